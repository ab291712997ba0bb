import { rowFiltersOf, type ReportFilters, type TransactionFilters } from '@back-office/shared/ledger';
import type { ReportLineId } from '../../../domain/reportLineRows';
import { transactionsAddress } from '../../../domain/transactionsParams';

/** Some transactions of a report. */
interface ReportTransactions {
  readonly line?: ReportLineId | undefined;
  /** The filters in which they differ from the report. */
  readonly filters?: Partial<TransactionFilters> | undefined;
  /** The id of the one whose panel is open. */
  readonly opened?: string | undefined;
}

/** The address of the transactions page with the transactions of a report, all or some of them. */
export function reportTransactionsAddress(
  report: ReportFilters,
  { line, filters, opened }: ReportTransactions = {},
): string {
  return transactionsAddress({ filters: { ...rowFiltersOf(report), ...filters }, line, opened });
}
