import { createStoredList, createStoredValue, type StorageArea, type StoredList } from '@back-office/shared/state';
import { array, boolean, nullable, string } from 'valibot';
import type { Item } from '../domain/item';
import { readStoredItems } from '../domain/storedItem';
import { storedKeys } from '../domain/storedKeys';

export interface StoredItemsOptions {
  readonly namespace: string;
  readonly storage: StorageArea;
  readonly now: () => number;
  /** The list if nothing was ever stored. */
  readonly freshStart: readonly Item[];
}

export interface StoredItems extends Omit<StoredList<Item>, 'settle'> {
  /** Writes the list if storage has none, or still has entries that were quarantined. */
  settle(): void;
}

/** The list under the key `items`. */
export function createStoredItems(options: StoredItemsOptions): StoredItems {
  const list = createStoredList({
    ...options,
    key: storedKeys.items,
    readEntries(stored) {
      const { items, unreadable } = readStoredItems(stored);
      return { entries: items, unreadable };
    },
  });
  return {
    ...list,
    settle() {
      if (!list.settle()) list.write(list.read());
    },
  };
}

/**
 * The other four keys: search, selection, loading flag and error. Changes in other tabs are ignored. A value for which
 * there is no room is kept in memory only.
 */
export function createStoredView(place: Pick<StoredItemsOptions, 'namespace' | 'storage' | 'now'>) {
  return {
    search: createStoredValue({ ...place, key: storedKeys.search, schema: string(), fallback: '' }),
    selected: createStoredValue<readonly string[]>({
      ...place,
      key: storedKeys.selected,
      schema: array(string()),
      fallback: [],
    }),
    isLoading: createStoredValue({ ...place, key: storedKeys.isLoading, schema: boolean(), fallback: false }),
    error: createStoredValue({ ...place, key: storedKeys.error, schema: nullable(string()), fallback: null }),
  };
}
