import { finish } from '@back-office/shared/loading';
import type { Item } from './item';
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

describe('after an edit', () => {
  const list = Array.from({ length: 40 }, (_, index) =>
    testItem({ id: String(index), category: `Category ${index % 3}`, price: index === 7 ? '$1234.50' : '$9.50' }),
  );
  const [first, ...others] = list;
  const changed = (index: number, fields: Partial<Item>) =>
    list.map((item, at) => (at === index ? { ...item, ...fields } : item));

  test.each([
    ['nothing', [...list]],
    ['a name', changed(5, { name: 'Renamed' })],
    ['the kind of the first of its kind', changed(0, { category: 'Category 1' })],
    ['to a kind that is new', changed(39, { status: 'Draft' })],
    ['the longest price', changed(7, { price: '$2.00' })],
    ['to a longer price', changed(3, { price: '$12345.00' })],
    ['by an added item', [...list, testItem({ id: 'new', category: 'New' })]],
    ['by a deleted first item', others],
    ['by items that went', list.filter((_, index) => index % 7 !== 0)],
    ['the order', [...others, ...(first ? [first] : [])]],
    ['everything', []],
  ])('that changes %s, it is the same as of a list that is read anew', (_, items) => {
    listSummary(list);
    expect(finish(summarize(items, list))).toEqual(listSummary([...items]));
  });

  test('only what it changed is read', () => {
    const unread = testItem({ id: 'unread' });
    const before = [unread, testItem({ id: 'edited' }), testItem({ id: 'after it' })];
    listSummary(before);
    // A kind has been read of one of its items.
    const read = jest.fn();
    Object.defineProperty(before[2], 'stock', { get: read });
    const after = [before[0], testItem({ id: 'edited', name: 'Renamed' }), before[2]] as readonly Item[];
    expect(finish(summarize(after, before)).kinds).toEqual([{ example: unread, count: 3 }]);
    expect(read).not.toHaveBeenCalled();
  });
});
