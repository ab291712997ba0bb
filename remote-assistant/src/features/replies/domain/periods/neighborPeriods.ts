import { addDays, dayCount, shiftRange, type Day, type DayRange } from '@back-office/shared/format';
import { periodBaseline } from '@back-office/shared/ledger';
import type { Words } from '../language/words';
import { addMonths, monthOf, monthRange, oneDay, weekAround, weekdayNames, weekdayNumber, yearOf } from './calendar';
import { monthNumberOf, readDate, resolveDate, weekdayNumberOf, yearNumberOf } from './dates';
import { holidays } from './holidays';
import { movedBy, type Calendar, type Period, type PeriodReading } from './period';
import { follows, found, foundWeekday, textAt, type Found, type Reader } from './reader';
import { readRelativeUnit } from './relativePeriods';
import { unitOf, wholeUnit } from './units';

/** Days seen from the period of the conversation, such as `the week before`, `previous period`, `same week last year`. */
export const neighborPeriods: readonly Reader[] = [
  readNeighbor,
  readOtherCount,
  readAllAfter,
  readPointedAt,
  readDaysBefore,
  readUnitAlone,
  readSameDaysBefore,
  readSameLastYear,
  readWhole,
];

/** `the week before`, `previous period`, `the day after`: seen from the period of the conversation. */
function readNeighbor(words: Words, at: number, { today, earlier }: Calendar) {
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
    return foundWeekday(follows(words, at + 2, 'that') ? at + 3 : at + 2, addDays(earlier.range.from, -ago - 1));
  }
  if (weekday !== undefined && ['after', 'later', 'following'].includes(second)) {
    const ahead = (weekday - weekdayNumber(earlier.range.to) + 6) % 7;
    return foundWeekday(follows(words, at + 2, 'that') ? at + 3 : at + 2, addDays(earlier.range.to, ahead + 1));
  }
  // `the August before`
  const month = monthNumberOf(first);
  if (month !== undefined && ['before', 'earlier', 'prior'].includes(second)) {
    const { from } = earlier.range;
    return found(at + 2, monthRange(yearOf(from) - (monthOf(from) > month ? 0 : 1), month), 'month');
  }
  const unitText = first === 'a' ? second : first;
  if (isStep(first) && first !== 'earlier' && (isNeighborUnit(second) || second === 'that' || second === '1')) {
    if (['before', 'after'].includes(first) && isNeighborUnit(second)) return undefined;
    return neighbor(at + 2, isNeighborUnit(second) ? second : 'period', after[first], earlier, today);
  }
  // `the one before`
  if (first === '1' && isStep(second)) return neighbor(at + 2, 'period', after[second], earlier, today);
  if ((first === 'before' || first === 'previously') && at === words.length - 1)
    return neighbor(at + 1, 'period', -1, earlier, today);
  const place = unitText === second && unitText !== first ? at + 2 : at + 1;
  const step = textAt(words, place);
  if (!isNeighborUnit(unitText) || !isStep(step) || step === 'previous' || step === 'next') return undefined;
  const end = follows(words, place + 1, 'that|this|it') ? place + 2 : place + 1;
  return neighbor(end, unitText, after[step], earlier, today);
}

/** `make it 7`, after the last 3 days */
function readOtherCount(words: Words, at: number, { today, earlier }: Calendar) {
  const [, unit] = /^the last \d+ (day|week|month|quarter|year)s?$/.exec(earlier?.name ?? '') ?? [];
  const [count = '', own = unit ?? ''] = words.map(({ text }) => text);
  if (unit === undefined || words.length > 2 || !/^[1-9]\d?$/.test(count) || own.replace(/s$/, '') !== unit)
    return undefined;
  const last = ['last', count, `${unit}s`].map((text) => ({ text, typed: text }));
  const read = readRelativeUnit(last, 0, { today });
  return at === 0 && read ? { ...read, end: words.length } : undefined;
}

/** `everything after it`: from the day after those of the conversation until today. */
function readAllAfter(words: Words, at: number, { today, earlier }: Calendar) {
  const isNamed = follows(words, at, 'everything|anything|all|days|sales', 'after|since', 'it|that|then');
  const from = earlier && addDays(earlier.range.to, 1);
  return isNamed && from && from <= today ? found(at + 3, { from, to: today }, 'days') : undefined;
}

