import { samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { readStoredItems } from './storedItem';
import { testItem, testVariation } from './items.testing';

const readOne = (entry: unknown) => readStoredItems([entry]).entries[0];

test('an item in the current format is read unchanged', () => {
  const item = testItem({ status: 'Draft' });
  expect(readOne(item)).toBe(item);
});

test('an item with only an id gets blank fields, and its stock is not counted', () => {
  expect(readOne({ id: 7 })).toEqual({
    ...testItem(),
    id: '7',
    name: '',
    reportingCategory: '',
    stock: '-',
    price: '',
    itemType: '',
    category: '',
    locations: [],
    unit: '',
    sku: '',
    createdAt: '',
    updatedAt: '',
  });
});

test.each([
  ['price', 12.5, '$12.50'],
  ['price', null, ''],
  ['weight', 0.38, '0.38'],
  ['gtin', 4006381333931, '4006381333931'],
  ['stock', '12', 12],
  ['stock', '-', '-'],
  ['stock', '', '-'],
  ['stock', 'many', '-'],
  ['stock', null, '-'],
  ['locations', 'Main Store', ['Main Store']],
  ['locations', 'Main Store; Online Only', ['Main Store', 'Online Only']],
  ['locations', null, []],
  ['skipItemDetails', 'true', true],
  ['skipItemDetails', 'maybe', false],
  ['status', 'Archived', 'Archived'],
  ['status', 'Retired', undefined],
])('%s %j is read as %j', (field, value, expected) => {
  const item: Record<string, unknown> = { ...readOne({ ...testItem(), [field]: value }) };
  expect(item[field]).toEqual(expected);
});

test('an unknown field is kept', () => {
  expect(readOne({ ...testItem(), price: 3, colour: 'red' })).toMatchObject({ price: '$3.00', colour: 'red' });
});

test.each([[null], ['Mug'], [[]], [{ name: 'no id' }], [{ id: '' }], [{ id: 'a', name: {} }]])(
  '%j is unreadable and never costs the others',
  (entry) => {
    expect(readStoredItems([testItem({ id: 'first' }), entry, testItem({ id: 'last' })])).toEqual({
      entries: [testItem({ id: 'first' }), testItem({ id: 'last' })],
      unreadable: [entry],
    });
  },
);

test('of two items with the same id the later gets a new one', () => {
  const { entries: items } = readStoredItems([
    testItem({ id: '1' }),
    { ...testItem(), id: 1 },
    testItem({ id: '1-2' }),
  ]);
  expect(items.map(({ id }) => id)).toEqual(['1', '1-2', '1-2-2']);
});

test('variations are read as they are; missing texts are blank and unreadable stock is not counted', () => {
  const options = [{ name: 'Size', values: ['S'] }];
  const item = testItem({ options, variations: [testVariation(['S'], { sku: 'S-1' })], menus: ['Lunch'] });
  expect(readOne(item)).toBe(item);
  expect(readOne({ ...item, variations: [{ id: 's', values: ['S'], stock: 'many' }] })?.variations).toEqual([
    { id: 's', values: ['S'], sku: '', gtin: '', price: '', weight: '', stock: '-' },
  ]);
});

test('an item whose variations cannot be read is unreadable as a whole, so that it goes to quarantine', () => {
  const item = { ...testItem(), variations: 'S, L' };
  expect(readStoredItems([item])).toEqual({ entries: [], unreadable: [item] });
});

test.each([
  ['EUR', 'EUR 12.50'],
  ['JPY', 'JPY 13'],
  ['KWD', 'KWD 12.500'],
])('a price that is stored as a number is one in %s', (currency, price) => {
  setPageFormat({ ...samplePageFormat, currency });
  expect(readOne({ id: 'a', price: 12.5 })).toMatchObject({ price });
  setPageFormat(samplePageFormat);
});
