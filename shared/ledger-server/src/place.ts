import type { Moment } from '@back-office/shared/format';
import { dayNumber } from '../../src/ledger/model/calendar';
import type { Day } from '@back-office/shared/format';

/**
 * The place of a transaction among those of its shop, in order of day and minute: a whole number below 2^53 that holds the
 * day, the minute of the business day, and the number of the transaction within that minute.
 */
export const placesPerMinute = 2 ** 20;
/** A business day ends before the second midnight. */
const minutesPerPlaceDay = 2 * 24 * 60;
/** Keeps the places of all days of the calendar positive. */
const daysBefore1970 = 1_000_000;

export function placeOf(day: number, minute: number, nth = 0): number {
  return ((day + daysBefore1970) * minutesPerPlaceDay + minute) * placesPerMinute + nth;
}

/** The first place after a moment, whose own minute is included. */
export function placeAfter({ day, minute }: Moment): number {
  return placeOf(dayNumber(day), minute + 1);
}

export function firstPlaceOf(day: Day): number {
  return placeOf(dayNumber(day), 0);
}
