import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { expectToFit } from '../../support/pageChecks';
import { expect, test } from '../../support/test';

test.describe('Report builder', () => {
  test('a report is built, previewed, saved, and edited again', async ({ customReports, page, product }) => {
    await customReports.open('', paths.createCustomReport());
    await expect(page.getByText('Start Building Your Report')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Metrics', 'Filters', 'Group By', 'Charts', 'Widgets']);
    await expect(page.getByRole('tabpanel').getByRole('button', { pressed: false })).toHaveCount(65);

    await customReports.tab('Widgets').click();
    await customReports.option('Gross sales').click();
    await expect(page.getByText('Select Metrics to Build Table')).toBeVisible();
    await customReports.tab('Metrics').click();
    for (const name of ['Item name', 'Gross sales', 'Tax']) await customReports.option(name).click();
    await expect(customReports.data.getByRole('columnheader')).toHaveText(['Item name', 'Gross sales', 'Tax']);
    await customReports.tab('Group By').click();
    await customReports.option('Location').click();
    await customReports.option('Channel').click();
    await expect(customReports.data.getByRole('button', { name: /^Location 1/ })).toBeVisible();
    await customReports.button('Clear All').click();
    await expect(customReports.option('Location')).toHaveAttribute('aria-pressed', 'false');
    await customReports.tab('Charts').click();
    for (const name of ['Bar chart', 'Line chart', 'Pie chart', 'Table']) await customReports.option(name).click();
    await expect(page.getByRole('region', { name: /chart: / })).toHaveCount(4);
    await page.getByRole('button', { name: 'Remove Gross sales by day' }).click();
    await expect(page.getByRole('region', { name: /chart: / })).toHaveCount(3);
    await expectAccessible(page, page.getByRole('main'));

    await page.getByRole('textbox', { name: 'Report Name' }).fill('Items and tax');
    await customReports.button('Preview').click();
    await product.expectPath(/create\?preview/);
    await expect(product.title).toHaveText('Items and tax');
    await expect(customReports.data).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Report Name' })).toHaveValue('Items and tax');
    await customReports.button('Save Report').click();
    await product.expectPath(paths.customReports());
    await expect.poll(() => customReports.storedNames()).toEqual(['Items and tax']);

    await customReports.choose('Items and tax', 'Edit');
    await expect(page.getByRole('textbox', { name: 'Report Name' })).toHaveValue('Items and tax');
    await expect(customReports.option('Remove Gross sales')).toBeVisible();
  });

  test('a report is built, ordered and saved with the keyboard only', async ({ customReports, page, product }) => {
    await customReports.open('', paths.createCustomReport());
    const press = async (name: string) => {
      await customReports.option(name).focus();
      await page.keyboard.press('Enter');
    };
    await page.getByRole('textbox', { name: 'Report Name' }).focus();
    await page.keyboard.type('By keyboard');
    await customReports.tab('Metrics').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('sales');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await press('Gross sales');
    await press('Net sales');
    await page.keyboard.press('Escape');
    await expect(customReports.data.getByRole('columnheader')).toHaveText(['Gross sales', 'Net sales']);
    await customReports.option('Move Net sales').focus();
    await page.keyboard.press('ArrowUp');
    await expect(customReports.data.getByRole('columnheader')).toHaveText(['Net sales', 'Gross sales']);
    await expect(page.getByRole('status').filter({ hasText: 'moved' })).toHaveText(
      'Net sales moved to position 1 of 2',
    );
    await expect(customReports.option('Move Net sales')).toBeFocused();
    await press('Remove Net sales');
    await expect(customReports.data.getByRole('columnheader')).toHaveText(['Gross sales']);
    await expect(customReports.option('Remove Gross sales')).toBeFocused();

    await customReports.tab('Metrics').focus();
    await page.keyboard.press('ArrowRight');
    await expect(customReports.tab('Filters')).toBeFocused();
    await press('Location');
    await customReports
      .option('All Keep only')
      .or(page.getByRole('button', { name: /Keep only/ }))
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Location 2' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await customReports.tab('Filters').focus();
    await page.keyboard.press('ArrowRight');
    await press('Location');
    await expect(customReports.data.getByRole('rowheader')).toHaveText([/^Location 2/, 'Total']);
    await customReports.button('Save Report').focus();
    await page.keyboard.press('Enter');
    await product.expectPath(paths.customReports());
    await expect.poll(() => customReports.storedNames()).toEqual(['By keyboard']);
  });

  test('columns are reordered by dragging', async ({ customReports, page }) => {
    await customReports.open('', paths.createCustomReport());
    for (const name of ['Gross sales', 'Net sales', 'Tax']) await customReports.option(name).click();
    const from = await customReports.option('Move Tax').boundingBox();
    const to = await customReports.option('Move Gross sales').boundingBox();
    if (!from || !to) throw new Error('The handles are not on the page.');
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(to.x + 8, to.y + 4, { steps: 6 });
    await page.mouse.up();
    await expect(customReports.data.getByRole('columnheader')).toHaveText(['Tax', 'Gross sales', 'Net sales']);
  });

  test('leaving with unsaved changes loses nothing', async ({ customReports, page, product }) => {
    await customReports.open('', paths.createCustomReport());
    await page.getByRole('textbox', { name: 'Report Name' }).fill('Half done');
    await customReports.link('Cancel').click();
    await product.expectPath(paths.customReports());
    await customReports.button('Continue editing').click();
    await expect(page.getByRole('textbox', { name: 'Report Name' })).toHaveValue('Half done');
    await product.entry('Home').click();
    await expect(product.title).toHaveText('Dashboard');
    await product.entry('Financial Suite').click();
    await customReports.link('Create Custom Report').click();
    await expect(page.getByText('You left this report with unsaved changes.')).toBeVisible();
    await customReports.button('Restore').click();
    await expect(page.getByRole('textbox', { name: 'Report Name' })).toHaveValue('Half done');
    await customReports.button('Save Report').click();
    await expect.poll(() => customReports.storedNames()).toEqual(['Half done']);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the panel and the report take turns, and both fit', async ({ customReports, page }) => {
      await customReports.open('', paths.createCustomReport());
      for (const name of ['Item name', 'Gross sales', 'Net sales', 'Tax']) await customReports.option(name).click();
      await expectToFit(page);
      await expectAccessible(page);
      await customReports.button('Report').click();
      await expect(customReports.data).toBeVisible();
      await expectToFit(page);
      await expectAccessible(page, customReports.data);
    });
  });
});
