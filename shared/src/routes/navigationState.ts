import type { DayRange } from '@back-office/shared/format';

/** The lines of the sales summary that open into their transactions (spec B §4). */
export const drillDownLines = ['gross-sales', 'sales', 'exchanges', 'net-sales', 'returns', 'deferred-sales'] as const;
export type DrillDownLine = (typeof drillDownLines)[number];

/** Navigation state that `/transactions` receives (spec B §2). What is absent does not narrow the list. */
export interface TransactionsState {
  readonly filterType?: DrillDownLine;
  /** One status or several. */
  readonly status?: string | readonly string[];
  readonly transactionTypes?: readonly string[];
  readonly dateRange?: DayRange;
  readonly location?: string;
  readonly timeframe?: string;
  /** Id of a transaction; its panel opens only together with `showTransactionBlade`. */
  readonly selectedTransaction?: string;
  readonly showTransactionBlade?: boolean;
}

/** Navigation state that the sales summary receives. */
export interface SalesSummaryState {
  readonly dateRange?: DayRange;
}
