/** @jest-environment node */
import { createLedger } from '../sample/createLedger';
import { filterRows } from './filterRows';

const rows = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-28' });

test('filters combine, keep the order, and find a transaction by one of its items', () => {
  const filters = [
    { field: 'location', values: ['Location 1', 'Location 2'] },
    { field: 'item-name', values: ['House Granola', 'Aged Cheddar'] },
  ] as const;
  const expected = rows.filter(
    ({ location, lines }) =>
      location !== 'Location 3' && lines.some(({ item }) => ['House Granola', 'Aged Cheddar'].includes(item.name)),
  );
  expect(expected.length).toBeGreaterThan(1);
  expect(filterRows(rows, { filters })).toEqual(expected);
});

test('without filters, or without rows, nothing changes', () => {
  expect(filterRows(rows, {})).toEqual(rows);
  expect(filterRows(rows, { filters: [{ field: 'location', values: [] }] })).toEqual(rows);
  expect(filterRows([], { filters: [{ field: 'location', values: ['Location 1'] }] })).toEqual([]);
});

test('of transactions that meet a condition, those stay', () => {
  const where = {
    all: [
      { field: 'kind', is: 'Sale' },
      { amount: 'tips', is: 'positive' },
    ],
  } as const;
  const expected = rows.filter(({ id, tips }) => id.startsWith('PAY-') && tips > 0);
  expect(expected.length).toBeGreaterThan(0);
  expect(filterRows(rows, { where })).toEqual(expected);
});
