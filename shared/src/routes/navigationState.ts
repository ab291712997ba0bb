import type { DayRange } from '@back-office/shared/format';

/** The lines of the sales summary that open a list of their transactions. */
export const drillDownLines = ['gross-sales', 'sales', 'exchanges', 'net-sales', 'returns', 'deferred-sales'] as const;
export type DrillDownLine = (typeof drillDownLines)[number];

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

/** Navigation state that the sales summary accepts. */
export interface SalesSummaryState {
  readonly dateRange?: DayRange;
}
