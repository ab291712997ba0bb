import type { Response } from 'playwright/test';
import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { answers, breakFiles } from '../../support/faults';
import { expect, test } from '../../support/test';

test.describe('the search box', () => {
  // Nothing cached: what is requested here is what a first visit requests.
  test.use({ ownContext: true });

  test('requests nothing before it has the focus, then finds items and transactions by keyboard alone', async ({
    page,
    product,
  }) => {
    const files: Response[] = [];
    page.on('response', (response) => {
      if (/\/search(-transactions)?\.js$/.test(new URL(response.url()).pathname)) files.push(response);
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (/\/search\.js$/.test(pathname)) asked.push(origin);
    });
    await product.open(paths.education());
    await expect(product.assistantButton).toBeVisible();
    expect(asked).toEqual([]);

    const box = product.side.getByRole('combobox', { name: 'Search' });
    const list = page.getByRole('listbox', { name: 'Search results' });
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    const origins = Object.values(product.origins).sort();
    await expect.poll(() => [...asked].sort()).toEqual(origins);
    await test.step('each search is at most 15 kB compressed, and the sample that transactions are searched in 17 kB', async () => {
      await expect.poll(() => files).toHaveLength(origins.length + 1);
      const large = Promise.all(
        files.map(
          async (file) => [new URL(file.url()).pathname, (await file.request().sizes()).responseBodySize] as const,
        ),
      );
      const limitOf = (path: string) => (path.endsWith('/search.js') ? 15_000 : 17_000);
      expect((await large).filter(([path, bytes]) => bytes > limitOf(path))).toEqual([]);
    });

    await test.step('tasks and screens before anything is typed', async () => {
      await page.keyboard.press('ArrowDown');
      const suggested = list.getByRole('group', { name: 'Suggestions' }).getByRole('option');
      await expect(suggested.first()).toHaveText(/^Create item/);
      await expect(suggested.nth(1)).toHaveText(/^Today’s sales/);
      await expectAccessible(page, list);
    });

    await test.step('an item', async () => {
      await page.keyboard.type('consulting');
      await expect(list.getByRole('option', { name: /^Consulting Service/ })).toHaveAttribute('aria-selected', 'true');
      await expectAccessible(page, list);
      await page.keyboard.press('Enter');
      await product.expectPath('/items?item=consulting-service');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    await test.step('a transaction', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('txn-143957');
      const group = list.getByRole('group', { name: 'Transactions, Found by its ID' });
      await expect(group.getByRole('option')).toHaveText([/TXN-143957/]);
      await page.keyboard.press('Enter');
      await product.expectPath('/transactions?from=2025-06-05&to=2025-06-05&txn=TXN-143957');
      await expect(page.getByText('Payment details')).toBeVisible();
    });

    await test.step('all transactions that match', async () => {
      await page.keyboard.press('Control+k');
      // In one piece: while letters are typed, the number is that of the letters so far.
      await page.keyboard.insertText('granola');
      const all = list.getByRole('option', { name: /^See all [\d,]+ transactions$/ });
      const [count] = /[\d,]+/.exec((await all.textContent()) ?? '') ?? [];
      await all.click();
      await product.expectPath(/^\/transactions\?from=20\d\d-\d\d-\d\d&to=20\d\d-\d\d-\d\d&q=granola$/);
      await expect(page.getByRole('definition').first()).toHaveText(new RegExp(`^${count} of `));
    });

    await test.step('in a new tab', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('categ');
      await expect(list.getByRole('option', { name: /^Categories/ })).toBeVisible();
      const [opened] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')]);
      await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Categories');
      await expect(box).toHaveValue('categ');
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
    });
    expect(asked).toHaveLength(origins.length);
  });

  test('leaves out a remote that is down', async ({ guard, page, product }) => {
    guard.expectErrors(/Failed to load resource/);
    const origin = product.origins['reports'] ?? '';
    await breakFiles(page, new RegExp(`^${origin.replaceAll('.', '\\.')}/[^/]+/search\\.`), answers.missing);
    await product.open(paths.education());
    await expect(product.title).toHaveText('Education Center');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('consulting');
    await expect(page.getByRole('option', { name: /^Consulting Service/ })).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('txn-143957');
    await expect(page.getByText('No results for “txn-143957”.')).toBeVisible();
    const searched = page.getByText(/^You can search for: screens; actions; /);
    await expect(searched).toContainText('items by name, SKU or GTIN');
    await expect(searched).not.toContainText('transactions');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the search is in the top bar, also by Ctrl K, and the results fit the screen', async ({ page, product }) => {
    await product.open(paths.education());
    await expect(product.title).toHaveText('Education Center');
    await page.keyboard.press('Control+k');
    const box = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
    await expect(box).toBeFocused();
    await page.getByRole('button', { name: 'Close search' }).click();
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box).toBeFocused();
    await page.keyboard.type('sales');
    const option = page.getByRole('option', { name: /^Sales summary/ }).first();
    const { x = -1, width = 0 } = (await option.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    await option.click();
    await product.expectPath(paths.salesSummary());
    await expect(box).toBeHidden();
  });
});
