import { parseCount, parseStock, typedStock } from '../../../domain/stockPlaces';
import type { NewMovement } from '../../../domain/stockMovements';

/** What was typed for the stock of a row at one location. */
export interface PlacedEntry {
  /** The id of the variation; empty for an item without options. */
  readonly row: string;
  readonly location: string;
  readonly text: string;
  /** The number in it, or the last one while the text is not a number. */
  readonly count: number;
}

/** Where stock is: what the journal brought to a location is there, and the rest of a row is at the home of its item. */
export interface StockPlaces {
  readonly home: string;
  /** What the journal brought to a location other than the home. */
  readonly brought: (row: string, location: string) => number;
  readonly locations: readonly string[];
  /** Entries that `brought` includes, but not the journal: the item has a new home. */
  readonly moved: readonly NewMovement[];
}

/** A row whose `stock` is the text for all locations. */
interface StockRow {
  readonly id: string;
  readonly stock: string;
}

/** The stock of a row at a location, as typed. */
export function stockAt(row: StockRow, location: string, placed: readonly PlacedEntry[], places: StockPlaces): string {
  const entry = entryOf(placed, row.id, location);
  const count = countAt(row, location, placed, places);
  // A text that is no number yet, or is written in another way than the number would be.
  if (entry && (entry.count === count || !isCount(entry.text))) return entry.text;
  return count === undefined ? row.stock : typedStock(count);
}

/** The row and the entries after a stock was typed at a location: the stock of all locations changes by as much. */
export function withStockAt(
  row: StockRow,
  location: string,
  text: string,
  placed: readonly PlacedEntry[],
  places: StockPlaces,
): { readonly stock: string; readonly placed: readonly PlacedEntry[] } {
  const before = countAt(row, location, placed, places) ?? 0;
  const total = parseStock(row.stock);
  const count = parseCount(text) ?? before;
  // Stock that was not counted is nowhere else, whatever was entered before.
  const others =
    total === '-'
      ? [...placed.filter((entry) => entry.row !== row.id), ...emptyPlaces(row.id, location, places)]
      : placed.filter((entry) => entry.row !== row.id || entry.location !== location);
  return {
    stock: isCount(text) ? typedStock(rounded((typeof total === 'number' ? total : 0) + count - before)) : row.stock,
    placed: [...others, { row: row.id, location, text, count }],
  };
}

function emptyPlaces(row: string, counted: string, { locations, brought }: StockPlaces): readonly PlacedEntry[] {
  const others = locations.filter((location) => location !== counted && brought(row, location) !== 0);
  return others.map((location) => ({ row, location, text: '0', count: 0 }));
}

/** The entry of a row that is still there which is no number. */
export function wrongEntry(placed: readonly PlacedEntry[], rows: readonly string[]): PlacedEntry | undefined {
  return placed.find(({ row, text }) => rows.includes(row) && !isCount(text));
}

/** The counts that saving writes into the journal. The home of an item has what its total leaves. */
export function placedMovements(
  itemId: string,
  rows: readonly string[],
  placed: readonly PlacedEntry[],
  { home, brought, moved }: StockPlaces,
): readonly NewMovement[] {
  const counts = placed.flatMap(({ row, location, count }): NewMovement[] => {
    const change = rounded(count - brought(row, location));
    if (location === home || change === 0 || !rows.includes(row)) return [];
    return [{ kind: 'count', itemId, variationId: row, location, change, counted: count }];
  });
  return [...moved.filter(({ variationId }) => rows.includes(variationId)), ...counts];
}

/** `undefined` if stock is not counted, or its text is no number. */
function countAt(
  row: StockRow,
  location: string,
  placed: readonly PlacedEntry[],
  { home, brought, locations }: StockPlaces,
): number | undefined {
  const total = parseStock(row.stock);
  if (typeof total !== 'number') return undefined;
  const away = (place: string) => entryOf(placed, row.id, place)?.count ?? brought(row.id, place);
  if (location !== home) return away(location);
  return rounded(locations.reduce((left, place) => (place === home ? left : left - away(place)), total));
}

function entryOf(placed: readonly PlacedEntry[], row: string, location: string): PlacedEntry | undefined {
  return placed.find((entry) => entry.row === row && entry.location === location);
}

function isCount(text: string): boolean {
  return parseCount(text) !== undefined;
}

function rounded(count: number): number {
  return Number(count.toFixed(6));
}
