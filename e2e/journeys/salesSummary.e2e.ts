import { paths } from '@back-office/shared/routes';
import { readCsv } from '../support/csv';
import { Dashboard } from '../support/dashboard';
import { cents, sum } from '../support/money';
import { figuresOf, partsOf, type Figures } from '../support/salesSummary';
import { closedDay, expect, sections, test, week } from '../support/salesSummaryTest';

const sectionsThatOpen = sections.filter((label) => !['Gift card sales', 'Total sales', 'Net total'].includes(label));

/** The rules of spec B §4 and decision D11, of what is shown. */
function expectToAddUp(figure: Figures) {
  expect(figure('Gross sales')).toBe(figure('Items') + figure('Service charges'));
  expect(figure('Gross sales')).toBe(figure('Sales') + figure('Exchanges') + figure('Other'));
  expect(figure('Net sales')).toBe(
    figure('Items') + figure('Service charges') + figure('Returns') + figure('Discounts & comps'),
  );
  expect(figure('Total sales')).toBe(
    figure('Net sales') + figure('Gift card sales') + figure('Taxes') + figure('Tips'),
  );
  expect(figure('Total payments')).toBe(figure('Card all but cash') + figure('Cash'));
  expect(figure('Total payments')).toBe(
    figure('Total sales') + figure('Deferred sales') + figure('Partial refunds refunds by amount'),
  );
  expect(figure('Fees')).toBe(figure('Payment processing fees 2.9% + $0.30') + figure('Invoice fees 3.50% + $0.15'));
  expect(figure('Net total')).toBe(figure('Total payments') + figure('Fees'));
}

