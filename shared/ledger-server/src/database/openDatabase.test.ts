import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { openInstalledLedger } from '../ledgerServer.testing';
import { isAlive, kindOfData } from './dataFolder';
import { socketPrefix } from './runningCluster';

const command = join(import.meta.dirname, '../../../build/commands/ledgerServer.mjs');

let hasInstalled = false;
beforeAll(async () => {
  const installed = await openInstalledLedger();
  hasInstalled = installed !== undefined;
  await installed?.close();
});

let folder: string;
const running = new Set<ChildProcess>();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-data-'));
});
afterEach(async () => {
  for (const child of running) await ended(child, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill(signal);
  await end;
}

/** `pnpm ledger-server` with its data in the folder. `until` resolves with what it has said once that matches, or at its end. */
function run(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const { DATABASE_URL: _, ...own } = process.env;
  const env = { ...own, PORT: '0', LEDGER_DATA: folder, ...environment };
  const child = spawn(process.execPath, [command, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let said = '';
  const until = (pattern?: RegExp) =>
    new Promise<string>((resolve) => {
      const look = () => pattern?.test(said) && resolve(said);
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part) => {
          said += stripVTControlCharacters(String(part));
          look();
        });
      child.once('close', () => resolve(said));
    });
  return { child, until };
}

const answers = /answers at (\S+)/;

async function start(environment?: NodeJS.ProcessEnv) {
  const { child, until } = run([], environment);
  const said = await until(answers);
  return { child, said, url: answers.exec(said)?.[1] ?? '', token: /^[\da-f]{64}$/m.exec(said)?.[0] ?? '' };
}

async function statusFor(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return (await fetch(new URL('/v1/describe', url), { method: 'POST', headers, body: '{}' })).status;
}

test('a server whose process was killed starts again over its data, and commands run beside it', async () => {
  if (!hasInstalled) return;
  const first = await start();
  expect(first.said).toContain('An installed PostgreSQL is used');
  await ended(first.child, 'SIGKILL');
  const second = await start();
  expect(await statusFor(second.url, first.token)).toBe(200);
  const beside = await run(['token', 'My shop']).until();
  expect(await statusFor(second.url, /^[\da-f]{64}$/m.exec(beside)?.[0] ?? beside)).toBe(200);
  await ended(second.child, 'SIGTERM');
  expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false);
  expect(kindOfData(folder)).toBe('installed');
  expect(await run([], { LEDGER_EMBEDDED: '1' }).until()).toContain('has data of an installed PostgreSQL');
});

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a temporary cluster ends with its process, which %s ends before anything handles signals',
  async (signal) => {
    if (!hasInstalled) return;
    // Its cluster is in here, and belongs to another account if this one is root.
    chmodSync(folder, 0o755);
    const { child, until } = run([], { LEDGER_DATA: '', TMPDIR: folder });
    await until(/An installed PostgreSQL is used/);
    const [cluster = ''] = readdirSync(folder).filter((name) => name.startsWith(socketPrefix));
    const postmaster = Number(readFileSync(join(folder, cluster, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
    expect([cluster, isAlive(postmaster)]).toEqual([expect.stringMatching(/./), true]);
    await ended(child, signal);
    // `folder` itself would be there without end, as would a cluster that nobody stops.
    while (existsSync(join(folder, cluster)) || isAlive(postmaster))
      await new Promise((resolve) => setTimeout(resolve, 50));
  },
);

test('the embedded PostgreSQL can be chosen, keeps its folder, and is used by one process at a time', async () => {
  const first = await start({ LEDGER_EMBEDDED: '1' });
  expect(first.said).toContain('The embedded PostgreSQL (PGlite) is used');
  const beside = await run(['token', 'My shop']).until();
  expect(beside).toContain(`is used by the process ${first.child.pid}`);
  await ended(first.child, 'SIGKILL');
  const second = await start();
  expect(second.said).toContain('The embedded PostgreSQL (PGlite) is used');
  expect(await statusFor(second.url, first.token)).toBe(200);
});
