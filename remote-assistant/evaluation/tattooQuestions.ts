import type { Asked } from './asked';

/**
 * The owner of a tattoo and piercing studio that also sells goods types fast with one thumb between two clients:
 * blunt, slang, hardly a mark, and no patience for long answers.
 */
export const tattooQuestions: readonly Asked[] = [
  // Money of days
  ['yo wot we pull today', '~taken @2025-07-18'],
  [
    'gimme yday n today',
    '~taken by date|weekday @2025-07-17..2025-07-18 || ~taken @2025-07-18 vs 2025-07-17 || ~taken @2025-07-17 vs 2025-07-18',
  ],
  ['whats the damage for the week so far', '~taken @2025-07-13..2025-07-18'],
  [
    'last sat vs the sat b4 which 1 slapped',
    '~taken|~count @2025-07-12 vs 2025-07-05 || ~taken|~count @2025-07-05 vs 2025-07-12 || ~taken|~count by date @2025-07-05..2025-07-12 if weekday=6',
  ],
  ['june. all in. tax tips the lot', 'total-sales|total-payments|payments-collected @2025-06-01..2025-06-30'],
  [
    'how dead was monday b honest',
    '~taken|~count @2025-07-14 || ~taken|~count @2025-07-14 vs 2025-07-07 || ~taken|~count @2025-07-14 vs 2025-07-13 || ~taken|~count by hour @2025-07-14',
  ],
  [
    'is this yr better than last or am i kiddin myself',
    '~taken|~count @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || ~taken|~count @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31',
  ],
  [
    '4th of july did we even sell anythin??',
    '~taken|~count|~units @2025-07-04 || rows @2025-07-04 || rows @2025-07-04 if transaction-type=Sale || ~sold by item-name @2025-07-04 || ~taken|~count|~units @2025-07-04 if transaction-type=Sale',
  ],
  ['worst day since start of may. which one', '~taken|~count by date @2025-05-01..2025-07-18 bottom'],
  ['fridays wot hour pops off the most, this yr', '~taken|~count by hour @2025-01-01..2025-07-18 if weekday=5 top'],
  [
    'evenings even worth stayin open for? this month',
    '~taken|~count|net-sales-share|payment-share by part-of-day @2025-07-01..2025-07-18 || ~taken|~count|net-sales-share|payment-share by hour @2025-07-01..2025-07-18 || ~taken|~count|net-sales-share|payment-share @2025-07-01..2025-07-18 if part-of-day=Evening || ~taken|~count by hour @2025-07-01..2025-07-18 if part-of-day=Evening',
  ],
  ['avg ticket last month', 'average-sale|average-net-sale @2025-06-01..2025-06-30'],
  ['how many sales on sunday', '~count @2025-07-13 || ~count @2025-07-13 if transaction-type=Sale'],
  [
    'valentines day what we made n what was it last yr',
    '~taken @2025-02-14 vs 2024-02-14 || ~taken @2024-02-14 vs 2025-02-14',
  ],
  // Cash, card, tips
  [
    'last 30 days cash only',
    '~cash @2025-06-19..2025-07-18 || ~cash @2025-06-18..2025-07-17 || ~cash @2025-06-18..2025-07-18',
  ],
  [
    'cash vs card vs that phone tap thing. june',
    'payment-share|~taken|~count by tender @2025-06-01..2025-06-30 || payment-share|~taken|~count by tender @2025-06-01..2025-06-30 if tender=Card,Cash,Digital Wallet || tender-card|tender-cash|tender-digital-wallet @2025-06-01..2025-06-30',
  ],
  ['tips this wk per head whos eatin', 'tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18'],
  [
    'did theo get tipped sat',
    'tips|tips-and-gratuity|card-tips|cash-tips @2025-07-12 if ~staff=Theo Lindqvist || tips|tips-and-gratuity by ~staff @2025-07-12',
  ],
  [
    'tip % in june compared 2 may',
    'tip-rate @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || tip-rate by month @2025-05-01..2025-06-30',
  ],
  ['how much we lose to card fees last month. robbery', 'fees|processing-fees @2025-06-01..2025-06-30'],
  [
    'is the fee % creepin up this yr',
    'fee-rate by month @2025-01-01..2025-07-18 || fee-rate by week @2025-01-01..2025-07-18 || fee-rate @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || fee-rate @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31',
  ],
  ['q2 tax wot do i owe', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
  // The crew
  [
    'owen sales june gimme',
    '~taken @2025-06-01..2025-06-30 if ~staff=Owen Reyes || ~taken @2025-06-01..2025-06-30 if ~staff=Owen Reyes; transaction-type=Sale',
  ],
  [
    'maya or priya who shifted more this month no bs',
    '~sold|~taken|~count by ~staff @2025-07-01..2025-07-18 if ~staff=Maya Duarte,Priya Nair || ~sold|~taken|~count by ~staff @2025-07-01..2025-07-18',
  ],
  ['who sold the most knives this yr', '~sold by ~staff @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm top'],
  [
    'whos handin out the discounts, last month. lookin at u theo',
    'discounts|discounts-and-comps|discount-count by ~staff @2025-06-01..2025-06-30 || discounts|discounts-and-comps|discount-count @2025-06-01..2025-06-30 if ~staff=Theo Lindqvist',
  ],
  ['avg sale each of the crew since jan', 'average-sale|average-net-sale by ~staff @2025-01-01..2025-07-18'],
  // Places
  ['wat did loc 2 do last wk', '~taken|~count @2025-07-06..2025-07-12 if location=Location 2'],
  ['which shop is carryin us rn', '~taken|~count|net-sales-share|payment-share by location top'],
  [
    'market stall this month day by day was it worth the petrol',
    '~taken|~count by date @2025-07-01..2025-07-18 if device-nickname=Market stall || ~taken|~count by date @2025-07-01..2025-07-18 if channel=In-Person || ~taken|~count by date @2025-07-01..2025-07-18 if device-name=Card reader 4',
  ],
  [
    'café bar n front counter side by side, june',
    '~taken|~count|net-sales-share|payment-share by device-nickname @2025-06-01..2025-06-30 if device-nickname=Café bar,Front counter || ~taken|~count by device-nickname|device-name @2025-06-01..2025-06-30 || ~taken|~count by device-name @2025-06-01..2025-06-30 if device-name=Register 1,Register 2',
  ],
  [
    'web orders last month hows it lookin',
    '~taken|~count @2025-06-01..2025-06-30 if channel=Online || ~taken|~count @2025-06-01..2025-06-30 if source=Online store || rows @2025-06-01..2025-06-30 if channel=Online || rows @2025-06-01..2025-06-30 if source=Online store || ~taken|~count by channel|source @2025-06-01..2025-06-30',
  ],
  [
    'bookings money this yr by month (appts)',
    '~taken by month @2025-01-01..2025-07-18 if channel=Appointment || ~taken by month @2025-01-01..2025-07-18 if source=Appointments',
  ],
  // Goods
  ['knives in june how many n how much $$', '~sold @2025-06-01..2025-06-30 if item-name=Chef’s Knife, 20 cm'],
  ['top 5 sellers this yr money wise', '~itemsales by item-name @2025-01-01..2025-07-18 top'],
  [
    'bottom 3 this month what do i bin',
    '~sold by item-name @2025-07-01..2025-07-18 bottom || unsold @2025-07-01..2025-07-18',
  ],
  [
    'beans vs cold brew last quarter',
    '~sold by item-name @2025-04-01..2025-06-30 if item-name=Single-Origin Beans, 1 kg,Cold Brew Concentrate || ~sold by item-name @2025-04-01..2025-06-30',
  ],
  [
    'all the coffee stuff june against may',
    '~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Coffee || ~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if reporting-category=Coffee || ~sold by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Coffee || ~sold by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if reporting-category=Coffee || ~sold by month @2025-05-01..2025-06-30 if category=Coffee || ~sold by month @2025-05-01..2025-06-30 if reporting-category=Coffee || ~sold by category|reporting-category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
  ],
  [
    'did ANY platters go in the last 2 wks',
    '~sold @2025-07-05..2025-07-18 if item-name=Catering Platter, Serves 12 || ~sold @2025-07-04..2025-07-17 if item-name=Catering Platter, Serves 12 || ~sold @2025-07-04..2025-07-18 if item-name=Catering Platter, Serves 12 || ~sold @2025-06-29..2025-07-12 if item-name=Catering Platter, Serves 12 || ~sold @2025-07-06..2025-07-18 if item-name=Catering Platter, Serves 12 || rows @2025-07-05..2025-07-18 if item-name=Catering Platter, Serves 12 || rows @2025-07-04..2025-07-17 if item-name=Catering Platter, Serves 12 || rows @2025-07-04..2025-07-18 if item-name=Catering Platter, Serves 12 || rows @2025-06-29..2025-07-12 if item-name=Catering Platter, Serves 12 || rows @2025-07-06..2025-07-18 if item-name=Catering Platter, Serves 12',
  ],
  ['wots not sold a single one since new yr', 'unsold @2025-01-01..2025-07-18'],
  [
    'honey n olive oil combined wot they brung in since may',
    '~itemsales @2025-05-01..2025-07-18 if item-name=Wildflower Honey, 350 g,Olive Oil, Cold-Pressed, 500 ml || ~itemsales by item-name @2025-05-01..2025-07-18 if item-name=Wildflower Honey, 350 g,Olive Oil, Cold-Pressed, 500 ml',
  ],
  // Money back and money away
  [
    'refunds this month how much ffs',
    'refunds|returns|returned|payments-refunded|partial-refunds|return-count @2025-07-01..2025-07-18 || ~taken @2025-07-01..2025-07-18 if transaction-type=Refund || rows @2025-07-01..2025-07-18 if transaction-type=Refund',
  ],
  [
    'why they bringin stuff back. june',
    '~any by refund-reason @2025-06-01..2025-06-30 || ~any by refund-reason @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
  ],
  ['freebies we gave out since jan', 'comps|comp-count|discounts-and-comps @2025-01-01..2025-07-18'],
  [
    'who still owes me',
    'deferred || rows if transaction-status=Partially Paid || customers if transaction-status=Partially Paid || ~any by customer|customer-id if transaction-status=Partially Paid',
  ],
  ['gift cards we flogged in december', 'gift-card-sales|gift-cards-sold @2024-12-01..2024-12-31'],
  // Punters
  [
    'has declan fairweather been in this yr. wot did he drop',
    '~taken|~count @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer=* || ~sold by item-name @2025-01-01..2025-07-18 if customer=*',
  ],
  [
    'last sale today wot was it n who took it',
    'row @2025-07-18 || rows @2025-07-18 || row @2025-07-18 if transaction-type=Sale || rows @2025-07-18 if transaction-type=Sale',
  ],
  [
    'biggest single payment in june',
    'row @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 || row @2025-06-01..2025-06-30 if transaction-type=Sale || rows @2025-06-01..2025-06-30 if transaction-type=Sale || ~taken by transaction-id|payment-id @2025-06-01..2025-06-30 top',
  ],
  [
    'show me everythin that went thru wed after 5',
    'rows @2025-07-16 if part-of-day=Evening || rows @2025-07-16 if hour=17,18,19,20,21,22,23 || rows @2025-07-16 if hour=17,18,19,20,21,22,23; transaction-type=Sale || rows @2025-07-16 if part-of-day=Evening; transaction-type=Sale',
  ],
  // No figure
  ['how tf do i change a price', 'how /items'],
  ['granola needs a pic how', 'how /items'],
  ['can u go dark mode my eyes r bleedin', 'how /settings'],
  ['wtf is deferred sales', 'define deferred-sales'],
  ['net vs gross diff? no essay', 'define net-sales; gross-sales'],
  ['whats a comp even', 'define comps'],
  ['wots my profit on the platter after ingredients', 'cannot'],
  ['how many no shows this month', 'cannot'],
  ['gonna be busy tmrw or nah', 'cannot'],
  ['ur a legend cheers', 'cannot || ask'],
];

export const tattooDialogues: readonly (readonly Asked[])[] = [
  [
    ['today?', '~taken @2025-07-18'],
    ['n yday', '~taken @2025-07-17 || ~taken @2025-07-17 vs 2025-07-18 || ~taken @2025-07-18 vs 2025-07-17'],
    [
      'same day last wk',
      '~taken @2025-07-10 || ~taken @2025-07-11 || ~taken @2025-07-17 vs 2025-07-10 || ~taken @2025-07-18 vs 2025-07-11',
    ],
    [
      'cash part of that',
      '~cash @2025-07-10 || ~cash @2025-07-11 || ~cash @2025-07-17 vs 2025-07-10 || ~cash @2025-07-18 vs 2025-07-11',
    ],
  ],
  [
    ['tips last month by who', 'tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30'],
    [
      'only the cash ones',
      'cash-tips by ~staff @2025-06-01..2025-06-30 || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 if payment-method=cash || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 if tender=Cash',
    ],
    [
      'n may',
      'cash-tips by ~staff @2025-05-01..2025-05-31 || cash-tips by ~staff @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || cash-tips by ~staff @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || tips|tips-and-gratuity by ~staff @2025-05-01..2025-05-31 if payment-method=cash || tips|tips-and-gratuity by ~staff @2025-05-01..2025-05-31 if tender=Cash || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if payment-method=cash || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if tender=Cash || tips|tips-and-gratuity by ~staff @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if payment-method=cash || tips|tips-and-gratuity by ~staff @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if tender=Cash',
    ],
    [
      'ok just priya',
      'cash-tips @2025-05-01..2025-05-31 if ~staff=Priya Nair || cash-tips @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if ~staff=Priya Nair || cash-tips @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if ~staff=Priya Nair || cash-tips by ~staff @2025-05-01..2025-05-31 if ~staff=Priya Nair || cash-tips by ~staff @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if ~staff=Priya Nair || cash-tips by ~staff @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if ~staff=Priya Nair || tips|tips-and-gratuity @2025-05-01..2025-05-31 if payment-method=cash; ~staff=Priya Nair || tips|tips-and-gratuity @2025-05-01..2025-05-31 if tender=Cash; ~staff=Priya Nair || tips|tips-and-gratuity @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if payment-method=cash; ~staff=Priya Nair || tips|tips-and-gratuity @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if tender=Cash; ~staff=Priya Nair || tips|tips-and-gratuity @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if payment-method=cash; ~staff=Priya Nair || tips|tips-and-gratuity @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if tender=Cash; ~staff=Priya Nair || tips|tips-and-gratuity by ~staff @2025-05-01..2025-05-31 if payment-method=cash; ~staff=Priya Nair || tips|tips-and-gratuity by ~staff @2025-05-01..2025-05-31 if tender=Cash; ~staff=Priya Nair || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if payment-method=cash; ~staff=Priya Nair || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if tender=Cash; ~staff=Priya Nair || tips|tips-and-gratuity by ~staff @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if payment-method=cash; ~staff=Priya Nair || tips|tips-and-gratuity by ~staff @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if tender=Cash; ~staff=Priya Nair',
    ],
  ],
  [
    ['knives this yr how many', '~units @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm'],
    ['by month', '~units by month @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm'],
    ['best 1?', '~units by month @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm top'],
    ['wot about platters', '~units by month @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12'],
    ['in money', '~itemsales by month @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12'],
  ],
  [
    ['loc 1 june', '~taken|~count @2025-06-01..2025-06-30 if location=Location 1'],
    ['loc 3?', '~taken|~count @2025-06-01..2025-06-30 if location=Location 3'],
    [
      'both of em vs may',
      '~taken|~count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if location=Location 1,Location 3 || ~taken|~count by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if location=Location 1,Location 3 || ~taken|~count by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~taken|~count by month @2025-05-01..2025-06-30 if location=Location 1,Location 3',
    ],
    [
      'fees on that lot',
      'fees|processing-fees @2025-06-01..2025-06-30 if location=Location 1,Location 3 || fees|processing-fees @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if location=Location 1,Location 3 || fees|processing-fees by location @2025-06-01..2025-06-30 if location=Location 1,Location 3 || fees|processing-fees by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if location=Location 1,Location 3 || fees|processing-fees by location @2025-06-01..2025-06-30 || fees|processing-fees by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || fees|processing-fees by month @2025-05-01..2025-06-30 if location=Location 1,Location 3',
    ],
  ],
  [
    [
      'biggest sale last sat',
      'row @2025-07-12 || rows @2025-07-12 || row @2025-07-12 if transaction-type=Sale || rows @2025-07-12 if transaction-type=Sale || ~taken by transaction-id|payment-id @2025-07-12 top',
    ],
    [
      'who rang it up',
      'row || row @2025-07-12 || rows @2025-07-12 || row @2025-07-12 if transaction-type=Sale || rows @2025-07-12 if transaction-type=Sale',
    ],
    [
      'n wot was in it',
      'row || row @2025-07-12 || rows @2025-07-12 || row @2025-07-12 if transaction-type=Sale || rows @2025-07-12 if transaction-type=Sale || ~sold by item-name @2025-07-12 if transaction-id=*',
    ],
    ['ok they want there money back how do i do that', 'how /transactions'],
  ],
  [
    ['sales in jne', '~taken @2025-06-01..2025-06-30'],
    ['shit no i meant jan', '~taken @2025-01-01..2025-01-31'],
    ['last yrs', '~taken @2024-01-01..2024-01-31'],
    [
      'so how far apart r them 2 januarys',
      '~taken @2025-01-01..2025-01-31 vs 2024-01-01..2024-01-31 || ~taken @2024-01-01..2024-01-31 vs 2025-01-01..2025-01-31',
    ],
  ],
  [
    [
      'tamika rowland wot she spent this yr',
      '~taken @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer=*',
    ],
    [
      'when was she last in',
      'row if customer=* || rows if customer=* || row if customer=*; transaction-type=Sale || rows if customer=*; transaction-type=Sale || ~taken|~count by date if customer=*',
    ],
    ['wots she usually get', '~sold by item-name if customer=*'],
    ['n gareth pennywell', '~sold by item-name if customer=*'],
    ['can u text em both a promo', 'cannot'],
  ],
  [
    [
      'refunds last wk',
      'refunds|returns|returned|payments-refunded|partial-refunds|return-count @2025-07-06..2025-07-12 || ~taken|~count @2025-07-06..2025-07-12 if transaction-type=Refund || rows @2025-07-06..2025-07-12 if transaction-type=Refund',
    ],
    [
      'who did em',
      'refunds|returns|returned|payments-refunded|partial-refunds|return-count by ~staff @2025-07-06..2025-07-12 || ~any by ~staff @2025-07-06..2025-07-12 if transaction-type=Refund || rows @2025-07-06..2025-07-12 if transaction-type=Refund',
    ],
    [
      'wot was it they brought back',
      'items-refunded|items-returned|refunds|returns|returned|payments-refunded|partial-refunds|return-count by item-name @2025-07-06..2025-07-12 || ~any by item-name @2025-07-06..2025-07-12 if transaction-type=Refund || rows @2025-07-06..2025-07-12 if transaction-type=Refund',
    ],
    [
      'is that more than the wk b4',
      'refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned by item-name @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || ~any by item-name @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if transaction-type=Refund || ~any @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if transaction-type=Refund',
    ],
  ],
  [
    ['busiest hr on saturdays since may', '~taken|~count by hour @2025-05-01..2025-07-18 if weekday=6 top'],
    ['n sundays', '~taken|~count by hour @2025-05-01..2025-07-18 if weekday=0'],
    ['nah whole week then', '~taken|~count by hour @2025-05-01..2025-07-18'],
    [
      'only the stall',
      '~taken|~count by hour @2025-05-01..2025-07-18 if device-nickname=Market stall || ~taken|~count by hour @2025-05-01..2025-07-18 if channel=In-Person || ~taken|~count by hour @2025-05-01..2025-07-18 if device-name=Card reader 4',
    ],
  ],
  [
    ['gift cards sold this yr?', 'gift-card-sales|gift-cards-sold @2025-01-01..2025-07-18'],
    ['n how much of em got used', 'gift-cards-redeemed @2025-01-01..2025-07-18'],
    ['2024?', 'gift-cards-redeemed @2024-01-01..2024-12-31'],
    [
      'wots deposit redeemed mean tho',
      'define deposits-redeemed || define invoice-deposit-redeemed || define deposits',
    ],
  ],
  [
    ['june by category', '~sold|net-sales-share by category|reporting-category @2025-06-01..2025-06-30'],
    ['in %', 'net-sales-share by category|reporting-category @2025-06-01..2025-06-30'],
    [
      'chuck out catering its not us',
      'net-sales-share by category|reporting-category @2025-06-01..2025-06-30 if category=Bakery,Coffee,Equipment,Deli,Pantry,Classes || net-sales-share by category|reporting-category @2025-06-01..2025-06-30 if reporting-category=Bakery,Coffee,Equipment,Deli,Pantry,Classes',
    ],
    [
      'same 4 may',
      'net-sales-share by category|reporting-category @2025-05-01..2025-05-31 if category=Bakery,Coffee,Equipment,Deli,Pantry,Classes || net-sales-share by category|reporting-category @2025-05-01..2025-05-31 if reporting-category=Bakery,Coffee,Equipment,Deli,Pantry,Classes',
    ],
    ['can i save that as a report', 'how /financial-suite/custom-reports'],
  ],
  [
    ['hows theo doin this wk', '~taken|~count @2025-07-13..2025-07-18 if ~staff=Theo Lindqvist'],
    [
      'n last wk',
      '~taken|~count @2025-07-06..2025-07-12 if ~staff=Theo Lindqvist || ~taken|~count @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if ~staff=Theo Lindqvist',
    ],
    [
      'per sale i mean avg',
      'average-sale|average-net-sale @2025-07-06..2025-07-12 if ~staff=Theo Lindqvist || average-sale|average-net-sale @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if ~staff=Theo Lindqvist',
    ],
    [
      'everyone',
      'average-sale|average-net-sale by ~staff @2025-07-06..2025-07-12 || average-sale|average-net-sale by ~staff @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12',
    ],
    [
      'which of em is a lazy sod',
      'cannot || ask || ~any by ~staff @2025-07-06..2025-07-12 || ~any by ~staff @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12',
    ],
  ],
];
