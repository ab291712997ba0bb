import {
  answers,
  changeRow,
  breakFiles,
  expectFailure,
  expectLateRecovery,
  expectRetryToRecover,
  expectTheRestToWork,
  installClock,
} from '../support/faults';
import { expect, test } from '../support/test';

const registry = /\/remotes\.json/;

test.describe('the registry', () => {
  test('is missing: the shell works, the panel says so, Retry recovers', async ({ page, product, guard }) => {
    guard.expectErrors(/Failed to load resource/, /AREA-001/);
    const fault = await breakFiles(page, registry, answers.missing);
    await product.open('/education');
    await expectFailure(product, 'Education', 'AREA-001');
    await product.entry('Items & services').click();
    await expectFailure(product, 'Dashboard and items', 'AREA-001');
    await product.submenu('Items & services').getByRole('button', { name: 'Back from Items & services' }).click();
    await product.entry('Education').click();

    await fault.repair();
    await expectRetryToRecover(product, 'Education Center');
    await product.entry('FS Prototype').click();
    await expect(product.failure.or(product.title).first()).toBeVisible();
  });

  test.describe('with its own clock', () => {
    test.use({ ownContext: true });

    test('hangs: after 15 s the panel says so, Retry recovers', async ({ page, product, guard }) => {
      guard.expectErrors(/AREA-001/);
      const clock = await installClock(page);
      const fault = await breakFiles(page, registry, answers.hanging);
      await product.open('/education');
      await expect(product.mainList).toBeVisible();
      await clock.expectAtDeadline(15, product.failure);
      await expectFailure(product, 'Education', 'AREA-001');

      await fault.repair();
      await expectLateRecovery(product, 'Education Center');
    });
  });

  test('has a row that claims the routes of another remote: only that remote fails', async ({
    page,
    product,
    guard,
  }) => {
    guard.expectErrors(/AREA-002/);
    const fault = await changeRow(page, 'learning', (row) => ({ ...row, routes: ['/items'] }));
    await product.open('/education');
    await expectFailure(product, 'Education', 'AREA-002');
    await expectTheRestToWork(product, 'Education');

    await fault.repair();
    await expectRetryToRecover(product, 'Education Center');
  });
});
