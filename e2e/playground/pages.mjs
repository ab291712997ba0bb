import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const guide = join(import.meta.dirname, '../../docs/product/embedding.md');

/** The pages in the guide, each a whole HTML document: title → text. */
function readPages() {
  const pages = [...readFileSync(guide, 'utf8').matchAll(/```html\n(<!doctype html>.*?)\n```/gs)].map(
    ([, html]) => html,
  );
  return Object.fromEntries(pages.map((html) => [titleOf(html), html]));
}

function titleOf(html) {
  return /<title>(.+?)<\/title>/.exec(html)[1];
}

/** The address of a page by its title: `Our shop` → `/our-shop`. */
export function pathOf(title) {
  return `/${title.toLowerCase().replaceAll(' ', '-')}`;
}

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/**
 * A server of the pages. In the guide all areas are on `https://office.example`, and figures come from
 * `https://ledger.example`; here each area is on its own origin.
 * @param {object} options
 * @param {Record<string, string>} options.origins area → origin
 * @param {string} [options.ledger] the address of a ledger
 * @param {{ area: string, folder: string }[]} [options.built] pages that were built, with the area that each of them shows
 */
export function pageServer({ origins, ledger = 'https://ledger.example', built = [] }) {
  const all = Object.values(origins).join(' ');
  const files = new Map();
  const titles = [];
  for (const [title, html] of Object.entries(readPages())) {
    const text = html
      .replace(/https:\/\/office\.example(\/embed\/v\d+\/)(\w+)/g, (_, path, area) => `${origins[area]}${path}${area}`)
      .replaceAll('https://office.example', all);
    titles.push(title);
    files.set(pathOf(title), { type: types['.html'], text });
  }
  for (const { area, folder } of built) {
    const title = titleOf(readFileSync(join(folder, 'index.html'), 'utf8'));
    titles.push(title);
    for (const name of readdirSync(folder, { recursive: true })) {
      const type = types[extname(name)];
      if (!type) continue;
      const text = readFileSync(join(folder, name), 'utf8').replaceAll('https://office.example', origins[area]);
      files.set(name === 'index.html' ? pathOf(title) : `/${name}`, { type, text });
    }
  }
  const list = titles.map((title) => `<li><a href="${pathOf(title)}">${title}</a></li>`).join('');
  const index = `<!doctype html><html lang="en"><title>Playground</title><h1>Playground</h1><ul>${list}</ul></html>`;
  files.set('/', { type: types['.html'], text: index });
  return createServer((request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    const { type, text } = files.get(request.url) ?? { type: 'text/plain', text: undefined };
    return response
      .writeHead(text === undefined ? 404 : 200, { 'Content-Type': type })
      .end(text?.replaceAll('https://ledger.example', ledger) ?? 'Not found');
  });
}
