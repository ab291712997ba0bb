import { paths } from '@back-office/shared/routes';
import { expect, test } from '../../support/test';

declare global {
  interface Window {
    /** Headings of the screens that were left. */
    left?: WeakRef<Element>[];
  }
}

test('a screen that is left while its colors change is freed', async ({ page, product }) => {
  // Otherwise transitions last one millisecond, and most end before the screen is left.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await product.open(paths.items());
  await expect(product.title).toHaveText('Items');
  for (let time = 0; time < 3; time += 1) {
    await page.evaluate(goTo, paths.chatbot());
    // It takes the focus, and its border and shadow change.
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await page.evaluate(async (path) => {
      const heading = document.querySelector('main h1');
      if (heading) window.left = [...(window.left ?? []), new WeakRef(heading)];
      const box = document.querySelector('textarea');
      box?.blur();
      await new Promise((resolve) => box?.parentElement?.addEventListener('transitionrun', resolve, { once: true }));
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, paths.education());
    await expect(product.title).toHaveText('Education Center');
  }
  await page.evaluate(goTo, paths.items());
  await expect(product.title).toHaveText('Items');
  await expect
    .poll(async () => {
      await page.requestGC();
      return page.evaluate(() => window.left?.filter((heading) => heading.deref()).length);
    })
    .toBe(0);
});

function goTo(path: string) {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
