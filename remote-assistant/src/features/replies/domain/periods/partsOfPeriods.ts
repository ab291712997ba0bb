import { addDays, capitalized, type Day, type DayRange } from '@back-office/shared/format';
import type { Words } from '../language/words';
import { monthAround, monthNames, oneDay, weekAround, weekdayNames, weekdayNumber, yearOf } from './calendar';
import { calendarPeriods, halfAt } from './calendarPeriods';
import { readDate, resolveDate, weekdayNumberOf } from './dates';
import { neighborPeriods } from './neighborPeriods';
import type { Calendar, PeriodReading, PeriodUnit } from './period';
import { follows, found, ordinals, textAt, type Found, type FoundPeriod, type Reader } from './reader';
import { relativePeriods } from './relativePeriods';
import { unitOf, wholeUnit } from './units';

const wholePeriods: readonly Reader[] = [...relativePeriods, ...calendarPeriods, ...neighborPeriods];

/** A part of one of these, such as `first week of June`, `last Saturday of the quarter`, `mid July`, `Tuesday of last week`. */
const partsOfPeriods: readonly Reader[] = [readPlaceIn, readEdgeOf, readWeekdaysOfWeek, readDayBeside];

/** Every way to name days other than by dates. */
export const namedPeriods: readonly Reader[] = [readHalfOfMonth, ...wholePeriods, ...partsOfPeriods];

/** `first half of June`, `second half of last month`; a bare `second half` is one of the month that was named before. */
function readHalfOfMonth(words: Words, at: number, calendar: Calendar): FoundPeriod {
  const number = halfAt(words, at);
  if (number === undefined) return undefined;
  const ofConversation = follows(words, at + 2, 'of|in|the|year') ? undefined : monthOfConversation(calendar);
  const whole =
    monthAt(words, at + 2, calendar) ??
    wholeOf(words, at + 2, calendar) ??
    (ofConversation && found(at + 2, ofConversation, 'month'));
  if (!whole) return undefined;
  const { period, problem } = whole.value;
  if (problem !== undefined) return { end: whole.end, value: { problem } };
  if (period.unit !== 'month') return undefined;
  const { from, to } = period.range;
  const middle = addDays(from, 14);
  return found(
    whole.end,
    number === 1 ? { from, to: middle } : { from: addDays(middle, 1), to },
    'days',
    `the ${number === 1 ? 'first' : 'second'} half of ${monthText(from)}`,
  );
}

/** `June 2025` */
function monthText(day: Day): string {
  return `${capitalized(monthNames[Number(day.slice(5, 7)) - 1] ?? '')} ${yearOf(day)}`;
}

/** `the day after Christmas` */
function readDayBeside(words: Words, at: number, calendar: Calendar): FoundPeriod {
  if (!follows(words, at, 'day', 'after|before')) return undefined;
  const dated = readDate(words, at + 2, calendar.today);
  const day = dated
    ? { value: resolveDate(dated.value, calendar), end: dated.end }
    : periodAt(words, at + 2, calendar, ['day']);
  const { range, unit } = day?.value.period ?? {};
  if (!day || !range || unit !== 'day') return undefined;
  return found(day.end, oneDay(addDays(range.from, textAt(words, at + 1) === 'after' ? 1 : -1)), 'day');
}

