/** The part of `localStorage` that a stored value uses. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> &
  // Lists what is in quarantine. Without them, only what was quarantined since the page was opened is known.
  Partial<Pick<Storage, 'key' | 'length'>>;

/** The key of the item list: the catalogue writes it, and the assistant reads what the shop sells. */
export const itemListKey = 'items';

/** The key of the journal of stock, of the same two: what changed where. */
export const stockJournalKey = 'back-office:stock';

/** Where the shops of this browser are listed. */
export const shopsKey = 'back-office:shops';

/** The key under which a value is stored. */
export function withNamespace(namespace: string, key: string): string {
  return namespace === '' ? key : `${namespace}:${key}`;
}

/** The stored keys that start with a text, as they are now. */
export function keysBelow(start: string, storage: StorageArea): readonly string[] {
  const keys = Array.from({ length: storage.length ?? 0 }, (_, index) => storage.key?.(index) ?? '');
  return keys.filter((key) => key.startsWith(start));
}

/**
 * The prefix of what belongs to the merchant and not to one of their shops, such as the theme: the namespace without the
 * part of an own shop.
 */
export function personNamespace(namespace: string): string {
  return namespace.replace(/(?:^|:)back-office:shop:[^:]+$/, '');
}

export const notPersistedNotice =
  'This browser does not let the back office store data. Your changes will be lost when you close this page.';

/** One for the whole bundle, so that two values of the same key agree even without a browser storage. */
const memoryFallback = memoryStorage();

/** The browser's local storage, or memory if it is missing or blocked. `isPersistent` tells which. */
export function browserStorage(): StorageArea {
  try {
    // A blocked storage throws on access; in some embedded views it is null.
    const area: Storage | null | undefined = window.localStorage;
    area?.getItem('');
    return area ?? memoryFallback;
  } catch {
    return memoryFallback;
  }
}

/** False if changes are kept in memory only; then show `notPersistedNotice`. */
export function isPersistent(area: StorageArea): boolean {
  return area !== memoryFallback;
}

/** A storage that lasts as long as its object. */
function memoryStorage(): StorageArea {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

/** Where the preferences are stored. */
export const preferencesKey = 'back-office:preferences';

/** The menu beside the content: as there is room for it, or as the merchant chose. */
export const areaMenuChoices = ['auto', 'open', 'folded'] as const;
export type AreaMenuChoice = (typeof areaMenuChoices)[number];

export type WriteResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'full' | 'blocked';
      readonly message: string;
      /** It was changed elsewhere since it was read. After another read it can be written. */
      readonly hasChanged?: true;
    };

export function isQuotaError(error: unknown) {
  return error instanceof DOMException && /quota/i.test(error.name);
}

export function refused(reason: 'full' | 'blocked'): Extract<WriteResult, { readonly ok: false }> {
  const messages = {
    full: "This browser's storage is full. Nothing was changed.",
    blocked: 'This browser did not allow saving the change. Nothing was changed.',
  };
  return { ok: false, reason, message: messages[reason] };
}

/** `undefined` for a text that is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
