import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { expect, type Locator, type Page } from 'playwright/test';
import { hashOf } from '../../shared/src/books/hashOf';
import { textKinds } from './textKinds';

interface CheckingWindow extends Window {
  readonly axe: typeof axe;
  readonly textKindsIn: (part: Element) => ReturnType<typeof textKinds>;
}
type Finding = { readonly theme: string; readonly text: string };

/**
 * Kinds of text in whose contrast axe found nothing, of all tests of this run. To measure contrasts takes most of axe's time,
 * and the same texts are on every screen.
 */
const fileOfKinds = () => join(process.env['BACK_OFFICE_DIST'] ?? '', 'measured-kinds.txt');
const measuredKinds = () => (existsSync(fileOfKinds()) ? readFileSync(fileOfKinds(), 'utf8').split('\n') : []);

/**
 * Axe has no finding of any severity, in light and in dark. With `part`, only this part of the page is checked:
 * for a dialog or popover above a page that was checked before. The page keeps its theme.
 *
 * Names, roles and structure are checked in light alone, because the theme changes only colors. The contrast is measured
 * for each kind of text in each theme, once.
 */
export async function expectAccessible(page: Page, part: Locator = page.locator('html')) {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(`window.textKindsIn = (part) => (${textKinds})(part, ${hashOf});`);
    await page.evaluate(stopTransitions);
  }
  const { findings, measured } = await part.evaluate(findingsIn, measuredKinds());
  expect(findings).toEqual([]);
  appendFileSync(fileOfKinds(), measured.map((kind) => `${kind}\n`).join(''));
}

/** Runs in the page. Else the colors of all elements change slowly with the theme, which takes longer than axe. */
function stopTransitions() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html *, html { transition-property: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page. Sets the attribute alone, so that an open menu or dialog stays open. */
async function findingsIn(part: Element, known: string[]): Promise<{ findings: Finding[]; measured: string[] }> {
  const { axe: checker, textKindsIn: kindsIn } = window as unknown as CheckingWindow;
  const root = document.documentElement;
  const before = root.getAttribute('data-theme') ?? 'light';
  const findings: Finding[] = [];
  const measured = new Set(known);
  // The HTML of all elements takes long, and is read below where it is needed.
  checker.configure({ noHtml: true });

  const run = async (theme: string, context: axe.ElementContext, options: axe.RunOptions) => {
    const { violations, passes } = await checker.run(context, {
      preload: false,
      elementRef: true,
      selectors: false,
      ...options,
    });
    for (const { id, impact, nodes } of violations)
      for (const { element, any, all, none } of nodes) {
        const html = element?.outerHTML.slice(0, 300);
        findings.push({ theme, text: `${id} (${impact}): ${html} ${[...any, ...all, ...none][0]?.message ?? ''}` });
      }
    return passes;
  };
  const onlyColors = { runOnly: ['color-contrast'] };
  const measure = async (theme: string) => {
    const unknown = [...kindsIn(part)].filter(([kind]) => !measured.has(kind));
    if (unknown.length === 0) return;
    for (const [kind] of unknown) measured.add(kind);
    const passes = await run(theme, { include: unknown.flatMap(([, [first]]) => first ?? []) }, onlyColors);
    const good = new Set(passes.flatMap(({ nodes }) => nodes.map(({ element }): unknown => element)));
    // Where axe could not tell about the first, or did not look because a control is disabled, it may about another.
    const others = unknown
      .flatMap(([, [first, ...rest]]) => (good.has(first) ? [] : rest))
      // The screen may have drawn itself again in the meantime, and axe refuses what is no longer in the page.
      .filter(({ isConnected }) => isConnected);
    if (others.length > 0) await run(theme, { include: others }, onlyColors);
  };
  /** Until no color changes any more. An inherited color changes after that of the parent, so one round is not enough. */
  const settle = async () => {
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
  };

  const rules: Readonly<Record<string, axe.RunOptions>> = {
    light: { rules: { 'color-contrast': { enabled: false } } },
    dark: { runOnly: ['link-in-text-block'] },
  };
  for (const [theme, chosen] of Object.entries(rules)) {
    root.setAttribute('data-theme', theme);
    await settle();
    await run(theme, part, { resultTypes: ['violations'], ...chosen });
    await measure(theme);
  }
  root.setAttribute('data-theme', before);
  return { findings, measured: [...measured].slice(new Set(known).size) };
}
