import { filterTransactions, type Ledger, type Moment } from '@back-office/shared/ledger';
import { askSalesReport, type SalesReport } from './salesReport';

/** The report of a ledger that answers at once. */
export function salesReport(
  ledger: Pick<Ledger, 'rowsOf'>,
  view: Parameters<typeof askSalesReport>[1],
  now: Moment = longAfter,
): SalesReport {
  const answer = askSalesReport(
    {
      rows(query) {
        const rows = filterTransactions(ledger.rowsOf(query.dateRange), query);
        return { rows, total: rows.length };
      },
    },
    view,
    now,
  );
  if ('then' in answer) throw new Error('The ledger answers at once.');
  return answer;
}

/** Every range of a test is over. */
const longAfter: Moment = { day: '2099-12-31', minute: 0 };
