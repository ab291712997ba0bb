import { addDays, dayCount, type Day } from '@back-office/shared/format';
import { valuesOf, type Filter } from '@back-office/shared/ledger';
import { bothPeriods, isComparison, periodOfComparison, type ComparedPeriods } from '../comparison';
import { sensesIn } from '../language/lexicon';
import { excluding } from '../language/plainWords';
import type { Words } from '../language/words';
import { weekdayNumber, weekendBefore } from '../periods/calendar';
import type { Period } from '../periods/period';
import { weekdayNumberOf } from '../periods/dates';
import { readPeriods, type PeriodMention } from '../periods/readPeriods';
import { mentionsWithYears } from '../periods/yearsBeside';
import type { Question, QuestionContext } from '../question';
import { changing } from './groupingsIn';
import { pluralTimes, weekdaysBetween, weekdaySetsIn, weekdaysOf } from './weekdaySets';

/** A question or a clause, as far as it is read. */
export interface WordedQuestion {
  readonly words: Words;
  readonly context: QuestionContext;
  /** Days of a statement beside it that it refers to: `since then`, `the day after`. */
  readonly told?: Period | undefined;
}

/** Its days, and the words that are not about days. */
export interface DatedQuestion extends WordedQuestion, ComparedPeriods {
  readonly rest: Words;
  readonly hasPeriod: boolean;
  /** `on Saturdays`, `weekend sales in June` */
  readonly limits: readonly Filter[];
  /** `Monday to Thursday vs Friday to Sunday` */
  readonly weekdaySets: readonly (readonly string[])[] | undefined;
}

export function readDays({ words: all, context, told }: WordedQuestion): DatedQuestion {
  const compared = weekdaySetsIn(all);
  const typed = compared ? all.filter((_, at) => !compared.places.has(at)) : all;
  const { today, earlier, onScreen, isSample, since } = context;
  const span = weekdaySpan(typed, context);
  const before = told ?? earlier?.period;
  const calendar = { today, earlier: before ?? onScreen?.period, isSample, since };
  const { words, mentions: found } = mentionsWithYears(withoutSpan(typed, span), calendar);
  // `the 3rd one` is no day of the month.
  const mentions = found.filter(({ end }) => !isOneOfSome(words, end));
  const every = mentions.filter(
    (mention) => isEveryWeekday(words, mention, mentions, calendar.earlier) || isGroup(words, mention, earlier),
  );
  const leftOut = mentions.find(({ start }) => excluding.has(words[beforeLeading(words, start)]?.text ?? ''));
  const trimmed = leftOut && !every.includes(leftOut) ? trimmedPeriod(leftOut, mentions, earlier?.period) : undefined;
  const days = mentions.filter((mention) => !every.includes(mention) && !(trimmed && mention === leftOut));
  // So that `first` in `first week of June` is nothing else.
  const isIn = (index: number, some: readonly PeriodMention[]) =>
    some.some(({ start, end }) => start <= index && index < end);
  const latest = latestWeekdays(words, today);
  const named = latest
    ? { period: latest.period, baseline: undefined, problem: undefined }
    : periodOfComparison(words, days, { today, earlier: before, isSample });
  // `add Q4`
  const added = words.findIndex(({ text }, index) => /^(?:add|plus|include)$/.test(text) && isIn(index + 1, days));
  const whole = trimmed ? { ...named, period: trimmed } : named;
  const periods = added < 0 || !earlier?.period ? whole : withAdded(named, earlier.period);
  // `top weekdays`
  const isField = (index: number) => words[index]?.text === 'weekdays' && isRanked(words, index);
  const weekdayTexts = words
    .filter(({ text }, index) => isIn(index, every) || (isPluralDay(text) && !isField(index)))
    .map(({ text }) => text);
  const isPlural = (index: number) => isPluralDay(words[index]?.text ?? '') && !isIn(index, days);
  const isLatest = (index: number) => latest !== undefined && index >= latest.start && index < latest.start + 3;
  const isWeekdays = (index: number) => isIn(index, every) || isPlural(index);
  const exclusion = words.findIndex(
    ({ text }, index) => excluding.has(text) && isWeekdays(afterLeading(words, index + 1)),
  );
  const isOfDays = (index: number) => isIn(index, mentions) || isPlural(index) || isLatest(index);
  const marker = trimmed && leftOut ? beforeLeading(words, leftOut.start) : exclusion;
  const markerEnd = marker < 0 ? marker : afterLeading(words, marker + 1);
  const others = words.flatMap((word, index) => {
    if (isWeekdays(index) && isRanked(words, index))
      return [{ text: isField(index) ? 'weekday' : 'day', typed: word.typed }];
    if (isOfDays(index) || (marker <= index && index < markerEnd) || index === added) return [];
    return [isOfDays(index - 1) ? { ...word, isApart: true as const } : word];
  });
  // `weekends against weekdays`, `more on weekends`, and `slow on Mondays` divide by weekday.
  const isBoth =
    compared !== undefined ||
    (weekdayTexts.length > 0 &&
      !words.some(({ text }) => withinDay.test(text)) &&
      words.some(
        ({ text }) =>
          (/^weekdays?$/.test(text) && !weekdayTexts.every((one) => one === text)) ||
          (moreOrLess.test(text) &&
            !changing.test(words.map((word) => word.text).join(' ')) &&
            (new Set(weekdayTexts).size > 1 || !isOfTwo(words))),
      ));
  const chosen = new Set([...weekdayTexts.flatMap(weekdaysOf), ...(span?.days ?? [])]);
  const chosenBefore = exclusion < 0 ? [] : valuesOf(earlier?.filters ?? [], 'weekday');
  const counted = chosenBefore.length > 0 ? chosenBefore : allWeekdays;
  const weekdays = compared
    ? comparedDays(compared.sets)
    : chosen.size === 0
      ? []
      : counted.filter((day) => chosen.has(day) === exclusion < 0);
  return {
    words,
    context,
    ...periods,
    rest: isBoth ? [...others, { text: 'weekday', typed: 'weekday' }] : withoutGreeting(others),
    hasPeriod: Object.values(periods).some((found) => found !== undefined),
    limits: weekdays.length > 0 && (compared || !isBoth) ? [{ field: 'weekday', values: weekdays }] : [],
    weekdaySets: compared?.sets,
  };
}

