import {
  firstDay,
  isDay,
  isSampleLocale,
  lastDay,
  monthName,
  shortDayAndYear,
  type Day,
} from '@back-office/shared/format';
import { localDayParts, type DayParts } from './localDay';

export type TypedDay =
  | { readonly day: Day; readonly problem?: never }
  | { readonly day?: never; readonly problem: string };

const iso = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/;

/** In the locale of the sample. In dates with digits only, the month comes first. */
const shapes = [
  /^(?<month>[a-z]{3,9})\.?\s*(?<date>\d{1,2})(?:\s*,\s*|\s+)(?<year>\d{4})$/i,
  /^(?<month>\d{1,2})\/(?<date>\d{1,2})\/(?<year>\d{4})$/,
  iso,
];

/** A day as fields show it in the page's locale: `Jun 22, 2025`. */
export function exampleDay(): string {
  return shortDayAndYear('2025-06-22');
}

/**
 * Reads `Jun 22, 2025`, `6/22/2025` or `2025-06-22`; in other locales what they write, `22.6.2025`. It never guesses: no
 * two-digit years, and no June 31 read as July 1.
 */
export function readDay(text: string): TypedDay {
  const { month = '', date = '', year = '' } = partsOf(text.trim());
  const number = /\d/.test(month) ? Number(month) : numberOfMonth(month.toLowerCase());
  if (year === '' || number < 1 || number > 12) return { problem: `Write it like ${exampleDay()}.` };
  const day = `${year}-${two(number)}-${two(Number(date))}`;
  if (!isDay(day)) return { problem: 'There is no such day.' };
  if (day < firstDay || day > lastDay)
    return { problem: `Choose a year from ${firstDay.slice(0, 4)} to ${lastDay.slice(0, 4)}.` };
  return { day };
}

function partsOf(text: string): Partial<DayParts> {
  if (!isSampleLocale()) return iso.exec(text)?.groups ?? localDayParts(text) ?? {};
  for (const shape of shapes) {
    const groups = shape.exec(text)?.groups;
    if (groups) return groups;
  }
  return {};
}

/** `jun` is 6; 13 if no month is called so. */
function numberOfMonth(name: string): number {
  let number = 1;
  while (number <= 12 && !monthName(number).toLowerCase().startsWith(name)) number += 1;
  return number;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
