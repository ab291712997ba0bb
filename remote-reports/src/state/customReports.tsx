import { useMemo, useSyncExternalStore } from 'react';
import { array, string } from 'valibot';
import { createStoreContext, salvageTexts, type StoredValueDefinition } from '@back-office/shared/state';
import type { CustomReportsSnapshot, CustomReportsStore } from '../data/customReportsStore';
import { createSampleCustomReportsStore } from '../data/sampleCustomReportsStore';
import type { CustomReport } from '../domain/customReport';
import { storedKeys } from '../domain/storedKeys';

interface CustomReportsState extends CustomReportsSnapshot, Omit<CustomReportsStore, 'snapshot' | 'subscribe'> {
  /** The samples, then the saved reports. */
  readonly reports: readonly CustomReport[];
}

export const [CustomReportsProvider, useCustomReports] = createStoreContext<CustomReportsStore, CustomReportsState>(
  'useCustomReports',
  'CustomReportsProvider',
  // A shop of the merchant's own begins without reports: those of the sample tell who ran them and when.
  ({ storageNamespace: namespace, shop, documents }) =>
    createSampleCustomReportsStore({ namespace, documents, ...(shop && { builtIn: [] }) }),
  function useReportsOf(store) {
    const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
    return useMemo(
      () => ({ ...store, ...snapshot, reports: [...snapshot.builtIn, ...snapshot.saved] }),
      [store, snapshot],
    );
  },
);

/** The ids of the widgets that the merchant added to the Financial Suite, in the order they were added. */
export const suiteWidgets: StoredValueDefinition<readonly string[]> = {
  key: storedKeys.suiteWidgets,
  schema: array(string()),
  fallback: [],
  salvage: salvageTexts,
};
