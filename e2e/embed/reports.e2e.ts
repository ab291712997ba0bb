import { embedding } from '../support/embedding';
import { servePlainPage } from '../support/plainPage';
import { expect, test } from '../support/test';

test('the transactions run on a partner’s page and in a shadow root, and leave nothing behind', async ({
  page,
  product,
  guard,
}) => {
  const { entry } = await product.row('reports');
  const plain = await servePlainPage(new URL('embed.js', entry).href);
  guard.allowOrigins(plain.address);
  await page.goto(plain.address);
  await embedding(page).ready();
  const bodyBefore = await page.locator('body').innerHTML();
  const row = page.getByRole('button', { name: /^Wildflower Honey ×6, Olive Oil ×2,/ });
  const panel = page.getByRole('complementary', { name: 'Payment details' });

  await embedding(page).mount('one', { path: '/transactions' });
  await expect(page.getByText('All day (12:00 am - 12:00 am EDT)')).toBeVisible();
  await page.getByRole('button', { name: /^Type / }).click();
  await page.getByRole('option', { name: /^Sale/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('definition').first()).toHaveText('20 of 22');
  await row.click();
  await expect(panel).toContainText('Net total');
  expect(page.url()).toBe(plain.address);
  await embedding(page).unmount('one');
  await expect.poll(() => page.locator('body').innerHTML()).toBe(bodyBefore);

  await page.evaluate(() => {
    const element = document.createElement('back-office-reports');
    element.setAttribute('path', '/transactions');
    document.getElementById('two')?.append(element);
  });
  await row.click();
  await expect(panel).toBeFocused();
  const element = page.locator('back-office-reports');
  expect(await element.evaluate((host) => host.shadowRoot !== null && host.children.length === 0)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(panel).toContainText('Chef’s Knife, 20 cm × 1');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search transactions' }).fill('owen');
  await expect(page.getByRole('definition').first()).toHaveText('7 of 22');
  await element.evaluate((host) => host.remove());
  await expect.poll(() => page.locator('body').innerHTML()).toBe(bodyBefore);
  await plain.close();
});
