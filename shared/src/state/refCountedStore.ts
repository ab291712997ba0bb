import { useEffect } from 'react';

interface OpenStore<Store> {
  readonly store: Store;
  users: number;
}

/**
 * Returns a hook for the store of a namespace. All users on the page share one store, which is closed with its last user.
 * It is kept outside React, since opening a store quarantines unreadable values and reports them only once, and React
 * may discard a render.
 */
export function createRefCountedStore<Store>(create: (namespace: string) => Store, close: (store: Store) => void) {
  const open = new Map<string, OpenStore<Store>>();

  function getOrOpen(namespace: string): OpenStore<Store> {
    const present = open.get(namespace);
    if (present) return present;
    const opened = { store: create(namespace), users: 0 };
    open.set(namespace, opened);
    return opened;
  }

  /** Adds a user and returns a function that removes it. */
  function retain(entry: OpenStore<Store>, namespace: string) {
    entry.users += 1;
    return () => {
      entry.users -= 1;
      // Wait, in case another provider of the same commit uses it.
      queueMicrotask(() => {
        if (entry.users > 0 || open.get(namespace) !== entry) return;
        open.delete(namespace);
        close(entry.store);
      });
    };
  }

  return function useRefCountedStore(namespace: string): Store {
    const entry = getOrOpen(namespace);
    useEffect(() => retain(entry, namespace), [entry, namespace]);
    return entry.store;
  };
}
