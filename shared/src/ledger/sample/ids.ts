import { firstDay, lastDay } from '@back-office/shared/format';
import { dayNumber as numberOf } from '../model/calendar';
import { entries, rowsPerWeek, type Entry } from './entries';

/** Sunday 7 January 1900 in days since 1970: the week that holds row number 0. */
const firstSunday = -25_561;

const first = numberOf(firstDay);
const last = numberOf(lastDay);

/** `PAY-144021`. Seed and revision do not change it, so links keep. */
export function idOf(entry: Entry, dayNumber: number): string {
  const week = Math.floor((dayNumber - firstSunday) / 7);
  return `${entry.prefix}-${week * rowsPerWeek + entry.place}`;
}

/** The id of a repeat under `?volume=`: the second is `PAY-144021-2`. */
export function repeated(id: string, repeat: number): string {
  return repeat === 0 ? id : `${id}-${repeat + 1}`;
}

/** What an id says about its row. */
interface IdParts {
  readonly entry: Entry;
  /** Days since 1970. */
  readonly dayNumber: number;
  /** From 0; more only under `?volume=`. */
  readonly repeat: number;
}

/** Where the row of this id stands; `undefined` where the text is no id, or one of a day beyond those known. */
export function partsOfId(id: string): IdParts | undefined {
  const [, number, repeat = '1'] = /^[A-Z]{2,3}-(-?\d{1,8})(?:-(\d{1,6}))?$/.exec(id) ?? [];
  if (number === undefined) return undefined;
  const week = Math.floor(Number(number) / rowsPerWeek);
  const place = Number(number) - week * rowsPerWeek;
  for (const [weekday, day] of entries.entries()) {
    const entry = day.find((each) => each.place === place);
    const dayNumber = firstSunday + week * 7 + weekday;
    if (entry && first <= dayNumber && dayNumber <= last) return { entry, dayNumber, repeat: Number(repeat) - 1 };
  }
  return undefined;
}
