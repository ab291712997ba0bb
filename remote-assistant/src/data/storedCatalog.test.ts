import { createListReader } from '@back-office/shared/state';
import { fakeStorage } from '@back-office/shared/testing';
import { libraryItems } from '../domain/catalog';
import { readCatalog } from './storedCatalog';

function catalogOf(stored: unknown, { namespace = '', hasLibrary = true } = {}) {
  const storage = fakeStorage();
  const key = namespace === '' ? 'items' : `${namespace}:items`;
  storage.setItem(key, typeof stored === 'string' ? stored : JSON.stringify(stored));
  return readCatalog({ hasLibrary, read: createListReader({ key: 'items', namespace, storage: () => storage }) });
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
  });
  expect(others).toEqual(libraryItems);
});

test('an item has its variations; what cannot be read of them is empty', async () => {
  const stored = {
    name: 'Shirt',
    variations: [{ values: ['Large', 'Red'], sku: 'S-1', stock: '4', price: '$9.00' }, 7],
  };
  expect((await catalogOf([stored]))[0]?.variations).toEqual([
    { values: ['Large', 'Red'], sku: 'S-1', stock: 4 },
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
