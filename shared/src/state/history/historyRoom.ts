import { announceChange } from '../storageChanges';
import { keysBelow, type StorageArea, withNamespace, type WriteResult } from '../storageArea';

/** The histories of all lists are stored under keys that start with this and end with the time of the change. */
export const historyPart = 'back-office:history:';

interface Place {
  readonly storage: StorageArea;
  readonly namespace: string;
}

/**
 * Writes; while the storage is full, makes room by dropping the oldest changes of all histories. If there is not enough
 * room even then, the histories stay as they were. `spared` is the key of a change that must not be dropped.
 */
export function makingRoom({ storage, namespace }: Place, write: () => WriteResult, spared?: string): WriteResult {
  const dropped: (readonly [string, string])[] = [];
  let result = write();
  // Twice as many each time: a long list is expensive to write.
  for (let count = 1; !result.ok && result.reason === 'full'; count *= 2) {
    const keys = keysByTime(storage, withNamespace(namespace, historyPart)).filter((key) => key !== spared);
    if (keys.length === 0) break;
    for (const key of keys.slice(0, count)) {
      dropped.push([key, storage.getItem(key) ?? '']);
      storage.removeItem(key);
    }
    result = write();
  }
  for (const [key, text] of dropped) if (result.ok || !isPutBack(storage, key, text)) announceChange(storage, key);
  return result;
}

/** Another tab may have taken the room meanwhile. Then the oldest changes can no longer be undone, and lists say so. */
function isPutBack(storage: StorageArea, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The stored keys with this prefix, the oldest first. */
export function keysByTime(storage: StorageArea, prefix: string): readonly string[] {
  return keysBelow(prefix, storage).toSorted((one, other) => timeOf(one) - timeOf(other));
}

export function timeOf(key: string): number {
  return Number(key.slice(key.lastIndexOf(':') + 1)) || 0;
}
