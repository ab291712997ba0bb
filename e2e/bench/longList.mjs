import { inForm, median, ms, p95, printTable, verdict } from './figures.mjs';
import { within } from './waiting.mjs';

const count = inForm(100_000, 5_000);
/** Typed letter by letter; each letter narrows the list further. */
const terms = inForm(['070777', '012345', 'saffron', 'copper pan', '099999'], ['copper']);

/** Types one letter and measures until the matching list is painted. */
async function typeLetter(page, letter, expected) {
  await page.evaluate((rows) => {
    const table = document.querySelector('[role=table]');
    window.typed = new Promise((resolve) => {
      addEventListener(
        'keydown',
        () => {
          const started = performance.now();
          const look = () => {
            if (table.getAttribute('aria-rowcount') === String(rows)) {
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
  }, expected);
  await page.keyboard.type(letter);
  return within(
    `the list after "${letter}"`,
    page.evaluate(() => window.typed),
  );
}

async function typing(page) {
  const typed = [];
  const scans = [];
  const search = page.getByRole('searchbox', { name: 'Search items' });
  for (const term of terms) {
    await search.fill('');
    const isWhole = (rows) => document.querySelector('[role=table]').getAttribute('aria-rowcount') === rows;
    await within('the whole list', page.waitForFunction(isWhole, String(count + 2), { timeout: 0 }));
    await search.focus();
    for (let end = 1; end <= term.length; end += 1) {
      const { ms: scan, found } = await page.evaluate((text) => window.scan(text), term.slice(0, end));
      scans.push(scan);
      typed.push(await typeLetter(page, term[end - 1], found + 2));
    }
  }
  return { typed, scans };
}

/** Scrolls five rows per frame, down and up again. Resolves to the milliseconds between frames. */
function scroll(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const frame = document.querySelector('[role=table]');
        const gaps = [];
        let last = performance.now();
        let left = 240;
        const step = () => {
          const now = performance.now();
          gaps.push(now - last);
          last = now;
          performance.mark('bench-frame');
          frame.scrollTop += left > 120 ? 240 : -240;
          left -= 1;
          if (left > 0) requestAnimationFrame(step);
          else resolve(gaps.slice(2));
        };
        requestAnimationFrame(step);
      }),
  );
}

/** Measures the main thread's work per frame from a browser trace, in a second pass because tracing takes time itself. */
async function scrolling(browser, page) {
  await page.getByRole('searchbox', { name: 'Search items' }).fill('');
  await page.waitForTimeout(500);
  const gaps = await within('scrolling', scroll(page));
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await within('scrolling under a trace', scroll(page));
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

/** The items list over many items in memory. */
export async function measureLongList(browser, address, runs) {
  const first = [];
  let rest;
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(address);
    first.push(
      await within(
        'the first row',
        page.evaluate((items) => window.drawList(items), count),
      ),
    );
    if (run === runs - 1) rest = { ...(await typing(page)), ...(await scrolling(browser, page)) };
    await context.close();
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
