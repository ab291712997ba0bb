import type { FigureGroup } from '@back-office/shared/ledger';
import { finish } from '@back-office/shared/loading';
import { testItem } from '../../../domain/items.testing';
import { itemOfSold, unlistedItems } from './soldItems';

function sold(key: string, facts: FigureGroup['facts'] = {}, figures: FigureGroup['figures'] = {}): FigureGroup {
  return { key, facts, figures, transactions: 1, groups: [] };
}

const names = (groups: readonly FigureGroup[], items = list) =>
  finish(unlistedItems(groups, items)).map(({ name }) => name);
const list = [testItem({ name: 'T-Shirt - Blue', sku: 'ts-1' }), testItem({ name: 'Rye  loaf', sku: '' })];

test('an item is in the list by its SKU, else by its name with its variation', () => {
  expect(
    names([
      sold('Shirt of another name', { sku: 'TS-1' }),
      sold('t-shirt, blue', { sku: 'other' }),
      sold('Rye loaf'),
      sold('T-Shirt, Red', { sku: 'ts-2' }),
    ]),
  ).toEqual(['T-Shirt, Red']);
});

test('a variation of an item is in the list by its SKU or its name', () => {
  const variation = { id: '1', sku: 'cup-l', gtin: '', price: '$4.00', weight: '', values: ['Large', 'Red'] };
  const cup = testItem({
    name: 'Cup',
    sku: 'cup-s',
    options: [
      { name: 'Size', values: ['Small', 'Large'] },
      { name: 'Color', values: ['Red'] },
    ],
    variations: [
      { ...variation, id: '0', sku: 'cup-s', values: ['Small', 'Red'], stock: '-' },
      { ...variation, stock: '-' },
    ],
  });
  const groups = [
    sold('Large cup', { sku: 'CUP-L' }),
    sold('Cup, Large / Red'),
    sold('Cup, Small, Red', { sku: '12' }),
    sold('Cup, Huge'),
  ];
  expect(names(groups, [cup])).toEqual(['Cup, Huge']);
});

test('amounts that are no items are left out', () => {
  const none = ['', 'Shipping', 'Not itemized', 'Unnamed item', 'Not in your files'];
  expect(names(none.map((name) => sold(name)))).toEqual([]);
});

test('price, category and unit come from the sales; several prices are none', () => {
  const [one, other] = finish(
    unlistedItems(
      [
        sold('Cup', { sku: 'C1', category: 'Mugs', unit: 'ea' }, { price: 1250, quantity: 3 }),
        sold('Pot', {}, { price: undefined, quantity: 1 }),
      ],
      [],
    ),
  );
  expect(one).toEqual({
    id: 'Cup',
    name: 'Cup',
    sku: 'C1',
    category: 'Mugs',
    unit: 'ea',
    price: '$12.50',
    quantity: 3,
  });
  expect(other).toMatchObject({ price: '', sku: '' });
  expect(one && itemOfSold(one, 'id-1', '2026-01-01T00:00:00Z', [])).toMatchObject({
    id: 'id-1',
    reportingCategory: 'Mugs',
    stock: '-',
    price: '$12.50',
    createdAt: '2026-01-01T00:00:00Z',
  });
});
