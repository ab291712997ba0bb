import { useEffect, useMemo, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { formatRange } from '@back-office/shared/format';
import { useLedgerFacts } from '@back-office/shared/ledger';
import { boxStyle } from '@back-office/shared/theme';
import { Card, FailurePanel, Skeleton, useDelayed } from '@back-office/shared/ui';
import type { MoneyBarChartProps } from '../../../../parts/MoneyBarChart';
import { salesBars } from '../../domain/salesBars';
import type { SalesReport } from '../../domain/salesReport';

interface SummaryChartProps {
  readonly report: SalesReport;
}

/** Pixels of the bars, and of the legend above them. */
const height = 320;
const legendHeight = 30;

/** Total sales as bars by time, by group, by both, or by component. */
export function SummaryChart({ report }: SummaryChartProps) {
  const told = useLedgerFacts()?.unknown;
  const bars = useMemo(() => salesBars(report, told), [report, told]);
  const { MoneyBarChart, hasFailed, retry } = useChartCode();
  return (
    <Card title={bars.title} scope={formatRange(report.range)}>
      <Frame $hasLegend={bars.series.length > 1 || report.baselineName !== undefined}>
        {MoneyBarChart && (
          <MoneyBarChart {...bars} totalName="Total sales" comparison={report.baselineName} height={height} />
        )}
        {!MoneyBarChart && !hasFailed && <Loading />}
        {hasFailed && (
          <FailurePanel
            title="The chart could not be loaded"
            cause="Check your connection and try again. The figures are also listed below and in the Table view."
            onRetry={retry}
          />
        )}
      </Frame>
    </Card>
  );
}

interface ChartCode {
  readonly MoneyBarChart: ComponentType<MoneyBarChartProps>;
}

let loaded: ChartCode | undefined;

/** The chart component, once its chunk is loaded. `retry` loads the chunk again after a failure. */
function useChartCode() {
  const [code, setCode] = useState(loaded);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    if (loaded) return;
    let isUnmounted = false;
    import(/* webpackChunkName: "sales-chart" */ '../../../../parts/MoneyBarChart').then(
      (chunk) => {
        loaded = chunk;
        if (!isUnmounted) setCode(chunk);
      },
      (cause: unknown) => {
        console.error('The sales summary chart could not be loaded.', cause);
        if (!isUnmounted) setFailed(attempt);
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [attempt]);

  return { MoneyBarChart: code?.MoneyBarChart, hasFailed: failed === attempt, retry: () => setAttempt(failed + 1) };
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
const Frame = styled.div<{ readonly $hasLegend: boolean }>`
  min-height: ${(props) => height + (props.$hasLegend ? legendHeight : 0)}px;
  ${boxStyle({ print: { minHeight: '0px' } })}
`;
