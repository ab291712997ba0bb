import { inForm, median, ms, printTable, verdict } from './figures.mjs';
import { within } from './waiting.mjs';

/** Repeats the 22 rows of a week so often that a week has 100,000. */
const volume = inForm(4546, 50);

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
  const row = (label, name, budget) => {
    const [cold, hot] = [middle(first, name), middle(warm, name)];
    return [label, ms(cold), ms(hot), budget ? `≤ ${budget} ms` : '', budget ? verdict(cold <= budget) : ''];
  };
  printTable(
    `Sample ledger, ${first[0].rows.toLocaleString('en-US')} transactions: medians of ${first.length}`,
    ['', 'first in the page', 'warm', 'budget', ''],
    [
      row('generate', 'generate', 150),
      row('filter and totals', 'filterAndTotal', 50),
      row('  one bare pass', 'barePass', undefined),
    ],
  );
}
