import type { LocalTime } from '../facts/fact';
import { zoneOfName } from './zones';

/** Whether `07/08/2025` is July 8 or August 7. */
export type DateOrder = 'month first' | 'day first';

const isoPattern =
  /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)(?:[T ]+(\d\d?):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s*([AP]M)?\s*(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?)?$/i;
const shortPattern =
  /^(\d\d?)([./-])(\d\d?)\2(\d{4}|\d\d)(?:(?:,|\s|T)\s*(\d\d?):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*([AP]\.?M\.?)?\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)?)?$/i;
const namedPattern =
  /^(?:[a-z]{3,9},?\s+)?(?:(\d\d?)(?:st|nd|rd|th|\.)?[\s-]+([a-z]{3,9})\.?|([a-z]{3,9})\.?\s+(\d\d?)(?:st|nd|rd|th)?),?[\s-]+(\d{4}|\d\d)(?:(?:,|\s|at)+\s*(\d\d?):(\d\d)(?::(\d\d))?\s*([AP]M)?\s*(Z|UTC|GMT|[A-Z]{2,4}|[+-]\d\d:?\d\d)?)?$/i;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const clockPattern = /^(\d\d?):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*([AP]\.?M\.?)?$/i;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export interface TimeReader {
  /** A date with or without a time; `undefined` if there is none such. */
  read(text: string, zone: string): LocalTime | undefined;
  /** A date and a time of two cells. */
  readBoth(date: string, time: string, zone: string): LocalTime | undefined;
  /** The order that days above 12 show; `undefined` if none does. `mixed` if both do. */
  order(): DateOrder | 'mixed' | undefined;
  /** The first date that shows its order; empty if none does. */
  decidedBy(): string;
  /** The first date that could be read in both orders. */
  ambiguous(): string;
  /** The order in which dates that could be read in both are much closer together, as those of one export are. */
  likely(): DateOrder | undefined;
}

/** Reads the dates of one file with an order that is assumed for those that do not show theirs. */
export function createTimeReader(assumed: DateOrder): TimeReader {
  let dayFirst = 0;
  let monthFirst = 0;
  let ambiguous = '';
  let decidedBy = '';
  const spans = { 'day first': createSpan(), 'month first': createSpan() };
  let last = { text: '\u0000', zone: '', time: undefined as LocalTime | undefined };

  /** Day and month of `first/second`. */
  function ordered(first: number, second: number, mark: string, text: string, year: number): readonly [number, number] {
    if (mark === '.') return [first, second];
    if (first > 12) {
      dayFirst += 1;
      decidedBy ||= text;
      return [first, second];
    }
    if (second > 12) {
      monthFirst += 1;
      decidedBy ||= text;
      return [second, first];
    }
    if (first !== second) ambiguous ||= text;
    spans['day first'].add(Date.UTC(year, second - 1, first));
    spans['month first'].add(Date.UTC(year, first - 1, second));
    return assumed === 'day first' ? [first, second] : [second, first];
  }

  function parse(text: string, zone: string): LocalTime | undefined {
    const iso = isoPattern.exec(text);
    if (iso) {
      const [, year, month, day, hour, minute, second, half, offset] = iso;
      return timeOf(Number(year), Number(month), Number(day), clockOf(hour, minute, second, half), offset ?? zone);
    }
    const short = shortPattern.exec(text);
    if (short) {
      const [, first, mark = '/', second, year, hour, minute, seconds, half, offset] = short;
      const [day, month] = ordered(Number(first), Number(second), mark, text, fullYear(year));
      return timeOf(fullYear(year), month, day, clockOf(hour, minute, seconds, half), offset ?? zone);
    }
    const named = namedPattern.exec(text);
    if (!named) return undefined;
    const [, dayBefore, monthAfter, monthBefore, dayAfter, year, hour, minute, second, half, offset] = named;
    const month = months.indexOf((monthAfter ?? monthBefore ?? '').slice(0, 3).toLowerCase()) + 1;
    const clock = clockOf(hour, minute, second, half);
    return timeOf(fullYear(year), month, Number(dayBefore ?? dayAfter), clock, offset ?? zone);
  }

  function read(text: string, zone: string): LocalTime | undefined {
    if (last.text === text && last.zone === zone) return last.time;
    last = { text, zone, time: parse(text.trim(), zone) };
    return last.time;
  }

  return {
    read,
    readBoth(date, time, zone) {
      const day = read(date, zone);
      const clock = time.trim();
      if (!day || clock === '') return day;
      const [, hour, minute, second, half] = clockPattern.exec(clock) ?? [];
      const ms = clockOf(hour, minute, second, half);
      if (typeof ms !== 'number') return undefined;
      return { wall: Math.floor(day.wall / dayMs) * dayMs + ms, zone: zoneOfName(zone) };
    },
    order() {
      if (dayFirst > 0 && monthFirst > 0) return 'mixed';
      if (dayFirst > 0) return 'day first';
      return monthFirst > 0 ? 'month first' : undefined;
    },
    decidedBy: () => decidedBy,
    ambiguous: () => ambiguous,
    likely() {
      const [dayFirstSpan, monthFirstSpan] = [spans['day first'].length(), spans['month first'].length()];
      if (dayFirstSpan * 3 < monthFirstSpan) return 'day first';
      return monthFirstSpan * 3 < dayFirstSpan ? 'month first' : undefined;
    },
  };
}

function createSpan() {
  let [from, to] = [Infinity, -Infinity];
  return {
    add(time: number) {
      if (time < from) from = time;
      if (time > to) to = time;
    },
    length: () => Math.max(0, to - from),
  };
}

function fullYear(text = ''): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

/** Milliseconds since midnight; `undefined` without a time, `false` for one that does not exist. */
function clockOf(hour?: string, minute = '0', second = '0', half?: string): number | undefined | false {
  if (hour === undefined) return undefined;
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)];
  if (minutes > 59 || seconds > 60 || hours > 23 || (half && (hours < 1 || hours > 12))) return false;
  const afternoon = half && /^p/i.test(half) ? 12 : 0;
  return ((half ? (hours % 12) + afternoon : hours) * 60 + minutes) * minuteMs + Math.min(seconds, 59) * 1000;
}

function timeOf(year: number, month: number, day: number, clock: number | undefined | false, zone: string) {
  if (clock === false || year < 1970 || year > 2200) return undefined;
  const midnight = Date.UTC(year, month - 1, day);
  const date = new Date(midnight);
  // The 31st of February would become the 3rd of March.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  if (clock === undefined) return { wall: midnight, zone: 'date' };
  return { wall: midnight + clock, zone: zoneOfName(zone) };
}
