import { testItem, testVariation } from './items.testing';
import { listSummary, summarize } from './listSummary';

const sizes = (...prices: readonly string[]) => ({
  price: prices[0] ?? '',
  variations: prices.map((price, index) => testVariation([String(index)], { price })),
});

test.each([
  ['a price', [{ price: '$9.50' }, { price: '$1234.50/ea' }], '$1,234.50/ea'],
  ['variations, which may have several', [sizes('$12.50', '$12.50')], 'from $12.50'],
  ['variations of several prices', [sizes('$12.50', '$13.00')], 'from $12.50'],
  ['the same price with and without them', [{ price: '$12.50' }, sizes('$12.50', '$13.00')], 'from $12.50'],
  ['a text', [{ price: 'on request, or by the weight' }], 'on request, or by the we'],
])('there is room for the longest price: %s', (_, items, longest) => {
  expect(listSummary(items.map(testItem)).priceLength).toBe(longest.length);
});

test.each([
  ['status', { status: 'Draft' }],
  ['category', { category: 'Bread' }],
  ['reporting category', { reportingCategory: 'Bread' }],
  ['type', { itemType: 'Service' }],
  ['locations', { locations: ['Online Only'] }],
  ['stock, counted or not', { stock: '-' }],
  ['stock, in or out', { stock: 0 }],
] as const)('items that differ in their %s are of two kinds, others of one', (_, fields) => {
  const usual = testItem({ id: '1', stock: 3 });
  const items = [usual, testItem({ id: '2', stock: 3, ...fields }), testItem({ id: '3', stock: 4, name: 'Another' })];
  const { kinds, kindOf } = listSummary(items);
  expect(kinds).toEqual([
    { example: items[0], count: 2 },
    { example: items[1], count: 1 },
  ]);
  expect([...kindOf]).toEqual([0, 1, 0]);
});

test('a list is read once, in steps', () => {
  const items = Array.from({ length: 1_200 }, (_, index) => testItem({ id: String(index) }));
  const steps = summarize(items);
  const taken = [steps.next(), steps.next(), steps.next(), steps.next()].map(({ done }) => done);
  expect(taken).toEqual([false, false, false, true]);
  expect(listSummary(items)).toBe(listSummary(items));
  expect(summarize(items).next().done).toBe(true);
});
