import type { Conversation } from '../domain/conversation';
import { mergeConversations } from '../domain/operations';
import { summaryOf, type ConversationSummary } from '../domain/summary';
import { databaseName, isNamed, isQuotaError, openConversationsDatabase } from './conversationsDatabase';
import { saved, type ConversationsStore, type SaveResult } from './conversationsStore';
import { createDamagedConversations } from './damagedConversations';
import { readConversation, readSummary } from './storedConversation';

interface Options {
  /** Prefix of the database's name; empty for none. */
  readonly namespace: string;
  readonly now: () => number;
  /**
   * Another tab deletes or upgrades the database and waits until this store is closed, which can still be read; or the
   * browser has closed it.
   */
  readonly onLost?: (how: 'deleted' | 'upgraded' | 'closed') => void;
}

/** Every method rejects with a `LostDatabaseError` once the database is closed. */
export interface IndexedConversationsStore extends ConversationsStore {
  /** Every conversation that can be read. */
  all(): Promise<readonly Conversation[]>;
  /** Writes back what a lost database contained, in one transaction. Messages that are stored meanwhile stay. */
  restore(conversations: readonly Conversation[]): Promise<void>;
}

export class LostDatabaseError extends Error {
  constructor(cause: unknown) {
    super('The database of the conversations is closed.', { cause });
    this.name = 'LostDatabaseError';
  }
}

/**
 * Conversations in the browser's indexed database, one record each, with a light summary beside it. Transactions of all
 * tabs run one after another, so an edit never overwrites another. Rejects where the browser allows no database.
 */
export async function openIndexedConversationsStore(options: Options): Promise<IndexedConversationsStore> {
  const { namespace, now, onLost = () => undefined } = options;
  const name = databaseName(namespace);
  let isClosed = false;
  const database = await openConversationsDatabase(name, {
    onLeave: (isDeleted) => onLost(isDeleted ? 'deleted' : 'upgraded'),
    onClosed() {
      isClosed = true;
      onLost('closed');
    },
  });
  const listeners = new Set<(id: string) => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const notify = (id: string) => {
    for (const listener of listeners) listener(id);
  };
  if (channel) channel.onmessage = ({ data }) => typeof data === 'string' && notify(data);

  function announce(id: string) {
    notify(id);
    channel?.postMessage(id);
  }

  async function guard<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw isClosed || isNamed(error, 'InvalidStateError') ? new LostDatabaseError(error) : error;
    }
  }

  async function write(id: string, change: () => Promise<SaveResult>): Promise<SaveResult> {
    try {
      const result = await guard(change);
      if (result.ok) announce(id);
      return result;
    } catch (error) {
      if (error instanceof LostDatabaseError) throw error;
      console.error(`The conversation ${id} could not be saved.`, error);
      return { ok: false, reason: isQuotaError(error) ? 'full' : 'blocked' };
    }
  }

  /** Both records of a conversation, in a transaction of their own. */
  function openRecords() {
    const transaction = database.transaction(['conversations', 'summaries'], 'readwrite');
    // Whoever waits for a request hears of a failure; `done` fails as well.
    transaction.done.catch(() => undefined);
    const [conversations, summaries] = [transaction.objectStore('conversations'), transaction.objectStore('summaries')];
    return {
      done: transaction.done,
      read: async (id: string) => readConversation(await conversations.get(id)),
      put: (conversation: Conversation) =>
        Promise.all([
          conversations.put(conversation, conversation.id),
          summaries.put(summaryOf(conversation), conversation.id),
        ]),
      delete: (id: string) => Promise.all([conversations.delete(id), summaries.delete(id)]),
    };
  }

  async function setAside(id: string, record: unknown) {
    const transaction = database.transaction(['conversations', 'summaries', 'quarantine'], 'readwrite');
    await Promise.all([
      transaction.objectStore('quarantine').add({ id, time: now(), record }),
      transaction.objectStore('conversations').delete(id),
      transaction.objectStore('summaries').delete(id),
      transaction.done,
    ]);
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

  async function restore(conversations: readonly Conversation[]) {
    const written = await guard(async () => {
      const records = openRecords();
      const restored = conversations.map(async (conversation) => {
        const stored = await records.read(conversation.id);
        const merged = stored ? mergeConversations(stored, conversation) : conversation;
        if (merged === stored) return [];
        await records.put(merged);
        return [conversation.id];
      });
      const [ids] = await Promise.all([Promise.all(restored), records.done]);
      return ids.flat();
    });
    for (const id of written) announce(id);
  }

  const damaged = createDamagedConversations({ database, store: (conversation) => restore([conversation]), announce });

  return {
    summaries: () =>
      guard(async () => {
        const [ids, records] = await Promise.all([database.getAllKeys('conversations'), database.getAll('summaries')]);
        const known = new Map(records.map(readSummary).map((summary) => [summary?.id, summary]));
        const found = await Promise.all(ids.map((id) => known.get(id) ?? rebuiltSummary(id)));
        return found.filter((summary) => summary !== undefined);
      }),
    summary: (id) => guard(async () => readSummary(await database.get('summaries', id)) ?? rebuiltSummary(id)),
    read: (id) => guard(() => read(id)),
    all: () =>
      guard(async () => (await database.getAll('conversations')).flatMap((record) => readConversation(record) ?? [])),
    create: (conversation) =>
      write(conversation.id, async () => {
        const records = openRecords();
        await Promise.all([records.put(conversation), records.done]);
        return saved;
      }),
    edit: (id, operation) =>
      write(id, async () => {
        const records = openRecords();
        const record = await records.read(id);
        await Promise.all([record && records.put(operation(record)), records.done]);
        return record ? saved : { ok: false, reason: 'missing' };
      }),
    remove: (id) =>
      write(id, async () => {
        const records = openRecords();
        await Promise.all([records.delete(id), records.done]);
        return saved;
      }),
    restore,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isPersistent: async () => true,
    ...damaged,
    unreadable: () => guard(damaged.unreadable),
    close() {
      isClosed = true;
      listeners.clear();
      channel?.close();
      database.close();
    },
  };
}
