import type { Day, DayRange } from '@back-office/shared/format';

/** Navigation state for reports and transactions (spec B §2): they open on the day that was looked at. */
export function onDay(day: Day): { readonly dateRange: DayRange } {
  return { dateRange: { from: day, to: day } };
}
