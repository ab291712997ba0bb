import { stored } from './stored';

test.each([
  ['customReports', [{ id: 'r1' }], '1 saved'],
  ['customReports', [], ''],
  ['back-office:sample-reports', { daily: null }, '1 viewed, changed or deleted'],
  ['back-office:suite-widgets', ['sales', 'tips'], '2 widgets added'],
  ['back-office:suite-widgets', ['sales'], '1 widget added'],
])('%s: %j is described as “%s”', (key, value, text) => {
  expect(stored.values.find((each) => each.key === key)?.describe(value)).toBe(text);
});
