import type { EditLocks } from '../state/editLock';

/**
 * `localStorage` in memory. A write that would exceed `quota` (characters of keys and values together) throws the
 * browser's QuotaExceededError and changes nothing. Values are accessible through its methods only.
 */
export function fakeStorage(initial: Readonly<Record<string, string>> = {}, quota = Infinity): Storage {
  const values = new Map(Object.entries(initial));
  const used = () => [...values].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      const text = String(value);
      const before = values.get(key);
      const freed = before === undefined ? 0 : key.length + before.length;
      if (used() - freed + key.length + text.length > quota)
        throw new DOMException(`Setting the value of '${key}' exceeded the quota.`, 'QuotaExceededError');
      values.set(key, text);
    },
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** One edit after the other in all tabs, as browsers do. */
export function fakeLocks(): EditLocks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name, work) => {
      last = last.then(work);
      return last;
    },
  };
}
