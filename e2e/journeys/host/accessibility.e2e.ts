import { apps } from '@back-office/shared/build/workspace.mjs';
import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { Assistant } from '../../support/assistant';
import { changeRow, expectFailure } from '../../support/faults';
import { expectNothingCut, expectToFit } from '../../support/pageChecks';
import { screensUnder } from '../../support/screens';
import { expect, test } from '../../support/test';

test.describe('axe finds nothing, and on a phone nothing is wider than the window', () => {
  for (const { name, routes } of apps) {
    test(`on every address of ${name}, which opens inside the shell`, async ({ page, product }) => {
      test.slow();
      await product.open(paths.settings());
      await expect(product.title).toHaveText('Settings');
      for (const { path, title, entry, checked } of screensUnder(routes)) {
        await product.go(path, title);
        await expect(page, path).toHaveTitle(/.+/);
        await product.expectPath(path);
        if (entry) await expect(product.mainList.locator('[aria-current]'), path).toHaveText([entry]);
        for (const width of checked ? [1440, 390] : []) {
          await page.setViewportSize({ width, height: 900 });
          await expectToFit(page, `${path} at ${width} px`);
          // The builder's list of contents scrolls.
          if (width === 1440 && path !== paths.createCustomReport()) await expectNothingCut(page, path);
          if (width === 1440 ? checked !== 'fit' : checked === 'phone')
            await test.step(`${path} at ${width} px`, () => expectAccessible(page));
        }
        await page.setViewportSize({ width: 1440, height: 900 });
      }
    });
  }

  test('with the submenu, a popover and the assistant open', async ({ page, product }) => {
    await product.open(paths.education());
    await product.entry('Financial Suite').click();
    await product.assistantButton.click();
    // Opening moves the focus, which would close a popover.
    await expect(new Assistant(product).inWidget.field).toBeFocused();
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test('on the error screen and on a failure panel', async ({ page, product, guard }) => {
    guard.expectErrors(/AREA-002/);
    await page.setViewportSize({ width: 390, height: 844 });
    await product.open('/nowhere');
    await expect(product.title).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await changeRow(page, 'learning', () => ({ name: 'learning' }));
    await product.open(paths.education());
    await expectFailure(product, 'Education', 'AREA-002');
    await expectAccessible(page);
  });
});
