import { paths } from '@back-office/shared/routes';
import { questionNames } from '../../shared/src/ledger/port/ledgerPort';
import { embedding } from '../support/embedding';
import { largeShop } from '../support/largeShop';
import { servePlainPage } from '../support/plainPage';
import { expect, test } from '../support/test';

const count = 1_000_000;
const maxBytes = 200_000;
const range = { from: '2025-01-01', to: '2025-12-31' };
const year = new URLSearchParams(range).toString();

test('a shop with a million transactions behind a server shows its year, and no answer is large', async ({
  page,
  product,
  guard,
}) => {
  const { entry } = await product.row('reports');
  const shop = largeShop(count);
  const plain = await servePlainPage(new URL('embed.js', entry).href, shop);
  guard.allowOrigins(plain.address);
  await page.goto(plain.address);
  await embedding(page).ready();
  await embedding(page).mount('one', { path: `${paths.salesSummary()}?${year}` });

  const breakdown = page.getByRole('table', { name: 'Breakdown' });
  await expect(breakdown.getByRole('row', { name: /^Gross sales Gross sales/ })).toContainText(
    /\$7\d,\d{3},\d{3}\.\d\d/,
  );

  await embedding(page).navigate('one', `${paths.salesSummary()}?${year}&line=sales`);
  const drillDown = page.getByRole('dialog', { name: 'Sales', exact: true });
  await expect(drillDown.getByRole('link', { name: 'T-2', exact: true })).toBeVisible();
  await expect(drillDown).toContainText(/Listed above · 3\d\d,\d{3} transactions/);
  await expect(drillDown.getByRole('row', { name: /in the report/ })).toContainText('Ties out');

  await embedding(page).navigate('one', `/financial-suite/reports/sales-by-item?${year}`);
  await expect(page.getByRole('rowheader', { name: /^Item \d+$/ }).first()).toBeVisible();
  await expect(page.getByText(/1,000,000 transactions\./)).toBeVisible();

  await embedding(page).navigate('one', `${paths.transactions()}?${year}`);
  await expect(page.getByRole('definition').first()).toHaveText('1,000,000');
  await page.getByRole('searchbox', { name: 'Search transactions' }).fill('Customer 777');
  await expect(page.getByRole('definition').first()).toHaveText(/^\d+ of 1,000,000$/);

  await embedding(page).navigate('one', `/financial-suite?${year}`);
  await expect(page.getByText(/\$7\d,\d{3},\d{3}\.\d\d/).first()).toBeVisible();

  // What areas on other origins ask for: the dashboard, the search box, the assistant.
  const scope = { range, filters: [] };
  const others = { customers: scope, search: { scope, text: 'order 77', limit: 5 }, deferred: range.to, row: 'T-77' };
  for (const [name, question] of Object.entries({ ...others, related: null }))
    await page.evaluate(async ([path, body]) => (await fetch(path, { method: 'POST', body })).json(), [
      `/${name}`,
      JSON.stringify(question),
    ] as const);

  const sizes = [...shop.largest].map(([name, { sent, uncompressed }]) => `${name} ${sent} (${uncompressed})`);
  console.log(`Largest answers in bytes, gzip and uncompressed: ${sizes.sort().join(', ')}`);
  expect([...shop.largest.keys()].sort()).toEqual([...questionNames].sort());
  expect([...shop.largest].filter(([, { sent }]) => sent > maxBytes)).toEqual([]);
  await plain.close();
});
