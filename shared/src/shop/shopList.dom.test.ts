import { fakeStorage } from '@back-office/shared/testing';
import { shopsKey } from '../state/storageArea';
import { createShopList, pageShop } from './shopList';
import { sampleShop, shopNamespace } from './shopRecord';

const bakery = { name: 'Corner Bakery', currency: 'EUR', timeZone: 'Europe/Berlin', dayStart: 180, locale: 'de-DE' };
const florist = { ...bakery, name: '花屋 Café', currency: 'JPY' };

function open(initial: readonly unknown[] | string = []) {
  const text = typeof initial === 'string' ? initial : JSON.stringify(initial);
  const storage = fakeStorage(initial.length > 0 ? { [shopsKey]: text } : {});
  let ids = 0;
  const options = { storage, locks: undefined, newId: () => `k3f${(ids += 1)}-0000`, now: () => 1_000 };
  return { storage, list: createShopList(options), other: createShopList(options) };
}

test('a shop is added under an id made of its name, and another tab hears of it', async () => {
  const { list, other } = open();
  const heard = jest.fn();
  other.subscribe(heard);
  expect(list.read()).toEqual([]);
  const added = await list.add(bakery);
  expect(added).toEqual({ ok: true, shop: { id: 'corner-bakery-k3f1', source: 'browser', ...bakery } });
  await list.add(florist);
  expect(other.read().map(({ id, name }) => [id, name])).toEqual([
    ['corner-bakery-k3f1', 'Corner Bakery'],
    ['花屋-café-k3f2', '花屋 Café'],
  ]);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('names without letters, and equal names, get ids of their own', async () => {
  const { list } = open();
  await list.add({ ...bakery, name: '!!!' });
  await list.add(bakery);
  await list.add(bakery);
  expect(list.read().map(({ id }) => id)).toEqual(['shop-k3f1', 'corner-bakery-k3f2', 'corner-bakery-k3f3']);
});

test('a shop with the address of a server is a connected one', async () => {
  const { list } = open();
  await list.add({ ...bakery, server: 'https://ledger.example' });
  expect(list.read()).toMatchObject([{ source: 'server', server: 'https://ledger.example' }]);
});

test('two tabs that change a shop at once keep both changes', async () => {
  const { list, other } = open([{ id: 'bakery-1', source: 'browser', ...bakery }]);
  await Promise.all([list.change('bakery-1', { name: 'Bakery' }), other.change('bakery-1', { dayStart: 0 })]);
  expect(list.read()).toEqual([{ id: 'bakery-1', source: 'browser', ...bakery, name: 'Bakery', dayStart: 0 }]);
});

test('a deleted shop is marked, can be put back, and leaves the list at last', async () => {
  const { list } = open([{ id: 'bakery-1', source: 'browser', ...bakery }]);
  await list.remove('bakery-1');
  expect(list.read()).toEqual([]);
  expect(list.removed()).toMatchObject([{ id: 'bakery-1', removedAt: 1_000 }]);
  await list.putBack('bakery-1');
  expect(list.read()).toEqual([{ id: 'bakery-1', source: 'browser', ...bakery }]);
  expect(await list.beginRemoval('bakery-1')).toEqual({ ok: false, message: 'This shop was put back.' });
  await list.remove('bakery-1');
  await list.beginRemoval('bakery-1');
  expect(await list.putBack('bakery-1')).toEqual({ ok: false, message: 'The data of this shop are gone already.' });
  await list.forget('bakery-1');
  expect([list.read(), list.removed()]).toEqual([[], []]);
  expect(await list.putBack('bakery-1')).toEqual({
    ok: false,
    message: 'This shop is not in this browser any more.',
  });
});

test('a replaced shop that is put back has its address again, and the restored one another name', async () => {
  const old = { id: 'bakery-1', source: 'browser', ...bakery } as const;
  const { list } = open([old]);
  await list.addRestored([{ shop: { ...old, id: 'bakery-2' }, replaces: old.id }]);
  expect(list.read()).toEqual([{ ...old, id: 'bakery-2', formerIds: [old.id] }]);
  await list.putBack(old.id);
  expect(list.read()).toEqual([old, { ...old, id: 'bakery-2', name: `${bakery.name} (restored)` }]);
});

test('a full storage refuses a shop and keeps the others', async () => {
  const storage = fakeStorage({}, 200);
  const list = createShopList({ storage, locks: undefined });
  expect(await list.add(bakery)).toMatchObject({ ok: true });
  expect(await list.add(florist)).toEqual({
    ok: false,
    message: "This browser's storage is full. Nothing was changed.",
  });
  expect(list.read()).toHaveLength(1);
});

test.each([
  ['an unknown time zone', { ...bakery, id: 'a', source: 'browser', timeZone: 'Mars/Olympus' }],
  ['a malformed language', { ...bakery, id: 'a', source: 'browser', locale: 'not_a_tag!' }],
  ['an id that could be another key', { ...bakery, id: 'a:b', source: 'browser' }],
  ['the source of the sample', { ...bakery, id: 'sample', source: 'sample' }],
  ['a connected shop without its server', { ...bakery, id: 'a', source: 'server' }],
  ['a server that is no web address', { ...bakery, id: 'a', source: 'server', server: 'ftp://x' }],
  ['a second shop of the same id', { ...bakery, id: 'bakery-1', source: 'browser' }],
])('%s: the entry is quarantined alone, and the other shops stay', (_, entry) => {
  const { list, storage } = open([{ id: 'bakery-1', source: 'browser', ...bakery }, entry]);
  expect(list.read().map(({ id }) => id)).toEqual(['bakery-1']);
  expect(storage.getItem(`back-office:quarantine:${shopsKey}:1000`)).toBe(JSON.stringify([entry]));
});

test('a list that is no JSON is quarantined as a whole', () => {
  const { list, storage } = open('[{"id":"bak');
  expect(list.read()).toEqual([]);
  expect(storage.getItem(`back-office:quarantine:${shopsKey}:1000`)).toBe('[{"id":"bak');
});

test('fields of a later version stay when a shop is changed', async () => {
  const { list, storage } = open([
    { id: 'bakery-1', source: 'server', ...bakery, server: 'https://shop.example', color: 'blue' },
  ]);
  await list.change('bakery-1', { name: 'Bakery' });
  expect(JSON.parse(storage.getItem(shopsKey) ?? '')).toEqual([
    { id: 'bakery-1', source: 'server', ...bakery, name: 'Bakery', server: 'https://shop.example', color: 'blue' },
  ]);
});

test('the address decides which shop a page shows', async () => {
  const { list } = open([{ id: 'bakery-1', source: 'browser', ...bakery }]);
  expect(pageShop('/items', list)).toBe(sampleShop);
  expect(pageShop('/items?shop=bakery-1', list)).toMatchObject({ name: 'Corner Bakery' });
  expect(pageShop('/items?shop=elsewhere', list)).toBeUndefined();
  await list.remove('bakery-1');
  expect(pageShop('/items?shop=bakery-1', list)).toBeUndefined();
});

test('everything stored for an own shop has a prefix of its own, and the sample none', () => {
  expect(shopNamespace({ id: 'bakery-1', source: 'browser' })).toBe('back-office:shop:bakery-1');
  expect(shopNamespace(sampleShop)).toBe('');
});
