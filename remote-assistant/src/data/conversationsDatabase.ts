import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Name of the database, and of the channel that announces ids of changed conversations. */
export function databaseName(namespace: string): string {
  return namespace === '' ? 'back-office:conversations' : `${namespace}:back-office:conversations`;
}

/** Records are `unknown` until they are checked: another version of the product may have written them. */
interface Schema extends DBSchema {
  conversations: { key: string; value: unknown };
  /** Beside each conversation, written in the same transaction. */
  summaries: { key: string; value: unknown };
  /** What a reset removed, until the next one: see `createConversationsArchive`. */
  removed: { key: [store: string, id: string]; value: unknown };
  /** Records that could not be read. */
  quarantine: { key: number; value: QuarantinedRecord };
}

/** `time`: when it was set aside, in epoch milliseconds. */
export interface QuarantinedRecord {
  readonly id: string;
  readonly time: number;
  readonly record: unknown;
}

export type ConversationsDatabase = IDBPDatabase<Schema>;

interface Events {
  /** Another tab deletes or upgrades the database, which waits until this connection is closed. */
  readonly onLeave?: (isDeleted: boolean) => void;
  /** The browser has closed the connection, for instance because the merchant cleared the site's data. */
  readonly onClosed?: () => void;
  /** Another tab has an older version open and does not close it. */
  readonly onBlocked?: () => void;
}

/**
 * Opens the database in whatever version it exists, because a newer version of the product reads these records too, and
 * creates what is missing.
 */
export async function openConversationsDatabase(
  name: string,
  events: Events,
  version?: number,
): Promise<ConversationsDatabase> {
  const database = await openDB<Schema>(name, version, {
    upgrade: createMissingStores,
    blocking: (_current, next) => events.onLeave?.(next === null),
    terminated: () => events.onClosed?.(),
    blocked: () => events.onBlocked?.(),
  });
  if (storeNames.every((store) => database.objectStoreNames.contains(store))) return database;
  const next = database.version + 1;
  database.close();
  return openConversationsDatabase(name, events, next);
}

/** `undefined` where there is no such database, because creating it is the assistant's task, or the browser allows none. */
export async function openExistingDatabase(name: string): Promise<ConversationsDatabase | undefined> {
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

const storeNames = ['conversations', 'summaries', 'removed', 'quarantine'] as const;

function createMissingStores(database: ConversationsDatabase) {
  for (const store of storeNames) {
    if (database.objectStoreNames.contains(store)) continue;
    database.createObjectStore(store, store === 'quarantine' ? { autoIncrement: true } : undefined);
  }
}

export function isQuotaError(error: unknown) {
  return isNamed(error, 'QuotaExceededError') || isNamed(error, 'AbortError');
}

export function isNamed(error: unknown, name: string) {
  return error instanceof DOMException && error.name === name;
}

/** Hears of changes in other tabs. */
export function openChannel(name: string, onMessage: (id: string) => void) {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => typeof data === 'string' && onMessage(data);
  return channel;
}
