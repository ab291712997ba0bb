import type { Day } from '@back-office/shared/format';

/** A minute of the store's calendar: `minute` counts from midnight in the store's time zone. */
export interface Moment {
  readonly day: Day;
  readonly minute: number;
}

/** The minute in the store at an instant in epoch milliseconds. */
export function momentOf(instant: number): Moment {
  // 11/23/2026, 01:18
  const [month = '', date = '', year = '', hour, minute] = calendarFormat().format(instant).match(/\d+/g) ?? [];
  return { day: `${year}-${month}-${date}`, minute: Number(hour) * 60 + Number(minute) };
}

/** Whether something of this day and minute has happened by the moment, whose own minute is included. */
export function hasHappened({ date, minute }: { readonly date: Day; readonly minute: number }, by: Moment): boolean {
  return date === by.day ? minute <= by.minute : date < by.day;
}

let format: Intl.DateTimeFormat | undefined;

/** One format for day and time, because the first render waits for it: each takes about ten milliseconds to make. */
function calendarFormat() {
  return (format ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }));
}
