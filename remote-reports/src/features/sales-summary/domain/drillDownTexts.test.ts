import { createLedger, defaultReportFilters } from '@back-office/shared/ledger';
import { contextOf, countOfOthers, fileNameOf, namedOthers, reasonOf } from './drillDownTexts';

const week = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-28' });
const completed = week.filter(({ status }) => status === 'Completed');
const partlyPaid = week.filter(({ status }) => status === 'Partially Paid');

test('the context names rule, range and place, the time of day only where it narrows', () => {
  expect(contextOf('gross-sales', defaultReportFilters)).toBe(
    'Completed transactions with gross sales · Jun 22 – 28, 2025 · All locations',
  );
  expect(contextOf('returns', { ...defaultReportFilters, location: 'Location 2', timeframe: 'Evening' })).toBe(
    'Transactions with returned goods · Jun 22 – 28, 2025 · Location 2 · Evening',
  );
});

test.each([
  [[], 'none'],
  [partlyPaid.slice(0, 1), '1 partially paid transaction'],
  [completed.slice(0, 2), '2 completed transactions'],
  [[...partlyPaid.slice(0, 1), ...completed.slice(0, 1)], '2 transactions'],
])('others are counted by their status', (rows, text) => expect(countOfOthers(rows)).toBe(text));

test('others are named while they are three or fewer', () => {
  expect(namedOthers(completed.slice(0, 3))).toHaveLength(3);
  expect(namedOthers(completed.slice(0, 4))).toEqual([]);
});

test('the file is named by line and day', () => {
  expect(fileNameOf('gross-sales', '2025-07-18')).toBe('gross-sales-transactions-2025-07-18.csv');
});

test('goods came back for the reason given, or in exchange', () => {
  const returned = week.filter(({ returns }) => returns > 0);
  expect(returned.map((row) => [row.id.slice(0, 3), reasonOf(row)])).toEqual([
    ['RET', 'Wrong roast'],
    ['EXC', 'Exchanged'],
  ]);
});
