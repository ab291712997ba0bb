import { paths } from '@back-office/shared/routes';
import { cents, sum } from '../support/money';
import { expect, test as base } from '../support/test';
import { Transactions } from '../support/transactions';

const test = base.extend<{ readonly transactions: Transactions }>({
  transactions: async ({ product }, use) => {
    await use(new Transactions(product));
  },
});

// High enough for all rows of the week.
test.use({ viewport: { width: 1440, height: 2000 } });

const amountsOf = (lines: readonly (readonly [string, string])[]) =>
  lines.map(([label, value]) => [label, cents(value)] as const);

test('a row opens its payment details, whose figures add up; Escape leads back to the row', async ({
  page,
  product,
  transactions,
}) => {
  await transactions.open();
  await transactions.row('Catering Platter ×3').click();
  const { panel } = transactions;
  await expect(panel).toBeFocused();
  await expect(transactions.openRow).toContainText('Catering Platter ×3');
  await expect(panel).toContainText(/INV-\d+ · Fri, Jun 27, 2025, 9:0\d AM EDT/);
  await expect(panel.getByText('Completed', { exact: true })).toBeVisible();
  await product.expectPath(/^\/transactions\?txn=INV-\d+$/);

  const figures = amountsOf(await transactions.panelLines('Figures'));
  expect(figures.map(([label]) => label)).toEqual([
    'Items',
    'Service charges Setup cost',
    'Gross sales',
    'Returns',
    'Discounts',
    'Comps',
    'Net sales',
    'Gift card sales',
    'Taxes',
    'Tips',
    'Deposit redeemed',
    'Total collected',
    'Fees 3.50% + $0.15',
    'Net total',
  ]);
  const [items = NaN, charges = NaN, gross, returns = NaN, discounts = NaN, comps = NaN, net = NaN, ...after] =
    figures.map(([, amount]) => amount);
  const total = after.at(-3) ?? NaN;
  expect(gross).toBe(items + charges);
  expect(net).toBe(items + charges + returns + discounts + comps);
  expect(total).toBe(net + sum(after.slice(0, -3)));
  expect(after.at(-1)).toBe(total + (after.at(-2) ?? NaN));
  const sold = amountsOf(await transactions.panelLines('Items'));
  expect(sold.map(([label]) => label)).toEqual(['Catering Platter, Serves 12 × 3']);
  expect(sum(sold.map(([, amount]) => amount))).toBe(items);
  const row = (await transactions.listed()).find(({ description }) => description === 'Catering Platter ×3');
  expect(row?.amount).toBe(total);
  expect((await transactions.panelLines('Details')).slice(0, 8)).toEqual([
    ['Payment method', 'Card'],
    ['Type', 'Sale'],
    ['Channel', 'Invoice'],
    ['Source', 'Invoices'],
    ['Device', 'Web'],
    ['Device nickname', '–'],
    ['Location', 'Location 3'],
    ['Staff', 'Maya Duarte'],
  ]);

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(transactions.row('Catering Platter ×3')).toBeFocused();
  await product.expectPath(paths.transactions());
  await page.goForward();
  await expect(panel).toBeVisible();
  await transactions.panelButton('Close').click();
  await expect(panel).toBeHidden();
});

test('previous and next follow the list, say its ends, and are no steps of their own', async ({
  page,
  product,
  transactions,
}) => {
  await transactions.open('?type=refund');
  await transactions.expectCount(2);
  const [first = '', second = ''] = await transactions.rows.allTextContents();
  await transactions.rows.first().click();
  const previous = transactions.panelButton('Previous transaction');
  const next = transactions.panelButton('Next transaction');
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(transactions.panel).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(transactions.openRow).toContainText(first);
  await page.keyboard.press('ArrowRight');
  await expect(transactions.openRow).toContainText(second);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(previous).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('status').filter({ hasText: /, 2 of 2$/ })).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(transactions.openRow).toContainText(second);
  await previous.focus();
  await page.keyboard.press('Enter');
  await expect(transactions.openRow).toContainText(first);
  await expect(previous).toBeFocused();
  await page.goBack();
  await expect(transactions.panel).toBeHidden();
  await product.expectPath(`${paths.transactions()}?type=refund`);
});

