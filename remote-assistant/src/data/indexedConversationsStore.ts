import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { conversationsDatabase, type UnreadableValue } from '@back-office/shared/state';
import type { Conversation } from '../domain/conversation';
import type { Operation } from '../domain/operations';
import { summaryOf, type ConversationSummary } from '../domain/summary';
import { saved, type ConversationsStore, type SaveResult } from './conversationsStore';
import { readConversation, readSummary } from './storedConversation';

/** Records are `unknown` until they are checked: another version of the product may have written them. */
interface Schema extends DBSchema {
  conversations: { key: string; value: unknown };
  /** Beside each conversation, written in the same transaction. */
  summaries: { key: string; value: unknown };
  /** Records that could not be read. */
  quarantine: { key: number; value: { readonly id: string; readonly time: number; readonly record: unknown } };
}

type Database = IDBPDatabase<Schema>;

interface Options {
  /** Prefix of the database's name; empty for none. */
  readonly namespace: string;
  readonly now: () => number;
}

/**
 * Conversations in the browser's indexed database, one record each, with a light summary beside it. Transactions of all
 * tabs run one after another, so an edit never overwrites another. Rejects where the browser allows no database.
 */
export async function openIndexedConversationsStore({ namespace, now }: Options): Promise<ConversationsStore> {
  const name = conversationsDatabase(namespace);
  const database = await openDatabase(name);
  const listeners = new Set<(id: string) => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const notify = (id: string) => {
    for (const listener of listeners) listener(id);
  };
  if (channel) channel.onmessage = ({ data }) => typeof data === 'string' && notify(data);
  let unreadable: readonly UnreadableValue[] = [];

  function announce(id: string) {
    notify(id);
    channel?.postMessage(id);
  }

  async function write(id: string, change: () => Promise<SaveResult>): Promise<SaveResult> {
    try {
      const result = await change();
      if (result.ok) announce(id);
      return result;
    } catch (error) {
      console.error(`The conversation ${id} could not be saved.`, error);
      return { ok: false, reason: isQuotaError(error) ? 'full' : 'blocked' };
    }
  }

  async function setAside(id: string, record: unknown) {
    const transaction = database.transaction(['conversations', 'summaries', 'quarantine'], 'readwrite');
    await Promise.all([
      transaction.objectStore('quarantine').add({ id, time: now(), record }),
      transaction.objectStore('conversations').delete(id),
      transaction.objectStore('summaries').delete(id),
      transaction.done,
    ]);
    unreadable = [...unreadable, { key: `conversation-${id}`, text: JSON.stringify(record) }];
    announce(id);
  }

  async function read(id: string): Promise<Conversation | undefined> {
    const record = await database.get('conversations', id);
    if (record === undefined) return undefined;
    const conversation = readConversation(record);
    if (!conversation) await setAside(id, record);
    return conversation;
  }

  /** The summary of a conversation whose own is damaged or missing. */
  async function rebuiltSummary(id: string): Promise<ConversationSummary | undefined> {
    const conversation = await read(id);
    return conversation && summaryOf(conversation);
  }

  return {
    async summaries() {
      const [ids, records] = await Promise.all([database.getAllKeys('conversations'), database.getAll('summaries')]);
      const known = new Map(records.map(readSummary).map((summary) => [summary?.id, summary]));
      const found = await Promise.all(ids.map((id) => known.get(id) ?? rebuiltSummary(id)));
      return found.filter((summary) => summary !== undefined);
    },
    async summary(id) {
      return readSummary(await database.get('summaries', id)) ?? rebuiltSummary(id);
    },
    read,
    create: (conversation) =>
      write(conversation.id, async () => {
        const transaction = database.transaction(['conversations', 'summaries'], 'readwrite');
        await Promise.all([
          transaction.objectStore('conversations').put(conversation, conversation.id),
          transaction.objectStore('summaries').put(summaryOf(conversation), conversation.id),
          transaction.done,
        ]);
        return saved;
      }),
    edit: (id, operation) => write(id, () => edit(database, id, operation)),
    remove: (id) =>
      write(id, async () => {
        const transaction = database.transaction(['conversations', 'summaries'], 'readwrite');
        await Promise.all([
          transaction.objectStore('conversations').delete(id),
          transaction.objectStore('summaries').delete(id),
          transaction.done,
        ]);
        return saved;
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isPersistent: async () => true,
    unreadable: () => unreadable,
    close() {
      listeners.clear();
      channel?.close();
      database.close();
    },
  };
}

async function edit(database: Database, id: string, operation: Operation): Promise<SaveResult> {
  const transaction = database.transaction(['conversations', 'summaries'], 'readwrite');
  const record = readConversation(await transaction.objectStore('conversations').get(id));
  if (!record) {
    await transaction.done;
    return { ok: false, reason: 'missing' };
  }
  const next = operation(record);
  await Promise.all([
    transaction.objectStore('conversations').put(next, id),
    transaction.objectStore('summaries').put(summaryOf(next), id),
    transaction.done,
  ]);
  return saved;
}

function openDatabase(name: string): Promise<Database> {
  return openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('conversations');
      database.createObjectStore('summaries');
      database.createObjectStore('quarantine', { autoIncrement: true });
    },
    // A newer version of the product in another tab must not wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

function isQuotaError(error: unknown) {
  return error instanceof DOMException && (error.name === 'QuotaExceededError' || error.name === 'AbortError');
}
