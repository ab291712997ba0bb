import fc from 'fast-check';
import { daysOf, type DayRange } from '@back-office/shared/format';
import { addLedgerParams, createPageLedgerParams } from '@back-office/shared/url';
import { filterTransactions, noFilters } from '../model/filters';
import { anyFilters, anyRange, anySource } from '../model/ledgerArbitraries';
import { createLedger, type Ledger } from '../sample/createLedger';
import { deferredBalance } from '../sample/deferredBalance';
import { relatedRows } from '../sample/relatedRows';
import { ledgerOf } from '../session/session';
import { salesDataOf } from '../totals/salesData';
import { isPromise, type Answer } from './answer';
import { localLedgerPort } from './ledgerPort';

const anyQuery = anyRange.chain(anyFilters);

const isShort = (range: DayRange) => daysOf(range).length <= 4;

function atOnce<Value>(answer: Answer<Value>): Value {
  if (isPromise(answer)) throw new Error('The sample ledger answers at once.');
  return answer;
}

test('figures, days and rows agree to the cent for any range, filters, seed and revision', () => {
  fc.assert(
    fc.property(anySource, anyQuery, (source, query) => {
      const port = localLedgerPort(createLedger(source));
      const { rows, total } = atOnce(port.rows({ ...noFilters, dateRange: query.dateRange }));
      const question = { range: query.dateRange, filters: [], measures: ['net-sales', 'total-payments'] } as const;
      const figures = atOnce(port.figures({ ...question, groupBy: ['date'] }));
      const sums = salesDataOf(rows);
      expect(figures.total.figures).toEqual({
        'net-sales': sums.netSales,
        'total-payments': sums.totalPaymentsCollected,
      });
      expect([rows.length, total]).toEqual([figures.total.transactions, figures.total.transactions]);
      for (const day of figures.total.groups)
        expect(day.figures['net-sales']).toBe(salesDataOf(rows.filter(({ date }) => date === day.key)).netSales);
    }),
  );
});

test('pages of rows, put together, are all rows', () => {
  fc.assert(
    fc.property(anySource, anyQuery, fc.integer({ min: 1, max: 9 }), (source, query, limit) => {
      const port = localLedgerPort(createLedger(source));
      const { rows, total } = atOnce(port.rows(query));
      const pages = Array.from({ length: Math.ceil(total / limit) }, (_, index) =>
        atOnce(port.rows(query, { page: { offset: index * limit, limit } })),
      );
      expect(pages.flatMap((page) => page.rows)).toEqual(rows);
      expect(pages.every((page) => page.total === total)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('every row is found by its id, with its related rows', () => {
  fc.assert(
    fc.property(anySource, anyQuery, (source, query) => {
      const ledger = createLedger(source);
      const port = localLedgerPort(ledger);
      for (const row of atOnce(port.rows(query)).rows) {
        expect(atOnce(port.row(row.id))).toBe(row);
        expect(atOnce(port.relatedRows(row))).toEqual(relatedRows(ledger, row));
      }
      expect(port.row('PAY-0')).toBeUndefined();
    }),
    { numRuns: 20 },
  );
});

test('so many rows that they are generated in slices are the same, asked one after the other or all together', async () => {
  const anyPlace = fc.tuple(anySource, fc.constantFrom(51, 60), anyRange.filter(isShort).chain(anyFilters));
  await fc.assert(
    fc.asyncProperty(anyPlace, fc.boolean(), async ([source, volume, query], isTogether) => {
      const whole = createLedger({ ...source, volume });
      const rows = filterTransactions(whole.rowsOf(query.dateRange), query);
      const day = query.dateRange.from;
      const port = localLedgerPort(createLedger({ ...source, volume }), 0);
      const questions = [
        () => port.figures({ range: query.dateRange, filters: [], measures: ['net-sales'] }),
        () => port.rows(query),
        () => port.deferredBalance(day),
      ];
      const answers: unknown[] = [];
      if (isTogether) answers.push(...(await Promise.all(questions.map((ask) => ask()))));
      else for (const ask of questions) answers.push(await ask());
      expect(answers).toEqual([
        expect.objectContaining({ groupCount: 0 }),
        { rows, total: rows.length },
        deferredBalance(whole, day),
      ]);
    }),
    { numRuns: 6 },
  );
});

test('a high volume is answered later, and at once when its days are known; an aborted question is given up', async () => {
  const port = localLedgerPort(createLedger({ volume: 400 }));
  const controller = new AbortController();
  const given = port.rows(noFilters, { signal: controller.signal });
  const later = port.rows(noFilters);
  controller.abort(new Error('Left the screen'));
  await expect(given).rejects.toThrow('Left the screen');
  expect(isPromise(later)).toBe(true);
  expect((await later).total).toBe(8_800);
  expect(atOnce(port.rows(noFilters))).toEqual(await later);
});

test('questions about a high volume are answered later, and at once when their columns are known', async () => {
  const port = localLedgerPort(createLedger({ volume: 400 }));
  const range = noFilters.dateRange;
  const question = { range, filters: [], measures: ['net-sales'] } as const;
  // Days whose rows are known still have to be written as columns.
  await port.rows(noFilters);
  const later = port.figures(question);
  expect(isPromise(later)).toBe(true);
  expect((await later).total.transactions).toBe(8_800);
  const part = { ...question, range: { from: range.to, to: range.to } };
  expect([isPromise(port.figures(question)), isPromise(port.figures(part))]).toEqual([false, false]);
});

test('the version differs with seed, revision and volume', () => {
  const sources = [{}, { seed: 1 }, { revision: 1 }, { volume: 2 }, { seed: 1, revision: 1 }];
  const versions = sources.map((source) => localLedgerPort(createLedger(source)).version);
  expect(new Set(versions).size).toBe(sources.length);
});

test('the address of any figure, opened in a fresh browser, shows the same figure', () => {
  const anyVisit = fc.record({
    seed: fc.option(fc.string({ minLength: 1, unit: 'grapheme' }), { nil: undefined }),
    refreshes: fc.nat(4),
    volume: fc.constantFrom(1, 1, 2),
  });
  fc.assert(
    fc.property(anyVisit, anyQuery, ({ seed, refreshes, volume }, query) => {
      const page = pageAt(addLedgerParams('/reports', { seed, volume, revision: 0 }));
      for (let count = 0; count < refreshes; count++) page.raiseRevision();
      const fresh = pageAt(addLedgerParams('/transactions?status=completed', page.read()));
      const rowsOf = (ledger: Ledger) => filterTransactions(ledger.rowsOf(query.dateRange), query);
      expect(rowsOf(ledgerOf(fresh.read()))).toEqual(rowsOf(ledgerOf(page.read())));
    }),
    { numRuns: 40 },
  );
});

function pageAt(address: string) {
  return createPageLedgerParams({ address, page: new EventTarget() });
}
