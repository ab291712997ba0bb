import { isSampleLocale, pageFormat, perFormat } from './pageFormat';

/** A calendar day as `YYYY-MM-DD`, without a time zone. Days compare and sort as text. */
export type Day = string;

/** First and last day, both included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** The first and last day that pickers, addresses and transaction ids accept. */
export const firstDay: Day = '2000-01-01';
export const lastDay: Day = '2099-12-31';

const msPerHour = 3_600_000;
const msPerDay = 24 * msPerHour;

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(text);
  // Date.parse may turn February 31 into March 3, so the result must be the same text.
  return Number.isFinite(ms) && dayOfUtc(ms) === text;
}

export function addDays(day: Day, count: number): Day {
  return dayOfUtc(utcOf(day) + count * msPerDay);
}

/** The number of days in the range, both ends included; zero or less if it ends before it starts. */
export function dayCount({ from, to }: DayRange): number {
  return Math.round((utcOf(to) - utcOf(from)) / msPerDay) + 1;
}

/** Each day of the range in order. */
export function daysOf(range: DayRange): readonly Day[] {
  return Array.from({ length: Math.max(0, dayCount(range)) }, (_, index) => addDays(range.from, index));
}

export function isInRange(day: Day, { from, to }: DayRange): boolean {
  return from <= day && day <= to;
}

export function isSameRange(one: DayRange, other: DayRange): boolean {
  return one.from === other.from && one.to === other.to;
}

/** The adjacent range of equal length: June 22–28 forward is June 29–July 5. */
export function shiftRange(range: DayRange, direction: -1 | 1): DayRange {
  const count = dayCount(range) * direction;
  return { from: addDays(range.from, count), to: addDays(range.to, count) };
}

/** `Friday` */
export function weekday(day: Day): string {
  return dateFormat('weekday').format(utcOf(day));
}

/** `Jul 18` */
export function shortDay(day: Day): string {
  return dateFormat('shortDay').format(utcOf(day));
}

/** `Sun, Jun 22` */
export function formatDay(day: Day): string {
  return dateFormat('weekdayAndDay').format(utcOf(day));
}

/** `Sun, Jun 22, 2025` */
export function formatDayAndYear(day: Day): string {
  return isSampleLocale() ? `${formatDay(day)}, ${yearOf(day)}` : dateFormat('weekdayDayAndYear').format(utcOf(day));
}

/** `Jul 18, 2025` */
export function shortDayAndYear(day: Day): string {
  return formatRange({ from: day, to: day });
}

/** `Friday, July 18, 2025` */
export function longDay(day: Day): string {
  return dateFormat('longDay').format(utcOf(day));
}

/** `Friday, July 18, 2025`, `June 22–28, 2025`, `June 29 – July 5, 2025`, `December 28, 2025 – January 3, 2026` */
export function longRange({ from, to }: DayRange): string {
  if (from === to) return longDay(to);
  if (!isSampleLocale()) return dateFormat('monthDayAndYear').formatRange(utcOf(from), utcOf(to));
  const [first, last] = [from, to].map((day) => dateFormat('monthAndDay').format(utcOf(day)));
  if (yearOf(from) !== yearOf(to)) return `${first}, ${yearOf(from)} – ${last}, ${yearOf(to)}`;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${first}${isOneMonth ? `–${Number(to.slice(8))}` : ` – ${last}`}, ${yearOf(to)}`;
}

/**
 * `Jun 22 – 28, 2025`, `Jun 29 – Jul 5, 2025`, `Dec 28, 2024 – Jan 3, 2025`, `Jul 5, 2025`: nothing is repeated.
 * In the locale of the sample not formatted by `Intl`, because its spaces differ between browsers.
 */
export function formatRange({ from, to }: DayRange): string {
  if (!isSampleLocale()) return dateFormat('shortDayAndYear').formatRange(utcOf(from), utcOf(to));
  const last = `${shortDay(to)}, ${yearOf(to)}`;
  if (from === to) return last;
  if (yearOf(from) !== yearOf(to)) return `${shortDay(from)}, ${yearOf(from)} – ${last}`;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${shortDay(from)} – ${isOneMonth ? `${Number(to.slice(8))}, ${yearOf(to)}` : last}`;
}

/** The month of a day, `June 2025`. */
export function monthLabel(day: Day): string {
  return dateFormat('month').format(utcOf(day));
}

/** The name of a weekday, 0 for Sunday: `Friday`. */
export function weekdayName(number: number): string {
  // June 1, 2025 was a Sunday.
  return weekday(addDays('2025-06-01', number));
}

/** The name of a month, 1 for January: `June`. */
export function monthName(number: number): string {
  return dateFormat('monthName').format(Date.UTC(2025, number - 1));
}

/** The day in the store at an instant, `Jul 18`. */
export function shortInstant(instant: number): string {
  return shortInStore().format(instant);
}

/** A time of the person at the screen, in the time zone of their browser: `Nov 23, 2026, 6:40 AM`. */
export function localTime(instant: number | Date): string {
  return localFormat().format(instant);
}

/**
 * How long ago, in elapsed hours: `Just now` under one hour (and for a time in the future), `5h ago`, `Yesterday` from
 * 24 hours, and from 48 hours the day, `Jul 18`. Both arguments are in epoch milliseconds.
 */
export function timeLabel(then: number, now: number): string {
  const hours = Math.floor((now - then) / msPerHour);
  if (hours < 1) return 'Just now';
  if (hours < 24) return `${hours}h ago`;
  return hours < 48 ? 'Yesterday' : shortInstant(then);
}

function yearOf(day: Day): string {
  return day.slice(0, 4);
}

/** Midnight in UTC, in epoch milliseconds. Throws if the text is not a day. */
export function utcOf(day: Day): number {
  const ms = Date.parse(day);
  if (Number.isNaN(ms)) throw new RangeError(`A day is written YYYY-MM-DD; "${day}" is not.`);
  return ms;
}

/** The day in UTC at an instant in epoch milliseconds. */
export function dayOfUtc(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10);
}

const timeZone = 'UTC';
// Weeks and months of reports are those of this calendar.
const calendar = 'gregory';

const formatOptions = {
  weekday: { weekday: 'long' },
  monthName: { month: 'long' },
  month: { month: 'long', year: 'numeric' },
  shortDay: { month: 'short', day: 'numeric' },
  shortDayAndYear: { month: 'short', day: 'numeric', year: 'numeric' },
  monthAndDay: { month: 'long', day: 'numeric' },
  monthDayAndYear: { month: 'long', day: 'numeric', year: 'numeric' },
  weekdayAndDay: { weekday: 'short', month: 'short', day: 'numeric' },
  weekdayDayAndYear: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  longDay: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const madeFormats = perFormat((): Partial<Record<keyof typeof formatOptions, Intl.DateTimeFormat>> => ({}));

function dateFormat(name: keyof typeof formatOptions): Intl.DateTimeFormat {
  return (madeFormats()[name] ??= new Intl.DateTimeFormat(pageFormat().locale, {
    ...formatOptions[name],
    calendar,
    timeZone,
  }));
}

const localFormat = perFormat(
  ({ locale }) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', calendar }),
);

const shortInStore = perFormat(
  ({ locale, timeZone: ofStore }) =>
    new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', calendar, timeZone: ofStore }),
);
