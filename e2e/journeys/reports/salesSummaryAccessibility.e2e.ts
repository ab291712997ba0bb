import { expectAccessible } from '../../support/accessibility';
import { calculation } from '../../support/figures';
import { expectInsideWindow, expectToFit, layoutShift, watchLayoutShift } from '../../support/pageChecks';
import { week } from '../../support/salesSummary';
import { expect, test } from '../../support/test';

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
  for (const name of ['My views', 'Refresh', 'Today', 'This week']) {
    await page.keyboard.press('Tab');
    await expect(summary.button(name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(summary.filter('Report type')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Summary' })).toBeFocused();
  for (const option of ['Hourly', 'Daily']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: option })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(summary.filter('Report type')).toHaveText('Report typeDaily');
  await expect(summary.filter('Report type')).toBeFocused();

  await summary.section('Gross sales').focus();
  await page.keyboard.press('Space');
  await expect(summary.section('Gross sales')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Tab');
  await expect(summary.button(`Gross sales: ${calculation}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(summary.explanation('Gross sales').getByRole('link', { name: 'See the transactions' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(summary.explanation('Gross sales')).toHaveCount(0);
  await expect(summary.button(`Gross sales: ${calculation}`)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(summary.drillDownLink('Gross sales')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Gross sales' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(summary.drillDownLink('Gross sales')).toBeFocused();
});

test('axe finds nothing in every view, in the picker, and on a closed day', async ({ page, product, summary }) => {
  test.slow();
  await summary.open('?compare=previous-period');
  await expectAccessible(page, page.getByRole('main'));
  await product.go('/reports?view=table&report=weekly&group=staff', 'Sales summary');
  await expectAccessible(page, page.getByRole('region', { name: /^Sales by week and / }));
  await product.go('/reports?view=chart&report=daily&group=category&from=2025-12-25&to=2025-12-26', 'Sales summary');
  await expect(page.getByRole('figure')).toBeVisible();
  await summary.range.click();
  await expect(summary.picker.getByRole('button', { name: 'Apply' })).toBeVisible();
  await expectAccessible(page, page.getByRole('figure'));
  await expectAccessible(page, summary.picker);
});

test.describe('the first visit', () => {
  test.use({ ownContext: true });

  test('moves nothing while it loads', async ({ page, product, summary }) => {
    await watchLayoutShift(page);
    for (const search of ['', '?view=chart&report=daily']) {
      await summary.open(search);
      await expect(product.assistantButton).toBeVisible();
      await expect(page.getByRole('img').first()).toBeVisible();
      expect(await layoutShift(page), search).toBeLessThan(0.01);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing is wider than the window, and every control can be used', async ({ page, summary }) => {
    await summary.open('?view=table&report=daily&compare=previous-period');
    await expect(page.getByRole('table', { name: 'Sales by day' })).toBeVisible();
    await expectToFit(page);
    await summary.choose('View', 'Chart');
    await expect(page.getByRole('figure')).toBeVisible();
    await expectToFit(page);
    await summary.choose('View', 'Gauge');
    await expect(summary.gauge).toBeVisible();
    await summary.choose('Report type', 'Summary');
    await expectAccessible(page);
    await summary.button('Expand all').click();
    await expectToFit(page);
    await summary.button('Next period').click();
    await expect(summary.range).toHaveText('Jun 29 – Jul 5, 2025');
    await summary.range.click();
    await expect(summary.picker.getByRole('button', { name: 'Apply' })).toBeInViewport();
    await expectToFit(page);
    await summary.picker.getByRole('button', { name: 'Cancel' }).click();
    await summary.explanationButtons.first().click();
    await expectInsideWindow(summary.explanation('Gross sales'));
  });
});

test('prints the report without its controls', async ({ page, product, summary }) => {
  await summary.open('?report=daily&compare=previous-period');
  await expect(product.assistantButton).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(summary.table).toBeVisible();
  await expect(summary.gauge).toBeVisible();
  await expect(page.getByText(`${week} · Report type: Daily · Compared to: Previous period`)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(summary.notice).toBeHidden();
  await expect(summary.explanationButtons).toHaveCount(0);
  // Headings and amounts of the table remain: on paper they are text.
  await expect(page.getByRole('button')).toHaveCount(await summary.table.getByRole('button').count());
  await expect(page.getByRole('textbox').or(page.getByRole('searchbox')).or(page.getByRole('combobox'))).toHaveCount(0);
});
