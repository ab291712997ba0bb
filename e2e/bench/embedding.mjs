import { createServer } from 'node:http';
import { openOnFreePort } from '@back-office/shared/build/freePorts.mjs';
import { inForm, kilobytes, printTable, verdict } from './figures.mjs';
import { compressedSizes, visit } from './visit.mjs';

const maxFirst = 200_000;
const maxSecond = 60_000;

/** Before the page is idle, when areas load what may be needed next. */
const shownTime = () => performance.getEntriesByName('shown')[0].startTime;

/** What a page opens of the areas. An area has the code of the sample ledger once it shows figures. */
const opened = [
  { area: 'catalogue', path: '/items', showsFigures: false },
  { area: 'catalogue', path: '/', showsFigures: true },
  { area: 'assistant', path: '/chatbot', showsFigures: false },
  { area: 'reports', path: '/reports', showsFigures: true },
  { area: 'learning', path: '/education', showsFigures: false },
];

/** Scripts that a page without React loads for each area until its first screen, alone and beside each other area. */
export async function measureEmbedding(browser, address) {
  const { areas } = await (await fetch(new URL('remotes.json', address))).json();
  const page = await servePages(areas);
  /** Those of the last area, which has an origin of its own; what the others load late is theirs. */
  async function bytes(...shown) {
    const path = shown.map(({ area, path: at }) => area + at).join('+');
    const { scripts } = await visit(browser, page.address + path, { ready: '.shown', readyTime: shownTime });
    const { entry } = areas.find(({ name }) => name === shown.at(-1).area);
    const own = scripts.map(({ url }) => url).filter((url) => new URL(url).origin === new URL(entry).origin);
    return (await compressedSizes(own)).brotli;
  }
  /** Beside the one of `others` beside which it brings most. */
  async function worst(last, others) {
    let most = { bytes: 0, beside: '' };
    for (const first of others.slice(0, inForm(others.length, 1))) {
      const own = await bytes(first, last);
      if (own > most.bytes) most = { bytes: own, beside: first.area + first.path };
    }
    return most;
  }
  try {
    const results = [];
    for (const each of opened.slice(0, inForm(opened.length, 1))) {
      const others = opened.filter(({ area }) => area !== each.area);
      results.push({
        name: each.area + each.path,
        alone: await bytes(each),
        besideFigures: await worst(
          each,
          others.filter(({ showsFigures }) => showsFigures),
        ),
        besideOthers: await worst(
          each,
          others.filter(({ showsFigures }) => !showsFigures),
        ),
      });
    }
    return results;
  } finally {
    await page.close();
  }
}

export function printEmbedding(results) {
  printTable(
    'Areas embedded in a page without React: JS until the first screen, brotli; as a second area beside the one where it is most',
    [
      ...['', 'alone', `≤ ${kilobytes(maxFirst)}`],
      ...['beside figures', '', `≤ ${kilobytes(maxSecond)}`],
      ...['beside others', '', `≤ ${kilobytes(maxSecond)}`],
    ],
    results.map(({ name, alone, besideFigures, besideOthers }) => [
      name,
      kilobytes(alone),
      verdict(alone <= maxFirst),
      ...[besideFigures, besideOthers].flatMap(({ bytes, beside }) => [
        kilobytes(bytes),
        beside,
        verdict(bytes <= maxSecond),
      ]),
    ]),
  );
}

/** `/one/path+other/path` is a page that embeds the areas, one after the other. */
async function servePages(areas) {
  const embeds = Object.fromEntries(areas.map(({ name, entry }) => [name, new URL('embed.js', entry).href]));
  const script = `
    const embeds = ${JSON.stringify(embeds)};
    for (const each of location.pathname.slice(1).split('+')) {
      const [name, ...path] = each.split('/');
      await import(embeds[name]);
      const element = document.createElement('back-office-' + name);
      element.setAttribute('path', '/' + path.join('/'));
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
