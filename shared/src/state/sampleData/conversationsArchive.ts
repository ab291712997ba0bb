import { isQuotaError } from '../writeResult';

/** Name of the indexed database of the conversations, and of the channel that announces ids of changed ones. */
export function conversationsDatabase(namespace: string): string {
  return namespace === '' ? 'back-office:conversations' : `${namespace}:back-office:conversations`;
}

const storeNames = ['conversations', 'summaries'] as const;

/** What the last removal of all took out, under `[store, id]`. */
const removedStore = 'removed';

type Records = ReadonlyMap<string, unknown>;

/** Conversations and their summaries, as they were stored. */
type StoredConversations = Readonly<Record<(typeof storeNames)[number], Records>>;

/** `isKept`: the database keeps them until the next removal, else only this object has them. */
export type RemovedConversations = StoredConversations & { readonly isKept: boolean };

/**
 * The stored conversations as opaque records, so that they can be counted, removed and put back while the assistant is
 * not loaded. An open assistant hears of every change. Never creates the database.
 */
export interface ConversationsArchive {
  count(): Promise<number>;
  /** Removes all in one transaction, which also keeps them for `putBack` if there is room. */
  removeAll(): Promise<RemovedConversations>;
  /** All or nothing; by default what the last removal kept. Conversations that exist already stay as they are. */
  putBack(removed?: StoredConversations): Promise<void>;
}

export function createConversationsArchive(namespace = ''): ConversationsArchive {
  const name = conversationsDatabase(namespace);

  function announce(ids: Iterable<string>) {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(name);
    for (const id of ids) channel.postMessage(id);
    channel.close();
  }

  /** Runs `work` in one transaction; `undefined` if there is no database. Its result is read once it is complete. */
  async function run<Result>(mode: IDBTransactionMode, work: (transaction: IDBTransaction) => () => Result) {
    const database = await (mode === 'readonly' ? openExisting(name) : openWithRemovedStore(name));
    if (!database) return undefined;
    const stores = mode === 'readonly' ? storeNames : [...storeNames, removedStore];
    try {
      return await complete(database.transaction(stores, mode), work);
    } finally {
      database.close();
    }
  }

  /** Replaces what an earlier removal kept. */
  function takeAll(isKept: boolean) {
    return run('readwrite', (transaction) => {
      const removed = transaction.objectStore(removedStore);
      removed.clear();
      const [conversations, summaries] = storeNames.map((store) =>
        takeRecords(transaction.objectStore(store), (id, record) => {
          if (isKept) removed.add(record, [store, id]);
        }),
      );
      return () => ({
        conversations: conversations?.() ?? new Map(),
        summaries: summaries?.() ?? new Map(),
        isKept,
      });
    });
  }

  return {
    async count() {
      const counted = await run('readonly', (transaction) => {
        const request = transaction.objectStore('conversations').count();
        return () => request.result;
      });
      return counted ?? 0;
    },
    async removeAll() {
      const removed = await takeAll(true).catch((error: unknown) => {
        if (isQuotaError(error)) return takeAll(false);
        throw error;
      });
      if (removed) announce(removed.conversations.keys());
      return removed ?? { conversations: new Map(), summaries: new Map(), isKept: true };
    },
    async putBack(removed) {
      const ids = await run('readwrite', (transaction) => {
        const kept = transaction.objectStore(removedStore);
        const returned = new Set<string>();
        const putBack = (store: (typeof storeNames)[number], id: string, record: unknown) => {
          addRecord(transaction.objectStore(store), id, record);
          returned.add(id);
        };
        if (removed) for (const store of storeNames) removed[store].forEach((record, id) => putBack(store, id, record));
        else takeRecords(kept, (key, record) => isRemovedKey(key) && putBack(...key, record));
        kept.clear();
        return () => returned;
      });
      if (ids) announce(ids);
    },
  };
}

function isRemovedKey(key: IDBValidKey): key is [(typeof storeNames)[number], string] {
  return Array.isArray(key) && storeNames.some((store) => store === key[0]);
}

/** Empties the store. */
function takeRecords(store: IDBObjectStore, onRecord: (key: IDBValidKey, record: unknown) => void): () => Records {
  const keys = store.getAllKeys();
  const values = store.getAll();
  values.onsuccess = () => keys.result.forEach((key, index) => onRecord(key, values.result[index]));
  store.clear();
  return () => new Map(keys.result.map((key, index) => [String(key), values.result[index] as unknown]));
}

function addRecord(store: IDBObjectStore, id: string, record: unknown) {
  store.add(record, id).onerror = (event) => {
    // It exists already. Otherwise the error would abort the transaction.
    if ((event.target as IDBRequest).error?.name !== 'ConstraintError') return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function complete<Result>(transaction: IDBTransaction, work: (transaction: IDBTransaction) => () => Result) {
  return new Promise<Result>((resolve, reject) => {
    const result = work(transaction);
    transaction.oncomplete = () => resolve(result());
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'));
  });
}

/** `undefined` where the browser has no such database, or allows none. */
function openExisting(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(name);
      // It does not exist: creating it is the assistant's task.
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onsuccess = () => resolve(request.result);
      request.onerror = (event) => {
        event.preventDefault();
        resolve(undefined);
      };
    } catch {
      // Without indexed databases there are no stored conversations.
      resolve(undefined);
    }
  });
}

/** A database of an older version has no room for what a reset removes. */
async function openWithRemovedStore(name: string): Promise<IDBDatabase | undefined> {
  const database = await openExisting(name);
  if (!database || database.objectStoreNames.contains(removedStore)) return database;
  const next = database.version + 1;
  database.close();
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, next);
    request.onupgradeneeded = () => void request.result.createObjectStore(removedStore);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database could not be upgraded.'));
    request.onblocked = () => reject(new Error('Another page uses an older version of the database.'));
  });
}
