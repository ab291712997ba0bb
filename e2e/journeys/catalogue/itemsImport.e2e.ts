import { expectAccessible } from '../../support/accessibility';
import { catalogue, Import, textFile } from '../../support/catalogues';
import { manyItems, storedItem } from '../../support/items';
import { fillStorage } from '../../support/pageChecks';
import { expect, test } from '../../support/test';

test.describe('importing a catalog', () => {
  test('what Export offers brings back the list that was cleared, with variations, menus, costs and photos', async ({
    items,
    page,
  }, info) => {
    const sold = (id: string, stock: number) => {
      return { id, values: [id], sku: `SH-${id}`, gtin: '', price: '$9.50/ea', weight: '0.2', stock, cost: '$3.00' };
    };
    const list = [
      storedItem({ name: 'Soup', lowStock: 3, photos: [{ id: 'photo-1', alt: 'A bowl; red' }] }),
      storedItem({
        ...{ name: 'Shirt', price: '$9.50/ea', sku: 'SH-S', weight: '0.2', stock: 7, menus: ['Summer', 'Sale'] },
        ...{ options: [{ name: 'Size', values: ['S', 'M, long'] }], variations: [sold('S', 3), sold('M, long', 4)] },
      }),
    ];
    await items.openWith(list);
    await items.action(/^Export/);
    const download = page.waitForEvent('download');
    await items.button('Export 2 items').click();
    const path = info.outputPath('items.csv');
    await (await download).saveAs(path);

    await items.action('Clear all items');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear all items' }).click();
    await expect.poll(() => items.stored()).toEqual([]);
    const back = new Import(items);
    await back.read(path);
    await back.expectCounts({ New: 2, 'Bad rows': 0 });
    await back.replace();
    await expect.poll(() => items.stored()).toEqual(list);
  });

  test('a file that is not a catalog, a closed dialog and a full storage leave the list unchanged', async ({
    items,
    page,
  }) => {
    await items.openWith([storedItem({ name: 'Mug' })]);
    const dialog = new Import(items);
    await dialog.read({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0, 0]),
    });
    await expect(dialog.dialog.getByText('This is an image. Choose a CSV or JSON file.')).toBeVisible();
    await dialog.dialog.locator('input[type=file]').setInputFiles(textFile('broken.json', '[{"name": "Mug",'));
    await expect(dialog.dialog.getByText(/JSON/).first()).toBeVisible();
    await dialog.dialog.locator('input[type=file]').setInputFiles(catalogue('square.csv'));
    await dialog.expectCounts({ New: 2 });
    await page.keyboard.press('Escape');
    await expect(dialog.dialog).toBeHidden();
    await expect.poll(() => items.storedNames()).toEqual(['Mug']);

    await test.step('without room the whole import is refused, with the number of items that fit', async () => {
      await fillStorage(page, 20_000);
      const before = await page.evaluate(() => localStorage.getItem('items'));
      await dialog.read(textFile('many.json', JSON.stringify(manyItems(500))));
      await dialog.expectCounts({ New: 500 });
      await dialog.merge();
      await expect(page.getByText(/no room .* for 500 items: \d+ would fit\. Your list is unchanged\./)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('items'))).toBe(before);
      await page.reload();
      await items.expectNames('Mug');
    });
  });

  test('Update existing shows each changed field, changes only those, and Undo reverts', async ({ items, page }) => {
    const mug = storedItem({ name: 'Mug', price: '$7.00/ea', stock: 3, description: 'Big' });
    await items.openWith([mug, storedItem({ name: 'Bowl' })]);
    const dialog = new Import(items);
    await dialog.read(textFile('prices.csv', `ID,Name,Price,Stock\n${mug.id},Mug,8.50,\nnew,Jar,1,\n`));
    await dialog.expectCounts({ New: 1, 'Already present': 1, 'To update': 1 });
    await dialog.show('To update');
    await expect.poll(() => dialog.rows('To update')).toEqual(['Line 2, same ID', 'Price | $7.00/ea | $8.50/ea']);
    await expect(dialog.dialog.getByRole('rowheader', { name: 'Mug' })).toBeVisible();
    await expectAccessible(page);
    await dialog.update();
    await items.toastOf('1 item updated');
    await expect.poll(() => items.storedNames()).toEqual(['Mug', 'Bowl']);
    expect((await items.stored())[0]).toMatchObject({ price: '$8.50/ea', stock: 3, description: 'Big' });
    await items.undo();
    await expect(items.row('Mug')).toContainText('$7.00');
  });

  test('at 390 px by keyboard: a doubtful number is asked for, then imported', async ({ items, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await items.openWith([storedItem({ name: 'Mug' })]);
    const dialog = new Import(items);
    await dialog.read(textFile('preise.csv', 'Artikel;Preis;Bestand\nKlavier;1.200;1.000\n'));
    await dialog.expectCounts({ New: 1 });
    await expectAccessible(page);
    const answer = dialog.dialog.getByRole('button', { name: '1,200: thousands' });
    await answer.focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
    expect(await dialog.dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    const merge = dialog.dialog.getByRole('button', { name: 'Merge new' });
    await merge.focus();
    await page.keyboard.press('Enter');
    await expect(items.row('Klavier')).toContainText('$1,200.00');
  });
});
