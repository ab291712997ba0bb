import { addDays, dayCount, isSameRange, type Day, type DayRange } from '@back-office/shared/format';
import {
  baselineUntil,
  comparisons,
  lengthDifference,
  periodBaseline,
  type Comparison,
  type Moment,
} from '@back-office/shared/ledger';
import { textOf, type Words } from './language/words';
import { addMonths, monthAround, oneDay, weekAround, yearOf } from './periods/calendar';
import { holidays } from './periods/holidays';
import { neighborOf } from './periods/neighborPeriods';
import { movedBy, type Calendar, type Period } from './periods/period';
import { isChangeFrom } from './periods/reader';
import type { PeriodMention } from './periods/readPeriods';

export interface ComparedPeriods {
  readonly period: Period | undefined;
  /** What the question compares with; `undefined` if it names nothing. */
  readonly baseline: Period | undefined;
  readonly problem: string | undefined;
}

const comparators = new Set(
  'difference differ vs versus against than compared compare comparison comparing relative comparable beat beats bigger smaller higher lower busier quieter stronger weaker ahead behind'.split(
    ' ',
  ),
);

export function isComparison(words: Words): boolean {
  return words.some(({ text }) => comparators.has(text));
}

/** Which of the named days are asked about, and which they are compared with. */
export function periodOfComparison(
  words: Words,
  mentions: readonly PeriodMention[],
  calendar: Calendar,
): ComparedPeriods {
  const problem = mentions.find(({ reading }) => reading.problem !== undefined)?.reading.problem;
  const isChange = isChangeFrom(words, mentions[0]?.start ?? 0);
  const named = mentions.flatMap(({ reading }) => (reading.period ? [reading.period] : []));
  // `did tips go up from April to May`: May is what is asked about.
  const isReversed = named.length === 2 && (isChange || isBaselineFirst(words, mentions));
  const [first, second] = isReversed ? named.toReversed() : named;
  if (problem !== undefined || !first) return { period: undefined, baseline: undefined, problem };
  const alike = mentions.filter(({ reading }) => reading.period?.unit === first.unit);
  if (new Set(alike.map(({ reading }) => reading.period?.range.from)).size > 2)
    return { period: undefined, baseline: undefined, problem: tooMany };
  const comparator = words.findIndex(({ text }) => comparators.has(text));
  if (!second) {
    const isBaseline =
      isChange ||
      (calendar.earlier !== undefined && withOnly.test(textOf(words.slice(0, mentions[0]?.start)))) ||
      (comparator >= 0 && comparator < (mentions[0]?.start ?? 0) && isAfterComparator(words, mentions[0]));
    if (!isBaseline) return { period: first, baseline: undefined, problem };
    // `is Theo getting more tips than in April`, `did tips go up since April`
    const latest = lastMonth(calendar.today);
    const isThisYear = first.unit === 'month' && yearOf(first.range.from) === yearOf(calendar.today);
    const isSince = words[(mentions[0]?.start ?? 0) - 1]?.text === 'since' && first.range.from < latest.range.from;
    const isNow = isThisYear && (isSince || /^(?:is|are)$/.test(words[0]?.text ?? ''));
    const period =
      calendar.earlier ?? (isSince && isNow ? latest : counterpart(isNow ? latest : first, calendar.today));
    return { period, baseline: likeForLike(period, first, calendar.today), problem };
  }
  // `this year we were open on Easter`: the shorter days are meant.
  const isJoined = /^(?:and|or|plus|-)$/.test(words[(mentions[1]?.start ?? 0) - 1]?.text ?? '');
  if (comparator < 0 && !isChange && !isJoined && first.unit === 'year' && isWithin(second.range, first.range))
    return { period: second, baseline: undefined, problem };
  const isTogether = words.some(({ text }) => /^(?:together|combined|combine)$/.test(text));
  const isApart = eachOfTwo.test(textOf(words));
  const joined = isApart
    ? undefined
    : ((isTogether ? joinedPeriod(second, first) : undefined) ?? joinedPeriod(first, second));
  if (comparator < 0 && !isChange && !isEither(words, mentions) && joined)
    return { period: joined, baseline: undefined, problem };
  // `last week vs. this week` compares the same days too, whichever is named first.
  if (isApart) return { period: second, baseline: likeForLike(second, first, calendar.today), problem };
  const period =
    second.isSoFar && !isSameRange(first.range, second.range) ? likeForLike(second, first, calendar.today) : first;
  return { period, baseline: likeForLike(first, second, calendar.today), problem };
}

const tooMany =
  'I put two periods side by side, not more. Name two of them, or ask for days, weeks, or months: “sales by day from June 1 to 17”.';

/** `how much in May and how much in June`, `in May and June, both`: two periods. */
const eachOfTwo = /\bhow (?:much|many)\b.* and how (?:much|many)\b|\bboth\b(?!.*\b(?:together|combined|days)\b)/;

