import { formatDay, formatRange, type Day } from '@back-office/shared/format';
import { timeRangeLabel, timeZonesOf } from '@back-office/shared/ledger';
import type { SummaryView } from './summaryView';

/** `All locations · Sun, Jun 22 – Sat, Jun 28`, years where they differ, the part of the day where it is not all of it. */
export function contextOf({ filters }: Pick<SummaryView, 'filters'>): string {
  const { dateRange, location, timeframe } = filters;
  const { from, to } = dateRange;
  const isOneYear = yearOf(from) === yearOf(to);
  const written = (day: Day) => (isOneYear ? formatDay(day) : `${formatDay(day)}, ${yearOf(day)}`);
  return [
    location === 'All' ? 'All locations' : location,
    from === to ? written(from) : `${written(from)} – ${written(to)}`,
    ...(timeframe === 'All day' ? [] : [timeRangeLabel(timeframe, timeZonesOf(dateRange))]),
  ].join(' · ');
}

/** What paper has to say because the controls are not printed: the year, and what the figures are held against. */
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
