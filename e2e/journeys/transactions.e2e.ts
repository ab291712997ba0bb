import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../support/accessibility';
import { columnSum, type CsvFile } from '../support/csv';
import { layoutShift, watchLayoutShift } from '../support/layoutShift';
import { sum } from '../support/money';
import { expect, test as base } from '../support/test';
import { Transactions } from '../support/transactions';

const test = base.extend<{ readonly transactions: Transactions }>({
  transactions: async ({ product }, use) => {
    await use(new Transactions(product));
  },
});

// High enough for all rows of the week.
test.use({ viewport: { width: 1440, height: 2000 } });

type Row = CsvFile['rows'][number];
const where = (rows: readonly Row[], column: string, value: string) => rows.filter((row) => row[column] === value);

/** What identifies a row in the list and in the file alike. */
const inFile = (row: Row) => `${row['Description']} ${row['Staff Name']} ${toCents(row['Total Collected'])}`;

function toCents(decimal = '') {
  return Math.round(Number(decimal) * 100);
}

async function expectRows(transactions: Transactions, rows: readonly Row[], about: string) {
  await transactions.expectCount(rows.length);
  const read = async () =>
    (await transactions.listed()).map(({ description, staff, amount }) => `${description} ${staff} ${amount}`);
  await expect.poll(read, about).toEqual(rows.map(inFile));
  const shown = { name: '', head: [], rows };
  await expect.poll(() => transactions.money('Gross sales'), about).toBe(columnSum(shown, 'Gross Sales'));
  await expect.poll(() => transactions.money('Returns'), about).toBe(columnSum(shown, 'Returns'));
  await expect.poll(() => transactions.money('Net sales'), about).toBe(columnSum(shown, 'Net Sales'));
  await expect.poll(() => transactions.money('Total collected'), about).toBe(columnSum(shown, 'Total Collected'));
}

