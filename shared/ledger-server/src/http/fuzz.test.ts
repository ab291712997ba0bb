import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { bodyOf, questionPath } from '../../../src/ledger/http/protocol';
import { createLedger } from '../../../src/ledger/sample/createLedger';
import { questionNames } from '../../../src/ledger/port/ledgerPort';
import type { Database } from '../database/database';
import { openLedger, shopOf } from '../ledgerServer.testing';
import { anyQuestion } from '../questions/questions.testing';
import { addToken } from '../shops/tokens';
import { createServer } from './server';

const range = { from: '2025-06-22', to: '2025-06-24' };
const rows = createLedger().rowsOf(range);
const runs = { numRuns: Number(process.env['LEDGER_FUZZ'] ?? 150), seed: 26 } as const;

let database: Database;
let app: FastifyInstance;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  database = await openLedger();
  const { shop } = await shopOf(database, rows);
  const token = await addToken(database, { shop, mayLoad: false, name: '', days: 1 });
  headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  app = await createServer({
    database,
    origins: [],
    requestsPerMinute: 1_000_000,
    now: () => Date.parse('2026-01-01T12:00:00Z'),
  });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

async function send(path: string, payload: string) {
  const { statusCode: status, headers: told, body } = await app.inject({ method: 'POST', url: path, headers, payload });
  return { status, type: String(told['content-type']), body };
}

/** Nothing that is sent makes the server fail, and what it refuses it refuses in the one form of all problems. */
function expectProblem({ status, type, body }: Awaited<ReturnType<typeof send>>, of: unknown) {
  expect([of, status, type]).toEqual([of, expect.any(Number), expect.stringMatching(/^application\/problem\+json/)]);
  expect([of, status < 500]).toEqual([of, true]);
  expect(JSON.parse(body)).toEqual(
    expect.objectContaining({ type: expect.stringMatching(/^\/problems\//), title: expect.any(String), status }),
  );
}

/** What a field may meet: other types, ends of ranges, signs that no database stores, names of prototypes. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    -1,
    0.5,
    1e21,
    2 ** 53,
    Number.MAX_SAFE_INTEGER,
    -Number.MAX_SAFE_INTEGER,
    'unknown',
    'constructor',
    '__proto__',
    '\u0000',
    '\uD800',
    '0000-01-01',
    '9999-12-31',
    '2025-02-30',
    '-271821-04-20',
    "'; drop table ledger.shops; --",
    'x'.repeat(600),
    [],
    {},
    [[]],
    true,
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

type Path = readonly (string | number)[];

function pathsIn(value: unknown, above: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [above];
  return [above, ...Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...above, key]))];
}

/** A copy with another value at a place. */
function replaced(value: unknown, [key, ...below]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((each, nth) => (String(nth) === key ? replaced(each, below, by) : each));
  const own = value as Readonly<Record<string, unknown>>;
  return { ...own, [key]: replaced(own[key], below, by) };
}

const anyBody = anyQuestion({ range, rows }).map(({ name, question }) => ({ name, body: bodyOf(name, question) }));

test('a question with any value at any place is answered, or refused as a problem', async () => {
  let refused = 0;
  const changed = anyBody.chain(({ name, body }) =>
    fc.record({
      name: fc.constant(name),
      body: fc.tuple(fc.constantFrom(...pathsIn(body)), junk).map(([path, by]) => replaced(body, path, by)),
    }),
  );
  await fc.assert(
    fc.asyncProperty(changed, async ({ name, body }) => {
      const answer = await send(questionPath(name), JSON.stringify(body));
      if (answer.status === 200) return;
      refused += 1;
      expectProblem(answer, { name, body });
    }),
    runs,
  );
  // Else the questions would not have been invalid ones.
  expect(refused).toBeGreaterThan(runs.numRuns / 2);
});

test('a property that no question has is refused wherever it stands', async () => {
  // The transaction of `related` has what its server gave it.
  const strict = anyBody.filter(({ name }) => name !== 'related');
  const added = strict.chain(({ name, body }) => {
    const places = pathsIn(body).filter((path) => {
      const at = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], body);
      // Counts have names of their own.
      return typeof at === 'object' && at !== null && !Array.isArray(at) && path.at(-1) !== 'counts';
    });
    return fc.constantFrom(...places).map((path) => {
      const at = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], body);
      return { name, body: replaced(body, path, { ...(at as object), noSuchProperty: 1 }) };
    });
  });
  await fc.assert(
    fc.asyncProperty(added, async ({ name, body }) => {
      expectProblem(await send(questionPath(name), JSON.stringify(body)), { name, body });
    }),
    runs,
  );
});

test.each([
  ['nothing', ''],
  ['no JSON', '{"range":'],
  ['a number without end', '{"id":1e999}'],
  ['a prototype', '{"__proto__":{"id":"a"}}'],
  ['many levels', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['many levels of conditions', `{"where":${'{"not":'.repeat(20_000)}{}${'}'.repeat(20_000)}}`],
  ['a list of a million', `{"filters":[${'0,'.repeat(400_000)}0]}`],
])('%s in place of a question is refused by every question', async (_, payload) => {
  for (const name of questionNames) expectProblem(await send(questionPath(name), payload), name);
});
