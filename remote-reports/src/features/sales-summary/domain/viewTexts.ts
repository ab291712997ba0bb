import { formatDay, formatRange, type Day } from '@back-office/shared/format';
import { timeRangeLabel, timeZonesOf } from '@back-office/shared/ledger';
import type { SummaryView } from './summaryView';

/** `All locations · Sun, Jun 22 – Sat, Jun 28`. Years are included if they differ, the time of day if it is filtered. */
export function contextOf({ filters }: Pick<SummaryView, 'filters'>): string {
  const { dateRange, location, timeframe } = filters;
  const { from, to } = dateRange;
  const isOneYear = yearOf(from) === yearOf(to);
  const text = (day: Day) => (isOneYear ? formatDay(day) : `${formatDay(day)}, ${yearOf(day)}`);
  return [
    location === 'All' ? 'All locations' : location,
    from === to ? text(from) : `${text(from)} – ${text(to)}`,
    ...(timeframe === 'All day' ? [] : [timeRangeLabel(timeframe, timeZonesOf(dateRange))]),
  ].join(' · ');
}

/** Printed in place of the controls. */
export function printedScope({ filters, granularity, comparison }: SummaryView): string {
  return [
    formatRange(filters.dateRange),
    `Report type: ${granularity}`,
    ...(filters.groupBy === 'All' ? [] : [`Grouped by: ${filters.groupBy}`]),
    ...(comparison === 'None' ? [] : [`Compared to: ${comparison}`]),
  ].join(' · ');
}

function yearOf(day: Day) {
  return day.slice(0, 4);
}
