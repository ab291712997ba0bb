import type { LocalTime } from '../facts/fact';
import { createYearPlace, type YearsShown } from './yearPlace';
import { zoneOfName } from './zones';

/** Whether `07/08/2025` is July 8 or August 7, and `25-07-08` July 8, 2025. */
export type DateOrder = 'month first' | 'day first' | 'year first';

const clockText = String.raw`(\d\d?)[:.h](\d\d)(?:[:.](\d\d)(?:[.,]\d{1,9})?)?\s*([AP]\.?\s?M\b\.?)?`;
/**
 * An offset, an abbreviation, or an IANA name behind a time, with its name in parentheses; `Uhr` and the like are no zone
 * that is known.
 */
const zoneText = String.raw`(Z|(?:GMT|UTC)?[+-]\d\d?(?::?\d\d)?|[A-Z]{2,5}|[A-Z]+\/[A-Z_/]+)?(?:\s*\([^()]*\))?`;
const clockPattern = new RegExp(`^${clockText}\\s*${zoneText}$`, 'i');
const isoPattern = new RegExp(
  String.raw`^(\d{4})[-/.](\d\d?)[-/.](\d\d?)(?:(?:T|[, ]+)${clockText}\s*${zoneText})?$`,
  'i',
);
const compactPattern = /^(\d{4})(\d\d)(\d\d)(?:T?(\d\d):?(\d\d):?(\d\d)?(Z)?)?$/i;
/** Seconds or milliseconds since 1970, from 2001 to 2039: longer numbers are ids. */
const epochPattern = /^(1\d{9}|2[01]\d{8})(\d{3})?$/;
/** The name of a weekday, or its first letters, in the languages of months and others. */
const weekdayText = String.raw`(?:mo|tu|we|th|fr|sa|sun|di|mi|do|so|lu|ma|me|je|ve|gi|ju|vi|wo|za|zo|seg|ter|qu|sex|ti|on|tor|lø|lö|sø|sö|po|út|pá|ne|wt|śr|cz|pt|ni)\p{L}{0,10}\.?,?`;
const shortPattern = new RegExp(
  String.raw`^(?:${weekdayText}\s+)?(\d\d?)([./-])(\d\d?)\2(\d{4}|\d\d)(?:(?:,|\s|T|at|à|um|klo?\.?)+${clockText}\s*${zoneText})?$`,
  'iu',
);
const namedPattern = new RegExp(
  String.raw`^(?:\p{L}{2,10}\.?,?\s+)?(?:(\d\d?)(?:st|nd|rd|th|er|º|\.)?(?:\s+de)?[\s/.-]+(\p{L}{3,10})\.?|(\p{L}{3,10})\.?\s+(\d\d?)(?:st|nd|rd|th)?),?(?:\s+de)?[\s/.-]+(\d{4}|\d\d)(?:(?:,|\s|at|um|à)+${clockText}\s*${zoneText})?$`,
  'iu',
);
/** The first letters of the months, in the languages of English, German, French, Spanish, Italian, Dutch and others. */
const months = [
  'jan ene gen',
  'feb fev',
  'mar mrz maa mrt',
  'apr avr abr',
  'may mai mei maj mag',
  'jun juin giu',
  'jul juil lug',
  'aug aou ago',
  'sep set',
  'oct okt ott out',
  'nov',
  'dec dez dic des',
].map((names) => names.split(' '));
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
  /** The first date whose order nothing shows; empty if there is none. */
  doubt(): string;
  /** Whether years of two digits come first. */
  years: Pick<ReturnType<typeof createYearPlace>, 'verdict' | 'example' | 'orders'>;
  /** What the dates have shown, as plain data. */
  state(): DatesShown;
  /** Adds what the dates after these have shown. */
  addAll(more: DatesShown): void;
  /** The dates follow others that have shown this. */
  follow(before: DatesShown): void;
}

