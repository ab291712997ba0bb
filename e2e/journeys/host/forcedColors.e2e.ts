import type { Locator } from 'playwright/test';
import { storedItem } from '../../support/items';
import { expect, test } from '../../support/test';

/** Whether the element has a border at its start, in a color that the page's background does not have. */
function hasEdge(element: Locator) {
  return element.evaluate((node) => {
    const { borderInlineStartWidth, borderInlineStartColor } = getComputedStyle(node);
    const page = getComputedStyle(document.body).backgroundColor;
    return parseFloat(borderInlineStartWidth) > 0 && borderInlineStartColor !== page;
  });
}

test('forced colors show the assistant, the current entries and what is checked', async ({ items, page, product }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await product.store({ items: [storedItem({ name: 'Mug' })] });
  await items.open();

  await test.step('the button of the assistant has an edge', async () => {
    await expect(product.assistantButton).toBeVisible();
    expect(await hasEdge(product.assistantButton)).toBe(true);
  });

  await test.step('the current entries have a bar, the others none', async () => {
    const menu = product.areaMenu('Items & services');
    for (const [current, other] of [
      [product.entry('Items & services'), product.entry('Education')],
      [product.entry('Items', menu), product.entry('Categories', menu)],
    ] as const) {
      await expect(current).toHaveAttribute('aria-current', 'page');
      expect(await hasEdge(current)).toBe(true);
      expect(await hasEdge(other)).toBe(false);
    }
  });

  await test.step('the browser draws checkbox and switch, with the colors of the system', async () => {
    await items.tick('Mug').check();
    await expect(items.tick('Mug')).toHaveCSS('appearance', 'auto');
    await page.getByRole('button', { name: /^Account/ }).click();
    await expect(page.getByRole('switch', { name: 'Auto-save' })).toHaveCSS('appearance', 'auto');
  });
});
