/** Name of the indexed database of the conversations, and of the channel that announces ids of changed ones. */
export function conversationsDatabase(namespace: string): string {
  return namespace === '' ? 'back-office:conversations' : `${namespace}:back-office:conversations`;
}

const storeNames = ['conversations', 'summaries'] as const;

type Records = ReadonlyMap<string, unknown>;

/** Removed conversations and their summaries, as they were stored. */
export type RemovedConversations = Readonly<Record<(typeof storeNames)[number], Records>>;

/**
 * The stored conversations as opaque records, so that they can be counted, removed and put back while the assistant is
 * not loaded. An open assistant hears of every change. Never creates the database.
 */
export interface ConversationsArchive {
  count(): Promise<number>;
  /** Removes all in one transaction. */
  removeAll(): Promise<RemovedConversations>;
  /** All or nothing. Conversations that exist already stay as they are. */
  putBack(removed: RemovedConversations): Promise<void>;
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
    const database = await openExisting(name);
    if (!database) return undefined;
    try {
      return await complete(database.transaction(storeNames, mode), work);
    } finally {
      database.close();
    }
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
      const removed = await run('readwrite', (transaction) => {
        const [conversations, summaries] = storeNames.map((store) => takeAll(transaction.objectStore(store)));
        return () => ({ conversations: conversations?.() ?? new Map(), summaries: summaries?.() ?? new Map() });
      });
      if (removed) announce(removed.conversations.keys());
      return removed ?? { conversations: new Map(), summaries: new Map() };
    },
    async putBack(removed) {
      if (removed.conversations.size === 0) return;
      await run('readwrite', (transaction) => {
        for (const store of storeNames) addAll(transaction.objectStore(store), removed[store]);
        return () => undefined;
      });
      announce(removed.conversations.keys());
    },
  };
}

function takeAll(store: IDBObjectStore): () => Records {
  const keys = store.getAllKeys();
  const values = store.getAll();
  store.clear();
  return () => new Map(keys.result.map((key, index) => [String(key), values.result[index] as unknown]));
}

function addAll(store: IDBObjectStore, records: Records) {
  for (const [id, record] of records) {
    store.add(record, id).onerror = (event) => {
      // It exists already. Otherwise the error would abort the transaction.
      if ((event.target as IDBRequest).error?.name !== 'ConstraintError') return;
      event.preventDefault();
      event.stopPropagation();
    };
  }
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
