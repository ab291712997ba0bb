import 'fake-indexeddb/auto';
import { afterPaint } from '@back-office/shared/loading';
import type { EditLocks, Outcome, StorageArea } from '@back-office/shared/state';
import { fakeLocks, fakeStorage } from '@back-office/shared/testing';
import type { Item } from '../domain/item';
import { testItem, testNewItem } from '../domain/items.testing';
import { summarize } from '../domain/listSummary';
import { createBrowserItemsStore } from './browserItemsStore';
import type { ItemsStore } from './itemsStore';
import { createItemsReader } from './readItems';

const now = Date.parse('2025-07-18T12:00:00.000Z');
/** About 5 million characters, as an earlier version stored them under the key. */
const manyItems: readonly Item[] = Array.from({ length: 13_000 }, (_, index) =>
  testItem({ id: `item-${index}`, name: `Item ${index}`, sku: `SKU-${index}`, description: 'Made in small batches.' }),
);

let shops = 0;

interface Shop {
  readonly storage: StorageArea;
  readonly namespace: string;
  readonly isOwnShop: boolean;
  readonly locks: EditLocks;
}

function aShop(initial: Readonly<Record<string, string>> = {}, { isOwnShop = false, quota = Infinity } = {}): Shop {
  const namespace = `shop-${(shops += 1)}`;
  const entries = Object.entries(initial).map(([key, text]) => [`${namespace}:${key}`, text]);
  const storage = fakeStorage(Object.fromEntries(entries) as Record<string, string>, quota);
  return { storage, namespace, isOwnShop, locks: fakeLocks() };
}

/** A tab in which the list has been read and has settled. */
async function openTab(shop: Shop): Promise<ItemsStore> {
  const store = createBrowserItemsStore({ ...shop, now: () => now });
  await shop.locks.request('settled', () => undefined);
  await readIn(store);
  return store;
}

async function readIn(store: ItemsStore) {
  if (!store.snapshot().isReading) return;
  await new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      if (store.snapshot().isReading) return;
      stop();
      resolve();
    });
  });
}

const storedIn = ({ storage, namespace }: Shop, key = 'items') =>
  JSON.parse(storage.getItem(`${namespace}:${key}`) ?? 'null') as unknown;
const idsOf = (store: ItemsStore) => store.snapshot().items.map(({ id }) => id);

function undoOf(outcome: Outcome): Promise<Outcome> {
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.undo();
}

test('13,000 items that an earlier version stored move to the database, and none is lost', async () => {
  const shop = aShop({ items: JSON.stringify(manyItems), 'items-selected': '["item-7","gone"]' });
  const store = await openTab(shop);
  expect(storedIn(shop)).toMatchObject({ count: 13_000 });
  expect(store.snapshot()).toMatchObject({ items: manyItems, selected: ['item-7'] });
  const again = createBrowserItemsStore({ ...shop, now: () => now });
  expect(again.snapshot()).toMatchObject({ items: [], isReading: true, selected: [] });
  await readIn(again);
  expect(again.snapshot()).toMatchObject({ items: manyItems, selected: ['item-7'], error: null });
});

test('an edit of a long list is known at once, and drawn after what says that it is saved', async () => {
  const store = await openTab(aShop({ items: JSON.stringify(manyItems) }));
  const draw = jest.fn();
  store.subscribe(draw);
  await store.update(['item-7'], { weight: '2' });
  expect(store.snapshot().items[7]).toMatchObject({ weight: '2' });
  expect(draw).not.toHaveBeenCalled();
  await afterPaint();
  expect(draw).toHaveBeenCalledTimes(1);
});

test('a list grows into the database with an import, its Undo brings it back under the key, also after a reload', async () => {
  const shop = aShop({ items: JSON.stringify([testItem({ id: 'mug' })]) });
  const store = await openTab(shop);
  const imported = await store.merge(manyItems);
  expect(imported).toMatchObject({ ok: true, changed: 13_000 });
  expect(storedIn(shop)).toMatchObject({ count: 13_001 });
  await undoOf(imported);
  expect(storedIn(shop)).toMatchObject([{ id: 'mug' }]);

  await store.merge(manyItems);
  const reloaded = await openTab(shop);
  await reloaded.update(['item-5'], { price: '$9.00' });
  const afterReload = await openTab(shop);
  const [newest] = afterReload.history.lines();
  await afterReload.history.toggle(newest?.id ?? '');
  expect(afterReload.snapshot().items[6]).toMatchObject({ id: 'item-5', price: manyItems[5]?.price });
});

test('edits of two tabs at the same moment are both kept, and each is undone alone', async () => {
  const shop = aShop({ items: JSON.stringify(manyItems) });
  const [one, other] = [await openTab(shop), await openTab(shop)];
  const [updated, removed, added] = await Promise.all([
    one.update(['item-1'], { name: 'Renamed' }),
    other.remove(['item-2']),
    one.add(testNewItem({ name: 'New' })),
  ]);
  expect([updated.ok, removed.ok, added.ok]).toEqual([true, true, true]);
  const third = await openTab(shop);
  expect(third.snapshot().items).toHaveLength(13_000);
  expect(
    third
      .snapshot()
      .items.slice(0, 3)
      .map(({ name }) => name),
  ).toEqual(['Item 0', 'Renamed', 'Item 3']);
  await undoOf(updated);
  expect((await openTab(shop)).snapshot().items.slice(0, 3)).toMatchObject([{ id: 'item-0' }, { name: 'Item 1' }, {}]);
});

