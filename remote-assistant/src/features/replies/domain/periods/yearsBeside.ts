import type { Words } from '../language/words';
import { monthNumberOf, weekdayNumberOf, yearNumberOf } from './dates';
import type { Calendar } from './period';
import { readPeriods, type PeriodMention } from './readPeriods';

interface DatedWords {
  readonly words: Words;
  readonly mentions: readonly PeriodMention[];
}

/**
 * The days that words name. A year moves next to the days that it belongs to: `Christmas sales last year` and `last year's Christmas` name one day,
 * not a day and a year to compare it with.
 */
export function mentionsWithYears(typed: Words, calendar: Calendar): DatedWords {
  const { words, mentions } = withTrailing(typed, calendar);
  for (const [index, one] of mentions.entries()) {
    const other = mentions[index + 1];
    if (!other || isApart(words.slice(one.end, other.start))) continue;
    const [days, year] = isYear(other) ? [one, other] : [other, one];
    if (!isYear(year) || isYear(days)) continue;
    // `ahead of last year, from January until today`
    if (wordsOfMention(words, days).some(({ text }) => /^(?:today|now)$/.test(text))) continue;
    const beside = [...wordsOfMention(words, days), ...wordsOfMention(words, year)];
    if (!isOnePeriod(beside, calendar)) continue;
    const between = words.slice(one.end, other.start);
    const moved = [...words.slice(0, one.start), ...beside, ...between, ...words.slice(other.end)];
    return { words: moved, mentions: readPeriods(moved, calendar) };
  }
  return { words, mentions };
}

/** A year or a month at the end counts for every date before it: `compare june and may 2025`, `the 5th and the 12th of june`. */
function withTrailing(words: Words, calendar: Calendar): DatedWords {
  const mentions = readPeriods(words, calendar);
  const last = mentions.at(-1);
  if (!last || mentions.length < 2) return { words, mentions };
  const ending = wordsOfMention(words, last);
  const year = ending.length > 1 ? ending.findLast(({ text }) => yearNumberOf(text) !== undefined) : undefined;
  const month = ending.find(({ text }) => monthNumberOf(text) !== undefined);
  const isDated = ending.some(({ text }) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(text));
  // `Saturday vs Friday last weekend`
  const [day, ...whole] = ending;
  const isWeekday = day !== undefined && weekdayNumberOf(day.text) !== undefined;
  const container = isWeekday ? whole : ending;
  const isOfWeek = /^(?:last|this|past) week(?:end)?$/.test(container.map(({ text }) => text).join(' '));
  const isBehind =
    isWeekday || words.slice(mentions.at(-2)?.end, last.start).every(({ text }) => timesOfDay.test(text));
  const added = new Map<number, Words>();
  for (const mention of mentions.slice(0, -1)) {
    const own = wordsOfMention(words, mention).map(({ text }) => text);
    const isBare = own.every((text) => /^\d{1,2}(?:st|nd|rd|th)$/.test(text));
    const isSame = own.some((text) => isPartOfYear(text) && ending.some((one) => one.text === text)) && !isDated;
    const isYearless = !isSame && own.some((text) => isPartOfYear(text) || text === 'quarter');
    if (isOfWeek && isBehind && own.length === 1 && weekdayNumberOf(own[0] ?? '') !== undefined)
      added.set(mention.end, container);
    else if (isBare && month && isDated)
      added.set(mention.end, [{ text: 'of', typed: 'of' }, month, ...(year ? [year] : [])]);
    else if (
      year &&
      isYearless &&
      !own.some((text) => yearNumberOf(text) !== undefined || /^(?:last|this|next|year)$/.test(text))
    )
      added.set(mention.end, [year]);
  }
  if (added.size === 0) return { words, mentions };
  const isMoved = !isWeekday && [...added.values()].includes(container);
  const dated = words.flatMap((word, index) => [
    ...(added.get(index) ?? []),
    ...(isMoved && last.start <= index && index < last.end ? [] : [word]),
  ]);
  return { words: dated, mentions: readPeriods(dated, calendar) };
}

const timesOfDay = /^(?:morning|afternoon|evening|night)s?$/;

function isPartOfYear(text: string): boolean {
  return monthNumberOf(text) !== undefined || /^[qh][1-4]$/.test(text);
}

/** `June or last year`, `June compared with last year`: two periods. So are those with half a sentence between them. */
function isApart(between: Words) {
  return between.length > 3 || between.some(({ text }) => separators.has(text));
}

const separators = new Set(
  'and or to from since until than vs versus against beat beats compare compared comparing comparison relative over with'.split(
    ' ',
  ),
);

function isYear({ reading }: PeriodMention) {
  return reading.period?.unit === 'year';
}

function isOnePeriod(words: Words, calendar: Calendar) {
  const [mention] = readPeriods(words, calendar);
  return mention?.start === 0 && mention.end === words.length && mention.reading.period !== undefined;
}

function wordsOfMention(words: Words, { start, end }: PeriodMention) {
  return words.slice(start, end);
}
