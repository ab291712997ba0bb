import { useMemo } from 'react';
import { EmptyChart, textInstead, type BarChartProps } from './BarChart';
import { BarDrawing } from './BarDrawing';
import type { BarCategory } from './barStack';
import type { ChartPart } from './parts';

/** One value for each step of time, joined by a line. The axis contains zero. */
export interface LineChartProps extends Pick<
  BarChartProps,
  'label' | 'formatValue' | 'formatShort' | 'speakValue' | 'empty' | 'height'
> {
  /** Name of the values: `Net sales`. */
  readonly series: string;
  /** The points from left to right. Pass the same array on every render while it does not change. */
  readonly points: readonly LinePoint[];
}

/** The line leads to a period that is shown in part in dashes. */
type LinePoint = ChartPart & Pick<BarCategory, 'isPart'>;

export function LineChart({ series, points, empty, height = 280, ...rest }: LineChartProps) {
  const categories = useMemo(() => points.map(({ value, ...point }) => ({ ...point, values: [value] })), [points]);
  const names = useMemo(() => [series], [series]);
  const text = textInstead(categories, empty);
  if (text !== undefined) return <EmptyChart label={rest.label} text={text} height={height} />;
  return <BarDrawing {...rest} series={names} categories={categories} height={height} isLine />;
}