interface DatesShown {
  readonly dayFirst: number;
  readonly monthFirst: number;
  readonly ambiguous: string;
  readonly decidedBy: string;
  /** Read with the day first, and with the month first. */
  readonly spans: readonly (readonly [from: number, to: number])[];
  readonly years: YearsShown;
}

/** Reads the dates of one file with an order that is assumed for those that do not show theirs. */
export function createTimeReader(assumed: DateOrder, thisYear = NaN): TimeReader {
  const years = createYearPlace(thisYear);
  const orders = createOrders(assumed, years);
  const { order, likely } = orders;
  let last = { text: '\u0000', zone: '', time: undefined as LocalTime | undefined };
  let lastBoth = { date: '\u0000', clock: '', zone: '', time: undefined as LocalTime | undefined };

  function parse(text: string, zone: string): LocalTime | undefined {
    const iso = isoPattern.exec(text);
    if (iso) {
      const [, year, month, day, hour, minute, second, half, offset] = iso;
      return timeOf(Number(year), Number(month), Number(day), clockOf(hour, minute, second, half), offset ?? zone);
    }
    const compact = compactPattern.exec(text);
    if (compact) {
      const [, year, month, day, hour, minute, second, offset] = compact;
      return timeOf(Number(year), Number(month), Number(day), clockOf(hour, minute, second), offset ?? zone);
    }
    const short = shortPattern.exec(text);
    if (short) {
      const [, first, mark = '/', second, third = '', hour, minute, seconds, half, offset] = short;
      const clock = clockOf(hour, minute, seconds, half);
      const [day, month] = orders.ordered(Number(first), Number(second), mark, text, fullYear(third));
      if (third.length === 2) years.add(Number(first), Number(second), Number(third), mark, text);
      return third.length === 2 && assumed === 'year first'
        ? timeOf(2000 + Number(first), Number(second), Number(third), clock, offset ?? zone)
        : timeOf(fullYear(third), month, day, clock, offset ?? zone);
    }
    const named = namedPattern.exec(text);
    if (!named) return epochOf(text);
    const [, dayBefore, monthAfter, monthBefore, dayAfter, year, hour, minute, second, half, offset] = named;
    const month = monthOf(monthAfter ?? monthBefore ?? '');
    const clock = clockOf(hour, minute, second, half);
    return timeOf(fullYear(year), month, Number(dayBefore ?? dayAfter), clock, offset ?? zone);
  }

  function read(text: string, zone: string): LocalTime | undefined {
    if (last.text === text && last.zone === zone) return last.time;
    last = { text, zone, time: parse(plainDate(text.trim()), zone) };
    return last.time;
  }

  function parseBoth(date: string, clock: string, zone: string): LocalTime | undefined {
    const day = read(date, zone);
    if (!day || clock === '') return day;
    const [, hour, minute, second, half, offset] = clockPattern.exec(clock) ?? [];
    const ms = clockOf(hour, minute, second, half);
    if (typeof ms !== 'number') return undefined;
    return { wall: Math.floor(day.wall / dayMs) * dayMs + ms, zone: zoneOfName(offset ?? zone) };
  }

  return {
    read,
    order,
    likely,
    years,
    doubt() {
      if (years.verdict().place === 'open') return years.example();
      return order() === undefined && likely() === undefined ? orders.ambiguous() : '';
    },
    readBoth(date, time, zone) {
      const clock = time.trim();
      // The items of one sale have one time.
      if (lastBoth.clock !== clock || lastBoth.date !== date || lastBoth.zone !== zone)
        lastBoth = { date, clock, zone, time: parseBoth(date, clock, zone) };
      return lastBoth.time;
    },
    decidedBy: orders.decidedBy,
    ambiguous: orders.ambiguous,
    state: () => ({ ...orders.state(), years: years.state() }),
    addAll(more) {
      orders.addAll(more);
      years.addAll(more.years);
    },
    follow: (before) => years.follow(before.years.last),
  };
}

