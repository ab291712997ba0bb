import { negated } from '@back-office/shared/format';
import { createLedger } from '@back-office/shared/ledger';
import type { AmountOfRow } from './drillDownTieOut';
import { byDate, nextSort, sortRows } from './drillDownSort';

const week = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-28' });
const amountOfRow: AmountOfRow = (row, column) => Number(column === 'returns' ? negated(row.returns) : row.netSales);
const sorted = (column: string, direction: 'ascending' | 'descending' = 'ascending') =>
  sortRows(week, { column, direction }, amountOfRow);

test('by date, the earliest or the latest row comes first, to the minute', () => {
  expect(sorted('date')).toEqual(week);
  expect(sorted('date', 'descending')).toEqual(week.toReversed());
});

test('by time of day, regardless of the day', () => {
  const minutes = sorted('time').map(({ minute }) => minute);
  expect(minutes).toEqual(week.map(({ minute }) => minute).sort((one, other) => one - other));
});

test('amounts sort by the value shown: the largest return comes first', () => {
  expect(sorted('returns').map(({ returns }) => returns)).toEqual(
    week.map(({ returns }) => returns).sort((one, other) => other - one),
  );
  expect(sorted('net-sales', 'descending')[0]?.netSales).toBe(Math.max(...week.map(({ netSales }) => netSales)));
});

test('rows with equal values stay in order of day and time in both directions', () => {
  for (const direction of ['ascending', 'descending'] as const) {
    const owen = sorted('staff', direction).filter(({ staffName }) => staffName === 'Owen Reyes');
    expect(owen).toEqual(week.filter(({ staffName }) => staffName === 'Owen Reyes'));
  }
});

test('an unknown column leaves the rows as they are', () => expect(sorted('constructor')).toBe(week));

test('pressed again, a column reverses the order; another one starts with A, or with the largest amount', () => {
  const reversed = nextSort(byDate, 'date');
  expect(reversed).toEqual({ column: 'date', direction: 'descending' });
  expect(nextSort(reversed, 'date')).toEqual(byDate);
  expect(nextSort(reversed, 'staff')).toEqual({ column: 'staff', direction: 'ascending' });
  const byNetSales = nextSort(reversed, 'net-sales');
  expect(byNetSales).toEqual({ column: 'net-sales', direction: 'descending' });
  expect(nextSort(byNetSales, 'net-sales')).toEqual({ column: 'net-sales', direction: 'ascending' });
});

test.each(['returns', 'discounts-and-comps'])('%s are negative, so the largest is the lowest figure', (column) => {
  expect(nextSort(byDate, column)).toEqual({ column, direction: 'ascending' });
});
