import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { cents } from '../../support/figures';
import { expect, test } from '../../support/test';

const cards = ['Gross Sales', 'Net Sales', 'Returns', 'Transaction Count'];

test.describe('Financial Suite', () => {
  test('the cards show the figures of the sales summary for the same range and filters', async ({
    page,
    product,
    summary,
  }) => {
    await product.open(`${paths.financialSuite()}?period=sample-week`);
    await expect(product.title).toHaveText('Financial Suite');
    const metrics = page.getByRole('region', { name: 'Key metrics' });
    await expect(metrics.getByRole('link')).toHaveText(cards.map((name) => new RegExp(`^${name}`)));
    const grossSales = metrics.getByRole('link', { name: /^Gross Sales/ });
    await expect(grossSales).toContainText('$');
    const ofAllLocations = (await grossSales.textContent()) ?? '';
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('button', { name: /^Locations/ }).click();
    await page.getByRole('option', { name: 'Location 1' }).click();
    await product.expectPath(/location=location-1/);
    await expect(grossSales).not.toHaveText(ofAllLocations);
    const shown = cents((await grossSales.textContent()) ?? '');
    await expectAccessible(page);
    await grossSales.click();
    await expect(product.title).toHaveText('Sales summary');
    await product.expectPath(/^\/financial-suite\/reports\/sales-summary\?.*location=location-1/);
    const figure = await summary.figures();
    expect(figure('Gross sales')).toBe(shown);
  });

  test('period, export, quick actions and widgets act; widgets are kept', async ({ page, product }) => {
    await product.open(paths.financialSuite());
    await page.getByRole('button', { name: 'Last 30 days' }).click();
    await page.getByRole('menuitem', { name: 'Last 7 days' }).click();
    await product.expectPath(`${paths.financialSuite()}?period=last-7-days`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^financial-suite-.*\.csv$/);

    const metrics = page.getByRole('region', { name: 'Key metrics' });
    await page.getByRole('button', { name: 'Add Widget' }).click();
    await page.getByRole('menuitem', { name: 'Tips' }).click();
    await expect(metrics.getByRole('link', { name: /^Tips/ })).toBeVisible();
    await page.reload();
    await expect(metrics.getByRole('link', { name: /^Tips/ })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Tips' }).click();
    await expect(metrics.getByRole('link')).toHaveCount(4);

    // The chosen days follow to the reports.
    await expect(page.getByRole('link', { name: 'View All Reports' })).toHaveAttribute(
      'href',
      /^\/reports\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/,
    );
    await page.getByRole('link', { name: 'Create Custom Report' }).click();
    await product.expectPath(paths.createCustomReport());
  });

  test('the lists follow what happens to custom reports', async ({ customReports, page, product }) => {
    await customReports.open('', paths.viewCustomReport('sample-channel-mix'));
    // The title is there before the visit is stored.
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).some((text) => text.includes('sample-channel-mix'))))
      .toBe(true);
    await customReports.open();
    await customReports.choose('Daily sales overview', 'Delete');
    await product.open(paths.financialSuite());
    const recent = page.getByRole('region', { name: 'Recent Reports' }).getByRole('link');
    await expect(recent.first()).toContainText('Channel mix');
    await expect(recent.first()).toContainText('just now');
    await expect(page.getByRole('region', { name: 'Custom Reports' })).not.toContainText('Daily sales overview');
  });

  test('the menu stands beside the screens, opens its 15 reports, and steps aside for the shell’s', async ({
    page,
    product,
  }) => {
    await product.open(paths.financialSuite());
    const menu = product.areaMenu('Financial Suite');
    await menu.getByRole('button', { name: 'Reports', exact: true }).click();
    await expect(menu.getByRole('listitem').locator('ul > li')).toHaveCount(15);
    await menu.getByRole('link', { name: 'Taxes' }).click();
    await product.expectPath(paths.suiteReport('taxes'));
    await expect(menu.locator('[aria-current="page"]')).toHaveText('Taxes');
    await menu.getByRole('link', { name: 'Custom Reports' }).click();
    await product.expectPath(paths.customReports());
    await product.entry('Financial Suite').click();
    await expect(product.submenu('Financial Suite')).toBeVisible();
    await expect(menu).toBeHidden();

    await product.open(paths.prototype());
    const prototype = product.areaMenu('FS Prototype');
    await prototype.getByRole('link', { name: 'Custom Reports' }).click();
    await product.expectPath(paths.prototypeCustomReports());
    await expect(page.getByRole('table', { name: 'Custom reports' })).toBeVisible();
    await expect(product.mainList.locator('[aria-current]')).toHaveText(['FS Prototype']);
  });
});
