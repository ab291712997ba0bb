import fc from 'fast-check';
import { tenders } from '@back-office/shared/ledger';
import { type PaymentType } from './dashboard';
import { paymentShares } from './paymentShares';

function types(...amounts: readonly number[]): readonly PaymentType[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return tenders.map((name, index) => {
    const amount = amounts[index] ?? 0;
    return { id: name, name, amount, percentage: total === 0 ? 0 : amount / total, color: 'chart1' };
  });
}

test('the first three of four types are shown, the fourth is the neutral part', () => {
  const { shown, otherShare, otherAmount } = paymentShares(types(500, 300, 150, 50));
  expect(shown.map(({ name, share, width }) => [name, share, width])).toEqual([
    ['Card', 0.5, 0.5],
    ['Cash', 0.3, 0.3],
    ['Digital Wallet', 0.15, 0.15],
  ]);
  expect([otherShare, otherAmount]).toEqual([0.05, 50]);
});

test.each([
  ['nothing was paid', types(0, 0, 0, 0)],
  ['there were only refunds', types(-4200, 0, 0, 0)],
  ['refunds equal payments', types(-4200, 4200, 0, 0)],
])('if %s, there are no shares and the bar is neutral', (_, payments) => {
  const { shown, otherShare } = paymentShares(payments);
  expect(shown.map(({ share, width }) => [share, width])).toEqual(Array(3).fill([undefined, 0]));
  expect(otherShare).toBe(1);
});

test('a type with more refunds than payments has no width', () => {
  const { shown } = paymentShares(types(-1000, 5000, 0, 0));
  expect(shown.map(({ width }) => width)).toEqual([0, 1.25, 0]);
});

test('the widths always fill the bar', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 4, maxLength: 4 }), (amounts) => {
      const { shown, otherShare } = paymentShares(types(...amounts));
      expect(shown.reduce((sum, { width }) => sum + width, otherShare)).toBeCloseTo(1, 10);
    }),
  );
});
