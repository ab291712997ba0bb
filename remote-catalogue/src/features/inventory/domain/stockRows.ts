import { homeLocation, plusStock, stockByLocation, stockKey } from '@back-office/shared/stock';
import { stockMark, type Item } from '../../../domain/item';
import { parseCount } from '../../../domain/stockPlaces';
import type { EntryKind, NewMovement, StockMovement } from '../../../domain/stockMovements';
import { nameWithVariation, variationsOf, type Variation } from '../../../domain/variations';

export type Journal = ReadonlyMap<string, readonly StockMovement[]>;

/** A variation whose stock is kept. */
export interface StockRow {
  readonly key: string;
  readonly item: Item;
  readonly variation: Variation;
  /** `T-Shirt – Large` */
  readonly name: string;
  /** At the chosen location, or at all of them; `-` if it is not counted. */
  readonly quantity: number | '-';
  /** It is kept at other locations: nothing is out of stock at the chosen one. */
  readonly isElsewhere?: boolean;
  /** Of all locations: those that are below zero, which the stock of the others may hide. */
  readonly belowAt?: readonly string[];
}

/** What a filter of the screen shows. */
export const stockStates = ['Low', 'Out', 'Below zero', 'Not counted'] as const;
export type StockState = (typeof stockStates)[number];

/** The state that needs attention; `undefined` for enough stock. */
export function stockStateOf({
  quantity,
  variation,
  isElsewhere = false,
  belowAt,
}: Pick<StockRow, 'quantity' | 'variation' | 'isElsewhere' | 'belowAt'>): StockState | undefined {
  if (quantity === '-') return 'Not counted';
  if (isElsewhere) return undefined;
  return quantity < 0 || belowAt ? 'Below zero' : stockMark({ stock: quantity, lowStock: variation.lowStock });
}

/** Each variation of the items that are not archived, in the order of the list. `location`: empty for all. */
export function stockRows(items: readonly Item[], journal: Journal, location: string): readonly StockRow[] {
  return items.flatMap((item) =>
    item.status === 'Archived' ? [] : variationsOf(item).map((variation) => rowOf(item, variation)),
  );

  function rowOf(item: Item, variation: Variation): StockRow {
    const key = stockKey(item.id, variation.id);
    const name = nameWithVariation(item.name, variation);
    const quantity = location === '' ? variation.stock : quantityAt(journal, { item, variation }, location);
    const isKept =
      homeLocation(item) === location ||
      item.locations.includes(location) ||
      journal.get(key)?.some((movement) => movement.location === location);
    const row = { key, item, variation, name, quantity };
    if (location === '') return { ...row, ...belowZero(row, journal.get(key)) };
    return isKept ? row : { ...row, isElsewhere: true };
  }
}

function belowZero(
  { item, variation: { stock } }: Pick<StockRow, 'item' | 'variation'>,
  movements?: readonly StockMovement[],
) {
  // Most variations have no entries, and are at one location.
  if (!movements || stock === '-') return {};
  const places = [...stockByLocation(stock, movements, homeLocation(item))].filter(([, units]) => units < 0);
  return places.length > 0 ? { belowAt: places.map(([place]) => place) } : {};
}

/** How much of a variation is at a location; `-` if it is not counted anywhere. */
export function quantityAt(
  journal: Journal,
  { item, variation }: Pick<StockRow, 'item' | 'variation'>,
  location: string,
): number | '-' {
  if (variation.stock === '-') return '-';
  const movements = journal.get(stockKey(item.id, variation.id));
  const home = homeLocation(item);
  // Most variations have no entries.
  if (!movements) return location === home ? variation.stock : 0;
  return stockByLocation(variation.stock, movements, home).get(location) ?? 0;
}

/** The rows whose name or code a text finds, in the chosen state. */
export function filterStockRows(rows: readonly StockRow[], search: string, state: string): readonly StockRow[] {
  const term = search.trim().toLowerCase();
  const digits = term.replace(/\s/g, '');
  return rows.filter((row) => {
    if (state !== '' && stockStateOf(row) !== state) return false;
    if (term === '') return true;
    const { sku, gtin } = row.variation;
    return (
      row.name.toLowerCase().includes(term) ||
      sku.toLowerCase().includes(term) ||
      (digits.length > 3 && gtin.replace(/\s/g, '').includes(digits))
    );
  });
}

