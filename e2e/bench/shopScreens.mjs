import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inForm, isShort, ms, p95, printTable, megabytes, verdict } from './figures.mjs';
import { catalogueFile, rows } from './importing.mjs';
import { isListed, readFile, typing } from './longCatalog.mjs';
import { heapOf, heapOfSession, mainThreadTasks, tasksOf } from './tasks.mjs';
import { withUnwatched } from './unwatched.mjs';
import { within } from './waiting.mjs';

/** Of the product, in the browser of a page of the bench. */
export const shop = {
  id: 'bench',
  name: 'Bench',
  source: 'browser',
  currency: 'USD',
  timeZone: 'America/New_York',
  dayStart: 0,
  locale: 'en-US',
};
const year = 'from=2025-01-01&to=2025-12-31';

/** What each screen shows once its figures or rows are there: asked in the page. */
const screens = {
  items: {
    path: `items?shop=${shop.id}`,
    isDrawn: (count) =>
      Number(document.querySelector('[role=table]')?.getAttribute('aria-rowcount')) >= count &&
      document.querySelector('[role=table] [data-index]') !== null,
    value: rows,
  },
  'sales summary of a year': {
    path: `financial-suite/reports/sales-summary?shop=${shop.id}&${year}`,
    isDrawn: () =>
      [...document.querySelectorAll('table th[scope=row]')].some(({ textContent }) =>
        textContent.startsWith('Net sales'),
      ),
  },
  'transactions of a year': {
    path: `transactions?shop=${shop.id}&${year}`,
    isDrawn: () => document.querySelector('[role=table] [data-index]') !== null,
  },
};

/**
 * The screens of the product over an own shop that `profile` has: opening them with many items, and a backup. `context` is a
 * browser of that profile, closed before another opens it: it imports the items and types in the search of their list.
 */
export async function measureShopScreens(context, profile, address) {
  await fillItems(context, address);
  const typing = await typed(context, address);
  await context.close();
  const opened = {};
  for (const [name, screen] of Object.entries(screens).slice(0, inForm(3, 1)))
    opened[name] = await atFirstVisit(profile, async (browser) => {
      let page;
      let took;
      const tasks = await tasksOf(browser.session, async () => {
        page = await browser.open(address + screen.path);
        await page.waitFor(name, screen.isDrawn, { values: [screen.value] });
        took = await page.evaluate(() => performance.now());
        return page;
      });
      return { took, task: longest(tasks), heap: await heapOfSession(page) };
    });
  const backup = await atFirstVisit(profile, (browser) => backUpAndRestore(browser, profile, address));
  return { opened, ...typing, backup };
}

/** The browser has no scripts of the product, neither as files nor compiled. */
function atFirstVisit(profile, measure) {
  for (const cache of ['Cache', 'Code Cache'])
    rmSync(join(profile, 'Default', cache), { recursive: true, force: true });
  return withUnwatched(profile, measure);
}

/** All of the shop in one file, which is then restored into a new shop. */
async function backUpAndRestore(browser, folder, address) {
  const page = await browser.open(`${address}settings?shop=${shop.id}#data`);
  const hasButton = (name) =>
    [...document.querySelectorAll('button')].some(({ textContent }) => textContent.trim() === name);
  await page.waitFor('the settings', hasButton, { values: ['Back up'] });
  const steps = {};
  async function step(name, act) {
    const started = performance.now();
    let took;
    const tasks = await tasksOf(browser.session, async () => {
      await act();
      took = performance.now() - started;
      return page;
    });
    // With its garbage: a forced collection would also drop compiled scripts, which the page compiles again when it is replaced.
    steps[name] = { took, task: longest(tasks), heap: (await page.send('Runtime.getHeapUsage')).usedSize };
  }
  let path;
  await step('write a backup', async () => {
    const download = browser.download(folder);
    await page.click('Back up');
    path = await within('the backup', download);
  });
  await page.click('Restore a backup');
  await page.waitFor('the dialog', () => document.querySelector('[role=dialog] input[type=file]') !== null);
  await step('check the file', async () => {
    await page.chooseFile(path);
    await page.waitFor('the contents of the backup', hasButton, { values: ['Restore'] });
  });
  await step('restore it', async () => {
    await page.click('Restore');
    await page.waitFor('the restored shop', () => location.pathname === '/');
  });
  await page.close();
  return steps;
}

/** As a merchant does: by an import, into the empty list of the shop. */
async function fillItems(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate((record) => localStorage.setItem('back-office:shops', JSON.stringify([record])), shop);
  await page.goto(address + screens.items.path);
  await within('the empty list', page.getByText('No items yet').waitFor({ timeout: 0 }));
  const merge = await readFile(page, catalogueFile());
  await merge.click();
  await within('the imported list', isListed(page, rows));
  await page.close();
}

/** Twice, because a trace takes time itself. */
async function typed(context, address) {
  const page = await context.newPage();
  await page.goto(address + screens.items.path);
  await within('the list', isListed(page, rows));
  const letters = await typing(page, rows);
  const tasks = await mainThreadTasks(page, () => (isShort ? undefined : typing(page, rows)));
  const heap = await heapOf(page);
  // The list keeps its search for the next time it is opened.
  await page.getByRole('searchbox', { name: 'Search items' }).clear();
  await within('the whole list', isListed(page, rows));
  await page.close();
  return { letters, task: longest(tasks), heap };
}

const longest = (tasks) => Math.max(0, ...tasks.map(({ cpu }) => cpu));

export function printShopScreens({ opened, letters, task, heap, backup }) {
  const row = (name, took, busiest, held) => [
    name,
    took,
    ms(busiest),
    verdict(busiest <= 50),
    megabytes(held),
    verdict(held <= 150_000_000),
  ];
  const typing95 = p95(letters);
  printTable(
    `Own shop in the product, ${rows.toLocaleString('en-US')} items`,
    ['', 'reached', 'longest task, CPU time', '≤ 50 ms', 'heap of the page', '≤ 150 MB'],
    [
      ...Object.entries(opened).map(([name, one]) => row(`open: ${name}`, ms(one.took), one.task, one.heap)),
      row('type to paint, p95', `${ms(typing95)}, ≤ 100 ms: ${verdict(typing95 <= 100)}`, task, heap),
      ...Object.entries(backup).map(([name, one]) => row(name, ms(one.took), one.task, one.heap)),
    ],
  );
}
