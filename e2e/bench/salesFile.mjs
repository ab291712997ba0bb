import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { workspaceRoot } from '@back-office/shared/build/workspace.mjs';
import { writeSalesFile } from './books.mjs';
import { inForm, megabytes, ms, printTable, verdict } from './figures.mjs';
import { shop } from './shopScreens.mjs';
import { tasksOf } from './tasks.mjs';
import { withProfile, withUnwatched } from './unwatched.mjs';
import { within } from './waiting.mjs';

const fileLength = inForm(500_000_000, 100_000);
/** Milliseconds; a busy machine takes minutes. */
const longest = 900_000;
/** Milliseconds until what the screen starts late is done. */
const settling = inForm(1_500, 100);
const storedShop = ['back-office:shops', JSON.stringify([shop])];

/**
 * The import of a large sales file into a shop of the product: canceled while it is read, then booked in another browser, whose
 * page no debugger watches.
 */
export async function measureSalesFile(browser, address) {
  const path = join(workspaceRoot, '.tmp/bench/sales.csv');
  await writeSalesFile(path, fileLength);
  const settings = `${address}settings?shop=${shop.id}#data`;
  return {
    bytes: fileLength,
    canceled: await cancelReading(browser, settings, path),
    ...(await withProfile((profile) => withUnwatched(profile, (unwatched) => imported(unwatched, settings, path)))),
  };
}

async function imported(unwatched, settings, path) {
  const memory = watchMemory(unwatched.session);
  try {
    const files = await unwatched.open(new URL('/remotes.json', settings).href);
    await files.evaluate((key, value) => localStorage.setItem(key, value), ...storedShop);
    await files.close();
    const page = await unwatched.open(settings);
    await page.waitFor('the settings', () => document.querySelector('input[type=file]') !== null);
    await pause(settling);
    memory.begin();
    let read;
    let booked;
    const tasks = await tasksOf(unwatched.session, async () => {
      read = await timed(() => readWhole(page, path));
      memory.mark('read');
      booked = await timed(() => book(page));
      memory.mark('booked');
      return page;
    });
    return { read, booked, tasks, memory: memory.peaks };
  } finally {
    memory.stop();
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

/** Cancels as soon as the time left is shown, or when a short file has been read. */
async function cancelReading(browser, settings, path) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  try {
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), storedShop);
    const page = await context.newPage();
    await page.goto(settings);
    const input = page.getByLabel('Sales files');
    await input.waitFor({ state: 'attached' });
    const starting = page.waitForEvent('worker');
    await input.setInputFiles(path);
    const worker = await within('the worker', starting);
    const dialog = page.getByRole('dialog');
    const left = dialog.getByText(/about .* left/);
    const preview = dialog.getByText(/rows? (?:is|are) booked/);
    await within('the time left', left.or(preview).first().waitFor({ timeout: 0 }), longest);
    const text = (await left.count()) > 0 ? await left.first().textContent() : '';
    const ended = worker.waitForEvent('close');
    const took = await timed(async () => {
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await within('the end of the worker', ended);
    });
    return { took, left: text };
  } finally {
    await context.close();
  }
}

async function readWhole(page, path) {
  await page.chooseFile(path);
  const isRead = () => /rows? (?:is|are) booked/.test(document.querySelector('[role=dialog]')?.textContent ?? '');
  await page.waitFor('the preview', isRead, { limit: longest });
}

async function book(page) {
  await page.click('Book');
  const ended = () =>
    /transactions booked/.test(document.body.textContent) ||
    document.querySelector('[role=dialog] [role=alert]') !== null;
  await page.waitFor('the books', ended, { limit: longest });
  const failure = await page.evaluate(() => document.querySelector('[role=dialog] [role=alert]')?.textContent);
  if (failure) throw new Error(`Nothing was booked: ${failure}`);
}

/** What the largest page of the browser has in memory beyond what it had at first, as Linux counts it. */
function watchMemory(session) {
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
    stop: () => clearInterval(timer),
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
