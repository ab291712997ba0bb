import { shortInstant } from './day';

const msPerHour = 3_600_000;

/**
 * How long ago, in elapsed hours: `Just now` under one (and for a stamp from the future), `5h ago`, `Yesterday` from
 * 24, from 48 the day as `Jul 18`. Both in epoch milliseconds (spec A §9, decision D19).
 */
export function timeLabel(then: number, now: number): string {
  const hours = Math.floor((now - then) / msPerHour);
  if (hours < 1) return 'Just now';
  if (hours < 24) return `${hours}h ago`;
  return hours < 48 ? 'Yesterday' : shortInstant(then);
}
