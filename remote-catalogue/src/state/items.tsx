import { createStoreContext } from '@back-office/shared/state';
import { useMemo, useSyncExternalStore } from 'react';
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
    const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
    return useMemo(() => ({ ...store, ...snapshot }), [store, snapshot]);
  },
  ({ items }) => items,
);
