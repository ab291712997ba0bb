import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../support/accessibility';
import { columnSum, readCsv, type CsvFile } from '../support/csv';
import { expectFocusIn } from '../support/focus';
import { sum } from '../support/money';
import { closedDay, expect, test, week } from '../support/salesSummaryTest';

// High enough for all rows of the week.
test.use({ viewport: { width: 1440, height: 1200 } });

type Row = CsvFile['rows'][number];
const money = (row: Row, column: string) => Number(row[column]);

/** The specified filters (spec B §4), of the file that the transactions page exports. */
const lines = [
  {
    title: 'Gross sales',
    line: 'gross-sales',
    column: 'Gross Sales',
    has: (row: Row) => row['Status'] === 'Completed' && money(row, 'Gross Sales') > 0,
  },
  {
    title: 'Sales',
    line: 'sales',
    column: 'Gross Sales',
    has: (row: Row) => row['Transaction ID']?.startsWith('PAY-') === true,
  },
  {
    title: 'Exchanges',
    line: 'exchanges',
    column: 'Gross Sales',
    has: (row: Row) => row['Transaction ID']?.startsWith('EXC-') === true,
  },
  {
    title: 'Net sales',
    line: 'net-sales',
    column: 'Net Sales',
    has: (row: Row) => row['Status'] === 'Completed',
  },
  // Reports show what came back as negative (decision D11).
  { title: 'Returns', line: 'returns', column: 'Returns', has: (row: Row) => money(row, 'Returns') < 0 },
  {
    title: 'Deferred sales',
    line: 'deferred-sales',
    column: undefined,
    has: (row: Row) => row['Status'] === 'Partially Paid',
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

test.describe('the six drill-downs', () => {
  test('list what the specified filter lets through, and add up to the line', async ({
    page,
    product,
    summary,
    drillDown,
  }) => {
    await product.open(paths.transactions());
    const coming = page.waitForEvent('download');
    await summary.button('Export CSV').click();
    const all = await readCsv(await coming);
    expect(all.rows).toHaveLength(22);

    await summary.open();
    const figure = await summary.figures();
    for (const { title, line, has } of lines) {
      await summary.door(title).click();
      const dialog = drillDown(title);
      const { listed, foot } = await dialog.read();
      // The page lists the latest first.
      const expected = all.rows
        .filter(has)
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
      await dialog.close();
    }
  });

  test('leave as files with the 19 columns, whose sums are the figures', async ({ page, summary, drillDown }) => {
    // Still the 18th in New York.
    await page.clock.setFixedTime('2025-07-19T03:59:00Z');
    await summary.open();
    const figure = await summary.figures();
    for (const { title, line, column } of lines) {
      await summary.door(title).click();
      const dialog = drillDown(title);
      const { listed } = await dialog.read();
      const coming = page.waitForEvent('download');
      await dialog.button('Export CSV').click();
      const file = await readCsv(await coming);
      expect(file.name).toBe(`${line}-transactions-2025-07-18.csv`);
      expect(file.head).toEqual(salesDetail);
      expect(file.rows.map((row) => `${row['Time']} ${row['Staff Name']}`)).toEqual(
        listed.map(({ cells }) => `${cells['Time']} ${cells['Staff']}`),
      );
      expect(file.rows.every((row) => row['Time Zone'] === 'EDT')).toBe(true);
      if (column !== undefined) expect(columnSum(file, column), title).toBe(figure(title));
      await dialog.close();
    }
  });

  test('of a day without sales are empty, and say so', async ({ summary, drillDown }) => {
    await summary.open(closedDay);
    for (const { title } of lines) {
      await summary.door(title).click();
      const dialog = drillDown(title);
      await expect(dialog.dialog).toContainText('No transactions found for this filter.');
      await expect(dialog.rows).toHaveCount(0);
      await expect(dialog.button('Export CSV')).toHaveAttribute('aria-disabled', 'true');
      await dialog.close();
    }
  });
});

test('a drill-down keeps to the filters of the report', async ({ summary, drillDown }) => {
  await summary.open('?location=location-1&time=morning&from=2025-07-06&to=2025-07-12');
  const figure = await summary.figures();
  await summary.door('Net sales').click();
  const dialog = drillDown('Net sales');
  await expect(dialog.dialog).toContainText('Completed transactions · Jul 6 – 12, 2025 · Location 1 · Morning');
  const { listed, foot } = await dialog.read();
  expect(listed.every(({ cells }) => cells['Time']?.endsWith('AM'))).toBe(true);
  expect(foot.at(-1)?.amounts.at(-1)).toBe(figure('Net sales'));
});

test('a head sorts the rows, a second press turns them round', async ({ summary, drillDown }) => {
  await summary.open('?line=gross-sales');
  const dialog = drillDown('Gross sales');
  await expect(dialog.head('Date')).toHaveAttribute('aria-sort', 'ascending');
  const byDate = await dialog.ids();
  const amounts = async () => (await dialog.read()).listed.map((row) => row.amounts.at(-1) ?? NaN);
  const rising = [...(await amounts())].sort((one, other) => one - other);
  await dialog.sortBy('Gross sales');
  await expect(dialog.head('Gross sales')).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(amounts).toEqual(rising);
  await dialog.sortBy('Gross sales');
  await expect(dialog.head('Gross sales')).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(amounts).toEqual(rising.toReversed());
  await dialog.sortBy('Staff');
  await expect(dialog.head('Staff')).toHaveAttribute('aria-sort', 'ascending');
  const staff = (await dialog.read()).listed.map(({ cells }) => cells['Staff'] ?? '');
  expect(staff).toEqual([...staff].sort());
  await dialog.sortBy('Date');
  await expect.poll(() => dialog.ids()).toEqual(byDate);
});

test('a drill-down is a link, survives a reload, and closes by Back, Escape and press, giving the focus back', async ({
  page,
  product,
  summary,
  drillDown,
}) => {
  await summary.open();
  const { dialog, rows } = drillDown('Net sales');
  await summary.door('Net sales').click();
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
  await expect(summary.door('Net sales')).toBeFocused();

  await summary.open('?line=net-sales', paths.salesSummary());
  await drillDown('Net sales').close();
  await product.expectPath(paths.salesSummary());
  await expect(summary.door('Net sales')).toBeFocused();
});

test.describe('from a drill-down', () => {
  test('a row opens the transactions with its panel; Back leads to the drill-down again', async ({
    page,
    product,
    summary,
    drillDown,
  }) => {
    await summary.open('?line=sales');
    const dialog = drillDown('Sales');
    const [first = ''] = await dialog.ids();
    await dialog.row(first).click();
    await expect(product.title).toHaveText('Transactions');
    const panel = page.getByRole('complementary', { name: 'Payment details' });
    await expect(panel).toContainText(first);
    await product.expectPath(`/transactions?line=sales&txn=${first}`);
    await expect(page.getByRole('button', { name: week })).toBeVisible();
    await page.reload();
    await expect(panel).toContainText(first);
    await page.goBack();
    await expect(dialog.rows).toHaveCount(10);
  });

  test('all its rows open without a panel, with range, place and time of day', async ({
    page,
    product,
    summary,
    drillDown,
  }) => {
    await summary.open('?line=gross-sales&location=location-1&time=morning&from=2025-07-06&to=2025-07-12');
    const dialog = drillDown('Gross sales');
    await expect(dialog.rows.first()).toBeVisible();
    const count = (await dialog.ids()).length;
    await dialog.allTransactions.click();
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

  test('what the line counts beside the rows listed is named, and opens too', async ({
    page,
    product,
    summary,
    drillDown,
  }) => {
    await summary.open('?line=deferred-sales');
    const { table } = drillDown('Deferred sales');
    const other = table.getByRole('rowheader', { name: /^Other/ }).getByRole('link');
    await expect(other).toHaveCount(2);
    const id = await other.first().innerText();
    await other.first().click();
    await expect(product.title).toHaveText('Transactions');
    await expect(page.getByRole('complementary', { name: 'Payment details' })).toContainText(id);
    await product.expectPath(`/transactions?txn=${id}`);
  });

  test('by keyboard alone: sort, next row, open, and back', async ({ page, product, summary, drillDown }) => {
    await summary.open();
    const dialog = drillDown('Gross sales');
    await summary.door('Gross sales').focus();
    await page.keyboard.press('Enter');
    await expectFocusIn(dialog.dialog);
    await dialog.head('Transaction').getByRole('button').focus();
    await page.keyboard.press('Space');
    await expect(dialog.head('Transaction')).toHaveAttribute('aria-sort', 'ascending');
    const [first = '', second = ''] = await dialog.ids();
    await dialog.row(first).focus();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.row(second)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(product.title).toHaveText('Transactions');
    await expect(page.getByRole('complementary', { name: 'Payment details' })).toContainText(second);
  });
});

test('axe finds nothing serious in a drill-down', async ({ summary, drillDown, page }) => {
  await summary.open('?line=returns');
  await expect(drillDown('Returns').rows).toHaveCount(2);
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a drill-down fits, sorts, and opens a transaction', async ({ page, product, summary, drillDown }) => {
    test.slow();
    await summary.open('?line=gross-sales');
    const dialog = drillDown('Gross sales');
    const [first = ''] = await dialog.ids();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const box = await dialog.dialog.boundingBox();
    expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(390);
    await expect(dialog.table.getByRole('rowheader', { name: /Ties out/ })).toBeInViewport();
    await expectAccessible(page);
    await dialog.button('Sort Oldest first').click();
    await page.getByRole('option', { name: 'Largest amount' }).click();
    await expect(dialog.rows.first()).not.toHaveText(first);
    const [largest = ''] = await dialog.ids();
    await dialog.row(largest).click();
    await expect(product.title).toHaveText('Transactions');
    await expect(page.getByText(largest).first()).toBeVisible();
  });
});
