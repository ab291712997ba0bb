import { useMemo } from 'react';
import { formatRange } from '@back-office/shared/format';
import { Card } from '@back-office/shared/ui';
import type { LedgerReport } from '../../../domain/reports/askReport';
import { drawnChart, isTimeChart } from '../../../domain/reports/chartPoints';
import { LoadedChart } from '../../../parts/built-report/ChartCard';

/** Groups beyond the largest are one bar; days and hours are all drawn. */
const maxBars = 20;

/** The chart of a report: one figure by its outermost group. */
export function ReportChart({ report: { result, range } }: { readonly report: LedgerReport }) {
  const chart = useMemo(() => {
    const [drawn] = result.definition.charts;
    return drawn && drawnChart(drawn, result.definition.groupBy[0], result, isTimeChart(result) ? Infinity : maxBars);
  }, [result]);
  if (!chart) return null;
  return (
    <Card title={chart.title} scope={formatRange(range)}>
      <LoadedChart chart={chart} otherwise=" The figures are also in the table below." />
    </Card>
  );
}
