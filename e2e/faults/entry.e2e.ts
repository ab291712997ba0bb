import {
  answers,
  changeRow,
  breakFiles,
  expectFailure,
  expectLateRecovery,
  expectRetryToRecover,
  expectTheRestToWork,
  fileOf,
  testEntry,
  script,
  installClock,
  withoutHashes,
} from '../support/faults';
import { expect, test } from '../support/test';

test.describe('the entry of a remote', () => {
  test('is missing: the rest works, Retry recovers', async ({ page, product, guard }) => {
    guard.expectErrors(/Failed to load resource/, /AREA-004/);
    const fault = await breakFiles(page, fileOf(await product.row('learning'), 'remoteEntry'), answers.missing);
    await product.open('/education');
    await expectFailure(product, 'Education', 'AREA-004');
    await expectTheRestToWork(product, 'Education');

    await fault.repair();
    await expectRetryToRecover(product, 'Education Center');
  });

  test.describe('with its own clock', () => {
    test.use({ ownContext: true });

    test('hangs: after 15 s the panel says so, Retry recovers', async ({ page, product, guard }) => {
      guard.expectErrors(/AREA-003/);
      const clock = await installClock(page);
      const fault = await breakFiles(page, fileOf(await product.row('learning'), 'remoteEntry'), answers.hanging);
      await product.open('/education');
      await expect(product.mainList).toBeVisible();
      await clock.expectAtDeadline(5, page.getByText('This is taking longer than usual. Still loading.'));
      await clock.expectAtDeadline(15, product.failure);
      await expectFailure(product, 'Education', 'AREA-003');
      await expectTheRestToWork(product, 'Education');

      await fault.repair();
      await expectLateRecovery(product, 'Education Center');
    });
  });

  test('throws: the panel says so, Retry recovers', async ({ page, product, guard }) => {
    guard.expectErrors(/boom/, /AREA-005/);
    const row = await product.row('learning');
    const registry = await changeRow(page, 'learning', withoutHashes);
    const entry = await breakFiles(page, fileOf(row, 'remoteEntry'), script("throw new Error('boom')"));
    await product.open('/education');
    await expectFailure(product, 'Education', 'AREA-005');
    await expectTheRestToWork(product, 'Education');

    await entry.repair();
    await registry.repair();
    await expectRetryToRecover(product, 'Education Center');
  });

  test('is tampered with: its hash refuses it before it runs', async ({ page, product, guard }) => {
    guard.expectErrors(/integrity/, /AREA-004/, /Failed to load resource/);
    const row = await product.row('learning');
    const tampered = script(`window.hasRun = true; ${testEntry(row, 'return null')}`);
    const fault = await breakFiles(page, fileOf(row, 'remoteEntry'), tampered);
    await product.open('/education');
    await expectFailure(product, 'Education', 'AREA-004');
    expect(await page.evaluate(() => Reflect.get(window, 'hasRun'))).toBeUndefined();

    await fault.repair();
    await expectRetryToRecover(product, 'Education Center');
  });

  test('has another contract version in the registry: it is refused before its code runs', async ({
    page,
    product,
    guard,
  }) => {
    guard.expectErrors(/AREA-007/);
    const { container } = await product.row('learning');
    const fault = await changeRow(page, 'learning', (row) => ({ ...row, contract: '2.0.0' }));
    await product.open('/education');
    await expectFailure(product, 'Education', 'AREA-007');
    expect(await page.evaluate((name) => name in window, container)).toBe(false);
    await expectTheRestToWork(product, 'Education');

    await fault.repair();
    await expectRetryToRecover(product, 'Education Center');
  });

  test('has another contract version than its registry row: its screens are not drawn', async ({
    page,
    product,
    guard,
  }) => {
    guard.expectErrors(/AREA-007/);
    const row = await product.row('learning');
    await changeRow(page, 'learning', withoutHashes);
    const other = testEntry(row, 'window.wasDrawn = true; return null', '2.0.0');
    await breakFiles(page, fileOf(row, 'remoteEntry'), script(other));
    await product.open('/education');
    await expectFailure(product, 'Education', 'AREA-007');
    expect(await page.evaluate(() => Reflect.get(window, 'wasDrawn'))).toBeUndefined();
  });
});
