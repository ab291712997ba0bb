import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serveOnFreePorts, type Served } from '@back-office/shared/build/freePorts.mjs';
import { release, releasedRow } from '@back-office/shared/build/release.mjs';
import { workspaceDist } from '@back-office/shared/build/serve.mjs';
import { fingerprint, RemoteCopy } from '../support/copies';
import { Product } from '../support/product';
import { expect, test } from '../support/test';

const list = 'src/features/education/screens/module-list/ModuleListScreen.tsx';
const title = (text: string) => (source: string) => source.replace(/<Screen title="[^"]*"/, `<Screen title="${text}"`);

/** One remote is released on its own: the version under test, and one with another title, on servers of their own. */
test.describe.configure({ mode: 'serial' });
// A cached version would still load after its folder is removed.
test.use({ ownContext: true });

let copy: RemoteCopy;
let served: Served;
let versions: readonly [first: string, second: string];
const dist = workspaceDist();

test.beforeAll(async () => {
  test.setTimeout(20 * 60_000);
  copy = new RemoteCopy('remote-learning', 'release');
  copy.edit(list, title('Second release'));
  const built = dist['learning'] ?? '';
  const first = releasedRow(built).version;
  versions = [first, await copy.build()];
  cpSync(join(built, first), join(copy.dist, first), { recursive: true });
  // A build makes nothing live.
  expect(existsSync(join(copy.dist, 'area.json'))).toBe(false);
  release(copy.dist, first);
  served = await serveOnFreePorts({ ...dist, learning: copy.dist });
});

test.afterAll(() => served?.close());

test.beforeEach(({ guard }) => guard.allowOrigins(...Object.values(served.origins)));

test('a release and a rollback show on reload, and no file of another app changes', async ({ page }) => {
  const others = () =>
    Object.entries(dist)
      .filter(([name]) => name !== 'learning')
      .map(([, folder]) => fingerprint(folder));
  const product = new Product(page, served.origins);
  const before = others();
  await product.open('/education');
  await expect(product.title).toHaveText('Education Center');

  release(copy.dist, versions[1]);
  await page.reload();
  await expect(product.title).toHaveText('Second release');
  expect((await product.row('learning')).version).toBe(versions[1]);

  release(copy.dist, versions[0]);
  await page.reload();
  await expect(product.title).toHaveText('Education Center');
  expect(others()).toEqual(before);
});

test('each version has its own folder, whose files never change', async () => {
  const below = (version: string) => fingerprint(join(copy.dist, version));
  const before = versions.map(below);
  release(copy.dist, versions[1]);
  release(copy.dist, versions[0]);
  expect(versions.map(below)).toEqual(before);
  for (const files of before) expect(Object.keys(files)).toContain('remoteEntry.js');
});

test('a version that is not built is refused and the released one stays', async ({ page }) => {
  expect(() => release(copy.dist, '9.9.9-nothing')).toThrow('Version 9.9.9-nothing is not built.');
  const product = new Product(page, served.origins);
  expect((await product.row('learning')).version).toBe(versions[0]);
});

test('an area opened after a release loads in the new version, without a reload of the page', async ({
  page,
  guard,
}) => {
  guard.expectErrors(/Failed to load resource/, /Refused to execute script/);
  const product = new Product(page, served.origins);
  release(copy.dist, versions[0]);
  await product.open('/migration-status');
  await expect(product.title).toHaveText('Migration Status');
  await product.mark();

  // The page still has the first version's row; then the folder of that version is removed.
  release(copy.dist, versions[1]);
  rmSync(join(copy.dist, versions[0]), { recursive: true });
  await product.entry('Education').click();
  await expect(product.title).toHaveText('Second release');
  expect(await product.isMarked()).toBe(true);
});
