import { useMemo } from 'react';
import { formatCount, formatRange } from '@back-office/shared/format';
import { Card, Text } from '@back-office/shared/ui';
import type { LedgerReport } from '../../../domain/reports/askReport';
import { drawnChart, isTimeChart, withoutLargeOthers } from '../../../domain/reports/chartPoints';
import { numberText } from '@back-office/shared/ledger';
import { LoadedChart } from '../../../parts/built-report/ChartCard';

/** Groups beyond the largest are one bar; days and hours are all drawn. */
const maxBars = 20;

/** The chart of a report: one figure by its outermost group. */
export function ReportChart({ report: { result, range } }: { readonly report: LedgerReport }) {
  const [chart, others] = useMemo(() => {
    const [drawn] = result.definition.charts;
    if (!drawn) return [];
    const points = isTimeChart(result) ? Infinity : maxBars;
    return withoutLargeOthers(drawnChart(drawn, result.definition.groupBy[0], result, points));
  }, [result]);
  if (!chart) return null;
  return (
    <Card title={chart.title} scope={formatRange(range)}>
      <LoadedChart chart={chart} otherwise=" The figures are also in the table below." />
      {others && (
        <Text as="p" size="xs" tone="muted" above={2}>
          {`The ${chart.points.length} largest of ${formatCount(result.rows.length)}. All others together: ${numberText(chart.unit, others.value)}`}
        </Text>
      )}
    </Card>
  );
}
