import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { mappingOf } from '../../../src/books/books';
import { fileOf } from '../../../src/books/books.testing';
import { createLedger } from '../../../src/ledger/sample/createLedger';
import { columnsOfRows } from '../../../src/ledger/columns/columnsOfRows';
import { figuresOf } from '../../../src/ledger/columns/figures';
import type { Database } from '../database/database';
import { exampleShop, openLedger, shopOf } from '../ledgerServer.testing';
import { loadFile } from '../load/loadFiles';
import { addShop } from '../shops/shops';
import { addToken } from '../shops/tokens';
import { createServer } from './server';

const range = { from: '2025-06-22', to: '2025-06-28' };
const rows = createLedger().rowsOf(range);
const asked = { range, filters: [], measures: ['net-sales', 'transactions'] } as const;

let database: Database;
let app: FastifyInstance;
let log: string[] = [];
let url: string;
let [token, otherToken] = ['', ''];

beforeAll(async () => {
  database = await openLedger();
  const { shop } = await shopOf(database, rows);
  token = await addToken(database, { shop, mayLoad: false, name: '', days: 1 });
  const other = await addShop(database, { ...exampleShop, name: 'Other' });
  otherToken = await addToken(database, { shop: other, mayLoad: true, name: '', days: 1 });
  app = await createServer({
    database,
    origins: ['https://office.example'],
    requestsPerMinute: 100_000,
    now: () => Date.parse('2026-01-01T12:00:00Z'),
    log: { write: (line) => void log.push(line) },
  });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});
beforeEach(() => (log = []));

async function ask(path: string, body: unknown, { as = token, ...headers }: Readonly<Record<string, string>> = {}) {
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${as}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

test('a question is answered as the column engine answers it, and not again while the data are the same', async () => {
  const { status, body, headers } = await ask('/v1/figures', asked);
  expect(status).toBe(200);
  const { total, groupCount, counts } = figuresOf(columnsOfRows(rows), asked);
  expect(body).toEqual({ total, groupCount, counts });
  const tag = headers.get('etag') ?? '';
  for (const known of [tag, `W/${tag}`, `"x", ${tag}`])
    expect(await ask('/v1/figures', asked, { 'if-none-match': known })).toMatchObject({ status: 304, body: undefined });
  expect(await ask('/v1/figures', asked, { 'if-none-match': `"x${tag.slice(1)}` })).toMatchObject({ status: 200 });
});

test('a missing, wrong or expired token is refused and logged, without the token', async () => {
  const { shop } = await shopOf(database, []);
  const expired = await addToken(database, { shop, mayLoad: true, name: '', days: -1 });
  // None looks like an option of a command.
  expect(expired).toMatch(/^[\da-f]{64}$/);
  for (const [as, reason] of [
    ['', 'missing'],
    ['wrong-token', 'unknown'],
    [expired, 'expired'],
  ] as const) {
    log = [];
    expect(await ask('/v1/figures', asked, { as })).toMatchObject({
      status: 401,
      body: { type: '/problems/unauthorized' },
    });
    expect(log.join('')).toContain(`"reason":"${reason}"`);
    if (as !== '') expect(log.join('')).not.toContain(as);
  }
});

test('a token sees nothing of another shop', async () => {
  const [row] = rows;
  expect((await ask('/v1/row', { id: row?.id })).body).toMatchObject({ id: row?.id });
  log = [];
  expect(await ask('/v1/row', { id: row?.id }, { as: otherToken })).toMatchObject({ status: 404 });
  expect(log.join('')).toMatch(/"shop":\d+,"msg":"nothing was found"/);
  expect(log.join('')).not.toContain(otherToken);
  expect((await ask('/v1/figures', asked, { as: otherToken })).body.total.transactions).toBe(0);
  expect((await ask('/v1/related', row, { as: otherToken })).body.refunds).toEqual([]);
  expect((await ask('/v1/describe', {}, { as: otherToken })).body).toMatchObject({ name: 'Other' });
});

test('a token that may not load is told so, and it is logged', async () => {
  const response = await fetch(new URL('/v1/books', url), { headers: { authorization: `Bearer ${token}` } });
  expect([response.status, log.join('')]).toEqual([403, expect.stringContaining('may not load')]);
});

test('questions with anything in the place of a field name the field and reach no statement', async () => {
  const statements: string[] = [];
  const spy = jest.spyOn(database, 'read').mockImplementation(async (run) =>
    run({
      ...database,
      async query({ text }) {
        statements.push(text);
        throw new Error('No question was valid.');
      },
    }),
  );
  const evil = fc.oneof(
    fc.constantFrom("'; drop table ledger.shops; --", '" or 1=1', '\u0000', '$1'),
    fc.string(),
    fc.record({ a: fc.string() }),
  );
  const broken = fc.oneof(
    evil.map((value) => [{ ...asked, measures: [value] }, 'measures.0'] as const),
    evil.map((value) => [{ ...asked, groupBy: [value] }, 'groupBy.0'] as const),
    evil.map((value) => [{ ...asked, filters: [{ field: value, values: [] }] }, 'filters.0.field'] as const),
    evil.map((value) => [{ ...asked, range: { from: value, to: range.to } }, 'range.from'] as const),
    evil.map((value) => [{ ...asked, sort: { by: value, isDescending: true } }, 'sort.by'] as const),
  );
  try {
    await fc.assert(
      fc.asyncProperty(broken, async ([body, field]) => {
        expect(await ask('/v1/figures', body)).toMatchObject({ status: 422, body: { field } });
      }),
      { numRuns: 30, seed: 26 },
    );
    expect(statements).toEqual([]);
  } finally {
    spy.mockRestore();
  }
});

test('texts are compared, never run', async () => {
  const text = "'; drop table ledger.transactions; --";
  const filters = [{ field: 'location', values: [text] }];
  expect((await ask('/v1/figures', { ...asked, filters, text })).body.total.transactions).toBe(0);
  expect(await ask('/v1/figures', { ...asked, text: 'a\u0000b' })).toMatchObject({ status: 422 });
  expect((await ask('/v1/figures', asked)).body.total.transactions).toBe(rows.length);
});

test('what is no JSON, too large, or nowhere is a problem in words', async () => {
  expect(await ask('/v1/figures', '{')).toMatchObject({ status: 400, body: { type: '/problems/unreadable' } });
  expect(await ask('/v1/figures', `"${'x'.repeat(1_100_000)}"`)).toMatchObject({ status: 413 });
  expect(await ask('/v1/nothing', {})).toMatchObject({ status: 404, body: { title: expect.any(String) } });
});

test('pages of the named origins may ask, and the server says that it lives', async () => {
  const preflight = (origin: string) =>
    fetch(new URL('/v1/figures', url), {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });
  const allowed = await preflight('https://office.example');
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, 'https://office.example']);
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  for (const path of ['/health', '/ready']) expect((await fetch(new URL(path, url))).status).toBe(200);
});

