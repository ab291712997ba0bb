import type { Page } from 'playwright/test';
import { listenOnFreePort } from '@back-office/shared/build/freePorts.mjs';
import { pageServer, pathOf } from '../playground/pages.mjs';
import { expect, test } from '../support/test';

/** Name → version → a copy of it, and who uses it. */
type SharedModules = Record<string, Record<string, { readonly useIn?: readonly string[] }>>;

/** A page of `docs/product/embedding.md`, opened as it stands there. */
const testOfGuide = test.extend<{ readonly openPage: (title: string) => Promise<void> }>({
  openPage: async ({ page, product, guard }, use) => {
    const server = pageServer(product.origins);
    const port = await listenOnFreePort(server);
    guard.allowOrigins(`http://localhost:${port}`);
    await use(async (title) => void (await page.goto(`http://localhost:${port}${pathOf(title)}`)));
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

/** Titles of the page and of its areas, and how many links have an address. */
function outline(page: Page) {
  return page.evaluate(() => {
    const areas = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const all = (selector: string) =>
      [document, ...areas].flatMap((root) =>
        [...root.querySelectorAll(selector)].map(({ textContent }) => textContent),
      );
    return { titles: all('h1'), addresses: all('a[href]').length, links: all('a').length };
  });
}

testOfGuide('the pages of the guide work as they stand there', async ({ page, openPage }) => {
  await openPage('Our shop');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 2 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Key Metrics' })).toBeVisible();
  const { titles, addresses, links } = await outline(page);
  expect([titles, addresses]).toEqual([['Our shop'], 0]);
  expect(links).toBeGreaterThan(10);
  await page.getByRole('link').first().press('Enter');
  await expect(
    page.getByText('This link leads to a part of the back office that this page does not show.'),
  ).toBeVisible();

  await openPage('Our items');
  await page.getByRole('button', { name: 'Actions for Green tea' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('#told')).toHaveText('0 items, the area is ready');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('#told')).toHaveText('1 items, the area is ready');

  await openPage('Our assistant');
  await page.getByRole('textbox', { name: 'Message' }).fill('Who opens on Monday?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('You asked: Who opens on Monday?')).toBeVisible();
});

testOfGuide(
  'on a strict page two areas run with its nonce and trusted types, and share one React',
  async ({ page, openPage }) => {
    await openPage('Our strict page');
    await expect(page.getByRole('heading', { name: 'Transactions', level: 2 })).toBeVisible();
    const create = page.getByRole('button', { name: 'Create item' });
    await expect(create).toHaveCSS('background-color', 'rgb(47, 87, 207)');
    await create.click();
    await expect(page.getByRole('dialog', { name: 'Create item' })).toBeVisible();
    const users = await page.evaluate(() => {
      const scopes = Reflect.get(globalThis, Symbol.for('back-office:share-scopes')) as Record<string, SharedModules>;
      return Object.values(scopes).map((scope) =>
        Object.values(scope['react-dom'] ?? {}).map(({ useIn }) => useIn?.length),
      );
    });
    expect(users).toEqual([[2]]);
  },
);
