import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const guide = join(import.meta.dirname, '../../docs/product/embedding.md');

/** The pages in the guide, each a whole HTML document: title → text. */
function readPages() {
  const pages = [...readFileSync(guide, 'utf8').matchAll(/```html\n(<!doctype html>.*?)\n```/gs)].map(
    ([, html]) => html,
  );
  return Object.fromEntries(pages.map((html) => [/<title>(.+?)<\/title>/.exec(html)[1], html]));
}

/** The address of a page by its title: `Our shop` → `/our-shop`. */
export function pathOf(title) {
  return `/${title.toLowerCase().replaceAll(' ', '-')}`;
}

/**
 * A server of the pages. In the guide all areas are on `https://office.example`; here each is on its own origin.
 * @param {Record<string, string>} origins area → origin
 */
export function pageServer(origins) {
  const all = Object.values(origins).join(' ');
  const pages = Object.entries(readPages()).map(([title, html]) => [
    title,
    html
      .replace(/https:\/\/office\.example(\/embed\/v\d+\/)(\w+)/g, (_, path, area) => `${origins[area]}${path}${area}`)
      .replaceAll('https://office.example', all),
  ]);
  const list = pages.map(([title]) => `<li><a href="${pathOf(title)}">${title}</a></li>`).join('');
  const index = `<!doctype html><html lang="en"><title>Playground</title><h1>Playground</h1><ul>${list}</ul></html>`;
  return createServer((request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    const page = request.url === '/' ? index : pages.find(([title]) => pathOf(title) === request.url)?.[1];
    return response
      .writeHead(page ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(page ?? 'Not found');
  });
}
