import { paths } from '@back-office/shared/routes';
import { expectNothingCut } from '../../support/pageChecks';
import { expect, test } from '../../support/test';

/** Besides those at the addresses of `support/screens.ts`, where `accessibility.e2e.ts` asks the same. */
const tables: readonly (readonly [path: string, table: string | RegExp])[] = [
  ['/reports?view=table', 'Sales'],
  ['/reports?view=table&report=daily&compare=same-weekdays-last-year', 'Sales by day'],
  [paths.report('sales-trends'), 'Figures by day'],
  ['/reports/sales-trends?from=2025-05-01&to=2025-06-28&by=week', 'Figures by week'],
  [paths.report('team-sales'), 'Figures by team member'],
  [paths.report('accounting'), 'Figures by day'],
  [paths.suiteReport('sales-by-item'), 'Figures by item'],
  [paths.suiteReport('sales-by-time'), 'Figures by hour'],
  [paths.suiteReport('sales-by-location'), 'Figures by location'],
  ['/financial-suite/reports/sales-by-category?by=category-and-item', 'Figures by category and item'],
  [paths.suiteReport('payments'), 'Figures by tender'],
];

test('at 1440 px every table shows all its columns, and no filter is cut', async ({ page, product }) => {
  test.slow();
  await product.open(paths.settings());
  await expect(product.title).toHaveText('Settings');
  for (const [path, name] of tables) {
    await product.go(path);
    await expect(page.getByRole('table', { name, exact: true }).first(), path).toBeVisible();
    await expectNothingCut(page, path);
  }
});

test('the menu beside a wide table is folded from the first picture on; its button is remembered', async ({
  page,
  product,
}) => {
  await product.open(paths.report('sales-trends'));
  await expect(product.title).toHaveText('Sales trends');
  const menu = product.areaMenu('Reports');
  const show = menu.getByRole('button', { name: 'Show the Reports menu' });
  await expect(show).toHaveAttribute('aria-expanded', 'false');
  const left = (await product.title.boundingBox())?.x;
  await expect(page.getByRole('table', { name: 'Figures by day' })).toBeVisible();
  expect((await product.title.boundingBox())?.x).toBe(left);

  await show.focus();
  await page.keyboard.press('Enter');
  const hide = menu.getByRole('button', { name: 'Hide the Reports menu' });
  await expect(hide).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Item sales' })).toBeVisible();
  const preferences = () => page.evaluate(() => localStorage.getItem('back-office:preferences'));
  await expect.poll(preferences).toContain('areaMenu');
  await page.reload();
  await expect(page.getByRole('table', { name: 'Figures by day' })).toBeVisible();
  await expect(hide).toBeVisible();
  await hide.click();
  await expect(show).toBeFocused();

  await product.go(paths.items(), 'Items');
  await product.areaMenu('Items & services').getByRole('button', { name: /^Hide/ }).click();
  await expect.poll(preferences).toContain('"areaMenu":"folded"');
  await product.go(paths.reports(), 'Sales summary');
  await expect(show).toBeVisible();
});
