import fc from 'fast-check';
import { createLedger, localLedgerPort, type DimensionId } from '@back-office/shared/ledger';
import { effort } from '@back-office/shared/testing/effort';
import { askShop, type AskedShop } from '../../../../../evaluation/askReplies';
import { verdictOn } from '../../../../../evaluation/expectation';
import { libraryItems } from '../../../../domain/catalog';

const shop: AskedShop = { port: localLedgerPort(createLedger()), isSample: true, catalog: libraryItems };

type Named = readonly [words: string, asked: string];

const figures: readonly Named[] = [
  ['net sales', 'net-sales'],
  ['tips', 'tips'],
  ['refunds', 'refunds'],
  ['fees', 'fees'],
  ['taxes', 'taxes'],
  ['discounts', 'discounts'],
  ['gross sales', 'gross-sales'],
  ['number of transactions', 'transactions'],
  ['average sale', 'average-net-sale'],
];
const periods: readonly Named[] = [
  ['in june', '2025-06-01..2025-06-30'],
  ['last week', '2025-07-06..2025-07-12'],
  ['in q2', '2025-04-01..2025-06-30'],
  ['this year', '2025-01-01..2025-07-18'],
];
const groups: readonly Named[] = [
  ['by location', 'location'],
  ['by category', 'category'],
  ['by month', 'month'],
  ['by team member', 'collected-by'],
  ['by hour', 'hour'],
];
const limits: readonly (readonly [words: string, field: DimensionId, value: string])[] = [
  ['at location 2', 'location', 'Location 2'],
  ['at location 3', 'location', 'Location 3'],
  ['by maya', 'collected-by', 'Maya Duarte'],
  ['by theo', 'collected-by', 'Theo Lindqvist'],
  ['for coffee', 'category', 'Coffee'],
  ['on saturdays', 'weekday', '6'],
  ['in the morning', 'part-of-day', 'Morning'],
];

/** Ways to say a part of a question again, of which some are sentences with words that point back. */
const anyPart = ['X', 'and X?', 'what about X', 'now X please', 'no, X', 'thx, and X', 'ok X', 'X instead'];
const notFigures = [
  'the same thing X',
  'show that X',
  'can i see it X',
  'what was it X',
  'and what were they X',
  'could you show it X',
  'repeat that X',
  'how does it look X',
];

interface Slots {
  readonly figure: Named;
  readonly by: Named | undefined;
  readonly period: Named;
  readonly limits: ReadonlyMap<DimensionId, readonly [words: string, value: string]>;
}

function expectationOf({ figure, by, period, limits: own }: Slots): string {
  const filters = [...own].map(([field, [, value]]) => `${field}=${value}`).join('; ');
  return [figure[1], by && `by ${by[1]}`, `@${period[1]}`, filters && `if ${filters}`].filter(Boolean).join(' ');
}

function limited(slots: Slots, [words, field, value]: (typeof limits)[number]): Slots {
  return { ...slots, limits: new Map([...slots.limits, [field, [words, value]]]) };
}

/** A question, and what a turn names of it. */
const turns = fc
  .record({
    slots: fc.record({
      figure: fc.constantFrom(...figures),
      by: fc.option(fc.constantFrom(...groups), { nil: undefined }),
      period: fc.constantFrom(...periods),
    }),
    limit: fc.option(fc.constantFrom(...limits), { nil: undefined }),
    named: fc.oneof(
      fc.record({ slot: fc.constant('figure' as const), value: fc.constantFrom(...figures) }),
      fc.record({ slot: fc.constant('by' as const), value: fc.constantFrom(...groups) }),
      fc.record({ slot: fc.constant('period' as const), value: fc.constantFrom(...periods) }),
      fc.record({ slot: fc.constant('limits' as const), value: fc.constantFrom(...limits) }),
    ),
    pointing: fc.constantFrom(...anyPart, ...notFigures),
    plain: fc.constantFrom(...anyPart),
  })
  // What is divided by is not limited.
  .filter(({ slots, limit, named }) => {
    const by = named.slot === 'by' ? named.value : slots.by;
    return limit?.[1] !== by?.[1] && (named.slot !== 'limits' || named.value[1] !== by?.[1]);
  });

test('a turn replaces what it names, and keeps the rest', async () => {
  await fc.assert(
    fc.asyncProperty(turns, async ({ slots, limit, named, pointing, plain }) => {
      const empty: Slots = { ...slots, limits: new Map() };
      const before = limit ? limited(empty, limit) : empty;
      const after = named.slot === 'limits' ? limited(before, named.value) : { ...before, [named.slot]: named.value };
      const first = [slots.figure[0], limit?.[0], slots.by?.[0], slots.period[0]].filter(Boolean).join(' ');
      const turn = (named.slot === 'figure' ? plain : pointing).replace('X', named.value[0]);
      const verdict = verdictOn(expectationOf(after), await askShop(shop, [first, turn]));
      expect({ first, turn, verdict }).toEqual({ first, turn, verdict: 'right' });
    }),
    { numRuns: effort(60, 400) },
  );
});

