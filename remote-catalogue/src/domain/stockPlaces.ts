import { parseTypedNumber, typedText } from '@back-office/shared/format';
import { homeLocation, plusStock, stockByLocation, stockKey } from '@back-office/shared/stock';
import type { Item } from './item';
import type { NewMovement, StockMovement } from './stockMovements';
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

export function broughtStock(movements: readonly NewMovement[]): BroughtStock {
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
 * The entries that are needed when an item gets other locations. Stock stays where it is while the item names that
 * location, or else moves from its home of before to the new one.
 */
export function entriesForNewHome(
  item: Item,
  locations: readonly string[],
  brought: BroughtStock,
): readonly NewMovement[] {
  const [from, to] = [homeLocation(item), homeLocation({ locations })];
  if (from === to) return [];
  return variationsOf(item).flatMap(({ id, stock }): readonly NewMovement[] => {
    if (stock === '-') return [];
    const changes = [...(brought.get(stockKey(item.id, id)) ?? [])].map(([location, change]) => ({ location, change }));
    const ofJournal = changes.find(({ location }) => location === from)?.change ?? 0;
    const staying = locations.includes(from) ? (stockByLocation(stock, changes, from).get(from) ?? 0) : 0;
    const change = plusStock(staying, -ofJournal);
    if (change === 0) return [];
    const entry = { kind: 'adjust', itemId: item.id, variationId: id, reason: newLocations } as const;
    return [
      { ...entry, location: from, change },
      { ...entry, location: to, change: -change },
    ];
  });
}

/** The same of an edit that says of some variations where their stock is (`told`): the entries of those that it leaves as they are. */
export function entriesOfOthers(
  before: Item,
  after: Item,
  told: StockAt | undefined,
  brought: BroughtStock,
): readonly NewMovement[] {
  const left = new Set(variationsOf(after).flatMap(({ id }) => (told?.has(id) ? [] : [id])));
  return entriesForNewHome(before, after.locations, brought).filter(({ variationId }) => left.has(variationId));
}

/** The reason of these entries in the history. */
const newLocations = 'Locations of the item changed';

/**
 * Where all stock of an item is after an import: at the locations that a file names as it says, at the others as before.
 * Stock that was not counted is nowhere else.
 */
export function withOtherPlaces(before: Item, told: StockAt, brought: BroughtStock): StockAt {
  const home = homeLocation(before);
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
export function placingCounts(item: Item, told: StockAt, brought: BroughtStock): readonly NewMovement[] {
  const home = homeLocation(item);
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

/** A stock as a field shows it, with the decimal sign of the page's locale. */
export function typedStock(stock: number | '-'): string {
  return typedText(String(stock));
}

/** A typed number; `undefined` if stock is not counted, or the text is none. */
export function parseCount(text: string): number | undefined {
  const stock = parseStock(text);
  return typeof stock === 'number' ? stock : undefined;
}

/** A typed stock: a number, `-` if stock is not counted, `undefined` if it is neither. */
export function parseStock(text: string): number | '-' | undefined {
  const trimmed = text.trim();
  if (trimmed === '-') return '-';
  const count = Number(parseTypedNumber(trimmed)?.text ?? NaN);
  return Math.abs(count) <= Number.MAX_SAFE_INTEGER ? count : undefined;
}
