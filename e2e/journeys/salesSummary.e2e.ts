import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../support/accessibility';
import { readCsv } from '../support/csv';
import { Dashboard } from '../support/dashboard';
import { layoutShift, watchLayoutShift } from '../support/layoutShift';
import { cents, sum } from '../support/money';
import { figuresOf, partsOf, SalesSummary, type Figures } from '../support/salesSummary';
import { expect, test as base } from '../support/test';

const test = base.extend<{ readonly summary: SalesSummary }>({
  summary: async ({ product }, use) => {
    await use(new SalesSummary(product));
  },
});

const week = 'Jun 22 – 28, 2025';
const closed = '?from=2025-12-25&to=2025-12-25';
const choices = {
  'Report type': ['Summary', 'Hourly', 'Daily', 'Weekly', 'Monthly'],
  Locations: ['All', 'Location 1', 'Location 2', 'Location 3'],
  View: ['Table', 'Chart', 'Gauge'],
  'Group metric by': ['All', 'Category', 'Item', 'Staff'],
  'Filter by': ['All day', 'Morning', 'Afternoon', 'Evening'],
  'Compare to': ['None', 'Previous period', 'Same period last year'],
} as const;
const filterNames = ['Report type', 'Locations', 'View', 'Group metric by', 'Filter by', 'Compare to'] as const;
const sections = [
  'Gross sales',
  'Returns',
  'Discounts & comps',
  'Net sales',
  'Gift card sales',
  'Taxes',
  'Tips',
  'Total sales',
  'Deferred sales',
  'Total payments',
  'Fees',
  'Net total',
] as const;
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
      expect(product.path).toBe(path);
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

test.describe('the range', () => {
  test('steps by its own length; figures, address, Back, Forward and reload follow', async ({
    page,
    product,
    summary,
  }) => {
    await summary.open();
    await product.mark();
    const first = await summary.figures();
    await summary.button('Next period').click();
    await expect(summary.range).toHaveText('Jun 29 – Jul 5, 2025');
    await expect(summary.button('Next period')).toBeFocused();
    expect(product.path).toBe('/reports?from=2025-06-29&to=2025-07-05');
    await summary.expectOtherThan(first);
    const next = await summary.figures();
    await summary.button('Previous period').click();
    await expect(summary.range).toHaveText(week);
    expect(product.path).toBe('/reports');
    await summary.expectOtherThan(next);
    expect((await summary.figures())('Total sales')).toBe(first('Total sales'));
    await summary.button('Previous period').click();
    await expect(summary.range).toHaveText('Jun 15 – 21, 2025');
    await page.goBack();
    await page.goBack();
    await expect(summary.range).toHaveText('Jun 29 – Jul 5, 2025');
    await page.goForward();
    await expect(summary.range).toHaveText(week);
    await page.goBack();
    expect(await product.isMarked()).toBe(true);
    await page.reload();
    await expect(summary.range).toHaveText('Jun 29 – Jul 5, 2025');
    expect((await summary.figures())('Total sales')).toBe(next('Total sales'));

    await summary.open('?from=2025-07-29&to=2025-07-30');
    await summary.button('Next period').click();
    await expect(summary.range).toHaveText('Jul 31 – Aug 1, 2025');
    await summary.open('?from=2025-13-01&to=soon');
    await expect(summary.range).toHaveText(week);
  });

  test('is chosen as a period, typed, or pressed in the calendar; what cannot be is refused', async ({
    page,
    product,
    summary,
  }) => {
    await page.clock.setFixedTime('2025-07-18T16:00:00Z');
    await summary.open();
    const { picker } = summary;
    await summary.range.click();
    await expect(picker.getByRole('list', { name: 'Periods' }).getByRole('button')).toHaveText([
      'Today',
      'Yesterday',
      'This week',
      'Last week',
      'This month',
      'Last month',
      'Last 30 days',
      'This year',
      'Sample week',
    ]);
    await picker.getByRole('button', { name: 'Last month' }).click();
    await expect(picker).toBeHidden();
    await expect(summary.range).toHaveText('Jun 1 – 30, 2025');
    await expect(summary.range).toBeFocused();
    expect(product.path).toBe('/reports?from=2025-06-01&to=2025-06-30');

    await summary.range.click();
    const from = picker.getByRole('textbox', { name: 'From' });
    const to = picker.getByRole('textbox', { name: 'To' });
    await from.fill('Jul 5, 2025');
    await to.fill('7/4/2025');
    await to.press('Enter');
    await expect(to).toHaveAccessibleDescription('Choose a day on or after From.');
    await from.fill('2020-01-01');
    await picker.getByRole('button', { name: 'Apply' }).click();
    await expect(to).toHaveAccessibleDescription('Choose at most 1,100 days.');
    await expect(picker).toBeVisible();
    expect(product.path).toBe('/reports?from=2025-06-01&to=2025-06-30');
    await from.fill('Jul 1, 2025');
    await from.press('Enter');
    await expect(summary.range).toHaveText('Jul 1 – 4, 2025');

    await summary.range.click();
    await picker.getByRole('button', { name: /July 10, 2025/ }).click();
    await picker.getByRole('button', { name: /July 3, 2025/ }).click();
    await picker.getByRole('button', { name: 'Apply' }).click();
    await expect(summary.range).toHaveText('Jul 3 – 10, 2025');
    await page.goBack();
    await expect(summary.range).toHaveText('Jul 1 – 4, 2025');
  });
});

