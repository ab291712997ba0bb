import { createLedger, defaultReportFilters } from '@back-office/shared/ledger';
import { contextOf, describeOtherRows, fileNameOf, otherRowsToName, reasonOf } from './drillDownTexts';

const week = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-28' });
const completed = week.filter(({ status }) => status === 'Completed');
const partiallyPaid = week.filter(({ status }) => status === 'Partially Paid');

test('the context names rule, range and location, and the time of day if it is filtered', () => {
  expect(contextOf('gross-sales', defaultReportFilters)).toBe(
    'Completed transactions with gross sales · Jun 22 – 28, 2025 · All locations',
  );
  expect(contextOf('returns', { ...defaultReportFilters, location: 'Location 2', timeframe: 'Evening' })).toBe(
    'Transactions with returned items · Jun 22 – 28, 2025 · Location 2 · Evening',
  );
});

test.each([
  [[], 'none'],
  [partiallyPaid.slice(0, 1), '1 partially paid transaction'],
  [completed.slice(0, 2), '2 completed transactions'],
  [[...partiallyPaid.slice(0, 1), ...completed.slice(0, 1)], '2 transactions'],
])('other rows are described by their status', (rows, text) => expect(describeOtherRows(rows)).toBe(text));

test('up to three other rows are named', () => {
  expect(otherRowsToName(completed.slice(0, 3))).toHaveLength(3);
  expect(otherRowsToName(completed.slice(0, 4))).toEqual([]);
});

test('the file is named after the line and the day', () => {
  expect(fileNameOf('gross-sales', '2025-07-18')).toBe('gross-sales-transactions-2025-07-18.csv');
});

test('the reason for returned items is the one given, or an exchange', () => {
  const returned = week.filter(({ returns }) => returns > 0);
  expect(returned.map((row) => [row.id.slice(0, 3), reasonOf(row)])).toEqual([
    ['RET', 'Wrong roast'],
    ['EXC', 'Exchanged'],
  ]);
});
