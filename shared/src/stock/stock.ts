import { firstLocation } from './firstLocation';

export { firstLocation };

/** What an entry of the journal does to the stock of a variation. */
export interface StockChange {
  readonly location: string;
  /** Units added; negative for units that went. */
  readonly change: number;
}

/** Names a variation in the journal; `variationId` is empty for an item without options. */
export function stockKey(itemId: string, variationId: string): string {
  return `${itemId}\n${variationId}`;
}

/** Sums of stock have no traces of binary fractions. */
export function plusStock(stock: number | '-', by: number): number {
  return Number(((stock === '-' ? 0 : stock) + by).toFixed(6));
}

/**
 * The location that has the stock of which no entry says where it is: the first of the item. That of items that name none
 * does not depend on other items, so that their stock stays where it is.
 */
export function homeLocation(item: { readonly locations: readonly string[] }): string {
  return item.locations[0] ?? firstLocation;
}

/**
 * What was there before the first entry, so that it and all entries add up to the stock: what the form, an import or a bulk
 * update set.
 */
export function openingStock(stock: number | '-', changes: readonly StockChange[]): number {
  return plusStock(stock, -changes.reduce((sum, { change }) => sum + change, 0));
}

/** How much of a variation is at each location. Their sum is its stock. */
export function stockByLocation(
  stock: number | '-',
  changes: readonly StockChange[],
  home: string,
): ReadonlyMap<string, number> {
  const at = new Map<string, number>([[home, openingStock(stock, changes)]]);
  for (const { location, change } of changes) at.set(location, plusStock(at.get(location) ?? 0, change));
  return at;
}
