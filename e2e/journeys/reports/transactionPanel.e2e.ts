import { paths } from '@back-office/shared/routes';
import { cents, decimalCents, sum } from '../../support/figures';
import { expect, test } from '../../support/test';

// High enough for all rows of the week.
test.use({ viewport: { width: 1440, height: 2000 } });

const amountsOf = (lines: readonly (readonly [string, string])[]) =>
  lines.map(([label, value]) => [label, cents(value)] as const);

test('a row opens its payment details, which add up and are printed alone; Escape returns to the row', async ({
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

  await page.emulateMedia({ media: 'print' });
  await expect(panel).toContainText('Catering Platter, Serves 12 × 3');
  await expect(transactions.panelButton('Print')).toBeHidden();
  await expect(transactions.panelButton('Close')).toBeHidden();
  await expect(transactions.table).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await panel.focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(transactions.row('Catering Platter ×3')).toBeFocused();
  await product.expectPath(paths.transactions());
  await page.goForward();
  await expect(panel).toBeVisible();
  await transactions.panelButton('Close').click();
  await expect(panel).toBeHidden();
});

test('Previous and Next follow the list to its ends and add no history', async ({ page, product, transactions }) => {
  await transactions.open('?type=refund');
  await transactions.expectCount(2, 'Refunds');
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

test('a transaction opens by link, survives a reload, and an unknown id says so', async ({
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

  await transactions.open(`?txn=${'x'.repeat(600)}&q=${'y'.repeat(600)}`);
  await expect(transactions.panel).toContainText('There is no transaction xxxxxxxxxxxxxxxxxxxxxxxx….');
  const overflowing = await page.evaluate(
    () => [...document.querySelectorAll('main p')].filter((text) => text.scrollWidth > text.clientWidth).length,
  );
  expect(overflowing).toBe(0);

  await transactions.open('?txn=PAY-unknown');
  await expect(transactions.panel).toContainText('There is no transaction PAY-unknown.');
  await transactions.panelButton('Close').click();
  await expect(transactions.panel).toBeHidden();
  await transactions.expectCount(22);
  await product.expectPath(paths.transactions());
});

test('list, details and file show the same fields; a refund leads to its sale and back', async ({
  product,
  transactions,
}) => {
  await transactions.open('?type=refund');
  const { rows } = await transactions.exportCsv();
  const row = rows.find(({ Description }) => Description === 'Single-Origin Beans, returned');
  if (!row) throw new Error('The sample week has a return.');
  const field = (name: string) => row[name] ?? '';

  const [listed] = (await transactions.listed()).filter(({ description }) => description === field('Description'));
  expect(listed).toMatchObject({ staff: field('Staff Name'), amount: decimalCents(field('Total Collected')) });
  expect(listed?.amount).toBeLessThan(0);

  await transactions.row('Single-Origin Beans, returned').click();
  await expect(transactions.panel).toContainText(
    `${field('Transaction ID')} · Mon, Jun 23, 2025, ${field('Time')} ${field('Time Zone')}`,
  );
  await expect(transactions.panel.getByText(field('Status'), { exact: true })).toBeVisible();
  expect(await transactions.panelLines('Items')).toEqual([
    ['Single-Origin Beans, 1 kg × 1 returned', expect.stringMatching(/\(\$[\d.]+\)/)],
  ]);

  const figures = Object.fromEntries(await transactions.panelLines('Figures'));
  for (const [label, column] of [
    ['Items', 'Items'],
    ['Service charges', 'Service Charges'],
    ['Gross sales', 'Gross Sales'],
    ['Returns', 'Returns'],
    ['Discounts', 'Discounts'],
    ['Comps', 'Comps'],
    ['Net sales', 'Net Sales'],
    ['Gift card sales', 'Gift Card Sales'],
    ['Taxes', 'Taxes'],
    ['Tips', 'Tips'],
    ['Total collected', 'Total Collected'],
  ] as const)
    expect(cents(figures[label] ?? ''), label).toBe(decimalCents(field(column)));
  expect(row).toHaveProperty(['Partial Refunds']);

  const details = Object.fromEntries(await transactions.panelLines('Details'));
  expect(details).toMatchObject({
    'Payment method': field('Payment Method'),
    Tender: field('Tender'),
    Type: field('Type'),
    'Refund reason': 'Wrong roast',
    Channel: field('Channel'),
    Source: field('Source'),
    Device: field('Device'),
    'Device nickname': field('Device Nickname') || '–',
    Location: field('Location'),
    Staff: field('Staff Name'),
  });

  await transactions.panelLink(/^Refund of PAY-\d+ from /).click();
  await expect(transactions.panel).toBeFocused();
  await expect(transactions.panel).toContainText(/PAY-\d+ · Sun, Jun 22/);
  await expect(transactions.openRow).toHaveCount(0);
  await transactions.panelLink(/^Refunded \$[\d.]+ on Mon, Jun 23, RET-\d+$/).click();
  await expect(transactions.openRow).toContainText('Single-Origin Beans, returned');
  await product.expectPath(/type=refund&txn=RET-\d+$/);
});
