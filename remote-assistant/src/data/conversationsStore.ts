import type { Outcome, RestoreOutcome, UnreadableValue } from '@back-office/shared/state';
import type { Conversation } from '../domain/conversation';
import type { Operation } from '../domain/operations';
import type { ConversationSummary } from '../domain/summary';

/** `missing`: the conversation has been deleted, here or in another tab. */
export type SaveResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'full' | 'blocked' | 'missing' };

export const saved: SaveResult = { ok: true };

/** What can be asked of conversations and done to them. */
export interface ConversationsSource {
  /** In any order. Does not read messages. */
  summaries(): Promise<readonly ConversationSummary[]>;
  summary(id: string): Promise<ConversationSummary | undefined>;
  read(id: string): Promise<Conversation | undefined>;
  create(conversation: Conversation): Promise<SaveResult>;
  /** Applies the operations to the record as it is stored now, in one transaction. All or nothing. */
  edit(id: string, ...operations: readonly Operation[]): Promise<SaveResult>;
  remove(id: string): Promise<SaveResult>;
  /** Conversations that could not be read and were set aside, until they are restored or discarded. The oldest first. */
  unreadable(): Promise<readonly UnreadableValue[]>;
  /** Deletes one of them; Undo brings it back. */
  discardDamaged(value: UnreadableValue): Promise<Outcome>;
  /** Puts back what can be read of one of them. */
  restoreDamaged(value: UnreadableValue): Promise<RestoreOutcome>;
}

/** Where conversations are kept. */
export interface ConversationsStore extends ConversationsSource {
  /**
   * Called with the id after every change, from this page or another tab; without an id when the storage was lost or is
   * there again, so that everything may have changed.
   */
  subscribe(listener: (id?: string) => void): () => void;
  /** False while the browser allows no storage, so that everything would be lost with the page. */
  isPersistent(): Promise<boolean>;
  close(): void;
}

/** Who is subscribed to a store. */
export function createListeners() {
  const listeners = new Set<(id?: string) => void>();
  return {
    notify(id?: string) {
      for (const listener of listeners) listener(id);
    },
    subscribe(listener: (id?: string) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear: () => listeners.clear(),
  };
}
