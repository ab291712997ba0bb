import type { Locator, Page } from 'playwright/test';
import { paths } from '@back-office/shared/routes';
import { expectAccessible } from '../../support/accessibility';
import { expectToFit } from '../../support/pageChecks';
import { expect, test } from '../../support/test';

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const pane = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const component = (name: string) => `${paths.components()}?name=${name}`;
const search = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search components' });

/** The background color behind an element: its own, or that of the nearest ancestor that has one. */
function backgroundOf(element: Locator) {
  return element.evaluate((start) => {
    for (let each: Element | null = start; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      if (!/, 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
    }
    return 'none';
  });
}

test.describe('the component browser', () => {
  test('opens from the health page, opens a component, and Back returns to the same place', async ({
    page,
    product,
  }) => {
    await product.open(paths.health());
    await page.getByRole('region', { name: 'For developers' }).getByRole('link', { name: 'Component browser' }).click();
    await expect(product.title).toHaveText('Components');
    const card = group(page, 'Overlays').getByRole('link', { name: 'Tooltip' });
    await card.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await card.click();
    await expect(product.title).toHaveText('Tooltip');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await product.expectPath(component('Tooltip'));
    await expect(page).toHaveTitle('Tooltip · Back Office');
    await page.goBack();
    await expect(product.title).toHaveText('Components');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled / 2);
  });

  test('shows both themes side by side, whatever the theme of the page', async ({ page, product }) => {
    await product.open(component('Card'));
    for (const theme of ['Light', 'Dark'] as const) {
      await product.chooseTheme(theme);
      const [light, dark] = ['light', 'dark'].map((name) => pane(page, `With title and scope, ${name}`));
      if (!light || !dark) throw new Error('Two panes are expected.');
      await expect.poll(() => backgroundOf(light)).toBe('rgb(255, 255, 255)');
      await expect.poll(() => backgroundOf(dark)).toBe('rgb(18, 21, 26)');
      const [left, right] = [await light.boundingBox(), await dark.boundingBox()];
      expect(left?.y).toBe(right?.y);
      expect(left?.x).toBeLessThan(right?.x ?? 0);
    }
  });

  test('overlays open in the theme of their pane, above the page, and Escape closes them', async ({
    page,
    product,
  }) => {
    await product.open(paths.components());
    await expect(group(page, 'Popular components')).toBeVisible();
    for (const [name, state, button, role] of [
      ['Menu', 'With a label', 'Actions', 'menu'],
      ['Dialog', '480 px wide, for a short task', 'Export items', 'dialog'],
    ] as const) {
      await product.go(component(name), name);
      const backgrounds = new Set<string>();
      for (const theme of ['light', 'dark']) {
        const around = pane(page, `${state}, ${theme}`);
        const opener = around.getByRole('button', { name: button, exact: true });
        await opener.click();
        const overlay = page.locator(`[data-theme=${theme}]`).getByRole(role).last();
        await expect(overlay).toBeVisible();
        await expect(overlay).toBeInViewport({ ratio: 0.9 });
        backgrounds.add(await backgroundOf(overlay));
        const isOnTop = () =>
          overlay.evaluate((element) => {
            const { left, top, width } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + width / 2, top + 8));
          });
        await expect.poll(isOnTop, name).toBe(true);
        await page.keyboard.press('Escape');
        await expect(overlay).toBeHidden();
        await expect(opener).toBeFocused();
      }
      expect(backgrounds.size, name).toBe(2);
    }
  });

  test('copies the usage line, and says so when copying is refused', async ({ page, product, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await product.open(component('Badge'));
    await page.getByRole('button', { name: 'Copy usage' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('<Badge tone="positive">+12.4%</Badge>');
    await expect(page.getByRole('button', { name: 'Copy usage' })).toBeVisible();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('button', { name: 'Copy usage' }).click();
    await expect(page.getByText(/^Could not copy/)).toBeVisible();
  });

  test('by keyboard alone: search, open, copy, return', async ({ page, product }) => {
    await product.open(paths.components());
    await expect(group(page, 'Popular components')).toBeVisible();
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('snackbar');
    await expect(group(page, 'Search results').getByRole('link')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const card = page.getByRole('link', { name: 'ToastProvider' });
    await expect(card).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(product.title).toHaveText('ToastProvider');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'All components' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(product.title).toHaveText('Components');
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
  });
});

test('axe finds nothing on components', async ({ page, product }) => {
  await product.open(paths.components());
  await expect(group(page, 'Popular components')).toBeVisible();
  // What screens show is checked there.
  for (const name of ['TextField', 'EmptyState']) {
    await product.go(component(name), name);
    await expect(page.getByRole('group', { name: /, dark$/ }).first()).toBeVisible();
    await expectAccessible(page, page.getByRole('main'));
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('gallery and component fit, with one theme above the other', async ({ page, product }) => {
    await product.open(paths.components());
    await expect(group(page, 'Popular components')).toBeVisible();
    await expectToFit(page);
    await group(page, 'Popular components').getByRole('link', { name: 'Table' }).click();
    const light = pane(page, 'Rows with figures, light');
    await expect(light).toBeVisible();
    await expectToFit(page);
    const below = await pane(page, 'Rows with figures, dark').boundingBox();
    expect((await light.boundingBox())?.x).toBe(below?.x);
    await expectAccessible(page, page.getByRole('main'));
    await page.getByRole('link', { name: 'All components' }).click();
    await expect(product.title).toHaveText('Components');
  });
});
