import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { Assistant } from '../../support/assistant';
import { changeRow, expectFailure } from '../../support/faults';
import { expect, test } from '../../support/test';

const screens: Readonly<Record<string, readonly string[]>> = {
  catalog: [paths.home(), paths.items(), paths.itemLibrary(), paths.categories(), paths.components()],
  'sales reports': [
    paths.reports(),
    `${paths.reports()}?view=table&report=daily&compare=previous-period`,
    `${paths.reports()}/item-sales`,
    paths.transactions(),
    paths.financialSuite(),
  ],
  'deferred sales and migration': [
    paths.deferredSales(),
    `${paths.deferredSales()}?scenario=invoice-full-cycle`,
    paths.deferredTransactions(),
    paths.migrationStatus(),
    paths.prototype(),
  ],
  'custom reports': [
    paths.customReports(),
    paths.createCustomReport(),
    `${paths.customReports()}/view/sample-daily-sales`,
    `${paths.customReports()}/edit/sample-daily-sales`,
  ],
  'learning and assistant': [
    paths.education(),
    `${paths.education()}/understanding-sales-metrics?section=net-sales`,
    paths.chatbot(),
    paths.recommendations(),
    paths.health(),
  ],
};

test.describe('axe finds nothing', () => {
  for (const [name, addresses] of Object.entries(screens)) {
    test(`on the screens of ${name}, wide and on a phone`, async ({ page, product }) => {
      test.slow();
      for (const address of addresses) {
        await product.open(address);
        await expect(product.title).toBeVisible();
        // Also what screens load later.
        await page.waitForLoadState('networkidle');
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await test.step(`${address} at ${width} px`, () => expectAccessible(page));
        }
        await page.setViewportSize({ width: 1440, height: 900 });
      }
    });
  }

  test('with the submenu, the popovers and the assistant open', async ({ page, product }) => {
    await product.open(paths.education());
    await product.entry('Financial Suite').click();
    await product.assistantButton.click();
    // Opening moves the focus, which would close a popover.
    await expect(new Assistant(product).inWidget.field).toBeFocused();
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
