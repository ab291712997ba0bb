import { sumOf, type Unknown } from '@back-office/shared/format';

/** A bar of the chart, with one value or several stacked values. */
export interface BarCategory {
  readonly name: string;
  /** Whole numbers (cents or counts), one per series. A bar with an unknown one is a gap. */
  readonly values: readonly (number | Unknown)[];
  /** A period that is shown in part, such as a week that is still running: drawn hatched. Its name says which part. */
  readonly isPart?: boolean | undefined;
  /** The value it is compared with. */
  readonly compared?: number | Unknown | undefined;
  /** Why one of them is unknown. */
  readonly reason?: string | undefined;
}

/** The values that are drawn. */
export function drawnValues(values: BarCategory['values']): readonly number[] {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === values.length ? known : [];
}

/** From `low` to `high`, in values; one of them is the end further from zero. */
export interface BarSegment {
  /** Index of its series, which sets its color. */
  readonly index: number;
  readonly low: number;
  readonly high: number;
  /** The outermost segment on its side, whose end is rounded. */
  readonly isEnd: boolean;
}

/**
 * Values above zero stack up from zero, those below zero stack down, in the order of the series. Zero has no segment.
 */
export function stackOf(values: readonly number[]): readonly BarSegment[] {
  const ends = { up: values.findLastIndex((value) => value > 0), down: values.findLastIndex((value) => value < 0) };
  let top = 0;
  let bottom = 0;
  return values.flatMap((value, index) => {
    if (value === 0) return [];
    const isEnd = index === ends.up || index === ends.down;
    if (value < 0) return [{ index, high: bottom, low: (bottom += value), isEnd }];
    return [{ index, low: top, high: (top += value), isEnd }];
  });
}

export interface Extent {
  readonly low: number;
  readonly high: number;
}

/** How far a stack extends below and above zero. */
export function reachOf(values: readonly number[]): Extent {
  const sum = (side: (value: number) => boolean) => values.filter(side).reduce((total, value) => total + value, 0);
  return { low: sum((value) => value < 0), high: sum((value) => value > 0) };
}

/** The range of the axis: it contains every stack, every comparison, and zero. */
export function extentOf(categories: readonly BarCategory[]): Extent {
  let low = 0;
  let high = 0;
  for (const { values, compared } of categories) {
    const reach = reachOf(drawnValues(values));
    const line = typeof compared === 'number' ? compared : 0;
    low = Math.min(low, reach.low, line);
    high = Math.max(high, reach.high, line);
  }
  return { low, high };
}

export function totalOf({ values }: Pick<BarCategory, 'values'>): number | Unknown {
  return sumOf(values);
}
