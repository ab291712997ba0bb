import { areaMenu } from './areaMenu';

test('the area’s own menu has fifteen entries, Inventory management last', () => {
  const labels = areaMenu.entries.map(({ label }) => label);
  expect(labels).toHaveLength(15);
  expect(labels[0]).toBe('Items');
  expect(labels[14]).toBe('Inventory management');
});
