import { expect, test } from '../../support/test';

/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('the item sheet', () => {
  test('is full-height, slides up, and has every section', async ({ items, page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await items.open();
    await items.create();
    // The computed style keeps the name after the 220 ms.
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
    await expect(items.sheet.getByRole('img', { name: /QR/ })).toBeVisible();

    await test.step('its lists and menus open above it, and Escape closes only them', async () => {
      await items.sheet.getByRole('button', { name: /Locations$/ }).click();
      await expect(items.option(/./)).toHaveText(['Tech for Product', 'Main Store', 'Online Only']);
      await page.keyboard.press('Escape');
      await expect(items.option(/./)).toHaveCount(0);
      await expect(items.sheet).toBeVisible();
      await items.sheet.getByRole('button', { name: /^Change/ }).click();
      await expect(page.getByRole('menuitem').first()).toHaveText('Physical good');
      await page.getByRole('menuitem', { name: 'Service' }).click();
      await expect(items.sheet.getByRole('group', { name: 'Item type' })).toContainText('Service');
    });
  });

  test('closes on Escape and backdrop without saving; the focus returns; Reopen restores', async ({ items, page }) => {
    await items.open();
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 500)]) {
      await items.create();
      await expect(items.field('Name')).toBeFocused();
      await items.field('Name').fill('Half a thought');
      await close();
      await expect(items.sheet).toBeHidden();
      await items.toastOf('Closed without saving');
      await expect(items.button('Create item').first()).toBeFocused();
      await expect.poll(() => items.storedNames()).toEqual(['Consulting Service']);
    }
    await items.button('Reopen').last().click();
    await expect(items.field('Name')).toHaveValue('Half a thought');
  });

  test('a photo is kept with its item over a reload; any other file is refused beside the field', async ({
    items,
    page,
  }) => {
    await items.open();
    await items.create();
    const input = items.sheet.locator('input[type=file]');
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(items.sheet.getByRole('alert')).toContainText('notes.txt');
    await input.setInputFiles({ name: 'mug.png', mimeType: 'image/png', buffer: pixel });
    await expect(items.field('Alternative text of photo 1')).toBeVisible();
    await items.field('Name').fill('Mug');
    await items.field('Price ($)').fill('12');
    await items.button('Save Item').click();
    await expect(items.sheet).toBeHidden();
    await page.reload();
    const picture = items.row('Mug').locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('a photo stands beside the name of its item in the receipt of a sale', async ({ items, page, transactions }) => {
    await items.open();
    await items.create();
    await items.sheet
      .locator('input[type=file]')
      .setInputFiles({ name: 'bread.png', mimeType: 'image/png', buffer: pixel });
    await expect(items.field('Alternative text of photo 1')).toBeVisible();
    await items.field('Name').fill('Bread Baking Workshop');
    await items.field('Price ($)').fill('85');
    await items.button('Save Item').click();
    await expect(items.sheet).toBeHidden();
    await transactions.open();
    await page
      .getByRole('row', { name: /Bread Baking Workshop/ })
      .first()
      .click();
    const sold = page
      .getByRole('complementary', { name: 'Payment details' })
      .getByRole('term')
      .filter({ has: page.locator('img') });
    await expect(sold).toContainText('Bread Baking Workshop');
    // One line: the picture has 28 px, and a line of text below it would have 20 more.
    expect((await sold.boundingBox())?.height).toBeLessThan(44);
  });

  test('on a phone a refused price is in view together with its message', async ({ items, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await items.open();
    await items.create();
    await items.field('Name').fill('Mug');
    const price = items.field('Price ($)');
    await price.fill('12,50');
    const save = items.sheet.getByRole('button', { name: 'Save Item' });
    const message = items.sheet.getByText('Please enter a valid price.', { exact: true });
    // The lowest place at which the field itself is in view.
    await price.evaluate((field) => field.scrollIntoView({ block: 'end' }));
    await save.click();
    await expect(price).toBeFocused();
    const edge = await save.boundingBox();
    await expect
      .poll(async () => {
        const box = await message.boundingBox();
        return box && edge && box.y + box.height <= edge.y;
      })
      .toBe(true);
  });
});
