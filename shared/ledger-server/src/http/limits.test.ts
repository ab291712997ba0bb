import { request } from 'node:http';
import { connect, createServer as createProxy, type AddressInfo, type Server } from 'node:net';
import { causeOf } from '../../../src/ledger/port/ledgerSourceError';
import { httpDocuments } from '../../../src/ledger/http/httpDocuments';
import { httpLedger } from '../../../src/ledger/http/httpLedger';
import { createLedger } from '../../../src/ledger/sample/createLedger';
import { deadlines, type Clock } from '../../../src/loading/deadline';
import type { Database, Session } from '../database/database';
import { openEmbeddedLedger, openInstalledLedger, shopOf } from '../ledgerServer.testing';
import { shopWith } from '../shops/shops';
import { addToken } from '../shops/tokens';
import { sql, type Sql } from '../sql/sql';
import { createServer, type ServerOptions } from './server';

/** What the page says when the server or what is behind it reaches a limit: the client of the product asks a real server. */
const range = { from: '2025-06-22', to: '2025-06-24' };
const rows = createLedger().rowsOf(range);
const asked = { range, filters: [], measures: ['net-sales', 'transactions'] } as const;
const cannotBeReached =
  'The server cannot be reached. It may be down, or it does not accept requests from this address.';

/** Retries follow at once, and the deadline never comes. */
const eagerClock: Clock = {
  now: () => 0,
  after(ms, run) {
    const timer = ms < deadlines.answer ? setImmediate(run) : undefined;
    return () => clearImmediate(timer);
  },
};

