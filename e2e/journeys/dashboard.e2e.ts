import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../support/accessibility';
import { Dashboard, type DashboardCard } from '../support/dashboard';
import { layoutShift, watchLayoutShift } from '../support/layoutShift';
import { expect, test as base } from '../support/test';

const test = base.extend<{ readonly dashboard: Dashboard }>({
  dashboard: async ({ product }, use) => {
    await use(new Dashboard(product));
  },
});

const cards = ['Key Metrics', 'Customers', 'Payment Types', 'Items'] as const satisfies readonly DashboardCard[];
const closed = '?date=2025-12-25';

test.describe('the dashboard', () => {
  test('opens on Jul 18 against the prior Friday, with its four cards', async ({ page, dashboard, product }) => {
    await dashboard.open();
    await expect(product.title).toHaveText('Dashboard');
    await expect(page.getByText('An overview of your business performance')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Performance' })).toBeVisible();
    for (const name of cards) await expect(dashboard.card(name)).toBeVisible();
    await expect(dashboard.chip).toHaveText(/Date\s*Jul 18/);
    await expect(dashboard.card('Key Metrics')).toContainText('vs. Prior Friday');
    await expect(dashboard.card('Payment Types')).toContainText('By payment amount');
    await expect(dashboard.card('Items')).toContainText('By gross sales');
    await expect(dashboard.card('Customers').getByText(/^\d+ positive, \d+ negative$/)).toBeVisible();
    await expect(page).toHaveTitle('Dashboard · Back Office');
  });

  for (const [label, path, title] of [
    ['Net Sales', paths.dashboardSalesSummary(), 'Sales summary'],
    ['Gross Sales', paths.dashboardSalesSummary(), 'Sales summary'],
    ['Transactions', paths.dashboardTransactions(), 'Transactions'],
    ['Average Net Sale', paths.dashboardSalesSummary(), 'Sales summary'],
    ['Returns and Refunds', paths.dashboardSalesSummary(), 'Sales summary'],
  ] as const) {
    test(`${label} leads to ${path} and back`, async ({ page, dashboard, product }) => {
      await dashboard.open('?date=2025-07-17');
      await dashboard.metric(label).click();
      await expect(product.title).toHaveText(title);
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      await page.goBack();
      await expect(dashboard.chip).toHaveText(/Jul 17/);
    });
  }

  test('badges tell rise, fall and no change by colour, arrow and sign', async ({ dashboard }) => {
    await dashboard.open('?date=2025-07-18');
    const badge = (label: string) => dashboard.metric(label).getByText(/^([+−][\d,.]+%|N\/A)$/);
    await expect(badge('Net Sales')).toHaveText(/^\+/);
    await expect(badge('Returns and Refunds')).toHaveText(/^−/);
    await expect(badge('Transactions')).toHaveText('N/A');
    await expect(badge('Net Sales')).toHaveCSS('color', 'rgb(15, 110, 57)');
    await expect(badge('Returns and Refunds')).toHaveCSS('color', 'rgb(179, 38, 30)');
    await expect(badge('Transactions')).toHaveCSS('color', 'rgb(69, 77, 90)');
    await expect(badge('Net Sales').locator('svg')).toHaveCount(1);
    await expect(badge('Transactions').locator('svg')).toHaveCount(0);
  });

  test('the payment bar is as wide as the percents say, with 2 px between its parts', async ({ dashboard }) => {
    await dashboard.open();
    const legend = await dashboard.legend();
    expect(legend.map(([name]) => name)).toEqual(['Card', 'Cash', 'Digital Wallet']);
    await expect(dashboard.card('Payment Types')).not.toContainText('Other');
    const parts = [...(await dashboard.segments())];
    const bar = parts.pop();
    expect(parts).toHaveLength(4);
    const coloured = (bar?.width ?? NaN) - 2 * (parts.length - 1);
    for (const [place, [, , percent = '']] of legend.entries()) {
      expect(((parts[place]?.width ?? NaN) / coloured) * 100).toBeCloseTo(parseFloat(percent), 0);
    }
    for (const [place, { left, width }] of parts.slice(0, -1).entries()) {
      expect((parts[place + 1]?.left ?? NaN) - left - width).toBeCloseTo(2, 1);
    }
  });

  test('eleven bars of at least 4 px, new on every load unless the seed is given', async ({ dashboard }) => {
    await dashboard.open();
    const first = await dashboard.bars();
    expect(first).toHaveLength(11);
    expect(Math.min(...first)).toBeGreaterThanOrEqual(4);
    await dashboard.page.reload();
    await expect(dashboard.card('Items')).toContainText('Top items are performing well');
    await expect.poll(() => dashboard.bars()).not.toEqual(first);
    await dashboard.open('?seed=7');
    const seeded = await dashboard.bars();
    await dashboard.open('?seed=7&date=2025-07-19');
    await expect.poll(() => dashboard.bars()).toEqual(seeded);
  });
});

test.describe('another day', () => {
  test('is chosen on the chip; label, comparison, address and Back follow', async ({ dashboard, page, product }) => {
    await dashboard.open();
    await product.mark();
    await dashboard.chip.click();
    await dashboard.day.fill('2025-06-24');
    await expect(dashboard.chip).toHaveText(/Jun 24/);
    await expect(dashboard.card('Key Metrics')).toContainText('vs. Prior Tuesday');
    await product.expectPath('/?date=2025-06-24');
    await dashboard.button('Done').click();
    await dashboard.button('Next day').click();
    await expect(dashboard.chip).toHaveText(/Jun 25/);
    await dashboard.button('Previous day').click();
    await dashboard.button('Previous day').click();
    await expect(dashboard.chip).toHaveText(/Jun 23/);
    await page.goBack();
    await expect(dashboard.chip).toHaveText(/Jun 24/);
    expect(await product.isMarked()).toBe(true);
  });

  test('opens by link and survives a reload', async ({ dashboard, page }) => {
    await dashboard.open('?date=2025-06-24');
    const net = await dashboard.metric('Net Sales').innerText();
    await page.reload();
    await expect(dashboard.metric('Net Sales')).toHaveText(net.replaceAll('\n', ' '), { useInnerText: true });
    await expect(dashboard.chip).toHaveText(/Jun 24/);
  });

  test('that is closed has no sales: flat bars, neutral payment bar, N/A and dashes', async ({ dashboard }) => {
    await dashboard.open(closed);
    await expect(dashboard.card('Items')).toContainText('No sales in this time period');
    await expect.poll(() => dashboard.bars()).toEqual(Array(11).fill(4));
    await expect.poll(() => dashboard.segments()).toHaveLength(2);
    await expect(dashboard.metric('Average Net Sale')).toContainText(/–\s*N\/A/);
    await expect(dashboard.metric('Net Sales')).toContainText('$0.00');
  });

  test('that is no date or still to come is refused in plain words', async ({ dashboard, page, product }) => {
    for (const date of ['2999-01-01', '2025-02-30', 'soon']) {
      await dashboard.open(`?date=${date}`);
      await expect(page.getByRole('note')).toContainText('Showing Jul 18, 2025 instead.');
      await expect(dashboard.chip).toHaveText(/Jul 18/);
    }
    await dashboard.button('Dismiss').click();
    await expect(page.getByRole('note')).toBeHidden();
    await product.expectPath('/');
  });

  test('moves nothing on the page', async ({ dashboard }) => {
    await dashboard.open();
    const places = () => Promise.all(cards.map((name) => dashboard.card(name).boundingBox()));
    const before = await places();
    await dashboard.button('Next day').click();
    await expect(dashboard.chip).toHaveText(/Jul 19/);
    expect(await places()).toEqual(before);
    await dashboard.open(closed);
    await expect.poll(places).toEqual(before);
  });
});

test('each card says how its figures come about, with the same figures and the way to the rows', async ({
  dashboard,
  product,
}) => {
  await dashboard.open();
  const shown = await dashboard
    .metric('Net Sales')
    .getByText(/^\$[\d,.]+$/)
    .innerText();
  await dashboard.explain('Key Metrics');
  const explained = dashboard.explanation('Key Metrics').getByRole('row', { name: /^Net Sales/ });
  await expect(explained.getByRole('cell').first()).toHaveText(shown);
  await dashboard.page.keyboard.press('Escape');
  for (const name of cards) {
    await dashboard.explain(name);
    await expect(dashboard.explanation(name).getByRole('row').first()).toBeVisible();
  }
  await dashboard.explanation('Items').getByRole('link', { name: 'See the transactions' }).click();
  await expect(product.title).toHaveText('Transactions');
});

test('by keyboard alone: day, explanation, report', async ({ dashboard, page, product }) => {
  await dashboard.open();
  await dashboard.button('Previous day').focus();
  await page.keyboard.press('Enter');
  await expect(dashboard.chip).toHaveText(/Jul 17/);
  await page.keyboard.press('Tab');
  await expect(dashboard.chip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dashboard.day).toBeFocused();
  await page.keyboard.type('06242025');
  await expect(dashboard.chip).toHaveText(/Jun 24/);
  await page.keyboard.press('Enter');
  await expect(dashboard.day).toBeHidden();
  await expect(dashboard.chip).toBeFocused();
  await product.expectPath('/?date=2025-06-24');
  await page.keyboard.press('Tab');
  await expect(dashboard.button('Next day')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dashboard.button('Key Metrics: how the figures come about')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dashboard.explanation('Key Metrics').getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dashboard.button('Key Metrics: how the figures come about')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dashboard.metric('Net Sales')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(product.title).toHaveText('Sales summary');
});

test('axe finds nothing serious on a good day, a closed day, a refused one, in the popovers', async ({
  dashboard,
  page,
}) => {
  test.slow();
  for (const search of ['', closed, '?date=soon']) {
    await dashboard.open(search);
    await expectAccessible(page);
  }
  await dashboard.chip.click();
  await expect(dashboard.day).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  for (const name of cards) {
    await dashboard.explain(name);
    await expectAccessible(page);
  }
});

test('nothing shifts while the first page comes', async ({ dashboard, page }) => {
  await watchLayoutShift(page);
  await dashboard.open();
  await expect(dashboard.product.assistantButton).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('cards stand below each other, nothing is cut, every figure is reached', async ({ dashboard, page }) => {
    for (const search of ['', closed, '?date=2025-06-25']) {
      await dashboard.open(search);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      const lefts = await Promise.all(cards.map(async (name) => (await dashboard.card(name).boundingBox())?.x));
      expect(new Set(lefts)).toEqual(new Set([16]));
      const cut = await page
        .getByRole('main')
        .evaluate((main) =>
          [...main.querySelectorAll('span, dt, dd, td, th, a, p')]
            .filter((part) => part.getBoundingClientRect().right > 391)
            .map((part) => part.textContent),
        );
      expect(cut).toEqual([]);
    }
    await dashboard.explain('Key Metrics');
    const box = await dashboard.explanation('Key Metrics').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});

test('prints the cards without what is only for pressing', async ({ dashboard, page }) => {
  await dashboard.open();
  await page.emulateMedia({ media: 'print' });
  await expect(dashboard.card('Items')).toBeVisible();
  await expect(dashboard.chip).toBeHidden();
  await expect(dashboard.button('Items: how the figures come about')).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Fri, Jul 18, 2025' })).toBeVisible();
});
