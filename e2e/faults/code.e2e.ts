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

test.describe('the code of a remote', () => {
  for (const [what, area, file, path, failed, heading] of [
    ['exposed chunk', 'learning', 'routes', '/education', 'Education', 'Education Center'],
    ['lazy screen', 'catalogue', 'items-screen', '/items', 'Dashboard and items', 'Items'],
  ] as const) {
    const entry = area === 'learning' ? 'Education' : 'Items & services';

    test(`its ${what} is missing: the rest works, Retry recovers`, async ({ page, product, guard }) => {
      guard.expectErrors(/Failed to load resource/, /AREA-006/, /ChunkLoadError|Loading chunk/);
      const fault = await breakFiles(page, fileOf(await product.row(area), file), answers.missing);
      await product.open(path);
      await expectFailure(product, failed, 'AREA-006');
      await expectTheRestToWork(product, entry);

      await fault.repair();
      await expectRetryToRecover(product, heading);
    });

    test.describe('with its own clock', () => {
      test.use({ ownContext: true });

      test(`its ${what} hangs: the panel appears at the deadline, Retry recovers`, async ({ page, product, guard }) => {
        guard.expectErrors(/AREA-006/, /ChunkLoadError|Loading chunk/);
        const clock = await installClock(page);
        const fault = await breakFiles(page, fileOf(await product.row(area), file), answers.hanging);
        await product.open(path);
        await expect(product.mainList).toBeVisible();
        await clock.expectAtDeadline(15, product.failure);
        await expectFailure(product, failed, 'AREA-006');
        await expectTheRestToWork(product, entry);

        await fault.repair();
        await expectLateRecovery(product, heading);
      });
    });
  }

  test('a chunk is tampered with: its hash refuses it', async ({ page, product, guard }) => {
    guard.expectErrors(/integrity/, /AREA-006/, /ChunkLoadError|Loading chunk/, /Failed to load resource/);
    const fault = await breakFiles(
      page,
      fileOf(await product.row('learning'), 'routes'),
      script('window.hasRun = true'),
    );
    await product.open('/education');
    await expectFailure(product, 'Education', 'AREA-006');
    expect(await page.evaluate(() => Reflect.get(window, 'hasRun'))).toBeUndefined();

    await fault.repair();
    await expectRetryToRecover(product, 'Education Center');
  });

  test('a component throws while it renders: only its area fails', async ({ page, product, guard }) => {
    guard.expectErrors(/boom/, /AREA-008/);
    const row = await product.row('learning');
    await changeRow(page, 'learning', withoutHashes);
    const throwing = testEntry(row, "if (!window.isMended) throw new Error('boom'); return 'Mended'");
    await breakFiles(page, fileOf(row, 'remoteEntry'), script(throwing));
    await product.open('/education');
    await expectFailure(product, 'Education', 'AREA-008');
    await expect(page.getByText('boom')).toBeHidden();
    await expectTheRestToWork(product, 'Education');

    await product.mark();
    await page.evaluate(() => Reflect.set(window, 'isMended', true));
    await product.failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('main')).toHaveText('Mended');
    await expect(product.failure).toBeHidden();
    expect(await product.isMarked()).toBe(true);
  });
});