const closing: (() => unknown)[] = [];
let database: Database;
let installed: Database | undefined;
beforeAll(async () => {
  database = await openEmbeddedLedger();
  installed = await openInstalledLedger();
});
afterAll(async () => {
  await database?.close();
  await installed?.close();
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A server over a database with a shop, and how a page with the token of the shop is connected. */
async function start(over: Database, requestsPerMinute = 100_000, more: Partial<ServerOptions> = {}) {
  const { shop } = await shopOf(over, rows);
  const token = await addToken(over, { shop, mayLoad: false, name: '', days: 1 });
  const now = () => Date.UTC(2026, 0);
  const app = await createServer({ database: over, origins: [], requestsPerMinute, now, ...more });
  closing.push(() => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { authorization: `Bearer ${token}` };
  return { url, headers, clock: eagerClock, random: () => 0 };
}

async function textOf(answer: unknown): Promise<string> {
  try {
    await answer;
    return 'answered';
  } catch (error) {
    return causeOf(error as Error);
  }
}

test('too many questions: the screen says when the server can be asked again', async () => {
  const ledger = httpLedger(await start(database, 2));
  // The first one counts for the address.
  await ledger.facets({ scope: { range, filters: [] }, field: 'tender' });
  await ledger.figures(asked);
  await ledger.describe();
  expect(await textOf(ledger.figures(asked))).toMatch(
    /^The server has had too many questions\. It can be asked again in \d+ seconds\.$/,
  );
});

test('wrong tokens are counted together for an address, and who is known goes on', async () => {
  const server = await start(database, 5);
  const { authorization } = server.headers;
  expect(await statusOf(server.url, { authorization })).toBe(200);
  const statuses = [];
  for (let nth = 0; nth < 6; nth += 1) statuses.push(await statusOf(server.url, wrong(nth)));
  expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  expect(await statusOf(server.url, { authorization })).toBe(200);
});

async function statusOf(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' };
  return (await fetch(`${url}/v1/describe`, init)).status;
}

function wrong(nth: number) {
  return { authorization: `Bearer ${String(nth).repeat(64)}` };
}

test.each([
  ['behind a named proxy, wrong tokens are counted for the address that it says', ['127.0.0.1'], [401, 401, 429, 401]],
  ['without a named proxy, nobody chooses the address that is counted', [], [401, 401, 429, 429]],
])('%s', async (_, proxies, expected) => {
  const server = await start(database, 2, { proxies });
  const statuses = [];
  for (const [nth, from] of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'].entries())
    statuses.push(await statusOf(server.url, { ...wrong(nth), 'x-forwarded-for': from }));
  expect(statuses).toEqual(expected);
});

test('a replica answers the questions, and the database everything else', async () => {
  let read: (typeof database)['read'] = () => Promise.reject(Object.assign(new Error(), { code: '40001' }));
  const server = await start(database, 100_000, {
    replica: { query: database.query, read: (run) => read(run) },
  });
  const ledger = httpLedger(server);
  expect(await textOf(ledger.figures(asked))).toBe(
    'The server cannot answer at the moment. It can be asked again in 5 seconds.',
  );
  expect(await httpDocuments(server).write('items', ['Vase'], undefined)).toMatchObject({ ok: true });
  read = database.read;
  expect(await textOf(httpLedger(server).figures(asked))).toBe('answered');
});

test('an answer that ends in its middle is asked for again, and if that goes on, the server cannot be reached', async () => {
  const server = await start(database);
  let cuts = 1;
  const proxy = createProxy((near) => {
    const far = connect(Number(new URL(server.url).port), '127.0.0.1');
    for (const socket of [near, far])
      socket.on('error', () => undefined).on('close', () => (near.destroy(), far.destroy()));
    near.pipe(far);
    far.on('data', (part) => {
      if (cuts === 0) return near.write(part);
      cuts -= 1;
      return near.write(part.subarray(0, part.length - 20), () => near.destroy());
    });
  });
  const ledger = httpLedger({ ...server, url: `http://127.0.0.1:${await listening(proxy)}` });
  expect(await textOf(ledger.figures(asked))).toBe('answered');
  cuts = Infinity;
  expect(await textOf(ledger.facets({ scope: { range, filters: [] }, field: 'tender' }))).toBe(cannotBeReached);
});

async function listening(proxy: Server): Promise<number> {
  closing.push(() => proxy.close());
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return (proxy.address() as AddressInfo).port;
}

test('a question or a list that is too large is said to be', async () => {
  const server = await start(database);
  const values = Array.from({ length: 3_000 }, (_, nth) => `${nth}`.padStart(450));
  const question = { ...asked, filters: [{ field: 'location', values }] } as const;
  const tooMuch = 'This is more than the server takes at once.';
  expect(await textOf(httpLedger(server).figures(question))).toBe(tooMuch);
  const documents = httpDocuments(server);
  expect(await textOf(documents.write('items', 'x'.repeat(9_000_000), undefined))).toBe(tooMuch);
  expect(await documents.read('items')).toBeUndefined();
});

test('a load with a line or a file that is too long, or without end, is refused in words and changes nothing', async () => {
  const { shop, generation } = await shopOf(database, rows);
  const token = await addToken(database, { shop, mayLoad: true, name: '', days: 1 });
  const megabyte = 1024 * 1024;
  const limits = { row: megabyte, file: 2 * megabyte, load: 4 * megabyte, silence: 60_000 };
  const app = await createServer({
    database,
    origins: [],
    requestsPerMinute: 1_000,
    now: () => Date.UTC(2026, 0),
    limits,
  });
  closing.push(() => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const head = { generation, months: [], removed: ['2025-06'], files: 0, transactions: 2 };
  const file = (length: number) => ({ hash: '0', info: {}, content: 'A'.repeat(length) });
  const load = async (...lines: readonly unknown[]) => {
    const response = await fetch(`${url}/v1/books`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' },
      body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    });
    const { title, detail } = (await response.json()) as { readonly title: string; readonly detail?: string };
    return [response.status, title, detail];
  };
  const tooLarge = 'The body is too large';
  expect(await load(head, 'x'.repeat(megabyte))).toEqual([413, tooLarge, 'A line of a load has at most 1 MB.']);
  expect(await load({ ...head, padding: 'x'.repeat(megabyte) })).toEqual([
    413,
    tooLarge,
    'A line of a load has at most 1 MB.',
  ]);
  const two = { ...head, files: 2 };
  expect(await load(two, file(2 * megabyte))).toEqual([413, tooLarge, 'A file of a load has at most 2 MB.']);
  const long = file(1.875 * megabyte);
  expect(await load(two, long, long, ...Array<unknown>(10).fill(long))).toEqual([
    413,
    tooLarge,
    'A load has at most 4 MB.',
  ]);
  expect((await shopWith(database, shop)).generation).toBe(generation);
});

test('a token of another shop reads and changes nothing of this one', async () => {
  const [one, other] = [await start(database), await start(database)];
  const [ofOne, ofOther] = [httpDocuments(one), httpDocuments({ ...one, headers: other.headers })];
  await ofOne.write('items', ['Vase'], undefined);
  expect(await ofOther.read('items')).toBeUndefined();
  expect(await ofOther.write('items', ['Pot'], 1)).toEqual({ ok: false, current: undefined });
  await ofOther.write('items', ['Pot'], undefined);
  expect(await ofOne.read('items')).toEqual({ revision: 1, value: ['Vase'] });
});

/** Runs a statement before each question, in its transaction. */
function withStatement(own: Database, statements: () => readonly Sql[]): Database {
  const read = <Result>(run: (session: Session) => Promise<Result>) =>
    own.read(async (session) => {
      for (const statement of statements()) await session.query(statement);
      return run(session);
    });
  return { ...own, read };
}

test('a statement that takes too long ends, the screen says what helps, and the next question is answered', async () => {
  if (!installed) return;
  let slow = [sql`set local statement_timeout = 50`, sql`select pg_sleep(60)`];
  const ledger = httpLedger(await start(withStatement(installed, () => slow)));
  expect(await textOf(ledger.figures(asked))).toBe(
    'The server takes too long for this question. Choose fewer days or fewer groups.',
  );
  expect(ledger.problem()).toBeUndefined();
  slow = [];
  expect(await textOf(ledger.figures(asked))).toBe('answered');
});

test('a connection of the database that dies is replaced, and while all of them die the screen says when to ask again', async () => {
  if (!installed) return;
  let deaths = 1;
  const die = sql`select pg_terminate_backend(pg_backend_pid())`;
  const ledger = httpLedger(await start(withStatement(installed, () => (deaths-- > 0 ? [die] : []))));
  expect(await textOf(ledger.figures(asked))).toBe('answered');
  deaths = Infinity;
  expect(await textOf(ledger.customers({ range, filters: [] }))).toBe(
    'The server cannot answer at the moment. It can be asked again in 5 seconds.',
  );
  deaths = 0;
  await ledger.check();
  expect(ledger.problem()).toBeUndefined();
});

test('while a shop loads a month that none had, several times at once, other shops are answered, and it keeps new lists', async () => {
  if (!installed) return;
  const other = await start(installed);
  const { shop, generation } = await shopOf(installed, []);
  const token = await addToken(installed, { shop, mayLoad: true, name: '', days: 1 });
  const headers = { authorization: `Bearer ${token}` };
  const head = { generation, months: [{ month: '2031-01', hash: '' }], removed: [], files: 0, transactions: 1 };
  // As many as there are connections.
  for (let nth = 0; nth < 4; nth += 1) {
    const load = request(`${other.url}/v1/books`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-ndjson' },
    }).on('error', () => undefined);
    closing.push(() => load.destroy());
    load.write(`${JSON.stringify(head)}\n`);
  }
  const waits = sql`select 1 as one from pg_stat_activity where state = 'idle in transaction'`;
  while ((await installed.query(waits)).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await textOf(httpLedger(other).figures(asked))).toBe('answered');
  expect(await httpDocuments({ ...other, headers }).write('items', ['Vase'], undefined)).toMatchObject({ ok: true });
});

// The last test: it ends the database that those before it share, because making another one takes seconds.
test('without its database the server says that it cannot answer, and that it is not ready', async () => {
  if (!installed) return;
  const server = await start(installed);
  const ledger = httpLedger(server);
  expect(await textOf(ledger.figures(asked))).toBe('answered');
  const own = installed;
  installed = undefined;
  await own.close();
  expect(await textOf(ledger.customers({ range, filters: [] }))).toBe(
    'The server cannot answer at the moment. It can be asked again in 5 seconds.',
  );
  const [health, ready] = await Promise.all(['/health', '/ready'].map((path) => fetch(`${server.url}${path}`)));
  expect([health?.status, ready?.status]).toEqual([200, 503]);
});
