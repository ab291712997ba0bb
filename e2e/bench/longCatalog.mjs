import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@back-office/shared/build/workspace.mjs';
import { inForm, median, ms, p95, printTable, verdict } from './figures.mjs';
import { catalogueFile, rows } from './importing.mjs';
import { timed } from './longList.mjs';
import { mainThreadTasks } from './tasks.mjs';
import { within } from './waiting.mjs';

/** Finds about a tenth of the items. */
const tenth = 'batch 1';
const terms = inForm(['item 070777', 'sku-99999', 'batch 123'], ['item 7']);
const table = '[role=table]';
const sorted = { event: 'pointerdown', selector: '[aria-sort]', attribute: 'aria-sort', value: 'ascending' };
/** Rows that `aria-rowcount` counts beside the items: the header and Quick create. */
const extraRows = 2;

/** From the click, which is when saving starts, to the first toast of a page, which says that the item was saved. */
const saved = { event: 'click', selector: '[data-toast]', attribute: 'data-toast', value: '1' };

/** The list of the product with an imported catalog: import, Undo, a reload, an edited item, bulk update, typing. */
export async function measureLongCatalog(browser, address, runs) {
  const file = catalogueFile();
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await oneRun(browser, address, file));
  return results;
}

async function oneRun(browser, address, file) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const measured = {};
  /** The longest task until `act` resolves, and what it resolves to: the milliseconds that the step took. */
  async function stepOf(name, act) {
    let took;
    const tasks = await mainThreadTasks(page, async () => {
      took = await act();
    });
    measured[name] = { took, task: Math.max(0, ...tasks.map(({ cpu }) => cpu)) };
  }

  /** Measures from `act` until the list has so many items, and the longest task meanwhile. */
  const step = (name, items, act) =>
    stepOf(name, async () => {
      const started = performance.now();
      await act();
      await within(`${name}: ${items} items`, isListed(page, items));
      return performance.now() - started;
    });

  try {
    await page.goto(`${address}items`);
    await within('the empty list', isListed(page, 1));
    const merge = await readFile(page, file);
    await step('merge', rows + 1, () => merge.click());
    await step('undo', 1, () => page.getByRole('button', { name: 'Undo' }).click());
    await (await readFile(page, file)).click();
    await within('the imported list', isListed(page, rows + 1));
    await step('reload', rows + 1, () => page.reload({ waitUntil: 'commit' }));
    // The number of items stays, so only the header says when the list is sorted.
    const header = page.getByRole('columnheader', { name: 'Price' }).getByRole('button');
    await stepOf('sort', () => timed(page, 'the sorted list', sorted, () => header.click()));
    await page.locator(`${table} [data-index="0"] [data-row-button]`).click();
    const sheet = page.getByRole('dialog', { name: 'Edit item' });
    // No field that the search looks in.
    await sheet.getByRole('textbox', { name: 'Weight (kg)' }).fill('1');
    await stepOf('photo', async () => {
      const started = performance.now();
      await sheet.locator('input[type=file]').first().setInputFiles(photoFile());
      await within('the photo', sheet.getByAltText('Photo 1').waitFor({ timeout: 0 }));
      return performance.now() - started;
    });
    const save = sheet.getByRole('button', { name: 'Save Item' });
    await stepOf('save', () => timed(page, 'the saved item', saved, () => save.click()));
    await sheet.waitFor({ state: 'hidden' });
    const narrowed = found(tenth);
    await step('narrow', narrowed, () => search(page).fill(tenth));
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Bulk update' }).click();
    const dialog = page.getByRole('dialog', { name: /^Bulk update/ });
    await dialog.getByRole('checkbox', { name: 'Price' }).check({ force: true });
    await dialog.getByRole('textbox', { name: 'New price' }).fill('9');
    await step('bulk', narrowed, async () => {
      await dialog.getByRole('button', { name: /^Update/ }).click();
      await within(
        'the update',
        page
          .getByText(/items updated/)
          .first()
          .waitFor({ timeout: 0 }),
      );
    });
    return { ...measured, typed: await typing(page, rows + 1) };
  } finally {
    await context.close();
  }
}