test.describe('the filters', () => {
  test('offer exactly what is specified, with what holds ticked, also pressed before their code is there', async ({
    page,
    summary,
  }) => {
    let arrive = () => {};
    const code = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/summary-filters\./, async (route) => {
      await code;
      await route.continue();
    });
    await summary.open();
    await summary.filter('Report type').click();
    arrive();
    const first = page.getByRole('option', { name: 'Summary' });
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    for (const name of filterNames) {
      const options = await summary.options(name);
      await expect(options).toHaveText([...choices[name]]);
      const ticked = options.and(page.getByRole('option', { selected: true }));
      await expect(ticked).toHaveText(name === 'View' ? 'Gauge' : choices[name][0]);
      await expect(ticked).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(summary.filter(name)).toBeFocused();
    }
  });

  test('by place and by time of day divide the figures, and stand in the address', async ({ product, summary }) => {
    await summary.open();
    const all = await summary.figures();
    for (const [name, key] of [
      ['Locations', 'location'],
      ['Filter by', 'time'],
    ] as const) {
      const totals = new Map<string, number[]>(sections.map((label) => [label, []]));
      const [whole, ...parts] = choices[name];
      let before = all;
      for (const part of parts) {
        await summary.choose(name, part);
        expect(product.path).toBe(`/reports?${key}=${part.toLowerCase().replace(' ', '-')}`);
        await summary.expectOtherThan(before);
        before = await summary.figures();
        for (const [label, amounts] of totals) amounts.push(before(label));
      }
      for (const [label, amounts] of totals) expect(sum(amounts), `${label}, ${name}`).toBe(all(label));
      await summary.choose(name, whole);
      expect(product.path).toBe('/reports');
      await summary.expectOtherThan(before);
    }
  });

  test('by report type and group show rows that add up to every section', async ({ summary }) => {
    await summary.open();
    const all = await summary.figures();
    // Sections that had nothing to open have now.
    await summary.choose('Report type', 'Hourly');
    await expect(summary.heading('Gross sales by hour')).toBeVisible();
    await summary.button('Expand all').click();
    for (const [filter, choice, by, count] of [
      ['Report type', 'Hourly', 'hour', undefined],
      ['Report type', 'Daily', 'day', 7],
      ['Report type', 'Weekly', 'week', 1],
      ['Report type', 'Monthly', 'month', 1],
      ['Group metric by', 'Category', 'category', undefined],
      ['Group metric by', 'Item', 'item', undefined],
      ['Group metric by', 'Staff', 'staff member', undefined],
    ] as const) {
      await summary.choose(filter, choice);
      await expect(summary.heading(`Gross sales by ${by}`)).toBeVisible();
      const lines = await summary.lines();
      for (const label of sections) {
        const parts = partsOf(lines, `${label} by ${by}`);
        expect(sum(parts), `${label} by ${by}`).toBe(all(label));
        if (count !== undefined) expect(parts).toHaveLength(count);
      }
    }
  });

  test('View draws the same figures as gauge, table and chart', async ({ page, product, summary }) => {
    await summary.open('?report=daily');
    const figure = await summary.figures();
    await expect(summary.gauge).toBeVisible();

    await summary.choose('View', 'Table');
    await expect(summary.gauge).toBeHidden();
    const table = page.getByRole('table', { name: 'Sales by day' });
    const columns = await table.getByRole('columnheader').allTextContents();
    const rows = await table
      .getByRole('row')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    const [days, [total = []]] = [rows.slice(1, -1), rows.slice(-1)];
    expect(days).toHaveLength(7);
    expect(total[0]).toBe('Total');
    for (const label of sections) {
      const place = columns.indexOf(label);
      expect(cents(total[place] ?? null), label).toBe(figure(label));
      expect(sum(days.map((cells) => cents(cells[place] ?? null))), label).toBe(figure(label));
    }

    await summary.choose('View', 'Chart');
    const chart = page.getByRole('figure', { name: 'Total sales by day' });
    const bars = chart.getByRole('img');
    await expect(bars).toHaveCount(7);
    const names = await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')));
    expect(sum(names.map(cents))).toBe(figure('Total sales'));
    expect(product.path).toBe('/reports?report=daily&view=chart');
    expect((await summary.figures())('Net total')).toBe(figure('Net total'));
  });

  test('all at once open by link, survive a reload, and go back one by one', async ({ page, product, summary }) => {
    await summary.open(
      '?report=daily&location=location-2&view=table&group=staff&time=morning&compare=previous-period&from=2025-07-06&to=2025-07-12',
    );
    const chosen = [
      'Report typeDaily',
      'LocationsLocation 2',
      'ViewTable',
      'Group metric byStaff',
      'Filter byMorning',
      'Compare toPrevious period',
    ];
    const filters = summary.filterBar.getByRole('button');
    await expect(filters).toHaveText(chosen);
    await expect(
      page.getByText('Location 2 · Sun, Jul 6 – Sat, Jul 12 · Morning (5:00 am - 12:00 pm EDT)'),
    ).toBeVisible();
    const lines = await summary.lines();
    const { path } = product;
    await page.reload();
    await expect(filters).toHaveText(chosen);
    expect(await summary.lines()).toEqual(lines);
    expect(product.path).toBe(path);

    await product.mark();
    await summary.choose('View', 'Gauge');
    await summary.choose('Filter by', 'All day');
    await page.goBack();
    await expect(summary.filter('Filter by')).toHaveText('Filter byMorning');
    await expect(summary.filter('View')).toHaveText('ViewGauge');
    await page.goBack();
    await expect(filters).toHaveText(chosen);
    await page.goForward();
    await expect(summary.filter('View')).toHaveText('ViewGauge');
    expect(await product.isMarked()).toBe(true);
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
  expect(await dashboard.metric('Net Sales').innerText()).not.toBe(earlier);
  await page.reload();
  await summary.open();
  expect((await summary.figures())('Total sales')).toBe(after('Total sales'));
});

test.describe('compared', () => {
  for (const [choice, search, days, baseline] of [
    ['Previous period', 'previous-period', 'Jun 15 – 21, 2025', '?from=2025-06-15&to=2025-06-21'],
    ['Same period last year', 'same-period-last-year', 'Jun 22 – 28, 2024', '?from=2024-06-22&to=2024-06-28'],
  ] as const) {
    test(`with ${choice.toLowerCase()} each line stands beside what that report says, and how far it moved`, async ({
      product,
      summary,
    }) => {
      await summary.open();
      await summary.choose('Compare to', choice);
      expect(product.path).toBe(`/reports?compare=${search}`);
      await expect(summary.table.getByRole('columnheader')).toHaveText([
        'Line',
        'Transactions',
        'Amount',
        days,
        'Change',
      ]);
      const lines = (await summary.lines()).filter(({ amounts }) => amounts.length > 0);
      for (const { label, amounts, change } of lines) {
        const [now = NaN, then = NaN] = amounts;
        const moved = ((now - then) / Math.abs(then)) * 100;
        if (then === 0 || Math.abs(moved) < 0.05) expect(change, label).toBe('N/A');
        else expect(Number(change.replace('−', '-').replaceAll(/[+%,]/g, '')), label).toBeCloseTo(moved, 0);
      }
      await summary.open(baseline);
      const figure = figuresOf(lines.map((line) => ({ ...line, amounts: line.amounts.slice(1) })));
      const own = await summary.figures();
      for (const label of sections) expect(figure(label), label).toBe(own(label));
    });
  }

  test('with a day without sales there is no change to tell', async ({ page, summary }) => {
    await summary.open('?from=2025-12-26&to=2025-12-26&compare=previous-period');
    const lines = (await summary.lines()).filter(({ amounts }) => amounts.length > 0);
    expect(figuresOf(lines)('Total sales')).toBeGreaterThan(0);
    expect(new Set(lines.map(({ amounts }) => amounts[1]))).toEqual(new Set([0]));
    expect(new Set(lines.map(({ change }) => change))).toEqual(new Set(['N/A']));
    await expect(page.getByRole('main')).not.toContainText('∞');
  });
});

test('each section says how its figure comes about, with the numbers shown and the way to the rows', async ({
  page,
  product,
  summary,
}) => {
  await summary.open();
  await summary.button('Expand all').click();
  await summary.button('Collapse all').click();
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
  expect(product.path).toBe('/transactions?line=gross-sales');
});

test('a closed day has no sales, however it is drawn', async ({ page, summary }) => {
  await summary.open(closed);
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
  await expect.poll(() => product.path).toBe(`${paths.dashboardSalesSummary()}?from=2025-07-18&to=2025-07-18`);
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

test('by keyboard alone: range, picker, filter, section, transactions', async ({ page, summary }) => {
  await summary.open();
  await summary.button('Previous period').focus();
  await page.keyboard.press('Enter');
  await expect(summary.range).toHaveText('Jun 15 – 21, 2025');
  await page.keyboard.press('Tab');
  await expect(summary.range).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(summary.picker.getByRole('button', { name: 'Apply' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(summary.range).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(summary.range).toHaveText(week);
  await page.keyboard.press('Tab');
  await expect(summary.button('Refresh')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(summary.filter('Report type')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Summary' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(summary.filter('Report type')).toHaveText('Report typeDaily');
  await expect(summary.filter('Report type')).toBeFocused();

  await summary.section('Gross sales').focus();
  await page.keyboard.press('Space');
  await expect(summary.section('Gross sales')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(summary.explanation('Gross sales').getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(summary.door('Gross sales')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Gross sales' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(summary.door('Gross sales')).toBeFocused();
});

test('axe finds nothing serious, however it is drawn, in the picker, and on a closed day', async ({
  page,
  summary,
}) => {
  test.slow();
  await summary.open('?compare=previous-period');
  await expectAccessible(page);
  await summary.open('?view=table&report=weekly&group=staff');
  await expectAccessible(page);
  await summary.open('?view=chart&report=daily&group=category&from=2025-12-25&to=2025-12-26');
  await expect(page.getByRole('figure')).toBeVisible();
  await summary.range.click();
  await expect(summary.picker.getByRole('button', { name: 'Apply' })).toBeVisible();
  await expectAccessible(page);
});

test('nothing shifts while it comes', async ({ page, product, summary }) => {
  await watchLayoutShift(page);
  for (const search of ['', '?view=chart&report=daily']) {
    await summary.open(search);
    await expect(product.assistantButton).toBeVisible();
    await expect(page.getByRole('img').first()).toBeVisible();
    expect(await layoutShift(page), search).toBeLessThan(0.01);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing is wider than the window, and every control is reached', async ({ page, summary }) => {
    test.slow();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await summary.open('?view=table&report=daily&compare=previous-period');
    await expect(page.getByRole('table', { name: 'Sales by day' })).toBeVisible();
    expect(await width()).toBeLessThanOrEqual(390);
    await summary.choose('View', 'Chart');
    await expect(page.getByRole('figure')).toBeVisible();
    expect(await width()).toBeLessThanOrEqual(390);
    await summary.choose('View', 'Gauge');
    await expect(summary.gauge).toBeVisible();
    await summary.choose('Report type', 'Summary');
    await expectAccessible(page);
    await summary.button('Expand all').click();
    expect(await width()).toBeLessThanOrEqual(390);
    await summary.button('Next period').click();
    await expect(summary.range).toHaveText('Jun 29 – Jul 5, 2025');
    await summary.range.click();
    await expect(summary.picker.getByRole('button', { name: 'Apply' })).toBeInViewport();
    expect(await width()).toBeLessThanOrEqual(390);
    await summary.picker.getByRole('button', { name: 'Cancel' }).click();
    await summary.explanationButtons().first().click();
    const box = await summary.explanation('Gross sales').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(390);
  });
});

test('prints the report without what is only for pressing', async ({ page, product, summary }) => {
  await summary.open('?report=daily&compare=previous-period');
  await expect(product.assistantButton).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(summary.table).toBeVisible();
  await expect(summary.gauge).toBeVisible();
  await expect(page.getByText(`${week} · Report type: Daily · Compared to: Previous period`)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(summary.notice).toBeHidden();
  await expect(summary.explanationButtons()).toHaveCount(0);
  // Headings of sections and amounts stay: on paper they are text.
  expect(await page.getByRole('button').count()).toBe(await summary.table.getByRole('button').count());
  await expect(page.getByRole('textbox').or(page.getByRole('searchbox'))).toHaveCount(0);
});
