import { itemWithSku } from './duplicateSku';
import { testItem } from '../../../domain/items.testing';

const items = [
  testItem({ id: 'a', sku: 'FP-1' }),
  testItem({ id: 'b', sku: ' fp-1 ' }),
  testItem({ id: 'c', sku: 'FP-2' }),
  testItem({ id: 'd', sku: '' }),
  testItem({ id: 'e', sku: '' }),
];

test('an item is found by its SKU in any case, except the edited one', () => {
  expect(itemWithSku(items, 'fp-2')?.id).toBe('c');
  expect(itemWithSku(items, 'FP-2', 'c')).toBeUndefined();
  expect(itemWithSku(items, ' ')).toBeUndefined();
});
