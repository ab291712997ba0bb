import type { Asked } from './asked';

/** The owner of a small café with two locations dictates on the phone: run-on, with filler words, corrections and spoken numbers. */
export const cafeQuestions: readonly Asked[] = [
  // Sales
  ["so uh how'd we do yesterday", '~taken @2025-07-17'],
  ["what'd we rake in last week you know all in", '~taken @2025-07-06..2025-07-12'],
  ['um sales for may no wait i mean june', '~taken @2025-06-01..2025-06-30'],
  ['hey how much did we take on the fourth of july', '~taken @2025-07-04'],
  [
    'so like compare june with may for me are we up or down',
    '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
  ],
  ['what did location two do last saturday', '~taken @2025-07-12 if location=Location 2'],
  [
    'okay which of the shops is doing better this year',
    '~taken|~count by location @2025-01-01..2025-07-18 || ~taken|~count by location @2025-01-01..2025-07-18 if location=Location 1,Location 2 || net-sales-share by location @2025-01-01..2025-07-18',
  ],
  ['gimme sales month by month for this year', '~taken by month @2025-01-01..2025-07-18'],
  [
    'this week against last week are we ahead',
    '~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || ~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11',
  ],
  [
    'what did we do between eleven and two yesterday',
    '~taken @2025-07-17 if hour=11,12,13 || ~taken @2025-07-17 if hour=11,12,13,14 || ~taken by hour @2025-07-17 || ~taken by hour @2025-07-17 if hour=11,12,13',
  ],
  [
    'sales last week but uh just the mornings',
    '~taken @2025-07-06..2025-07-12 if part-of-day=Morning || ~taken @2025-07-06..2025-07-12 if hour=05,06,07,08,09,10,11 || ~taken by part-of-day @2025-07-06..2025-07-12',
  ],
  ['what time are we busiest on saturdays', '~taken|~count by hour if weekday=6 top'],
  [
    'which day of the week is the deadest i mean since january',
    '~taken|~count by weekday @2025-01-01..2025-07-18 bottom',
  ],
  ["so what's the average ticket in june", 'average-net-sale|average-sale @2025-06-01..2025-06-30'],
  [
    'how much came in from online orders in june',
    '~taken @2025-06-01..2025-06-30 if channel=Online || ~taken by channel @2025-06-01..2025-06-30',
  ],
  ["net sales in uh march no april sorry april it's april i want", 'net-sales @2025-04-01..2025-04-30'],
  // Items
  ["what's our best seller so far this month like just the top five", '~sold by item-name @2025-07-01..2025-07-18 top'],
  [
    'how many loaves of the sourdough did we sell in q two',
    '~units @2025-04-01..2025-06-30 if item-name=Sourdough Loaf, 800 g',
  ],
  [
    'and um granola how much money did that bring in in june',
    '~itemsales @2025-06-01..2025-06-30 if item-name=House Granola',
  ],
  [
    "stuff that isn't selling what's at the bottom of the list for june",
    '~sold by item-name @2025-06-01..2025-06-30 bottom || unsold @2025-06-01..2025-06-30',
  ],
  ['did anything not sell at all last month', 'unsold @2025-06-01..2025-06-30'],
  [
    'how much bakery stuff did we sell from the first to the seventh of july',
    '~sold @2025-07-01..2025-07-07 if category=Bakery || ~sold @2025-07-01..2025-07-07 if reporting-category=Bakery || ~sold by category|reporting-category @2025-07-01..2025-07-07',
  ],
  [
    'break down last month by category oh and biggest first',
    '~sold by category|reporting-category @2025-06-01..2025-06-30 top',
  ],
  // Payments
  ['how much cash did we take on monday', '~cash @2025-07-14'],
  [
    'so how much of june was on card',
    '~card @2025-06-01..2025-06-30 || payment-share|~payments by tender|payment-method @2025-06-01..2025-06-30',
  ],
  [
    'cash versus card for the last thirty days',
    '~any by tender|payment-method @2025-06-19..2025-07-18 || ~any by tender|payment-method @2025-06-18..2025-07-17 || ~cash @2025-06-19..2025-07-18 || ~cash @2025-06-18..2025-07-17',
  ],
  [
    'how much did the gift cards um bring in last quarter the ones we sold',
    'gift-card-sales|gift-cards-sold @2025-04-01..2025-06-30',
  ],
  ["what'd people spend off their gift cards in june", 'gift-cards-redeemed @2025-06-01..2025-06-30'],
  // Fees and taxes
  ['what are they hitting us for in fees this month', 'fees|processing-fees @2025-07-01..2025-07-18'],
  ['what percent is going to fees in q two', 'fee-rate @2025-04-01..2025-06-30'],
  ['okay so what was left for us in june total payments minus the fees', 'net-total @2025-06-01..2025-06-30'],
  ['how much sales tax did we collect in the second quarter', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
  ['taxes for june split it by location', 'taxes|taxes-on-sales by location @2025-06-01..2025-06-30'],
  // Staff and tips
  ["who's been killing it this month out of the staff", '~taken|~count by ~staff @2025-07-01..2025-07-18 top'],
  [
    'how much in tips did priya get last week',
    'tips|tips-and-gratuity @2025-07-06..2025-07-12 if ~staff=Priya Nair || tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12',
  ],
  ["who's getting the best tips this month", 'tips|tips-and-gratuity|tip-rate by ~staff @2025-07-01..2025-07-18 top'],
  ["what's the uh tip percentage for june", 'tip-rate @2025-06-01..2025-06-30'],
  [
    'tips on cards yesterday',
    'card-tips @2025-07-17 || tips|tips-and-gratuity @2025-07-17 if payment-method=Card || tips|tips-and-gratuity @2025-07-17 if tender=Card || tips|tips-and-gratuity by payment-method|tender @2025-07-17',
  ],
  [
    'how many sales did theo ring up on tuesday',
    '~count @2025-07-15 if ~staff=Theo Lindqvist || ~count @2025-07-15 if ~staff=Theo Lindqvist; transaction-type=Sale || rows @2025-07-15 if ~staff=Theo Lindqvist || rows @2025-07-15 if ~staff=Theo Lindqvist; transaction-type=Sale',
  ],
  [
    'priya versus theo who sold more in june',
    '~sold|~count by ~staff @2025-06-01..2025-06-30 || ~sold|~count by ~staff @2025-06-01..2025-06-30 if ~staff=Priya Nair,Theo Lindqvist',
  ],
  // Customers
  [
    'who spent the most with us in june like our best customer',
    '~any by customer|customer-id @2025-06-01..2025-06-30 top || customers @2025-06-01..2025-06-30',
  ],
  ['any new customers this month how many', 'customers @2025-07-01..2025-07-18'],
  // Refunds, discounts, transactions
  [
    'how many refunds in the last seven days',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-12..2025-07-18 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-11..2025-07-17 || rows @2025-07-12..2025-07-18 if transaction-type=Refund || rows @2025-07-11..2025-07-17 if transaction-type=Refund || ~count @2025-07-12..2025-07-18 if transaction-type=Refund || ~count @2025-07-11..2025-07-17 if transaction-type=Refund',
  ],
  [
    'why were people bringing stuff back in q two what reasons did they give',
    '~any by refund-reason @2025-04-01..2025-06-30 || ~any by refund-reason @2025-04-01..2025-06-30 if transaction-type=Refund || rows @2025-04-01..2025-06-30 if transaction-type=Refund',
  ],
  ['show me all the refunds from last month', 'rows @2025-06-01..2025-06-30 if transaction-type=Refund'],
  [
    'biggest single sale of the year so far which one was that',
    'rows @2025-01-01..2025-07-18 top || rows @2025-01-01..2025-07-18 if transaction-type=Sale top',
  ],
  [
    'pull up all the transactions from the twelfth of july',
    'rows @2025-07-12 || rows @2025-07-12 if transaction-type=Sale',
  ],
  [
    'there was a sale around half past nine this morning show me that one',
    'row || rows @2025-07-18 if time=* || rows @2025-07-18 if hour=09 || rows @2025-07-18 if hour=09; transaction-type=Sale || rows @2025-07-18 if time=*; transaction-type=Sale || rows @2025-07-18 if part-of-day=Morning || rows @2025-07-18 if part-of-day=Morning; transaction-type=Sale || rows @2025-07-18 || rows @2025-07-18 if transaction-type=Sale',
  ],
  ['how much did we give away in comps last month', 'comps|discounts-and-comps @2025-06-01..2025-06-30'],
  [
    "who's handing out the most discounts in june",
    'discounts|discounts-and-comps|discount-count by ~staff @2025-06-01..2025-06-30 || ~count by ~staff @2025-06-01..2025-06-30 if discount-use=With discount',
  ],
  // Deferred sales and words
  [
    "what do we still owe people like they paid already but haven't picked it up",
    'deferred || deferred-sales|deposits|deposits-collected',
  ],
  ["okay what's deferred sales even mean", 'define deferred-sales'],
  ["what's the difference between net sales and gross sales i always forget", 'define net-sales; gross-sales'],
  // How-to
  ['so how do i put in a new item', 'how /items'],
  ['granola needs to go up in price where do i do that', 'how /items'],
  ['how do i get the sales into a spreadsheet for my accountant', 'how *export || how *CSV || how *download'],
  // Not known
  ['are we gonna make more next month what do you think', 'cannot || ask'],
  ["what's my profit for june after wages and rent", 'cannot'],
  ['how many lattes did we sell yesterday', 'cannot || ask'],
  ['how many hours did theo work last week', 'cannot'],
];

/** The same owner. Each turn is asked after the ones before it. */
export const cafeDialogues: readonly (readonly Asked[])[] = [
  [
    ["so how'd we do last week", '~taken @2025-07-06..2025-07-12'],
    ['and the week before that', '~taken @2025-06-29..2025-07-05'],
    ['okay just location one', '~taken @2025-06-29..2025-07-05 if location=Location 1'],
    ['uh and location two', '~taken @2025-06-29..2025-07-05 if location=Location 2'],
  ],
  [
    ["what'd we take in may", '~taken @2025-05-01..2025-05-31'],
    ['no wait i mean june', '~taken @2025-06-01..2025-06-30'],
    ['break that down by week', '~taken by week @2025-06-01..2025-06-30'],
    ['actually do it by day of the week', '~taken by weekday @2025-06-01..2025-06-30'],
  ],
  [
    ['top five sellers this month', '~sold by item-name @2025-07-01..2025-07-18 top'],
    ['okay and last month', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['now the worst ones', '~sold by item-name @2025-06-01..2025-06-30 bottom'],
  ],
  [
    ["who's killing it this month", '~taken|~count by ~staff @2025-07-01..2025-07-18 top || ask'],
    ['i mean out of the staff by sales', '~taken by ~staff @2025-07-01..2025-07-18 top'],
    ['what about tips', 'tips|tips-and-gratuity by ~staff @2025-07-01..2025-07-18'],
    [
      'just theo',
      'tips|tips-and-gratuity @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist || tips|tips-and-gratuity by ~staff @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist',
    ],
  ],
  [
    ['how much did priya sell last week', '~sold @2025-07-06..2025-07-12 if ~staff=Priya Nair'],
    ['and theo', '~sold @2025-07-06..2025-07-12 if ~staff=Theo Lindqvist'],
    ["what'd he make in tips", 'tips|tips-and-gratuity @2025-07-06..2025-07-12 if ~staff=Theo Lindqvist'],
    ['and yesterday', 'tips|tips-and-gratuity @2025-07-17 if ~staff=Theo Lindqvist'],
  ],
  [
    ['how much cash on monday', '~cash @2025-07-14'],
    ['and card', '~card @2025-07-14'],
    ['what about tuesday', '~card @2025-07-15 || ~cash @2025-07-15'],
  ],
  [
    ['um how many sourdoughs did we sell in june', '~units @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g'],
    ['and granola', '~units @2025-06-01..2025-06-30 if item-name=House Granola'],
    ['how much money is that', '~itemsales @2025-06-01..2025-06-30 if item-name=House Granola'],
    ['same thing for q two', '~itemsales @2025-04-01..2025-06-30 if item-name=House Granola'],
  ],
  [
    ["what'd we pay in fees in june", 'fees|processing-fees @2025-06-01..2025-06-30'],
    [
      'is that more than may',
      'fees|processing-fees @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || fees|processing-fees @2025-05-01..2025-05-31',
    ],
    ["what's that as a percentage for june", 'fee-rate @2025-06-01..2025-06-30'],
  ],
  [
    ['taxes in the second quarter', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
    ['each month', 'taxes|taxes-on-sales by month @2025-04-01..2025-06-30'],
    ['now the first quarter', 'taxes|taxes-on-sales by month @2025-01-01..2025-03-31'],
  ],
  [
    [
      'any refunds this month',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18 if transaction-type=Refund || ~any by transaction-type @2025-07-01..2025-07-18',
    ],
    ['let me see them', 'rows @2025-07-01..2025-07-18 if transaction-type=Refund || rows @2025-07-01..2025-07-18'],
    [
      'who rang those up',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-07-01..2025-07-18 || ~any by ~staff @2025-07-01..2025-07-18 if transaction-type=Refund || rows @2025-07-01..2025-07-18 if transaction-type=Refund',
    ],
  ],
  [
    ['how do the locations compare for june', '~taken by location @2025-06-01..2025-06-30'],
    ['what about how many sales', '~count by location @2025-06-01..2025-06-30'],
    ['average ticket', 'average-net-sale|average-sale by location @2025-06-01..2025-06-30'],
    ['okay same for this month so far', 'average-net-sale|average-sale by location @2025-07-01..2025-07-18'],
  ],
  [
    ["what's deferred sales", 'define deferred-sales'],
    ['okay so how much was it in june', 'deferred-sales @2025-06-01..2025-06-30'],
    ['and may', 'deferred-sales @2025-05-01..2025-05-31'],
  ],
  [
    ['busiest hours yesterday', '~taken|~count by hour @2025-07-17 top'],
    [
      'just the morning',
      '~taken|~count by hour @2025-07-17 if part-of-day=Morning || ~taken|~count @2025-07-17 if part-of-day=Morning || ~taken|~count by hour @2025-07-17 if hour=05,06,07,08,09,10,11',
    ],
    [
      'and the day before',
      '~taken|~count by hour @2025-07-16 if part-of-day=Morning || ~taken|~count @2025-07-16 if part-of-day=Morning || ~taken|~count by hour @2025-07-16 if hour=05,06,07,08,09,10,11',
    ],
  ],
  [
    ['how many customers did we get in june', 'customers @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30'],
    [
      'who spent the most',
      '~any by customer|customer-id @2025-06-01..2025-06-30 top || customers @2025-06-01..2025-06-30',
    ],
    [
      'no hang on i meant in may',
      '~any by customer|customer-id @2025-05-01..2025-05-31 top || customers @2025-05-01..2025-05-31',
    ],
    ['will they come back next week', 'cannot'],
  ],
];
