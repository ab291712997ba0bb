import { negated, notInFiles, sumOf, unknown } from '@back-office/shared/format';
import styled from 'styled-components';
import type { DrawnChart } from '../../domain/builtReport/builtReport';
import { color, space, text, weight } from '@back-office/shared/theme';
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
      <Nothing>{empty}</Nothing>
    ) : (
      <PointsTable chart={chart} formatValue={formats.formatValue} />
    );
  // Deductions are negative: their sizes share the ring.
  const isDeduction = total !== unknown && total < 0;
  const sizes = isDeduction ? points.map((point) => ({ ...point, value: negated(point.value) })) : points;
  return (
    <Beside>
      <PieChart label={title} parts={sizes} formatValue={formats.speakValue}>
        <Name>{figure}</Name>
        <Total>{total === unknown ? notInFiles : formats.formatShort(total)}</Total>
      </PieChart>
      {points.length === 0 ? <Nothing>{empty}</Nothing> : legend}
    </Beside>
  );
}

const empty = 'No sales in this time period';

function barsOf(points: DrawnChart['points']) {
  return points.map(({ name, value, isPart }) => ({ name, values: [value], isPart }));
}

const Beside = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Name = styled.div`
  ${text.xs}
  color: ${color.textMuted};
`;

const Total = styled.div`
  ${text.md}
  font-weight: ${weight.strong};
`;

const Nothing = styled.p`
  padding: ${space[4]};
  color: ${color.textMuted};
  text-align: center;
`;
