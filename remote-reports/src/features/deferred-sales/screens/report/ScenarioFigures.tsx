import styled from 'styled-components';
import { formatRange } from '@back-office/shared/format';
import { Card } from '@back-office/shared/ui';
import { spanOf, type Scenario } from '../../domain/scenario';
import type { ScenarioReport } from '../../domain/scenarioReport';
import { displayControl } from '../../domain/deferredParams';
import { useDeferredSales } from '../../state/DeferredSalesProvider';
import { CollectedDrawing } from '../deferredParts';
import { ScenarioColumns } from './ScenarioColumns';
import { ScenarioGrid } from './ScenarioGrid';

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

/** Reserved until the drawing is loaded. */
const Space = styled.div<{ readonly $height: number }>`
  min-height: ${(props) => props.$height}px;
`;
