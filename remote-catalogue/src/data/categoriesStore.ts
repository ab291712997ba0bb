import type { ListHistory, Outcome, Restore } from '@back-office/shared/state';
import type { StoredCategory } from '../domain/categoriesOperation';

/**
 * Where categories are kept: those that were created, and the order of all. Categories that only items name are not part
 * of it. Every edit is atomic and can be undone, as with items.
 */
export interface CategoriesStore {
  /** The same list until something changes, for `useSyncExternalStore`. */
  list(): readonly StoredCategory[];
  subscribe(listener: () => void): () => void;

  /** The last changes. Edits with the same `group` belong together. */
  readonly history: ListHistory;
  create(name: string): Promise<Outcome>;
  rename(id: string, name: string, group?: string): Promise<Outcome>;
  remove(ids: readonly string[], group?: string): Promise<Outcome>;
  /** Stores all categories of `to` in that order; Undo restores the order of `from`. */
  arrange(from: readonly StoredCategory[], to: readonly StoredCategory[], group?: string): Promise<Outcome>;

  /** Adds the readable categories of a damaged list. */
  restoreDamaged: Restore;
}
