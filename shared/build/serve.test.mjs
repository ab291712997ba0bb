import { createServer, request } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenOnFreePort, onFreePorts } from './freePorts.mjs';
import { readLedgers } from './headers.mjs';
import { answerOf, composeRegistry, serve } from './serve.mjs';
import { apps } from './workspace.mjs';

let root;
let servers;

const hostRow = JSON.stringify({ name: 'host', page: '1.0.0/index.html', scriptHash: "'sha256-boot'" });
const entry = 'reports/2.0.0/entry.js';
const origins = { host: 'https://office.test', reports: 'https://reports.test' };

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'serve-'));
  write('host/area.json', hostRow);
  write('host/1.0.0/index.html', '<!doctype html>');
  write('host/1.0.0/main.js', 'host');
  write('reports/area.json', '{}');
  write('reports/releases.json', '[]');
  const row = { name: 'learning', version: '3.0.0', contract: '2.1.0' };
  write('learning/area.json', JSON.stringify(row));
  write('learning/3.0.0/area.json', JSON.stringify(row));
  write('learning/3.0.0/embed.js', "new URL('./#version', import.meta.url)");
  write('learning/3.0.0/embed.d.ts', 'export declare function mount(): void;');
  write('reports/1.0.0/remoteEntry.js', 'entry');
  write('reports/.building-1/1.0.0/remoteEntry.js', 'half of it');
  write('secret.txt', 'secret');
  write('secret/key.js', 'secret');
  symlinkSync(join(root, 'secret.txt'), join(root, 'reports/1.0.0/linked.js'));
  symlinkSync(join(root, 'reports/1.0.0/remoteEntry.js'), join(root, 'reports/1.0.0/inside.js'));
  symlinkSync(join(root, 'secret'), join(root, 'reports/linked'));
  write('reports/1.0.0/packed.js', 'packed');
  symlinkSync(join(root, 'secret.txt'), join(root, 'reports/1.0.0/packed.js.gz'));
  // The folder itself may be reached through a link.
  symlinkSync(join(root, 'reports'), join(root, 'current'));

  const distFolders = { host: join(root, 'host'), reports: join(root, 'reports'), learning: join(root, 'learning') };
  servers = {
    host: await listen(answerOf('host', { distFolders, origins })),
    reports: await listen(answerOf('reports', { distFolders, origins })),
    learning: await listen(answerOf('learning', { distFolders, origins })),
    connected: await listen(
      answerOf('host', {
        distFolders,
        origins,
        ledgers: ['https://ledger.test/shop'],
        models: ['https://llm.test/v1'],
      }),
    ),
    current: await listen(
      answerOf('reports', { distFolders: { ...distFolders, reports: join(root, 'current') }, origins }),
    ),
  };
});
afterAll(() => {
  for (const server of Object.values(servers)) server.close();
  rmSync(root, { recursive: true });
});

function write(path, content) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), content);
}

async function listen(handler) {
  const server = createServer(handler);
  await listenOnFreePort(server);
  return server;
}

test('the addresses of servers are read from the environment, and refused in one line if they are none', () => {
  expect(readLedgers('')).toEqual([]);
  expect(readLedgers(' https://ledger.test/shop/  http://localhost:4400 ')).toEqual([
    'https://ledger.test/shop',
    'http://localhost:4400',
  ]);
  for (const wrong of ['ledger.test', 'ftp://ledger.test', 'https://me@ledger.test', 'https://ledger.test?a'])
    expect(() => readLedgers(wrong)).toThrow(`not ${wrong}.`);
});

/** Without `fetch`, which would tidy up the path. */
function ask(app, path, { method = 'GET', headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    const { port } = servers[app].address();
    const asked = request({ host: 'localhost', port, path, method, headers }, (answer) => {
      let body = '';
      answer.on('data', (part) => (body += part));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
    });
    asked.on('error', reject).end();
  });
}

