import { createLedger, localLedgerPort } from '@back-office/shared/ledger';
import { formatMoney } from '@back-office/shared/format';
import { failingPort, salesOf } from '@back-office/shared/ledger/testing';
import { defaultSettings, type Message } from '../../../domain/conversation';
import type { ReplyEvent, ReplyRequest } from '../../../domain/services';
import { createSampleReplyService, type ReplySources } from './sampleReplyService';

const noon = Date.parse('2025-07-18T16:00:00Z');
const ledger = createLedger();
const ordinary: ReplySources = {
  lentLedger: () => undefined,
  namespace: '',
  clock: () => noon,
  random: () => 0,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function message(content: string, more: Partial<Message> = {}): Message {
  return { id: content, role: 'user', content, timestamp: noon, messageType: 'text', ...more };
}

function requestOf(messages: readonly Message[], more: Partial<ReplyRequest> = {}): ReplyRequest {
  return {
    conversationId: 'c',
    messages,
    settings: defaultSettings,
    attachments: [],
    context: { path: '/', language: 'en' },
    ...more,
  };
}

async function collect(events: AsyncIterable<ReplyEvent>): Promise<readonly ReplyEvent[]> {
  const all: ReplyEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

async function ask(request: ReplyRequest, sources = ordinary, signal = new AbortController().signal) {
  const answer = collect(createSampleReplyService(sources).reply(request, { signal }));
  answer.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(4_000);
  return answer;
}

function textOf(events: readonly ReplyEvent[]) {
  return events.map((event) => (event.type === 'text' ? event.text : '')).join('');
}

test.each([
  [0, 1_000],
  [0.5, 2_000],
  [1, 3_000],
])('with a random number of %d the reply starts after %d ms', async (random, delay) => {
  const stream = createSampleReplyService({ ...ordinary, random: () => random })
    .reply(requestOf([message('hi')]), {
      signal: new AbortController().signal,
    })
    [Symbol.asyncIterator]();
  let first: unknown;
  const started = stream.next().then(({ value }) => (first = value));
  await jest.advanceTimersByTimeAsync(delay - 1);
  expect(first).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  await started;
  expect(first).toMatchObject({ type: 'text' });
});

test('a reply arrives in a few pieces, then its links and suggestions, then done', async () => {
  const events = await ask(requestOf([message('How did sales do last week?')]));
  const types = events.map(({ type }) => type);
  expect(types.filter((type) => type === 'text').length).toBeGreaterThan(1);
  expect(types.filter((type) => type === 'text').length).toBeLessThan(9);
  expect([...new Set(types)]).toEqual(['text', 'link', 'suggestion', 'done']);
  const data = salesOf(ledger.rowsOf({ from: '2025-07-06', to: '2025-07-12' }));
  expect(textOf(events)).toContain(formatMoney(data.netSales));
});

test('a follow-up takes its period from the conversation, and an earlier message is seen from its own day', async () => {
  const aWeekAgo = { timestamp: noon - 7 * 86_400_000 };
  const messages = [
    message('sales yesterday', aWeekAgo),
    message('Here they are', { role: 'assistant' }),
    message('what about refunds?'),
  ];
  expect(textOf(await ask(requestOf(messages)))).toContain('Thursday, Jul 10, 2025');
});

test('without a named period, the period on screen is taken and said', async () => {
  const context = { path: '/reports?from=2025-06-01&to=2025-06-07', language: 'en' };
  const text = textOf(await ask(requestOf([message('tips?')], { context })));
  expect(text).toContain('Jun 1 – 7, 2025');
  expect(text).toContain('on your screen');
});

test('two questions with periods of their own are both answered, and their links say for which days', async () => {
  const events = await ask(requestOf([message('gross sales on june 27 and refunds last week')]));
  const text = textOf(events);
  const { grossSales } = salesOf(ledger.rowsOf({ from: '2025-06-27', to: '2025-06-27' }));
  expect(text).toContain(`Gross sales were ${formatMoney(grossSales)}** on Friday, Jun 27, 2025`);
  expect(text).toMatch(/Returns and refunds came to \S+ last week, Jul 6 – 12, 2025/);
  const labels = events.flatMap((event) => (event.type === 'link' ? [event.link.label] : []));
  expect(labels).toContain('Open the sales summary, Jun 27, 2025');
  expect(labels).toContain('Open the sales summary, Jul 6 – 12, 2025');
});

test.each([
  ['how much did we sell last week and what about refunds', ['Net sales were', 'Returns and refunds came to']],
  ['how much did we sell last week and who sold the most', ['Net sales were', 'of all staff last week']],
  ['tips last week and how many customers', ['Tips were', 'customers** last week']],
])('"%s" is answered in both clauses, for the same days', async (question, said) => {
  const text = textOf(await ask(requestOf([message(question)])));
  for (const words of said) expect(text).toContain(words);
});

test.each(['refunds yesterday and last week', 'sales between june 1 and june 5', 'refunds in june vs sales in may'])(
  '"%s" is one question',
  async (question) => {
    const text = textOf(await ask(requestOf([message(question)])));
    expect(text.match(/(?:^|\n\n)\*\*(?:Net sales|Returns and refunds)/g)).toHaveLength(1);
  },
);

const facts = {
  kind: 'table',
  format: 'CSV table',
  lines: 4,
  rows: 3,
  columns: [{ name: 'Amount', kind: 'number', filled: 3, sum: '12345.60', min: '1', max: '9' }],
  notes: [],
} as const;

test('attached files are described by what was found in them', async () => {
  const request = requestOf([message('what is this?')], { attachments: [{ name: 'a_b.csv', size: 2048, facts }] });
  const text = textOf(await ask(request));
  expect(text).toContain('**a\\_b.csv** is a CSV table: 2 KB, 4 lines, 3 rows, 1 column.');
  expect(text).toContain('12,345.60');
});

test('a later question about a column of the file is answered from its facts', async () => {
  const files = [{ name: 'a.csv', size: 9, facts }];
  const messages = [message('here', { metadata: { files } }), message('what is the sum of amount?')];
  expect(textOf(await ask(requestOf(messages)))).toContain('The sum of **Amount** is **12,345.60**');
});

test('stopping ends the stream with the reason', async () => {
  const controller = new AbortController();
  const answer = collect(createSampleReplyService(ordinary).reply(requestOf([message('hi')]), controller));
  answer.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(500);
  controller.abort(new Error('stopped'));
  await expect(answer).rejects.toThrow('stopped');
});

test('a ledger that fails makes the reply fail', async () => {
  const failing = {
    ...ordinary,
    lentLedger: () => failingPort(localLedgerPort(ledger), 9),
  };
  await expect(ask(requestOf([message('sales today')]), failing)).rejects.toThrow('The ledger source failed.');
});
