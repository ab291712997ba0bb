import { useSyncExternalStore } from 'react';
import { shopList, type StoredShop } from '@back-office/shared/shop';

/** The shops of this browser beside the sample, in the order in which they were added. */
export function useShops(): readonly StoredShop[] {
  const { subscribe, read } = shopList();
  return useSyncExternalStore(subscribe, read);
}

/** Deleted shops whose data may still be there. */
export function useRemovedShops(): readonly StoredShop[] {
  const { subscribe, removed } = shopList();
  return useSyncExternalStore(subscribe, removed);
}
