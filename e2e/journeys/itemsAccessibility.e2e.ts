import { expectAccessible } from '../support/accessibility';
import { catalogue, Import } from '../support/catalogues';
import { storedItem } from '../support/items';
import { expect, test } from '../support/test';

const list = ['Mug', 'Bowl', 'Plate'].map((name) => storedItem({ name }));

test.describe('axe finds nothing serious in Items', () => {
  test('list, selection, menus', async ({ items, page }) => {
    await items.openWith(list);
    await items.tick('Mug').check();
    await expectAccessible(page);
    await items.button('Actions for Bowl').click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await items.button(/^Status/).click();
    await expect(items.option(/./).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('sheet with errors', async ({ items, page }) => {
    await items.openWith(list);
    await items.create();
    await items.button('Save Item').click();
    await expect(items.sheet.getByText('Please enter a price.')).toBeVisible();
    await expectAccessible(page);
  });

  test('confirmation, toast, empty list', async ({ items, page }) => {
    await items.openWith(list);
    await items.action('Clear all items');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear all items' }).click();
    await expect(items.button('Undo')).toBeVisible();
    await expectAccessible(page);
  });

  test('import preview, export, all filters, bulk update', async ({ items, page }) => {
    test.slow();
    await items.openWith(list);
    const dialog = new Import(items);
    await dialog.read(catalogue('woocommerce.csv'));
    await dialog.expectCounts({ New: 3 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await items.action(/^Export/);
    await expect(page.getByRole('dialog', { name: 'Export items' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await items.button('All filters').click();
    await expect(page.getByRole('dialog', { name: 'All filters' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await items.tick('Mug').check();
    await items.selectionBar.getByRole('button', { name: 'Bulk update' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('list and sheet', async ({ items, page }) => {
      await items.openWith(list);
      await expectAccessible(page);
      await items.create();
      await expectAccessible(page);
    });
  });
});
