import {
  firstWeekday,
  instantOf,
  isDay,
  isSampleLocale,
  pageFormat,
  perFormat,
  type Day,
  type DayRange,
  type Moment,
} from '@back-office/shared/format';

/** Days since January 1, 1970, for arithmetic. Throws if the text is not a day. */
export function dayNumber(day: Day): number {
  if (!isDay(day)) throw new RangeError(`A day is written YYYY-MM-DD; "${day}" is not.`);
  return Date.parse(day) / msPerDay;
}

/** Written once each: every transaction that is listed asks for its day. */
export function dayOfNumber(number: number): Day {
  const known = writtenDays.get(number);
  if (known !== undefined) return known;
  const day = new Date(number * msPerDay).toISOString().slice(0, 10);
  writtenDays.set(number, day);
  return day;
}

const writtenDays = new Map<number, Day>();

/** 0 is Sunday. */
export function weekdayOf(number: number): number {
  // January 1, 1970 was a Thursday.
  return (((number + 4) % 7) + 7) % 7;
}

/** Whether something of this day and minute has happened by the moment, whose own minute is included. */
export function hasHappened({ date, minute }: { readonly date: Day; readonly minute: number }, by: Moment): boolean {
  return date === by.day ? minute <= by.minute : date < by.day;
}

/** The sample store is closed on Christmas and New Year's Day. */
export function isClosed(day: Day): boolean {
  return day.endsWith('-12-25') || day.endsWith('-01-01');
}

/** The first day of the week that a day is in: a Sunday, or what the page's locale says. */
export function weekStartOf(number: number): number {
  return number - ((weekdayOf(number) - firstWeekday() + 7) % 7);
}

/** The name of the store's time zone, such as `EDT` or `EST`, whichever applies at noon in the store. */
export function timeZoneOf(number: number): string {
  return (zoneNames()[number] ??= timeZoneAt(dayOfNumber(number), minutesPerDay / 2));
}

/** The name of the store's time zone that applies at a minute of a business day. */
export function timeZoneAt(day: Day, minute: number): string {
  const parts = zoneFormat().formatToParts(instantOf(day, minute, pageFormat().timeZone));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** The time zones of a range in order: `EDT`, `EST`, or `EDT/EST` if the clocks change within it. */
export function timeZonesOf({ from, to }: DayRange): string {
  const last = dayNumber(to);
  const zones = new Set<string>();
  // Each zone lasts at least four weeks, those of Morocco in Ramadan, so steps of 14 days do not miss one.
  for (let number = dayNumber(from); number < last; number += 14) zones.add(timeZoneOf(number));
  return [...zones.add(timeZoneOf(last))].join('/');
}

/** Minutes after a midnight as `8:52 AM`, or as the page's locale writes times. */
export function timeText(minute: number): string {
  const texts = timeTexts();
  const time = minute % minutesPerDay;
  return (texts[time] ??= writeTime(time));
}

/** The hour of a day, from 0, as `8 AM`; in locales without AM and PM as `08:00`. */
export function hourLabel(hour: number): string {
  if (isSampleLocale() || !Number.isFinite(hour)) return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
  return clock().resolvedOptions().hour12 ? hours().format(hour * msPerHour) : clock().format(hour * msPerHour);
}

const msPerHour = 3_600_000;
const msPerDay = 24 * msPerHour;
export const minutesPerDay = 24 * 60;
const zoneFormat = perFormat(
  ({ locale, timeZone }) => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }),
);
const zoneNames = perFormat((): Record<number, string> => ({}));
const timeTexts = perFormat((): string[] => []);
const clock = perFormat(({ locale }) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }));
const hours = perFormat(({ locale }) => new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' }));

function writeTime(minute: number) {
  if (!isSampleLocale()) return clock().format(minute * (msPerHour / 60));
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
