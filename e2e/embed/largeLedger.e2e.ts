import { paths } from '@back-office/shared/routes';
import { questionNames } from '../../shared/src/ledger/port/ledgerPort';
import { embedding } from '../support/embedding';
import { largeShop } from '../support/largeShop';
import { servePlainPage } from '../support/plainPage';
import { expect, test } from '../support/test';

/** More rows change no answer: each is at most a page or a group. */
const count = process.env['BACK_OFFICE_LONG_TESTS'] ? 1_000_000 : 200_000;
const all = count.toLocaleString('en-US');
const millions = /\$\d{2},\d{3},\d{3}\.\d\d/;
const maxBytes = 200_000;
const range = { from: '2025-01-01', to: '2025-12-31' };
const year = new URLSearchParams(range).toString();

test('a shop with many transactions behind a server shows its year, and no answer is large', async ({
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
  await expect(breakdown.getByRole('row', { name: /^Gross sales Gross sales/ })).toContainText(millions);

  await embedding(page).navigate('one', `${paths.salesSummary()}?${year}&line=sales`);
  const drillDown = page.getByRole('dialog', { name: 'Sales', exact: true });
  await expect(drillDown.getByRole('link', { name: 'T-2', exact: true })).toBeVisible();
  await expect(drillDown).toContainText(/Listed above · \d{2,3},\d{3} transactions/);
  await expect(drillDown.getByRole('row', { name: /in the report/ })).toContainText('Ties out');

  await embedding(page).navigate('one', `/financial-suite/reports/sales-by-item?${year}`);
  await expect(page.getByRole('rowheader', { name: /^Item \d+$/ }).first()).toBeVisible();
  await expect(page.getByText(`${all} transactions.`)).toBeVisible();

  await embedding(page).navigate('one', `${paths.transactions()}?${year}`);
  await expect(page.getByRole('definition').first()).toHaveText(all);
  await page.getByRole('searchbox', { name: 'Search transactions' }).fill('Customer 777');
  await expect(page.getByRole('definition').first()).toHaveText(new RegExp(`^\\d+ of ${all}$`));

  await embedding(page).navigate('one', `/financial-suite?${year}`);
  await expect(page.getByText(millions).first()).toBeVisible();

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
