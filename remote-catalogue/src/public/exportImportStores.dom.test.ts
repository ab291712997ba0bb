import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { anyCodePoint } from '@back-office/shared/testing/anyCodePoint';
import { fakeStorage } from '@back-office/shared/testing';
import { createBrowserItemsStore } from '../data/browserItemsStore';
import { createLocks } from '../data/locks.testing';
import { createItemsReader } from '../data/readItems';
import { createBrowserStockStore } from '../data/stockStore';
import type { Item } from '../domain/item';
import { mug } from '../domain/items.testing';
import { itemsToReplace } from '../features/item-import/domain/importResult';
import { previewOf } from '../features/item-import/domain/importing.testing';
import { shopLocations } from '../domain/shopLocations';
import { exportCsv, exportJson, exportVariationsCsv } from '../features/items/domain/exportItems';
import { exportedPlaces } from '../features/items/domain/exportPlaces';
import { largeShop } from './shops.testing';
import { stored } from './stored';

const text = fc.string({ unit: anyCodePoint, maxLength: 12 });
const item = fc
  .record({ description: text, category: text, sku: text, gtin: text, locations: fc.array(text, { maxLength: 2 }) })
  .map((fields): Item => ({ ...mug, ...fields }));
const list = fc
  .array(item, { maxLength: 8 })
  .map((items) => items.map((one, index): Item => ({ ...one, id: `id-${index}`, name: `Item ${index}` })));

let shops = 0;

/** Stores the list, and reads it again as after a reload. */
async function storedAndRead(items: readonly Item[], isOwnShop: boolean): Promise<readonly Item[]> {
  const storage = fakeStorage();
  const shop = { storage, namespace: `shop-${(shops += 1)}`, isOwnShop, locks: undefined };
  await createBrowserItemsStore(shop).replace(items);
  return createItemsReader({ ...shop, storage: () => storage })();
}

test.each([
  ['under the key', false],
  ['in the database', true],
])('a list %s is exported, imported, stored and exported again without a difference', async (_, isOwnShop) => {
  await fc.assert(
    fc.asyncProperty(list, async (items) => {
      const read = await storedAndRead(items, isOwnShop);
      expect(read).toEqual(items);
      for (const [write, fileName] of [
        [exportCsv, 'items.csv'],
        [exportJson, 'items.json'],
      ] as const) {
        const imported = itemsToReplace(previewOf(new TextEncoder().encode(write(read)), [], fileName));
        const again = await storedAndRead(imported, isOwnShop);
        expect(again).toEqual(items);
        expect(exportCsv(again)).toBe(exportCsv(items));
      }
    }),
    { numRuns: 50 },
  );
});

test('5,000 items with options, photos and stock, edited in two tabs, are the same after a reload, an export and a backup', async () => {
  const { items, movements } = largeShop(5_000);
  const storage = fakeStorage();
  const shop = { storage, namespace: 'back-office:shop:large', isOwnShop: true, locks: createLocks() };
  const open = () => ({ items: createBrowserItemsStore(shop), stock: createBrowserStockStore(shop) });
  const [one, other] = [open(), open()];
  await one.items.replace(items);
  await one.stock.add(movements);

  const edited = items.slice(0, 500).map(({ id }) => id);
  const first = items[1_000];
  if (!first) throw new Error('There are too few items.');
  await Promise.all([
    one.items.update(edited, { description: 'From one tab' }),
    other.items.update(edited, { category: 'From the other' }),
    other.items.update([first.id], { name: 'Renamed' }),
  ]);
  const expected = items.map((item, at): Item => {
    if (at < 500) return { ...item, description: 'From one tab', category: 'From the other' };
    return item.id === first.id ? { ...item, name: 'Renamed' } : item;
  });
  const withoutTimes = (list: readonly Item[]) => list.map((item) => ({ ...item, updatedAt: '' }));
  const read = await createItemsReader({ ...shop, storage: () => storage })();
  expect(withoutTimes(read)).toEqual(withoutTimes(expected));

  // As the export has it, and as it is imported into an empty shop.
  const reloaded = open().stock;
  await reloaded.whenRead();
  const journal = reloaded.movements();
  expect(journal).toHaveLength(movements.length);
  const file = exportVariationsCsv(read, exportedPlaces(read, journal, shopLocations(read, undefined)));
  expect(itemsToReplace(previewOf(new TextEncoder().encode(file), [], 'items.csv'))).toEqual(read);

  // As a backup has it, and as it is restored into another shop.
  const restored = { ...shop, namespace: 'back-office:shop:restored' };
  for (const part of stored.backups ?? []) await part.write(restored.namespace, await part.read(shop.namespace));
  const value = storage.getItem(`${shop.namespace}:items`);
  if (value !== null) storage.setItem(`${restored.namespace}:items`, value);
  expect(await createItemsReader({ ...restored, storage: () => storage })()).toEqual(read);
});
