import fc from 'fast-check';
import { anyCodePoint } from '@back-office/shared/testing/anyCodePoint';
import { addDays, formatMoney, formatRange, isDay, type DayRange } from '@back-office/shared/format';
import {
  createLedger,
  divideCents,
  isInTimeRange,
  localLedgerPort,
  measureIds,
  measureOf,
  timeRanges,
  type Ledger,
  type LedgerPort,
} from '@back-office/shared/ledger';
import { anyRange, anySource, portOfRows, salesOf } from '@back-office/shared/ledger/testing';
import { effort } from '@back-office/shared/testing/effort';
import { answerQuestion } from './answerQuestion';
import { usualBaseline } from './comparison';
import { partsOfRow, wrongAmounts } from '../../../../evaluation/amounts';
import { libraryItems } from '../../../domain/catalog';
import { namesOf } from './reading/readNames';
import { readQuestion } from './reading/readQuestion';
import type { QuestionContext } from './question';
import type { Reply, Sources } from './reply';

const today = '2037-01-15';
const ordinary = { revision: 0, seed: undefined, volume: 1 };

function sourcesOf(ledger: Ledger, ledgerParams: Sources['ledgerParams'] = ordinary): Sources {
  const port = localLedgerPort(ledger);
  return { port, isSample: true, ledgerParams, catalog: libraryItems, now: { day: today, minute: 600 } };
}

/** What questions are read against. */
function contextOf({ now, port }: Sources): QuestionContext {
  return { today: now.day, catalog: libraryItems, namesIn: namesOf(port) };
}

/** The sample, whose days are generated once. */
const sample = createLedger();
const ofSample = sourcesOf(sample);

async function ask(text: string, sources = ofSample) {
  const question = await readQuestion(text, contextOf(sources));
  return { question, reply: await answerQuestion(question, sources) };
}

/** `2025-06-22 to 2025-06-28` */
function named({ from, to }: DayRange) {
  return `from ${from} to ${to}`;
}

/** The cells of the tables of a reply by the text of their first cell, without bold signs. */
function tableOf({ text }: Reply): ReadonlyMap<string, readonly string[]> {
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return new Map(
    rows.map((line) => {
      const [first = '', ...cells] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.replaceAll('**', '').trim());
      return [first, cells];
    }),
  );
}

const anyPlace = fc.record({
  location: fc.constantFrom(undefined, 'Location 1', 'Location 2', 'Location 3'),
  time: fc.constantFrom(...timeRanges),
});

test('the figures of a reply are those of the report for any range, filters, seed and revision', async () => {
  await fc.assert(
    fc.asyncProperty(anySource, anyRange, anyPlace, async (source, range, { location, time }) => {
      const ledger = createLedger(source);
      const filters = [location && `at ${location}`, time !== 'All day' && `in the ${time.toLowerCase()}`]
        .filter(Boolean)
        .join(' ');
      const { reply, question } = await ask(`sales ${named(range)} ${filters}`, sourcesOf(ledger));
      expect(question.period?.range).toEqual(range);
      const dataOf = (dateRange: DayRange) =>
        salesOf(
          ledger
            .rowsOf(dateRange)
            .filter((row) => isInTimeRange(row.minute, time) && (location ?? row.location) === row.location),
        );
      const data = dataOf(range);
      const before = dataOf(usualBaseline({ range, unit: 'days' }).range);
      if (data.transactions === 0) {
        expect(reply.text).toContain('No sales in this time period');
        return;
      }
      const cells = tableOf(reply);
      expect(cells.get('Gross sales')?.slice(0, 2)).toEqual([data, before].map((one) => formatMoney(one.grossSales)));
      expect(cells.get('Returns')?.[0]).toBe(formatMoney(data.returns));
      expect(cells.get('Discounts & comps')?.[0]).toBe(formatMoney(data.discountsAndComps));
      expect(cells.get('Net sales')?.slice(0, 2)).toEqual([data, before].map((one) => formatMoney(one.netSales)));
      expect(cells.get('Transactions')?.[0]).toBe(String(data.transactions));
      expect(reply.text).toContain(`Net sales were ${formatMoney(data.netSales)}`);
      expect(reply.text).toContain(formatRange(range));
    }),
    { numRuns: effort(12, 60) },
  );
});

/** Figures whose label means nothing else in a sentence. */
const namedMeasures = measureIds.filter(
  (id) =>
    measureOf(id).unit === 'money' &&
    !['items', 'sales', 'cash', 'card', 'price', 'average-sale', 'online'].includes(id) &&
    // Their replies say more than the figure, in words of their own.
    !['returns', 'refunds', 'gift-cards-redeemed', 'total-payments'].includes(id),
);

