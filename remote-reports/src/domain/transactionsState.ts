import type { DayRange } from '@back-office/shared/format';
import { valuesOf, type Scope } from '@back-office/shared/ledger';
import type { DrillDownLine } from './reportLineRows';
import { timeRangeOf } from './transactionsView';

/** Navigation state that `/transactions` accepts. A property that is missing does not narrow the list. */
export interface TransactionsState {
  readonly filterType?: DrillDownLine;
  /** One status or several. */
  readonly status?: string | readonly string[];
  readonly transactionTypes?: readonly string[];
  readonly dateRange?: DayRange;
  readonly location?: string;
  readonly timeframe?: string;
  /** Id of a transaction; its panel opens only if `showTransactionBlade` is true. */
  readonly selectedTransaction?: string;
  readonly showTransactionBlade?: boolean;
}

/** Restricts the transactions page to fewer rows than the report has. */
type Restriction = Pick<TransactionsState, 'filterType' | 'status' | 'transactionTypes' | 'selectedTransaction'>;

/**
 * The state with which a report opens the transactions page: its date range, location and time of day, and a further
 * restriction. A selected transaction also opens its panel.
 */
export function transactionsStateOf(scope: Scope, restriction: Restriction = {}): TransactionsState {
  const isPanelOpen = restriction.selectedTransaction !== undefined;
  const [location = 'All'] = valuesOf(scope.filters, 'location');
  const state = { dateRange: scope.range, location, timeframe: timeRangeOf(scope) };
  return { ...state, ...restriction, ...(isPanelOpen && { showTransactionBlade: true }) };
}
