import { workspaceDist } from '@back-office/shared/build/serve.mjs';
import { paths } from '@back-office/shared/routes';
import { serveWithFaults, type Fault, type FaultServer } from '../matrix/faultServer.mjs';
import { expectAccessible } from '../support/accessibility';
import { Product } from '../support/product';
import { expect, test } from '../support/test';

test.use({ ownContext: true });

let server: FaultServer;

test.beforeAll(async () => {
  server = await serveWithFaults(workspaceDist());
});
test.afterAll(() => server?.close());
test.afterEach(() => server.repair());

const message = 'The back office could not check for updates. You are seeing the version of your last visit.';

function breakRegistry(answer: Fault['answer']) {
  server.setFaults([{ app: 'host', matches: (path) => path === '/remotes.json', answer }]);
}

for (const [name, fault] of [
  ['is missing', 'missing'],
  ['hangs', 'hangs'],
] as const) {
  test(`the registry ${name}: the last known versions work and say so, Retry recovers without a reload`, async ({
    page,
    guard,
  }) => {
    guard.allowOrigins(...Object.values(server.origins));
    guard.expectErrors(/Failed to load resource/, /AREA-001/);
    const product = new Product(page, server.origins);
    const notice = page.getByRole('note').filter({ hasText: message });
    await product.open(paths.education());
    await expect(product.title).toHaveText('Education Center');
    await expect(notice).toBeHidden();

    breakRegistry(fault);
    await product.open(paths.education());
    await product.mark();
    await expect(product.title).toHaveText('Education Center');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: message })).toHaveCount(1);
    await product.entry('FS Prototype').click();
    await expect(product.title).toHaveText('Financial Suite');

    await server.repair();
    // On a busy machine a request of before may arrive after the repair: then the notice goes without a press.
    await Promise.race([notice.getByRole('button', { name: 'Retry' }).click(), expect(notice).toBeHidden()]);
    await expect(notice).toBeHidden();
    await expect(product.title).toHaveText('Financial Suite');
    expect(await product.isMarked()).toBe(true);
  });
}

test('the health page names the last good registry and its time; the notice fits on a phone and can be dismissed', async ({
  page,
  guard,
}) => {
  guard.allowOrigins(...Object.values(server.origins));
  guard.expectErrors(/Failed to load resource/, /AREA-001/);
  const product = new Product(page, server.origins);
  await product.open(paths.education());
  await expect(product.title).toHaveText('Education Center');

  breakRegistry('missing');
  await page.setViewportSize({ width: 390, height: 844 });
  await product.open(paths.health());
  await expect(page.getByText(/· last good registry, of \w+ \d+, \d{4}/)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'last good registry' }).first()).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(message)).toBeHidden();
});
