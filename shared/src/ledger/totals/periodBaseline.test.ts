import fc from 'fast-check';
import { effort } from '../../testing/effort';
import { addDays, dayCount, daysOf, formatRange, weekday, type DayRange } from '@back-office/shared/format';
import { anyDay } from '../model/ledgerArbitraries.testing';
import { comparisons, pairPeriods, periodBaseline, type PeriodPair } from './periodBaseline';

const rangeOf = (text: string): DayRange => {
  const [from = '', to = from] = text.split(' to ');
  return { from, to };
};

test.each([
  ['2025-06-22 to 2025-06-28', '2024-06-22 to 2024-06-28'],
  ['2025-01-01 to 2025-12-31', '2024-01-01 to 2024-12-31'],
  ['2024-01-01 to 2024-12-31', '2023-01-01 to 2023-12-31'],
  ['2024-12-29 to 2025-01-04', '2023-12-29 to 2024-01-04'],
  // A leap year and the year before.
  ['2024-02-01 to 2024-02-29', '2023-02-01 to 2023-02-28'],
  ['2024-02-20 to 2024-02-29', '2023-02-20 to 2023-02-28'],
  ['2024-02-29', '2023-02-28'],
  ['2024-02-29 to 2024-03-06', '2023-02-28 to 2023-03-06'],
  ['2024-03-01 to 2024-03-31', '2023-03-01 to 2023-03-31'],
  // A year after a leap year: only a complete February is compared with a complete February.
  ['2025-02-01 to 2025-02-28', '2024-02-01 to 2024-02-29'],
  ['2025-01-15 to 2025-02-28', '2024-01-15 to 2024-02-29'],
  ['2025-02-22 to 2025-02-28', '2024-02-22 to 2024-02-28'],
  ['2025-02-28', '2024-02-28'],
  ['2025-02-01 to 2025-03-01', '2024-02-01 to 2024-03-01'],
])('the same period last year of %s is %s', (range, baseline) => {
  expect(periodBaseline(rangeOf(range), 'Same period last year')).toEqual(rangeOf(baseline));
});

test.each([
  ['2025-06-22 to 2025-06-28', '2024-06-23 to 2024-06-29'],
  ['2025-07-18', '2024-07-19'],
  ['2024-02-29', '2023-03-02'],
])('the same weekdays last year of %s are %s', (range, baseline) => {
  expect(periodBaseline(rangeOf(range), 'Same weekdays last year')).toEqual(rangeOf(baseline));
});

test('the previous period is as many days right before; without a comparison there is none', () => {
  expect(periodBaseline(rangeOf('2025-06-29 to 2025-07-05'), 'Previous period')).toEqual(
    rangeOf('2025-06-22 to 2025-06-28'),
  );
  expect(periodBaseline(rangeOf('2025-06-22'), 'None')).toBeUndefined();
});

const listed = (pairs: readonly PeriodPair[]) =>
  pairs.map(({ days, baseline }) => [days, baseline].map((period) => (period ? formatRange(period) : '–')).join(' | '));

test('months are compared with the same months', () => {
  const pairs = pairPeriods(rangeOf('2025-01-15 to 2025-03-10'), 'Monthly', 'Same period last year');
  expect(listed(pairs)).toEqual([
    'Jan 15 – 31, 2025 | Jan 15 – 31, 2024',
    'Feb 1 – 28, 2025 | Feb 1 – 29, 2024',
    'Mar 1 – 10, 2025 | Mar 1 – 10, 2024',
  ]);
});

test('weeks are compared by ISO number, also at the turn of the year', () => {
  const pairs = pairPeriods(rangeOf('2025-01-01 to 2025-12-31'), 'Weekly', 'Same period last year');
  expect(listed(pairs).slice(0, 3)).toEqual([
    'Jan 1 – 4, 2025 | Jan 1 – 6, 2024',
    'Jan 5 – 11, 2025 | Jan 7 – 13, 2024',
    'Jan 12 – 18, 2025 | Jan 14 – 20, 2024',
  ]);
  expect(listed(pairs).slice(-2)).toEqual([
    'Dec 21 – 27, 2025 | Dec 22 – 28, 2024',
    'Dec 28 – 31, 2025 | Dec 29 – 31, 2024',
  ]);
  expect(pairs).toHaveLength(53);
});

