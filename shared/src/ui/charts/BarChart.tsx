import styled from 'styled-components';
import { color, text } from '../../theme/theme';
import { BarDrawing } from './BarDrawing';
import type { BarCategory } from './barStack';

/** One bar for each category, of one value or of several stacked; values below zero hang below the line. */
export interface BarChartProps {
  /** Name of the chart: `Net sales by day`. */
  readonly label: string;
  /** Names of the series, one or up to six that are stacked, in the order of the colours. */
  readonly series: readonly string[];
  /** The bars from left to right, each with one value for each series. Keep its identity between renders. */
  readonly categories: readonly BarCategory[];
  /** Name of the sum of a stack, to be told with its parts: `Total sales`. */
  readonly totalName?: string | undefined;
  /** Name of the categories' `compared` values, which are drawn as a line across the bar: `Prior week`. */
  readonly comparison?: string | undefined;
  /** An exact value, for the tooltip: `formatMoney`. */
  readonly formatValue: (value: number) => string;
  /** A value where there is little room, on the axis and the bars: `shortMoney`. A function of module scope. */
  readonly formatShort: (value: number) => string;
  /** An exact value for screen readers: `spokenMoney`. A function of module scope. */
  readonly speakValue: (value: number) => string;
  /** Stands in place of the bars while every value is zero: `No sales in this time period`. */
  readonly empty: string;
  /** Pixels, without the names of the series above it. */
  readonly height?: number | undefined;
}

export function BarChart({ height = 280, empty, ...rest }: BarChartProps) {
  const isEmpty = rest.categories.every(
    ({ values, compared = 0 }) => compared === 0 && values.every((value) => value === 0),
  );
  if (!isEmpty) return <BarDrawing {...rest} height={height} />;
  return (
    <figure aria-label={rest.label}>
      <Empty style={{ minHeight: height }}>{empty}</Empty>
    </figure>
  );
}

const Empty = styled.p`
  display: grid;
  place-items: center;
  ${text.sm}
  color: ${color.textMuted};
`;
