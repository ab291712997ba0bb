import type { Day, Moment } from '@back-office/shared/format';

export { instantOf, momentIn, momentOf, type Moment } from '@back-office/shared/format';

/** Whether something of this day and minute has happened by the moment, whose own minute is included. */
export function hasHappened({ date, minute }: { readonly date: Day; readonly minute: number }, by: Moment): boolean {
  return date === by.day ? minute <= by.minute : date < by.day;
}
