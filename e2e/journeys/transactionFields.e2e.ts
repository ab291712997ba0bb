import { cents } from '../support/money';
import { expect, test as base } from '../support/test';
import { Transactions } from '../support/transactions';

const test = base.extend<{ readonly transactions: Transactions }>({
  transactions: async ({ product }, use) => {
    await use(new Transactions(product));
  },
});

const decimalCents = (text = '') => Math.round(Number(text) * 100);

// Whatever a transaction says of itself (spec B §3) can be read: in the list, in its details, in the file.
test('every field of a transaction is shown, the same in list, details and file', async ({ page, transactions }) => {
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
    ['Single-Origin Beans, 1 kg × 1 returned', expect.anything()],
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
    Type: field('Type'),
    'Refund reason': 'Wrong roast',
    Channel: field('Channel'),
    Source: field('Source'),
    Device: field('Device'),
    'Device nickname': field('Device Nickname') || '–',
    Location: field('Location'),
    Staff: field('Staff Name'),
  });

  await transactions.panelButton(/^Refund of /).click();
  await expect(transactions.panel).toBeFocused();
  await expect(transactions.panel).toContainText('The filters of the list leave this transaction out.');
  await page.keyboard.press('Escape');
  await expect(transactions.panel).toBeHidden();
});

test('an id of a day long before the store, or a text of any length, is told to be no transaction', async ({
  page,
  transactions,
}) => {
  await transactions.open('?txn=PAY-1');
  await expect(transactions.panel).toContainText('There is no transaction PAY-1.');
  await transactions.open(`?txn=${'x'.repeat(600)}&q=${'y'.repeat(600)}`);
  await expect(transactions.panel).toContainText('There is no transaction xxxxxxxxxxxxxxxxxxxxxxxx….');
  const overflowing = await page.evaluate(
    () => [...document.querySelectorAll('main p')].filter((text) => text.scrollWidth > text.clientWidth).length,
  );
  expect(overflowing).toBe(0);
});

test('days that no report reaches cannot be chosen, typed or stepped to', async ({ page, product, transactions }) => {
  await transactions.open();
  await transactions.dates.click();
  await transactions.picker.getByRole('textbox', { name: 'From' }).fill('Jan 1, 1995');
  await transactions.picker.getByRole('textbox', { name: 'To' }).fill('Jan 7, 1995');
  await transactions.picker.getByRole('button', { name: 'Apply' }).click();
  await expect(transactions.picker).toContainText('Choose a year from 2000 to 2099.');
  await page.keyboard.press('Escape');
  await product.expectPath('/transactions');
  await product.open('/reports?from=2000-01-03&to=2000-01-09');
  const previous = page.getByRole('button', { name: 'Previous period', exact: true });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(previous).toHaveAccessibleDescription('Dates begin on Jan 1, 2000');
});
