import { expectAccessible } from '../../support/accessibility';
import { expectToFit, layoutShift, watchLayoutShift } from '../../support/pageChecks';
import { expect, test } from '../../support/test';

test('by keyboard alone: search, filter, figure, row, panel, next, back', async ({ page, transactions }) => {
  await transactions.open();
  await page.keyboard.press('/');
  await expect(transactions.search).toBeFocused();
  await page.keyboard.type('owen');
  await transactions.expectCount(7);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(transactions.dates).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(transactions.filter('Payment method')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const card = page.getByRole('option', { name: /^Card/ });
  await expect(card).toBeFocused();
  await page.keyboard.press('Space');
  await expect(card).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(transactions.filter('Payment method')).toBeFocused();
  await transactions.expectChips('Search: owen', 'Payment method: Card');
  // The list follows the chips a moment later.
  await expect(transactions.counter('Transactions')).not.toHaveText(/^7/);
  const count = await transactions.rows.count();
  expect(count).toBeGreaterThan(2);
  await transactions.rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(transactions.rows.nth(1)).toBeFocused();
  const second = (await transactions.rows.nth(1).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(transactions.panel).toBeFocused();
  await expect(transactions.openRow).toContainText(second);
  await page.keyboard.press('ArrowRight');
  await expect(transactions.openRow).not.toContainText(second);
  await page.keyboard.press('ArrowLeft');
  await expect(transactions.openRow).toContainText(second);
  await page.keyboard.press('Escape');
  await expect(transactions.panel).toBeHidden();
  await expect(transactions.rows.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(transactions.rows.last()).toBeFocused();
});

test('axe finds nothing in list, panel and explanation, and without results', async ({ page, transactions }) => {
  await transactions.open('?method=card&tender=card&fees=with-fee&txn=INV-144026');
  await expect(transactions.panel).toContainText('Net total');
  await transactions.explanationButton('Total collected').click();
  await expect(page.getByRole('dialog', { name: /^Total collected/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const tenders = await transactions.options('Tender');
  await expect(tenders.first()).toBeVisible();
  await expectAccessible(page, page.getByRole('listbox'));
  await transactions.open('?status=awaiting-capture&txn=PAY-unknown');
  await expect(transactions.panel).toContainText('There is no transaction');
  await expectAccessible(page);
});

test.describe('the first visit', () => {
  test.use({ ownContext: true });

  test('moves nothing while it loads, with or without a panel', async ({ page, product, transactions }) => {
    await watchLayoutShift(page);
    for (const search of ['', '?method=card&txn=INV-144026', '?status=awaiting-capture&fees=with-fee']) {
      await transactions.open(search);
      await expect(product.assistantButton).toBeVisible();
      await expect(transactions.filter('Status')).toBeVisible();
      expect(await layoutShift(page), search).toBeLessThan(0.01);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing is wider than the window; filters, sorting, panel and export work', async ({ page, transactions }) => {
    await transactions.open('?from=2025-12-25&to=2025-12-25&q=nothing&fees=with-fee&staff=theo-lindqvist');
    await expectToFit(page, 'nothing found');
    await transactions.open();
    await expectToFit(page, 'all');
    await transactions.choose('Payment method', 'Card');
    await transactions.expectCount(18);
    await transactions.choose('Sort', 'Largest amount');
    await expect(transactions.rows.first()).toHaveText('Catering Platter ×3');
    await expectToFit(page, 'narrowed and sorted');
    expect((await transactions.exportCsv()).rows).toHaveLength(18);
    await transactions.rows.first().click();
    await expect(page.getByRole('dialog', { name: 'Payment details' })).toBeVisible();
    await expect.poll(() => transactions.panel.boundingBox()).toMatchObject({ x: 0, width: 390 });
    await expectToFit(page, 'panel');
    await transactions.panelButton('Close').click();
    await expect(transactions.panel).toBeHidden();
    await expect(transactions.rows.first()).toBeFocused();
  });
});
