import { createListReader, type StorageArea } from '@back-office/shared/state';
import type { Item } from '../domain/item';
import { readStoredItems } from '../domain/storedItem';
import { storedKeys } from '../domain/storedKeys';
import { sampleItem } from './sampleItem';

interface ItemsReaderOptions {
  readonly storage?: () => StorageArea;
  readonly namespace?: string;
  /** A shop of the merchant's own starts without items. */
  readonly isOwnShop?: boolean;
}

/** Returns a function that reads the list as it is stored now, at once unless it is in the database. Nothing is written. */
export function createItemsReader({ isOwnShop = false, ...options }: ItemsReaderOptions) {
  const read = createListReader({ ...options, key: storedKeys.items });
  let known: readonly unknown[] | null | undefined;
  let items: readonly Item[] = [];

  function itemsOf(list: readonly unknown[] | null): readonly Item[] {
    if (list === known) return items;
    known = list;
    // The list of a fresh start. Its times are not shown.
    const freshStart = isOwnShop ? [] : [sampleItem('')];
    return (items = list === null ? freshStart : readStoredItems(list).entries);
  }

  return (): readonly Item[] | Promise<readonly Item[]> => {
    const list = read();
    return list instanceof Promise ? list.then(itemsOf) : itemsOf(list);
  };
}
