import {
  addDays,
  formatRange,
  maxRangeDays,
  rangeProblemOf,
  type Day,
  type DayRange,
} from '@back-office/shared/format';

/** The days that are searched, and how to say so to the merchant. */
export interface SearchedPeriod {
  readonly range: DayRange;
  readonly note: string;
}

/** Keeps a search fast at a high `?volume=`: fewer days are searched then, at least one. */
const maxSearchedRows = 20_000;
const maxRowsPerDay = 4;

/** The longest range that a list of transactions shows, up to today. */
export function searchedPeriod(today: Day, volume: number): SearchedPeriod {
  return lastDays(today, Math.min(maxRangeDays, Math.max(1, Math.floor(maxSearchedRows / (maxRowsPerDay * volume)))));
}

/** Another source may have a thousand times as many transactions a day, so fewer days are searched. */
const daysOfOtherSource = 90;

/** The period on screen, if one can be shown. */
export function searchedPeriodOfSource(today: Day, onScreen: DayRange | undefined): SearchedPeriod {
  if (!onScreen || rangeProblemOf(onScreen.from, onScreen.to) !== undefined) return lastDays(today, daysOfOtherSource);
  return { range: onScreen, note: `In the period on screen, ${formatRange(onScreen)}` };
}

function lastDays(today: Day, days: number): SearchedPeriod {
  const range = { from: addDays(today, 1 - days), to: today };
  const span = days === maxRangeDays ? 'three years' : `${days} days`;
  return { range, note: `In ${days === 1 ? 'today’s sales' : `the last ${span}`}, ${formatRange(range)}` };
}
