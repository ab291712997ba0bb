import type { Item } from '../../../domain/item';
import { blankEntry, bulkErrors, bulkPatch, sharedSuffix, type BulkEntry, type BulkField } from './bulkChange';
import { applyOperation } from '../../../domain/itemsOperation';
import { testItem } from '../../../domain/items.testing';

const priced = (...prices: string[]) => prices.map((price) => ({ price }) as Item);
const fields = (...names: BulkField[]) => new Set(names);

test.each<[string, Partial<BulkEntry>, BulkField[], object]>([
  ['a field that was not chosen stays as it is', { category: 'Deli', stock: '4' }, ['stock'], { stock: 4 }],
  [
    'the reporting category follows',
    { category: 'Deli' },
    ['category'],
    { category: 'Deli', reportingCategory: 'Deli' },
  ],
  ['a blank category empties it', {}, ['category'], { category: '', reportingCategory: '' }],
  ['stock may be uncounted', { stock: ' - ' }, ['stock'], { stock: '-' }],
  ['stock may have commas', { stock: '1,200' }, ['stock'], { stock: 1200 }],
  ['a cost', { cost: '2.5' }, ['cost'], { cost: '$2.50' }],
  ['a blank cost is unknown again', {}, ['cost'], { cost: '' }],
  ['no location is a choice', {}, ['locations'], { locations: [] }],
  ['a status', { status: 'Archived' }, ['status'], { status: 'Archived' }],
  ['the switch off', {}, ['skipItemDetails'], { skipItemDetails: false }],
])('%s', (_, entry, chosen, patch) => {
  expect(bulkPatch({ ...blankEntry, ...entry }, fields(...chosen), [])).toEqual(patch);
});

test('a new price keeps the unit that all items have', () => {
  const patch = bulkPatch({ ...blankEntry, price: '5' }, fields('price'), priced('$9.50/lb', '$1.00/lb'));
  expect(patch).toEqual({ price: '$5.00/lb' });
});

test('a new price gets the unit that is chosen with it', () => {
  const entry = { ...blankEntry, price: '5', unit: 'Per liter' };
  expect(bulkPatch(entry, fields('price', 'unit'), priced('$9.50/lb'))).toEqual({
    price: '$5.00/L',
    unit: 'Per liter',
  });
});

test('a new unit without a price keeps every amount', () => {
  const items = [testItem({ id: 'a', price: '$3.00/ea' }), testItem({ id: 'b', price: '$1,100.00' })];
  const patch = bulkPatch({ ...blankEntry, unit: 'Per pound' }, fields('unit'), items);
  expect(patch).toEqual({ unit: 'Per pound' });
  const updated = applyOperation(items, { kind: 'update', ids: ['a', 'b'], patch, at: '2025-07-18T12:00:00.000Z' });
  expect(updated.items.map(({ unit, price }) => [unit, price])).toEqual([
    ['Per pound', '$3.00/lb'],
    ['Per pound', '$1,100.00/lb'],
  ]);
});

test('items with different units have no shared unit', () => {
  expect(sharedSuffix(priced('$1.00/ea', '$1.00/lb'))).toBeUndefined();
});

test.each<[BulkField, string, string | undefined]>([
  ['price', '', 'Please enter a price.'],
  ['price', '12abc', 'Please enter a valid price.'],
  ['price', '-3', undefined],
  ['stock', '', 'Please enter a number, or - if stock is not counted.'],
  ['cost', 'cheap', 'Please enter a valid cost, or nothing if it is unknown.'],
  ['cost', '', undefined],
  ['price', '9'.repeat(30), 'Please enter a valid price.'],
  ['stock', '9'.repeat(400), 'Please enter a number, or - if stock is not counted.'],
  ['stock', 'many', 'Please enter a number, or - if stock is not counted.'],
  ['stock', '0', undefined],
])('%s "%s" gives the error %s', (field, text, error) => {
  const errors = bulkErrors({ ...blankEntry, [field]: text }, fields(field));
  expect(errors[field]).toBe(error);
  expect(bulkErrors({ ...blankEntry, [field]: text }, fields())).toEqual({});
});
