import { chromium } from 'playwright';
import { chromiumPath, launchArguments } from '../support/browser.mjs';
import { inForm, isShort, megabytes, printTable, verdict } from './figures.mjs';
import { within } from './waiting.mjs';

/** Of all remotes. */
const allScreens = [
  '/financial-suite',
  '/items',
  '/education',
  '/financial-suite/reports/sales-summary',
  '/chatbot',
  '/migration-status',
  '/dashboard/sales/transactions',
];
const screens = inForm(allScreens, allScreens.slice(0, 2));
const early = inForm(3, 1);
const late = inForm(36, 2);
const rounds = inForm(72, 2);
/** Milliseconds until what a screen starts late is done. */
const settling = inForm(1_500, 100);

/** Without its compilers, the memory of V8 is what scripts hold. With them, most of the growth is machine code. */
const withoutCompilers = '--js-flags=--max-lazy --no-opt --no-maglev --no-sparkplug';

/** Follows an address as the back button does, and waits until another screen is drawn. */
function goTo(page, path) {
  const drawn = page.evaluate(
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
  return within(`the screen of ${path}`, drawn);
}

/** What the page holds after each of these numbers of rounds, after the garbage is collected, at the same screen. */
async function held(address, marks, flags = []) {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...launchArguments, ...flags] });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const session = await page.context().newCDPSession(page);
    const figures = [];
    for (let round = 1; round <= marks.at(-1); round += 1) {
      for (const path of screens) await goTo(page, path);
      if (!marks.includes(round)) continue;
      await page.waitForTimeout(settling);
      for (let time = 0; time < 4; time += 1) await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      figures.push({ usedSize, ...(await session.send('Memory.getDOMCounters')) });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** The growth of a page over 500 switches between areas: from the first rounds on, and once most code is compiled. */
export async function measureMemory(address) {
  const all = await held(address, [early, late, early + rounds, late + rounds]);
  // The short form opens one browser.
  return { all, scripts: isShort ? all.slice(0, 2) : await held(address, [early, early + rounds], [withoutCompilers]) };
}

export function printMemory({ scripts, all: [first, settled, then, last] }) {
  const growth = (before, after) => `${((after / before - 1) * 100).toFixed(1)} %`;
  const heap = (label, { usedSize: before }, { usedSize: after }) =>
    [label, megabytes(before), megabytes(after), growth(before, after), '≤ 5 %'].concat(
      verdict(after <= before * 1.05),
    );
  const count = (label, key) =>
    [label, first[key], then[key], then[key] - first[key], '≤ 0'].concat(verdict(then[key] <= first[key]));
  const switches = (from) => `after ${from * screens.length}`;
  printTable(
    `Memory over ${rounds * screens.length} area switches`,
    ['', 'before', 'after', 'growth', 'budget', ''],
    [
      heap(`what scripts hold, ${switches(early)}`, ...scripts),
      heap(`with machine code, ${switches(early)}`, first, then),
      heap(`with machine code, ${switches(late)}`, settled, last),
      count('DOM nodes', 'nodes'),
      count('event listeners', 'jsEventListeners'),
    ],
  );
}
