import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { stablePath } from '../stableEmbed.mjs';
import { integrityOf } from '../emittedFiles.mjs';
import { cacheControl } from '../headers.mjs';

/**
 * Asks a server for what pages will ask it for. Returns one line for each thing that is wrong.
 *
 * @param {object[]} sites from `publish`
 * @param {(site: string, path: string, options?: object) => Promise<{ status: number, headers: object, body: Buffer }>} ask
 */
export async function checkSites(sites, ask) {
  const problems = [];
  const expect = (isRight, text) => isRight || problems.push(text);
  const main = sites.find(({ hasHost }) => hasHost);
  const { areas } = JSON.parse(readFileSync(join(main.root, 'remotes.json'), 'utf8'));
  const page = readFileSync(join(main.root, 'index.html'), 'utf8');

  for (const path of ['/', '/items', '/education/some-module', '/index.html']) {
    const { status, headers, body } = await ask(main.name, path);
    expect(status === 200 && body.toString() === page, `${path}: not the page of the host (${status})`);
    expectHeaders(`${path}:`, headers, {
      ...main.headers.all,
      ...main.headers.host,
      'Cache-Control': cacheControl.live,
    });
  }
  const registry = await ask(main.name, '/remotes.json', { headers: { 'accept-encoding': 'gzip' } });
  expect(registry.headers['content-encoding'] === 'gzip', '/remotes.json: not compressed');
  expect(/^application\/json/.test(registry.headers['content-type']), '/remotes.json: not JSON');
  expectHeaders('/remotes.json:', registry.headers, { 'Cache-Control': cacheControl.live });

  for (const { name, entry, integrity } of areas) {
    const site = sites.find((one) => one.apps.some((app) => app.name === name));
    const path = entry.startsWith('/') ? entry : new URL(entry).pathname;
    const { status, headers, body } = await ask(site.name, path, { headers: { 'accept-encoding': 'gzip' } });
    const isPacked = headers['content-encoding'] === 'gzip';
    // The builds that are live may have hashes of another kind than the next ones.
    const [algorithm] = integrity.split('-');
    const hash = integrityOf(isPacked ? gunzipSync(body) : body, algorithm);
    expect(status === 200 && hash === integrity, `${path}: not as built`);
    expect(isPacked, `${path}: not compressed`);
    expectHeaders(`${path}:`, headers, {
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': cacheControl.version,
    });
    const missing = path.replace('remoteEntry', 'nothing');
    const answer = await ask(site.name, missing);
    expect(answer.status === 404 && !answer.headers['cache-control'], `${missing}: not a plain 404`);
  }
  for (const { name, contract } of areas) {
    const site = sites.find((one) => one.apps.some((app) => app.name === name));
    const path = `/${stablePath({ name, contract })}`;
    const { status, headers } = await ask(site.name, path);
    expect(status === 200, `${path}: not found (${status})`);
    expectHeaders(`${path}:`, headers, {
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': cacheControl.live,
    });
  }
  for (const { name } of sites) {
    for (const path of ['/_headers', '/.hidden', '/areas/../../nginx.conf'])
      expect((await ask(name, path)).status >= 400, `${name} ${path}: is sent`);
    expect((await ask(name, '/', { method: 'POST' })).status === 405, `${name}: POST is not refused`);
  }
  return problems;

  function expectHeaders(what, found, wanted) {
    for (const [header, value] of Object.entries(wanted))
      expect(found[header.toLowerCase()] === value, `${what} ${header} is ${found[header.toLowerCase()] ?? 'missing'}`);
  }
}
