import { effort } from '@back-office/shared/testing/effort';
import fc from 'fast-check';
import type { Item } from '../domain/item';
import { mug } from '../domain/items.testing';
import { defaultHomeOf, shopLocations } from '../domain/shopLocations';
import {
  homeLocation,
  movementsByVariation,
  movesOf,
  stockByLocation,
  stockKey,
  withMoves,
  type NewMovement,
  type StockMovement,
} from '../domain/stockMovements';
import { broughtStock } from '../domain/stockPlaces';
import { summaryOf, variationsOf, type Variation } from '../domain/variations';
import { itemsToReplace } from '../features/item-import/domain/importResult';
import { countsToImport } from '../features/item-import/domain/importStock';
import { now, previewOf } from '../features/item-import/domain/importing.testing';
import { exportJson, exportVariationsCsv } from '../features/items/domain/exportItems';
import { exportedPlaces } from '../features/items/domain/exportPlaces';

/** A shop: its items, and the journal of their stock. */
interface Shop {
  readonly items: readonly Item[];
  readonly movements: readonly StockMovement[];
}

const location = fc.constantFrom(
  'Main Store',
  'Online Only',
  ' Ware]house [2',
  'Zoë; "East", \\ 1',
  '=Kiosk',
  'a\nb',
  '',
);
const stock = fc.oneof(fc.integer({ min: -50, max: 5_000 }), fc.constantFrom('-' as const, 0.25, 1_000_000));
const aShop: fc.Arbitrary<Shop> = fc
  .array(
    fc.record({
      locations: fc.uniqueArray(location, { maxLength: 3 }),
      stocks: fc.array(stock, { minLength: 1, maxLength: 3 }),
      moves: fc.array(
        fc.record({ sold: fc.nat(2), location, change: fc.oneof(fc.integer({ min: -9, max: 99 }), fc.constant(0.1)) }),
        { maxLength: 5 },
      ),
      hasPhoto: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((made) => {
    const drawn = made.map(({ locations, stocks, hasPhoto, moves }, at) => ({
      item: itemOf(at, locations, stocks, hasPhoto),
      moves,
    }));
    const movements = drawn.flatMap(({ item, moves }) =>
      moves.map(({ sold, ...move }): NewMovement => {
        const all = variationsOf(item);
        const { id } = all[sold % all.length] ?? { id: '' };
        return { ...move, kind: 'receive', itemId: item.id, variationId: id };
      }),
    );
    return {
      items: drawn.map(({ item }) => withMoves(item, movesOf(movements.filter(({ itemId }) => itemId === item.id)))),
      movements: stamped(movements),
    };
  });

function itemOf(at: number, locations: readonly string[], stocks: readonly (number | '-')[], hasPhoto: boolean): Item {
  const plain: Item = {
    ...mug,
    ...{ id: `item-${at}`, name: `Item ${at}`, sku: `S-${at}`, locations, stock: stocks[0] ?? '-' },
    ...(hasPhoto && { photos: [{ id: `photo-${at}`, alt: 'Front' }] }),
  };
  if (stocks.length === 1) return plain;
  const variations = stocks.map((count, index): Variation => {
    const sold = { sku: `S-${at}-${index}`, gtin: '', price: '$2.00/ea', weight: '', stock: count };
    return { id: `v${index}`, values: [`Size ${index}`], ...sold };
  });
  const options = [{ name: 'Size', values: variations.flatMap(({ values }) => values) }];
  return { ...plain, options, variations, ...summaryOf(variations) };
}

function stamped(movements: readonly NewMovement[]): readonly StockMovement[] {
  return movements.map((movement, index) => ({ ...movement, id: `m${index}`, at: now }));
}

/** What is where, without the locations that have nothing. */
function placesOf({ items, movements }: Shop) {
  const journal = movementsByVariation(movements);
  const fallback = defaultHomeOf(shopLocations(items, undefined));
  return items.flatMap((item) =>
    variationsOf(item).map(({ id, stock: total }) => {
      const at = stockByLocation(total, journal.get(stockKey(item.id, id)) ?? [], homeLocation(item, fallback));
      return [item.id, id, total, total === '-' ? [] : [...at].filter(([, count]) => count !== 0).sort()];
    }),
  );
}

function fileOf({ items, movements }: Shop, write: typeof exportVariationsCsv): Uint8Array {
  const places = exportedPlaces(items, movements, shopLocations(items, undefined));
  return new TextEncoder().encode(write(items, places));
}

/** Imports a file into a shop with Replace all. */
function replaced(shop: Shop, file: Uint8Array, fileName: string) {
  const context = { existing: shop.items, now, stock: { brought: broughtStock(shop.movements) } };
  const preview = previewOf(file, shop.items, fileName, context.stock);
  expect(preview.bad).toEqual([]);
  const counts = countsToImport(preview, 'replace', context);
  return {
    preview,
    counts,
    shop: { items: itemsToReplace(preview), movements: [...shop.movements, ...stamped(counts)] },
  };
}

const empty: Shop = { items: [], movements: [] };
const formats = [
  ['CSV', exportVariationsCsv, 'items.csv'],
  ['JSON', exportJson, 'items.json'],
] as const;
const runs = { seed: 20261127, numRuns: effort(50, 1_000) };

test.each(formats)(
  'a shop exported as %s and imported into an empty one has the same stock everywhere',
  (_, write, name) => {
    fc.assert(
      fc.property(aShop, (shop) => {
        const again = replaced(empty, fileOf(shop, write), name).shop;
        expect(again.items).toEqual(shop.items);
        expect(placesOf(again)).toEqual(placesOf(shop));
        // The file of the new shop says the same.
        expect(placesOf(replaced(empty, fileOf(again, write), name).shop)).toEqual(placesOf(shop));
      }),
      runs,
    );
  },
);

test.each(formats)('importing the own export as %s adds no entry and updates nothing', (_, write, name) => {
  fc.assert(
    fc.property(aShop, (shop) => {
      const file = fileOf(shop, write);
      for (const known of [shop, replaced(empty, file, name).shop]) {
        const { preview, counts } = replaced(known, file, name);
        expect([
          counts,
          preview.updates,
          preview.added,
          preview.warnings.filter(({ column }) => column === 'Stock'),
        ]).toEqual([[], [], [], []]);
      }
    }),
    runs,
  );
});

test('an earlier export takes the stock back to where it was, whatever was entered since', () => {
  fc.assert(
    fc.property(aShop, aShop, (shop, other) => {
      // Without several locations a file does not say where stock is.
      fc.pre(exportedPlaces(shop.items, shop.movements, shopLocations(shop.items, undefined)) !== undefined);
      const ids = new Set(shop.items.map(({ id }) => id));
      const since = stamped(other.movements.filter(({ itemId }) => ids.has(itemId)));
      const later: Shop = {
        items: shop.items.map((item) => withMoves(item, movesOf(since.filter(({ itemId }) => itemId === item.id)))),
        movements: [...shop.movements, ...since],
      };
      expect(placesOf(replaced(later, fileOf(shop, exportVariationsCsv), 'items.csv').shop)).toEqual(placesOf(shop));
    }),
    runs,
  );
});

test('5,000 items with options, photos and stock at several locations come back as they were', () => {
  const [first, ...others] = fc.sample(aShop, { seed: 20261127, numRuns: 1_900 });
  const shop = [first ?? empty, ...others].reduce<{ items: Item[]; movements: StockMovement[] }>(
    (all, { items, movements }, at) => {
      if (all.items.length >= 5_000) return all;
      all.items.push(...items.map((item) => ({ ...item, id: `${at}-${item.id}` })));
      all.movements.push(...movements.map((one) => ({ ...one, itemId: `${at}-${one.itemId}` })));
      return all;
    },
    { items: [], movements: [] },
  );
  expect(shop.items.length).toBeGreaterThanOrEqual(5_000);
  const file = fileOf(shop, exportVariationsCsv);
  const again = replaced(empty, file, 'items.csv').shop;
  expect(again.items).toEqual(shop.items);
  expect(placesOf(again)).toEqual(placesOf(shop));
  expect(replaced(again, file, 'items.csv').counts).toEqual([]);
});
