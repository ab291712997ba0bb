import type { Conversation } from '../domain/conversation';
import type { Operation } from '../domain/operations';
import type { ConversationSummary } from '../domain/summary';
import type { DamagedConversations } from './damagedConversations';

/** `missing`: the conversation has been deleted, here or in another tab. */
export type SaveResult =
  { readonly ok: true } | { readonly ok: false; readonly reason: 'full' | 'blocked' | 'missing' };

export const saved: SaveResult = { ok: true };

/** Where conversations are kept. */
export interface ConversationsStore extends DamagedConversations {
  /** In any order. Does not read messages. */
  summaries(): Promise<readonly ConversationSummary[]>;
  summary(id: string): Promise<ConversationSummary | undefined>;
  read(id: string): Promise<Conversation | undefined>;
  create(conversation: Conversation): Promise<SaveResult>;
  /** Applies the operation to the record as it is stored now, in one transaction. All or nothing. */
  edit(id: string, operation: Operation): Promise<SaveResult>;
  remove(id: string): Promise<SaveResult>;
  /**
   * Called with the id after every change, from this page or another tab; without an id when the storage was lost or is
   * there again, so that everything may have changed.
   */
  subscribe(listener: (id?: string) => void): () => void;
  /** False while the browser allows no storage, so that everything would be lost with the page. */
  isPersistent(): Promise<boolean>;
  close(): void;
}
