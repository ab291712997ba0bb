import { unknown } from '@back-office/shared/format';
import { createLedger } from '../sample/createLedger';
import { localLedgerPort } from '../port/localLedgerPort';
import type { LedgerPort } from '../port/ledgerPort';
import { portWithUnknown } from '../port/ports.testing';
import { checkServer } from './conformance';
import { differenceOf } from './differenceOf';
import { answersOf, startTestServer, type TestServer } from './testServer.testing';

const days = { from: '2025-01-01', to: '2025-07-18' };
const shortDays = { from: '2025-07-01', to: '2025-07-07' };
const sample = localLedgerPort(createLedger());
const withDays = (port: LedgerPort): LedgerPort => ({
  ...port,
  describe: async () => ({ ...(await port.describe()), days }),
});

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

async function failuresOf(port: LedgerPort, { token = 'secret' as string | undefined, questions = 40 } = {}) {
  server.answer(answersOf(port, { token: 'secret' }));
  const results = await checkServer({ url: server.url, token, questions, maxRows: 250 });
  return results.filter(({ problem }) => problem !== undefined).map(({ name, problem }) => `${name}: ${problem}`);
}

test('a server that answers as the product does passes all checks', async () => {
  expect(await failuresOf(withDays(sample))).toEqual([]);
  expect(server.seen.length).toBeGreaterThan(50);
});

test('a shop that does not know all figures passes, too', async () => {
  const told = { taxes: 'Its files hold no taxes.', tips: 'Its files hold no tips.' };
  expect(await failuresOf(withDays(portWithUnknown(createLedger(), told)), { questions: 20 })).toEqual([]);
});

test('a server that sends its transactions alone must refuse what it does not understand', async () => {
  const rowsAlone = {
    ...sample,
    describe: async () => ({ ...(await sample.describe()), days: shortDays, answers: 'rows' as const }),
  };
  const failures = await failuresOf(rowsAlone);
  expect(failures).toEqual([
    'errors: a filter: It was answered with 200, not 422.',
    'errors: another order: It was answered with 200, not 422.',
  ]);
});

test('a server that cannot say what the shop is fails at once', async () => {
  const failures = await failuresOf(sample, { token: 'wrong' });
  expect(failures).toEqual([expect.stringContaining('"describe" was answered with 401')]);
});

test.each<[string, Partial<LedgerPort>, string]>([
  [
    'a total that its groups do not add up to',
    {
      figures: async (question) => {
        const answer = await sample.figures(question);
        const { figures } = answer.total;
        const netSales = Number(figures['net-sales'] ?? 0) + 1;
        return { ...answer, total: { ...answer.total, figures: { ...figures, 'net-sales': netSales } } };
      },
    },
    'Net sales (net-sales): the groups add up to',
  ],
  [
    'a page that is not the one that was asked for',
    { rows: async (question) => ({ ...(await sample.rows({ ...question, offset: 0 })), offset: question.offset + 1 }) },
    'offset is 1, but 0 was asked for.',
  ],
  [
    'filters that are not understood',
    {
      facets: (question) => sample.facets({ ...question, scope: { ...question.scope, filters: [], where: undefined } }),
    },
    ', facets {"scope"',
  ],
  [
    'a field whose groups are others',
    {
      figures: ({ groupBy = [], ...question }) =>
        sample.figures({ ...question, groupBy: groupBy.map((field) => (field === 'part-of-day' ? 'date' : field)) }),
    },
    'each figure and each field by itself: as the column engine answers them: part-of-day: ',
  ],
  [
    'an unknown figure that is counted as zero',
    { describe: async () => ({ ...(await sample.describe()), days, unknown: { tips: 'They are not there.' } }) },
    'describe says that tips is not known',
  ],
])('%s is found', async (_, wrong, text) => {
  expect((await failuresOf({ ...withDays(sample), ...wrong })).join('\n')).toContain(text);
});

test.each([
  [{ a: [1, 2] }, { a: [1, 3] }, 'a.1 is 3, not 2'],
  [{ a: null }, {}, undefined],
  [{ a: 0.1 + 0.2 }, { a: 0.3 }, undefined],
  [{ a: 1 }, { a: 1.0001 }, 'a is 1.0001, not 1'],
  [[1], [1, 2], 'the answer has 2 entries, not 1'],
  [{ a: unknown }, { a: 0 }, 'a is 0, not "unknown"'],
])('%j and %j: %s', (expected, answer, difference) => {
  expect(differenceOf(expected, answer)).toBe(difference);
});
