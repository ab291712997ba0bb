import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { anyCodePoint } from '@back-office/shared/testing/anyCodePoint';
import { storePhoto } from '@back-office/shared/photos/database';
import { fakeLocks, fakeStorage } from '@back-office/shared/testing';
import { effort } from '@back-office/shared/testing/effort';
import { createBrowserItemsStore } from '../data/browserItemsStore';
import { createPhotoStore } from '../data/photoStore';
import { createItemsReader } from '../data/readItems';
import { createBrowserStockStore } from '../data/stockStore';
import type { Item } from '../domain/item';
import { mug, testNewItem } from '../domain/items.testing';
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

const count = effort(1_000, 5_000);

test(`${count} items with options, photos and stock, made and edited in two tabs, are the same after a reload, an export, an import and a backup`, async () => {
  const { items, movements } = largeShop(count);
  const storage = fakeStorage();
  const shop = { storage, namespace: 'back-office:shop:large', isOwnShop: true, locks: fakeLocks() };
  const open = (place = shop) => ({ items: createBrowserItemsStore(place), stock: createBrowserStockStore(place) });
  const read = (place = shop) => createItemsReader({ ...place, storage: () => storage })();
  const [one, other] = [open(), open()];

  // Each tab makes a half, and at the same time each makes an item.
  const middle = items.length / 2;
  await one.items.merge(items.slice(0, middle));
  await other.items.merge(items.slice(middle));
  await Promise.all([one.items.add(testNewItem(), 'of-one'), other.items.add(testNewItem(), 'of-other')]);
  await Promise.all([one.stock.add(movements.slice(0, 900)), other.stock.add(movements.slice(900))]);
  const photoIds = items.flatMap(({ photos = [] }) => photos.map(({ id }) => id));
  expect(photoIds.length).toBeGreaterThan(count / 4);
  for (const id of new Set(photoIds)) await storePhoto(shop.namespace, id, { picture: `of ${id}`, thumbnail: id });

  const edited = items.slice(0, 500).map(({ id }) => id);
  const renamed = items[700]?.id ?? '';
  await Promise.all([
    one.items.update(edited, { description: 'From one tab' }),
    other.items.update(edited, { category: 'From the other' }),
    other.items.update([renamed], { name: 'Renamed' }),
  ]);
  const expected = items.map((item, at): Item => {
    if (at < 500) return { ...item, description: 'From one tab', category: 'From the other' };
    return item.id === renamed ? { ...item, name: 'Renamed' } : item;
  });
  const withoutTimes = (list: readonly Item[]) => list.map((item) => ({ ...item, createdAt: '', updatedAt: '' }));
  const list = await read();
  const added = list.slice(items.length);
  expect(added.map(({ id }) => id).sort()).toEqual(['of-one', 'of-other']);
  expect(withoutTimes(list)).toEqual(withoutTimes([...expected, ...added]));
  const reloaded = open();
  await reloaded.stock.whenRead();
  const journal = reloaded.stock.movements();
  expect(journal).toHaveLength(movements.length);

  // As each export has it, and as it is imported into an empty shop and stored there.
  const places = exportedPlaces(list, journal, shopLocations(list, undefined));
  for (const [write, fileName] of [
    [exportVariationsCsv, 'items.csv'],
    [exportJson, 'items.json'],
  ] as const) {
    const imported = itemsToReplace(previewOf(new TextEncoder().encode(write(list, places)), [], fileName));
    expect(await storedAndRead(imported, true)).toEqual(list);
  }

  // As a backup has it, and as it is restored into another shop.
  const restored = { ...shop, namespace: 'back-office:shop:restored' };
  for (const part of stored.backups ?? []) await part.write(restored.namespace, await part.read(shop.namespace));
  for (const key of ['items', 'back-office:stock']) {
    const value = storage.getItem(`${shop.namespace}:${key}`);
    if (value !== null) storage.setItem(`${restored.namespace}:${key}`, value);
  }
  expect(await read(restored)).toEqual(list);
  const { stock } = open(restored);
  await stock.whenRead();
  expect(stock.movements()).toEqual(journal);
  const { picture } = createPhotoStore(restored.namespace);
  for (const id of photoIds.slice(0, 200)) expect(await picture(id)).toBe(`of ${id}`);
});
