import { storedItem } from '../support/items';
import { expect, test } from '../support/test';

const list = ['Apple', 'Apple juice', 'Bread', 'Butter', 'Cheese'].map((name) => storedItem({ name }));

test.describe('the selection', () => {
  test('ticks, unticks and survives a reload', async ({ items, page }) => {
    await items.openWith(list);
    await items.tick('Apple').check();
    await items.tick('Bread').check();
    await expect(items.selectionBar).toContainText('2 selected');
    await expect.poll(() => items.stored('items-selected')).toEqual(['apple', 'bread']);
    await page.reload();
    await expect(items.tick('Bread')).toBeChecked();
    await items.tick('Apple').uncheck();
    await expect(items.selectionBar).toContainText('1 selected');
    await items.button('Clear selection').click();
    await expect(items.selectionBar).toBeHidden();
    await expect.poll(() => items.stored('items-selected')).toEqual([]);
  });

  test('the head’s box takes what the filter shows, and hidden ones are counted', async ({ items }) => {
    await items.openWith(list);
    await items.tick('Bread').check();
    await items.search.fill('apple');
    await items.expectNames('Apple', 'Apple juice');
    const all = items.table.getByRole('checkbox', { name: 'Select all' });
    await all.check();
    await expect(items.selectionBar).toContainText('3 selected');
    await expect(items.selectionBar).toContainText('1 hidden');
    const stored = async () => [...(await items.stored<string[]>('items-selected'))].sort();
    await expect.poll(stored).toEqual(['apple', 'apple-juice', 'bread']);
    await items.search.fill('');
    await expect(items.tick('Cheese')).not.toBeChecked();
    await expect(all).not.toBeChecked();
  });

  test('Shift takes the rows between', async ({ items }) => {
    await items.openWith(list);
    await items.tick('Apple juice').check();
    await items.tick('Cheese').click({ modifiers: ['Shift'] });
    await expect(items.selectionBar).toContainText('4 selected');
  });

  test('deleting several asks, removes them from list and selection, and can be undone', async ({ items, page }) => {
    await items.openWith(list);
    await items.tick('Apple').check();
    await items.tick('Cheese').check();
    await items.selectionBar.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await items.expectNames('Apple juice', 'Bread', 'Butter');
    await expect.poll(() => items.stored('items-selected')).toEqual([]);
    await items.undo();
    await items.expectNames('Apple', 'Apple juice', 'Bread', 'Butter', 'Cheese');
    await expect.poll(() => items.stored()).toEqual(list);
  });

  test('a deleted item leaves the selection', async ({ items, page }) => {
    await items.openWith(list);
    await items.tick('Apple').check();
    await items.tick('Bread').check();
    await items.rowMenu('Apple', 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(items.selectionBar).toContainText('1 selected');
    await expect.poll(() => items.stored('items-selected')).toEqual(['bread']);
  });

  test('bulk update changes what was chosen, and nothing else, and can be undone', async ({ items, page }) => {
    await items.openWith(list);
    await items.tick('Bread').check();
    await items.tick('Butter').check();
    await items.selectionBar.getByRole('button', { name: 'Bulk update' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bulk update 2 items' });
    await dialog.getByRole('checkbox', { name: 'Unit' }).check();
    await dialog.getByRole('button', { name: /New unit/ }).click();
    await items.option('Per kilogram').click();
    await dialog.getByRole('button', { name: 'Update 2 items' }).click();
    await items.toastOf('2 items updated');
    const changed = (await items.stored()).filter(({ unit }) => unit === 'Per kilogram');
    expect(changed.map(({ name }) => name)).toEqual(['Bread', 'Butter']);
    await items.undo();
    await expect.poll(async () => (await items.stored()).every(({ unit }) => unit === 'Per item')).toBe(true);
  });

  test('clear all asks, empties the list and can be undone', async ({ items, page }) => {
    await items.openWith(list);
    await items.action('Clear all items');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear all items' }).click();
    await expect(page.getByText('No items yet')).toBeVisible();
    await expect.poll(() => items.stored()).toEqual([]);
    await items.undo();
    await items.expectNames('Apple', 'Apple juice', 'Bread', 'Butter', 'Cheese');
    await expect.poll(() => items.stored()).toEqual(list);
  });
});
