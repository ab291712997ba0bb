import { week } from '../../support/salesSummary';
import { expect, test } from '../../support/test';

const choices = {
  'Report type': ['Summary', 'Hourly', 'Daily', 'Weekly', 'Monthly'],
  Locations: ['All', 'Location 1', 'Location 2', 'Location 3'],
  View: ['Table', 'Chart', 'Gauge'],
  'Group metric by': ['All', 'Category', 'Item', 'Staff'],
  'Filter by': ['All day', 'Morning', 'Afternoon', 'Evening'],
  'Compare to': ['None', 'Previous period', 'Same period last year', 'Same weekdays last year'],
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

  test('is chosen as a preset, typed, or clicked in the calendar; an impossible range is refused', async ({
    page,
    product,
    summary,
  }) => {
    await summary.open('?from=2025-06-01&to=2025-06-30');
    const { picker } = summary;
    await summary.range.click();
    await expect(picker.getByRole('list', { name: 'Periods' }).getByRole('button')).toHaveText([
      'Today',
      'Yesterday',
      'This week',
      'Last week',
      'This month',
      'Last month',
      'Last 7 days',
      'Last 30 days',
      'This quarter',
      'This year',
      'Sample week',
    ]);
    await picker.getByRole('button', { name: 'Sample week' }).click();
    await expect(picker).toBeHidden();
    await expect(summary.range).toHaveText(week);
    await expect(summary.range).toBeFocused();
    await product.expectPath('/reports');

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
    await product.expectPath('/reports');
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
  test('offer the specified options with the current one selected, also when clicked before their code has loaded', async ({
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

  test('together open by link, survive a reload, and are undone one by one with Back', async ({
    page,
    product,
    summary,
  }) => {
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
