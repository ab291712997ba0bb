import type { Day } from '@back-office/shared/format';
import { openingStock, plusStock, stockKey, type StockChange } from '@back-office/shared/stock';
import type { Item } from './item';
import { totalStock, type Variation } from './variations';

/** What a merchant enters. */
export type EntryKind = 'receive' | 'adjust' | 'count' | 'transfer';

/** `sale`: what was sold was taken off. */
export type MovementKind = EntryKind | 'sale';

/** One entry of the journal: what changed in the stock of one variation at one location. */
export interface StockMovement extends StockChange {
  readonly id: string;
  /** ISO 8601 instant. */
  readonly at: string;
  readonly kind: MovementKind;
  readonly itemId: string;
  /** Empty for an item without options. */
  readonly variationId: string;
  /** Of a count: what was counted. */
  readonly counted?: number | undefined;
  /** Why the stock was adjusted. */
  readonly reason?: string | undefined;
  /** Of sales: the last day whose sales were taken off. */
  readonly through?: Day | undefined;
}

/** What a journal entry does to the stock of the list. */
export interface StockMove {
  readonly itemId: string;
  readonly variationId: string;
  readonly by: number;
}

/** A movement that has not been stored; the store adds its id and its time. */
export type NewMovement = Omit<StockMovement, 'id' | 'at'>;

/** The item with its stock moved. Moves of variations that it no longer has do nothing. */
export function withMoves(item: Item, moves: readonly StockMove[]): Item {
  const by = new Map<string, number>();
  for (const move of moves) by.set(move.variationId, (by.get(move.variationId) ?? 0) + move.by);
  if (!item.variations) {
    const change = by.get('');
    return change === undefined ? item : { ...item, stock: plusStock(item.stock, change) };
  }
  const variations = item.variations.map((variation): Variation => {
    const change = by.get(variation.id);
    return change === undefined ? variation : { ...variation, stock: plusStock(variation.stock, change) };
  });
  return { ...item, variations, stock: totalStock(variations) };
}

/** The movements of each variation, oldest first, by `stockKey`. */
export function movementsByVariation(
  movements: readonly StockMovement[],
): ReadonlyMap<string, readonly StockMovement[]> {
  const found = new Map<string, StockMovement[]>();
  for (const movement of movements) {
    const key = stockKey(movement.itemId, movement.variationId);
    const known = found.get(key);
    if (known) known.push(movement);
    else found.set(key, [movement]);
  }
  return found;
}

/** An entry with the stock of all locations after it. */
interface StockLine {
  readonly movement: StockMovement;
  readonly balance: number;
}

/** The entries of a variation, newest first, and what it began with. */
export function stockHistory(
  stock: number | '-',
  movements: readonly StockMovement[],
): { readonly opening: number; readonly lines: readonly StockLine[] } {
  const opening = openingStock(stock, movements);
  let balance = opening;
  const lines = movements.map((movement): StockLine => {
    balance = plusStock(balance, movement.change);
    return { movement, balance };
  });
  return { opening, lines: lines.toReversed() };
}

/** The entries as moves of the list. Of a transfer both sides cancel out. */
export function movesOf(movements: readonly NewMovement[]): readonly StockMove[] {
  return movements.map(({ itemId, variationId, change }) => ({ itemId, variationId, by: change }));
}
