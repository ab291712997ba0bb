import { Guard } from '../../support/guard';
import { Product } from '../../support/product';
import { SalesSummary } from '../../support/salesSummary';
import { expect, test } from '../../support/test';
import { Transactions } from '../../support/transactions';

test('the address of a figure shows somebody else the same figures, after a refresh and with a seed', async ({
  browser,
  drillDown,
  guard,
  page,
  product,
  summary,
  transactions,
}) => {
  await summary.open('?seed=apple');
  const before = await summary.figures();
  await summary.button('Refresh').click();
  await summary.expectOtherThan(before);
  await expect.poll(() => ledgerOf(page.url())).toEqual({ rev: '1', seed: 'apple' });
  const report = { address: page.url(), lines: await summary.lines() };

  await summary.drillDownLink('Gross sales').click();
  const { foot } = await drillDown('Gross sales').read();
  await drillDown('Gross sales').allTransactions.click();
  await expect(product.title).toHaveText('Transactions');
  const gross = await transactions.money('Gross sales');
  expect(gross).toBe(foot[0]?.amounts.at(-1));
  expect(ledgerOf(page.url())).toEqual({ rev: '1', seed: 'apple' });
  const list = { address: page.url(), rows: await transactions.listed() };

  // Another browser, with nothing stored.
  const other = await browser.newContext();
  await Guard.prepare(other);
  guard.watch(other);
  const theirs = new Product(await other.newPage(), product.origins);
  await theirs.page.goto(report.address);
  await expect.poll(() => new SalesSummary(theirs).lines()).toEqual(report.lines);
  await theirs.page.goto(list.address);
  await expect.poll(() => new Transactions(theirs).listed()).toEqual(list.rows);
  expect(await new Transactions(theirs).money('Gross sales')).toBe(gross);
  await other.close();
});

test('a refresh in one tab is offered in the other, which then has the same figures and keeps them', async ({
  context,
  page,
  product,
  summary,
}) => {
  await summary.open();
  const before = await summary.lines();
  const second = new Product(await context.newPage(), product.origins);
  const other = new SalesSummary(second);
  await other.open();
  expect(await other.lines()).toEqual(before);
  const notice = second.page.getByRole('note').filter({ hasText: 'The figures were refreshed in another tab.' });
  await expect(notice).toHaveCount(0);

  await page.bringToFront();
  await summary.button('Refresh').click();
  await summary.expectOtherThan(await other.figures());
  const after = await summary.lines();
  await second.page.bringToFront();
  await expect(notice).toBeVisible();
  expect(await other.lines()).toEqual(before);

  await notice.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => other.lines()).toEqual(after);
  await expect(notice).toHaveCount(0);
  await second.expectPath('/reports?rev=1');
  await second.page.reload();
  await expect.poll(() => other.lines()).toEqual(after);
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('The figures were refreshed in another tab.')).toHaveCount(0);
});

/** The parameters of an address that say which sample it shows. */
function ledgerOf(address: string) {
  const { searchParams } = new URL(address);
  return { rev: searchParams.get('rev'), seed: searchParams.get('seed') };
}
