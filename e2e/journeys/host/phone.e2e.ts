import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('on a phone', () => {
  test('the drawer has the navigation, closes on Escape, backdrop and navigation, and returns the focus', async ({
    page,
    product,
  }) => {
    await product.open();
    await expect(product.mainList).toBeHidden();
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await menu.click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await expect(drawer).toBeVisible();
    await page.mouse.click(380, 400);
    await expect(drawer).toBeHidden();

    await menu.click();
    await expect(drawer.getByRole('navigation', { name: 'Main', exact: true }).getByRole('listitem')).toHaveCount(12);
    await drawer.getByRole('link', { name: 'Education' }).click();
    await expect(product.title).toHaveText('Education Center');
    await expect(drawer).toBeHidden();
    await menu.click();
    await expect(drawer).toBeVisible();
    await expectAccessible(page);
  });

  test('the drawer also has the area’s own menu, and the submenu', async ({ page, product }) => {
    await product.open(paths.items());
    await expect(product.title).toHaveText('Items');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await expect(drawer.getByRole('link', { name: 'Inventory management' })).toBeVisible();
    await drawer.getByRole('link', { name: 'Items & services' }).click();
    await drawer.getByRole('link', { name: 'Categories' }).click();
    await expect(product.title).toHaveText('Categories');
    await expect(drawer).toBeHidden();
  });

  test('the drawer has the reports menu too, with its sections', async ({ page, product }) => {
    await product.open(paths.reports());
    await expect(product.title).toHaveText('Sales summary');
    await expect(product.areaMenu('Reports')).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Reports, this area' });
    await expect(menu.getByRole('button', { name: 'Vendor sales' })).toBeVisible();
    await expectAccessible(page, page.getByRole('dialog', { name: 'Navigation' }));
    await menu.getByRole('button', { name: 'Sales', exact: true }).click();
    await expect(menu.getByRole('button', { name: 'Vendor sales' })).toBeHidden();
    await menu.getByRole('link', { name: 'Back to Home' }).click();
    await expect(product.title).toHaveText('Dashboard');
  });
});
