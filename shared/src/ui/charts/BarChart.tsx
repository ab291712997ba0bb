import styled from 'styled-components';
import { color, text } from '../../theme/theme';
import { BarDrawing } from './BarDrawing';
import type { BarCategory } from './barStack';

/** One bar for each category, with one value or several stacked values. Values below zero go below the line. */
export interface BarChartProps {
  /** Name of the chart: `Net sales by day`. */
  readonly label: string;
  /** Names of the series: one, or up to six that are stacked, in the order of the colors. */
  readonly series: readonly string[];
  /**
   * The bars from left to right, each with one value per series. Pass the same array on every render while it does not
   * change.
   */
  readonly categories: readonly BarCategory[];
  /** Name of the sum of a stack, shown with its parts: `Total sales`. */
  readonly totalName?: string | undefined;
  /** Name of the `compared` values, which are drawn as a line across the bar: `Prior week`. */
  readonly comparison?: string | undefined;
  /** Formats an exact value, for the tooltip: `formatMoney`. */
  readonly formatValue: (value: number) => string;
  /** Formats a value in little space, on the axis and the bars: `shortMoney`. A function at module scope. */
  readonly formatShort: (value: number) => string;
  /** Formats an exact value for screen readers: `spokenMoney`. A function at module scope. */
  readonly speakValue: (value: number) => string;
  /** Replaces the bars while every value is zero: `No sales in this time period`. */
  readonly empty: string;
  /** Height in pixels, without the key above it. */
  readonly height?: number | undefined;
}

export function BarChart({ height = 280, empty, ...rest }: BarChartProps) {
  const isEmpty = rest.categories.every(
    ({ values, compared = 0 }) => compared === 0 && values.every((value) => value === 0),
  );
  if (!isEmpty) return <BarDrawing {...rest} height={height} />;
  return <EmptyChart label={rest.label} text={empty} height={height} />;
}

interface EmptyChartProps {
  readonly label: string;
  readonly text: string;
  readonly height: number;
}

/** Stands where the chart would be. */
export function EmptyChart({ label, text: message, height }: EmptyChartProps) {
  return (
    <figure aria-label={label}>
      <Empty style={{ minHeight: height }}>{message}</Empty>
    </figure>
  );
}

const Empty = styled.p`
  display: grid;
  place-items: center;
  ${text.sm}
  color: ${color.textMuted};
`;