/** None, if these are all. */
function comparedDays(sets: readonly (readonly string[])[]): readonly string[] {
  const days = allWeekdays.filter((day) => sets.some((one) => one.includes(day)));
  return days.length < allWeekdays.length ? days : [];
}

/** The days before and those that are added: both of them, or side by side where others are between. */
function withAdded(compared: ComparedPeriods, earlier: Period): ComparedPeriods {
  const { period } = compared;
  const sum = period && bothPeriods([earlier, period]);
  return sum ? { ...compared, period: sum } : { ...compared, period: earlier, baseline: period };
}

/** `the last 3 Fridays`, `the past 2 weekends`: the days from the first of them to the latest. */
function latestWeekdays(words: Words, today: Day) {
  const start = words.findIndex(({ text }, at) => {
    const [count, day] = [words[at + 1]?.text ?? '', words[at + 2]?.text ?? ''];
    return (
      /^(?:last|past)$/.test(text) &&
      /^\d{1,2}$/.test(count) &&
      (day === 'weekends' || (/days$/.test(day) && weekdayNumberOf(day) !== undefined))
    );
  });
  if (start < 0) return undefined;
  const [count, number] = [Number(words[start + 1]?.text), weekdayNumberOf(words[start + 2]?.text ?? '')];
  if (number === undefined) {
    const { from, to } = weekendBefore(today);
    return { start, period: { range: { from: addDays(from, -7 * (count - 1)), to }, unit: 'days' as const } };
  }
  const to = addDays(today, 0 - ((weekdayNumber(today) - number + 7) % 7));
  return { start, period: { range: { from: addDays(to, -7 * (count - 1)), to }, unit: 'days' as const } };
}

/** `what time is it busy on Fridays`, `quietest hour Monday to Friday`: something within these days is asked for. */
const withinDay = /^(?:hours?|time|times|when|hourly)$/;
const moreOrLess = /^(?:more|less|busier|slower|quieter|better|worse|slow|busy|quiet)$/;

/** `better in the morning or in the afternoon` compares these. */
function isOfTwo(words: Words): boolean {
  return words.some(({ text }) => /^(?:or|vs|versus)$/.test(text));
}

/** `which Saturdays were best`, `the best Friday in June`: its days are ranked. */
function isRanked(words: Words, at: number): boolean {
  // `best 3 Saturdays`, `which of the Saturdays`
  const place = words.findLastIndex(({ text }, index) => index < at && !/^(?:\d{1,2}|of|the|our)$/.test(text));
  const next = words[at + 1]?.text ?? '';
  return (
    ranking.has(words[place]?.text ?? '') &&
    !words.some(({ text }) => text !== 'when' && withinDay.test(text)) &&
    sensesIn([next]).every(({ fields }) => fields.length === 0) &&
    !/^hours?$/.test(next)
  );
}

const ranking = new Set(
  'rank ranking order sort which what best top busiest worst slowest quietest biggest strongest weakest highest lowest'.split(
    ' ',
  ),
);

interface WeekdaySpan {
  readonly start: number;
  readonly days: readonly string[];
}

/** `Monday to Friday in June`, and after figures of more than a week: on these weekdays. */
function weekdaySpan(words: Words, { today, earlier }: QuestionContext): WeekdaySpan | undefined {
  const dayAt = (at: number) => weekdayNumberOf(words[at]?.text ?? '');
  const start = words.findIndex(
    ({ text }, at) =>
      /^(?:to|-|through|until|till)$/.test(text) && dayAt(at - 1) !== undefined && dayAt(at + 1) !== undefined,
  );
  const [first, last] = [dayAt(start - 1), dayAt(start + 1)];
  if (first === undefined || last === undefined) return undefined;
  const others = readPeriods([...words.slice(0, start - 1), ...words.slice(start + 2)], { today });
  const { range } = others[0]?.reading.period ?? earlier?.period ?? {};
  const isWithin = !range && words.some(({ text }) => withinDay.test(text));
  if (!isWithin && (!range || dayCount(range) < 8)) return undefined;
  return { start: start - 1, days: weekdaysBetween(first, last) };
}

