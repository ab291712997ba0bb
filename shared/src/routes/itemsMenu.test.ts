import { itemsMenuItems } from './itemsMenu';

test('the menu has these items in this order', () => {
  expect(itemsMenuItems.map(({ label }) => label).join(', ')).toBe(
    'Items, Item library, Channel listings, Service library, Image library, Modifiers, Categories, Discounts, ' +
      'Options, Units, Custom attributes, Settings, Gift Cards, Subscription plans',
  );
});

test('three of them have a destination', () => {
  expect(itemsMenuItems.filter(({ path }) => path !== undefined).map(({ label, path }) => [label, path])).toEqual([
    ['Items', '/items'],
    ['Item library', '/items/library'],
    ['Categories', '/items/categories'],
  ]);
});
