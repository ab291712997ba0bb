import type { KeptCategory } from '../domain/categoriesOperation';
import type { Outcome, SetAsideText } from './itemsStore';

/**
 * The port between the categories screen and wherever categories are kept: which were created, and the order of all.
 * What items name is no part of it. Every edit is all-or-nothing and can be undone, as with items.
 */
export interface CategoriesStore {
  /** The same list until something changes, for `useSyncExternalStore`. */
  kept(): readonly KeptCategory[];
  subscribe(listener: () => void): () => void;

  create(name: string): Promise<Outcome>;
  rename(id: string, name: string): Promise<Outcome>;
  remove(ids: readonly string[]): Promise<Outcome>;
  /** Keeps all of `to`, in that order; `from` is the order that Undo brings back. */
  arrange(from: readonly KeptCategory[], to: readonly KeptCategory[]): Promise<Outcome>;

  /** Texts that were unreadable and were set aside; the same list until there are more. */
  quarantined(): readonly SetAsideText[];
}
