import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { release } from '@back-office/shared/build/release.mjs';
import { workspaceDist } from '@back-office/shared/build/serve.mjs';
import { fingerprint, PartCopy } from '../support/copies';
import { Product } from '../support/product';
import { serveOnFreePorts, type Served } from '../support/servers';
import { expect, test } from '../support/test';

const screens = 'src/data/plannedScreens.ts';
const title = (text: string) => (source: string) => source.replace(/title: '[^']*'/, `title: '${text}'`);

/** One remote's team releases by itself: two versions of learning, built once, on servers of their own. */
test.describe.configure({ mode: 'serial' });

let copy: PartCopy;
let served: Served;
let versions: readonly [first: string, second: string];
const dist = workspaceDist();

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = new PartCopy('remote-learning', 'release');
  copy.edit(screens, title('First release'));
  const first = await copy.build();
  copy.edit(screens, title('Second release'));
  versions = [first, await copy.build()];
  release(copy.dist, first);
  served = await serveOnFreePorts({ ...dist, learning: copy.dist });
});

test.afterAll(() => served?.close());

test.beforeEach(({ guard }) => guard.allowOrigins(...Object.values(served.origins)));

test('a release shows on reload, a roll-back the old one, and no other part’s file has changed', async ({ page }) => {
  const others = () =>
    ['host', 'remote-catalogue', 'remote-assistant', 'remote-reports'].map((_, index) =>
      fingerprint(Object.entries(dist).filter(([name]) => name !== 'learning')[index]?.[1] ?? ''),
    );
  const product = new Product(page, served.origins);
  const before = others();
  await product.open('/education');
  await expect(product.title).toHaveText('First release');

  release(copy.dist, versions[1]);
  await page.reload();
  await expect(product.title).toHaveText('Second release');
  expect((await product.row('learning')).version).toBe(versions[1]);

  release(copy.dist, versions[0]);
  await page.reload();
  await expect(product.title).toHaveText('First release');
  expect(others()).toEqual(before);
});

test('versions live side by side: each file is in a folder of its own, and never changes', async () => {
  const below = (version: string) => fingerprint(join(copy.dist, version));
  const before = versions.map(below);
  release(copy.dist, versions[1]);
  release(copy.dist, versions[0]);
  expect(versions.map(below)).toEqual(before);
  for (const files of before) expect(Object.keys(files)).toContain('remoteEntry.js');
});

test('a version that is not there is refused and the released one stays', async ({ page }) => {
  expect(() => release(copy.dist, '9.9.9-nothing')).toThrow('Version 9.9.9-nothing is not built.');
  const product = new Product(page, served.origins);
  expect((await product.row('learning')).version).toBe(versions[0]);
});

test('an area opened after a release comes in the new version, without a reload', async ({ page, guard }) => {
  guard.expectErrors(/Failed to load resource/, /Refused to execute script/);
  const product = new Product(page, served.origins);
  release(copy.dist, versions[0]);
  await product.open('/fs-prototype');
  await expect(product.title).toHaveText('FS Prototype');
  await product.mark();

  // The page still knows the first version's row; its folder is then taken away.
  release(copy.dist, versions[1]);
  rmSync(join(copy.dist, versions[0]), { recursive: true });
  await product.entry('Education').click();
  await expect(product.title).toHaveText('Second release');
  expect(await product.isMarked()).toBe(true);
});
