import fc from 'fast-check';
import { deadlines, type Clock } from '../../loading/deadline';
import { readAnswer } from '../port/answerSchemas';
import { checkedLedgerPort } from '../port/LedgerPortProvider';
import { causeOf } from '../port/ledgerSourceError';
import { localLedgerPort } from '../port/localLedgerPort';
import { createLedger } from '../sample/createLedger';
import { httpLedger } from './httpLedger';
import type { LedgerServerError } from './serverError';
import { answersOf, sendJson, sendProblem, startTestServer, type TestServer } from './testServer.testing';

const sample = localLedgerPort(createLedger());
const scope = { range: { from: '2025-06-22', to: '2025-06-28' }, filters: [] };
const question = { ...scope, measures: ['net-sales'], groupBy: ['location'] } as const;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer(answersOf(sample));
});
afterEach(() => server.close());

/**
 * Pauses shorter than the deadline, such as those before a retry, end at once and are noted. Longer times pass when a test
 * says so: real requests may take longer than the whole time of a test.
 */
function quickClock() {
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  const pauses: number[] = [];
  let now = 0;
  const pass = (ms: number) => {
    now += ms;
    for (const timer of [...timers]) {
      if (timer.at > now) continue;
      timers.delete(timer);
      timer.run();
    }
  };
  const clock: Clock & { readonly pauses: readonly number[]; pass(ms: number): void } = {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      if (ms < deadlines.answer && ms !== deadlines.slow) {
        pauses.push(ms);
        queueMicrotask(() => pass(ms));
      }
      return () => void timers.delete(timer);
    },
    pauses,
    pass,
  };
  return clock;
}

