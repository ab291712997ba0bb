import fc from 'fast-check';
import { addDays, dayCount, daysOf, type Day } from '@back-office/shared/format';
import { baselineOf } from './comparison';

const range = (from: Day, to: Day) => ({ from, to });

const anyRange = fc
  .tuple(fc.integer({ min: 0, max: 15_000 }), fc.integer({ min: 0, max: 1_099 }))
  .map(([start, more]) => range(addDays('2000-01-01', start), addDays('2000-01-01', start + more)));

test('without a comparison there is no baseline', () => {
  expect(baselineOf(range('2025-06-22', '2025-06-28'), 'None')).toBeUndefined();
});

test.each([
  ['2025-06-22', '2025-06-28', '2025-06-15', '2025-06-21'],
  ['2025-07-18', '2025-07-18', '2025-07-17', '2025-07-17'],
  ['2025-03-01', '2025-03-31', '2025-01-29', '2025-02-28'],
])('the period before %s to %s is %s to %s', (from, to, start, end) => {
  expect(baselineOf(range(from, to), 'Previous period')).toEqual(range(start, end));
});

test.each([
  ['2025-06-22', '2025-06-28', '2024-06-22', '2024-06-28'],
  ['2024-02-29', '2024-02-29', '2023-02-28', '2023-02-28'],
  ['2024-02-26', '2024-03-03', '2023-02-26', '2023-03-04'],
  ['2025-12-30', '2026-01-02', '2024-12-30', '2025-01-02'],
])('one year before %s to %s is %s to %s', (from, to, start, end) => {
  expect(baselineOf(range(from, to), 'Same period last year')).toEqual(range(start, end));
});

test('a baseline has as many days as the range', () => {
  fc.assert(
    fc.property(anyRange, fc.constantFrom('Previous period', 'Same period last year'), (days, comparison) => {
      const baseline = baselineOf(days, comparison);
      expect(baseline && dayCount(baseline)).toBe(dayCount(days));
    }),
  );
});

test('the previous period ends on the day before the range begins', () => {
  fc.assert(
    fc.property(anyRange, (days) => {
      const baseline = baselineOf(days, 'Previous period');
      expect(baseline && addDays(baseline.to, 1)).toBe(days.from);
    }),
  );
});

test('the same period last year begins on the same date of the month', () => {
  fc.assert(
    fc.property(anyRange, (days) => {
      const [start = ''] = daysOf(baselineOf(days, 'Same period last year') ?? days);
      expect(start.slice(5)).toBe(days.from.endsWith('-02-29') ? '02-28' : days.from.slice(5));
      expect(Number(days.from.slice(0, 4)) - Number(start.slice(0, 4))).toBe(1);
    }),
  );
});
