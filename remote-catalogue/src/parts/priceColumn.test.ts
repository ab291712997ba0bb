import { testItem, testVariation } from '../domain/items.testing';
import { priceLengthOf } from './priceColumn';

const sizes = (...prices: readonly string[]) => ({
  price: prices[0] ?? '',
  variations: prices.map((price, index) => testVariation([String(index)], { price })),
});

test.each([
  ['a price', [{ price: '$9.50' }, { price: '$1234.50/ea' }], '$1,234.50/ea'],
  ['variations of one price', [sizes('$12.50', '$12.50')], '$12.50'],
  ['variations of several prices', [sizes('$12.50', '$13.00')], 'from $12.50'],
  ['the same price with and without them', [{ price: '$12.50' }, sizes('$12.50', '$13.00')], 'from $12.50'],
  ['a text', [{ price: 'on request, or by the weight' }], 'on request, or by the we'],
])('the longest price is that of %s', (_, items, longest) => {
  expect(priceLengthOf(items.map(testItem))).toBe(longest.length);
});
