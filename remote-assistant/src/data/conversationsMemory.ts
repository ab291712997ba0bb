import { notPersistedNotice } from '@back-office/shared/state';
import type { Conversation } from '../domain/conversation';
import { summaryOf } from '../domain/summary';
import { readAllRecords, restoreRecords, type Records } from './conversationRecords';
import type { ConversationsDatabase } from './conversationsDatabase';
import { saved, type ConversationsSource, type SaveResult } from './conversationsStore';
import { databaseSource } from './databaseSource';

/**
 * What this page has read or written, as it was stored, and all that was in a database when it was deleted: the source
 * while there is no database. It refuses changes, so that whoever made them keeps them and repeats them later.
 * `wasLost`: there was a database, which may contain what is not here.
 */
export function createConversationsMemory(wasLost: () => boolean) {
  const kept = new Map<string, Conversation>();
  /** Removed while there was no database. */
  const removed = new Set<string>();

  function keep(id: string, conversation: Conversation | undefined) {
    if (conversation) kept.set(id, conversation);
    else kept.delete(id);
  }

  async function read(id: string) {
    const conversation = kept.get(id);
    if (conversation || removed.has(id) || !wasLost()) return conversation;
    throw new Error(`The conversation ${id} cannot be read without the database.`);
  }

  const refuse = async (): Promise<SaveResult> => ({ ok: false, reason: 'blocked' });

  const source: ConversationsSource = {
    summaries: async () => [...kept.values()].map(summaryOf),
    async summary(id) {
      const conversation = await read(id);
      return conversation && summaryOf(conversation);
    },
    read,
    create: refuse,
    edit: refuse,
    async remove(id) {
      kept.delete(id);
      removed.add(id);
      return saved;
    },
    unreadable: async () => [],
    discardDamaged: async () => ({ ok: false, reason: 'failed', message: notPersistedNotice }),
    restoreDamaged: async () => ({ ok: false, message: notPersistedNotice }),
  };

  return {
    source,
    keep,
    has: (id: string) => kept.has(id),
    async readFrom(database: ConversationsDatabase) {
      try {
        for (const conversation of await readAllRecords(database))
          if (!removed.has(conversation.id)) kept.set(conversation.id, conversation);
      } catch (error) {
        console.warn('Conversations that this page had not read could not be kept.', error);
      }
    },
    async writeTo(records: Records) {
      if (kept.size > 0) await restoreRecords(records, [...kept.values()]);
      for (const id of removed) {
        await databaseSource(records).remove(id);
        removed.delete(id);
        records.announce(id);
      }
    },
  };
}
