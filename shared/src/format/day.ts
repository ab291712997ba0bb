/** A calendar day as `YYYY-MM-DD`. Compares and sorts as text; has no time zone of its own. */
export type Day = string;

/** First and last day, both included (decision D14). */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** The days the product knows: pickers, addresses and the ids of transactions reach no further. */
export const firstDay: Day = '2000-01-01';
export const lastDay: Day = '2099-12-31';

const msPerDay = 86_400_000;
/** The store's clock on the wall (decision D14). */
const timeZone = 'America/New_York';

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(text);
  // Date.parse may roll 31 February over, so the day must come back as it went in.
  return Number.isFinite(ms) && dayOfUtc(ms) === text;
}

export function addDays(day: Day, count: number): Day {
  return dayOfUtc(utcOf(day) + count * msPerDay);
}

/** How many days the range holds, both ends counted; zero or less when it ends before it begins. */
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

/** The neighbouring range of equal length: 22–28 June forward is 29 June–5 July (decision D14). */
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

/**
 * `Jun 22 – 28, 2025`, `Jun 29 – Jul 5, 2025`, `Dec 28, 2024 – Jan 3, 2025`, `Jul 5, 2025`: nothing is said twice.
 * Put together here, since `Intl`'s own ranges hold other spaces in each browser.
 */
export function formatRange({ from, to }: DayRange): string {
  const last = `${shortDay(to)}, ${yearOf(to)}`;
  if (from === to) return last;
  if (yearOf(from) !== yearOf(to)) return `${shortDay(from)}, ${yearOf(from)} – ${last}`;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${shortDay(from)} – ${isOneMonth ? `${Number(to.slice(8))}, ${yearOf(to)}` : last}`;
}

/** The day the store's wall calendar showed at an instant in epoch milliseconds; give it `clock()` for today. */
export function dayOf(instant: number): Day {
  return dateFormat('isoInStore').format(instant);
}

/** The instant as the store's month and day, `Jul 18`. */
export function shortInstant(instant: number): string {
  return dateFormat('shortInStore').format(instant);
}

function yearOf(day: Day): string {
  return day.slice(0, 4);
}

function utcOf(day: Day): number {
  const ms = Date.parse(day);
  if (Number.isNaN(ms)) throw new RangeError(`A day is written YYYY-MM-DD; "${day}" is not.`);
  return ms;
}

function dayOfUtc(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10);
}

const formatOptions = {
  weekday: ['en-US', { weekday: 'long', timeZone: 'UTC' }],
  shortDay: ['en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }],
  weekdayAndDay: ['en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }],
  shortInStore: ['en-US', { month: 'short', day: 'numeric', timeZone }],
  // Canadian English writes dates as YYYY-MM-DD.
  isoInStore: ['en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }],
} as const satisfies Record<string, readonly [string, Intl.DateTimeFormatOptions]>;

const made: Partial<Record<keyof typeof formatOptions, Intl.DateTimeFormat>> = {};

function dateFormat(name: keyof typeof formatOptions): Intl.DateTimeFormat {
  const [locale, options] = formatOptions[name];
  return (made[name] ??= new Intl.DateTimeFormat(locale, options));
}
