import type { Page } from 'playwright/test';

/** Counts from the next load on how far the page moves by itself. */
export async function watchLayoutShift(page: Page) {
  await page.addInitScript(() => {
    Reflect.set(window, 'shiftOfTheTest', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = Reflect.get(window, 'shiftOfTheTest') as number;
        Reflect.set(window, 'shiftOfTheTest', shift + (entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Cumulative layout shift so far. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'shiftOfTheTest') as number);
}
