import type { BrowserContext } from 'playwright/test';
import { paths } from '@back-office/shared/routes';
import { Items, manyItems } from '../../support/items';
import { kill } from '../../support/kill';
import { Product } from '../../support/product';
import { bakery, sentMonths, ShopStorePage } from '../../support/shopStore';
import { expect, test } from '../../support/test';

/** Pages that are killed while they write. Sales are in `shopStore.e2e.ts`. */
test.use({ ownContext: true });

const inShop = (id: string) => `shop=${id}`;

/** Parts of the time that a whole write takes, after which a page is killed. */
const moments = [0.2, 0.6];

/** Pages of the product share a process, so that none may be open when another one is killed. */
const openProduct = async (context: BrowserContext, { origins }: Product) =>
  new Product(await context.newPage(), origins);

async function store(context: BrowserContext, product: Product, values: Readonly<Record<string, unknown>>) {
  const tab = await openProduct(context, product);
  await tab.store(values);
  await tab.page.close();
}

/** Milliseconds. */
async function timeOf(task: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await task();
  return performance.now() - started;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('a list of items whose page is killed while it is emptied is whole or empty', async ({ context, product }) => {
  const count = 1_000;
  const shops = ['measured', ...moments.map((_, nth) => `killed-${nth}`)].map((id) => ({ ...bakery, id, name: id }));
  const lists = shops.map(({ id }) => [`back-office:shop:${id}:items`, manyItems(count)]);
  await store(context, product, { 'back-office:shops': shops, ...Object.fromEntries(lists) });

  /** Returns a function that confirms that all go. */
  async function prepare({ page }: Product, id: string) {
    const items = new Items(product, page);
    await page.goto(product.address(`${paths.items()}?${inShop(id)}`));
    await expect(items.ticks.first()).toBeVisible();
    await items.action('Clear all items');
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Clear all items' });
    await expect(confirm).toBeVisible();
    return () => confirm.click();
  }
  const noItems = (shown: Product) => shown.page.getByText('No items yet');

  const first = await openProduct(context, product);
  const clear = await prepare(first, 'measured');
  const duration = await timeOf(async () => {
    await clear();
    await expect(noItems(first)).toBeVisible();
  });
  await first.page.close();

  for (const [nth, moment] of moments.entries()) {
    const id = `killed-${nth}`;
    const tab = await openProduct(context, product);
    const press = await prepare(tab, id);
    press().catch(() => undefined);
    await pause(duration * moment);
    await kill(tab.page);

    const next = await openProduct(context, product);
    await next.page.goto(product.address(`${paths.items()}?${inShop(id)}`));
    const ticks = new Items(product, next.page).ticks;
    await expect(noItems(next).or(ticks.first())).toBeVisible();
    if ((await ticks.count()) > 0) {
      await next.page.getByRole('checkbox', { name: 'Select all' }).check();
      await expect(next.page.getByText('1,000 selected')).toBeVisible();
    }
    await next.page.close();
  }
});

test('settings whose page is killed while they are saved are all old or all new', async ({ context, product }) => {
  await store(context, product, { 'back-office:shops': [bakery] });
  const settings = (shown: Product) =>
    shown.page.evaluate(() => {
      const [shop] = JSON.parse(localStorage.getItem('back-office:shops') ?? '[]') as readonly (typeof bakery)[];
      return [shop?.name, shop?.locale];
    });
  let before: readonly (string | undefined)[] = [bakery.name, bakery.locale];
  let tab = await openProduct(context, product);
  for (const [nth, moment] of moments.entries()) {
    const after = [`Bakery ${nth}`, nth % 2 === 0 ? 'de-DE' : 'en-US'];
    await tab.open(`${paths.settings()}?${inShop(bakery.id)}`);
    await tab.page.getByRole('button', { name: 'Edit shop' }).click();
    const dialog = tab.page.getByRole('dialog', { name: 'Edit shop' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(after[0] ?? '');
    await dialog.getByRole('combobox', { name: /^Numbers and dates/ }).selectOption(after[1] ?? '');
    const save = dialog.getByRole('button', { name: 'Save' });
    save.click().catch(() => undefined);
    await pause(60 * moment);
    await kill(tab.page);
    tab = await openProduct(context, product);
    await tab.open(`${paths.settings()}?${inShop(bakery.id)}`);
    const found = await settings(tab);
    expect([before, after]).toContainEqual(found);
    before = found;
  }
});

test('a restore whose page is killed leaves no shop or the whole one, and the next one works', async ({
  context,
  product,
}) => {
  await store(context, product, { 'back-office:shops': [bakery] });
  const filled = await ShopStorePage.open(context, product.address('/'), bakery.id);
  expect(await filled.commit(sentMonths(20_000, 0, ['2025-01', '2025-02']))).toMatchObject({ ok: true });
  const { hashes } = await filled.state();
  await filled.page.close();
  const saved = await openProduct(context, product);
  await saved.open(`${paths.settings()}?${inShop(bakery.id)}`);
  const download = saved.page.waitForEvent('download');
  await saved.page.getByRole('button', { name: 'Back up', exact: true }).click();
  const file = await (await download).path();
  await saved.page.close();

  /** A page that is about to restore the file, and a function that begins. */
  async function prepare() {
    const tab = await openProduct(context, product);
    await tab.open(paths.settings());
    await tab.page.getByRole('button', { name: 'Restore a backup' }).click();
    const dialog = tab.page.getByRole('dialog', { name: 'Restore a backup' });
    await dialog.getByLabel('Choose a backup').setInputFiles(file);
    const restore = dialog.getByRole('button', { name: 'Restore', exact: true });
    await expect(restore).toBeEnabled();
    return { tab, begin: () => restore.click() };
  }
  /** As if the shop had never been there. */
  const forget = async () => {
    const tab = await openProduct(context, product);
    await tab.store({ 'back-office:shops': [] });
    await tab.page.evaluate(
      (name) => new Promise((resolve) => (indexedDB.deleteDatabase(name).onsuccess = resolve)),
      `back-office:shop:${bakery.id}`,
    );
    await tab.page.close();
  };
  const expectWhole = async () => {
    const restored = await ShopStorePage.open(context, product.address('/'), bakery.id);
    expect(await restored.state()).toMatchObject({ hashes, damaged: 0 });
    await restored.page.close();
  };
  const restore = async () => {
    const { tab, begin } = await prepare();
    const duration = await timeOf(async () => {
      await begin();
      await tab.expectPath(new RegExp(inShop(bakery.id)));
    });
    await tab.page.close();
    await expectWhole();
    return duration;
  };

  await forget();
  const duration = await restore();
  let isListed = true;
  for (const moment of moments) {
    // What a killed page left stays for the next restore, which takes it away.
    if (isListed) await forget();
    const { tab, begin } = await prepare();
    begin().catch(() => undefined);
    await pause(duration * moment);
    await kill(tab.page);
    const next = await openProduct(context, product);
    await next.open(paths.settings());
    isListed = await next.page.evaluate(
      (id) => (localStorage.getItem('back-office:shops') ?? '').includes(`"${id}"`),
      bakery.id,
    );
    await next.page.close();
    if (isListed) await expectWhole();
  }
  if (isListed) await forget();
  await restore();
});
