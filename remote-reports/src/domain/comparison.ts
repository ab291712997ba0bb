import { addDays, dayCount, isDay, shiftRange, type Cents, type Day, type DayRange } from '@back-office/shared/format';

/** What a report can be held against. */
export const comparisons = ['None', 'Previous period', 'Same period last year'] as const;
export type Comparison = (typeof comparisons)[number];

/**
 * The days a range is compared with, as many as it has: those right before it, or the same calendar dates a year
 * earlier. From 29 February the year before starts on the 28th.
 */
export function baselineOf(range: DayRange, comparison: Comparison): DayRange | undefined {
  if (comparison === 'None') return undefined;
  if (comparison === 'Previous period') return shiftRange(range, -1);
  const from = yearBefore(range.from);
  return { from, to: addDays(from, dayCount(range) - 1) };
}

/** The change as a share of the baseline's size, so that more returns count as a fall; `undefined` without a baseline (decision D16). */
export function changeOf(amount: Cents, before: Cents | undefined): number | undefined {
  if (before === undefined || before === 0) return undefined;
  return (amount - before) / Math.abs(before);
}

function yearBefore(day: Day): Day {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  const same = `${year}${day.slice(4)}`;
  return isDay(same) ? same : `${year}-02-28`;
}
