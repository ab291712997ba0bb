import { formatDay, type Day, type DayRange } from '@back-office/shared/format';
import {
  timeRangeLabel,
  timeZonesOf,
  type Comparison,
  type Granularity,
  type ReportFilters,
} from '@back-office/shared/ledger';
import { groupLabel } from './reports/fieldTexts';

/**
 * `All locations · Sun, Jun 22 – Sat, Jun 28`. Years are included if they differ, the time of day if it is filtered; a
 * range that ends today is `so far`.
 */
export function scopeText(
  filters: Pick<ReportFilters, 'dateRange' | 'location' | 'timeframe' | 'filters'>,
  today: Day,
): string {
  const { from, to } = filters.dateRange;
  const isOneYear = yearOf(from) === yearOf(to);
  const text = (day: Day) => (isOneYear ? formatDay(day) : `${formatDay(day)}, ${yearOf(day)}`);
  return [
    placeText(filters),
    `${from === to ? text(from) : `${text(from)} – ${text(to)}`}${to === today ? ' so far' : ''}`,
    ...otherFilterTexts(filters, filters.dateRange),
  ].join(' · ');
}

export function placeText({ location }: Pick<ReportFilters, 'location'>): string {
  return location === 'All' ? 'All locations' : location;
}

/** The time of day, and the values of other fields. */
export function otherFilterTexts(
  { timeframe, filters = [] }: Pick<ReportFilters, 'timeframe' | 'filters'>,
  days: DayRange,
): readonly string[] {
  return [
    ...(timeframe === 'All day' ? [] : [timeRangeLabel(timeframe, timeZonesOf(days))]),
    ...filters.flatMap(({ field, values }) => values.map((value) => groupLabel(field, value))),
  ];
}

interface PrintedView {
  readonly filters: Pick<ReportFilters, 'groupBy'>;
  readonly granularity: Granularity;
  readonly comparison?: Comparison;
}

/** Printed in place of the controls, after the days and filters. */
export function printedView(scope: string, { filters, granularity, comparison = 'None' }: PrintedView): string {
  return [
    scope,
    `Report type: ${granularity}`,
    ...(filters.groupBy === 'All' ? [] : [`Grouped by: ${filters.groupBy}`]),
    ...(comparison === 'None' ? [] : [`Compared to: ${comparison}`]),
  ].join(' · ');
}

function yearOf(day: Day) {
  return day.slice(0, 4);
}
