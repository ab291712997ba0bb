import { addDays, capitalized, dayCount, firstDay, type Day, type DayRange } from '@back-office/shared/format';
import type { TimeRange } from '@back-office/shared/ledger';
import type { Words } from '../language/words';
import {
  addMonths,
  monthNames,
  monthOf,
  monthRange,
  oneDay,
  weekAround,
  weekdayNames,
  weekdayNumber,
  weekendBefore,
  yearOf,
} from './calendar';
import { monthNumberOf, weekdayNumberOf } from './dates';
import { movedBy, type Calendar, type Period, type PeriodReading } from './period';
import { follows, found, foundWeekday, textAt, type Found, type Reader } from './reader';
import { unitOf, wholeUnit, type Unit } from './units';

/** Days seen from today, such as `yesterday`, `last Friday`, `the past 30 days`, `2 weeks ago`, `mtd`. */
export const relativePeriods: readonly Reader[] = [
  readRelativeDay,
  readDayTime,
  readWeekdayRow,
  readWeekday,
  readNamedMonth,
  readRelativeUnit,
  readWeekend,
  readAgo,
  readToDate,
  readEver,
];

function readRelativeDay(words: Words, at: number, { today }: Calendar) {
  if (follows(words, at, 'day', 'before', 'yesterday'))
    return found(at + 3, oneDay(addDays(today, -2)), 'day', 'the day before yesterday');
  const offset = { today: 0, yesterday: -1, tomorrow: 1 }[textAt(words, at)];
  if (offset === undefined) return undefined;
  return found(at + 1, oneDay(addDays(today, offset)), 'day', textAt(words, at));
}

/** `this morning`, `yesterday afternoon`, `tonight`, `last night` */
function readDayTime(words: Words, at: number, { today }: Calendar) {
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
  return capitalized(word) as TimeRange;
}

/** `Fri, Sat and Sun`, `fri sat sun last weekend`: the latest such days, or those of the week or weekend. */
function readWeekdayRow(words: Words, at: number, { today }: Calendar) {
  const first = weekdayNumberOf(textAt(words, at));
  if (first === undefined) return undefined;
  let end = at + 1;
  let count = 1;
  for (;;) {
    const place = follows(words, end, 'and|plus') ? end + 1 : end;
    if (weekdayNumberOf(textAt(words, place)) !== (first + count) % 7) break;
    count += 1;
    end = place + 1;
  }
  if (count < 3 || /days$/.test(textAt(words, at))) return undefined;
  const place = follows(words, end, 'of') ? end + 1 : end;
  const isNamed = follows(words, place, 'last|this|past', 'week|weekend');
  const last = (first + count - 1) % 7;
  const isLast = isNamed && !follows(words, place, 'this') && follows(words, place + 1, 'week');
  const until = isLast ? addDays(weekAround(today).from, -1) : today;
  const to = addDays(until, -((weekdayNumber(until) - last + 7) % 7));
  return found(isNamed ? place + 2 : end, { from: addDays(to, 1 - count), to }, 'days');
}

/** `Friday`, `last Friday`, `this Friday`. Without a word before it, the latest one that is not in the future. */
function readWeekday(words: Words, at: number, { today, earlier }: Calendar) {
  const word = textAt(words, at);
  const hasPrefix = ['last', 'past', 'this', 'next', 'previous'].includes(word);
  const place = hasPrefix ? at + 1 : at;
  const number = weekdayNumberOf(textAt(words, place));
  const isPlural = /days$/.test(textAt(words, place));
  // `on Tuesdays` means all of them; in `tuesdays sales` the apostrophe is missing.
  if (number === undefined || (isPlural && follows(words, at - 1, 'on|all|every|most|our|for'))) return undefined;
  const ago = (weekdayNumber(today) - number + 7) % 7;
  const name = capitalized(weekdayNames[number] ?? '');
  if (word === 'this') return found(place + 1, oneDay(addDays(weekAround(today).from, number)), 'day', `this ${name}`);
  if (word === 'next') return found(place + 1, oneDay(addDays(today, 7 - ago)), 'day', `next ${name}`);
  // `and on Thursday?` after a week: the Thursday of that week.
  const inWeek = (!hasPrefix && dayWithin(earlier, number)) || today;
  if (inWeek < today && !follows(words, place + 1, 'last')) return foundWeekday(place + 1, inWeek);
  const isLast = hasPrefix && ago === 0;
  return foundWeekday(place + 1, addDays(today, -(isLast ? 7 : ago)));
}

/** The day of a week, or the one of a weekend, that was asked about. */
function dayWithin(earlier: Period | undefined, number: number): Day | undefined {
  if (earlier?.unit === 'week') return addDays(weekAround(earlier.range.from).from, number);
  const days = earlier?.unit === 'weekend' ? [earlier.range.from, earlier.range.to] : [];
  return days.find((day) => weekdayNumber(day) === number);
}

/** `last June`: the latest that is over; `this June`, `next June`: of this or the next year. */
function readNamedMonth(words: Words, at: number, { today }: Calendar) {
  const month = monthNumberOf(textAt(words, at + 1));
  if (month === undefined || !follows(words, at, 'last|past|this|next')) return undefined;
  const year = yearOf(today);
  const step =
    { this: 0, next: month > monthOf(today) ? 0 : 1 }[textAt(words, at)] ?? (month < monthOf(today) ? 0 : -1);
  return found(
    at + 2,
    monthRange(year + step, month),
    'month',
    `${capitalized(monthNames[month - 1] ?? '')} ${year + step}`,
  );
}

