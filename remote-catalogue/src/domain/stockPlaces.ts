import type { Item } from './item';
import {
  homeLocation,
  plusStock,
  stockByLocation,
  stockKey,
  type NewMovement,
  type StockMovement,
} from './stockMovements';
import { totalStock, variationsOf } from './variations';

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
 * Where all stock of an item is after an import: at the locations that a file names as it says, at the others as before.
 * Stock that was not counted is nowhere else.
 */
export function withOtherPlaces(before: Item, told: StockAt, brought: BroughtStock, defaultHome: string): StockAt {
  const home = homeLocation(before, defaultHome);
  const stocks = new Map(variationsOf(before).map(({ id, stock }) => [id, stock]));
  return new Map(
    [...told].map(([id, at]) => {
      const stock = stocks.get(id) ?? '-';
      if (stock === '-') return [id, at];
      const changes = [...(brought.get(stockKey(before.id, id)) ?? [])];
      const there = stockByLocation(
        stock,
        changes.map(([location, change]) => ({ location, change })),
        home,
      );
      return [id, new Map([...there, ...at])];
    }),
  );
}

/** The item with the stock that is at all its locations. */
export function withStockAt(item: Item, told: StockAt): Item {
  const stockOf = (id: string, stock: number | '-') => {
    const at = told.get(id);
    return at ? [...at.values()].reduce((sum, quantity) => plusStock(sum, quantity), 0) : stock;
  };
  if (!item.variations) return { ...item, stock: stockOf('', item.stock) };
  const variations = item.variations.map((each) => ({ ...each, stock: stockOf(each.id, each.stock) }));
  return { ...item, variations, stock: totalStock(variations) };
}

/**
 * The counts that bring the stock of an item to where it is after an import, of which `told` has all locations. The home of the item has what the others leave, and needs no entry.
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
