import styled from 'styled-components';
import { formatRange } from '@back-office/shared/format';
import { Card, Grid, Text } from '@back-office/shared/ui';
import { gridStyle, media } from '@back-office/shared/theme';
import { spanOf, type Scenario } from '../../domain/scenario';
import type { ScenarioReport, ScenarioSection } from '../../domain/scenarioReport';
import { displayControl } from '../../domain/deferredParams';
import { useDeferredSales } from '../../state/DeferredSalesProvider';
import { CollectedDrawing } from '../deferredParts';
import { ScenarioGrid } from './ScenarioGrid';
import { SectionCard } from './SectionCard';

interface ScenarioFiguresProps {
  readonly scenario: Scenario;
  readonly report: ScenarioReport;
}

/** The same figures as a table, in columns or by time, as a chart or as a gauge. */
export function ScenarioFigures({ scenario, report }: ScenarioFiguresProps) {
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
            <Text as="h2" size="lg">
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

/** Reserved until the drawing is loaded. */
const Space = styled.div<{ readonly $height: number }>`
  min-height: ${(props) => props.$height}px;
`;

const Container = styled.div`
  container-type: inline-size;

  ${media.print} {
    container-type: normal;
  }
`;

const Columns = styled.div`
  ${gridStyle({ gap: 6, columns: 'repeat(2, minmax(0, 1fr))', align: 'start' })}

  @container (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