test('every single figure is that of the report, and no other amount is in the reply', async () => {
  await fc.assert(
    fc.asyncProperty(anySource, anyRange, fc.constantFrom(...namedMeasures), async (source, range, id) => {
      const ledger = createLedger(source);
      const { label } = measureOf(id);
      const sources = sourcesOf(ledger);
      const { reply, question } = await ask(`${label} ${named(range)}`, sources);
      const { total } = await sources.port.figures({ range, filters: [], measures: [id] });
      if (total.transactions === 0) return;
      expect(wrongAmounts(question, reply, ledger)).toEqual([]);
      expect(question.figures).toEqual([id]);
      expect(reply.text).toContain(formatMoney(Number(total.figures[id] ?? 0)));
    }),
    { numRuns: effort(15, 25) },
  );
});

test('a figure whose name starts with a command is that figure', async () => {
  const { question } = await ask('setup cost from 2025-06-22 to 2025-06-28');
  expect([question.kind, question.figures]).toEqual(['figures', ['setup-cost']]);
});

const rankings = [
  'best items',
  'worst items',
  'sales by category',
  'sales by staff',
  'sales by day',
  'sales by hour',
  'sales by weekday',
  'sales by location',
  'payment mix',
  'refunds',
  'customers',
  'sourdough sales',
  'biggest sale',
];

test('no reply has an amount that the ledger does not have', async () => {
  await fc.assert(
    fc.asyncProperty(anySource, anyRange, async (source, range) => {
      const ledger = createLedger(source);
      const sources = sourcesOf(ledger);
      for (const words of rankings) {
        const { reply, question } = await ask(`${words} ${named(range)}`, sources);
        expect(question.period?.range).toEqual(range);
        expect({ words, wrong: wrongAmounts(question, reply, ledger) }).toEqual({ words, wrong: [] });
      }
    }),
    { numRuns: effort(5, 40) },
  );
});

test('every link to figures has the range, the filters, the revision and the seed of the figures', async () => {
  await fc.assert(
    fc.asyncProperty(anyRange, fc.integer({ min: 1, max: 99 }), async (range, revision) => {
      const ledger = createLedger({ seed: 7, revision });
      const { reply } = await ask(
        `sales ${named(range)} at location 2 in the morning`,
        sourcesOf(ledger, { revision, seed: '7', volume: 1 }),
      );
      const [first] = reply.links;
      const params = new URL(first?.path ?? '', 'https://store.example').searchParams;
      expect(Object.fromEntries(params)).toMatchObject({
        ...range,
        location: 'location-2',
        time: 'morning',
        rev: String(revision),
        seed: '7',
      });
    }),
    { numRuns: effort(12, 20) },
  );
});

test('an average is the figure of the report, divided by the transactions that have one', async () => {
  await fc.assert(
    fc.asyncProperty(
      anySource,
      anyRange,
      fc.constantFrom(...(Object.keys(partsOfRow) as (keyof typeof partsOfRow)[])),
      async (source, range, figure) => {
        const ledger = createLedger(source);
        const { label } = measureOf(figure);
        const { reply } = await ask(`average ${label} ${named(range)}`, sourcesOf(ledger));
        const rows = ledger.rowsOf(range);
        if (rows.length === 0) return;
        const parts = rows.map(partsOfRow[figure]).filter((cents) => cents !== 0);
        const count = parts.length;
        const sum = parts.reduce((all, cents) => all + cents, 0);
        const said = count === 0 ? `no ${label.toLowerCase()}` : formatMoney(divideCents(sum, count));
        expect(reply.text.split(' The average was ')[0]).toContain(said);
        expect(reply.text).toContain(count === 0 ? 'There were' : `${formatMoney(sum)} in ${count} transaction`);
      },
    ),
    { numRuns: effort(15, 40) },
  );
});