/** `last week`, `this month`, `the past 30 days`, `last 4 weeks`, `the next 2 weeks` */
export function readRelativeUnit(words: Words, at: number, { today, earlier }: Calendar) {
  if (follows(words, at, 'week|month|weekend|quarter|year', 'before', 'last')) {
    const unit = unitOf(textAt(words, at)) ?? 'week';
    return found(at + 3, wholeUnit(unit, today, -2), unit, `the ${unit} before last`);
  }
  if (!follows(words, at, 'last|past|previous|this|current|next|prior')) return undefined;
  const word = textAt(words, at);
  const countText = textAt(words, at + 1);
  const count = /^\d{1,4}$/.test(countText) ? Number(countText) : countText === 'couple' ? 2 : undefined;
  const place = count === undefined ? at + 1 : follows(words, at + 2, 'of') ? at + 3 : at + 2;
  // `the last 2 full weeks`: weeks from Sunday to Saturday that are over.
  const isFull = count !== undefined && follows(words, place, 'full|complete|whole|entire');
  const unit = unitOf(textAt(words, isFull ? place + 1 : place));
  if (unit === undefined) return undefined;
  if (isFull) {
    const range = { from: wholeUnit(unit, today, -count).from, to: wholeUnit(unit, today, -1).to };
    return found(place + 2, range, 'days', `the last ${count} full ${unit}${count === 1 ? '' : 's'}`);
  }
  const end = place + 1;
  // After others, `the prior 90 days` are those before them, and `the prior month` is the one before a month.
  if (earlier && /^(?:previous|prior)$/.test(word) && (count !== undefined || earlier.unit === unit)) return undefined;
  if (count !== undefined && count > 0 && unit !== 'weekend') {
    const range = rolling(unit, count, today);
    const isNext = word === 'next';
    const days = isNext ? movedBy(range, dayCount(range)) : range;
    return found(end, days, 'days', `the ${isNext ? 'next' : 'last'} ${count} ${unit}${count === 1 ? '' : 's'}`);
  }
  if (count !== undefined) return undefined;
  if (word === 'past' && unit !== 'day' && unit !== 'weekend') {
    const days = { week: 7, month: 30, quarter: 90, year: 365 }[unit];
    return found(end, { from: addDays(today, 1 - days), to: today }, 'days', `the last ${days} days`);
  }
  const step = word === 'this' || word === 'current' ? 0 : word === 'next' ? 1 : -1;
  const name = `${['last', 'this', 'next'][step + 1]} ${unit}`;
  return found(end, wholeUnit(unit, today, step), unit, unit === 'day' && step === 0 ? 'today' : name);
}

function rolling(unit: Exclude<Unit, 'weekend'>, count: number, today: Day): DayRange {
  if (unit === 'day') return { from: addDays(today, 1 - count), to: today };
  if (unit === 'week') return { from: addDays(today, 1 - 7 * count), to: today };
  const months = { month: 1, quarter: 3, year: 12 }[unit] * count;
  return { from: addDays(addMonths(today, -months), 1), to: today };
}

/** `the weekend`: the latest one that has begun. */
function readWeekend(words: Words, at: number, { today }: Calendar) {
  return follows(words, at, 'weekend') ? found(at + 1, weekendBefore(today), 'weekend', 'the weekend') : undefined;
}

/** `3 days ago`, `2 weeks ago`, `a month ago`: the whole day, week, month … that lies that far back. */
function readAgo(words: Words, at: number, { today }: Calendar) {
  const first = textAt(words, at);
  const count =
    first === 'a' || first === 'an' ? 1 : /^\d{1,4}$/.test(first) ? Number(first) : first === 'couple' ? 2 : undefined;
  const place = first === 'couple' && follows(words, at + 1, 'of') ? at + 2 : at + 1;
  const unit = unitOf(textAt(words, place));
  if (count === undefined || !follows(words, place + 1, 'ago')) return undefined;
  // `3 Fridays ago`
  const weekday = weekdayNumberOf(textAt(words, place));
  if (weekday !== undefined) {
    const latest = addDays(today, -((weekdayNumber(today) - weekday + 6) % 7) - 1);
    return foundWeekday(place + 2, addDays(latest, 7 - 7 * count));
  }
  if (unit === undefined) return undefined;
  return found(place + 2, wholeUnit(unit, today, -count), unit);
}

/** `ever`, `of all time`, `since the beginning`: all days with sales. */
function readEver(words: Words, at: number, { today, since = firstDay }: Calendar) {
  const end = everPhrases.find((phrase) => follows(words, at, ...phrase));
  return end === undefined ? undefined : found(at + end.length, { from: since, to: today }, 'days', 'of all time');
}

const everPhrases = [
  'since we|i opened|open|started|began|launched|exist',
  'since the shop|store|business|company opened|started|began',
  'since|from the beginning|start|opening',
  'since|from day 1',
  'since opening|launch|forever',
  'lifetime',
  'in our history',
  'in the history',
  'all 1 time',
  'all time',
  'all years',
  'ever',
].map((phrase) => phrase.split(' '));

/** `year to date`, `mtd`, `so far this month` is read as `this month` */
function readToDate(words: Words, at: number, { today }: Calendar) {
  const short = { wtd: 'week', mtd: 'month', qtd: 'quarter', ytd: 'year' } as const;
  const word = textAt(words, at);
  const unit =
    word in short ? short[word as keyof typeof short] : follows(words, at + 1, 'to', 'date') ? unitOf(word) : undefined;
  if (unit === undefined) return undefined;
  return found(word in short ? at + 1 : at + 3, wholeUnit(unit, today, 0), unit, `this ${unit}`);
}
