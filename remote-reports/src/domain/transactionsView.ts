import type { Day, DayRange } from '@back-office/shared/format';
import { noFilters, type MeasureId, type TransactionFilters } from '@back-office/shared/ledger';
import type { RowCondition } from './rowConditions';
import type { CheckedTransactionsState } from './transactionsState';

export const sortColumns = [
  'time',
  'description',
  'staff',
  'status',
  'channel',
  'amount',
  'id',
  'tender',
  'customerName',
] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface ListSort {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

/** Newest first. */
export const defaultSort: ListSort = { column: 'time', isDescending: true };

/** Everything that determines what the transactions page shows. It is kept in the address. */
export interface TransactionsView {
  readonly filters: TransactionFilters;
  /** The line of the sales summary whose rows are shown. */
  readonly line: MeasureId | undefined;
  /** What a figure of a report is about: an item, a category, an hour. At most one for each field. */
  readonly conditions: readonly RowCondition[];
  readonly sort: ListSort;
  /** The id of the transaction whose panel is open. */
  readonly opened: string | undefined;
}

export const defaultView: TransactionsView = {
  filters: noFilters,
  line: undefined,
  conditions: [],
  sort: defaultSort,
  opened: undefined,
};

/** Resets all filters including the date range. Sort order and open panel stay. */
export function withoutFilters(view: TransactionsView, dateRange: DayRange = noFilters.dateRange): TransactionsView {
  return { ...view, filters: { ...noFilters, dateRange }, line: undefined, conditions: [] };
}

/** All transactions of one day. */
export function viewOfDay(view: TransactionsView, day: Day): TransactionsView {
  return withoutFilters(view, { from: day, to: day });
}

/** The view with navigation state applied. The panel opens only if the state has both of its keys. */
export function viewOfState(state: CheckedTransactionsState, view: TransactionsView): TransactionsView {
  const { filterType, status, transactionTypes, dateRange, location, timeframe } = state;
  return {
    ...view,
    filters: {
      ...view.filters,
      ...(status && { status }),
      ...(transactionTypes && { types: transactionTypes }),
      ...(dateRange && { dateRange }),
      ...(location && { locations: location === 'All' ? [] : [location] }),
      ...(timeframe && { timeRange: timeframe }),
    },
    line: filterType ?? view.line,
    opened: state.showTransactionBlade === true ? (state.selectedTransaction ?? view.opened) : view.opened,
  };
}
