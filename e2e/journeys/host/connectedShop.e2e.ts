import type { Page } from 'playwright/test';
import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { Assistant } from '../../support/assistant';
import { openConnectedShop, type ConnectedShop } from '../../support/connectedShop';
import { Items } from '../../support/items';
import { expectToFit } from '../../support/pageChecks';
import { Product } from '../../support/product';
import { expect, test } from '../../support/test';

const sales = `InvoiceNo,Description,Quantity,InvoiceDate,UnitPrice
1001,Roses,2,2026-10-05 10:00,12.50
1002,Tulips,20,2026-10-06 11:00,4.00
`;
const days = 'from=2026-10-05&to=2026-10-07';

test.use({ ownContext: true });

let shop: ConnectedShop;
test.beforeEach(async ({ guard }, info) => {
  shop = await openConnectedShop(info.outputPath('connected'), sales);
  guard.allowOrigins(shop.address, ...Object.values(shop.origins));
  // The browser logs every answer that is an error, and every server that is gone.
  guard.expectErrors(/Failed to load resource/, /The ledger source failed/);
});
test.afterEach(() => shop?.close());

test('a shop is connected and edited, its server goes and comes back, and nothing is lost', async ({ page }) => {
  test.setTimeout(600_000);
  const product = new Product(page, shop.origins);
  const items = new Items(product);
  const notice = page.getByText(/in this browser only/);
  let inShop = '';

  await test.step('a wrong token is refused in words, the right one connects', async () => {
    await product.open(paths.home());
    await page.getByRole('button', { name: /^Shop, / }).click();
    await page.getByRole('button', { name: 'Connect a shop' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect a shop' });
    await expect(dialog.getByLabel('Address of the server')).toHaveValue(shop.address);
    await dialog.getByLabel('Access token', { exact: true }).fill('wrong');
    await dialog.getByRole('button', { name: 'Test connection' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('The server does not accept this access token.');
    await dialog.getByLabel('Access token', { exact: true }).fill(shop.token);
    await dialog.getByRole('button', { name: 'Test connection' }).click();
    await expect(dialog.getByText('Oct 5 – 6, 2026')).toBeVisible();
    await expectAccessible(page, dialog);
    await dialog.getByLabel('Name of the shop here').fill('Florist');
    await dialog.getByRole('button', { name: 'Connect shop' }).click();
    await expect(page.getByRole('button', { name: 'Shop, Florist' })).toBeVisible();
    inShop = new URL(page.url()).search;
    expect(inShop).toMatch(/^\?shop=florist-/);
  });

  await test.step('figures are those of the server', async () => {
    await product.open(`${paths.salesSummary()}${inShop}&${days}`);
    await expect(amount(page, '$105.00')).toBeVisible();
  });

  await test.step('the process of the server is killed: figures stay, are marked as outdated, and recover without a reload', async () => {
    const loadedAt = () => page.evaluate(() => performance.timeOrigin);
    const before = await loadedAt();
    await shop.kill();
    await expect(page.getByText(/Figures and lists that are shown may be outdated/)).toBeVisible({ timeout: 120_000 });
    await expect(amount(page, '$105.00')).toBeVisible();
    await shop.startAgain();
    await expect(page.getByText(/Figures and lists that are shown may be outdated/)).toBeHidden({ timeout: 120_000 });
    await expect(amount(page, '$105.00')).toBeVisible();
    expect(await loadedAt()).toBe(before);
  });

  await test.step('an edit is on the server, and there after a reload', async () => {
    await product.open(`${paths.items()}${inShop}`);
    await createItem(items, 'Vase');
    await expect.poll(() => namesOn('items')).toEqual(['Vase']);
    await page.reload();
    await items.expectNames('Vase');
  });

  await test.step('while the server is gone, edits stay in the browser and the screens say why', async () => {
    await shop.goDown();
    await createItem(items, 'Ribbon');
    await expect(notice).toContainText('1 change to items is in this browser only');
    await expect(page.getByText(/The server cannot be reached/)).toBeVisible();
    await page.reload();
    await items.expectNames('Vase', 'Ribbon');
    await expect(page.getByText(/Figures and lists that are shown may be outdated/)).toBeVisible();
    await expect(notice).toBeVisible();
    await product.chooseTheme('Dark');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectToFit(page);
    await expectAccessible(page);
    expect(await namesOn('items')).toEqual(['Vase']);
  });

  await test.step('once it is back, they are sent', async () => {
    await shop.comeBack();
    // The product also tries by itself; then the button disappears.
    await page.getByRole('button', { name: 'Try now' }).evaluateAll(([button]) => {
      if (button instanceof HTMLElement) button.click();
    });
    await expect(notice).toBeHidden();
    await expect.poll(() => namesOn('items')).toEqual(['Vase', 'Ribbon']);
    await product.open(`${paths.settings()}${inShop}`);
    await expect(page.getByText('everyone with an access token of this shop reads and edits the same')).toBeVisible();
    await expectToFit(page);
  });

  await test.step('what the assistant is asked is on the server as well, and says so before', async () => {
    const assistant = new Assistant(product);
    await assistant.open(`${paths.chatbot()}${inShop}`);
    await expect(page.getByText('Everyone with its access token can read them.')).toBeVisible();
    await assistant.ask('How many sales were there?');
    const key = `conversations:${new URL(page.url()).searchParams.get('conversation') ?? ''}`;
    const titlesOn = async () => (await shop.list(key)).map(({ title }) => title);
    await expect.poll(titlesOn).toEqual(['How many sales were there?']);
    await assistant.button('Delete conversation').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(titlesOn).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(titlesOn).toEqual(['How many sales were there?']);
  });

  await test.step('a tab without the token asks to sign in, and goes on without a reload', async () => {
    const tab = await page.context().newPage();
    await tab.goto(product.address(`${paths.salesSummary()}${inShop}&${days}`));
    await expect(tab.getByText('The server of this shop needs a valid access token.').first()).toBeVisible();
    await tab.getByRole('button', { name: 'Sign in again' }).click();
    const dialog = tab.getByRole('dialog', { name: 'Sign in to “Florist”' });
    await dialog.getByLabel('Access token', { exact: true }).fill('wrong');
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText('The server does not accept this access token.');
    await dialog.getByLabel('Access token', { exact: true }).fill(shop.token);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(amount(tab, '$105.00')).toBeVisible();
  });
});

async function createItem(items: Items, name: string) {
  await items.page.getByRole('button', { name: 'Create item' }).first().click();
  await items.field('Name').fill(name);
  await items.field('Price ($)').fill('12.00');
  await items.sheet.getByRole('button', { name: 'Save Item' }).click();
  await items.expectNames(...(name === 'Vase' ? ['Vase'] : ['Vase', name]));
}

async function namesOn(key: string) {
  return (await shop.list(key)).map(({ name }) => name);
}

/** Explanations of figures that are not open have them too. */
function amount(page: Page, text: string) {
  return page.getByText(text, { exact: true }).filter({ visible: true }).first();
}
