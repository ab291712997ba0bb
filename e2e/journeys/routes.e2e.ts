import { owners, ownerOf, paths } from '@back-office/shared/routes';
import { expect, test } from '../support/test';

/** Every path of the product's table with the title of its screen; a new path does not compile without one. */
const screens = {
  home: [paths.home(), 'Dashboard'],
  items: [paths.items(), 'Items'],
  itemLibrary: [paths.itemLibrary(), 'Item library'],
  categories: [paths.categories(), 'Categories'],
  components: [paths.components(), 'Components'],
  chatbot: [paths.chatbot(), 'Assistant'],
  recommendations: [paths.recommendations(), 'Product recommendations'],
  reports: [paths.reports(), 'Sales summary'],
  transactions: [paths.transactions(), 'Transactions'],
  dashboardSalesSummary: [paths.dashboardSalesSummary(), 'Sales summary'],
  dashboardTransactions: [paths.dashboardTransactions(), 'Transactions'],
  financialSuite: [paths.financialSuite(), 'Financial Suite'],
  salesSummary: [paths.salesSummary(), 'Sales summary'],
  customReports: [paths.customReports(), 'Custom Reports'],
  createCustomReport: [paths.createCustomReport(), 'Report builder'],
  editCustomReport: [paths.editCustomReport('7'), 'Report builder'],
  viewCustomReport: [paths.viewCustomReport('7'), 'Custom report'],
  deferredSales: [paths.deferredSales(), 'Deferred Sales'],
  deferredTransactions: [paths.deferredTransactions(), 'Deferred sales transactions'],
  invoiceDetail: [paths.invoiceDetail(), 'Invoice detail'],
  fullCycle: [paths.fullCycle(), 'Full cycle'],
  migrationStatus: [paths.migrationStatus(), 'Migration Status'],
  prototype: [paths.prototype(), 'FS Prototype'],
  prototypeDeferredSales: [paths.prototypeDeferredSales(), 'Deferred Sales'],
  prototypeCustomReports: [paths.prototypeCustomReports(), 'Custom Reports'],
  prototypeReport: [paths.prototypeReport('sales-summary'), 'Sales summary'],
  education: [paths.education(), 'Education Center'],
  educationModule: [paths.educationModule('gross-sales'), 'Education Center'],
  health: [paths.health(), 'System health'],
} as const satisfies Record<keyof typeof paths, readonly [path: string, title: string]>;

for (const owner of ['host', 'catalogue', 'assistant', 'reports', 'learning'] as const) {
  test(`every address of ${owner} opens by deep link and by reload, inside the shell`, async ({ page, product }) => {
    test.slow();
    for (const [path, title] of Object.values(screens).filter(([address]) => ownerOf(address, owners) === owner)) {
      await product.open(path);
      await expect(product.title, path).toHaveText(title);
      await expect(page, path).toHaveTitle(/.+/);
      await page.reload();
      await expect(product.title, `${path} reloaded`).toHaveText(title);
      await expect(product.mainList).toBeVisible();
      await product.expectPath(path);
    }
  });
}

test('a trailing slash and a query change nothing', async ({ product }) => {
  await product.open('/education/?from=mail');
  await expect(product.title).toHaveText('Education Center');
});

test('each script is fetched once: what the boot script asked for ahead is what the page then runs', async ({
  page,
  product,
}) => {
  for (const path of [paths.items(), paths.education(), paths.home()]) {
    const wasted: string[] = [];
    page.on('console', (message) => {
      if (/preloaded/.test(message.text())) wasted.push(message.text());
    });
    await product.open(path);
    await expect(product.title).toBeVisible();
    await expect(product.assistantButton).toBeVisible();
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
    expect(scripts).toEqual([...new Set(scripts)]);
    expect(wasted).toEqual([]);
  }
});
