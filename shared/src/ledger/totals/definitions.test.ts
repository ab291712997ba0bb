import fc from 'fast-check';
import { createLedger, salesDataOf } from '@back-office/shared/ledger';
import { anyRange, anySource } from '../model/ledgerArbitraries';
import { definitions, inThisReport } from './definitions';

test.each(Object.entries(definitions))('%s is the sum of its addends, for any sales', (_, { amountOf, addendsOf }) => {
  fc.assert(
    fc.property(anySource, anyRange, (source, range) => {
      const data = salesDataOf(createLedger(source).rowsOf(range));
      expect(addendsOf(data).reduce((sum, addend) => sum + addend, 0)).toBe(amountOf(data));
    }),
    { numRuns: 30 },
  );
});

test('the numbers of a sum have the signs that they have in the report', () => {
  const data = salesDataOf(createLedger().rowsOf({ from: '2025-07-18', to: '2025-07-18' }));
  expect(inThisReport(definitions.netSales, data)).toBe('In this report: $878.78 + ($60.85) + ($16.99) = $800.94');
});
