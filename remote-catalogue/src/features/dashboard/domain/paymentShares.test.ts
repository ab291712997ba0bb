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

test('three of the four types are shown, the fourth is the neutral rest', () => {
  const { shown, rest, restAmount } = paymentShares(types(500, 300, 150, 50));
  expect(shown.map(({ name, share, width }) => [name, share, width])).toEqual([
    ['Card', 0.5, 0.5],
    ['Cash', 0.3, 0.3],
    ['Digital Wallet', 0.15, 0.15],
  ]);
  expect([rest, restAmount]).toEqual([0.05, 50]);
});

test.each([
  ['nothing was paid', types(0, 0, 0, 0)],
  ['only returns were paid out', types(-4200, 0, 0, 0)],
  ['as much was paid out as taken in', types(-4200, 4200, 0, 0)],
])('where %s there are no shares and the bar is neutral', (_, payments) => {
  const { shown, rest } = paymentShares(payments);
  expect(shown.map(({ share, width }) => [share, width])).toEqual(Array(3).fill([undefined, 0]));
  expect(rest).toBe(1);
});

test('a type that paid out takes no room in the bar', () => {
  const { shown } = paymentShares(types(-1000, 5000, 0, 0));
  expect(shown.map(({ width }) => width)).toEqual([0, 1.25, 0]);
});

test('the bar is always filled', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 4, maxLength: 4 }), (amounts) => {
      const { shown, rest } = paymentShares(types(...amounts));
      expect(shown.reduce((sum, { width }) => sum + width, rest)).toBeCloseTo(1, 10);
    }),
  );
});
