import { paths } from '@back-office/shared/routes';
import { manyItems, storedItem } from '../../support/items';
import { expect, test } from '../../support/test';

const pantry = [
  storedItem({ name: 'Olive Oil', sku: 'OIL-1', gtin: '036000291452', description: 'Cold-pressed' }),
  storedItem({
    name: 'Wildflower Honey',
    category: 'Sweets',
    reportingCategory: 'Breakfast',
    locations: ['Online Only'],
  }),
  storedItem({ name: 'Aged Cheddar', category: 'Dairy', price: '$14.80/lb', unit: 'Per pound' }),
  storedItem({ name: 'Old Jam', status: 'Archived' }),
];
const active = ['Olive Oil', 'Wildflower Honey', 'Aged Cheddar'];

test.describe('the items list', () => {
  test('starts with the sample item; a dismissed banner stays away; Quick create adds items', async ({
    items,
    page,
  }) => {
    await items.open();
    await items.expectNames('Consulting Service');
    await expect(items.row('Consulting Service')).toContainText('$100.00/ea');
    await expect(items.row('Consulting Service').getByRole('cell').nth(3)).toHaveText(/^[-–]$/);
    await expect(items.table.getByRole('columnheader')).toHaveText([
      '',
      'Item',
      'Reporting category',
      'Stock',
      'Price',
      /menu/i,
    ]);
    await expect(page.getByRole('columnheader').getByRole('checkbox', { name: 'Select all' })).toBeVisible();
    for (const name of [/^Category/, /^Status\s*Active/, 'All filters', 'Actions', 'Create item']) {
      await expect(items.button(name).first()).toBeVisible();
    }

    await test.step('the banner opens the import and can be dismissed', async () => {
      const banner = page.getByText('Already have items? Upload an existing item catalog to get started', {
        exact: true,
      });
      await expect(banner).toBeVisible();
      await items.button('Import library').click();
      await expect(page.getByRole('dialog', { name: 'Import library' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('note').getByRole('button', { name: 'Dismiss' }).click();
      await expect(banner).toBeHidden();
      await page.reload();
      await expect(items.row('Consulting Service')).toBeVisible();
      await expect(banner).toBeHidden();
    });

    await test.step('Quick create takes a name and, optionally, a price', async () => {
      const name = items.table.getByRole('textbox', { name: 'Quick create' });
      await name.fill('  Rye Loaf ');
      await name.press('Enter');
      await items.toastOf('Rye Loaf created');
      await expect(items.row('Rye Loaf')).toContainText('$0.00');
      await expect(name).toHaveValue('');
      await expect(name).toBeFocused();
      await name.fill('Sourdough');
      await items.table.getByRole('textbox', { name: 'Price of the new item' }).fill('9.5');
      await page.keyboard.press('Enter');
      await expect(items.row('Sourdough')).toContainText('$9.50');
      const stored = await items.stored();
      expect(stored.find((item) => item.name === 'Rye Loaf')).toMatchObject({ stock: 0, price: '$0.00' });
      expect(stored.find((item) => item.name === 'Sourdough')).toMatchObject({ stock: 0, price: '$9.50' });
    });
  });

  test('search and filters combine, survive a reload and are cleared', async ({ items, page }) => {
    await items.openWith(pantry);
    await items.expectNames(...active);
    await page.keyboard.press('/');
    await expect(items.search).toBeFocused();
    await page.keyboard.type('oil-1');
    await items.expectNames('Olive Oil');
    await expect.poll(() => items.stored('items-search')).toBe('oil-1');
    await page.reload();
    await expect(items.search).toHaveValue('oil-1');
    await items.expectNames('Olive Oil');
    await items.search.fill('oil');
    await page.reload();
    await expect(items.search).toHaveValue('oil');
    await items.search.press('Escape');
    await items.expectNames(...active);

    await items.button(/^Category/).click();
    await items.option(/^Dairy/).click();
    await items.option(/^Pantry/).click();
    await page.keyboard.press('Escape');
    await items.expectNames('Olive Oil', 'Aged Cheddar');
    await items.search.fill('cheddar');
    await items.expectNames('Aged Cheddar');
    await items.button('Clear filters').first().click();
    await items.expectNames(...active);

    await items.button(/^Status/).click();
    await items.option(/^Archived/).click();
    await page.keyboard.press('Escape');
    await items.expectNames(...active, 'Old Jam');
    await items.button('All filters').click();
    const dialog = page.getByRole('dialog', { name: 'All filters' });
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await dialog.getByRole('button', { name: /^Show \d+ items?$/ }).click();
    await expect(dialog).toBeHidden();
  });

  test('the row menu works by keyboard; the address of an open item opens it again', async ({
    items,
    page,
    product,
  }) => {
    await items.openWith(pantry);
    await items.button('Actions for Olive Oil').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Duplicate', 'Archive', 'Delete']);
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(items.sheet).toBeVisible();
    await expect(items.field('Name')).toHaveValue('Olive Oil');
    await page.reload();
    await expect(items.field('Name')).toHaveValue('Olive Oil');
    await page.keyboard.press('Escape');
    await expect(items.sheet).toBeHidden();
    await product.expectPath(paths.items());
  });

  test('of 10,000 items few rows are in the document; the last one is reached and found', async ({ items, page }) => {
    await items.openWith(manyItems(10_000));
    await expect(items.table).toHaveAttribute('aria-rowcount', '10002');
    expect(await items.ticks.count()).toBeLessThan(60);
    await items.table.focus();
    await items.tick('Item 00001').focus();
    await page.keyboard.press('End');
    await expect(items.row('Item 10000')).toBeVisible();
    await items.search.fill('item 07777');
    await items.expectNames('Item 07777');
    await expect(page.getByText('1 of 10,000')).toBeVisible();
  });
});