/** Chooses the file in the dialog of the import. Resolves to the button that adds what is new. */
export async function readFile(page, file) {
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import library' });
  await dialog.locator('input[type=file]').setInputFiles(file);
  const merge = dialog.getByRole('button', { name: 'Merge new' });
  await within('the preview', merge.waitFor({ timeout: 0 }));
  return merge;
}

/** Pixels of each side: 14 MB, since a file of more than 15 MB is refused. */
const photoSide = inForm(2160, 16);

/** Writes the largest photo that an item takes, as a bitmap; returns its path. */
function photoFile() {
  const path = join(workspaceRoot, '.tmp/bench/photo.bmp');
  const headerLength = 54;
  const file = Buffer.alloc(headerLength + photoSide * photoSide * 3);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(headerLength, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(photoSide, 18);
  file.writeInt32LE(photoSide, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let at = headerLength; at < file.length; at += 1) file[at] = (at * 31) % 251;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file);
  return path;
}

const search = (page) => page.getByRole('searchbox', { name: 'Search items' });

/** Waits until the list shows so many items. */
export function isListed(page, items) {
  const isShown = ([selector, count]) => document.querySelector(selector)?.getAttribute('aria-rowcount') === count;
  return page.waitForFunction(isShown, [table, String(items + extraRows)], { timeout: 0 });
}

/** How many items of the file a search finds, the consulting service of the fresh start not among them. */
function found(term) {
  let count = 0;
  for (let row = 1; row <= rows; row += 1)
    if (`item ${row}\0pantry\0sku-${row}\0made in small batches, batch ${row % 997}`.includes(term)) count += 1;
  return count;
}

/** Searches the imported catalog letter by letter, in a list of `items`. Resolves to the milliseconds from each letter to its list. */
export async function typing(page, items) {
  const typed = [];
  for (const term of terms) {
    await search(page).fill('');
    await within('the whole list', isListed(page, items));
    await search(page).focus();
    for (let end = 3; end <= term.length; end += 1) {
      if (end === 3) await page.keyboard.type(term.slice(0, 2));
      const value = String(found(term.slice(0, end)) + extraRows);
      const shown = { event: 'keydown', selector: table, attribute: 'aria-rowcount', value };
      typed.push(
        await timed(page, `the list after "${term[end - 1]}"`, shown, () => page.keyboard.type(term[end - 1])),
      );
    }
  }
  return typed;
}

/** Each with the most milliseconds that it may take, if there is a budget, and those of its longest task. */
const steps = [
  ['merge', 'import merged and shown', 4_000],
  ['undo', 'Undo of the import', 4_000],
  ['reload', 'navigation to the list', 2_000],
  ['sort', 'sorted by price', 300],
  ['photo', 'photo of 14 MB added', undefined, 40],
  ['save', 'item saved, in the sorted list', 50],
  ['narrow', 'narrowed to a tenth', 100],
  ['bulk', 'bulk update of a tenth', 2_000],
];

export function printLongCatalog(results) {
  const middle = (name, key) => median(results.map((one) => one[name][key]));
  const typed = p95(results.flatMap((one) => one.typed));
  printTable(
    `Item list of the product, ${rows.toLocaleString('en-US')} imported items: medians of ${results.length}`,
    ['', 'reached', 'budget', '', 'longest task, CPU time', 'budget', ''],
    [
      ...steps.map(([name, label, most, longest = 50]) => {
        const [took, task] = [middle(name, 'took'), middle(name, 'task')];
        const budget = most === undefined ? ['', ''] : [`≤ ${most} ms`, verdict(took <= most)];
        return [label, ms(took), ...budget, ms(task), `≤ ${longest} ms`, verdict(task <= longest)];
      }),
      ['type to paint, p95', ms(typed), '≤ 100 ms', verdict(typed <= 100)],
    ],
  );
}
