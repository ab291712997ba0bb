import { useSyncExternalStore } from 'react';
import { useServices } from '@back-office/shared/contract';
import type { DayRange } from '@back-office/shared/format';
import { visitPeriod } from '@back-office/shared/url';

/** The period that follows the merchant through this visit; `undefined` while screens open on their own default. */
export function useVisitPeriod(): DayRange | undefined {
  const { read, subscribe } = visitPeriod(useServices().storageNamespace);
  return useSyncExternalStore(subscribe, read);
}