function isWithin(one: DayRange, other: DayRange): boolean {
  return !isSameRange(one, other) && other.from <= one.from && one.to <= other.to;
}

/** `more on Friday or Saturday` asks for two periods, not for both days together. */
function isEither(words: Words, [first, second]: readonly PeriodMention[]) {
  return words.slice(first?.end, second?.start).some(({ text }) => text === 'or');
}

/** `than last week`, `compared with June`; in `compare June` nothing stands between, and June is the subject. */
function isAfterComparator(words: Words, mention: PeriodMention | undefined) {
  const before = words.slice(0, mention?.start ?? 0).map(({ text }) => text);
  // `than we did in June`
  const isClause = /\bthan (?:we|i|they|it|he|she) (?:did|do|was|were|had|got|made|sold|took)(?: in| on| the)*$/.test(
    before.join(' '),
  );
  if (isClause) return true;
  const [last = '', last2 = ''] =
    before.at(-1) === 'the' ? [before.at(-2), before.at(-3)] : [before.at(-1), before.at(-2)];
  return (
    ['vs', 'versus', 'against', 'than', 'to', 'with', 'compared', 'beat', 'beats', 'behind'].includes(last) ||
    (last2 === 'than' && /^(?:in|on|the|for|during|over|of)$/.test(last)) ||
    (last === 'of' && last2 === 'ahead')
  );
}

/** `are we ahead of last year, from January until today`: what stands behind the comparator is compared with. */
function isBaselineFirst(words: Words, [first, second]: readonly PeriodMention[]): boolean {
  const between = words.slice(first?.end, second?.start).map(({ text }) => text);
  return isAfterComparator(words, first) && !between.some((text) => comparators.has(text) || joining.has(text));
}

const joining = new Set(['to', 'with', 'and', 'or', 'from']);

/** Periods as one, if they follow each other. */
export function bothPeriods(periods: readonly Period[]): Period | undefined {
  const [first, ...others] = periods.toSorted((one, other) => (one.range.from < other.range.from ? -1 : 1));
  return others.reduce<Period | undefined>((sum, next) => sum && joinedPeriod(sum, next), first);
}

/** Two periods as one, if the second follows the first. */
function joinedPeriod(one: Period, other: Period): Period | undefined {
  if (addDays(one.range.to, 1) !== other.range.from) return undefined;
  const name = one.name !== undefined && other.name !== undefined ? `${one.name} and ${other.name}` : undefined;
  const range = { from: one.range.from, to: other.range.to };
  return { range, unit: 'days', ...(name !== undefined && { name }) };
}

/** `better than last week` is about this week, `more than yesterday` about today. */
function counterpart(baseline: Period, today: Day): Period {
  // `better than June 2024` is about this June.
  const [later] = yearOf(baseline.range.from) < yearOf(today) ? inYear(baseline, today) : [];
  if (later) return later;
  const isDay = baseline.range.from === baseline.range.to;
  const range = isDay ? oneDay(today) : neighborOf({ ...baseline, isSoFar: false }, 1);
  if (range.from > today) return { range: oneDay(today), unit: 'day', name: 'today' };
  const isSoFar = range.to > today;
  const name = baseline.name?.startsWith('last ') ? baseline.name.replace('last', 'this') : undefined;
  const to = isSoFar ? today : range.to;
  return {
    range: { from: range.from, to },
    unit: baseline.unit,
    ...(isSoFar && { isSoFar }),
    ...(name !== undefined && { name }),
    ...(today === to && range.from === today && { name: 'today' }),
  };
}

/** The same days of the year that is running, as far as they are over, if they are shorter than a year. */
function inYear({ range, unit, name }: Period, today: Day): readonly Period[] {
  const holiday = holidays.find((one) => one.name === name);
  if (holiday) {
    const range = oneDay(holiday.dayIn(yearOf(today)));
    return range.to < today ? [{ range, unit, name: holiday.name }] : [];
  }
  const months = 12 * (yearOf(today) - yearOf(range.from));
  const [from, to] = [addMonths(range.from, months), addMonths(range.to, months)];
  if (unit === 'year' || from > today) return [];
  return [to <= today ? { range: { from, to }, unit } : { range: { from, to: today }, unit, isSoFar: true }];
}

/** `and with June`, after figures of other days */
const withOnly = /^(?:(?:and|ok|but|now|what about|how about) )*(?:with|against)(?: the)?$/;

/**
 * `last year` beside a shorter period means its dates a year before, and `last week` or `last month` beside a day means
 * one day; a period that is not over is compared with as much.
 */
