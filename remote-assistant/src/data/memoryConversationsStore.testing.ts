import { nothingReadable } from '@back-office/shared/state';
import type { Conversation } from '../domain/conversation';
import { applyOperations } from '../domain/operations';
import { summaryOf } from '../domain/summary';
import { createListeners, saved, type ConversationsStore } from './conversationsStore';

/** For tests: keeps conversations until the page is closed. */
export function createMemoryConversationsStore(conversations: readonly Conversation[] = []): ConversationsStore {
  const records = new Map(conversations.map((conversation) => [conversation.id, conversation]));
  const { notify, subscribe, clear } = createListeners();
  return {
    summaries: async () => [...records.values()].map(summaryOf),
    async summary(id) {
      const record = records.get(id);
      return record && summaryOf(record);
    },
    read: async (id) => records.get(id),
    async create(conversation) {
      records.set(conversation.id, conversation);
      notify(conversation.id);
      return saved;
    },
    async edit(id, ...operations) {
      const record = records.get(id);
      if (!record) return { ok: false, reason: 'missing' };
      records.set(id, applyOperations(record, operations));
      notify(id);
      return saved;
    },
    async remove(id) {
      records.delete(id);
      notify(id);
      return saved;
    },
    subscribe,
    isPersistent: async () => false,
    unreadable: async () => [],
    discardDamaged: () => Promise.reject(new Error('Nothing is damaged.')),
    restoreDamaged: async () => nothingReadable,
    close: clear,
  };
}
