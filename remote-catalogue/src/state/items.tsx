import { createStoreContext } from '@back-office/shared/state';
import { useIdle } from '@back-office/shared/loading';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { useServices, type AreaServices } from '@back-office/shared/contract';
import type { ItemsSnapshot, ItemsStore } from '../data/itemsStore';
import { createBrowserItemsStore } from '../data/browserItemsStore';
import { itemEdits } from '../data/lateItemEdits';

/** The items, the state of the list, and its actions. */
type ItemsState = ItemsSnapshot & Omit<ItemsStore, 'snapshot' | 'subscribe'>;

const unread = { items: [], selected: [], isReading: true } as const;

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
    useIdle(itemEdits.preload);
    const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
    // A long list that was just read is drawn in short tasks.
    const isReading = useDeferredValue(snapshot.isReading);
    return useMemo(() => ({ ...store, ...snapshot, ...(isReading && unread) }), [store, snapshot, isReading]);
  },
  ({ items }) => items,
);

/** Whether the lists belong to a merchant, in the product or in a page that named its shop, and not to the sample shop. */
function isOwnShop({ shop, isPageShop = false }: Pick<AreaServices, 'shop' | 'isPageShop'>): boolean {
  return shop !== undefined || isPageShop;
}

/** As `isOwnShop`, of the area's services. */
export function useIsOwnShop(): boolean {
  return isOwnShop(useServices());
}
