import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useServices } from '@back-office/shared/contract';
import { createRefCountedStore, createRequiredContext } from '@back-office/shared/state';
import type { CustomReportsSnapshot, CustomReportsStore } from '../data/customReportsStore';
import { createSampleCustomReportsStore } from '../data/sampleCustomReportsStore';
import type { CustomReport } from '../domain/customReport';

type Actions = Omit<CustomReportsStore, 'snapshot' | 'subscribe'>;

/** The custom reports and their actions. */
interface CustomReportsState extends CustomReportsSnapshot, Actions {
  /** The samples, then the saved reports. */
  readonly reports: readonly CustomReport[];
}

const [Provider, useCustomReports] = createRequiredContext<CustomReportsState>(
  'useCustomReports',
  'CustomReportsProvider',
);
export { useCustomReports };

const useSampleReports = createRefCountedStore(
  (namespace) => createSampleCustomReportsStore({ namespace }),
  // It has nothing to close.
  () => undefined,
);

interface CustomReportsProviderProps {
  /** Defaults to the sample store of the services' namespace. */
  readonly store?: CustomReportsStore;
  readonly children: ReactNode;
}

export function CustomReportsProvider({ store, children }: CustomReportsProviderProps) {
  return store ? <StoreProvider store={store}>{children}</StoreProvider> : <SampleProvider>{children}</SampleProvider>;
}

function SampleProvider({ children }: { readonly children: ReactNode }) {
  const { storageNamespace } = useServices();
  return <StoreProvider store={useSampleReports(storageNamespace)}>{children}</StoreProvider>;
}

function StoreProvider({ store, children }: { readonly store: CustomReportsStore; readonly children: ReactNode }) {
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  const state = useMemo((): CustomReportsState => {
    const { saveReport, duplicateReport, removeReport, addReports, markRun, restoreSamples, restoreDamaged, history } =
      store;
    const actions = {
      saveReport,
      duplicateReport,
      removeReport,
      addReports,
      markRun,
      restoreSamples,
      restoreDamaged,
      history,
    };
    return { ...snapshot, ...actions, reports: [...snapshot.builtIn, ...snapshot.saved] };
  }, [store, snapshot]);
  return <Provider value={state}>{children}</Provider>;
}
