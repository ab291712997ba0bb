import { dayCount, firstDay, formatRange, isDay, lastDay, shortDayAndYear, type DayRange } from './day';
import { formatCount, shortened } from './numbers';

/** Longer reports would be unreadable, and would not fit into memory at high sales volumes. */
export const maxRangeDays = 1_100;

/** Why the days of an address cannot be shown. */
export interface RangeProblem {
  readonly reason: 'incomplete' | 'impossible day' | 'out of known days' | 'order' | 'too long';
  /** A sentence for merchants. `rangeNotice` adds what is shown instead. */
  readonly text: string;
}

/**
 * Checks the first and last day of an address, which are the same for a single day. `undefined` if they can be shown, or
 * if the address has neither.
 */
export function rangeProblemOf(from: string | null, to: string | null): RangeProblem | undefined {
  if (from === null && to === null) return undefined;
  if (from === null) return { reason: 'incomplete', text: 'The address has no start date.' };
  if (to === null) return { reason: 'incomplete', text: 'The address has no end date.' };
  const impossible = [from, to].find((day) => !isDay(day));
  if (impossible !== undefined)
    return { reason: 'impossible day', text: `“${shortened(impossible)}” in the address is not a date.` };
  if (from > to)
    return {
      reason: 'order',
      text: `The start date, ${shortDayAndYear(from)}, is after the end date, ${shortDayAndYear(to)}.`,
    };
  if (from < firstDay)
    return {
      reason: 'out of known days',
      text: `${shortDayAndYear(from)} is before ${shortDayAndYear(firstDay)}, the first day.`,
    };
  if (to > lastDay)
    return {
      reason: 'out of known days',
      text: `${shortDayAndYear(to)} is after ${shortDayAndYear(lastDay)}, the last day.`,
    };
  const days = dayCount({ from, to });
  if (days <= maxRangeDays) return undefined;
  const limit = `at most ${formatCount(maxRangeDays)} can be shown`;
  return { reason: 'too long', text: `${formatRange({ from, to })} has ${formatCount(days)} days, but ${limit}.` };
}

/** `“2025-06-31” in the address is not a date. Showing Jun 22 – 28, 2025 instead.` */
export function rangeNotice({ text }: RangeProblem, shown: DayRange): string {
  return `${text} Showing ${formatRange(shown)} instead.`;
}
