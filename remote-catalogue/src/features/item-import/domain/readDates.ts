import { cellText } from './readTexts';

/** Whether `07/08/2025` is July 8 or August 7. */
export type DateOrder = 'month first' | 'day first';

const isoDate =
  /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[T ]+(\d\d?):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)?)?$/i;
const shortDate = /^(\d\d?)([./-])(\d\d?)\2(\d{4})(?:,?\s+(\d\d?):(\d\d)(?::(\d\d))?\s*([AP]M)?)?$/i;
const namedDate = /^(?:(\d\d?)\.? ([a-z]{3})[a-z]*\.?|([a-z]{3})[a-z]*\.? (\d\d?)),? (\d{4})$/i;
const months = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** Finds the order of day and month from the dates of a file in which one of the two is above 12. */
export class DateOrderVote {
  private isDayFirst = false;
  private isMonthFirst = false;

  add(cell: string) {
    const [, first = '', mark, second = ''] = shortDate.exec(cellText(cell)) ?? [];
    if (mark === undefined || mark === '.') return;
    if (Number(first) > 12) this.isDayFirst = true;
    else if (Number(second) > 12) this.isMonthFirst = true;
  }

  result(): DateOrder | undefined {
    if (this.isDayFirst === this.isMonthFirst) return undefined;
    return this.isDayFirst ? 'day first' : 'month first';
  }
}

/**
 * A date or a time as ISO 8601; undefined if it does not exist (`2025-02-31`) or could be two dates. With periods, the day
 * comes first. A time without a time zone is UTC.
 */
export function readInstant(cell: string, order?: DateOrder): string | undefined {
  const text = cellText(cell);
  const iso = isoDate.exec(text);
  if (iso) {
    const [, year, month, day, hour = 0, minute = 0, second = 0, fraction = '', zone = 'Z'] = iso;
    return instantOf([year, month, day, hour, minute, second], Number(`0.${fraction || 0}`) * 1000, zone);
  }
  const named = namedDate.exec(text);
  if (named) {
    const at = months.indexOf((named[2] ?? named[3] ?? '').toLowerCase());
    return at % 3 === 0 ? instantOf([named[5], at / 3 + 1, named[1] ?? named[4], 0, 0, 0]) : undefined;
  }
  const short = shortDate.exec(text);
  if (!short) return undefined;
  const [, first, mark, second, year, hour = 0, minute = 0, seconds = 0, half] = short;
  const isDayFirst = dayFirst(Number(first), mark ?? '', Number(second), order);
  if (isDayFirst === undefined || (half && (Number(hour) < 1 || Number(hour) > 12))) return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : hour;
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return instantOf([year, month, day, hours, minute, seconds]);
}

function dayFirst(first: number, mark: string, second: number, order: DateOrder | undefined): boolean | undefined {
  if (mark === '.' || first > 12) return true;
  if (second > 12 || first === second) return false;
  return order && order === 'day first';
}

function instantOf(parts: readonly (string | number | undefined)[], milliseconds = 0, zone = 'Z'): string | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  const time = Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
  const date = new Date(time);
  // The 31st of February would become the 3rd of March.
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCHours() === hour;
  if (!exists || minute > 59 || second > 59) return undefined;
  const [, sign = '', hours = 0, minutes = 0] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return new Date(time - offset * 60_000).toISOString();
}
