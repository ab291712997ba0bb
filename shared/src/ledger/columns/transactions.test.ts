/** @jest-environment node */
import fc from 'fast-check';
import { anyRange, anySource } from '../model/ledgerArbitraries';
import { createLedger } from '../sample/createLedger';
import { columnsInSteps } from '../sample/generateColumns';
import { finish } from '../sample/steps';
import { columnsOfRows } from './columnsOfRows';
import { figuresOf } from './figures';
import { rowAt } from './rowAt';
import { rankReader } from './search';
import { searchTransactions, transactionsOf, type TransactionSort } from './transactions';

const sorts: readonly TransactionSort[] = ['time', 'amount', 'id', 'description', 'staff', 'status', 'customerName'];

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
    { numRuns: 20 },
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
    { numRuns: 30 },
  );
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
