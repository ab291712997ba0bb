import { addDays, firstDay, lastDay, type Day, capitalized } from '@back-office/shared/format';
import type { Words } from '../language/words';
import { dayAt, monthNames, monthOf, monthRange, oneDay, weekdayNames, yearOf } from './calendar';
import { dayText, type Calendar, type PeriodReading } from './period';
import { follows, textAt, type Found } from './reader';

/** A date as it was written. What is missing is taken from the calendar. */
export interface DateParts {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly date?: number | undefined;
}

/** Reads `2025-07-18`, `7/18`, `Jul 18, 2025`, `18th of July`, `Friday, Jul 18`, `June 2024`, `June last year`, `the 18th`. */
export function readDate(words: Words, at: number, today: Day): Found<DateParts> | undefined {
  const first = textAt(words, at);
  const second = textAt(words, at + 1);
  if (weekdayNumberOf(first) !== undefined) {
    const next = second === 'the' ? at + 2 : at + 1;
    const dated = readDate(words, next, today);
    return dated?.value.date === undefined ? undefined : dated;
  }
  // `location 1 june`: the number belongs to the location.
  if (/^\d+$/.test(first) && isNumbered(words, at - 1)) return undefined;
  const digits = readDigits(first);
  if (digits) return { value: digits, end: at + 1 };
  const month = monthNumberOf(first);
  if (month !== undefined && !isVerb(words, at)) return afterMonth(words, at + 1, { month }, today);
  const date = dateNumberOf(first);
  if (date === undefined) return undefined;
  const monthPlace = second === 'of' ? at + 2 : at + 1;
  const named = monthNumberOf(textAt(words, monthPlace));
  if (named !== undefined) return withYear(words, monthPlace + 1, { month: named, date }, today);
  const step = { last: -1, this: 0 }[textAt(words, monthPlace)];
  if (step !== undefined && second === 'of' && follows(words, monthPlace + 1, 'month')) {
    const { from } = monthRange(yearOf(today), monthOf(today) + step);
    return { value: { year: yearOf(from), month: monthOf(from), date }, end: monthPlace + 2 };
  }
  const isOrdinal = /\d(?:st|nd|rd|th)$/.test(first);
  return isOrdinal &&
    textAt(words, at - 1) === 'the' &&
    !isUnitWord(second) &&
    !/^(?:sales?|orders?|transactions?|payments?|refunds?|tickets?|customers?)$/.test(second)
    ? { value: { date }, end: at + 1 }
    : undefined;
}

const numbered = new Set([
  'location',
  'loc',
  'store',
  'shop',
  'branch',
  'register',
  'tablet',
  'terminal',
  'top',
  'bottom',
  'number',
]);

/** `location 2`, also `locations 1, 2 and 3`, up to the place before the last number. */
function isNumbered(words: Words, at: number): boolean {
  const text = textAt(words, at).replace(/s$/, '');
  return (
    numbered.has(text) ||
    (/^(?:\d|and|or|vs|versus|than|to|-)$/.test(text) &&
      /^\d$/.test(textAt(words, /^\d$/.test(text) ? at : at - 1)) &&
      isNumbered(words, at - 1))
  );
}

function afterMonth(words: Words, at: number, parts: DateParts, today: Day): Found<DateParts> {
  const place = textAt(words, at) === 'the' ? at + 1 : at;
  const date = dateNumberOf(textAt(words, place));
  if (date !== undefined) return withYear(words, place + 1, { ...parts, date }, today);
  return withYear(words, at, parts, today);
}

function withYear(words: Words, at: number, parts: DateParts, today: Day): Found<DateParts> {
  const { year, end } = yearAfter(words, at, today);
  return { value: year === undefined ? parts : { ...parts, year }, end };
}

/** `2025`, `of 2025`, `last year` */
export function yearAfter(words: Words, at: number, today: Day) {
  const place = follows(words, at, 'of|in') ? at + 1 : at;
  const year = yearNumberOf(textAt(words, place));
  if (year !== undefined) return { year, end: place + 1 };
  const step = { last: -1, this: 0, next: 1 }[textAt(words, place)];
  if (step !== undefined && follows(words, place + 1, 'year')) return { year: yearOf(today) + step, end: place + 2 };
  return { year: undefined, end: at };
}

/** Numbers only: month first, as everywhere in the product, unless only the other order is a date. With dots, day first. */
function readDigits(text: string): DateParts | undefined {
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), ...(iso[3] && { date: Number(iso[3]) }) };
  const match = /^(\d{1,2})([/.-])(\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/.exec(text);
  if (!match) return undefined;
  const [one, two] = [Number(match[1]), Number(match[3])];
  // `19.50` is an amount, `28/29` are two days.
  if (match[4] === undefined && ((one > 12 && two > 12) || one > 31 || two > 31)) return undefined;
  const isDayFirst = match[2] === '.' || (one > 12 && two <= 12);
  const [month, date] = isDayFirst ? [two, one] : [one, two];
  return { month, date, year: match[4] === undefined ? undefined : fullYear(match[4]) };
}

