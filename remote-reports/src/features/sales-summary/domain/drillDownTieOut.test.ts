import { sumOf, unknown } from '@back-office/shared/format';
import { createLedger, defaultRange, figuresById, type KnownTransaction } from '@back-office/shared/ledger';
import { portOfRows, scopeOf } from '@back-office/shared/ledger/testing';
import { rowsIn } from '../../../domain/listedRows.testing';
import { headerOf } from './drillDownFigures';
import { askTieOut, differenceOf, listedScope } from './drillDownTieOut';
import { drillDownLines, type DrillDownLine } from '../../../domain/reportLineRows';

const week = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-28' });

function tieOutOf(line: DrillDownLine, rows: readonly KnownTransaction[]) {
  const port = portOfRows(() => rows);
  const answer = askTieOut(port, line, scopeOf());
  if ('then' in answer) throw new Error('The rows are there at once.');
  return { ...answer, listed: rowsIn(port, listedScope(line, scopeOf())) };
}

const changed = (test: (row: KnownTransaction) => boolean, changes: Partial<KnownTransaction>) => {
  const index = week.findIndex(test);
  return week.map((row, place) => (place === index ? { ...row, ...changes } : row));
};

test('a partially paid row that counts in gross sales is among the others', () => {
  const rows = changed(({ id }) => id.startsWith('PAY-'), { status: 'Partially Paid' });
  const { listed, others, columns } = tieOutOf('gross-sales', rows);
  const [other] = others.named;
  expect(others).toMatchObject({ count: 1, status: 'Partially Paid', named: [{ status: 'Partially Paid' }] });
  expect(listed.map(({ id }) => id)).not.toContain(other?.id);
  expect(columns.at(-1)?.others).toBe(other?.grossSales);
  expect(differenceOf(columns)).toBe(0);
});

test('redeemed deposits are among the others of deferred sales: only prepayments are listed', () => {
  const { listed, others, columns } = tieOutOf('deferred-sales', week);
  expect(listed.every(({ depositCollected }) => depositCollected > 0)).toBe(true);
  expect(others.count).toBe(2);
  expect(
    others.named.every(({ status, depositRedeemed }) => status === 'Completed' && Number(depositRedeemed) > 0),
  ).toBe(true);
  expect(columns.map(({ column }) => headerOf(column))).toEqual([
    'Invoices',
    'Deposit redeemed',
    'Online',
    'Deferred sales',
  ]);
});

test('a row that is zero in every column of the line is not among the others', () => {
  const { listed, others } = tieOutOf('net-sales', week);
  expect(listed.length + others.count).toBeLessThan(week.length);
});

test.each(['sales', 'exchanges'] as const)('the line %s of the report contains only its listed rows', (line) => {
  expect(tieOutOf(line, week).others).toEqual({ count: 0, status: undefined, named: [] });
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
])('for %j the report exceeds its rows by %i cents', (columns, cents) => expect(differenceOf(columns)).toBe(cents));

test.each(drillDownLines)('%s without rows is zero and ties out', (line) => {
  const { listed, others, columns } = tieOutOf(line, []);
  expect([listed, others.count, differenceOf(columns)]).toEqual([[], 0, 0]);
  expect(columns.every((column) => [column.listed, column.others, column.report].every((sum) => sum === 0))).toBe(true);
});

test('more than three others are not named, and the figures of the rows add up to the column', () => {
  const many = createLedger({ volume: 50 }).rowsOf(defaultRange);
  const { others, listedCount, listed, columns } = tieOutOf('deferred-sales', many);
  expect(others.count).toBeGreaterThan(3);
  expect(others.named).toEqual([]);
  expect(listedCount).toBe(listed.length);
  const amounts = [...figuresById(listed, ['deferred-sales']).values()].map((own) => own['deferred-sales'] ?? unknown);
  expect(sumOf(amounts)).toBe(columns.at(-1)?.listed);
});
