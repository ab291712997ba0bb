import type { Ledger } from '@back-office/shared/ledger';
import type { DashboardData } from '../domain/dashboard';

/** What each card gets; the ledger explains the data, which is of the same revision. */
export interface CardProps {
  readonly data: DashboardData;
  readonly ledger: Ledger;
}