function isNeighborUnit(text: string): boolean {
  return text === 'period' || unitOf(text) !== undefined;
}

function neighbor(end: number, unitText: string, step: -1 | 1, earlier: Period, today: Day): Found<PeriodReading> {
  const unit = unitText === 'period' ? 'period' : (unitOf(unitText) ?? 'period');
  const { range } = earlier;
  const edge = step < 0 ? range.from : range.to;
  const holiday = unit === 'year' || unit === 'period' ? holidays.find(({ name }) => name === earlier.name) : undefined;
  // The same holiday, on whatever day it falls.
  if (holiday) return found(end, oneDay(holiday.dayIn(yearOf(range.from) + step)), 'day', holiday.name);
  const isWholeUnit = unit === earlier.unit && !earlier.isSoFar;
  if (unit === 'year') {
    const shifted = step < 0 ? periodBaseline(range, 'Same period last year', today) : undefined;
    return found(
      end,
      earlier.unit === 'year'
        ? wholeUnit('year', range.from, step)
        : (shifted ?? { from: addMonths(range.from, 12), to: addMonths(range.to, 12) }),
      earlier.unit,
    );
  }
  if (unit === 'period') {
    const range = neighborOf(earlier, step);
    return earlier.isWeekday ? foundWeekday(end, range.from) : found(end, range, earlier.unit);
  }
  if (unit === 'week' && dayCount(range) === 7) return found(end, shiftRange(range, step), 'week');
  if (unit === 'day') return found(end, oneDay(addDays(edge, step)), 'day');
  if (isWholeUnit || earlier.unit === 'day' || earlier.isSoFar)
    return found(end, wholeUnit(unit, range.from, step), unit);
  return found(end, wholeUnit(unit, edge, step), unit);
}

/** `in these months`, `during those 2 weeks`: the days of the conversation. */
function readPointedAt(words: Words, at: number, { earlier }: Calendar) {
  if (!earlier || !follows(words, at, 'these|those')) return undefined;
  const place = /^\d{1,2}$/.test(textAt(words, at + 1)) ? at + 2 : at + 1;
  const unit = textAt(words, place);
  return /^(?:days|weeks|months|quarters|years|periods)$/.test(unit)
    ? { value: { period: earlier }, end: place + 1 }
    : undefined;
}

/** `the 7 days before`, `prior 90 days`: as many days before those of the conversation. */
function readDaysBefore(words: Words, at: number, { earlier }: Calendar) {
  if (!earlier) return undefined;
  const isFirst = follows(words, at, 'prior|previous|preceding');
  const place = isFirst ? at + 1 : at;
  const unit = unitOf(textAt(words, place + 1));
  const count = /^\d{1,3}$/.test(textAt(words, place)) ? Number(textAt(words, place)) : 0;
  if (count === 0 || (!isFirst && !follows(words, place + 2, 'before|earlier|prior|preceding'))) return undefined;
  if (unit !== 'day' && unit !== 'week' && unit !== 'month') return undefined;
  const { from } = earlier.range;
  const start = unit === 'month' ? addMonths(from, -count) : addDays(from, -count * (unit === 'week' ? 7 : 1));
  return found(place + (isFirst ? 2 : 3), { from: start, to: addDays(from, -1) }, 'days');
}

/** `and quarter?`: the whole one of the period of the conversation. */
function readUnitAlone(words: Words, at: number, { earlier }: Calendar) {
  const unit = unitOf(textAt(words, at));
  const isAlone = words.every(({ text }, place) => place === at || /^(?:and|the|what|about|for|now|then)$/.test(text));
  return earlier && isAlone && (unit === 'quarter' || unit === 'year')
    ? found(at + 1, wholeUnit(unit, earlier.range.from, 0), unit)
    : undefined;
}

/** Next to a whole month is the whole month, to one so far the same days of it; otherwise as many days. */
export function neighborOf({ range, unit, isSoFar, isWeekday }: Period, step: -1 | 1): DayRange {
  const isWhole = !isSoFar && (unit === 'month' || unit === 'quarter' || unit === 'year');
  if (unit === 'weekend' || isWeekday || (isSoFar && unit === 'week')) return movedBy(range, 7 * step);
  return isWhole ? wholeUnit(unit, range.from, step) : shiftRange(range, step);
}

