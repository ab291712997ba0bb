import { blankForm, changedElsewhere, copyOf, formOf, hasUnsavedChanges, newItemOf, patchOf } from './itemForm';
import { quickItem } from './quickCreate';
import type { VariationEntry } from './variationForm';
import { testItem } from '../../../domain/items.testing';

const consulting = testItem({ name: 'Consulting Service', price: '$100.00/ea', unit: 'Per item', stock: '-' });

test('a blank form is a physical good, sold per item', () => {
  expect(blankForm).toMatchObject({ itemType: 'Physical good', unit: 'Per item', price: '', name: '' });
});

test('editing starts with the fields of the item and the price as number text', () => {
  expect(formOf(consulting)).toMatchObject({
    name: 'Consulting Service',
    price: '100.00',
    unit: 'Per item',
    category: 'Deli',
  });
});

test('an item without a unit gets the unit of its price', () => {
  expect(formOf(testItem({ unit: '', price: '$3.20/kg' })).unit).toBe('Per kilogram');
  expect(formOf(testItem({ unit: '', price: '$3.20' })).unit).toBe('Per item');
});

test.each([
  ['Per item', '12.50', '$12.50'],
  ['Per item', '12.5', '$12.50'],
  ['Per pound', '14.80', '$14.80/lb'],
  ['Per kilogram', '3', '$3.00/kg'],
  ['Per liter', '18', '$18.00/L'],
])('a new item sold %s at %s is stored at %s, with stock 0', (unit, price, stored) => {
  expect(newItemOf({ ...blankForm, name: ' Mug ', unit, price, category: 'Home' })).toEqual({
    itemType: 'Physical good',
    name: 'Mug',
    description: '',
    locations: [],
    category: 'Home',
    reportingCategory: 'Home',
    unit,
    gtin: '',
    sku: '',
    weight: '',
    skipItemDetails: false,
    stock: 0,
    price: stored,
  });
});

const sizes = [{ name: 'Size', values: 'S, L' }];
const unset = { lowStock: '', cost: '' };
const rows: readonly VariationEntry[] = [
  { id: 's', values: ['S'], gtin: '', sku: ' A-1 ', weight: '', price: '12', stock: '3', ...unset },
  { id: 'l', values: ['L'], gtin: '', sku: 'A-2', weight: '0.3', price: '9.5', stock: '-', ...unset },
];
const shirt = { ...blankForm, name: 'Shirt', unit: 'Per pound', options: sizes, variations: rows, menus: ['Lunch'] };

test('options, variations and menus are saved, and the item sums them up', () => {
  expect(newItemOf(shirt)).toMatchObject({
    menus: ['Lunch'],
    options: [{ name: 'Size', values: ['S', 'L'] }],
    variations: [
      { id: 's', values: ['S'], gtin: '', sku: 'A-1', weight: '', price: '$12.00/lb', stock: 3 },
      { id: 'l', values: ['L'], gtin: '', sku: 'A-2', weight: '0.3', price: '$9.50/lb', stock: '-' },
    ],
    price: '$9.50/lb',
    sku: 'A-1',
    stock: 3,
  });
});

test('the form of a saved item with variations is what was typed', () => {
  const item = { ...testItem(), ...newItemOf(shirt) };
  expect(patchOf(item, formOf(item))).toEqual({});
  expect(formOf(item)).toMatchObject({ options: sizes, variations: [{ sku: 'A-1', price: '12.00' }, { stock: '-' }] });
});

test('of a variation only what was changed is in the patch, so that stock counted meanwhile stays', () => {
  const item = { ...testItem(), ...newItemOf(shirt) };
  const form = formOf(item);
  const variations = form.variations.map((entry, place) => (place === 0 ? { ...entry, price: '13' } : entry));
  expect(patchOf(item, { ...form, variations })).toEqual({
    variations: [
      { id: 's', values: ['S'], price: '$13.00/lb' },
      { id: 'l', values: ['L'] },
    ],
  });
});

test('a new unit is that of every variation', () => {
  const item = { ...testItem(), ...newItemOf(shirt) };
  const { variations = [] } = patchOf(item, { ...formOf(item), unit: 'Per kilogram' });
  expect(variations.map(({ price }) => price)).toEqual(['$12.00/kg', '$9.50/kg']);
});

test('without options the item has no variations', () => {
  const item = { ...testItem(), ...newItemOf(shirt) };
  expect(patchOf(item, { ...formOf(item), options: [], variations: [] })).toEqual({ options: [], variations: [] });
});

test('a copy has neither the codes nor the stock', () => {
  const item = testItem({ name: 'Mug', sku: 'M-1', gtin: '12345670', stock: 4 });
  expect(copyOf(item)).toMatchObject({ name: 'Mug (copy)', sku: '', gtin: '', stock: '0', price: '14.80' });
  const varied = copyOf({ ...item, ...newItemOf(shirt) });
  expect(varied.variations.map(({ sku, stock, price }) => [sku, stock, price])).toEqual([
    ['', '0', '12.00'],
    ['', '-', '9.50'],
  ]);
});

test('a new item has the stock that was entered', () => {
  expect(newItemOf({ ...blankForm, name: 'Mug', price: '1', stock: '12' }).stock).toBe(12);
  expect(newItemOf({ ...blankForm, name: 'Advice', price: '1', stock: '-' }).stock).toBe('-');
  expect(patchOf(consulting, { ...formOf(consulting), stock: '5' })).toEqual({ stock: 5 });
});

