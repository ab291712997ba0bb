import type { MountOptions, Mounted } from '@back-office/shared/contract';
import type { Page } from 'playwright/test';
import { servePlainPage, type PlainPage } from './plainPage';
import { test } from './test';

/** Tests that start on a partner's page, which has loaded the `embed.js` of one remote. */
export function testOnPartnerPage(area: string) {
  return test.extend<{ readonly plain: PlainPage }>({
    plain: [
      async ({ page, product, guard }, use) => {
        const { entry } = await product.row(area);
        const plain = await servePlainPage(new URL('embed.js', entry).href);
        guard.allowOrigins(plain.address);
        await page.goto(plain.address);
        await embedding(page).ready();
        await use(plain);
        await plain.close();
      },
      { auto: true },
    ],
  });
}

/** Adds the custom element of an area to an element of the page. */
export function addElement(page: Page, area: string, attributes: Readonly<Record<string, string>>, id = 'one') {
  return page.evaluate(
    ([name, chosen, into]) => {
      const element = document.createElement(`back-office-${name}`);
      for (const [key, value] of Object.entries(chosen)) element.setAttribute(key, value);
      document.getElementById(into)?.append(element);
    },
    [area, attributes, id] as const,
  );
}

type EmbeddingWindow = Window & {
  readonly isReady?: boolean;
  readonly mounted: Record<string, Mounted>;
  readonly mountInto: (id: string, options: MountOptions) => Promise<void>;
};

/** What the partner's page can do with the area it embeds. */
export function embedding(page: Page) {
  return {
    ready: () => page.waitForFunction(() => (window as unknown as EmbeddingWindow).isReady),
    mount: (id: string, options: MountOptions = {}) =>
      page.evaluate(([name, chosen]) => (window as unknown as EmbeddingWindow).mountInto(name, chosen), [
        id,
        options,
      ] as const),
    update: (id: string, options: Parameters<Mounted['update']>[0]) =>
      page.evaluate(([name, chosen]) => (window as unknown as EmbeddingWindow).mounted[name]?.update(chosen), [
        id,
        options,
      ] as const),
    navigate: (id: string, path: string) =>
      page.evaluate(([name, to]) => (window as unknown as EmbeddingWindow).mounted[name]?.navigate(to), [
        id,
        path,
      ] as const),
    unmount: (id: string) =>
      page.evaluate((name) => (window as unknown as EmbeddingWindow).mounted[name]?.unmount(), id),
  };
}

/** Listeners of `window`, `document`, `body` and `html` by type, as the browser reports them. */
export async function globalListeners(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const expression of ['window', 'document', 'document.body', 'document.documentElement']) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    found.push(...listeners.map(({ type, useCapture }) => `${expression} ${type}${useCapture ? ' (capture)' : ''}`));
  }
  await session.detach();
  return found.sort();
}