/** `same week last year`, `this time last year`, `a year earlier`: the same dates. */
function readSameLastYear(words: Words, at: number, { today, earlier }: Calendar) {
  const base: Period = earlier ?? { range: oneDay(today), unit: 'day' };
  const place = follows(words, at, 'the') ? at + 1 : at;
  const weekday = follows(words, place, 'same', weekdayNames.join('|'), 'last', 'year');
  const unitText = textAt(words, place + 1);
  const yearPlace = follows(words, place + 2, 'of|in') ? place + 3 : place + 2;
  const year = yearNumberOf(textAt(words, yearPlace));
  if (year !== undefined && follows(words, place, 'same', 'period|time|week|month|days|dates|quarter')) {
    const months = 12 * (year - yearOf(base.range.to));
    const moved = { from: addMonths(base.range.from, months), to: addMonths(base.range.to, months) };
    return found(yearPlace + 1, moved, unitOf(unitText) ?? base.unit);
  }
  // 52 weeks before is the same weekday.
  if (weekday) return found(place + 4, movedBy(base.range, -364), base.unit);
  if (!follows(words, place, 'same|this', 'period|time|week|month|day|days|dates|quarter|weekend', 'last', 'year'))
    return undefined;
  const unit = unitOf(textAt(words, place + 1));
  const seen = earlier || unit === undefined || unit === 'day' ? base.range : wholeUnit(unit, today, 0);
  const range = periodBaseline(seen, 'Same period last year', today);
  return range && found(place + 4, range, earlier?.unit ?? unit ?? 'day');
}

/**
 * `same days last week`, `same day the week before`: those of the conversation, else of this week or month so far, a week or
 * a month earlier.
 */
function readSameDaysBefore(words: Words, at: number, calendar: Calendar) {
  const { today, earlier } = calendar;
  if (!follows(words, at, 'same', 'day|days|dates|time|period')) return undefined;
  // `same dates in June`
  const month = follows(words, at + 2, 'in|of') ? readDate(words, at + 3, today) : undefined;
  const named = month && month.value.date === undefined ? resolveDate(month.value, calendar).period : undefined;
  if (month && named && earlier) {
    const [one, other] = [named.range.from, earlier.range.from];
    const months = 12 * (yearOf(one) - yearOf(other)) + monthOf(one) - monthOf(other);
    const shifted = { from: addMonths(other, months), to: addMonths(earlier.range.to, months) };
    const isWhole = earlier.unit === 'month' && !earlier.isSoFar;
    return found(month.end, isWhole ? named.range : shifted, earlier.unit);
  }
  const place = follows(words, at + 2, 'the') ? at + 3 : at + 2;
  const isAfter = follows(words, place, 'week|month', 'before|earlier');
  if (!isAfter && !follows(words, place, 'last|previous', 'week|month')) return undefined;
  const isWeek = textAt(words, isAfter ? place : place + 1) === 'week';
  const soFar = { from: (isWeek ? weekAround(today) : wholeUnit('month', today, 0)).from, to: today };
  const range = earlier?.range ?? (follows(words, at + 1, 'day') ? oneDay(today) : soFar);
  const moved = (day: Day) => (isWeek ? addDays(day, -7) : addMonths(day, -1));
  return found(place + 2, { from: moved(range.from), to: moved(range.to) }, earlier?.unit ?? 'days');
}

/** `the whole week`: the one of the period of the conversation. */
function readWhole(words: Words, at: number, { today, earlier }: Calendar) {
  const place = follows(words, at, 'the') ? at + 1 : at;
  // `for the month`
  const own = place > at && follows(words, at - 1, 'for|in|over|during') ? unitOf(textAt(words, place)) : undefined;
  const isLast = place === words.length - 1 || follows(words, place + 1, 'now|then|too|please|so|to');
  // `over the weekend` is the latest one.
  if (own && isLast && (own !== 'weekend' || earlier))
    return found(place + 1, wholeUnit(own, earlier?.range.from ?? today, 0), own);
  const unit = unitOf(textAt(words, place + 1));
  if (unit === undefined || !follows(words, place, 'whole|full|entire')) return undefined;
  // `the full year 2024`
  const year = follows(words, place + 2, 'of') ? place + 3 : place + 2;
  if (/^(?:19|20)\d\d$/.test(textAt(words, year))) return undefined;
  return found(place + 2, wholeUnit(unit, earlier?.range.from ?? today, 0), unit);
}
