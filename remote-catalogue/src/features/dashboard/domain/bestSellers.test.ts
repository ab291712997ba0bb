import fc from 'fast-check';
import { createLedger, groupSales, salesDataOf } from '@back-office/shared/ledger';
import { anyDay, anySource } from '@back-office/shared/ledger/testing';
import { sampleDashboard } from './sampleDashboard.testing';
import { itemSalesOf, itemsVerdict } from './bestSellers';

const ledger = createLedger();
const rowsOn = (day: string) => ledger.rowsOf({ from: day, to: day });

test('the bars are the gross sales of the best items, from the lowest to the highest', () => {
  const { bars, bestSellers } = itemSalesOf(rowsOn('2025-07-18'));
  const groups = groupSales(rowsOn('2025-07-18'), 'Item').filter(({ data }) => data.grossSales > 0);
  expect(bestSellers).toEqual(groups.map(({ name, data }) => ({ name, grossSales: data.grossSales })));
  expect(bars.flatMap(({ item }) => item ?? [])).toEqual(bestSellers.toReversed());
  const highest = bestSellers[0]?.grossSales ?? NaN;
  for (const { height, item } of bars)
    expect(height).toBe(Math.max(4, Math.round(((item?.grossSales ?? 0) / highest) * 92)));
});

test('there are always 11 rising bars from 4 to 92 px, which tie to the gross sales of the day', () => {
  fc.assert(
    fc.property(anySource, anyDay, (source, day) => {
      const rows = createLedger(source).rowsOf({ from: day, to: day });
      const { bars, bestSellers, otherGrossSales } = itemSalesOf(rows);
      const heights = bars.map(({ height }) => height);
      expect(heights).toHaveLength(11);
      expect(heights).toEqual(heights.toSorted((one, other) => one - other));
      expect(heights.every((height) => Number.isInteger(height) && height >= 4 && height <= 92)).toBe(true);
      expect(bestSellers.reduce((sum, { grossSales }) => sum + grossSales, otherGrossSales)).toBe(
        salesDataOf(rows).grossSales,
      );
    }),
  );
});

test('a day that sells fewer than eleven items has flat bars for the rest', () => {
  const { bars, bestSellers } = itemSalesOf(rowsOn('2025-07-20'));
  expect(bestSellers.length).toBeLessThan(11);
  const flat = bars.slice(0, 11 - bestSellers.length);
  expect(flat.every(({ height, item }) => height === 4 && item === undefined)).toBe(true);
});

test.each([
  ['a closed day', rowsOn('2025-12-25')],
  ['a day with refunds only', rowsOn('2025-07-14').filter(({ type }) => type === 'refund')],
])('without sales, on %s, all bars are flat', (_, rows) => {
  expect(itemSalesOf(rows).bars).toEqual(Array(11).fill({ height: 4, item: undefined }));
});

test.each([
  [900, 899, 'well'],
  [900, 900, 'well'],
  [900, 901, 'less'],
  [900, 0, 'no comparison'],
  [0, 900, 'no sales'],
] as const)('best items of %i after %i: %s', (total, prior, verdict) => {
  expect(itemsVerdict(total, prior)).toBe(verdict);
});

test('on the sample day the top items perform well; in a month they do and they do not', () => {
  const verdictOn = (day: string) => {
    const { itemSales, priorBestItems } = sampleDashboard(day);
    return itemsVerdict(itemSales.total, priorBestItems);
  };
  const prior = itemSalesOf(rowsOn('2025-07-11')).total;
  expect(sampleDashboard('2025-07-18').priorBestItems).toBe(prior);
  expect(verdictOn('2025-07-18')).toBe('well');
  const days = Array.from({ length: 28 }, (_, index) => `2025-07-${String(index + 1).padStart(2, '0')}`);
  expect(new Set(days.map(verdictOn))).toEqual(new Set(['well', 'less']));
});
