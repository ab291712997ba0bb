import { reportsMenu } from './reportsMenu';

test('the menu has the prescribed entries', () => {
  expect(reportsMenu.entries.map(({ label }) => label).join(', ')).toBe(
    'Sales, Accounting, Payments, Operations, Online, Inventory, Custom reports, Settings',
  );
  expect(reportsMenu.entries[0]?.entries?.map(({ label }) => label).join(', ')).toBe(
    'Sales summary, Item sales, Sales trends, Category sales, Team sales, Modifier sales, Gift Cards, ' +
      'Future bookings, Section sales, Vendor sales',
  );
});