/** `first week of June`, `last 10 days of May`, `third weekend in June`, `the last Friday of the month` */
function readPlaceIn(words: Words, at: number, calendar: Calendar): FoundPeriod {
  const isLast = follows(words, at, 'last|final');
  const number = isLast ? 1 : ordinals[textAt(words, at)];
  if (number === undefined) return undefined;
  const countText = textAt(words, at + 1);
  const count = /^\d{1,2}$/.test(countText) ? Number(countText) : undefined;
  const place = count === undefined ? at + 1 : at + 2;
  const unit = unitOf(textAt(words, place));
  const weekday = weekdayNumberOf(textAt(words, place));
  if (weekday === undefined && unit !== 'day' && unit !== 'week' && unit !== 'weekend') return undefined;
  const whole = wholeOf(words, place + 1, calendar);
  if (!whole) return undefined;
  const { period, problem } = whole.value;
  if (problem !== undefined) return { end: whole.end, value: { problem } };
  if (weekday !== undefined || unit === 'weekend') {
    if (count !== undefined) return undefined;
    const range = nthOf(period.range, weekday ?? 6, isLast ? -1 : number);
    if (!range) return undefined;
    if (unit === 'weekend') return found(whole.end, { from: range, to: addDays(range, 1) }, 'weekend');
    return found(whole.end, oneDay(range), 'day');
  }
  const days = (unit === 'week' ? 7 : 1) * (count ?? 1);
  const { from, to } = period.range;
  const start = addDays(from, (number - 1) * days);
  // A year has whole weeks from Sunday to Saturday, a month has its first seven days.
  if (unit === 'week' && count === undefined && period.unit === 'year') return undefined;
  const range = isLast ? { from: addDays(to, 1 - days), to } : { from: start, to: addDays(start, days - 1) };
  return found(whole.end, range, days === 1 ? 'day' : 'days');
}

/** The first, second … or last day of this weekday. */
function nthOf({ from, to }: DayRange, weekday: number, nth: number) {
  const day =
    nth < 0
      ? addDays(to, -((weekdayNumber(to) - weekday + 7) % 7))
      : addDays(from, ((weekday - weekdayNumber(from) + 7) % 7) + 7 * (nth - 1));
  return day < from || day > to ? undefined : day;
}

/** `of June`, `in last month`, `of the quarter`, `of Q2`, `of 2024`; the month of the conversation where nothing follows. */
function wholeOf(words: Words, at: number, calendar: Calendar): Found<PeriodReading> | undefined {
  if (!follows(words, at, 'of|in')) {
    const month = monthOfConversation(calendar);
    const ends = at === words.length || follows(words, at, 'only|then|too|please|instead|vs|versus');
    return ends && month ? found(at, month, 'month') : undefined;
  }
  const place = follows(words, at + 1, 'the') ? at + 2 : at + 1;
  const unit = unitOf(textAt(words, place));
  // `of the month`: of this one.
  const isThis = place > at + 1 && (unit === 'month' || unit === 'quarter' || unit === 'year');
  if (isThis) return found(place + 1, wholeUnit(unit, calendar.today, 0), unit);
  return monthAt(words, place, calendar) ?? periodAt(words, place, calendar, ['month', 'quarter', 'year']);
}

/** The month that is talked about, also if only a part of it was. */
function monthOfConversation({ earlier }: Calendar): DayRange | undefined {
  const { from, to } = earlier?.range ?? {};
  const isOfMonth = earlier?.unit === 'month' || earlier?.unit === 'days';
  return from !== undefined && isOfMonth && from.slice(0, 7) === to?.slice(0, 7) ? monthAround(from) : undefined;
}

/** The longest name of a period of one of these units. */
function periodAt(words: Words, at: number, calendar: Calendar, units: readonly PeriodUnit[]): FoundPeriod {
  return wholePeriods
    .map((read) => read(words, at, calendar))
    .filter((one) => one?.value.period !== undefined && units.includes(one.value.period.unit))
    .reduce<FoundPeriod>((longest, one) => (longest && one && longest.end >= one.end ? longest : one), undefined);
}

const edges: Readonly<Record<string, 'start' | 'middle' | 'end'>> = {
  start: 'start',
  beginning: 'start',
  end: 'end',
  middle: 'middle',
  early: 'start',
  mid: 'middle',
  late: 'end',
};