test('a refund leads to its sale and the sale to its refund, also past the filters', async ({
  product,
  transactions,
}) => {
  await transactions.open('?type=refund');
  await transactions.row('Single-Origin Beans, returned').click();
  await expect.poll(() => transactions.panelLines('Details')).toContainEqual(['Type', 'Refund']);
  expect((await transactions.panelLines('Details')).map(([label]) => label)).toContain('Refund reason');
  await expect
    .poll(() => transactions.panelLines('Items'))
    .toEqual([['Single-Origin Beans, 1 kg × 1 returned', expect.stringMatching(/\(\$[\d.]+\)/)]]);
  await transactions.panelButton(/^Refund of PAY-\d+ from /).click();
  await expect(transactions.panel).toContainText('The filters of the list leave this transaction out.');
  await expect(transactions.panel).toContainText(/PAY-\d+ · Sun, Jun 22/);
  await transactions.panelButton(/^Refunded \$[\d.]+ on Mon, Jun 23, RET-\d+$/).click();
  await expect(transactions.openRow).toContainText('Single-Origin Beans, returned');
  await product.expectPath(/type=refund&txn=RET-\d+$/);
});

test('a panel opens by link, survives a reload, and an id that nothing has is told so', async ({
  page,
  product,
  transactions,
}) => {
  await transactions.open('?status=partially-paid');
  await transactions.rows.first().click();
  await expect(transactions.panel).toContainText('Partially Paid');
  await product.expectPath(/txn=/);
  const { path } = product;
  await page.reload();
  await expect(transactions.panel).toContainText('Partially Paid');
  await expect(transactions.openRow).toBeVisible();
  await transactions.open(path.slice(path.indexOf('?')), paths.dashboardTransactions());
  await expect(transactions.panel).toContainText('Partially Paid');

  await transactions.open('?txn=PAY-unknown');
  await expect(transactions.panel).toContainText('There is no transaction PAY-unknown.');
  await transactions.panelButton('Close').click();
  await expect(transactions.panel).toBeHidden();
  await transactions.expectCount(22);
  await product.expectPath(paths.transactions());
});

test('navigation state filters the list and opens the panel only with both of its keys', async ({
  page,
  product,
  transactions,
}) => {
  await transactions.open();
  await transactions.row('Chef’s Knife').click();
  await product.expectPath(/txn=TXN-\d+$/);
  const id = new URL(page.url()).searchParams.get('txn') ?? '';
  const state = {
    filterType: 'gross-sales',
    status: ['Completed'],
    transactionTypes: ['sale'],
    dateRange: { from: '2025-06-22', to: '2025-06-24' },
    location: 'Location 2',
    timeframe: 'Afternoon',
  };

  await transactions.arriveWith({ ...state, selectedTransaction: id, showTransactionBlade: true });
  await transactions.expectChips(
    'Report line: Gross sales',
    'Dates: Jun 22 – 24, 2025',
    'Time of day: Afternoon',
    'Type: Sale',
    'Status: Completed',
    'Locations: Location 2',
  );
  await expect(transactions.panel).toContainText(id);
  await expect(transactions.openRow).toContainText('Chef’s Knife');
  await expect.poll(() => new URL(page.url()).searchParams.get('txn')).toBe(id);
  await transactions.chip('Report line: Gross sales').click();
  await expect.poll(() => product.path).not.toContain('line=');

  for (const half of [{ selectedTransaction: id }, { showTransactionBlade: true }]) {
    await transactions.arriveWith({ ...state, ...half });
    await expect(transactions.chip('Report line: Gross sales')).toBeVisible();
    await expect.poll(() => product.path).toContain('line=gross-sales');
    await expect(transactions.panel).toBeHidden();
    expect(product.path).not.toContain('txn=');
  }
  await transactions.arriveWith({ dateRange: 'June', status: 7, location: 'Mars', timeframe: null, filterType: {} });
  await transactions.expectCount(22);
});

test('paper gets the payment details alone', async ({ page, transactions }) => {
  await transactions.open();
  await transactions.row('Chef’s Knife').click();
  await expect(transactions.panel).toContainText('Net total');
  await page.emulateMedia({ media: 'print' });
  await expect(transactions.panel).toContainText('Chef’s Knife, 20 cm × 1');
  await expect(transactions.panelButton('Print')).toBeHidden();
  await expect(transactions.panelButton('Close')).toBeHidden();
  await expect(transactions.table).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
