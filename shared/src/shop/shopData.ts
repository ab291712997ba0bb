import { deleteDB } from 'idb';
import { browserStorage, type StorageArea } from '../state/storageArea';
import { announceChange } from '../state/storageChanges';
import { shopNamespace, type Shop } from './shopRecord';
import { removeShop, type RemoveResult } from './store/removeShop';

/** The keys of the local storage that belong to a shop. */
export function storedKeysOf(shop: Pick<Shop, 'id' | 'source'>, storage: StorageArea = browserStorage()): string[] {
  const prefix = `${shopNamespace(shop)}:`;
  return Array.from({ length: storage.length ?? 0 }, (_, index) => storage.key?.(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );
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
