import { inForm, median, ms, p95, printTable, verdict } from './figures.mjs';
import { within } from './waiting.mjs';

export const count = inForm(100_000, 500);
/** Typed letter by letter; each letter narrows the list further. */
const terms = inForm(['070777', '012345', 'saffron', 'copper pan', '099999'], ['cop']);

/**
 * The list of the product. Other lists that are measured by the same script differ in these.
 *
 * `table` and `scroller` are selectors; `extraRows` are rows that `aria-rowcount` counts beside the items; `filter`
 * leads to the button or option that leaves the items of the category Bakery.
 */
export const ownList = {
  table: '[role=table]',
  scroller: '[role=table]',
  extraRows: 2,
  async filter(page) {
    await page.getByRole('button', { name: /^Category/ }).click();
    return page.getByRole('listbox').getByRole('option', { name: /^Bakery/ });
  },
};

/** Measures from an event until the list has an attribute (`aria-rowcount`, `aria-sort` of a header) and is painted. */
export async function timed(page, what, { event, selector, attribute, value }, act) {
  await page.evaluate(
    (wanted) => {
      window.timed = new Promise((resolve) => {
        addEventListener(
          wanted.event,
          () => {
            const started = performance.now();
            const look = () => {
              if (document.querySelector(wanted.selector)?.getAttribute(wanted.attribute) === wanted.value) {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => resolve(performance.now() - started);
                // Posted within the frame, delivered after it is painted.
                port2.postMessage('');
              } else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      });
    },
    { event, selector, attribute, value },
  );
  await act();
  return within(
    what,
    page.evaluate(() => window.timed),
  );
}

const searchOf = (page) => page.getByRole('searchbox', { name: 'Search items' });

/** Empties the search and waits for all items. */
export async function showAll(page, { table, extraRows }) {
  await searchOf(page).fill('');
  const isWhole = ([selector, rows]) => document.querySelector(selector)?.getAttribute('aria-rowcount') === rows;
  const wanted = [table, String(count + extraRows)];
  await within('the whole list', page.waitForFunction(isWhole, wanted, { timeout: 0 }));
}

export async function typing(page, list) {
  const typed = [];
  const scans = [];
  for (const term of terms) {
    await showAll(page, list);
    await searchOf(page).focus();
    for (let end = 1; end <= term.length; end += 1) {
      const { ms: scan, found } = await page.evaluate((text) => window.scan(text), term.slice(0, end));
      scans.push(scan);
      const value = String(found + list.extraRows);
      const shown = { event: 'keydown', selector: list.table, attribute: 'aria-rowcount', value };
      const letter = term[end - 1];
      typed.push(await timed(page, `the list after "${letter}"`, shown, () => page.keyboard.type(letter)));
    }
  }
  return { typed, scans };
}

const frames = inForm(240, 24);

/** Scrolls five rows per frame, down and up again. Resolves to the milliseconds between frames. */
function scroll(page, { scroller }) {
  return page.evaluate(
    ([selector, count]) =>
      new Promise((resolve) => {
        const frame = document.querySelector(selector);
        if (!frame) throw new Error(`The page has no element "${selector}" to scroll.`);
        const gaps = [];
        let last = performance.now();
        let left = count;
        const step = () => {
          const now = performance.now();
          gaps.push(now - last);
          last = now;
          performance.mark('bench-frame');
          frame.scrollTop += left > count / 2 ? 240 : -240;
          left -= 1;
          if (left > 0) requestAnimationFrame(step);
          else resolve(gaps.slice(2));
        };
        requestAnimationFrame(step);
      }),
    [scroller, frames],
  );
}

/** Measures the main thread's work per frame from a browser trace, in a second pass because tracing takes time itself. */
export async function scrolling(browser, page, list) {
  await showAll(page, list);
  await page.waitForTimeout(500);
  const gaps = await within('scrolling', scroll(page, list));
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await within('scrolling under a trace', scroll(page, list));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const marks = traceEvents.filter(({ name }) => name === 'bench-frame').sort((one, other) => one.ts - other.ts);
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === marks[0].pid && tid === marks[0].tid,
  );
  const work = marks.slice(0, -1).map(({ ts: start }, index) => {
    const end = marks[index + 1].ts;
    return tasks.filter(({ ts }) => ts >= start && ts < end).reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000;
  });
  return { gaps, work: work.slice(2) };
}

/** A new page with many items in memory, and the milliseconds until its first row is painted. */
export async function drawnList(browser, address, options = {}) {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.goto(address);
  const first = await within(
    'the first row',
    page.evaluate((items) => window.drawList(items), count),
  );
  return { context, page, first };
}

/** The items list over many items in memory. */
export async function measureLongList(browser, address, runs) {
  const first = [];
  let rest;
  for (let run = 0; run < runs; run += 1) {
    const drawn = await drawnList(browser, address);
    first.push(drawn.first);
    if (run === runs - 1)
      rest = { ...(await typing(drawn.page, ownList)), ...(await scrolling(browser, drawn.page, ownList)) };
    await drawn.context.close();
  }
  return { first, ...rest };
}

export function printLongList({ first, typed, scans, work, gaps }) {
  const scan = p95(scans);
  const letters = p95(typed);
  const gap = Math.max(...gaps);
  printTable(
    `Items list, ${count.toLocaleString('en-US')} items`,
    ['', 'reached', 'budget', ''],
    [
      ['first render, median', ms(median(first)), '≤ 300 ms', verdict(median(first) <= 300)],
      ['type to paint, p95', ms(letters), '≤ 50 ms', verdict(letters <= 50)],
      ['  bare scan of the same run, p95', ms(scan), '', ''],
      ['  type to paint / bare scan', `${(letters / scan).toFixed(2)} ×`, '≤ 3 ×', verdict(letters <= 3 * scan)],
      ['work per scroll frame, p95', ms(p95(work)), '≤ 8 ms', verdict(p95(work) <= 8)],
      ['largest gap between frames', ms(gap), '≤ 50 ms', verdict(gap <= 50)],
    ],
  );
}
