import type { Page } from 'playwright/test';
import { expect, test } from '../support/test';

test('a second area takes from the first all that both need, and its frame knows that the figures are of the sample', async ({
  page,
  product,
}) => {
  const [catalogue, reports] = [await product.row('catalogue'), await product.row('reports')];
  // An answer of the product with its content security policy, and without the product.
  await page.goto(product.address('/remotes.json'));
  await addArea(page, 'catalogue', catalogue.entry);
  expect(await addArea(page, 'reports', reports.entry)).toEqual([
    'embed.js',
    'mount.js',
    'remoteEntry.js',
    'sales-summary-screen.js',
  ]);
  await expect(page.locator('back-office-reports').getByRole('heading', { name: 'Sales summary' })).toBeVisible();
  await expect(page.locator('back-office-reports').getByRole('note')).toHaveText(/^Sample figures/);
  await expect(
    page.locator('back-office-catalogue').getByRole('note').filter({ hasText: 'Sample figures' }),
  ).toHaveCount(0);
});

/** Resolves with the files of the area when its first screen is shown. */
function addArea(page: Page, name: string, entry: string): Promise<readonly string[]> {
  return page.evaluate(
    async ([area, folder]) => {
      await import(`${folder}embed.js`);
      const element = document.createElement(`back-office-${area}`);
      const ready = new Promise((resolve) => element.addEventListener('ready', resolve));
      document.body.append(element);
      await ready;
      const addresses = performance.getEntriesByType('resource').map((each) => each.name);
      return addresses
        .filter((address) => address.startsWith(folder))
        .map((address) => address.slice(folder.length))
        .sort();
    },
    [name, new URL('.', entry).href] as const,
  );
}
