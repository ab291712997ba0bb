import fc from 'fast-check';
import { effort } from '@back-office/shared/testing/effort';
import { createLedger, localLedgerPort } from '@back-office/shared/ledger';
import { askShop, type AskedShop } from '../../../../../evaluation/askReplies';
import { verdictOn } from '../../../../../evaluation/expectation';
import { libraryItems } from '../../../../domain/catalog';

const shop: AskedShop = { port: localLedgerPort(createLedger()), isSample: true, catalog: libraryItems };
const withFigures = new Set(['figures', 'rows', 'row', 'customers', 'deferred']);

const questions = [
  'how much did we sell last week',
  'tips by staff in june',
  'best items last month',
  'refunds yesterday',
  'cash payments on july 9',
  'sourdough sales in june',
  'how many customers came in june',
  'biggest sale last week',
  'which items did not sell last week',
];

/** Words of everyday life that no question about sales has a use for, and words that do not exist. */
const strange = [
  'match',
  'zebra',
  'marathon',
  'wedding',
  'umbrella',
  'penguin',
  'velvet',
  'blorptik',
  'qwzzy',
  'frumious',
  'galaxy',
];

test('a question with a word that nothing is known about shows no figure, and offers two questions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...questions),
      fc.constantFrom(...strange),
      fc.nat({ max: 10 }),
      async (question, word, place) => {
        const words = question.split(' ');
        words.splice(place % (words.length + 1), 0, word);
        const text = words.join(' ');
        const { reply, calls } = await askShop(shop, [text]);
        expect({ text, figures: calls.filter(({ name }) => withFigures.has(name)) }).toEqual({ text, figures: [] });
        expect({ text, isAnswered: reply.isAnswered }).toEqual({ text, isAnswered: false });
        expect(reply.suggestions.length).toBeGreaterThan(1);
        expect(reply.text).toContain(word);
      },
    ),
    { numRuns: effort(40, 80) },
  );
});

test.each(questions)('without it, “%s” is answered with figures', async (question) => {
  const { reply, calls } = await askShop(shop, [question]);
  expect(calls.some(({ name }) => withFigures.has(name))).toBe(true);
  expect(reply.isAnswered).toBe(true);
});

test.each([
  ['zebra sales last week', /^Sales last week$/],
  ['best zebra items in june', /^Best items in June 2025$/],
  ['tips zebra by staff in june', /^Tips by member of staff in June 2025$/],
])('a button of the reply to “%s” asks the question without the word', async (question, expected) => {
  const { reply } = await askShop(shop, [question]);
  const [first = ''] = reply.suggestions;
  expect(first).toMatch(expected);
  const { reply: answered } = await askShop(shop, [first]);
  expect(answered.isAnswered).toBe(true);
});

test.each(['does our match look good', 'sales in the mood', 'how was the concert in town'])(
  'everyday words of “%s” are taken for no month, name or item',
  async (question) => {
    const { calls } = await askShop(shop, [question]);
    expect(calls.filter(({ name }) => withFigures.has(name))).toEqual([]);
  },
);

test.each([
  ['sales not counting location 2 yesterday', [{ field: 'location', values: ['Location 1', 'Location 3'] }]],
  [
    'how much did everyone but owen sell yesterday',
    [{ field: 'collected-by', values: ['Maya Duarte', 'Priya Nair', 'Theo Lindqvist'] }],
  ],
  ['june sales excluding weekends', [{ field: 'weekday', values: ['1', '2', '3', '4', '5'] }]],
  [
    'sales last week except maya at location 1',
    [
      { field: 'location', values: ['Location 1'] },
      { field: 'collected-by', values: ['Owen Reyes', 'Priya Nair', 'Theo Lindqvist'] },
    ],
  ],
])('“%s” leaves out what it names', async (text, filters) => {
  const { calls } = await askShop(shop, [text]);
  expect(calls.find(({ name }) => name === 'figures')?.question).toMatchObject({ filters });
});

