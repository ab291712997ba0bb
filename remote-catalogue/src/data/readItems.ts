import { browserStorage, type StorageArea } from '@back-office/shared/state';
import type { Item } from '../domain/item';
import { readStoredItems } from '../domain/storedItem';
import { storedKeys } from '../domain/storedKeys';
import { sampleItem } from './sampleItem';

/**
 * Reads the list under the key `items` as it is stored now, without a store: nothing is written, and what is unreadable is
 * left for the store to report. The text is parsed only if it has changed since the last call.
 */
export function createItemsReader(storage: () => StorageArea = browserStorage): () => readonly Item[] {
  let text: string | null | undefined;
  let items: readonly Item[] = [];
  return () => {
    const stored = storage().getItem(storedKeys.items);
    if (stored !== text) {
      items = itemsIn(stored);
      text = stored;
    }
    return items;
  };
}

function itemsIn(stored: string | null): readonly Item[] {
  // The list of a fresh start. Its times are not shown.
  if (stored === null) return [sampleItem('')];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? readStoredItems(list).entries : [];
  } catch {
    // Not JSON: the items screen quarantines and reports it.
    return [];
  }
}
