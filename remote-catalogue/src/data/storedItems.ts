import { createStoredValue, type StorageArea, type Unreadable, type WriteResult } from '@back-office/shared/state';
import { array, nullable, unknown } from 'valibot';
import type { Item } from '../domain/item';
import { readStoredItems, type ReadItems } from '../domain/storedItem';

export interface StoredItemsOptions {
  readonly namespace: string;
  readonly storage: StorageArea;
  readonly now: () => number;
  /** What the list holds where nothing was ever stored. */
  readonly freshStart: readonly Item[];
  readonly onUnreadable: (report: Unreadable) => void;
}

export interface StoredItems {
  /** Fresh from storage; parsed only when its text has changed. */
  read(): readonly Item[];
  write(items: readonly Item[]): WriteResult;
  /** Writes the list anew where it is absent, or where storage still holds entries that were set aside. */
  settle(): void;
  subscribe(listener: () => void): () => void;
}

/** The list under the key `items`. Entries that are no items are set aside one by one and never cost the others. */
export function createStoredItems({ freshStart, onUnreadable, ...options }: StoredItemsOptions): StoredItems {
  const stored = createStoredValue<readonly unknown[] | null>({
    ...options,
    key: 'items',
    schema: nullable(array(unknown())),
    fallback: null,
    onUnreadable(report) {
      // A list that was unreadable is not a fresh start.
      whenAbsent = [];
      onUnreadable(report);
    },
  });
  let whenAbsent = freshStart;
  let parsed: readonly unknown[] | null = null;
  /** `unreadable` holds only what found no room to be set aside: it goes on standing in the list. */
  let decoded: ReadItems = { items: [], unreadable: [] };
  let isUnsettled = false;

  function read(): readonly Item[] {
    const list = stored.read();
    if (list === null) return whenAbsent;
    whenAbsent = [];
    if (list !== parsed) {
      parsed = list;
      decoded = readStoredItems(list);
      if (decoded.unreadable.length > 0 && stored.setAside(JSON.stringify(decoded.unreadable))) {
        decoded = { items: decoded.items, unreadable: [] };
        isUnsettled = true;
      }
    }
    return decoded.items;
  }

  function write(items: readonly Item[]): WriteResult {
    const list = decoded.unreadable.length > 0 ? [...items, ...decoded.unreadable] : items;
    // Known before the write, which is announced at once: nobody has to read back what we have in hand.
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
