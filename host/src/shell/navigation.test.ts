import { activeItem } from '@back-office/shared/routes';
import { financialSuiteItems, mainItems, reportItems, staysOpen } from './navigation';

const labels = (items: readonly { readonly label: string }[]) => items.map(({ label }) => label).join(', ');

test('the main list has these items in this order', () => {
  expect(labels(mainItems)).toBe(
    'Home, Items & services, Invoices & payments, Online, Customers, Financial Suite, FS Prototype, Staff, Money, ' +
      'Education, Settings, Add more',
  );
});

test('the Financial Suite menu and its reports have these items in this order', () => {
  expect(labels(financialSuiteItems)).toBe('Dashboard, Deferred Sales, Reports, Custom Reports, Migration Status');
  expect(labels(reportItems)).toBe(
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
  ['/deferred-sales', 'Financial Suite'],
  ['/reports', 'Financial Suite'],
  ['/dashboard/sales/reports/sales-summary', 'Financial Suite'],
  ['/dashboard/sales/transactions', 'Financial Suite'],
])('in the main list, the active item at %s is %s', (path, label) => {
  expect(activeItem(path, mainItems)?.label).toBe(label);
});

test.each([
  ['/financial-suite', 'Dashboard'],
  ['/financial-suite/custom-reports/create', 'Custom Reports'],
  ['/financial-suite/reports/sales-summary', 'Sales summary'],
  ['/financial-suite/reports/taxes', 'Taxes'],
  ['/deferred-sales/full-cycle', 'Deferred Sales'],
  ['/migration-status', 'Migration Status'],
  ['/reports', 'Reports'],
  ['/transactions', 'Reports'],
  ['/dashboard/sales/reports/sales-summary', 'Sales summary'],
  ['/dashboard/sales/transactions', 'Reports'],
])('in the Financial Suite menu, the active item at %s is %s', (path, label) => {
  expect(activeItem(path, [...financialSuiteItems, ...reportItems])?.label).toBe(label);
});

test.each([
  ['items', '/items/library', true],
  ['items', '/', false],
  ['financialSuite', '/reports', true],
  ['financialSuite', '/transactions', true],
  ['financialSuite', '/financial-suite/reports/sales-summary', true],
  ['financialSuite', '/dashboard/sales/transactions', true],
  ['financialSuite', '/fs-prototype/reports/sales-summary', false],
  ['financialSuite', '/items', false],
] as const)('the submenu %s stays open at %s: %s', (submenu, path, expected) => {
  expect(staysOpen(submenu, path)).toBe(expected);
});
