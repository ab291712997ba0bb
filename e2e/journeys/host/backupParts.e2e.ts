import { openAsBlob } from 'node:fs';
import { paths } from '@back-office/shared/routes';
import { inspectBackup } from '../../../shared/src/shop/backup/inspectBackup';
import { Assistant } from '../../support/assistant';
import { storedReport } from '../../support/customReports';
import { Items } from '../../support/items';
import type { Product } from '../../support/product';
import { bakery, sentMonths, ShopStorePage } from '../../support/shopStore';
import { expect, test } from '../../support/test';

/** What only a browser shows: the parts that the real remotes declare, on their way through a file. */

const shop = { ...bakery, currency: 'EUR', timeZone: 'Europe/Berlin', dayStart: 180, locale: 'en-GB' };
const namespace = `back-office:shop:${shop.id}`;
const inBakery = `shop=${shop.id}`;
const backupKey = 'back-office:backup';
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('all parts that the remotes declare are the same bytes after backup, deletion and restore', async ({
  page,
  context,
  product,
}) => {
  await product.store({
    'back-office:shops': [shop],
    [`${namespace}:customReports`]: [storedReport({ id: 'by-item', name: 'Sales by item' })],
  });
  const store = await ShopStorePage.open(context, product.address('/'), shop.id);
  expect(await store.commit(sentMonths(2_000, 0, ['2025-01', '2025-02']))).toMatchObject({ ok: true });
  await store.page.close();

  await test.step('an item with a photo, counted stock, a conversation and a completed section', async () => {
    const items = new Items(product);
    await product.open(`${paths.items()}?${inBakery}`);
    await items.create();
    await items.sheet
      .locator('input[type=file]')
      .setInputFiles({ name: 'rye.png', mimeType: 'image/png', buffer: photo });
    await expect(items.field('Alternative text of photo 1')).toBeVisible();
    await items.field('Name').fill('Rye loaf');
    await items.field('Price (€)').fill('4.50');
    await items.field('SKU').fill('RYE-1');
    await items.button('Save Item').click();
    await expect(items.sheet).toBeHidden();
    await expect(items.tick('Rye loaf')).toBeVisible();

    await product.go(`/items/inventory?${inBakery}`);
    await items.action('Receive');
    await page.getByRole('textbox', { name: 'Scan or type a code or a name' }).fill('RYE-1');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Receive', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();

    const assistant = new Assistant(product);
    await product.go(`${paths.chatbot()}?${inBakery}`, 'Assistant');
    await assistant.ask('net sales in February 2025');

    await product.go(`${paths.educationModule('sales-and-payment-timing')}?${inBakery}`);
    await page.getByRole('button', { name: 'Mark Complete' }).click();
  });

  const before = await backUp(product);
  const names = before.parts.map(([part]) => part);
  for (const part of ['items', 'stock', 'photos', 'conversations', 'customReports', 'ledger/records'])
    expect([part, names.filter((name) => name.includes(part)).length]).not.toEqual([part, 0]);

  await test.step('delete', async () => {
    await product.store({ 'back-office:shops': [{ ...shop, removedAt: 1 }] });
    await product.open(paths.settings());
    const left = () =>
      page.evaluate(async (id) => {
        const databases = await indexedDB.databases();
        return [...Object.keys(localStorage), ...databases.map(({ name }) => name ?? '')].filter((name) =>
          name.includes(id),
        );
      }, shop.id);
    await expect.poll(left).toEqual([]);
  });

  await test.step('restore', async () => {
    await page.getByRole('button', { name: 'Restore a backup' }).click();
    const dialog = page.getByRole('dialog', { name: 'Restore a backup' });
    await dialog.getByLabel('Choose a backup').setInputFiles(before.file);
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
    await product.expectPath(new RegExp(inBakery));
  });
  expect((await backUp(product)).parts).toEqual(before.parts);
});

/** A new backup, with name, size and hash of each part but the time of the last backup. */
async function backUp(product: Product) {
  await product.go(`${paths.settings()}?${inBakery}`, 'Settings');
  const download = product.page.waitForEvent('download');
  await product.page.getByRole('button', { name: 'Back up', exact: true }).click();
  const file = await (await download).path();
  const { shops } = await inspectBackup(await openAsBlob(file));
  const parts = shops.flatMap((shop) => shop.parts.map(({ part, bytes, hash }) => [part, bytes, hash] as const));
  return { file, parts: parts.filter(([part]) => part !== `values/${backupKey}`) };
}
