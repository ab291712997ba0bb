import { noFilters, type TransactionFilters } from '@back-office/shared/ledger';
import type { DrillDownLine } from '@back-office/shared/routes';
import type { CheckedTransactionsState } from '../../../domain/transactionsState';
import { defaultSort, type ListSort } from './sortRows';

/** Everything the page shows, all of it in the address. */
export interface TransactionsView {
  readonly filters: TransactionFilters;
  /** Line of the sales summary whose rows are shown. */
  readonly line: DrillDownLine | undefined;
  readonly sort: ListSort;
  /** Id of the transaction whose panel is open. */
  readonly opened: string | undefined;
}

export const defaultView: TransactionsView = {
  filters: noFilters,
  line: undefined,
  sort: defaultSort,
  opened: undefined,
};

/** Clear filters: the defaults, 22–28 June 2025 included (decision D38). Order and panel are no filters. */
export function withoutFilters(view: TransactionsView): TransactionsView {
  return { ...view, filters: noFilters, line: undefined };
}

/** What navigation state asks for, over what the address says; the panel opens only with both of its keys. */
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
