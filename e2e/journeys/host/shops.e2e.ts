import type { Page } from 'playwright/test';
import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { expectToFit } from '../../support/pageChecks';
import { Product } from '../../support/product';
import { bakery } from '../../support/shopStore';
import { expect, test } from '../../support/test';

const inBakery = `shop=${bakery.id}`;
const storeButton = (page: Page, name: string) => page.getByRole('button', { name: `Shop, ${name}` });
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Shops' });

test.describe('with a shop beside the sample', () => {
  test.beforeEach(async ({ product }) => {
    await product.store({ 'back-office:shops': [bakery] });
  });

  test('a switch keeps screen and days, Back returns to the other shop, and a reload stays', async ({
    page,
    product,
  }) => {
    await product.open(`${paths.education()}?from=2026-11-01`);
    await storeButton(page, 'Fernhill Pantry').click();
    await menuOf(page)
      .getByRole('link', { name: /^Corner Bakery/ })
      .click();
    await product.expectPath(`${paths.education()}?from=2026-11-01&${inBakery}`);
    await expect(storeButton(page, 'Corner Bakery')).toBeVisible();

    await product.entry('Items & services').click();
    await product.expectPath(`${paths.items()}?${inBakery}`);
    await page.reload();
    await expect(storeButton(page, 'Corner Bakery')).toBeVisible();
    await page.goBack();
    await product.expectPath(`${paths.education()}?from=2026-11-01&${inBakery}`);
    await page.goBack();
    await product.expectPath(`${paths.education()}?from=2026-11-01`);
    await expect(storeButton(page, 'Fernhill Pantry')).toBeVisible();
  });

  test('two tabs show two shops, and what is stored for one is not in the other', async ({
    page,
    product,
    context,
  }) => {
    await product.open(`${paths.categories()}?${inBakery}`);
    await expect(product.title).toHaveText('Categories');
    const other = new Product(await context.newPage(), product.origins);
    await other.open(paths.categories());
    await expect(storeButton(other.page, 'Fernhill Pantry')).toBeVisible();
    await expect(storeButton(page, 'Corner Bakery')).toBeVisible();
    await product.chooseTheme('Dark');
    await expect(other.page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys).toContain('back-office:preferences');
    expect(keys.filter((key) => key.endsWith(':back-office:preferences'))).toEqual([]);
  });

  test('the menu works by keyboard, and a shop is added by keyboard', async ({ page, product }) => {
    await product.open(paths.education());
    await storeButton(page, 'Fernhill Pantry').focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(page).getByRole('link', { name: /^Corner Bakery/ })).toBeVisible();
    await expectAccessible(page, menuOf(page));
    await menuOf(page)
      .getByRole('link', { name: /^Fernhill/ })
      .focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(menuOf(page).getByRole('button', { name: 'Add shop' })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add shop' });
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expectAccessible(page, dialog);
    await page.keyboard.type('Florist');
    await page.keyboard.press('Enter');
    await product.expectPath(/^\/\?shop=florist-[0-9a-z]{4}$/);
    await expect(storeButton(page, 'Florist')).toBeVisible();
  });

  test('a shop is deleted with its data after its time, also when the page is closed before', async ({
    page,
    product,
  }) => {
    await product.store({ [`back-office:shop:${bakery.id}:customReports`]: [] });
    await product.open(paths.settings());
    await page.getByRole('button', { name: 'Delete Corner Bakery' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete “Corner Bakery”?' });
    await expectAccessible(page, dialog);
    await dialog.getByRole('button', { name: 'Delete shop' }).click();
    await expect(page.getByText('Corner Bakery deleted')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Corner Bakery is back')).toBeVisible();

    await product.store({ 'back-office:shops': [{ ...bakery, removedAt: 1 }] });
    await product.open(paths.education());
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('corner-bakery'))))
      .toEqual([]);
    await product.open(`${paths.education()}?${inBakery}`);
    await expect(product.title).toHaveText('This browser does not have this shop');
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bar opens the shops, and the settings fit', async ({ page, product }) => {
    await product.store({ 'back-office:shops': [bakery] });
    await product.open(`${paths.settings()}?${inBakery}`);
    await storeButton(page, 'Corner Bakery').click();
    await expect(menuOf(page).getByRole('link', { name: /^Fernhill/ })).toBeVisible();
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await expect(product.title).toHaveText('Settings');
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: 'Edit shop' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit shop' })).toBeVisible();
    await expectToFit(page);
  });
});
