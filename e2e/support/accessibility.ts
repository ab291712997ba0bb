import axe from 'axe-core';
import { expect, type Locator, type Page } from 'playwright/test';

type Axe = typeof axe;
type Finding = { readonly theme: string; readonly text: string };

/** What the theme can change. The other rules look at names, roles and structure: once is enough for both themes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Axe has no finding of any severity, in light and in dark. With `part`, only this part of the page is checked:
 * for a dialog or popover above a page that was checked before. The page keeps its theme.
 */
export async function expectAccessible(page: Page, part: Locator = page.locator('html')) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const findings = await part.evaluate(findingsIn, colorRules);
  expect(findings).toEqual([]);
}

/** Runs in the page. Sets the attribute alone, so that an open menu or dialog stays open. */
async function findingsIn(part: Element, rulesInDark: string[]): Promise<Finding[]> {
  const { run } = (window as unknown as { readonly axe: Axe }).axe;
  const root = document.documentElement;
  const before = root.getAttribute('data-theme') ?? 'light';
  const findings: Finding[] = [];
  for (const theme of ['light', 'dark']) {
    root.setAttribute('data-theme', theme);
    // Until no color changes any more. An inherited color changes after that of the parent, so one round is not enough.
    let changing: readonly Animation[];
    do {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      changing = document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
        );
      await Promise.allSettled(changing.map(({ finished }) => finished));
    } while (changing.length > 0);
    const { violations } = await run(part, {
      resultTypes: ['violations'],
      preload: false,
      ...(theme === 'dark' ? { runOnly: rulesInDark } : {}),
    });
    for (const { id, impact, nodes } of violations) {
      findings.push(
        ...nodes.map(({ html, any, all, none }) => ({
          theme,
          text: `${id} (${impact}): ${html} ${[...any, ...all, ...none][0]?.message ?? ''}`,
        })),
      );
    }
  }
  root.setAttribute('data-theme', before);
  return findings;
}