test('the page may connect to the servers of the deployment alone, which the registry names', async () => {
  const policyOf = async (app) => (await ask(app, '/')).headers['content-security-policy'];
  expect(await policyOf('host')).toContain("connect-src 'self' https://reports.test;");
  expect(await policyOf('connected')).toContain(
    "connect-src 'self' https://reports.test https://ledger.test https://llm.test;",
  );
  const ledgers = ['https://ledger.test/shop'];
  expect(composeRegistry({}, {}, { ledgers })).toEqual({ schema: 1, areas: [], ledgers });
  expect(composeRegistry({}, {})).toEqual({ schema: 1, areas: [] });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused by host and remotes', async (method) => {
  for (const [app, path] of [
    ['host', '/'],
    ['host', '/remotes.json'],
    ['reports', '/1.0.0/remoteEntry.js'],
  ]) {
    const { status, headers } = await ask(app, path, { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  }
});

test('HEAD is answered as GET is, without a body', async () => {
  for (const [app, path] of [
    ['host', '/items'],
    ['reports', '/1.0.0/remoteEntry.js'],
  ]) {
    const { status, body } = await ask(app, path, { method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
  }
});

test.each([
  ['a link out of the folder', '/1.0.0/linked.js'],
  ['a link inside the folder', '/1.0.0/inside.js'],
  ['a linked folder', '/linked/key.js'],
  ['a path out of the folder', '/1.0.0/../../secret.txt'],
  ['the same in escapes', '/1.0.0/%2e%2e/%2e%2e/secret.txt'],
  ['a malformed escape', '/1.0.0/%ff.js'],
  ['a zero byte', '/1.0.0/remoteEntry.js%00'],
  ['a build under way', '/.building-1/1.0.0/remoteEntry.js'],
  ['the log of the releases', '/releases.json'],
  ['the log by way of a version, in escapes', '/1.0.0/%2e%2e/releases.json'],
  ['a build under way, in escapes', '/1.0.0/../%2ebuilding-1/1.0.0/remoteEntry.js'],
  ['a folder', '/1.0.0/'],
])('%s is not found', async (_, path) => {
  const { status, body } = await ask('reports', path);
  expect([status, body]).toEqual([404, 'Not found']);
});

test('a compressed file that is a link is not sent', async () => {
  const { status } = await ask('reports', '/1.0.0/packed.js', { headers: { 'accept-encoding': 'gzip' } });
  expect(status).toBe(404);
});

test('the folder itself may be a link', async () => {
  expect((await ask('current', '/1.0.0/remoteEntry.js')).body).toBe('entry');
});

test('the page is isolated from other windows and has no permission that it does not use', async () => {
  const { headers } = await ask('host', '/items');
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\).*microphone=\(\)/),
    'content-security-policy': expect.stringContaining("script-src 'self' "),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  });
  expect(headers['content-security-policy']).toContain("'sha256-boot'");
});

test('any page may load the files of a remote, which never change', async () => {
  const { headers, body } = await ask('reports', '/1.0.0/remoteEntry.js');
  expect(body).toBe('entry');
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(headers['permissions-policy']).toBeUndefined();
});

