import { testItem, testVariation } from './items.testing';
import {
  combinationCount,
  combinations,
  itemPriceLabel,
  nameWithVariation,
  summaryOf,
  variationId,
  variationsOf,
} from './variations';

const small = testVariation(['Small'], { sku: 'T-S', price: '$12.00/ea', stock: 3, weight: '0.2' });
const large = testVariation(['Large'], { sku: 'T-L', price: '$9.50/ea', stock: 4 });

test('an item without options is one variation, itself', () => {
  const item = testItem({ sku: 'FP-1', stock: 4 });
  expect(variationsOf(item)).toEqual([
    { id: '', values: [], sku: 'FP-1', gtin: '', price: '$14.80/lb', weight: '', stock: 4 },
  ]);
  expect(variationsOf({ ...item, variations: [small, large] })).toEqual([small, large]);
});

test('an item with variations has their lowest price, the stock of all and the codes of the first', () => {
  expect(summaryOf([small, large])).toEqual({ sku: 'T-S', gtin: '', weight: '0.2', price: '$9.50/ea', stock: 7 });
});

test.each([
  [['-', '-'], '-'],
  [['-', 2], 2],
  [[0.1, 0.2], 0.3],
  [[-3, 1], -2],
] as const)('stocks of %j are %s together', ([one, other], total) => {
  expect(summaryOf([testVariation(['A'], { stock: one }), testVariation(['B'], { stock: other })]).stock).toBe(total);
});

test('a price that is no amount is not the lowest', () => {
  expect(summaryOf([testVariation(['A'], { price: 'Market price' }), small]).price).toBe('$12.00/ea');
});

test('several prices read as the lowest', () => {
  const item = testItem({ price: '$9.50/ea' });
  expect(itemPriceLabel(item)).toBe('$9.50/ea');
  expect(itemPriceLabel({ ...item, variations: [small, large] })).toBe('from $9.50/ea');
  expect(itemPriceLabel({ ...item, variations: [large, large] })).toBe('$9.50/ea');
});

test('choices combine, the last option first', () => {
  const options = [
    ['S', 'L'],
    ['Red', 'Blue'],
  ];
  expect(combinations(options)).toEqual([
    ['S', 'Red'],
    ['S', 'Blue'],
    ['L', 'Red'],
    ['L', 'Blue'],
  ]);
  expect(combinations([])).toEqual([]);
  expect(combinationCount(options)).toBe(4);
  const many = Array.from({ length: 30 }, (_, place) => `${place}`);
  expect(combinations([many, many, many])).toHaveLength(100);
});

test('a variation is named by its choices', () => {
  expect(nameWithVariation('T-Shirt', { values: ['Large', 'Red'] })).toBe('T-Shirt – Large / Red');
  expect(nameWithVariation('Mug', { values: [] })).toBe('Mug');
});

test('ids are made of the choices and never repeat', () => {
  expect(variationId(['Extra Large', 'Red'], new Set())).toBe('extra-large-red');
  expect(variationId(['L'], new Set(['l', 'l-2']))).toBe('l-3');
  expect(variationId(['½ "'], new Set(['variation']))).toBe('½');
  expect(variationId(['!'], new Set(['variation']))).toBe('variation-2');
});
