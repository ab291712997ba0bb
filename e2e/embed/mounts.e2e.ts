import type { CDPSession, Page } from 'playwright/test';
import { embedding, globalListeners, testOnPartnerPage } from '../support/embedding';
import { expect } from '../support/test';

/** What a page counts of its own timers. */
type CountingWindow = Window & { readonly liveTimers: Set<number> };

/** Times after which code is compiled and caches are full. */
const warmUp = 20;
const times = 50;

for (const area of ['assistant', 'catalogue', 'learning', 'reports'])
  testOnPartnerPage(area)(
    `${area}: ${times} times mounted and unmounted, it leaves no node, listener or timer, and at most 5 % more heap`,
    async ({ page }) => {
      await page.addInitScript(countTimers);
      await page.reload();
      await embedding(page).ready();
      const session = await page.context().newCDPSession(page);
      await remount(page, warmUp);
      // What counts uses memory and listeners itself, once.
      await leftOn(page, session);
      const { heap, ...before } = await leftOn(page, session);
      await remount(page, times);
      await expect
        .poll(async () => {
          const { heap: heapNow, ...now } = await leftOn(page, session);
          return { ...now, hasMoreHeap: heapNow > heap * 1.05 };
        })
        .toEqual({ ...before, hasMoreHeap: false });
    },
  );

/** Runs in the page, before its own code: `liveTimers` has the timeouts that have not run, and the intervals. */
function countTimers() {
  const live = new Set<number>();
  Reflect.set(window, 'liveTimers', live);
  const { setTimeout: startTimeout, setInterval: startInterval, clearTimeout: stop } = window;
  Reflect.set(window, 'setTimeout', (run: TimerHandler, ms?: number, ...rest: readonly unknown[]) => {
    const timer: number = startTimeout(
      (...given: readonly unknown[]) => {
        live.delete(timer);
        if (typeof run === 'function') run(...given);
      },
      ms,
      ...rest,
    );
    live.add(timer);
    return timer;
  });
  Reflect.set(window, 'setInterval', (...given: Parameters<typeof startInterval>) => {
    const timer = startInterval(...given);
    live.add(timer);
    return timer;
  });
  for (const name of ['clearTimeout', 'clearInterval'])
    Reflect.set(window, name, (timer?: number) => {
      if (timer !== undefined) live.delete(timer);
      stop(timer);
    });
}

async function remount(page: Page, count: number): Promise<void> {
  await page.evaluate(async (rounds) => {
    const { mountInto, mounted } = window as unknown as {
      readonly mountInto: (id: string, options: object) => Promise<void>;
      readonly mounted: Record<string, { unmount(): void }>;
    };
    const element = document.getElementById('one');
    for (let round = 0; round < rounds; round += 1) {
      const ready = new Promise((resolve) => element?.addEventListener('ready', resolve, { once: true }));
      await mountInto('one', { storageNamespace: 'mounts' });
      await ready;
      mounted['one']?.unmount();
      delete mounted['one'];
      // React cleans up its effects a moment after it removes the elements.
      await new Promise(requestAnimationFrame);
    }
  }, count);
}

/** What is on the page while no area is. */
async function leftOn(page: Page, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return {
    html: await page.locator('body').innerHTML(),
    ...{ nodes, listeners: jsEventListeners, global: await globalListeners(page), heap: usedSize },
    timers: await page.evaluate(() => (window as unknown as CountingWindow).liveTimers.size),
  };
}
