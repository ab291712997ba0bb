import { expect, type Locator, type Page } from 'playwright/test';

/** The focus is in the overlay: from now on it receives the keys. */
export async function expectFocusIn(overlay: Locator) {
  await expect.poll(() => overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Nothing is wider than the window: the page does not scroll sideways. */
export async function expectToFit(page: Page, about?: string) {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow, about).toBeLessThanOrEqual(0);
}

/** No table's frame scrolls sideways, and the text of no filter is cut. */
export async function expectNothingCut(page: Page, about?: string) {
  await expect.poll(() => page.evaluate(cutParts), about).toEqual([]);
}

/** An overlay lies within the window from left to right. */
export async function expectInsideWindow(overlay: Locator) {
  const overhang = () =>
    overlay.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return Math.max(-left, right - innerWidth);
    });
  await expect.poll(overhang).toBeLessThanOrEqual(0);
}

/** Call before the page loads; `layoutShift` then tells how far its content moved without a user action. */
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

/** Leaves about `room` characters free in the storage of the product's origin. */
export async function fillStorage(page: Page, room: number) {
  await page.evaluate((free) => {
    const tryToStore = (key: string, size: number) => {
      try {
        localStorage.setItem(key, 'x'.repeat(size));
        return true;
      } catch {
        return false;
      }
    };
    const reserved = 'back-office:reserved';
    if (free > reserved.length) tryToStore(reserved, free - reserved.length);
    // Each part once: a text of millions of characters that grows takes a busy browser half a minute.
    for (let size = 2 ** 22; size > 64; size /= 2) tryToStore(`back-office:filler-${size}`, size);
    let rest = 0;
    for (let size = 64; size >= 1; size /= 2) if (tryToStore('back-office:filler', rest + size)) rest += size;
    localStorage.removeItem(reserved);
  }, room);
}

/** Runs in the page. */
function cutParts() {
  const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
  const frames = [...document.querySelectorAll('main *')].filter(
    (element) => /auto|scroll/.test(getComputedStyle(element).overflowX) && isCut(element),
  );
  // Values that only screen readers hear are one pixel wide.
  const filters = [...document.querySelectorAll('main [aria-haspopup="dialog"] > strong')].filter(
    (value) => value.clientWidth > 1 && isCut(value),
  );
  return [...frames, ...filters].map((element) => element.getAttribute('aria-label') ?? element.textContent);
}
