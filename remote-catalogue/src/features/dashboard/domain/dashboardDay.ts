import { dayOf, isDay, isInRange, shortDay, weekday, type Day, type DayRange } from '@back-office/shared/format';
import { defaultDay } from '@back-office/shared/ledger';

/** Earlier dates are treated as typing errors. */
const earliestDay: Day = '2000-01-01';

/** The days that can be shown: up to today in the store's time zone, and always including the default day. */
export function daysToShow(now: number): DayRange {
  const today = dayOf(now);
  return { from: earliestDay, to: today < defaultDay ? defaultDay : today };
}

export interface ShownDay {
  readonly day: Day;
  /** Why the requested day is not shown. */
  readonly notice: string | undefined;
}

/** The day requested by `?date=`. The default day if none is requested or it cannot be shown. */
export function requestedDay(text: string | null, days: DayRange): ShownDay {
  if (text === null) return { day: defaultDay, notice: undefined };
  if (isDay(text) && isInRange(text, days)) return { day: text, notice: undefined };
  return { day: defaultDay, notice: noticeOf(text, days) };
}

function noticeOf(text: string, days: DayRange): string {
  const instead = `Showing ${fullDay(defaultDay)} instead.`;
  if (!isDay(text)) return `“${shortened(text)}” in the address is not a date. ${instead}`;
  const reason = text > days.to ? 'is in the future' : `is before ${fullDay(days.from)}`;
  return `${fullDay(text)} ${reason}. ${instead}`;
}

function shortened(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}

/** Checks the value of a date field. Years are typed digit by digit, so a year below 1000 is still incomplete. */
export function checkTypedDay(text: string, days: DayRange): 'incomplete' | 'outOfRange' | 'valid' {
  if (!isDay(text) || text < '1000') return 'incomplete';
  return isInRange(text, days) ? 'valid' : 'outOfRange';
}

/** `Jul 18, 2025` */
export function fullDay(day: Day): string {
  return `${shortDay(day)}, ${day.slice(0, 4)}`;
}

/** `Fri, Jul 18, 2025` */
export function namedDay(day: Day): string {
  return `${weekday(day).slice(0, 3)}, ${fullDay(day)}`;
}
