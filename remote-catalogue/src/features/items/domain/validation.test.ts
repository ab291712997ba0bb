import { hasErrors, withoutError } from './formErrors';
import { blankForm } from './itemForm';
import { validateQuickCreate } from './quickCreate';
import { cellKey, validateDraft, validateForm } from './validation';

const noName = 'Please enter a name for your item.';
const noPrice = 'Please enter a price.';
const badPrice = 'Please enter a valid price.';

test.each([
  ['', '', { name: noName, price: noPrice }],
  ['   ', '12', { name: noName }],
  ['Mug', ' ', { price: noPrice }],
  ['Mug', '1e5', { price: badPrice }],
  ['Mug', 'Infinity', { price: badPrice }],
  ['Mug', '12abc', { price: badPrice }],
  ['Mug', '1.2.3', { price: badPrice }],
  ['Mug', '-5', {}],
  ['Mug', '1,200.00', {}],
  ['Mug', '12.50', {}],
])('name "%s" and price "%s" give %j', (name, price, errors) => {
  expect(validateForm({ name, price })).toEqual(errors);
  expect(hasErrors(validateForm({ name, price }))).toBe(Object.keys(errors).length > 0);
});

test('in quick create the price is optional, but must be valid', () => {
  expect(validateQuickCreate('Mug', '')).toEqual({});
  expect(validateQuickCreate('', 'x')).toEqual({ name: noName, price: badPrice });
});

test('editing a field clears its error and keeps the other', () => {
  const both = { name: noName, price: noPrice };
  expect(withoutError(both, 'name')).toEqual({ price: noPrice });
  expect(withoutError(both, 'price')).toEqual({ name: noName });
  expect(withoutError(both, 'sku')).toEqual(both);
});

const unset = { lowStock: '', cost: '' };
const rows = [
  { id: 's', values: ['S'], gtin: '', sku: '', weight: '', price: '', stock: '1', ...unset },
  { id: 'l', values: ['L'], gtin: '', sku: '', weight: '', price: '1e5', stock: 'many', ...unset },
];
const badStock = 'Please enter a number, or - if stock is not counted.';

test('each variation needs a price and a stock that can be read; the price of the item is theirs', () => {
  const form = { ...blankForm, name: 'Shirt', options: [{ name: 'Size', values: 'S, L' }], variations: rows };
  const found = { [cellKey('l', 'price')]: badPrice, [cellKey('l', 'stock')]: badStock };
  expect(validateForm(form)).toEqual({ variations: { ...found, [cellKey('s', 'price')]: noPrice } });
  expect(validateDraft(form)).toEqual({ variations: found });
});

test('a low level and a cost may be missing, but not wrong', () => {
  const form = { ...blankForm, name: 'Mug', price: '1' };
  expect(validateForm({ ...form, lowStock: '0', cost: '4.50' })).toEqual({});
  expect(Object.keys(validateForm({ ...form, lowStock: '-1', cost: 'x' }))).toEqual(['lowStock', 'cost']);
});

test('a stock that is no number has a message', () => {
  expect(validateForm({ ...blankForm, name: 'Mug', price: '1', stock: 'x' })).toEqual({ stock: badStock });
});

test('an option without choices has a message', () => {
  const form = { ...blankForm, name: 'Mug', price: '1', options: [{ name: 'Size', values: '' }] };
  const options = { 0: 'Please enter its choices, or remove the option.' };
  expect(validateForm(form)).toEqual({ options });
});
