import { allMessages, withEditedMessage, withVersion } from './branches';
import type { Conversation, ConversationSettings, Message, Rating } from './conversation';
import { cut } from './plainText';
import { titleLength } from './summary';

/**
 * An edit of one conversation. Stores apply it to the freshly read record, and the server of a connected shop to what it
 * has, so that two tabs or two machines never overwrite each other. An operation whose message is gone changes nothing.
 */
export type Operation =
  | { readonly kind: 'addMessage'; readonly message: Message }
  | { readonly kind: 'replaceMessage'; readonly id: string; readonly message: Message }
  | { readonly kind: 'editMessage'; readonly id: string; readonly message: Message }
  | { readonly kind: 'showVersion'; readonly id: string }
  | { readonly kind: 'setError'; readonly id: string; readonly error?: string | undefined }
  | { readonly kind: 'rate'; readonly id: string; readonly rating: Rating }
  | { readonly kind: 'rename'; readonly title: string }
  | { readonly kind: 'changeSettings'; readonly settings: ConversationSettings };

/** Adding it again changes nothing: a change is repeated if nobody knows whether it was stored. */
export const addMessage = (message: Message): Operation => ({ kind: 'addMessage', message });

/** A new answer in the place of the old one. */
export const replaceMessage = (id: string, message: Message): Operation => ({ kind: 'replaceMessage', id, message });

/** Puts an edited question in the place of a message. What stood there, and all that followed, becomes a branch. */
export const editMessage = (id: string, message: Message): Operation => ({ kind: 'editMessage', id, message });

/** Shows the version of a question that starts with a message. Nothing changes if it is shown already. */
export const showVersion = (id: string): Operation => ({ kind: 'showVersion', id });

/** The error of a message, or none. Its text stays. */
export const setError = (id: string, error: string | undefined): Operation => ({ kind: 'setError', id, error });

/** Pressing the same rating again clears it. */
export const rateMessage = (id: string, rating: Rating): Operation => ({ kind: 'rate', id, rating });

/** A blank title keeps the old one. */
export const renameTo = (title: string): Operation => ({ kind: 'rename', title });

export const changeSettings = (settings: ConversationSettings): Operation => ({ kind: 'changeSettings', settings });

/** The same conversation if nothing changes. */
export function applyOperation(conversation: Conversation, operation: Operation): Conversation {
  switch (operation.kind) {
    case 'addMessage':
      return withMessage(conversation, operation.message);
    case 'replaceMessage':
      return withReplaced(conversation, operation.id, operation.message);
    case 'editMessage':
      return withEditedMessage(conversation, operation.id, operation.message);
    case 'showVersion':
      return withVersion(conversation, operation.id);
    case 'setError':
      return withChanged(conversation, operation.id, ({ error: _, ...message }) =>
        operation.error === undefined ? message : { ...message, error: operation.error },
      );
    case 'rate':
      return withChanged(conversation, operation.id, (message) => rated(message, operation.rating));
    case 'rename':
      return { ...conversation, title: cut(operation.title, titleLength) || conversation.title };
    case 'changeSettings':
      return { ...conversation, settings: operation.settings };
  }
  operation satisfies never;
  throw new Error('Another version of the product has made this edit.');
}

export function applyOperations(conversation: Conversation, operations: readonly Operation[]): Conversation {
  return operations.reduce(applyOperation, conversation);
}

function withMessage(conversation: Conversation, message: Message): Conversation {
  if (allMessages(conversation).some(({ id }) => id === message.id)) return conversation;
  return {
    ...conversation,
    messages: [...conversation.messages, message],
    updatedAt: Math.max(conversation.updatedAt, message.timestamp),
  };
}

function withReplaced(conversation: Conversation, id: string, next: Message): Conversation {
  const changed = withChanged(conversation, id, () => next);
  if (changed === conversation) return conversation;
  return { ...changed, updatedAt: Math.max(conversation.updatedAt, next.timestamp) };
}

function rated(message: Message, rating: Rating): Message {
  const { rating: before, ...metadata } = message.metadata ?? {};
  return { ...message, metadata: before === rating ? metadata : { ...metadata, rating } };
}

function withChanged(conversation: Conversation, id: string, change: (message: Message) => Message): Conversation {
  const { messages } = conversation;
  if (!messages.some((message) => message.id === id)) return conversation;
  return { ...conversation, messages: messages.map((message) => (message.id === id ? change(message) : message)) };
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
