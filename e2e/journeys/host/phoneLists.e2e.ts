import type { Locator, Page } from 'playwright/test';
import { paths } from '@back-office/shared/routes';
import { manyItems, storedItem } from '../../support/items';
import { expectToFit } from '../../support/pageChecks';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollPage = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
/** Pixels by which the list can be scrolled inside its frame. */
const innerScroll = (table: Locator) =>
  table.evaluate((frame) => {
    frame.scrollTop = 100;
    return frame.scrollTop;
  });

test.describe('lists on a phone', () => {
  test('10,000 items scroll with the page, by hand and by keyboard, and Back returns to the same place', async ({
    items,
    page,
    product,
  }) => {
    await items.openWith(manyItems(10_000));
    await expectToFit(page);
    expect(await innerScroll(items.table)).toBe(0);

    await test.step('by keyboard to the last row and back', async () => {
      await items.row('Item 00002').getByRole('button').first().focus();
      await page.keyboard.press('End');
      const last = items.row('Item 10000');
      await expect(last.getByRole('button').first()).toBeFocused();
      await expect(last).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('ArrowUp');
      await expect(items.row('Item 09999').getByRole('button').first()).toBeFocused();
      await page.keyboard.press('Home');
      const first = items.row('Item 00001');
      await expect(first.getByRole('button').first()).toBeFocused();
      await expect(first).toBeInViewport({ ratio: 1 });
    });

    await test.step('a selected row stays selected', async () => {
      await scrollPage(page, 64_000);
      await items.tick('Item 01000').check();
      await expect(items.selectionBar).toContainText('1 selected');
      await scrollPage(page, 0);
      await expect(items.row('Item 00001')).toBeVisible();
      await scrollPage(page, 64_000);
      await expect(items.tick('Item 01000')).toBeChecked();
    });

    await test.step('Back', async () => {
      const top = await scrolled(page);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog', { name: 'Navigation' }).getByRole('link', { name: 'Education' }).click();
      await expect(product.title).toHaveText('Education Center');
      expect(await scrolled(page)).toBe(0);
      await page.goBack();
      await expect(items.row('Item 01000')).toBeInViewport();
      expect(await scrolled(page)).toBe(top);
    });
  });

  test('a row without a state ends without a separator', async ({ items, page, product }) => {
    await items.openWith([
      storedItem({ name: 'Rye Loaf', sku: 'RL-1', stock: 40, locations: ['Main Store'] }),
      storedItem({ name: 'Baguette', sku: 'BG-1', stock: 3, locations: ['Online Only'] }),
    ]);
    // The stock of the first is elsewhere.
    await product.open(`${paths.items()}/inventory?location=Online+Only`);
    const states = page.getByRole('table', { name: 'Inventory' }).locator('[role=cell][data-prefix]');
    await expect(states).toHaveText(['', 'Low']);
    const separators = await states.evaluateAll((cells) =>
      cells.map((cell) => getComputedStyle(cell, '::before').content),
    );
    expect(separators).toEqual(['none', expect.stringContaining('·')]);
  });

  test('transactions scroll with the page, and Back returns to the same place', async ({
    page,
    product,
    transactions,
  }) => {
    await transactions.open('?from=2025-06-01&to=2025-06-28');
    await transactions.expectCount(88);
    expect(await innerScroll(transactions.table)).toBe(0);
    await transactions.rows.first().focus();
    await page.keyboard.press('End');
    await expect(transactions.table.locator('[aria-rowindex]').last()).toBeInViewport({ ratio: 1 });
    await scrollPage(page, 2000);
    const shown = () => page.evaluate(() => document.elementFromPoint(195, 400)?.closest('[role=row]')?.textContent);
    await expect.poll(shown).toBeTruthy();
    const row = await shown();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Navigation' }).getByRole('link', { name: 'Home', exact: true }).click();
    await expect(product.title).toHaveText('Dashboard');
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(2000);
    await expect.poll(shown).toBe(row);
  });

  test('the reports of the suite have no inner scrolling', async ({ page, product }) => {
    await product.open(paths.customReports());
    expect(await innerScroll(page.getByRole('table').first())).toBe(0);
    await product.open(paths.migrationStatus());
    expect(await innerScroll(page.getByRole('table').first())).toBe(0);
  });
});
