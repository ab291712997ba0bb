import { useMemo } from 'react';
import styled from 'styled-components';
import { formatRange } from '@back-office/shared/format';
import { media } from '@back-office/shared/theme';
import { Card, FailurePanel, Skeleton, useDelayed } from '@back-office/shared/ui';
import { salesBars } from '../../domain/salesBars';
import type { SalesReport } from '../../domain/salesReport';
import type { SummaryView } from '../../domain/summaryView';
import { useChartCode } from './useChartCode';

interface SummaryChartProps {
  readonly report: SalesReport;
  readonly view: SummaryView;
}

/** Pixels of the bars, and of the line of names above them where there is one. */
const height = 320;
const keyHeight = 30;

/** Total sales as bars: by time, by group, by both, or what they are made of. */
export function SummaryChart({ report, view }: SummaryChartProps) {
  const { granularity, filters } = view;
  const bars = useMemo(() => salesBars(report, granularity, filters.groupBy), [report, granularity, filters.groupBy]);
  const { SalesBarChart, hasFailed, retry } = useChartCode();
  return (
    <Card title={bars.title} scope={formatRange(report.range)}>
      <Place $hasKey={bars.series.length > 1 || report.baseline !== undefined}>
        {SalesBarChart && <SalesBarChart bars={bars} baseline={report.baseline} height={height} />}
        {!SalesBarChart && !hasFailed && <Waiting />}
        {hasFailed && (
          <FailurePanel
            title="The chart could not be loaded"
            cause="Check the connection and try again. The figures stand below, and in the Table view."
            onRetry={retry}
          />
        )}
      </Place>
    </Card>
  );
}

function Waiting() {
  const isLate = useDelayed();
  return (
    <div role="status" aria-label="Loading">
      {isLate && <Skeleton height={height} />}
    </div>
  );
}

/** Held while the chart is on its way. */
const Place = styled.div<{ readonly $hasKey: boolean }>`
  min-height: ${(props) => height + (props.$hasKey ? keyHeight : 0)}px;

  ${media.print} {
    min-height: 0;
  }
`;
