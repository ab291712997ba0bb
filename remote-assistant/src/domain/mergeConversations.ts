import type { Conversation } from './conversation';

/** One conversation as two tabs had it: the newer one, the first if none is, and the messages that only the other has. */
export function mergeConversations(one: Conversation, other: Conversation): Conversation {
  const [older, newer] = other.updatedAt > one.updatedAt ? [one, other] : [other, one];
  const known = new Set(newer.messages.map(({ id }) => id));
  const missing = older.messages.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return newer;
  return {
    ...newer,
    messages: [...newer.messages, ...missing].toSorted((first, second) => first.timestamp - second.timestamp),
  };
}
