import type { Conversation } from '../domain/conversation';
import { mergeConversations } from '../domain/operations';
import { summaryOf } from '../domain/summary';
import type { ConversationsDatabase } from './conversationsDatabase';
import { readConversation } from './storedConversation';

/** An open database, with one record for each conversation and a light summary beside it. */
export interface Records {
  readonly database: ConversationsDatabase;
  readonly now: () => number;
  /** Called with the id of a conversation that was set aside, discarded or restored. */
  readonly announce: (id: string) => void;
  /** Called with each conversation that is read or written; `undefined` if there is none. */
  readonly keep: (id: string, conversation: Conversation | undefined) => void;
}

/** A record that cannot be read is set aside. */
export async function readRecord({ database, now, announce }: Records, id: string): Promise<Conversation | undefined> {
  const record = await database.get('conversations', id);
  if (record === undefined) return undefined;
  const conversation = readConversation(record);
  if (conversation) return conversation;
  const transaction = database.transaction(['conversations', 'summaries', 'quarantine'], 'readwrite');
  await Promise.all([
    transaction.objectStore('quarantine').add({ id, time: now(), record }),
    transaction.objectStore('conversations').delete(id),
    transaction.objectStore('summaries').delete(id),
    transaction.done,
  ]);
  announce(id);
  return undefined;
}

/** Every conversation that can be read. */
export async function readAllRecords(database: ConversationsDatabase): Promise<readonly Conversation[]> {
  return (await database.getAll('conversations')).flatMap((record) => readConversation(record) ?? []);
}

/** Puts conversations back, in one transaction. Messages that are stored now stay. */
export async function restoreRecords({ database, announce }: Records, conversations: readonly Conversation[]) {
  const transaction = openTransaction(database);
  const restored = conversations.map(async (conversation) => {
    const stored = await transaction.read(conversation.id);
    const merged = stored ? mergeConversations(stored, conversation) : conversation;
    if (merged === stored) return [];
    await transaction.put(merged);
    return [conversation.id];
  });
  const [ids] = await Promise.all([Promise.all(restored), transaction.done]);
  for (const id of ids.flat()) announce(id);
}

/** Both records of a conversation. Transactions of all tabs run one after another, so an edit never overwrites another. */
export function openTransaction(database: ConversationsDatabase) {
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
