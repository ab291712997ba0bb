import { paths } from '@back-office/shared/routes';
import { storedItem } from '../support/items';
import { expect, test } from '../support/test';

test.describe('the item sheet', () => {
  test('is full-height, slides up, and holds every section and field', async ({ items, page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await items.open();
    await items.create();
    // The style says so also when the 220 ms are over.
    const slides = await items.sheet.evaluate((sheet) => {
      for (let part: Element | null = sheet; part; part = part.parentElement) {
        if (getComputedStyle(part).animationName !== 'none') return true;
      }
      return false;
    });
    expect(slides).toBe(true);
    await expect.poll(() => items.sheet.boundingBox()).toMatchObject({ y: 24, height: 900 - 24 });
    for (const name of ['Details', 'Categorization', 'Options', 'Units', 'Variations', 'Checkout Behavior']) {
      await expect(items.sheet.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(items.sheet.getByText('Physical good')).toBeVisible();
    for (const name of ['Name', 'Description', 'GTIN', 'SKU', 'Weight (kg)', 'Price ($)']) {
      await expect(items.field(name)).toBeVisible();
    }
    await expect(items.field('Cost')).toBeDisabled();
    await expect(items.field('Vendor')).toBeDisabled();
    await expect(items.sheet.getByRole('switch', { name: 'Skip item details screen' })).not.toBeChecked();
    await expect(items.sheet.getByRole('img', { name: /QR/ })).toBeVisible();
    for (const name of ['Auto create', 'Add Option', 'Save Item', 'Cancel', 'Save as Draft']) {
      await expect(items.sheet.getByRole('button', { name, exact: true })).toBeVisible();
    }
    for (const name of [/Menu organization$/, /Categories$/, /Locations$/, /^Change/]) {
      await expect(items.sheet.getByRole('button', { name }).first()).toBeVisible();
    }
  });

  test('offers the specified locations and units, and types with Physical good first', async ({ items, page }) => {
    await items.open();
    await items.create();
    await items.sheet.getByRole('button', { name: /Locations$/ }).click();
    await expect(items.option(/./)).toHaveText(['Tech for Product', 'Main Store', 'Online Only']);
    await page.keyboard.press('Escape');
    await expect(items.sheet).toBeVisible();
    await items.sheet.getByRole('button', { name: /Unit$/ }).click();
    await expect(items.option(/./)).toHaveText(['Per item', 'Per pound', 'Per kilogram', 'Per liter']);
    await page.keyboard.press('Escape');
    await items.sheet.getByRole('button', { name: /^Change/ }).click();
    await expect(page.getByRole('menuitem').first()).toHaveText('Physical good');
    await page.getByRole('menuitem', { name: 'Service' }).click();
    await expect(items.sheet.getByRole('group', { name: 'Item type' })).toContainText('Service');
  });

  test('closes on Escape, backdrop, close button and Cancel, and the list stays as it was', async ({ items, page }) => {
    await items.open();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 500),
      () => items.sheet.getByRole('button', { name: 'Close' }).click(),
      () => items.sheet.getByRole('button', { name: 'Cancel' }).click(),
    ]) {
      await items.create();
      await items.field('Name').fill('Half a thought');
      await close();
      await expect(items.sheet).toBeHidden();
      await items.toastOf('Closed without saving');
      await expect.poll(() => items.storedNames()).toEqual(['Consulting Service']);
    }
    await items.button('Reopen').last().click();
    await expect(items.field('Name')).toHaveValue('Half a thought');
  });

  test('the focus returns to what opened it', async ({ items, page }) => {
    await items.open();
    await items.create();
    await expect(items.field('Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(items.button('Create item').first()).toBeFocused();
  });

  test('says what is missing, word for word, and clears a message when its field is edited', async ({ items }) => {
    await items.open();
    await items.create();
    await items.field('Name').fill('   ');
    await items.button('Save Item').click();
    await expect(items.sheet.getByText('Please enter a name for your item.', { exact: true })).toBeVisible();
    await expect(items.sheet.getByText('Please enter a price.', { exact: true })).toBeVisible();
    await expect(items.field('Name')).toBeFocused();
    await items.field('Name').fill('Mug');
    await expect(items.sheet.getByText('Please enter a name for your item.')).toBeHidden();
    await expect(items.sheet.getByText('Please enter a price.')).toBeVisible();
    for (const price of ['12abc', '1e5', 'Infinity', '1.2.3', '12,5O']) {
      await items.field('Price ($)').fill(price);
      await items.button('Save Item').click();
      await expect(items.sheet.getByText('Please enter a valid price.', { exact: true }), price).toBeVisible();
    }
    await expect.poll(() => items.storedNames()).toEqual(['Consulting Service']);
  });

  test('a new item has stock 0 and its price with a dollar sign', async ({ items, page }) => {
    await items.open();
    await items.create();
    await items.field('Name').fill('  Stoneware Mug ');
    await items.field('Price ($)').fill('1,250.5');
    await items.button('Save Item').click();
    await expect(items.sheet).toBeHidden();
    await expect(items.row('Stoneware Mug')).toContainText('$1,250.50');
    const saved = (await items.stored()).find(({ name }) => name === 'Stoneware Mug');
    expect(saved).toMatchObject({ stock: 0, itemType: 'Physical good', unit: 'Per item' });
    expect(saved?.price.replaceAll(',', '')).toBe('$1250.50');
    expect(saved?.['createdAt']).toBe(saved?.updatedAt);
    await page.reload();
    await expect(items.row('Stoneware Mug')).toBeVisible();
  });

  test('editing starts from the item, keeps its id and moves updatedAt', async ({ items }) => {
    await items.open();
    await items.rowMenu('Consulting Service', 'Edit');
    await expect(items.field('Name')).toHaveValue('Consulting Service');
    await expect(items.field('Price ($)')).toHaveValue('100.00');
    const [before] = await items.stored();
    await items.field('Price ($)').fill('120');
    await items.button('Save Item').click();
    await items.expectNames('Consulting Service');
    const [after] = await items.stored();
    expect(after).toMatchObject({ id: before?.id, price: '$120.00/ea', createdAt: before?.['createdAt'] });
    expect(after?.updatedAt).not.toBe(before?.updatedAt);
  });

  test('no other value holds the saving back', async ({ items }) => {
    await items.openWith([storedItem({ name: 'Twin', sku: 'SAME' })]);
    await items.create();
    await items.field('Name').fill('N'.repeat(600));
    await items.field('Price ($)').fill('-5');
    await items.field('GTIN').fill('abc');
    await items.field('SKU').fill('SAME');
    await items.field('Weight (kg)').fill('heavy');
    await items.button('Save Item').click();
    await expect(items.sheet).toBeHidden();
    await expect.poll(() => items.stored()).toHaveLength(2);
  });

  test('a draft is only logged, and the screen says so', async ({ items, page }) => {
    await items.open();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await items.create();
    await items.field('Name').fill('Draft mug');
    const before = await page.evaluate(() => JSON.stringify(localStorage));
    await items.button('Save as Draft').click();
    await items.toastOf(/Logged: the sample store keeps no drafts/);
    await expect(items.sheet).toBeVisible();
    expect(logged.some((text) => /draft/i.test(text))).toBe(true);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before);
  });

  test('arrow keys step price and weight by 0.01; Auto create writes a description; options are added', async ({
    items,
    page,
  }) => {
    await items.open();
    await items.create();
    await items.field('Price ($)').fill('9.99');
    await page.keyboard.press('ArrowUp');
    await expect(items.field('Price ($)')).toHaveValue('10.00');
    await items.field('Weight (kg)').fill('0.38');
    await page.keyboard.press('ArrowDown');
    await expect(items.field('Weight (kg)')).toHaveValue('0.37');
    await items.field('Name').fill('Stoneware Mug');
    await items.button('Auto create').click();
    await expect(items.field('Description')).toHaveValue(/Stoneware Mug/);
    await items.button('Add Option').click();
    await expect(items.field('Option 1')).toBeVisible();
  });

  test('an image is shown and not stored; anything else is refused beside the field', async ({ items, page }) => {
    await items.open();
    await items.create();
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const input = items.sheet.locator('input[type=file]');
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(items.sheet.getByRole('alert')).toContainText('notes.txt is no image');
    await input.setInputFiles({ name: 'mug.png', mimeType: 'image/png', buffer: png });
    const picture = items.sheet.getByRole('img', { name: 'Preview of mug.png' });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('mug.png');
  });

  test('an address of an item that is gone says so', async ({ items, page, product }) => {
    await items.open();
    await items.rowMenu('Consulting Service', 'Edit');
    await expect(items.sheet).toBeVisible();
    await product.expectPath(/item=/);
    const address = product.path;
    await product.store({ items: [] });
    await page.goto(product.address(address));
    await items.toastOf('This item is not in your list');
    await product.expectPath(paths.items());
  });
});
