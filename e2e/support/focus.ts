import { expect, type Locator } from 'playwright/test';

/** Waits until the focus lies in the layer: from then on keys reach it. */
export async function expectFocusIn(layer: Locator) {
  await expect.poll(() => layer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}