test('unusual values in other fields are saved as entered', () => {
  const name = 'x'.repeat(5000);
  expect(newItemOf({ ...blankForm, name, price: '-5', gtin: 'abc' })).toMatchObject({
    name,
    price: '$-5.00',
    gtin: 'abc',
    sku: '',
  });
});

test('quick create needs only a name; the default price is $0.00', () => {
  expect(quickItem('Mug')).toMatchObject({ name: 'Mug', price: '$0.00', stock: 0 });
  expect(quickItem('Mug', '8.75', 'Home')).toMatchObject({
    price: '$8.75',
    category: 'Home',
    reportingCategory: 'Home',
  });
});

test.each([
  ['Mug', '', ''],
  [' Cup  of tea ', '8.5', 'Home'],
])('quick create makes of "%s" what the form does', (name, price, category) => {
  expect(quickItem(name, price, category)).toEqual(newItemOf({ ...blankForm, name, price, category }));
});

test('an unchanged form changes nothing, whatever the format of the price', () => {
  for (const price of ['$100.00/ea', '$12.5', '$0.0005/ea', '$1,100.00/half day', 'Market price']) {
    expect(patchOf(testItem({ price }), formOf(testItem({ price })))).toEqual({});
  }
});

test('the patch has only the changed fields', () => {
  expect(patchOf(consulting, { ...formOf(consulting), name: ' Advice ' })).toEqual({ name: 'Advice' });
});

test.each([
  ['$100.00/ea', 'Per item', { price: '120' }, '$120.00/ea'],
  ['$100.00/half day', 'Per item', { price: '120' }, '$120.00/half day'],
  ['$12.50', 'Per item', { price: '13' }, '$13.00'],
  ['$12.50', 'Per item', { unit: 'Per pound' }, '$12.50/lb'],
  ['$14.80/lb', 'Per pound', { unit: 'Per item' }, '$14.80/ea'],
  ['$1,100.00/ea', 'Per item', { price: '1,200' }, '$1200.00/ea'],
])('%s %s, edited to %j, is stored as %s', (price, unit, typed, stored) => {
  const item = testItem({ price, unit });
  expect(patchOf(item, { ...formOf(item), ...typed }).price).toBe(stored);
});

test('the reporting category follows the category unless they differ', () => {
  const item = testItem({ category: 'Deli', reportingCategory: 'Deli' });
  const apart = testItem({ category: 'Deli', reportingCategory: 'Cheese' });
  expect(patchOf(item, { ...formOf(item), category: 'Dairy' })).toEqual({
    category: 'Dairy',
    reportingCategory: 'Dairy',
  });
  expect(patchOf(apart, { ...formOf(apart), category: 'Dairy' })).toEqual({ category: 'Dairy' });
});

test('a form has unsaved changes when a field differs', () => {
  expect(hasUnsavedChanges(blankForm, { ...blankForm, locations: [] })).toBe(false);
  expect(hasUnsavedChanges(blankForm, { ...blankForm, options: [{ name: '', values: '' }] })).toBe(true);
});

describe('changes elsewhere since the form was opened', () => {
  const opened = testItem({ name: 'Rye', sku: 'R-1', price: '$5.00' });
  const elsewhere = (stored: Partial<typeof opened>, here: Partial<typeof blankForm>) =>
    changedElsewhere(opened, { ...opened, ...stored }, { ...formOf(opened), ...here });

  test('count in fields that the form changed too, to something else', () => {
    expect(elsewhere({ name: 'Rye Loaf', price: '$6.00' }, { name: 'Rye Bread' })).toEqual(['name']);
    expect(elsewhere({ name: 'Rye Bread' }, { name: 'Rye Bread' })).toEqual([]);
    expect(elsewhere({ sku: 'R-2' }, { name: 'Rye Bread' })).toEqual([]);
    expect(elsewhere({}, { name: 'Rye Bread' })).toEqual([]);
  });

  test('photos that can be merged do not count', () => {
    const photo = (id: string, alt = '') => ({ id, alt });
    const both = { photos: [photo('front'), photo('back')] };
    expect(elsewhere(both, { photos: [photo('front'), photo('side')] })).toEqual([]);
    const item = { ...opened, photos: [photo('front')] };
    const here = { ...formOf(item), photos: [photo('front', 'Loaf')] };
    expect(changedElsewhere(item, { ...item, photos: [photo('front', 'Bread')] }, here)).toEqual(['photos']);
  });

  test('count in the same field of the same variation only', () => {
    const item = { ...testItem({ name: 'Shirt' }), ...newItemOf(shirt) };
    const form = formOf(item);
    const withPrice = (place: number, price: string) =>
      form.variations.map((entry, index) => (index === place ? { ...entry, price } : entry));
    const here = { ...form, variations: withPrice(0, '13') };
    const stored = (place: number) => ({ ...item, ...newItemOf({ ...shirt, variations: withPrice(place, '14') }) });
    expect(changedElsewhere(item, stored(0), here)).toEqual(['variations']);
    expect(changedElsewhere(item, stored(1), here)).toEqual([]);
    expect(changedElsewhere(item, stored(0), { ...form, variations: form.variations.slice(1) })).toEqual([
      'variations',
    ]);
  });
});
