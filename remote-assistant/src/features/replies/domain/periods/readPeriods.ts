import { addDays, dayCount } from '@back-office/shared/format';
import type { Words } from '../language/words';
import { oneDay, weekdayNumber, yearOf } from './calendar';
import { readDate, resolveDate, weekdayNumberOf, type DateParts } from './dates';
import { holidays, holidayWeekend } from './holidays';
import { namedPeriods } from './partsOfPeriods';
import { upTo, type Calendar, type Period, type PeriodReading, type PeriodUnit } from './period';
import { follows, isChangeFrom, textAt, type Found, type FoundPeriod } from './reader';

/** Days that the question names, and the words that name them. */
export interface PeriodMention {
  readonly start: number;
  /** The first word after it. */
  readonly end: number;
  readonly reading: PeriodReading;
}

/** All days that a question names, in its order. Later ones may refer to earlier ones, as in `June and the month before`. */
export function readPeriods(words: Words, calendar: Calendar): readonly PeriodMention[] {
  const mentions: PeriodMention[] = [];
  let seen = calendar;
  let at = 0;
  while (at < words.length) {
    const mention = readMention(words, at, seen);
    if (!mention) {
      at += 1;
      continue;
    }
    const reading = mention.value.period ? upTo(calendar.today, mention.value.period) : mention.value;
    mentions.push({ start: at, end: mention.end, reading });
    if (reading.period) seen = { ...seen, earlier: reading.period };
    at = mention.end;
  }
  return mentions;
}

/** The most frequent words, with which no days begin. */
const neverDays = new Set(
  'how much many did do does we you i sell sold what which who were was is are me show my our your can could and or tip tips refunds'.split(
    ' ',
  ),
);

/** A range such as `from Jun 22 to 28`, or a single day, week, month … */
function readMention(words: Words, at: number, calendar: Calendar): FoundPeriod {
  const word = textAt(words, at);
  if (neverDays.has(word)) return undefined;
  const besideDay = readWeekdayBeside(words, at, calendar);
  if (besideDay) return besideDay;
  // `since Jun 1 until the 15th` is a range.
  if (word === 'since' && (follows(words, at + 1, 'then') || !isChangeFrom(words, at + 1)))
    return (
      readRange(words, skipThe(words, at + 1), ['until', 'till'], calendar) ??
      readSince(words, at + 1, calendar) ??
      readSingle(words, at, calendar)
    );
  // `the difference between June and May` names two periods.
  const isDifference = words.some(({ text }) => /^(?:difference|differ|compare|compared|comparison)$/.test(text));
  if (word === 'between' && !isDifference && !isChangeFrom(words, at + 1))
    return readRange(words, skipThe(words, at + 1), ['and', 'to', '-'], calendar);
  if (word === 'from' && calendar.earlier && follows(words, at + 1, 'then'))
    return readFromThen(words, at, calendar.earlier, calendar);
  if (word === 'from') {
    const range = readRange(words, skipThe(words, at + 1), connectors, calendar);
    if (range) return range;
    const start = readSingle(words, skipThe(words, at + 1), calendar);
    if (start && ['on', 'onward', 'onwards'].includes(textAt(words, start.end)))
      return readSince(words, at + 1, calendar);
    // `from the beginning`
    return readSingle(words, at, calendar);
  }
  return readRange(words, at, connectors, calendar) ?? readSingle(words, at, calendar);
}

const connectors = ['to', '-', 'through', 'thru', 'until', 'till'];

/** `the Friday after Thanksgiving` */
function readWeekdayBeside(words: Words, at: number, calendar: Calendar): FoundPeriod {
  const number = weekdayNumberOf(textAt(words, at));
  if (number === undefined || !follows(words, at + 1, 'after|before')) return undefined;
  const other = readSingle(words, skipThe(words, at + 2), calendar);
  const { range, unit, isWeekday } = other?.value.period ?? {};
  if (!other || !range || unit !== 'day' || isWeekday) return undefined;
  const isAfter = follows(words, at + 1, 'after');
  const ago = (weekdayNumber(range.from) - number + 7) % 7;
  const day = addDays(range.from, isAfter ? 7 - ago : ago === 0 ? -7 : -ago);
  return { value: { period: { range: oneDay(day), unit: 'day' } }, end: other.end };
}

/** The longest that fits is meant. */
function readSingle(words: Words, at: number, calendar: Calendar): FoundPeriod {
  const dated = readDate(words, at, calendar.today);
  const all = [
    ...(dated ? [resolvedDate(words, dated, calendar)] : []),
    ...namedPeriods.map((read) => read(words, at, calendar)).filter((one) => one !== undefined),
  ];
  return all.reduce<FoundPeriod>((longest, one) => (longest && longest.end >= one.end ? longest : one), undefined);
}

