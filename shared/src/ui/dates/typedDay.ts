import { firstDay, formatRange, isDay, lastDay, type Day } from '@back-office/shared/format';

export type TypedDay =
  { readonly day: Day; readonly problem?: never } | { readonly day?: never; readonly problem: string };

/** In dates with digits only, the month comes first, as everywhere in the product. */
const shapes = [
  /^(?<month>[a-z]{3,9})\.?\s*(?<date>\d{1,2})(?:\s*,\s*|\s+)(?<year>\d{4})$/i,
  /^(?<month>\d{1,2})\/(?<date>\d{1,2})\/(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/,
];

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const unreadable = 'Write it like Jun 22, 2025.';

/**
 * Reads `Jun 22, 2025`, `6/22/2025` or `2025-06-22`. It never guesses: no two-digit years, and no June 31 read as July
 * 1.
 */
export function readDay(text: string): TypedDay {
  const { month = '', date = '', year = '' } = groupsOf(text.trim());
  if (year === '') return { problem: unreadable };
  const number = /\d/.test(month)
    ? Number(month)
    : 1 + months.findIndex((name) => name.startsWith(month.toLowerCase()));
  if (number < 1 || number > 12) return { problem: unreadable };
  const day = `${year}-${two(number)}-${two(Number(date))}`;
  if (!isDay(day)) return { problem: 'There is no such day.' };
  if (day < firstDay || day > lastDay)
    return { problem: `Choose a year from ${firstDay.slice(0, 4)} to ${lastDay.slice(0, 4)}.` };
  return { day };
}

/** `Jun 22, 2025` */
export function writeDay(day: Day): string {
  return formatRange({ from: day, to: day });
}

function groupsOf(text: string): Readonly<Partial<Record<string, string>>> {
  for (const shape of shapes) {
    const groups = shape.exec(text)?.groups;
    if (groups) return groups;
  }
  return {};
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
