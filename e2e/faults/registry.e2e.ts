import {
  answers,
  changeRow,
  breakFiles,
  expectFailure,
  expectLateRecovery,
  expectRetryToRecover,
  expectTheRestToWork,
  secondsUntil,
} from '../support/faults';
import { expect, test } from '../support/test';

const registry = /\/remotes\.json/;

test.describe('the registry', () => {
  for (const [name, answer] of [
    ['is missing', answers.missing],
    ['is a page instead of JSON', answers.page],
    ['cannot be reached', answers.unreachable],
  ] as const) {
    test(`${name}: the shell works, the panel says so, Retry recovers`, async ({ page, product, guard }) => {
      guard.expectErrors(/Failed to load resource/, /AREA-001/);
      const fault = await breakFiles(page, registry, answer);
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
  }

  test.describe('with its own clock', () => {
    test.use({ ownContext: true });

    test('hangs: after 15 s the panel says so, Retry recovers', async ({ page, product, guard }) => {
      guard.expectErrors(/AREA-001/);
      await page.clock.install();
      const fault = await breakFiles(page, registry, answers.hanging);
      await product.open('/education');
      await expect(product.mainList).toBeVisible();
      const seconds = await secondsUntil(page, product.failure);
      expect(seconds).toBeGreaterThan(15 - 2);
      expect(seconds).toBeLessThan(21);
      await expectFailure(product, 'Education', 'AREA-001');

      await fault.repair();
      await expectLateRecovery(product, 'Education Center');
    });
  });

  for (const [name, change, code] of [
    ['an invalid row', () => ({ name: 'learning', entry: 42 }), 'AREA-002'],
    ['a missing row', () => undefined, 'AREA-009'],
    ['a row that claims the routes of another remote', (row: object) => ({ ...row, routes: ['/items'] }), 'AREA-002'],
  ] as const) {
    test(`has ${name}: only that remote fails`, async ({ page, product, guard }) => {
      guard.expectErrors(new RegExp(code));
      const fault = await changeRow(page, 'learning', change);
      await product.open('/education');
      await expectFailure(product, 'Education', code);
      await expectTheRestToWork(product, 'Education');

      await fault.repair();
      await expectRetryToRecover(product, 'Education Center');
    });
  }
});
