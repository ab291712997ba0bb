import { createQuarantine, quarantinePrefix } from '../damaged/quarantine';
import { announceChange, onChange } from '../storageChanges';
import { isQuotaError, parsedJson, withNamespace, type StorageArea, type WriteResult } from '../storageArea';
import { isLongJson } from '../longList/jsonLength';
import { historyPart, keysByTime, makingRoom, timeOf } from './historyRoom';

/** A change that can be undone. `inverse` is what undoes it, as JSON; of a change that was undone, what makes it again. */
export interface HistoryEntry<Inverse> {
  /** When it was made, in epoch milliseconds, as text. Unique within its list. */
  readonly id: string;
  /** “3 items deleted” */
  readonly text: string;
  readonly inverse: Inverse;
  readonly isUndone?: boolean | undefined;
  /** The changes of one step that concern several lists have the same group. */
  readonly group?: string | undefined;
}

/** Room that the history of one list takes at most. */
export const historyLimits = { entries: 20, characters: 1_000_000 } as const;

export interface ChangeHistoryOptions {
  /** Entries are kept under `back-office:history:{list}:{time}`. */
  readonly list: string;
  readonly namespace: string;
  readonly storage: StorageArea;
  readonly now: () => number;
}

/** The last changes of one list. Call what writes under the lock of the list. */
export interface ChangeHistory<Inverse> {
  /** The newest first; the same array until something changes. */
  entries(): readonly HistoryEntry<Inverse>[];
  /** Adds a change and drops the oldest beyond the limits. Returns its id, or `undefined` if there is no room for it. */
  record(entry: Omit<HistoryEntry<Inverse>, 'id'>): string | undefined;
  /** Replaces an entry; `null` removes it. */
  replace(id: string, entry: Omit<HistoryEntry<Inverse>, 'id'> | null): void;
  subscribe(listener: () => void): () => void;
}

export function createChangeHistory<Inverse>(options: ChangeHistoryOptions): ChangeHistory<Inverse> {
  const { list, namespace, storage, now } = options;
  const name = `${historyPart}${list}`;
  const prefix = `${withNamespace(namespace, name)}:`;
  const place = { storage, namespace };
  const quarantine = createQuarantine(storage, quarantinePrefix(namespace, name), now);
  let known: { readonly texts: string; readonly entries: readonly HistoryEntry<Inverse>[] } | undefined;

  function read(key: string): HistoryEntry<Inverse> | undefined {
    const text = storage.getItem(key) ?? '';
    const entry = parsedJson(text);
    if (isEntry(entry)) return { ...(entry as HistoryEntry<Inverse>), id: String(timeOf(key)) };
    quarantine.move(key, text);
    return undefined;
  }

  function store(key: string, entry: Omit<HistoryEntry<Inverse>, 'id'>): WriteResult {
    try {
      storage.setItem(key, JSON.stringify(entry));
    } catch (error) {
      return { ok: false, reason: isQuotaError(error) ? 'full' : 'blocked', message: '' };
    }
    announceChange(storage, key);
    return { ok: true };
  }

  function drop(key: string) {
    storage.removeItem(key);
    announceChange(storage, key);
  }

  return {
    entries() {
      const keys = keysByTime(storage, prefix);
      const texts = keys.map(
        (key) => `${key}${(storage.getItem(key) ?? '').length}${storage.getItem(key)?.slice(-40)}`,
      );
      if (known?.texts !== texts.join()) {
        const entries = keys.flatMap((key) => read(key) ?? []).toReversed();
        known = { texts: texts.join(), entries };
      }
      return known.entries;
    },
    record(entry) {
      const { characters: most } = historyLimits;
      // Writing a change of 100,000 entries only to measure it would block the page.
      if (isLongJson(entry, most) || JSON.stringify(entry).length > most) return undefined;
      let time = Math.max(now(), ...keysByTime(storage, prefix).map((key) => timeOf(key) + 1));
      while (storage.getItem(`${prefix}${time}`) !== null) time += 1;
      const key = `${prefix}${time}`;
      if (!makingRoom(place, () => store(key, entry)).ok) return undefined;
      const keys = keysByTime(storage, prefix).toReversed();
      let characters = 0;
      keys.forEach((each, index) => {
        characters += storage.getItem(each)?.length ?? 0;
        if (index >= historyLimits.entries || characters > historyLimits.characters) drop(each);
      });
      return String(time);
    },
    replace(id, entry) {
      const key = `${prefix}${id}`;
      if (entry === null || !makingRoom(place, () => store(key, entry), key).ok) drop(key);
    },
    subscribe: (listener) => onChange(storage, (key) => key.startsWith(prefix), listener),
  };
}

function isEntry(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'inverse' in value
  );
}
