import { hoursBetween, periodLabel, periodsOf } from './periods';

test('weeks begin on Sunday and stop at the ends of the range; months are named', () => {
  const labels = (length: 'Weekly' | 'Monthly') =>
    periodsOf({ from: '2025-06-26', to: '2025-07-07' }, length).map((days) => periodLabel(days, length));
  expect(labels('Weekly')).toEqual(['Jun 26 – Jun 28', 'Jun 29 – Jul 5', 'Jul 6 – Jul 7']);
  expect(labels('Monthly')).toEqual(['June 2025', 'July 2025']);
});

test('hours run from the first to the last', () => {
  expect(hoursBetween(['10', '08', '11'])).toEqual(['08', '09', '10', '11']);
  expect(hoursBetween([])).toEqual([]);
});