test.describe('the sales summary', () => {
  test('stands at four addresses with the same figures, and with the menu of reports at one', async ({
    page,
    product,
    summary,
  }) => {
    const seen = new Set<string>();
    for (const path of [
      paths.reports(),
      paths.salesSummary(),
      paths.dashboardSalesSummary(),
      paths.prototypeReport('sales-summary'),
    ]) {
      await summary.open('', path);
      await expect(product.title).toHaveText('Sales summary');
      await expect(page).toHaveTitle('Sales summary · Back Office');
      await expect(page.getByRole('main').getByText('Beta', { exact: true })).toBeVisible();
      await expect(product.areaMenu('Reports')).toBeVisible({ visible: path === paths.reports() });
      await product.expectPath(path);
      seen.add(JSON.stringify(await summary.lines()));
    }
    expect(seen.size).toBe(1);
  });

  test('opens on 22–28 June: filters, migration notice, gauge, breakdown, one below the other', async ({
    page,
    summary,
  }) => {
    await summary.open();
    await expect(summary.range).toHaveText(week);
    await expect(page.getByText('All locations · Sun, Jun 22 – Sat, Jun 28')).toBeVisible();
    await expect(summary.filterBar.getByRole('button')).toHaveText([
      'Report typeSummary',
      'LocationsAll',
      'ViewGauge',
      'Group metric byAll',
      'Filter byAll day',
      'Compare toNone',
    ]);
    const parts = [summary.stepper, summary.filterBar, summary.notice, summary.gauge, summary.table];
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? NaN));
    expect(tops).toEqual([...tops].sort((one, other) => one - other));

    const figure = await summary.figures();
    const legend = await summary.legend.getByRole('row').allTextContents();
    const made = ['Net sales', 'Gift card sales', 'Taxes', 'Tips', 'Total sales'];
    expect(legend.slice(1).map(cents)).toEqual(made.map(figure));
    expect(legend.at(-1)).toContain('100.0%');
  });

  test('says what total sales and net sales are, word for word, to pointer and keyboard', async ({ page, summary }) => {
    await summary.open();
    for (const [of, text] of [
      ['Total sales', 'Total Sales = Gross + Taxes + Tips - Refunds - Voids'],
      ['Net sales', 'Net Sales = Gross - Refunds - Voids - Discounts'],
    ] as const) {
      const mark = summary.button(`About ${of}`);
      const tooltip = page.getByRole('tooltip');
      await expect(mark).toHaveAccessibleDescription(text);
      await mark.hover();
      await expect(tooltip).toHaveText(text);
      await page.mouse.move(0, 0);
      await expect(tooltip).toHaveCount(0);
      await mark.focus();
      await expect(tooltip).toHaveText(text);
      await page.keyboard.press('Escape');
      await expect(tooltip).toHaveCount(0);
    }
  });

  test('shows three sections open at first; each opens and closes, one press does all; the amounts add up', async ({
    summary,
  }) => {
    await summary.open();
    const expectOpen = async (open: readonly string[]) => {
      for (const label of sectionsThatOpen)
        await expect(summary.section(label)).toHaveAttribute('aria-expanded', String(open.includes(label)));
    };
    const atFirst = ['Gross sales', 'Total payments', 'Fees'];
    await expectOpen(atFirst);
    expectToAddUp(await summary.figures());

    const items = summary.table.getByRole('rowheader', { name: /^Items/ });
    await summary.section('Gross sales').click();
    await expect(items).toBeHidden();
    await summary.section('Gross sales').click();
    await expect(items).toBeVisible();
    await summary.section('Tips').click();
    await expectOpen([...atFirst, 'Tips']);

    await summary.button('Expand all').click();
    await expectOpen(sectionsThatOpen);
    const lines = await summary.lines();
    const figure = figuresOf(lines);
    expectToAddUp(figure);
    expect(figure('Service charges')).toBe(
      figure('COVID service charge') + figure('Setup cost') + figure('Auto gratuity'),
    );
    expect(figure('Returns')).toBe(figure('Returned for a refund') + figure('Returned in exchange'));
    expect(figure('Discounts & comps')).toBe(figure('Discounts') + figure('Comps'));
    expect(figure('Deferred sales')).toBe(figure('Invoices') + figure('Invoice deposit redeemed') + figure('Online'));
    expect(sum(partsOf(lines, 'Total payments by tender'))).toBe(figure('Total payments'));
    await summary.button('Collapse all').click();
    await expectOpen([]);
  });

  test('the migration notice leads to the status; dismissed it stays away, and the bell keeps it', async ({
    page,
    product,
    summary,
  }) => {
    await summary.open();
    await summary.notice.getByRole('link', { name: 'Migration Status' }).click();
    await expect(product.title).toHaveText('Migration Status');
    await page.goBack();
    await summary.notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(summary.notice).toBeHidden();
    await summary.open('', paths.salesSummary());
    await expect(summary.notice).toBeHidden();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(
      'Reports move to a new reporting system in May 2026.',
    );
  });
});

