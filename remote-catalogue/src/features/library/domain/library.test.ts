import {
  availableToSell,
  filterLibrary,
  libraryChange,
  libraryItems,
  librarySelectOptions,
  noLibraryFilters,
  searchLibrary,
  type OfferedItem,
} from './library';
import { testItem } from '../../../domain/testItems';

const offered: readonly OfferedItem[] = [
  { item: testItem({ id: 'library-loaf', name: 'Loaf', category: 'Bakery', sku: 'BAK-1' }), variations: 1 },
  { item: testItem({ id: 'library-beans', name: 'Beans', category: 'Coffee', sku: 'COF-1' }), variations: 3 },
];
const own = testItem({ id: 'own', name: 'Advice', category: 'Services', sku: '' });

test('what the library offers comes first, then what the merchant has of his own', () => {
  expect(libraryItems([own], offered)).toEqual([
    { id: 'library-loaf', name: 'Loaf', category: 'Bakery', variations: 1, selected: false },
    { id: 'library-beans', name: 'Beans', category: 'Coffee', variations: 3, selected: false },
    { id: 'own', name: 'Advice', category: 'Services', variations: 1, selected: true },
  ]);
});

test('an item that was imported under another id is the one with its SKU, under the merchant’s own name', () => {
  const imported = testItem({ id: 'csv-7', name: 'Beans, dark', category: 'Hot drinks', sku: 'COF-1' });
  expect(libraryItems([imported], offered)).toEqual([
    expect.objectContaining({ id: 'library-loaf', selected: false }),
    { id: 'csv-7', name: 'Beans, dark', category: 'Hot drinks', variations: 3, selected: true },
  ]);
});

test('items without a SKU are never taken for one of the library', () => {
  const blank: readonly OfferedItem[] = [{ item: testItem({ id: 'library-x', sku: '' }), variations: 1 }];
  expect(libraryItems([own], blank).map(({ selected }) => selected)).toEqual([false, true]);
});

test.each([
  { ticked: ['own'], add: [], remove: [], lost: 0 },
  { ticked: ['own', 'library-loaf'], add: ['library-loaf'], remove: [], lost: 0 },
  { ticked: [], add: [], remove: ['own'], lost: 1 },
  { ticked: ['library-beans'], add: ['library-beans'], remove: ['own'], lost: 1 },
])('with $ticked ticked, Done adds $add and removes $remove', ({ ticked, add, remove, lost }) => {
  const change = libraryChange(libraryItems([own], offered), new Set(ticked), offered);
  expect({ ...change, add: change.add.map(({ id }) => id) }).toEqual({ add, remove, lost });
});

test('taking out an item of the library loses nothing that it could not give back', () => {
  const loaf = testItem({ id: 'library-loaf', sku: 'BAK-1' });
  expect(libraryChange(libraryItems([loaf], offered), new Set(), offered)).toMatchObject({
    remove: ['library-loaf'],
    lost: 0,
  });
});

test.each([
  ['', 3],
  ['  BEANS ', 1],
  ['bakery', 1],
  ['nothing', 0],
])('searching the library for "%s" finds %i', (term, count) => {
  expect(searchLibrary(libraryItems([own], offered), term)).toHaveLength(count);
});

test.each([
  [{ stock: 24 }, 24],
  [{ stock: 0 }, 0],
  [{ stock: -3 }, 0],
  [{ stock: '-' }, '-'],
  [{ stock: 24, status: 'Active' }, 24],
  [{ stock: 24, status: 'Draft' }, 0],
  [{ stock: 24, status: 'Archived' }, 0],
  [{ stock: '-', status: 'Draft' }, 0],
] as const)('of %j there are %s to sell', (fields, available) => {
  expect(availableToSell(testItem(fields))).toBe(available);
});

const list = [
  testItem({ id: '1', name: 'Loaf', category: 'Bakery', reportingCategory: 'Bakery', locations: ['Main Store'] }),
  testItem({ id: '2', name: 'Beans', category: 'Coffee', reportingCategory: 'Coffee', locations: ['Online Only'] }),
  testItem({ id: '3', name: 'Rolls', category: 'Bakery', reportingCategory: 'Bakery', locations: [], status: 'Draft' }),
];

test.each([
  [{}, ['1', '2', '3']],
  [{ search: 'bakery' }, ['1', '3']],
  [{ category: 'Bakery', status: 'Active' }, ['1']],
  [{ status: 'Draft' }, ['3']],
  [{ location: 'Online Only' }, ['2']],
  [{ location: 'Online Only', category: 'Bakery' }, []],
])('the filters %j show %j', (filters, ids) => {
  expect(filterLibrary(list, { ...noLibraryFilters, ...filters }).map(({ id }) => id)).toEqual(ids);
});

test('a chosen category that is gone stays among the choices, with no items', () => {
  expect(librarySelectOptions(list, 'category', 'Deli')).toEqual([
    { value: 'Bakery', label: 'Bakery', count: 2 },
    { value: 'Coffee', label: 'Coffee', count: 1 },
    { value: 'Deli', label: 'Deli', count: 0 },
  ]);
});
