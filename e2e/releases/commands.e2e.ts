import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFileList } from '@back-office/shared/build/fileList.mjs';
import { onFreePorts } from '@back-office/shared/build/freePorts.mjs';
import { release, releasedRow } from '@back-office/shared/build/release.mjs';
import { listen } from '@back-office/shared/build/serve.mjs';
import { stageForNow, versionsAtHand } from '@back-office/shared/build/stage.mjs';
import { noteTypes } from '@back-office/shared/build/typesCheck.mjs';
import { apps, workspaceRoot } from '@back-office/shared/build/workspace.mjs';
import { runCommand, runServer } from '../support/commands';
import { fingerprint } from '../support/copies';
import { Product } from '../support/product';
import { expect, test } from '../support/test';

// Commands start processes, builds and browsers of their own.
test.describe.configure({ timeout: 20 * 60_000 });

/** Copies of the builds, in which the tests of this file release. */
let builds: ReturnType<typeof stageForNow>;
const distOf = (app: string) => builds.distFolders[app] ?? '';
let dist: string;
let built: ReturnType<typeof releasedRow>;
let reports: typeof built;

test.beforeAll(() => {
  builds = stageForNow(versionsAtHand());
  dist = distOf('learning');
  built = releasedRow(dist);
  reports = releasedRow(distOf('reports'));
});

test.afterAll(() => builds.remove());

/**
 * A further built version of a remote: the same files, code that its entry runs at the end, and what else it declares. Its
 * types were checked.
 */
function addVersion(
  version: string,
  { dist = distOf('learning'), from = built, code = '', hasTypesChecked = true, declared = {} } = {},
) {
  const folder = join(dist, version);
  cpSync(join(dist, from.version), folder, { recursive: true });
  const entry = join(folder, 'remoteEntry.js');
  appendFileSync(entry, code);
  rmSync(`${entry}.gz`);
  const row = readFileSync(join(folder, 'area.json'), 'utf8').replaceAll(from.version, version);
  writeFileSync(join(folder, 'area.json'), JSON.stringify({ ...JSON.parse(row), integrity: undefined, ...declared }));
  writeFileList(folder);
  if (hasTypesChecked) noteTypes(dist, version);
  return folder;
}

test('a version is tried in a page before it is live; a damaged one and one that throws are refused', async () => {
  const run = (...words: string[]) => runCommand('release', words, { BACK_OFFICE_DIST: builds.folder }).ended;
  const live = () => releasedRow(dist).version;

  await test.step('a good version', async () => {
    addVersion('good');
    const { code, text } = await run('learning', 'good', '--note', 'Ada: new list');
    expect(text).toMatch(/types {2}no errors at \d{4}-/);
    expect(text).toContain('/education ./routes ./mount ./search ./stored embed.js');
    expect(text).toContain(`learning good is live, before: ${built.version}.`);
    expect(code).toBe(0);
    expect(live()).toBe('good');
  });
  await test.step('a file was changed after the build', async () => {
    writeFileSync(join(addVersion('damaged'), 'embed.js'), 'steal()');
    const { code, text } = await run('learning', 'damaged');
    expect(text).toContain('Nothing has changed.');
    expect(text).toContain('Version damaged is damaged: embed.js is not what the build wrote.');
    expect(code).toBe(1);
    expect(live()).toBe('good');
  });
  await test.step('a module throws when it starts', async () => {
    addVersion('broken', {
      code: `;${built.container} = { init() {}, get() { throw new Error('does not start'); } };`,
    });
    const { code, text } = await run('learning', 'broken');
    expect(text).toMatch(/Nothing has changed. \/education fails: .*AREA-005/);
    expect(code).toBe(1);
    expect(live()).toBe('good');
  });
  await test.step('the types of a kept version were never checked', async () => {
    addVersion('unchecked', { hasTypesChecked: false });
    const { code, text } = await run('learning', 'unchecked');
    expect(text).toContain('Nothing has changed. The types of unchecked were never checked');
    expect(text).toContain('Check out the source of unchecked and run pnpm release learning.');
    expect(code).toBe(1);
    expect(live()).toBe('good');
  });
  await test.step('rollback, and the log', async () => {
    addVersion('next');
    release(dist, 'next');
    expect((await run('learning', '--rollback')).text).toContain('learning good is live, before: next.');
    expect(live()).toBe('good');
    const { text } = await run('--log');
    expect(text).toMatch(/release +\S+ → good {2}Ada: new list\n.*release +good → next\n.*rollback +next → good\n/);
  });
  await test.step('a rollback to what only pnpm start made live', async () => {
    release(dist, 'unchecked', { action: 'start' });
    release(dist, 'next');
    const { code, text } = await run('learning', '--rollback');
    expect(text).toContain('not tried: this version was live here before, through pnpm start, without the checks');
    expect(text).toContain('learning unchecked is live, before: next.');
    expect(code).toBe(0);
    expect(live()).toBe('unchecked');
  });
});

