import { addDays, dayCount, shiftRange, type Day, type DayRange } from '@back-office/shared/format';
import { defaultRange, periodBaseline, type TimeRange } from '@back-office/shared/ledger';
import type { Word } from '../language/words';
import {
  addMonths,
  monthAround,
  monthNames,
  monthOf,
  monthRange,
  oneDay,
  quarterOf,
  quarterRange,
  weekAround,
  weekdayNames,
  weekdayNumber,
  weekendBefore,
  yearOf,
  yearRange,
} from './calendar';
import { monthNumberOf, readDate, resolveDate, textAt, weekdayNumberOf, yearNumberOf, type Found } from './dates';
import { holidays, holidayWeekend } from './holidays';
import { capital, movedBy, type Calendar, type Period, type PeriodReading, type PeriodUnit } from './period';

type Reader = (words: readonly Word[], at: number, calendar: Calendar) => Found<PeriodReading> | undefined;

/** Every way to name days other than by dates. The longest that fits is meant. */
export const namedPeriods: readonly Reader[] = [
  readRelativeDay,
  readDayTime,
  readWeekday,
  readNamedMonth,
  readRelativeUnit,
  readWeekend,
  readAgo,
  readUnitOf,
  readToDate,
  readQuarter,
  readHalf,
  readPartOfMonth,
  readHoliday,
  readYear,
  readNeighbor,
  readSameLastYear,
  readSample,
];

function found(end: number, range: DayRange, unit: PeriodUnit, name?: string): Found<PeriodReading> {
  return { end, value: { period: { range, unit, ...(name !== undefined && { name }) } } };
}

/** True if the words follow at this place; `|` separates choices. */
function follows(words: readonly Word[], at: number, ...wanted: readonly string[]): boolean {
  return wanted.every((choices, index) => choices.split('|').includes(textAt(words, at + index)));
}

function readRelativeDay(words: readonly Word[], at: number, { today }: Calendar) {
  if (follows(words, at, 'day', 'before', 'yesterday'))
    return found(at + 3, oneDay(addDays(today, -2)), 'day', 'the day before yesterday');
  const offset = { today: 0, yesterday: -1, tomorrow: 1 }[textAt(words, at)];
  if (offset === undefined) return undefined;
  return found(at + 1, oneDay(addDays(today, offset)), 'day', textAt(words, at));
}

/** `this morning`, `yesterday afternoon`, `tonight`, `last night` */
function readDayTime(words: readonly Word[], at: number, { today }: Calendar) {
  if (follows(words, at, 'tonight')) return timed(at + 1, today, 'Evening', 'today');
  if (follows(words, at, 'last', 'night')) return timed(at + 2, addDays(today, -1), 'Evening', 'yesterday');
  if (follows(words, at, 'this|today', 'morning|afternoon|evening'))
    return timed(at + 2, today, timeOf(textAt(words, at + 1)), 'today');
  if (follows(words, at, 'yesterday', 'morning|afternoon|evening'))
    return timed(at + 2, addDays(today, -1), timeOf(textAt(words, at + 1)), 'yesterday');
  return undefined;
}

function timed(end: number, day: Day, time: TimeRange, name: string): Found<PeriodReading> {
  return { end, value: { period: { range: oneDay(day), unit: 'day', name, time } } };
}

function timeOf(word: string) {
  return capital(word) as TimeRange;
}

/** `Friday`, `last Friday`, `this Friday`. Without a word before it, the latest one that is not in the future. */
function readWeekday(words: readonly Word[], at: number, { today }: Calendar) {
  const word = textAt(words, at);
  const hasPrefix = ['last', 'past', 'this', 'next', 'previous'].includes(word);
  const place = hasPrefix ? at + 1 : at;
  const number = weekdayNumberOf(textAt(words, place));
  const isPlural = /days$/.test(textAt(words, place));
  // `on Tuesdays` means all of them; in `tuesdays sales` the apostrophe is missing.
  if (number === undefined || (isPlural && follows(words, at - 1, 'on|all|every|most|our|for'))) return undefined;
  const ago = (weekdayNumber(today) - number + 7) % 7;
  const name = capital(weekdayNames[number] ?? '');
  if (word === 'this') return found(place + 1, oneDay(addDays(weekAround(today).from, number)), 'day', `this ${name}`);
  if (word === 'next') return found(place + 1, oneDay(addDays(today, 7 - ago)), 'day', `next ${name}`);
  const isLast = hasPrefix && ago === 0;
  if (follows(words, place + 1, 'last', 'week')) {
    const sunday = addDays(weekAround(today).from, -7);
    return found(place + 3, oneDay(addDays(sunday, number)), 'day');
  }
  return found(place + 1, oneDay(addDays(today, -(isLast ? 7 : ago))), 'day');
}

