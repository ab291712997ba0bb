import type { Day, DayRange } from '@back-office/shared/format';

/** The days of a range that have begun. A range that is ahead as a whole stays as it is: it is empty. */
export function rangeToDate(range: DayRange, today: Day): DayRange {
  return range.from <= today && today < range.to ? { from: range.from, to: today } : range;
}
