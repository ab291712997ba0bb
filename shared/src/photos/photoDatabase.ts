import type { DBSchema } from 'idb';
import { createDatabaseBackup, isQuotaError, openDatabase, openExistingDatabase } from '../database/database';
import { withNamespace } from '../state/storageArea';

/**
 * Photos of items in an indexed database, by ids that the items have. A photo never changes, so no tab has to hear of it.
 * Pictures are data URLs: a backup writes them as they are.
 */
export interface StoredPhoto {
  /** At most 1,600 px wide and high. */
  readonly picture: string;
  /** At most 192 px wide and high. */
  readonly thumbnail: string;
}

/** Records are `unknown` until they are checked: another version of the product may have written them. */
interface Schema extends DBSchema {
  photos: { key: string; value: unknown };
  thumbnails: { key: string; value: unknown };
  /** Since when nothing uses a photo, as an ISO 8601 instant. */
  unused: { key: string; value: unknown };
}

const pictures = { photos: undefined, thumbnails: undefined };
const stores = { ...pictures, unused: undefined };

export function photoDatabaseName(namespace: string): string {
  return withNamespace(namespace, 'back-office:photos');
}

/** For `./stored`: all photos with their thumbnails. */
export const photosBackup = createDatabaseBackup({
  name: 'photos',
  label: 'Photos',
  databaseName: photoDatabaseName,
  stores: pictures,
});

/** Stores a photo, both pictures or neither. Rejects with a `QuotaExceededError` if there is no room. */
export async function storePhoto(namespace: string, id: string, photo: StoredPhoto): Promise<void> {
  const database = await openDatabase<Schema>(photoDatabaseName(namespace), stores);
  try {
    const transaction = database.transaction(['photos', 'thumbnails'], 'readwrite', { durability: 'strict' });
    transaction.done.catch(() => undefined);
    await transaction.objectStore('photos').put(photo.picture, id);
    await transaction.objectStore('thumbnails').put(photo.thumbnail, id);
    await transaction.done;
  } catch (error) {
    throw isQuotaError(error) ? new DOMException('There is no room for the photo.', 'QuotaExceededError') : error;
  } finally {
    database.close();
  }
}

/** The thumbnails that there are, by id. Never creates the database. */
export async function readThumbnails(namespace: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  await inDatabase(namespace, async (database) => {
    const thumbnails = database.transaction('thumbnails').store;
    const read = await Promise.all(ids.map((id) => thumbnails.get(id)));
    read.forEach((thumbnail, at) => {
      if (typeof thumbnail === 'string') found.set(ids[at] ?? '', thumbnail);
    });
  });
  return found;
}

/** Never creates the database. */
export async function countPhotos(namespace: string): Promise<number> {
  return (await inDatabase(namespace, (database) => database.count('photos'))) ?? 0;
}

/** The picture of a photo; `undefined` if this browser does not have it. */
export async function readPhoto(namespace: string, id: string): Promise<string | undefined> {
  const picture = await inDatabase(namespace, (database) => database.get('photos', id));
  return typeof picture === 'string' ? picture : undefined;
}

/**
 * Notes which photos nothing uses, and deletes those that were noted before the instant `before` and not used since: a list
 * that is damaged or that a reset removed may come back.
 */
export async function removeUnusedPhotos(
  namespace: string,
  { now, before }: { readonly now: string; readonly before: string },
  isUsed: (id: string) => boolean,
): Promise<void> {
  // Also adds the notes to a database of a backup, which has none.
  if ((await countPhotos(namespace)) === 0) return;
  const database = await openDatabase<Schema>(photoDatabaseName(namespace), stores);
  try {
    const transaction = database.transaction(['photos', 'thumbnails', 'unused'], 'readwrite');
    transaction.done.catch(() => undefined);
    const notes = transaction.objectStore('unused');
    for (const id of await transaction.objectStore('photos').getAllKeys()) {
      const since = await notes.get(id);
      if (isUsed(id)) {
        if (since !== undefined) await notes.delete(id);
      } else if (since === undefined) await notes.put(now, id);
      else if (typeof since === 'string' && since < before)
        await Promise.all(
          (['photos', 'thumbnails', 'unused'] as const).map((store) => transaction.objectStore(store).delete(id)),
        );
    }
    await transaction.done;
  } finally {
    database.close();
  }
}

async function inDatabase<Result>(
  namespace: string,
  work: (database: NonNullable<Awaited<ReturnType<typeof openExistingDatabase<Schema>>>>) => Promise<Result>,
): Promise<Result | undefined> {
  const database = await openExistingDatabase<Schema>(photoDatabaseName(namespace));
  if (!database) return undefined;
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
