import { createLedger } from '@back-office/shared/ledger';
import { lineFigures } from './drillDownFigures';
import { byDate, nextSort, sortRows } from './drillDownSort';

const week = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-28' });
const { columns } = lineFigures['net-sales'];
const sorted = (column: string, direction: 'ascending' | 'descending' = 'ascending') =>
  sortRows(week, { column, direction }, columns);

test('by date the earliest or the latest stands first, to the minute', () => {
  expect(sorted('date')).toEqual(week);
  expect(sorted('date', 'descending')).toEqual(week.toReversed());
});

test('by time of day whatever the day', () => {
  const minutes = sorted('time').map(({ minute }) => minute);
  expect(minutes).toEqual(week.map(({ minute }) => minute).sort((one, other) => one - other));
});

test('amounts sort by their value as shown: the largest return comes first', () => {
  expect(sorted('returns').map(({ returns }) => returns)).toEqual(
    week.map(({ returns }) => returns).sort((one, other) => other - one),
  );
  expect(sorted('netSales', 'descending')[0]?.netSales).toBe(Math.max(...week.map(({ netSales }) => netSales)));
});

test('equal rows stay in order of day and time, either way round', () => {
  for (const direction of ['ascending', 'descending'] as const) {
    const owen = sorted('staff', direction).filter(({ staffName }) => staffName === 'Owen Reyes');
    expect(owen).toEqual(week.filter(({ staffName }) => staffName === 'Owen Reyes'));
  }
});

test('a column that is unknown leaves the rows as they are', () => expect(sorted('constructor')).toBe(week));

test('a second press on a column turns it round, another column starts upwards', () => {
  const turned = nextSort(byDate, 'date');
  expect(turned).toEqual({ column: 'date', direction: 'descending' });
  expect(nextSort(turned, 'date')).toEqual(byDate);
  expect(nextSort(turned, 'staff')).toEqual({ column: 'staff', direction: 'ascending' });
});
