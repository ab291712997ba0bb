import { pluralize } from '@back-office/shared/format';
import type { Item } from '../../../domain/item';
import { defaultHomeOf, shopLocations } from '../../../domain/shopLocations';
import { plusStock, type NewMovement } from '../../../domain/stockMovements';
import { placingCounts, type BroughtStock, type StockAt } from '../../../domain/stockPlaces';
import { variationName, type Variation } from '../../../domain/variations';
import type { FileAnalysis } from './analyzeFile';
import type { FieldChange } from './itemChanges';
import { type ImportPreview, type PreviewContext, type RowNote, rowNote, type RowOutcome } from './importTypes';

/** What the shop says of where stock is. */
export interface StockBefore {
  readonly brought: BroughtStock;
  /** The location of items that name none, once the items of the file are in the list. */
  readonly defaultHome: () => string;
}

const nothingBrought: BroughtStock = new Map();

export function stockBefore({ existing, stock }: PreviewContext, added: readonly Item[]): StockBefore {
  let home: string | undefined;
  const defaultHome = () => (home ??= defaultHomeOf(shopLocations([...existing, ...added], stock?.fixedLocations)));
  return { brought: stock?.brought ?? nothingBrought, defaultHome };
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
  const list = [...found].map((name) => `“${name}”`).join(', ');
  const choice = names.length > 0 ? ` To leave its stock out, choose “Do not import” for its column.` : '';
  const reason = `Stock is at ${pluralize(found.size, 'location')} that your shop does not have yet: ${list}.${choice}`;
  return rowNote({ index: -1, line: source.headerLine }, names.join(', '), '', reason);
}

/** Where a file says that the stock of an item is, and what the journal says. */
export interface Placing {
  readonly stockAt: StockAt;
  readonly brought: BroughtStock;
  readonly defaultHome: string;
}

/** The counts of an update. `idOf`: the id that a variation of the file has in the item after the update. */
export function placedCounts(after: Item, idOf: (id: string) => string | undefined, placing: Placing | undefined) {
  if (!placing) return [];
  const told = [...placing.stockAt].flatMap(([id, at]) => {
    const final = idOf(id);
    return final === undefined ? [] : [[final, at] as const];
  });
  return placingCounts(after, new Map(told), placing.brought, placing.defaultHome);
}

/** `Stock at Online Only, Large`: what is there in the list and in the file. */
export function countChange(count: NewMovement, variations: readonly Variation[] = []): FieldChange {
  const { variationId, location, change, counted = 0 } = count;
  const variation = variations.find(({ id }) => id === variationId);
  const field = [`Stock at ${location}`, variation ? variationName(variation) : ''].filter(Boolean).join(', ');
  return { field, before: String(plusStock(counted, -change)), after: String(counted) };
}

/** The counts that Merge or Replace writes into the journal: where the file says that stock is, if it is elsewhere. */
export function countsToImport(
  { added, present }: Pick<ImportPreview, 'added' | 'present'>,
  mode: 'merge' | 'replace',
  context: PreviewContext,
): readonly NewMovement[] {
  const rows = mode === 'merge' ? added : [...added, ...present];
  const items = rows.map(({ item }) => item);
  const { brought, defaultHome } = stockBefore(mode === 'merge' ? context : { ...context, existing: [] }, items);
  return rows.flatMap(({ item, stockAt }) => (stockAt ? placingCounts(item, stockAt, brought, defaultHome()) : []));
}
