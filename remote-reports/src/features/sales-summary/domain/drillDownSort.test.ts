import { byDate, nextSort, orderOf } from './drillDownSort';

test.each([
  ['date', 'time'],
  ['time', 'minute'],
  ['transaction', 'id'],
  ['staff', 'staffName'],
  ['reason', 'refundReason'],
  ['net-sales', 'net-sales'],
  ['items', 'items'],
  ['constructor', 'time'],
])('the column %s is sorted by %s', (column, by) => {
  expect(orderOf({ column, direction: 'ascending' })).toEqual({ by, isDescending: false });
  expect(orderOf({ column, direction: 'descending' })).toEqual({ by, isDescending: true });
});

test('pressed again, a column reverses the order; another one starts with A, or with the largest amount', () => {
  const reversed = nextSort(byDate, 'date');
  expect(reversed).toEqual({ column: 'date', direction: 'descending' });
  expect(nextSort(reversed, 'date')).toEqual(byDate);
  expect(nextSort(reversed, 'staff')).toEqual({ column: 'staff', direction: 'ascending' });
  const byNetSales = nextSort(reversed, 'net-sales');
  expect(byNetSales).toEqual({ column: 'net-sales', direction: 'descending' });
  expect(nextSort(byNetSales, 'net-sales')).toEqual({ column: 'net-sales', direction: 'ascending' });
});

test.each(['returns', 'discounts-and-comps'])('%s are negative, so the largest is the lowest figure', (column) => {
  expect(nextSort(byDate, column)).toEqual({ column, direction: 'ascending' });
});
