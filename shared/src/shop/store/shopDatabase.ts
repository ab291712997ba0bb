import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';
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
  /** Resolves to false, and changes nothing, unless the present manifest is as expected. Rejects when aborted in time. */
  write(change: RecordsChange, isExpected: (manifest: unknown) => boolean, signal?: AbortSignal): Promise<boolean>;
}

export const manifestKey = 'manifest';

/**
 * Bytes. Browsers refuse values of more than about 127 MB, and have two copies of each while they store it, so what is longer is
 * stored in parts of this length.
 */
const partLength = 16 * 1024 * 1024;

/** In place of a record that is stored in parts, which have keys of their own. */
interface PartedRecord {
  readonly parts: number;
}

export function databaseRecords(database: ShopDatabase): ShopRecords {
  return {
    manifest: () => database.get('manifest', manifestKey),
    record: (key) => readRecord(database.transaction('records').store, key),
    everything: () => readAll(database),
    async write({ manifest, put, remove }, isExpected, signal) {
      signal?.throwIfAborted();
      const transaction = database.transaction(['manifest', 'records'], 'readwrite', { durability: 'strict' });
      // What fails ends the transaction, which is waited for below.
      const abort = () => transaction.abort();
      signal?.addEventListener('abort', abort);
      transaction.done.catch(() => undefined).finally(() => signal?.removeEventListener('abort', abort));
      const [manifests, records] = [transaction.objectStore('manifest'), transaction.objectStore('records')];
      if (!isExpected(await manifests.get(manifestKey))) {
        await transaction.done;
        return false;
      }
      // One after the other, so that a page is not busy for long.
      for (const key of remove) await removeRecord(records, key);
      for (const [key, bytes] of put) await putRecord(records, key, bytes);
      await manifests.put(manifest, manifestKey);
      await transaction.done;
      return true;
    },
  };
}

type RecordsStore<Mode extends IDBTransactionMode> = Pick<
  IDBPObjectStore<Schema, ('manifest' | 'records')[], 'records', Mode>,
  'get' | 'put' | 'delete'
>;

async function putRecord(records: RecordsStore<'readwrite'>, key: string, bytes: ArrayBuffer): Promise<void> {
  if (bytes.byteLength <= partLength) {
    await records.put(bytes, key);
    return;
  }
  const parts = Math.ceil(bytes.byteLength / partLength);
  await records.put({ parts } satisfies PartedRecord, key);
  for (let part = 0; part < parts; part++)
    await records.put(bytes.slice(part * partLength, (part + 1) * partLength), keyOfPart(key, part));
}

/** If a part is missing, the record is too short. */
async function readRecord(records: Pick<RecordsStore<'readonly'>, 'get'>, key: string): Promise<unknown> {
  const value = await records.get(key);
  if (!isParted(value)) return value;
  const parts: ArrayBuffer[] = [];
  for (let part = 0; part < value.parts; part++) {
    const bytes = await records.get(keyOfPart(key, part));
    if (isBuffer(bytes)) parts.push(bytes);
  }
  return joined(parts);
}

/** At once, because a transaction ends while something else is waited for. */
function joined(parts: readonly ArrayBuffer[]): ArrayBuffer {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(new Uint8Array(part), at);
    at += part.byteLength;
  }
  return whole.buffer;
}

async function removeRecord(records: RecordsStore<'readwrite'>, key: string): Promise<void> {
  await records.delete(key);
  await records.delete(IDBKeyRange.bound(keyOfPart(key, ''), keyOfPart(key, '\uffff')));
}

function keyOfPart(key: string, part: number | string): string {
  return `${key}#${part}`;
}

function isParted(value: unknown): value is PartedRecord {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'parts') === 'number';
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
  const manifest = await transaction.objectStore('manifest').get(manifestKey);
  const keys = await store.getAllKeys();
  const records = new Map<string, unknown>();
  // A record comes before its parts.
  for (const key of keys) if (!records.has(key.replace(/#\d+$/, ''))) records.set(key, await readRecord(store, key));
  return { manifest, records };
}

/** Also for one that another realm made. */
export function isBuffer(value: unknown): value is ArrayBuffer {
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]';
}
