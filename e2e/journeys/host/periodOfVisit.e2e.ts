import { paths } from '@back-office/shared/routes';
import { Product } from '../../support/product';
import { expect, test } from '../../support/test';

test('Today follows through the screens, a reload and Back, until the sample week is chosen', async ({
  context,
  dashboard,
  page,
  product,
  report,
  summary,
  transactions,
}) => {
  const words = (text: string | RegExp) => page.getByRole('main').getByText(text);
  /** Transactions name a period without its days, which the date button has. */
  const name = (text: string) => page.getByRole('main').locator('span').getByText(text, { exact: true });
  await dashboard.open();
  await expect(words('Sample day: Friday, July 18, 2025')).toBeVisible();
  await dashboard.button('Today').click();
  await product.expectPath(/^\/\?date=\d{4}-\d\d-\d\d$/);
  const today = new URL(page.url()).searchParams.get('date') ?? '';
  const range = `?from=${today}&to=${today}`;
  await expect(words(/^Today: \w+day, /)).toBeVisible();

  await test.step('by the menus and by the search', async () => {
    await product.entry('Financial Suite').click();
    const submenu = product.submenu('Financial Suite');
    await product.entry('Reports', submenu).click();
    await expect(summary.table).toBeVisible();
    await product.expectPath(paths.reports() + range);
    await expect(words(/^Today: /)).toBeVisible();
    await product.entry('Sales by item', submenu).click();
    await expect(report.table.or(words(/^No sales/)).first()).toBeVisible();
    await product.expectPath(paths.suiteReport('sales-by-item') + range);
    await product.side.getByRole('combobox', { name: 'Search' }).fill('transactions');
    await page
      .getByRole('option', { name: /^Transactions/ })
      .first()
      .click();
    await expect(product.title).toHaveText('Transactions');
    await product.expectPath(paths.transactions() + range);
  });

  await test.step('a reload keeps it', async () => {
    await page.reload();
    await expect(name('Today')).toBeVisible();
    await product.expectPath(paths.transactions() + range);
    await product.entry('Home').click();
    await product.expectPath(`/?date=${today}`);
    await page.goBack();
    await product.expectPath(paths.transactions() + range);
  });

  await test.step('the sample week ends it, and Back restores it', async () => {
    await transactions.button('Sample week').click();
    await expect(name('Sample week')).toBeVisible();
    await product.entry('Home').click();
    await product.expectPath('/');
    await expect(words('Sample day: Friday, July 18, 2025')).toBeVisible();
    await page.goBack();
    await product.expectPath(paths.transactions());
    await page.goBack();
    await product.expectPath(paths.transactions() + range);
    await product.entry('Home').click();
    await product.expectPath(`/?date=${today}`);
    await expect(words(/^Today: /)).toBeVisible();
  });

  await test.step('a new tab opens on the sample day', async () => {
    const other = new Product(await context.newPage(), product.origins);
    await other.open();
    await expect(other.page.getByText('Sample day: Friday, July 18, 2025')).toBeVisible();
    await other.expectPath('/');
  });
});
