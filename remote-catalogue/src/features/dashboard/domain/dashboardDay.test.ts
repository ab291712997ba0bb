import { formatDayAndYear } from '@back-office/shared/format';
import { checkTypedDay, dayPresetsOf, daysToShow, requestedDay } from './dashboardDay';

const days = { from: '2000-01-01', to: '2026-03-01' };

test.each([
  ['2026-03-01', '2026-03-01'],
  ['2025-07-18', '2025-07-18'],
  ['2024-01-01', '2025-07-18'],
])('on %s the last day to show is %s', (today, last) => {
  expect(daysToShow(today).to).toBe(last);
});

test('the days one press away are in the past', () => {
  expect(dayPresetsOf('2026-11-23').map(({ label, day }) => [label, formatDayAndYear(day)])).toEqual([
    ['Today', 'Mon, Nov 23, 2026'],
    ['Yesterday', 'Sun, Nov 22, 2026'],
    ['Last Monday', 'Mon, Nov 16, 2026'],
    ['Four weeks ago', 'Mon, Oct 26, 2026'],
    ['Same weekday last year', 'Mon, Nov 24, 2025'],
  ]);
});

test.each([
  [null, '2025-07-18', undefined],
  ['2025-07-18', '2025-07-18', undefined],
  ['2025-12-25', '2025-12-25', undefined],
  ['2026-03-01', '2026-03-01', undefined],
  ['2000-01-01', '2000-01-01', undefined],
  ['2026-03-02', '2025-07-18', 'Mar 2, 2026 is in the future. Showing Jul 18, 2025 instead.'],
  ['1999-12-31', '2025-07-18', 'Dec 31, 1999 is before Jan 1, 2000. Showing Jul 18, 2025 instead.'],
  ['2025-02-30', '2025-07-18', '“2025-02-30” in the address is not a date. Showing Jul 18, 2025 instead.'],
  ['', '2025-07-18', '“” in the address is not a date. Showing Jul 18, 2025 instead.'],
  ['x'.repeat(500), '2025-07-18', `“${'x'.repeat(24)}…” in the address is not a date. Showing Jul 18, 2025 instead.`],
])('an address with the date %p shows %s', (text, day, notice) => {
  expect(requestedDay(text, days)).toEqual({ day, notice });
});

test.each([
  ['', 'incomplete'],
  ['0002-07-18', 'incomplete'],
  ['0202-07-18', 'incomplete'],
  ['1999-12-31', 'outOfRange'],
  ['2026-03-02', 'outOfRange'],
  ['2025-12-25', 'valid'],
])('a date field with %p is %s', (text, state) => {
  expect(checkTypedDay(text, days)).toBe(state);
});