test.each([
  [['net sales in june', 'which item sold best'], 'gross-sales by item-name @2025-06-01..2025-06-30 top'],
  [
    ['tips of maya in june', 'and owen', 'who had more'],
    'tips by collected-by if collected-by=Maya Duarte,Owen Reyes top',
  ],
  [['tips of maya in june', 'by team member'], 'tips by collected-by @2025-06-01..2025-06-30'],
  [
    ['sales by category in june', 'at location 2', 'which one was best'],
    '~sold by category if location=Location 2 top',
  ],
  [
    ['market stall last saturday', 'vs the one before'],
    '~sold @2025-07-12 vs 2025-07-05 if device-nickname=Market stall',
  ],
  [
    ['how many catering orders in june', 'and how much money is it'],
    'gross-sales @2025-06-01..2025-06-30 if category=Catering',
  ],
  [['how many transactions in june', 'in dollars'], '~taken @2025-06-01..2025-06-30'],
  [['sales yesterday', 'against last thursday'], 'net-sales @2025-07-17 vs 2025-07-10'],
  [['tips last week', 'who received them'], 'tips by collected-by @2025-07-06..2025-07-12'],
  [['tips in q2', 'and last year?'], 'tips @2024-04-01..2024-06-30'],
  [['taxes in q2', 'and on refunds only?'], 'taxes-on-refunds @2025-04-01..2025-06-30'],
  [['sales by hour yesterday', 'whats the total'], '~sold @2025-07-17'],
  [['fees by location in june', 'top 2'], 'fees by location @2025-06-01..2025-06-30'],
  [['tips by theo in june', 'for everything'], 'tips @2025-06-01..2025-06-30'],
  [['sales by staff and location in june', 'by location'], '~sold by location @2025-06-01..2025-06-30'],
  [['top 5 customers this year', 'the first one', 'what do they buy'], '~sold by item-name if customer-id=*'],
  [
    ['sales at location 2 in may', 'can i get refunds as well'],
    'refunds @2025-05-01..2025-05-31 if location=Location 2',
  ],
  [
    ['sales by location in june', 'sort by number of transactions'],
    'transactions by location @2025-06-01..2025-06-30 top',
  ],
  [['tips in may', 'scratch that, june'], 'tips @2025-06-01..2025-06-30'],
  [['tips in may', 'not may but june'], 'tips @2025-06-01..2025-06-30'],
  [['sales by weekday in june', 'in transactions, not dollars'], 'transactions by weekday @2025-06-01..2025-06-30'],
  [['tips in june', 'go back to net sales'], 'net-sales @2025-06-01..2025-06-30'],
  [['net sales q1', 'q2', 'change between the two'], 'net-sales @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31'],
  [['taxes q1', 'q2', 'add them up'], 'taxes @2025-01-01..2025-06-30'],
  [['discounts in june', 'on what'], 'discounts by item-name @2025-06-01..2025-06-30'],
  [['sales by channel in may', 'invoices out'], '~taken by channel if channel=Appointment,In-Person,In-Store,Online'],
  [['net sales by staff in may', 'remove theo', 'add theo'], 'net-sales by collected-by @2025-05-01..2025-05-31'],
  [
    ['coffee sales in june', 'add bakery', 'and the rest'],
    '~sold @2025-06-01..2025-06-30 if category=Catering,Classes,Deli,Equipment,Pantry',
  ],
  [['card payments in june', 'the rest'], '~payments by tender @2025-06-01..2025-06-30'],
  [
    ['sales last week', 'without location 2', 'and leave out sunday'],
    '~taken @2025-07-06..2025-07-12 if location=Location 1,Location 3; weekday=1,2,3,4,5,6',
  ],
  [['tips q3 last year', 'add q4'], 'tips @2024-07-01..2024-12-31'],
  [['fees for june 8 to 14', 'and the 7 days before'], 'fees @2025-06-01..2025-06-07'],
  [['tips july 1-15', 'same dates in june'], 'tips @2025-06-01..2025-06-15'],
  [['fees in august last year', 'and the august before'], 'fees @2023-08-01..2023-08-31'],
  [['fees in the first week of july', 'second week?'], 'fees @2025-07-08..2025-07-14'],
  [['fees in june', 'and quarter?'], 'fees @2025-04-01..2025-06-30'],
  [['fees in june', 'vs ly'], 'fees @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30'],
  [['maya in june', 'owen?', 'both, by week'], '~taken by week if collected-by=Maya Duarte,Owen Reyes'],
  [
    ['maya in june', 'owen?', 'top 3 products', 'back to the total of both'],
    '~taken if collected-by=Maya Duarte,Owen Reyes',
  ],
  [
    ['fees in january', 'february', 'march', 'which month was highest of the three'],
    'fees by month @2025-01-01..2025-03-31',
  ],
  [['tips on july 4', 'and last year', 'by staff on both days'], 'tips by collected-by @2024-07-04 vs 2025-07-04'],
  [['cash this week', 'last week?', 'difference'], '~cash @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12'],
  [
    ['discounts of priya in june', 'compare her sales to theo'],
    '~taken by collected-by if collected-by=Priya Nair,Theo Lindqvist',
  ],
  [['discounts by item in june', 'how many times in may'], 'discount-count by item-name @2025-05-01..2025-05-31'],
  [['units by item in june', 'bottom 3', 'flip it'], '~units by item-name @2025-06-01..2025-06-30 top'],
  [
    ['priya in june', 'what did she sell', 'discounts she gave'],
    'discounts @2025-06-01..2025-06-30 if collected-by=Priya Nair',
  ],
  [['who sold the most in june', 'what did that person sell'], '~sold by item-name if collected-by=*'],
  [['busiest hour in june', 'what do people buy in that hour'], '~sold by item-name if hour=*'],
  [
    ['net sales by location in june', 'drill into the top one', 'same thing, may'],
    '~any @2025-05-01..2025-05-31 if location=Location 3',
  ],
  [['best day this month', 'who was working then'], '~any by collected-by @2025-07-04'],
  [['honey or sourdough in june', 'the loser in may'], '~sold @2025-05-01..2025-05-31 if item-name=*'],
  [['tips by staff in june', 'show me 2'], 'tips by collected-by @2025-06-01..2025-06-30'],
  [['tips by staff in june', 'rank by fees'], 'fees by collected-by @2025-06-01..2025-06-30 top'],
  [['discounts in june', 'the biggest one'], 'rows @2025-06-01..2025-06-30 if discount-use=With discount'],
  [['net sales in june', 'total sales'], 'total-sales @2025-06-01..2025-06-30'],
  [['net sales in june', 'and total payments?'], 'total-payments @2025-06-01..2025-06-30'],
  [['net sales in june', 'what were payments in may'], 'total-payments @2025-05-01..2025-05-31'],
  [['gross sales in june', 'total sales'], 'total-sales @2025-06-01..2025-06-30'],
  [['total payments in may', 'minus fees'], 'net-total @2025-05-01..2025-05-31'],
  [['net total in may', 'explain that number'], 'define net-total'],
  [['whats the fee rate', 'how is it calculated'], 'define fee-rate || text 2.9%'],
  [['what are deferred sales', 'how much is there now'], 'deferred'],
  [['what do we owe on gift cards', 'how many did we sell this year'], 'gift-card-sales @2025-01-01..2025-07-18'],
  [['refunds in june', 'why'], 'refunds by refund-reason @2025-06-01..2025-06-30'],
  [['location 1', 'sales, last month'], '~taken @2025-06-01..2025-06-30 if location=Location 1'],
  [['invoices in june', 'list'], 'rows @2025-06-01..2025-06-30 if channel=Invoice'],
  [['olive oil in june', 'price per bottle?'], 'text $22.00'],
  [['biggest sale this month', 'who was the customer'], 'row'],
  [
    ['biggest sale this month', 'who was the customer', 'what else did they buy this year'],
    '~sold by item-name @2025-01-01..2025-07-18 if customer-id=*',
  ],
  [
    ['refunds this year', 'which location had the most', 'why', 'at that location'],
    'refunds by refund-reason if location=Location 1',
  ],
  [
    ['discounts in q2 by channel', 'drop the online one'],
    'discounts by channel if channel=Appointment,In-Person,In-Store,Invoice',
  ],
  [
    ['sales in june by category', 'only deli and pantry', 'which of the two did better'],
    '~sold by category if category=Deli,Pantry',
  ],
  [
    ['top 3 items in may', 'how did the second one do in june', 'and the first', 'both together'],
    '~sold @2025-06-01..2025-06-30 if item-name=* || ~sold by item-name @2025-06-01..2025-06-30 if item-name=*',
  ],
  [['fees in june', 'where was it highest'], 'fees by location @2025-06-01..2025-06-30'],
  [['show me yesterdays transactions', 'sort them by amount'], 'rows @2025-07-17 top'],
  [['fees in june', 'as a share of what we took in'], 'fee-rate @2025-06-01..2025-06-30'],
  [['fees in june', 'and may', 'and april', 'add them up'], 'fees @2025-04-01..2025-06-30'],
  [['fees in june', 'and may', 'and april', 'add the three months'], 'fees @2025-04-01..2025-06-30'],
  [['fees by day last week', 'add them up'], 'fees @2025-07-06..2025-07-12'],
  [
    ['honey sales in june', 'and the olive oil', 'which one sold more'],
    '~sold by item-name @2025-06-01..2025-06-30 if item-name=*',
  ],
  [['tips this week', 'last week?', 'which week was better'], 'tips @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12'],
  [['best day this month', 'what sold that day', 'and the worst day'], '~any by date @2025-07-01..2025-07-18 bottom'],
  [
    ['how much did walter hedgecock spend in 2024', 'when was he here last'],
    'rows @2024-01-01..2024-12-31 if customer=*',
  ],
  [['cash or card, which was bigger in june', 'how much was the other one'], '~cash @2025-06-01..2025-06-30'],
  [['sales at register 1 in june', 'the card reader?'], '~taken if device-name=Card reader 4'],
  [['sales at register 1 in june', 'all devices side by side'], '~taken by device-name @2025-06-01..2025-06-30'],
  [
    ['sourdough last saturday', 'saturdays overall this year'],
    '~sold @2025-01-01..2025-07-18 if item-name=*; weekday=6',
  ],
  [['fees in june', 'as a % of card payments'], 'fee-rate @2025-06-01..2025-06-30'],
  [
    ['net sales on saturdays in june', 'average per saturday'],
    'net-sales by date @2025-06-01..2025-06-30 if weekday=6',
  ],
  [['sales yesterday', 'compared to a week ago'], 'net-sales @2025-07-17 vs 2025-07-10'],
  [['tips in june', 'break that down by hour of day'], 'tips by hour @2025-06-01..2025-06-30'],
  [['tips in june', 'and the month so far'], 'tips @2025-07-01..2025-07-18'],
  [['register 1 in may', 'all saturdays in june'], '~taken @2025-06-01..2025-06-30 if weekday=6; device-name=*'],
  [['fees in june', 'into processing and invoice'], 'invoice-fees @2025-06-01..2025-06-30'],
  [['sales on july 1', 'and july 2', 'which one was best'], '~taken @2025-07-02 vs 2025-07-01'],
  [['tips by location in june', 'just register 1'], 'tips @2025-06-01..2025-06-30 if device-name=*'],
  [['what do we owe on gift cards', 'by month'], 'gift-card-sales by month'],
  [['comps in june', 'show me'], 'rows @2025-06-01..2025-06-30'],
  [['whats the fee on 100 by card', 'and by invoice'], 'text $3.65'],
  [['which location grew most in june', 'why'], '~any by category @2025-06-01..2025-06-30 if location=*'],
  [['sales by category in june', 'only the top 3'], 'text **Pantry** had the highest'],
  [['which location dropped most last week'], 'text No location had a decrease'],
  [['whats in stock', 'sourdough?'], 'text Sourdough Loaf, 800 g'],
  [['best day in june', 'how many orders that day', 'what sold best then'], '~itemsales by item-name @2025-06-20'],
  [['card payments in june', 'average payment'], 'average-net-sale @2025-06-01..2025-06-30 if tender=Card'],
  [['theo in june', 'and maya', 'who is ahead', 'what did she sell'], '~sold by item-name if collected-by=Maya Duarte'],
  [['how was saturday', 'and the saturday before', 'and the one before that'], '~any @2025-06-28'],
  [['sales on monday', 'the one before', 'the one before that', 'and the one before that'], '~any @2025-06-23'],
  [['how was last friday', 'the friday before', 'the one after'], '~any @2025-07-11'],
  [['last sale yesterday', 'how much was it'], 'text PAY-144091'],
  [['last sale yesterday', 'was there a tip', 'when was it'], 'text PAY-144091'],
  [['biggest sale last week', 'how much tax'], 'text PAY-144069'],
  [['biggest refund in june', 'how much was that'], 'text is a refund of'],
  [['biggest sale last week', 'how much was yesterday'], 'rows @2025-07-17'],
  [['sales yesterday morning', 'now the whole day'], 'net-sales @2025-07-17'],
  [['mornings last week', 'not just mornings'], 'net-sales @2025-07-06..2025-07-12'],
  [['granola last saturday morning', 'the full day'], '~sold @2025-07-12 if item-name=House Granola'],
  [
    ['net sales by month this year', 'which month was best', 'break that month down by week'],
    'net-sales by week @2025-05-01..2025-05-31',
  ],
  [['tips in june', 'break the month down by staff'], 'tips by collected-by @2025-06-01..2025-06-30'],
  [['tips since monday', 'by day', 'leave out today'], 'tips by date @2025-07-14..2025-07-17'],
  [['tips last week', 'not counting sunday'], 'tips @2025-07-06..2025-07-12 if weekday=1,2,3,4,5,6'],
  [['whats the price of olive oil', 'in stock', 'sold this month'], '~sold @2025-07-01..2025-07-18 if item-name=*'],
  [['this week vs last', 'which category dropped most', 'and items'], 'text had the largest decrease'],
  [['online sales in june', 'and the stall'], '~taken @2025-06-01..2025-06-30 if device-nickname=Market stall'],
  [['theo in june', 'everything he sold'], '~sold @2025-06-01..2025-06-30 if collected-by=Theo Lindqvist'],
  [
    ['evening sales in june', 'mornings', 'which part of day is best'],
    'text of all part of days in June 2025, Jun 1 – 30, 2025:',
  ],
  [['online orders in june', 'average size'], 'average-net-sale @2025-06-01..2025-06-30 if channel=Online'],
  [['tips in the first half of may', 'second half'], 'tips @2025-05-16..2025-05-31'],
  [['fees in may', '2nd half by staff'], 'fees by collected-by @2025-05-16..2025-05-31'],
  [
    ['tips by category in may', 'only location 3', 'compare w april'],
    'tips by category @2025-05-01..2025-05-31 vs 2025-04-01..2025-04-30 if location=Location 3',
  ],
  [
    ['tips by month this year', 'vs the year before'],
    'tips by month @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18',
  ],
  [['how many orders last friday', 'the biggest one'], 'rows @2025-07-11..2025-07-11'],
  [['payments in april', 'leave out the refunds'], 'payments-collected @2025-04-01..2025-04-30'],
  [['how do i issue a refund', 'could you do that for me'], 'cannot'],
  [['how do i delete a category', 'can you just do it'], 'cannot'],
  [['honey in april', 'olive oil', 'the two of them'], '~sold @2025-04-01..2025-04-30 if item-name=*'],
  [['honey in april', 'olive oil', 'the two of them'], 'text Olive Oil'],
  [['tips in june', 'no sorry i meant fees'], 'fees @2025-06-01..2025-06-30'],
  [['refunds in june', 'may', 'add em up'], 'refunds @2025-05-01..2025-06-30'],
  [['what is net sales', 'and mine for may'], 'net-sales @2025-05-01..2025-05-31'],
  [['tips by weekday in may', 'vs last may'], 'tips by weekday @2025-05-01..2025-05-31 vs 2024-05-01..2024-05-31'],
  [
    ['fees in q1 compared to q4 last year', 'and with the first quarter of last year'],
    'fees @2025-01-01..2025-03-31 vs 2024-01-01..2024-03-31',
  ],
  [['refunds by hour last week', 'now the slow ones'], 'refunds by hour @2025-07-06..2025-07-12 bottom'],
  [['sales by weekday in june', 'vs may', 'which day fell the most'], 'net-sales by weekday @2025-06-01..2025-06-30'],
  [['tips last month', 'no not tips, fees'], 'fees @2025-06-01..2025-06-30'],
  [['location 3 yesterday', 'sorry not 3, 2'], '~taken @2025-07-17 if location=Location 2'],
  [['sales monday', 'wait not monday tuesday'], '~taken @2025-07-15'],
  [['top 5 items in june', 'by quantity i mean, not by money'], '~units by item-name @2025-06-01..2025-06-30 top'],
  [['items sold in june', 'no wait, only on sundays'], 'items-sold @2025-06-01..2025-06-30 if weekday=0'],
  [['how many customers in june', 'who were they'], '~any by customer-id @2025-06-01..2025-06-30'],
  [['gift cards sold in may', 'and how much has been spent'], 'gift-cards-redeemed @2025-05-01..2025-05-31'],
  [['discounts in june', 'render it by staff'], 'discounts by collected-by @2025-06-01..2025-06-30'],
  [['location 2 in june', 'all of them side by side'], '~taken by location @2025-06-01..2025-06-30'],
  [['fees in may', 'leave out cash, because it is free'], 'fees @2025-05-01..2025-05-31 if tender=*'],
  [['coffee and pantry in june', 'units not $'], '~units @2025-06-01..2025-06-30 if category=Coffee,Pantry'],
  [['discounts by staff in june', 'add tips'], 'tips by collected-by @2025-06-01..2025-06-30'],
  [['discounts by staff in june', 'with tips as well'], 'discounts by collected-by @2025-06-01..2025-06-30'],
  [['fees by month this year', 'plus taxes', 'drop the fees'], 'taxes by month @2025-01-01..2025-07-18'],
  [['refunds by reason in q2', 'same quarter of last year'], 'refunds by refund-reason @2024-04-01..2024-06-30'],
  [['tips in the first half of the year', 'and last year'], 'tips @2024-01-01..2024-06-30'],
  [
    ['refunds in may', 'how many payments were that', 'list them'],
    'rows @2025-05-01..2025-05-31 if transaction-type=Refund',
  ],
  [
    ['tips in june', 'and may', 'which of the two was better'],
    'tips @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
  ],
  [['tips last monday', 'is it like that on every monday'], 'tips @2025-06-19..2025-07-18 if weekday=1'],
  [['largest sale in may', 'and june', 'who rang that up'], 'rows @2025-06-01..2025-06-30 top'],
  [['how much is owed on deposits', 'how much of it is gift cards'], 'deferred'],
  [['total payments in may', 'she means without tax'], 'net-sales @2025-05-01..2025-05-31'],
  [
    ['best items in june', 'why is granola so low'],
    '~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=*',
  ],
  [['cash on saturday', 'and sunday', 'now cards for both of those days'], '~card @2025-07-12..2025-07-13'],
  [
    ['theo today', 'and owen', 'the whole week for both'],
    '~taken @2025-07-13..2025-07-18 if collected-by=Owen Reyes,Theo Lindqvist',
  ],
  [
    ['busiest day of the week this year', 'what hours on that day'],
    '~taken by hour @2025-01-01..2025-07-18 if weekday=*',
  ],
  [['slowest weekday this year', 'and the busiest one then'], '~taken by weekday @2025-01-01..2025-07-18 top'],
  [
    ['tips in june by person', 'only maya', 'was that cash or card'],
    'tips by tender @2025-06-01..2025-06-30 if collected-by=*',
  ],
  [
    ['who spent the most this year', 'what has the top one been buying'],
    '~sold by item-name @2025-01-01..2025-07-18 if customer-id=*',
  ],
  [['what did Clara Montrose buy this year', 'how much did she spend'], '~taken @2025-01-01..2025-07-18 if customer=*'],
  [
    ['location 1 in june', 'location 2', '3', 'which grew most vs may'],
    'net-sales by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if location=Location 1,Location 2,Location 3',
  ],
  [['maya in june', 'everyone', 'tips instead, high to low'], 'tips by collected-by @2025-06-01..2025-06-30 top'],
  [['busiest weekday in june', 'that busy one what hours'], '~taken by hour @2025-06-01..2025-06-30 if weekday=*'],
  [['how do i change a price', 'and can i put a picture on it'], 'how *photo'],
  [['any refunds in june', 'whyd they bring them back'], 'refunds by refund-reason @2025-06-01..2025-06-30'],
  [['sales on mothers day', 'what did folks buy that day'], '~sold by item-name @2025-05-11'],
  [['sales this week', 'vs the one before'], '~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11'],
  [['sales in june', 'and in may a year ago'], '~taken @2024-05-01..2024-05-31'],
  [['sales on memorial day', 'and july 4', 'what sold the most on the fourth'], '~sold by item-name @2025-07-04 top'],
  [['deposits in june', 'who paid them'], 'rows @2025-06-01..2025-06-30'],
  [['refunds in june', 'what for'], 'refunds by refund-reason @2025-06-01..2025-06-30'],
  [['discounts in june', 'what for'], 'discounts by item-name @2025-06-01..2025-06-30'],
  // What is unknown of a question is unknown of its parts, until something is named that it may have stood for.
  [['sales xyzfoo yesterday', 'only cash'], 'ask'],
  [['earl grey sales yesterday', 'and on monday'], 'ask'],
  [['earl grey sales yesterday', 'only location 2'], 'ask'],
  [['earl grey sales yesterday', 'sourdough then'], '~sold @2025-07-17 if item-name=Sourdough Loaf, 800 g'],
  [['sales by location in june', 'and blorp in may', 'only saturdays'], 'ask'],
  [['refunds in may by the blorp', 'by reason'], 'refunds by refund-reason @2025-05-01..2025-05-31'],
  [['top items in may', 'in percent'], 'net-sales-share by item-name @2025-05-01..2025-05-31'],
  [['card vs cash payments in may', 'in percent please'], 'payment-share by tender @2025-05-01..2025-05-31'],
  [['payments by tender in may', 'in percent', 'only cash, in dollars'], '~cash @2025-05-01..2025-05-31'],
  [['fees in may', 'and what do we have left after that'], 'net-total @2025-05-01..2025-05-31'],
  [['biggest order in june', 'what did they buy', 'and in may the biggest'], 'rows @2025-05-01..2025-05-31 top'],
  [['sales by day last week', 'which day was the best', 'may i see the transactions of that day'], 'rows @2025-07-11'],
  [
    ['sales by staff in june', 'only owen and theo', 'what did those two get in tips'],
    'tips by collected-by @2025-06-01..2025-06-30 if collected-by=Owen Reyes,Theo Lindqvist || tips @2025-06-01..2025-06-30 if collected-by=Owen Reyes,Theo Lindqvist',
  ],
  [['what are comps', 'how much was it in may'], 'comps @2025-05-01..2025-05-31'],
  [['deposits in june', 'when will these customers come'], 'cannot'],
  [['how do i create an item', 'and a picture of it'], 'how /items'],
  [['sales the last 3 days', 'make it 7'], '~sales @2025-07-12..2025-07-18'],
  [['sales last weekend', 'just saturday'], '~sales @2025-07-12'],
  [['biggest sale of june', 'who rang it up', 'and the second biggest'], 'row'],
  [
    ['refunds in june', 'show them', 'the first one', 'and the same list for may'],
    'rows @2025-05-01..2025-05-31 if transaction-type=Refund',
  ],
  [['refunds by month this year', 'the worst month'], 'refunds by month @2025-01-01..2025-07-18 top'],
  [['honey in june', 'something quite different: busiest hour on saturdays'], '~any by hour if weekday=6 top'],
  [['sales at location 1 in june', 'what share is location 2'], 'net-sales by location @2025-06-01..2025-06-30'],
  [['what did we sell in june', 'from january until today'], '~any by item-name @2025-01-01..2025-07-18'],
  // A question of its own replaces the figure before.
  [['fees in november', 'who are my best customers'], 'total-payments by customer-id @2024-11-01..2024-11-30 top'],
  [
    ['fees in november', 'who are my best customers in december'],
    'total-payments by customer-id @2024-12-01..2024-12-31 top',
  ],
  [['gift cards', 'what did we sell in may'], '~sold by item-name @2025-05-01..2025-05-31'],
  [['refunds last week', 'what did we sell'], '~sold by item-name @2025-07-06..2025-07-12'],
  // What was left for something else is found again.
  [
    ['honey in june', 'busiest hour on saturdays', 'back to the honey'],
    '~sold by item-name @2025-06-01..2025-06-30 if item-name=*',
  ],
  [['tips in june', 'sales by location', 'back to tips'], 'tips @2025-06-01..2025-06-30'],
  [['average order in may', 'only invoices', 'back to all'], 'average-net-sale @2025-05-01..2025-05-31'],
  // A question of its own keeps no people of the one before.
  [
    ['maya or owen in june, who sold more', 'what sold best last month'],
    '~sold by item-name @2025-06-01..2025-06-30 top',
  ],
  // Parts of the whole
  [['what percent of sales is coffee in june', 'and pantry'], '~any by category @2025-06-01..2025-06-30'],
  [
    ['what percent of sales is coffee this year', 'by month'],
    '~sales by month @2025-01-01..2025-07-18 if category=Coffee',
  ],
  [['sales yesterday', 'just cards', "what's that in percent of the day"], 'payment-share by tender @2025-07-17'],
  // One of those that are shown, or some of them
  [['taxes in june by location', 'only the largest'], 'taxes by location @2025-06-01..2025-06-30 top'],
  [['who sold the most last week', 'who was second'], '~sales @2025-07-06..2025-07-12 if collected-by=*'],
  [
    ['who spent the most in june', 'what did that one buy'],
    '~any by item-name @2025-06-01..2025-06-30 if customer-id=*',
  ],
  [['last 5 sales', 'the third one', 'and the one before that'], 'row'],
  [['biggest sale in june', 'who was it', 'have they paid'], 'row || rows'],
  [
    ['beans, honey and granola in june', 'drop the honey'],
    '~sold by item-name @2025-06-01..2025-06-30 if item-name=Single-Origin Beans, 1 kg,House Granola',
  ],
  [['honey in june', 'for all locations'], '~sold @2025-06-01..2025-06-30 if item-name=*'],
  [['refunds by item this year', 'only the worst'], 'refunds by item-name @2025-01-01..2025-07-18 top'],
  [['fees in q1', 'fees as %'], 'fee-rate @2025-01-01..2025-03-31'],
  [['how many platters did we sell in june', 'at what price'], 'how *Platter'],
  [['sales on mothers day', 'what did owen sell that day'], '~any @2025-05-11 if collected-by=Owen Reyes'],
  [['how many things did we sell yesterday', 'which'], '~any by item-name @2025-07-17'],
  [['tips by staff in june', 'relative to their sales'], 'tip-rate by collected-by @2025-06-01..2025-06-30'],
  [['gift cards sold in june', 'used in that time'], 'gift-cards-redeemed @2025-06-01..2025-06-30'],
  [
    ['sales last week', 'and the one before', 'just location 2', 'put those two weeks side by side'],
    '~taken @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if location=Location 2',
  ],
  [['online sales in june', 'biggest'], 'rows @2025-06-01..2025-06-30 if channel=Online; transaction-type=Sale'],
  [
    ['top 5 items in june', 'what share of sales does each of those have', 'how did those five do in may'],
    '~any by item-name @2025-05-01..2025-05-31 if item-name=*',
  ],
  [['taxes by month in q2', 'what was refunded of it'], 'taxes-on-refunds by month @2025-04-01..2025-06-30'],
  [
    ['how many platters did we sell in june', 'and to whom'],
    'customers @2025-06-01..2025-06-30 if item-name=* || ~any by customer-id @2025-06-01..2025-06-30 if item-name=*',
  ],
  [['busiest hour last saturday', 'the tips of that day'], 'tips @2025-07-12'],
  [['what did clara montrose spend this year', 'show me her purchases one by one'], 'rows if customer=*'],
  [
    ['sales by hour on weekdays in june', 'and at the weekend'],
    '~sales by hour @2025-06-01..2025-06-30 if weekday=0,6',
  ],
  [['fees in june', 'per payment'], 'fees @2025-06-01..2025-06-30'],
  [['which day was best in june', 'how many people came that day'], 'customers @2025-06-20'],
  [
    ['best customer in june', 'how much', 'what did they buy'],
    '~any by item-name @2025-06-01..2025-06-30 if customer-id=*',
  ],
])('after %j the last turn asks for %s', async (texts, expects) => {
  expect(verdictOn(expects, await askShop(shop, texts))).toBe('right');
});

