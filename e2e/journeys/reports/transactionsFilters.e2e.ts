import { paths } from '@back-office/shared/routes';
import { decimalCents, type CsvRow } from '../../support/figures';
import { expect, test } from '../../support/test';

const where = (rows: readonly CsvRow[], column: string, value: string) => rows.filter((row) => row[column] === value);

// High enough for all rows of the week.
test.use({ viewport: { width: 1440, height: 2000 } });

test.describe('filters', () => {
  test('narrow rows, figures and address, and are removed by their chip', async ({ product, transactions }) => {
    await transactions.open();
    const { rows: all } = await transactions.exportCsv();
    await transactions.button('More filters').click();
    for (const [name, option, search, passing] of [
      ['Time of day', 'Morning', 'time=morning', all.filter((row) => row['Time']?.endsWith('AM'))],
      ['Payment method', 'Cash', 'method=cash', where(all, 'Payment Method', 'Cash')],
      ['Tender', 'Digital Wallet', 'tender=digital-wallet', where(all, 'Tender', 'Digital Wallet')],
      ['Source', 'Online store', 'source=online-store', where(all, 'Source', 'Online store')],
      ['Fees', 'Without fee', 'fees=without-fee', all.filter((row) => decimalCents(row['Fee']) === 0)],
    ] as const) {
      await transactions.choose(name, option);
      expect(passing.length, option).toBeGreaterThan(0);
      await transactions.expectRows(passing, `${name}: ${option}`);
      await product.expectPath(`${paths.transactions()}?${search}`);
      await transactions.expectChips(`${name}: ${option}`);
      await transactions.chip(`${name}: ${option}`).click();
      await transactions.expectCount(22);
      await expect(transactions.chips).toHaveCount(0);
    }
    await product.expectPath(paths.transactions());
  });

  test('combine, open by link, survive a reload, follow Back, and are cleared together', async ({
    page,
    product,
    transactions,
  }) => {
    await transactions.open();
    await transactions.choose('Payment method', 'Card');
    await transactions.expectCount(18);
    await transactions.choose('Type', 'Refund');
    await transactions.expectCount(2, 'Refunds');
    await page.goBack();
    await transactions.expectChips('Payment method: Card');
    await transactions.expectCount(18);
    await page.goBack();
    await transactions.expectCount(22);
    await page.goForward();
    await page.goForward();
    await transactions.expectChips('Payment method: Card', 'Type: Refund');
    await page.reload();
    await transactions.expectCount(2, 'Refunds');

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

test.describe('at a fixed time', () => {
  test.use({ ownContext: true });

  test('dates are chosen by preset or typed, up to what reports offer; a closed day says so', async ({
    page,
    product,
    transactions,
  }) => {
    await page.clock.setFixedTime('2025-07-18T16:00:00Z');
    await transactions.open();
    await transactions.dates.click();
    await transactions.picker.getByRole('button', { name: 'Yesterday' }).click();
    await expect(transactions.dates).toHaveText('Jul 17, 2025');
    await transactions.expectCount(3);
    await transactions.expectChips('Dates: Jul 17, 2025');
    await product.expectPath(`${paths.transactions()}?from=2025-07-17&to=2025-07-17`);

    await transactions.dates.click();
    await transactions.picker.getByRole('textbox', { name: 'From' }).fill('Jan 1, 1995');
    await transactions.picker.getByRole('textbox', { name: 'To' }).fill('Jan 7, 1995');
    await transactions.picker.getByRole('button', { name: 'Apply' }).click();
    await expect(transactions.picker).toContainText('Choose a year from 2000 to 2099.');
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
});
