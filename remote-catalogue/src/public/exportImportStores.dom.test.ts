import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { anyCodePoint } from '@back-office/shared/testing/anyCodePoint';
import { fakeStorage } from '@back-office/shared/testing';
import { createBrowserItemsStore } from '../data/browserItemsStore';
import { createItemsReader } from '../data/readItems';
import type { Item } from '../domain/item';
import { mug } from '../domain/items.testing';
import { itemsToReplace } from '../features/item-import/domain/importResult';
import { previewOf } from '../features/item-import/domain/importing.testing';
import { exportCsv, exportJson } from '../features/items/domain/exportItems';

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
