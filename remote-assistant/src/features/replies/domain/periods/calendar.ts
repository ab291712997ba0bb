import { addDays, firstWeekday, isDay, type Day, type DayRange } from '@back-office/shared/format';

export const monthNames = [
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
] as const;

export const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** 0 is Sunday. */
export function weekdayNumber(day: Day): number {
  return new Date(day).getUTCDay();
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** 1 to 12. */
export function monthOf(day: Day): number {
  return Number(day.slice(5, 7));
}

/** `undefined` if there is no such day. */
export function dayAt(year: number, month: number, date: number): Day | undefined {
  const day = [String(year).padStart(4, '0'), two(month), two(date)].join('-');
  return isDay(day) ? day : undefined;
}

export function oneDay(day: Day): DayRange {
  return { from: day, to: day };
}

/** From Sunday to Saturday, or as weeks are where the shop is. */
export function weekAround(day: Day): DayRange {
  const from = addDays(day, -((weekdayNumber(day) - firstWeekday() + 7) % 7));
  return { from, to: addDays(from, 6) };
}

/** Saturday and the Sunday after it: the last that began on or before the day. */
export function weekendBefore(day: Day): DayRange {
  const from = addDays(day, -((weekdayNumber(day) + 1) % 7));
  return { from, to: addDays(from, 1) };
}

/** `month` may be below 1 or above 12: month 0 is December of the year before. */
export function monthRange(year: number, month: number, count = 1): DayRange {
  return { from: firstOfMonth(year, month), to: addDays(firstOfMonth(year, month + count), -1) };
}

export function monthAround(day: Day): DayRange {
  return monthRange(yearOf(day), monthOf(day));
}

/** `quarter` is 1 to 4; others belong to the years around. */
export function quarterRange(year: number, quarter: number): DayRange {
  return monthRange(year, quarter * 3 - 2, 3);
}

export function quarterOf(day: Day): number {
  return Math.ceil(monthOf(day) / 3);
}

export function yearRange(year: number): DayRange {
  return monthRange(year, 1, 12);
}

/** The same date some months earlier or later, or the last day of that month. */
export function addMonths(day: Day, count: number): Day {
  const { from, to } = monthRange(yearOf(day), monthOf(day) + count);
  const date = Number(day.slice(8));
  return dayAt(yearOf(from), monthOf(from), date) ?? to;
}

function firstOfMonth(year: number, month: number): Day {
  const index = year * 12 + month - 1;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${two((index % 12) + 1)}-01`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
