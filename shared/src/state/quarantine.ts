import type { StorageArea } from './storageArea';
import type { UnreadableValue } from './storedValue';

/** `movedTo` is the key under which a text is quarantined now; missing if there was no room for it. */
export interface QuarantineResult {
  readonly movedTo?: string;
}

/** The prefix under which unreadable texts of a key are kept. */
export function quarantinePrefix(namespace: string, key: string): string {
  return `${namespace === '' ? '' : `${namespace}:`}back-office:quarantine:${key}`;
}

/** The texts of a key that are in quarantine, also those of earlier visits, the oldest first. */
export function readQuarantine(storage: StorageArea, namespace: string, key: string): readonly UnreadableValue[] {
  const prefix = `${quarantinePrefix(namespace, key)}:`;
  const found: UnreadableValue[] = [];
  for (let index = 0; index < (storage.length ?? 0); index += 1) {
    const movedTo = storage.key?.(index) ?? '';
    const text = movedTo.startsWith(prefix) ? storage.getItem(movedTo) : null;
    if (text !== null) found.push({ key, text, movedTo });
  }
  return found.sort((a, b) => ((a.movedTo ?? '') < (b.movedTo ?? '') ? -1 : 1));
}

/** Keeps unreadable texts of a stored value, each under `{prefix}:{time}`. No text is ever lost. */
export function createQuarantine(storage: StorageArea, prefix: string, now: () => number) {
  function freeKey(): string {
    let time = now();
    while (storage.getItem(`${prefix}:${time}`) !== null) time += 1;
    return `${prefix}:${time}`;
  }

  function add(text: string): QuarantineResult {
    const movedTo = freeKey();
    return store(storage, movedTo, text) ? { movedTo } : {};
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
      storage.removeItem(key);
      const moved = add(text);
      // The text had room a moment ago. If another tab has taken it since, the caller's report still has the text.
      if (moved.movedTo === undefined) store(storage, key, text);
      return moved;
    },
  };
}

function store(storage: StorageArea, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    // Full or blocked: the text stays where it was, and the caller reports that.
    return false;
  }
}
