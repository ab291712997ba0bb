import type { Locator } from 'playwright/test';
import { paths } from '@back-office/shared/routes';
import { coveredBy } from '../../support/covered';
import type { Product } from '../../support/product';
import { expect, test } from '../../support/test';

/** A form: phones have no bar there. */
const builder = '/financial-suite/custom-reports/edit/sample-daily-sales';

const wide = { width: 1440, height: 900 };

/** Cards, a list that scrolls, a table, a chart above a table, a form, a list with a panel, and a text. */
const screens = [
  paths.home(),
  paths.items(),
  '/reports?view=table&report=daily',
  '/reports/sales-trends?from=2025-05-01&to=2025-06-28&by=week',
  builder,
  paths.transactions(),
  '/transactions?txn=INV-144026',
  '/education/understanding-sales-metrics?section=net-sales',
] as const;

/** Opens the product with its assistant button. The screens follow within the page: to load each takes most of the time. */
async function open(product: Product) {
  await product.open(paths.settings());
  await expect(product.assistantButton).toBeVisible();
}

/** Scrolls the page, and every frame in it, to its top, or to the end and a little up, so that the bar of narrow windows is there. */
async function scrollTo(place: 'top' | 'end', { page }: Product) {
  await page.evaluate((isEnd) => {
    for (const frame of [document.documentElement, ...document.querySelectorAll('main *, [data-modal] *')])
      frame.scrollTop = isEnd ? frame.scrollHeight : 0;
  }, place === 'end');
  if (place === 'top') return;
  await page.mouse.move(300, 300);
  await page.evaluate(() => scrollBy(0, -10));
}

const narrow = {
  'on a phone': { width: 390, height: 844 },
  'at 200% zoom of a 1440 px window': { width: 720, height: 450 },
};

/** A bar from edge to edge, as opaque as the page: the content ends above it. */
async function expectBar(product: Product, { width, height }: { readonly width: number; readonly height: number }) {
  await product.page.setViewportSize({ width, height });
  const bar = product.assistantButton.locator('..');
  await expect.poll(() => bar.boundingBox()).toEqual({ x: 0, y: height - 56, width, height: 56 });
  await expectFree(bar, 'end', product);
}

/** Nothing is covered there. Scrolls again each time, in case the page has become longer. */
async function expectFree(cover: Locator, place: 'top' | 'end', product: Product) {
  const covered = async () => {
    await scrollTo(place, product);
    return coveredBy(cover);
  };
  await expect.poll(covered, `${place} of ${product.path}`).toEqual([]);
}

test.describe('the assistant button covers no text and no control at rest', () => {
  test.slow();

  test('in a narrow window it has a bar of its own over free space at the end; in a wide one at the top and at the end', async ({
    page,
    product,
  }) => {
    await open(product);
    for (const path of screens) {
      await page.setViewportSize(path === builder ? wide : narrow['on a phone']);
      await product.go(path);
      for (const [name, size] of Object.entries(path === builder ? {} : narrow))
        await test.step(`${path} ${name}`, () => expectBar(product, size));
      await page.setViewportSize(wide);
      for (const place of ['top', 'end'] as const) await expectFree(product.assistantButton, place, product);
    }
  });

  test('the bar covers no control that the Tab key leads to', async ({ page, product }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(product);
    await page.getByRole('button', { name: 'Menu', exact: true }).focus();
    const bar = page.locator('[data-floating="assistant"]');
    const focused = page.locator(':focus');
    for (let nth = 0; nth < 12; nth += 1) {
      await page.keyboard.press('Tab');
      const [below, end] = await Promise.all([focused.boundingBox(), bar.boundingBox()]);
      expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(end?.y ?? 0);
    }
  });

  test('the bar leaves while scrolling down, typing and on forms, comes back at the end and for the keyboard, and makes room for a selection', async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await open(product);
    await product.go(paths.transactions(), 'Transactions');
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 200);
    await expect(product.assistantButton).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(product.assistantButton).toBeInViewport();
    await page.mouse.wheel(0, 200);
    await expect(product.assistantButton).not.toBeInViewport();
    await page.mouse.wheel(0, 100_000);
    await expect(product.assistantButton).toBeInViewport();
    await page.mouse.wheel(0, -300);
    await page.getByRole('searchbox').focus();
    await expect(product.assistantButton).not.toBeInViewport();
    await product.go(builder, 'Report builder');
    await expect(product.assistantButton).not.toBeInViewport();
    await product.assistantButton.focus();
    await expect(product.assistantButton).toBeInViewport();
    await product.go(paths.items(), 'Items');
    await page.getByRole('checkbox', { name: /^Select Consulting/ }).check();
    await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
    await expect(product.assistantButton).toBeHidden();
  });
});
