import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../support/accessibility';
import { storedItem } from '../support/items';
import { expect, test } from '../support/test';

test('with any overlay open, axe finds nothing of any severity on the whole page', async ({ items, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await items.openWith([storedItem({ name: 'Mug' }), storedItem({ name: 'Bowl' })]);
  await expectAccessible(page);

  for (const [name, role] of [
    [/^Category/, 'dialog'],
    ['Actions', 'menu'],
    ['All filters', 'dialog'],
    [/^Account/, 'dialog'],
    ['Help', 'dialog'],
    [/^Notifications/, 'dialog'],
  ] as const) {
    await test.step(`opened by ${String(name)}`, async () => {
      await page.goto(items.product.address(paths.items()));
      await expect(items.table).toBeVisible();
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole(role).first()).toBeVisible();
      await expectAccessible(page);
    });
  }
});
