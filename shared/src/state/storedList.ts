import { array, nullable, safeParse, unknown, type GenericSchema } from 'valibot';
import type { StorageArea, WriteResult } from './storageArea';
import { createStoredValue } from './storedValue';

/** A list that was read entry by entry. */
export interface ReadList<Entry> {
  readonly entries: readonly Entry[];
  /** Entries that cannot be read, as they were. */
  readonly unreadable: readonly unknown[];
}

/** Each entry by itself, by a schema. */
export function readEach<Entry>(schema: GenericSchema<unknown, Entry>, list: readonly unknown[]): ReadList<Entry> {
  const entries: Entry[] = [];
  const unreadable: unknown[] = [];
  for (const entry of list) {
    const read = safeParse(schema, entry);
    if (read.success) entries.push(read.output);
    else unreadable.push(entry);
  }
  return { entries, unreadable };
}

export interface StoredListOptions<Entry> {
  readonly key: string;
  readonly namespace: string;
  readonly storage: StorageArea;
  readonly now: () => number;
  /** The list if nothing was ever stored. */
  readonly freshStart: readonly Entry[];
  readonly readEntries: (list: readonly unknown[]) => ReadList<Entry>;
}

export interface StoredList<Entry> {
  /** The list in storage; parsed only if its text has changed. */
  read(): readonly Entry[];
  write(entries: readonly Entry[]): WriteResult;
  /** Writes the list if it still has entries that were quarantined, and a fresh start that has entries. */
  settle(): void;
  subscribe(listener: () => void): () => void;
}

/** A list as JSON under one key. Entries that cannot be read are quarantined; the others are kept. */
export function createStoredList<Entry>(options: StoredListOptions<Entry>): StoredList<Entry> {
  const { freshStart, readEntries, ...place } = options;
  const stored = createStoredValue<readonly unknown[] | null>({
    ...place,
    schema: nullable(array(unknown())),
    fallback: null,
    onUnreadable() {
      // An unreadable list is not a fresh start. A list that was removed is.
      whenAbsent = [];
    },
  });
  let whenAbsent = freshStart;
  const decoder = createListDecoder(readEntries, stored.quarantine);

  function read(): readonly Entry[] {
    const list = stored.read();
    if (list === null) return whenAbsent;
    whenAbsent = freshStart;
    return decoder.decode(list);
  }

  function write(entries: readonly Entry[]): WriteResult {
    return decoder.store(entries, stored.write);
  }

  return {
    read,
    write,
    settle() {
      const entries = read();
      if (decoder.isUnsettled() || (freshStart.length > 0 && stored.read() === null)) write(entries);
    },
    subscribe: stored.subscribe,
  };
}

/** Decodes a stored list once. Entries that cannot be read are quarantined, or stay in the list if there is no room. */
export function createListDecoder<Entry>(
  readEntries: (list: readonly unknown[]) => ReadList<Entry>,
  quarantine: (text: string) => boolean,
) {
  let parsed: readonly unknown[] | null = null;
  /** `unreadable` has only the entries that could not be quarantined; they stay in the stored list. */
  let decoded: ReadList<Entry> = { entries: [], unreadable: [] };
  let isUnsettled = false;

  return {
    decode(list: readonly unknown[]): readonly Entry[] {
      if (list === parsed) return decoded.entries;
      parsed = list;
      decoded = readEntries(list);
      if (decoded.unreadable.length > 0 && quarantine(JSON.stringify(decoded.unreadable))) {
        decoded = { entries: decoded.entries, unreadable: [] };
        isUnsettled = true;
      }
      return decoded.entries;
    },
    store(entries: readonly Entry[], write: (list: readonly unknown[]) => WriteResult): WriteResult {
      const list = decoded.unreadable.length > 0 ? [...entries, ...decoded.unreadable] : entries;
      // Set before the write, which notifies listeners immediately, so that they do not parse the list again.
      const [oldParsed, oldDecoded] = [parsed, decoded];
      parsed = list;
      decoded = { entries, unreadable: decoded.unreadable };
      const result = write(list);
      if (result.ok) isUnsettled = false;
      else [parsed, decoded] = [oldParsed, oldDecoded];
      return result;
    },
    /** The stored list still has entries that were quarantined. */
    isUnsettled: () => isUnsettled,
    /** The stored list has entries that are neither readable nor in quarantine. */
    isStuck: () => decoded.unreadable.length > 0,
  };
}
