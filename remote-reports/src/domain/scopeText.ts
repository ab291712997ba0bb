import { formatDay, type Day } from '@back-office/shared/format';
import { timeRangeLabel, timeZonesOf, type ReportFilters } from '@back-office/shared/ledger';

/**
 * `All locations · Sun, Jun 22 – Sat, Jun 28`. Years are included if they differ, the time of day if it is filtered; a
 * range that ends today is `so far`.
 */
export function scopeText(
  { dateRange, location, timeframe }: Pick<ReportFilters, 'dateRange' | 'location' | 'timeframe'>,
  today: Day,
): string {
  const { from, to } = dateRange;
  const isOneYear = yearOf(from) === yearOf(to);
  const text = (day: Day) => (isOneYear ? formatDay(day) : `${formatDay(day)}, ${yearOf(day)}`);
  return [
    location === 'All' ? 'All locations' : location,
    `${from === to ? text(from) : `${text(from)} – ${text(to)}`}${to === today ? ' so far' : ''}`,
    ...(timeframe === 'All day' ? [] : [timeRangeLabel(timeframe, timeZonesOf(dateRange))]),
  ].join(' · ');
}

function yearOf(day: Day) {
  return day.slice(0, 4);
}
