import { besidePlain, median, ms, printTable, ratio, verdict } from './figures.mjs';
import { within } from './waiting.mjs';

const slow = { offline: false, latency: 150, downloadThroughput: 10_000_000 / 8, uploadThroughput: 10_000_000 / 8 };

/** Follows a link of the navigation and measures until the title of the next screen is painted. */
function follow(page, name, title) {
  const followed = page.evaluate(
    ([entry, wanted]) =>
      new Promise((resolve, reject) => {
        const link = [...document.querySelectorAll('nav a')].find((each) => each.textContent === entry);
        if (!link) return reject(new Error(`No entry is called ${entry}.`));
        const started = performance.now();
        const look = () => {
          if (document.querySelector('main h1')?.textContent === wanted)
            requestAnimationFrame(() => resolve(performance.now() - started));
          else requestAnimationFrame(look);
        };
        link.click();
        look();
      }),
    [name, title],
  );
  return within(`the heading "${title}" of ${name}`, followed);
}

async function switches(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(`${address}education`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Open assistant' }).waitFor();
    await page.waitForTimeout(300);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow);
    const cold = await follow(page, 'FS Prototype', 'Financial Suite');
    await follow(page, 'Education', 'Education Center');
    const warm = await follow(page, 'FS Prototype', 'Financial Suite');
    return { cold, warm };
  } finally {
    await context.close();
  }
}

/** The switch to another area: cold, before its code is loaded (at 150 ms latency and 10 Mbit), and warm. */
export async function measureSwitches(browser, { composed, plain }, runs) {
  const results = { composed: [], plain: [], again: [] };
  for (let run = 0; run < runs; run += 1) {
    results.composed.push(await switches(browser, composed));
    if (plain === undefined) continue;
    results.plain.push(await switches(browser, plain));
    results.again.push(await switches(browser, plain));
  }
  return besidePlain(results);
}

export function printSwitches(results) {
  const row = (label, key, budget, isMet) => {
    const [composed, plain, again] = ['composed', 'plain', 'again'].map((name) =>
      median(results[name].map((one) => one[key])),
    );
    return [
      label,
      ms(composed),
      ms(plain),
      ratio(composed, plain),
      ratio(again, plain),
      budget,
      verdict(isMet(composed, plain)),
    ];
  };
  printTable(
    `Area switch, Education → FS Prototype: medians of ${results.composed.length}`,
    ['', 'composed', 'plain', 'ratio', 'plain/plain', 'budget', ''],
    [
      row('cold, 150 ms latency', 'cold', '≤ 1.30 ×', (one, other) => one <= other * 1.3),
      row('warm', 'warm', '≤ 60 ms', (one) => one <= 60),
    ],
  );
}
