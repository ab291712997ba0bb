import type { Figure, FigureGroup } from '@back-office/shared/ledger';
import { unknown } from '@back-office/shared/format';
import { testItem, testVariation } from '../../../domain/items.testing';
import { movementsByVariation, type StockMovement } from '../../../domain/stockMovements';
import { daysToSubtract, soldUnits, unsubtracted, type SoldUnits } from './soldStock';
import { stockRows } from './stockRows';

const createdAt = '2025-07-01T16:00:00.000Z';
const mug = testItem({ id: 'mug', name: 'Mug', sku: 'MUG-1', stock: 12, createdAt, locations: ['Main Store'] });
const advice = testItem({ id: 'advice', name: 'Advice', sku: '', stock: '-', createdAt: '2025-01-01T16:00:00.000Z' });
const variations = [testVariation(['Large', 'Red'], { stock: 3 }), testVariation(['Small', 'Red'], { stock: 2 })];
const shirt = testItem({ id: 'shirt', name: 'T-Shirt', sku: '', variations, createdAt, locations: [] });
const items = [mug, advice, shirt];

const entry = (fields: Partial<StockMovement>): StockMovement => ({
  ...{ id: 'a', at: '2025-07-10T16:00:00.000Z', kind: 'count', itemId: 'mug', variationId: '', location: 'Main Store' },
  change: 0,
  ...fields,
});
const sold = (name: string, day: string, units: number, sku = ''): SoldUnits => ({ name, sku, day, units });

function subtracted(lines: readonly SoldUnits[], entries: readonly StockMovement[] = []) {
  const journal = movementsByVariation(entries);
  return unsubtracted(stockRows(items, journal, ''), journal, lines, '2025-07-20');
}

test('what was sold since an item was created is taken off, found by SKU or by name', () => {
  const { movements, units, unmatched } = subtracted([
    sold('Old name', '2025-07-02', 2, 'mug-1'),
    sold('T-Shirt (Large, Red)', '2025-07-03', 1),
    sold('t-shirt - large / red', '2025-07-04', 1),
    sold('Advice', '2025-07-04', 5),
    sold('Hat', '2025-07-04', 1),
  ]);
  expect(movements).toEqual([
    { kind: 'sale', itemId: 'mug', variationId: '', through: '2025-07-20', location: 'Main Store', change: -2 },
    {
      kind: 'sale',
      itemId: 'shirt',
      variationId: 'large-red',
      through: '2025-07-20',
      location: 'Main Store',
      change: -2,
    },
  ]);
  expect(units).toBe(4);
  expect(unmatched).toEqual(['Hat']);
});

test('sales up to the day of creation, of a count or of the last time are in the stock already', () => {
  const days = ['2025-07-01', '2025-07-10', '2025-07-11'].map((day) => sold('Mug', day, 1));
  expect(subtracted(days).units).toBe(2);
  expect(subtracted(days, [entry({})]).units).toBe(1);
  expect(subtracted(days, [entry({ kind: 'sale', through: '2025-07-11' })]).units).toBe(0);
  expect(subtracted(days, [entry({ kind: 'receive', change: 4 })]).units).toBe(2);
});

test('returns come back, and what was sold and returned needs no entry', () => {
  expect(subtracted([sold('Mug', '2025-07-02', -1)]).movements).toMatchObject([{ change: 1 }]);
  expect(subtracted([sold('Mug', '2025-07-02', -1), sold('Mug', '2025-07-03', 1)]).movements).toEqual([]);
});

test('the days asked for begin after the earliest counted item is known', () => {
  const rows = stockRows(items, new Map(), '');
  expect(daysToSubtract(rows, new Map(), '2025-07-20')).toEqual({ from: '2025-07-02', to: '2025-07-20' });
  expect(daysToSubtract(rows, new Map(), '2025-07-01')).toBeUndefined();
  expect(daysToSubtract(stockRows([advice], new Map(), ''), new Map(), '2025-07-20')).toBeUndefined();
});

test('units are read by name, SKU and day; unknown ones are none', () => {
  const group = (key: string, groups: readonly FigureGroup[], quantity?: Figure): FigureGroup => ({
    ...{ transactions: 1, facts: {} },
    key,
    groups,
    figures: quantity === undefined ? {} : { quantity },
  });
  const days = [group('2025-07-02', [], 3), group('2025-07-03', [], unknown), group('2025-07-04', [], 0)];
  const total = group('', [group('Mug', [group('MUG-1', days)]), group('', [group('', days)])]);
  expect(soldUnits(total)).toEqual([{ name: 'Mug', sku: 'MUG-1', day: '2025-07-02', units: 3 }]);
});
