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

test('an area that shows figures beside another one takes its code of the sample, and one with a ledger of its page has none', async ({
  page,
  product,
}) => {
  const [catalogue, reports] = [await product.row('catalogue'), await product.row('reports')];
  await page.goto(product.address('/remotes.json'));
  await addArea(page, 'catalogue', catalogue.entry, { path: '/' });
  const own = ['embed.js', 'mount.js', 'remoteEntry.js', 'sales-summary.js'];
  expect(await addArea(page, 'reports', reports.entry)).toEqual(own);
  const shown = page.locator('back-office-reports').getByRole('heading', { name: 'Sales summary' });
  await expect(shown).toBeVisible();
  await expect(page.locator('back-office-reports').getByRole('note')).toHaveText(/^Sample figures/);

  await page.reload();
  const files = await addArea(page, 'reports', reports.entry, { isLent: true });
  await expect(shown).toBeVisible();
  expect(files.filter((file) => /summary|sample/.test(file))).toEqual(['sales-summary.js']);
});

/** Resolves with the files of the area when its first screen is shown. */
function addArea(
  page: Page,
  name: string,
  entry: string,
  { path = '', isLent = false } = {},
): Promise<readonly string[]> {
  return page.evaluate(
    async ({ area, folder, at, lends }) => {
      await import(`${folder}embed.js`);
      const element = document.createElement(`back-office-${area}`);
      if (at) element.setAttribute('path', at);
      const shop = { name: 'Shop', timeZone: 'America/New_York', dayStart: 0, unknown: {}, feeRules: {} };
      const facts = { ...shop, version: '1', currency: { code: 'USD', decimals: 2 }, days: undefined };
      const later = () => new Promise(() => undefined);
      const names = ['figures', 'rows', 'facets', 'search', 'row', 'related', 'deferred', 'customers'];
      const asks = Object.fromEntries(names.map((each) => [each, later]));
      if (lends) Object.assign(element, { sources: { ledger: { ...asks, version: '1', describe: () => facts } } });
      const ready = new Promise((resolve) => element.addEventListener('ready', resolve));
      document.body.append(element);
      await ready;
      const addresses = performance.getEntriesByType('resource').map((each) => each.name);
      return addresses
        .filter((address) => address.startsWith(folder))
        .map((address) => address.slice(folder.length))
        .sort();
    },
    { area: name, folder: new URL('.', entry).href, at: path, lends: isLent },
  );
}
