import { formatQuantity, pluralize } from '@back-office/shared/format';
import { plusStock } from '@back-office/shared/stock';
import type { Item } from '../../../domain/item';
import { shopLocations } from '../../../domain/shopLocations';
import type { NewMovement } from '../../../domain/stockMovements';
import {
  entriesOfOthers,
  placingCounts,
  withOtherPlaces,
  withStockAt,
  type BroughtStock,
  type StockAt,
} from '../../../domain/stockPlaces';
import { variationName, variationsOf, type Variation } from '../../../domain/variations';
import type { FileAnalysis } from './analyzeFile';
import type { FieldChange } from './itemChanges';
import {
  type ImportPreview,
  type PreviewContext,
  type PreviewRow,
  type RowNote,
  rowNote,
  type RowOutcome,
} from './importTypes';

const nothingBrought: BroughtStock = new Map();

/** What the journal of the shop says of where stock is. */
export function broughtBefore({ stock }: PreviewContext): BroughtStock {
  return stock?.brought ?? nothingBrought;
}

/** Says which locations of a file's stock the shop does not have. */
export function newLocationsNote(
  { source, columns, stockLocations }: FileAnalysis,
  { existing, stock }: PreviewContext,
  outcomes: readonly RowOutcome[],
): RowNote | undefined {
  const found = new Set<string>();
  for (const outcome of outcomes)
    if ('item' in outcome)
      for (const at of outcome.stockAt?.values() ?? [])
        for (const [location, quantity] of at) if (quantity !== 0) found.add(location);
  if (found.size === 0) return undefined;
  for (const location of shopLocations(existing, stock?.fixedLocations)) found.delete(location);
  for (const { locations } of existing) for (const location of locations) found.delete(location);
  if (found.size === 0) return undefined;
  const names = columns.all('stock').flatMap((column, index) => {
    const location = stockLocations[index];
    return location !== undefined && found.has(location) ? [columns.nameAt(column)] : [];
  });
  const choice = names.length > 0 ? ` To leave its stock out, choose “Do not import” for its column.` : '';
  const reason = `Stock is at ${pluralize(found.size, 'location')} that your shop does not have yet: ${quoted([...found])}.${choice}`;
  return rowNote({ index: -1, line: source.headerLine }, names.join(', '), '', reason);
}

/** Where a file says that the stock of an item is, and what the journal says. */
export interface Placing {
  /** Missing if the file does not say. */
  readonly stockAt: StockAt | undefined;
  readonly brought: BroughtStock;
}

/** An item of a file with its stock at all locations, and where that is. */
interface Placed {
  readonly item: Item;
  readonly stockAt: StockAt;
}

const nowhere: StockAt = new Map();

/**
 * What a file makes of an item of the list, with the stock at locations that the file does not name: it stays. The JSON of our
 * own export names all that have stock. `idOf`: the id that a variation of the file has in `after`.
 */
export function placedStock(
  file: FileAnalysis,
  before: Item,
  { item: after, idOf }: { readonly item: Item; readonly idOf: (id: string) => string | undefined },
  { stockAt, brought }: Placing,
): Placed {
  if (!stockAt) return { item: after, stockAt: nowhere };
  const told = new Map(
    [...stockAt].flatMap(([id, at]) => {
      const final = idOf(id);
      return final === undefined ? [] : [[final, at] as const];
    }),
  );
  if (file.isOwn && file.source.format === 'json') return { item: after, stockAt: told };
  const all = withOtherPlaces(before, told, brought);
  return { item: withStockAt(after, all), stockAt: all };
}

/** Whether the locations of all that is sold of an item add up to its stock. */
export function isAllStock(item: Item, told: StockAt): boolean {
  const placed = withStockAt(item, told);
  const stocks = new Map(variationsOf(placed).map(({ id, stock }) => [id, stock]));
  return variationsOf(item).every(({ id, stock }) => stock === stocks.get(id));
}

/** The locations of an item after an update: quantities in a file of another shop add locations and remove none. */
export function updatedLocations({ isOwn, columns }: FileAnalysis, before: Item, given: readonly string[]) {
  return isOwn || columns.has('locations') ? given : [...new Set([...before.locations, ...given])];
}

/** Locations of the shop that the file does not name; none if it names no location at all. */
export function unnamedLocations(
  stockLocations: readonly (string | undefined)[],
  { existing, stock }: Pick<PreviewContext, 'existing' | 'stock'>,
): readonly string[] {
  const named = new Set(stockLocations.filter((name) => name !== undefined));
  if (named.size === 0) return [];
  const known = new Set(stock?.fixedLocations);
  for (const { locations } of existing) for (const location of locations) known.add(location);
  for (const at of stock?.brought.values() ?? []) for (const location of at.keys()) known.add(location);
  return [...known].filter((name) => !named.has(name));
}

/** Says which locations of the shop a file does not name. */
export function otherLocationsNote({ source, columns, stockLocations, otherLocations }: FileAnalysis) {
  if (otherLocations.length === 0) return undefined;
  const placed = columns.all('stock').filter((_, index) => stockLocations[index] !== undefined);
  const named = [...new Set(stockLocations.filter((name) => name !== undefined))];
  const reason = `Stock changes at ${quoted(named)} only. The file does not name ${quoted(otherLocations)}: Update existing leaves the stock there as it is.`;
  const header = { index: -1, line: source.headerLine };
  return rowNote(header, placed.map((column) => columns.nameAt(column)).join(', '), '', reason);
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(', ');
}

/** `Stock at Online Only, Large`: what is there in the list and in the file. */
export function countChange(count: NewMovement, variations: readonly Variation[] = []): FieldChange {
  const { variationId, location, change, counted = 0 } = count;
  const variation = variations.find(({ id }) => id === variationId);
  const field = [`Stock at ${location}`, variation ? variationName(variation) : ''].filter(Boolean).join(', ');
  return { field, before: formatQuantity(plusStock(counted, -change)), after: formatQuantity(counted) };
}

/**
 * What Merge or Replace writes into the journal: where the file says that stock is, if it is elsewhere. Of a listed item with
 * other locations, what was entered at its home of before moves to the new one.
 */
export function entriesToImport(
  { added, present }: Pick<ImportPreview, 'added' | 'present'>,
  mode: 'merge' | 'replace',
  context: PreviewContext,
): readonly NewMovement[] {
  const brought = broughtBefore(context);
  const counts = ({ item, stockAt }: PreviewRow) => (stockAt ? placingCounts(item, stockAt, brought) : []);
  const counted = added.flatMap(counts);
  if (mode === 'merge') return counted;
  const listed = new Map(context.existing.map((item) => [item.id, item]));
  return [
    ...counted,
    ...present.flatMap((row) => {
      const before = listed.get(row.item.id);
      return [...counts(row), ...(before ? entriesOfOthers(before, row.item, row.stockAt, brought) : [])];
    }),
  ];
}
