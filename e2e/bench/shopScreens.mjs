import { isShort, ms, p95, printTable, megabytes, verdict } from './figures.mjs';
import { catalogueFile, rows } from './importing.mjs';
import { isListed, readFile, typing } from './longCatalog.mjs';
import { heapOf, mainThreadTasks } from './tasks.mjs';
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

/** What each screen shows once its figures or rows are there. */
const screens = {
  items: { path: `items?shop=${shop.id}`, isDrawn: (page) => isListed(page, rows) },
  'sales summary of a year': {
    path: `financial-suite/reports/sales-summary?shop=${shop.id}&${year}`,
    isDrawn: (page) =>
      page
        .getByRole('table', { name: 'Breakdown' })
        .getByRole('rowheader', { name: /^Net sales/ })
        .first()
        .waitFor({ timeout: 0 }),
  },
  'transactions of a year': {
    path: `transactions?shop=${shop.id}&${year}`,
    isDrawn: (page) => page.locator('[role=table] [data-index]').first().waitFor({ timeout: 0 }),
  },
};

/**
 * The screens of the product over an own shop whose sales this context already has: opening them with many items, typing in
 * the search of the list, and what the page holds.
 */
export async function measureShopScreens(context, address) {
  await fillItems(context, address);
  const opened = {};
  for (const [name, screen] of Object.entries(screens)) {
    const page = await context.newPage();
    let took;
    const tasks = await mainThreadTasks(page, async () => {
      await page.goto(address + screen.path, { waitUntil: 'commit' });
      await within(name, screen.isDrawn(page));
      took = await page.evaluate(() => performance.now());
    });
    opened[name] = { took, task: longest(tasks), heap: await heapOf(page) };
    await page.close();
  }
  return { opened, ...(await typed(context, address)), backup: await backUpAndRestore(context, address) };
}

/** All of the shop in one file, which is then restored into a new shop. */
async function backUpAndRestore(context, address) {
  const page = await context.newPage();
  await page.goto(`${address}settings?shop=${shop.id}#data`);
  const backUp = page.getByRole('button', { name: 'Back up', exact: true });
  await within('the settings', backUp.waitFor({ timeout: 0 }));
  const steps = {};
  async function step(name, act) {
    const started = performance.now();
    let took;
    const tasks = await mainThreadTasks(page, async () => {
      await act();
      took = performance.now() - started;
    });
    steps[name] = { took, task: longest(tasks), heap: await heapOf(page) };
  }
  const dialog = page.getByRole('dialog', { name: 'Restore a backup' });
  const restore = dialog.getByRole('button', { name: 'Restore', exact: true });
  let path;
  await step('write a backup', async () => {
    const download = page.waitForEvent('download', { timeout: 0 });
    await backUp.click();
    path = await (await within('the backup', download)).path();
  });
  await page.getByRole('button', { name: 'Restore a backup' }).click();
  await step('check the file', async () => {
    await dialog.locator('input[type=file]').setInputFiles(path);
    await within('the contents of the backup', restore.waitFor({ timeout: 0 }));
  });
  await step('restore it', async () => {
    await restore.click();
    await within(
      'the restored shop',
      page.waitForURL(({ pathname }) => pathname === '/', { timeout: 0 }),
    );
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
