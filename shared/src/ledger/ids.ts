import { entries, rowsPerWeek, type Entry } from './entries';

/** Sunday 7 January 1900 in days since 1970: the week that holds row number 0. */
const firstSunday = -25_561;

/** `PAY-144021`. Seed and revision do not change it, so links keep. */
export function idOf(entry: Entry, dayNumber: number): string {
  const week = Math.floor((dayNumber - firstSunday) / 7);
  return `${entry.prefix}-${week * rowsPerWeek + entry.place}`;
}

/** The id of a repeat under `?volume=`: the second is `PAY-144021-2`. */
export function repeated(id: string, repeat: number): string {
  return repeat === 0 ? id : `${id}-${repeat + 1}`;
}

/** The day (in days since 1970) that holds the row of this id; `undefined` where the text is no id. */
export function dayNumberOfId(id: string): number | undefined {
  const [, number] = /^[A-Z]{2,3}-(-?\d{1,8})(?:-\d+)?$/.exec(id) ?? [];
  if (number === undefined) return undefined;
  const week = Math.floor(Number(number) / rowsPerWeek);
  const place = Number(number) - week * rowsPerWeek;
  const weekday = entries.findIndex((day) => day.some((entry) => entry.place === place));
  return firstSunday + week * 7 + weekday;
}