/** Also `July 4th weekend`. */
function resolvedDate(words: Words, { value, end }: Found<DateParts>, calendar: Calendar): Found<PeriodReading> {
  const resolved = resolveDate(value, calendar);
  if (!resolved.period || value.month === undefined || value.date === undefined || !follows(words, end, 'weekend'))
    return { value: resolved, end };
  return { value: { period: { range: holidayWeekend(resolved.period.range.from), unit: 'weekend' } }, end: end + 1 };
}

function readRange(words: Words, at: number, between: readonly string[], calendar: Calendar): FoundPeriod {
  const bare = readBareStart(words, at, between, calendar);
  if (bare) return bare;
  const startDate = readDate(words, at, calendar.today);
  const listed = startDate && readListedDates(words, startDate, calendar);
  if (listed) return listed;
  if (!words.some(({ text }, place) => place > at && between.includes(text))) return undefined;
  const start = readSingle(words, at, calendar);
  if (!start || !between.includes(textAt(words, start.end))) return undefined;
  const place = skipThe(words, start.end + 1);
  const isDate = startDate !== undefined && startDate.end === start.end;
  const endDate = readEndDate(words, place, isDate ? startDate.value : undefined, calendar);
  if (textAt(words, start.end) === 'to' && isComparedTo(words, at)) {
    const isAscending = isDate && endDate?.value.date !== undefined && isLater(endDate.value, startDate.value);
    if (!isAscending) return undefined;
  }
  if (isDate && endDate) return { value: rangeOfDates(startDate.value, endDate.value, calendar), end: endDate.end };
  if (['today', 'now'].includes(textAt(words, place)))
    return {
      // `ahead of last year, from January until today`: the latest January
      value: joined((readSingle(words, at, { ...calendar, earlier: undefined }) ?? start).value, {
        period: { range: { from: calendar.today, to: calendar.today }, unit: 'day' },
      }),
      end: place + 1,
    };
  const end = laterHoliday(
    readSingle(words, place, { ...calendar, earlier: start.value.period ?? calendar.earlier }),
    start,
    calendar,
  );
  if (!end) return undefined;
  return { value: joined(weekdayBefore(textAt(words, at), end.value) ?? start.value, end.value), end: end.end };
}

/** `between Christmas and New Year`: the holiday that follows, also where that is in the next year. */
function laterHoliday(end: FoundPeriod, { value: start }: Found<PeriodReading>, { today }: Calendar): FoundPeriod {
  const { period } = end?.value ?? {};
  const holiday = holidays.find(({ name }) => name === period?.name);
  if (!end || !period || !start.period || !holiday || period.range.from >= start.period.range.from) return end;
  const next = holiday.dayIn(yearOf(period.range.from) + 1);
  return next > today ? end : { ...end, value: { period: { ...period, range: oneDay(next) } } };
}

/** In `compare June to May` and `up from June to July` two periods stand beside each other; `compare Jun 1 to Jun 7` may as well name a range. */
function isComparedTo(words: Words, at: number): boolean {
  const texts = words.map(({ text }) => text);
  const hasOther = texts.some((text) => ['with', 'vs', 'versus', 'against', 'than'].includes(text));
  const isRange = ['from', 'between'].includes(texts[texts[at - 1] === 'the' ? at - 2 : at - 1] ?? '');
  const isAsked = texts.slice(0, at).some((text) => ['compare', 'comparing'].includes(text));
  return !hasOther && (isRange ? isChangeFrom(words, at) : isAsked);
}

/** `Monday to Friday last week`: the Monday before that Friday. */
function weekdayBefore(text: string, { period }: PeriodReading): PeriodReading | undefined {
  const number = weekdayNumberOf(text);
  if (number === undefined || period?.unit !== 'day') return undefined;
  const ago = (weekdayNumber(period.range.from) - number + 7) % 7;
  return { period: { range: oneDay(addDays(period.range.from, -ago)), unit: 'day' } };
}

/** `22 to 28 June`, `22nd - 28th of June`, `Jun 22` is not such a start. */
function readBareStart(words: Words, at: number, between: readonly string[], calendar: Calendar): FoundPeriod {
  const date = bareDate(textAt(words, at));
  if (date === undefined || !between.includes(textAt(words, at + 1))) return undefined;
  const end = readDate(words, skipThe(words, at + 2), calendar.today);
  if (end?.value.date === undefined || end.value.month === undefined) return undefined;
  return { value: rangeOfDates({ ...end.value, date }, end.value, calendar), end: end.end };
}

/** `Jun 22, 23 and 24`: days one after the other. */
function readListedDates(words: Words, start: Found<DateParts>, calendar: Calendar): FoundPeriod {
  let { end } = start;
  let date = start.value.date ?? 0;
  for (;;) {
    const place = skipThe(words, textAt(words, end) === 'and' ? end + 1 : end);
    if (start.value.date === undefined || bareDate(textAt(words, place)) !== date + 1) break;
    date += 1;
    end = place + 1;
  }
  if (end === start.end) return undefined;
  // `the 3rd and 4th of July`
  const whole = start.value.month === undefined ? readDate(words, end - 1, calendar.today) : undefined;
  const parts = whole?.value.month === undefined ? start.value : { ...whole.value, date: start.value.date };
  return { value: rangeOfDates(parts, { ...parts, date }, calendar), end: Math.max(end, whole?.end ?? end) };
}