test('it opens with filters, figures, and the 22 transactions of the week by day', async ({
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

test.describe('filters', () => {
  test('each narrows rows, figures and address, and goes by its chip', async ({ product, transactions }) => {
    await transactions.open();
    const { rows: all } = await transactions.exportCsv();
    await transactions.button('More filters').click();
    for (const [name, option, search, passing] of [
      ['Time of day', 'Morning', 'time=morning', all.filter((row) => row['Time']?.endsWith('AM'))],
      ['Payment method', 'Cash', 'method=cash', where(all, 'Payment Method', 'Cash')],
      ['Type', 'Refund', 'type=refund', where(all, 'Type', 'Refund')],
      ['Status', 'Partially Paid', 'status=partially-paid', where(all, 'Status', 'Partially Paid')],
      ['Locations', 'Location 3', 'location=location-3', where(all, 'Location', 'Location 3')],
      ['Source', 'Online store', 'source=online-store', where(all, 'Source', 'Online store')],
      ['Team member', 'Owen Reyes', 'staff=owen-reyes', where(all, 'Staff Name', 'Owen Reyes')],
      ['Fees', 'Without fee', 'fees=without-fee', all.filter((row) => toCents(row['Fee']) === 0)],
    ] as const) {
      await transactions.choose(name, option);
      expect(passing.length, option).toBeGreaterThan(0);
      await expectRows(transactions, passing, `${name}: ${option}`);
      await product.expectPath(`${paths.transactions()}?${search}`);
      await transactions.expectChips(`${name}: ${option}`);
      await transactions.chip(`${name}: ${option}`).click();
      await transactions.expectCount(22);
      await expect(transactions.chips).toHaveCount(0);
    }
    await product.expectPath(paths.transactions());
  });

  test('the status offers Awaiting Capture, which no transaction has', async ({ page, transactions }) => {
    await transactions.open();
    const options = await transactions.options('Status');
    await expect(options).toHaveText([/^Completed\s*20$/, /^Partially Paid\s*2$/, /^Awaiting Capture\s*0$/]);
    await options.last().click();
    await page.keyboard.press('Escape');
    await expect(transactions.table).toContainText('No transactions found for this filter.');
    await transactions.expectCount(0);
    await expect(transactions.counter('Total collected')).toHaveText('$0.00');
    await expect(transactions.button('Export CSV')).toHaveAttribute('aria-disabled', 'true');
    await transactions.table.getByRole('button', { name: 'Clear filters' }).click();
    await transactions.expectCount(22);
    await expect(transactions.search).toBeFocused();
  });

  test('the search finds in description, staff and items in any case, and nowhere else', async ({
    page,
    product,
    transactions,
  }) => {
    await transactions.open();
    const { rows: all } = await transactions.exportCsv();
    const holds = (column: string, text: string) => all.filter((row) => row[column]?.toLowerCase().includes(text));
    await page.keyboard.press('/');
    await expect(transactions.search).toBeFocused();
    for (const [text, passing] of [
      ['CHEF’S kni', holds('Description', 'chef’s kni')],
      ['oWEN r', holds('Staff Name', 'owen r')],
      // The size stands with the item, not in the description.
      ['SERVES 12', holds('Description', 'catering platter')],
    ] as const) {
      await transactions.search.fill(text);
      expect(passing.length, text).toBeGreaterThan(0);
      await expectRows(transactions, passing, text);
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text);
    }
    const [{ 'Transaction ID': id = '', 'Total Collected': amount = '', Device: device = '' } = {}] = all;
    for (const text of [id, amount, device, 'In-Store']) {
      await transactions.search.fill(text);
      await expect(transactions.table).toContainText('No transactions found for this filter.');
    }
    await transactions.chip('Search: In-Store').click();
    await transactions.expectCount(22);
    await expect(transactions.search).toHaveValue('');
    await product.expectPath(paths.transactions());
  });

  test('dates are chosen by preset and typed; a closed day says so', async ({ page, product, transactions }) => {
    await page.clock.setFixedTime('2025-07-18T16:00:00Z');
    await transactions.open();
    await transactions.dates.click();
    await transactions.picker.getByRole('button', { name: 'Yesterday' }).click();
    await expect(transactions.dates).toHaveText('Jul 17, 2025');
    await transactions.expectCount(3);
    await transactions.expectChips('Dates: Jul 17, 2025');
    await product.expectPath(`${paths.transactions()}?from=2025-07-17&to=2025-07-17`);

    await transactions.dates.click();
    await transactions.picker.getByRole('textbox', { name: 'From' }).fill('12/25/2024');
    await transactions.picker.getByRole('textbox', { name: 'To' }).fill('Jan 4, 2025');
    await transactions.picker.getByRole('button', { name: 'Apply' }).click();
    await expect(transactions.dates).toHaveText('Dec 25, 2024 – Jan 4, 2025');
    await expect(page.getByText('All day (12:00 am - 12:00 am EST)')).toBeVisible();
    const days = (await transactions.days()).map(({ day }) => day);
    expect([days[0], days.at(-1)]).toEqual(['Sat, Jan 4, 2025', 'Thu, Dec 26, 2024']);
    expect(days).not.toContain('Wed, Jan 1, 2025');

    await transactions.dates.click();
    await transactions.picker.getByRole('textbox', { name: 'To' }).fill('2024-12-25');
    await page.keyboard.press('Enter');
    await expect(transactions.table).toContainText('No sales in this time period');
    await transactions.button('Clear filters').first().click();
    await expect(transactions.dates).toHaveText('Jun 22 – 28, 2025');
    await transactions.expectCount(22);
  });

  test('combine, open by link, survive a reload, go back and forth, and are cleared together', async ({
    page,
    product,
    transactions,
  }) => {
    await transactions.open();
    await transactions.choose('Payment method', 'Card');
    await transactions.expectCount(18);
    await transactions.choose('Type', 'Refund');
    await transactions.expectCount(2);
    await page.goBack();
    await transactions.expectChips('Payment method: Card');
    await transactions.expectCount(18);
    await page.goBack();
    await transactions.expectCount(22);
    await page.goForward();
    await page.goForward();
    await transactions.expectChips('Payment method: Card', 'Type: Refund');
    await page.reload();
    await transactions.expectCount(2);

    const all =
      '?from=2025-06-15&to=2025-06-28&time=morning&method=card&type=sale&status=completed&location=location-1' +
      '&location=location-2&source=point-of-sale&staff=owen-reyes&fees=with-fee&q=beans';
    await transactions.open(all);
    await transactions.expectChips(
      'Search: beans',
      'Dates: Jun 15 – 28, 2025',
      'Time of day: Morning',
      'Payment method: Card',
      'Type: Sale',
      'Status: Completed',
      'Locations: Location 1',
      'Locations: Location 2',
      'Source: Point of Sale',
      'Team member: Owen Reyes',
      'Fees: With fee',
    );
    await expect(transactions.filter('Fees')).toBeVisible();
    await transactions.expectCount(2);
    await page.reload();
    await transactions.expectCount(2);
    await transactions.button('Clear filters').click();
    await transactions.expectCount(22);
    await product.expectPath(paths.transactions());
  });
});

test('a head sorts, a second press turns around, and the days go', async ({ page, product, transactions }) => {
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

test('the rows shown leave as a file whose sums are the figures', async ({ page, transactions }) => {
  // Still the 18th in New York.
  await page.clock.setFixedTime('2025-07-19T03:59:00Z');
  await transactions.open('?method=card&sort=-amount');
  await transactions.expectCount(18);
  const file = await transactions.exportCsv();
  expect(file.name).toBe('transactions-2025-07-18.csv');
  expect(file.head.slice(0, 4)).toEqual(['Date', 'Time', 'Time Zone', 'Gross Sales']);
  expect(file.head.slice(-8)).toEqual([
    'Transaction ID',
    'Type',
    'Status',
    'Payment Method',
    'Description',
    'Total Collected',
    'Fee',
    'Location',
  ]);
  expect(file.head).toHaveLength(27);
  await expect(page.getByRole('status').filter({ hasText: '18 transactions exported to' })).toBeVisible();
  await expectRows(transactions, file.rows, 'the file');
  expect(where(file.rows, 'Payment Method', 'Card')).toHaveLength(18);
  const prefixes = new Set(file.rows.map((row) => row['Transaction ID']?.split('-')[0]));
  expect([...prefixes].sort()).toEqual(['APT', 'EXC', 'GC', 'INV', 'PAY', 'RET', 'TXN']);
  for (const row of file.rows) expect(toCents(row['Total Collected']) < 0).toBe(row['Type'] === 'Refund');
});

test.describe('in a window of usual height', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('Back comes to the same place of the same list', async ({ page, product, transactions }) => {
    await transactions.open('?from=2025-06-01&to=2025-06-28');
    await transactions.expectCount(88);
    const top = () => transactions.table.evaluate((frame) => frame.scrollTop);
    // Until the list has rested, as it has when a hand goes from the wheel to a link.
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

  test('by keyboard alone: search, filter, figure, row, panel, next, back', async ({ page, transactions }) => {
    await transactions.open();
    await page.keyboard.press('/');
    await expect(transactions.search).toBeFocused();
    await page.keyboard.type('owen');
    await transactions.expectCount(7);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(transactions.dates).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(transactions.filter('Payment method')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: /^Card/ })).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect(transactions.filter('Payment method')).toBeFocused();
    await transactions.expectChips('Search: owen', 'Payment method: Card');
    const count = await transactions.rows.count();
    expect(count).toBeGreaterThan(2);
    await transactions.rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(transactions.rows.nth(1)).toBeFocused();
    const second = (await transactions.rows.nth(1).textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(transactions.panel).toBeFocused();
    await expect(transactions.openRow).toContainText(second);
    await page.keyboard.press('ArrowRight');
    await expect(transactions.openRow).not.toContainText(second);
    await page.keyboard.press('ArrowLeft');
    await expect(transactions.openRow).toContainText(second);
    await page.keyboard.press('Escape');
    await expect(transactions.panel).toBeHidden();
    await expect(transactions.rows.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(transactions.rows.last()).toBeFocused();
  });

  test('a hundred thousand rows: shown, searched, sorted, scrolled and opened', async ({ page, transactions }) => {
    await transactions.open('?volume=4546');
    await transactions.expectCount(100_012);
    expect(await transactions.rows.count()).toBeLessThan(60);
    await transactions.search.fill('knife');
    await transactions.expectCount(13_638);
    await transactions.head('Amount').getByRole('button').click();
    await expect(transactions.head('Amount')).toHaveAttribute('aria-sort', 'descending');
    await transactions.rows.first().focus();
    await page.keyboard.press('End');
    await expect(transactions.rows.last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(transactions.panel).toContainText(/Chef’s Knife/);
    await expect(transactions.panelButton('Next transaction')).toHaveAttribute('aria-disabled', 'true');
    await transactions.panelButton('Previous transaction').click();
    await expect(page.getByRole('status').filter({ hasText: '13,637 of 13,638' })).toBeAttached();
  });

  test('nothing shifts while it comes, with a panel or without', async ({ page, product, transactions }) => {
    await watchLayoutShift(page);
    for (const search of ['', '?method=card&txn=INV-144026', '?status=awaiting-capture&fees=with-fee']) {
      await transactions.open(search);
      await expect(product.assistantButton).toBeVisible();
      await expect(transactions.filter('Status')).toBeVisible();
      expect(await layoutShift(page), search).toBeLessThan(0.01);
    }
  });

  test('axe finds nothing serious in list, panel and figure, or where nothing is found', async ({
    page,
    transactions,
  }) => {
    test.slow();
    await transactions.open('?method=card&fees=with-fee&txn=INV-144026');
    await expect(transactions.panel).toContainText('Net total');
    await transactions.button('Total collected: how the figure comes about').click();
    await expect(page.getByRole('dialog', { name: /^Total collected/ })).toBeVisible();
    await expectAccessible(page);
    await transactions.open('?status=awaiting-capture&txn=PAY-unknown');
    await expect(transactions.panel).toContainText('There is no transaction');
    await expectAccessible(page);
  });

  test('paper gets figures and all rows, without what is only for pressing', async ({ page, transactions }) => {
    await transactions.open('?type=sale&from=2025-06-01&to=2025-06-28');
    await transactions.expectCount(80);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(transactions.rows).toHaveCount(80);
    await expect(page.getByText('80 of 88 transactions · Dates: Jun 1 – 28, 2025 · Type: Sale')).toBeVisible();
    await expect(page.getByRole('term').filter({ hasText: 'Net sales' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    // What opens a row stays: on paper it is text.
    await expect(page.getByRole('button')).toHaveCount(80);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing is wider than the window; filters, order, panel and export are reached', async ({
    page,
    transactions,
  }) => {
    test.slow();
    const fits = async (about: string) =>
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), about)
        .toBeLessThanOrEqual(390);
    await transactions.open('?from=2025-12-25&to=2025-12-25&q=nothing&fees=with-fee&staff=theo-lindqvist');
    await fits('nothing found');
    await transactions.open();
    await fits('all');
    await expectAccessible(page);
    await transactions.choose('Payment method', 'Card');
    await transactions.expectCount(18);
    await transactions.choose('Sort', 'Largest amount');
    await expect(transactions.rows.first()).toHaveText('Catering Platter ×3');
    await fits('narrowed and sorted');
    expect((await transactions.exportCsv()).rows).toHaveLength(18);
    await transactions.rows.first().click();
    await expect(page.getByRole('dialog', { name: 'Payment details' })).toBeVisible();
    const box = await transactions.panel.boundingBox();
    expect([box?.x, box?.width]).toEqual([0, 390]);
    await fits('panel');
    await transactions.panelButton('Close').click();
    await expect(transactions.panel).toBeHidden();
    await expect(transactions.rows.first()).toBeFocused();
  });
});
