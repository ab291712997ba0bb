import { isSampleLocale, pageFormat, type Day, type DayRange } from '@back-office/shared/format';
import { hourLabel, minutesPerDay, timeText } from './calendar';
import { locations } from './transaction';

/** The day on which the dashboard opens: Friday, July 18, 2025. */
export const defaultDay: Day = '2025-07-18';

/** The days on which reports and lists open: June 22 to 28, 2025. */
export const defaultRange: DayRange = { from: '2025-06-22', to: '2025-06-28' };

/** `Awaiting Capture` is offered although no row has it. */
export const statusChoices = ['Completed', 'Partially Paid', 'Awaiting Capture'] as const;
export const locationChoices = ['All', ...locations] as const;
export const groupByChoices = ['All', 'Category', 'Item', 'Staff'] as const;
export type GroupBy = (typeof groupByChoices)[number];

/** Parts of the day to filter by. */
export const timeRanges = ['All day', 'Morning', 'Afternoon', 'Evening'] as const;
export type TimeRange = (typeof timeRanges)[number];

/** Hours from (included) to (excluded). Evening continues after midnight, so it has two parts. */
const hours: Record<TimeRange, readonly (readonly [from: number, to: number])[]> = {
  'All day': [[0, 24]],
  Morning: [[5, 12]],
  Afternoon: [[12, 17]],
  Evening: [
    [17, 24],
    [0, 5],
  ],
};

/** `minute` counts from a midnight. */
export function isInTimeRange(minute: number, timeRange: TimeRange): boolean {
  const time = minute % minutesPerDay;
  return hours[timeRange].some(([from, to]) => from * 60 <= time && time < to * 60);
}

/** `All day (12:00 am - 12:00 am EDT)`; all day is from the start of the business day to the next. */
export function timeRangeLabel(timeRange: TimeRange, timeZone: string): string {
  const first = timeRange === 'All day' ? pageFormat().dayStart : (hours[timeRange][0]?.[0] ?? 0) * 60;
  const end = timeRange === 'All day' ? first : (hours[timeRange].at(-1)?.[1] ?? 24) * 60;
  return `${timeRange} (${clock(first)} - ${clock(end)} ${timeZone})`;
}

function clock(minute: number) {
  const time = minute % minutesPerDay;
  const hour = Math.floor(time / 60);
  if (isSampleLocale()) return `${hour % 12 || 12}:${String(time % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
  return time % 60 === 0 ? hourLabel(hour) : timeText(time);
}
