import fc from 'fast-check';
import { addDays, maxRangeDays, rangeNotice, rangeProblemOf } from './format';

test.each([
  [null, '2025-06-28', 'incomplete', 'The address has no start date.'],
  ['2025-06-22', null, 'incomplete', 'The address has no end date.'],
  ['2025-06-31', '2025-07-04', 'impossible day', '“2025-06-31” in the address is not a date.'],
  ['2025-02-01', '2025-02-29', 'impossible day', '“2025-02-29” in the address is not a date.'],
  ['', '2025-02-29', 'impossible day', '“” in the address is not a date.'],
  ['22.06.2025', '28.06.2025', 'impossible day', '“22.06.2025” in the address is not a date.'],
  ['x'.repeat(40), 'y', 'impossible day', `“${'x'.repeat(24)}…” in the address is not a date.`],
  ['2025-06-28', '2025-06-22', 'order', 'The start date, Jun 28, 2025, is after the end date, Jun 22, 2025.'],
  ['1999-12-31', '2000-01-05', 'out of known days', 'Dec 31, 1999 is before Jan 1, 2000, the first day.'],
  ['2099-12-30', '2100-01-01', 'out of known days', 'Jan 1, 2100 is after Dec 31, 2099, the last day.'],
  ['2022-01-01', '2025-01-05', 'too long', 'Jan 1, 2022 – Jan 5, 2025 has 1,101 days, but at most 1,100 can be shown.'],
])('from %j to %j: %s', (from, to, reason, text) => expect(rangeProblemOf(from, to)).toEqual({ reason, text }));

test.each([
  [null, null],
  ['2025-06-22', '2025-06-28'],
  ['2024-02-29', '2024-02-29'],
  ['2000-01-01', '2003-01-04'],
  ['2099-12-31', '2099-12-31'],
])('from %j to %j is no problem', (from, to) => expect(rangeProblemOf(from, to)).toBeUndefined());

test('any known range up to the longest is no problem, and one more day is', () => {
  fc.assert(
    fc.property(fc.nat(30_000), fc.integer({ min: 0, max: maxRangeDays - 1 }), (start, more) => {
      const from = addDays('2000-01-01', start);
      expect(rangeProblemOf(from, addDays(from, more))).toBeUndefined();
      expect(rangeProblemOf(from, addDays(from, maxRangeDays))?.reason).toBe('too long');
    }),
  );
});

test('the notice says what is shown instead', () => {
  const problem = rangeProblemOf('2025-06-31', '2025-07-04');
  expect(problem && rangeNotice(problem, { from: '2025-06-22', to: '2025-06-28' })).toBe(
    '“2025-06-31” in the address is not a date. Showing Jun 22 – 28, 2025 instead.',
  );
});
