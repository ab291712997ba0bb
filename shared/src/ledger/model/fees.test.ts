import fc from 'fast-check';
import { dailyViewFee, feeOf, feeRules } from './fees';

test.each([
  [10_000, 'Card', 'In-Store', 320],
  [10_000, 'Digital Wallet', 'Online', 320],
  [10_000, 'Cash', 'In-Store', 0],
  [10_000, 'Other', 'In-Store', 0],
  [10_000, 'Card', 'Invoice', 365],
  [10_000, 'Cash', 'Invoice', 0],
  [55_180, 'Card', 'Invoice', 1946],
  [0, 'Card', 'In-Store', 0],
  [-4200, 'Card', 'In-Store', 0],
  // 2.9% of 0.50 is 1.45 cents, of 15.00 exactly 43.5.
  [50, 'Card', 'In-Store', 31],
  [1500, 'Card', 'In-Store', 74],
] as const)('%i cents by %s on %s cost %i', (collected, tender, channel, fee) =>
  expect(feeOf(collected, tender, channel)).toBe(fee),
);

test('the fee is the published rate, half a cent rounded up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (collected) => {
      const exact = BigInt(collected) * 29n;
      expect(BigInt(feeOf(collected, 'Card', 'Online') - 30)).toBe((exact + 500n) / 1000n);
    }),
  );
});

test('the fee of the daily view is the rate without the fixed part, and never negative zero', () => {
  expect(dailyViewFee(90_000)).toBe(-2610);
  expect(Object.is(dailyViewFee(0), 0)).toBe(true);
});

test('the texts are the published ones', () => {
  expect([feeRules.invoice.text, feeRules.processing.text]).toEqual(['3.50% + $0.15', '2.9% + $0.30']);
});
