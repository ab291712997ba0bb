import { createStoreContext } from '@back-office/shared/state';
import { useMemo, useSyncExternalStore } from 'react';
import type { ItemsSnapshot, ItemsStore } from '../data/itemsStore';
import { createSampleItemsStore } from '../data/sampleItemsStore';

/** The items, the state of the list, and its actions. */
interface ItemsState extends ItemsSnapshot, Omit<ItemsStore, 'snapshot' | 'subscribe'> {
  readonly selectedIds: ReadonlySet<string>;
}

export const [ItemsProvider, useItems] = createStoreContext<ItemsStore, ItemsState>(
  'useItems',
  'ItemsProvider',
  (namespace) => createSampleItemsStore({ namespace }),
  function useItemsOf(store) {
    const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
    const selectedIds = useMemo(() => new Set(snapshot.selected), [snapshot.selected]);
    return useMemo(() => ({ ...store, ...snapshot, selectedIds }), [store, snapshot, selectedIds]);
  },
);
