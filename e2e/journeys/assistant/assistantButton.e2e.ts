import { paths } from '@back-office/shared/routes';
import { coveredBy } from '../../support/covered';
import type { Product } from '../../support/product';
import { expect, test } from '../../support/test';

/** A form: phones have no bar there. */
const builder = '/financial-suite/custom-reports/edit/sample-daily-sales';

const screens = [
  paths.home(),
  paths.items(),
  paths.itemLibrary(),
  paths.reports(),
  '/reports?view=table&report=daily',
  '/reports/sales-trends?from=2025-05-01&to=2025-06-28&by=week',
  '/financial-suite?period=sample-week',
  builder,
  paths.transactions(),
  '/transactions?txn=INV-144026',
  '/deferred-sales?scenario=invoice-remaining-payment&from=2025-07-10&to=2025-07-10',
  '/deferred-sales/full-cycle',
  paths.education(),
  '/education/understanding-sales-metrics?section=net-sales',
  paths.health(),
] as const;

/** Opens a screen with its content and the button. */
async function open(product: Product, path: string) {
  await product.open(path);
  await expect(product.title).toBeVisible();
  await expect(product.assistantButton).toBeVisible();
  await product.page.waitForLoadState('networkidle');
}

/** Scrolls the page, and every frame in it, to the end, then up a little, so that the bar of phones is there. */
async function scrollToEnd({ page }: Product) {
  await page.evaluate(() => {
    for (const frame of [document.documentElement, ...document.querySelectorAll('main *, [data-modal] *')])
      frame.scrollTop = frame.scrollHeight;
  });
  await page.mouse.move(300, 300);
  await page.evaluate(() => scrollBy(0, -10));
}

test.describe('the assistant button covers no text and no control at rest', () => {
  test.slow();

  test('on a wide window, at the top and at the end of a screen', async ({ product }) => {
    for (const path of screens) {
      await open(product, path);
      await expect.poll(() => coveredBy(product.assistantButton), `top of ${path}`).toEqual([]);
      await scrollToEnd(product);
      await expect.poll(() => coveredBy(product.assistantButton), `end of ${path}`).toEqual([]);
    }
  });

  for (const [name, viewport] of [
    ['on a phone', { width: 390, height: 844 }],
    ['at 200% zoom of a 1440 px window', { width: 720, height: 450 }],
  ] as const) {
    test(`${name} it has a bar of its own over free space at the end`, async ({ page, product }) => {
      await page.setViewportSize(viewport);
      for (const path of screens.filter((screen) => screen !== builder)) {
        await open(product, path);
        // A bar from edge to edge, as opaque as the page: the content ends above it.
        const bar = product.assistantButton.locator('..');
        expect(await bar.boundingBox(), path).toEqual({
          x: 0,
          y: viewport.height - 56,
          width: viewport.width,
          height: 56,
        });
        await scrollToEnd(product);
        await expect.poll(() => coveredBy(bar), `end of ${path}`).toEqual([]);
      }
    });
  }

  test('the bar leaves while scrolling down, typing and on forms, comes back at the end and for the keyboard, and makes room for a selection', async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await open(product, paths.transactions());
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
    await open(product, builder);
    await expect(product.assistantButton).not.toBeInViewport();
    await product.assistantButton.focus();
    await expect(product.assistantButton).toBeInViewport();
    await open(product, paths.items());
    await page.getByRole('checkbox', { name: /^Select Consulting/ }).check();
    await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
    await expect(product.assistantButton).toBeHidden();
  });
});
