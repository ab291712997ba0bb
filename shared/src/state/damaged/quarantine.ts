import { announceChange, onChange } from '../storageChanges';
import { isQuotaError, keysBelow, type StorageArea } from '../storageArea';

/** A stored text that could not be read, and where it is now. `movedTo` is missing if there was no room for it. */
export interface UnreadableValue {
  readonly key: string;
  readonly text: string;
  readonly movedTo?: string;
}

/** `movedTo` is the key under which a text is quarantined now; missing if there was no room for it. */
export interface QuarantineResult {
  readonly movedTo?: string;
}

const part = 'back-office:quarantine:';

/** The prefix under which unreadable texts of a key are kept. Without a key, those of all. */
export function quarantinePrefix(namespace: string, key = ''): string {
  return `${namespace === '' ? '' : `${namespace}:`}${part}${key}`;
}

/** The texts in quarantine, also those of earlier visits, the oldest first. */
export function readQuarantine(storage: StorageArea, namespace: string): readonly UnreadableValue[] {
  const prefix = quarantinePrefix(namespace);
  const found = keysBelow(prefix, storage).flatMap((movedTo) => {
    const text = storage.getItem(movedTo);
    return text === null ? [] : [{ key: movedTo.slice(prefix.length).replace(/:\d+$/, ''), text, movedTo }];
  });
  return found.sort((a, b) => quarantinedAt(a.movedTo) - quarantinedAt(b.movedTo) || (a.movedTo < b.movedTo ? -1 : 1));
}

/** When a text was quarantined, in epoch milliseconds. */
export function quarantinedAt(movedTo: string): number {
  return Number(/:(\d+)$/.exec(movedTo)?.[1] ?? 0);
}

/** Calls the listener when something came into quarantine or left it, here or in another tab. */
export function onQuarantineChange(storage: StorageArea, namespace: string, listener: () => void): () => void {
  const prefix = quarantinePrefix(namespace);
  return onChange(storage, (key) => key.startsWith(prefix), listener);
}

/** Keeps unreadable texts of a stored value, each under `{prefix}:{time}`. No text is ever lost. */
export function createQuarantine(storage: StorageArea, prefix: string, now: () => number) {
  function freeKey(): string {
    let time = now();
    while (storage.getItem(`${prefix}:${time}`) !== null) time += 1;
    return `${prefix}:${time}`;
  }

  function add(text: string): QuarantineResult & { readonly isFull?: boolean } {
    const movedTo = freeKey();
    const error = store(storage, movedTo, text);
    // Values are read while React renders, so listeners hear of it later.
    queueMicrotask(() => announceChange(storage, movedTo));
    return error === undefined ? { movedTo } : { isFull: isQuotaError(error) };
  }

  return {
    add,
    /** Moves the text stored under `key`. If there is no room for two copies, it is removed first. */
    move(key: string, text: string): QuarantineResult {
      const added = add(text);
      if (added.movedTo !== undefined) {
        // Another tab may have written a good value since the text was read.
        if (storage.getItem(key) === text) storage.removeItem(key);
        return added;
      }
      // A storage that refuses for another reason might not take the text back.
      if (!added.isFull) return {};
      storage.removeItem(key);
      const moved = add(text);
      // The text had room a moment ago. If another tab has taken it since, the caller's report still has the text.
      if (moved.movedTo === undefined) store(storage, key, text);
      return moved;
    },
  };
}

/** Returns the error if the text could not be stored: then it stays where it was, and the caller reports that. */
function store(storage: StorageArea, key: string, text: string): unknown {
  try {
    storage.setItem(key, text);
    return undefined;
  } catch (error) {
    return error ?? new Error('refused');
  }
}
