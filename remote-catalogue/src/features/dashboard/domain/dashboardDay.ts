import {
  addDays,
  isDay,
  isInRange,
  shortDayAndYear,
  shortened,
  weekday,
  type Day,
  type DayRange,
} from '@back-office/shared/format';
import { defaultDay } from '@back-office/shared/ledger';

/** Earlier dates are treated as typing errors. */
const earliestDay: Day = '2000-01-01';

/** The day that the dashboard of the sample shop opens on. */
export const sampleDay = { label: 'Sample day', day: defaultDay } as const;

/** Days that are one press away in the picker. */
export function dayPresetsOf(today: Day) {
  return [
    { label: 'Today', day: today },
    { label: 'Yesterday', day: addDays(today, -1) },
    { label: `Last ${weekday(today)}`, day: addDays(today, -7) },
    { label: 'Four weeks ago', day: addDays(today, -28) },
    { label: 'Same weekday last year', day: addDays(today, -52 * 7) },
  ] as const;
}

/** The days that can be shown: up to today, and always including the default day. */
export function daysToShow(today: Day): DayRange {
  return { from: earliestDay, to: today < defaultDay ? defaultDay : today };
}

export interface ShownDay {
  readonly day: Day;
  /** Why the requested day is not shown. */
  readonly notice: string | undefined;
}

/** The day requested by `?date=`. The one that the dashboard opens on if none is requested or it cannot be shown. */
export function requestedDay(text: string | null, days: DayRange, opening: Day = defaultDay): ShownDay {
  if (text === null) return { day: opening, notice: undefined };
  if (isDay(text) && isInRange(text, days)) return { day: text, notice: undefined };
  return { day: opening, notice: noticeOf(text, days, opening) };
}

function noticeOf(text: string, days: DayRange, opening: Day): string {
  const instead = `Showing ${shortDayAndYear(opening)} instead.`;
  if (!isDay(text)) return `“${shortened(text)}” in the address is not a date. ${instead}`;
  const reason = text > days.to ? 'is in the future' : `is before ${shortDayAndYear(days.from)}`;
  return `${shortDayAndYear(text)} ${reason}. ${instead}`;
}

/** Checks the value of a date field. Years are typed digit by digit, so a year below 1000 is still incomplete. */
export function checkTypedDay(text: string, days: DayRange): 'incomplete' | 'outOfRange' | 'valid' {
  if (!isDay(text) || text < '1000') return 'incomplete';
  return isInRange(text, days) ? 'valid' : 'outOfRange';
}
