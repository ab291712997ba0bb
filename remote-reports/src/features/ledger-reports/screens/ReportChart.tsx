import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { formatRange } from '@back-office/shared/format';
import { loadOnce } from '@back-office/shared/loading';
import { media } from '@back-office/shared/theme';
import { Card, FailurePanel, Skeleton, useDelayed } from '@back-office/shared/ui';
import type { LedgerReport } from '../../../domain/reports/askReport';
import { chartPoints, chartTitle, isTimeChart } from '../../../domain/reports/chartPoints';
import { fieldOf } from '../../../domain/reports/fields';

/** Pixels. */
const height = 300;
/** Groups beyond the largest are one bar; days and hours are all drawn. */
const maxBars = 20;

const chartCode = loadOnce(() => import(/* webpackChunkName: "report-bars" */ './ReportBars'));

/** The chart of a report: one figure by its outermost group. */
export function ReportChart({ report: { result, scope } }: { readonly report: LedgerReport }) {
  const { definition } = result;
  const [chart] = definition.charts;
  const code = useSyncExternalStore(chartCode.subscribe, chartCode.current);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  const points = useMemo(
    () => (chart ? chartPoints(result, chart.figure, isTimeChart(result) ? Infinity : maxBars) : []),
    [result, chart],
  );

  useEffect(() => {
    let isUnmounted = false;
    chartCode.load().catch((cause: unknown) => {
      console.error('The chart of the report could not be loaded.', cause);
      if (!isUnmounted) setFailed(attempt);
    });
    return () => {
      isUnmounted = true;
    };
  }, [attempt]);

  if (!chart) return null;
  const title = chartTitle(chart, definition.groupBy[0]);
  return (
    <Card title={title} scope={formatRange(scope.dateRange)}>
      <Frame>
        {code && <code.ReportBars title={title} figure={fieldOf(chart.figure)} points={points} height={height} />}
        {!code && failed !== attempt && <Loading />}
        {!code && failed === attempt && (
          <FailurePanel
            title="The chart could not be loaded"
            cause="Check your connection and try again. The figures are also in the table below."
            onRetry={() => setAttempt(attempt + 1)}
          />
        )}
      </Frame>
    </Card>
  );
}

function Loading() {
  const isLate = useDelayed();
  return (
    <div role="status" aria-label="Loading">
      {isLate && <Skeleton height={height} />}
    </div>
  );
}

/** Reserves the height while the chart loads. */
const Frame = styled.div`
  min-height: ${height}px;

  ${media.print} {
    min-height: 0;
  }
`;
