import type { Mount } from '@back-office/shared/contract';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/accessibility';
import { addElement, embedding, testOnPartnerPage } from '../support/embedding';
import { answers, breakFiles, fileOf, installClock } from '../support/faults';
import { expect } from '../support/test';

const test = testOnPartnerPage('catalogue');

const panelName = { name: 'Dashboard and items could not be loaded' } as const;

/** The codes that the page was told. */
async function listenForCodes(page: Page) {
  await page.evaluate(() => {
    const codes: string[] = [];
    Object.assign(window, { codes });
    window.addEventListener('back-office:error', ({ detail }) => codes.push(`${detail.area} ${detail.code}`));
  });
  return () => page.evaluate(() => Reflect.get(window, 'codes') as string[]);
}

test.describe('an area on a partner’s page whose', () => {
  for (const [file, code, what] of [
    ['remoteEntry', 'AREA-004', 'entry'],
    ['items-screen', 'AREA-006', 'screen'],
  ] as const) {
    test(`${what} is missing says so, tells the page, and recovers on Retry without a reload`, async ({
      page,
      product,
      guard,
    }) => {
      guard.expectErrors(/Failed to load resource/, /AREA-00/, /ChunkLoadError/);
      const codes = await listenForCodes(page);
      const fault = await breakFiles(page, fileOf(await product.row('catalogue'), file), answers.missing);
      await addElement(page, 'catalogue', { path: '/items', theme: 'dark' });
      const element = page.locator('back-office-catalogue');
      const panel = element.getByRole('group', panelName);
      await expect(panel.getByRole('alert')).toContainText('The rest of the page works as usual.');
      await expect(panel).toContainText(code);
      await expect(panel.getByRole('link')).toHaveCount(0);
      await expect(page.locator('body')).toBeFocused();
      await expectAccessible(page);
      expect(await codes()).toEqual([`catalogue ${code}`]);

      await fault.repair();
      await panel.getByRole('button', { name: 'Retry' }).press('Enter');
      await expect(element.getByRole('table', { name: 'Items' })).toBeVisible();
      await expect(panel).toHaveCount(0);
      await expect(element.locator('[data-back-office]')).toBeFocused();
      // The page was not reloaded.
      expect(await codes()).toEqual([`catalogue ${code}`]);
    });
  }

  for (const part of ['screen', 'shared chunk'] as const) {
    test(`${part} is missing recovers on Retry, also if ./mount came from the container without embed.js`, async ({
      page,
      product,
      guard,
    }) => {
      guard.expectErrors(/Failed to load resource/, /AREA-00/, /ChunkLoadError/, /Loading chunk/);
      const row = await product.row('catalogue');
      const shared = row.preload.flatMap(({ href }) => /\/\d+\.js$/.exec(href) ?? [])[0] ?? '';
      const broken = part === 'screen' ? fileOf(row, 'items-screen') : new RegExp(shared.replaceAll('.', '\\.'));
      const fault = await breakFiles(page, broken, answers.missing);
      const { entry, container } = row;
      await page.evaluate(mountFromContainer, [entry, container] as const);
      const panel = page.locator('#two').getByRole('group', panelName);
      await expect(panel).toContainText('AREA-006');
      await fault.repair();
      await panel.getByRole('button', { name: 'Retry' }).press('Enter');
      await expect(page.locator('#two').getByRole('table', { name: 'Items' })).toBeVisible();
      await expect(panel).toHaveCount(0);
      await expect(page.locator('#two [data-back-office]')).toBeFocused();
      await embedding(page).update('two', { theme: 'dark' });
      await expect(page.locator('#two [data-back-office]')).toHaveAttribute('data-theme', 'dark');
      await embedding(page).unmount('two');
      await expect(page.locator('#two')).toBeEmpty();
    });
  }

  test.describe('files hang', () => {
    test.use({ ownContext: true });

    test('says so after 5 s, has a panel after 15 s, and recovers on Retry beside the first request', async ({
      page,
      product,
      guard,
    }) => {
      guard.expectErrors(/AREA-003/);
      const clock = await installClock(page);
      const fault = await breakFiles(page, fileOf(await product.row('catalogue'), 'remoteEntry'), answers.hanging);
      await page.evaluate(() => void Reflect.get(window, 'mountInto')('one', { path: '/items' }));
      await clock.expectAtDeadline(5, page.getByText('This is taking longer than usual. Still loading.'));
      const panel = page.locator('#one').getByRole('group', panelName);
      await clock.expectAtDeadline(15, panel);
      await expect(panel).toContainText('AREA-003');
      await fault.repair();
      // What was late may arrive before Retry is pressed.
      await panel
        .getByRole('button', { name: 'Retry' })
        .click({ timeout: 2_000 })
        .catch(() => undefined);
      await expect(page.getByRole('table', { name: 'Items' })).toBeVisible();
      await expect.poll(() => page.evaluate(() => 'one' in Reflect.get(window, 'mounted'))).toBe(true);
      await embedding(page).unmount('one');
      await expect(page.locator('#one')).toBeEmpty();
    });
  });
});

/** Runs in the page: what a page with a federation host of its own does. */
async function mountFromContainer([entry, name]: readonly [string, string]) {
  const script = document.head.appendChild(document.createElement('script'));
  script.src = entry;
  script.crossOrigin = 'anonymous';
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error('The entry could not be loaded.'));
  });
  const container = Reflect.get(window, name) as {
    init(scope: object): Promise<void>;
    get(module: string): Promise<() => { mount: Mount }>;
  };
  await container.init({});
  const { mount } = (await container.get('./mount'))();
  const into = document.getElementById('two');
  if (into) Reflect.get(window, 'mounted').two = mount(into, { path: '/items' });
}
