import {
  addDays,
  daysOf,
  firstWeekday,
  monthLabel,
  pageFormat,
  shortDay,
  weekdayName,
  type Day,
  type DayRange,
} from '@back-office/shared/format';
import { dayNumber, dayOfNumber, weekStartOf } from '../model/calendar';

/** The report types: how much time each row of a report covers. */
export const granularities = ['Summary', 'Hourly', 'Daily', 'Weekly', 'Monthly'] as const;
export type Granularity = (typeof granularities)[number];
export type PeriodLength = Extract<Granularity, 'Daily' | 'Weekly' | 'Monthly'>;

interface Period {
  /** The same for all days of a period. */
  readonly keyOf: (day: Day) => string;
  readonly labelOf: (days: DayRange) => string;
  readonly wholeOf: (day: Day) => DayRange;
}

const periods: Record<PeriodLength, Period> = {
  Daily: { keyOf: (day) => day, labelOf: ({ from }) => shortDay(from), wholeOf: (day) => ({ from: day, to: day }) },
  Weekly: {
    keyOf: firstOfWeek,
    labelOf: rangeLabel,
    wholeOf: (day) => ({ from: firstOfWeek(day), to: addDays(firstOfWeek(day), 6) }),
  },
  Monthly: { keyOf: (day) => day.slice(0, 7), labelOf: ({ from }) => monthLabel(from), wholeOf: monthOf },
};

/** The whole day, week or month that a day is in. */
export function wholePeriod(day: Day, length: PeriodLength): DayRange {
  return periods[length].wholeOf(day);
}

/** The value of the dimension that a day, week (its first) or month is in a question. */
export function periodKey(day: Day, length: PeriodLength): string {
  return periods[length].keyOf(day);
}

/** `Weeks start on Sunday` */
export function weeksRule(): string {
  return `Weeks start on ${weekdayName(firstWeekday())}`;
}

/** `Jun 22`, `Jun 22 – Jun 28` or `June 2025`: a period, or a part of it. */
export function periodLabel(days: DayRange, length: PeriodLength): string {
  return periods[length].labelOf(days);
}

/**
 * The hours from the first to the last of some, as values of the dimension: `08`, `09`, `10`, without the empty one of
 * sales whose time is not known. Those after midnight are last in a business day that begins later.
 */
export function hoursBetween(hours: readonly string[]): readonly string[] {
  const found = hours.filter((hour) => hour !== '').map((hour) => hourOfBusinessDay(Number(hour)));
  const first = Math.min(...found);
  const count = found.length === 0 ? 0 : Math.max(...found) - first + 1;
  return Array.from({ length: count }, (_, index) => String((startHour() + first + index) % 24).padStart(2, '0'));
}

/** How many hours after the one in which the business day begins; by this hours are ordered. */
export function hourOfBusinessDay(hour: number): number {
  return (hour - startHour() + 24) % 24;
}

function startHour() {
  return Math.floor(pageFormat().dayStart / 60);
}

/** The same as far as it is within a range; `undefined` if it is outside. */
export function periodWithin(range: DayRange, day: Day, length: PeriodLength): DayRange | undefined {
  const { from, to } = wholePeriod(day, length);
  const days = { from: from > range.from ? from : range.from, to: to < range.to ? to : range.to };
  return days.from <= days.to ? days : undefined;
}

/** The days, weeks or months of a range in order. The first and last have only days of the range. */
export function periodsOf(range: DayRange, length: PeriodLength): readonly DayRange[] {
  const { keyOf } = periods[length];
  const found: DayRange[] = [];
  for (const day of daysOf(range)) {
    const last = found.at(-1);
    if (last && keyOf(last.from) === keyOf(day)) found[found.length - 1] = { from: last.from, to: day };
    else found.push({ from: day, to: day });
  }
  return found;
}

/** In the page's locale: a Sunday in the United States. */
function firstOfWeek(day: Day): Day {
  return dayOfNumber(weekStartOf(dayNumber(day)));
}

function monthOf(day: Day): DayRange {
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}

/** `Jun 22 – Jun 28` */
function rangeLabel({ from, to }: DayRange) {
  return from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`;
}
