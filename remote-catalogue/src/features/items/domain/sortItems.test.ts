import { finish } from '@back-office/shared/loading';
import { testItem } from '../../../domain/items.testing';
import { createSorter, nextSort, parseSort, sortParam, type ItemSort } from './sortItems';

const items = [
  testItem({ id: 'loaf', name: 'rye loaf', price: '$1,100.00/ea', stock: 16, reportingCategory: 'Bakery' }),
  testItem({ id: 'course', name: 'Course 10', price: 'on request', stock: '-', reportingCategory: '' }),
  testItem({ id: 'mug', name: 'Course 9', price: '$9.50', stock: 0, reportingCategory: 'Home' }),
  testItem({ id: 'refund', name: 'Refund', price: '$-5.00', stock: -2, reportingCategory: 'Bakery' }),
];
const { sorted: sortItems } = createSorter();
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

describe('after an edit', () => {
  const sort = parseSort('price');
  const sorted = (...lists: readonly (readonly (typeof items)[0][])[]) => {
    const { sorted: sortList } = createSorter();
    return lists.map((list) => sortList(list, sort).map(({ id, name }) => `${id} ${name}`)).at(-1);
  };

  test('the changed item is shown in its place', () => {
    const edited = items.map((item) => (item.id === 'mug' ? { ...item, name: 'Cup' } : item));
    expect(sorted(items, edited)).toEqual(sorted(edited));
    expect(sorted(items, edited)).toContain('mug Cup');
  });

  test.each([
    ['by what it is sorted', items.map((item) => (item.id === 'mug' ? { ...item, price: '$2000.00' } : item))],
    ['that removes an item', items.slice(1)],
    ['that adds one', [...items, testItem({ id: 'new', price: '$1.00' })]],
  ])('one %s moves items', (_, edited) => {
    expect(sorted(items, edited)).toEqual(sorted(edited));
  });

  test.each([
    ['many', 3],
    ['most', 10],
  ])('%s items move', (_, changed) => {
    const many = Array.from({ length: 12 }, (_, at) => testItem({ id: `${at}`, price: `$${at % 5}.00` }));
    const edited = many.map((item, at) => (at < changed ? { ...item, price: `$${(at * 7) % 6}.50` } : item));
    expect(sorted(many, edited)).toEqual(sorted(edited));
    expect(sorted(many, edited)).not.toEqual(sorted(many));
  });

  test.each(['while they are the same', 'after they were prepared'])('the values are not read again %s', (when) => {
    const { sorted: sortList, prepare } = createSorter();
    const read = jest.fn(() => '$3.00');
    const goods = [...items, Object.defineProperty(testItem({ id: 'read' }), 'price', { get: read })];
    if (when === 'after they were prepared') finish(prepare(goods));
    else sortList(goods, sort);
    expect(read).toHaveBeenCalledTimes(1);
    const ids = sortList([...goods], parseSort('-price')).map(({ id }) => id);
    expect(ids).toEqual(['loaf', 'mug', 'read', 'refund', 'course']);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

test('some items of a list are sorted as the list is', () => {
  const { sorted: sortList } = createSorter();
  const ids = (param: string) => sortList(items, parseSort(param), [0, 1, 3]).map(({ id }) => id);
  expect(['price', '-price', ''].map(ids)).toEqual([
    ['refund', 'loaf', 'course'],
    ['loaf', 'refund', 'course'],
    ['loaf', 'course', 'refund'],
  ]);
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
