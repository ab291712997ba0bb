import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { storedItem } from '../../support/items';
import { expectFocusIn, expectToFit } from '../../support/pageChecks';
import type { Product } from '../../support/product';
import { expect, test } from '../../support/test';

const list = [
  storedItem({ name: 'Mug', stock: 12, price: '$14.00/ea', category: 'Kitchen', reportingCategory: 'Kitchen' }),
  storedItem({ name: 'Tea', stock: 5, locations: ['Main Store', 'Online Only'] }),
  storedItem({ name: 'Jam', stock: 9, status: 'Draft' }),
];

async function open(product: Product, address: string = paths.itemLibrary()) {
  await product.store({ items: list });
  await product.open(address);
  await expect(product.page.getByRole('table', { name: 'Item library' })).toBeVisible();
}

test.describe('Item library', () => {
  test('by keyboard alone: filter, open, tick, done', async ({ items, page, product }) => {
    await open(product);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search library' })).toBeFocused();
    await page.keyboard.type('mug');
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    await page.keyboard.press('Escape');
    // Until then the button that clears it is the next tab stop.
    await expect(page.getByRole('searchbox', { name: 'Search library' })).toHaveValue('');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused();
    await page.keyboard.type('K');
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Kitchen');
    await items.button('Actions').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add or remove items' });
    const first = dialog.getByRole('checkbox', { name: /^Select Sourdough/ });
    await expectFocusIn(dialog);
    await dialog.getByRole('checkbox', { name: 'Select all' }).focus();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Done' }).focus();
    await page.keyboard.press('Enter');
    await items.toastOf('2 items added');
    await expect(items.button('Actions')).toBeFocused();
  });

  test('axe finds nothing: list, nothing found, dialog', async ({ items, page, product }) => {
    await open(product, `${paths.itemLibrary()}?category=Pantry`);
    await expectAccessible(page);
    await product.go(`${paths.itemLibrary()}?search=zzz`, 'Item library');
    await expect(page.getByText('No items found for this filter.')).toBeVisible();
    await expectAccessible(page, page.getByRole('main'));
    await items.button('Actions').click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Select Mug' }).uncheck();
    await expectAccessible(page, page.getByRole('dialog'));
  });

  test('on a phone nothing is wider than the window, and the dialog works', async ({ items, page, product }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(product);
    await expectToFit(page);
    await items.button('Actions').click();
    const dialog = page.getByRole('dialog', { name: 'Add or remove items' });
    await dialog.getByRole('checkbox', { name: 'Select House Granola' }).check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await items.toastOf('1 item added');
  });
});
