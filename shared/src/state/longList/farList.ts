import { refused, type WriteResult } from '../storageArea';
import type { StoredListOptions } from '../storedList';
import { openListDatabase, type DatabaseList } from './listDatabase';

interface FarWrite {
  /** The list was somewhere else: what the database has is left over. */
  readonly isMove: boolean;
  /** Says under the key that the list is in the database. */
  readonly mark: (version: string) => WriteResult;
}

export interface FarListOptions<Entry> extends Pick<StoredListOptions<Entry>, 'readEntries'> {
  /** Of its database. */
  readonly name: string;
  /** Keeps what cannot be read; false if there is no room for it. */
  readonly quarantine: (text: string) => boolean;
}

export type FarList<Entry> = ReturnType<typeof createFarList<Entry>>;

/** A list in a database, as it was last read or written. Its code is loaded with the database. */
export function createFarList<Entry>({ name, readEntries, quarantine }: FarListOptions<Entry>) {
  const database = openListDatabase<Entry>(name);
  let current: DatabaseList<Entry> | undefined;
  let entries: readonly Entry[] = [];
  let isUnsettled = false;
  /** There was no room to quarantine what cannot be read. */
  let isStuck = false;
  let last: Promise<unknown> = Promise.resolve();

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
      const found = await database.read(current, decode);
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
    /** Of the list as it was last read or written. */
    version: () => current?.version,
    isUnsettled: () => isUnsettled,
    refresh: () => inTurn(readAgain),
    write: (list: readonly Entry[], { isMove, mark }: FarWrite): Promise<WriteResult> =>
      inTurn(async () => {
        if (isStuck && !isMove) return refused('full');
        const next = await database.write(list, isMove ? undefined : current);
        if (!next) return { ...refused('blocked'), hasChanged: true };
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
      inTurn(() => database.clear(cleared)).catch((error: unknown) =>
        console.warn('The database still has the list of before.', error),
      );
    },
  };
}
