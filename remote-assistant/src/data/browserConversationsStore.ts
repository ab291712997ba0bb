import { askDatabase, createDatabaseConnection, isQuotaError, openChannel } from '@back-office/shared/database';
import type { Records } from './conversationRecords';
import { databaseName, openConversationsDatabase, type ConversationsDatabase } from './conversationsDatabase';
import { createConversationsMemory } from './conversationsMemory';
import {
  createListeners,
  type ConversationsSource,
  type ConversationsStore,
  type SaveResult,
} from './conversationsStore';
import { databaseSource } from './databaseSource';

interface Options {
  /** Prefix of the database's name; empty for none. */
  readonly namespace: string;
  readonly now: () => number;
  /** Calls back when a database that could not be opened should be tried again. Returns how to end that. */
  readonly onWake?: (retry: () => void) => () => void;
}

/** Conversations in the browser's database. What a lost one contained is written to the next one. */
export function createBrowserConversationsStore({ namespace, now, onWake }: Options): ConversationsStore {
  const { notify, subscribe, clear } = createListeners();
  const name = databaseName(namespace);
  let channel: BroadcastChannel | undefined;
  const memory = createConversationsMemory(() => connection.wasLost());
  const connection = createDatabaseConnection<ConversationsDatabase>({
    open: (events) => openConversationsDatabase(name, events),
    fill(database) {
      channel ??= openChannel(name, (id) => typeof id === 'string' && hear(id));
      return memory.writeTo(recordsIn(database));
    },
    rescue: memory.readFrom,
    onChange: () => notify(),
    notice: 'Conversations are kept in memory, because the database cannot be used.',
  });
  const stopWaking = onWake?.(connection.retry);

  function recordsIn(database: ConversationsDatabase): Records {
    const announce = (id: string) => {
      channel?.postMessage(id);
      hear(id);
    };
    return { database, now, announce, keep: memory.keep };
  }

  /** What this page remembers of a conversation may be outdated. */
  function hear(id: string) {
    notify(id);
    if (!memory.has(id)) return;
    ask((source) => source.read(id)).catch((error: unknown) =>
      console.warn(`The conversation ${id} could not be read again.`, error),
    );
  }

  /** Of the database or, without one, of the memory. */
  async function ask<Result>(question: (source: ConversationsSource) => Promise<Result>): Promise<Result> {
    const found = await askDatabase(connection, (database) => question(databaseSource(recordsIn(database))));
    return found ? found.answer : question(memory.source);
  }

  async function write(id: string, change: (source: ConversationsSource) => Promise<SaveResult>): Promise<SaveResult> {
    try {
      const result = await ask(change);
      if (!result.ok) return result;
      notify(id);
      channel?.postMessage(id);
      return result;
    } catch (error) {
      console.error(`The conversation ${id} could not be saved.`, error);
      return { ok: false, reason: isQuotaError(error) ? 'full' : 'blocked' };
    }
  }

  return {
    summaries: () => ask((source) => source.summaries()),
    summary: (id) => ask((source) => source.summary(id)),
    read: (id) => ask((source) => source.read(id)),
    create: (conversation) => write(conversation.id, (source) => source.create(conversation)),
    edit: (id, ...operations) => write(id, (source) => source.edit(id, ...operations)),
    remove: (id) => write(id, (source) => source.remove(id)),
    unreadable: () => ask((source) => source.unreadable()),
    discardDamaged: (value) => ask((source) => source.discardDamaged(value)),
    restoreDamaged: (value) => ask((source) => source.restoreDamaged(value)),
    subscribe,
    isPersistent: async () => (await connection.current()) !== undefined,
    close() {
      stopWaking?.();
      clear();
      channel?.close();
      connection.close();
    },
  };
}
