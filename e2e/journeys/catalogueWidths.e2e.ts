import { paths } from '@back-office/shared/routes';
import { Dashboard } from '../support/dashboard';
import { storedItem } from '../support/items';
import { expect, test } from '../support/test';

/** Between phone and wide desk: figures and heads that get long, beside a narrow content. */

for (const width of [1440, 1280]) {
  test(`the heads of the item library are read whole at ${width} px, without scrolling sideways`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await product.store({ items: [storedItem({ name: 'Mug' })] });
    await product.open(paths.itemLibrary());
    await expect(page.getByRole('columnheader')).toHaveCount(6);
    const cut = page
      .getByRole('columnheader')
      .evaluateAll((heads) =>
        heads
          .filter((head) => head.scrollWidth > head.clientWidth || head.scrollHeight > 40)
          .map((head) => head.textContent),
      );
    expect(await cut).toEqual([]);
    const frame = page.getByRole('table', { name: 'Item library' });
    expect(await frame.evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0);
  });
}

test('at 1000 px the columns of the item library do not lie over each other', async ({ page, product }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await product.store({ items: [storedItem({ name: 'Mug' })] });
  await product.open(paths.itemLibrary());
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveCount(6);
  const boxes = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect()));
  for (const [index, box] of boxes.entries()) {
    expect(box.width).toBeGreaterThan(80);
    expect(box.left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 1);
  }
});

for (const width of [390, 1440]) {
  test(`an item to add shows its category whole at ${width} px`, async ({ items, page, product }) => {
    await page.setViewportSize({ width, height: 844 });
    await product.open(paths.itemLibrary());
    await items.button('Actions').click();
    const category = page.getByRole('dialog', { name: 'Add or remove items' }).getByText('Bakery', { exact: true });
    const isSeen = category.first().evaluate((line) => {
      const { left, top, bottom } = line.getBoundingClientRect();
      const at = (y: number) => document.elementFromPoint(left + 4, y);
      return [top + 3, bottom - 3].every((y) => at(y) === line);
    });
    expect(await isSeen).toBe(true);
  });
}

for (const width of [320, 390, 1040]) {
  test(`large figures stay inside their cards at ${width} px`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 900 });
    const dashboard = new Dashboard(product);
    await dashboard.open('?volume=400');
    for (const name of ['Key Metrics', 'Customers', 'Payment Types'] as const) {
      const outside = await dashboard.card(name).evaluate((card) => {
        const edge = card.getBoundingClientRect().right;
        return [...card.querySelectorAll('span, dd, td')]
          .filter((part) => part.getBoundingClientRect().right > edge)
          .map((part) => part.textContent);
      });
      expect(outside).toEqual([]);
    }
    const value = await dashboard.metric('Net Sales').getByText(/^\$/).boundingBox();
    const badge = await dashboard.metric('Net Sales').getByText(/%$/).boundingBox();
    expect((value?.x ?? NaN) + (value?.width ?? NaN)).toBeLessThanOrEqual(badge?.x ?? NaN);
  });
}
