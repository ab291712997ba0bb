import { formatDay, formatDayAndYear, type Day, type DayRange } from '@back-office/shared/format';
import {
  timeRangeLabel,
  timeZonesOf,
  valuesOf,
  type Comparison,
  type Granularity,
  type GroupBy,
  type Scope,
} from '@back-office/shared/ledger';
import { groupLabel } from './reports/groupTexts';
import { timeRangeOf } from './transactionsView';

/**
 * `All locations · Sun, Jun 22 – Sat, Jun 28`. Years are included if they differ, the time of day if it is filtered; a
 * range that ends today is `so far`.
 */
export function scopeText(scope: Scope, today: Day): string {
  const { from, to } = scope.range;
  const isOneYear = yearOf(from) === yearOf(to);
  const text = isOneYear ? formatDay : formatDayAndYear;
  return [
    placeText(scope),
    `${from === to ? text(from) : `${text(from)} – ${text(to)}`}${to === today ? ' so far' : ''}`,
    ...otherFilterTexts(scope, scope.range),
  ].join(' · ');
}

export function placeText({ filters }: Pick<Scope, 'filters'>): string {
  return valuesOf(filters, 'location')[0] ?? 'All locations';
}

/** The time of day, and the values of other fields. */
export function otherFilterTexts({ filters }: Pick<Scope, 'filters'>, days: DayRange): readonly string[] {
  const timeRange = timeRangeOf({ filters });
  const others = filters.filter(({ field }) => field !== 'location' && field !== 'part-of-day');
  return [
    ...(timeRange === 'All day' ? [] : [timeRangeLabel(timeRange, timeZonesOf(days))]),
    ...others.flatMap(({ field, values }) => values.map((value) => groupLabel(field, value))),
  ];
}

interface PrintedView {
  readonly groupBy: GroupBy;
  readonly granularity: Granularity;
  readonly comparison?: Comparison;
}

/** Printed in place of the controls, after the days and filters. */
export function printedView(scope: string, { groupBy, granularity, comparison = 'None' }: PrintedView): string {
  return [
    scope,
    `Report type: ${granularity}`,
    ...(groupBy === 'All' ? [] : [`Grouped by: ${groupBy}`]),
    ...(comparison === 'None' ? [] : [`Compared to: ${comparison}`]),
  ].join(' · ');
}

function yearOf(day: Day) {
  return day.slice(0, 4);
}
