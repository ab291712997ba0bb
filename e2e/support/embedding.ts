import type { MountOptions, Mounted } from '@back-office/shared/contract';
import type { Page } from 'playwright/test';

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
