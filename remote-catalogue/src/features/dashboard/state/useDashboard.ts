import type { Day } from '@back-office/shared/format';
import { mapAnswer, storeNow, useLedgerAnswer, type LedgerAnswer } from '@back-office/shared/ledger';
import { askDay } from '../domain/askDay';
import { dashboardOf, type DashboardData } from '../domain/dashboard';

/** What is known about the day. The data of another day stay, marked as stale, until those of this day arrive. */
export function useDashboard(day: Day): LedgerAnswer<DashboardData> {
  return useLedgerAnswer(
    (port, signal) => mapAnswer(askDay(port, day, storeNow(), { signal }), (figures) => dashboardOf(day, figures)),
    [day],
  );
}