test.each([
  ['orders with no tip last week', 'no tip'],
  ['top items in june except the granola', 'except'],
  ['what did we sell yesterday other than bread', 'other than'],
  ['granola sold before july 4', 'before'],
  ['sales last week without the big orders', 'without'],
  ['bread and coffee in june', 'Coffee'],
  ['top item per location in june', 'one thing at a time'],
  ['which items sold best at each store', 'one thing at a time'],
  ['how many people look around and leave', 'buys nothing'],
  ['sales vs', 'vs'],
  ['fees for card vs invoice in june', 'vs'],
  ['how much of last week was online vs usual', 'vs'],
  ['what went wrong last week', 'went wrong'],
  ['payments by visa in june', 'Visa'],
  ['can you refund the last order', 'I can’t give a refund'],
  ['refund PAY-144021', 'I can’t give a refund'],
  ['you got that wrong', 'sorry'],
])('“%s” shows no figure, and says “%s”', async (text, word) => {
  const { reply, calls } = await askShop(shop, [text]);
  expect(calls.filter(({ name }) => withFigures.has(name))).toEqual([]);
  expect(reply.text).toContain(word);
});

test.each([
  ['how many transactions did we have on wednesday', 'transactions @2025-07-16'],
  ['difference in fees between q1 and q2 2025', 'fees @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30'],
  ['did tips go up from april to may 2025', 'tips @2025-05-01..2025-05-31 vs 2025-04-01..2025-04-30'],
  ['tips from april to may 2025', 'tips @2025-04-01..2025-05-31'],
  ['tips june 2025 and may 2025 combined', 'tips @2025-05-01..2025-06-30'],
  ['compare last thanksgiving with the one before', 'net-sales @2024-11-28 vs 2023-11-23'],
  ['gift card money used in may', 'gift-cards-redeemed @2025-05-01..2025-05-31'],
  ['how many transactions had no fee in june', 'transactions @2025-06-01..2025-06-30 if fee-charged=Without fee'],
  ['refund last week', 'refunds @2025-07-06..2025-07-12'],
  // The name of a figure.
  ['deposits collected and redeemed last week', 'deposits @2025-07-06..2025-07-12'],
  ['gift cards sold vs redeemed in may', 'gift-cards-sold @2025-05-01..2025-05-31'],
  ['fees for the first six months', 'fees @2025-01-01..2025-06-30'],
  ['who got the most tips in june i say maya', 'tips by collected-by @2025-06-01..2025-06-30 top'],
  ['which location sold the most in june was it location 1', '~taken by location @2025-06-01..2025-06-30 top'],
])('“%s” asks for %s', async (text, expects) => {
  expect(verdictOn(expects, await askShop(shop, [text]))).toBe('right');
});

