import fc from 'fast-check';
import { tenders } from '@back-office/shared/ledger';
import { paymentShares } from './paymentShares';
import type { PaymentType } from './paymentTypes';

function types(...amounts: readonly number[]): readonly PaymentType[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return tenders.map((name, index) => {
    const amount = amounts[index] ?? 0;
    return { id: name, name, amount, percentage: total === 0 ? 0 : amount / total, color: 'chart1' };
  });
}

test('the first three of four types are shown, the rest is one neutral part', () => {
  const { shown, other } = paymentShares(types(500, 300, 150, 50));
  expect(shown.map(({ name, percent, width }) => [name, percent, width])).toEqual([
    ['Card', 50, 0.5],
    ['Cash', 30, 0.3],
    ['Digital Wallet', 15, 0.15],
  ]);
  expect(other).toEqual({ names: ['Other'], amount: 50, percent: 5, width: 0.05 });
});

test('a tender that only the source has is shown too', () => {
  const voucher: PaymentType = { id: 'voucher', name: 'Voucher', amount: 100, percentage: 0.5, color: 'chartTrack' };
  const { words, shown, other } = paymentShares([...types(60, 0, 0, 40), voucher]);
  expect(words).toBeUndefined();
  expect(shown.map(({ name, percent }) => [name, percent])).toEqual([
    ['Card', 30],
    ['Cash', 0],
    ['Digital Wallet', 0],
    ['Voucher', 50],
  ]);
  expect(other).toMatchObject({ names: ['Other'], percent: 20 });
});

test.each([
  ['nothing was paid', types(0, 0, 0, 0), 'No payments in this time period'],
  ['there were only refunds', types(-4200, 0, 0, 0), 'Refunds equal or exceed payments, so there are no shares'],
  ['refunds equal payments', types(-4200, 4200, 0, 0), 'Refunds equal or exceed payments, so there are no shares'],
])('if %s, there are no shares, and words say why', (_, payments, expected) => {
  const { words, shown, other } = paymentShares(payments);
  expect(words).toBe(expected);
  expect(shown.map(({ percent, width }) => [percent, width])).toEqual(Array(3).fill([undefined, 0]));
  expect([other.percent, other.width]).toEqual([undefined, 0]);
});

test.each([
  [types(0, 4200, 0, 0), 'All payments: Cash'],
  [types(-100, 4200, 0, 0), 'Only Cash has more payments than refunds'],
  [types(100, 4200, 0, 0), undefined],
  [types(0, 0, 100, 4200), undefined],
])('a bar of one part is said in words', (payments, words) => expect(paymentShares(payments).words).toBe(words));

test('a type with more refunds than payments has no width', () => {
  const { shown } = paymentShares(types(-1000, 5000, 0, 0));
  expect(shown.map(({ width }) => width)).toEqual([0, 1.25, 0]);
});

test('the percents add up to 100.0 and the widths fill the bar', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1e9), { minLength: 4, maxLength: 4 }), (amounts) => {
      const { shown, other } = paymentShares(types(...amounts));
      const parts = [...shown, other];
      if (other.percent === undefined) return;
      expect(parts.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(1, 10);
      // Tenths of a percent are whole numbers.
      expect(parts.reduce((sum, { percent = NaN }) => sum + Math.round(percent * 10), 0)).toBe(1000);
    }),
  );
});
