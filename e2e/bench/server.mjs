import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { register } from 'node:module';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@back-office/shared/build/workspace.mjs';
import { inForm, median, ms, p95, printTable, verdict } from './figures.mjs';
import { within } from './waiting.mjs';

const months = ['2025-03', '2025-06', '2025-09', '2025-11'].map((month) => ({
  from: `${month}-01`,
  to: `${month}-30`,
}));
const concurrent = { users: inForm(100, 5), milliseconds: inForm(60_000, 500), pause: inForm(10_000, 200) };

/**
 * A ledger server in a process of its own, over an installed PostgreSQL or the embedded one, with three lines for each
 * transaction: single questions, then many users at once. The answers come over HTTP. `LEDGER_DATA` is a folder to keep the
 * shop in for another run.
 */
export async function measureServer(transactions, runs) {
  register('@back-office/shared/build/typescript/hooks.mjs', import.meta.url);
  const [{ fillServer }, questions] = await Promise.all([
    import('./harness/serverShop.ts'),
    import('./harness/questions.ts'),
  ]);
  const kept = process.env.LEDGER_DATA;
  const folder = kept || mkdtempSync(join(tmpdir(), 'bench-server-'));
  const environment = { ...process.env, LEDGER_DATA: folder };
  delete environment.DATABASE_URL;
  let server;
  try {
    const filled = await fillServer({ transactions, monthCount: inForm(36, 12) }, environment);
    server = await startServer(environment);
    const ask = asker(server.address, filled.token);
    const single = await measureQuestions(ask, questions, runs);
    return { ...filled, single, many: await measureUsers(ask, questions), busy: loadavg()[0] };
  } finally {
    await server?.stop();
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
}

/** `pnpm ledger-server` over the folder that was filled. */
async function startServer(environment) {
  const child = spawn(process.execPath, ['shared/build/commands/ledgerServer.mjs'], {
    cwd: workspaceRoot,
    env: { ...environment, PORT: '0', LEDGER_REQUESTS: '1000000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const address = await within(
    'the start of the ledger server',
    new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (part) => {
        said = `${said}${part}`.slice(-10_000);
        const [, found] = /answers at (http:\S+)/.exec(said) ?? [];
        if (found) resolve(found);
      });
      child.once('close', (code) => reject(new Error(`The ledger server ended with ${code}: ${said}`)));
    }),
    60_000,
  );
  return {
    address,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Asks a question and returns how long its answer took. */
function asker(address, token) {
  return async (name, question) => {
    const started = performance.now();
    const response = await fetch(`${address}/v1/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(60_000),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${name} was answered with ${response.status}: ${JSON.stringify(answer)}`);
    return performance.now() - started;
  };
}

const year = { from: '2025-01-01', to: '2025-12-31' };

async function measureQuestions(ask, { summaryOf, byItemIn, pageOf }, runs) {
  // All of them have this source, which the rollup does not tell.
  const ofSource = [{ field: 'source', values: [''] }];
  const tasks = {
    'summary of a year, from the rollup': ['figures', summaryOf(year)],
    'summary of a year, from all its transactions': ['figures', { ...summaryOf(year), filters: ofSource }],
    'a year by item': ['figures', byItemIn(year)],
    'first page of a year': ['rows', pageOf(year, 0)],
    'another page of a year': ['rows', pageOf(year, 5_000)],
  };
  const times = {};
  for (const [task, [name, question]] of Object.entries(tasks)) {
    times[task] = [];
    for (let nth = 0; nth < runs + 1; nth += 1) times[task].push(await ask(name, question));
  }
  return times;
}

/** Each user opens a screen, reads it for a while, and opens another. One screen of ten is about a year. */
async function measureUsers(ask, { summaryOf, byItemIn, pageOf }) {
  const times = [];
  const errors = [];
  const end = performance.now() + concurrent.milliseconds;
  const screens = [
    (month) => ['figures', summaryOf(month)],
    (month) => ['rows', pageOf(month, 0)],
    (month) => ['figures', byItemIn(month)],
    (month) => ['figures', { ...summaryOf(month), groupBy: ['date'], measures: ['net-sales', 'transactions'] }],
    (month) => ['facets', { scope: { range: month, filters: [] }, field: 'tender' }],
  ];
  async function use(user) {
    for (let nth = 0; ; nth += 1) {
      // Users come one after the other, and read between half and one and a half of the pause.
      const share = nth === 0 ? user / concurrent.users : 0.5 + ((user * 37 + nth * 61) % 100) / 100;
      await new Promise((resolve) => setTimeout(resolve, concurrent.pause * share));
      if (nth > 0 && performance.now() > end) return;
      const range = (user + nth) % 10 === 0 ? year : months[(user + nth) % months.length];
      try {
        times.push(await ask(...screens[(user * 3 + nth) % screens.length](range)));
      } catch (error) {
        errors.push(error);
      }
    }
  }
  await Promise.all(Array.from({ length: concurrent.users }, (_, user) => use(user)));
  return { times, errors };
}

export function printServer({ transactions, database, load, single, many, busy }) {
  const row = (task, budget) => {
    const [first, ...later] = single[task];
    const time = median(later);
    return [task, ms(first), ms(time), `≤ ${budget} ms`, verdict(time <= budget)];
  };
  const late = p95(many.times);
  const { users, milliseconds, pause } = concurrent;
  printTable(
    `Ledger server over ${database}, ${transactions.toLocaleString('en-US')} transactions with three lines each, over HTTP; ${load === undefined ? 'loaded before' : `loaded in ${(load / 1000).toFixed(0)} s`}; load of the machine ${busy.toFixed(1)}`,
    ['', 'first', 'later', 'budget', ''],
    [
      row('summary of a year, from the rollup', 200),
      row('summary of a year, from all its transactions', 1_000),
      row('a year by item', 1_500),
      row('first page of a year', 300),
      row('another page of a year', 300),
    ],
  );
  printTable(
    `${users} users at once for ${milliseconds / 1000} s, one question each in ${pause / 1000} s: ${many.times.length} answers`,
    ['', '', 'budget', ''],
    [
      ['median', ms(median(many.times))],
      ['95 of 100 within', ms(late), '≤ 1000 ms', verdict(late <= 1_000)],
      ['errors', many.errors.length, '0', verdict(many.errors.length === 0)],
    ],
  );
  if (many.errors.length > 0) throw new Error(`A question failed: ${many.errors[0].message}`);
}
