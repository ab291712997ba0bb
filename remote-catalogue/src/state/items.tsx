import { createStoreContext } from '@back-office/shared/state';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { ItemsSnapshot, ItemsStore } from '../data/itemsStore';
import { createBrowserItemsStore } from '../data/browserItemsStore';
import { isOwnShop } from './ownShop';

/** The items, the state of the list, and its actions. */
type ItemsState = ItemsSnapshot & Omit<ItemsStore, 'snapshot' | 'subscribe'>;

export const [ItemsProvider, useItems] = createStoreContext<ItemsStore, ItemsState>(
  'useItems',
  'ItemsProvider',
  (services) => {
    const { storageNamespace: namespace, items: source, documents } = services;
    return createBrowserItemsStore({
      namespace,
      isOwnShop: isOwnShop(services),
      source,
      documents: source ? undefined : documents,
    });
  },
  function useItemsOf(store) {
    const current = useSyncExternalStore(store.subscribe, store.snapshot);
    // React draws a long list that has just been read in several short tasks; what is edited since, at once.
    const deferred = useDeferredValue(current);
    const snapshot = deferred.isReading ? deferred : current;
    return useMemo(() => ({ ...store, ...snapshot }), [store, snapshot]);
  },
  ({ items }) => items,
);
