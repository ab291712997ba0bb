import { fieldFilters, scopeFilters, type MeasureId, type ReportFilters } from '@back-office/shared/ledger';
import { transactionsAddress } from '../../../domain/transactionsView';
import type { RowSelection } from './subRows';

/** Some transactions of a report. */
interface ReportTransactions extends RowSelection {
  readonly line?: MeasureId | undefined;
  /** The id of the one whose panel is open. */
  readonly opened?: string | undefined;
}

/** The address of the transactions page with the transactions of a report, all or some of them. */
export function reportTransactionsAddress(
  report: ReportFilters,
  { range = report.dateRange, filters = [], ...rest }: ReportTransactions = {},
): string {
  return transactionsAddress({ range, filters: fieldFilters([...scopeFilters(report), ...filters]), ...rest });
}
