import { testItem } from '../../../domain/items.testing';
import { nextSort, parseSort, sortItems, sortParam, type ItemSort } from './sortItems';

const items = [
  testItem({ id: 'loaf', name: 'rye loaf', price: '$1,100.00/ea', stock: 16, reportingCategory: 'Bakery' }),
  testItem({ id: 'course', name: 'Course 10', price: 'on request', stock: '-', reportingCategory: '' }),
  testItem({ id: 'mug', name: 'Course 9', price: '$9.50', stock: 0, reportingCategory: 'Home' }),
  testItem({ id: 'refund', name: 'Refund', price: '$-5.00', stock: -2, reportingCategory: 'Bakery' }),
];
const order = (sort: ItemSort) => sortItems(items, sort).map(({ id }) => id);

test.each([
  ['item', 'mug course refund loaf'],
  ['-item', 'loaf refund course mug'],
  ['reportingCategory', 'loaf refund mug course'],
  ['-reportingCategory', 'mug loaf refund course'],
  ['stock', 'refund mug loaf course'],
  ['-stock', 'loaf mug refund course'],
  ['price', 'refund mug loaf course'],
  ['-price', 'loaf mug refund course'],
])('sorted by %s; items without a value come last', (param, ids) => {
  expect(order(parseSort(param)).join(' ')).toBe(ids);
});

test.each(['price', '-price'])('by %s, items of one amount keep their order, however it is written', (param) => {
  const prices = ['$5.00', '5', '$5', '$5.00/ea'].map((price, index) => testItem({ id: String(index), price }));
  expect(sortItems(prices, parseSort(param))).toEqual(prices);
});

test('without a sort the list keeps its order and identity', () => {
  expect(sortItems(items, null)).toBe(items);
});

test('pressing a header sorts ascending, then descending, then not at all', () => {
  const once = nextSort(null, 'price');
  const twice = nextSort(once, 'price');
  expect([once, twice, nextSort(twice, 'price')].map(sortParam)).toEqual(['price', '-price', '']);
  expect(sortParam(nextSort(twice, 'stock'))).toBe('stock');
});

test('an unknown sort in an address is ignored', () => {
  expect(parseSort('-color')).toBeNull();
});