test.each([
  ['in which hour come more people the sundays', '~count by hour if weekday=0'],
  ['how many was the sales yesterday', '~taken @2025-07-17'],
  ['sales by maya not theo in june', '~sales @2025-06-01..2025-06-30 if collected-by=Maya Duarte'],
  ['how much did we lose to discounts in june', 'discounts @2025-06-01..2025-06-30'],
  ['location to how did it do on sunday', '~taken @2025-07-13 if location=Location 2'],
  ['sales weak by weak since june 1', '~taken by week @2025-06-01..2025-07-18'],
  ['a lady bought a knife last week i need to find the sale', 'rows @2025-07-06..2025-07-12 if item-name=*'],
  ['am vs pm rev last wk', '~taken by hour|part-of-day @2025-07-06..2025-07-12'],
  ['cold brew qty apr / may / jun', 'items-sold @2025-04-01..2025-06-30 if item-name=Cold Brew Concentrate'],
  ['txns l7d', 'transactions @2025-07-12..2025-07-18'],
  ['how much sales tax do we gotta send in for june', 'taxes @2025-06-01..2025-06-30'],
  ['most common reason people return stuff in q2', '~any by refund-reason @2025-04-01..2025-06-30'],
  ['average sale on weekdays excluding the weekend in q2', 'average-net-sale @2025-04-01..2025-06-30 if weekday=*'],
  ['the bread class in june', '~itemsales @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop'],
  ['cash tips last week just the cash ones', 'cash-tips @2025-07-06..2025-07-12'],
  ['what percent do people tip us this year', 'tip-rate @2025-01-01..2025-07-18'],
  [
    'may was bad right\nor was it april\nwhich month was the worst this year',
    '~taken by month @2025-01-01..2025-07-18 bottom',
  ],
  ['where do i see sales next to last year in the sales summary', 'how *compare'],
  ['where do i see deferred sales', 'how *(/deferred-sales)'],
  ['how do catering people mostly pay', 'total-payments by tender if category=Catering'],
  ['did i make any money in june after i paid everybody', 'cannot'],
  ['tips per guy in june', 'tips by collected-by @2025-06-01..2025-06-30'],
])('broken or short, “%s” asks for %s', async (text, expects) => {
  expect(verdictOn(expects, await askShop(shop, [text]))).toBe('right');
});

test.each([
  'how much did we lose last week',
  'lost sales in june',
  'sales near location 2',
  'sales per minute in june',
  'items that sold only once in june',
  'which items sell together',
  'how long between visits',
  'have you his telephone',
  'brunch sales in june',
  'wifi sales last week',
  'points of the customers in june',
])('“%s” is not answered as something else', async (text) => {
  for (const texts of [[text], ['how many customers did we have in june', text]]) {
    const { calls } = await askShop(shop, texts);
    expect({ texts, figures: calls.filter(({ name }) => withFigures.has(name)) }).toEqual({ texts, figures: [] });
  }
});

test('sales with a tip are counted', async () => {
  const { reply } = await askShop(shop, ['how many sales had a tip last week']);
  expect(reply.text).toContain('There were **4 payments** with tips last week');
});

test('a question that is not understood leaves the conversation as it was', async () => {
  const texts = ['sales yesterday', 'refunds of the zebra', 'by location'];
  const { calls } = await askShop(shop, texts);
  expect(calls.find(({ name }) => name === 'figures')?.question).toMatchObject({
    range: { from: '2025-07-17', to: '2025-07-17' },
    groupBy: ['location'],
  });
});

test('a share is told of the whole, and its field is shown', async () => {
  const { reply } = await askShop(shop, ['online sales in june', 'what share of all sales']);
  expect(reply.text).toContain(
    '**Online: 13.3%** of net sales in June 2025, Jun 1 – 30, 2025: $1,490.08 of $11,234.53.',
  );
});

test('both together are the two periods, or the two places, before', async () => {
  const days = await askShop(shop, ['sales on monday', 'and tuesday', 'both together']);
  expect(days.calls.findLast(({ name }) => name === 'figures')?.question).toMatchObject({
    range: { from: '2025-07-14', to: '2025-07-15' },
  });
  const places = await askShop(shop, ['sales at location 1 last week', 'and 2', 'both together']);
  expect(places.calls.findLast(({ name }) => name === 'figures')?.question).toMatchObject({
    filters: [{ field: 'location', values: ['Location 1', 'Location 2'] }],
  });
});

test.each(['sales by boss', 'which nights in June did under $300', 'did anybody tip more than $4 in June'])(
  '“%s” is not answered without what limits or divides it',
  async (question) => {
    const { reply, calls } = await askShop(shop, [question]);
    expect(calls.filter(({ name }) => withFigures.has(name))).toEqual([]);
    expect(reply.isAnswered).toBe(false);
  },
);

