import { createLedger, localLedgerPort } from '@back-office/shared/ledger';
import { libraryItems } from '../../../domain/catalog';
import { defaultSettings, type Message } from '../../../domain/conversation';
import { replyTo } from './replyTo';

const ordinary = { revision: 0, seed: undefined, volume: 1 };
const sources = {
  port: localLedgerPort(createLedger()),
  isSample: true,
  ledgerParams: ordinary,
  catalog: libraryItems,
  now: { day: '2025-07-18', minute: 1439 },
};

function ask(texts: readonly string[], replaces?: string) {
  const timestamp = Date.parse('2025-07-18T16:00:00Z');
  const messages = texts.map((content, index): Message => ({
    id: String(index),
    role: 'user',
    content,
    timestamp,
    messageType: 'text',
  }));
  const context = { path: '/chatbot', language: 'en' };
  const request = { conversationId: 'c', messages, settings: defaultSettings, attachments: [], context };
  return replyTo({ ...request, ...(replaces !== undefined && { replaces }) }, sources);
}

test.each([
  'sales last week',
  'sales yesterday',
  'sales in june vs may',
  'tips in june',
  'fees last month',
  'fee rate last month',
  'average sale last month',
  'refunds in june',
  'how did customers pay last week',
  'cash payments in june',
  'best items in june',
  'items by quantity in june',
  'sourdough sales in june',
  'coffee sales last month',
  'who sold the most last week',
  'sales by day last week',
  'sales by location in june',
  'how many gift cards did we sell in june',
  'discounts this month',
  'transactions last week',
  'taxes in june',
  'comps in june',
  'deposits in may',
  'service charges last month',
  'net total last month',
  'gift cards redeemed this year',
  'total sales q1',
  'deferred sales in june',
])('after "%s" each suggestion has an answer of its own', async (question) => {
  const reply = await ask([question]);
  expect(reply.suggestions.length).toBeGreaterThan(1);
  expect(new Set(reply.suggestions).size).toBe(reply.suggestions.length);
  for (const suggestion of reply.suggestions) {
    const next = await ask([question, suggestion]);
    expect([suggestion, next.isAnswered, next.text === reply.text]).toEqual([suggestion, true, false]);
  }
});

test('a reply that is made again is another reading, in turns', async () => {
  const first = await ask(['best items last week']);
  const second = await ask(['best items last week'], first.text);
  expect(second.text).toMatch(/^_Read in another way: Highest items sold by item last week\._\n\n.*highest items sold/);
  const third = await ask(['best items last week'], second.text);
  expect(third.text).toMatch(/^_Read in another way: /);
  expect(third.text).toContain('the last 7 days, Jul 12 – 18, 2025');
  expect((await ask(['best items last week'], third.text)).text).toBe(first.text);
});

test('a question with one reading has the same answer again, and says so', async () => {
  const first = await ask(['tips in june']);
  const again = await ask(['tips in june'], first.text);
  expect(again.text).toBe(`_I know no other reading of this question, so the answer is the same._\n\n${first.text}`);
});

test('what was not understood is not read in another way', async () => {
  const first = await ask(['sales of zorbs in june']);
  expect((await ask(['sales of zorbs in june'], first.text)).text).toBe(first.text);
});
