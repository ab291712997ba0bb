import type { Page } from 'playwright/test';

/** Ends the process of a page, as a crash does. */
export async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  const crash = () => session.send('Page.crash').catch(() => undefined);
  void crash();
  // A page that is just being replaced does not get the first one.
  const again = setInterval(crash, 1_000);
  await crashed.finally(() => clearInterval(again));
  await page.close();
}
