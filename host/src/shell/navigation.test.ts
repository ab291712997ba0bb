import { financialSuiteEntries, itemsEntries, mainEntries, reportEntries } from './navigation';

const labels = (entries: readonly { readonly label: string }[]) => entries.map(({ label }) => label).join(', ');

test('the main list is the specification’s, word for word', () => {
  expect(labels(mainEntries)).toBe(
    'Home, Items & services, Invoices & payments, Online, Customers, Financial Suite, FS Prototype, Staff, Money, ' +
      'Education, Settings, Add more',
  );
});

test('the items submenu is the specification’s, word for word', () => {
  expect(labels(itemsEntries)).toBe(
    'Items, Item library, Channel listings, Service library, Image library, Modifiers, Categories, Discounts, ' +
      'Options, Units, Custom attributes, Settings, Gift Cards, Subscription plans',
  );
});

test('the Financial Suite menu and its reports are the specification’s, word for word', () => {
  expect(labels(financialSuiteEntries)).toBe('Dashboard, Deferred Sales, Reports, Custom Reports, Migration Status');
  expect(labels(reportEntries)).toBe(
    'Sales summary, Sales by location, Sales by time, Sales by category, Sales by item, Discounts & comps, Taxes, ' +
      'Payments, Cash drawer, Deposits, Employee timecards, Gratuity, Items sold, Modifier sold, Customer directory',
  );
});
