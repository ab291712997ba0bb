import { equationOf } from './equation';

test('the numbers of a sum have the signs that they have in the report', () => {
  const figures = { 'gross-sales': 878_78, returns: -60_85, 'discounts-and-comps': -16_99, 'net-sales': 800_94 };
  expect(equationOf('net-sales', figures)).toBe('In this report: $878.78 + ($60.85) + ($16.99) = $800.94');
});