test('Refresh shows loading for a second, then new figures, in all areas', async ({ page, product, summary }) => {
  const dashboard = new Dashboard(product);
  await page.clock.install();
  await dashboard.open();
  const earlier = await dashboard.metric('Net Sales').innerText();
  await product.entry('Financial Suite').click();
  await product.entry('Reports', product.submenu('Financial Suite')).click();
  await expect(summary.table).toBeVisible();
  const before = await summary.figures();

  const refresh = summary.button('Refresh');
  const said = page.getByRole('main').getByRole('status');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await refresh.click();
  await expect(refresh).toHaveAttribute('aria-busy', 'true');
  await expect(refresh).toBeFocused();
  await refresh.click();
  await page.clock.runFor(999);
  await expect(said.filter({ hasText: 'Loading' })).toHaveCount(1);
  expect((await summary.figures())('Total sales')).toBe(before('Total sales'));
  await page.clock.runFor(1);
  await expect(said.filter({ hasText: 'Updated' })).toHaveCount(1);
  await summary.expectOtherThan(before);
  await page.clock.resume();
  const after = await summary.figures();
  expectToAddUp(after);

  await summary.explanationButtons().first().click();
  await summary.explanation('Gross sales').getByRole('link', { name: 'See the transactions' }).click();
  await expect(product.title).toHaveText('Transactions');
  await expect(page.getByRole('definition').nth(1)).toContainText(
    (after('Gross sales') / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
  );
  await product.submenu('Financial Suite').getByRole('button', { name: /^Back/ }).click();
  await product.entry('Home').click();
  await expect(dashboard.metric('Net Sales')).toBeVisible();
  await expect.poll(() => dashboard.metric('Net Sales').innerText()).not.toBe(earlier);
  await page.reload();
  await summary.open();
  expect((await summary.figures())('Total sales')).toBe(after('Total sales'));
});

test('each section says how its figure comes about, with the numbers shown and the way to the rows', async ({
  page,
  product,
  summary,
}) => {
  await summary.open();
  await summary.button('Expand all').click();
  await summary.button('Collapse all').click();
  await expect(summary.table.getByRole('button', { expanded: true })).toHaveCount(0);
  const lines = await summary.lines();
  const buttons = summary.explanationButtons();
  await expect(buttons).toHaveCount(lines.length);
  for (const [place, { label, amounts }] of lines.entries()) {
    // A press elsewhere closes the one before.
    await buttons.nth(place).click();
    const rows = page.getByRole('dialog').getByRole('row');
    await expect(rows.last().getByRole('rowheader')).toHaveText(label.replace(' refunds by amount', ''));
    const [, ...facts] = await rows.allTextContents();
    expect(facts.map(cents).at(-1), label).toBe(amounts[0]);
    const addends = facts.slice(0, -1).filter((fact) => !fact.startsWith('Transactions'));
    if (addends.length > 0) expect(sum(addends.map(cents)), label).toBe(amounts[0]);
  }
  await buttons.first().click();
  await expect(summary.explanation('Gross sales')).toContainText('Gross sales = items + service charges');
  await summary.explanation('Gross sales').getByRole('link', { name: 'See the transactions' }).click();
  await expect(product.title).toHaveText('Transactions');
  await product.expectPath('/transactions?line=gross-sales');
});

test('a closed day has no sales, however it is drawn', async ({ page, summary }) => {
  await summary.open(closedDay);
  await expect(page.getByText('No sales in this time period')).toBeVisible();
  expect(new Set((await summary.lines()).flatMap(({ amounts }) => amounts))).toEqual(new Set([0]));
  await summary.choose('View', 'Chart');
  await expect(page.getByRole('figure')).toHaveText('No sales in this time period');
  await summary.choose('View', 'Table');
  const table = page.getByRole('table', { name: 'Sales' });
  await expect(table).toContainText('Total$0.00');
  await summary.button('Next period').click();
  await expect(summary.range).toHaveText('Dec 26, 2025');
  await expect(table).not.toContainText('Total$0.00');
});

test('from the dashboard it opens on the day that was looked at, with the same figure', async ({
  page,
  product,
  summary,
}) => {
  const dashboard = new Dashboard(product);
  await dashboard.open();
  const net = cents(await dashboard.metric('Net Sales').textContent());
  await dashboard.metric('Net Sales').click();
  await expect(summary.range).toHaveText('Jul 18, 2025');
  await product.expectPath(`${paths.dashboardSalesSummary()}?from=2025-07-18&to=2025-07-18`);
  expect((await summary.figures())('Net sales')).toBe(net);
  await summary.button('Previous period').click();
  await expect(summary.range).toHaveText('Jul 17, 2025');
  await page.goBack();
  await page.reload();
  await expect(summary.range).toHaveText('Jul 18, 2025');
  await page.goBack();
  await expect(dashboard.chip).toHaveText(/Jul 18/);
});

test('the breakdown leaves as a file with every line, open or not', async ({ page, summary }) => {
  await summary.open();
  const figure = await summary.figures();
  const coming = page.waitForEvent('download');
  await summary.button('Export CSV').click();
  const { name, head, rows } = await readCsv(await coming);
  expect(name).toBe('sales-summary-2025-06-22-to-2025-06-28.csv');
  expect(head).toEqual(['Section', 'Part', 'Line', 'Transactions', 'Amount']);
  const amountOf = (line: string) => Math.round(Number(rows.find((row) => row['Line'] === line)?.['Amount']) * 100);
  for (const label of sections) expect(amountOf(label), label).toBe(figure(label));
  expect(amountOf('Returned for a refund') + amountOf('Returned in exchange')).toBe(figure('Returns'));
});
