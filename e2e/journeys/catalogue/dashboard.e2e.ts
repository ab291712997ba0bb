import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import type { DashboardCard } from '../../support/dashboard';
import { cents } from '../../support/figures';
import { expectInsideWindow, expectToFit, layoutShift, watchLayoutShift } from '../../support/pageChecks';
import { expect, test } from '../../support/test';

const cards = ['Key Metrics', 'Customers', 'Payment Types', 'Items'] as const satisfies readonly DashboardCard[];
const closedDay = '2025-12-25';

test.describe('the first visit', () => {
  test.use({ ownContext: true });

  test('opens on Jul 18 with its four cards, moves nothing while it loads, and has the same bars after a reload', async ({
    page,
    dashboard,
    product,
  }) => {
    await watchLayoutShift(page);
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
    await expect(product.assistantButton).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.01);

    await test.step('the payment bar is as wide as the percents, with 2 px between its segments', async () => {
      const legend = await dashboard.legend();
      expect(legend.map(([name]) => name)).toEqual(['Card', 'Cash', 'Digital Wallet']);
      await expect(dashboard.card('Payment Types')).toContainText(/Other payments \$[\d.]+, \d+\.\d%$/);
      const other = await dashboard
        .card('Payment Types')
        .getByText(/^Other payments/)
        .textContent();
      const percents = [...legend.map(([, , percent = '']) => percent), other?.split(', ')[1] ?? ''].map(parseFloat);
      expect(percents.reduce((total, percent) => total + percent).toFixed(1)).toBe('100.0');
      const segments = [...(await dashboard.segments())];
      const bar = segments.pop();
      expect(segments).toHaveLength(4);
      const colored = (bar?.width ?? NaN) - 2 * (segments.length - 1);
      for (const [place, percent] of percents.entries()) {
        expect(((segments[place]?.width ?? NaN) / colored) * 100).toBeCloseTo(percent, 0);
      }
      for (const [place, { left, width }] of segments.slice(0, -1).entries()) {
        expect((segments[place + 1]?.left ?? NaN) - left - width).toBeCloseTo(2, 1);
      }
    });

    await test.step('eleven rising bars of at least 4 px, each a link with its item and amount', async () => {
      const bars = await dashboard.bars();
      expect(bars).toHaveLength(11);
      expect(Math.min(...bars)).toBeGreaterThanOrEqual(4);
      expect(bars).toEqual([...bars].sort((one, other) => one - other));
      const links = dashboard.items.getByRole('link');
      const names = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label') ?? ''));
      const items = await names();
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) expect(item).toMatch(/^.+: \$[\d,.]+$/);
      expect(items.map(cents)).toEqual(items.map(cents).sort((one, other) => one - other));
      await page.reload();
      await expect(dashboard.card('Items')).toContainText('Top items are performing well');
      await expect.poll(() => dashboard.bars()).toEqual(bars);
      expect(await names()).toEqual(items);
    });

    await test.step('on paper there are cards and the day, without controls', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(dashboard.card('Items')).toBeVisible();
      await expect(dashboard.chip).toBeHidden();
      await expect(dashboard.explanationButton('Items')).toBeHidden();
      await expect(page.getByRole('status').filter({ hasText: 'Fri, Jul 18, 2025' })).toBeVisible();
    });
  });
});

test('a metric leads to its report and back to the same day', async ({ page, dashboard, product }) => {
  await dashboard.open('?date=2025-07-18');
  await test.step('badges show a rise, a fall and no change by color, arrow and sign', async () => {
    const badge = (label: string) => dashboard.metric(label).getByText(/^([+−][\d,.]+%|N\/A)$/);
    for (const [label, text, color, arrows] of [
      ['Net Sales', /^\+/, 'rgb(15, 110, 57)', 1],
      // More returns are a rise, and bad.
      ['Returns and Refunds', '+8.9%', 'rgb(179, 38, 30)', 1],
      ['Transactions', 'N/A', 'rgb(69, 77, 90)', 0],
    ] as const) {
      await expect(badge(label)).toHaveText(text);
      await expect(badge(label)).toHaveCSS('color', color);
      await expect(badge(label).locator('svg')).toHaveCount(arrows);
    }
    await expect(dashboard.metric('Transactions')).toHaveAccessibleName(/ N\/A No change$/);
  });
  for (const [label, path, title] of [
    ['Net Sales', paths.dashboardSalesSummary(), 'Sales summary'],
    ['Transactions', paths.dashboardTransactions(), 'Transactions'],
  ] as const) {
    await dashboard.metric(label).click();
    await expect(product.title).toHaveText(title);
    await product.expectPath(`${path}?from=2025-07-18&to=2025-07-18`);
    await page.goBack();
    await expect(dashboard.chip).toHaveText(/Jul 18/);
    await product.expectPath('/?date=2025-07-18');
  }
});

