import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@back-office/shared/build/workspace.mjs';
import { inForm, median, ms, printTable, verdict } from './figures.mjs';
import { within } from './waiting.mjs';

export const rows = inForm(100_000, 200);

/** Writes the file that is imported; returns its path. */
export function catalogueFile() {
  const path = join(workspaceRoot, '.tmp/bench/catalogue.csv');
  const lines = ['Item Name,Description,Reporting Category,SKU,GTIN,Price,Current Quantity'];
  for (let row = 1; row <= rows; row += 1) {
    lines.push(
      `Item ${row},"Made in small batches, batch ${row % 997}",Pantry,SKU-${row},,${(row % 200) + 0.5},${row % 90}`,
    );
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

async function preview(browser, address, file) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(`${address}items`);
    await page.getByRole('table', { name: 'Items' }).waitFor();
    await page.getByRole('button', { name: 'Import library' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Import library' });
    await dialog.waitFor();
    await page.waitForTimeout(500);
    await page.evaluate((wanted) => {
      window.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
      }).observe({ type: 'longtask' });
      window.previewed = new Promise((resolve) => {
        addEventListener(
          'change',
          () => {
            const started = performance.now();
            const look = () => {
              const counts = document.querySelector('[role=group][aria-label="Rows of the file"]')?.textContent ?? '';
              if (counts.includes(wanted)) requestAnimationFrame(() => resolve(performance.now() - started));
              else requestAnimationFrame(look);
            };
            look();
          },
          { capture: true, once: true },
        );
      });
    }, rows.toLocaleString('en-US'));
    await dialog.locator('input[type=file]').setInputFiles(file);
    const took = await within(
      'the counts of the import',
      page.evaluate(() => window.previewed),
    );
    await page.waitForTimeout(200);
    return { took, longest: await page.evaluate(() => window.longest) };
  } finally {
    await context.close();
  }
}

/** The time from choosing a file to the counts of its rows, in the composed product with the worker of the import. */
export async function measureImport(browser, address, runs) {
  const file = catalogueFile();
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await preview(browser, address, file));
  return results;
}

export function printImport(results) {
  const took = median(results.map((one) => one.took));
  const longest = Math.max(...results.map((one) => one.longest));
  printTable(
    `Import preview, ${rows.toLocaleString('en-US')} rows: ${results.length} runs`,
    ['', 'reached', 'budget', ''],
    [
      ['file to preview, median', ms(took), '≤ 3 s', verdict(took <= 3000)],
      ['longest main-thread task', longest ? ms(longest) : '< 50 ms', '≤ 100 ms', verdict(longest <= 100)],
    ],
  );
}
