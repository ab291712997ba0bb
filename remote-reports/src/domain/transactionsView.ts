import type { Day, DayRange } from '@back-office/shared/format';
import {
  defaultRange,
  timeRanges,
  type MeasureId,
  type Scope,
  type TimeRange,
  type TransactionType,
} from '@back-office/shared/ledger';
import { listCondition } from './reportLineRows';
import {
  transactionFieldIds,
  valuesOf,
  withFilter,
  type TransactionFieldId,
  type TransactionFilter,
} from './transactionFields';
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
  readonly range: DayRange;
  /** At most one for each field, in the order of the fields. */
  readonly filters: readonly TransactionFilter[];
  /** What is searched for. */
  readonly text: string;
  /** The line of the sales summary whose rows are shown. */
  readonly line: MeasureId | undefined;
  readonly sort: ListSort;
  /** The id of the transaction whose panel is open. */
  readonly opened: string | undefined;
}

export const defaultView: TransactionsView = {
  range: defaultRange,
  filters: [],
  text: '',
  line: undefined,
  sort: defaultSort,
  opened: undefined,
};

/** The transactions that the page lists. */
export function scopeOf({ range, filters, text, line }: TransactionsView): Scope {
  return { range, filters, text, where: line && listCondition(line) };
}

export function timeRangeOf({ filters }: Pick<TransactionsView, 'filters'>): TimeRange {
  const [chosen] = valuesOf(filters, 'part-of-day');
  return timeRanges.find((part) => part === chosen) ?? 'All day';
}

/** Resets all filters including the date range. Sort order and open panel stay. */
export function withoutFilters(view: TransactionsView, range: DayRange = defaultRange): TransactionsView {
  return { ...defaultView, range, sort: view.sort, opened: view.opened };
}

/** All transactions of one day. */
export function viewOfDay(view: TransactionsView, day: Day): TransactionsView {
  return withoutFilters(view, { from: day, to: day });
}

/** The view with navigation state applied. The panel opens only if the state has both of its keys. */
export function viewOfState(state: CheckedTransactionsState, view: TransactionsView): TransactionsView {
  const { filterType, status, transactionTypes, dateRange, location, timeframe } = state;
  const sent: Partial<Record<TransactionFieldId, readonly string[]>> = {
    ...(status && { 'transaction-status': status }),
    ...(transactionTypes && { 'transaction-type': transactionTypes.map((type) => typeNames[type]) }),
    ...(location && { location: location === 'All' ? [] : [location] }),
    ...(timeframe && { 'part-of-day': [timeframe] }),
  };
  return {
    ...view,
    range: dateRange ?? view.range,
    filters: transactionFieldIds.reduce(
      (filters, id) => (sent[id] ? withFilter(filters, id, sent[id]) : filters),
      view.filters,
    ),
    line: filterType ?? view.line,
    opened: state.showTransactionBlade === true ? (state.selectedTransaction ?? view.opened) : view.opened,
  };
}

const typeNames = { sale: 'Sale', refund: 'Refund' } as const satisfies Record<TransactionType, string>;
