import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowOf } from '../testing/fakeSource';
import { addPreloads } from './preloads';

const bootScript = readFileSync(join(__dirname, '../boot.js'), 'utf8');
const base = 'http://localhost:4301/1.0.0/';

const row = rowOf('catalogue', {
  routes: ['/', '/items', '/components'],
  preload: [
    { href: `${base}routes.js` },
    { href: `${base}dashboard.js`, path: '/' },
    { href: `${base}items.js`, path: '/items' },
    { href: `${base}table.js`, path: '/items' },
    { href: `${base}library.js`, path: '/items/library' },
    { href: `${base}table.js`, path: '/items/library' },
  ],
});

beforeEach(() => document.head.replaceChildren());

const requested = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href.replace(base, ''));

async function boot(path: string) {
  window.history.replaceState(null, '', path);
  const answer = { ok: true, json: () => Promise.resolve({ areas: [row] }) };
  new Function('fetch', bootScript)(() => Promise.resolve(answer));
  await window.backOfficeBoot?.registry;
  await Promise.resolve();
}

describe.each([
  ['/', ['dashboard.js']],
  ['/items', ['items.js', 'table.js']],
  ['/items/library', ['library.js', 'table.js']],
  ['/items/library/', ['library.js', 'table.js']],
  ['/items/libraryish', ['items.js', 'table.js']],
  ['/items/modifiers', ['items.js', 'table.js']],
  ['/components', []],
])('at %s', (path, files) => {
  test('the host fetches the area and the screen with the longest matching prefix', () => {
    addPreloads(row, path, false);
    expect(requested()).toEqual(['remoteEntry.js', 'routes.js', ...files]);
  });

  test('the boot script fetches the same files', async () => {
    await boot(path);
    expect(requested()).toEqual(['remoteEntry.js', 'routes.js', ...files]);
  });

  test('only the screen is fetched of an area that is loaded', () => {
    addPreloads(row, path, true);
    expect(requested()).toEqual(files);
  });
});

test('a file is fetched once', () => {
  addPreloads(row, '/items', false);
  addPreloads(row, '/items/library', true);
  expect(requested()).toEqual(['remoteEntry.js', 'routes.js', 'items.js', 'table.js', 'library.js']);
});
