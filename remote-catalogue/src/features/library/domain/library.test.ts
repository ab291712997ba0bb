import type { Item } from '../../../domain/item';
import type { OfferedItem } from '../../../domain/offeredItem';
import { testItem, testVariation } from '../../../domain/items.testing';
import {
  availableToSell,
  filterLibrary,
  libraryChange,
  libraryItems,
  librarySelectOptions,
  marginLabel,
  noLibraryFilters,
  searchLibrary,
} from './library';

const grinds = ['Whole', 'Filter', 'Espresso'].map((grind) => testVariation([grind]));
const offered: readonly OfferedItem[] = [
  { item: testItem({ id: 'library-loaf', name: 'Loaf', category: 'Bakery', sku: 'BAK-1' }) },
  { item: testItem({ id: 'library-beans', name: 'Beans', category: 'Coffee', sku: 'COF-1', variations: grinds }) },
];
const own = testItem({ id: 'own', name: 'Advice', category: 'Services', sku: '' });

test('offered items come first, then the merchant’s own items', () => {
  expect(libraryItems([own], offered)).toEqual([
    { id: 'library-loaf', name: 'Loaf', category: 'Bakery', variations: 1, selected: false },
    { id: 'library-beans', name: 'Beans', category: 'Coffee', variations: 3, selected: false },
    { id: 'own', name: 'Advice', category: 'Services', variations: 1, selected: true },
  ]);
});

test('an imported item with another id is recognized by its SKU, in any case, and keeps the merchant’s name', () => {
  const imported = testItem({ id: 'csv-7', name: 'Beans, dark', category: 'Hot drinks', sku: ' cof-1' });
  expect(libraryItems([imported], offered)).toEqual([
    expect.objectContaining({ id: 'library-loaf', selected: false }),
    { id: 'csv-7', name: 'Beans, dark', category: 'Hot drinks', variations: 1, selected: true },
  ]);
});

test('an item with another id and the name of an offered one is recognized', () => {
  const typed = testItem({ id: 'typed', name: ' loaf ', category: 'Bread', sku: '' });
  expect(libraryItems([typed], offered).map(({ id, selected }) => [id, selected])).toEqual([
    ['typed', true],
    ['library-beans', false],
  ]);
});

test('an item stands for one offered item: SKU before name, and the first of several', () => {
  const beans = testItem({ id: 'csv-1', name: 'Loaf', sku: 'COF-1' });
  const [first, second] = ['a', 'b'].map((id) => testItem({ id, name: 'Loaf', sku: '' })) as [Item, Item];
  expect(libraryItems([beans, first, second], offered).map(({ id, selected }) => [id, selected])).toEqual([
    ['a', true],
    ['csv-1', true],
    ['b', true],
  ]);
});

test('items without a SKU never match an offered item', () => {
  const blank: readonly OfferedItem[] = [{ item: testItem({ id: 'library-x', sku: '' }) }];
  expect(libraryItems([own], blank).map(({ selected }) => selected)).toEqual([false, true]);
});

test.each([
  { selected: ['own'], add: [], remove: [], unrecoverable: 0 },
  { selected: ['own', 'library-loaf'], add: ['library-loaf'], remove: [], unrecoverable: 0 },
  { selected: [], add: [], remove: ['own'], unrecoverable: 1 },
  { selected: ['library-beans'], add: ['library-beans'], remove: ['own'], unrecoverable: 1 },
])('with $selected selected, Done adds $add and removes $remove', ({ selected, add, remove, unrecoverable }) => {
  const change = libraryChange(libraryItems([own], offered), new Set(selected), offered);
  expect({ ...change, add: change.add.map(({ id }) => id) }).toEqual({ add, remove, unrecoverable });
});

test('a removed library item can be added again', () => {
  const loaf = testItem({ id: 'library-loaf', sku: 'BAK-1' });
  expect(libraryChange(libraryItems([loaf], offered), new Set(), offered)).toMatchObject({
    remove: ['library-loaf'],
    unrecoverable: 0,
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
] as const)('for %j, %s are available to sell', (fields, available) => {
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

test('a selected category that no longer exists stays an option, with no items', () => {
  expect(librarySelectOptions(list, 'category', 'Deli')).toEqual([
    { value: 'Bakery', label: 'Bakery', count: 2 },
    { value: 'Coffee', label: 'Coffee', count: 1 },
    { value: 'Deli', label: 'Deli', count: 0 },
  ]);
});

const priced = (price: string, cost?: string) => ({ price, ...(cost !== undefined && { cost }) });
const varied = (...sold: ReturnType<typeof priced>[]) =>
  testItem({ variations: sold.map((fields, place) => testVariation([`${place}`], fields)) });

test.each([
  ['of price and cost', testItem(priced('$12.50/ea', '$4.00')), '68%'],
  ['below zero', testItem(priced('$2.00', '$3.00')), '−50%'],
  ['of an unknown cost', testItem(priced('$12.50')), '–'],
  ['of a free item', testItem(priced('$0.00', '$1.00')), '–'],
  ['of variations', varied(priced('$10.00', '$6.00'), priced('$12.50', '$4.00')), '40%–68%'],
  ['of equal variations', varied(priced('$10.00', '$6.00'), priced('$20.00', '$12.00')), '40%'],
  ['of variations with an unknown cost', varied(priced('$10.00', '$6.00'), priced('$20.00')), '–'],
])('the margin %s', (_rule, item, label) => expect(marginLabel(item)).toBe(label));
