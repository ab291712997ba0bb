import { paths } from '@back-office/shared/routes';
import { sampleNames, storedReport } from '../../support/customReports';
import { expectToFit, fillStorage } from '../../support/pageChecks';
import { expect, test } from '../../support/test';

const saved = [
  storedReport({ id: 'one', name: 'Owner’s report' }),
  storedReport({ id: 'two', name: 'Team report', status: 'draft', lastRun: 'Never' }),
];

test.describe('Custom reports', () => {
  test('samples and saved reports are listed; search and status narrow them and are in the address', async ({
    customReports,
    page,
    product,
  }) => {
    await product.store({ customReports: saved });
    await customReports.open();
    await expect(page.getByRole('columnheader')).toHaveText([
      'Report',
      'Type',
      'Status',
      'Created By',
      'Last Modified',
      'Last Run',
      'Actions',
    ]);
    await expect(customReports.rows).toHaveCount(6);
    await expect(customReports.count).toContainText('6 of 4 plus 2 saved');
    await expect(customReports.rows.filter({ hasText: 'Team report' })).toContainText('Never');

    await page.getByRole('button', { name: /^Status/ }).click();
    await expect(page.getByRole('option')).toHaveText(['All Status', 'Active', 'Draft', 'Archived']);
    await page.getByRole('option', { name: 'Draft' }).click();
    await expect(customReports.rows).toHaveCount(2);
    await product.expectPath(`${paths.customReports()}?status=draft`);
    await page.getByRole('searchbox', { name: 'Search reports' }).fill('team');
    await expect(customReports.rows).toHaveCount(1);
    await product.expectPath(`${paths.customReports()}?status=draft&q=team`);
    await page.reload();
    await expect(customReports.rows).toHaveCount(1);

    await page.getByRole('searchbox', { name: 'Search reports' }).fill('nothing like it');
    await expect(page.getByText('No reports found')).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    await expect(customReports.list).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
    await expect(customReports.rows).toHaveCount(6);
  });

  test('a report is duplicated and deleted, both with Undo; samples stay deleted until they are restored', async ({
    customReports,
    page,
    product,
  }) => {
    await product.store({ customReports: saved });
    await customReports.open();
    await customReports.choose('Team report', 'Duplicate');
    await expect
      .poll(() => customReports.storedNames())
      .toEqual(['Owner’s report', 'Team report', 'Team report (Copy)']);
    await customReports.choose('Owner’s report', 'Delete');
    await expect.poll(() => customReports.storedNames()).toEqual(['Team report', 'Team report (Copy)']);
    await customReports.button('Undo').last().click();
    await expect
      .poll(() => customReports.storedNames())
      .toEqual(['Owner’s report', 'Team report', 'Team report (Copy)']);

    for (const name of sampleNames) await customReports.choose(name, 'Delete');
    await expect(customReports.count).toContainText('3 of 3');
    await page.reload();
    await expect(customReports.rows).toHaveCount(3);
    for (const name of ['Owner’s report', 'Team report', 'Team report (Copy)'])
      await customReports.choose(name, 'Delete');
    await expect(page.getByText('Get started by creating your first custom report')).toBeVisible();
    await expect(customReports.link('Create Custom Report')).toHaveCount(2);
    await customReports.button('Restore samples').click();
    await expect(customReports.rows).toHaveCount(4);
  });

  test('damaged storage leaves the samples, is set aside and reported; a full one refuses and keeps the list', async ({
    customReports,
    page,
    product,
  }) => {
    await product.store({ customReports: { not: 'a list' } });
    await customReports.open();
    await expect(customReports.rows).toHaveCount(4);
    await expect(page.getByText('The stored custom reports are damaged')).toBeVisible();
    const kept = () =>
      page.evaluate(() =>
        Object.entries(localStorage).filter(([key]) => key.startsWith('back-office:quarantine:customReports')),
      );
    await expect.poll(async () => (await kept()).map(([, text]) => text as string)).toEqual(['{"not":"a list"}']);

    await fillStorage(page, 40);
    await customReports.choose('Channel mix', 'Duplicate');
    await expect(page.getByText(/storage is full. Your reports are unchanged/)).toBeVisible();
    await expect(customReports.rows).toHaveCount(4);
  });

  test('two tabs show the same list', async ({ context, customReports, product }) => {
    await customReports.open();
    const other = await context.newPage();
    await other.goto(product.address(paths.customReports()));
    await expect(other.getByRole('link', { name: 'Channel mix', exact: true })).toBeVisible();
    await customReports.choose('Channel mix', 'Duplicate');
    await expect(other.getByRole('link', { name: 'Channel mix (Copy)', exact: true })).toBeVisible();
    await other.close();
  });

  test('View opens the report, sets Last Run, and its figures lead to their transactions', async ({
    customReports,
    page,
    product,
  }) => {
    await customReports.open();
    await customReports.link('View Daily sales overview').click();
    await product.expectPath(paths.viewCustomReport('sample-daily-sales'));
    await expect(product.title).toHaveText('Daily sales overview');
    await expect(page.getByText('Not recorded', { exact: true })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Bar chart: Gross sales by day' })).toBeVisible();
    const figure = customReports.data.getByRole('row').nth(1).getByRole('link').first();
    await figure.click();
    await product.expectPath(/^\/transactions\?/);
    await page.goBack();
    await customReports.link('Back to Custom Reports').click();
    await expect(customReports.rows.first()).toContainText('Just now');

    await customReports.open('', paths.viewCustomReport('sample-modifier-menu'));
    await expect(page.getByText(/^Not recorded Your sales data has no “Menu”/)).toBeVisible();
    await customReports.open('', paths.viewCustomReport('nobody'));
    await expect(product.title).toHaveText('Report not found');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('list and view fit; a row opens the report and its menu has every action', async ({
      customReports,
      page,
      product,
    }) => {
      await customReports.open();
      await expectToFit(page);
      await customReports.button('Actions for Channel mix').click();
      await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Duplicate', 'Delete']);
      await page.keyboard.press('Escape');
      await customReports.link('Channel mix').click();
      await expect(product.title).toHaveText('Channel mix');
      await expectToFit(page);
    });
  });
});
