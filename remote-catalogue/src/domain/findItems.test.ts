import { findItems } from './findItems';
import { searchItems } from './searchItems';
import { testItem, testVariation } from './items.testing';

const items = [
  testItem({ id: 'mug', name: 'Cold mug', sku: 'MUG-7', gtin: '0 36000 29145 2' }),
  testItem({ id: 'brew', name: 'Cold brew', sku: 'cold', gtin: '' }),
  testItem({ id: 'ice', name: 'Ice cold tea', sku: 'TEA-1', gtin: '4006381333931' }),
  testItem({ id: 'jam', name: 'Jam', sku: 'COLD-JAM', gtin: '' }),
];
const idsOf = (query: string, max = 5) => findItems(items, query, max).items.map(({ id }) => id);

test.each([
  ['cold', ['brew', 'mug', 'ice', 'jam']],
  ['  COLD BREW ', ['brew']],
  ['mug-7', ['mug']],
  ['036000291452', ['mug']],
  ['4006 3813', ['ice']],
  ['360', []],
  ['  ', []],
])('the query %j finds %j', (query, ids) => expect(idsOf(query)).toEqual(ids));

test('a category or a description is found last, and the list shows as many items', () => {
  const tea = testItem({ id: 'tea', name: 'Earl Grey', description: 'Best served cold', category: 'Tea' });
  const all = [tea, ...items];
  expect(findItems(all, 'cold', 9).items.at(-1)).toBe(tea);
  for (const query of ['cold', 'tea', '4006', '4006 3813', '400', 'deli', 'xyz'])
    expect(findItems(all, query, 9).total).toBe(searchItems(all, query).length);
});

test('more matches than fit are counted, not listed', () => {
  expect(findItems(items, 'cold', 2)).toMatchObject({ total: 4, items: [{ id: 'brew' }, { id: 'mug' }] });
});

test('no item is looked at twice', () => {
  let reads = 0;
  const counted = Array.from({ length: 1_000 }, (_, index) => ({
    ...testItem({ id: String(index), sku: '' }),
    get name() {
      reads += 1;
      return 'Cold brew';
    },
  }));
  findItems(counted, 'cold', 5);
  expect(reads).toBe(1_000);
});

test('an item is found by the code of each of its variations, and by a choice', () => {
  const variations = [
    testVariation(['Small'], { sku: 'SHIRT-S', gtin: '4006381333931' }),
    testVariation(['Large'], { sku: 'SHIRT-L', gtin: '0 36000 29145 2' }),
  ];
  const shirt = testItem({ id: 'shirt', name: 'Shirt', sku: 'SHIRT-S', gtin: '4006381333931', variations });
  for (const query of ['shirt-l', '036000291452', '4006', 'large']) {
    expect(findItems([...items, shirt], query, 9).items.map(({ id }) => id)).toContain('shirt');
    expect(searchItems([...items, shirt], query)).toContain(shirt);
  }
  expect(findItems([...items, shirt], '0360', 1).total).toBe(2);
  expect(findItems([shirt], '14006381333931', 9).total).toBe(0);
});

test.each(['036000291452', '0036000291452', '36000291452'])(
  'the scanned code %s finds the item, with or without zeros',
  (code) => {
    expect(findItems(items, code, 3).items.map(({ id }) => id)).toEqual(['mug']);
    expect(searchItems(items, code).map(({ id }) => id)).toEqual(['mug']);
  },
);
