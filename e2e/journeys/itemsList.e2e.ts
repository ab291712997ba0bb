import { paths } from '@back-office/shared/routes';
import { manyItems, storedItem } from '../support/items';
import { expect, test } from '../support/test';

const pantry = [
  storedItem({ name: 'Olive Oil', sku: 'OIL-1', gtin: '036000291452', description: 'Cold-pressed' }),
  storedItem({
    name: 'Wildflower Honey',
    category: 'Sweets',
    reportingCategory: 'Breakfast',
    locations: ['Online Only'],
  }),
  storedItem({ name: 'Aged Cheddar', category: 'Dairy', price: '$14.80/lb', unit: 'Per pound' }),
  storedItem({ name: 'Old Jam', status: 'Archived' }),
];

test.describe('the items list', () => {
  test('a fresh start holds the one sample item', async ({ items, page }) => {
    await items.open();
    await items.expectNames('Consulting Service');
    await expect(items.row('Consulting Service')).toContainText('$100.00/ea');
    await expect(items.row('Consulting Service').getByRole('cell').nth(3)).toHaveText(/^[-–]$/);
    await expect(items.table.getByRole('columnheader')).toHaveText([
      '',
      'Item',
      'Reporting category',
      'Stock',
      'Price',
      /menu/i,
    ]);
    await expect(page.getByRole('columnheader').getByRole('checkbox', { name: 'Select all' })).toBeVisible();
    await expect(items.search).toBeVisible();
    for (const name of [/^Category/, /^Status\s*Active/, 'All filters', 'Actions', 'Create item']) {
      await expect(items.button(name).first()).toBeVisible();
    }
  });

  test('the banner offers the import, can be put away and stays away', async ({ items, page }) => {
    await items.open();
    const text = page.getByText('Already have items? Upload an existing item catalog to get started', { exact: true });
    await expect(text).toBeVisible();
    await items.button('Import library').click();
    await expect(page.getByRole('dialog', { name: 'Import library' })).toBeVisible();
    await page.keyboard.press('Escape');
    await items.button('Dismiss').click();
    await expect(text).toBeHidden();
    await page.reload();
    await expect(items.table).toBeVisible();
    await expect(text).toBeHidden();
  });

  test('search finds by five fields in any case, and by no other', async ({ items }) => {
    await items.openWith(pantry);
    for (const [term, name] of [
      ['oLiVe', 'Olive Oil'],
      ['sweets', 'Wildflower Honey'],
      ['BREAKFAST', 'Wildflower Honey'],
      ['oil-1', 'Olive Oil'],
      ['cold-PRESSED', 'Olive Oil'],
    ] as const) {
      await items.search.fill(term);
      await items.expectNames(name);
    }
    for (const term of ['036000291452', '$14.80', 'Online Only', 'Per pound']) {
      await items.search.fill(term);
      await items.expectNames();
    }
    await items.button('Clear filters').last().click();
    await items.expectNames('Olive Oil', 'Wildflower Honey', 'Aged Cheddar');
  });

  test('"/" focuses the search, Escape clears it, and the term survives a reload', async ({ items, page }) => {
    await items.openWith(pantry);
    await page.keyboard.press('/');
    await expect(items.search).toBeFocused();
    await page.keyboard.type('cheddar');
    await items.expectNames('Aged Cheddar');
    await expect.poll(() => items.stored('items-search')).toBe('cheddar');
    await page.reload();
    await expect(items.search).toHaveValue('cheddar');
    await items.expectNames('Aged Cheddar');
    await items.search.press('Escape');
    await items.expectNames('Olive Oil', 'Wildflower Honey', 'Aged Cheddar');
  });

  test('filters narrow, combine with the search and are taken back one by one', async ({ items, page }) => {
    await items.openWith(pantry);
    await items.expectNames('Olive Oil', 'Wildflower Honey', 'Aged Cheddar');
    await items.button(/^Category/).click();
    await items.option(/^Dairy/).click();
    await items.option(/^Pantry/).click();
    await page.keyboard.press('Escape');
    await items.expectNames('Olive Oil', 'Aged Cheddar');
    await items.search.fill('cheddar');
    await items.expectNames('Aged Cheddar');
    await items.button('Clear filters').first().click();
    await items.expectNames('Olive Oil', 'Wildflower Honey', 'Aged Cheddar');

    await items.button(/^Status/).click();
    await items.option(/^Archived/).click();
    await page.keyboard.press('Escape');
    await items.expectNames('Olive Oil', 'Wildflower Honey', 'Aged Cheddar', 'Old Jam');
  });

  test('All filters narrows by every field at once', async ({ items, page }) => {
    await items.openWith(pantry);
    await items.button('All filters').click();
    const dialog = page.getByRole('dialog', { name: 'All filters' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await expect(dialog.getByRole('button', { name: /^Show \d+ items?$/ })).toBeVisible();
    await dialog.getByRole('button', { name: /^Show/ }).click();
    await expect(dialog).toBeHidden();
  });

  test('Quick create takes a name and, if wanted, a price', async ({ items, page }) => {
    await items.open();
    const name = items.table.getByRole('textbox', { name: 'Quick create' });
    await name.fill('  Rye Loaf ');
    await name.press('Enter');
    await items.toastOf('Rye Loaf created');
    await expect(items.row('Rye Loaf')).toContainText('$0.00');
    await expect(name).toHaveValue('');
    await expect(name).toBeFocused();
    await name.fill('Sourdough');
    await items.table.getByRole('textbox', { name: 'Price of the new item' }).fill('9.5');
    await page.keyboard.press('Enter');
    await expect(items.row('Sourdough')).toContainText('$9.50');
    const stored = await items.stored();
    expect(stored.find((item) => item.name === 'Rye Loaf')).toMatchObject({ stock: 0, price: '$0.00' });
    expect(stored.find((item) => item.name === 'Sourdough')).toMatchObject({ stock: 0, price: '$9.50' });
  });

  test('Delete asks, refusing keeps the item, accepting removes it, Undo brings it back', async ({ items, page }) => {
    await items.openWith(pantry);
    await items.rowMenu('Aged Cheddar', 'Delete');
    const ask = page.getByRole('alertdialog');
    await expect(ask).toContainText('Are you sure you want to delete this item?');
    await ask.getByRole('button', { name: 'Cancel' }).click();
    await items.expectNames('Olive Oil', 'Wildflower Honey', 'Aged Cheddar');
    await items.rowMenu('Wildflower Honey', 'Delete');
    await ask.getByRole('button', { name: 'Delete' }).click();
    await items.expectNames('Olive Oil', 'Aged Cheddar');
    await expect.poll(() => items.storedNames()).toEqual(['Olive Oil', 'Aged Cheddar', 'Old Jam']);
    await items.undo();
    await items.expectNames('Olive Oil', 'Wildflower Honey', 'Aged Cheddar');
    await expect.poll(() => items.stored()).toEqual(pantry);
  });

  test('the row menu offers Edit and Delete and is worked by keyboard', async ({ items, page }) => {
    await items.openWith(pantry);
    await items.button('Actions for Olive Oil').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Delete']);
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(items.sheet).toBeVisible();
    await expect(items.field('Name')).toHaveValue('Olive Oil');
    await page.keyboard.press('Escape');
    await expect(items.sheet).toBeHidden();
  });

  test('10,000 items are comfortable: a window of rows, the last one reached and found', async ({ items, page }) => {
    await items.openWith(manyItems(10_000));
    await expect(items.table).toHaveAttribute('aria-rowcount', '10002');
    expect(await items.ticks.count()).toBeLessThan(60);
    await items.table.focus();
    await items.tick('Item 00001').focus();
    await page.keyboard.press('End');
    await expect(items.row('Item 10000')).toBeVisible();
    await items.search.fill('item 07777');
    await items.expectNames('Item 07777');
    await expect(page.getByText('1 of 10,000')).toBeVisible();
  });

  test('an empty list and a search without a match say so and offer the next step', async ({ items, page }) => {
    await items.openWith([]);
    await expect(page.getByText('No items yet')).toBeVisible();
    await items.openWith(pantry);
    await items.search.fill('nothing like it');
    await expect(page.getByText('No items found for this filter.')).toBeVisible();
    await expect(items.button('Clear filters').first()).toBeVisible();
  });

  test('the address of an open item leads back to it', async ({ items, page, product }) => {
    await items.openWith(pantry);
    await items.rowMenu('Olive Oil', 'Edit');
    await expect(items.sheet).toBeVisible();
    await page.reload();
    await expect(items.field('Name')).toHaveValue('Olive Oil');
    await page.keyboard.press('Escape');
    await expect(items.sheet).toBeHidden();
    await product.expectPath(paths.items());
  });
});
