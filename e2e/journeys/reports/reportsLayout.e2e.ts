import type { Locator, Page } from 'playwright/test';
import { paths } from '@back-office/shared/routes';
import { expect, test } from '../../support/test';

const margin = '1cm';

/** The number of sheets the page takes. */
async function sheets(page: Page, format: 'A4' | 'Letter') {
  const file = await page.pdf({ format, margin: { top: margin, bottom: margin, left: margin, right: margin } });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}

test.describe('on paper', () => {
  test('the report as it opens and a payment fit on one sheet of A4 and of Letter', async ({
    page,
    product,
    summary,
  }) => {
    await summary.open();
    await expect(summary.gauge).toBeVisible();
    expect([await sheets(page, 'A4'), await sheets(page, 'Letter')]).toEqual([1, 1]);
    await product.open(`${paths.transactions()}?txn=INV-144026`);
    await expect(page.getByRole('complementary', { name: 'Payment details' })).toContainText('Net total');
    expect([await sheets(page, 'A4'), await sheets(page, 'Letter')]).toEqual([1, 1]);
  });

  test('the table of all lines, grouped and compared, is not wider than the sheet', async ({ page, summary }) => {
    await summary.open('?view=table&report=daily&group=category&compare=previous-period&from=2025-06-27&to=2025-06-28');
    await expect(page.getByRole('table', { name: 'Sales by day and category' })).toBeVisible();
    // A4 less its margins.
    await page.setViewportSize({ width: 718, height: 1047 });
    await page.emulateMedia({ media: 'print' });
    const last = page.getByRole('columnheader', { name: 'Net total' });
    await expect
      .poll(async () => {
        const box = await last.boundingBox();
        return (box?.x ?? NaN) + (box?.width ?? NaN);
      })
      .toBeLessThanOrEqual(718);
  });
});

test.describe('beside two menus', () => {
  test.use({ viewport: { width: 1000, height: 900 } });

  test('the breakdown shows all its columns, also when compared', async ({ summary }) => {
    await summary.open('?compare=previous-period');
    const overflow = () =>
      summary.table.evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? NaN));
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await expect(summary.table.getByRole('columnheader', { name: 'Change' })).toBeVisible();
    await summary.choose('Compare to', 'None');
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await expect(summary.table.getByRole('columnheader', { name: 'Transactions' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('each day is a card with its figures, which need no scrolling', async ({ page, summary }) => {
    await summary.open('?view=table&report=daily');
    const card = page.getByRole('region', { name: 'Sales by day' });
    const scroller = card.getByRole('group', { name: 'Sales by day, figures' });
    await expect(scroller).toBeVisible();
    expect(await scroller.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBeLessThanOrEqual(0);
    const day = card.getByRole('row', { name: /Jun 22/ });
    const [name, amount] = [day.getByRole('rowheader'), day.getByText('$254.97')];
    await expect(amount).toBeVisible();
    const [above, below] = await Promise.all([name.boundingBox(), amount.boundingBox()]);
    expect(below?.y).toBeGreaterThan(above?.y ?? NaN);
    await expect(day.getByText('$0.00').first()).toBeHidden();
  });

  test('days of two years fit between the arrows of a report', async ({ page, summary }) => {
    await summary.open('?from=2024-12-28&to=2025-11-28');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const range = page.getByRole('group', { name: 'Date range' }).getByText('Dec 28, 2024 – Nov 28, 2025').first();
      const overhang = await range.evaluate((element) => {
        const { left, right } = (element.closest('button') as HTMLElement).getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(element);
        const shown = text.getBoundingClientRect();
        return Math.max(left - shown.left, shown.right - right);
      });
      expect(overhang).toBeLessThanOrEqual(0);
    }
  });

  test('filters out of view fade at the edge', async ({ page, summary }) => {
    await summary.open();
    const filters = page
      .locator('div')
      .filter({ has: page.getByRole('group', { name: 'Filters' }) })
      .last();
    await expect(filters).toHaveAttribute('data-more-after', 'true');
    await filters.evaluate((bar) => bar.scrollTo({ left: bar.scrollWidth }));
    await expect(filters).not.toHaveAttribute('data-more-after');
    await expect(filters).toHaveAttribute('data-more-before', 'true');
  });
});

test('at 1440 px the filters fit one line; a table that is cut on narrower windows says that it scrolls', async ({
  page,
  product,
  summary,
}) => {
  await summary.open();
  for (const path of [paths.reports(), paths.salesSummary()]) {
    await product.go(path, 'Sales summary');
    const filters = page.getByRole('group', { name: 'Filters' });
    await expect(filters.getByRole('button', { name: 'Compare to None' })).toBeVisible();
    const boxes = await filters
      .getByRole('button')
      .evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().top));
    expect(new Set(boxes).size, path).toBe(1);
  }
  await page.setViewportSize({ width: 1100, height: 900 });
  await product.go('/reports?view=table&report=daily', 'Sales summary');
  const figures = page.getByRole('group', { name: 'Sales by day, figures' });
  const more = page.locator('[data-more-after]').filter({ has: figures });
  await expect(more).toBeVisible();
  await figures.focus();
  await figures.evaluate((scroller) => scroller.scrollTo({ left: scroller.scrollWidth }));
  await expect(more).toHaveCount(0);
});

test('at 1440 px less a scrollbar, the roll-forward, the migration table and the health table show all columns', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440 - 17, height: 900 });
  const overflow = (frame: Locator) => () =>
    frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await product.open(paths.deferredSales());
  const rollForward = page.getByRole('group', { name: /^Roll-forward of the store/ });
  await expect(rollForward.getByRole('link').first()).toBeVisible();
  await expect.poll(overflow(rollForward), 'roll-forward').toBe(0);
  await product.go(paths.migrationStatus(), 'Migration Status');
  const migration = page.getByRole('table', { name: 'Reports' });
  await expect(migration).toBeVisible();
  await expect.poll(overflow(migration), 'migration').toBe(0);
  // By a full load: once areas are loaded, the table says more of them.
  await product.open(paths.health());
  const health = page.getByRole('group', { name: 'Areas' });
  await expect(health).toBeVisible();
  await expect.poll(overflow(health), 'health').toBe(0);
});