/** `last June`: the latest that is over; `this June`, `next June`: of this or the next year. */
function readNamedMonth(words: readonly Word[], at: number, { today }: Calendar) {
  const month = monthNumberOf(textAt(words, at + 1));
  if (month === undefined || !follows(words, at, 'last|past|this|next')) return undefined;
  const year = yearOf(today);
  const step =
    { this: 0, next: month > monthOf(today) ? 0 : 1 }[textAt(words, at)] ?? (month < monthOf(today) ? 0 : -1);
  return found(
    at + 2,
    monthRange(year + step, month),
    'month',
    `${capital(monthNames[month - 1] ?? '')} ${year + step}`,
  );
}

const units = {
  day: 'day',
  week: 'week',
  weekend: 'weekend',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
} as const;

function unitOf(text: string): keyof typeof units | undefined {
  const singular = text.replace(/s$/, '');
  return singular in units ? (singular as keyof typeof units) : undefined;
}

/** `last week`, `this month`, `the past 30 days`, `last 4 weeks` */
function readRelativeUnit(words: readonly Word[], at: number, { today }: Calendar) {
  if (follows(words, at, 'week|month', 'before', 'last')) {
    const unit = unitOf(textAt(words, at)) ?? 'week';
    return found(at + 3, wholeUnit(unit, today, -2), unit, `the ${unit} before last`);
  }
  if (!follows(words, at, 'last|past|previous|this|current|next|prior')) return undefined;
  const word = textAt(words, at);
  const countText = textAt(words, at + 1);
  const count = /^\d{1,4}$/.test(countText) ? Number(countText) : countText === 'couple' ? 2 : undefined;
  const place = count === undefined ? at + 1 : follows(words, at + 2, 'of') ? at + 3 : at + 2;
  const unit = unitOf(textAt(words, place));
  if (unit === undefined) return undefined;
  const end = place + 1;
  if (count !== undefined && count > 0 && unit !== 'weekend')
    return found(end, rolling(unit, count, today), 'days', `the last ${count} ${unit}${count === 1 ? '' : 's'}`);
  if (count !== undefined) return undefined;
  if (word === 'past' && unit !== 'day' && unit !== 'weekend') {
    const days = { week: 7, month: 30, quarter: 90, year: 365 }[unit];
    return found(end, { from: addDays(today, 1 - days), to: today }, 'days', `the last ${days} days`);
  }
  const step = word === 'this' || word === 'current' ? 0 : word === 'next' ? 1 : -1;
  const name = `${['last', 'this', 'next'][step + 1]} ${unit}`;
  return found(end, wholeUnit(unit, today, step), unit, unit === 'day' && step === 0 ? 'today' : name);
}

function rolling(unit: Exclude<keyof typeof units, 'weekend'>, count: number, today: Day): DayRange {
  if (unit === 'day') return { from: addDays(today, 1 - count), to: today };
  if (unit === 'week') return { from: addDays(today, 1 - 7 * count), to: today };
  const months = { month: 1, quarter: 3, year: 12 }[unit] * count;
  return { from: addDays(addMonths(today, -months), 1), to: today };
}

/** `the weekend`: the latest one that has begun. */
function readWeekend(words: readonly Word[], at: number, { today }: Calendar) {
  return follows(words, at, 'weekend') ? found(at + 1, weekendBefore(today), 'weekend', 'the weekend') : undefined;
}

/** Whole units seen from a day: 0 contains it, -1 is the one before. A weekend counts as begun from its Saturday on. */
function wholeUnit(unit: keyof typeof units, day: Day, step: number): DayRange {
  switch (unit) {
    case 'day':
      return oneDay(addDays(day, step));
    case 'week':
      return movedBy(weekAround(day), 7 * step);
    case 'weekend': {
      const latest = weekendBefore(day);
      const isOn = day <= latest.to;
      // During the week, "this weekend" is the coming one and "last weekend" the one before it.
      return movedBy(latest, 7 * (isOn ? step : step + 1));
    }
    case 'month':
      return monthRange(yearOf(day), monthOf(day) + step);
    case 'quarter':
      return quarterRange(yearOf(day), quarterOf(day) + step);
    case 'year':
      return yearRange(yearOf(day) + step);
  }
}