/** The second date of a range: complete, or only the day of the month as in `Jun 22 to 28, 2025`. */
function readEndDate(
  words: Words,
  at: number,
  start: DateParts | undefined,
  { today }: Calendar,
): Found<DateParts> | undefined {
  const whole = readDate(words, at, today);
  if (whole && whole.value.month !== undefined) return whole;
  const date = bareDate(textAt(words, at));
  if (start?.date === undefined || start.month === undefined || date === undefined) return undefined;
  const year = /^(?:19|20|21)\d{2}$/.test(textAt(words, at + 1)) ? Number(textAt(words, at + 1)) : undefined;
  return { value: { month: start.month, date, year: year ?? start.year }, end: year === undefined ? at + 1 : at + 2 };
}

/** A missing year is the other one's; the start is in the year before if it would otherwise come after the end. */
function rangeOfDates(start: DateParts, end: DateParts, calendar: Calendar): PeriodReading {
  const endYear = end.year ?? (start.year === undefined ? undefined : yearAfter(start.year, start, end));
  const last = resolveDate({ ...end, year: endYear }, calendar);
  if (last.problem !== undefined) return last;
  const lastYear = yearOf(last.period.range.to);
  const startYear = start.year ?? (isLater(start, end) ? lastYear - 1 : lastYear);
  const range = joined(resolveDate({ ...start, year: startYear }, calendar), last);
  // `Dec 20 to Jan 5` crosses New Year; `June 20 to June 10` would be almost a year and is rather a mistake.
  const isMistake =
    range.period && start.year === undefined && startYear < lastYear && dayCount(range.period.range) > 200;
  if (!isMistake) return range;
  return joined(resolveDate({ ...start, year: lastYear }, calendar), last);
}

function yearAfter(year: number, start: DateParts, end: DateParts) {
  return isLater(start, end) ? year + 1 : year;
}

function isLater(one: DateParts, other: DateParts) {
  const order = ({ month = 0, date = 0 }: DateParts) => month * 100 + date;
  return one.date === undefined || other.date === undefined
    ? (one.month ?? 0) > (other.month ?? 0)
    : order(one) > order(other);
}

/** From the first day of one to the last day of the other. */
function joined(start: PeriodReading, end: PeriodReading): PeriodReading {
  if (start.problem !== undefined) return start;
  if (end.problem !== undefined) return end;
  const isMonths = start.period.unit === 'month' && end.period.unit === 'month';
  const names = [start.period.name, end.period.name].filter((name) => name !== undefined);
  return {
    period: {
      range: { from: start.period.range.from, to: end.period.range.to },
      unit: 'days' satisfies PeriodUnit,
      ...(isMonths && names.length === 2 && { name: `${names[0]} to ${names[1]}` }),
    },
  };
}

/** `from then until June 30`, `from then on` */
function readFromThen(words: Words, at: number, { range: { from } }: Period, calendar: Calendar): FoundPeriod {
  const place = at + 2;
  const last = connectors.includes(textAt(words, place))
    ? readSingle(words, skipThe(words, place + 1), { ...calendar, earlier: undefined })
    : undefined;
  const start: PeriodReading = { period: { range: oneDay(from), unit: 'day' } };
  if (last) return { value: joined(start, last.value), end: last.end };
  const end = /^(?:on|onwards?)$/.test(textAt(words, place)) ? place + 1 : place;
  return { value: joined(start, { period: { range: oneDay(calendar.today), unit: 'day' } }), end };
}

/** `since Jun 1`: until today. */
function readSince(words: Words, at: number, calendar: Calendar): FoundPeriod {
  const { earlier, today } = calendar;
  if (earlier && follows(words, at, 'then|that'))
    return { value: { period: { range: { from: earlier.range.from, to: today }, unit: 'days' } }, end: at + 1 };
  const start = readSingle(words, skipThe(words, at), calendar);
  if (!start) return undefined;
  const end = ['on', 'onward', 'onwards'].includes(textAt(words, start.end)) ? start.end + 1 : start.end;
  if (start.value.problem !== undefined) return { value: start.value, end };
  // `since the end of May`: from its last day on.
  const isEnd = follows(words, skipThe(words, at), 'end');
  const from = isEnd ? start.value.period.range.to : start.value.period.range.from;
  const to = from > calendar.today ? start.value.period.range.to : calendar.today;
  return { value: { period: { range: { from, to }, unit: 'days' } }, end };
}

/** `22` or `22nd` */
function bareDate(text: string): number | undefined {
  return /^\d{1,2}(?:st|nd|rd|th)?$/.test(text) ? Number.parseInt(text, 10) : undefined;
}

function skipThe(words: Words, at: number) {
  return textAt(words, at) === 'the' ? at + 1 : at;
}
