import fc from 'fast-check';
import { createLedger, salesDataOf } from '@back-office/shared/ledger';
import { anyRange, anySource } from '../model/ledgerArbitraries';
import { definitions } from './definitions';

test.each(Object.entries(definitions))('%s is the sum of its addends, for any sales', (_, { amountOf, addendsOf }) => {
  fc.assert(
    fc.property(anySource, anyRange, (source, range) => {
      const data = salesDataOf(createLedger(source).rowsOf(range));
      expect(addendsOf(data).reduce((sum, addend) => sum + addend, 0)).toBe(amountOf(data));
    }),
    { numRuns: 30 },
  );
});
