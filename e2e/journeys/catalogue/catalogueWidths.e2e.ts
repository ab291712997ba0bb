import { paths } from '@back-office/shared/routes';
import { catalogue } from '../../support/catalogues';
import { storedItem } from '../../support/items';
import { expect, test } from '../../support/test';

test('the column headings of the item library are not cut off at 1440 and 1280 px and do not overlap at 1000 px', async ({
  page,
  product,
}) => {
  await product.store({ items: [storedItem({ name: 'Mug' })] });
  await product.open(paths.itemLibrary());
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveCount(6);
  // The last one is 1280 px less a scrollbar that takes room.
  for (const width of [1440, 1280, 1263]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = () =>
      heads.evaluateAll((all) =>
        all
          .filter((head) => head.scrollWidth > head.clientWidth || head.scrollHeight > 40)
          .map((head) => head.textContent),
      );
    await expect.poll(cut, `${width} px`).toEqual([]);
    const frame = page.getByRole('table', { name: 'Item library' });
    expect(await frame.evaluate((table) => table.scrollWidth - table.clientWidth), `${width} px`).toBe(0);
  }

  await page.setViewportSize({ width: 1000, height: 800 });
  const narrowest = () => heads.evaluateAll((all) => Math.min(...all.map((head) => head.clientWidth)));
  await expect.poll(narrowest).toBeGreaterThan(80);
  const boxes = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect()));
  for (const [index, box] of boxes.entries())
    expect(box.left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 1);
});

test('the longest entry of the items menu takes one line while it is the current one', async ({ page, product }) => {
  await product.open(`${paths.items()}/inventory`);
  const entry = page
    .getByRole('navigation', { name: 'Items & services menu' })
    .getByRole('link', { name: 'Inventory management' });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  expect((await entry.boundingBox())?.height).toBeLessThan(40);
});

test('an item to add shows its whole category at 390 and 1440 px', async ({ items, page, product }) => {
  await product.open(paths.itemLibrary());
  await items.button('Actions').click();
  const category = page.getByRole('dialog', { name: 'Add or remove items' }).getByText('Bakery', { exact: true });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const isVisible = () =>
      category.first().evaluate((line) => {
        const { left, top, bottom } = line.getBoundingClientRect();
        const at = (y: number) => document.elementFromPoint(left + 4, y);
        return [top + 3, bottom - 3].every((y) => at(y) === line);
      });
    await expect.poll(isVisible, `${width} px`).toBe(true);
  }
});

test('large figures stay inside their cards at 320, 390 and 1040 px', async ({ dashboard, page }) => {
  // Hundreds of thousands, and millions.
  for (const [volume, width] of [400, 4_000].flatMap((each) => [320, 390, 1040].map((px) => [each, px] as const))) {
    await dashboard.open(`?volume=${volume}`);
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Key Metrics', 'Customers', 'Payment Types'] as const) {
      const outside = () =>
        dashboard.card(name).evaluate((card) => {
          const edge = card.getBoundingClientRect().right;
          return [...card.querySelectorAll('span, dd, td')]
            .filter((part) => part.getBoundingClientRect().right > edge)
            .map((part) => part.textContent);
        });
      await expect.poll(outside, `${name}, ${width} px`).toEqual([]);
    }
    const value = await dashboard.metric('Net Sales').getByText(/^\$/).boundingBox();
    const badge = await dashboard.metric('Net Sales').getByText(/%$/).boundingBox();
    expect((value?.x ?? NaN) + (value?.width ?? NaN)).toBeLessThanOrEqual(badge?.x ?? NaN);
  }
});

test('at a zoom of 400 % all of a dialog and of a form can be reached', async ({ items, page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await items.openWith([storedItem({ name: 'Knife', category: 'Equipment', stock: 7, price: '$129.00/ea' })]);
  await items.create();
  const field = items.sheet.getByRole('textbox', { name: 'Name', exact: true });
  await field.scrollIntoViewIfNeeded();
  await expect(field).toBeInViewport({ ratio: 0.99 });
  await items.sheet.getByRole('button', { name: 'Cancel', exact: true }).click();

  await items.button('Actions').click();
  await page.getByRole('menuitem', { name: 'Import library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import library' });
  await dialog.locator('input[type=file]').setInputFiles(catalogue('square.csv'));
  const counts = dialog.getByRole('group', { name: 'Rows of the file' });
  await counts.scrollIntoViewIfNeeded();
  await expect(counts).toBeInViewport({ ratio: 0.3 });
  const merge = dialog.getByRole('button', { name: 'Merge new' });
  await merge.scrollIntoViewIfNeeded();
  await expect(merge).toBeInViewport({ ratio: 0.99 });
});

test('every button of the item form and every row menu is in view at 320 px', async ({ items, page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await items.openWith([storedItem({ name: 'Knife', category: 'Equipment', stock: 7, price: '$129.00/ea' })]);
  await expect(items.button('Actions for Knife')).toBeInViewport({ ratio: 0.99 });
  await items.create();
  for (const name of ['Cancel', 'Save as Draft', 'Save Item'])
    await expect(items.sheet.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 0.99 });
});
