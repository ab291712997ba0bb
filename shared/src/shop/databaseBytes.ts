import { openExistingDatabase } from '../database/openDatabase';
import { databasesOf } from './shopData';
import { shopNamespace, type Shop } from './shopRecord';

/** Of each object store at most this many records are measured. They stand for the others: a list of items has hundreds. */
const measuredRecords = 20;

export interface DatabaseBytes {
  /** Items, photos, stock and conversations of a shop, without its sales. */
  readonly own: number;
  /** All databases of other shops. */
  readonly others: number;
}

/**
 * About how much is in databases, before the browser compresses it; it tells only the size of all of them together.
 * Nothing where it has no databases.
 */
export async function databaseBytes(shop: Pick<Shop, 'id' | 'source'>): Promise<DatabaseBytes> {
  try {
    const names = await databasesOf(shop);
    const all: readonly IDBDatabaseInfo[] = (await indexedDB.databases?.()) ?? [];
    const others = all.flatMap(({ name = '' }) => (name === shopNamespace(shop) || names.includes(name) ? [] : name));
    return { own: await bytesIn(names), others: await bytesIn(others) };
  } catch {
    return { own: 0, others: 0 };
  }
}

async function bytesIn(names: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const name of names) bytes += await bytesOfDatabase(name);
  return Math.round(bytes);
}

async function bytesOfDatabase(name: string): Promise<number> {
  const database = await openExistingDatabase<unknown>(name);
  if (!database) return 0;
  try {
    let bytes = 0;
    for (const store of database.objectStoreNames) {
      const keys = await database.getAllKeys(store);
      const step = Math.ceil(keys.length / measuredRecords);
      const measured = keys.filter((_, index) => index % step === 0);
      let sum = 0;
      for (const key of measured) sum += bytesOf(await database.get(store, key));
      if (measured.length > 0) bytes += (sum * keys.length) / measured.length;
    }
    return bytes;
  } finally {
    database.close();
  }
}

/** Of a value as browsers store it: most texts with one byte for each character. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof Blob) return value.size;
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.entries(value).reduce((sum, [key, part]) => sum + key.length + bytesOf(part), 0);
}
