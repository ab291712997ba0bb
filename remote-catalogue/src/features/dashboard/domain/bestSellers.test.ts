import fc from 'fast-check';
import { effort } from '@back-office/shared/testing/effort';
import { sumOf, type Cents } from '@back-office/shared/format';
import type { FigureGroup } from '@back-office/shared/ledger';
import { anyDay, anySource } from '@back-office/shared/ledger/testing';
import { sampleDashboard } from './sampleDashboard.testing';
import { itemSalesOf, itemsVerdict } from './bestSellers';

const group = (key: string, grossSales: Cents, groups: readonly FigureGroup[] = []): FigureGroup => ({
  key,
  figures: { 'gross-sales': grossSales },
  transactions: 1,
  facts: {},
  groups,
});

test('the bars are the gross sales of the best items, from the lowest to the highest', () => {
  const items = group('', 10_00, [group('Granola', 5_00), group('', 3_00), group('Honey', 2_00), group('Tea', 0)]);
  const { bars, bestSellers, total, otherGrossSales } = itemSalesOf(items);
  expect(bestSellers).toEqual([
    { name: 'Granola', grossSales: 5_00 },
    { name: 'Honey', grossSales: 2_00 },
  ]);
  expect(bars.slice(-2)).toEqual([
    { height: 37, item: bestSellers[1] },
    { height: 92, item: bestSellers[0] },
  ]);
  expect([total, otherGrossSales]).toEqual([7_00, 3_00]);
});

test('there are always 11 rising bars from 4 to 92 px, which tie to the gross sales of the day', () => {
  fc.assert(
    fc.property(anySource, anyDay, (source, day) => {
      const { itemSales, sales } = sampleDashboard(day, source);
      const { bars, bestSellers, otherGrossSales } = itemSales;
      const heights = bars.map(({ height }) => height);
      expect(heights).toHaveLength(11);
      expect(heights).toEqual(heights.toSorted((one, other) => one - other));
      expect(heights.every((height) => Number.isInteger(height) && height >= 4 && height <= 92)).toBe(true);
      expect(sumOf([otherGrossSales, ...bestSellers.map(({ grossSales }) => grossSales)])).toBe(sales['gross-sales']);
    }),
    { numRuns: effort(40, 100) },
  );
});

test('a day that sells fewer than eleven items has flat bars for the rest', () => {
  const { bars, bestSellers } = sampleDashboard('2025-07-20').itemSales;
  expect(bestSellers.length).toBeLessThan(11);
  const flat = bars.slice(0, 11 - bestSellers.length);
  expect(flat.every(({ height, item }) => height === 4 && item === undefined)).toBe(true);
});

test.each([
  ['a closed day', sampleDashboard('2025-12-25').itemSales],
  ['a day with refunds only', itemSalesOf(group('', 0, [group('Granola', 0)]))],
])('without sales, on %s, all bars are flat', (_, { bars }) => {
  expect(bars).toEqual(Array(11).fill({ height: 4, item: undefined }));
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
  const prior = sampleDashboard('2025-07-11').itemSales.total;
  expect(sampleDashboard('2025-07-18').priorBestItems).toBe(prior);
  expect(verdictOn('2025-07-18')).toBe('well');
  const days = Array.from({ length: 28 }, (_, index) => `2025-07-${String(index + 1).padStart(2, '0')}`);
  expect(new Set(days.map(verdictOn))).toEqual(new Set(['well', 'less']));
});
