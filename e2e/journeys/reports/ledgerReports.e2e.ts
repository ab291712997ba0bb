import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { columnSum, money, sum } from '../../support/figures';
import { expectToFit } from '../../support/pageChecks';
import { expect, test } from '../../support/test';

test('the menu leads to reports whose totals are those of the sales summary; the file has the same figures', async ({
  page,
  product,
  summary,
  report,
}) => {
  await summary.open();
  const inSummary = await summary.figures();
  const menu = product.areaMenu('Reports');
  await expect(menu.getByRole('button', { name: 'Vendor sales' })).toHaveAttribute('aria-disabled', 'true');

  await menu.getByRole('link', { name: 'Item sales' }).click();
  await product.expectPath(paths.report('item-sales'));
  await expect(menu.getByRole('link', { name: 'Item sales' })).toHaveAttribute('aria-current', 'page');
  for (const [column, line] of [
    ['Gross sales', 'Gross sales'],
    ['Returns', 'Returns'],
    ['Amount discounted', 'Discounts & comps'],
    ['Net sales', 'Net sales'],
    ['Tax', 'Taxes'],
  ] as const) {
    const amounts = await report.amounts(column);
    expect([column, amounts.at(-1)]).toEqual([column, inSummary(line)]);
    expect([column, sum(amounts.slice(0, -1))]).toEqual([column, inSummary(line)]);
  }
  const file = await report.export();
  expect(file.name).toBe('item-sales-2025-06-22-to-2025-06-28.csv');
  expect(columnSum(file.rows.slice(0, -1), 'Net sales')).toBe(inSummary('Net sales'));

  await menu.getByRole('link', { name: 'Payments' }).click();
  await expect(product.title).toHaveText('Payments');
  await expect(report.row('Total')).toContainText(money(inSummary('Total payments')));
  await expect(report.row('Total')).toContainText(money(inSummary('Fees')));
  await expect(page).toHaveTitle('Payments · Back Office');
});

test('a figure leads to its transactions, Back returns, and the address shows the same in another tab', async ({
  context,
  report,
  transactions,
}) => {
  await report.open('sales-by-item?location=location-1&sort=-net-sales');
  const figure = report.figures('Net sales').first();
  const item = (await figure.getAttribute('aria-label'))?.split(', Net sales')[0] ?? '';
  await figure.click();
  await expect(transactions.table).toBeVisible();
  const chip = transactions.page.getByRole('button', { name: `Remove filter Item: ${item}` });
  await expect(chip).toBeVisible();
  const listed = await transactions.rows.count();
  expect(listed).toBeGreaterThan(0);

  const other = await context.newPage();
  await other.goto(transactions.page.url());
  await expect(other.getByRole('button', { name: `Remove filter Item: ${item}` })).toBeVisible();
  await expect(
    other.getByRole('table', { name: 'Transactions', exact: true }).getByRole('cell').getByRole('button'),
  ).toHaveCount(listed);
  await other.close();

  await transactions.page.goBack();
  await expect(report.head('Net sales')).toHaveAttribute('aria-sort', 'descending');
});

test('by keyboard alone: group, sort, hide a group, follow a figure; the address keeps it all', async ({
  page,
  product,
  report,
  transactions,
}) => {
  await report.open('sales-by-category');
  await report.filter('Group by').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Category', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Category and item' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(report.filter('Group by')).toHaveText('Group byCategory and item');
  await expect(report.filter('Group by')).toBeFocused();
  await report.head('Tax').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(report.head('Tax')).toHaveAttribute('aria-sort', 'descending');
  await product.expectPath('/financial-suite/reports/sales-by-category?by=category-and-item&sort=-tax');

  const bakery = report.table.getByRole('button', { name: 'Bakery' });
  await bakery.focus();
  await page.keyboard.press('Space');
  await expect(bakery).toHaveAttribute('aria-expanded', 'false');
  await expect(report.row('House Granola')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(transactions.table).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove filter Category: Bakery' })).toBeVisible();
});

test('axe finds nothing; on a phone the table scrolls inside its card', async ({ page, product, report }) => {
  await report.open('sales-by-time?by=weekday-and-hour');
  await expect(report.chart).toBeVisible();
  await expectAccessible(page, page.getByRole('main'));
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFit(page);
  await product.go(`${paths.suiteReport('sales-trends')}?by=week&from=2025-05-01&to=2025-06-28`, 'Sales trends');
  await expect(report.chart).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page, page.getByRole('region', { name: 'Total sales by week' }));
  await product.go(paths.suiteReport('cash-drawer'));
  await expect(
    page.getByText('Your shop does not record how much cash is in each drawer. Use Payments instead.'),
  ).toBeVisible();
  await expectAccessible(page, page.getByRole('main'));
  await product.go(paths.suiteReport('nothing'), 'Unexpected Application Error!');
});
