import { paths } from '@back-office/shared/routes';
import { decimalCents, sum } from '../../support/figures';
import { expect, test } from '../../support/test';

// High enough for all rows of the week.
test.use({ viewport: { width: 1440, height: 2000 } });

test('opens with filters, figures, and the 22 transactions of the week by day', async ({
  page,
  product,
  transactions,
}) => {
  await transactions.open();
  await expect(product.title).toHaveText('Transactions');
  await expect(page.getByText('Jun 22 – 28, 2025 · All day (12:00 am - 12:00 am EDT)')).toBeVisible();
  await expect(transactions.search).toBeVisible();
  await expect(transactions.dates).toHaveText('Jun 22 – 28, 2025');
  for (const name of ['Time of day', 'Payment method', 'Type', 'Status'] as const)
    await expect(transactions.filter(name)).toBeVisible();
  await expect(transactions.counter('Transactions')).toHaveText('22');
  await expect(transactions.rows).toHaveCount(22);
  await expect(transactions.chips).toHaveCount(0);
  await expect(transactions.panel).toBeHidden();

  const days = await transactions.days();
  expect(days.map(({ day }) => day)).toEqual([
    'Sat, Jun 28',
    'Fri, Jun 27',
    'Thu, Jun 26',
    'Wed, Jun 25',
    'Tue, Jun 24',
    'Mon, Jun 23',
    'Sun, Jun 22',
  ]);
  for (const day of days) expect(sum(day.rows.map(({ amount }) => amount)), day.day).toBe(day.sum);
  expect(sum(days.map((day) => day.sum))).toBe(await transactions.money('Total collected'));
  await page.getByRole('link', { name: 'Back to Reports' }).click();
  await expect(product.title).toHaveText('Sales summary');
  await product.expectPath(paths.reports());

  await transactions.open('', paths.dashboardTransactions());
  await transactions.expectCount(22);
  await transactions.choose('Type', 'Refund');
  await product.expectPath(`${paths.dashboardTransactions()}?type=refund`);
});

test('a heading sorts, a second click reverses, and the day headings go', async ({ page, product, transactions }) => {
  await transactions.open();
  const amounts = async () => (await transactions.listed()).map(({ amount }) => amount);
  const falling = [...(await amounts())].sort((one, other) => other - one);
  await transactions.head('Amount').getByRole('button').click();
  await expect(transactions.head('Amount')).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(amounts).toEqual(falling);
  await product.expectPath(`${paths.transactions()}?sort=-amount`);
  await expect(transactions.table.getByRole('rowheader')).toHaveCount(0);
  await transactions.head('Amount').getByRole('button').click();
  await expect.poll(amounts).toEqual(falling.toReversed());
  await transactions.head('Staff').getByRole('button').click();
  const staff = async () => (await transactions.listed()).map((row) => row.staff);
  await expect.poll(async () => (await staff())[0]).toBe('Maya Duarte');
  const byStaff = await staff();
  expect(byStaff).toEqual([...byStaff].sort());
  await page.goBack();
  await expect(transactions.head('Amount')).toHaveAttribute('aria-sort', 'ascending');
  await transactions.head('Time').getByRole('button').click();
  await expect(transactions.table.getByRole('rowheader')).toHaveCount(7);
});

test.describe('at a fixed time', () => {
  test.use({ ownContext: true });

  test('the file has the rows shown, and its totals are the figures', async ({ page, transactions }) => {
    // Still the 18th in New York.
    await page.clock.setFixedTime('2025-07-19T03:59:00Z');
    await transactions.open('?method=card&sort=-amount');
    await transactions.expectCount(18);
    const file = await transactions.exportCsv();
    expect(file.name).toBe('transactions-2025-06-22-to-2025-06-28.csv');
    expect(file.head.slice(0, 4)).toEqual(['Date', 'Time', 'Time Zone', 'Gross Sales']);
    expect(file.head.slice(-10)).toEqual([
      'Transaction ID',
      'Type',
      'Status',
      'Payment Method',
      'Tender',
      'Description',
      'Total Collected',
      'Fee',
      'Location',
      'Customer',
    ]);
    expect(file.head).toHaveLength(29);
    await expect(page.getByRole('status').filter({ hasText: '18 transactions exported to' })).toBeVisible();
    await transactions.expectRows(file.rows, 'the file');
    expect(file.rows.filter((row) => row['Payment Method'] === 'Card')).toHaveLength(18);
    const prefixes = new Set(file.rows.map((row) => row['Transaction ID']?.split('-')[0]));
    expect([...prefixes].sort()).toEqual(['APT', 'EXC', 'GC', 'INV', 'PAY', 'RET', 'TXN']);
    for (const row of file.rows) expect(decimalCents(row['Total Collected']) < 0).toBe(row['Type'] === 'Refund');
  });
});

test.describe('in a window of usual height', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('Back returns to the same place in the same list', async ({ page, product, transactions }) => {
    await transactions.open('?from=2025-06-01&to=2025-06-28');
    await transactions.expectCount(88);
    const top = () => transactions.table.evaluate((frame) => frame.scrollTop);
    // Waits until the list has stopped scrolling, as it has when a user moves on to a link.
    await transactions.table.evaluate(
      (frame) =>
        new Promise<void>((rested) => {
          frame.addEventListener('scroll', () => setTimeout(rested, 250), { once: true });
          frame.scrollTop = 1500;
        }),
    );
    const first = await transactions.rows.nth(5).textContent();
    await transactions.rows.nth(8).click();
    await expect(transactions.panel).toBeVisible();
    await page.goBack();
    await expect(transactions.panel).toBeHidden();
    await expect.poll(top).toBe(1500);
    await page.getByRole('link', { name: 'Back to Reports' }).click();
    await expect(product.title).toHaveText('Sales summary');
    await page.goBack();
    await transactions.expectChips('Dates: Jun 1 – 28, 2025');
    await expect.poll(top).toBe(1500);
    await expect(transactions.rows.nth(5)).toHaveText(first ?? '');
    await transactions.choose('Type', 'Sale');
    await expect.poll(top).toBe(0);
  });

  test('prints figures and all rows, without controls', async ({ page, transactions }) => {
    await transactions.open('?type=sale&from=2025-06-01&to=2025-06-28');
    await transactions.expectCount(80);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(transactions.rows).toHaveCount(80);
    await expect(page.getByText('80 of 88 transactions · Dates: Jun 1 – 28, 2025 · Type: Sale')).toBeVisible();
    await expect(page.getByRole('term').filter({ hasText: 'Net sales' })).toBeVisible();
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox'))).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    // The buttons of the rows remain: on paper they are text.
    const buttons = page.getByRole('button');
    await expect(buttons).toHaveCount(80);
    // A basket of hundreds of items fills six lines, not pages.
    await buttons.first().evaluate((button) => (button.textContent = 'Honey cake, '.repeat(600)));
    expect((await buttons.first().boundingBox())?.height).toBeLessThan(7 * 17);
  });
});
