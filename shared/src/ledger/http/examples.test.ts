import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedLedgerPort } from '../port/LedgerPortProvider';
import { checkServer } from './conformance';
import { httpLedger } from './httpLedger';

/** The small servers of `docs/connecting.md`. */
const docs = join(__dirname, '../../../../docs');
const isInstalled = (command: string) => spawnSync(command, ['--version']).status === 0;
const servers = [
  { file: 'ledger.mjs', language: 'js', command: process.execPath },
  { file: 'ledger.py', language: 'python', command: 'python3' },
].map((server) => ({ ...server, path: join(docs, 'examples', server.file) }));
const runnable = servers.filter(({ command }) => isInstalled(command));
if (runnable.length < servers.length) console.warn('No Python is installed: its ledger was left out.');

const everything = { from: '2026-03-02', to: '2026-03-03' };
const scope = { range: everything, filters: [] };

let child: ChildProcess | undefined;
afterEach(async () => {
  if (child?.kill()) await once(child, 'exit');
});

/** Starts a server on a port that the system chooses, and resolves with its address. */
async function start(command: string, path: string): Promise<string> {
  child = spawn(command, [path], { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, PORT: '0' } });
  if (!child.stdout) throw new Error(`${path} has no output.`);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return String(line).trim();
}

test.each(runnable)(
  '$file sends its transactions, and the product answers all that screens ask',
  async ({ command, path }) => {
    const url = await start(command, path);
    const server = httpLedger({ url, headers: { Authorization: 'Bearer secret' } });
    const ledger = checkedLedgerPort(server);
    expect(await ledger.describe()).toMatchObject({ name: 'Our shop', days: everything });
    const measures = ['net-sales', 'total-payments', 'tips', 'transactions'] as const;
    const { total } = await ledger.figures({ ...scope, measures, groupBy: ['date'] });
    expect(total.figures).toEqual({ 'net-sales': 2750, 'total-payments': 2750, tips: 'unknown', transactions: 3 });
    expect(total.groups.map(({ key, figures }) => [key, figures['net-sales']])).toEqual([
      ['2026-03-02', 2150],
      ['2026-03-03', 600],
    ]);
    const page = await ledger.rows({ scope, sort: { by: 'time', isDescending: true }, offset: 1, limit: 1 });
    expect(page).toMatchObject({ rows: [{ id: 'S-2', tender: 'Card', location: '' }], total: 3, offset: 1 });
    expect(await ledger.row('S-3')).toMatchObject({ description: 'Green tea' });
    expect(await ledger.row('S-4')).toBeUndefined();
    const filters = [{ field: 'payment-method', values: ['Card'] }] as const;
    expect(await ledger.facets({ scope: { ...scope, filters }, field: 'part-of-day' })).toEqual({
      values: [
        { value: 'Morning', transactions: 1 },
        { value: 'Afternoon', transactions: 1 },
      ],
      total: 2,
    });
    expect((await ledger.search({ scope, text: 'mug', limit: 5 })).rows.map(({ id }) => id)).toEqual(['S-2']);
    expect(server.problem()).toBeUndefined();
  },
);

test.each(runnable)(
  '$file passes all checks of a server that sends its transactions alone',
  async ({ command, path }) => {
    const url = await start(command, path);
    const results = await checkServer({ url, token: 'secret' });
    expect(results.filter(({ problem }) => problem !== undefined)).toEqual([]);
    expect(results.map(({ name }) => name)).toContain('errors: a filter');
    // What is no question ends no server.
    expect((await fetch(`${url}/v1/nothing`, { headers: { authorization: 'Bearer secret' } })).status).toBeGreaterThan(
      400,
    );
    expect(await checkServer({ url, token: 'secret' })).toEqual(results);
  },
);

test.each(servers)('docs/connecting.md shows $file as it is', ({ language, path }) => {
  const guide = readFileSync(join(docs, 'connecting.md'), 'utf8');
  expect(guide).toContain(`\`\`\`${language}\n${readFileSync(path, 'utf8')}\`\`\`\n`);
});
