/** @jest-environment node */
import fc from 'fast-check';
import { effort } from '../../testing/effort';
import { anyRange, anySource } from '../model/ledgerArbitraries.testing';
import type { MeasureId } from '../catalog/measures';
import type { KnownTransaction } from '../model/transaction';
import { createLedger } from '../sample/createLedger';
import { columnsInSteps } from '../sample/generateColumns';
import { columnsOfRows } from './columnsOfRows';
import { figuresOf } from './figures';
import { rowAt } from './rowAt';
import { finish } from '../../loading/steps';
import { rankReader } from './search';
import type { TransactionSort } from './question';
import { searchTransactions, transactionsOf } from './transactions';

const sorts: readonly TransactionSort[] = [
  'time',
  'minute',
  'amount',
  'id',
  'description',
  'staff',
  'status',
  'net-sales',
  'deferred-sales',
];

test('a transaction from columns is the one that was written, and the one that the sample generates', () => {
  fc.assert(
    fc.property(anySource, anyRange, fc.integer({ min: 1, max: 2 }), (source, range, volume) => {
      const rows = createLedger({ ...source, volume }).rowsOf(range);
      const written = columnsOfRows(rows);
      const generated = finish(columnsInSteps({ ...source, volume }, range));
      rows.forEach((row, index) => {
        expect(rowAt(written, index)).toEqual(row);
        expect(rowAt(generated, index)).toEqual(row);
      });
    }),
    { numRuns: effort(12, 20) },
  );
});

test('pages, put together, are all transactions in order', () => {
  fc.assert(
    fc.property(anySource, anyRange, fc.constantFrom(...sorts), fc.boolean(), (source, range, by, isDescending) => {
      const rows = createLedger(source).rowsOf(range);
      const columns = columnsOfRows(rows);
      const question = { scope: { range, filters: [] }, sort: { by, isDescending }, limit: 7 };
      const pages = Array.from({ length: Math.ceil(rows.length / 7) }, (_, page) =>
        transactionsOf(columns, { ...question, offset: page * 7 }),
      );
      const listed = pages.flatMap(({ rows }) => rows);
      expect(listed.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
      expect(pages.every(({ total }) => total === rows.length)).toBe(true);
      if (by === 'amount')
        expect(listed.map(({ amount }) => amount)).toEqual(
          rows.map(({ amount }) => amount).sort((one, other) => (isDescending ? other - one : one - other)),
        );
      if (by === 'time') expect(listed).toEqual(isDescending ? rows.toReversed() : rows);
    }),
    { numRuns: effort(20, 30) },
  );
});

test.each<[MeasureId, (row: KnownTransaction) => number]>([
  ['gross-sales', (row) => row.grossSales],
  ['net-sales', (row) => row.netSales],
  ['returns', (row) => 0 - row.returns],
  ['deferred-sales', (row) => row.depositCollected - row.depositRedeemed],
  ['deposits-redeemed', (row) => 0 - row.depositRedeemed],
])('sorted by %s, the largest figure comes first, equal ones from the newest', (by, amountOf) => {
  const range = { from: '2025-06-01', to: '2025-06-30' };
  const rows = createLedger().rowsOf(range);
  const expected = rows.toReversed().sort((one, other) => amountOf(other) - amountOf(one));
  const question = { scope: { range, filters: [] }, sort: { by, isDescending: true }, offset: 0, limit: 500 };
  expect(transactionsOf(columnsOfRows(rows), question).rows).toEqual(expected);
});

test('what is unknown comes last in both orders', () => {
  const range = { from: '2025-06-22', to: '2025-06-28' };
  const rows = createLedger().rowsOf(range);
  const columns = columnsOfRows(rows);
  const totalCollected = columns.amounts.totalCollected.map((cents, index) => (index % 5 === 0 ? NaN : cents));
  const partly = { ...columns, amounts: { ...columns.amounts, totalCollected } };
  const unknown = rows.filter((_, index) => index % 5 === 0).map(({ id }) => id);
  for (const isDescending of [true, false]) {
    const question = {
      scope: { range, filters: [] },
      sort: { by: 'amount', isDescending },
      offset: 0,
      limit: 500,
    } as const;
    const listed = transactionsOf(partly, question).rows.map(({ id }) => id);
    expect(new Set(listed)).toEqual(new Set(rows.map(({ id }) => id)));
    expect(listed.slice(-unknown.length)).toEqual(unknown.toReversed());
  }
});

test('the page that has a transaction is one of the pages', () => {
  const range = { from: '2025-06-01', to: '2025-06-30' };
  const columns = columnsOfRows(createLedger().rowsOf(range));
  const question = {
    scope: { range, filters: [{ field: 'transaction-type', values: ['Refund'] }] },
    sort: { by: 'amount', isDescending: true },
    offset: 0,
    limit: 4,
  } as const;
  const all = transactionsOf(columns, { ...question, limit: 500 }).rows;
  expect(all.length).toBeGreaterThan(4);
  all.forEach(({ id }, index) => {
    const offset = index - (index % 4);
    const page = transactionsOf(columns, { ...question, containing: id });
    expect(page).toEqual({ rows: all.slice(offset, offset + 4), total: all.length, offset });
  });
  // A list that does not have it answers with the page at the offset.
  expect(transactionsOf(columns, { ...question, containing: 'PAY-none' }).offset).toBe(0);
});

test.each(['honey', 'OWEN', 'PAY-', '63', '-', '144', '$95.00', ''])(
  'a search for %j finds what the list finds',
  (text) => {
    const range = { from: '2025-06-01', to: '2025-06-30' };
    const rows = createLedger().rowsOf(range);
    const rankOf = rankReader(columnsOfRows(rows), text);
    const expected = rows.filter((_, index) => rankOf(index) !== undefined);
    const scope = { range, filters: [] };
    const found = searchTransactions(columnsOfRows(rows), { scope, text, limit: 500 });
    expect(found.total).toBe(expected.length);
    expect(new Set(found.rows.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
    if (text !== '') {
      const list = {
        scope: { ...scope, text },
        sort: { by: 'time', isDescending: false },
        offset: 0,
        limit: 500,
      } as const;
      expect(transactionsOf(columnsOfRows(rows), list).rows).toEqual(expected);
      const { total } = figuresOf(columnsOfRows(rows), { ...scope, text, measures: ['total-payments'] });
      expect(total.figures['total-payments']).toBe(expected.reduce((sum, { amount }) => sum + amount, 0));
    }
  },
);
