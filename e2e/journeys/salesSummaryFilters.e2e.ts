import { cents, sum } from '../support/money';
import { figuresOf, partsOf } from '../support/salesSummary';
import { expect, sections, test, week } from '../support/salesSummaryTest';

const choices = {
  'Report type': ['Summary', 'Hourly', 'Daily', 'Weekly', 'Monthly'],
  Locations: ['All', 'Location 1', 'Location 2', 'Location 3'],
  View: ['Table', 'Chart', 'Gauge'],
  'Group metric by': ['All', 'Category', 'Item', 'Staff'],
  'Filter by': ['All day', 'Morning', 'Afternoon', 'Evening'],
  'Compare to': ['None', 'Previous period', 'Same period last year'],
} as const;
const filterNames = ['Report type', 'Locations', 'View', 'Group metric by', 'Filter by', 'Compare to'] as const;

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
    await product.expectPath('/reports?from=2025-06-29&to=2025-07-05');
    await summary.expectOtherThan(first);
    const next = await summary.figures();
    await summary.button('Previous period').click();
    await expect(summary.range).toHaveText(week);
    await product.expectPath('/reports');
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
    await product.expectPath('/reports?from=2025-06-01&to=2025-06-30');

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
    await product.expectPath('/reports?from=2025-06-01&to=2025-06-30');
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
        await product.expectPath(`/reports?${key}=${part.toLowerCase().replace(' ', '-')}`);
        await summary.expectOtherThan(before);
        before = await summary.figures();
        for (const [label, amounts] of totals) amounts.push(before(label));
      }
      for (const [label, amounts] of totals) expect(sum(amounts), `${label}, ${name}`).toBe(all(label));
      await summary.choose(name, whole);
      await product.expectPath('/reports');
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
    await expect(table).toBeVisible();
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
    await product.expectPath('/reports?report=daily&view=chart');
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
    await expect.poll(() => summary.lines()).toEqual(lines);
    await product.expectPath(path);

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
      await product.expectPath(`/reports?compare=${search}`);
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
