import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** What the theme can change; axe's other rules look at names, roles and structure, once for both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** No serious or critical finding by axe, in light and in dark; the page is left in the theme it had. */
export async function expectAccessible(page: Page) {
  const before = await themeOf(page);
  for (const theme of ['light', 'dark']) {
    await setTheme(page, theme);
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
    const { violations } = await (theme === 'light' ? axe : axe.withRules(colourRules)).analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const found = grave.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
    );
    expect(found, `axe, ${theme}`).toEqual([]);
  }
  await setTheme(page, before);
}

function themeOf(page: Page) {
  return page.evaluate(() => document.documentElement.getAttribute('data-theme') ?? 'light');
}

/** The attribute alone, so that an open menu or dialog stays open; then until no colour is on its way any more. */
function setTheme(page: Page, theme: string) {
  return page.evaluate(async (name) => {
    document.documentElement.setAttribute('data-theme', name);
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, theme);
}