test.each([
  ['sales before 10 this morning', '~sales @2025-07-18 if hour=00,01,02,03,04,05,06,07,08,09'],
  ['sales between 12 and 2 yesterday', '~sales @2025-07-17 if hour=12,13'],
  ['fri sat and sun last weekend', '~sales @2025-07-11..2025-07-13'],
  ['appointments revenue Mar-May', '~sales @2025-03-01..2025-05-31 if channel=Appointment'],
  ['gross sales by kind in june', 'gross-sales by kind @2025-06-01..2025-06-30'],
  ['team performance last week', '~sales by collected-by @2025-07-06..2025-07-12'],
  ['how many units were returned in june', 'items-refunded @2025-06-01..2025-06-30'],
  ['list todays sales', 'rows @2025-07-18 if transaction-type=Sale'],
  ['discounts as a percentage of sales in june', 'discounts @2025-06-01..2025-06-30'],
  ['how much came back in june', 'returns|refunds @2025-06-01..2025-06-30'],
  ['deferred sales from invoices in june', 'deferred-sales @2025-06-01..2025-06-30 if channel=Invoice'],
  [
    'are tuesday mornings getting worse since april',
    '~sales by week @2025-04-01..2025-07-18 if weekday=2; part-of-day=Morning',
  ],
  ['are tips getting better since april', 'tips by week @2025-04-01..2025-07-18'],
  ['did tips go up since april', 'tips @2025-06-01..2025-06-30 vs 2025-04-01..2025-04-30'],
  ['have sales gone up since june', '~sales @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18'],
])('“%s” is read as %s', async (question, expects) => {
  expect(verdictOn(expects, await askShop(shop, [question]))).toBe('right');
});

/** Goods that the shop does not have, of which each is near a word, an item, or a customer that it knows. */
const foreignGoods =
  'margherita kale yeast candles boots earrings hoodies jeans lager toffee sundaes roses bikes limes blankets pork'.split(
    ' ',
  );

test.each(foreignGoods)('“%s” is asked back, not read as another word', async (goods) => {
  for (const text of [`${goods} sales last week`, `how many ${goods} did we sell in june`]) {
    const { reply, calls } = await askShop(shop, [text]);
    expect({ text, figures: calls.filter(({ name }) => withFigures.has(name)) }).toEqual({ text, figures: [] });
    expect(reply.isAnswered).toBe(false);
  }
});

test.each([
  ['marguerit sales in 2024', 'customer=Marguerite Fontenay (C-032)'],
  ['pirya sales in june', 'collected-by=Priya Nair'],
])('“%s” has one typing error in a name', async (text, filter) => {
  expect(verdictOn(`~taken if ${filter}`, await askShop(shop, [text]))).toBe('right');
});

test('who asks is not known', async () => {
  const { reply } = await askShop(shop, ['split tips between me and theo']);
  expect(reply.isAnswered).toBe(false);
});

test.each([
  // A day of a statement counts if the question has none.
  ['I was away on Tuesday. How much did we sell?', 'net-sales @2025-07-15'],
  ['How much did we sell in May? The inspector comes on Monday.', 'net-sales @2025-05-01..2025-05-31'],
  // So do figures.
  ['My adviser says gross sales and not net, so please give me the tips of May.', 'tips @2025-05-01..2025-05-31'],
  // Who tells something limits nothing, but `he` is somebody.
  ['Maya just asked me for a raise. What were fees last month?', 'fees @2025-06-01..2025-06-30'],
  [
    'Owen ran the place alone. What did he sell last month?',
    'net-sales @2025-06-01..2025-06-30 if collected-by=Owen Reyes',
  ],
  ['Theo broke a vase on Tuesday. How much was net sales that day?', 'net-sales @2025-07-15'],
  ['Roses came to Location 2. What did Location 3 take yesterday?', 'net-sales @2025-07-17 if location=Location 3'],
  ['Location 3 felt empty, how much did we sell on Sunday?', 'net-sales @2025-07-13 if location=Location 3'],
])('“%s” asks for %s', async (text, expected) => {
  expect(verdictOn(expected, await askShop(shop, [text]))).toBe('right');
});
