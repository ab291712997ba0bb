import { dayOf, type Day } from '@back-office/shared/format';

/** A minute of the store's calendar: `minute` counts from midnight in the store's time zone. */
export interface Moment {
  readonly day: Day;
  readonly minute: number;
}

/** The minute in the store at an instant in epoch milliseconds. */
export function momentOf(instant: number): Moment {
  const [hour = 0, minute = 0] = clockFormat().format(instant).split(':').map(Number);
  return { day: dayOf(instant), minute: hour * 60 + minute };
}

/** Whether something of this day and minute has happened by the moment, whose own minute is included. */
export function hasHappened({ date, minute }: { readonly date: Day; readonly minute: number }, by: Moment): boolean {
  return date === by.day ? minute <= by.minute : date < by.day;
}

let format: Intl.DateTimeFormat | undefined;

function clockFormat() {
  return (format ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }));
}
