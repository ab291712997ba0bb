import { useMemo, useSyncExternalStore } from 'react';
import { createStoreContext } from '@back-office/shared/state';
import type { CustomReportsSnapshot, CustomReportsStore } from '../data/customReportsStore';
import { createSampleCustomReportsStore } from '../data/sampleCustomReportsStore';
import type { CustomReport } from '../domain/customReport';

/** The custom reports and their actions. */
interface CustomReportsState extends CustomReportsSnapshot, Omit<CustomReportsStore, 'snapshot' | 'subscribe'> {
  /** The samples, then the saved reports. */
  readonly reports: readonly CustomReport[];
}

export const [CustomReportsProvider, useCustomReports] = createStoreContext<CustomReportsStore, CustomReportsState>(
  'useCustomReports',
  'CustomReportsProvider',
  (namespace) => createSampleCustomReportsStore({ namespace }),
  function useReportsOf(store) {
    const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
    return useMemo(
      () => ({ ...store, ...snapshot, reports: [...snapshot.builtIn, ...snapshot.saved] }),
      [store, snapshot],
    );
  },
);