test('another day is chosen by chip, arrows or link; labels, address, Back and reload follow', async ({
  dashboard,
  page,
  product,
}) => {
  await dashboard.open();
  await product.mark();
  await dashboard.chip.click();
  await dashboard.day.fill('2025-06-24');
  await expect(dashboard.chip).toHaveText(/Jun 24/);
  await expect(dashboard.card('Key Metrics')).toContainText('vs. Prior Tuesday');
  await product.expectPath('/?date=2025-06-24');
  await dashboard.button('Done').click();
  const boxes = () => Promise.all(cards.map((name) => dashboard.card(name).boundingBox()));
  const before = await boxes();
  await dashboard.button('Next day').click();
  await expect(dashboard.chip).toHaveText(/Jun 25/);
  expect(await boxes()).toEqual(before);
  await dashboard.button('Previous day').click();
  await dashboard.button('Previous day').click();
  await expect(dashboard.chip).toHaveText(/Jun 23/);
  await page.goBack();
  await expect(dashboard.chip).toHaveText(/Jun 24/);
  expect(await product.isMarked()).toBe(true);

  const net = await dashboard.metric('Net Sales').innerText();
  await page.reload();
  await expect(dashboard.metric('Net Sales')).toHaveText(net.replaceAll('\n', ' '), { useInnerText: true });
  await expect(dashboard.chip).toHaveText(/Jun 24/);

  await test.step('a closed day has flat bars, words in place of the payment bar and the same layout', async () => {
    await dashboard.open(`?date=${closedDay}`);
    await expect(dashboard.card('Items')).toContainText('No sales in this time period');
    await expect.poll(() => dashboard.bars()).toEqual(Array(11).fill(4));
    await expect(dashboard.card('Payment Types')).toContainText('No payments in this time period');
    await expect.poll(boxes).toEqual(before);
  });
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
  await expect(dashboard.explanationButton('Key Metrics')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dashboard.explanation('Key Metrics').getByRole('link', { name: 'See the transactions' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dashboard.explanationButton('Key Metrics')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dashboard.metric('Net Sales')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(product.title).toHaveText('Sales summary');
});

test('axe finds nothing on a closed day, a refused one, a good day, in the popovers and the lists', async ({
  dashboard,
  page,
  product,
}) => {
  test.slow();
  await dashboard.open(`?date=${closedDay}`);
  await expectAccessible(page, page.getByRole('main'));
  await product.go('/?date=soon', 'Dashboard');
  await expect(page.getByRole('note')).toContainText('Showing Jul 18, 2025 instead.');
  await expectAccessible(page, page.getByRole('note'));
  await dashboard.button('Dismiss').click();
  await expect(page.getByRole('note')).toBeHidden();
  await product.expectPath('/');
  await dashboard.chip.click();
  await expect(dashboard.day).toBeVisible();
  await expectAccessible(page, page.getByRole('dialog'));
  await page.keyboard.press('Escape');

  for (const name of ['Returning customers', 'Feedback'] as const) {
    await dashboard.listButton(name).click();
    await expect(dashboard.list(name).getByRole('link').first()).toBeVisible();
    await expectAccessible(page, dashboard.list(name));
    await page.keyboard.press('Escape');
    await expect(dashboard.listButton(name)).toBeFocused();
  }
  const net = cents(await dashboard.metric('Net Sales').textContent());
  for (const name of ['Key Metrics', 'Items'] as const) {
    await dashboard.explain(name);
    await expect(dashboard.explanation(name).getByRole('row').first()).toBeVisible();
    await expectAccessible(page, dashboard.explanation(name));
    if (name !== 'Key Metrics') continue;
    await dashboard
      .explanation(name)
      .locator('summary', { hasText: /^Net Sales$/ })
      .click();
    const explained = dashboard.explanation(name).getByRole('row', { name: /^Net Sales/ });
    expect(cents(await explained.getByRole('cell').first().textContent())).toBe(net);
  }
  await dashboard.explanation('Items').getByRole('link', { name: 'See the transactions' }).click();
  await expect(product.title).toHaveText('Transactions');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('cards are stacked, nothing is cut off, and an explanation fits', async ({ dashboard, page, product }) => {
    for (const search of ['', `?date=${closedDay}`, '?date=2025-06-25']) {
      if (search === '') await dashboard.open();
      else await product.go(`/${search}`, 'Dashboard');
      await expectToFit(page);
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
    await expectInsideWindow(dashboard.explanation('Key Metrics'));
    await expectAccessible(page);
  });
});
