import { deleteDB } from 'idb';
import { browserStorage, keysBelow, type StorageArea } from '../state/storageArea';
import { announceChange } from '../state/storageChanges';
import { shopNamespace, type Shop } from './shopRecord';
import { openChannel } from '../database/openDatabase';
import { pageClock, withDeadline } from '../loading/deadline';
import { shopDatabaseName } from './store/shopDatabase';
import { inShopLock, removedMessage } from './store/shopStore';

/** The keys of the local storage that belong to a shop. */
export function storedKeysOf(
  shop: Pick<Shop, 'id' | 'source'>,
  storage: StorageArea = browserStorage(),
): readonly string[] {
  return keysBelow(`${shopNamespace(shop)}:`, storage);
}

/** How much the local storage has for a shop, in bytes. */
export function storedBytesOf(shop: Pick<Shop, 'id' | 'source'>): number {
  const storage = browserStorage();
  const characters = storedKeysOf(shop).map((key) => key.length + (storage.getItem(key)?.length ?? 0));
  return 2 * characters.reduce((sum, count) => sum + count, 0);
}

/** Removes everything that this browser has of an own shop: sales, and what each area has stored under its namespace. */
export async function removeShopData(
  shop: Pick<Shop, 'id' | 'source'>,
  storage: StorageArea = browserStorage(),
): Promise<RemoveResult> {
  const removed = shop.source === 'browser' ? await removeShop(shop.id) : ({ ok: true } as const);
  if (!removed.ok) return removed;
  for (const name of await databasesOf(shop)) await deleteDB(name);
  for (const key of storedKeysOf(shop, storage)) {
    storage.removeItem(key);
    announceChange(storage, key);
  }
  removeSessionValues(shop);
  return { ok: true };
}

/** What this tab remembers of a shop: the last screens and the period of the visit. Other tabs forget it when they close. */
function removeSessionValues(shop: Pick<Shop, 'id' | 'source'>): void {
  try {
    // A worker has none.
    const { sessionStorage }: Partial<Pick<Window, 'sessionStorage'>> = globalThis;
    if (!sessionStorage) return;
    for (const key of storedKeysOf(shop, sessionStorage)) sessionStorage.removeItem(key);
  } catch {
    // The browser blocks its storage, so there is nothing.
  }
}

/** In browsers that do not list their databases. */
const usualDatabases = [
  'back-office:conversations',
  'back-office:list:items',
  'back-office:list:back-office:stock',
  'back-office:photos',
];

/** The names of the databases of a shop, without that of its sales. */
export async function databasesOf(shop: Pick<Shop, 'id' | 'source'>): Promise<readonly string[]> {
  const prefix = `${shopNamespace(shop)}:`;
  const list: (() => Promise<readonly IDBDatabaseInfo[]>) | undefined = indexedDB.databases?.bind(indexedDB);
  if (!list) return usualDatabases.map((name) => `${prefix}${name}`);
  return (await list()).flatMap(({ name }) => (name?.startsWith(prefix) ? name : []));
}

export type RemoveResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Milliseconds until another page that does not let go of the database is reported. */
const patience = 5_000;

/** Deletes everything that a shop has stored in the browser. Open pages of the shop are told and let go of it. */
export async function removeShop(shopId: string): Promise<RemoveResult> {
  const name = shopDatabaseName(shopId);
  const channel = openChannel(name, () => undefined);
  try {
    return await inShopLock(name, async () => {
      channel?.postMessage(removedMessage);
      await withDeadline(pageClock, patience, deleteDB(name), () => new Error(inUse));
      return { ok: true };
    });
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return { ok: false, message: `The data of the shop could not be deleted: ${cause}` };
  } finally {
    channel?.close();
  }
}

const inUse = 'another tab is using them. Close it and try again.';
