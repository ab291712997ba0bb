import { dayOfUtc, utcOf, type Day } from './day';
import { pageFormat } from './pageFormat';

/**
 * A minute of the store's calendar: `minute` counts from the midnight with which the calendar day began. A business day
 * that begins later goes on after the next midnight: 1:30 AM is minute 1,530 of a day that began at 3 AM.
 */
export interface Moment {
  readonly day: Day;
  readonly minute: number;
}

const msPerMinute = 60_000;
const msPerDay = 86_400_000;
const minutesPerDay = 1_440;

/** The minute of the business day at an instant in epoch milliseconds. `dayStart` is in minutes after midnight. */
export function momentIn(instant: number, timeZone: string, dayStart = 0): Moment {
  const local = instant + offsetAt(instant, timeZone);
  const date = Math.floor(local / msPerDay) * msPerDay;
  const minute = Math.floor((local - date) / msPerMinute);
  if (minute >= dayStart) return { day: dayOfUtc(date), minute };
  return { day: dayOfUtc(date - msPerDay), minute: minute + minutesPerDay };
}

/**
 * The instant, in epoch milliseconds, at which clocks in a time zone show a time: minutes after midnight of a day, 1,440
 * or more for the days after it. A time that the clocks skip is moved forward, of one that they repeat it is the first.
 */
export function instantOf(day: Day, minute: number, timeZone: string): number {
  const local = utcOf(day) + minute * msPerMinute;
  const before = local - offsetAt(local - msPerDay, timeZone);
  const after = local - offsetAt(local + msPerDay, timeZone);
  const isShown = (instant: number) => instant + offsetAt(instant, timeZone) === local;
  return isShown(before) || !isShown(after) ? before : after;
}

/** The minute in the store at an instant in epoch milliseconds. */
export function momentOf(instant: number): Moment {
  const { timeZone, dayStart } = pageFormat();
  return momentIn(instant, timeZone, dayStart);
}

/** The store's business day at an instant in epoch milliseconds. */
export function dayOf(instant: number): Day {
  return momentOf(instant).day;
}

/** For each time zone, its offsets at the beginnings of days in UTC: a million rows need few of them. */
const knownOffsets = new Map<string, Map<number, number>>();

/** What clocks in a time zone are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const known = knownOffsets.get(timeZone) ?? new Map<number, number>();
  knownOffsets.set(timeZone, known);
  const start = Math.floor(instant / msPerDay) * msPerDay;
  const [first, last] = [start, start + msPerDay].map((at) => {
    const offset = known.get(at) ?? readOffset(at, timeZone);
    known.set(at, offset);
    return offset;
  });
  return first !== undefined && first === last ? first : readOffset(instant, timeZone);
}

function readOffset(instant: number, timeZone: string): number {
  // 11/23/2026, 01:18:05
  const [month = 0, date, year = 0, ...time] = clockOf(timeZone).format(instant).match(/\d+/g)?.map(Number) ?? [];
  const [hour, minute, second] = time;
  return Date.UTC(year, month - 1, date, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** One format for day and time, because the first render waits for it: each takes about ten milliseconds to make. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, made);
  return made;
}
