import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@back-office/shared/build/workspace.mjs';
import { writeSalesFile } from './books.mjs';
import { inForm, megabytes, ms, printTable, verdict } from './figures.mjs';
import { shop } from './shopScreens.mjs';
import { mainThreadTasks } from './tasks.mjs';
import { within } from './waiting.mjs';

const fileLength = inForm(500_000_000, 100_000);
/** Milliseconds; a busy machine takes minutes. */
const longest = 900_000;

/** The import of a large sales file into a shop of the product: once canceled while it is read, once booked. */
export async function measureSalesFile(browser, address) {
  const path = join(workspaceRoot, '.tmp/bench/sales.csv');
  await writeSalesFile(path, fileLength);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const memory = await watchMemory(browser);
  try {
    await context.addInitScript(
      ([key, value]) => localStorage.setItem(key, value),
      ['back-office:shops', JSON.stringify([shop])],
    );
    const page = await context.newPage();
    await page.goto(`${address}settings?shop=${shop.id}#data`);
    await page.getByLabel('Sales files').waitFor({ state: 'attached' });
    const canceled = await cancelReading(page, path);
    memory.begin();
    let read;
    let booked;
    const tasks = await mainThreadTasks(page, async () => {
      read = await timed(() => readWhole(page, path));
      memory.mark('read');
      booked = await timed(() => book(page));
      memory.mark('booked');
    });
    return { bytes: fileLength, canceled, read, booked, tasks, memory: memory.peaks };
  } finally {
    memory.stop();
    await context.close();
  }
}

export function printSalesFile({ bytes, canceled, read, booked, tasks, memory }) {
  const task = Math.max(0, ...tasks.map(({ cpu }) => cpu));
  const byClock = Math.max(0, ...tasks.map(({ wall }) => wall));
  const grown = (name) => (memory[name] === undefined ? 'not known' : megabytes(memory[name]));
  printTable(
    `Import of a sales file of ${megabytes(bytes)}`,
    ['', 'reached', 'budget', ''],
    [
      ['file to preview', ms(read), '', ''],
      ['Book to the message', ms(booked), '', ''],
      ['Cancel to the end of the worker', ms(canceled.took), '≤ 200 ms', verdict(canceled.took <= 200)],
      ['time left while it is read', canceled.left || 'not shown', 'shown', verdict(canceled.left !== '')],
      ['longest main-thread task', `${ms(task)} (by the clock ${ms(byClock)})`, '≤ 50 ms', verdict(task <= 50)],
      ['memory of the page’s process while read', grown('read'), '≤ 600 MB', verdict(memory.read <= 600e6)],
      ['the same while booked', grown('booked'), '≤ 600 MB', verdict(memory.booked <= 600e6)],
    ],
  );
}

async function timed(act) {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

const dialogOf = (page) => page.getByRole('dialog', { name: 'Import sales' });

/** Cancels as soon as the time left is shown, or when a short file has been read. */
async function cancelReading(page, path) {
  const starting = page.waitForEvent('worker');
  await page.getByLabel('Sales files').setInputFiles(path);
  const worker = await within('the worker', starting);
  const left = page.getByRole('dialog').getByText(/about .* left/);
  const preview = dialogOf(page).getByText(/rows? (?:is|are) booked/);
  await within('the time left', left.or(preview).first().waitFor({ timeout: 0 }), longest);
  const text = (await left.count()) > 0 ? await left.first().textContent() : '';
  const ended = worker.waitForEvent('close');
  const took = await timed(async () => {
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await within('the end of the worker', ended);
  });
  await dialogOf(page).waitFor({ state: 'hidden' });
  return { took, left: text };
}

async function readWhole(page, path) {
  await page.getByLabel('Sales files').setInputFiles(path);
  const preview = dialogOf(page).getByText(/rows? (?:is|are) booked/);
  await within('the preview', preview.first().waitFor({ timeout: 0 }), longest);
}

async function book(page) {
  await dialogOf(page).getByRole('button', { name: 'Book' }).click();
  const failure = dialogOf(page).getByRole('alert');
  const done = page.getByText(/transactions booked/).or(failure);
  await within('the books', done.first().waitFor({ timeout: 0 }), longest);
  if ((await failure.count()) > 0) throw new Error(`Nothing was booked: ${await failure.first().textContent()}`);
}

/** What the largest page of the browser has in memory beyond what it had at first, as Linux counts it. */
async function watchMemory(browser) {
  const session = await browser.newBrowserCDPSession();
  const peaks = {};
  let [first, most] = [NaN, 0];
  const look = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentOf(id));
    return Math.max(0, ...sizes);
  };
  const timer = setInterval(
    () =>
      void look().then(
        (size) => (most = Math.max(most, size)),
        () => undefined,
      ),
    200,
  );
  return {
    peaks,
    begin: () => ([first, most] = [most, 0]),
    mark(name) {
      if (first > 0 && most > 0) peaks[name] = most - first;
      most = 0;
    },
    stop() {
      clearInterval(timer);
      void session.detach().catch(() => undefined);
    },
  };
}

function residentOf(pid) {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}
