import { createLedger } from '@back-office/shared/ledger';
import { scopeOf } from '@back-office/shared/ledger/testing';
import { contextOf, describeOthers, fileNameOf, reasonOf } from './drillDownTexts';

const week = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-28' });

test('the context names rule, range and location, and the time of day if it is filtered', () => {
  expect(contextOf('gross-sales', scopeOf())).toBe(
    'Completed transactions with gross sales · Jun 22 – 28, 2025 · All locations',
  );
  expect(contextOf('returns', scopeOf({ location: 'Location 2', timeframe: 'Evening' }))).toBe(
    'Transactions with returned items · Jun 22 – 28, 2025 · Location 2 · Evening',
  );
});

test.each([
  [0, undefined, 'none'],
  [1, 'Partially Paid', '1 partially paid transaction'],
  [2, 'Completed', '2 completed transactions'],
  [2, undefined, '2 transactions'],
])('%i others with the status %s are described as %s', (count, status, text) =>
  expect(describeOthers({ count, status })).toBe(text),
);

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
