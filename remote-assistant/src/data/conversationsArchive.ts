import type { DeclaredArchive, RemovedArchive } from '@back-office/shared/contract';
import { createDatabaseBackup, isQuotaError } from '@back-office/shared/database';
import {
  databaseName,
  openConversationsDatabase,
  openExistingConversations,
  type ConversationsDatabase,
} from './conversationsDatabase';

const storeNames = ['conversations', 'summaries'] as const;
const withRemoved = [...storeNames, 'removed'] as const;

/** A record as it was stored. */
type Taken = readonly [store: (typeof storeNames)[number], id: string, record: unknown];

/**
 * The stored conversations as opaque records, so that they can be counted, removed and put back without a session. An
 * open assistant hears of every change. Never creates the database.
 */
export interface ConversationsArchive extends Pick<DeclaredArchive, 'removeAll' | 'putBackLast'> {
  count(): Promise<number>;
}

export function createConversationsArchive(namespace = ''): ConversationsArchive {
  const name = databaseName(namespace);

  const announce = (records: readonly Taken[]) => announceIn(name, new Set(records.map(([, id]) => id)));

  /** Replaces what an earlier removal kept. */
  const takeAll = (isKept: boolean) =>
    inDatabase(name, async (database) => {
      const transaction = database.transaction(withRemoved, 'readwrite');
      const removed = transaction.objectStore('removed');
      const taken = await Promise.all(
        storeNames.map(async (store): Promise<readonly Taken[]> => {
          const records = transaction.objectStore(store);
          const [ids, values] = await Promise.all([records.getAllKeys(), records.getAll()]);
          return ids.map((id, index) => [store, id, values[index]]);
        }),
      );
      const all = taken.flat();
      await Promise.all([
        removed.clear(),
        ...storeNames.map((store) => transaction.objectStore(store).clear()),
        ...(isKept ? all.map(([store, id, record]) => removed.add(record, [store, id])) : []),
        transaction.done,
      ]);
      return { taken: all, isKept };
    });

  /** By default what the last removal kept, which is dropped from where it was kept. What exists again stays. */
  async function putBack(taken?: readonly Taken[]) {
    const returned = await inDatabase(name, async (database) => {
      const transaction = database.transaction(withRemoved, 'readwrite');
      const removed = transaction.objectStore('removed');
      const [keys, values] = await Promise.all([removed.getAllKeys(), removed.getAll()]);
      const kept = keys.flatMap(([place, id], index): readonly Taken[] => {
        const store = storeNames.find((one) => one === place);
        return store ? [[store, id, values[index]]] : [];
      });
      const records = taken ?? kept;
      await Promise.all([
        ...records.map(async ([place, id, record]) => {
          const store = transaction.objectStore(place);
          if ((await store.getKey(id)) === undefined) await store.add(record, id);
        }),
        removed.clear(),
        transaction.done,
      ]);
      return records;
    });
    announce(returned ?? []);
  }

  return {
    async count() {
      const database = await openExistingConversations(name);
      const count = await database?.count('conversations');
      database?.close();
      return count ?? 0;
    },
    async removeAll(): Promise<RemovedArchive> {
      const removed = await takeAll(true).catch((error: unknown) => {
        if (isQuotaError(error)) return takeAll(false);
        throw error;
      });
      // There is no database.
      if (!removed) return { isKept: true, putBack: () => Promise.resolve() };
      announce(removed.taken);
      return { isKept: removed.isKept, putBack: () => putBack(removed.taken) };
    },
    putBackLast: () => putBack(),
  };
}

/** Backups have the conversations with their summaries, and what could not be read, not what a reset removed. */
export const conversationsBackup = createDatabaseBackup({
  name: 'conversations',
  label: 'Conversations',
  databaseName,
  stores: { conversations: undefined, summaries: undefined, quarantine: { autoIncrement: true } },
  onWritten: announceIn,
});

function announceIn(name: string, ids: Iterable<string>) {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  for (const id of ids) channel.postMessage(id);
  channel.close();
}

/** Runs the work, unless there is no database. One of an older version gets the room for what is removed. */
async function inDatabase<Result>(name: string, work: (database: ConversationsDatabase) => Promise<Result>) {
  const existing = await openExistingConversations(name);
  if (!existing) return undefined;
  existing.close();
  const database = await new Promise<ConversationsDatabase>((resolve, reject) => {
    const onBlocked = () => reject(new Error('Another page uses an older version of the database.'));
    openConversationsDatabase(name, { onBlocked }).then(resolve, reject);
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
