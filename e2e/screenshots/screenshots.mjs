import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { build } from '@back-office/shared/build/commands/build.mjs';
import { serveOnFreePorts } from '@back-office/shared/build/freePorts.mjs';
import { stageForNow } from '@back-office/shared/build/stage.mjs';
import { workspaceRoot } from '@back-office/shared/build/workspace.mjs';
import { chromiumPath, launchArguments } from '../support/browser.mjs';
import { screens, storedItems } from './screens.mjs';

/**
 * `pnpm screenshots [--out folder] [--width pixels] [screen …]`: builds what changed and writes a picture of every built
 * screen, wide and narrow or at the given width.
 */
const words = process.argv.slice(2);
const out = resolve(optionOf('--out') ?? join(workspaceRoot, '.tmp/screenshots'));
const width = optionOf('--width');
const wanted = screens.filter(({ name }) => words.length === 0 || words.includes(name));
const sizes =
  width === undefined
    ? [
        { width: 1440, height: 900 },
        { width: 390, height: 844 },
      ]
    : [{ width: Number(width), height: 900 }];

const closing = [];
try {
  if (wanted.length === 0) throw new Error(`Choose from: ${screens.map(({ name }) => name).join(', ')}.`);
  const staged = stageForNow(await build([]));
  closing.push(staged.remove);
  const product = await serveOnFreePorts(staged.distFolders);
  closing.push(() => product.close());
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...launchArguments, '--process-per-site'],
  });
  closing.push(() => browser.close());
  mkdirSync(out, { recursive: true });
  for (const theme of ['light', 'dark']) for (const viewport of sizes) await takeAll(browser, product, theme, viewport);
  console.log(`Screenshots are in ${out}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const close of closing.reverse()) await close();
}

/** The word after an option, which is taken out of the words. */
function optionOf(name) {
  const at = words.indexOf(name);
  return at < 0 ? undefined : words.splice(at, 2)[1];
}

/** One picture of each screen, each in a new page that starts with the same stored values. */
async function takeAll(browser, { address }, theme, viewport) {
  const context = await browser.newContext({
    viewport,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    (stored) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
    },
    { items: storedItems, 'back-office:preferences': { theme } },
  );
  for (const { name, path, show } of wanted) {
    const page = await context.newPage();
    await page.goto(new URL(path, address).href, { waitUntil: 'domcontentloaded' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await show?.(page, viewport.width <= 768);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(out, `${name}-${theme}-${viewport.width}.png`) });
    await page.close();
  }
  await context.close();
  console.log(`${theme}, ${viewport.width} px: ${wanted.length} screens`);
}