test('a file is packed where the browser accepts it, and not sent again when it has not changed', async () => {
  write('reports/1.0.0/large.js', 'large');
  write('reports/1.0.0/large.js.gz', 'packed by the build');
  const packed = await ask('reports', '/1.0.0/large.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.body).toBe('packed by the build');
  expect(packed.headers).toMatchObject({
    'content-type': 'text/javascript',
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
  });
  const plain = await ask('reports', '/1.0.0/large.js');
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['large', undefined]);
  const again = await ask('reports', '/1.0.0/large.js', { headers: { 'if-none-match': plain.headers.etag } });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('a file that is removed or rewritten while it is asked for is sent whole or not at all', async () => {
  const answer = answerOf('reports', { distFolders: { reports: join(root, 'reports') }, origins });
  let change;
  servers.changing = await listen((request, response) => {
    void answer(request, response);
    change();
  });
  const long = 'x'.repeat(400_000);
  const lengths = [long.length, 'Not found'.length, 'short'.length];
  for (const next of [() => rmSync(join(root, 'reports/2.0.0'), { recursive: true }), () => write(entry, 'short')]) {
    write(entry, long);
    change = next;
    expect(lengths).toContain((await ask('changing', '/2.0.0/entry.js')).body.length);
  }
  change = () => undefined;
  expect((await ask('changing', '/2.0.0/entry.js')).body).toBe('short');
});

test('an answer that fails says so, and the server goes on', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  write('host/area.json', 'half of a row');
  expect(await ask('host', '/items')).toMatchObject({ status: 500 });
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^GET \/items of host: .*area\.json is not JSON/));
  write('host/area.json', hostRow);
  expect((await ask('host', '/items')).status).toBe(200);
  log.mockRestore();
});

test('a remote that is added and released while the product is served is taken up with the next page', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const distFolders = Object.fromEntries(apps.map(({ name }) => [name, join(root, 'started', name)]));
  write('started/host/area.json', hostRow);
  write('started/host/1.0.0/index.html', '<!doctype html>');
  const added = { name: 'gift-cards', port: apps.at(-1).port + 1, dist: join(root, 'started/gift-cards') };
  let found = [];
  const served = await onFreePorts((basePort) => serve({ basePort, distFolders, findApps: () => found }));
  try {
    const areas = () => fetch(`${served.address}remotes.json`).then((answer) => answer.json());
    found = [added];
    // It is built and not released.
    expect((await areas()).areas).toEqual([]);

    write('started/gift-cards/area.json', JSON.stringify({ name: 'gift-cards', entry: '1.0.0/entry.js', preload: [] }));
    write('started/gift-cards/1.0.0/entry.js', 'its entry');
    const [page] = await Promise.all([fetch(served.address), areas(), areas()]);
    const [row] = (await areas()).areas;
    expect(await (await fetch(row.entry)).text()).toBe('its entry');
    expect(page.headers.get('content-security-policy')).toContain(new URL(row.entry).origin);
    expect(log).toHaveBeenCalledTimes(1);
  } finally {
    await served.close();
    log.mockRestore();
  }
});

test('a new remote that cannot be served is reported once and disturbs nothing', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const distFolders = Object.fromEntries(apps.map(({ name }) => [name, join(root, 'host')]));
  const findApps = () => {
    throw new Error('remote-gift/area.json needs name, title, port, routes and slots.');
  };
  const served = await onFreePorts((basePort) => serve({ basePort, distFolders, findApps }));
  try {
    for (let time = 0; time < 2; time += 1) expect((await fetch(served.address)).status).toBe(200);
    expect(report.mock.calls).toEqual([[expect.stringContaining('remote-gift/area.json needs name')]]);
  } finally {
    await served.close();
    report.mockRestore();
  }
});

test('an area has an address that stays the same, is asked for again each time, and names the live version', async () => {
  const { status, headers, body } = await ask('learning', '/embed/v2/learning.js?retry=1');
  expect([status, body]).toEqual([200, "new URL('../../3.0.0/', import.meta.url)"]);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript',
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
  });
  const again = await ask('learning', '/embed/v2/learning.js', { headers: { 'if-none-match': headers.etag } });
  expect(again.status).toBe(304);
  const types = await ask('learning', '/embed/v2/learning.d.ts');
  expect([types.status, types.body]).toEqual([200, 'export declare function mount(): void;']);
  expect(types.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
  for (const path of [
    '/embed/v1/learning.js',
    '/embed/v1/learning.d.ts',
    '/embed/v2/reports.js',
    '/embed/v2/../../area.json',
  ])
    expect((await ask('learning', path)).status).toBe(404);
});
