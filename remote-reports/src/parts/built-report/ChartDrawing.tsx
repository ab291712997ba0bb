import { useMemo } from 'react';
import { formatCount, negated, spokenMoney, sumOf, unknown, type Unknown } from '@back-office/shared/format';
import { numberText, unknownReason, useLedgerFacts } from '@back-office/shared/ledger';
import { Grid, Text } from '@back-office/shared/ui';
import { BarChart, ChartLegend, LineChart, PieChart, shortMoney } from '@back-office/shared/ui/charts';
import type { DrawnChart } from '../../domain/reports/chartPoints';
import { PointsTable } from './PointsTable';

export interface ChartDrawingProps {
  readonly chart: DrawnChart;
  /** Pixels. */
  readonly height: number;
}

/** A chart of a report. Loaded as a chunk of its own, together with the chart library. */
export function ChartDrawing({ chart, height }: ChartDrawingProps) {
  const { type, title, unit, figure } = chart;
  const points = useExplainedPoints(chart);
  const bars = useMemo(() => points.map(({ value, ...point }) => ({ ...point, values: [value] })), [points]);
  const formats = unit === 'money' ? moneyFormats : countFormats;
  const shared = { label: title, empty, height, ...formats };
  if (type === 'line') return <LineChart {...shared} series={figure} points={points} />;
  if (type === 'bar') return <BarChart {...shared} series={[figure]} categories={bars} />;
  const nothing = (
    <Text as="p" tone="muted" textAlign="center" pad={4}>
      {empty}
    </Text>
  );
  if (type === 'table')
    return points.length === 0 ? (
      nothing
    ) : (
      <PointsTable {...{ title, figure, points, height }} formatValue={formats.formatValue} />
    );
  const total = sumOf(points.map(({ value }) => value));
  // Deductions are negative: their sizes share the ring.
  const isDeduction = total !== unknown && total < 0;
  const sizes = isDeduction ? points.map((point) => ({ ...point, value: negated(point.value) })) : points;
  return (
    <Grid gap={4}>
      <PieChart label={title} parts={sizes} formatValue={formats.speakValue}>
        <Text as="div" size="xs" tone="muted">
          {figure}
        </Text>
        {total !== unknown && (
          <Text as="div" size="md" weight="strong">
            {inRing(total, formats)}
          </Text>
        )}
      </PieChart>
      {points.length === 0 ? (
        nothing
      ) : (
        <ChartLegend label={`${title}, figures`} rows={points} formatValue={formats.formatValue} />
      )}
    </Grid>
  );
}

/** The points of a chart; unknown ones say why. */
function useExplainedPoints({ points, measure, figures }: DrawnChart) {
  const told = useLedgerFacts()?.unknown;
  return useMemo(() => {
    const reason = measure && unknownReason(measure, figures, told);
    return points.map((point) => (point.value === unknown ? { ...point, reason } : point));
  }, [points, measure, figures, told]);
}

const empty = 'No sales in this time period';

/** Charts write amounts as money, everything else as numbers. */
/** More characters than this touch the ring. */
const maxInRing = 10;

/** The exact total if it has room. */
function inRing(total: number, { formatValue, formatShort }: typeof moneyFormats | typeof countFormats): string {
  const exact = formatValue(total);
  return exact.length <= maxInRing ? exact : formatShort(total);
}

const moneyFormats = {
  formatValue: (value: number | Unknown) => numberText('money', value),
  formatShort: shortMoney,
  speakValue: spokenMoney,
};
const countFormats = { formatValue: formatCount, formatShort: formatCount, speakValue: formatCount };
