import { useEffect } from 'react';
import type { ItemsStore } from '../data/itemsStore';
import { createSampleItemsStore } from '../data/sampleItemsStore';

interface Open {
  readonly store: ItemsStore;
  users: number;
}

const open = new Map<string, Open>();

function openStore(namespace: string): Open {
  const known = open.get(namespace);
  if (known) return known;
  const opened = { store: createSampleItemsStore({ namespace }), users: 0 };
  open.set(namespace, opened);
  return opened;
}

/** Counts a user in; what it returns counts it out, and the last one out closes the store. */
function retain(entry: Open, namespace: string) {
  entry.users += 1;
  return () => {
    entry.users -= 1;
    // A provider that takes over in the same commit keeps it open.
    queueMicrotask(() => {
      if (entry.users > 0 || open.get(namespace) !== entry) return;
      open.delete(namespace);
      entry.store.close();
    });
  };
}

/**
 * The sample store of a namespace, one per page and closed with its last user. Opening sets unreadable texts aside and
 * reports them once, so a render that React throws away must not open a store of its own.
 */
export function useSampleStore(namespace: string): ItemsStore {
  const entry = openStore(namespace);
  useEffect(() => retain(entry, namespace), [entry, namespace]);
  return entry.store;
}
