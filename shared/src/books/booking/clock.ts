import type { Day } from '@back-office/shared/format';

const msPerMinute = 60_000;
const msPerDay = 86_400_000;
/** Clocks are changed at whole quarters of an hour. */
const blockMs = 15 * msPerMinute;

/** The minute of the business day at an instant in epoch milliseconds. `dayStart` is in minutes after midnight. */
export function momentIn(instant: number, timeZone: string, dayStart: number): { day: Day; minute: number } {
  const local = instant + offsetAt(instant, timeZone);
  const date = Math.floor(local / msPerDay) * msPerDay;
  const minute = Math.floor((local - date) / msPerMinute);
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return minute >= dayStart ? { day: dayOf(date), minute } : { day: dayOf(date - msPerDay), minute: minute + 1440 };
}

/**
 * The instant at which clocks in a zone show a time: minutes after midnight of a day. A time that they skip is moved
 * forward, of one that they repeat it is the first.
 */
export function instantOf(day: Day, minute: number, timeZone: string): number {
  const local = Date.parse(day) + minute * msPerMinute;
  const before = local - offsetAt(local - msPerDay, timeZone);
  const after = local - offsetAt(local + msPerDay, timeZone);
  const isShown = (instant: number) => instant + offsetAt(instant, timeZone) === local;
  return isShown(before) || !isShown(after) ? before : after;
}

const clocks = new Map<string, { readonly format: Intl.DateTimeFormat; readonly offsets: Map<number, number> }>();

function offsetAt(instant: number, timeZone: string): number {
  const clock = clocks.get(timeZone) ?? { format: createClock(timeZone), offsets: new Map<number, number>() };
  clocks.set(timeZone, clock);
  const block = Math.floor(instant / blockMs);
  const known = clock.offsets.get(block);
  if (known !== undefined) return known;
  const at = block * blockMs;
  const numbers = clock.format.format(at).match(/\d+/g)?.map(Number) ?? [];
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = numbers;
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - at;
  clock.offsets.set(block, offset);
  return offset;
}

function createClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
}
