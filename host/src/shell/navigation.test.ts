import { activeEntry } from '@back-office/shared/routes';
import { financialSuiteEntries, mainEntries, reportEntries, staysOpen } from './navigation';

const labels = (entries: readonly { readonly label: string }[]) => entries.map(({ label }) => label).join(', ');

test('the main list is the specification’s, word for word', () => {
  expect(labels(mainEntries)).toBe(
    'Home, Items & services, Invoices & payments, Online, Customers, Financial Suite, FS Prototype, Staff, Money, ' +
      'Education, Settings, Add more',
  );
});

test('the Financial Suite menu and its reports are the specification’s, word for word', () => {
  expect(labels(financialSuiteEntries)).toBe('Dashboard, Deferred Sales, Reports, Custom Reports, Migration Status');
  expect(labels(reportEntries)).toBe(
    'Sales summary, Sales by location, Sales by time, Sales by category, Sales by item, Discounts & comps, Taxes, ' +
      'Payments, Cash drawer, Deposits, Employee timecards, Gratuity, Items sold, Modifier sold, Customer directory',
  );
});

test.each([
  ['/', 'Home'],
  ['/items', 'Items & services'],
  ['/items/', 'Items & services'],
  ['/items/library', 'Items & services'],
  ['/items-old', undefined],
  ['/financial-suite', 'Financial Suite'],
  ['/financial-suite/custom-reports', 'Financial Suite'],
  ['/fs-prototype/deferred-sales', 'FS Prototype'],
  ['/fs-prototype/reports/sales-summary', 'FS Prototype'],
  ['/education/sales-basics', 'Education'],
  ['/chatbot', undefined],
  ['/deferred-sales', undefined],
  ['/reports', undefined],
  ['/dashboard/sales/reports/sales-summary', undefined],
  ['/dashboard/sales/transactions', undefined],
])('in the main list %s lights %s', (path, label) => {
  expect(activeEntry(path, mainEntries)?.label).toBe(label);
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
  ['financialSuite', '/transactions', true],
  ['financialSuite', '/financial-suite/reports/sales-summary', true],
  ['financialSuite', '/dashboard/sales/transactions', false],
  ['financialSuite', '/fs-prototype/reports/sales-summary', false],
  ['financialSuite', '/items', false],
] as const)('the submenu %s stays open at %s: %s', (submenu, path, expected) => {
  expect(staysOpen(submenu, path)).toBe(expected);
});
