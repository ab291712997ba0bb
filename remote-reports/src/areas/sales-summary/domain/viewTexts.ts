import { formatDay, formatRange } from '@back-office/shared/format';
import { timeRangeLabel, timeZonesOf } from '@back-office/shared/ledger';
import type { SummaryView } from './summaryView';

/** `All locations · Sun, Jun 22 – Sat, Jun 28`, and the part of the day where it is not all of it. */
export function contextOf({ filters }: Pick<SummaryView, 'filters'>): string {
  const { dateRange, location, timeframe } = filters;
  const { from, to } = dateRange;
  return [
    location === 'All' ? 'All locations' : location,
    from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`,
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
