import { apps } from '@back-office/shared/build/workspace.mjs';
import { isUnder } from '@back-office/shared/routes';
import { screens, screensUnder } from '../../support/screens';
import { expect, test } from '../../support/test';

test('every path belongs to one app', () => {
  for (const { path } of Object.values(screens))
    expect(
      apps.filter(({ routes }) => routes.some((prefix) => isUnder(path, prefix))),
      path,
    ).toHaveLength(1);
});

test('an address of each app opens inside the shell by a full load, one of the host also by a reload', async ({
  page,
  product,
}) => {
  for (const { name, routes } of apps) {
    const { path, title } = screensUnder(routes)[0] ?? { path: routes[0] ?? '/', title: /./ };
    await test.step(path, async () => {
      await product.open(path);
      await expect(product.title).toHaveText(title);
      // Other areas are reloaded where something must survive it.
      if (name === 'host') await page.reload();
      await expect(product.title).toHaveText(title);
      await expect(page).toHaveTitle(/.+/);
      await expect(product.mainList).toBeVisible();
      await product.expectPath(path);
    });
  }
});

test('a trailing slash and a query change nothing', async ({ product }) => {
  await product.open('/education/?from=mail');
  await expect(product.title).toHaveText('Education Center');
});

test('an address with a malformed percent sign shows its screen and logs nothing', async ({ page, product }) => {
  const malformed = '%E0%A4%A';
  const logged: string[] = [];
  page.on('console', (message) => logged.push(`${page.url()} ${message.text()}`));
  page.on('pageerror', (error) => logged.push(`${page.url()} ${error.message}`));
  for (const [address, title] of [
    [`/${malformed}`, 'Unexpected Application Error!'],
    [`/items?search=${malformed}`, 'Items'],
    [`/transactions?from=${malformed}#${malformed}`, 'Transactions'],
    [`/education/${malformed}`, 'Education Center'],
  ] as const) {
    await test.step(address, async () => {
      await product.open(address);
      await expect(product.title).toHaveText(title);
      await expect(product.mainList).toBeVisible();
      await page.waitForLoadState();
    });
  }
  expect(logged).toEqual([]);
});