/** `3 days ago`, `2 weeks ago`, `a month ago`: the whole day, week, month … that lies that far back. */
function readAgo(words: readonly Word[], at: number, { today }: Calendar) {
  const first = textAt(words, at);
  const count =
    first === 'a' || first === 'an' ? 1 : /^\d{1,4}$/.test(first) ? Number(first) : first === 'couple' ? 2 : undefined;
  const place = first === 'couple' && follows(words, at + 1, 'of') ? at + 2 : at + 1;
  const unit = unitOf(textAt(words, place));
  if (count === undefined || unit === undefined || !follows(words, place + 1, 'ago')) return undefined;
  return found(place + 2, wholeUnit(unit, today, -count), unit);
}

/** `week of Jun 22`, `week ending June 28`, `weekend of the 28th`, `month of June` */
function readUnitOf(words: readonly Word[], at: number, calendar: Calendar) {
  if (!follows(words, at, 'week|weekend|month|day', 'of|starting|beginning|ending|from|commencing|containing'))
    return undefined;
  const word = textAt(words, at + 1);
  const place = follows(words, at + 2, 'on|in|the') ? at + 3 : at + 2;
  const dated = readDate(words, place, calendar.today);
  if (!dated) return undefined;
  const { period, problem } = resolveDate(dated.value, calendar);
  if (problem !== undefined) return { end: dated.end, value: { problem } };
  const day = period.range.from;
  const unit = unitOf(textAt(words, at)) ?? 'week';
  if (dated.value.date === undefined) return unit === 'month' ? { end: dated.end, value: { period } } : undefined;
  if (unit === 'day') return { end: dated.end, value: { period } };
  if (unit === 'month') return found(dated.end, monthAround(day), 'month');
  if (unit === 'weekend') return found(dated.end, weekendBefore(addDays(day, 1)), 'weekend', 'the weekend');
  if (word === 'ending') return found(dated.end, { from: addDays(day, -6), to: day }, 'week');
  if (word === 'of' || word === 'containing') return found(dated.end, weekAround(day), 'week', 'the week');
  return found(dated.end, { from: day, to: addDays(day, 6) }, 'week');
}

/** `year to date`, `mtd`, `so far this month` is read as `this month` */
function readToDate(words: readonly Word[], at: number, { today }: Calendar) {
  const short = { wtd: 'week', mtd: 'month', qtd: 'quarter', ytd: 'year' } as const;
  const word = textAt(words, at);
  const unit =
    word in short ? short[word as keyof typeof short] : follows(words, at + 1, 'to', 'date') ? unitOf(word) : undefined;
  if (unit === undefined) return undefined;
  return found(word in short ? at + 1 : at + 3, wholeUnit(unit, today, 0), unit, `this ${unit}`);
}

const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
};

/** `Q2`, `Q2 2025`, `2nd quarter of last year`, `quarter 2` */
function readQuarter(words: readonly Word[], at: number, { today, earlier }: Calendar) {
  const short = /^q([1-4])$/.exec(textAt(words, at));
  const ordinal = follows(words, at + 1, 'quarter') ? ordinals[textAt(words, at)] : undefined;
  const named = follows(words, at, 'quarter', '1|2|3|4') ? Number(textAt(words, at + 1)) : undefined;
  const number = short ? Number(short[1]) : (ordinal ?? named);
  if (number === undefined) return undefined;
  const place = short ? at + 1 : at + 2;
  const { year, end } = yearAfter(words, place, today);
  const own = year ?? latestYear((candidate) => quarterRange(candidate, number), today, earlier);
  return found(end, quarterRange(own, number), 'quarter', `Q${number} ${own}`);
}

/** `first half of 2025`, `H2`, `second half of June` */
function readHalf(words: readonly Word[], at: number, calendar: Calendar) {
  const { today, earlier } = calendar;
  const short = /^h([12])$/.exec(textAt(words, at));
  const number = short ? Number(short[1]) : follows(words, at + 1, 'half') ? ordinals[textAt(words, at)] : undefined;
  if (number === undefined || number > 2) return undefined;
  const place = short ? at + 1 : follows(words, at + 2, 'of') ? at + 3 : at + 2;
  const dated = short ? undefined : readDate(words, place, today);
  const which = number === 1 ? 'first' : 'second';
  if (dated?.value.month !== undefined && dated.value.date === undefined) {
    const { period, problem } = resolveDate(dated.value, calendar);
    if (problem !== undefined) return { end: dated.end, value: { problem } };
    const middle = addDays(period.range.from, 14);
    const range =
      number === 1 ? { from: period.range.from, to: middle } : { from: addDays(middle, 1), to: period.range.to };
    return found(dated.end, range, 'days', `the ${which} half of ${period.name ?? 'the month'}`);
  }
  const { year, end } = yearAfter(words, follows(words, place, 'the') ? place + 1 : place, today);
  const own = year ?? latestYear((candidate) => monthRange(candidate, number * 6 - 5, 6), today, earlier);
  return found(end, monthRange(own, number * 6 - 5, 6), 'days', `the ${which} half of ${own}`);
}

