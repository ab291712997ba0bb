import type { Words } from '../language/words';
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
export function mentionsWithYears(words: Words, calendar: Calendar): DatedWords {
  const mentions = readPeriods(words, calendar);
  for (const [index, one] of mentions.entries()) {
    const other = mentions[index + 1];
    if (!other || isApart(words.slice(one.end, other.start))) continue;
    const [days, year] = isYear(other) ? [one, other] : [other, one];
    if (!isYear(year) || isYear(days)) continue;
    const beside = [...wordsOfMention(words, days), ...wordsOfMention(words, year)];
    if (!isOnePeriod(beside, calendar)) continue;
    const between = words.slice(one.end, other.start);
    const moved = [...words.slice(0, one.start), ...beside, ...between, ...words.slice(other.end)];
    return { words: moved, mentions: readPeriods(moved, calendar) };
  }
  return { words, mentions };
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
