import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '@back-office/shared/contract';
import { loadOnce } from '@back-office/shared/loading';

/** Only a list with photos needs the database. */
export const photoDatabase = loadOnce(() => import(/* webpackChunkName: "photo-database" */ './photoDatabase'));

/** A thumbnail takes about 6 kB. */
const maxKept = 1_000;

interface Thumbnails {
  /** The thumbnail; `null` if this device has none, `undefined` until it is read. */
  get(id: string): string | null | undefined;
  /** Reads it, together with the others that are asked for at the same time. */
  load(id: string): Promise<string | undefined>;
  /** One that was just made; `null` if it cannot be read. */
  put(id: string, thumbnail: string | null): void;
  subscribe(listener: () => void): () => void;
}

const opened = new Map<string, Thumbnails>();

/** The thumbnails of a shop that this page has read, by its namespace. */
export function thumbnailsOf(namespace: string): Thumbnails {
  const known = opened.get(namespace) ?? createThumbnails(namespace);
  opened.set(namespace, known);
  return known;
}

function createThumbnails(namespace: string): Thumbnails {
  const kept = new Map<string, string | null>();
  const listeners = new Set<() => void>();
  let wanted = new Set<string>();
  let reading: Promise<unknown> | undefined;

  function put(id: string, thumbnail: string | null) {
    kept.set(id, thumbnail);
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  }

  async function readWanted() {
    const { readThumbnails } = await photoDatabase.load();
    const ids = [...wanted];
    wanted = new Set();
    reading = undefined;
    const read = await readThumbnails(namespace, ids);
    for (const id of ids) put(id, read.get(id) ?? null);
    listeners.forEach((listener) => listener());
  }

  return {
    get: (id) => kept.get(id),
    async load(id) {
      if (!kept.get(id)) {
        wanted.add(id);
        reading ??= readWanted();
        await reading;
      }
      return kept.get(id) ?? undefined;
    },
    put(id, thumbnail) {
      put(id, thumbnail);
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The thumbnail of a photo of this shop as an address for `<img>`; `null` if this device has none, `undefined` until it is read. */
export function useThumbnail(id: string | undefined): string | null | undefined {
  const { storageNamespace } = useServices();
  const thumbnails = thumbnailsOf(storageNamespace);
  const subscribe = useCallback(
    (listener: () => void) => {
      if (id !== undefined)
        thumbnails.load(id).then(listener, (error: unknown) => {
          console.warn('A thumbnail cannot be read.', error);
          thumbnails.put(id, null);
        });
      return thumbnails.subscribe(listener);
    },
    [thumbnails, id],
  );
  return useSyncExternalStore(subscribe, () => (id === undefined ? undefined : thumbnails.get(id)));
}