/** Finds out from the dates of a file whether its days or its months come first. */
function createOrders(
  assumed: DateOrder,
  years: TimeReader['years'],
): Pick<TimeReader, 'order' | 'likely' | 'decidedBy' | 'ambiguous'> & {
  state(): Omit<DatesShown, 'years'>;
  addAll(more: Omit<DatesShown, 'years'>): void;
  /** Day and month of `first/second`. */
  ordered(first: number, second: number, mark: string, text: string, year: number): readonly [number, number];
} {
  let dayFirst = 0;
  let monthFirst = 0;
  let ambiguous = '';
  let decidedBy = '';
  const spans = { 'day first': createSpan(), 'month first': createSpan() };

  function order() {
    const { place } = years.verdict();
    if (place !== 'last') return place === 'first' ? 'year first' : undefined;
    if (dayFirst > 0 && monthFirst > 0) return 'mixed';
    if (dayFirst > 0) return 'day first';
    return monthFirst > 0 ? 'month first' : undefined;
  }

  return {
    order,
    ordered(first, second, mark, text, year) {
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
    },
    likely() {
      const [dayFirstSpan, monthFirstSpan] = [spans['day first'].length(), spans['month first'].length()];
      if (dayFirstSpan * 3 < monthFirstSpan) return 'day first';
      if (monthFirstSpan * 3 < dayFirstSpan) return 'month first';
      // Of dates with a year first or last: months are 12 at most.
      return order() === undefined && dayFirst > 0 ? 'day first' : undefined;
    },
    decidedBy: () => decidedBy,
    ambiguous: () => ambiguous,
    state: () => ({
      dayFirst,
      monthFirst,
      ambiguous,
      decidedBy,
      spans: Object.values(spans).map(({ ends }) => ends()),
    }),
    addAll(more) {
      dayFirst += more.dayFirst;
      monthFirst += more.monthFirst;
      ambiguous ||= more.ambiguous;
      decidedBy ||= more.decidedBy;
      for (const [nth, span] of Object.values(spans).entries()) for (const end of more.spans[nth] ?? []) span.add(end);
    },
  };
}

/** `2026年7月1日 14:05` as `2026-7-1 14:05`. */
function plainDate(text: string): string {
  if (!/[年년]/.test(text)) return text;
  return text.replace(/^(\d{4})[年년]\s*(\d\d?)[月월]\s*(\d\d?)[日일]\s*/, '$1-$2-$3 ').trim();
}

/** A number of days since 1899, as spreadsheets store dates, of the years 2000 to 2079. */
const serialPattern = /^(?:3[6-9]|[45]\d|6[0-4])\d{3}(?:[.,]\d+)?$/;
const firstSerial = 25_569;

/** `46095.5` as `2026-03-14 12:00:00`; `undefined` if it is no such number. */
export function dateOfSerial(text: string): string | undefined {
  if (!serialPattern.test(text)) return undefined;
  const seconds = Math.round((Number(text.replace(',', '.')) - firstSerial) * 86_400);
  const iso = new Date(seconds * 1000).toISOString();
  return /[.,]/.test(text) ? `${iso.slice(0, 10)} ${iso.slice(11, 19)}` : iso.slice(0, 10);
}

function epochOf(text: string): LocalTime | undefined {
  const [, seconds, ms = '000'] = epochPattern.exec(text) ?? [];
  return seconds === undefined ? undefined : { wall: Number(seconds + ms), zone: 'UTC' };
}

/** From 1; 0 for a word that is not a month. */
function monthOf(word: string): number {
  const plain = word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return months.findIndex((names) => names.some((name) => plain.startsWith(name))) + 1;
}

function createSpan() {
  let [from, to] = [Infinity, -Infinity];
  return {
    add(time: number) {
      if (time < from) from = time;
      if (time > to) to = time;
    },
    /** Of none, an end that changes nothing. */
    ends: () => [from, to] as const,
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
