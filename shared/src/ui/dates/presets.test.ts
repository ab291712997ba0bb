import fc from 'fast-check';
import { addDays, dayCount, isInRange, weekday } from '@back-office/shared/format';
import { presetsOf } from './presets';

function rangesOn(today: string) {
  return Object.fromEntries(presetsOf(today).map(({ label, range: { from, to } }) => [label, `${from} ${to}`]));
}

test('on Friday, July 18, 2025', () => {
  expect(rangesOn('2025-07-18')).toEqual({
    Today: '2025-07-18 2025-07-18',
    Yesterday: '2025-07-17 2025-07-17',
    'This week': '2025-07-13 2025-07-19',
    'Last week': '2025-07-06 2025-07-12',
    'This month': '2025-07-01 2025-07-31',
    'Last month': '2025-06-01 2025-06-30',
    'Last 30 days': '2025-06-19 2025-07-18',
    'This year': '2025-01-01 2025-12-31',
  });
});

test.each([
  ['2025-06-22', 'This week', '2025-06-22 2025-06-28'],
  ['2025-06-28', 'This week', '2025-06-22 2025-06-28'],
  ['2025-06-29', 'Last week', '2025-06-22 2025-06-28'],
  ['2025-01-01', 'Yesterday', '2024-12-31 2024-12-31'],
  ['2025-01-01', 'This week', '2024-12-29 2025-01-04'],
  ['2025-01-31', 'Last month', '2024-12-01 2024-12-31'],
  ['2025-03-31', 'Last month', '2025-02-01 2025-02-28'],
  ['2024-02-29', 'This month', '2024-02-01 2024-02-29'],
  ['2025-12-31', 'This month', '2025-12-01 2025-12-31'],
  ['2025-03-09', 'This week', '2025-03-09 2025-03-15'],
  ['2025-11-08', 'This week', '2025-11-02 2025-11-08'],
  ['2025-03-10', 'Yesterday', '2025-03-09 2025-03-09'],
  ['2024-12-31', 'This year', '2024-01-01 2024-12-31'],
])('on %s, %s is %s', (today, label, expected) => expect(rangesOn(today)[label]).toBe(expected));

test('every day is in its week, Sunday to Saturday, and in its month', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9000, max: 9000 }), (days) => {
      const today = addDays('2025-06-22', days);
      const [, , week, lastWeek, month, lastMonth] = presetsOf(today).map(({ range }) => range);
      if (!week || !lastWeek || !month || !lastMonth) throw new Error('A preset is missing.');
      expect([weekday(week.from), weekday(week.to), dayCount(week)]).toEqual(['Sunday', 'Saturday', 7]);
      expect(isInRange(today, week) && isInRange(today, month)).toBe(true);
      expect(addDays(lastWeek.to, 1)).toBe(week.from);
      expect(addDays(lastMonth.to, 1)).toBe(month.from);
      expect(month.from.slice(0, 7)).toBe(month.to.slice(0, 7));
      expect(addDays(month.to, 1).slice(8)).toBe('01');
    }),
  );
});