test('week 53 has no partner in a year without one', () => {
  const pairs = pairPeriods(rangeOf('2026-12-13 to 2026-12-31'), 'Weekly', 'Same period last year');
  expect(listed(pairs)).toEqual([
    '– | Dec 13, 2025',
    'Dec 13 – 19, 2026 | Dec 14 – 20, 2025',
    'Dec 20 – 26, 2026 | Dec 21 – 27, 2025',
    '– | Dec 28 – 31, 2025',
    'Dec 27 – 31, 2026 | –',
  ]);
});

test.each([
  [
    '2024-02-27 to 2024-03-01',
    ['Feb 27, 2024 | Feb 27, 2023', 'Feb 28, 2024 | Feb 28, 2023', 'Feb 29, 2024 | –', 'Mar 1, 2024 | Mar 1, 2023'],
  ],
  ['2024-02-29 to 2024-03-01', ['Feb 29, 2024 | Feb 28, 2023', 'Mar 1, 2024 | Mar 1, 2023']],
  [
    '2025-02-27 to 2025-03-01',
    ['Feb 27, 2025 | Feb 27, 2024', 'Feb 28, 2025 | Feb 28, 2024', '– | Feb 29, 2024', 'Mar 1, 2025 | Mar 1, 2024'],
  ],
])('the days of %s are compared by date', (range, expected) => {
  expect(listed(pairPeriods(rangeOf(range), 'Daily', 'Same period last year'))).toEqual(expected);
});

test('the same weekdays are compared by weekday, and the previous period by position', () => {
  const pairs = pairPeriods(rangeOf('2025-07-18 to 2025-07-19'), 'Daily', 'Same weekdays last year');
  for (const { days, baseline } of pairs) expect(weekday(days?.from ?? '')).toBe(weekday(baseline?.from ?? ''));
  expect(listed(pairPeriods(rangeOf('2025-02-15 to 2025-03-14'), 'Monthly', 'Previous period'))).toEqual([
    'Feb 15 – 28, 2025 | Jan 18 – 31, 2025',
    'Mar 1 – 14, 2025 | Feb 1 – 14, 2025',
  ]);
});

const anyLongRange = fc
  .tuple(anyDay, fc.oneof(fc.nat(40), fc.nat(800)))
  .map(([from, more]) => ({ from, to: addDays(from, more) }));
const someLength = fc.constantFrom<'Daily' | 'Weekly' | 'Monthly'>('Daily', 'Weekly', 'Monthly');
const someComparison = fc.constantFrom(...comparisons.filter((each) => each !== 'None'));

test('the periods are all days of the range, and their baselines all days of the baseline, each once and in order', () => {
  fc.assert(
    fc.property(anyLongRange, someLength, someComparison, (range, length, comparison) => {
      const pairs = pairPeriods(range, length, comparison);
      const baseline = periodBaseline(range, comparison);
      expect(pairs.flatMap(({ days }) => (days ? daysOf(days) : []))).toEqual(daysOf(range));
      expect(pairs.flatMap((pair) => (pair.baseline ? daysOf(pair.baseline) : []))).toEqual(
        baseline && daysOf(baseline),
      );
    }),
    { numRuns: effort(40, 100) },
  );
});

test('last year is the same dates, and at most one day longer or shorter', () => {
  fc.assert(
    fc.property(anyLongRange, (range) => {
      const baseline = periodBaseline(range, 'Same period last year') ?? range;
      expect(Math.abs(dayCount(baseline) - dayCount(range))).toBeLessThanOrEqual(1);
      for (const end of ['from', 'to'] as const) {
        const [date, dateBefore] = [range[end].slice(5), baseline[end].slice(5)];
        if (!date.startsWith('02-2')) expect(dateBefore).toBe(date);
        expect(Number(baseline[end].slice(0, 4))).toBe(Number(range[end].slice(0, 4)) - 1);
      }
    }),
  );
});

test('on its last day, a February after a leap year is compared with the same dates, because it is not complete', () => {
  const february = rangeOf('2029-02-01 to 2029-02-28');
  expect(periodBaseline(february, 'Same period last year', '2029-02-28')).toEqual(rangeOf('2028-02-01 to 2028-02-28'));
  expect(periodBaseline(february, 'Same period last year', '2029-03-01')).toEqual(rangeOf('2028-02-01 to 2028-02-29'));
  expect(listed(pairPeriods(february, 'Monthly', 'Same period last year', '2029-02-28'))).toEqual([
    'Feb 1 – 28, 2029 | Feb 1 – 28, 2028',
  ]);
});
