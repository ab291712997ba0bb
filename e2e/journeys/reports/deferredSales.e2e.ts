import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { readCsv } from '../../support/figures';
import { expectFocusIn, expectToFit } from '../../support/pageChecks';
import { expect, test } from '../../support/test';

const days = (from: string, to = from) => `from=2025-07-${from}&to=2025-07-${to}`;

test('a scenario, its dates and its report stay in the address, for Back, reload and every link', async ({
  page,
  product,
  deferredSales,
}) => {
  await deferredSales.open();
  await expect(product.title).toHaveText('Deferred Sales');
  await expect(page.getByText('Select a Scenario')).toBeVisible();
  await expect(deferredSales.range).toHaveText('Jul 29 – 30, 2025');
  await deferredSales.step('Next period').click();
  await expect(deferredSales.range).toHaveText('Jul 31 – Aug 1, 2025');
  await deferredSales.step('Previous period').click();
  await product.expectPath(paths.deferredSales());
  // A busy page draws its links after the address has changed.
  await expect(deferredSales.range).toHaveText('Jul 29 – 30, 2025');

  await deferredSales.scenario('Follow the date range', 'Partial payment').click();
  await expect(product.title).toHaveText('Partial payment');
  await expect(page).toHaveTitle('Partial payment · Back Office');
  await deferredSales.quickSelect('Deposit day').click();
  await expect(deferredSales.row('Deferred sales', 'Partial Payments')).toContainText('$100.00');
  await expect(deferredSales.row('Sales', 'Gross Sales')).toContainText('$0.00');
  await deferredSales.quickSelect('Remaining payment').click();
  await expect(deferredSales.row('Sales', 'Gross Sales')).toContainText('$1,000.00');
  await expect(deferredSales.row('Deferred sales', 'Deposit Redeemed')).toContainText('($100.00)');
  await deferredSales.quickSelect('Full cycle').click();
  await expect(deferredSales.row('Payments', 'Total Collected')).toContainText('$1,000.00');
  await deferredSales.choose('Report type', 'Daily');
  await product.expectPath(`${paths.deferredSales()}?scenario=partial-payment&${days('05', '15')}&report=daily`);

  await page.reload();
  const day = (label: string) => deferredSales.row('Partial payment by day', label);
  await expect(day('Jul 5')).toContainText('$100.00');
  await expect(day('Jul 10')).toContainText('($100.00)');
  await page.goBack();
  await expect(deferredSales.table('Sales')).toBeVisible();
  await page.goBack();
  await expect(deferredSales.quickSelect('Remaining payment')).toHaveAttribute('aria-pressed', 'true');
  await expect(deferredSales.row('Sales', 'Gross Sales')).toContainText('$1,000.00');
});

test('main lines open the sales detail, the payment, transactions, invoice and full cycle, and each leads back', async ({
  page,
  product,
  deferredSales,
}) => {
  const search = `?scenario=invoice-remaining-payment&${days('10')}`;
  await deferredSales.open(search);
  // Anywhere in the row.
  await deferredSales.row('Sales', 'Gross Sales').click({ position: { x: 24, y: 12 } });
  const detail = deferredSales.dialog('Gross Sales');
  await expect(detail).toBeVisible();
  const downloading = page.waitForEvent('download');
  await detail.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readCsv(await downloading);
  expect(file.head).toHaveLength(19);
  expect(file.rows.map((row) => [row['Gross Sales'], row['Channel'], row['Staff Name']])).toEqual([
    ['1000.00', 'Invoice', 'Priya Nair'],
  ]);
  await detail.getByRole('button', { name: 'INV-1012' }).click();
  await expect(deferredSales.dialog('Payment details')).toContainText('Deposit redeemed');
  await page.goBack();
  await expect(detail).toBeVisible();
  await page.goBack();
  await expect(detail).toBeHidden();
  await product.expectPath(paths.deferredSales() + search);

  for (const [scenario, line, title, content] of [
    ['invoice-deposit-day', 'Partial Payments', 'Deferred sales transactions', 'INV-1011'],
    ['invoice-remaining-payment', 'Deposit Redeemed', 'Invoice detail', 'Balance due'],
    ['full-cycle-option-b', 'Gross Sales', 'Full cycle', 'Whole cycle'],
  ] as const) {
    await product.go(`${paths.deferredSales()}?scenario=${scenario}&${days('05', '15')}`);
    await deferredSales.line(line).click();
    await expect(product.title).toHaveText(title);
    await expect(page.getByRole('main')).toContainText(content);
    await page.getByRole('link', { name: 'Back to Deferred Sales' }).click();
    await product.expectPath(`${paths.deferredSales()}?scenario=${scenario}&${days('05', '15')}`);
  }
});

test('the store’s roll-forward adds up, agrees with the sales summary, and its figures lead to transactions', async ({
  page,
  product,
  deferredSales,
  transactions,
}) => {
  await deferredSales.open('?from=2025-06-22&to=2025-06-28&rev=2&seed=shop');
  await expect(page.getByText('Ties out')).toHaveCount(3);
  const collected = page.getByRole('link', { name: /^Deposits, Collected/ });
  const shown = await collected.textContent();
  await collected.click();
  await expect(product.title).toHaveText('Transactions');
  await product.expectPath(/rev=2/);
  await product.expectPath(/seed=shop/);
  await expect(transactions.counter('Total collected')).toHaveText(shown ?? '');
  await page.goBack();

  const closing = await page.getByRole('link', { name: /^Total, Closing balance/ }).textContent();
  await page.getByRole('link', { name: /^Total, Closing balance/ }).click();
  await expect(product.title).toHaveText('Deferred sales transactions');
  await expect(deferredSales.table('Open deposits by age')).toBeVisible();
  await page.goBack();
  await deferredSales.step('Next period').click();
  await expect(page.getByRole('link', { name: /^Total, Opening balance/ })).toHaveText(closing ?? '');
});

