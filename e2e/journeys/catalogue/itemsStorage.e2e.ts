import { paths } from '@back-office/shared/routes';
import { Items, manyItems, storedItem } from '../../support/items';
import { fillStorage } from '../../support/pageChecks';
import { expect, test } from '../../support/test';

const keys = ['items', 'items-error', 'items-loading', 'items-search', 'items-selected'];

test.describe('what the browser stores', () => {
  test('five keys with plain JSON; all other keys have the product’s prefix', async ({ items, page, product }) => {
    const storedKeys = async () => Object.keys(await page.evaluate(() => ({ ...localStorage }))).sort();
    await items.open();
    await expect.poll(storedKeys).toEqual(expect.arrayContaining(keys));
    await expect.poll(() => items.stored('items')).toHaveLength(1);
    await expect.poll(() => items.stored('items-search')).toBe('');
    await expect.poll(() => items.stored('items-selected')).toEqual([]);
    await expect.poll(() => items.stored('items-loading')).toBe(false);
    await expect.poll(() => items.stored('items-error')).toBeNull();

    await items.button('Dismiss').click();
    await product.chooseTheme('Dark');
    for (const path of [paths.home(), paths.education(), paths.chatbot(), paths.customReports()])
      await product.go(path);
    const others = (await storedKeys()).filter((key) => !keys.includes(key));
    expect(others.filter((key) => !key.startsWith('back-office:') && key !== 'customReports')).toEqual([]);
  });

  test('a damaged list can be downloaded, and is offered after a reload until it is restored or discarded', async ({
    items,
    page,
    product,
  }) => {
    const [mug, bowl] = [storedItem({ name: 'Mug' }), storedItem({ name: 'Bowl' })];
    await product.storeTexts({ items: `[${JSON.stringify(mug)},${JSON.stringify(bowl)},{"id":"x","na` });
    await items.open();
    const download = page.waitForEvent('download');
    await items.button('Download it').click();
    expect((await download).suggestedFilename()).toBe('items-damaged.json');
    await page.reload();
    await items.button('Restore').click();
    await items.expectNames('Mug', 'Bowl');
    await items.button('Discard').click();
    await expect(items.button('Download it')).toBeHidden();
    await items.button('Undo').last().click();
    await expect(items.button('Download it')).toBeVisible();
    await items.button('Discard').click();
    await page.reload();
    await items.expectNames('Mug', 'Bowl');
    await expect(items.button('Download it')).toBeHidden();
  });

  test('two tabs: edits appear in the other, edits of different items both survive, a deletion keeps open work', async ({
    context,
    items,
    product,
  }) => {
    await items.openWith([storedItem({ name: 'Mug' }), storedItem({ name: 'Bowl' })]);
    const other = new Items(product, await context.newPage());
    await other.open();
    await other.expectNames('Mug', 'Bowl');

    await items.page.bringToFront();
    await items.rowMenu('Mug', 'Edit');
    await items.field('Price ($)').fill('7');
    await items.button('Save Item').click();
    await expect(other.row('Mug')).toContainText('$7.00');

    await items.rowMenu('Mug', 'Edit');
    await items.field('Price ($)').fill('8');
    await other.page.bringToFront();
    await other.rowMenu('Bowl', 'Edit');
    await other.field('Price ($)').fill('9');
    // At the same moment, and by script: a tab in the background draws no frames, which a click waits for.
    const save = (tab: Items) => tab.button('Save Item').evaluate((button: HTMLElement) => button.click());
    await Promise.all([save(items), save(other)]);
    for (const tab of [items, other]) {
      await expect(tab.row('Mug')).toContainText('$8.00');
      await expect(tab.row('Bowl')).toContainText('$9.00');
    }
    expect((await items.stored()).map(({ price }) => price)).toEqual(['$8.00/ea', '$9.00/ea']);

    await other.rowMenu('Mug', 'Edit');
    await other.field('Description').fill('A long text');
    await items.page.bringToFront();
    await items.rowMenu('Mug', 'Delete');
    await items.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await items.expectNames('Bowl');
    await expect(other.field('Description')).toHaveValue('A long text');
  });

  test('a list that is too long for its key is in the database: two tabs edit it, and a reload reads it', async ({
    context,
    items,
    page,
    product,
  }) => {
    await items.openWith(manyItems(13_000));
    // Moving the list takes long on a busy machine, and so does reading it from the page while it is under its key.
    await page.waitForFunction(() => (localStorage.getItem('items')?.length ?? 0) < 1_000);
    expect(await items.stored<unknown>()).toEqual({ database: expect.any(String), count: 13_000 });
    const other = new Items(product, await context.newPage());
    await other.open();
    await expect(other.row('Item 00002')).toBeVisible();

    const deleteItem = async (tab: Items, name: string) => {
      await tab.page.bringToFront();
      await tab.rowMenu(name, 'Delete');
      await tab.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(tab.row(name)).toBeHidden();
    };
    await deleteItem(items, 'Item 00001');
    await expect(other.row('Item 00001')).toBeHidden();
    await deleteItem(other, 'Item 00002');
    await expect(items.row('Item 00002')).toBeHidden();
    await page.reload();
    await expect(items.row('Item 00003')).toBeVisible();
    await expect(page.getByText('12,998 active items')).toBeVisible();
  });

  test('with full storage an edit is refused with a message, and the list is unchanged', async ({
    items,
    page,
    product,
  }) => {
    await product.store({ items: [storedItem({ name: 'Mug' })] });
    await items.open();
    await items.expectNames('Mug');
    await fillStorage(page, 0);
    const before = await page.evaluate(() => localStorage.getItem('items'));
    const name = items.table.getByRole('textbox', { name: 'Quick create' });
    await name.fill('One too many');
    await name.press('Enter');
    await expect(page.getByText(/storage is full/i).first()).toBeVisible();
    await items.expectNames('Mug');
    expect(await page.evaluate(() => localStorage.getItem('items'))).toBe(before);
    await expect(name).toHaveValue('One too many');
  });
});
