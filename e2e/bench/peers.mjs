import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isShort, kilobytes, median, megabytes, ms, p95, printTable, verdict } from './figures.mjs';
import { count, drawnList, ownList, scrolling, showAll, timed, typing } from './longList.mjs';
import { heapOf } from './tasks.mjs';
import { brotliSize } from './visit.mjs';
import { within } from './waiting.mjs';

const bakery = (page) => page.getByRole('button', { name: 'Bakery' });
/** The lists of the product and of its peers, each with the entry of its page. */
export const lists = [
  { ...ownList, name: 'Items list', entry: 'harness/list.tsx' },
  {
    name: 'ag-grid',
    entry: 'peers/agGrid.ts',
    table: '[role=grid]',
    scroller: '.ag-grid-viewport',
    extraRows: 1,
    filter: bakery,
  },
  {
    name: 'TanStack Virtual',
    entry: 'peers/tanstack.tsx',
    table: '[role=table]',
    scroller: '[role=table]',
    extraRows: 1,
    filter: bakery,
  },
];

/** Milliseconds from a press to the list sorted by price, and to the items of one category. */
async function pressing(page, list) {
  await showAll(page, list);
  const header = page.getByRole('columnheader', { name: 'Price' });
  const label = header.getByText('Price');
  await header.evaluate((element) => element.setAttribute('data-price', ''));
  const sorted = { event: 'pointerdown', selector: '[data-price]', attribute: 'aria-sort', value: 'ascending' };
  const sort = await timed(page, 'the sorted list', sorted, () => label.click());
  const option = await list.filter(page);
  const value = String(count / 5 + list.extraRows);
  const few = { event: 'pointerdown', selector: list.table, attribute: 'aria-rowcount', value };
  return { sort, filter: await timed(page, 'the filtered list', few, () => option.click()) };
}

/** ag-grid puts its styles into the page, which the policy of the product refuses. */
const withInlineStyles = { bypassCSP: true };

/** The same script over each list in turn, `runs` times. `served` are the first of `lists`. */
export async function measurePeers(browser, served, runs) {
  const all = served.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [place, list] of lists.slice(0, served.length).entries()) {
      const { context, page, first } = await drawnList(browser, served[place].address, withInlineStyles);
      const heap = await within(`the memory of ${list.name}`, heapOf(page));
      const { typed } = await typing(page, list);
      // Measured above in the short form, in the same list.
      const { work } = isShort ? { work: [0] } : await scrolling(browser, page, list);
      all[place].push({ first, heap, typed: p95(typed), work: p95(work), ...(await pressing(page, list)) });
      await context.close();
    }
  }
  return all.map((runsOfOne, place) => ({ runs: runsOfOne, bytes: bytesOf(served[place].folder) }));
}

/** All scripts of the page, brotli. */
function bytesOf(folder) {
  const [main] = readdirSync(folder).filter((name) => /^main\..*\.js$/.test(name));
  return brotliSize(readFileSync(join(folder, main)));
}

export function printPeers(measured) {
  const middle = (name) => measured.map(({ runs }) => median(runs.map((run) => run[name])));
  const row = (label, name, show) => [label, ...middle(name).map(show), ''];
  const [work] = middle('work');
  printTable(
    `The same script over lists of ${count.toLocaleString('en-US')} items: medians of ${measured[0].runs.length}`,
    ['', ...lists.slice(0, measured.length).map(({ name }) => name), 'budget of the items list'],
    [
      row('first row painted', 'first', ms),
      row('type to paint, p95', 'typed', ms),
      row('sort by price', 'sort', ms),
      row('filter by category', 'filter', ms),
      [...row('work per scroll frame, p95', 'work', ms).slice(0, -1), `≤ 8 ms ${verdict(work <= 8)}`],
      row('memory with the items', 'heap', megabytes),
      ['first script, brotli', ...measured.map(({ bytes }) => kilobytes(bytes)), ''],
    ],
  );
}
