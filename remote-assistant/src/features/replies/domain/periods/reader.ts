import type { DayRange } from '@back-office/shared/format';
import type { Word } from '../language/words';
import type { Calendar, PeriodReading, PeriodUnit } from './period';

/** Something read from the words; `end` is the index of the first word after it. */
export interface Found<Value> {
  readonly value: Value;
  readonly end: number;
}

/** Reads one way to name days that begins at the word `at`. */
export type Reader = (words: readonly Word[], at: number, calendar: Calendar) => Found<PeriodReading> | undefined;

export function found(end: number, range: DayRange, unit: PeriodUnit, name?: string): Found<PeriodReading> {
  return { end, value: { period: { range, unit, ...(name !== undefined && { name }) } } };
}

export function textAt(words: readonly Word[], at: number): string {
  return words[at]?.text ?? '';
}

/** True if the words follow at this place; `|` separates choices. */
export function follows(words: readonly Word[], at: number, ...wanted: readonly string[]): boolean {
  return wanted.every((choices, index) => choices.split('|').includes(textAt(words, at + index)));
}
