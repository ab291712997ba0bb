import { createStoredValue, type StorageArea, type UnreadableValue, type WriteResult } from '@back-office/shared/state';
import { array, boolean, nullable, string, unknown } from 'valibot';
import type { Item } from '../domain/item';
import { readStoredItems, type ReadItems } from '../domain/storedItem';

export interface StoredItemsOptions {
  readonly namespace: string;
  readonly storage: StorageArea;
  readonly now: () => number;
  /** The list if nothing was ever stored. */
  readonly freshStart: readonly Item[];
  readonly onUnreadable: (report: UnreadableValue) => void;
}

export interface StoredItems {
  /** The list in storage; parsed only if its text has changed. */
  read(): readonly Item[];
  write(items: readonly Item[]): WriteResult;
  /** Writes the list if storage has none, or still has entries that were quarantined. */
  settle(): void;
  subscribe(listener: () => void): () => void;
}

/** The list under the key `items`. Entries that are not items are quarantined; the others are kept. */
export function createStoredItems({ freshStart, onUnreadable, ...options }: StoredItemsOptions): StoredItems {
  const stored = createStoredValue<readonly unknown[] | null>({
    ...options,
    key: 'items',
    schema: nullable(array(unknown())),
    fallback: null,
    onUnreadable(report) {
      // An unreadable list is not a fresh start.
      whenAbsent = [];
      onUnreadable(report);
    },
  });
  let whenAbsent = freshStart;
  let parsed: readonly unknown[] | null = null;
  /** `unreadable` has only the entries that could not be quarantined; they stay in the stored list. */
  let decoded: ReadItems = { items: [], unreadable: [] };
  let isUnsettled = false;

  function read(): readonly Item[] {
    const list = stored.read();
    if (list === null) return whenAbsent;
    whenAbsent = [];
    if (list !== parsed) {
      parsed = list;
      decoded = readStoredItems(list);
      if (decoded.unreadable.length > 0 && stored.quarantine(JSON.stringify(decoded.unreadable))) {
        decoded = { items: decoded.items, unreadable: [] };
        isUnsettled = true;
      }
    }
    return decoded.items;
  }

  function write(items: readonly Item[]): WriteResult {
    const list = decoded.unreadable.length > 0 ? [...items, ...decoded.unreadable] : items;
    // Set before the write, which notifies listeners immediately, so that they do not parse the list again.
    const [oldParsed, oldDecoded] = [parsed, decoded];
    parsed = list;
    decoded = { items, unreadable: decoded.unreadable };
    const result = stored.write(list);
    if (result.ok) isUnsettled = false;
    else [parsed, decoded] = [oldParsed, oldDecoded];
    return result;
  }

  return {
    read,
    write,
    settle() {
      const items = read();
      if (isUnsettled || stored.read() === null) write(items);
    },
    subscribe: stored.subscribe,
  };
}

/**
 * The other four keys: search, selection, loading flag and error. Changes in other tabs are ignored. A value for which
 * there is no room is kept in memory only.
 */
export function createStoredView(place: { readonly namespace: string; readonly storage: StorageArea }) {
  return {
    search: createStoredValue({ ...place, key: 'items-search', schema: string(), fallback: '' }),
    selected: createStoredValue<readonly string[]>({
      ...place,
      key: 'items-selected',
      schema: array(string()),
      fallback: [],
    }),
    isLoading: createStoredValue({ ...place, key: 'items-loading', schema: boolean(), fallback: false }),
    error: createStoredValue({ ...place, key: 'items-error', schema: nullable(string()), fallback: null }),
  };
}
