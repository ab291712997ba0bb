import { paths } from '@back-office/shared/routes';
import { expect, test } from '../../support/test';

test.describe('by keyboard alone', () => {
  test('the first stop skips the navigation', async ({ page, product }) => {
    await product.open(paths.education());
    await expect(product.title).toHaveText('Education Center');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('entries are reached in order with a visible ring; the focus follows into the submenu and back', async ({
    page,
    product,
  }) => {
    await product.open();
    await product.side.getByRole('combobox', { name: 'Search' }).focus();
    for (const name of ['Home', 'Items & services', 'Invoices & payments']) {
      await page.keyboard.press('Tab');
      await expect(product.entry(name)).toBeFocused();
      const ring = await product.entry(name).evaluate((entry) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(entry);
        return `${outlineStyle} ${outlineWidth}`;
      });
      expect(ring).toBe('solid 2px');
    }
    await expect(page.getByRole('tooltip')).toHaveText('Not available yet');
    await page.keyboard.press('Enter');
    await product.expectPath(paths.home());

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const submenu = product.submenu('Items & services');
    await expect(submenu.getByRole('button', { name: 'Back from Items & services' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(product.entry('Item library', submenu)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(product.title).toHaveText('Item library');
    await submenu.getByRole('button', { name: 'Back from Items & services' }).focus();
    await page.keyboard.press('Enter');
    await expect(product.entry('Items & services')).toBeFocused();
  });

  test('popovers and the assistant open, close and return the focus; arrow keys choose the theme', async ({
    page,
    product,
  }) => {
    await product.open();
    for (const [button, dialog] of [
      ['Notifications, 1 new', 'Notifications'],
      ['Help', 'Help'],
    ] as const) {
      await page.getByRole('button', { name: button }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: dialog })).toBeHidden();
      await expect(page.getByRole('button', { name: button })).toBeFocused();
    }

    await page.getByRole('button', { name: /^Account/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'Light' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');

    await product.assistantButton.focus();
    await page.keyboard.press('Enter');
    await expect(product.assistant.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await product.assistant.getByRole('button', { name: 'Minimize' }).press('Enter');
    await product.assistant.getByRole('button', { name: 'Maximize' }).press('Enter');
    await expect(product.assistant.getByRole('button', { name: 'Minimize' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(product.assistant).toBeHidden();
    await expect(product.assistantButton).toBeFocused();
  });
});
