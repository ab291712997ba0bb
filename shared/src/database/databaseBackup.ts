import type { IDBPTransaction } from 'idb';
import type { BackupRecord, DeclaredBackup } from '@back-office/shared/contract';
import { createPauses } from '../loading/deadline';
import { openDatabase, openExistingDatabase } from './openDatabase';

interface DatabaseBackupOptions extends Pick<DeclaredBackup, 'name' | 'label'> {
  readonly databaseName: (namespace: string) => string;
  /** The object stores to back up, as they are created. Others stay as they are. Keys are texts, or numbers if they count up. */
  readonly stores: Readonly<Record<string, Pick<IDBObjectStoreParameters, 'autoIncrement'> | undefined>>;
  /** Called after records were replaced, with the name of the database and the keys of before and after. */
  readonly onWritten?: (databaseName: string, keys: ReadonlySet<string>) => void;
}

/** For `./stored`: an indexed database whose records are JSON by their keys. It is read and replaced in one transaction each. */
export function createDatabaseBackup(options: DatabaseBackupOptions): DeclaredBackup {
  const { name, label, databaseName, onWritten } = options;
  const stores = Object.keys(options.stores);

  return {
    name,
    label,
    async read(namespace) {
      const database = await openExistingDatabase(databaseName(namespace));
      if (!database) return [];
      try {
        const present = stores.filter((store) => database.objectStoreNames.contains(store));
        if (present.length === 0) return [];
        const transaction = database.transaction(present);
        const records: BackupRecord[] = [];
        for (const store of present) records.push(...(await recordsOf(transaction, store)));
        return records;
      } finally {
        database.close();
      }
    },
    async write(namespace, records) {
      const entries: ReturnType<typeof entryOf>[] = [];
      const pause = createPauses();
      for (const record of records) {
        entries.push(entryOf(record));
        await pause();
      }
      if (entries.some(({ store }) => !stores.includes(store))) throw new Error(`${label}: a record has no place.`);
      const database = await openDatabase(
        databaseName(namespace),
        options.stores as Record<string, IDBObjectStoreParameters | undefined>,
      );
      try {
        const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
        // What fails ends the transaction, which is waited for below.
        transaction.done.catch(() => undefined);
        const keys = new Set(entries.map(({ key }) => key));
        for (const store of stores) {
          for (const key of await transaction.objectStore(store).getAllKeys()) keys.add(String(key));
          await transaction.objectStore(store).clear();
        }
        for (const { store, key, value } of entries)
          await transaction.objectStore(store).put(value, options.stores[store]?.autoIncrement ? Number(key) : key);
        await transaction.done;
        onWritten?.(databaseName(namespace), keys);
      } finally {
        database.close();
      }
    },
  };
}

/** One after the other, so that a page is not busy for long: a record may hold a thousand items. */
async function recordsOf(
  transaction: IDBPTransaction<unknown, string[]>,
  store: string,
): Promise<readonly BackupRecord[]> {
  const records: BackupRecord[] = [];
  for (const key of await transaction.objectStore(store).getAllKeys()) {
    const value: unknown = await transaction.objectStore(store).get(key);
    records.push({ name: `${store}/${String(key)}`, text: JSON.stringify(value) });
  }
  return records;
}

function entryOf({ name, text }: BackupRecord) {
  const [store = ''] = name.split('/', 1);
  return { store, key: name.slice(store.length + 1), value: JSON.parse(text) as unknown };
}
