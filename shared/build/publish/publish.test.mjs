import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeFileList } from '../fileList.mjs';
import { lock } from '../lock.mjs';
import { showVersion } from '../release.mjs';
import { apps, remotes, workspaceRoot } from '../workspace.mjs';
import { publish } from './publish.mjs';
import { readOrigins } from './sites.mjs';

let root;
let into;
const distFolders = () => Object.fromEntries(apps.map(({ name }) => [name, join(root, name)]));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'));
  into = join(root, 'published');
  for (const { name } of apps) goLive(name, '1.0.0-a');
});
afterEach(() => rmSync(root, { recursive: true }));

/** A version of an app with a file or two, live. */
function goLive(name, version) {
  const folder = join(root, name, version);
  mkdirSync(folder, { recursive: true });
  const files =
    name === 'host'
      ? { 'index.html': `page ${version}`, 'main.js': 'main' }
      : {
          'remoteEntry.js': 'entry',
          'embed.js': "new URL('./#version', import.meta.url)",
          'embed.d.ts': `types ${version}`,
        };
  const row =
    name === 'host'
      ? { name, version, page: `${version}/index.html`, scriptHash: "'sha256-boot'" }
      : {
          name,
          version,
          contract: '1.4.0',
          entry: `${version}/remoteEntry.js`,
          integrity: 'sha384-x',
          preload: [{ href: `${version}/routes.js`, path: '/items' }],
        };
  for (const [file, text] of Object.entries({ ...files, 'area.json': JSON.stringify(row) }))
    writeFileSync(join(folder, file), text);
  writeFileList(folder);
  showVersion(join(root, name), version);
}

const read = (path) => readFileSync(join(into, path), 'utf8');
const run = (origins = {}) => publish({ into, distFolders: distFolders(), origins });
const areas = () => JSON.parse(read('site/remotes.json')).areas;

test('one origin has the page, the registry, and every area in a folder of its own', () => {
  run();
  expect(read('site/index.html')).toBe('page 1.0.0-a');
  expect(read('site/1.0.0-a/main.js')).toBe('main');
  expect(areas().map(({ name, entry }) => [name, entry])).toEqual(
    remotes.map(({ name }) => [name, `/areas/${name}/1.0.0-a/remoteEntry.js`]),
  );
  expect(areas()[0].preload).toEqual([{ href: `/areas/${remotes[0].name}/1.0.0-a/routes.js`, path: '/items' }]);
  for (const { entry } of areas()) expect(read(`site${entry}`)).toBe('entry');
  expect(readdirSync(into).sort()).toEqual(['nginx.conf', 'site']);
});

test('an area with an origin of its own has a site of its own, which the policy of the page allows', () => {
  run({ reports: 'https://reports.example' });
  const { entry } = areas().find(({ name }) => name === 'reports');
  expect(entry).toBe('https://reports.example/1.0.0-a/remoteEntry.js');
  expect(read('reports/1.0.0-a/remoteEntry.js')).toBe('entry');
  expect(existsSync(join(into, 'site/areas/reports'))).toBe(false);
  expect(read('site/_headers')).toContain("script-src 'self' https://reports.example 'sha256-boot'");
  expect(read('reports/_headers')).toContain('Cross-Origin-Resource-Policy: cross-origin');
  expect(read('nginx.conf')).toContain('server_name reports.example;');
});

test('each area has an address that stays the same, and names the live version', () => {
  run({ reports: 'https://reports.example' });
  goLive('catalogue', '1.1.0-b');
  run({ reports: 'https://reports.example' });
  expect(read('site/embed/v1/catalogue.js')).toBe("new URL('../../areas/catalogue/1.1.0-b/', import.meta.url)");
  expect(read('site/embed/v1/catalogue.d.ts')).toBe('types 1.1.0-b');
  expect(read('reports/embed/v1/reports.js')).toBe("new URL('../../1.0.0-a/', import.meta.url)");
  expect(gunzipSync(readFileSync(join(into, 'site/embed/v1/catalogue.js.gz'))).toString()).toContain('1.1.0-b');
  for (const site of ['site', 'reports']) expect(read(`${site}/_headers`)).toMatch(/\/embed\/\*\n[^/]*no-cache/);
});

test('the servers of connected shops are in the policy and in the registry', () => {
  publish({ into, distFolders: distFolders(), ledgers: ['https://ledger.test/shop'], models: ['https://llm.test'] });
  expect(JSON.parse(read('site/remotes.json')).ledgers).toEqual(['https://ledger.test/shop']);
  expect(JSON.parse(read('site/remotes.json')).models).toEqual(['https://llm.test']);
  for (const file of ['site/_headers', 'nginx.conf'])
    expect(read(file)).toContain("connect-src 'self' https://ledger.test https://llm.test;");
});

test.each(['remote-reports', 'host/dist', 'shared/src/site'])('a folder that builds read is refused: %s', (folder) => {
  const inSource = join(workspaceRoot, folder);
  const before = readdirSync(join(inSource, '..'));
  expect(() => publish({ into: inSource, distFolders: distFolders() })).toThrow('builds read');
  expect(readdirSync(join(inSource, '..'))).toEqual(before);
});