test('a document is changed only by who has seen its revision', async () => {
  const at = new URL('/v1/documents/items', url);
  const send = async (method: string, headers: Readonly<Record<string, string>>, value?: unknown) => {
    const response = await fetch(at, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(value !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(value !== undefined && { body: JSON.stringify({ value }) }),
    });
    const text = await response.text();
    return [response.status, text === '' ? undefined : JSON.parse(text)];
  };
  expect(await send('GET', {})).toMatchObject([404, {}]);
  expect(await send('PUT', { 'if-none-match': '*' }, [1])).toEqual([200, { revision: 1 }]);
  expect(await send('PUT', { 'if-none-match': '*' }, [2])).toMatchObject([409, { revision: 1, value: [1] }]);
  expect(await send('PUT', { 'if-match': '"1"' }, [2])).toEqual([200, { revision: 2 }]);
  expect(await send('PUT', { 'if-match': '"1"' }, [3])).toMatchObject([409, { revision: 2, value: [2] }]);
  expect(await send('GET', {})).toEqual([200, { revision: 2, value: [2] }]);
  expect(await send('GET', { authorization: `Bearer ${otherToken}` })).toMatchObject([404, {}]);
  expect(await send('DELETE', { 'if-match': '"2"' })).toEqual([204, undefined]);
});

const header = 'Invoice,Item,Quantity,Date,Price\n';
const june = `${header}1,Cup,2,2025-06-03 10:30,2.50\n2,Cup,x,2025-06-03,2.50\n`;

test('a file is loaded once, however often it is sent; a second one adds to it', async () => {
  const server = { url, token: otherToken };
  const sales = async () => {
    const year = { from: '2025-01-01', to: '2025-12-31' };
    const { body } = await ask(
      '/v1/figures',
      { ...asked, range: year, measures: ['items', 'taxes'] },
      { as: otherToken },
    );
    return body.total.figures;
  };
  expect(await loadFile(server, [fileOf(june, 'june.csv')])).toEqual([
    { name: 'june.csv', kind: 'line-list', rows: 2, booked: 1, refused: 1, skipped: 0, sent: 1 },
  ]);
  expect(await sales()).toEqual({ items: 500, taxes: 'unknown' });
  expect(await loadFile(server, [fileOf(june, 'again.csv')])).toMatchObject([{ sent: 0 }]);
  expect(await sales()).toEqual({ items: 500, taxes: 'unknown' });
  await loadFile(server, [fileOf(`${header}3,Pot,1,2025-07-03 10:30,9.00\n`, 'july.csv')]);
  expect(await sales()).toEqual({ items: 1400, taxes: 'unknown' });
  await expect(loadFile(server, [fileOf('a,b\n1,2\n', 'strange.csv')])).rejects.toThrow();
  expect(await sales()).toEqual({ items: 1400, taxes: 'unknown' });
});

