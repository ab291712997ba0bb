import type { Day, DayRange } from '@back-office/shared/format';
import type { Words } from '../language/words';
import { oneDay } from './calendar';
import type { Calendar, PeriodReading, PeriodUnit } from './period';

/** Something read from the words; `end` is the index of the first word after it. */
export interface Found<Value> {
  readonly value: Value;
  readonly end: number;
}

export type FoundPeriod = Found<PeriodReading> | undefined;

/** Reads one way to name days that begins at the word `at`. */
export type Reader = (words: Words, at: number, calendar: Calendar) => FoundPeriod;

export function found(end: number, range: DayRange, unit: PeriodUnit, name?: string): Found<PeriodReading> {
  return { end, value: { period: { range, unit, ...(name !== undefined && { name }) } } };
}

/** A day named by its weekday: the one before it is a week before. */
export function foundWeekday(end: number, day: Day): Found<PeriodReading> {
  return { end, value: { period: { range: oneDay(day), unit: 'day', isWeekday: true } } };
}

export function textAt(words: Words, at: number): string {
  return words[at]?.text ?? '';
}

/** `up from April`, `down on last year`, `up between April and May`: a change from the days that come next. */
export function isChangeFrom(words: Words, at: number): boolean {
  const before = words.slice(0, at).map(({ text }) => text);
  const last = before.at(-1) === 'the' ? before.at(-2) : before.at(-1);
  return (
    /^(?:from|on|between|since)$/.test(last ?? '') &&
    before.some(
      (text, place) =>
        changes.has(text) &&
        // `which one has sold better since January`, `is it getting better since April`: of all these days
        !(
          last === 'since' &&
          /^(?:better|worse)$/.test(text) &&
          /^(?:sold|sells?|did|doing|done|getting|gotten)$/.test(before[place - 1] ?? '')
        ) &&
        // `ring something up`
        !before
          .slice(Math.max(0, place - 2), place)
          .some((one) => /^(?:ring|rings|rung|rang|ringing|bring|pull|look|call|open|add)$/.test(one)),
    )
  );
}

const changes = new Set(
  'up down better worse different change changed grow grew grown growth growing gone increase increased decrease decreased rise rose fall fell drop dropped improve improved'.split(
    ' ',
  ),
);

/** Places in a row of weeks, days or quarters. */
export const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  '5th': 5,
};

/** True if the words follow at this place; `|` separates choices. */
export function follows(words: Words, at: number, ...wanted: readonly string[]): boolean {
  return wanted.every((choices, index) => {
    const text = textAt(words, at + index);
    // Most differ, and choices are taken apart only for a word that may be one of them.
    return choices.includes(text) && choices.split('|').includes(text);
  });
}
