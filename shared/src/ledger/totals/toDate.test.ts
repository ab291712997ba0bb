import fc from 'fast-check';
import { dayCount, formatRange, isInRange, type DayRange } from '@back-office/shared/format';
import { anyDay } from '../model/ledgerArbitraries.testing';
import { periodWithin, periodsOf, type PeriodLength } from './periods';
import { comparisons, periodBaseline } from './periodBaseline';
import { baselineText, baselineUntil, partOfPeriod, withPart, rangeToDate } from './toDate';

const today = '2026-11-23';
const now = { day: today, minute: 78 };
const range = (from: string, to = from): DayRange => ({ from, to });

test.each([
  [range('2026-11-01', '2026-11-30'), range('2026-11-01', today)],
  [range('2026-11-01', today), range('2026-11-01', today)],
  [range('2026-11-24', '2026-11-30'), range('2026-11-24', '2026-11-30')],
  [range('2025-06-22', '2025-06-28'), range('2025-06-22', '2025-06-28')],
])('on November 23, %j ends %j', (asked, shown) => expect(rangeToDate(asked, today)).toEqual(shown));

test.each([
  ['this month', range('2026-11-01', today), 'Same period last year', 'Nov 1 – 23, 2025, until 1:18 AM'],
  ['today', range(today), 'Previous period', 'Nov 22, 2026, until 1:18 AM'],
  ['today', range(today), 'Same weekdays last year', 'Nov 24, 2025, until 1:18 AM'],
  ['this quarter', range('2026-10-01', today), 'Same period last year', 'Oct 1 – Nov 23, 2025, until 1:18 AM'],
  ['this year', range('2026-01-01', today), 'Same period last year', 'Jan 1 – Nov 23, 2025, until 1:18 AM'],
  ['last month', range('2026-10-01', '2026-10-31'), 'Same period last year', 'Oct 1 – 31, 2025'],
  ['the sample week', range('2025-06-22', '2025-06-28'), 'Previous period', 'Jun 15 – 21, 2025'],
] as const)('at 1:18 AM, %s (%j) against %s is compared with %s', (_, asked, comparison, text) => {
  const baseline = periodBaseline(asked, comparison);
  expect(baseline && baselineText(asked, baseline, baselineUntil(asked, baseline, now))).toBe(text);
});

test.each([
  ['March until the 30th', range('2026-03-01', '2026-03-30'), range('2026-02-01', '2026-02-28'), ' (2 days fewer)'],
  ['February of a leap year', range('2028-02-01', '2028-02-29'), range('2027-02-01', '2027-02-28'), ' (1 day fewer)'],
  ['the February after it', range('2029-02-01', '2029-02-28'), range('2028-02-01', '2028-02-29'), ' (1 day more)'],
  ['March until the 28th', range('2026-03-01', '2026-03-28'), range('2026-02-01', '2026-02-28'), ''],
])('beside the comparison with %s, a month that is not as long says so', (_, asked, baseline, text) => {
  expect(baselineText(asked, baseline, undefined)).toBe(`${formatRange(baseline)}${text}`);
  const until = baselineUntil(asked, baseline, { day: asked.to, minute: 78 });
  expect(baselineText(asked, baseline, until)).toBe(`${formatRange(baseline)}${text}, until 1:18 AM`);
});

test('a range that ends today and its baseline have equal parts, other than in a leap year', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(364), fc.constantFrom(...comparisons), (to, length, comparison) => {
      const asked = { from: new Date(Date.parse(to) - length * 86_400_000).toISOString().slice(0, 10), to };
      const baseline = periodBaseline(asked, comparison);
      if (!baseline) return;
      expect(Math.abs(dayCount(baseline) - dayCount(asked))).toBeLessThanOrEqual(
        comparison === 'Same period last year' ? 1 : 0,
      );
      expect(baselineUntil(asked, baseline, { day: to, minute: 9 })).toEqual({ day: baseline.to, minute: 9 });
    }),
  );
});

test.each<[DayRange, PeriodLength, string | undefined]>([
  [range('2026-11-01', '2026-11-07'), 'Weekly', undefined],
  [range('2026-11-05', '2026-11-07'), 'Weekly', '3 days'],
  [range('2026-11-07'), 'Weekly', '1 day'],
  [range('2026-11-22', today), 'Weekly', 'so far'],
  [range('2026-11-01', today), 'Monthly', 'so far'],
  [range('2026-10-01', '2026-10-31'), 'Monthly', undefined],
  [range('2026-10-20', '2026-10-31'), 'Monthly', '12 days'],
  [range(today), 'Daily', 'so far'],
  [range('2026-11-22'), 'Daily', undefined],
])('%j of a report type %s is %s', (days, length, part) => expect(partOfPeriod(days, length, today)).toBe(part));

test('the part is written behind the period', () =>
  expect([withPart('Nov 5 – Nov 7', '3 days'), withPart('Nov 1 – Nov 7', undefined)]).toEqual([
    'Nov 5 – Nov 7 (3 days)',
    'Nov 1 – Nov 7',
  ]));

test('a period within a range is that of the rows by time', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(80), fc.constantFrom<PeriodLength>('Daily', 'Weekly', 'Monthly'), (to, length, step) => {
      const whole = { from: new Date(Date.parse(to) - length * 86_400_000).toISOString().slice(0, 10), to };
      for (const days of periodsOf(whole, step)) {
        const found = periodWithin(whole, days.to, step);
        expect(found && formatRange(found)).toBe(formatRange(days));
        expect(isInRange(days.from, whole)).toBe(true);
      }
    }),
  );
  expect(periodWithin(range('2026-11-01', '2026-11-07'), '2026-11-08', 'Weekly')).toBeUndefined();
});
