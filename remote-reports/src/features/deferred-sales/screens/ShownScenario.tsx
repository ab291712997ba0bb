import { useMemo } from 'react';
import styled from 'styled-components';
import { formatRange, type DayRange } from '@back-office/shared/format';
import { gridStyle, media, space } from '@back-office/shared/theme';
import { Button, Notice } from '@back-office/shared/ui';
import { ReportFilterBar } from '../../../parts/ReportFilterBar';
import { flowAddress } from '../domain/addresses';
import { deferredControls } from '../domain/deferredParams';
import { earlierStory, shownDays, shownStory, spanOf, type Scenario } from '../domain/scenario';
import { scenarioReport } from '../domain/scenarioReport';
import { scenarioRollForward } from '../domain/rollForward';
import { noteOf, outsideNotice, scopeOf } from '../domain/scenarioTexts';
import { useDeferredSales } from '../state/DeferredSalesProvider';
import { OpenedDetails } from './details/OpenedDetails';
import { ScenarioFigures } from './report/ScenarioFigures';
import { RollForwardCard } from './roll-forward/RollForwardCard';

/** The report of a scenario: filters, figures, and the roll-forward. */
export function ShownScenario({ scenario }: { readonly scenario: Scenario }) {
  const { view, params, choices, choose, setRange } = useDeferredSales();
  const { scope, groupBy } = view;
  const report = useMemo(() => scenarioReport(scenario, scope, groupBy), [scenario, scope, groupBy]);
  const rollForward = useMemo(
    () => scenarioRollForward(earlierStory(scenario, scope.range), shownStory(scenario, scope.range)),
    [scenario, scope.range],
  );
  const days = spanOf(shownDays(scenario, scope.range));
  return (
    <Parts>
      <ReportFilterBar filters={deferredControls} choices={choices} range={scope.range} onChoose={choose} />
      <OutsideNotice scenario={scenario} range={scope.range} onShow={setRange} />
      <ScenarioFigures scenario={scenario} report={report} />
      <Notice tone="info">{noteOf(scenario, report, scope.range)}</Notice>
      <RollForwardCard
        title="Roll-forward of the scenario"
        scope={formatRange(days)}
        rollForward={rollForward}
        linkOf={(column, step) => flowAddress(column, step, params)}
      />
      <OpenedDetails scenario={scenario} rows={report.rows} scope={scopeOf(view, days)} />
    </Parts>
  );
}

interface OutsideNoticeProps {
  readonly scenario: Scenario;
  readonly range: DayRange;
  readonly onShow: (range: DayRange) => void;
}

/** Says why the figures are not those of the date range, and offers the dates of the scenario. */
function OutsideNotice({ scenario, range, onShow }: OutsideNoticeProps) {
  const text = outsideNotice(scenario, range);
  if (text === undefined) return null;
  const days = spanOf(shownDays(scenario, range));
  return (
    <Notice
      tone="notice"
      action={
        <Button variant="link" size="small" onClick={() => onShow(days)}>
          Show {formatRange(days)}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

const Parts = styled.div`
  ${gridStyle({ gap: 4 })}

  > * {
    min-width: 0;
  }

  ${media.print} {
    display: block;

    > * + * {
      margin-top: ${space[3]};
    }
  }
`;
