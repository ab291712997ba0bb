import { apps } from '@back-office/shared/build/workspace.mjs';
import { isUnder, paths } from '@back-office/shared/routes';
import { expect, test } from '../../support/test';

/** Every path with the title of its screen and, for some, the entry that is marked. A new path must be added here. */
const screens = {
  home: [paths.home(), 'Dashboard', 'Home'],
  items: [paths.items(), 'Items', 'Items & services'],
  itemLibrary: [paths.itemLibrary(), 'Item library', 'Items & services'],
  categories: [paths.categories(), 'Categories'],
  components: [paths.components(), 'Components'],
  chatbot: [paths.chatbot(), 'Assistant'],
  recommendations: [paths.recommendations(), 'Product recommendations'],
  reports: [paths.reports(), 'Sales summary'],
  report: [paths.report('item-sales'), 'Item sales'],
  transactions: [paths.transactions(), 'Transactions'],
  dashboardSalesSummary: [paths.dashboardSalesSummary(), 'Sales summary'],
  dashboardTransactions: [paths.dashboardTransactions(), 'Transactions'],
  financialSuite: [paths.financialSuite(), 'Financial Suite', 'Financial Suite'],
  salesSummary: [paths.salesSummary(), 'Sales summary'],
  suiteReport: [paths.suiteReport('sales-by-item'), 'Sales by item', 'Financial Suite'],
  customReports: [paths.customReports(), 'Custom Reports', 'Financial Suite'],
  createCustomReport: [paths.createCustomReport(), 'Report builder'],
  editCustomReport: [paths.editCustomReport('sample-daily-sales'), 'Report builder'],
  viewCustomReport: [paths.viewCustomReport('sample-daily-sales'), 'Daily sales overview'],
  deferredSales: [paths.deferredSales(), 'Deferred Sales'],
  deferredTransactions: [paths.deferredTransactions(), 'Deferred sales transactions'],
  invoiceDetail: [paths.invoiceDetail(), 'Invoice detail'],
  fullCycle: [paths.fullCycle(), 'Full cycle'],
  migrationStatus: [paths.migrationStatus(), 'Migration Status'],
  prototype: [paths.prototype(), 'Financial Suite', 'FS Prototype'],
  prototypeDeferredSales: [paths.prototypeDeferredSales(), 'Deferred Sales', 'FS Prototype'],
  prototypeCustomReports: [paths.prototypeCustomReports(), 'Custom Reports'],
  prototypeReport: [paths.prototypeReport('sales-summary'), 'Sales summary'],
  education: [paths.education(), 'Education Center', 'Education'],
  educationModule: [paths.educationModule('gross-sales'), 'Education Center', 'Education'],
  settings: [paths.settings(), 'Settings', 'Settings'],
  health: [paths.health(), 'System health'],
} as const satisfies Record<keyof typeof paths, readonly [path: string, title: string, entry?: string]>;

test('every path belongs to one app', () => {
  for (const [path] of Object.values(screens))
    expect(
      apps.filter(({ routes }) => routes.some((prefix) => isUnder(path, prefix))),
      path,
    ).toHaveLength(1);
});

for (const { name, routes } of apps) {
  test(`every address of ${name} opens inside the shell, the first one also by a full load and a reload`, async ({
    page,
    product,
  }) => {
    const listed = Object.values(screens).filter(([path]) => routes.some((prefix) => isUnder(path, prefix)));
    // The list has no path of a remote that was added later.
    const own = listed.length > 0 ? listed : [[routes[0] ?? '/', /./] as const];
    for (const [nth, [path, title, entry]] of own.entries()) {
      if (nth === 0) await product.open(path);
      else await product.go(path, title);
      await expect(product.title, path).toHaveText(title);
      await expect(page, path).toHaveTitle(/.+/);
      await expect(product.mainList, path).toBeVisible();
      await product.expectPath(path);
      if (entry) await expect(product.mainList.locator('[aria-current]'), path).toHaveText([entry]);
      if (nth > 0) continue;
      await page.reload();
      await expect(product.title, `${path} reloaded`).toHaveText(title);
      await product.expectPath(path);
    }
  });
}

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
    [`/chatbot?conversation=${malformed}`, 'Assistant'],
    [`/transactions?from=${malformed}#${malformed}`, 'Transactions'],
    [`/education/${malformed}`, 'Education Center'],
    [`/health?${malformed}`, 'System health'],
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
