/** What a stored value needs of `localStorage`. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const notKeptNotice =
  'This browser does not let the back office store anything. What you change here is gone when you close the page.';

/** One for the whole bundle, so that two values of the same key agree also where nothing can be kept. */
const fallbackArea = memoryStorage();

/** The browser's local storage, or memory where it is missing or blocked; `isKept` tells which. */
export function browserStorage(): StorageArea {
  try {
    // A blocked storage throws on access, a missing one is null in some embedded views.
    const area: Storage | null | undefined = window.localStorage;
    area?.getItem('');
    return area ?? fallbackArea;
  } catch {
    return fallbackArea;
  }
}

/** False where changes live in memory only: then show `notKeptNotice`. */
export function isKept(area: StorageArea): boolean {
  return area !== fallbackArea;
}

/**
 * A storage that lives as long as its object. `limit` is in characters of keys and values together; past it `setItem`
 * throws what a browser throws.
 */
export function memoryStorage(limit = Infinity): StorageArea {
  const entries = new Map<string, string>();
  const used = () => [...entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem(key, value) {
      const old = entries.get(key);
      const freed = old === undefined ? 0 : key.length + old.length;
      if (limit !== Infinity && used() - freed + key.length + value.length > limit) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      entries.set(key, value);
    },
  };
}
