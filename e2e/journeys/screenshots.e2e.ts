import { join } from 'node:path';
import { paths } from '@back-office/shared/routes';
import { catalogue, Import } from '../support/catalogues';
import { storedItem } from '../support/items';
import { expect, test } from '../support/test';

const root = join(import.meta.dirname, '../..');
const shop = (
  [
    ['Sourdough Loaf, 800 g', 'Bakery', 24, '$9.50/ea'],
    ['Single-Origin Beans, 1 kg', 'Coffee', 41, '$32.00/ea'],
    ['Pour-Over Set, Stoneware', 'Equipment', 12, '$58.00/ea'],
    ['Aged Cheddar', 'Deli', 18, '$14.80/lb'],
    ['Olive Oil, Cold-Pressed, 500 ml', 'Pantry', 63, '$21.00/ea'],
    ['Heirloom Tomato and Roasted Pepper Passata, Twelve Jars', 'Pantry', 9, '$48.00/ea'],
    ['Wildflower Honey, 350 g', 'Pantry', 0, '$12.00/ea'],
    ['Chef’s Knife, 20 cm', 'Equipment', 7, '$129.00/ea'],
    ['Catering Platter, Serves 12', 'Catering', '-', '$180.00/ea'],
    ['Bread Baking Workshop', 'Classes', '-', '$85.00/ea'],
    ['House Granola', 'Bakery', 38, '$8.75/ea'],
    ['Cold Brew Concentrate', 'Coffee', 15, '$18.00/L'],
  ] as const
).map(([name, category, stock, price]) =>
  storedItem({
    name,
    category,
    reportingCategory: category,
    stock,
    price,
    itemType: stock === '-' ? 'Service' : 'Physical good',
  }),
);

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`pictures of the screens, ${theme}, ${width} px`, async ({ items, page, product }) => {
      test.slow();
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      const picture = (name: string) =>
        page.screenshot({ path: join(root, '.tmp/screens', `${name}-${theme}-${width}.png`) });

      await items.open({ items: shop, 'back-office:preferences': { theme } });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(product.assistantButton).toBeVisible();
      for (const name of ['Sourdough Loaf, 800 g', 'Aged Cheddar']) await items.tick(name).check();
      await picture('items');
      if (theme === 'light' && width === 1440 && process.env['UPDATE_SCREENSHOT'] === '1') {
        await page.screenshot({ path: join(root, 'docs/screenshot.png') });
      }
      await items.button('Clear selection').click();

      await items.create();
      await items.field('Name').fill('Stoneware Mug, Speckled');
      await items.button('Save Item').click();
      await picture('item-sheet');
      await items.sheet.getByRole('button', { name: 'Cancel' }).click();
      await expect(items.sheet).toBeHidden();
      await items.button('Dismiss').last().click();

      const dialog = new Import(items);
      await dialog.read(catalogue('woocommerce.csv'));
      await dialog.expectCounts({ New: 3 });
      await picture('import');

      await product.open(paths.home());
      await expect(product.title).toBeVisible();
      await picture('home');
      await product.open('/nowhere');
      await expect(product.title).toBeVisible();
      await picture('error-screen');
      await product.open(paths.health());
      await expect(product.title).toBeVisible();
      await picture('health');
    });
  }
}
