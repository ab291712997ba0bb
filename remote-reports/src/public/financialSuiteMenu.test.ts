import { financialSuiteMenu, prototypeMenu } from './financialSuiteMenu';

const reports =
  'Sales summary, Sales by location, Sales by time, Sales by category, Sales by item, Discounts & comps, Taxes, ' +
  'Payments, Cash drawer, Deposits, Employee timecards, Gratuity, Items sold, Modifier sold, Customer directory';

test.each([financialSuiteMenu, prototypeMenu])(
  'the menu $label has the prescribed entries and reports',
  ({ entries }) => {
    const labels = (list: readonly { readonly label: string }[] = []) => list.map(({ label }) => label).join(', ');
    expect(labels(entries)).toBe('Dashboard, Deferred Sales, Reports, Custom Reports, Migration Status');
    expect(labels(entries[2]?.entries)).toBe(reports);
  },
);

test('the prototype leads to its own screens where it has them', () => {
  expect(prototypeMenu.entries.map(({ path }) => path)).toEqual([
    '/fs-prototype',
    '/fs-prototype/deferred-sales',
    undefined,
    '/fs-prototype/custom-reports',
    '/migration-status',
  ]);
  expect(prototypeMenu.entries[2]?.entries?.[0]?.path).toBe('/fs-prototype/reports/sales-summary');
});