/** Until a request has arrived, and what follows from its answer has happened. */
async function until(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + 20_000;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error('What the test waits for did not happen.');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function failureOf(answer: unknown): Promise<LedgerServerError> {
  try {
    await answer;
  } catch (error) {
    return error as LedgerServerError;
  }
  throw new Error('It was answered.');
}

test('every question has the answer that the source gives', async () => {
  const ledger = checkedLedgerPort(httpLedger({ url: server.url }));
  const local = checkedLedgerPort(sample);
  const [row] = (await sample.rows({ scope, sort: { by: 'time', isDescending: true }, offset: 0, limit: 1 })).rows;
  if (!row) throw new Error('The sample has no rows.');
  const ask = (port: typeof ledger) =>
    Promise.all([
      port.describe(),
      port.figures(question),
      port.rows({ scope, sort: { by: 'net-sales', isDescending: true }, offset: 3, limit: 5 }),
      port.facets({ scope, field: 'tender' }),
      port.search({ scope, text: 'PAY-', limit: 3 }),
      port.row(row.id),
      port.related(row),
      port.deferred('2025-07-01'),
      port.customers(scope),
    ]);
  expect(await ask(ledger)).toEqual(await ask(local));
  // They were sent at the same time, and may arrive in any order.
  const seen = server.seen.map(({ method, path }) => `${method} ${path}`);
  expect(seen).toEqual(expect.arrayContaining(['POST /v1/describe', 'POST /v1/figures']));
});

test('a transaction that the server does not have is undefined', async () => {
  expect(await httpLedger({ url: server.url }).row('PAY-0')).toBeUndefined();
});

test('the headers are read for each request, so that a new token counts at once', async () => {
  server.answer(answersOf(sample, { token: 'new' }));
  let token = 'old';
  const ledger = httpLedger({ url: `${server.url}/`, headers: () => ({ Authorization: `Bearer ${token}` }) });
  expect(await failureOf(ledger.describe())).toMatchObject({ failure: 'unauthorized' });
  expect(ledger.problem()?.failure).toBe('unauthorized');
  token = 'new';
  const before = ledger.version;
  await ledger.check();
  expect(ledger.problem()).toBeUndefined();
  expect(ledger.version).not.toBe(before);
});

test('an answer that has not changed is not sent again', async () => {
  const ledger = httpLedger({ url: server.url });
  const [first, second] = [await ledger.figures(question), await ledger.figures(question)];
  expect(second).toEqual(first);
  expect(server.seen.at(-1)?.headers['if-none-match']).toBe('"1"');
  expect(ledger.version).toBe('0');
});

test('data of another version raise the version once, and are told', async () => {
  const ledger = httpLedger({ url: server.url });
  const heard = jest.fn();
  ledger.subscribe(heard);
  await ledger.describe();
  server.answer(answersOf(sample, { etag: 'W/"1"' }));
  await ledger.describe();
  expect(heard).not.toHaveBeenCalled();
  server.answer(answersOf(sample, { etag: '"2"' }));
  await Promise.all([ledger.check(), ledger.figures(question)]);
  expect(ledger.version).toBe('1');
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each([
  ['502', 150, (response: Parameters<typeof sendProblem>[0]) => response.writeHead(502).end('<h1>Bad gateway</h1>')],
  ['503', 2000, (response) => sendProblem(response, 'unavailable', { headers: { 'Retry-After': '2' } })],
  ['429', 1000, (response) => sendProblem(response, 'too-many-requests', { headers: { 'Retry-After': '1' } })],
  ['a dropped connection', 150, (response) => response.destroy()],
] as [string, number, (response: Parameters<typeof sendProblem>[0]) => unknown][])(
  'after %s the question is sent again, not before the server wants it',
  async (_, pause, fail) => {
    const clock = quickClock();
    const answer = answersOf(sample);
    let times = 0;
    server.answer((request, response) => (++times === 1 ? void fail(response) : answer(request, response)));
    const ledger = httpLedger({ url: server.url, clock, random: () => 0 });
    const { values } = await ledger.facets({ scope, field: 'tender' });
    expect(values.length).toBeGreaterThan(0);
    expect(server.seen).toHaveLength(2);
    expect(clock.pauses).toEqual([pause]);
  },
);

test('a server that asks for a longer pause than anybody waits is not asked again, and the pause is told', async () => {
  server.answer((_, response) => sendProblem(response, 'too-many-requests', { headers: { 'Retry-After': '90' } }));
  const error = await failureOf(httpLedger({ url: server.url }).figures(question));
  expect(causeOf(error)).toBe('The server has had too many questions. It can be asked again in 90 seconds.');
  expect(server.seen).toHaveLength(1);
});

test('a server that stalls is given up after the deadline', async () => {
  server.answer(() => undefined);
  const clock = quickClock();
  const answered = httpLedger({ url: server.url, clock }).figures(question);
  await until(() => server.seen.length === 1);
  clock.pass(15_000);
  expect(causeOf(await failureOf(answered))).toBe('The server has not answered for 15 seconds.');
});

test('a server that works on a question for some seconds is slow until it answers', async () => {
  const answers: (() => void)[] = [];
  server.answer((request, response) => void answers.push(() => void answersOf(sample)(request, response)));
  const clock = quickClock();
  const ledger = httpLedger({ url: server.url, clock });
  const told = jest.fn();
  ledger.subscribe(told);
  const answered = ledger.figures(question);
  const described = ledger.describe();
  await until(() => answers.length === 2);
  expect(ledger.isSlow()).toBe(false);
  clock.pass(deadlines.slow);
  expect(ledger.isSlow()).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
  for (const answer of answers) answer();
  await Promise.all([answered, described]);
  expect(ledger.isSlow()).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
});

test('a question that nobody waits for is aborted', async () => {
  const closed: boolean[] = [];
  server.answer((_, response) => void response.on('close', () => closed.push(true)));
  const nobody = new AbortController();
  const answered = httpLedger({ url: server.url }).figures(question, { signal: nobody.signal });
  await until(() => server.seen.length === 1);
  nobody.abort();
  expect(await failureOf(answered)).toMatchObject({ name: 'AbortError' });
  await until(() => closed.length === 1);
});

test.each([
  ['unauthorized', {}, 'The server of this shop needs a valid access token. Sign in again.'],
  ['forbidden', {}, 'The access token does not allow this. Ask whoever runs the server.'],
  ['not-found', {}, 'The server has no such page. Check the address of the server.'],
  ['conflict', {}, 'The server has a newer version of this.'],
  [
    'invalid-question',
    { field: 'groupBy.0', detail: 'It cannot be grouped by tender.' },
    'The server does not understand the question: groupBy.0. It says: It cannot be grouped by tender.',
  ],
  ['failed', { detail: 'Out of memory' }, 'The server failed (500). It says: Out of memory.'],
  ['too-slow', {}, 'The server takes too long for this question. Choose fewer days or fewer groups.'],
] as const)('a problem of the kind "%s" is said in the words of the screen', async (name, details, text) => {
  server.answer((_, response) => sendProblem(response, name, details));
  expect(causeOf(await failureOf(httpLedger({ url: server.url, clock: quickClock() }).figures(question)))).toBe(text);
});

test('what is no JSON is not taken for figures', async () => {
  server.answer((_, response) => void response.writeHead(200).end('<h1>It works!</h1>'));
  const error = await failureOf(httpLedger({ url: server.url, clock: quickClock() }).figures(question));
  expect(causeOf(error)).toBe('The server answers something else than the figures of a shop (200). Check its address.');
});

test('JSON of another shape is refused with its field', async () => {
  server.answer((_, response) => sendJson(response, { total: { key: '', figures: { 'net-sales': 1.5 } } }));
  expect((await failureOf(readFigures())).message).toContain('total.figures.net-sales');
});

test('a server that nobody runs cannot be reached', async () => {
  await server.close();
  const error = await failureOf(httpLedger({ url: server.url, clock: quickClock() }).figures(question));
  expect(causeOf(error)).toBe(
    'The server cannot be reached. It may be down, or it does not accept requests from this address.',
  );
  server = await startTestServer();
});

test('after a failure the server is asked now and then, and its return raises the version', async () => {
  const clock = quickClock();
  const ledger = httpLedger({ url: server.url, clock });
  const end = ledger.subscribe(() => undefined);
  server.answer((_, response) => sendProblem(response, 'unavailable', { headers: { 'Retry-After': '20' } }));
  await failureOf(ledger.figures(question));
  expect(ledger.problem()?.failure).toBe('unavailable');
  clock.pass(20_000);
  await until(() => server.seen.length === 2);
  server.answer(answersOf(sample));
  await until(() => {
    clock.pass(1000);
    return ledger.problem() === undefined;
  });
  expect(ledger.version).toBe('1');
  end();
});

test.each([
  ['500', (response) => sendProblem(response, 'failed')],
  ['the page of a proxy', (response) => void response.writeHead(200).end('<h1>Sign in to the network</h1>')],
  ['404', (response) => void response.writeHead(404).end('Not found')],
] as [string, (response: Parameters<typeof sendProblem>[0]) => void][])(
  'where every answer is %s, the server is asked now and then, and its return raises the version',
  async (_, fail) => {
    const clock = quickClock();
    const ledger = httpLedger({ url: server.url, clock });
    const end = ledger.subscribe(() => undefined);
    server.answer((_request, response) => fail(response));
    await failureOf(ledger.figures(question));
    await until(() => ledger.problem() !== undefined);
    server.answer(answersOf(sample));
    await until(() => ledger.problem() === undefined);
    expect(ledger.version).toBe('1');
    end();
  },
);

test('a failure at one question is none of the server if it still says what the shop is', async () => {
  const answer = answersOf(sample);
  server.answer((request, response) =>
    request.path === '/v1/figures' ? sendProblem(response, 'failed') : answer(request, response),
  );
  const ledger = httpLedger({ url: server.url });
  const told = jest.fn();
  ledger.subscribe(told);
  await failureOf(ledger.figures(question));
  await until(() => server.seen.length === 2);
  await ledger.check();
  expect(server.seen.map(({ path }) => path)).toEqual(['/v1/figures', '/v1/describe', '/v1/describe']);
  expect([ledger.problem(), ledger.version]).toEqual([undefined, '0']);
  expect(told).not.toHaveBeenCalled();
});

test('the same failure of several questions is told once', async () => {
  server.answer((_, response) => sendProblem(response, 'unauthorized'));
  const ledger = httpLedger({ url: server.url });
  const told = jest.fn();
  ledger.subscribe(told);
  for (const id of ['net-sales', 'tips'] as const) await failureOf(ledger.figures({ ...question, measures: [id] }));
  expect(told).toHaveBeenCalledTimes(1);
});

test('random answers of a broken server never pass as figures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (json) => {
      server.answer((_, response) => void response.writeHead(200, { ETag: json.length.toString() }).end(json));
      expect((await failureOf(readFigures())).message).toContain('The ledger source sent an unusable answer');
    }),
    { numRuns: 50 },
  );
});

/** As `checkedLedgerPort` reads them. */
async function readFigures() {
  return readAnswer('figures', question, await httpLedger({ url: server.url }).figures(question));
}
