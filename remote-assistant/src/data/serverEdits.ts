import type { Conversation } from '../domain/conversation';
import { applyOperations, mergeConversations, type Operation } from '../domain/operations';
import { readConversation } from './storedConversation';

/** What the server has of one conversation: it, or nothing once it was deleted. */
export type Kept = readonly Conversation[];

/** An edit that is noted until the server of a connected shop has it. */
export type ServerEdit =
  | { readonly kind: 'put'; readonly conversation: Conversation }
  | { readonly kind: 'edit'; readonly operations: readonly Operation[] }
  | { readonly kind: 'remove' };

/** How a conversation becomes a document. What this version cannot read stays on the server. */
export const keptFormat = {
  readEntries(entries: readonly unknown[]) {
    const read = entries.map((entry) => ({ entry, conversation: readConversation(entry) }));
    return {
      entries: read.flatMap(({ conversation }) => conversation ?? []),
      unreadable: read.flatMap(({ entry, conversation }) => (conversation ? [] : [entry])),
    };
  },
  // Entries are those that `readEntries` has read.
  valueOf: (entries: readonly unknown[]) => entries as Kept,
  entriesOf: (kept: Kept) => kept,
  /** Of what only this browser has. Nothing is noted for a conversation that it does not have. */
  adding: ([conversation]: Kept): ServerEdit => (conversation ? { kind: 'put', conversation } : { kind: 'remove' }),
};

/**
 * Returns what an edit makes of a conversation; the same object if nothing changes. A deleted one stays deleted, until the
 * page that has deleted it puts it back, with what others had said in it.
 */
export function createEditRunner() {
  let removed: Conversation | undefined;
  return (kept: Kept, edit: ServerEdit): Kept => {
    const [present] = kept;
    if (edit.kind === 'put') {
      const before = present ?? removed;
      const next = before ? mergeConversations(before, edit.conversation) : edit.conversation;
      return next === present ? kept : [next];
    }
    if (!present) return kept;
    if (edit.kind === 'remove') {
      removed = present;
      return [];
    }
    const next = applyOperations(present, edit.operations);
    return next === present ? kept : [next];
  };
}
