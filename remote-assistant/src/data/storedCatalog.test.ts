import { createListReader } from '@back-office/shared/state';
import { fakeStorage } from '@back-office/shared/testing';
import { libraryItems } from '../domain/catalog';
import { readCatalog } from './storedCatalog';

function catalogOf(stored: unknown, { namespace = '', hasLibrary = true, journal = [] as readonly unknown[] } = {}) {
  const storage = fakeStorage();
  storage.setItem('back-office:stock', JSON.stringify(journal));
  const reader = (key: string) => createListReader({ key, namespace, storage: () => storage });
  const key = namespace === '' ? 'items' : `${namespace}:items`;
  storage.setItem(key, typeof stored === 'string' ? stored : JSON.stringify(stored));
  return readCatalog({ hasLibrary, read: reader('items'), readJournal: reader('back-office:stock') });
}

test('the active items of the list come before those of the library', async () => {
  const [first, ...others] = await catalogOf([
    { id: 'tea', name: ' Green Tea ', category: 'Drinks', price: '$4.50/ea', stock: '7', sku: 'TEA-1' },
    { id: 'old', name: 'Old Tea', status: 'Archived' },
  ]);
  expect(first).toEqual({
    id: 'tea',
    name: 'Green Tea',
    category: 'Drinks',
    price: 450,
    priceText: '$4.50/ea',
    stock: 7,
    sku: 'TEA-1',
    stockAt: new Map([['Main Store', 7]]),
  });
  expect(others).toEqual(libraryItems);
});

test('an item has its variations; what cannot be read of them is empty', async () => {
  const stored = {
    name: 'Shirt',
    variations: [{ values: ['Large', 'Red'], sku: 'S-1', stock: '4', price: '$9.00' }, 7],
  };
  expect((await catalogOf([stored]))[0]?.variations).toEqual([
    { values: ['Large', 'Red'], sku: 'S-1', stock: 4, price: 900 },
    { values: [], sku: '', stock: '-' },
  ]);
});

test('an item of the library that is in the list counts once, with the stock of the list', async () => {
  const [library] = libraryItems;
  const items = await catalogOf([{ id: 'x', name: 'Renamed', sku: library?.sku.toLowerCase(), stock: 1 }]);
  expect(items).toHaveLength(libraryItems.length);
  expect(items[0]).toMatchObject({ name: 'Renamed', stock: 1 });
});

test.each([
  ['no JSON', 'not json'],
  ['no list', { items: [] }],
  ['entries that are no items', [1, null, 'x', {}, { name: '' }]],
])('%s leaves the library', async (_, stored) => expect(await catalogOf(stored)).toEqual(libraryItems));

test('a price or stock that cannot be read is unknown', async () => {
  expect((await catalogOf([{ name: 'A', price: 'ask us', stock: 'many' }]))[0]).toMatchObject({
    price: undefined,
    priceText: 'ask us',
    stock: '-',
  });
  expect((await catalogOf([{ name: 'B', price: 3 }]))[0]).toMatchObject({ price: 300, priceText: '$3.00' });
});

test('an embedded area reads the list of its own namespace', async () => {
  expect((await catalogOf([{ name: 'Mine', sku: 'M' }], { namespace: 'shop' }))[0]?.name).toBe('Mine');
});

test('a shop that is not the sample sells no items of the library', async () => {
  expect((await catalogOf([{ name: 'Mine' }], { hasLibrary: false })).map(({ name }) => name)).toEqual(['Mine']);
});

test('stock is where the journal brought it, and else at the first location of its item; costs that are not entered are unknown', async () => {
  const move = { at: '2026-01-01T10:00:00Z', kind: 'transfer', itemId: 'mug', variationId: '' };
  const journal = [
    { ...move, id: '1', location: 'Downtown', change: -30 },
    { ...move, id: '2', location: 'Warehouse', change: 30 },
    { ...move, id: '3', itemId: 'shirt', variationId: 'red', location: 'Warehouse', change: 2.5 },
    'unreadable',
  ];
  const stored = [
    { id: 'mug', name: 'Mug', stock: 42, cost: '$4.80', locations: ['Downtown', 'Market'] },
    {
      id: 'shirt',
      name: 'Shirt',
      stock: 9.5,
      variations: [
        { id: 'red', values: ['Red'], stock: 7.5, cost: '$3.00' },
        { id: 'blue', values: ['Blue'], stock: 2 },
        { id: 'green', values: ['Green'], stock: '-' },
      ],
    },
    { id: 'fit', name: 'Fitting', stock: '-', locations: ['Downtown'] },
  ];
  const [mug, shirt, fitting] = await catalogOf(stored, { hasLibrary: false, journal });
  expect([...(mug?.stockAt ?? [])]).toEqual([
    ['Downtown', 12],
    ['Warehouse', 30],
  ]);
  expect(mug?.cost).toBe(480);
  expect([...(shirt?.stockAt ?? [])]).toEqual([
    ['Main Store', 7],
    ['Warehouse', 2.5],
  ]);
  expect(shirt?.variations?.map(({ cost }) => cost)).toEqual([300, undefined, undefined]);
  expect(fitting).not.toHaveProperty('stockAt');
  expect(fitting).not.toHaveProperty('cost');
});