/** `start of June`, `end of last month`: seven days; `early June`, `mid June`, `late June`: a third of it. Of years: months. */
function readEdgeOf(words: Words, at: number, calendar: Calendar): FoundPeriod {
  const word = textAt(words, at);
  const edge = edges[word];
  if (!edge) return undefined;
  const isThird = /^(?:early|mid|middle|late)$/.test(word);
  // `early in June`, `in early June`
  const whole = wholeOf(words, at + 1, calendar) ?? (isThird ? monthAt(words, at + 1, calendar) : undefined);
  if (!whole || whole.end === at + 1) return undefined;
  const { period, problem } = whole.value;
  if (problem !== undefined) return { end: whole.end, value: { problem } };
  const range = period.unit === 'month' ? edgeOfMonth(period.range, edge, isThird) : edgeOfMonths(period.range, edge);
  const name = isThird && period.unit === 'month' ? `${word} ${monthText(period.range.from)}` : undefined;
  return found(whole.end, range, 'days', name);
}

function monthAt(words: Words, at: number, calendar: Calendar): Found<PeriodReading> | undefined {
  const dated = readDate(words, at, calendar.today);
  if (dated?.value.month === undefined || dated.value.date !== undefined) return undefined;
  return { end: dated.end, value: resolveDate(dated.value, calendar) };
}

function edgeOfMonth({ from, to }: DayRange, edge: 'start' | 'middle' | 'end', isThird: boolean): DayRange {
  if (edge === 'middle') return { from: addDays(from, 10), to: addDays(from, 19) };
  if (!isThird) return edge === 'end' ? { from: addDays(to, -6), to } : { from, to: addDays(from, 6) };
  return edge === 'end' ? { from: addDays(from, 20), to } : { from, to: addDays(from, 9) };
}

/** Its first or last month; the middle of a year is May to August. */
function edgeOfMonths(range: DayRange, edge: 'start' | 'middle' | 'end'): DayRange {
  if (edge === 'start') return wholeUnit('month', range.from, 0);
  if (edge === 'end') return wholeUnit('month', range.to, 0);
  const months = Math.round((Number(range.to.slice(5, 7)) - Number(range.from.slice(5, 7)) + 1) / 3);
  return { from: wholeUnit('month', range.from, months).from, to: wholeUnit('month', range.to, -months).to };
}

/** `Tuesday of last week`, `Monday to Wednesday last week`, `Friday in the week before` */
function readWeekdaysOfWeek(words: Words, at: number, calendar: Calendar): FoundPeriod {
  const first = weekdayNumberOf(textAt(words, at));
  if (first === undefined || /days$/.test(textAt(words, at))) return undefined;
  const isSpan = follows(words, at + 1, 'to|-|through|until|till');
  const last = isSpan ? weekdayNumberOf(textAt(words, at + 2)) : first;
  if (last === undefined) return undefined;
  const after = isSpan ? at + 3 : at + 1;
  const of = follows(words, after, 'of|in|from') ? after + 1 : after;
  const place = follows(words, of, 'the') ? of + 1 : of;
  const named = periodAt(words, place, calendar, ['week', 'weekend']);
  // `only Monday to Wednesday`, after a week: of that week.
  const ofConversation = isSpan && calendar.earlier?.unit === 'week' ? calendar.earlier : undefined;
  const period = named?.value.period ?? ofConversation;
  if (!period) return undefined;
  const end = named?.end ?? after;
  // Of a weekend: its days, and those before it.
  const sunday =
    period.unit === 'weekend' ? addDays(period.range.to, first === 0 ? 0 : -7) : weekAround(period.range.from).from;
  const [from, to] = [addDays(sunday, first), addDays(sunday, last < first ? last + 7 : last)];
  if (!isSpan) return { end, value: { period: { range: oneDay(from), unit: 'day', isWeekday: true } } };
  return found(
    end,
    { from, to },
    'days',
    `${capitalized(weekdayNames[first] ?? '')} to ${capitalized(weekdayNames[last] ?? '')}`,
  );
}
