import { inForm, median, ms, p95, printTable, verdict } from './figures.mjs';
import { within } from './waiting.mjs';

/** What is typed, and how the first result begins: a screen, an item, and transactions by text, ID and staff. */
const searches = [
  ['sales sum', 'Sales summary'],
  ['consulting', 'Consulting Service'],
  ['honey', ''],
  ['TXN-143957', ''],
  ['owen', ''],
  ['gift card', ''],
];

/** Fills the search box at once and measures until the complete list is painted. */
async function find(page, [query, title]) {
  const box = page.getByRole('combobox', { name: 'Search' });
  await page.evaluate((wanted) => {
    window.found = new Promise((resolve) => {
      const look = (started) => {
        const list = document.querySelector('[role=listbox]:not([aria-busy])');
        const isComplete = [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
          /^[\d,]+ results?$/.test(textContent),
        );
        const [first] = list?.querySelectorAll('[role=option]') ?? [];
        if (isComplete && first?.textContent.startsWith(wanted))
          requestAnimationFrame(() => resolve(performance.now() - started));
        else requestAnimationFrame(() => look(started));
      };
      addEventListener('input', () => look(performance.now()), { capture: true, once: true });
    });
  }, title);
  await box.fill(query);
  const took = await within(
    `the results of "${query}"`,
    page.evaluate(() => window.found),
  );
  await box.fill('');
  return took;
}

/** The product's search in a new page: the first answer, for which the days it searches may still be generated, and later ones. */
export async function measureSearch(browser, address, runs) {
  const results = { first: [], later: [] };
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${address}education`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The searches of the remotes load when the box is focused; this is the last of their files.
    const loaded = page.waitForResponse(/\/search-places\./, { timeout: 0 });
    await page.getByRole('combobox', { name: 'Search' }).focus();
    await within('the searches of the remotes', loaded);
    results.first.push(await find(page, searches[2]));
    for (const each of searches.slice(0, inForm(searches.length, 2))) results.later.push(await find(page, each));
    await context.close();
  }
  return results;
}

export function printSearch({ first, later }) {
  const row = (label, times) => [label, ms(median(times)), ms(p95(times)), '≤ 100 ms', verdict(p95(times) <= 100)];
  printTable(
    `Search box, from typing to the painted list: ${later.length} searches`,
    ['', 'median', 'p95', 'budget of p95', ''],
    [row('first answer in a page', first), row('later answers', later)],
  );
}
