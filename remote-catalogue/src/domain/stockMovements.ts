import type { Day } from '@back-office/shared/format';
import type { Item } from './item';
import { firstLocation } from './limits';
import { totalStock, type Variation } from './variations';

/** What a merchant enters. */
export type EntryKind = 'receive' | 'adjust' | 'count' | 'transfer';

/** `sale`: what was sold was taken off. */
export type MovementKind = EntryKind | 'sale';

/** One entry of the journal: what changed in the stock of one variation at one location. */
export interface StockMovement {
  readonly id: string;
  /** ISO 8601 instant. */
  readonly at: string;
  readonly kind: MovementKind;
  readonly itemId: string;
  /** Empty for an item without options. */
  readonly variationId: string;
  readonly location: string;
  /** Units added; negative for units that went. */
  readonly change: number;
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

/** Names a variation in the journal. */
export function stockKey(itemId: string, variationId: string): string {
  return `${itemId}\n${variationId}`;
}

/** Sums of stock have no traces of binary fractions. */
export function plusStock(stock: number | '-', by: number): number {
  return Number(((stock === '-' ? 0 : stock) + by).toFixed(6));
}

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

/**
 * The location that has the stock of which no entry says where it is: the first of the item. That of items that name none
 * does not depend on other items, so that their stock stays where it is.
 */
export function homeLocation(item: Pick<Item, 'locations'>): string {
  return item.locations[0] ?? firstLocation;
}

/**
 * What was there before the first entry, so that it and all entries add up to the stock: what the form, an import or a bulk
 * update set.
 */
export function openingStock(stock: number | '-', movements: readonly StockChange[]): number {
  return plusStock(stock, -movements.reduce((sum, { change }) => sum + change, 0));
}

type StockChange = Pick<StockMovement, 'location' | 'change'>;

/** How much of a variation is at each location. Their sum is its stock. */
export function stockByLocation(
  stock: number | '-',
  movements: readonly StockChange[],
  home: string,
): ReadonlyMap<string, number> {
  const at = new Map<string, number>([[home, openingStock(stock, movements)]]);
  for (const { location, change } of movements) at.set(location, plusStock(at.get(location) ?? 0, change));
  return at;
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
