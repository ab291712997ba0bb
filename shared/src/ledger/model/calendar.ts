import { isDay, type Day, type DayRange } from '@back-office/shared/format';

/** Days since January 1, 1970, for arithmetic. Throws if the text is not a day. */
export function dayNumber(day: Day): number {
  if (!isDay(day)) throw new RangeError(`A day is written YYYY-MM-DD; "${day}" is not.`);
  return Date.parse(day) / msPerDay;
}

export function dayOfNumber(number: number): Day {
  return new Date(number * msPerDay).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(number: number): number {
  // January 1, 1970 was a Thursday.
  return (((number + 4) % 7) + 7) % 7;
}

/** The sample store is closed on Christmas and New Year's Day. */
export function isClosed(day: Day): boolean {
  return day.endsWith('-12-25') || day.endsWith('-01-01');
}

/** `EDT` or `EST`, whichever applies at noon in the store. */
export function timeZoneOf(number: number): string {
  zoneFormat ??= new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeZoneName: 'short' });
  const noon = number * msPerDay + 17 * msPerHour;
  return zoneFormat.formatToParts(noon).find(({ type }) => type === 'timeZoneName')?.value ?? 'EST';
}

/** The time zones of a range in order: `EDT`, `EST`, or `EDT/EST` if the clocks change within it. */
export function timeZonesOf({ from, to }: DayRange): string {
  const last = dayNumber(to);
  const zones = new Set<string>();
  // Each zone lasts at least four months, so steps of 60 days do not miss one.
  for (let number = dayNumber(from); number < last; number += 60) zones.add(timeZoneOf(number));
  return [...zones.add(timeZoneOf(last))].join('/');
}

/** Minutes since midnight as `8:52 AM`. */
export function timeText(minute: number): string {
  return (timeTexts[minute] ??= writeTime(minute));
}

const msPerHour = 3_600_000;
const msPerDay = 24 * msPerHour;
let zoneFormat: Intl.DateTimeFormat | undefined;
const timeTexts: string[] = [];

function writeTime(minute: number) {
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
