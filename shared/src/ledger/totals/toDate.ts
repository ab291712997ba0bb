import { dayCount, formatRange, type Day, type DayRange } from '@back-office/shared/format';
import { timeText } from '../model/calendar';
import type { Moment } from '../model/moment';
import { wholePeriod, type PeriodLength } from './buckets';

/**
 * Where the baseline of a range ends, so that both have equal parts: if the last day of the range is today, the last day
 * of the baseline counts up to the present minute. `undefined` if the range is over.
 */
export function baselineUntil(range: DayRange, baseline: DayRange, now: Moment): Moment | undefined {
  return range.to === now.day ? { day: baseline.to, minute: now.minute } : undefined;
}

/** `Nov 1 – 23, 2025`, or `Nov 1 – 23, 2025, until 1:18 AM` */
export function baselineText(baseline: DayRange, until: Moment | undefined): string {
  return until ? `${formatRange(baseline)}, ${untilText(until)}` : formatRange(baseline);
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
