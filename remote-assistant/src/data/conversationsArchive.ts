import type { DeclaredArchive, RemovedArchive } from '@back-office/shared/contract';
import { databaseName, isQuotaError } from './conversationsDatabase';

const storeNames = ['conversations', 'summaries'] as const;

/** What the last removal of all took out, under `[store, id]`. */
const removedStore = 'removed';

type Records = ReadonlyMap<string, unknown>;

/** Conversations and their summaries, as they were stored. */
type StoredConversations = Readonly<Record<(typeof storeNames)[number], Records>>;

/**
 * The stored conversations as opaque records, so that they can be counted, removed and put back without a session. An
 * open assistant hears of every change. Never creates the database.
 */
export interface ConversationsArchive extends Pick<DeclaredArchive, 'removeAll' | 'putBackLast'> {
  count(): Promise<number>;
}

export function createConversationsArchive(namespace = ''): ConversationsArchive {
  const name = databaseName(namespace);

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
      const taken = (): StoredConversations => ({
        conversations: conversations?.() ?? new Map(),
        summaries: summaries?.() ?? new Map(),
      });
      return () => ({ taken: taken(), isKept });
    });
  }

  /** By default what the last removal kept, which is dropped from where it was kept. */
  async function putBack(taken?: StoredConversations) {
    const ids = await run('readwrite', (transaction) => {
      const kept = transaction.objectStore(removedStore);
      const returned = new Set<string>();
      const add = (store: (typeof storeNames)[number], id: string, record: unknown) => {
        addRecord(transaction.objectStore(store), id, record);
        returned.add(id);
      };
      if (taken) for (const store of storeNames) taken[store].forEach((record, id) => add(store, id, record));
      else takeRecords(kept, (key, record) => isRemovedKey(key) && add(...key, record));
      kept.clear();
      return () => returned;
    });
    if (ids) announce(ids);
  }

  return {
    async count() {
      const counted = await run('readonly', (transaction) => {
        const request = transaction.objectStore('conversations').count();
        return () => request.result;
      });
      return counted ?? 0;
    },
    async removeAll(): Promise<RemovedArchive> {
      const removed = await takeAll(true).catch((error: unknown) => {
        if (isQuotaError(error)) return takeAll(false);
        throw error;
      });
      // There is no database.
      if (!removed) return { isKept: true, putBack: () => Promise.resolve() };
      announce(removed.taken.conversations.keys());
      return { isKept: removed.isKept, putBack: () => putBack(removed.taken) };
    },
    putBackLast: () => putBack(),
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