/** `first week of June`, `last 10 days of May` */
function readPartOfMonth(words: readonly Word[], at: number, calendar: Calendar) {
  const edge = follows(words, at, 'start|beginning|end', 'of') ? readEdgeOfMonth(words, at, calendar) : undefined;
  if (edge) return edge;
  const isLast = follows(words, at, 'last');
  const number = isLast ? 1 : ordinals[textAt(words, at)];
  if (number === undefined) return undefined;
  const count = /^\d{1,2}$/.test(textAt(words, at + 1)) ? Number(textAt(words, at + 1)) : undefined;
  const place = count === undefined ? at + 1 : at + 2;
  const isWeek = follows(words, place, 'week|weeks');
  if ((!isWeek && !follows(words, place, 'day|days')) || !follows(words, place + 1, 'of|in')) return undefined;
  const dated = readDate(words, place + 2, calendar.today);
  if (dated?.value.month === undefined || dated.value.date !== undefined) return undefined;
  const { period, problem } = resolveDate(dated.value, calendar);
  if (problem !== undefined) return { end: dated.end, value: { problem } };
  const days = (isWeek ? 7 : 1) * (count ?? 1);
  const { from, to } = period.range;
  const start = addDays(from, (number - 1) * days);
  const range = isLast ? { from: addDays(to, 1 - days), to } : { from: start, to: addDays(start, days - 1) };
  return found(dated.end, range, days === 1 ? 'day' : 'days');
}

/** `start of June`, `end of June`: seven days. */
function readEdgeOfMonth(words: readonly Word[], at: number, calendar: Calendar): Found<PeriodReading> | undefined {
  const dated = readDate(words, at + 2, calendar.today);
  if (dated?.value.month === undefined || dated.value.date !== undefined) return undefined;
  const { period, problem } = resolveDate(dated.value, calendar);
  if (problem !== undefined) return { end: dated.end, value: { problem } };
  const { from, to } = period.range;
  const isEnd = follows(words, at, 'end');
  return found(dated.end, isEnd ? { from: addDays(to, -6), to } : { from, to: addDays(from, 6) }, 'days');
}

/** `Memorial Day`, `Christmas 2023`, `Labor Day weekend` */
function readHoliday(words: readonly Word[], at: number, { today, earlier }: Calendar) {
  for (const { name, spellings, dayIn } of holidays) {
    for (const spelling of spellings) {
      const parts = spelling.split(' ');
      if (!parts.every((part, index) => textAt(words, at + index) === part)) continue;
      const isWeekend = follows(words, at + parts.length, 'weekend');
      const { year, end } = yearAfter(words, at + parts.length + (isWeekend ? 1 : 0), today);
      const day = dayIn(year ?? latestYear((candidate) => oneDay(dayIn(candidate)), today, earlier));
      return isWeekend
        ? found(end, holidayWeekend(day), 'weekend', `${name} weekend`)
        : found(end, oneDay(day), 'day', name);
    }
  }
  return undefined;
}

/** `2024`, `the year 2024` */
function readYear(words: readonly Word[], at: number) {
  const place = follows(words, at, 'year') ? at + 1 : at;
  const year = yearNumberOf(textAt(words, place));
  if (year === undefined) return undefined;
  if (year < 2000 || year > 2099)
    return { end: place + 1, value: { problem: `I know the years 2000 to 2099, not ${year}.` } };
  return found(place + 1, yearRange(year), 'year', String(year));
}

/** `the week before`, `previous period`, `the day after`: seen from the period of the conversation. */
function readNeighbor(words: readonly Word[], at: number, { earlier }: Calendar) {
  if (!earlier) return undefined;
  const after = {
    before: -1,
    earlier: -1,
    prior: -1,
    preceding: -1,
    previous: -1,
    after: 1,
    later: 1,
    following: 1,
    next: 1,
  } as const;
  const isStep = (text: string): text is keyof typeof after => text in after;
  const [first, second] = [textAt(words, at), textAt(words, at + 1)];
  const weekday = weekdayNumberOf(first);
  if (weekday !== undefined && ['before', 'earlier', 'prior'].includes(second)) {
    const ago = (weekdayNumber(earlier.range.from) - weekday + 6) % 7;
    return found(at + 2, oneDay(addDays(earlier.range.from, -ago - 1)), 'day');
  }
  const unitText = first === 'a' || first === 'one' ? second : first;
  if (isStep(first) && first !== 'earlier' && (isNeighborUnit(second) || second === 'that' || second === 'one')) {
    if (['before', 'after'].includes(first) && isNeighborUnit(second)) return undefined;
    return neighbor(at + 2, isNeighborUnit(second) ? second : 'period', after[first], earlier);
  }
  if ((first === 'before' || first === 'previously') && at === words.length - 1)
    return neighbor(at + 1, 'period', -1, earlier);
  const place = unitText === second && unitText !== first ? at + 2 : at + 1;
  const step = textAt(words, place);
  if (!isNeighborUnit(unitText) || !isStep(step) || step === 'previous' || step === 'next') return undefined;
  const end = follows(words, place + 1, 'that|this|it') ? place + 2 : place + 1;
  return neighbor(end, unitText, after[step], earlier);
}

