import { missingReports } from '../domain/missingReports';
import { menuReports, reportBySlug } from '../features/ledger-reports/domain/menuReports';
import { suiteReports } from './financialSuiteMenu';
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

test('an entry without a destination is a report that the ledger cannot answer', () => {
  const entries = reportsMenu.entries.flatMap(({ entries: inside }) => inside ?? []);
  const missing = missingReports.map(({ title }) => title);
  for (const { label, path } of entries) expect([label, path === undefined]).toEqual([label, missing.includes(label)]);
});

test('a report that the ledger cannot answer names one that it can', () => {
  for (const { slug, instead } of missingReports)
    expect([slug, reportBySlug(instead.slug)?.title]).toEqual([slug, instead.title]);
});

test('the list of the Financial Suite marks as available what the ledger can answer', () => {
  const missing = missingReports.map(({ title }) => title);
  for (const { slug, label } of suiteReports) {
    expect([label, slug === undefined]).toEqual([label, missing.includes(label)]);
    const title = menuReports.find((report) => report.slug === slug)?.title;
    if (slug !== undefined && slug !== 'sales-summary') expect(title).toBe(label);
  }
});
