import { chromium } from 'playwright';
import { chromiumPath, launchArguments } from '../support/browser.mjs';
import { inForm, median, megabytes, ms, printTable, verdict } from './figures.mjs';
import { measureShopScreens, printShopScreens } from './shopScreens.mjs';
import { heapOf } from './tasks.mjs';
import { withProfile } from './unwatched.mjs';
import { within } from './waiting.mjs';

const transactions = inForm(1_000_000, 2_000);
/** Those of one of the three years. */
const ofYear = Math.round(transactions / 3);
const tasks = [
  'summary of a year',
  'a year by item',
  'first page of a year',
  'another page of a year',
  'a transaction by its id',
  'summary of all years',
  'all years by item',
];

/**
 * An own shop in the browser: writing it, opening it in a new page, and the questions of its screens; then its screens in the
 * product, with many items. The page of the harness is shown at the product's origin, so that both have the same shop.
 */
export function measureShop({ harness, product }, runs) {
  return withProfile(async (profile) => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: chromiumPath,
      args: launchArguments,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    try {
      const ledger = await measureShopLedger(() => benchPage(context, { harness, product }), runs, heapOf);
      return { ...ledger, screens: await measureShopScreens(context, profile, product) };
    } finally {
      await context.close();
    }
  });
}

/** Each page that is opened is the harness at one origin, of Playwright or of Puppeteer. */
export async function measureShopLedger(openPage, runs, heapOfPage) {
  const writer = await openPage();
  const written = await within(
    'the shop to be written',
    writer.evaluate((count) => window.writeShop(count), transactions),
    300_000,
  );
  written.longest = await longestTaskOf(writer);
  await writer.close();
  const opened = [];
  let asked;
  for (let run = 0; run < runs; run += 1) {
    const page = await openPage();
    opened.push(await page.evaluate(() => window.openShop()));
    if (run < runs - 1) await page.close();
    else asked = await measureQuestions(page, runs, heapOfPage).finally(() => page.close());
  }
  return { written, opened, ...asked };
}

/** Milliseconds; 0 if none took 50. `undefined` where the browser does not tell. */
const longestTaskOf = (page) => page.evaluate(() => window.longest);

async function measureQuestions(page, runs, heapOfPage) {
  const times = {};
  for (const task of tasks) {
    times[task] = [];
    for (let nth = 0; nth < runs + 1; nth += 1)
      times[task].push(
        await within(
          task,
          page.evaluate((name) => window.askShop(name), task),
        ),
      );
  }
  const longest = await longestTaskOf(page);
  return { times, longest, heap: await heapOfPage?.(page), bare: await barePasses(page, runs) };
}

/** Over columns of as many transactions, in another worker. */
async function barePasses(page, runs) {
  const bare = {};
  const pass = (task, count) =>
    within(
      task,
      page.evaluate(([name, number]) => window.runLargeLedger(name, number), [task, count]),
      120_000,
    );
  for (const [name, count] of [
    ['year', ofYear],
    ['all', transactions],
  ]) {
    await pass('fill', count);
    for (const task of ['pass over rows', 'pass over lines']) {
      const times = [];
      for (let nth = 0; nth < runs; nth += 1) times.push(await pass(task, count));
      bare[`${name}: ${task}`] = median(times);
    }
  }
  return bare;
}

/** A page of the harness at the origin of the product, whose own files it does not ask for. */
async function benchPage(context, { harness, product }) {
  const page = await context.newPage();
  await page.route(`${product}**`, async (route) => {
    const file = route.request().url().slice(product.length);
    await route.fulfill({ response: await route.fetch({ url: harness + file }) });
  });
  await page.goto(product);
  await within(
    'the page of the shop',
    page.waitForFunction(() => 'askShop' in window, undefined, { timeout: 0 }),
  );
  await page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask' });
  });
  return page;
}

export function printShop({ screens, ...shop }) {
  printShopLedger('the browser', shop);
  printShopScreens(screens);
}

/** Without the heap, that of a browser that tells neither it nor long tasks. */
export function printShopLedger(place, { written, opened, times, longest, heap, bare }) {
  const open = median(opened.map(({ firstAnswer }) => firstAnswer));
  const row = (task, pass, budget, ratio) => {
    const [first, ...later] = times[task];
    const time = median(later);
    const reference = pass === undefined ? undefined : bare[pass];
    const isMet = time <= (budget ?? Infinity) || (reference !== undefined && time <= ratio * reference);
    return [
      task,
      ms(first),
      ms(time),
      reference === undefined ? '' : ms(reference),
      budget === undefined ? '' : `≤ ${budget} ms${reference === undefined ? '' : ` or ${ratio} ×`}`,
      budget === undefined ? '' : verdict(isMet),
    ];
  };
  const busiest = Math.max(longest, written.longest);
  const ofPage = [
    ['longest task of the page', '', busiest ? ms(busiest) : '< 50 ms', '', '≤ 50 ms', verdict(busiest <= 50)],
    ['heap of the page', '', megabytes(heap), '', '≤ 150 MB', verdict(heap <= 150_000_000)],
  ];
  printTable(
    `Own shop in ${place}, ${transactions.toLocaleString('en-US')} transactions with three lines each: medians of ${opened.length}`,
    ['', 'first', 'later', 'bare pass', 'budget', ''],
    [
      ['lay out', '', ms(written.layOut)],
      [`commit ${megabytes(written.bytes)}`, '', ms(written.commit)],
      ['open: to what the shop says of itself', '', ms(median(opened.map((each) => each.open)))],
      ['open: to the figures of a week', '', ms(open), '', '≤ 2000 ms', verdict(open <= 2000)],
      row('summary of a year', 'year: pass over rows', 300, 4),
      row('a year by item', 'year: pass over lines', 500, 5),
      row('first page of a year', undefined, 100),
      row('another page of a year', undefined, 100),
      row('a transaction by its id'),
      row('summary of all years', 'all: pass over rows', 300, 4),
      row('all years by item', 'all: pass over lines', 500, 5),
      ...(heap === undefined ? [] : ofPage),
    ],
  );
}
