import { answers, breakFiles } from '../../support/faults';
import { expect, test } from '../../support/test';

const background = (element: Element) => getComputedStyle(element).backgroundColor;

test('dark, chosen in the account popover, applies to every screen and survives a reload', async ({
  page,
  product,
}) => {
  await product.open('/education');
  const light = await product.side.evaluate(background);
  await product.chooseTheme('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => product.side.evaluate(background)).not.toBe(light);
  await product.entry('FS Prototype').click();
  await page.reload();
  await expect(product.title).toHaveText('Financial Suite');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await product.chooseTheme('Light');
  await expect.poll(() => product.side.evaluate(background)).toBe(light);
});

test('the stored theme is set before any script of the product runs', async ({ page, product }) => {
  await product.store({ 'back-office:preferences': { theme: 'dark' } });
  const fault = await breakFiles(page, /\/main\.js/, answers.hanging);
  await page.goto(product.address('/'), { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await fault.repair();
});

test('with unreadable preferences the product opens in light', async ({ page, product }) => {
  await product.storeTexts({ 'back-office:preferences': '{broken' });
  await product.open('/education');
  await expect(product.title).toHaveText('Education Center');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a theme chosen in one tab applies to the other', async ({ context, page, product }) => {
  await product.open('/education');
  const other = await context.newPage();
  await other.goto(product.address('/education'));
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.bringToFront();
  await product.chooseTheme('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});
