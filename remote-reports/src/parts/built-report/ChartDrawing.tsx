import { negated, notInFiles, sumOf, unknown } from '@back-office/shared/format';
import type { DrawnChart } from '../../domain/builtReport/builtReport';
import { Grid, Text } from '@back-office/shared/ui';
import { BarChart, ChartLegend, LineChart, PieChart } from '@back-office/shared/ui/charts';
import { chartHeight } from './chartHeight';
import { PointsTable } from './PointsTable';
import { figureFormats } from './figureFormats';

export interface ChartDrawingProps {
  readonly chart: DrawnChart;
}

/** A chart of a report. Loaded as a chunk of its own, together with the chart library. */
export function ChartDrawing({ chart }: ChartDrawingProps) {
  const { type, title, unit, points, figure } = chart;
  const formats = figureFormats(unit);
  const shared = { label: title, empty, height: chartHeight, ...formats };
  if (type === 'line') return <LineChart {...shared} series={figure} points={points} />;
  if (type === 'bar') return <BarChart {...shared} series={[figure]} categories={barsOf(points)} />;
  const total = sumOf(points.map(({ value }) => value));
  const legend = <ChartLegend label={`${title}, figures`} rows={points} formatValue={formats.formatValue} />;
  if (type === 'table')
    return points.length === 0 ? (
      <Text as="p" tone="muted" textAlign="center" pad={4}>
        {empty}
      </Text>
    ) : (
      <PointsTable chart={chart} formatValue={formats.formatValue} />
    );
  // Deductions are negative: their sizes share the ring.
  const isDeduction = total !== unknown && total < 0;
  const sizes = isDeduction ? points.map((point) => ({ ...point, value: negated(point.value) })) : points;
  return (
    <Grid gap={4}>
      <PieChart label={title} parts={sizes} formatValue={formats.speakValue}>
        <Text as="div" size="xs" tone="muted">
          {figure}
        </Text>
        <Text as="div" size="md" weight="strong">
          {total === unknown ? notInFiles : formats.formatShort(total)}
        </Text>
      </PieChart>
      {points.length === 0 ? (
        <Text as="p" tone="muted" textAlign="center" pad={4}>
          {empty}
        </Text>
      ) : (
        legend
      )}
    </Grid>
  );
}

const empty = 'No sales in this time period';

function barsOf(points: DrawnChart['points']) {
  return points.map(({ name, value, isPart }) => ({ name, values: [value], isPart }));
}
