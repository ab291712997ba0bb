import { openDB, type IDBPDatabase, type StoreNames } from 'idb';

export interface DatabaseEvents {
  /** Another tab deletes or upgrades the database, which waits until this connection is closed. */
  readonly onLeave?: (isDeleted: boolean) => void;
  /** The browser has closed the connection, for instance because the merchant cleared the site's data. */
  readonly onClosed?: () => void;
  /** Another tab has an older version open and does not close it. */
  readonly onBlocked?: () => void;
}

/** The object stores of a database, each with its parameters. */
type Stores<Schema> = {
  readonly [Name in StoreNames<Schema> & string]: IDBObjectStoreParameters | undefined;
};

/**
 * Opens a database in whatever version it exists, because a newer version of the product reads the same records, and
 * creates the object stores that are missing.
 */
export async function openDatabase<Schema = unknown>(
  name: string,
  stores: Stores<Schema>,
  events: DatabaseEvents = {},
  version?: number,
): Promise<IDBPDatabase<Schema>> {
  const names = Object.keys(stores) as (StoreNames<Schema> & string)[];
  const database = await openDB<Schema>(name, version, {
    upgrade(upgraded) {
      for (const store of names)
        if (!upgraded.objectStoreNames.contains(store)) upgraded.createObjectStore(store, stores[store]);
    },
    blocking: (_current, next) => events.onLeave?.(next === null),
    terminated: () => events.onClosed?.(),
    blocked: () => events.onBlocked?.(),
  });
  if (names.every((store) => database.objectStoreNames.contains(store))) return database;
  const next = database.version + 1;
  database.close();
  return openDatabase(name, stores, events, next);
}

/** `undefined` if there is no such database (it is not created) or the browser allows none. */
export async function openExistingDatabase<Schema = unknown>(name: string): Promise<IDBPDatabase<Schema> | undefined> {
  try {
    return await openDB<Schema>(name, undefined, {
      upgrade(_database, _from, _to, transaction) {
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
  } catch {
    return undefined;
  }
}

export function isQuotaError(error: unknown): boolean {
  return isNamed(error, 'QuotaExceededError') || isNamed(error, 'AbortError');
}

export function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}

/** Hears of changes in other tabs. What is sent to a channel does not come back to it. */
export function openChannel(name: string, onMessage: (data: unknown) => void): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => onMessage(data);
  return channel;
}
