import { useSyncExternalStore } from 'react';
import { useServices } from '@back-office/shared/contract';
import type { DayRange } from '@back-office/shared/format';
import { hasFigures } from '@back-office/shared/routes';
import { addLedgerParams, pageLedgerParams, visitPeriod } from '@back-office/shared/url';
import { addPeriod } from './periodLinks';

/** The period that follows the merchant through this visit; `undefined` while screens open on their own default. */
export function useVisitPeriod(): DayRange | undefined {
  const { read, subscribe } = visitPeriod(useServices().storageNamespace);
  return useSyncExternalStore(subscribe, read);
}

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
