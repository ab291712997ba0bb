import {
  addDays,
  formatDayAndYear,
  formatRange,
  weekdayName,
  type Day,
  type DayRange,
} from '@back-office/shared/format';
import {
  dimensionOf,
  hourLabel,
  partOfPeriod,
  periodLabel,
  periodWithin,
  withPart,
  type DimensionId,
  type PeriodLength,
} from '@back-office/shared/ledger';
import type { FieldUnit } from './field';

/** The days that a report is about. Its weeks and months have no others, and the last of them may be still running. */
export interface ReportDays {
  readonly range: DayRange;
  readonly today: Day;
}

/** The name of a group: `Sun, Jun 22`, `8 AM`, `Monday`, `No device nickname`, `Nov 22 – 23, 2026 (so far)`. */
export function groupLabel(id: DimensionId, value: string, days?: ReportDays): string {
  const { label, unit, noValue } = dimensionOf(id);
  return value === '' ? (noValue ?? `No ${lowerFirst(label)}`) : valueText(unit, value, days);
}

/** `so far` or `3 days` for a day, week or month that the report has in part. */
export function partOfGroup(id: DimensionId, value: string, days: ReportDays | undefined): string | undefined {
  return value === '' ? undefined : periodOf(dimensionOf(id).unit, value, days)?.part;
}

/** What a group is called after "by": `item`, `team member`, `day`. */
export function groupWord(id: DimensionId): string {
  const { word, label } = dimensionOf(id);
  return word ?? lowerFirst(label);
}

/** What groups within groups are called: `team member and location`. */
export function groupingName(fields: readonly DimensionId[]): string {
  return fields.map(groupWord).join(' and ');
}

/** How much time a value covers, if its unit is days that follow each other. */
export const periodLengths: Readonly<Partial<Record<FieldUnit, PeriodLength>>> = {
  date: 'Daily',
  week: 'Weekly',
  month: 'Monthly',
};

/** The days of a report that are in a day, week or month. */
function periodOf(unit: FieldUnit, value: string, days: ReportDays | undefined) {
  const length = periodLengths[unit];
  const within = length && days && periodWithin(days.range, unit === 'month' ? `${value}-01` : value, length);
  return within && { within, part: partOfPeriod(within, length, days.today) };
}

/** A value of a field of texts as merchants read it. */
export function valueText(unit: FieldUnit, value: string, days: ReportDays | undefined): string {
  const { within, part } = periodOf(unit, value, days) ?? {};
  if (unit === 'date') return withPart(formatDayAndYear(value), part);
  if (unit === 'week') return withPart(formatRange(within ?? { from: value, to: addDays(value, 6) }), part);
  if (unit === 'month') return withPart(periodLabel({ from: `${value}-01`, to: `${value}-01` }, 'Monthly'), part);
  if (unit === 'hour') return hourLabel(Number(value));
  // An address can hold anything.
  if (unit === 'weekday') return /^[0-6]$/.test(value) ? weekdayName(Number(value)) : value;
  return value;
}

/** `Net sales` as it stands within a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
