import type { Day } from '@back-office/shared/format';
import { createLedger, isPromise, localLedgerPort, type Ledger } from '@back-office/shared/ledger';
import { askDay } from './askDay';
import { dashboardOf, type DashboardData } from './dashboard';

/** Every day of a test is over. */
const longAfter = { day: '2099-12-31', minute: 0 };

/** What the dashboard shows of a ledger that answers at once. */
export function sampleDashboard(day: Day, source: Partial<Ledger> = {}): DashboardData {
  const figures = askDay(localLedgerPort({ ...createLedger(source), ...source }), day, longAfter);
  if (isPromise(figures)) throw new Error('The sample ledger answers at once.');
  return dashboardOf(day, figures);
}
