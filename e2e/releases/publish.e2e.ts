import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onFreePorts } from '@back-office/shared/build/freePorts.mjs';
import { publish, type PublishedSite } from '@back-office/shared/build/publish/publish.mjs';
import { hasNginx, runNginx } from '@back-office/shared/build/publish/tryNginx.mjs';
import { workspaceDist } from '@back-office/shared/build/serve.mjs';
import { paths } from '@back-office/shared/routes';
import { embedding } from '../support/embedding';
import type { Guard } from '../support/guard';
import { servePlainPage } from '../support/plainPage';
import { Product } from '../support/product';
import { serveStaticSite, type StaticSite } from '../support/staticSite';
import { expect, test } from '../support/test';

test.use({ ownContext: true });

let into: string;
let stop: (() => Promise<unknown>)[];

test.beforeEach(() => {
  into = mkdtempSync(join(tmpdir(), 'published-'));
  stop = [];
});
test.afterEach(async ({ page }) => {
  // Its late parts may still be loading.
  await page.close();
  await Promise.all(stop.map((each) => each()));
  rmSync(into, { recursive: true });
});

const areas = ['catalogue', 'assistant', 'reports', 'learning'];

type ServeSites = (sites: readonly PublishedSite[], portOf: (site: PublishedSite) => number) => Promise<void>;

/** Publishes and serves on origins of this machine: one for all, or one for each app. Returns the origins. */
function published(serve: ServeSites, { isOneOrigin = false } = {}): Promise<Record<string, string>> {
  return onFreePorts(async (basePort) => {
    const names = isOneOrigin ? ['host'] : ['host', ...areas];
    const origins = Object.fromEntries(names.map((name, index) => [name, `http://localhost:${basePort + index}`]));
    const { sites } = publish({ into, distFolders: workspaceDist(), origins, quality: 1 });
    await serve(sites, ({ origin = '' }) => Number(new URL(origin).port));
    return origins;
  });
}

const byStaticServer: ServeSites = async (sites, portOf) => {
  const opened: StaticSite[] = [];
  try {
    for (const site of sites) opened.push(await serveStaticSite(site.root, portOf(site)));
  } catch (error) {
    await Promise.all(opened.map((each) => each.close()));
    throw error;
  }
  stop.push(...opened.map((each) => each.close));
};

const byNginx: ServeSites = async (sites, portOf) => {
  stop.push(await runNginx(sites, Object.fromEntries(sites.map((site) => [site.name, portOf(site)]))));
};

/** Dashboard, items and reports load; a deep link works after a reload; the assistant is there. */
async function expectToWork(product: Product, guard: Guard) {
  guard.allowOrigins(...Object.values(product.origins));
  await product.open('/');
  await expect(product.title).toHaveText('Dashboard');
  await expect(product.assistantButton).toBeVisible();
  await product.entry('Items & services').click();
  await expect(product.title).toHaveText('Items');
  await product.open(paths.items());
  await product.page.reload();
  await expect(product.title).toHaveText('Items');
  await product.open('/financial-suite/reports/sales-summary');
  await expect(product.title).toHaveText('Sales summary');
  await product.open(paths.education());
  await expect(product.title).toHaveText('Education Center');
}

async function expectEmbedded(product: Product, guard: Guard) {
  const { entry } = await product.row('reports');
  const plain = await servePlainPage(new URL('embed.js', new URL(entry, product.address('/'))).href);
  stop.push(plain.close);
  guard.allowOrigins(plain.address);
  await product.page.goto(plain.address);
  await embedding(product.page).ready();
  await embedding(product.page).mount('one', { path: '/transactions' });
  await expect(product.page.getByRole('button', { name: /^Wildflower Honey ×6/ })).toBeVisible();
}

test('one origin on a plain static server', async ({ page, guard }) => {
  const origins = await published(byStaticServer, { isOneOrigin: true });
  const product = new Product(page, origins);
  await expectToWork(product, guard);
  await expectEmbedded(product, guard);
});

test('an origin for each app on plain static servers', async ({ page, guard }) => {
  const origins = await published(byStaticServer);
  await expectToWork(new Product(page, origins), guard);
});

for (const isOneOrigin of [true, false]) {
  test(`${isOneOrigin ? 'one origin' : 'an origin for each app'} on nginx`, async ({ page, guard }) => {
    test.skip(!hasNginx(), 'nginx is not installed on this machine.');
    const origins = await published(byNginx, { isOneOrigin });
    const product = new Product(page, origins);
    await expectToWork(product, guard);
    await expectEmbedded(product, guard);
  });
}