test('text files are there compressed as well', () => {
  run();
  for (const file of ['site/index.html', 'site/remotes.json', 'site/1.0.0-a/main.js']) {
    const plain = read(file);
    expect(gunzipSync(readFileSync(join(into, `${file}.gz`))).toString()).toBe(plain);
    expect(brotliDecompressSync(readFileSync(join(into, `${file}.br`))).toString()).toBe(plain);
  }
});

test('files that only releases read are not published', () => {
  run();
  const names = readdirSync(into, { recursive: true }).join('\n');
  expect(names).not.toMatch(/area\.json|files\.json|releases\.json|1\.0\.0-a\/index\.html|publishing|\.new/);
});

test('publishing again names the new versions and keeps the files of the old ones, for pages that are open', () => {
  run();
  goLive('host', '1.0.0-b');
  goLive('reports', '1.1.0-c');
  run();
  expect(read('site/index.html')).toBe('page 1.0.0-b');
  expect(areas().find(({ name }) => name === 'reports').entry).toBe('/areas/reports/1.1.0-c/remoteEntry.js');
  expect(read('site/areas/reports/1.0.0-a/remoteEntry.js')).toBe('entry');
  const headers = read('site/_headers');
  expect(headers).toContain('/1.0.0-a/*');
  expect(headers).toContain('/1.0.0-b/*');
});

test('no header comes from two rules for the same path, because static hosts join them', () => {
  run();
  const rules = read('site/_headers')
    .split('\n\n')
    .map((rule) => rule.trim().split('\n'))
    .map(([path, ...lines]) => ({ path, names: lines.map((line) => line.trim().split(':')[0]) }));
  const [everywhere, ...others] = rules;
  expect(everywhere.path).toBe('/*');
  expect(everywhere.names).toContain('Content-Security-Policy');
  for (const { names } of others) expect(names.filter((name) => everywhere.names.includes(name))).toEqual([]);
});

test('a damaged version and an app without a live one are refused, and nothing is written', () => {
  writeFileSync(join(root, 'reports/1.0.0-a/remoteEntry.js'), 'other');
  expect(() => run()).toThrow('Version 1.0.0-a is damaged: remoteEntry.js is not what the build wrote.');
  rmSync(join(root, 'reports'), { recursive: true });
  expect(() => run()).toThrow('reports has no live version. Release one first: pnpm release reports');
  expect(existsSync(into)).toBe(false);
});

test('origins are read from the command line', () => {
  expect(readOrigins(['reports=https://reports.example', 'host=http://localhost:8080/'])).toEqual({
    reports: 'https://reports.example',
    host: 'http://localhost:8080',
  });
});

test.each([
  ['reports', 'write <app>=<origin>'],
  ['nobody=https://a.example', 'write <app>=<origin>'],
  ['reports=a.example', 'write an origin without a path'],
  ['reports=https://a.example/reports', 'write an origin without a path'],
  ['reports=ftp://a.example', 'write an origin without a path'],
])('the origin %s is refused', (text, message) => {
  expect(() => readOrigins([text])).toThrow(message);
});

test('two apps with the same origin are refused', () => {
  expect(() => readOrigins(['host=https://a.example', 'reports=https://a.example'])).toThrow('this origin is taken');
});

test.each([
  ['with files of others', () => writeFileSync(join(into, 'index.php'), '')],
  ["with another's nginx.conf", () => writeFileSync(join(into, 'nginx.conf'), 'worker_processes 1;')],
])('a folder %s is refused, and nothing is written', (_name, fill) => {
  mkdirSync(into);
  fill();
  const before = readdirSync(into);
  expect(() => run()).toThrow(/holds something else\. Choose an empty folder/);
  expect(readdirSync(into)).toEqual(before);
});

test('a file in the place of the folder is refused', () => {
  writeFileSync(into, '');
  expect(() => run()).toThrow(`${into} is a file.`);
});

test('an empty folder, and one that was published before, are accepted', () => {
  mkdirSync(into);
  run();
  expect(() => run()).not.toThrow();
});

test('a first publishing that fails can be repeated', () => {
  // The copies cannot be compressed.
  expect(() => publish({ into, distFolders: distFolders(), quality: 'none' })).toThrow();
  run();
  expect(areas()).toHaveLength(remotes.length);
});

test('only one process at a time publishes into a folder', () => {
  run();
  const unlock = lock(into);
  expect(() => run()).toThrow('Another publishing is running');
  unlock();
  expect(() => run()).not.toThrow();
});

test('a publishing that was interrupted leaves nothing that a later one keeps', () => {
  const left = join(into, 'site/areas', remotes[0].name, '.publishing');
  run();
  mkdirSync(left);
  goLive(remotes[0].name, '1.0.0-b');
  run();
  expect(existsSync(left)).toBe(false);
});
