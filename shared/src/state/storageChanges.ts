import type { StorageArea } from './storageArea';

/**
 * `storage` events reach other tabs only. Within a page each separately built remote has its own copy of this module,
 * so the copies notify each other through a DOM event.
 */
const eventName = 'back-office:stored-value';

interface Change {
  readonly storage: StorageArea;
  readonly key: string;
}

export function announceChange(storage: StorageArea, key: string): void {
  window.dispatchEvent(new CustomEvent<Change>(eventName, { detail: { storage, key } }));
}

/** Calls the listener when a value whose key is meant may have changed, here or in another tab. */
export function onChange(
  storage: StorageArea,
  key: string | ((key: string) => boolean),
  listener: () => void,
): () => void {
  const isMeant = typeof key === 'string' ? (changed: string) => changed === key : key;
  function onOtherTab(event: StorageEvent) {
    // A null key means that the other tab emptied the storage.
    if (event.storageArea === storage && (event.key === null || isMeant(event.key))) listener();
  }
  function onSamePage(event: Event) {
    const { detail } = event as CustomEvent<Change>;
    if (detail.storage === storage && isMeant(detail.key)) listener();
  }
  window.addEventListener('storage', onOtherTab);
  window.addEventListener(eventName, onSamePage);
  return () => {
    window.removeEventListener('storage', onOtherTab);
    window.removeEventListener(eventName, onSamePage);
  };
}
