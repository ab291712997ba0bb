import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { CustomReports } from '../../support/customReports';
import { Items, storedItem } from '../../support/items';
import { expect, test } from '../../support/test';

test('a reset lists what goes; all screens of all tabs are fresh, and Undo brings everything back', async ({
  assistant,
  context,
  page,
  product,
}) => {
  const report = { id: 'r1', name: 'Weekly tea', type: 'table', status: 'draft', metrics: [], filters: 0 };
  await product.store({ items: [storedItem({ name: 'Mug' }), storedItem({ name: 'Bowl' })], customReports: [report] });
  const otherPage = await context.newPage();
  const items = new Items(product, otherPage);
  await items.open();
  await items.expectNames('Mug', 'Bowl');
  await items.row('Mug').getByRole('button', { name: 'Mug', exact: true }).click();
  await items.field('Name').fill('Mug, half written');

  await assistant.open();
  await assistant.ask('Net sales last week?');
  await expect(assistant.rows).toHaveCount(1);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Reset sample data' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Reset sample data?' });
  await expect(dialog.getByRole('definition')).toHaveText([
    '2 of your own, the sample item deleted',
    // The form that is half written.
    '1 not saved',
    '1 saved',
    '1 with the assistant',
  ]);
  await expectAccessible(page, dialog);
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Sample data reset')).toBeVisible();
  // The toast stays while it has the focus.
  await page.getByRole('button', { name: 'Undo' }).focus();
  await expect(assistant.rows).toHaveCount(0);

  await test.step('the other tab hears it, keeps what is being typed, and stays fresh after a reload', async () => {
    await expect(items.tick('Bowl')).toHaveCount(0);
    await expect(items.field('Name')).toHaveValue('Mug, half written');
    await items.open();
    await items.expectNames('Consulting Service');
    await items.button('Create item').click();
    await items.field('Name').fill('Teapot');
    await items.field('Price ($)').fill('12');
    await items.sheet.getByRole('button', { name: 'Save Item' }).click();
    await items.expectNames('Consulting Service', 'Teapot');
    const reports = new CustomReports(product, otherPage);
    await otherPage.goto(product.address(paths.customReports()));
    await expect(reports.list).toBeVisible();
    await expect(reports.list.getByText('Weekly tea')).toBeHidden();
  });

  await test.step('Undo restores all of it and keeps the new item', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Your data is back. 1 edit made since then stayed.')).toBeVisible();
    await expect(assistant.rows).toHaveCount(1);
    await expect(otherPage.getByText('Weekly tea').first()).toBeVisible();
    await items.open();
    await items.expectNames('Mug', 'Bowl', 'Teapot');
    await page.reload();
    await expect(assistant.rows).toHaveCount(1);
  });

  await test.step('after a reload, the account menu undoes the next reset', async () => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('button', { name: 'Reset sample data' }).click();
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Sample data reset')).toBeVisible();
    await page.reload();
    // Until then, the screen may take the focus, which closes an open menu.
    await expect(page.getByText('This conversation does not exist')).toBeVisible();
    await expect(assistant.rows).toHaveCount(0);
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('button', { name: 'Undo the reset' }).click();
    await expect(page.getByText('Your data is back.')).toBeVisible();
    await expect(assistant.rows).toHaveCount(1);
    await items.open();
    await items.expectNames('Mug', 'Bowl', 'Teapot');
    await page.getByRole('button', { name: /^Account/ }).click();
    await expect(page.getByRole('button', { name: 'Undo the reset' })).toBeHidden();
  });
});
