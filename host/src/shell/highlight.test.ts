import { activeEntry, staysOpen } from './highlight';
import { financialSuiteEntries, itemsEntries, mainEntries, reportEntries } from './navigation';

test.each([
  ['/', 'Home'],
  ['/items', 'Items & services'],
  ['/items/', 'Items & services'],
  ['/items/library', 'Items & services'],
  ['/items-old', undefined],
  ['/financial-suite', 'Financial Suite'],
  ['/financial-suite/custom-reports', 'Financial Suite'],
  ['/fs-prototype/deferred-sales', 'FS Prototype'],
  ['/education/sales-basics', 'Education'],
  ['/chatbot', undefined],
  ['/deferred-sales', undefined],
])('in the main list %s lights %s', (path, label) => {
  expect(activeEntry(path, mainEntries)?.label).toBe(label);
});

test.each([
  ['/items', 'Items'],
  ['/items/library', 'Item library'],
  ['/items/categories', 'Categories'],
])('in the items submenu %s lights %s', (path, label) => {
  expect(activeEntry(path, itemsEntries)?.label).toBe(label);
});

test.each([
  ['/financial-suite', 'Dashboard'],
  ['/financial-suite/custom-reports/create', 'Custom Reports'],
  ['/financial-suite/reports/sales-summary', 'Sales summary'],
  ['/deferred-sales/full-cycle', 'Deferred Sales'],
  ['/migration-status', 'Migration Status'],
  ['/reports', 'Reports'],
  ['/transactions', 'Reports'],
])('in the Financial Suite menu %s lights %s', (path, label) => {
  expect(activeEntry(path, [...financialSuiteEntries, ...reportEntries])?.label).toBe(label);
});

test.each([
  ['items', '/items/library', true],
  ['items', '/', false],
  ['financialSuite', '/reports', true],
  ['financialSuite', '/items', false],
] as const)('the submenu %s stays open at %s: %s', (submenu, path, expected) => {
  expect(staysOpen(submenu, path)).toBe(expected);
});
