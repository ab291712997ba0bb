import { inForm, median, ms, printTable, verdict } from './figures.mjs';
import { mainThreadTasks } from './tasks.mjs';
import { within } from './waiting.mjs';

/** Repeats the 22 rows of a week so often that the home's 60 days have 377,000: 30, and the 30 before them. */
const volume = inForm(2000, 5);

/** The home of the Financial Suite with many rows: how long the page is busy at once until its figures are there. */
export async function measureSuite(browser, address, runs) {
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    let ready;
    const tasks = await mainThreadTasks(page, async () => {
      await page.goto(`${address}financial-suite?volume=${volume}`, { waitUntil: 'commit' });
      const figures = page.getByRole('region', { name: 'Key metrics' }).getByText('Compared with');
      await within('the figures of the Financial Suite', figures.waitFor({ timeout: 0 }));
      ready = await page.evaluate(() => performance.now());
    });
    results.push({
      ready,
      wall: Math.max(...tasks.map(({ wall }) => wall)),
      cpu: Math.max(...tasks.map(({ cpu }) => cpu)),
    });
    await context.close();
  }
  return results;
}

export function printSuite(results) {
  const middle = (key) => median(results.map((one) => one[key]));
  printTable(
    `Financial Suite, volume ${volume.toLocaleString('en-US')}: medians of ${results.length}`,
    ['', 'reached', 'budget', ''],
    [
      ['navigation to figures', ms(middle('ready')), '', ''],
      ['longest main-thread task, CPU time', ms(middle('cpu')), '≤ 100 ms', verdict(middle('cpu') <= 100)],
      ['longest main-thread task, by the clock', ms(middle('wall')), '', ''],
    ],
  );
}
