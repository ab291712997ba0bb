import { withoutLargeOthers, type DrawnChart } from './chartPoints';

const chartOf = (type: DrawnChart['type'], ...values: readonly number[]): DrawnChart => ({
  type,
  title: 'Net sales by item',
  figure: 'Net sales',
  unit: 'money',
  measure: 'net-sales',
  figures: {},
  points: values.map((value, index) => ({
    ...(index === values.length - 1 ? { name: 'All others', isOthers: true } : { name: `Item ${index}` }),
    value,
  })),
});

test('all others together are left out of bars that they would dwarf', () => {
  const [chart, others] = withoutLargeOthers(chartOf('bar', 500, 300, 1_001));
  expect(chart.points.map(({ value }) => value)).toEqual([500, 300]);
  expect(others?.value).toBe(1_001);
});

test.each([chartOf('bar', 500, 300, 1_000), chartOf('pie', 500, 300, 9_000)])('other charts keep them', (drawn) => {
  expect(withoutLargeOthers(drawn)).toEqual([drawn]);
});
