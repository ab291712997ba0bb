import { effort } from '@back-office/shared/testing/effort';
import fc from 'fast-check';
import { homeLocation, stockByLocation, stockKey } from '@back-office/shared/stock';
import { shopLocations } from '../domain/shopLocations';
import { movementsByVariation, movesOf, withMoves } from '../domain/stockMovements';
import { broughtStock } from '../domain/stockPlaces';
import { variationsOf } from '../domain/variations';
import { itemsToReplace } from '../features/item-import/domain/importResult';
import { entriesToImport } from '../features/item-import/domain/importStock';
import { now, previewOf } from '../features/item-import/domain/importing.testing';
import { exportJson, exportVariationsCsv } from '../features/items/domain/exportItems';
import { exportedPlaces } from '../features/items/domain/exportPlaces';
import { aShop, largeShop, stamped, type Shop } from './shops.testing';

/** What is where, without the locations that have nothing. */
function placesOf({ items, movements }: Shop) {
  const journal = movementsByVariation(movements);
  return items.flatMap((item) =>
    variationsOf(item).map(({ id, stock: total }) => {
      const at = stockByLocation(total, journal.get(stockKey(item.id, id)) ?? [], homeLocation(item));
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
  const counts = entriesToImport(preview, 'replace', context);
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
  const shop = largeShop(5_000);
  expect(shop.items.length).toBeGreaterThanOrEqual(5_000);
  const file = fileOf(shop, exportVariationsCsv);
  const again = replaced(empty, file, 'items.csv').shop;
  expect(again.items).toEqual(shop.items);
  expect(placesOf(again)).toEqual(placesOf(shop));
  expect(replaced(again, file, 'items.csv').counts).toEqual([]);
});
