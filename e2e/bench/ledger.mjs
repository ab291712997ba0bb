import { inForm, median, ms, printTable, verdict } from './figures.mjs';
import { within } from './waiting.mjs';

/** Repeats the 22 rows of a week so often that a week has 100,000. */
const volume = inForm(4546, 5);

/** The sample ledger over 100,000 rows: the first run in a new page, and runs after a warm-up. */
export async function measureLedger(browser, address, runs) {
  const first = [];
  let warm = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(address);
    await within(
      'the ledger in the page',
      page.waitForFunction(() => 'runLedger' in window, undefined, { timeout: 0 }),
    );
    first.push(await page.evaluate((times) => window.runLedger(times, 0), volume));
    if (run === runs - 1) {
      warm = await page.evaluate(
        ([times, count]) => Array.from({ length: count }, (_, index) => window.runLedger(times, index + 1)),
        [volume, runs],
      );
    }
    await context.close();
  }
  return { first, warm };
}

export function printLedger({ first, warm }) {
  const middle = (all, name) => median(all.map((one) => one[name]));
  const row = (label, name, ...budgets) => {
    const times = [middle(first, name), middle(warm, name)];
    return [
      label,
      ...times.map(ms),
      budgets.map((budget) => `≤ ${budget}`).join(', '),
      budgets.length > 0 ? verdict(budgets.every((budget, nth) => times[nth] <= budget)) : '',
    ];
  };
  printTable(
    `Sample ledger, ${first[0].rows.toLocaleString('en-US')} transactions: medians of ${first.length}`,
    ['', 'first in the page', 'warm', 'budget (ms)', ''],
    [
      row('generate', 'generate', 150),
      row('sales summary', 'summary', 50, 15),
      row('all figures', 'figures'),
      row('all figures of some transactions', 'filteredFigures', 50),
      row('search and a page of 500', 'page'),
      row('  one bare pass', 'barePass'),
    ],
  );
}

const transactions = inForm(1_000_000, 2_000);

/** A million transactions with three lines each, in a worker: what an own shop may have. */
export async function measureLargeLedger(browser, address, runs) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await within(
    'the page of the large ledger',
    page.waitForFunction(() => 'runLargeLedger' in window),
  );
  await page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask' });
  });
  const run = (task) =>
    within(
      task,
      page.evaluate(([name, count]) => window.runLargeLedger(name, count), [task, transactions]),
      120_000,
    );
  await run('fill');
  const times = {};
  for (const task of ['summary', 'by item', 'pass over rows', 'pass over lines']) {
    times[task] = [];
    for (let nth = 0; nth < runs; nth += 1) times[task].push(await run(task));
  }
  const longestTask = await page.evaluate(() => window.longest);
  await context.close();
  return { times, longestTask };
}

export function printLargeLedger({ times, longestTask }) {
  const row = (label, task, pass, budget, ratio) => {
    const [time, bare] = [median(times[task]), median(times[pass])];
    return [
      label,
      ms(times[task][0]),
      ms(time),
      ms(bare),
      `≤ ${budget} ms or ${ratio} ×`,
      verdict(time <= budget || time <= ratio * bare),
    ];
  };
  printTable(
    `Own shop, ${transactions.toLocaleString('en-US')} transactions with three lines each, in a worker: medians of ${times.summary.length}`,
    ['', 'first', 'median', 'bare pass', 'budget', ''],
    [
      row('summary of a year', 'summary', 'pass over rows', 150, 4),
      row('report by item', 'by item', 'pass over lines', 250, 5),
      ['longest task of the page', '', ms(longestTask), '', '≤ 50 ms', verdict(longestTask <= 50)],
    ],
  );
}
