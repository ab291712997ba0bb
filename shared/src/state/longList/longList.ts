import { nullable } from 'valibot';
import { isQuotaError, refused, type WriteResult } from '../storageArea';
import { createListDecoder, type StoredList, type StoredListOptions } from '../storedList';
import { createStoredValue } from '../storedValue';
import { isLongJson } from './jsonLength';
import type { DatabaseList, ListDatabase } from './listDatabase';
import { isListItself, listDatabaseName, listDatabases, listOrPlace, type ListOrPlace } from './listPlace';

/** In characters of JSON. */
const limits = {
  /** A longer list is never stored under the key. */
  longest: 2 ** 22,
  /** A list up to this length has room in every browser: if not, the storage is full of other things. */
  usual: 2 ** 21,
} as const;

/** Entries of a list that are measured; the others are taken to be like them. */
const sampleSize = 1_000;

/** Whether a list is too long to be stored under a key. */
export function isLongList(entries: readonly unknown[]): boolean {
  const step = Math.ceil(entries.length / sampleSize);
  const sample = step > 1 ? entries.filter((_, index) => index % step === 0) : entries;
  return isLongJson(sample, limits.longest / Math.max(1, step));
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
  /** Reads a list in the database again, for `read`. `undefined` if there is nothing to wait for. */
  refresh(): Promise<void> | undefined;
  /** All or nothing. Call it under the lock of the list, after `refresh`. */
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
  const stored = createStoredValue<ListOrPlace | null>({
    ...place,
    schema: nullable(listOrPlace),
    fallback: null,
    onUnreadable() {
      // An unreadable list is not a fresh start. A list that was removed is.
      whenAbsent = [];
    },
  });
  let whenAbsent = freshStart;
  const near = createListDecoder(readEntries, stored.quarantine);
  const far = createFarList(listDatabaseName(place.namespace, place.key), readEntries, stored.quarantine);

  let joined: { readonly of: readonly unknown[]; readonly entries: readonly Entry[] } | undefined;

  /** An Undo may have put entries beside the list in the database. The next write makes them part of it. */
  function withAdded(entries: readonly Entry[], added: readonly unknown[] | undefined): readonly Entry[] {
    if (!added) return entries;
    if (joined?.of[0] !== entries || joined.of[1] !== added) {
      const ids = new Set(entries.map(({ id }) => id));
      const others = near.decode(added).filter(({ id }) => !ids.has(id));
      joined = { of: [entries, added], entries: [...entries, ...others] };
    }
    return joined.entries;
  }

  function isFar(): boolean {
    const value = stored.read();
    return value !== null && !isListItself(value);
  }

  function read(): readonly Entry[] {
    const value = stored.read();
    if (value === null) return whenAbsent;
    whenAbsent = freshStart;
    return isListItself(value) ? near.decode(value) : withAdded(far.entries(), value.added);
  }

  const refresh = () => (isFar() ? far.refresh() : undefined);

  function writeToKey(entries: readonly Entry[]): WriteResult {
    const wasFar = isFar();
    const result = near.store(entries, stored.write);
    if (result.ok && wasFar) far.clear();
    return result;
  }

  async function writeToDatabase(entries: readonly Entry[]): Promise<WriteResult> {
    // What is neither readable nor in quarantine would be lost with the text under the key.
    if (!isFar() && near.isStuck()) return refused('full');
    const mark = (version: string) => stored.write({ database: version, count: entries.length });
    try {
      return await far.write(entries, { isMove: !isFar(), mark });
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
    isRead: () => !isFar() || far.isRead(),
    async settle() {
      const reading = refresh();
      if (reading) await reading;
      const value = stored.read();
      const entries = read();
      const isMisplaced = value !== null && isListItself(value) && isLongList(value);
      const hasAdded = value !== null && !isListItself(value) && value.added !== undefined;
      const isUnsettled = near.isUnsettled() || far.isUnsettled() || hasAdded;
      if (isMisplaced || isUnsettled || (freshStart.length > 0 && value === null)) await write(entries);
    },
    subscribe: (listener) =>
      stored.subscribe(() => {
        const reading = refresh();
        if (reading) void reading.then(listener, listener);
        else listener();
      }),
  };
}

interface FarWrite {
  /** The list was somewhere else: what the database has is left over. */
  readonly isMove: boolean;
  /** Says under the key that the list is in the database. */
  readonly mark: (version: string) => WriteResult;
}

/** The part of a long list that is in the database, as it was last read or written. */
function createFarList<Entry extends Identified>(
  name: string,
  readEntries: LongListOptions<Entry>['readEntries'],
  quarantine: (text: string) => boolean,
) {
  let opened: ListDatabase<Entry> | undefined;
  let current: DatabaseList<Entry> | undefined;
  let entries: readonly Entry[] = [];
  let isUnsettled = false;
  /** There was no room to quarantine what cannot be read. */
  let isStuck = false;
  let last: Promise<unknown> = Promise.resolve();

  async function database(): Promise<ListDatabase<Entry>> {
    const { openListDatabase } = await listDatabases.load();
    return (opened ??= openListDatabase<Entry>(name));
  }

  /** Reads and writes never overtake each other. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  }

  function decode(stored: readonly unknown[]): readonly Entry[] {
    const { entries: readable, unreadable } = readEntries(stored);
    if (unreadable.length > 0) {
      isUnsettled = true;
      isStuck ||= !quarantine(JSON.stringify(unreadable));
    }
    return readable;
  }

  async function readAgain(): Promise<void> {
    try {
      const found = await (await database()).read(current, decode);
      // Without one the database was deleted while its list is shown: the next edit writes all of it again.
      if (current && (!found || found === current)) return;
      current = found ?? { version: '', parts: [{ id: '', entries: decode([{ missing: name }]) }] };
      entries = current.parts.flatMap((part) => part.entries);
    } catch (error) {
      if (!current) throw error;
      console.warn('The list could not be read again.', error);
    }
  }

  return {
    entries: () => entries,
    isRead: () => current !== undefined,
    isUnsettled: () => isUnsettled,
    refresh: () => inTurn(readAgain),
    write: (list: readonly Entry[], { isMove, mark }: FarWrite): Promise<WriteResult> =>
      inTurn(async () => {
        if (isStuck && !isMove) return refused('full');
        const next = await (await database()).write(list, isMove ? undefined : current);
        if (!next) return refused('blocked');
        const before = { current, entries };
        // Set before the key is written, which notifies listeners immediately.
        current = next;
        entries = list;
        const marked = mark(next.version);
        if (!marked.ok && isMove) {
          ({ current, entries } = before);
          return marked;
        }
        isUnsettled = isStuck = false;
        return { ok: true };
      }),
    /** The list is somewhere else now. */
    clear() {
      const cleared = current;
      current = undefined;
      entries = [];
      if (!cleared) return;
      inTurn(async () => (await database()).clear(cleared)).catch((error: unknown) =>
        console.warn('The database still has the list of before.', error),
      );
    },
  };
}