/** A line of a dialog: a variation and the number that was typed for it. */
export interface StockLine {
  readonly row: StockRow;
  readonly text: string;
  /** Of a file with several locations; the others are at the location of the dialog. */
  readonly location?: string | undefined;
}

/** Names a line of a dialog. */
export function lineKey({ row, location = '' }: StockLine): string {
  return `${row.key}\n${location}`;
}

/** Where and why stock changes. */
export interface StockPlace {
  readonly location: string;
  /** Of a transfer. */
  readonly to: string;
  readonly reason: string;
}

const messages = {
  receive: 'Please enter how many came in.',
  transfer: 'Please enter how many are moved.',
  adjust: 'Please enter how many more, or with a minus how many fewer.',
  count: 'Please enter how many there are.',
} as const satisfies Record<EntryKind, string>;

/** The smallest number of eight digits, which the shortest GTIN has: a slow scanner may have typed it. */
const leastCode = 10_000_000;

/** What is wrong with a number; `undefined` if nothing is. */
export function quantityError(kind: EntryKind, text: string): string | undefined {
  const quantity = parseCount(text);
  if (quantity !== undefined && Math.abs(quantity) >= leastCode) return `This looks like a code. ${messages[kind]}`;
  const isRight =
    quantity !== undefined && (kind === 'adjust' ? quantity !== 0 : kind === 'count' ? quantity >= 0 : quantity > 0);
  return isRight ? undefined : messages[kind];
}

/** The entries of a dialog whose numbers are right. */
export function movementsOfLines(
  kind: EntryKind,
  lines: readonly StockLine[],
  { location: ofDialog, to, reason }: StockPlace,
  journal: Journal,
): readonly NewMovement[] {
  const entries = lines.flatMap(({ row, text, location = ofDialog }): NewMovement[] => {
    const quantity = parseCount(text) ?? 0;
    const entry = {
      kind,
      itemId: row.item.id,
      variationId: row.variation.id,
      location,
      ...(reason !== '' && { reason }),
    };
    if (kind === 'transfer')
      return [
        { ...entry, change: -quantity },
        { ...entry, location: to, change: quantity },
      ];
    if (kind !== 'count') return [{ ...entry, change: quantity }];
    const there = quantityAt(journal, row, location);
    return [{ ...entry, change: quantity - (there === '-' ? 0 : there), counted: quantity }];
  });
  const uncounted = new Map(lines.map(({ row }) => [row.key, row]));
  return [...[...uncounted.values()].flatMap((row) => firstCounts(row, kind, ofDialog, journal)), ...entries];
}

/**
 * Stock that was not counted is 0 before its first entry, wherever earlier ones brought it. Unless that is a count itself, it
 * is counted as 0, so that earlier sales are not taken off what comes in now.
 */
function firstCounts({ item, variation }: StockRow, kind: EntryKind, location: string, journal: Journal) {
  if (variation.stock !== '-') return [];
  const at = stockByLocation(0, journal.get(stockKey(item.id, variation.id)) ?? [], homeLocation(item));
  const places = kind === 'count' ? at.keys() : new Set([location, ...at.keys()]);
  return [...places].flatMap((place): readonly NewMovement[] => {
    const change = plusStock(0, -(at.get(place) ?? 0));
    if (change === 0 && (kind === 'count' || place !== location)) return [];
    return [{ kind: 'count', itemId: item.id, variationId: variation.id, location: place, change, counted: 0 }];
  });
}

/** What is at the location after a line is saved; `undefined` while its number is not right. */
export function quantityAfter(kind: EntryKind, there: number | '-', text: string): number | undefined {
  const quantity = parseCount(text);
  if (quantity === undefined || quantityError(kind, text) !== undefined) return undefined;
  const now = there === '-' ? 0 : there;
  if (kind === 'count') return quantity;
  return Number((now + (kind === 'transfer' ? -quantity : quantity)).toFixed(6));
}
