import { allMessages } from './branches';
import type { Conversation, ConversationSettings, Message, Rating } from './conversation';
import { cut } from './plainText';
import { titleLength } from './summary';

/**
 * An edit of one conversation. Stores apply it to the freshly read record, so that two tabs never overwrite each other.
 * An operation whose message is gone changes nothing.
 */
export type Operation = (conversation: Conversation) => Conversation;

/** Adding it again changes nothing: a change is repeated if nobody knows whether it was stored. */
export function addMessage(message: Message): Operation {
  return (conversation) => {
    if (allMessages(conversation).some(({ id }) => id === message.id)) return conversation;
    return {
      ...conversation,
      messages: [...conversation.messages, message],
      updatedAt: Math.max(conversation.updatedAt, message.timestamp),
    };
  };
}

/** A new answer in the place of the old one. */
export function replaceMessage(id: string, next: Message): Operation {
  return (conversation) => {
    if (!conversation.messages.some((message) => message.id === id)) return conversation;
    const changed = changeMessage(id, () => next)(conversation);
    return { ...changed, updatedAt: Math.max(conversation.updatedAt, next.timestamp) };
  };
}

/** The error of a message, or none. Its text stays. */
export function setError(id: string, error: string | undefined): Operation {
  return changeMessage(id, ({ error: _, ...message }) => (error === undefined ? message : { ...message, error }));
}

/** Pressing the same rating again clears it. */
export function rateMessage(id: string, rating: Rating): Operation {
  return changeMessage(id, (message) => {
    const { rating: before, ...metadata } = message.metadata ?? {};
    return { ...message, metadata: before === rating ? metadata : { ...metadata, rating } };
  });
}

/** A blank title keeps the old one. */
export function renameTo(title: string): Operation {
  return (conversation) => ({ ...conversation, title: cut(title, titleLength) || conversation.title });
}

export function changeSettings(settings: ConversationSettings): Operation {
  return (conversation) => ({ ...conversation, settings });
}

function changeMessage(id: string, change: (message: Message) => Message): Operation {
  return (conversation) => ({
    ...conversation,
    messages: conversation.messages.map((message) => (message.id === id ? change(message) : message)),
  });
}

/** The question that a reply answers, if the message before it is one. Only such a reply can be regenerated. */
export function questionOf(messages: readonly Message[], replyId: string): Message | undefined {
  const index = messages.findIndex(({ id }) => id === replyId);
  const before = messages[index - 1];
  return messages[index]?.role === 'assistant' && before?.role === 'user' ? before : undefined;
}

/** One conversation as two tabs had it: the newer one, the first if none is, and the messages that only the other has. */
export function mergeConversations(one: Conversation, other: Conversation): Conversation {
  const [older, newer] = other.updatedAt > one.updatedAt ? [one, other] : [other, one];
  const known = new Set(allMessages(newer).map(({ id }) => id));
  const missing = older.messages.filter(({ id }) => !known.has(id));
  const branches = (older.branches ?? []).filter(({ messages }) => !known.has(messages[0]?.id ?? ''));
  if (missing.length === 0 && branches.length === 0) return newer;
  return {
    ...newer,
    ...(branches.length > 0 && { branches: [...(newer.branches ?? []), ...branches] }),
    messages: [...newer.messages, ...missing].toSorted((first, second) => first.timestamp - second.timestamp),
  };
}
