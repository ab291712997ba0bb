import { storedItem } from '../../support/items';
import { expect, test } from '../../support/test';

const names = ['Apple', 'Apple juice', 'Bread', 'Butter', 'Cheese'];
const list = names.map((name) => storedItem({ name }));

test('several items are updated, deleted and cleared, and each is undone', async ({ items, page }) => {
  await items.openWith(list);
  await test.step('Shift selects the rows between', async () => {
    await items.tick('Apple juice').check();
    await items.tick('Cheese').click({ modifiers: ['Shift'] });
    await expect(items.selectionBar).toContainText('4 selected');
    await items.tick('Apple juice').uncheck();
    await items.tick('Cheese').uncheck();
  });

  await test.step('bulk update changes the chosen field of the selected items only', async () => {
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

  await test.step('a deleted item leaves the selection', async () => {
    await items.rowMenu('Bread', 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(items.selectionBar).toContainText('1 selected');
    await expect.poll(() => items.stored('items-selected')).toEqual(['butter']);
  });

  await test.step('deleting the selected items', async () => {
    await items.tick('Cheese').check();
    await items.selectionBar.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await items.expectNames('Apple', 'Apple juice');
    await expect.poll(() => items.stored('items-selected')).toEqual([]);
    await items.button('Undo').last().click();
    await items.expectNames('Apple', 'Apple juice', 'Butter', 'Cheese');
    await expect(items.button('Butter'), 'the first row that came back').toBeFocused();
  });

  await test.step('clearing the list', async () => {
    await items.action('Clear all items');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear all items' }).click();
    await expect(page.getByText('No items yet')).toBeVisible();
    await expect.poll(() => items.stored()).toEqual([]);
    await items.button('Undo').last().click();
    await expect.poll(() => items.storedNames()).toEqual(['Apple', 'Apple juice', 'Butter', 'Cheese']);
    await items.expectNames('Apple', 'Apple juice', 'Butter', 'Cheese');
    await expect(items.button('Apple')).toBeFocused();
  });
});
