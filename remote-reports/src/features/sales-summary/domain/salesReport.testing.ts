import { localLedgerPort, type Ledger, type LedgerPort, type Moment } from '@back-office/shared/ledger';
import { askSalesReport, type SalesReport } from './salesReport';

/** The report of a ledger, or of a port that answers at once. */
export function salesReport(
  source: Ledger | Pick<LedgerPort, 'figures' | 'describe'>,
  view: Parameters<typeof askSalesReport>[1],
  now: Moment = longAfter,
): SalesReport {
  const answer = askSalesReport('figures' in source ? source : localLedgerPort(source), view, now);
  if ('then' in answer) throw new Error('The ledger answers at once.');
  return answer;
}

/** Every range of a test is over. */
const longAfter: Moment = { day: '2099-12-31', minute: 0 };
