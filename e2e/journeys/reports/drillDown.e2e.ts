import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { columnSum, decimalCents, readCsv, sum, type CsvRow } from '../../support/figures';
import { expectFocusIn, expectInsideWindow, expectToFit } from '../../support/pageChecks';
import { week } from '../../support/salesSummary';
import { expect, test } from '../../support/test';

// High enough for all rows of the week.
test.use({ viewport: { width: 1440, height: 1200 } });

/** Which transactions a line lists, by the columns of the file that the transactions screen exports. Other lines are in unit tests. */
const lines = [
  {
    title: 'Gross sales',
    line: 'gross-sales',
    column: 'Gross Sales',
    lists: (row: CsvRow) => row['Status'] === 'Completed' && decimalCents(row['Gross Sales']) > 0,
  },
  {
    title: 'Deferred sales',
    line: 'deferred-sales',
    column: undefined,
    lists: (row: CsvRow) => row['Status'] === 'Partially Paid',
  },
] as const;

const salesDetail = [
  'Date',
  'Time',
  'Time Zone',
  'Gross Sales',
  'Items',
  'Service Charges',
  'Returns',
  'Discounts',
  'Comps',
  'Net Sales',
  'Gift Card Sales',
  'Taxes',
  'Tips',
  'Partial Refunds',
  'Channel',
  'Device',
  'Device Nickname',
  'Source',
  'Staff Name',
];

const otherColumns = [
  'Transaction ID',
  'Tender',
  'Deposit Collected',
  'Deposit Redeemed',
  'COVID Service Charge',
  'Setup Cost',
  'Auto Gratuity',
  'Refund Of',
  'Customer',
  'Fee Rate',
  'Net Total',
];

test.describe('at a fixed time', () => {
  test.use({ ownContext: true });

  test('drill-downs list the specified transactions, add up to their line, and export the same rows', async ({
    page,
    product,
    summary,
    drillDown,
    transactions,
  }) => {
    // Still the 18th in New York.
    await page.clock.setFixedTime('2025-07-19T03:59:00Z');
    await product.open(paths.transactions());
    const all = await transactions.exportCsv();
    expect(all.rows).toHaveLength(22);

    await summary.open();
    const figure = await summary.figures();
    for (const { title, line, column, lists } of lines) {
      await summary.drillDownLink(title).click();
      const dialog = drillDown(title);
      const { listed, foot } = await dialog.read();
      // The transactions screen lists the latest first.
      const expected = all.rows
        .filter(lists)
        .map((row) => row['Transaction ID'])
        .toReversed();
      expect(
        listed.map(({ id }) => id),
        title,
      ).toEqual(expected);
      await product.expectPath(`/reports?line=${line}`);

      const [above, other, report] = foot;
      const sums = listed[0]?.amounts.map((_, place) => sum(listed.map(({ amounts }) => amounts[place] ?? NaN)));
      expect(above?.amounts, title).toEqual(sums);
      expect(above?.label).toContain(`${listed.length} transaction`);
      expect(report?.amounts, title).toEqual(sums?.map((amount, place) => amount + (other?.amounts[place] ?? NaN)));
      expect(report?.amounts.at(-1), title).toBe(figure(title));
      expect(report?.label).toContain('Ties out');

      const coming = page.waitForEvent('download');
      await dialog.button('Export CSV').click();
      const file = await readCsv(await coming);
      expect(file.name).toBe(`${line}-transactions-2025-07-18.csv`);
      expect(file.head).toEqual(salesDetail);
      expect(file.rows.map((row) => `${row['Time']} ${row['Staff Name']}`)).toEqual(
        listed.map(({ cells }) => `${cells['Time']} ${cells['Staff']}`),
      );
      expect(file.rows.every((row) => row['Time Zone'] === 'EDT')).toBe(true);
      if (column !== undefined) expect(columnSum(file.rows, column), title).toBe(figure(title));

      const comingWhole = page.waitForEvent('download');
      await dialog.button('Export all columns').click();
      const whole = await readCsv(await comingWhole);
      expect(whole.name).toBe(`${line}-transactions-all-columns-2025-06-22-to-2025-06-28.csv`);
      expect(whole.head).toEqual([...salesDetail, ...otherColumns]);
      expect(whole.rows.map((row) => row['Transaction ID'])).toEqual(listed.map(({ id }) => id));
      expect(whole.rows).toMatchObject([...file.rows]);
      const deposits = columnSum(whole.rows, 'Deposit Collected') + columnSum(whole.rows, 'Deposit Redeemed');
      if (line === 'deferred-sales') expect(deposits).toBe(above?.amounts.at(-1));
      await dialog.close();
    }
  });
});