test('a release without a live host is refused before anything is checked', async () => {
  const alone = mkdtempSync(join(tmpdir(), 'back-office-alone-'));
  try {
    cpSync(join(dist, built.version), join(alone, 'learning', built.version), { recursive: true });
    const { code, text } = await runCommand('release', ['learning', built.version], { BACK_OFFICE_DIST: alone }).ended;
    expect(text).toMatch(/^Nothing has changed. The host is not live/);
    expect(code).toBe(1);
  } finally {
    rmSync(alone, { recursive: true });
  }
});

test('pnpm start finds a port that is taken before it builds or puts anything live', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'back-office-ports-'));
  const other = createServer();
  try {
    const lastOf = (firstPort: number) => firstPort + apps.length - 1;
    const firstPort = await onFreePorts((port) => listen(other, lastOf(port)).then(() => port));
    const env = { BACK_OFFICE_DIST: empty, PORT: String(firstPort) };
    const { code, text } = await runCommand('start', [], env).ended;
    expect(text).toContain(`Port ${lastOf(firstPort)} is taken. Stop what uses it, or choose another first port`);
    expect(code).toBe(1);
    expect(readdirSync(empty)).toEqual([]);
  } finally {
    other.close();
    rmSync(empty, { recursive: true });
  }
});

test('the first release of a host is tried without a remote', async () => {
  const folder = distOf('host');
  const { version } = releasedRow(folder);
  const first = mkdtempSync(join(tmpdir(), 'back-office-first-'));
  try {
    cpSync(join(folder, version), join(first, 'host', version), { recursive: true });
    noteTypes(join(first, 'host'), version);
    const { code, text } = await runCommand('release', ['host', version], { BACK_OFFICE_DIST: first }).ended;
    expect(text).toContain(`host ${version} is live.`);
    expect(code).toBe(0);
  } finally {
    rmSync(first, { recursive: true });
  }
});

test('a path of a remote that has no screen of its own is tried below it', async () => {
  const declared = { routes: ['/dashboard/sales'] };
  addVersion('shorter', { dist: distOf('reports'), from: reports, declared });
  const { code, text } = await runCommand('release', ['reports', 'shorter'], { BACK_OFFICE_DIST: builds.folder }).ended;
  expect(text).toMatch(/start {2}\/dashboard\/sales\/\S+ /);
  expect(text).toContain('reports shorter is live');
  expect(code).toBe(0);
});

test('words that a command does not know change nothing', async () => {
  const run = (name: string, ...words: string[]) =>
    runCommand(name, words, { BACK_OFFICE_DIST: builds.folder }).ended.then(({ text }) => text);
  const before = fingerprint(builds.folder);
  expect(await run('release', '--rollback', 'learning', '1.0.0')).toContain(
    'Nothing has changed. A rollback takes no version',
  );
  expect(await run('release', 'learning', built.version, 'reports')).toContain(
    'Nothing has changed. One app at a time',
  );
  expect(await run('build', 'learning', '--forced')).toMatch(/^Unknown option '--forced'/);
  expect(await run('newRemote', 'gift', 'cards')).toMatch(/^One name, without spaces/);
  expect(await run('newRemote', '--name', 'gift')).toMatch(/^Unknown option '--name'/);
  expect(fingerprint(builds.folder)).toEqual(before);
});

test('the development server writes outside of dist', async ({ page, guard }) => {
  const folder = join(workspaceRoot, 'remote-learning/dist');
  const before = fingerprint(folder);
  const server = await runServer('dev', ['--only', 'learning'], { BACK_OFFICE_DIST: '' });
  try {
    const product = new Product(page, { host: `http://localhost:${server.port}` });
    guard.allowOrigins(...apps.map((_, index) => `http://localhost:${server.port + index}`));
    expect((await product.row('learning')).version).toBe('dev');
    await product.open('/education');
    await expect(product.title).toHaveText('Education Center');
  } finally {
    // What loads after the first screen would be cut off, and the page would log it.
    await page.close();
    await server.stop();
  }
  expect(fingerprint(folder)).toEqual(before);
  expect(existsSync(join(workspaceRoot, '.tmp/dev/learning/dev/remoteEntry.js'))).toBe(true);
});
