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
    ({ location, basket }) =>
      location !== 'Location 3' && basket.some(({ item }) => ['House Granola', 'Aged Cheddar'].includes(item.name)),
  );
  expect(expected.length).toBeGreaterThan(1);
  expect(filterRows(rows, filters)).toEqual(expected);
});

test('without filters, or without rows, nothing changes', () => {
  expect(filterRows(rows, [])).toEqual(rows);
  expect(filterRows(rows, [{ field: 'location', values: [] }])).toEqual(rows);
  expect(filterRows([], [{ field: 'location', values: ['Location 1'] }])).toEqual([]);
});
