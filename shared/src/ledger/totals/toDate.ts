import { dayCount, formatRange, pluralize, type Day, type DayRange, type Moment } from '@back-office/shared/format';
import { timeText } from '../model/calendar';
import { periodBaseline, type Comparison } from './periodBaseline';
import { wholePeriod, type PeriodLength } from './periods';

/** The days of a range that have begun. A range that is ahead as a whole stays as it is: it is empty. */
export function rangeToDate(range: DayRange, today: Day): DayRange {
  return range.from <= today && today < range.to ? { from: range.from, to: today } : range;
}

/**
 * Where the baseline of a range ends, so that both have equal parts: if the last day of the range is today, the last day
 * of the baseline counts up to the present minute. `undefined` if the range is over.
 */
export function baselineUntil(range: DayRange, baseline: DayRange, now: Moment): Moment | undefined {
  return range.to === now.day ? { day: baseline.to, minute: now.minute } : undefined;
}

/** The days that a range is compared with, also in words. Of the last of them as much counts as of today, if it ends today. */
export function comparedDays(range: DayRange, comparison: Comparison, now: Moment) {
  const baseline = periodBaseline(range, comparison, now.day);
  if (!baseline) return undefined;
  const until = baselineUntil(range, baseline, now);
  return { days: { range: baseline, until }, name: baselineText(range, baseline, until) };
}

/**
 * `Nov 1 – 23, 2025`, or `Nov 1 – 23, 2025, until 1:18 AM`. Where parts cannot be equal, because a month or year is
 * shorter, it says so: `Feb 1 – 28, 2027 (1 day fewer)`.
 */
export function baselineText(range: DayRange, baseline: DayRange, until: Moment | undefined): string {
  const days = withPart(formatRange(baseline), lengthDifference(range, baseline));
  return until ? `${days}, ${untilText(until)}` : days;
}

/** `2 days fewer`: how many days the baseline of a range has fewer or more; `undefined` for as many. */
export function lengthDifference(range: DayRange, baseline: DayRange): string | undefined {
  const more = dayCount(baseline) - dayCount(range);
  return more === 0 ? undefined : `${pluralize(Math.abs(more), 'day')} ${more < 0 ? 'fewer' : 'more'}`;
}

/** `until 1:18 AM` */
export function untilText({ minute }: Pick<Moment, 'minute'>): string {
  return `until ${timeText(minute)}`;
}

/**
 * What to say beside a period that is shown in part, so that it is not taken for a slump: `so far` while it is running,
 * `3 days` if the range has only these of its week or month, `undefined` for a whole one.
 */
export function partOfPeriod(days: DayRange, length: PeriodLength, today: Day): string | undefined {
  const whole = wholePeriod(days.from, length);
  if (days.to === today) return 'so far';
  const count = dayCount(days);
  if (count === dayCount(whole)) return undefined;
  return count === 1 ? '1 day' : `${count} days`;
}

/** `Nov 22 – Nov 23 (so far)` */
export function withPart(label: string, part: string | undefined): string {
  return part === undefined ? label : `${label} (${part})`;
}
