import fc from 'fast-check';
import { samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { dailyViewFee, feeOf, feeRules, feeText } from './fees';

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

test.each([
  ['USD', 'en-US', '2.9% + $0.30', '3.50% + $0.15'],
  ['EUR', 'en-US', '2.9% + €0.30', '3.5% + €0.15'],
  ['EUR', 'de-DE', '2,9 % + 0,30 €', '3,5 % + 0,15 €'],
  ['JPY', 'ja-JP', '2.9% + ￥30', '3.5% + ￥15'],
  ['KWD', 'en-KW', '2.9% + KWD 0.030', '3.5% + KWD 0.015'],
])('as examples in %s and %s they are %s and %s', (currency, locale, processing, invoice) => {
  setPageFormat({ ...samplePageFormat, currency, locale });
  const texts = [feeRules.processing, feeRules.invoice].map((rule) => feeText(rule).replace(/\s/g, ' '));
  expect(texts).toEqual([processing, invoice]);
  setPageFormat(samplePageFormat);
});