test('a file of no known kind is loaded by the columns that are named', async () => {
  const shop = await addShop(database, { ...exampleShop, name: 'Other columns' });
  const own = await addToken(database, { shop, mayLoad: true, name: '', days: 1 });
  const mapping = mappingOf([
    ['date', 'Posted on'],
    ['total', 'Amount'],
  ]);
  const file = () => fileOf('Posted on,Amount,What\n2025-06-03,12.50,Tea\n', 'till.csv');
  expect(await loadFile({ url: `${url}/`, token: own }, [file()], mapping)).toMatchObject([{ booked: 1, sent: 1 }]);
  expect(await loadFile({ url, token: own }, [file()], mapping)).toMatchObject([{ sent: 0 }]);
});

test('who loads to an address where no ledger server answers is told so', async () => {
  const load = (to: string, answer: () => Promise<Response>) =>
    loadFile({ url: to, token, fetch: answer }, [fileOf(june, 'june.csv')]);
  const asked: unknown[] = [];
  const page = async (at?: unknown) => {
    asked.push(at);
    return new Response('<h1>Our shop</h1>');
  };
  await expect(load('https://example.com/ledger/', page)).rejects.toThrow(
    'What answers at https://example.com/ledger/ (200) is no ledger server.',
  );
  expect(asked).toEqual(['https://example.com/ledger/v1/books?limit=20']);
  const nothing = () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }));
  await expect(load('http://localhost:4400', nothing)).rejects.toThrow(
    'The server at http://localhost:4400 cannot be reached (ECONNREFUSED).',
  );
});

test('who loads to a server that ends before its answer is told to load again', async () => {
  const ending: typeof fetch = (address, init) =>
    init?.method === undefined
      ? fetch(address, init)
      : Promise.reject(new TypeError('fetch failed', { cause: { code: 'UND_ERR_SOCKET' } }));
  await expect(loadFile({ url, token: otherToken, fetch: ending }, [fileOf(june, 'june.csv')])).rejects.toThrow(
    `The server at ${url} has not answered (UND_ERR_SOCKET). Load the files again: what it has already counts once.`,
  );
});

test('the files of a shop are read in pages, or all at once without a limit', async () => {
  const shop = await addShop(database, { ...exampleShop, name: 'Many files' });
  const own = await addToken(database, { shop, mayLoad: true, name: '', days: 1 });
  const server = { url, token: own };
  const sources = Array.from({ length: 25 }, (_, nth) =>
    fileOf(`${header}${nth},Cup,1,2025-06-03 10:${nth + 10},2.50\n`, `${nth}.csv`),
  );
  await loadFile(server, sources);
  const books = async (query: string) => {
    const response = await fetch(new URL(`/v1/books${query}`, url), { headers: { authorization: `Bearer ${own}` } });
    const { files, next, field } = await response.json();
    return { hashes: files?.map(({ hash }: { readonly hash: string }) => hash), next, field };
  };
  const { hashes, next } = await books('');
  expect([hashes.length, next]).toEqual([25, undefined]);
  const first = await books('?limit=20');
  expect(first).toEqual({ hashes: hashes.slice(0, 20), next: hashes[19] });
  expect(await books(`?limit=20&after=${first.next}`)).toEqual({ hashes: hashes.slice(20) });
  expect(await books('?limit=0')).toEqual({ field: 'limit' });
  expect(await loadFile(server, sources.slice(3, 4))).toMatchObject([{ sent: 0 }]);
  expect((await loadFile(server, [fileOf(`${header}99,Cup,1,2025-06-03 12:00,2.50\n`, 'more.csv')]))[0]?.sent).toBe(26);
});

test('a load that ends too early, is outdated or has a wrong row changes nothing', async () => {
  const { shop, generation } = await shopOf(database, rows);
  const own = await addToken(database, { shop, mayLoad: true, name: '', days: 1 });
  const before = (await ask('/v1/figures', asked, { as: own })).body;
  const [row] = rows;
  const head = { generation, months: [{ month: '2025-06', hash: 'x' }], removed: [], files: 0, transactions: 2 };
  const load = async (lines: readonly unknown[]) => {
    const response = await fetch(new URL('/v1/books', url), {
      method: 'POST',
      headers: { authorization: `Bearer ${own}`, 'content-type': 'application/x-ndjson' },
      body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    });
    return response.status;
  };
  expect(await load([head, row])).toBe(422);
  expect(await load([head, row, { ...row, netSales: 0.5 }])).toBe(422);
  expect(await load([{ ...head, generation: generation - 1 }, row, row])).toBe(409);
  expect((await ask('/v1/figures', asked, { as: own })).body).toEqual(before);
});
