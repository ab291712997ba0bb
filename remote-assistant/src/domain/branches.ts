import type { Branch, Conversation, Message } from './conversation';

/** Where a question stands among its versions, counted from 0. */
export interface Versions {
  readonly shown: number;
  /** Ids of the first messages of all versions, the oldest first. */
  readonly ids: readonly string[];
}

/** With an edited question in the place of a message. What stood there, and all that followed, becomes a branch. */
export function withEditedMessage(conversation: Conversation, id: string, edited: Message): Conversation {
  const { messages } = conversation;
  const index = messages.findIndex((message) => message.id === id);
  if (index === -1 || allMessages(conversation).some((message) => message.id === edited.id)) return conversation;
  return {
    ...conversation,
    messages: [...messages.slice(0, index), edited],
    branches: [...(conversation.branches ?? []), branchFrom(messages, index)],
    updatedAt: Math.max(conversation.updatedAt, edited.timestamp),
  };
}

/** With the version of a question that starts with a message. The same conversation if it is shown already. */
export function withVersion(conversation: Conversation, id: string): Conversation {
  const { messages, branches = [] } = conversation;
  const wanted = branches.find((branch) => branch.messages[0]?.id === id);
  const index = wanted && indexAfter(messages, wanted.after);
  if (!wanted || index === undefined) return conversation;
  return {
    ...conversation,
    messages: [...messages.slice(0, index), ...wanted.messages],
    branches: branches.map((branch) => (branch === wanted ? branchFrom(messages, index) : branch)),
  };
}

/** The versions of each shown question that was edited, by the id of the shown one. */
export function versionsOf({ messages, branches = [] }: Conversation): ReadonlyMap<string, Versions> {
  const found = new Map<string, Versions>();
  for (const after of new Set(branches.map((branch) => branch.after))) {
    const index = indexAfter(messages, after);
    const shown = index === undefined ? undefined : messages[index];
    if (!shown) continue;
    const others = branches.flatMap((branch) => (branch.after === after ? branch.messages.slice(0, 1) : []));
    const ids = [shown, ...others].toSorted((one, other) => one.timestamp - other.timestamp).map(({ id }) => id);
    found.set(shown.id, { shown: ids.indexOf(shown.id), ids });
  }
  return found;
}

export function allMessages({ messages, branches = [] }: Conversation): readonly Message[] {
  return [...messages, ...branches.flatMap((branch) => branch.messages)];
}

function branchFrom(messages: readonly Message[], index: number): Branch {
  const before = messages[index - 1];
  return { ...(before && { after: before.id }), messages: messages.slice(index) };
}

/** `undefined` if the message is in a branch that is not shown. */
function indexAfter(messages: readonly Message[], after: string | undefined): number | undefined {
  if (after === undefined) return 0;
  const index = messages.findIndex(({ id }) => id === after);
  return index === -1 ? undefined : index + 1;
}
