import { itemsMenuEntries } from './itemsMenu';

test('the items and services entries are the specification’s, word for word', () => {
  expect(itemsMenuEntries.map(({ label }) => label).join(', ')).toBe(
    'Items, Item library, Channel listings, Service library, Image library, Modifiers, Categories, Discounts, ' +
      'Options, Units, Custom attributes, Settings, Gift Cards, Subscription plans',
  );
});

test('three of them lead somewhere', () => {
  expect(itemsMenuEntries.filter(({ path }) => path !== undefined).map(({ label, path }) => [label, path])).toEqual([
    ['Items', '/items'],
    ['Item library', '/items/library'],
    ['Categories', '/items/categories'],
  ]);
});
