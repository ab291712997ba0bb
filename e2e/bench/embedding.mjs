import { createServer } from 'node:http';
import { openOnFreePort } from '@back-office/shared/build/freePorts.mjs';
import { inForm, kilobytes, printTable, verdict } from './figures.mjs';
import { compressedSizes, visit } from './visit.mjs';

const maxFirst = 200_000;
const maxSecond = 60_000;

/** Before the page is idle, when areas load what may be needed next. */
const shownTime = () => performance.getEntriesByName('shown')[0].startTime;

/** Scripts that a page without React loads for each area until its first screen, alone and beside another area. */
export async function measureEmbedding(browser, address) {
  const { areas } = await (await fetch(new URL('remotes.json', address))).json();
  const page = await servePages(areas);
  /** Those of the last area, which has an origin of its own; what the others load late is theirs. */
  async function bytes(others, { name, entry }) {
    const path = [...others.map((other) => other.name), name].join('+');
    const { scripts } = await visit(browser, page.address + path, { ready: '.shown', readyTime: shownTime });
    const own = scripts.map(({ url }) => url).filter((url) => new URL(url).origin === new URL(entry).origin);
    return (await compressedSizes(own)).brotli;
  }
  try {
    const results = [];
    for (const area of areas.slice(0, inForm(areas.length, 1))) {
      const other = areas.find((each) => each !== area);
      results.push({
        name: area.name,
        alone: await bytes([], area),
        other: other.name,
        second: await bytes([other], area),
      });
    }
    return results;
  } finally {
    await page.close();
  }
}

export function printEmbedding(results) {
  printTable(
    'Areas embedded in a page without React: JS until the first screen, brotli',
    ['', 'alone', 'budget', '', 'as a second area', 'beside', 'budget', ''],
    results.map(({ name, alone, other, second }) => [
      name,
      kilobytes(alone),
      `≤ ${kilobytes(maxFirst)}`,
      verdict(alone <= maxFirst),
      kilobytes(second),
      other,
      `≤ ${kilobytes(maxSecond)}`,
      verdict(second <= maxSecond),
    ]),
  );
}

/** `/one+other` is a page that embeds the areas, one after the other. */
async function servePages(areas) {
  const embeds = Object.fromEntries(areas.map(({ name, entry }) => [name, new URL('embed.js', entry).href]));
  const script = `
    const embeds = ${JSON.stringify(embeds)};
    for (const name of location.pathname.slice(1).split('+')) {
      await import(embeds[name]);
      const element = document.createElement('back-office-' + name);
      const shown = new Promise((resolve) => element.addEventListener('ready', resolve));
      document.body.append(element);
      await shown;
    }
    performance.mark('shown');
    document.body.className = 'shown';`;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>A page</title><body><script type="module">${script}</script>`);
  });
  return openOnFreePort(server);
}
