import fc from 'fast-check';
import { effort } from '../../testing/effort';
import { daysOf, shiftRange, type DayRange } from '@back-office/shared/format';
import { addLedgerParams, createPageLedgerParams } from '@back-office/shared/url';
import type { Question } from '../columns/question';
import { maxPage } from '../columns/transactions';
import { defaultRange } from '../model/filters';
import { anyRange, anySource } from '../model/ledgerArbitraries.testing';
import { createLedger, ledgerOfColumns } from '../sample/createLedger';
import { deferredBalance } from '../sample/deferredBalance';
import { columnsUntil } from '../sample/sampleColumns';
import { relatedRows } from '../sample/relatedRows';
import { ledgerOf } from '../session/session';
import { salesOf } from '../totals/salesOfRows.testing';
import { isPromise, type Answer } from './answer';
import { localLedgerPort } from './localLedgerPort';

const now = { day: '2026-11-23', minute: 720 };

const pageOf = (range: DayRange) =>
  ({ scope: { range, filters: [] }, sort: { by: 'time', isDescending: false }, offset: 0, limit: maxPage }) as const;

const isShort = (range: DayRange) => daysOf(range).length <= 4;

function atOnce<Value>(answer: Answer<Value>): Value {
  if (isPromise(answer)) throw new Error('The sample ledger answers at once.');
  return answer;
}

test('figures, days and rows agree to the cent for any range, seed and revision', () => {
  fc.assert(
    fc.property(anySource, anyRange, (source, range) => {
      const ledger = createLedger(source);
      const rows = ledger.rowsOf(range);
      const question = { range, filters: [], measures: ['net-sales', 'total-payments'] } as const;
      const figures = atOnce(localLedgerPort(ledger).figures({ ...question, groupBy: ['date'] }));
      const sums = salesOf(rows);
      expect(figures.total.figures).toEqual({
        'net-sales': sums.netSales,
        'total-payments': sums.totalPaymentsCollected,
      });
      expect(figures.total.transactions).toBe(rows.length);
      for (const day of figures.total.groups)
        expect(day.figures['net-sales']).toBe(salesOf(rows.filter(({ date }) => date === day.key)).netSales);
    }),
    { numRuns: effort(40, 100) },
  );
});

test('every row is found by its id, with its related rows', () => {
  fc.assert(
    fc.property(anySource, anyRange, (source, range) => {
      const ledger = createLedger(source);
      const port = localLedgerPort(ledger);
      for (const row of ledger.rowsOf(range)) {
        expect(atOnce(port.row(row.id))).toBe(row);
        expect(atOnce(port.related(row))).toEqual(relatedRows(ledger, row));
      }
      expect(port.row('PAY-0')).toBeUndefined();
    }),
    { numRuns: effort(10, 20) },
  );
});

test('so many rows that they are generated and added up in slices are the same, asked one after the other or all together', async () => {
  const anyPlace = fc.tuple(anySource, fc.constantFrom(51, 60), anyRange.filter(isShort));
  await fc.assert(
    fc.asyncProperty(anyPlace, fc.boolean(), async ([source, volume, range], isTogether) => {
      const whole = createLedger({ ...source, volume });
      const page = pageOf(range);
      const day = range.from;
      const port = localLedgerPort(createLedger({ ...source, volume }), 0);
      const question: Question = {
        range,
        filters: [],
        measures: ['net-sales', 'average-net-sale', 'tips'],
        groupBy: ['date'],
        baseline: { range: shiftRange(range, -1) },
      };
      const questions = [() => port.figures(question), () => port.rows(page), () => port.deferred(day)];
      const answers: unknown[] = [];
      if (isTogether) answers.push(...(await Promise.all(questions.map((ask) => ask()))));
      else for (const ask of questions) answers.push(await ask());
      const rows = whole.rowsOf(range);
      expect(answers).toEqual([
        localLedgerPort(whole, Infinity).figures(question),
        { rows: rows.slice(0, page.limit), total: rows.length, offset: 0 },
        deferredBalance(whole, day),
      ]);
    }),
    { numRuns: 6 },
  );
});

test('a high volume is answered later, and at once when its days are known; an aborted question is given up', async () => {
  const port = localLedgerPort(createLedger({ volume: 400 }));
  const controller = new AbortController();
  const given = port.rows(pageOf(defaultRange), { signal: controller.signal });
  const later = port.rows(pageOf(defaultRange));
  controller.abort(new Error('Left the screen'));
  await expect(given).rejects.toThrow('Left the screen');
  expect(isPromise(later)).toBe(true);
  expect((await later).total).toBe(8_800);
  expect(atOnce(port.rows(pageOf(defaultRange)))).toEqual(await later);
  const question = { range: { from: defaultRange.to, to: defaultRange.to }, filters: [], measures: ['tips'] } as const;
  expect(isPromise(port.figures(question))).toBe(false);
  // Of known days, ten times as many transactions are added up at once.
  const ofWeek = { ...question, range: defaultRange };
  for (const [maxRowsAtOnce, isLater] of [[500, true] as const, [1_000, false] as const]) {
    const small = localLedgerPort(createLedger({ volume: 400 }), maxRowsAtOnce);
    await small.figures(ofWeek);
    expect(isPromise(small.figures(ofWeek))).toBe(isLater);
  }
});

test('the sample ledger describes itself at once, up to now', () => {
  const { days, version, feeRules, unknown } = atOnce(
    localLedgerPort(ledgerOfColumns(columnsUntil(createLedger(), now))).describe(),
  );
  expect([days, version, unknown]).toEqual([{ from: '2000-01-01', to: now.day }, '26553-0-1-2026-11-23-720', {}]);
  expect(Object.values(feeRules).map(({ text }) => text)).toEqual(['2.9% + $0.30', '3.50% + $0.15']);
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
    fc.property(anyVisit, anyRange, ({ seed, refreshes, volume }, range) => {
      const page = pageAt(addLedgerParams('/reports', { seed, volume, revision: 0 }));
      for (let count = 0; count < refreshes; count++) page.raiseRevision();
      const fresh = pageAt(addLedgerParams('/transactions?status=completed', page.read()));
      expect(ledgerOfColumns(ledgerOf(fresh.read())).rowsOf(range)).toEqual(
        ledgerOfColumns(ledgerOf(page.read())).rowsOf(range),
      );
    }),
    { numRuns: effort(20, 40) },
  );
});

function pageAt(address: string) {
  return createPageLedgerParams({ address, page: new EventTarget() });
}
