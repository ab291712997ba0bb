import type { CsvCell } from '@back-office/shared/csv';
import { homeLocation, stockByLocation, stockKey } from '@back-office/shared/stock';
import { stockByLocationField } from '../../../domain/exportFormat';
import type { Item } from '../../../domain/item';
import { movementsByVariation } from '../../../domain/stockMovements';
import type { StockMovement } from '../../../domain/stockMovements';
import { hasVariations, variationsOf, type Variation } from '../../../domain/variations';

/** Where the stock of exported items is. */
export interface ExportedPlaces {
  readonly locations: readonly string[];
  /** Whether stock is elsewhere than at the home of its item. */
  readonly isSpread: boolean;
  /** What is at each location; `undefined` for stock that is not counted. A location that is missing has none. */
  readonly quantities: (item: Item, sold: Pick<Variation, 'id' | 'stock'>) => ReadonlyMap<string, number> | undefined;
}

/** `undefined` if all is at one location, so that it need not be said. `shop`: the locations of the shop. */
export function exportedPlaces(
  items: readonly Item[],
  movements: readonly StockMovement[],
  shop: readonly string[],
): ExportedPlaces | undefined {
  const journal = movementsByVariation(movements);
  const quantities: ExportedPlaces['quantities'] = (item, { id, stock }) =>
    stock === '-' ? undefined : stockByLocation(stock, journal.get(stockKey(item.id, id)) ?? [], homeLocation(item));
  const locations = new Set(shop);
  let isSpread = false;
  for (const item of items)
    for (const sold of variationsOf(item)) {
      const at = quantities(item, sold);
      for (const location of at?.keys() ?? []) locations.add(location);
      isSpread ||= at !== undefined && at.size > 1;
    }
  return locations.size > 1 ? { locations: [...locations], isSpread, quantities } : undefined;
}

/** Tells of which items the journal has stock elsewhere than at their home, where a file without locations leaves all. */
export function stockElsewhere(journal: ReadonlyMap<string, readonly StockMovement[]>): (item: Item) => boolean {
  const moved = new Set(Array.from(journal.values(), ([entry]) => entry?.itemId));
  return (item) =>
    moved.has(item.id) &&
    variationsOf(item).some(({ id }) =>
      journal.get(stockKey(item.id, id))?.some(({ location }) => location !== homeLocation(item)),
    );
}

/** The cells of a row, one for each location; empty for stock that is not counted. */
export function stockCells(
  item: Item,
  variation: Variation | undefined,
  places: ExportedPlaces | undefined,
): readonly CsvCell[] {
  if (!places) return [];
  const at = places.quantities(item, variation ?? { id: '', stock: item.stock });
  return places.locations.map((location) => (at ? (at.get(location) ?? 0) : ''));
}

/** The item with the quantities by location of all that is sold of it. */
export function withPlaces(item: Item, places: ExportedPlaces): object {
  if (!hasVariations(item)) return { ...item, ...placesField(item, { id: '', stock: item.stock }, places) };
  const variations = item.variations?.map((sold) => ({ ...sold, ...placesField(item, sold, places) }));
  return { ...item, variations };
}

function placesField(item: Item, sold: Pick<Variation, 'id' | 'stock'>, { quantities }: ExportedPlaces): object {
  const at = quantities(item, sold);
  if (!at) return {};
  return { [stockByLocationField]: [...at].map(([location, quantity]) => ({ location, quantity })) };
}
