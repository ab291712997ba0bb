import fc from 'fast-check';
import { createLedger } from './createLedger';
import { anyRange, anySource } from '../model/ledgerArbitraries';
import { relatedRows } from './relatedRows';

const ledger = createLedger();
const week = ledger.rowsOf({ from: '2025-06-22', to: '2025-06-28' });

test('a refund leads to its sale and the sale back to it', () => {
  fc.assert(
    fc.property(anySource, anyRange, (source, range) => {
      const any = createLedger(source);
      for (const refund of any.rowsOf(range).filter(({ refundOf }) => refundOf !== undefined)) {
        const { sale } = relatedRows(any, refund);
        if (sale?.id !== refund.refundOf) return false;
        if (sale && !relatedRows(any, sale).refunds.includes(refund)) return false;
      }
      return true;
    }),
  );
});

test('a redeemed deposit leads to the row that took it, of the same money, and back', () => {
  const redeeming = week.filter(({ depositRedeemed }) => depositRedeemed > 0);
  expect(redeeming.length).toBeGreaterThan(0);
  for (const row of redeeming) {
    const { deposit } = relatedRows(ledger, row);
    expect(deposit?.depositCollected).toBe(row.depositRedeemed);
    expect(deposit && relatedRows(ledger, deposit).completion).toBe(row);
  }
});

test('repeats under a volume stay with their own', () => {
  const many = createLedger({ volume: 3 });
  const refund = many.rowsOf({ from: '2025-06-22', to: '2025-06-28' }).filter(({ refundOf }) => refundOf)[1];
  expect(refund?.id).toMatch(/-2$/);
  expect(refund && relatedRows(many, refund).sale?.id).toBe(refund?.refundOf);
});

test('a plain sale has no relations', () => {
  const plain = week[0];
  expect(plain && relatedRows(ledger, plain)).toEqual({
    sale: undefined,
    refunds: [],
    deposit: undefined,
    completion: undefined,
  });
});
