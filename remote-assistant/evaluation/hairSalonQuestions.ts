import type { Asked } from './asked';

/** The owner of a hair salon that also sells coffee and groceries types on the phone between clients: short, lower case, with slips. */
export const hairSalonQuestions: readonly Asked[] = [
  // Sales
  ['how r we doing today', '~taken|~count @2025-07-18'],
  ['quick one what did we take yest', '~taken @2025-07-17'],
  ['got a client under the dryer so be quick lol, last weeks total', '~taken @2025-07-06..2025-07-12'],
  ['was june better then may', '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
  ['sales on fathers day', '~taken @2025-06-15'],
  [
    'wich of the 3 shops sold the most in june',
    '~taken|~sold by location @2025-06-01..2025-06-30 top || ~taken|~sold by location @2025-06-01..2025-06-30 if location=Location 1,Location 2,Location 3 top',
  ],
  ['net sales location 3 this month so far', 'net-sales @2025-07-01..2025-07-18 if location=Location 3'],
  ['last saturday vs the saturday before', '~taken @2025-07-12 vs 2025-07-05'],
  ['this week so far and the same days last week', '~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11'],
  [
    'how much from appointments this month',
    '~taken @2025-07-01..2025-07-18 if channel=Appointment || ~taken @2025-07-01..2025-07-18 if source=Appointments || ~taken by channel|source @2025-07-01..2025-07-18',
  ],
  [
    'slowest day of the week this yr?? thinking of closing it',
    '~taken|~count by weekday @2025-01-01..2025-07-18 bottom',
  ],
  ['what hours are dead on tuesdays', '~taken|~count by hour if weekday=2 bottom'],
  ['sales each mnth since jan', '~taken by month @2025-01-01..2025-07-18'],
  [
    'afternoons last week how much',
    '~taken @2025-07-06..2025-07-12 if part-of-day=Afternoon || ~taken @2025-07-06..2025-07-12 if hour=12,13,14,15,16 || ~taken by part-of-day @2025-07-06..2025-07-12',
  ],
  [
    'had the market stall out saturday in that heat, was it even worth it',
    '~taken @2025-07-12 if device-nickname=Market stall || ~taken @2025-07-12 if device-name=Card reader 4 || ~taken @2025-07-12 if channel=In-Person || ~taken by device-nickname|device-name|channel @2025-07-12',
  ],
  ['best day weve had this year', '~taken|~count by date @2025-01-01..2025-07-18 top'],
  ['avg ticket in june pls', 'average-net-sale|average-sale @2025-06-01..2025-06-30'],
  // Items
  ['how many bags of beans went in june', '~units @2025-06-01..2025-06-30 if item-name=Single-Origin Beans, 1 kg'],
  [
    'cold brew, is it moving? last 2 weeks',
    '~sold @2025-07-05..2025-07-18 if item-name=Cold Brew Concentrate || ~sold @2025-07-04..2025-07-17 if item-name=Cold Brew Concentrate || ~sold @2025-06-29..2025-07-12 if item-name=Cold Brew Concentrate',
  ],
  ['which product made us the most money in q2', '~itemsales by item-name @2025-04-01..2025-06-30 top'],
  [
    'honey vs olive oil for june',
    '~sold by item-name @2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml,Wildflower Honey, 350 g || ~sold by item-name @2025-06-01..2025-06-30',
  ],
  ['did the knife sell at all last month', '~sold @2025-06-01..2025-06-30 if item-name=Chef’s Knife, 20 cm'],
  [
    'anything just sitting on the shelf not selling in july',
    'unsold @2025-07-01..2025-07-18 || ~sold by item-name @2025-07-01..2025-07-18 bottom',
  ],
  [
    'wot % of sales is coffee, this year',
    'net-sales-share|~itemsales by category|reporting-category @2025-01-01..2025-07-18 || net-sales-share @2025-01-01..2025-07-18 if category=Coffee || net-sales-share @2025-01-01..2025-07-18 if reporting-category=Coffee',
  ],
  [
    'how many pour overs came back this yr',
    'items-refunded|items-returned|returns|returned|exchanged|refunds|return-count @2025-01-01..2025-07-18 if item-name=Pour-Over Set, Stoneware || rows @2025-01-01..2025-07-18 if item-name=Pour-Over Set, Stoneware; transaction-type=Refund || items-refunded|items-returned by item-name @2025-01-01..2025-07-18',
  ],
  // Payments, fees, taxes
  ['cash yesterday?', '~cash @2025-07-17'],
  [
    'how many ppl paid with their phone in june, apple pay n that',
    '~count @2025-06-01..2025-06-30 if tender=Digital Wallet || ~count|tender-digital-wallet by tender @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if tender=Digital Wallet || rows @2025-06-01..2025-06-30 if tender=Digital Wallet; transaction-type=Sale || ask',
  ],
  ['what % are they skimming off me in fees q2', 'fee-rate @2025-04-01..2025-06-30'],
  ['so after fees whats left from june', 'net-total @2025-06-01..2025-06-30'],
  ['gift vouchers sold in june how much', 'gift-card-sales|gift-cards-sold @2025-06-01..2025-06-30'],
  ['accountant wants sales tax for q2, whats the number', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
  // Staff and tips
  ['maya no sorry priya, tips last week', 'tips|tips-and-gratuity @2025-07-06..2025-07-12 if ~staff=Priya Nair'],
  ['whos top out of my lot this month', '~taken|~sold|~count by ~staff @2025-07-01..2025-07-18 top'],
  [
    'how much did owen ring up on weds',
    '~taken|~sold @2025-07-16 if ~staff=Owen Reyes || ~taken|~sold by ~staff @2025-07-16',
  ],
  ['what did we do sat and how much of that was tips', 'tips|tips-and-gratuity @2025-07-12'],
  [
    'tip % this month vs last',
    'tip-rate @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 || tip-rate @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18',
  ],
  // Refunds, discounts, transactions, customers, deposits
  [
    'any money back given this week',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if transaction-type=Refund || ~count @2025-07-13..2025-07-18 if transaction-type=Refund || ~any by transaction-type @2025-07-13..2025-07-18',
  ],
  ['how much did we knock off in discounts last month', 'discounts|discounts-and-comps @2025-06-01..2025-06-30'],
  [
    'that sale last friday with money off, can i see it',
    'row || rows @2025-07-11 if discount-use=With discount || rows @2025-07-11 if discount-use=With discount; transaction-type=Sale',
  ],
  [
    'biggest ticket in june',
    'rows @2025-06-01..2025-06-30 top || rows @2025-06-01..2025-06-30 if transaction-type=Sale top',
  ],
  [
    'my best 5 customers this yr',
    '~any by customer|customer-id @2025-01-01..2025-07-18 top || customers @2025-01-01..2025-07-18',
  ],
  ['how many new clients in june', 'customers @2025-06-01..2025-06-30'],
  [
    'whos paid a deposit but we havnt done the order yet',
    'deferred || deferred-sales|deposits|deposits-collected || rows if transaction-status=Partially Paid',
  ],
  ['total sales vs total payments, whats the diff??', 'define total-sales; total-payments'],
  // How-to
  ['new honey just came in how do i add it', 'how /items'],
  ['need to put the cold brew up a dollar where', 'how /items'],
  ['how do i get a pic on the pour over set', 'how /items'],
  ['can i make a category for hair products', 'how /items/categories || how *categor'],
  ['how do i do a stock count', 'how /items/inventory || how *count'],
  ['how do i send june to the accountant, she wants excel', 'how *export || how *CSV || how *download'],
  [
    'want one report w staff n tips i can open every monday',
    'how /custom-reports || how *custom report || how *saved view || how *My views',
  ],
  ['screens too bright how do i get dark mode', 'how *dark || how *theme || how /settings'],
  // Not known
  ['how many cuts and colours did we do last week', 'cannot || ask'],
  ['who no showed yesterday', 'cannot'],
  ['hows the book looking for tmrw', 'cannot || ask'],
  ['what did i pay maya in wages for june', 'cannot'],
  ['has my payout hit the bank yet', 'cannot'],
  ['how many shampoos did we sell this month', 'cannot || ask'],
  ['whats my profit on a bag of beans', 'cannot || ask'],
  ['text everyone who hasnt been in since may', 'cannot || ask'],
];

/** The same owner. Each turn is asked after the ones before it. */
export const hairSalonDialogues: readonly (readonly Asked[])[] = [
  [
    ['last weeks takings', '~taken @2025-07-06..2025-07-12'],
    ['and the one before?', '~taken @2025-06-29..2025-07-05'],
    [
      'why',
      '~any by date|weekday|item-name|category|reporting-category|location|channel|~staff|hour|part-of-day|tender|payment-method|kind|source @2025-06-29..2025-07-05 || ~any by date|weekday|item-name|category|reporting-category|location|channel|~staff|hour|part-of-day|tender|payment-method|kind|source @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || ~any @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 || ~any @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || cannot',
    ],
    ['ok just cards', '~card @2025-06-29..2025-07-05'],
    ['in percent', 'payment-share|~payments|card|tender-card by tender|payment-method @2025-06-29..2025-07-05'],
  ],
  [
    ['so far today', '~taken|~count @2025-07-18'],
    ['vs last friday', '~taken|~count @2025-07-18 vs 2025-07-11 || ~taken|~count @2025-07-11'],
    ['per hour', '~taken|~count by hour @2025-07-18'],
    [
      'and who was on the till today',
      '~any by ~staff @2025-07-18 || rows @2025-07-18 || rows @2025-07-18 if transaction-type=Sale',
    ],
    ['how many sales each', '~count by ~staff @2025-07-18'],
  ],
  [
    ['top 5 july', '~sold by item-name @2025-07-01..2025-07-18 top'],
    ['flip it, the worst', '~sold by item-name @2025-07-01..2025-07-18 bottom'],
    [
      'only pantry stuff',
      '~sold by item-name @2025-07-01..2025-07-18 if category=Pantry || ~sold by item-name @2025-07-01..2025-07-18 if reporting-category=Pantry',
    ],
    [
      'last month instead',
      '~sold by item-name @2025-06-01..2025-06-30 if category=Pantry || ~sold by item-name @2025-06-01..2025-06-30 if reporting-category=Pantry',
    ],
    [
      'no how many not $',
      '~units by item-name @2025-06-01..2025-06-30 if category=Pantry || ~units by item-name @2025-06-01..2025-06-30 if reporting-category=Pantry',
    ],
  ],
  [
    ['tips this month', 'tips|tips-and-gratuity @2025-07-01..2025-07-18'],
    ['split by who', 'tips|tips-and-gratuity by ~staff @2025-07-01..2025-07-18'],
    ['and what did each of them sell', '~sold by ~staff @2025-07-01..2025-07-18'],
    ['just maya n priya', '~sold by ~staff @2025-07-01..2025-07-18 if ~staff=Maya Duarte,Priya Nair'],
  ],
  [
    ['how many beans sold last month', '~units @2025-06-01..2025-06-30 if item-name=Single-Origin Beans, 1 kg'],
    ['month before', '~units @2025-05-01..2025-05-31 if item-name=Single-Origin Beans, 1 kg'],
    ['whats that in money', '~itemsales @2025-05-01..2025-05-31 if item-name=Single-Origin Beans, 1 kg'],
    ['oh i meant cold brew sorry', '~itemsales @2025-05-01..2025-05-31 if item-name=Cold Brew Concentrate'],
    [
      'which shop sells the most of it',
      '~sold by location @2025-05-01..2025-05-31 if item-name=Cold Brew Concentrate top',
    ],
  ],
  [
    [
      'refunds this month?',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18 if transaction-type=Refund || ~any by transaction-type @2025-07-01..2025-07-18 || ~count @2025-07-01..2025-07-18 if transaction-type=Refund',
    ],
    ['show me', 'rows @2025-07-01..2025-07-18 if transaction-type=Refund'],
    [
      'what reasons did they give',
      '~any by refund-reason @2025-07-01..2025-07-18 || ~any by refund-reason @2025-07-01..2025-07-18 if transaction-type=Refund || rows @2025-07-01..2025-07-18 if transaction-type=Refund',
    ],
    [
      'and since jan',
      '~any by refund-reason @2025-01-01..2025-07-18 || ~any by refund-reason @2025-01-01..2025-07-18 if transaction-type=Refund || rows @2025-01-01..2025-07-18 if transaction-type=Refund',
    ],
  ],
  [
    [
      'location 1 vs 3 in june',
      '~taken by location @2025-06-01..2025-06-30 if location=Location 1,Location 3 || ~taken by location @2025-06-01..2025-06-30',
    ],
    [
      'how many sales each',
      '~count by location @2025-06-01..2025-06-30 if location=Location 1,Location 3 || ~count by location @2025-06-01..2025-06-30',
    ],
    [
      'avg ticket',
      'average-net-sale|average-sale by location @2025-06-01..2025-06-30 if location=Location 1,Location 3 || average-net-sale|average-sale by location @2025-06-01..2025-06-30',
    ],
    [
      'add 2 as well',
      'average-net-sale|average-sale by location @2025-06-01..2025-06-30 || average-net-sale|average-sale by location @2025-06-01..2025-06-30 if location=Location 1,Location 2,Location 3',
    ],
  ],
  [
    ['fees q2', 'fees|processing-fees @2025-04-01..2025-06-30'],
    ['by month', 'fees|processing-fees by month @2025-04-01..2025-06-30'],
    ['as a %', 'fee-rate by month @2025-04-01..2025-06-30 || fee-rate @2025-04-01..2025-06-30'],
    [
      'so what did i actually keep after them',
      'net-total @2025-04-01..2025-06-30 || net-total by month @2025-04-01..2025-06-30',
    ],
  ],
  [
    [
      'who spent the most in june',
      '~any by customer|customer-id @2025-06-01..2025-06-30 top || customers @2025-06-01..2025-06-30',
    ],
    ['and may?', '~any by customer|customer-id @2025-05-01..2025-05-31 top || customers @2025-05-01..2025-05-31'],
    [
      'what did that one buy',
      '~any by item-name @2025-05-01..2025-05-31 if customer=* || ~any by item-name @2025-05-01..2025-05-31 if customer-id=* || rows @2025-05-01..2025-05-31 if customer=* || rows @2025-05-01..2025-05-31 if customer-id=*',
    ],
    ['got a phone number for them?', 'cannot'],
  ],
  [
    ['how do i add a product', 'how /items'],
    ['it comes in 2 sizes tho', 'how /items || how *variation'],
    ['ok. how many things did we sell yesterday then', '~units @2025-07-17'],
    ['which', '~units|~sold by item-name @2025-07-17'],
  ],
  [
    [
      'appointment money in june',
      '~taken @2025-06-01..2025-06-30 if channel=Appointment || ~taken @2025-06-01..2025-06-30 if source=Appointments || ~taken by channel|source @2025-06-01..2025-06-30',
    ],
    ['and in store', '~taken @2025-06-01..2025-06-30 if channel=In-Store || ~taken by channel @2025-06-01..2025-06-30'],
    ['each month this yr', '~taken by month @2025-01-01..2025-07-18 if channel=In-Store'],
    ['will august be busier', 'cannot || ask'],
  ],
  [
    ['gift cards sold since may 1', 'gift-card-sales|gift-cards-sold @2025-05-01..2025-07-18'],
    ['and how much got used', 'gift-cards-redeemed @2025-05-01..2025-07-18'],
    ['so how much is still out there unspent', 'deferred'],
    ['whats deferred sales mean', 'define deferred-sales'],
  ],
];