test.each([
  ['top 3 items', 3],
  ['which two items sold worst', 2],
  ['7 best items', 7],
  ['which one sold best', 5],
  ['best items at location 1', 5],
  ['3 largest sales', 3],
])('"%s" lists %d', async (words, count) => {
  const { reply } = await ask(`${words} in june 2025`);
  expect(reply.text.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(count + 2);
});

test('top customers are those who paid the most, by the rows of the ledger', async () => {
  await fc.assert(
    fc.asyncProperty(anySource, anyRange, async (source, range) => {
      const ledger = createLedger(source);
      const { reply } = await ask(`top customers ${named(range)}`, sourcesOf(ledger));
      const paid = new Map<string, number>();
      for (const { type, customerId, totalCollected } of ledger.rowsOf(range))
        if (type === 'sale') paid.set(customerId, (paid.get(customerId) ?? 0) + totalCollected);
      if (paid.size === 0) return;
      const most = [...paid.values()].toSorted((one, other) => other - one).slice(0, 5);
      const listed = [...tableOf(reply).values()].slice(2).map(([amount]) => amount);
      expect(listed).toEqual(most.map((cents) => formatMoney(cents)));
    }),
    { numRuns: 15 },
  );
});

test('asked who made refunds, it names the customers', async () => {
  const refunds = sample.rowsOf({ from: '2025-06-23', to: '2025-06-23' }).filter(({ type }) => type === 'refund');
  const { reply } = await ask('who made refunds on june 23 2025', ofSample);
  expect(refunds).toHaveLength(1);
  for (const { id, customerName } of refunds) {
    expect(reply.text).toContain(`1 refund, to ${customerName}:`);
    expect(reply.text).toMatch(new RegExp(`${id}.*${customerName}`));
  }
});

test('figures of a channel are those of its rows', async () => {
  await fc.assert(
    fc.asyncProperty(anySource, anyRange, async (source, range) => {
      const ledger = createLedger(source);
      const { reply } = await ask(`online sales ${named(range)}`, sourcesOf(ledger));
      const rows = ledger.rowsOf(range).filter((row) => row.channel === 'Online');
      if (rows.length > 0) expect(reply.text).toContain(`Net sales were ${formatMoney(salesOf(rows).netSales)}`);
      expect(reply.links[0]?.path).toContain('channel=online');
    }),
    { numRuns: 15 },
  );
});

test('gift cards outstanding are those of the deferred balance, not those sold', async () => {
  const { reply } = await ask('gift cards outstanding at the end of june 2025');
  const { giftCards } = await ofSample.port.deferred('2025-07-01');
  const amount = giftCards.reduce((sum, year) => sum + year.amount, 0);
  expect(reply.text).toContain(`Unused gift cards came to ${formatMoney(amount)}** at the end of Jun 30, 2025`);
  expect(reply.links[0]?.path).toBe('/deferred-sales/transactions?open=2025-07-01');
});

test('a closed day says so and offers the sample week', async () => {
  const { reply } = await ask('sales on christmas 2024');
  expect(reply.text).toContain('No sales in this time period');
  expect(reply.text).toContain('closed');
  expect(reply.links.map(({ label }) => label)).toContain('Open the sample week');
});

test('a period without rows says so and offers the sample week', async () => {
  const empty: LedgerPort = { ...ofSample.port, ...portOfRows(() => []) };
  const { reply } = await ask('how are sales this month', { ...ofSample, port: empty });
  expect(reply.text).toContain('The sample data has no rows there');
  expect(reply.suggestions).toContain('How did sales do in the sample week?');
});

test('a range with a closed day names it', async () => {
  const { reply } = await ask('sales from 2024-12-22 to 2024-12-28');
  expect(reply.text).toContain('The store was closed on Dec 25, 2024.');
});

test('a source that counts only some transactions is a failure, because figures would be wrong', async () => {
  const port = ofSample.port;
  const part = { counted: 0, of: 5 };
  const partial: LedgerPort = { ...port, figures: async (asked) => ({ ...(await port.figures(asked)), part }) };
  await expect(ask('best items in june', { ...ofSample, port: partial })).rejects.toThrow('only some');
});

test('the name of an item is never read as Markdown', async () => {
  const item = {
    name: 'Tea [x](javascript:1) *hot*',
    category: 'Tea',
    price: 100,
    priceText: '$1.00',
    stock: 2,
    sku: '',
  } as const;
  const question = await readQuestion('how many tea are in stock', {
    ...contextOf(ofSample),
    catalog: [item],
  });
  const { text } = await answerQuestion(question, { ...ofSample, catalog: [item] });
  expect(text).toContain('Tea \\[x\\](javascript:1) \\*hot\\*');
});

test('the sales of a variation are those of its item, and stock below zero is not hidden', async () => {
  const [sold] = libraryItems;
  const [name = '', ...values] = sold?.name.split(', ') ?? [];
  const variations = [
    { values, sku: '', stock: -2 },
    { values: ['Half'], sku: '', stock: 11 },
  ];
  const item = { name, category: '', price: 100, priceText: '$1.00', stock: 9, sku: '', variations };
  const catalog = [item, ...libraryItems.filter((each) => each !== sold)];
  const reply = async (text: string) =>
    answerQuestion(await readQuestion(text, { ...contextOf(ofSample), catalog }), { ...ofSample, catalog });
  const { total } = await ofSample.port.figures({
    range: { from: addDays(today, -27), to: today },
    filters: [{ field: 'item-name', values: [sold?.name ?? ''] }],
    measures: ['items-sold'],
    of: 'lines',
  });
  const { text } = await reply(`how many ${name} are in stock`);
  expect(total.figures['items-sold']).toBeGreaterThan(0);
  expect(text).toContain(`| 9 | ${String(total.figures['items-sold'])} |`);
  expect(text).toContain(`Below zero: ${name} – ${values.join(' / ')} (−2).`);
  expect((await reply(`how many ${name} did we sell in the last 28 days`)).text).toContain(
    `: ${String(total.figures['items-sold'])} units`,
  );
  expect((await reply('which items were not sold last month')).text).not.toContain(name);
});

test('any text gets a reply, and a period that was understood consists of days that exist', async () => {
  const pieces = [
    'sales',
    'june',
    'last',
    'week',
    '31',
    '2/30',
    '$',
    '99',
    'vs',
    'and',
    'the',
    'before',
    'from',
    'to',
    'q5',
    'net',
    '-',
    'since',
    'best',
    'of',
  ];
  const text = fc.oneof(
    fc.string({ unit: anyCodePoint }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((all) => all.join(' ')),
  );
  await fc.assert(
    fc.asyncProperty(text, async (typed) => {
      const { question, reply } = await ask(typed);
      expect(reply.text).not.toBe('');
      expect(reply.text).not.toMatch(/undefined|NaN|\[object/);
      for (const period of [question.period, question.baseline])
        if (period)
          expect([
            isDay(period.range.from),
            isDay(period.range.to),
            period.range.from <= period.range.to,
            period.range.to <= today,
          ]).toEqual([true, true, true, true]);
    }),
    { numRuns: effort(50, 300) },
  );
});

test('today is the day that is handed in', async () => {
  const question = await readQuestion('sales yesterday', {
    ...contextOf(ofSample),
    today: '2025-03-01',
  });
  expect(question.period?.range).toEqual({ from: addDays('2025-03-01', -1), to: '2025-02-28' });
});

test('of a shop that says nothing of it, no fee rule, closed day or sample week is claimed', async () => {
  const port = ofSample.port;
  const shop = { ...ofSample, isSample: false };
  const silent: LedgerPort = { ...port, describe: async () => ({ ...(await port.describe()), feeRules: {} }) };
  for (const question of ['What is the fee on $100?', 'Which fees do I pay?']) {
    const { reply } = await ask(question, { ...shop, port: silent });
    expect(reply.text).toContain('does not say what a payment costs');
    expect(reply.text).not.toMatch(/2\.9%|3\.50%/);
  }
  const charged = 'What did I pay in fees?';
  expect((await ask(charged)).reply.text).toContain('2.9% + $0.30 per card');
  expect((await ask(charged, { ...shop, port: silent })).reply.text).not.toMatch(/2\.9%|3\.50%/);
  for (const question of ['How were sales on December 25, 2024?', 'How did December 2024 do?', 'What can you do?']) {
    const { reply } = await ask(question, shop);
    const said = [reply.text, ...reply.suggestions, ...reply.links.map(({ label }) => label)].join('\n');
    expect(said).not.toMatch(/sample|closed/i);
  }
});

test('a shop without sales is told to import them; outside its days, which days it has', async () => {
  const port = ofSample.port;
  const within = (days: DayRange | undefined) => {
    const describe = async () => ({ ...(await port.describe()), days });
    return { ...ofSample, isSample: false, port: { ...port, describe } };
  };
  const question = 'How were sales on December 25, 2024?';
  const { reply: empty } = await ask(question, within(undefined));
  expect(empty.text).toContain('No sales yet');
  expect(empty.text).toContain('The sales of a connected shop are added on its server.');
  expect(empty.links).toEqual([{ label: 'Import sales', path: '/settings#data' }]);
  const { reply: outside } = await ask(question, within({ from: '2025-06-01', to: '2025-06-30' }));
  expect(outside.text).toContain('Your sales are from Jun 1 – 30, 2025.');
  expect(outside.suggestions).toEqual(['How did sales do in June 2025?', 'Best items in June 2025?']);
  const { reply: inside } = await ask(question, within({ from: '2024-01-01', to: '2025-06-30' }));
  expect(inside.text).not.toContain('Your sales are');
});

test('fees are those that the shop states, and of no other payment one is claimed', async () => {
  const port = ofSample.port;
  const feeRules = { processing: { text: '1% + $0.05', rule: '1% + $0.05 per payment', rate: 10, fixed: 5 } };
  const stating: LedgerPort = { ...port, describe: async () => ({ ...(await port.describe()), feeRules }) };
  const shop = { ...ofSample, isSample: false, port: stating };
  const replyTo = async (question: string) => (await ask(question, shop)).reply;
  expect(tableOf(await replyTo('What is the fee on $100?')).get('Card')).toEqual(['1% + $0.05', '$1.05', '$98.95']);
  for (const question of ['What is the fee on $100?', 'Which fees do I pay?', 'What did I pay in fees?'])
    expect((await replyTo(question)).text).not.toMatch(/Cash|Other|No fee|Digital Wallet|Invoices?:|refund/i);
  const { text, isAnswered } = await replyTo('What is the fee on $100 in cash?');
  expect(text).toContain('does not say what a cash payment costs');
  expect(isAnswered).toBe(false);
});
