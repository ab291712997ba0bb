import styled from 'styled-components';
import { notInFiles, unknown, type Unknown } from '@back-office/shared/format';
import { centered, textStyle } from '@back-office/shared/theme';
import { BarDrawing } from './BarDrawing';
import { drawnValues, totalOf, type BarCategory } from './barStack';
import { withReasons } from './parts';

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
  readonly formatValue: (value: number | Unknown) => string;
  /** Formats a value in little space, on the axis and the bars: `shortMoney`. A function at module scope. */
  readonly formatShort: (value: number) => string;
  /** Formats an exact value for screen readers: `spokenMoney`. A function at module scope. */
  readonly speakValue: (value: number | Unknown) => string;
  /** Replaces the bars while every value is zero: `No sales in this time period`. */
  readonly empty: string;
  /** Height in pixels, without the key above it. */
  readonly height?: number | undefined;
}

export function BarChart({ height = 280, empty, ...rest }: BarChartProps) {
  const text = textInstead(rest.categories, empty);
  if (text === undefined) return <BarDrawing {...rest} height={height} />;
  return <EmptyChart label={rest.label} text={text} height={height} />;
}

/** What stands in place of a chart that has nothing to draw, because everything is zero or unknown. */
export function textInstead(categories: readonly BarCategory[], empty: string): string | undefined {
  const values = categories.flatMap((category) => [totalOf(category), category.compared ?? 0]);
  if (categories.some(({ values }) => drawnValues(values).some((value) => value !== 0))) return undefined;
  if (values.some((value) => value !== 0 && value !== unknown)) return undefined;
  return values.includes(unknown) ? withReasons(notInFiles, categories) : empty;
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
  ${centered}
  ${textStyle({ size: 'sm', tone: 'muted' })}
`;