function likeForLike(period: Period, baseline: Period, today: Day): Period {
  const days = dayCount(period.range);
  // `this June and last June`, and `vs last June` after June, are a year apart.
  if (!baseline.isWeekday && isSameRange(period.range, baseline.range)) return sameDatesLastYear(period, today);
  // `against last Thursday`, of that Thursday: the one before.
  if (days === 1 && baseline.isWeekday && baseline.range.from === period.range.from)
    return { ...baseline, range: neighborOf(baseline, -1) };
  if (baseline.unit === 'year' && baseline.name?.startsWith('last ') && days < 365)
    return sameDatesLastYear(period, today);
  const weekBefore = movedBy(period.range, -7).from;
  const isWeekOf = baseline.unit === 'week' && baseline.range.from <= weekBefore && weekBefore <= baseline.range.to;
  if (days === 1 && (baseline.name === 'last week' || isWeekOf))
    return { range: movedBy(period.range, -7), unit: 'day' };
  if (days === 1 && baseline.name === 'last month')
    return { range: oneDay(addMonths(period.range.from, -1)), unit: 'day' };
  if (!period.isSoFar || baseline.unit !== period.unit || dayCount(baseline.range) <= days) return baseline;
  const { from } = baseline.range;
  // Leap years have a day more.
  const sameDate = addMonths(period.range.to, 12 * (yearOf(from) - yearOf(period.range.from)));
  return {
    range: { from, to: baseline.unit === 'year' ? sameDate : addDays(from, days - 1) },
    unit: baseline.unit,
    ...(baseline.name !== undefined && { name: `the same days of ${baseline.name}` }),
  };
}

export function sameDatesLastYear({ range, unit, name }: Period, today: Day | undefined): Period {
  const holiday = holidays.find((one) => one.name === name);
  if (holiday) return { range: oneDay(holiday.dayIn(yearOf(range.from) - 1)), unit, name: holiday.name };
  return { range: periodBaseline(range, 'Same period last year', today) ?? range, unit };
}

/** What a period is compared with if the question does not say: the same weekday a week before, or the period before. */
export function usualBaseline(period: Period, today?: Day): Period {
  const { range, unit, isSoFar } = period;
  if (range.from === range.to) return { range: movedBy(range, -7), unit: 'day' };
  if (unit === 'weekend') return { range: movedBy(range, -7), unit };
  if (!isSoFar || unit === 'days') return { range: neighborOf(period, -1), unit };
  if (unit === 'week') return { range: movedBy(range, -7), unit };
  if (unit === 'year') return sameDatesLastYear(period, today);
  const months = unit === 'quarter' ? 3 : 1;
  return { range: { from: addMonths(range.from, -months), to: addMonths(range.to, -months) }, unit };
}

/**
 * Both sides of a comparison with equal parts, as in the reports: if one of them ends today, the other ends at the same
 * minute. Periods of different lengths stay whole; a shorter month beside one that is not over says how many days it has
 * fewer.
 */
export function inEqualParts(period: Period, baseline: Period, now: Moment): { period: Period; baseline: Period } {
  const isParallel =
    dayCount(period.range) === dayCount(baseline.range) || comparisonOf(period.range, baseline.range, now.day);
  if (!isParallel) {
    const isLike = period.isSoFar && baseline.unit === period.unit;
    return {
      period,
      baseline: isLike ? { ...baseline, difference: lengthDifference(period.range, baseline.range) } : baseline,
    };
  }
  return { period: upToMinute(period, baseline), baseline: upToMinute(baseline, period) };

  function upToMinute(one: Period, other: Period): Period {
    const until = baselineUntil(other.range, one.range, now);
    return until && one.range.to < now.day ? { ...one, until } : one;
  }
}

/** The comparison of the sales summary that shows the same baseline. */
export function comparisonOf(range: DayRange, baseline: DayRange, today: Day): Comparison | undefined {
  return comparisons.find((one) => {
    const shown = periodBaseline(range, one, today);
    return shown?.from === baseline.from && shown.to === baseline.to;
  });
}

function lastMonth(today: Day): Period {
  return { range: monthAround(addMonths(today, -1)), unit: 'month', name: 'last month' };
}

/** The 30 days that end today. */
export function lastDays(today: Day): Period {
  return { range: { from: addDays(today, -29), to: today }, unit: 'days', name: 'the last 30 days' };
}

/** This year, or twelve months while it is young. */
export function lastMonths(today: Day): Period {
  const from = `${today.slice(0, 4)}-01-01`;
  return today.slice(5, 7) > '03'
    ? { range: { from, to: today }, unit: 'year', isSoFar: true, name: 'this year so far' }
    : { range: { from: addDays(addMonths(today, -12), 1), to: today }, unit: 'days', name: 'the last 12 months' };
}

export function lastWeek(today: Day): Period {
  return { range: movedBy(weekAround(today), -7), unit: 'week', name: 'last week' };
}
