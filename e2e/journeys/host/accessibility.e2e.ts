import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { Assistant } from '../../support/assistant';
import { changeRow, expectFailure } from '../../support/faults';
import { expectToFit } from '../../support/pageChecks';
import { expect, test } from '../../support/test';

/** Paths with the titles of their screens. */
const screens: Readonly<Record<string, readonly (readonly [path: string, title: string])[]>> = {
  catalog: [
    [paths.home(), 'Dashboard'],
    [paths.items(), 'Items'],
    [paths.itemLibrary(), 'Item library'],
    [paths.categories(), 'Categories'],
    [paths.components(), 'Components'],
  ],
  'sales reports': [
    [paths.reports(), 'Sales summary'],
    [`${paths.reports()}/item-sales`, 'Item sales'],
    [`${paths.reports()}?view=table&report=daily&compare=previous-period`, 'Sales summary'],
    [paths.transactions(), 'Transactions'],
  ],
  'deferred sales and migration': [
    [paths.deferredSales(), 'Deferred Sales'],
    [`${paths.deferredSales()}?scenario=invoice-full-cycle`, 'Full cycle'],
    [paths.deferredTransactions(), 'Deferred sales transactions'],
    [paths.migrationStatus(), 'Migration Status'],
    [paths.prototype(), 'Financial Suite'],
  ],
  'custom reports': [
    [paths.customReports(), 'Custom Reports'],
    [paths.createCustomReport(), 'Report builder'],
    [paths.viewCustomReport('sample-daily-sales'), 'Daily sales overview'],
  ],
  'learning and assistant': [
    [paths.chatbot(), 'Assistant'],
    [paths.education(), 'Education Center'],
    [paths.recommendations(), 'Product recommendations'],
    [`${paths.education()}/understanding-sales-metrics?section=net-sales`, 'Understanding Sales Metrics'],
    [paths.health(), 'System health'],
  ],
};

test.describe('axe finds nothing, and on a phone nothing is wider than the window', () => {
  for (const [name, listed] of Object.entries(screens)) {
    test(`on the screens of ${name}, wide and on a phone`, async ({ page, product }) => {
      test.slow();
      await product.open(paths.settings());
      await expect(product.title).toHaveText('Settings');
      for (const [address, title] of listed) {
        await product.go(address, title);
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await expectToFit(page, `${address} at ${width} px`);
          await test.step(`${address} at ${width} px`, () => expectAccessible(page));
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
