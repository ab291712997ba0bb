import { menus } from './menus';

test('the items menu has fifteen items, Inventory management last', () => {
  const labels = menus.flatMap(({ entries }) => entries).map(({ label }) => label);
  expect(menus).toHaveLength(1);
  expect(labels).toHaveLength(15);
  expect(labels[0]).toBe('Items');
  expect(labels[14]).toBe('Inventory management');
});
