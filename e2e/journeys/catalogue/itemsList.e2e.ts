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

test.describe('the items list', () => {
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
