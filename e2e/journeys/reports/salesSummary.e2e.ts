import { paths } from '@back-office/shared/routes';
import { cents, money, readCsv } from '../../support/figures';
import { sections, week, type Figures } from '../../support/salesSummary';
import { expect, test } from '../../support/test';

/** The sums that the specification prescribes, checked on the amounts shown. */
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

test('the sales summary has four addresses with the same figures, and the reports menu at one of them', async ({
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
    if (seen.size === 0) await summary.open('', path);
    else await product.go(path, 'Sales summary');
    await expect(page).toHaveTitle('Sales summary · Back Office');
    await expect(page.getByRole('main').getByText('Beta', { exact: true })).toBeVisible();
    await expect(product.areaMenu('Reports')).toBeVisible({ visible: path === paths.reports() });
    await product.expectPath(path);
    seen.add(JSON.stringify(await summary.lines()));
  }
  expect(seen.size).toBe(1);
});

test('the report opens on June 22–28 and adds up; its tooltips, explanations, notice and export work', async ({
  page,
  product,
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
  expectToAddUp(figure);
  const legend = await summary.legend
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent).join(' ')),
    );
  const summands = ['Net sales', 'Gift card sales', 'Taxes', 'Tips', 'Total sales'];
  expect(legend.slice(1).map(cents)).toEqual(summands.map(figure));
  expect(legend.at(-1)).toContain('100.0%');

  await test.step('total sales are explained to pointer and keyboard', async () => {
    const sum = ['Net sales', 'Gift card sales', 'Taxes', 'Tips'].map((label) => money(figure(label))).join(' + ');
    const text = `Total Sales = Gross + Taxes + Tips - Refunds - Voids In this report: ${sum} = ${money(figure('Total sales'))}`;
    const mark = summary.button('About Total sales');
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
  });

  await test.step('the file has every line, open or not', async () => {
    const coming = page.waitForEvent('download');
    await summary.button('Export CSV').click();
    const { name, head, rows } = await readCsv(await coming);
    expect(name).toBe('sales-summary-2025-06-22-to-2025-06-28.csv');
    expect(head).toEqual(['Section', 'Part', 'Line', 'Transactions', 'Amount']);
    const amountOf = (line: string) => Math.round(Number(rows.find((row) => row['Line'] === line)?.['Amount']) * 100);
    for (const label of sections) expect(amountOf(label), label).toBe(figure(label));
    expect(amountOf('Returned for a refund') + amountOf('Returned in exchange')).toBe(figure('Returns'));
  });

  await test.step('the migration notice leads to the status; once dismissed, only the bell has it', async () => {
    await summary.notice.getByRole('link', { name: 'Migration Status' }).click();
    await expect(product.title).toHaveText('Migration Status');
    await page.goBack();
    await summary.notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(summary.notice).toBeHidden();
    await page.reload();
    await expect(summary.table).toBeVisible();
    await expect(summary.notice).toBeHidden();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(
      /Reports moved? to a new reporting system in May 2026\./,
    );
    await page.keyboard.press('Escape');
  });

  await test.step('a figure is explained, with a link to its transactions', async () => {
    await summary.explanationButtons.first().click();
    const explanation = summary.explanation('Gross sales');
    await expect(explanation).toContainText('Gross sales = items + service charges');
    const amounts = (await explanation.getByRole('row').allTextContents()).map(cents);
    expect(amounts.at(-1)).toBe(figure('Gross sales'));
    await explanation.getByRole('link', { name: 'See the transactions' }).click();
    await expect(product.title).toHaveText('Transactions');
    await product.expectPath('/transactions?from=2025-06-22&to=2025-06-28&line=gross-sales');
  });
});

test.describe('with its own clock', () => {
  test.use({ ownContext: true });

  test('Refresh shows that it is loading for a second, then new figures on all screens', async ({
    dashboard,
    page,
    product,
    summary,
  }) => {
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

    await summary.explanationButtons.first().click();
    await summary.explanation('Gross sales').getByRole('link', { name: 'See the transactions' }).click();
    await expect(product.title).toHaveText('Transactions');
    await expect(page.getByRole('definition').nth(1)).toContainText(money(after('Gross sales')));
    await product.submenu('Financial Suite').getByRole('button', { name: /^Back/ }).click();
    await product.entry('Home').click();
    await expect(dashboard.metric('Net Sales')).toBeVisible();
    await expect.poll(() => dashboard.metric('Net Sales').innerText()).not.toBe(earlier);
    await product.expectPath('/?rev=1');
    const later = await dashboard.metric('Net Sales').innerText();
    await page.reload();
    await expect(dashboard.metric('Net Sales')).toHaveText(later.replaceAll('\n', ' '), { useInnerText: true });
    // The address alone says which figures are shown.
    await summary.open('?rev=1');
    expect((await summary.figures())('Total sales')).toBe(after('Total sales'));
    await summary.open();
    expect((await summary.figures())('Total sales')).toBe(before('Total sales'));
  });
});

test('opened from the dashboard, the report shows the day and the figure of the dashboard', async ({
  dashboard,
  page,
  product,
  summary,
}) => {
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
