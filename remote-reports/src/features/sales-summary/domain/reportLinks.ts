import { fieldFilters, type MeasureId, type Scope } from '@back-office/shared/ledger';
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
  report: Scope,
  { range = report.range, filters = [], ...rest }: ReportTransactions = {},
): string {
  return transactionsAddress({ range, filters: fieldFilters([...report.filters, ...filters]), ...rest });
}
