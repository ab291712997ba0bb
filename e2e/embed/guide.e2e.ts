import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { openOnFreePort, type OpenServer } from '@back-office/shared/build/freePorts.mjs';
import { buildPages, shownFiles, startLedger, type BuiltPage } from '../playground/examples.mjs';
import { pageServer, pathOf } from '../playground/pages.mjs';
import { expect, test } from '../support/test';

/** Name → version → a copy of it, and who uses it. */
type SharedModules = Record<string, Record<string, { readonly useIn?: readonly string[] }>>;

type OpenPage = (title: string) => Promise<void>;

interface Guide {
  /**
   * Serves the pages of `docs/product/embedding.md` as they stand there, and those that were built. Resolves with a function
   * that opens one.
   */
  readonly serveGuide: (built?: readonly BuiltPage[]) => Promise<OpenPage>;
}

const testOfGuide = test.extend<Guide>({
  serveGuide: async ({ page, product, guard }, use) => {
    const ledger = await startLedger();
    const servers: OpenServer[] = [];
    await use(async (built = []) => {
      const server = await openOnFreePort(pageServer({ origins: product.origins, ledger: ledger.url, built }));
      servers.push(server);
      guard.allowOrigins(server.address, ledger.url);
      return async (title) => void (await page.goto(new URL(pathOf(title), server.address).href));
    });
    for (const server of servers) await server.close();
    await ledger.stop();
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

testOfGuide('the pages of the guide work as they stand there', async ({ page, serveGuide }) => {
  const openPage = await serveGuide();
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

  await openPage('Our figures');
  await expectFiguresOfLedger(page);

  await openPage('Our assistant');
  await page.getByRole('textbox', { name: 'Message' }).fill('Who opens on Monday?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('You asked: Who opens on Monday?')).toBeVisible();
});

testOfGuide(
  'on a strict page two areas run with its nonce and trusted types, and share one React',
  async ({ page, serveGuide }) => {
    const openPage = await serveGuide();
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

/** What `docs/examples/shop.json` has, in the list of transactions. */
async function expectFiguresOfLedger(page: Page) {
  await expect(page.getByRole('button', { name: /^Mug/ })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('3');
}

testOfGuide(
  'pages of React 18 and Vue 3, built with Rspack and Vite, work as the guide shows them',
  async ({ page, serveGuide }) => {
    const guide = readFileSync(join(import.meta.dirname, '../../docs/product/embedding.md'), 'utf8');
    for (const file of shownFiles) expect(guide).toContain(`\n${readFileSync(file, 'utf8')}\`\`\`\n`);

    const openPage = await serveGuide(await buildPages(test.info().outputPath('pages')));
    await openPage('Our React page');
    await expect(page.getByRole('checkbox', { name: 'Select Green tea' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Quick create' }).fill('Mug');
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 items', { exact: true })).toBeVisible();

    await openPage('Our Vue page');
    await expectFiguresOfLedger(page);
  },
);
