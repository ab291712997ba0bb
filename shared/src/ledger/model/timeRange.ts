import { isSampleLocale } from '@back-office/shared/format';
import { hourLabel, minutesPerDay } from './calendar';

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

/** `All day (12:00 am - 12:00 am EDT)` */
export function timeRangeLabel(timeRange: TimeRange, timeZone: string): string {
  const from = hours[timeRange][0]?.[0] ?? 0;
  const to = hours[timeRange].at(-1)?.[1] ?? 24;
  return `${timeRange} (${clock(from)} - ${clock(to)} ${timeZone})`;
}

function clock(hour: number) {
  if (!isSampleLocale()) return hourLabel(hour % 24);
  return `${hour % 12 || 12}:00 ${hour % 24 < 12 ? 'am' : 'pm'}`;
}
