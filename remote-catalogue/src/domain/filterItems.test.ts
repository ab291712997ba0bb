import { finish } from '@back-office/shared/loading';
import {
  defaultFilters,
  filterChips,
  filterItems,
  filterOptions,
  itemCountText,
  noFilters,
  stockStatesOf,
  withFilter,
} from './filterItems';
import { prepareSearch, prepareSearchAfter, searchItems } from './searchItems';
import { summarize } from './listSummary';
import { testItem, testVariation } from './items.testing';

const loaf = testItem({
  id: 'loaf',
  name: 'Sourdough Loaf',
  category: 'Bread',
  reportingCategory: 'Bakery',
  sku: 'FP-77',
  description: 'Baked at dawn',
  gtin: '4006381333931',
  price: '$9.50/ea',
  locations: ['Online Only'],
  unit: 'Per liter',
});
const mug = testItem({
  id: 'mug',
  name: 'Mug',
  description: '',
  sku: '',
  category: '',
  reportingCategory: 'Home',
  stock: 0,
  status: 'Draft',
});
const advice = testItem({
  id: 'advice',
  name: 'Advice',
  stock: '-',
  itemType: 'Service',
  locations: [],
  category: '',
  reportingCategory: 'Services',
  sku: '',
});
const items = [loaf, mug, advice];

const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

test.each([
  ['name', 'SOURDOUGH'],
  ['category', 'bread'],
  ['reporting category', 'bAKery'],
  ['SKU', 'fp-77'],
  ['description', 'at dawn'],
  ['GTIN', '4006381'],
  ['GTIN typed with spaces', '4006381 333'],
  ['the same with blanks around it', '  loaf '],
])('an item is found by its %s in any case', (_, term) => expect(ids(searchItems(items, term))).toEqual(['loaf']));

test.each([
  ['three digits of its GTIN', '400'],
  ['price', '9.50'],
  ['location', 'Online Only'],
  ['unit', 'liter'],
  ['the end of one field and the start of the next', 'LoafBread'],
])('an item is not found by its %s', (_, term) => expect(searchItems(items, term)).toEqual([]));

test('a blank search returns the same array', () => expect(searchItems(items, '  ')).toBe(items));

test('an edited item is found only by its new texts', () => {
  const edited = items.map((item) => (item === loaf ? { ...loaf, name: 'Rye' } : item));
  searchItems(items, 'sourdough');
  expect(ids(searchItems(edited, 'sourdough'))).toEqual([]);
  expect(ids(searchItems(edited, 'rye'))).toEqual(['loaf']);
});

test.each([
  ['category', ['Bread'], ['loaf']],
  ['category', ['Bakery', 'Home'], ['loaf', 'mug']],
  ['status', ['Active'], ['loaf', 'advice']],
  ['status', ['Draft'], ['mug']],
  ['itemType', ['Service'], ['advice']],
  ['location', ['Online Only'], ['loaf']],
  ['stock', ['Out of stock', 'Not counted'], ['mug', 'advice']],
] as const)('%s %j shows %j', (name, values, shown) =>
  expect(ids(filterItems(items, '', withFilter(noFilters, name, values)))).toEqual(shown),
);

test('filters and search combine', () => {
  expect(ids(filterItems(items, 'a', withFilter(defaultFilters, 'stock', ['In stock'])))).toEqual(['loaf']);
});

test('without filters the result is the same array', () => expect(filterItems(items, '', noFilters)).toBe(items));

test.each([
  [{ stock: -2 }, 'Out of stock'],
  [{ stock: 11 }, 'In stock'],
  [{ stock: 10 }, ['In stock', 'Low']],
  [{ stock: 10, lowStock: 5 }, 'In stock'],
  [
    { stock: 40, variations: [testVariation(['S'], { stock: 40 }), testVariation(['L'], { stock: 0 })] },
    ['In stock', 'Low'],
  ],
] as const)('the states of %j are those that the list marks: %j', (stocked, states) =>
  expect(stockStatesOf(testItem(stocked))).toEqual(states),
);

test('a filter of low stock shows what the list marks, also after an edit that changes nothing else', () => {
  const [plenty, few] = [testItem({ id: 'plenty', stock: 30 }), testItem({ id: 'few', stock: 3 })];
  const low = withFilter(defaultFilters, 'stock', ['Low']);
  expect(ids(filterItems([plenty, few], '', low))).toEqual(['few']);
  const sold = [{ ...plenty, stock: 4 }, few];
  finish(summarize(sold, [plenty, few]));
  expect(ids(filterItems(sold, '', low))).toEqual(['plenty', 'few']);
});

