import styled from 'styled-components';
import { ListChecks } from 'lucide-react';
import { useIdle } from '@back-office/shared/loading';
import { formatRange } from '@back-office/shared/format';
import { useIsSampleLedger } from '@back-office/shared/ledger';
import { LedgerNotices, useSampleRevision } from '@back-office/shared/ledger/notices';
import { grows, media, notOnPaper, size } from '@back-office/shared/theme';
import { Badge, ButtonLink, Card, EmptyState, Row, Screen } from '@back-office/shared/ui';
import { PrintedScope, RangeNote, RangeStepper } from '../../../parts/ReportHeader';
import { DeferredSalesProvider, useDeferredSales } from '../state/DeferredSalesProvider';
import { defaultDeferredRange, withScenario } from '../domain/deferredParams';
import { printedView } from '../../../domain/scopeText';
import { scopeOf } from '../domain/scenarioTexts';
import { preloadParts } from './deferredParts';
import { QuickSelects } from './QuickSelects';
import { ScenarioNav } from './nav/ScenarioNav';
import { ScenarioPicker } from './nav/ScenarioPicker';
import { ShownScenario } from './ShownScenario';
import { StoreRollForward } from './roll-forward/StoreRollForward';
import { scenarioGroups } from '../domain/scenarioGroups';

/** Deferred sales by scenario, and those of the store. The rules are in docs/product/deferred-sales.md. */
export function DeferredSalesScreen() {
  useIdle(preload);
  return (
    <DeferredSalesProvider>
      <Row align="start" print={{ block: true }}>
        <ScenarioNav />
        <Content>
          <Report />
        </Content>
      </Row>
    </DeferredSalesProvider>
  );
}

function Report() {
  const { view, setRange, selectDays, rangeNotice, clearRange } = useDeferredSales();
  const sampleRevision = useSampleRevision();
  // The scenarios are examples; only the sample has the same days in its roll-forward.
  const isSample = useIsSampleLedger();
  const { scenario, scope } = view;
  const context = scenario?.description ?? 'Money collected before a sale is complete';
  return (
    <Screen
      title={scenario?.title ?? 'Deferred Sales'}
      tag={
        <>
          <Badge tone="accent">Beta</Badge>
          {scenario && !isSample && <Badge tone="neutral">Example</Badge>}
        </>
      }
      context={
        <>
          {[context, scenario ? undefined : sampleRevision].filter(Boolean).join(' · ')}
          <PrintedScope>
            {scenario ? printedView(scopeOf(view, scope.range), view) : formatRange(scope.range)}
          </PrintedScope>
        </>
      }
      actions={
        <Stepper>
          <RangeStepper value={scope.range} onChange={setRange} />
          <RangeNote value={scope.range} onChange={setRange} sample={sampleDays} />
        </Stepper>
      }
    >
      <ScenarioPicker />
      {(isSample || scenario) && <QuickSelects range={scope.range} onSelect={selectDays} />}
      <LedgerNotices range={rangeNotice} onDismissRange={clearRange} shown={scenario ? undefined : scope.range} />
      {scenario ? (
        <ShownScenario scenario={scenario} />
      ) : (
        <>
          <SelectScenario />
          <StoreRollForward range={scope.range} />
        </>
      )}
    </Screen>
  );
}

const sampleDays = { label: 'Sample days', range: defaultDeferredRange };

function preload() {
  void preloadParts();
}

/** Until a scenario is selected: what there is, and the scenarios of the chosen group. */
function SelectScenario() {
  const { view, params } = useDeferredSales();
  const isSample = useIsSampleLedger();
  const group = view.group ?? scenarioGroups.find(({ kind }) => kind === view.kind);
  return (
    <Choice>
      <Card>
        <EmptyState
          icon={<ListChecks />}
          title="Select a Scenario"
          hint={[group?.description, !isSample && 'Scenarios are examples, not sales of your shop.']
            .filter(Boolean)
            .join('. ')}
          actions={group?.scenarios.map(({ id, title }) => (
            <ButtonLink key={id} to={`?${withScenario(params, id).toString()}`}>
              {title}
            </ButtonLink>
          ))}
        />
      </Card>
    </Choice>
  );
}

/** Paper has nothing to choose from. */
const Choice = styled.div`
  ${notOnPaper}
`;

const Content = styled.div`
  ${grows}
`;

const Stepper = styled.div`
  display: grid;
  justify-items: end;
  gap: 4px;
  min-width: 0;

  ${media.phone} {
    width: calc(100vw - 2 * ${size.gutter});

    > :last-child {
      justify-self: start;
    }
  }
`;
