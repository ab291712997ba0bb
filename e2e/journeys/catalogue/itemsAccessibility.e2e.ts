import { expectAccessible } from '../../support/accessibility';
import { catalogue, Import } from '../../support/catalogues';
import { storedItem } from '../../support/items';
import { expect, test } from '../../support/test';

const list = ['Mug', 'Bowl', 'Plate'].map((name) => storedItem({ name }));

test.describe('axe finds nothing in Items', () => {
  test('list, selection, menus, confirmation, toast and empty list', async ({ items, page }) => {
    await items.openWith(list);
    await items.tick('Mug').check();
    await expectAccessible(page);
    await items.button('Actions for Bowl').click();
    await expectAccessible(page, page.getByRole('menu'));
    await page.keyboard.press('Escape');
    await items.action('Clear all items');
    const confirmation = page.getByRole('alertdialog');
    await expectAccessible(page, confirmation);
    await confirmation.getByRole('button', { name: 'Clear all items' }).click();
    await expect(items.button('Undo')).toBeVisible();
    await expectAccessible(page);
  });

  test('sheet with errors, import preview, export, bulk update, sheet on a phone', async ({ items, page }) => {
    await items.openWith(list);
    await items.create();
    await items.button('Save Item').click();
    await expect(items.sheet.getByText('Please enter a price.')).toBeVisible();
    await expectAccessible(page, items.sheet);
    await page.keyboard.press('Escape');

    const preview = new Import(items);
    await preview.read(catalogue('woocommerce.csv'));
    await preview.expectCounts({ New: 2 });
    await expectAccessible(page, preview.dialog);
    await page.keyboard.press('Escape');
    await items.action(/^Export/);
    await expectAccessible(page, page.getByRole('dialog', { name: 'Export items' }));
    await page.keyboard.press('Escape');
    await items.tick('Mug').check();
    await items.selectionBar.getByRole('button', { name: 'Bulk update' }).click();
    await expectAccessible(page, page.getByRole('dialog'));
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 390, height: 844 });
    await items.tick('Mug').uncheck();
    await items.create();
    await expectAccessible(page, items.sheet);
  });
});
