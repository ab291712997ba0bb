import { isInTimeRange, timeRanges, type TimeRange, type Transaction } from '@back-office/shared/ledger';
import { choiceFilters, choiceNames, type ChoiceName } from '../../../domain/choiceFilters';
import { shownRows } from './shownRows';
import type { TransactionsView } from '../../../domain/transactionsView';

/** How many rows each choice would leave, given the other filters. */
export type OptionCounts = Readonly<Record<ChoiceName | 'timeRange', ReadonlyMap<string, number>>>;

/** Counting more rows would slow down typing. */
const maxCounted = 20_000;

/** `rows` are those of the date range, `shown` those that pass the filters. `undefined` if there are too many. */
export function optionCounts(
  rows: readonly Transaction[],
  view: Pick<TransactionsView, 'filters' | 'line' | 'conditions'>,
  shown: readonly Transaction[],
): OptionCounts | undefined {
  if (rows.length > maxCounted) return undefined;
  const { filters } = view;
  const isAllDay = filters.timeRange === 'All day';
  const anyTime = isAllDay ? shown : shownRows(rows, { ...view, filters: { ...filters, timeRange: 'All day' } });
  const timeRange = countBy(anyTime, partOfDay);
  timeRange.set('All day', anyTime.length);
  const counts: Partial<Record<ChoiceName, ReadonlyMap<string, number>>> = {};
  for (const name of choiceNames) {
    const others =
      filters[name].length === 0 ? shown : shownRows(rows, { ...view, filters: { ...filters, [name]: [] } });
    counts[name] = countBy(others, choiceFilters[name].valueOf);
  }
  return { ...(counts as Record<ChoiceName, ReadonlyMap<string, number>>), timeRange };
}

function countBy(rows: readonly Transaction[], valueOf: (row: Transaction) => string) {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = valueOf(row);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

const partsByMinute: TimeRange[] = [];

/** Cached for each minute of the day. */
function partOfDay({ minute }: Transaction): TimeRange {
  return (partsByMinute[minute] ??=
    timeRanges.find((part) => part !== 'All day' && isInTimeRange(minute, part)) ?? 'All day');
}