test.each([
  ['did fees go up between may and june 2025', 'fees @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
  ['have fees increased since last year', 'fees @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18'],
  ['are tips higher than in june 2024', 'tips @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30'],
  ['tips since june 1 until june 15', 'tips @2025-06-01..2025-06-15'],
  ['tips since the beginning of the year', 'tips @2025-01-01..2025-07-18'],
  ['taxes for the quarter that ended on june 30', 'taxes @2025-04-01..2025-06-30'],
  ['tips on the weekend or in the week', 'tips by weekday'],
  ['fees at location 2 in june', 'fees @2025-06-01..2025-06-30 if location=Location 2'],
  ['sourdo sales last week', '~sold @2025-07-06..2025-07-12 if item-name=Sourdough Loaf, 800 g'],
  ['top weekdays in june', '~sold by weekday @2025-06-01..2025-06-30 top'],
  ['yesterday compared with last thursday', '~taken @2025-07-17 vs 2025-07-10'],
  ['honey or granola in june, who wins', '~sold by item-name @2025-06-01..2025-06-30 if item-name=*'],
  ['what gets returned most', 'refunds|returns|items-refunded by item-name top'],
  ['same period last year for q2', '~taken @2024-04-01..2024-06-30'],
  ['items per sale in june', 'ask'],
  ['non-cash payments in june', '~payments by tender @2025-06-01..2025-06-30'],
  ['how do i find an old sale', 'how /transactions'],
  ['what percent is paid in cash at location 2 in june', '~cash @2025-06-01..2025-06-30 if location=Location 2'],
  ['friday vs saturday nights', '~taken by weekday if part-of-day=Evening; weekday=5,6'],
  ['taxes may and june, each on its own', 'taxes by month @2025-05-01..2025-06-30'],
  ["tips between noon and five o'clock in june", 'tips @2025-06-01..2025-06-30 if hour=12,13,14,15,16'],
  ['our year began on july 1, 2024. what were fees from then until june 30?', 'fees @2024-07-01..2025-06-30'],
  ['i closed the books on june 14. what were tips for everything after that?', 'tips @2025-06-15..2025-07-18'],
  ['fees this year vs the same stretch of last year', 'fees @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18'],
  ['fees for june and the tips for the same month in one go', 'tips @2025-06-01..2025-06-30'],
  ['tips of each member of the staff in june', 'tips by collected-by @2025-06-01..2025-06-30'],
  ['fees june gotta file', 'fees @2025-06-01..2025-06-30'],
  ['fees in may, pardon, our june fees', 'fees @2025-06-01..2025-06-30'],
  ['did we break 900 on monday', '~taken @2025-07-14'],
  ['did we beat 12k in june', '~taken @2025-06-01..2025-06-30'],
  ['which days did we hit 900', 'ask'],
  ['did we pass 3 locations', 'ask'],
  ['did we hit 500 transactions in june', 'ask'],
  ['what is left of the gift cards', 'deferred'],
  ['payments of yesterday one by one', 'rows @2025-07-17'],
  ['refunds in june and what was wrong with them', 'refunds by refund-reason @2025-06-01..2025-06-30'],
  ['cold brews and sour doughs in june', '~sold by item-name @2025-06-01..2025-06-30 || ~sold @2025-06-01..2025-06-30'],
  ['what did the granola cost me in june', 'cannot'],
  ['what remains of the june payments once the fees are taken off', 'net-total @2025-06-01..2025-06-30'],
  ['what exactly does net sales include that gross sales does not', 'define net-sales; gross-sales'],
  ['i am not quite certain what comps are, could you explain it?', 'define comps'],
  ['how do i get the figures out as a file', 'how *export'],
  ['how can i bring our old sales in', 'how *import'],
  ['need to raise granola to 12 dollars, where', 'how /items'],
  ['where do i print lables', 'how *label'],
  ['how do i enter our stock count', 'how /items/inventory'],
  ['i would like to build a report. where do i begin?', 'how /financial-suite/custom-reports'],
  ['friday and saturday nights in june', '~taken @2025-06-01..2025-06-30 if part-of-day=Evening; weekday=5,6'],
  ['friday night vs saturday night last week', '~taken @2025-07-11 vs 2025-07-12 if part-of-day=Evening'],
  ['monday thru thursday vs fri-sun, june', '~taken by weekday @2025-06-01..2025-06-30'],
  [
    'monday thru thursday vs fri-sun, june',
    'text Monday to Thursday came to **$5,659.39** in 17 days; Friday to Sunday came to **$5,575.14** in 13 days',
  ],
  [
    'monday thru thursday vs fri-sun, june',
    'text **Friday to Sunday had the higher net sales per day**: $428.86, $95.95 more than Monday to Thursday.',
  ],
  ['are tuesdays worse than mondays in june', '~taken by weekday @2025-06-01..2025-06-30 if weekday=1,2'],
  [
    'does maya sell more than owen in june',
    'text **Maya Duarte had the higher net sales**: $4,579.07, $2,053.32 more than Owen Reyes.',
  ],
  ['discounts in june, location 1 vs location 2', 'text Location 1 had more discounts**: ($'],
  ['how many gift cards were redeemed in may', 'gift-cards-redeemed @2025-05-01..2025-05-31'],
  ['how many transactions per day in june', 'text **Transactions: 3.1 per day on average**, 93 in 30 days.'],
  ['which customers came back most in june', 'text came the most'],
  ['tue-thu compared to fri-sat tips in june', 'tips by weekday @2025-06-01..2025-06-30 if weekday=2,3,4,5,6'],
  ['mon to fri vs sat and sun this year', '~taken by weekday @2025-01-01..2025-07-18'],
  ['whats selling well lately', '~sold by item-name top'],
  ['what sells well these days', '~sold by item-name top'],
  ['which products are doing poorly this month', '~sold by item-name @2025-07-01..2025-07-18 bottom'],
  ["what's been selling recently", '~sold by item-name'],
  ['items under $10', 'text 2 items cost under $10.00'],
  ['do we sell anything over $100', 'text 2 items cost over $100.00'],
  ['list items cheaper than $9', 'text House Granola costs $8.75'],
  ['products over $1000', 'text No item costs over $1,000.00'],
  ['items sold under $10 last week', 'ask'],
  ['sales under $10 last week', 'rows @2025-07-06..2025-07-12'],
  ['break june down by store', '~taken by location @2025-06-01..2025-06-30'],
  [
    'discounts by staff yesterday',
    'text **Discounts: $0.00** yesterday, Thursday, Jul 17, 2025, so there is nothing to list by member of staff.',
  ],
  ['the day after christmas', '~taken @2024-12-26'],
  ['tips this month without today', 'tips @2025-07-01..2025-07-17'],
  ['card vs cash tips this month', 'card-tips @2025-07-01..2025-07-18'],
  ['all 3 locations last week', '~taken by location @2025-07-06..2025-07-12'],
  ['what did we sell between 9 and 11 this am', '~sold by item-name @2025-07-18 if hour=09,10'],
  ['p&l for q2', 'cannot'],
  ['gc redemptions june', 'gift-cards-redeemed @2025-06-01..2025-06-30'],
  ['june transactions in excel', 'how *Export'],
  ['how can we sell more', 'ask'],
  ['tips in the first half of may vs the second half', 'tips @2025-05-01..2025-05-15 vs 2025-05-16..2025-05-31'],
  ['tips in the 2nd half of last month', 'tips @2025-06-16..2025-06-30'],
  ['earl grey sales in june', 'ask'],
  ['dscnts by lctn in june', 'discounts by location @2025-06-01..2025-06-30'],
  ['tips 4 june', 'tips @2025-06-01..2025-06-30'],
  ['will next month be any better', 'cannot'],
  ['is christmas going to be busy', 'cannot'],
  ['fees by type in june', 'processing-fees|invoice-fees @2025-06-01..2025-06-30'],
  ['I lost all my sales once when a laptop broke, so I want a copy of them. How could I do that?', 'how *back up'],
  [
    'Half the town pays with its phones these days. How much came in that way in May?',
    '~payments by tender @2025-05-01..2025-05-31',
  ],
  ['Our neighbor dropped in and would like to know our tips in May.', 'tips @2025-05-01..2025-05-31'],
  ['what has been paid for but we have not delivered yet', 'deferred'],
  ['what does redeemed mean', 'define gift-cards-redeemed; deposits-redeemed'],
  ['what time do most customers come in, june', '~any by hour @2025-06-01..2025-06-30'],
  ['tips this year vs 2024', 'tips @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18'],
  ['whats in stock at location 3', 'how /items/inventory'],
  ['how much granola is left at location 1', 'how /items/inventory'],
  ['diff between gross sales and net total', 'define gross-sales; net-total'],
  [
    'online or in person in may, which is bigger',
    '~taken by channel @2025-05-01..2025-05-31 if channel=In-Person,Online',
  ],
  ['process a return for me', 'cannot'],
  ['show me the last 3 invoices', 'rows if channel=Invoice'],
  ['did maya sell more then owen in may', '~taken by collected-by if collected-by=Maya Duarte,Owen Reyes'],
  [
    'which salon made more in may, location 1 or location 3',
    '~taken by location @2025-05-01..2025-05-31 if location=Location 1,Location 3',
  ],
  [
    'weekday evenings at location 3 in may',
    '~taken @2025-05-01..2025-05-31 if location=Location 3; weekday=1,2,3,4,5; part-of-day=Evening',
  ],
  ['should we close earlier on mondays', 'cannot'],
  ['is it worth opening on sundays', 'cannot'],
  ['no. of orders yesterday', '~count @2025-07-17'],
  ['how many sales yesterday, not counting returns', 'sale-count @2025-07-17'],
  ['taxes in q1, we have to submit them', 'taxes @2025-01-01..2025-03-31'],
  ['sales at stores 1 and 3 june', '~taken @2025-06-01..2025-06-30 if location=Location 1,Location 3'],
  ['sales over the weekend', '~taken @2025-07-12..2025-07-13'],
  [
    'fees of the second quarter compared to those of the first',
    'fees @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31',
  ],
  ['did tips rise from the first quarter to the second', 'tips @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31'],
  [
    'are we ahead of last year, I mean from january until today',
    '~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18',
  ],
  ['maya no sorry theo, tips in june', 'tips @2025-06-01..2025-06-30 if collected-by=Theo Lindqvist'],
  ['which bakery item should we drop', '~sold by item-name if category=Bakery bottom'],
  ['when does bread sell', '~any by hour if item-name=*'],
  ['how many people paid with apple pay in june', '~count @2025-06-01..2025-06-30 if tender=Digital Wallet'],
  ["who's paid a deposit but we haven't done the order yet", 'deferred'],
  ["total sales vs total payments, what's the diff", 'define total-sales; total-payments'],
  [
    'what percent of our coffee sales were online in june',
    '~any by channel @2025-06-01..2025-06-30 if category=Coffee',
  ],
  ['how do i put a photo on the pour over set', 'how *photos'],
  ['how do i send june to my accountant in excel', 'how *Export'],
  ['is there a video about refunds', 'how /education'],
  ['i want to know about the workshops', '~any if item-name=*'],
  ['gross june. sorry no july', 'gross-sales @2025-07-01..2025-07-18'],
  ['taxes in june, less the tax on returns', 'taxes @2025-06-01..2025-06-30'],
  ['for my tax return: taxes by location in q2', 'taxes by location @2025-04-01..2025-06-30'],
  ['comps only, not discounts, last week', 'comps @2025-07-06..2025-07-12'],
  ['refunds in may, including refunds by amount', 'refunds @2025-05-01..2025-05-31'],
  ['which payments in june were never charged any fee', 'rows @2025-06-01..2025-06-30 if fee-charged=*'],
  ['rank weekdays by tips in june', 'tips by weekday @2025-06-01..2025-06-30 top'],
  ['locations on average ticket in june', 'average-net-sale by location @2025-06-01..2025-06-30'],
  ['was 11 to 1 slow on monday', '~taken @2025-07-14 if hour=11,12'],
  ['jst tht one thing: tips frm last wk', 'tips @2025-07-06..2025-07-12'],
  ['ystrdy fees', 'fees @2025-07-17'],
  ['tips in june split into cash and card', 'tips by tender @2025-06-01..2025-06-30'],
  ['quietest hour on fridays, hoping to save staff', '~any by hour if weekday=5 bottom'],
  ['which screen do i use to see tips by staff', 'how /gratuity'],
  ['is there a training about comps and discounts', 'how /education'],
  ['how do i make the sales summary compare with last year', 'how *Compare'],
  ['where do i add a new lamp', 'how /items'],
  ['we got a delivery, where do i enter it', 'how /items/inventory'],
  ['what do customers buy with the honey', 'cannot'],
  ['what should have arrived in the bank last week, after fees', 'net-total @2025-07-06..2025-07-12'],
  ['bring our past transactions over from clover', 'how *import'],
  [
    'I think maya forgot to ring something up. show me what she did on the 9th',
    '~any @2025-07-09 if collected-by=Maya Duarte',
  ],
])('“%s” asks for %s', async (text, expects) => {
  expect(verdictOn(expects, await askShop(shop, [text]))).toBe('right');
});

test.each(['who works saturday', 'when was maya here last', 'good morning!'])(
  '“%s” asks for no figures',
  async (text) => {
    const { calls } = await askShop(shop, [text]);
    expect(calls.filter(({ name }) => name === 'figures')).toEqual([]);
  },
);

test.each([
  ['refunds by location in june', 'the fifth one, which items'],
  ['sales by location in june', 'drop the online refunds'],
  ['tips in june', 'fees in june', 'both together'],
  ['tips in june', 'by staff', 'how much did she get'],
  ['tips in june', 'who spent the most', 'compared to may'],
  ['tips in june', 'by weekday', 'how many customers come on that day'],
  ['tips in june', 'sales by location', 'show me that one by week'],
  ['gift cards sold in june', 'and in may', 'so is that money ours'],
])('after “%s” and “%s” what is not there is asked back', async (...texts) => {
  const { reply } = await askShop(shop, texts);
  expect(reply.isAnswered).toBe(false);
});
