import { paths } from '@back-office/shared/routes';
import type { Product } from '../../support/product';
import { SalesSummary } from '../../support/salesSummary';
import { bakery, sentMonths, ShopStorePage } from '../../support/shopStore';
import { expect, test } from '../../support/test';

/** What only a browser shows: a file that is downloaded, and its way back into an empty browser. */

const inBakery = `shop=${bakery.id}`;
const months = ['2025-01', '2025-02'];

async function figuresOf(product: Product): Promise<string> {
  const summary = new SalesSummary(product);
  await summary.open(`?from=2025-01-01&to=2025-02-28&${inBakery}`);
  return summary.table.innerText();
}

test('a shop that is backed up before it is lost comes back with the same figures', async ({
  page,
  context,
  product,
}) => {
  await product.store({
    'back-office:shops': [bakery],
    [`back-office:shop:${bakery.id}:customReports`]: [],
    [`back-office:shop:${bakery.id}:of-a-fifth-remote`]: { kept: true },
  });
  const store = await ShopStorePage.open(context, product.address('/'), bakery.id);
  expect(await store.commit(sentMonths(6_000, 0, months))).toMatchObject({ ok: true });
  const { hashes } = await store.state();
  await store.page.close();
  const figures = await figuresOf(product);
  expect(figures).toMatch(/\$[\d,]{3,}/);

  await product.open(`${paths.settings()}?${inBakery}`);
  await page.getByRole('button', { name: 'Delete Corner Bakery' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Back up first' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^corner-bakery-\d{4}-\d\d-\d\d\.backup\.gz$/);
  const file = await saved.path();

  // Nothing of it is left.
  await product.store({});
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases())
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(name ?? '').onsuccess = resolve;
      });
  });
  await product.open(`${paths.settings()}?${inBakery}`);
  await expect(page.getByRole('heading', { name: 'This browser does not have this shop' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore a backup' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore a backup' });
  await dialog.getByLabel('Choose a backup').focus();
  await dialog.getByLabel('Choose a backup').setInputFiles({
    name: 'notes.gz',
    mimeType: 'application/gzip',
    buffer: Buffer.from('no backup'),
  });
  await expect(dialog.getByRole('alert')).toContainText('This file is not a backup of the back office');
  await expect(dialog.getByLabel('Choose a backup'), 'another file can be chosen at once').toBeFocused();
  await dialog.getByLabel('Choose a backup').setInputFiles(file);
  await expect(dialog.getByText(/^Transactions: [\d,]+/)).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: bakery.name })).toBeFocused();
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await product.expectPath(`/?${inBakery}`);

  expect(await figuresOf(product)).toBe(figures);
  const fifth = await page.evaluate(
    (key) => localStorage.getItem(key),
    `back-office:shop:${bakery.id}:of-a-fifth-remote`,
  );
  expect(fifth).toBe('{"kept":true}');
  const after = await ShopStorePage.open(context, product.address('/'), bakery.id);
  expect((await after.state()).hashes).toEqual(hashes);
});
