import type { StorageArea } from './storageArea';

/** Where a text went; nowhere, if there was no room. */
export interface SetAside {
  readonly movedTo?: string;
}

/** A place beside a stored value for texts that cannot be read, each under `{prefix}:{time}`. Loses nothing. */
export function createQuarantine(storage: StorageArea, prefix: string, now: () => number) {
  function freeKey(): string {
    let time = now();
    while (storage.getItem(`${prefix}:${time}`) !== null) time += 1;
    return `${prefix}:${time}`;
  }

  function keep(text: string): SetAside {
    const movedTo = freeKey();
    return stores(storage, movedTo, text) ? { movedTo } : {};
  }

  return {
    keep,
    /** Moves the text that stands under `key`. Where two copies have no room together it is taken out and put back. */
    move(key: string, text: string): SetAside {
      const kept = keep(text);
      if (kept.movedTo !== undefined) {
        // Another tab may have written a good value since the text was read.
        if (storage.getItem(key) === text) storage.removeItem(key);
        return kept;
      }
      storage.removeItem(key);
      const swapped = keep(text);
      // It had room a moment ago. Should another tab have taken it since, the caller's report still holds the text.
      if (swapped.movedTo === undefined) stores(storage, key, text);
      return swapped;
    },
  };
}

function stores(storage: StorageArea, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    // Full or blocked: the text stays where it was, and the caller says so.
    return false;
  }
}
