import { instantOf, momentIn } from '@back-office/shared/format';
import { dayNumber, dayOfNumber } from '../../ledger/model/calendar';
import type { LocalTime } from '../facts/fact';

/** How the times of files become business days. */
export interface BookSettings {
  /** IANA name of the zone of the shop; without it, days are as the files write them. */
  readonly timeZone?: string | undefined;
  /** Minutes after midnight at which a business day begins. */
  readonly dayStart: number;
}

/** A minute of a business day: `day` counts from January 1, 1970, `minute` from midnight, beyond 1,439 after the next. */
export interface BusinessTime {
  readonly day: number;
  readonly minute: number;
  /** Only the day is known; its minute is the first one. */
  readonly isDay?: boolean;
}

const msPerMinute = 60_000;
const msPerDay = 86_400_000;

/** The business day and minute of a time as an export writes it. */
export function businessTimeOf({ wall, zone }: LocalTime, { timeZone, dayStart }: BookSettings): BusinessTime {
  const day = Math.floor(wall / msPerDay);
  // A date without a time is a business day already.
  if (zone === 'date') return { day, minute: dayStart, isDay: true };
  if (timeZone !== undefined && zone !== '' && zone !== timeZone) {
    const moment = momentIn(instantOfWall(wall, zone), timeZone, dayStart);
    return { day: dayNumber(moment.day), minute: moment.minute };
  }
  const minute = Math.floor((wall - day * msPerDay) / msPerMinute);
  return minute >= dayStart ? { day, minute } : { day: day - 1, minute: minute + 1440 };
}

function instantOfWall(wall: number, zone: string): number {
  if (zone === 'UTC') return wall;
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(zone) ?? [];
  if (sign !== undefined) {
    const offset = (Number(hours) * 60 + Number(minutes)) * msPerMinute;
    return sign === '-' ? wall + offset : wall - offset;
  }
  const day = Math.floor(wall / msPerDay);
  const minute = Math.floor((wall - day * msPerDay) / msPerMinute);
  return instantOf(dayOfNumber(day), minute, zone);
}
