import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { changeRow, expectFailure } from '../../support/faults';
import { expect, test } from '../../support/test';

test.describe('axe finds nothing serious', () => {
  // Home and the assistant have their own tests.
  test('on planned screens and on System health', async ({ page, product }) => {
    for (const path of [paths.education(), paths.financialSuite(), paths.health()]) {
      await product.open(path);
      await expect(product.title).toBeVisible();
      await expect(product.assistantButton).toBeVisible();
      await expectAccessible(page);
    }
  });

  test('with the submenu, the popovers and the assistant open', async ({ page, product }) => {
    await product.open(paths.education());
    await product.entry('Financial Suite').click();
    await product.assistantButton.click();
    for (const name of ['Notifications, 1 new', 'Help', /^Account/] as const) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // The whole page once, with the submenu and the assistant.
      await expectAccessible(page, name === 'Help' ? undefined : page.getByRole('dialog'));
      await page.keyboard.press('Escape');
    }
  });

  test('on the error screen and on a failure panel', async ({ page, product, guard }) => {
    guard.expectErrors(/AREA-002/);
    await product.open('/nowhere');
    await expect(product.title).toBeVisible();
    await expectAccessible(page);
    await changeRow(page, 'learning', () => ({ name: 'learning' }));
    await product.open(paths.education());
    await expectFailure(product, 'Education', 'AREA-002');
    await expectAccessible(page);
  });
});
