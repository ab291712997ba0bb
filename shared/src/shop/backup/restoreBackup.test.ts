import 'fake-indexeddb/auto';
import { fakeStorage } from '../../testing/fakeStorage';
import { removeShopData } from '../shopData';
import { sampleShop, type Shop } from '../shopRecord';
import { testBrowser } from './backup.testing';
import type { RestoreTarget } from './restoreBackup';

// Stores announce changes to other copies of their modules in the page.
Object.assign(globalThis, { window: new EventTarget() });

const allAsNew = (shops: readonly Shop[]) =>
  new Map(shops.map((_, index): [number, RestoreTarget] => [index, { into: 'new' }]));

async function databaseNames() {
  return (await indexedDB.databases()).map(({ name }) => name).toSorted();
}

const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).toSorted();

test('backup, delete and restore give the same bytes of every stored part, for ten shops', async () => {
  const storage = fakeStorage();
  const browser = testBrowser(storage);
  const shops = await browser.addShops(10, 24);
  const before = await Promise.all(shops.map(browser.hashes));
  expect(before.flat().length).toBeGreaterThan(100);
  const file = await browser.backUp(shops);
  for (const shop of shops) {
    await browser.shops.remove(shop.id);
    await removeShopData(shop, storage);
    await browser.shops.forget(shop.id);
  }
  expect(await Promise.all(shops.map(browser.hashes))).toEqual(shops.map(() => []));
  const restored = await browser.restore(file, allAsNew(shops));
  expect(restored).toMatchObject({ ok: true, shops });
  expect(browser.shops.read()).toEqual(shops);
  expect(await Promise.all(shops.map(browser.hashes))).toEqual(before);
});

test('a shop over another one: it keeps its data until Undo is over, and its address leads to the restored one', async () => {
  const browser = testBrowser(fakeStorage());
  const [shop] = (await browser.addShops(1, 7)) as [Shop];
  const before = await browser.hashes(shop);
  const file = await browser.backUp([shop]);
  const result = await browser.restore(file, new Map([[0, { into: 'new', replaces: shop.id }]]));
  const [restored] = browser.shops.read();
  expect(result).toMatchObject({ ok: true, shops: [{ name: shop.name }] });
  expect(restored).toMatchObject({ name: shop.name, formerIds: [shop.id] });
  expect(browser.shops.removed()).toMatchObject([{ id: shop.id }]);
  expect(await browser.hashes(shop)).toEqual(before);
  expect(await browser.hashes(restored as Shop)).toEqual(before);
});

test('beside a shop of the same name, the restored one is named so', async () => {
  const browser = testBrowser(fakeStorage());
  const shops = await browser.addShops(1, 3);
  const file = await browser.backUp(shops);
  await browser.restore(file, allAsNew(shops));
  await browser.restore(file, allAsNew(shops));
  const name = shops[0]?.name;
  expect(browser.shops.read().map((shop) => shop.name)).toEqual([name, `${name} (restored)`, `${name} (restored 2)`]);
});

test('what the sample has is restored, and Undo puts back what it had before', async () => {
  const browser = testBrowser(fakeStorage());
  await browser.fillSample(1);
  const first = await browser.hashes(sampleShop);
  const file = await browser.backUp([sampleShop]);
  await browser.fillSample(2);
  const second = await browser.hashes(sampleShop);
  expect(second).not.toEqual(first);
  const result = await browser.restore(file, new Map([[0, { into: 'sample' }]]));
  expect(await browser.hashes(sampleShop)).toEqual(first);
  if (result.ok) await result.undoSample?.();
  expect(await browser.hashes(sampleShop)).toEqual(second);
});

test('a restore that is canceled, or for which there is no room, leaves nothing', async () => {
  const storage = fakeStorage();
  const browser = testBrowser(storage);
  await browser.fillSample(3);
  const shops = await browser.addShops(2, 5);
  const file = await browser.backUp([...shops, sampleShop]);
  await browser.fillSample(4);
  const before = { keys: keysOf(storage), databases: await databaseNames(), sample: await browser.hashes(sampleShop) };
  const state = async () => ({
    keys: keysOf(storage),
    databases: await databaseNames(),
    sample: await browser.hashes(sampleShop),
  });
  const targets = new Map<number, RestoreTarget>([...allAsNew(shops), [2, { into: 'sample' }]]);

  for (let part = 1; part < 12; part += 3) {
    const cancel = new AbortController();
    let parts = 0;
    const signal = cancel.signal;
    Object.defineProperty(signal, 'throwIfAborted', {
      value() {
        parts += 1;
        if (parts === part) cancel.abort();
        if (signal.aborted) throw signal.reason;
      },
    });
    expect(await browser.restore(file, targets, { signal })).toMatchObject({ ok: false, reason: 'canceled' });
    expect(await state()).toEqual(before);
  }

  const { setItem } = storage;
  storage.setItem = (key, value) => {
    if (key === 'back-office:shops') throw new DOMException('full', 'QuotaExceededError');
    setItem.call(storage, key, value);
  };
  expect(await browser.restore(file, targets)).toMatchObject({ ok: false, reason: 'refused' });
  storage.setItem = setItem;
  expect(await state()).toEqual(before);
});

test('the next restore removes what a page left that was closed meanwhile', async () => {
  const storage = fakeStorage();
  const browser = testBrowser(storage);
  const shops = await browser.addShops(2, 11);
  const [first, second] = shops as [Shop, Shop];
  const file = await browser.backUp([second]);
  await browser.shops.forget(first.id);
  storage.setItem('back-office:restoring', JSON.stringify([first.id]));
  expect(await browser.restore(file, allAsNew([second]))).toMatchObject({ ok: true });
  expect(await browser.hashes(first)).toEqual([]);
  expect(storage.getItem('back-office:restoring')).toBeNull();
});

test('where the browser has no databases, a restore says so and changes nothing', async () => {
  const storage = fakeStorage();
  const browser = testBrowser(storage);
  const [shop] = (await browser.addShops(1, 9)) as [Shop];
  const file = await browser.backUp([shop]);
  const keys = keysOf(storage);
  const { indexedDB: databases } = globalThis;
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(globalThis, { indexedDB: undefined });
  const result = await browser.restore(file, allAsNew([shop]));
  Object.assign(globalThis, { indexedDB: databases });
  log.mockRestore();
  expect(result).toMatchObject({
    ok: false,
    message: 'Nothing was changed, because this browser does not let the back office store data.',
  });
  expect(keysOf(storage)).toEqual(keys);
});
