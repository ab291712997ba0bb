import { useEffect } from 'react';

interface Open<Store> {
  readonly store: Store;
  users: number;
}

/**
 * A hook for the store of a namespace: one per page, closed with its last user. Opening sets unreadable texts aside and
 * reports them once, so a render that React throws away must not open a store of its own.
 */
export function createPageStore<Store>(create: (namespace: string) => Store, close: (store: Store) => void) {
  const open = new Map<string, Open<Store>>();

  function openStore(namespace: string): Open<Store> {
    const known = open.get(namespace);
    if (known) return known;
    const opened = { store: create(namespace), users: 0 };
    open.set(namespace, opened);
    return opened;
  }

  /** Counts a user in; what it returns counts it out, and the last one out closes the store. */
  function retain(entry: Open<Store>, namespace: string) {
    entry.users += 1;
    return () => {
      entry.users -= 1;
      // A provider that takes over in the same commit keeps it open.
      queueMicrotask(() => {
        if (entry.users > 0 || open.get(namespace) !== entry) return;
        open.delete(namespace);
        close(entry.store);
      });
    };
  }

  return function usePageStore(namespace: string): Store {
    const entry = openStore(namespace);
    useEffect(() => retain(entry, namespace), [entry, namespace]);
    return entry.store;
  };
}
