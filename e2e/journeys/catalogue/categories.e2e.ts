import type { Locator } from 'playwright/test';
import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { storedItem } from '../../support/items';
import { expectToFit } from '../../support/pageChecks';
import type { Product } from '../../support/product';
import { expect, test } from '../../support/test';

const inCategory = (name: string, category: string) => storedItem({ name, category, reportingCategory: category });
const list = [
  inCategory('Loaf', 'Bakery'),
  inCategory('Rolls', 'Bakery'),
  inCategory('Beans', 'Coffee'),
  { ...inCategory('Brie', 'Deli'), status: 'Draft' },
];

async function open(product: Product) {
  await product.store({ items: list });
  await product.open(paths.categories());
  await expect(product.title).toHaveText('Categories');
}

/** The categories in their order, in either view. */
async function expectNames(boxes: Locator, ...names: readonly string[]) {
  const labels = () =>
    boxes.evaluateAll((all) => all.map((box) => box.getAttribute('aria-label')?.replace('Select ', '')));
  await expect.poll(labels).toEqual(names);
}

test.describe('Categories', () => {
  test('are rearranged by dragging, and the order is kept', async ({ items, page, product }) => {
    await open(product);
    await items.button('Rearrange').click();
    const handle = await items.button('Move Deli').boundingBox();
    const first = await items.button('Move Bakery').boundingBox();
    if (!handle || !first) throw new Error('The handles are not in view.');
    await page.mouse.move(handle.x + 8, handle.y + 8);
    await page.mouse.down();
    await page.mouse.move(handle.x + 8, handle.y - 20, { steps: 4 });
    await page.mouse.move(first.x + 8, first.y + 8, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByText('Deli moved to position 1 of 3')).toBeAttached();
    await items.button('Done').click();
    const boxes = page.getByRole('checkbox', { name: /^Select (?!all$)/ });
    await expectNames(boxes, 'Deli', 'Bakery', 'Coffee');
    await page.reload();
    await expectNames(boxes, 'Deli', 'Bakery', 'Coffee');
  });

  test('are rearranged by touch on a phone', async ({ items, page, product }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(product);
    await items.button('Rearrange').click();
    const handle = await items.button('Move Bakery').boundingBox();
    const last = await items.button('Move Deli').boundingBox();
    if (!handle || !last) throw new Error('The handles are not in view.');
    const touch = await page.context().newCDPSession(page);
    const at = (y: number) => [{ x: handle.x + 20, y }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(handle.y + 20) });
    for (const y of [handle.y + 40, last.y, last.y + 20]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(y) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByText('Bakery moved to position 3 of 3')).toBeAttached();
  });

  test('by keyboard alone: create, rearrange, undo', async ({ items, page, product }) => {
    await open(product);
    await items.button('Create category').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Gifts');
    await page.keyboard.press('Enter');
    await items.toastOf('Gifts created');
    await expect(items.button('Create category')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(items.button('Actions')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await items.button('Move Gifts').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Gifts moved to position 3 of 4')).toBeAttached();
    await expect(items.button('Move Gifts')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Gifts moved to position 2 of 4')).toBeAttached();
    await items.button('Done').focus();
    await page.keyboard.press('Enter');
    const boxes = page.getByRole('checkbox', { name: /^Select (?!all$)/ });
    await expectNames(boxes, 'Bakery', 'Gifts', 'Coffee', 'Deli');
    // The newest message is the last one.
    await items.button('Undo').last().press('Enter');
    await expectNames(boxes, 'Gifts', 'Bakery', 'Coffee', 'Deli');
  });

  test('axe finds nothing: list, grid, rearranging, dialogs', async ({ items, page, product }) => {
    await open(product);
    await page.getByRole('checkbox', { name: 'Select Coffee' }).check();
    await expectAccessible(page);
    await items.selectionBar.getByRole('button', { name: 'Delete' }).click();
    await expectAccessible(page, page.getByRole('alertdialog'));
    await page.keyboard.press('Escape');
    await items.button('Create category').click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please enter a name for the category.')).toBeVisible();
    await expectAccessible(page, page.getByRole('dialog', { name: 'Create category' }));
    await page.keyboard.press('Escape');
    await items.button('Grid').click();
    await expectAccessible(page, page.getByRole('main'));
    await items.button('Rearrange').click();
    await expectAccessible(page, page.getByRole('main'));
  });

  test('on a phone nothing is wider than the window, and the buttons are in one line', async ({
    items,
    page,
    product,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(product);
    await expectToFit(page);
    const topOf = async (name: string) => (await items.button(name).boundingBox())?.y;
    expect(await topOf('Create category')).toBe(await topOf('Rearrange'));
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await expect(items.selectionBar).toContainText('3 selected');
    await items.button('Grid').click();
    await expectToFit(page);
    await expectAccessible(page);
    await items.button('Rearrange').click();
    await expectToFit(page);
  });
});
