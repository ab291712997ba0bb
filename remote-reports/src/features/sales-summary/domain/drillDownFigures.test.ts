import { nextSort } from '@back-office/shared/ledger';
import { byDate, sortChoices, startsDescending } from './drillDownFigures';

const press = (sort: typeof byDate, by: (typeof byDate)['by']) => nextSort(sort, by, startsDescending(by));

test('pressed again, a column reverses the order; another one starts with A, or with the largest amount', () => {
  const reversed = press(byDate, 'time');
  expect(reversed).toEqual({ by: 'time', isDescending: true });
  expect(press(reversed, 'time')).toEqual(byDate);
  expect(press(reversed, 'staffName')).toEqual({ by: 'staffName', isDescending: false });
  const byNetSales = press(reversed, 'net-sales');
  expect(byNetSales).toEqual({ by: 'net-sales', isDescending: true });
  expect(press(byNetSales, 'net-sales')).toEqual({ by: 'net-sales', isDescending: false });
});

test.each(['returns', 'discounts-and-comps'] as const)('%s are negative, so the largest is the lowest figure', (by) => {
  expect(press(byDate, by)).toEqual({ by, isDescending: false });
});

test.each([
  ['gross-sales', 'Newest first', { by: 'time', isDescending: true }],
  ['gross-sales', 'Largest amount', { by: 'gross-sales', isDescending: true }],
  ['gross-sales', 'Smallest amount', { by: 'gross-sales', isDescending: false }],
  ['returns', 'Largest amount', { by: 'returns', isDescending: false }],
  ['returns', 'Smallest amount', { by: 'returns', isDescending: true }],
] as const)('on phones %s offers %s', (line, label, sort) => {
  expect(sortChoices(line)).toContainEqual({ label, sort });
});
