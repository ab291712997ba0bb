import fc from 'fast-check';
import { effort } from '../../testing/effort';
import { createLedger } from './createLedger';
import { anyRange, anySource } from '../model/ledgerArbitraries.testing';
import { relatedRows } from './relatedRows';

const ledger = createLedger();
const week = ledger.rowsOf({ from: '2025-06-22', to: '2025-06-28' });

test('a refund and its sale refer to each other', () => {
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
    { numRuns: effort(40, 100) },
  );
});

test('a redeemed deposit and the row that collected it refer to each other and have the same amount', () => {
  const redeeming = week.filter(({ depositRedeemed }) => depositRedeemed > 0);
  expect(redeeming.length).toBeGreaterThan(0);
  for (const row of redeeming) {
    const { deposit } = relatedRows(ledger, row);
    expect(deposit?.depositCollected).toBe(row.depositRedeemed);
    expect(deposit && relatedRows(ledger, deposit).completion).toBe(row);
  }
});

test('under a volume, a repeat refers to the repeat with the same number', () => {
  const many = createLedger({ volume: 3 });
  const refund = many.rowsOf({ from: '2025-06-22', to: '2025-06-28' }).filter(({ refundOf }) => refundOf)[1];
  expect(refund?.id).toMatch(/-2$/);
  expect(refund && relatedRows(many, refund).sale?.id).toBe(refund?.refundOf);
});

test('an ordinary sale has no related rows', () => {
  const plain = week[0];
  expect(plain && relatedRows(ledger, plain)).toEqual({
    sale: undefined,
    refunds: [],
    deposit: undefined,
    completion: undefined,
    giftCards: [],
    giftCardUses: [],
  });
});