/** The days of a date. Without a year, it is the latest one that has begun, near the period of the conversation. */
export function resolveDate(parts: DateParts, { today, earlier }: Calendar): PeriodReading {
  const { year, month, date } = parts;
  if (year !== undefined && (year < yearOf(firstDay) || year > yearOf(lastDay)))
    return { problem: `I know the years ${yearOf(firstDay)} to ${yearOf(lastDay)}, not ${year}.` };
  if (month !== undefined && (month < 1 || month > 12))
    return { problem: `“${[month, date, year].filter(Boolean).join('/')}” is not a date: there is no month ${month}.` };
  if (month === undefined) return date === undefined ? unreadable : latestDate(date, today, earlier?.range.from);
  if (date === undefined) return monthReading(month, year ?? latestYear((own) => dayAt(own, month, 1)));
  const own = year ?? latestYear((candidate) => dayAt(candidate, month, date));
  const day = own === undefined ? undefined : dayAt(own, month, date);
  if (day !== undefined) return { period: { range: oneDay(day), unit: 'day' } };
  return { problem: impossible(month, date, year) };

  /** A year near the period of the conversation, if the days are not in the future there; otherwise the latest. */
  function latestYear(dayIn: (year: number) => Day | undefined): number | undefined {
    const thisYear = yearOf(today);
    const near = earlier ? [yearOf(earlier.range.to)] : [];
    // Nine years, because February 29 can be missing for eight.
    const years = [...near, ...Array.from({ length: 9 }, (_, ago) => thisYear - ago)];
    return years.find((candidate) => (dayIn(candidate) ?? '9999') <= today);
  }
}

function monthReading(month: number, year: number | undefined): PeriodReading {
  if (year === undefined) return unreadable;
  const range = monthRange(year, month);
  return { period: { range, unit: 'month', name: `${capitalized(monthNames[month - 1] ?? '')} ${year}` } };
}

/** `the 18th`: in the month of the conversation, or else the latest. */
function latestDate(date: number, today: Day, near: Day | undefined): PeriodReading {
  if (date < 1 || date > 31) return { problem: `No month has ${date} days.` };
  const inMonthOf = (day: Day) => dayAt(yearOf(day), monthOf(day), date);
  const months = [...(near ? [near] : []), today, addDays(`${today.slice(0, 7)}-01`, -1)].map(inMonthOf);
  const day = months.find((candidate) => candidate !== undefined && candidate <= today);
  return day === undefined ? unreadable : { period: { range: oneDay(day), unit: 'day' } };
}

function impossible(month: number, date: number, year: number | undefined) {
  const name = capitalized(monthNames[month - 1] ?? '');
  if (year === undefined) return `There is no ${name} ${date}. Please check the date.`;
  const { to } = monthRange(year, month);
  return `There is no ${name} ${date}, ${year}: ${name} ${year} ends on ${dayText(to)}.`;
}

const unreadable: PeriodReading = { problem: 'I could not read that date. Write it like Jun 22, 2025.' };

/**
 * `may` is a month unless it is a verb, as in `may I`, but not in `in May I`; so is `march`, as in `march to the bank`, but not
 * `march to May`.
 */
function isVerb(words: Words, at: number) {
  const [word, next, after] = [textAt(words, at), textAt(words, at + 1), textAt(words, at + 2)];
  const isMarching =
    word === 'march' && next === 'to' && monthNumberOf(after) === undefined && !/^\d|^(?:now|today)$/.test(after);
  const isMay = word === 'may' && /^(?:i|we|you|be|have)$/.test(next) && !follows(words, at - 1, 'in|since|during|of');
  return isMarching || isMay;
}

export function monthNumberOf(text: string): number | undefined {
  if (text.length < 3) return undefined;
  const index = monthNames.findIndex(
    (name) => name === text || name.slice(0, 3) === text || (text === 'sept' && name === 'september'),
  );
  return index < 0 ? undefined : index + 1;
}

/** 0 is Sunday; plural and short names count. */
export function weekdayNumberOf(text: string): number | undefined {
  const index = weekdayNames.findIndex((name) => text === name || shortWeekdays[name].includes(text));
  return index < 0 ? undefined : index;
}

const shortWeekdays: Readonly<Record<(typeof weekdayNames)[number], readonly string[]>> = {
  sunday: ['sun', 'sundays'],
  monday: ['mon', 'mondays'],
  tuesday: ['tue', 'tues', 'tuesdays'],
  wednesday: ['wed', 'weds', 'wednesdays'],
  thursday: ['thu', 'thur', 'thurs', 'thursdays'],
  friday: ['fri', 'fridays'],
  saturday: ['sat', 'saturdays'],
};

/** Names of weekdays, also short ones and plurals. */
export const weekdayWords: readonly string[] = weekdayNames.flatMap((name) => [name, ...shortWeekdays[name]]);

/** 1 to 99, because a date that does not exist is said to be none; not years. */
function dateNumberOf(text: string): number | undefined {
  const match = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(text);
  return match ? Number(match[1]) : undefined;
}

export function yearNumberOf(text: string): number | undefined {
  if (/^(?:19|20|21)\d{2}$/.test(text)) return Number(text);
  return /^'\d{2}$/.test(text) ? fullYear(text.slice(1)) : undefined;
}

function fullYear(text: string) {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function isUnitWord(text: string): boolean {
  return /^(?:day|week|weekend|month|quarter|year|half)s?$/.test(text);
}
