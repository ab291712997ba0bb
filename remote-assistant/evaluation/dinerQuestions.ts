import type { Asked } from './asked';

/**
 * The manager of a diner-like café group plans shifts, menus and orders, and types in a hurry: lower case, short forms, half
 * sentences. A district consultant asks in an analyst's words.
 *
 * When first asked, 40 of the 60 questions were right and 11 wrong, all first turns right, and of the 43 later turns 24 right
 * and 16 wrong. `Items per ticket` is asked back on purpose: no figure tells it.
 */
export const dinerQuestions: readonly Asked[] = [
  // Hours, weekdays and shifts
  ['whats our slowest hr on tuesdays, trying to cut a shift', '~taken|~count|items-sold by hour if weekday=2 bottom'],
  [
    'do i need 2 ppl on sunday mornings or is it dead, look at the last 3 months',
    '~taken|~count @2025-04-18..2025-07-18 if part-of-day=Morning; weekday=0 || ~taken|~count by hour|date|week|month @2025-04-18..2025-07-18 if part-of-day=Morning; weekday=0 || ~taken|~count by hour|part-of-day @2025-04-18..2025-07-18 if weekday=0 || ~taken|~count by weekday @2025-04-18..2025-07-18 if part-of-day=Morning || ~taken|~count @2025-04-18..2025-07-18 if hour=05,06,07,08,09,10,11; weekday=0 || ~taken|~count @2025-04-19..2025-07-18 if part-of-day=Morning; weekday=0 || ~taken|~count by hour|date|week|month @2025-04-19..2025-07-18 if part-of-day=Morning; weekday=0 || ~taken|~count by hour|part-of-day @2025-04-19..2025-07-18 if weekday=0 || ~taken|~count by weekday @2025-04-19..2025-07-18 if part-of-day=Morning || ~taken|~count @2025-04-19..2025-07-18 if hour=05,06,07,08,09,10,11; weekday=0 || ~taken|~count @2025-04-18..2025-07-17 if part-of-day=Morning; weekday=0 || ~taken|~count by hour|date|week|month @2025-04-18..2025-07-17 if part-of-day=Morning; weekday=0 || ~taken|~count by hour|part-of-day @2025-04-18..2025-07-17 if weekday=0 || ~taken|~count by weekday @2025-04-18..2025-07-17 if part-of-day=Morning || ~taken|~count @2025-04-18..2025-07-17 if hour=05,06,07,08,09,10,11; weekday=0 || ~taken|~count @2025-04-01..2025-06-30 if part-of-day=Morning; weekday=0 || ~taken|~count by hour|date|week|month @2025-04-01..2025-06-30 if part-of-day=Morning; weekday=0 || ~taken|~count by hour|part-of-day @2025-04-01..2025-06-30 if weekday=0 || ~taken|~count by weekday @2025-04-01..2025-06-30 if part-of-day=Morning || ~taken|~count @2025-04-01..2025-06-30 if hour=05,06,07,08,09,10,11; weekday=0',
  ],
  ['when are we slammed at location 2?? like what time', '~taken|~count|items-sold by hour if location=Location 2 top'],
  ['rank the weekdays for june best to worst', '~taken|~count by weekday @2025-06-01..2025-06-30 top'],
  [
    'could we open at 9 instead of 8, how much even comes in before 9',
    '~taken|~count by hour || ~taken|~count if hour=08 || ~taken|~count if hour=07,08 || ~taken|~count if hour=06,07,08 || ~taken|~count if hour=05,06,07,08 || ~taken|~count if hour=00,01,02,03,04,05,06,07,08',
  ],
  [
    'avg take on a friday this year',
    '~taken by weekday @2025-01-01..2025-07-18 || ~taken @2025-01-01..2025-07-18 if weekday=5 || ~taken by date|week @2025-01-01..2025-07-18 if weekday=5',
  ],
  [
    'last sat night, after 5',
    '~taken @2025-07-12 if part-of-day=Evening || ~taken @2025-07-12 if hour=17,18,19,20,21,22,23 || ~taken by hour|part-of-day @2025-07-12 || ~taken by hour @2025-07-12 if part-of-day=Evening',
  ],
  [
    'hows this morning going so far',
    '~taken|~count @2025-07-18 if part-of-day=Morning || ~taken|~count @2025-07-18 || ~taken|~count @2025-07-18 if hour=05,06,07,08,09,10,11 || ~taken|~count by hour|part-of-day @2025-07-18',
  ],
  [
    'we got killed on mothers day (may 11), what did we do and was it more than mothers day last yr',
    '~taken @2025-05-11 vs 2024-05-12',
  ],
  [
    'weekend just gone, loc 1 and loc 2 next to each other',
    '~taken|~count by location @2025-07-12..2025-07-13 || ~taken|~count by location @2025-07-12..2025-07-13 if location=Location 1,Location 2',
  ],
  // Items
  [
    'granola june this yr vs june last yr',
    '~sold @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 if item-name=House Granola',
  ],
  [
    'which items are down on last year, year to date',
    '~sold by item-name @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18',
  ],
  [
    'slow movers past 3 months, i gotta trim the menu',
    '~sold by item-name @2025-04-18..2025-07-18 bottom || unsold @2025-04-18..2025-07-18 || ~sold by item-name @2025-04-19..2025-07-18 bottom || unsold @2025-04-19..2025-07-18 || ~sold by item-name @2025-04-18..2025-07-17 bottom || unsold @2025-04-18..2025-07-17 || ~sold by item-name @2025-04-01..2025-06-30 bottom || unsold @2025-04-01..2025-06-30',
  ],
  ['anything we havent sold at all in july', 'unsold @2025-07-01..2025-07-18'],
  [
    'how many sourdo loaves do i need for saturday? i mean what do we usually sell on one',
    '~units if item-name=Sourdough Loaf, 800 g; weekday=6 || ~units by date|week|month if item-name=Sourdough Loaf, 800 g; weekday=6 || ~units by weekday if item-name=Sourdough Loaf, 800 g',
  ],
  [
    'what do ppl get with the cold brew',
    'rows if item-name=Cold Brew Concentrate || rows if item-name=Cold Brew Concentrate; transaction-type=Sale || ~any by item-name if item-name=Cold Brew Concentrate || cannot',
  ],
  [
    'does anyone buy the cheddar n the sourdough together',
    'rows if item-name=Aged Cheddar || rows if item-name=Aged Cheddar; transaction-type=Sale || ~any by item-name if item-name=Aged Cheddar || cannot || rows if item-name=Sourdough Loaf, 800 g || rows if item-name=Sourdough Loaf, 800 g; transaction-type=Sale || ~any by item-name if item-name=Sourdough Loaf, 800 g || rows if item-name=Aged Cheddar,Sourdough Loaf, 800 g || rows if item-name=Aged Cheddar,Sourdough Loaf, 800 g; transaction-type=Sale',
  ],
  [
    'top 5 pantry things this quater',
    '~sold by item-name @2025-07-01..2025-07-18 if category=Pantry top || ~sold by item-name @2025-07-01..2025-07-18 if reporting-category=Pantry top',
  ],
  [
    'how much honey do we go thru in a week on avg',
    '~units by week if item-name=Wildflower Honey, 350 g || ~units if item-name=Wildflower Honey, 350 g',
  ],
  [
    'beans sold at location 1 last month - not the pour over set, just beans',
    '~sold @2025-06-01..2025-06-30 if item-name=Single-Origin Beans, 1 kg; location=Location 1',
  ],
  // Averages, tips, team
  [
    'avg ticket last week, better or worse than the week before',
    'average-net-sale|average-sale @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05',
  ],
  ['items per ticket in june?', '~units @2025-06-01..2025-06-30'],
  ['tips by person last wk pls', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12'],
  [
    'what % tip does maya get vs owen, june',
    'tip-rate by ~staff @2025-06-01..2025-06-30 || tip-rate by ~staff @2025-06-01..2025-06-30 if ~staff=Maya Duarte,Owen Reyes',
  ],
  [
    'did priya ring up more than theo over the weekend',
    '~sold|~taken|~count by ~staff @2025-07-12..2025-07-13 || ~sold|~taken|~count by ~staff @2025-07-12..2025-07-13 if ~staff=Priya Nair,Theo Lindqvist',
  ],
  [
    'who gives away the most, comps and discounts, this year',
    'discounts|discounts-and-comps|discount-count|comps|comp-count by ~staff @2025-01-01..2025-07-18',
  ],
  // Deferred sales, gift cards, customers, refunds
  ['how much gift card money is still floating around out there', 'deferred'],
  ['gift cards sold vs used this year', 'gift-cards-redeemed @2025-01-01..2025-07-18'],
  [
    'ok so we took a deposit on the platters wednesday and it isnt in my sales. where did the money go',
    'text deferred || text deposit',
  ],
  ['how many regulars came back last month', 'customers @2025-06-01..2025-06-30'],
  [
    'top 10 customers this yr by spend',
    '~taken by customer|customer-id @2025-01-01..2025-07-18 top || customers @2025-01-01..2025-07-18',
  ],
  [
    'refunds in june, how many and what for',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-06-01..2025-06-30 || ~any by refund-reason @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
  ],
  ['sales yesterday and oh also the tips', 'tips|tips-and-gratuity @2025-07-17'],
  // The consultant
  ['Channel mix YTD, as a share of net sales.', 'net-sales-share|net-sales by channel @2025-01-01..2025-07-18'],
  [
    'Contribution by category, Q2 2025 versus Q2 2024',
    '~itemsales|net-sales-share by category|reporting-category @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30',
  ],
  ['YoY growth in net sales, first half', 'net-sales @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30'],
  [
    'Rank locations on average ticket, trailing twelve months',
    'average-net-sale|average-sale by location @2024-07-19..2025-07-18 top || average-net-sale|average-sale by location @2024-07-18..2025-07-18 top || average-net-sale|average-sale by location @2024-07-18..2025-07-17 top || average-net-sale|average-sale by location @2024-07-01..2025-06-30 top',
  ],
  ['Any outlier days in June? Net sales by day.', 'net-sales by date @2025-06-01..2025-06-30'],
  [
    'Daypart mix at Location 1 for Q2',
    '~taken|~count|net-sales-share by part-of-day @2025-04-01..2025-06-30 if location=Location 1',
  ],
  [
    'What share of June net sales does the number one item account for?',
    'net-sales-share|net-sales by item-name @2025-06-01..2025-06-30 top',
  ],
  ['Fee burden per tender, June', 'fee-rate|fees|processing-fees by tender @2025-06-01..2025-06-30'],
  [
    'Weekday/weekend split of transactions since April 1',
    '~count by weekday @2025-04-01..2025-07-18 || ~count @2025-04-01..2025-07-18 if weekday=0,6 || ~count by date @2025-04-01..2025-07-18',
  ],
  ['Define average sale versus average net sale for me.', 'define average-sale; average-net-sale'],
  // How-to
  ['how do i 86 something, like take the passata off the list for now', 'how /items'],
  ['where do i change the price on cold brew', 'how /items'],
  ['need a count sheet to print for the walk in, where', 'how /items/inventory || how *count sheet'],
  ['can i build a report w just the 3 numbers the boss wants n keep it', 'how /custom-reports || how *custom report'],
  ['how do i get the sales summary to show last year next to it', 'how *compare'],
  [
    'new shift lead has to learn the difference tween a comp and a discount, is there a course or somthing',
    'how /education',
  ],
  ['i misspelled a category how do i rename it', 'how /items/categories'],
  ['how do i get the transactions into excel', 'how *export || how *CSV || how *download'],
  // Not known
  ['whos on the schedule tmrw', 'cannot'],
  ['Labor as a percentage of sales, by location?', 'cannot'],
  ['split last weeks tip pool by hours worked', 'cannot'],
  ['how many pancakes did we sell sunday', 'cannot || ask'],
  ['table turns at lunch, loc 2', 'cannot'],
  ['order me 20 more bags of beans from the roaster', 'cannot'],
  ['Gross margin by category, after food cost', 'cannot'],
  ['need an email list of everyone who came in this month', 'cannot'],
  ['will it be busy next saturday w the street fair', 'cannot || ask'],
];

/** The same people. Each turn is asked after the ones before it. */
export const dinerDialogues: readonly (readonly Asked[])[] = [
  [
    ['busiest hours last week', '~taken|~count|items-sold by hour @2025-07-06..2025-07-12 top'],
    ['and the week before?', '~taken|~count|items-sold by hour @2025-06-29..2025-07-05 top'],
    ['just location 2', '~taken|~count|items-sold by hour @2025-06-29..2025-07-05 if location=Location 2 top'],
    ['ok now the dead ones', '~taken|~count|items-sold by hour @2025-06-29..2025-07-05 if location=Location 2 bottom'],
    ['same for june', '~taken|~count|items-sold by hour @2025-06-01..2025-06-30 if location=Location 2'],
  ],
  [
    ['sales by weekday in june', '~taken by weekday @2025-06-01..2025-06-30'],
    ['vs last june', '~taken by weekday @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30'],
    ['which day grew the most', '~taken by weekday @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30'],
    [
      'mornings only',
      '~taken by weekday @2025-06-01..2025-06-30 if part-of-day=Morning || ~taken by weekday @2025-06-01..2025-06-30 if hour=05,06,07,08,09,10,11',
    ],
    [
      'and may',
      '~taken by weekday @2025-05-01..2025-05-31 if part-of-day=Morning || ~taken by weekday @2025-05-01..2025-05-31 if hour=05,06,07,08,09,10,11',
    ],
  ],
  [
    ['hows granola doing this month', '~sold @2025-07-01..2025-07-18 if item-name=House Granola'],
    ['compared to last yr', '~sold @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 if item-name=House Granola'],
    [
      'why',
      '~any by location|weekday|date|week|channel|hour|part-of-day|customer|customer-id|~staff @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 if item-name=House Granola || ~count|price|average-net-sale|average-sale @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 if item-name=House Granola || cannot || ask',
    ],
    ['and the sourdough?', '~sold @2025-07-01..2025-07-18 if item-name=Sourdough Loaf, 800 g'],
    ['week by week', '~sold by week @2025-07-01..2025-07-18 if item-name=Sourdough Loaf, 800 g'],
  ],
  [
    ['tips last week by person', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12'],
    [
      'in percent',
      'tip-rate by ~staff @2025-07-06..2025-07-12 || tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12',
    ],
    [
      'just cards',
      'card-tips by ~staff @2025-07-06..2025-07-12 || tips|tips-and-gratuity|tip-rate by ~staff @2025-07-06..2025-07-12 if payment-method=card || tips|tips-and-gratuity|tip-rate by ~staff @2025-07-06..2025-07-12 if tender=Card',
    ],
    [
      'n the whole of june',
      'card-tips by ~staff @2025-06-01..2025-06-30 || tips|tips-and-gratuity|tip-rate by ~staff @2025-06-01..2025-06-30 if payment-method=card || tips|tips-and-gratuity|tip-rate by ~staff @2025-06-01..2025-06-30 if tender=Card',
    ],
    ['so who works hardest for it, per hour', 'cannot || ask'],
  ],
  [
    ['how much in gift cards did we sell in june', 'gift-card-sales|gift-cards-sold @2025-06-01..2025-06-30'],
    ['and how much got used', 'gift-cards-redeemed @2025-06-01..2025-06-30'],
    ['whats still out there all together', 'deferred'],
    [
      'is that money mine or not',
      'define deferred-sales || how *gift card || how *owe || how /education || how /deferred-sales',
    ],
  ],
  [
    ['worst 5 sellers last month', '~sold by item-name @2025-06-01..2025-06-30 bottom'],
    ['and the one before?', '~sold by item-name @2025-05-01..2025-05-31 bottom'],
    ['by money i mean not by how many', '~itemsales by item-name @2025-05-01..2025-05-31 bottom'],
    ['anything that didnt sell at all', 'unsold @2025-05-01..2025-05-31'],
    ['how do i take one off the menu', 'how /items'],
  ],
  [
    ['loc 1 yesterday', '~taken @2025-07-17 if location=Location 1'],
    ['sorry not yesterday, wednesday', '~taken @2025-07-16 if location=Location 1'],
    ['and loc 2', '~taken @2025-07-16 if location=Location 2'],
    [
      'how many tickets was that',
      '~count @2025-07-16 if location=Location 2 || ~count @2025-07-16 if location=Location 2; transaction-type=Sale || rows @2025-07-16 if location=Location 2',
    ],
    ['avg?', 'average-net-sale|average-sale @2025-07-16 if location=Location 2'],
  ],
  [
    ['how many customers came back last week', 'customers @2025-07-06..2025-07-12'],
    ['who', 'customers @2025-07-06..2025-07-12 || ~any by customer|customer-id @2025-07-06..2025-07-12'],
    [
      'and the week before that',
      'customers @2025-06-29..2025-07-05 || ~any by customer|customer-id @2025-06-29..2025-07-05',
    ],
    ['text them a coupon for a free coffee', 'cannot'],
  ],
  [
    ['Net sales by category for Q2.', 'net-sales by category|reporting-category @2025-04-01..2025-06-30'],
    ['As a share of the total.', 'net-sales-share|net-sales by category|reporting-category @2025-04-01..2025-06-30'],
    [
      'Against the same quarter last year.',
      'net-sales-share|net-sales by category|reporting-category @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30',
    ],
    [
      'Drill into Coffee, by item.',
      '~sold|net-sales-share by item-name @2025-04-01..2025-06-30 if category=Coffee || ~sold|net-sales-share by item-name @2025-04-01..2025-06-30 if reporting-category=Coffee',
    ],
  ],
  [
    ['Rank the locations by net sales, June.', 'net-sales by location @2025-06-01..2025-06-30 top'],
    ['By average ticket instead.', 'average-net-sale|average-sale by location @2025-06-01..2025-06-30 top'],
    ['And the prior month?', 'average-net-sale|average-sale by location @2025-05-01..2025-05-31'],
    [
      'Just Location 3, per weekday.',
      'average-net-sale|average-sale by weekday @2025-05-01..2025-05-31 if location=Location 3',
    ],
  ],
  [
    ['Net sales per day for June please', 'net-sales by date @2025-06-01..2025-06-30'],
    ['Exclude Mondays.', 'net-sales by date @2025-06-01..2025-06-30 if weekday=0,2,3,4,5,6'],
    ['no wait, only fridays and saturdays', 'net-sales by date @2025-06-01..2025-06-30 if weekday=5,6'],
    ['What about transactions?', '~count by date @2025-06-01..2025-06-30 if weekday=5,6'],
  ],
  [
    [
      'what did we give away in comps n discounts in june',
      'discounts|discounts-and-comps|discount-count|comps @2025-06-01..2025-06-30',
    ],
    ['who', 'discounts|discounts-and-comps|discount-count|comps|comp-count by ~staff @2025-06-01..2025-06-30'],
    ['just the comps', 'comps|comp-count by ~staff @2025-06-01..2025-06-30'],
    ['and may?', 'comps|comp-count by ~staff @2025-05-01..2025-05-31'],
    [
      'show me those sales',
      'rows @2025-05-01..2025-05-31 if discount-use=With discount || rows @2025-05-01..2025-05-31 if discount-use=With discount; transaction-type=Sale || rows @2025-05-01..2025-05-31',
    ],
  ],
];
