import { paths } from '@back-office/shared/routes';
import { Items, storedItem } from '../support/items';
import { fillStorage } from '../support/storage';
import { expect, test } from '../support/test';

const keys = ['items', 'items-error', 'items-loading', 'items-search', 'items-selected'];

test.describe('what the browser keeps', () => {
  test('a fresh start holds the five keys, each JSON of the plain value', async ({ items, page }) => {
    await items.open();
    await expect.poll(async () => Object.keys(await page.evaluate(() => ({ ...localStorage }))).sort()).toEqual(keys);
    await expect.poll(() => items.stored('items')).toHaveLength(1);
    await expect.poll(() => items.stored('items-search')).toBe('');
    await expect.poll(() => items.stored('items-selected')).toEqual([]);
    await expect.poll(() => items.stored('items-loading')).toBe(false);
    await expect.poll(() => items.stored('items-error')).toBeNull();
  });

  test('further keys carry the product’s prefix', async ({ items, page, product }) => {
    await items.open();
    await items.button('Dismiss').click();
    await product.chooseTheme('Dark');
    for (const path of [paths.home(), paths.education(), paths.chatbot(), paths.customReports()]) {
      await product.open(path);
      await expect(product.title).toBeVisible();
    }
    const others = Object.keys(await page.evaluate(() => ({ ...localStorage }))).filter((key) => !keys.includes(key));
    expect(others.filter((key) => !key.startsWith('back-office:') && key !== 'customReports')).toEqual([]);
  });

  test('a loading flag left behind, and ids that are gone, are put right on start', async ({ items }) => {
    await items.open({
      items: [storedItem({ name: 'Mug' })],
      'items-loading': true,
      'items-selected': ['mug', 'long-gone'],
    });
    await expect(items.tick('Mug')).toBeChecked();
    await expect.poll(() => items.stored('items-loading')).toBe(false);
    await expect.poll(() => items.stored('items-selected')).toEqual(['mug']);
  });

  test('unreadable JSON is moved aside, said, and never overwritten', async ({ items, page, product }) => {
    await product.storeTexts({ items: '[{"id":"mug","name":"Mu' });
    await items.open();
    await expect(page.getByText(/set aside/)).toBeVisible();
    const kept = await page.evaluate(() =>
      Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('back-office:quarantine:items')),
    );
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).toContain('Mu');
    const download = page.waitForEvent('download');
    await items.button('Download it').click();
    expect((await download).suggestedFilename()).toContain('items');
  });

  test('one entry that is no item costs only itself', async ({ items, page }) => {
    await items.open({
      items: [storedItem({ name: 'Mug' }), { note: 'no item at all' }, storedItem({ name: 'Bowl' })],
    });
    await items.expectNames('Mug', 'Bowl');
    const aside = await page.evaluate(() =>
      Object.keys({ ...localStorage }).filter((key) => key.startsWith('back-office:quarantine:')),
    );
    expect(aside).toHaveLength(1);
  });

  test('an edit in one tab appears in the other; edits of different items in both survive', async ({
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
    // At the same moment, and by script: a tab behind another one draws no frames for a mouse to wait for.
    const save = (tab: Items) => tab.button('Save Item').evaluate((button: HTMLElement) => button.click());
    await Promise.all([save(items), save(other)]);
    for (const tab of [items, other]) {
      await expect(tab.row('Mug')).toContainText('$8.00');
      await expect(tab.row('Bowl')).toContainText('$9.00');
    }
    expect((await items.stored()).map(({ price }) => price)).toEqual(['$8.00/ea', '$9.00/ea']);
  });

  test('a deletion in one tab does not take what the other has open', async ({ context, items, page, product }) => {
    await items.openWith([storedItem({ name: 'Mug' }), storedItem({ name: 'Bowl' })]);
    const other = new Items(product, await context.newPage());
    await other.open();
    await other.rowMenu('Mug', 'Edit');
    await other.field('Description').fill('A long text');
    await page.bringToFront();
    await items.rowMenu('Mug', 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await items.expectNames('Bowl');
    await expect(other.field('Description')).toHaveValue('A long text');
  });

  test('when storage is full an edit is refused, said, and the list stands', async ({ items, page, product }) => {
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
