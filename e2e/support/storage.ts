import type { Page } from 'playwright/test';

/** Leaves about `room` characters free in this origin's storage. */
export async function fillStorage(page: Page, room: number) {
  await page.evaluate((free) => {
    let filler = '';
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem('back-office:filler', filler + 'x'.repeat(size));
        filler += 'x'.repeat(size);
      } catch {
        // Too much: try half of it.
      }
    }
    localStorage.setItem('back-office:filler', filler.slice(0, Math.max(0, filler.length - free)));
  }, room);
}
