import { addDays, dayCount, isDay, shiftRange, type Day, type DayRange } from '@back-office/shared/format';

/** What a report can be compared with. */
export const comparisons = ['None', 'Previous period', 'Same period last year'] as const;
export type Comparison = (typeof comparisons)[number];

/**
 * The days that a range is compared with, equally many: those right before it, or the same calendar dates one year
 * earlier. A range that starts on February 29 is compared from February 28.
 */
export function baselineOf(range: DayRange, comparison: Comparison): DayRange | undefined {
  if (comparison === 'None') return undefined;
  if (comparison === 'Previous period') return shiftRange(range, -1);
  const from = oneYearEarlier(range.from);
  return { from, to: addDays(from, dayCount(range) - 1) };
}

function oneYearEarlier(day: Day): Day {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  const same = `${year}${day.slice(4)}`;
  return isDay(same) ? same : `${year}-02-28`;
}
