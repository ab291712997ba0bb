import {
  addDays,
  firstDay,
  formatRange,
  lastDay,
  weekday,
  type Day,
  type DayRange,
  capitalized,
} from '@back-office/shared/format';
import { untilText, type Moment, type TimeRange } from '@back-office/shared/ledger';

/** Days that a question is about. */
export interface Period {
  readonly range: DayRange;
  /** How it was named, such as `last week` or `June 2025`; missing for plain dates. */
  readonly name?: string;
  readonly unit: PeriodUnit;
  /** Only part of each day, as in `this morning`. */
  readonly time?: TimeRange;
  /** A day that was named by its weekday: the one before is a week before. */
  readonly isWeekday?: true;
  /** The days after today were left out. */
  readonly isSoFar?: boolean;
  /** Only as much of its last day as of the day that is running. */
  readonly until?: Moment | undefined;
  /** `2 days fewer` than the period that is compared with it, which is still running, because its month is shorter. */
  readonly difference?: string | undefined;
}

export type PeriodUnit = 'day' | 'week' | 'weekend' | 'month' | 'quarter' | 'year' | 'days';

/** What a name of days means, or why it means nothing. */
export type PeriodReading =
  | { readonly period: Period; readonly problem?: never }
  | { readonly period?: never; readonly problem: string };

/** What names of days are read against. */
export interface Calendar {
  /** Today in the store. */
  readonly today: Day;
  /** The period that a follow-up refers to. */
  readonly earlier?: Period | undefined;
  /** False in a shop that is not the sample, and so has no sample week. */
  readonly isSample?: boolean | undefined;
  /** The first day with sales. */
  readonly since?: Day | undefined;
}

/** Leaves out days after today. A period that has not begun is a problem. */
export function upTo(today: Day, period: Period): PeriodReading {
  const { from, to } = period.range;
  if (from > to) return { problem: `${dayText(from)} is after ${dayText(to)}. Please swap the two dates.` };
  if (from < firstDay || to > lastDay)
    return { problem: `I know the days from ${dayText(firstDay)} to ${dayText(lastDay)}; that period is outside.` };
  if (from > today) return { problem: `${notBegun(period)}: today is ${dayText(today)}.` };
  return { period: to > today ? { ...period, range: { from, to: today }, isSoFar: true } : period };
}

/** `Next week (Jul 20 – 26, 2025) has not begun` */
function notBegun({ range, name }: Period): string {
  const days = formatRange(range);
  if (name === undefined) return `${days} has not begun`;
  return `${capitalized(name)} (${days}) ${/ \d+ \w+s$/.test(name) ? 'have' : 'has'} not begun`;
}

/** `on Friday, Jul 18, 2025`, `for last week, Jun 22 – 28, 2025`: always with the dates, so that nobody has to guess. */
export function periodText(period: Period, partOfDay?: string): string {
  return `${daysText(period, partOfDay)}${limitsText(period)}`;
}

/** `Nov 1 – 23, 2025, until 1:18 AM` */
export function datesText(period: Period): string {
  return `${formatRange(period.range)}${limitsText(period)}`;
}

function limitsText({ until, difference }: Period): string {
  return `${difference === undefined ? '' : ` (${difference})`}${until ? `, ${untilText(until)}` : ''}`;
}

function daysText({ range, name, isSoFar }: Period, partOfDay: string | undefined): string {
  const days = formatRange(range);
  const hours = partOfDay === undefined ? '' : `, ${partOfDay.toLowerCase()}s`;
  const one = partOfDay === undefined ? '' : `, ${partOfDay.toLowerCase()} only`;
  if (range.from === range.to) {
    const day = `${weekday(range.from)}, ${days}`;
    return `${name === undefined ? 'on ' : `${preposition(name)}${name}, `}${day}${one}`;
  }
  const soFar = isSoFar ? ' so far' : '';
  return `${name === undefined ? 'for ' : `${preposition(name)}${name}${soFar}, `}${days}${hours}`;
}

/** `Jul 18, 2025` */
export function dayText(day: Day): string {
  return formatRange({ from: day, to: day });
}

/** The same number of days, some days earlier or later. */
export function movedBy(range: DayRange, days: number): DayRange {
  return { from: addDays(range.from, days), to: addDays(range.to, days) };
}

/** Months, quarters and years take `in`, holidays `on`; today, last week and the like take nothing. */
function preposition(name: string) {
  if (/^(?:Q\d|[A-Z][a-z]+ \d{4}|\d{4}|the (?:first|second) half)/.test(name)) return 'in ';
  return /^(?:today|yesterday|this|last|the day|of all)/.test(name) ? '' : 'for ';
}
