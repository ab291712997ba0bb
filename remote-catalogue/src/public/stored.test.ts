import { stored } from './stored';

test.each([
  ['items', [], 'the sample item deleted'],
  ['back-office:categories', [{ id: 'k', name: 'Tea' }], '1 created or arranged'],
  ['back-office:categories', [], ''],
])('%s: %j is described as “%s”', (key, value, text) => {
  expect(stored.values.find((each) => each.key === key)?.describe(value)).toBe(text);
});
