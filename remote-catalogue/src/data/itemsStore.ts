import type { Item, NewItem } from '../domain/item';
import type { ItemPatch } from '../domain/itemsOperation';

/** What the list screen shows. Held under the five specified keys by the sample store (spec A §4). */
export interface ItemsSnapshot {
  readonly items: readonly Item[];
  readonly search: string;
  readonly selected: readonly string[];
  readonly isLoading: boolean;
  readonly error: string | null;
}

/** `undo` runs the reverse operation on whatever the list is by then. */
export type Outcome =
  | { readonly ok: true; readonly changed: number; readonly undo: () => Promise<Outcome> }
  | { readonly ok: false; readonly reason: 'full' | 'failed'; readonly message: string };

/** A text that was unreadable, and where it is now; `movedTo` is missing where there was no room. */
export interface SetAsideText {
  readonly key: string;
  readonly text: string;
  readonly movedTo?: string;
}

/**
 * The port between the items screens and wherever items live. Every edit is all-or-nothing; a refused one leaves the
 * old list standing and says why in plain words.
 */
export interface ItemsStore {
  /** The same object until something changes, for `useSyncExternalStore`. */
  snapshot(): ItemsSnapshot;
  subscribe(listener: () => void): () => void;

  add(item: NewItem): Promise<Outcome>;
  update(ids: readonly string[], patch: ItemPatch): Promise<Outcome>;
  remove(ids: readonly string[]): Promise<Outcome>;
  clear(): Promise<Outcome>;
  /** Adds only items whose id is new; the selection stays. */
  merge(items: readonly Item[]): Promise<Outcome>;
  /** Replaces the list and clears the selection. */
  replace(items: readonly Item[]): Promise<Outcome>;

  setSearch(term: string): void;
  select(ids: readonly string[]): void;
  dismissError(): void;

  /** What the store does with a draft, in one line for the merchant. The sample store only logs it. */
  saveDraft(draft: unknown): string;
  /** Texts that were unreadable and were set aside, for the notice and its download. */
  quarantined(): readonly SetAsideText[];
  /** Listeners, timers and locks end here. */
  close(): void;
}
