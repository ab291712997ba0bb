import { dayOf, isDay, isInRange, shortDay, weekday, type Day, type DayRange } from '@back-office/shared/format';
import { dashboardDay } from './dashboard';

/** Earlier years are taken for typing errors. */
const earliestDay: Day = '2000-01-01';

/** The days one can look at, up to today in the store and never short of the first one (decision D15). */
export function daysToShow(now: number): DayRange {
  const today = dayOf(now);
  return { from: earliestDay, to: today < dashboardDay ? dashboardDay : today };
}

export interface ShownDay {
  readonly day: Day;
  /** Why it is not the day that was asked for. */
  readonly refusal: string | undefined;
}

/** The day an address asks for by `?date=`; Jul 18 where it asks for none or for one that cannot be shown. */
export function dayAskedFor(text: string | null, days: DayRange): ShownDay {
  if (text === null) return { day: dashboardDay, refusal: undefined };
  if (isDay(text) && isInRange(text, days)) return { day: text, refusal: undefined };
  return { day: dashboardDay, refusal: refusalOf(text, days) };
}

function refusalOf(text: string, days: DayRange): string {
  const instead = `Showing ${fullDay(dashboardDay)} instead.`;
  if (!isDay(text)) return `The address asks for “${shortened(text)}”, which is no date. ${instead}`;
  const reason = text > days.to ? 'has not come yet' : `lies before ${fullDay(days.from)}`;
  return `${fullDay(text)} ${reason}. ${instead}`;
}

function shortened(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}

/** What a date field holds: years are typed digit by digit, so a year below 1000 is one on its way. */
export function typedDay(text: string, days: DayRange): 'partial' | 'outside' | 'shown' {
  if (!isDay(text) || text < '1000') return 'partial';
  return isInRange(text, days) ? 'shown' : 'outside';
}

/** `Jul 18, 2025` */
export function fullDay(day: Day): string {
  return `${shortDay(day)}, ${day.slice(0, 4)}`;
}

/** `Fri, Jul 18, 2025` */
export function namedDay(day: Day): string {
  return `${weekday(day).slice(0, 3)}, ${fullDay(day)}`;
}
