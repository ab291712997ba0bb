import { finish } from '@back-office/shared/loading';
import { testItem, testVariation } from './items.testing';
import { codeOwners } from './codeOwners';

const items = [
  testItem({ id: 'a', sku: 'FP-1' }),
  testItem({ id: 'b', sku: ' fp-1 ' }),
  testItem({ id: 'c', sku: 'FP-2' }),
  testItem({ id: 'd', sku: '' }),
  testItem({
    id: 'e',
    sku: 'FP-3',
    variations: ['S', 'M'].map((size) => testVariation([size], { sku: `FP-3-${size}` })),
  }),
];

test('an item is found by its SKU in any case, or by one of its variations; of several the first', () => {
  const ids = [...finish(codeOwners(items)).sku].map(([sku, { id }]) => [sku, id]);
  expect(Object.fromEntries(ids)).toEqual({ 'FP-1': 'a', 'FP-2': 'c', 'FP-3-S': 'e', 'FP-3-M': 'e' });
});

test('an item is found by its GTIN, with and without leading zeros; a number that is no GTIN is nobody’s', () => {
  const coded = [
    testItem({ id: 'a', gtin: '036000291452' }),
    testItem({ id: 'b', gtin: '00036000291452' }),
    testItem({ id: 'c', gtin: '123' }),
    testItem({ id: 'd', gtin: '', variations: [testVariation(['S'], { gtin: '4006381333931' })] }),
  ];
  const ids = [...finish(codeOwners(coded)).gtin].map(([gtin, { id }]) => [gtin, id]);
  expect(Object.fromEntries(ids)).toEqual({ '00036000291452': 'a', '04006381333931': 'd' });
});

test('the edited item has no duplicate in itself', () => {
  const owners = finish(codeOwners(items, 'c')).sku;
  expect([owners.has('FP-2'), owners.get('FP-1')?.id]).toEqual([false, 'a']);
});

test('a long list is read in steps', () => {
  const many = Array.from({ length: 600 }, (_, index) => testItem({ id: String(index) }));
  const steps = codeOwners(many);
  expect([steps.next(), steps.next(), steps.next(), steps.next()].map(({ done }) => done)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