function isNeighborUnit(text: string): boolean {
  return text === 'period' || unitOf(text) !== undefined;
}

function neighbor(end: number, unitText: string, step: -1 | 1, earlier: Period): Found<PeriodReading> {
  const unit = unitText === 'period' ? 'period' : (unitOf(unitText) ?? 'period');
  const { range } = earlier;
  const edge = step < 0 ? range.from : range.to;
  const isWholeUnit = unit === earlier.unit && !earlier.isSoFar;
  if (unit === 'year') {
    const shifted = step < 0 ? periodBaseline(range, 'Same period last year') : undefined;
    return found(
      end,
      earlier.unit === 'year'
        ? wholeUnit('year', range.from, step)
        : (shifted ?? { from: addMonths(range.from, 12), to: addMonths(range.to, 12) }),
      earlier.unit,
    );
  }
  if (unit === 'period') return found(end, neighborOf(earlier, step), earlier.unit);
  if (unit === 'week' && dayCount(range) === 7) return found(end, shiftRange(range, step), 'week');
  if (unit === 'day') return found(end, oneDay(addDays(edge, step)), 'day');
  if (isWholeUnit || earlier.unit === 'day' || earlier.isSoFar)
    return named(end, unit, wholeUnit(unit, range.from, step));
  return named(end, unit, wholeUnit(unit, edge, step));
}

/** Next to a whole month is the whole month; otherwise as many days. */
export function neighborOf({ range, unit, isSoFar }: Period, step: -1 | 1): DayRange {
  const isWhole = !isSoFar && (unit === 'month' || unit === 'quarter' || unit === 'year');
  if (unit === 'weekend') return movedBy(range, 7 * step);
  return isWhole ? wholeUnit(unit, range.from, step) : shiftRange(range, step);
}

function named(end: number, unit: keyof typeof units, range: DayRange) {
  return found(end, range, unit);
}

/** `same week last year`, `this time last year`, `a year earlier`: the same dates. */
function readSameLastYear(words: readonly Word[], at: number, { today, earlier }: Calendar) {
  const base: Period = earlier ?? { range: oneDay(today), unit: 'day' };
  const place = follows(words, at, 'the') ? at + 1 : at;
  if (!follows(words, place, 'same|this', 'period|time|week|month|day|days|dates|quarter|weekend', 'last', 'year'))
    return undefined;
  const unit = unitOf(textAt(words, place + 1));
  const seen = earlier || unit === undefined || unit === 'day' ? base.range : wholeUnit(unit, today, 0);
  const range = periodBaseline(seen, 'Same period last year');
  return range && found(place + 4, range, earlier?.unit ?? unit ?? 'day');
}

function readSample(words: readonly Word[], at: number) {
  if (!follows(words, at, 'sample', 'week|period|data')) return undefined;
  return found(at + 2, defaultRange, 'week', 'the sample week');
}

function yearAfter(
  words: readonly Word[],
  at: number,
  today: Day,
): { readonly year: number | undefined; readonly end: number } {
  const place = follows(words, at, 'of|in') ? at + 1 : at;
  const year = yearNumberOf(textAt(words, place));
  if (year !== undefined) return { year, end: place + 1 };
  const step = { last: -1, this: 0, next: 1 }[textAt(words, place)];
  if (step !== undefined && follows(words, place + 1, 'year')) return { year: yearOf(today) + step, end: place + 2 };
  return { year: undefined, end: at };
}

/** The latest year in which the days have begun; near the period of the conversation if there is one. */
function latestYear(rangeIn: (year: number) => DayRange, today: Day, earlier: Period | undefined): number {
  const near = earlier ? yearOf(earlier.range.to) : undefined;
  if (near !== undefined && rangeIn(near).from <= today) return near;
  const thisYear = yearOf(today);
  return rangeIn(thisYear).from <= today ? thisYear : thisYear - 1;
}
