import { expect } from '../../support/test';
import { settings, test } from '../../support/settings';

for (const setting of settings)
  test(`an item is created, deleted and brought back, ${setting}`, async ({ page, openIn }) => {
    const item = page.getByRole('checkbox', { name: 'Select Bowl' });

    await openIn(setting, 'catalogue', '/items');
    await page.getByRole('button', { name: 'Create item' }).click();
    const sheet = page.getByRole('dialog', { name: 'Create item' });
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Bowl');
    await sheet.getByRole('textbox', { name: 'Price ($)' }).fill('14');
    await sheet.getByRole('button', { name: /Unit$/ }).click();
    await page.getByRole('listbox').getByRole('option', { name: 'Per pound' }).click();
    await sheet.getByRole('button', { name: 'Save Item' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('row').filter({ has: item })).toContainText('$14.00/lb');

    await page.getByRole('button', { name: 'Actions for Bowl' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(item).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(item).toBeVisible();
  });
