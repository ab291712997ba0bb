import { useSyncExternalStore } from 'react';
import { useServices } from '@back-office/shared/contract';
import { hasFigures } from '@back-office/shared/routes';
import { addLedgerParams, pageLedgerParams } from '@back-office/shared/url';
import { addPeriod } from './periodLinks';
import { useVisitPeriod } from './useVisitPeriod';

/**
 * Returns a function that adds the ledger parameters of the page to the address of a screen with figures:
 * `/transactions` → `/transactions?rev=2`, and the period of the visit to one that names no days. Other addresses stay as
 * they are.
 */
export function useLedgerLink(): (to: string) => string {
  const { read, subscribe } = pageLedgerParams();
  const params = useSyncExternalStore(subscribe, read);
  const { figurePaths } = useServices();
  const period = useVisitPeriod();
  return (to) => (hasFigures(to, figurePaths) ? addLedgerParams(addPeriod(to, period), params) : to);
}
