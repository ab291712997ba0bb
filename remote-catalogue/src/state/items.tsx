import { useServices } from '@back-office/shared/contract';
import { createRefCountedStore, createRequiredContext } from '@back-office/shared/state';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { ItemsSnapshot, ItemsStore } from '../data/itemsStore';
import { createSampleItemsStore } from '../data/sampleItemsStore';

type ItemsActions = Omit<ItemsStore, 'snapshot' | 'subscribe' | 'close'>;

/** The items, the state of the list, and its actions. */
interface ItemsState extends ItemsSnapshot, ItemsActions {
  readonly selectedIds: ReadonlySet<string>;
}

const [Provider, useItems] = createRequiredContext<ItemsState>('useItems', 'ItemsProvider');
export { useItems };

const useSampleItems = createRefCountedStore(
  (namespace) => createSampleItemsStore({ namespace }),
  (store) => store.close(),
);

interface ItemsProviderProps {
  /** Defaults to the sample store of the services' namespace. */
  readonly store?: ItemsStore;
  readonly children: ReactNode;
}

export function ItemsProvider({ store, children }: ItemsProviderProps) {
  return store ? <StoreProvider store={store}>{children}</StoreProvider> : <SampleProvider>{children}</SampleProvider>;
}

function SampleProvider({ children }: { readonly children: ReactNode }) {
  const { storageNamespace } = useServices();
  return <StoreProvider store={useSampleItems(storageNamespace)}>{children}</StoreProvider>;
}

function StoreProvider({ store, children }: { readonly store: ItemsStore; readonly children: ReactNode }) {
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  const selectedIds = useMemo(() => new Set(snapshot.selected), [snapshot.selected]);
  const state = useMemo((): ItemsState => {
    const {
      add,
      update,
      updateEach,
      remove,
      clear,
      merge,
      replace,
      exchange,
      setSearch,
      select,
      dismissError,
      restoreDamaged,
      history,
    } = store;
    const actions = {
      add,
      update,
      updateEach,
      remove,
      clear,
      merge,
      replace,
      exchange,
      setSearch,
      select,
      dismissError,
      restoreDamaged,
      history,
    };
    return { ...snapshot, ...actions, selectedIds };
  }, [store, snapshot, selectedIds]);
  return <Provider value={state}>{children}</Provider>;
}
