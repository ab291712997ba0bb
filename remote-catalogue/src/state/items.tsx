import { useServices } from '@back-office/shared/contract';
import { createRequiredContext } from '@back-office/shared/state';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { ItemsSnapshot, ItemsStore } from '../data/itemsStore';
import { createSampleItemsStore } from '../data/sampleItemsStore';
import { createPageStore } from './pageStore';

type ItemsVerbs = Omit<ItemsStore, 'snapshot' | 'subscribe' | 'close' | 'quarantined'>;

/** The items, what the merchant is doing with them, and what can be done. */
interface ItemsState extends ItemsSnapshot, ItemsVerbs {
  readonly selectedIds: ReadonlySet<string>;
  readonly quarantined: ReturnType<ItemsStore['quarantined']>;
}

const [Provider, useItems] = createRequiredContext<ItemsState>('useItems', 'ItemsProvider');
export { useItems };

const useSampleItems = createPageStore(
  (namespace) => createSampleItemsStore({ namespace }),
  (store) => store.close(),
);

interface ItemsProviderProps {
  /** Another place where items live; without it the sample store, which is closed with the provider. */
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
    const { add, update, remove, clear, merge, replace, setSearch, select, dismissError, saveDraft } = store;
    const verbs = { add, update, remove, clear, merge, replace, setSearch, select, dismissError, saveDraft };
    return { ...snapshot, ...verbs, selectedIds, quarantined: store.quarantined() };
  }, [store, snapshot, selectedIds]);
  return <Provider value={state}>{children}</Provider>;
}
