import { expectAccessible } from '../support/accessibility';
import { layoutShift, watchLayoutShift } from '../support/layoutShift';
import { expect, test, week } from '../support/salesSummaryTest';

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
    await expect.poll(width).toBeLessThanOrEqual(390);
    await summary.choose('View', 'Chart');
    await expect(page.getByRole('figure')).toBeVisible();
    await expect.poll(width).toBeLessThanOrEqual(390);
    await summary.choose('View', 'Gauge');
    await expect(summary.gauge).toBeVisible();
    await summary.choose('Report type', 'Summary');
    await expectAccessible(page);
    await summary.button('Expand all').click();
    await expect.poll(width).toBeLessThanOrEqual(390);
    await summary.button('Next period').click();
    await expect(summary.range).toHaveText('Jun 29 – Jul 5, 2025');
    await summary.range.click();
    await expect(summary.picker.getByRole('button', { name: 'Apply' })).toBeInViewport();
    await expect.poll(width).toBeLessThanOrEqual(390);
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
  await expect(page.getByRole('button')).toHaveCount(await summary.table.getByRole('button').count());
  await expect(page.getByRole('textbox').or(page.getByRole('searchbox'))).toHaveCount(0);
});
