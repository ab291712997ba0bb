import { createLedger, type Transaction } from '@back-office/shared/ledger';
import { drillDownLines } from '@back-office/shared/routes';
import { gapOf, tieOutOf } from './drillDownTieOut';

const week = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-28' });

const changed = (test: (row: Transaction) => boolean, changes: Partial<Transaction>) => {
  const index = week.findIndex(test);
  return week.map((row, place) => (place === index ? { ...row, ...changes } : row));
};

test('a partially paid row that counts in gross sales stands in Other', () => {
  const rows = changed(({ id }) => id.startsWith('PAY-'), { status: 'Partially Paid' });
  const { listed, others, columns } = tieOutOf('gross-sales', rows);
  expect(others.map(({ status }) => status)).toEqual(['Partially Paid']);
  expect(listed).not.toContain(others[0]);
  expect(columns.at(-1)?.others).toBe(others[0]?.grossSales);
  expect(gapOf(columns)).toBe(0);
});

test('deposits that were redeemed are Other in deferred sales: the list holds what was paid ahead', () => {
  const { listed, others, columns } = tieOutOf('deferred-sales', week);
  expect(listed.every(({ depositCollected }) => depositCollected > 0)).toBe(true);
  expect(others).toHaveLength(2);
  expect(others.every(({ status, depositRedeemed }) => status === 'Completed' && depositRedeemed > 0)).toBe(true);
  expect(columns.map(({ column }) => column.header)).toEqual([
    'Invoices',
    'Deposit redeemed',
    'Online',
    'Deferred sales',
  ]);
});

test('a row that is zero on every column of the line is no Other', () => {
  const { listed, others } = tieOutOf('net-sales', week);
  expect(listed.length + others.length).toBeLessThan(week.length);
});

test.each(['sales', 'exchanges'] as const)('the line %s of the report is made of its listed rows alone', (line) => {
  expect(tieOutOf(line, week).others).toEqual([]);
});

test.each([
  [[{ listed: 100, others: 20, report: 120 }], 0],
  [[{ listed: 100, others: 20, report: 119 }], -1],
  [[{ listed: -100, others: 0, report: -80 }], 20],
  [
    [
      { listed: 1, others: 0, report: 1 },
      { listed: 5, others: 0, report: 9 },
    ],
    4,
  ],
])('beside %j the report says %i cents more', (columns, gap) => expect(gapOf(columns)).toBe(gap));

test.each(drillDownLines)('%s of no rows is nothing, and ties out', (line) => {
  const { listed, others, columns } = tieOutOf(line, []);
  expect([listed, others, gapOf(columns)]).toEqual([[], [], 0]);
  expect(columns.every((column) => [column.listed, column.others, column.report].every((sum) => sum === 0))).toBe(true);
});
