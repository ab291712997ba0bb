import type { DBSchema, IDBPDatabase } from 'idb';
import { openDatabase, type DatabaseEvents } from '../../database/openDatabase';

/** Name of a shop's database, of its lock, and of the channel on which tabs hear of its changes. */
export function shopDatabaseName(shopId: string): string {
  return `back-office:shop:${shopId}`;
}

/** Records are `unknown` until they are checked: they may be damaged, or of another version of the product. */
interface Schema extends DBSchema {
  manifest: { key: string; value: unknown };
  records: { key: string; value: unknown };
}

export type ShopDatabase = IDBPDatabase<Schema>;

export function openShopDatabase(shopId: string, events: DatabaseEvents): Promise<ShopDatabase> {
  return openDatabase<Schema>(shopDatabaseName(shopId), { manifest: undefined, records: undefined }, events);
}

/** All or nothing. */
interface RecordsChange {
  readonly manifest: unknown;
  readonly put: ReadonlyMap<string, ArrayBuffer>;
  readonly remove: readonly string[];
}

export interface StoredThings {
  readonly manifest: unknown;
  readonly records: ReadonlyMap<string, unknown>;
}

/** Where the records of a shop are. */
export interface ShopRecords {
  manifest(): Promise<unknown>;
  record(key: string): Promise<unknown>;
  /** All of it, as it is. */
  everything(): Promise<StoredThings>;
  /** Resolves to false, and changes nothing, unless the present manifest is as expected. */
  write(change: RecordsChange, isExpected: (manifest: unknown) => boolean): Promise<boolean>;
}

export const manifestKey = 'manifest';

export function databaseRecords(database: ShopDatabase): ShopRecords {
  return {
    manifest: () => database.get('manifest', manifestKey),
    record: (key) => database.get('records', key),
    everything: () => readAll(database),
    async write({ manifest, put, remove }, isExpected) {
      const transaction = database.transaction(['manifest', 'records'], 'readwrite', { durability: 'strict' });
      // What fails ends the transaction, which is waited for below.
      transaction.done.catch(() => undefined);
      const [manifests, records] = [transaction.objectStore('manifest'), transaction.objectStore('records')];
      if (!isExpected(await manifests.get(manifestKey))) {
        await transaction.done;
        return false;
      }
      // One after the other, so that a page is not busy for long.
      for (const key of remove) await records.delete(key);
      for (const [key, bytes] of put) await records.put(bytes, key);
      await manifests.put(manifest, manifestKey);
      await transaction.done;
      return true;
    },
  };
}

export interface MemoryRecords extends ShopRecords {
  /** Everything that a database has, in place of what is here. Who asks meanwhile waits. */
  copyFrom(database: ShopDatabase): Promise<void>;
  /** Resolves to false, and copies nothing, if there is a shop already. */
  copyTo(records: ShopRecords): Promise<boolean>;
  clear(): void;
}

/** For as long as the page is open. */
export function memoryRecords(): MemoryRecords {
  const nothing: StoredThings = { manifest: undefined, records: new Map() };
  let kept: Promise<StoredThings> = Promise.resolve(nothing);
  return {
    manifest: async () => (await kept).manifest,
    record: async (key) => (await kept).records.get(key),
    everything: () => kept,
    async write({ manifest, put, remove }, isExpected) {
      const before = await kept;
      if (!isExpected(before.manifest)) return false;
      const records = new Map([...before.records, ...put]);
      for (const key of remove) records.delete(key);
      kept = Promise.resolve({ manifest, records });
      return true;
    },
    copyFrom(database) {
      const copy = readAll(database);
      kept = copy.catch((error: unknown) => {
        console.warn('Data of the shop that this page had not read could not be kept.', error);
        return nothing;
      });
      return kept.then(() => undefined);
    },
    async copyTo(target) {
      const { manifest, records } = await kept;
      if (manifest === undefined) return false;
      const put = new Map([...records].filter((entry): entry is [string, ArrayBuffer] => isBuffer(entry[1])));
      return target.write({ manifest, put, remove: [] }, (stored) => stored === undefined);
    },
    clear() {
      kept = Promise.resolve(nothing);
    },
  };
}

async function readAll(database: ShopDatabase): Promise<StoredThings> {
  const transaction = database.transaction(['manifest', 'records'], 'readonly');
  const store = transaction.objectStore('records');
  const [manifest, keys, values] = await Promise.all([
    transaction.objectStore('manifest').get(manifestKey),
    store.getAllKeys(),
    store.getAll(),
  ]);
  return { manifest, records: new Map(keys.map((key, index) => [key, values[index]])) };
}

/** Also for one that another realm made. */
export function isBuffer(value: unknown): value is ArrayBuffer {
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]';
}
