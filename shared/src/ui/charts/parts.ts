import {
  joinReasons,
  largestRemainder,
  negated,
  notInFiles,
  sumOf,
  unknown,
  type Unknown,
} from '@back-office/shared/format';
import { color } from '@back-office/shared/theme';

/** One part of a whole. */
export interface ChartPart {
  readonly name: string;
  /** Whole cents, or a count. A negative value reduces the whole and is not drawn. */
  readonly value: number | Unknown;
  /** Why the value is unknown: `Your files do not hold taxes.` */
  readonly reason?: string | undefined;
}

/** Words about values that are unknown, and why they are: `Not in your files: Taxes. Your files do not hold taxes.` */
export function withReasons(words: string, parts: readonly Pick<ChartPart, 'reason'>[]): string {
  const reasons = joinReasons(parts.map(({ reason }) => reason));
  return reasons === '' ? words : `${words}. ${reasons}`;
}

export function wholeOf(parts: readonly ChartPart[]): number | Unknown {
  return sumOf(parts.map(({ value }) => value));
}

/**
 * The shares of the parts in the whole, 0.906 for `90.6%`, rounded to one decimal so that all of a whole add up to
 * exactly 100.0%; NaN, shown as `N/A`, if the whole is zero or a value is unknown. In a larger whole, they add up to it with what they leave.
 */
export function sharesOf(parts: readonly ChartPart[], whole = wholeOf(parts)): readonly number[] {
  const values = [...parts.map(({ value }) => value), sumOf([whole, negated(wholeOf(parts))])];
  const known = values.filter((value) => value !== unknown);
  if (known.length < values.length) return parts.map(() => NaN);
  return largestRemainder(known)
    .slice(0, parts.length)
    .map((percent) => percent / 100);
}

/**
 * What to say in place of a ring that would say nothing, because fewer than two parts have an arc. `undefined` if there
 * is something to draw.
 */
export function wordsForRing(parts: readonly ChartPart[]): string | undefined {
  const missing = parts.filter(({ value }) => value === unknown);
  if (missing.length > 0 && missing.every(({ reason }) => reason !== undefined))
    return joinReasons(missing.map(({ reason }) => reason));
  if (missing.length > 0) return withReasons(`${notInFiles}: ${missing.map(({ name }) => name).join(', ')}`, missing);
  const [only, ...more] = parts.filter(({ value }) => Number(value) > 0);
  if (more.length > 0) return undefined;
  if (!only) return 'No part is above zero.';
  return parts.some(({ value }) => Number(value) < 0)
    ? `Only ${only.name} is above zero.`
    : `All of it is ${only.name}.`;
}

/** `Total sales: Net sales $2,253.15, Taxes $153.38` */
export function describeParts(
  label: string,
  parts: readonly ChartPart[],
  formatValue: (value: number | Unknown) => string,
): string {
  const texts = parts.map(({ name, value }) => `${name} ${formatValue(value)}`);
  return texts.length === 0 ? label : `${label}: ${texts.join(', ')}`;
}

const seriesColors = [color.chart1, color.chart2, color.chart3, color.chart4, color.chart5, color.chart6] as const;

/** The color of a series or part by index. There are six colors: group further parts before drawing. */
export function seriesColor(index: number): string {
  return seriesColors[index] ?? color.chart6;
}

/** The color of the values that the series are compared with. */
export const comparisonColor = color.text;
