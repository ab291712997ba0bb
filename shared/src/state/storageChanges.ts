import type { StorageArea } from './storageArea';

/**
 * `storage` events reach other tabs only. Within a page each separately built area has its own copy of this module, so
 * they tell each other through a DOM event.
 */
const eventName = 'back-office:stored-value';

interface Change {
  readonly storage: StorageArea;
  readonly key: string;
}

export function announceChange(storage: StorageArea, key: string): void {
  window.dispatchEvent(new CustomEvent<Change>(eventName, { detail: { storage, key } }));
}

/** Calls the listener when the value under `key` may have changed, here or in another tab. */
export function onChange(storage: StorageArea, key: string, listener: () => void): () => void {
  function hearTab(event: StorageEvent) {
    // A null key means that the other tab emptied the storage.
    if (event.storageArea === storage && (event.key === key || event.key === null)) listener();
  }
  function hearPage(event: Event) {
    const { detail } = event as CustomEvent<Change>;
    if (detail.storage === storage && detail.key === key) listener();
  }
  window.addEventListener('storage', hearTab);
  window.addEventListener(eventName, hearPage);
  return () => {
    window.removeEventListener('storage', hearTab);
    window.removeEventListener(eventName, hearPage);
  };
}