test('options include their item counts', () => {
  expect(filterOptions(items, 'category').map(({ label, count }) => `${label} ${count}`)).toEqual([
    'Bakery 1',
    'Bread 1',
    'Home 1',
    'Services 1',
  ]);
  expect(filterOptions(items, 'status').map(({ label, count }) => `${label} ${count}`)).toEqual([
    'Active 2',
    'Draft 1',
    'Archived 0',
  ]);
});

test('each chip removes its own value', () => {
  const filters = withFilter(defaultFilters, 'category', ['Deli', 'Home']);
  expect(filterChips(filters).map(({ label }) => label)).toEqual([
    'Category: Deli',
    'Category: Home',
    'Status: Active',
  ]);
  expect(filterChips(filters)[0]?.without.category).toEqual(['Home']);
});

test('a search that was prepared in batches finds the same items', () => {
  const many = [...Array.from({ length: 1_200 }, (_, index) => testItem({ id: `item ${index}` })), loaf];
  let done = 0;
  const steps = [];
  while (done < many.length) steps.push((done = prepareSearch(many, done, 400)));
  expect(steps).toEqual([500, 1_000, 1_201]);
  expect(searchItems(many, 'bakery')).toEqual([loaf]);
});

test.each(['bread roll', '4006381333931', '0400 6381', '00004006', 'sku-1a'])(
  'typing %p finds what each term finds alone',
  (term) => {
    const goods = [
      testItem({ id: '1', name: 'Bread roll', gtin: '4006381333931' }),
      testItem({ id: '2', name: 'Bread', sku: 'SKU-1a', gtin: '04006381333931' }),
      testItem({ id: '3', name: 'Roll 4006', sku: 'sku-12' }),
      testItem({ id: '4', name: 'Cup 400', gtin: '4 006381 3' }),
    ];
    for (let end = 1; end <= term.length; end += 1) {
      const typed = term.slice(0, end);
      expect(searchItems(goods, typed)).toEqual(searchItems([...goods], typed));
    }
  },
);

test('a digit more searches only what was found, and no item is read again', () => {
  const read = jest.fn(() => '');
  const goods = [testItem({ id: '1', name: 'Cup 40061' }), Object.defineProperty(testItem(), 'gtin', { get: read })];
  expect(ids(searchItems(goods, '4006'))).toEqual(['1']);
  read.mockClear();
  expect(ids(searchItems(goods, '40061'))).toEqual(['1']);
  expect(read).not.toHaveBeenCalled();
});

test.each([
  ['a name', { name: 'Tea cup' }],
  ['a first GTIN', { gtin: '4006381333931' }],
  ['nothing that is searched', { weight: '2' }],
])('the search is prepared after an edit of %s, without reading other items', (_, fields) => {
  const read = jest.fn(() => 'Bread');
  const unread = Object.defineProperty(testItem({ id: 'bread' }), 'name', { get: read });
  const goods = [unread, testItem({ id: 'cup', name: 'Cup' }), testItem({ id: 'pan', gtin: '5012345678900' })];
  const edited = goods.map((item) => (item.id === 'cup' ? { ...item, ...fields } : item));
  const terms = ['tea', 'cup', '4006', '5012', 'bread'];
  const find = (list: readonly (typeof unread)[]) => terms.map((term) => searchItems(list, term));
  // Of lists that are read from the start.
  const wanted = [edited, goods].map((list) => find([...list]));
  prepareSearch(goods, 0, goods.length);
  read.mockClear();
  finish(prepareSearchAfter(goods, edited));
  expect(find(edited)).toEqual(wanted[0]);
  finish(prepareSearchAfter(edited, goods));
  expect(find(goods)).toEqual(wanted[1]);
  expect(read).not.toHaveBeenCalled();
});

const statuses = [
  { value: 'Active', label: 'Active', count: 16 },
  { value: 'Draft', label: 'Draft', count: 1 },
  { value: 'Archived', label: 'Archived', count: 2 },
];

test.each([
  [['Active'], '16 active items'],
  [['Draft'], '1 draft item'],
  [['Archived'], '2 archived items'],
  [['Active', 'Archived'], '18 items'],
  [[], '19 items'],
])('the items with the status filter %j', (chosen, text) => {
  expect(itemCountText(statuses, chosen)).toBe(text);
});