function withoutSpan(words: Words, span: WeekdaySpan | undefined): Words {
  return span ? [...words.slice(0, span.start), ...words.slice(span.start + 3)] : words;
}

function isPluralDay(text: string): boolean {
  return /^(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days|weekends|weekdays)$/.test(text);
}

/** `since Monday without today`: the period without its first or last days. */
function trimmedPeriod(
  { reading }: PeriodMention,
  mentions: readonly PeriodMention[],
  earlier: Period | undefined,
): Period | undefined {
  const { range } = mentions.find((one) => one.reading !== reading)?.reading.period ?? earlier ?? {};
  const out = reading.period?.range;
  if (!range || !out || dayCount(range) <= dayCount(out)) return undefined;
  if (out.to === range.to) return { range: { from: range.from, to: addDays(out.from, -1) }, unit: 'days' };
  return out.from === range.from ? { range: { from: addDays(out.to, 1), to: range.to }, unit: 'days' } : undefined;
}

/** The word before `the weekends` in `excluding the weekends`. */
function beforeLeading(words: Words, at: number): number {
  return leading.test(words[at - 1]?.text ?? '') ? beforeLeading(words, at - 1) : at - 1;
}

const leading = /^(?:the|on|for|counting|including|any)$/;

/** `excluding the weekends`: the place of the weekends. */
function afterLeading(words: Words, at: number): number {
  return leading.test(words[at]?.text ?? '') ? afterLeading(words, at + 1) : at;
}

function isOneOfSome(words: Words, end: number): boolean {
  return /^(?:one|ones)$/.test(words[end]?.typed ?? '') && /^\d{1,2}(?:st|nd|rd|th)$/.test(words[end - 1]?.text ?? '');
}

/** `what about Saturday`, after figures by weekday: one of their groups. */
function isGroup(words: Words, { start, end }: PeriodMention, earlier: Question | undefined): boolean {
  const [day] = words.slice(start, end);
  // `and at the weekend`, after figures of weekdays
  const isOfWeekdays = earlier?.by === 'weekday' || earlier?.filters.some(({ field }) => field === 'weekday') === true;
  return isOfWeekdays && end - start === 1 && weekdaysOf(day?.text ?? '').length > 0;
}

const allWeekdays = ['0', '1', '2', '3', '4', '5', '6'];

/**
 * `Saturday sales in June` and `only Saturdays` mean every Saturday; `Saturday’s sales`, also without the apostrophe, the
 * latest one.
 */
function isEveryWeekday(
  words: Words,
  mention: PeriodMention,
  mentions: readonly PeriodMention[],
  earlier: Period | undefined,
): boolean {
  const text = words[mention.start]?.text ?? '';
  if (!isWeekdayName(words, mention)) return false;
  if (text === 'weekend' && words.some((word) => /^weekdays?$/.test(word.text))) return true;
  const before = words[mention.start - (words[mention.start - 1]?.text === 'the' ? 2 : 1)]?.text ?? '';
  if (/^(?:typical|average|usual|normal|a|any|per|each|every|which)$/.test(before)) return true;
  // `hours sat`
  if (words[0]?.text === 'hours') return true;
  // `excluding Sunday`, after figures of more days
  if (excluding.has(words[beforeLeading(words, mention.start)]?.text ?? '') && earlier && dayCount(earlier.range) > 1)
    return true;
  if (words.some((word) => /^(?:usually|normally|typically|generally|always)$/.test(word.text))) return true;
  if (words.some((word) => pluralTimes.test(word.text))) return true;
  const next = words[mention.end]?.text ?? '';
  if (isPluralDay(text) && !/^(?:sales?|revenue|takings|total|tips|refunds|numbers|figures|fees|net|gross)$/.test(next))
    return true;
  // `Saturday or Sunday this year`, but not `Friday against last week`
  const isOneOfTwo = mentions.some((other) => other !== mention && isWeekdayName(words, other));
  const longer = mentions.filter(
    ({ reading }) =>
      reading.period &&
      reading.period.unit !== 'day' &&
      dayCount(reading.period.range) > 6 &&
      reading !== mention.reading,
  );
  // `weekend sales in June vs May`
  return longer.length > (isComparison(words) && !isOneOfTwo ? 1 : 0);
}

function isWeekdayName(words: Words, { start, end }: PeriodMention): boolean {
  const text = words[start]?.text ?? '';
  return end - start === 1 && (weekdayNumberOf(text) !== undefined || text === 'weekend');
}

/** `good morning` before a question names no time of day. */
function withoutGreeting(words: Words): Words {
  const [good, time] = words.map(({ text }) => text);
  const isGreeting = good === 'good' && ['morning', 'afternoon', 'evening', 'day'].includes(time ?? '');
  return isGreeting && words.length > 2 ? words.slice(2) : words;
}