describe('an edit of a list that is at hand', () => {
  /** A tab that hears late of what the others write. */
  async function lateTab(shop: Shop) {
    const key = `${shop.namespace}:items`;
    const text = shop.storage.getItem(key);
    let isLate = false;
    const storage: StorageArea = {
      ...shop.storage,
      getItem: (name) => (isLate && name === key ? text : shop.storage.getItem(name)),
      setItem(name, value) {
        isLate &&= name !== key;
        shop.storage.setItem(name, value);
      },
    };
    const store = await openTab({ ...shop, storage });
    isLate = true;
    return store;
  }

  test('asks the database once, and announces what that has stored', async () => {
    const store = await openTab(aShop({ items: JSON.stringify(manyItems) }));
    const asked = jest.spyOn(IDBDatabase.prototype, 'transaction');
    expect(await store.update(['item-1'], { name: 'Renamed' })).toMatchObject({ ok: true, changed: 1 });
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  test('is made again if another tab has changed the list since, also if it found nothing to change', async () => {
    const shop = aShop({ items: JSON.stringify(manyItems) });
    const other = await openTab(shop);
    const late = await lateTab(shop);
    await other.update(['item-1'], { name: 'Renamed' });
    expect(await late.update(['item-2'], { name: 'Also renamed' })).toMatchObject({ ok: true, changed: 1 });
    expect((await openTab(shop)).snapshot().items.slice(1, 3)).toMatchObject([
      { name: 'Renamed' },
      { name: 'Also renamed' },
    ]);

    const later = await lateTab(shop);
    await other.add(testNewItem({ name: 'New' }), 'new');
    expect(await later.update(['new'], { name: 'Newer' })).toMatchObject({ ok: true, changed: 1 });
    expect((await openTab(shop)).snapshot().items.at(-1)).toMatchObject({ name: 'Newer' });
  });
});

test('a long list has been read for its summary when it is shown, also after an edit', async () => {
  const shop = aShop({ items: JSON.stringify(manyItems) });
  await openTab(shop);
  const store = createBrowserItemsStore({ ...shop, now: () => now });
  const isRead = () => summarize(store.snapshot().items).next().done;
  expect(store.snapshot().items).toEqual([]);
  await readIn(store);
  expect([store.snapshot().items.length, isRead()]).toEqual([13_000, true]);
  await store.remove(['item-1']);
  expect([store.snapshot().items.length, isRead()]).toEqual([12_999, true]);
});

test('another tab shows an edit of a list in the database', async () => {
  const shop = aShop({}, { isOwnShop: true });
  const [one, other] = [await openTab(shop), await openTab(shop)];
  const shown = new Promise<readonly string[]>((resolve) => {
    const stop = other.subscribe(() => {
      if (idsOf(other).length === 0) return;
      stop();
      resolve(other.snapshot().items.map(({ name }) => name));
    });
  });
  await one.add(testNewItem({ name: 'Mug' }));
  await expect(shown).resolves.toEqual(['Mug']);
});

test('a shop of the merchant’s own starts without items, and its list is in the database', async () => {
  const shop = aShop({}, { isOwnShop: true });
  const store = await openTab(shop);
  expect(store.snapshot()).toMatchObject({ items: [], isReading: false, error: null });
  expect(storedIn(shop)).toBeNull();
  await store.add(testNewItem({ name: 'Mug' }));
  expect(storedIn(shop)).toEqual({ database: expect.any(String), count: 1 });
  expect((await openTab(shop)).snapshot().items).toMatchObject([{ name: 'Mug' }]);
  expect(await createItemsReader({ ...shop, storage: () => shop.storage })()).toMatchObject([{ name: 'Mug' }]);
});

test('a list whose database was deleted is reported as damaged', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const shop = aShop({}, { isOwnShop: true });
  await (await openTab(shop)).merge([testItem({ id: 'a' }), testItem({ id: 'b' })]);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(`${shop.namespace}:back-office:list:items`).onsuccess = resolve;
  });
  expect((await openTab(shop)).snapshot()).toMatchObject({ items: [], isReading: false });
  const keys = Array.from({ length: shop.storage.length ?? 0 }, (_, index) => shop.storage.key?.(index) ?? '');
  expect(keys).toContain(`${shop.namespace}:back-office:quarantine:items:${now}`);
  jest.restoreAllMocks();
});

test('a disk without room refuses an import as a whole and says so', async () => {
  const shop = aShop({ items: JSON.stringify([testItem({ id: 'mug' })]) });
  const store = await openTab(shop);
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const outcome = await store.merge(manyItems);
  put.mockRestore();
  const message = "There is no room in this browser's storage for 13,000 items. Your list is unchanged.";
  expect(outcome).toMatchObject({ ok: false, reason: 'full', message });
  expect(store.snapshot()).toMatchObject({ items: [{ id: 'mug' }], isLoading: false, error: message });
  expect(storedIn(shop)).toMatchObject([{ id: 'mug' }]);
});

test('a list that cannot be read now says so, and nothing is written over it', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const shop = aShop({ items: JSON.stringify(manyItems) });
  await openTab(shop);
  const before = storedIn(shop);
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not now.', 'SecurityError');
  });
  const store = createBrowserItemsStore({ ...shop, now: () => now });
  expect(await store.clear()).toMatchObject({ ok: false, reason: 'blocked' });
  expect(store.snapshot()).toMatchObject({ isReading: true, error: expect.any(String) });
  open.mockRestore();
  expect(storedIn(shop)).toEqual(before);
  expect((await openTab(shop)).snapshot().items).toHaveLength(13_000);
  jest.restoreAllMocks();
});
