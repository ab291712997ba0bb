import { expectAccessible } from '../support/accessibility';
import { storedItem } from '../support/items';
import { expect, test } from '../support/test';

test('with any overlay open, axe finds nothing of any severity on the whole page', async ({ items, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await items.openWith([storedItem({ name: 'Mug' }), storedItem({ name: 'Bowl' })]);
  for (const [name, role] of [
    [/^Category/, 'dialog'],
    ['Actions', 'menu'],
    ['All filters', 'dialog'],
    [/^Account/, 'dialog'],
    ['Help', 'dialog'],
    [/^Notifications/, 'dialog'],
  ] as const) {
    await test.step(`opened by ${String(name)}`, async () => {
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole(role).first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole(role)).toHaveCount(0);
    });
  }
});

test('below an open dialog of a report, and beside the results of the search, axe finds nothing', async ({
  summary,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await summary.open();
  await page.getByRole('button', { name: /^Report type/ }).click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sales');
  await expect(page.getByRole('listbox', { name: 'Search results' })).not.toHaveAttribute('aria-busy');
  await expectAccessible(page);
});

test('in a low window, as at 200 % zoom, popovers of the account and of the help can be read to their top', async ({
  items,
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 450 });
  await items.openWith([storedItem({ name: 'Mug' })]);
  for (const name of [/^Account/, 'Help'] as const) {
    await page.getByRole('button', { name }).click();
    const popover = page.getByRole('dialog').first();
    await expect.poll(async () => (await popover.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Escape');
  }
});
