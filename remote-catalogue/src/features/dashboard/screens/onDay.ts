import type { Day } from '@back-office/shared/format';
import type { SalesSummaryState, TransactionsState } from '@back-office/shared/routes';

/** Navigation state for reports and transactions (spec B §2): they open on the day that was looked at. */
export function onDay(day: Day): SalesSummaryState & TransactionsState {
  return { dateRange: { from: day, to: day } };
}
