import { weekdayNumberOf } from '../periods/dates';
import type { Words } from '../language/words';

/** Two sets of weekdays beside each other, and the words that name them. */
export interface WeekdaySets {
  readonly sets: readonly (readonly string[])[];
  readonly places: ReadonlySet<number>;
}

interface WeekdaySet {
  readonly days: readonly string[];
  readonly end: number;
}

/** `Monday to Thursday vs Fri-Sun`, `weekdays or weekends`, `Tuesdays or Fridays`, `Friday vs Saturday nights`. */
export function weekdaySetsIn(words: Words): WeekdaySets | undefined {
  const texts = words.map(({ text }) => text);
  for (let start = 0; start < texts.length; start += 1) {
    if (/^(?:this|last|past|previous|prior|next|coming|first|second|third|of)$/.test(texts[start - 1] ?? '')) continue;
    const one = setAt(texts, start);
    const other = one && setAt(texts, afterComparator(texts, one.end));
    if (!one || !other || /^(?:before|after|earlier|prior)$/.test(texts[other.end] ?? '')) continue;
    const isOfAll =
      one.days.length + other.days.length > 2 ||
      (/^(?:is|are)$/.test(texts[0] ?? '') &&
        texts.some((text) => comparative.test(text)) &&
        !texts.some((text) => text === 'last')) ||
      texts.some((text) => pluralTimes.test(text) || (text.endsWith('days') && weekdayNumberOf(text) !== undefined));
    if (!isOfAll || one.days.some((day) => other.days.includes(day))) continue;
    const places = [...texts.keys()].filter((at) => start <= at && at < other.end && !timesOfDay.test(texts[at] ?? ''));
    return { sets: [one.days, other.days], places: new Set(places) };
  }
  return undefined;
}

const comparative = /^(?:better|worse|busier|slower|quieter|stronger|weaker|bigger)$/;
export const pluralTimes = /^(?:morning|afternoon|evening|night)s$/;
const timesOfDay = /^(?:morning|afternoon|evening|night)s?$/;

/** The place behind `vs`, `compared to the`; -1 if two things are not compared. */
function afterComparator(texts: readonly string[], end: number): number {
  const [, compared] =
    /^((?:(?:do|does|better|worse|busier|slower|bigger|stronger) )*(?:vs|versus|against|or|than|compared? (?:to|with|against)) (?:(?:on|the|our) )*)/.exec(
      texts.slice(end).join(' '),
    ) ?? [];
  return compared === undefined ? -1 : end + compared.trim().split(' ').length;
}

/** `Monday`, `Monday to Thursday`, `weekends`, `Monday, Tuesday and Friday`, also with a time of day behind it. */
function setAt(texts: readonly string[], at: number): WeekdaySet | undefined {
  const first = weekdaysOf(texts[at] ?? '');
  if (first.length === 0) return undefined;
  const to = /^(?:to|-|through|until|till)$/.test(texts[at + 1] ?? '')
    ? weekdayNumberOf(texts[at + 2] ?? '')
    : undefined;
  const one =
    to !== undefined && first.length === 1
      ? { days: weekdaysBetween(Number(first[0]), to), end: at + 3 }
      : { days: first, end: at + 1 };
  const next = texts[one.end] === 'and' ? one.end + 1 : one.end;
  const others = setAt(texts, next);
  if (others) return { days: [...one.days, ...others.days], end: others.end };
  return timesOfDay.test(texts[one.end] ?? '') ? { ...one, end: one.end + 1 } : one;
}

/** From one weekday to another. */
export function weekdaysBetween(first: number, last: number): readonly string[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => String((first + step) % 7));
}

/** 0 is Sunday. */
export function weekdaysOf(text: string): readonly string[] {
  if (/^weekends?$/.test(text)) return ['6', '0'];
  if (/^weekdays?$/.test(text)) return ['1', '2', '3', '4', '5'];
  const number = weekdayNumberOf(text);
  return number === undefined ? [] : [String(number)];
}
