import fc from 'fast-check';
import { effort } from '@back-office/shared/testing/effort';
import { addDays } from '@back-office/shared/format';
import { createLedger, feeRules, type Transaction } from '@back-office/shared/ledger';
import { paymentFigures } from './paymentFigures';

const week = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-28' });

function amountOf(row: Transaction, label: string) {
  return paymentFigures(row, feeRules).find((figure) => figure.label === label)?.amount;
}

test('each sum adds up the lines before it, for any row', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: -900, max: 900 }), (seed, days) => {
      const from = addDays('2025-07-18', days);
      for (const row of createLedger({ seed }).rowsOf({ from, to: addDays(from, 6) })) {
        let sum = 0;
        for (const { amount, isSum } of paymentFigures(row, feeRules)) {
          if (isSum && amount !== sum) return false;
          if (!isSum) sum += Number(amount);
        }
      }
      return true;
    }),
    { numRuns: effort(40, 100) },
  );
});

test('the last lines are the total collected, the fee and the net total', () => {
  for (const row of week) {
    expect(amountOf(row, 'Total collected')).toBe(row.totalCollected);
    expect(amountOf(row, 'Net total')).toBe(row.totalCollected - row.fee);
  }
});

test('fees show their rate or why there is none, service charges their kind', () => {
  const notes = week.flatMap((row) => paymentFigures(row, feeRules)).flatMap(({ note }) => note ?? []);
  expect(new Set(notes)).toEqual(
    new Set([
      '2.9% + $0.30',
      '3.50% + $0.15',
      'none on Cash',
      'none on Other',
      'none on refunds',
      'COVID service charge',
      'Setup cost',
      'Auto gratuity',
    ]),
  );
});

test('deposits and partial refunds are shown only if there are any', () => {
  const plain = week.find(({ id, tips }) => id.startsWith('PAY-') && tips === 0);
  expect(plain && amountOf(plain, 'Deposit redeemed')).toBeUndefined();
  const invoice = week.find(({ depositRedeemed }) => depositRedeemed > 0);
  expect(invoice && amountOf(invoice, 'Deposit redeemed')).toBe(0 - (invoice?.depositRedeemed ?? 0));
});
