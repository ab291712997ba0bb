import { useMemo } from 'react';
import styled from 'styled-components';
import { H2 } from '@back-office/shared/area';
import { formatRange, type DayRange } from '@back-office/shared/format';
import { gridStyle, media, space } from '@back-office/shared/theme';
import { Button, Card, Grid, Notice, Text } from '@back-office/shared/ui';
import { ownWidth } from '../../../parts/FiguresBlock';
import { ReportFilterBar } from '../../../parts/ReportFilterBar';
import { flowAddress } from '../domain/addresses';
import { deferredControls, displayControl } from '../domain/deferredParams';
import { earlierStory, shownDays, shownStory, spanOf, type Scenario } from '../domain/scenario';
import { scenarioReport, type ScenarioReport, type ScenarioSection } from '../domain/scenarioReport';
import { scenarioRollForward } from '../domain/rollForward';
import { noteOf, outsideNotice, scopeOf } from '../domain/scenarioTexts';
import { useDeferredSales } from '../state/DeferredSalesProvider';
import { OpenedDetails } from './details/OpenedDetails';
import { RollForwardCard } from './roll-forward/RollForwardCard';
import { CollectedDrawing } from './deferredParts';
import { ScenarioGrid } from './report/ScenarioGrid';
import { SectionCard } from './report/SectionCard';

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

interface ScenarioFiguresProps {
  readonly scenario: Scenario;
  readonly report: ScenarioReport;
}

/** The same figures as a table, in columns or by time, as a chart or as a gauge. */
function ScenarioFigures({ scenario, report }: ScenarioFiguresProps) {
  const { view, choose } = useDeferredSales();
  const { display, granularity, groupBy, scope } = view;
  if (display === 'Table') {
    if (granularity === 'Summary') return <ScenarioColumns scenario={scenario} report={report} />;
    return (
      <ScenarioGrid
        // The key closes the groups of other rows.
        key={[report.id, granularity, groupBy].join()}
        scenario={scenario}
        report={report}
        granularity={granularity}
      />
    );
  }
  return (
    <Card title="Total collected" scope={formatRange(spanOf(report.days))}>
      <Space $height={display === 'Chart' ? 320 : 200}>
        <CollectedDrawing
          rows={report.rows}
          range={scope.range}
          granularity={granularity}
          groupBy={groupBy}
          display={display}
          onFailed={() => choose(displayControl, 'Table')}
        />
      </Space>
    </Card>
  );
}

interface ScenarioColumnsProps {
  readonly scenario: Scenario;
  readonly report: ScenarioReport;
}

/** Sales and payments beside each other, below each other where there is no room. */
function ScenarioColumns({ scenario, report }: ScenarioColumnsProps) {
  const columns: readonly (readonly [title: string, sections: readonly ScenarioSection[]])[] = [
    ['Sales', report.salesSections],
    ['Payments', report.paymentSections],
  ];
  return (
    <Container>
      <Columns>
        {columns.map(([title, sections]) => (
          <Grid as="section" gap={3} shrink key={title}>
            <Text as={H2} size="lg">
              {title}
            </Text>
            {sections.map((section, index) => (
              <SectionCard
                key={index}
                section={section}
                name={section.title || (section.lines.length > 0 ? title : `${title}, total`)}
                scenario={scenario}
              />
            ))}
          </Grid>
        ))}
      </Columns>
    </Container>
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

/** Reserved until the drawing is loaded. */
const Space = styled.div<{ readonly $height: number }>`
  min-height: ${(props) => props.$height}px;
`;

const Container = styled.div`
  ${ownWidth}
`;

const Columns = styled.div`
  ${gridStyle({ gap: 6, columns: 'repeat(2, minmax(0, 1fr))', align: 'start' })}

  @container (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