test('a drill-down has the filters of the report; its rows open as a list with the same filters', async ({
  page,
  product,
  summary,
  drillDown,
}) => {
  await summary.open('?location=location-1&time=morning&from=2025-07-06&to=2025-07-12');
  const figure = await summary.figures();
  await summary.drillDownLink('Net sales').click();
  const netSales = drillDown('Net sales');
  await expect(netSales.dialog).toContainText('Completed transactions · Jul 6 – 12, 2025 · Location 1 · Morning');
  const { listed, foot } = await netSales.read();
  expect(listed.every(({ cells }) => cells['Time']?.endsWith('AM'))).toBe(true);
  expect(foot.at(-1)?.amounts.at(-1)).toBe(figure('Net sales'));
  await netSales.close();

  await summary.drillDownLink('Gross sales').click();
  const grossSales = drillDown('Gross sales');
  const count = (await grossSales.ids()).length;
  await grossSales.allTransactions.click();
  await expect(product.title).toHaveText('Transactions');
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({
      line: 'gross-sales',
      from: '2025-07-06',
      to: '2025-07-12',
      location: 'location-1',
      time: 'morning',
    });
  await expect(page.getByRole('definition').first()).toContainText(new RegExp(`^${count} of `));
  await expect(page.getByRole('complementary', { name: 'Payment details' })).toBeHidden();
});

test('a drill-down is a link, survives a reload, closes by Back, Escape and button, and returns the focus', async ({
  page,
  product,
  summary,
  drillDown,
}) => {
  await summary.open();
  const { dialog, rows } = drillDown('Net sales');
  await summary.drillDownLink('Net sales').click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(20);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await product.expectPath('/reports');
  await expect(summary.drillDownLink('Net sales')).toBeFocused();

  await summary.open('?line=net-sales', paths.salesSummary());
  await drillDown('Net sales').close();
  await product.expectPath(paths.salesSummary());
  await expect(summary.drillDownLink('Net sales')).toBeFocused();
});

test('by keyboard alone: open, sort, next row, its payment details; Back returns to the drill-down', async ({
  page,
  product,
  summary,
  drillDown,
}) => {
  await summary.open();
  const dialog = drillDown('Gross sales');
  await summary.drillDownLink('Gross sales').focus();
  await page.keyboard.press('Enter');
  await expectFocusIn(dialog.dialog);
  await dialog.head('Transaction').getByRole('button').focus();
  await page.keyboard.press('Space');
  await expect(dialog.head('Transaction')).toHaveAttribute('aria-sort', 'ascending');
  const ids = await dialog.ids();
  const [first = '', second = ''] = ids;
  await dialog.row(first).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.row(second)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(product.title).toHaveText('Transactions');
  const panel = page.getByRole('complementary', { name: 'Payment details' });
  await expect(panel).toContainText(second);
  await product.expectPath(`/transactions?from=2025-06-22&to=2025-06-28&line=gross-sales&txn=${second}`);
  await expect(page.getByRole('button', { name: week })).toBeVisible();
  await page.reload();
  await expect(panel).toContainText(second);
  await page.goBack();
  await expect(dialog.rows).toHaveCount(ids.length);
  await expectAccessible(page, dialog.dialog);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a drill-down fits, sorts, and opens a transaction', async ({ page, product, summary, drillDown }) => {
    await summary.open('?line=gross-sales');
    const dialog = drillDown('Gross sales');
    const [first = ''] = await dialog.ids();
    await expectToFit(page);
    await expectInsideWindow(dialog.dialog);
    await dialog.button('Export').click();
    for (const name of ['Export all columns', 'Export CSV'])
      await expect(page.getByRole('menuitem', { name })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog.table.getByRole('rowheader', { name: /Ties out/ })).toBeInViewport();
    await expectAccessible(page, dialog.dialog);
    await dialog.button('Sort Oldest first').click();
    await page.getByRole('option', { name: 'Largest amount' }).click();
    await expect(dialog.rows.first()).not.toHaveText(first);
    const [largest = ''] = await dialog.ids();
    await dialog.row(largest).click();
    await expect(product.title).toHaveText('Transactions');
    await expect(page.getByText(largest).first()).toBeVisible();
  });
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('the labels of the totals wrap instead of being cut off', async ({ page, summary, drillDown }) => {
    await summary.open('?line=deferred-sales');
    const labels = drillDown('Deferred sales').table.getByRole('rowheader');
    await expect(labels).toHaveCount(3);
    for (const label of await labels.all())
      expect(await label.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expectToFit(page);
  });
});

test.describe('in a short window', () => {
  test.use({ viewport: { width: 720, height: 450 } });

  test('the rows scroll with the dialog, and the figure they add up to is below them', async ({
    summary,
    drillDown,
  }) => {
    await summary.open('?line=gross-sales');
    const dialog = drillDown('Gross sales');
    const ids = await dialog.ids();
    for (const id of ids.slice(0, 4)) await expect(dialog.row(id)).toBeInViewport();
    await dialog.table.getByRole('rowheader', { name: /Ties out/ }).scrollIntoViewIfNeeded();
    await expect(dialog.table.getByRole('rowheader', { name: /Ties out/ })).toBeInViewport();
    await expect(dialog.button('Close')).toBeInViewport();
  });
});
