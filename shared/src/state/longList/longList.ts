import { nullable } from 'valibot';
import { isQuotaError, refused, type WriteResult } from '../storageArea';
import { createListDecoder, type StoredList, type StoredListOptions } from '../storedList';
import { createStoredValue } from '../storedValue';
import { isLongJson, leftOf } from './jsonLength';
import type { FarList } from './farList';
import { farLists, isListItself, listDatabaseName, listOrPlace, type ListOrPlace } from './listPlace';

/** In characters of JSON. */
const limits = {
  /** A longer list is never stored under the key. */
  longest: 2 ** 22,
  /** A list up to this length has room in every browser: if not, the storage is full of other things. */
  usual: 2 ** 21,
} as const;

const noEntries: readonly never[] = [];

/** Entries of a list that are measured; the others are taken to be like them. */
const sampleSize = 1_000;

/** Whether a list is too long to be stored under a key. */
export function isLongList(entries: readonly unknown[]): boolean {
  const step = Math.ceil(entries.length / sampleSize);
  if (step < 2) return isLongJson(entries, limits.longest);
  // Most long lists are found out after a few entries.
  let left = limits.longest / step;
  for (let index = 0; index < entries.length && left >= 0; index += step) left = leftOf(left - 1, entries[index]);
  return left < 0;
}

export interface LongListOptions<Entry extends Identified> extends StoredListOptions<Entry> {
  /** The list is in the database from its first entry on, however short it is. */
  readonly isInDatabase: boolean;
}

interface Identified {
  readonly id: string;
}

export interface LongList<Entry> extends Pick<StoredList<Entry>, 'read' | 'subscribe'> {
  /** False as long as `read` waits for the database. */
  isRead(): boolean;
  /**
   * Whether a list in the database is at hand as it was last written, as far as the key says. If another tab has written it
   * nevertheless, `write` refuses and says so: it compares the list with the database itself. Missing where it does not.
   */
  isFresh?(): boolean;
  /** Reads a list in the database again, for `read`. `undefined` if there is nothing to wait for. */
  refresh(): Promise<void> | undefined;
  /** All or nothing. Call it under the lock of the list, after `refresh` unless it is fresh. */
  write(entries: readonly Entry[]): WriteResult | Promise<WriteResult>;
  /** As of a short list; also moves one that is too long to the database. */
  settle(): Promise<void>;
}

/**
 * A list of any length. The key always says where it is: it holds the list itself as JSON; or, for a list that is too long
 * for it, that it is in the database; or nothing, which is a fresh start. See docs/product/storage.md.
 */
export function createLongList<Entry extends Identified>(options: LongListOptions<Entry>): LongList<Entry> {
  const { freshStart, readEntries, isInDatabase, ...place } = options;
  const { stored, isFar, listIfAbsent, noteFound } = createKey(place, freshStart);
  const withAdded = createJoin<Entry>((added) => near.decode(added));
  const near = createListDecoder(readEntries, stored.quarantine);
  /** Missing until the database is first needed. */
  let far: FarList<Entry> | undefined;

  async function openFar(): Promise<FarList<Entry>> {
    const { createFarList } = await farLists.load();
    const name = listDatabaseName(place.namespace, place.key);
    return (far ??= createFarList({ name, readEntries, quarantine: stored.quarantine }));
  }

  function read(): readonly Entry[] {
    const value = stored.read();
    if (value === null) return listIfAbsent();
    noteFound();
    return isListItself(value) ? near.decode(value) : withAdded(far?.entries() ?? noEntries, value.added);
  }

  const refresh = () => (isFar() ? openFar().then((list) => list.refresh()) : undefined);

  function writeToKey(entries: readonly Entry[]): WriteResult {
    const wasFar = isFar();
    const result = near.store(entries, stored.write);
    if (result.ok && wasFar) far?.clear();
    return result;
  }

  async function writeToDatabase(entries: readonly Entry[]): Promise<WriteResult> {
    // What is neither readable nor in quarantine would be lost with the text under the key.
    if (!isFar() && near.isStuck()) return refused('full');
    const mark = (version: string) => stored.write({ database: version, count: entries.length });
    try {
      const list = await openFar();
      return await list.write(entries, { isMove: !isFar(), mark });
    } catch (error) {
      if (isQuotaError(error)) return refused('full');
      console.warn('The list could not be written to the database.', error);
      // Without a database, the key is better than nothing.
      return isLongList(entries) ? refused('blocked') : writeToKey(entries);
    }
  }

  function write(entries: readonly Entry[]): WriteResult | Promise<WriteResult> {
    if (isInDatabase || isLongList(entries)) return writeToDatabase(entries);
    const result = writeToKey(entries);
    const isTooLong = !result.ok && result.reason === 'full' && isLongJson(entries, limits.usual);
    return isTooLong ? writeToDatabase(entries) : result;
  }

  return {
    read,
    write,
    refresh,
    isFresh() {
      const value = stored.read();
      if (value === null || isListItself(value) || value.added) return false;
      return far !== undefined && far.version() === value.database;
    },
    isRead: () => !isFar() || (far?.isRead() ?? false),
    async settle() {
      const reading = refresh();
      if (reading) await reading;
      const value = stored.read();
      const entries = read();
      const isUnsettled = near.isUnsettled() || far?.isUnsettled();
      if (isMisplaced(value) || isUnsettled || (freshStart.length > 0 && value === null)) await write(entries);
    },
    subscribe: (listener) =>
      stored.subscribe(() => {
        const reading = refresh();
        if (reading) void reading.then(listener, listener);
        else listener();
      }),
  };
}

type Place = Omit<StoredListOptions<never>, 'freshStart' | 'readEntries'>;

/** What is under the key of a list, and what the list is without it. */
function createKey<Entry>(place: Place, freshStart: readonly Entry[]) {
  let whenAbsent = freshStart;
  const stored = createStoredValue<ListOrPlace | null>({
    ...place,
    schema: nullable(listOrPlace),
    fallback: null,
    onUnreadable() {
      // An unreadable list is not a fresh start. A list that was removed is.
      whenAbsent = [];
    },
  });
  return {
    stored,
    isFar(): boolean {
      const value = stored.read();
      return value !== null && !isListItself(value);
    },
    listIfAbsent: () => whenAbsent,
    noteFound() {
      whenAbsent = freshStart;
    },
  };
}

/** Whether a list is under its key although it belongs into the database, or a part of it. */
function isMisplaced(value: ListOrPlace | null): boolean {
  if (value === null) return false;
  return isListItself(value) ? isLongList(value) : value.added !== undefined;
}

/** An Undo may have put entries beside the list in the database. The next write makes them part of it. */
function createJoin<Entry extends Identified>(decode: (added: readonly unknown[]) => readonly Entry[]) {
  let joined: { readonly of: readonly unknown[]; readonly entries: readonly Entry[] } | undefined;
  return function withAdded(entries: readonly Entry[], added: readonly unknown[] | undefined): readonly Entry[] {
    if (!added) return entries;
    if (joined?.of[0] !== entries || joined.of[1] !== added) {
      const ids = new Set(entries.map(({ id }) => id));
      const others = decode(added).filter(({ id }) => !ids.has(id));
      joined = { of: [entries, added], entries: [...entries, ...others] };
    }
    return joined.entries;
  };
}
