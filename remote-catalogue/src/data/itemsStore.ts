import type { ListHistory, Outcome, RestoreOutcome, UnreadableValue } from '@back-office/shared/state';
import type { Item, NewItem } from '../domain/item';
import type { StockMove } from '../domain/stockMovements';
import type { ItemPatch, ItemUpdate } from '../domain/itemsOperation';

/** The items and the state of the list. The store of the browser keeps each field under its own key. */
export interface ItemsSnapshot {
  readonly items: readonly Item[];
  /** The list is being read for the first time: `items` is empty until then. */
  readonly isReading: boolean;
  readonly search: string;
  readonly selected: readonly string[];
  readonly isLoading: boolean;
  readonly error: string | null;
}

/** Where items are kept. Every edit is atomic: if it fails, the list is unchanged and the outcome has a message. */
export interface ItemsStore {
  /** The same object until something changes, for `useSyncExternalStore`. */
  snapshot(): ItemsSnapshot;
  subscribe(listener: () => void): () => void;

  /** `id`: of an item that another list already names; by default a new one. */
  add(item: NewItem, id?: string, group?: string): Promise<Outcome>;
  /** Edits of several lists that belong together have the same `group`. */
  update(ids: readonly string[], patch: ItemPatch, group?: string): Promise<Outcome>;
  /** A different patch for each item; items that do not exist are ignored. */
  updateEach(updates: readonly ItemUpdate[], group?: string): Promise<Outcome>;
  /** Adds to the stock of variations, whatever it is by then. Together with the journal, see `useStock`. */
  moveStock(moves: readonly StockMove[], group: string): Promise<Outcome>;
  remove(ids: readonly string[]): Promise<Outcome>;
  clear(): Promise<Outcome>;
  /** Adds only items whose id is new; the selection stays. */
  merge(items: readonly Item[], group?: string): Promise<Outcome>;
  /** Replaces the list and clears the selection, which Undo restores. */
  replace(items: readonly Item[], group?: string): Promise<Outcome>;

  /** Removes items and adds those whose id is new, as one change. */
  exchange(remove: readonly string[], add: readonly Item[]): Promise<Outcome>;

  setSearch(term: string): void;
  select(ids: readonly string[]): void;
  dismissError(): void;

  /** The last changes of the list. */
  readonly history: ListHistory;
  /** Adds the readable items of a damaged list. */
  restoreDamaged(value: UnreadableValue): Promise<RestoreOutcome>;
}
