import { expect, type Locator, type Page, type Route } from 'playwright/test';
import { expectFocusIn } from './pageChecks';
import type { Product, Registry, RegistryRow } from './product';

type Answer = (route: Route) => Promise<void> | void;

/** Ways in which a file of the product can fail to load. */
export const answers = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', headers: cors, body: 'Not found' }),
  /** Never answered, like a stuck proxy or a half-open connection. */
  hanging: () => undefined,
} as const satisfies Record<string, Answer>;

const cors = { 'access-control-allow-origin': '*' };

export function script(body: string): Answer {
  return (route) => route.fulfill({ contentType: 'text/javascript', headers: cors, body });
}

export interface Fault {
  repair(): Promise<void>;
}

/** Answers every request whose address matches in the given way until it is repaired. */
export async function breakFiles(page: Page, address: RegExp, answer: Answer): Promise<Fault> {
  await page.route(address, answer);
  return { repair: () => page.unroute(address, answer) };
}

/** Serves the real registry with one row changed; `undefined` removes the row. */
export function changeRow(page: Page, area: string, change: (row: RegistryRow) => unknown): Promise<Fault> {
  return breakFiles(page, /\/remotes\.json/, async (route) => {
    const registry = (await (await route.fetch()).json()) as Registry;
    const areas = registry.areas.map((row) => (row.name === area ? change(row) : row)).filter(Boolean);
    await route.fulfill({ json: { ...registry, areas } });
  });
}

/** The addresses of a file of a remote, its entry or a named chunk, including `?retry=n`. */
export function fileOf(row: RegistryRow, file: 'remoteEntry' | 'routes' | 'widget' | 'items-screen') {
  const { origin } = new URL(row.entry);
  return new RegExp(`^${origin.replaceAll('.', '\\.')}/[^/]+/${file}\\.js`);
}

/** A row without hashes and preloads, so that its code can be replaced. */
export function withoutHashes(row: RegistryRow) {
  // JSON omits undefined values.
  return { ...row, integrity: undefined, preload: [] };
}

/** The source of an entry whose area has one screen, with this component. */
export function testEntry(row: RegistryRow, component: string, contract = row.contract) {
  const path = row.routes[0]?.slice(1) ?? '';
  return `var ${row.container} = { init() {}, get() { return Promise.resolve(() => ({ createArea: () => ({
    contract: '${contract}', routes: [{ path: '${path}', Component() { ${component} } }] }) })) } }`;
}

/** A clock for the page, which the test moves. Call it before the page is opened. */
export async function installClock(page: Page) {
  await page.clock.install();
  const now = () => page.evaluate(() => Date.now() / 1000);
  const installed = await now();
  return {
    /**
     * Moves the clock until this is visible: at the deadline. What waits for it starts between the installation and this call,
     * and the clock also runs by itself, so that a slow page has used a part of the time before it is moved.
     */
    async expectAtDeadline(seconds: number, shown: Locator) {
      const called = await now();
      for (let step = 0; step < 4 * seconds && !(await shown.isVisible()); step += 1) await page.clock.fastForward(500);
      await expect(shown).toBeVisible();
      const ended = await now();
      expect(ended - installed).toBeGreaterThanOrEqual(seconds);
      expect(ended - called).toBeLessThan(2 * seconds);
    },
  };
}

/** The failure panel of an area has its title, the code of the cause, and the focus. */
export async function expectFailure(product: Product, area: string, code: string) {
  await expect(product.failure.getByRole('alert')).toContainText(`${area} could not be loaded`);
  await expect(product.failure).toContainText(code);
  await expect(product.failure.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(product.failure.getByRole('link', { name: 'Home' })).toBeVisible();
  await expectFocusIn(product.failure);
}

/** Shell and another area work while one area has failed; ends at the failed area. */
export async function expectTheRestToWork(product: Product, backBy: string) {
  await product.entry('FS Prototype').click();
  await expect(product.title).toHaveText('Financial Suite');
  await product.page.getByRole('button', { name: 'Help' }).click();
  await expect(product.page.getByRole('dialog')).toBeVisible();
  await product.page.keyboard.press('Escape');
  await product.entry(backBy).click();
  await expect(product.failure).toBeVisible();
}

/** Retry loads the area in the same page: the page itself is not reloaded. */
export async function expectRetryToRecover(product: Product, heading: string) {
  await product.mark();
  await product.failure.getByRole('button', { name: 'Retry' }).click();
  await expectRecovery(product, heading);
}

/** As above, where what was late may also arrive by itself before Retry is pressed. */
export async function expectLateRecovery(product: Product, heading: string) {
  await product.mark();
  const retry = product.failure.getByRole('button', { name: 'Retry' });
  await expect(retry.or(product.title).first()).toBeVisible();
  await retry.click({ timeout: 2_000 }).catch(() => undefined);
  await expectRecovery(product, heading);
}

async function expectRecovery(product: Product, heading: string) {
  await expect(product.title).toHaveText(heading);
  await expect(product.failure).toBeHidden();
  expect(await product.isMarked()).toBe(true);
}
