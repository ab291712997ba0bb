/** @jest-environment node */
import fc from 'fast-check';
import { effort } from '../../testing/effort';
import { notInFiles, unknown } from '@back-office/shared/format';
import { knownAmounts } from '../catalog/measure';
import { measureIds } from '../catalog/measures';
import { rowsBehind } from '../catalog/rowsBehind';
import { anyRows } from '../model/ledgerArbitraries.testing';
import type { Transaction } from '../model/transaction';
import { textAt } from './columns';
import { columnsOfRows } from './columnsOfRows';
import { rowColumn } from './dimensionColumn';
import { figuresOf } from './figures';
import { selectRows } from './select';

test('the transactions behind every figure are counted as they are listed', () => {
  const conditions = Object.fromEntries(measureIds.map((id) => [id, rowsBehind(id)]));
  fc.assert(
    fc.property(anyRows, ({ range, rows }) => {
      const columns = columnsOfRows(rows);
      const scope = { range, filters: [{ field: 'location', values: ['Location 1', 'Location 3'] }] } as const;
      const listed = measureIds.map((id) => [id, selectRows(columns, { ...scope, where: rowsBehind(id) }).length]);
      const { counts } = figuresOf(columns, { ...scope, measures: [], counts: conditions });
      expect(counts).toEqual(Object.fromEntries(listed));
    }),
    { numRuns: effort(12, 20) },
  );
});

test('more conditions than fit into one number are told apart', () => {
  const limits = [-2_000, 0, 1_000, 4_000];
  const conditions = knownAmounts.flatMap((amount) =>
    limits.map((limit) => [`${amount} ${limit}`, { amount, is: 'above', limit }] as const),
  );
  fc.assert(
    fc.property(anyRows, ({ range, rows }) => {
      const columns = columnsOfRows(rows);
      const expected = conditions.map(([name, { amount, limit }]) => [
        name,
        columns.amounts[amount].filter((value) => value > limit).length,
      ]);
      const question = { range, filters: [], measures: [], counts: Object.fromEntries(conditions) };
      expect(figuresOf(columns, question).counts).toEqual(Object.fromEntries(expected));
    }),
    { numRuns: effort(6, 20) },
  );
});

test('a payment without a tender in the files is neither cash nor card: the figures of both are unknown, their sum is not', () => {
  fc.assert(
    fc.property(anyRows, ({ range, rows }) => {
      const unnamed = rows.map((row) => {
        const payments = row.payments.map((payment) => ({ ...payment, tender: notInFiles }));
        return { ...row, tender: notInFiles, payments };
      });
      const measures = ['cash', 'card', 'total-payments'] as const;
      // Counting those without a tender does not make it known.
      const counts = { unnamed: { field: 'payment-method', is: notInFiles } } as const;
      const answerIn = (some: typeof rows) => figuresOf(columnsOfRows(some), { range, filters: [], measures, counts });
      const paid = rows.some(({ payments }) => payments.some(({ amount }) => amount !== 0));
      const { total, counts: counted } = answerIn(unnamed);
      if (paid) expect([total.figures.cash, total.figures.card]).toEqual([unknown, unknown]);
      expect(counted['unnamed']).toBe(rows.filter(({ payments }) => payments.length > 0).length);
      expect(total.figures['total-payments']).toEqual(answerIn(rows).total.figures['total-payments']);
    }),
    { numRuns: 20 },
  );
});

test('which text a field has in which case is unknown where what decides it is, and only there', () => {
  fc.assert(
    fc.property(anyRows, ({ rows }) => {
      const changed = rows.flatMap((row): readonly Transaction[] => [
        row,
        { ...row, channel: '' },
        { ...row, fee: unknown },
        { ...row, comps: unknown },
      ]);
      const columns = columnsOfRows(changed);
      const [fees, discounts] = [rowColumn(columns, 'fee-kind'), rowColumn(columns, 'discount-use')];
      changed.forEach(({ fee, channel, discounts: discount, comps }, index) => {
        const ofChannel = channel === '' ? notInFiles : channel === 'Invoice' ? 'Invoice fee' : 'Processing fee';
        const isGiven = discount !== 0 || (comps !== 0 && comps !== unknown);
        expect([textAt(fees, index), textAt(discounts, index)]).toEqual([
          fee === unknown ? notInFiles : fee === 0 ? 'No fee' : ofChannel,
          isGiven ? 'With discount' : comps === unknown ? notInFiles : 'Without discount',
        ]);
      });
    }),
    { numRuns: 20 },
  );
});
