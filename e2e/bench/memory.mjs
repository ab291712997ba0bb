import { chromium } from 'playwright';
import { chromiumPath, launchArguments } from '../support/browser.mjs';
import { megabytes, printTable, verdict } from './figures.mjs';

/** Screens of all remotes. */
const screens = [
  '/financial-suite',
  '/items',
  '/education',
  '/financial-suite/reports/sales-summary',
  '/chatbot',
  '/migration-status',
  '/dashboard/sales/transactions',
];
const warmUp = 3;
const rounds = 72;

/** Without its compilers, the memory of V8 is what scripts hold. With them, most of the growth is machine code. */
const withoutCompilers = '--js-flags=--max-lazy --no-opt --no-maglev --no-sparkplug';

/** Follows an address as the back button does, and waits until another screen is drawn. */
function goTo(page, path) {
  return page.evaluate(
    (to) =>
      new Promise((resolve) => {
        const before = document.querySelector('main h1');
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
        const look = () => {
          const isDrawn = document.querySelector('main h1') !== before && !before?.isConnected;
          requestAnimationFrame(isDrawn ? () => resolve() : look);
        };
        look();
      }),
    path,
  );
}

async function grown(address, flags) {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...launchArguments, ...flags] });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const session = await page.context().newCDPSession(page);
    const visitAll = async (times) => {
      for (let time = 0; time < times; time += 1) for (const path of screens) await goTo(page, path);
    };
    const measure = async () => {
      await page.waitForTimeout(1_500);
      for (let time = 0; time < 4; time += 1) await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      return { usedSize, ...(await session.send('Memory.getDOMCounters')) };
    };
    await visitAll(warmUp);
    const before = await measure();
    await visitAll(rounds);
    return { before, after: await measure() };
  } finally {
    await browser.close();
  }
}

/** The growth of a page over 500 switches between areas, after the garbage is collected, at the same screen. */
export async function measureMemory(address) {
  return { held: await grown(address, [withoutCompilers]), all: await grown(address, []) };
}

export function printMemory({ held, all }) {
  const heap = (label, { before, after }, budget = '', result = '') => {
    const growth = `${((after.usedSize / before.usedSize - 1) * 100).toFixed(1)} %`;
    return [label, megabytes(before.usedSize), megabytes(after.usedSize), growth, budget, result];
  };
  const count = (label, key) =>
    [label, held.before[key], held.after[key], held.after[key] - held.before[key], '≤ 0'].concat(
      verdict(held.after[key] <= held.before[key]),
    );
  printTable(
    `Memory over ${rounds * screens.length} area switches, after ${warmUp * screens.length}`,
    ['', 'before', 'after', 'growth', 'budget', ''],
    [
      heap('what scripts hold', held, '≤ 5 %', verdict(held.after.usedSize <= held.before.usedSize * 1.05)),
      count('DOM nodes', 'nodes'),
      count('event listeners', 'jsEventListeners'),
      heap('with machine code', all),
    ],
  );
}
