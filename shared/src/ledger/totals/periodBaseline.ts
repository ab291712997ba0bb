import { addDays, dayCount, isDay, isInRange, shiftRange, type Day, type DayRange } from '@back-office/shared/format';
import { dayNumber, dayOfNumber, weekdayOf, weekStartOf } from '../model/calendar';
import { periodsOf, type PeriodLength } from './periods';

/** What the figures of a range can be compared with. */
export const comparisons = ['None', 'Previous period', 'Same period last year', 'Same weekdays last year'] as const;
export type Comparison = (typeof comparisons)[number];

/**
 * The days that a range is compared with: as many days right before it; the same calendar dates a year earlier; or the
 * same weekdays, 52 weeks earlier. February 29 corresponds to February 28, and a complete February to a complete one; it
 * is not complete on its last day, today, which is compared with a part of the same date.
 */
export function periodBaseline(range: DayRange, comparison: Comparison, today?: Day): DayRange | undefined {
  switch (comparison) {
    case 'None':
      return undefined;
    case 'Previous period':
      return shiftRange(range, -1);
    case 'Same period last year':
      return { from: yearEarlier(range.from), to: range.to === today ? yearEarlier(today) : lastDayYearEarlier(range) };
    case 'Same weekdays last year':
      return { from: addDays(range.from, -52 * 7), to: addDays(range.to, -52 * 7) };
  }
}

/** A day, week or month of a range and what it is compared with. At least one of them is there. */
export interface PeriodPair {
  readonly days: DayRange | undefined;
  readonly baseline: DayRange | undefined;
}

/**
 * The periods of a range in order of time, each with the days it is compared with. Last year's calendar is paired month
 * with month, week with week by ISO number, date with date. A period that only one side has, such as February 29 or
 * week 53, stands alone, so that both sides add up to their range. Other comparisons pair by position.
 */
export function pairPeriods(
  range: DayRange,
  length: PeriodLength,
  comparison: Comparison,
  today?: Day,
): readonly PeriodPair[] {
  const baseline = periodBaseline(range, comparison, today);
  const periods = periodsOf(range, length);
  if (!baseline) return periods.map((days) => ({ days, baseline: undefined }));
  if (comparison !== 'Same period last year') {
    const offset = dayCount({ from: baseline.from, to: range.from }) - 1;
    const earlier = (day: Day) => addDays(day, -offset);
    return periods.map((days) => ({ days, baseline: { from: earlier(days.from), to: earlier(days.to) } }));
  }
  const { keyOf, keyYearEarlier } = calendars[length];
  const alone = new Map(periodsOf(baseline, length).map((days) => [keyOf(days.from), days]));
  const pairs = periods.map((days): PeriodPair => {
    const key = keyYearEarlier(days.from, range);
    const partner = alone.get(key);
    alone.delete(key);
    return { days, baseline: partner };
  });
  return [...alone.values()].reduce(insertAlone, pairs);
}

/** After the last pair whose baseline is earlier. */
function insertAlone(pairs: readonly PeriodPair[], baseline: DayRange): readonly PeriodPair[] {
  const before = pairs.findLastIndex((pair) => pair.baseline !== undefined && pair.baseline.from < baseline.from) + 1;
  return [...pairs.slice(0, before), { days: undefined, baseline }, ...pairs.slice(before)];
}

interface Calendar {
  /** The same for all days of a period. */
  readonly keyOf: (day: Day) => string;
  /** The key of the same period a year earlier. */
  readonly keyYearEarlier: (day: Day, range: DayRange) => string;
}

const calendars: Record<PeriodLength, Calendar> = {
  // Two days must not share a partner, so February 29 has one only if February 28 is not in the range.
  Daily: {
    keyOf: (day) => day,
    keyYearEarlier: (day, range) => (isLeapDay(day) && isInRange(addDays(day, -1), range) ? 'none' : yearEarlier(day)),
  },
  Weekly: {
    keyOf: (day) => isoWeekOf(day).join('-'),
    keyYearEarlier(day) {
      const [year, week] = isoWeekOf(day);
      return [year - 1, week].join('-');
    },
  },
  Monthly: {
    keyOf: (day) => day.slice(0, 7),
    keyYearEarlier: (day) => yearEarlier(day).slice(0, 7),
  },
};

function yearEarlier(day: Day): Day {
  const same = `${yearBefore(day)}${day.slice(4)}`;
  return isDay(same) ? same : `${yearBefore(day)}-02-28`;
}

function lastDayYearEarlier({ from, to }: DayRange): Day {
  const leapDay = `${yearBefore(to)}-02-29`;
  const isCompleteFebruary = to.endsWith('-02-28') && from <= `${to.slice(0, 4)}-02-01`;
  return isCompleteFebruary && isDay(leapDay) ? leapDay : yearEarlier(to);
}

function yearBefore(day: Day): string {
  return String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
}

function isLeapDay(day: Day): boolean {
  return day.endsWith('-02-29');
}

/** Year and number of the ISO week that has most days of the day's week, which begins as the page's locale says. */
function isoWeekOf(day: Day): readonly [year: number, week: number] {
  const start = weekStartOf(dayNumber(day));
  const thursday = dayOfNumber(start + ((4 - weekdayOf(start) + 7) % 7));
  const year = Number(thursday.slice(0, 4));
  const daysBefore = dayNumber(thursday) - dayNumber(`${thursday.slice(0, 4)}-01-01`);
  return [year, Math.floor(daysBefore / 7) + 1];
}
