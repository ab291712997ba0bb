import fc from 'fast-check';
import { effort } from '../../testing/effort';
import { columnsOfRows } from '../columns/columnsOfRows';
import { figuresOf } from '../columns/figures';
import { anyRange, anySource } from '../model/ledgerArbitraries.testing';
import { createLedger } from '../sample/createLedger';
import { isDeduction, measureIds, partsOf, totalOfGiven, type MeasureId } from './measures';

const week = { from: '2025-06-22', to: '2025-06-28' };

test('the parts of a figure add up to it', () => {
  fc.assert(
    fc.property(anySource, anyRange, (source, range) => {
      const rows = createLedger(source).rowsOf(range);
      const { figures } = figuresOf(columnsOfRows(rows), { range, filters: [], measures: measureIds }).total;
      for (const id of measureIds.filter((one) => partsOf(one).length > 0)) {
        const sum = partsOf(id).reduce((total, part) => total + Number(figures[part]), 0);
        expect([id, sum]).toEqual([id, figures[id]]);
      }
    }),
    { numRuns: effort(12, 20) },
  );
});

test('a tender that no figure is about counts as Other, so that tenders add up to total payments', () => {
  const rows = createLedger().rowsOf(week);
  const columns = columnsOfRows(
    rows.map((row, index) => ({
      ...row,
      payments: row.payments.map((payment) => (index === 0 ? { ...payment, tender: 'Voucher' } : payment)),
    })),
  );
  const measures = ['total-payments', 'tender-other'] as const;
  const { figures } = figuresOf(columns, { range: week, filters: [], measures }).total;
  expect(figures['tender-other']).toBe(
    rows
      .filter(({ tender }, index) => index === 0 || tender === 'Other')
      .reduce((sum, row) => sum + row.totalCollected, 0),
  );
});

test.each([
  ['returns', true],
  ['discounts-and-comps', true],
  ['fees', true],
  ['refunds', true],
  ['net-sales', false],
  ['deferred-sales', false],
  ['taxes-on-refunds', false],
  ['average-net-sale', false],
] satisfies readonly [MeasureId, boolean][])('that %s is a deduction is %s', (id, expected) => {
  expect(isDeduction(id)).toBe(expected);
});

test('a total of given figures follows from the formulas of the catalog', () => {
  expect(totalOfGiven('net-sales', { 'gross-sales': 100_00, returns: -10_00, comps: -5_00 })).toBe(85_00);
  expect(totalOfGiven('total-sales', { items: 100_00, 'setup-cost': 20_00, taxes: 8_00 })).toBe(128_00);
  expect(totalOfGiven('net-total', { 'total-payments': 128_00, 'processing-fees': -4_01 })).toBe(123_99);
  expect(totalOfGiven('net-total', {})).toBe(0);
});
