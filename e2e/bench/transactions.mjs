import { inForm, median, ms, p95, printTable, verdict } from './figures.mjs';
import { within } from './waiting.mjs';

/** Repeats the 22 rows of a week so often that the default range has 100,000. */
const volume = inForm(4546, 5);
const terms = inForm(['knife', 'honey', 'owen', 'platter', 'gift'], ['honey']);

/** Fills the search at once and measures until the matching list is painted. */
async function find(page, term) {
  await page.evaluate(() => {
    const table = document.querySelector('[role=table]');
    const before = table.getAttribute('aria-rowcount');
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask' });
    window.found = new Promise((resolve) => {
      addEventListener(
        'input',
        () => {
          const started = performance.now();
          const look = () => {
            if (document.querySelector('[role=table]')?.getAttribute('aria-rowcount') !== before)
              requestAnimationFrame(() => resolve(performance.now() - started));
            else requestAnimationFrame(look);
          };
          look();
        },
        { capture: true, once: true },
      );
    });
  });
  await page.getByRole('searchbox').last().fill(term);
  const took = await within(
    `the transactions with "${term}"`,
    page.evaluate(() => window.found),
  );
  await page.waitForTimeout(100);
  return { took, longest: await page.evaluate(() => window.longest) };
}

/** The transactions screen with many rows, in the composed product. */
export async function measureTransactions(browser, address, runs) {
  const opened = [];
  const found = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${address}transactions?volume=${volume}`, { waitUntil: 'commit' });
    const hasRow = () => document.querySelector('[role=table] [data-index]');
    await within('the first transaction', page.waitForFunction(hasRow, undefined, { timeout: 0 }));
    opened.push(await page.evaluate(() => performance.now()));
    if (run === runs - 1) {
      for (const term of terms) {
        found.push(await find(page, term));
        await page.getByRole('searchbox').last().fill('');
        await page.waitForTimeout(1_000);
      }
    }
    await context.close();
  }
  return { opened, found };
}

export function printTransactions({ opened, found }) {
  const search = p95(found.map(({ took }) => took));
  const longest = Math.max(...found.map((one) => one.longest));
  printTable(
    `Transactions page, ${(22 * volume).toLocaleString('en-US')} rows`,
    ['', 'reached', 'budget', ''],
    [
      ['navigation to first row, median', ms(median(opened)), '', ''],
      ['search to painted list, p95', ms(search), '', ''],
      [
        'longest main-thread task while searching',
        longest ? ms(longest) : '< 50 ms',
        '≤ 100 ms',
        verdict(longest <= 100),
      ],
    ],
  );
}
