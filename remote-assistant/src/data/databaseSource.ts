import { applyOperations } from '../domain/operations';
import { summaryOf } from '../domain/summary';
import { openTransaction, readRecord, type Records } from './conversationRecords';
import { saved, type ConversationsSource } from './conversationsStore';
import { discardDamaged, restoreDamaged, unreadable } from './damagedConversations';
import { readSummary } from './storedConversation';

/** The conversations of an open database. */
export function databaseSource(records: Records): ConversationsSource {
  const { database, keep } = records;

  async function read(id: string) {
    const conversation = await readRecord(records, id);
    keep(id, conversation);
    return conversation;
  }

  /** Of a conversation whose own is damaged or missing. */
  async function rebuiltSummary(id: string) {
    const conversation = await readRecord(records, id);
    return conversation && summaryOf(conversation);
  }

  return {
    async summaries() {
      const [ids, stored] = await Promise.all([database.getAllKeys('conversations'), database.getAll('summaries')]);
      const known = new Map(stored.map(readSummary).map((summary) => [summary?.id, summary]));
      const found = await Promise.all(ids.map((id) => known.get(id) ?? rebuiltSummary(id)));
      return found.filter((summary) => summary !== undefined);
    },
    summary: async (id) => readSummary(await database.get('summaries', id)) ?? rebuiltSummary(id),
    read,
    async create(conversation) {
      const transaction = openTransaction(database);
      await Promise.all([transaction.put(conversation), transaction.done]);
      keep(conversation.id, conversation);
      return saved;
    },
    async edit(id, ...operations) {
      const transaction = openTransaction(database);
      const stored = await transaction.read(id);
      const next = stored && applyOperations(stored, operations);
      await Promise.all([next && transaction.put(next), transaction.done]);
      keep(id, next);
      return next ? saved : { ok: false, reason: 'missing' };
    },
    async remove(id) {
      const transaction = openTransaction(database);
      await Promise.all([transaction.delete(id), transaction.done]);
      keep(id, undefined);
      return saved;
    },
    unreadable: () => unreadable(database),
    discardDamaged: (value) => discardDamaged(records, value),
    restoreDamaged: (value) => restoreDamaged(records, value),
  };
}
