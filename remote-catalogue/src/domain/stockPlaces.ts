import type { Item } from './item';
import { homeLocation, plusStock, stockKey, type NewMovement, type StockMovement } from './stockMovements';
import { variationsOf } from './variations';

/** How much the journal brought to each location, by `stockKey`. */
export type BroughtStock = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Where a file says the stock of an item is: quantities by location, by the id of the variation. */
export type StockAt = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** What an import needs to know of the stock of a shop. */
export interface ShopStock {
  readonly brought: BroughtStock;
  /** Missing in a shop whose locations are those of its items. */
  readonly fixedLocations?: readonly string[] | undefined;
}

export function broughtStock(movements: readonly StockMovement[]): BroughtStock {
  const brought = new Map<string, Map<string, number>>();
  for (const { itemId, variationId, location, change } of movements) {
    const key = stockKey(itemId, variationId);
    const at = brought.get(key) ?? new Map<string, number>();
    at.set(location, plusStock(at.get(location) ?? 0, change));
    brought.set(key, at);
  }
  return brought;
}

/** Where the journal of a shop, or of one of its items, has entries, whether or not an item still names the location. */
export function journalLocations(
  journal: ReadonlyMap<string, readonly StockMovement[]>,
  ofItem?: string,
): readonly string[] {
  const found = new Set<string>();
  for (const movements of journal.values())
    for (const { itemId, location } of movements) if (ofItem === undefined || itemId === ofItem) found.add(location);
  return [...found];
}

/**
 * The counts that bring the stock of an item to where a file says it is. A file that says where it is says so of all of it,
 * so nothing is left elsewhere. The home of the item has what the others leave, and needs no entry.
 */
export function placingCounts(
  item: Item,
  told: StockAt,
  brought: BroughtStock,
  defaultHome: string,
): readonly NewMovement[] {
  const home = homeLocation(item, defaultHome);
  return variationsOf(item).flatMap(({ id }) => {
    const at = told.get(id);
    if (!at) return [];
    const there = brought.get(stockKey(item.id, id));
    return [...new Set([...at.keys(), ...(there?.keys() ?? [])])].flatMap((location): NewMovement[] => {
      const counted = at.get(location) ?? 0;
      const change = plusStock(counted, -(there?.get(location) ?? 0));
      if (location === home || change === 0) return [];
      return [{ kind: 'count', itemId: item.id, variationId: id, location, change, counted }];
    });
  });
}