test('gauge and chart show the total of the table, and every filter acts', async ({ page, deferredSales }) => {
  await deferredSales.open(`?scenario=invoice-full-cycle&${days('05', '15')}`);
  await deferredSales.choose('View', 'Gauge');
  await expect(page.getByRole('img', { name: /^Total collected: / })).toBeVisible();
  await expect(deferredSales.row('What makes up the total collected', 'Total collected')).toContainText('$1,000.00');
  await deferredSales.choose('View', 'Chart');
  await deferredSales.choose('Report type', 'Weekly');
  await expect(page.getByRole('figure', { name: 'Total collected by week' })).toBeVisible();
  await deferredSales.choose('View', 'Table');
  await deferredSales.choose('Group metric by', 'Staff');
  await expect(deferredSales.row('Full cycle by week', 'Priya Nair')).toContainText('$1,000.00');
  await deferredSales.choose('Locations', 'Location 1');
  await expect(deferredSales.row('Full cycle by week', 'Priya Nair')).toHaveCount(0);
  await deferredSales.choose('Filter by', 'Evening');
  await expect(deferredSales.row('Full cycle by week', 'Total')).not.toContainText('$100.00');
});

test('by keyboard alone: group, scenario, dates, filter, sales detail, payment and back', async ({
  page,
  product,
  deferredSales,
}) => {
  await deferredSales.open();
  const appointments = deferredSales.nav.getByRole('link', { name: 'Appointments' });
  await appointments.focus();
  await page.keyboard.press('Enter');
  // The scenarios of the invoices go and those of the appointments come: Tab counts the new ones.
  await expect(appointments).toHaveAttribute('aria-current', 'true');
  await expect(appointments).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(deferredSales.scenario('Deposits', 'Remaining payment')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(product.title).toHaveText('Remaining payment');
  await deferredSales.quickSelect('Remaining payment').focus();
  await page.keyboard.press('Space');
  await expect(deferredSales.quickSelect('Remaining payment')).toBeFocused();
  await deferredSales.line('Gross Sales').focus();
  await page.keyboard.press('Enter');
  const detail = deferredSales.dialog('Gross Sales');
  await expectFocusIn(detail);
  await detail.getByRole('button', { name: 'APT-1022' }).focus();
  await page.keyboard.press('Enter');
  await expectFocusIn(deferredSales.dialog('Payment details'));
  await page.keyboard.press('Escape');
  await expectFocusIn(detail);
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(deferredSales.line('Gross Sales')).toBeFocused();
});

test('axe finds nothing in the report, its dialogs and its pages', async ({ page, product, deferredSales }) => {
  await deferredSales.open('?scenario=gift-card-used&group=staff');
  await expectAccessible(page, page.getByRole('main'));
  await product.go(
    `${paths.deferredSales()}?scenario=invoice-full-cycle&${days('05', '15')}&report=daily&group=item`,
    'Full cycle',
  );
  await expectAccessible(page, page.getByRole('main'));
  await product.go(`${paths.deferredSales()}?scenario=invoice-full-cycle&txn=INV-1012`, 'Full cycle');
  await expect(deferredSales.dialog('Payment details')).toBeVisible();
  await expectAccessible(page, deferredSales.dialog('Payment details'));
  await page.keyboard.press('Escape');
  for (const [path, title] of [
    [paths.invoiceDetail(), 'Invoice detail'],
    [paths.fullCycle(), 'Full cycle'],
  ] as const) {
    await product.go(path, title);
    await expectAccessible(page, page.getByRole('main'));
  }
});

test('the search finds scenarios', async ({ page, product, deferredSales }) => {
  await deferredSales.open();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('catering order');
  await page
    .getByRole('option', { name: /^Catering order/ })
    .first()
    .click();
  await expect(product.title).toHaveText('Catering order');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing is wider than the window; the scenario list opens, chooses and closes', async ({
    page,
    product,
    deferredSales,
  }) => {
    await deferredSales.open();
    await expect(deferredSales.table('Roll-forward of the store')).toBeVisible();
    await expectToFit(page, 'store');
    const picker = page.getByRole('button', { name: /^Scenario/ });
    await picker.click();
    await expectToFit(page, 'list');
    await deferredSales.scenario('More scenarios', 'Gift card').click();
    await expect(product.title).toHaveText('Gift card');
    await expect(deferredSales.nav).toBeHidden();
    await expect(picker).toBeFocused();
    for (const search of ['', '&report=daily&group=item', '&view=gauge', '&detail=gross-sales', '&txn=INV-1012']) {
      await product.go(`${paths.deferredSales()}?scenario=invoice-full-cycle${search}`);
      await expectToFit(page, search);
    }
    for (const path of [paths.deferredTransactions(), paths.invoiceDetail(), paths.fullCycle()]) {
      await product.go(path);
      await expectToFit(page, path);
    }
  });
});
