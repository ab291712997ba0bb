import type { Asked } from './asked';

/**
 * Three people of one shop: the owner writes as in a messenger, in short lines; the regional controller dictates precise
 * requests; the assistant, whose first language is Spanish, writes simple English with mistakes.
 *
 * When first asked, 35 of the 60 questions were right and 14 wrong, 10 of 12 first turns right, and of the 37 later turns 14
 * right and 16 wrong.
 */
export const messengerQuestions: readonly Asked[] = [
  // The owner
  ['hey\nquick one\nhow was yesterday', '~taken @2025-07-17'],
  [
    'morning!\nwhat did we do last weekend\nsat + sun together pls',
    '~taken @2025-07-12..2025-07-13 || ~taken by date @2025-07-12..2025-07-13',
  ],
  ['sourdouhg\nhow many went out last week', '~units @2025-07-06..2025-07-12 if item-name=Sourdough Loaf, 800 g'],
  [
    'priya says the honey is flying\nis that true\nhow many jars since june 1',
    '~units @2025-06-01..2025-07-18 if item-name=Wildflower Honey, 350 g',
  ],
  [
    'market stall\nlast sat\nhow much',
    '~taken @2025-07-12 if device-nickname=Market stall || ~taken @2025-07-12 if device-name=Card reader 4 || ~taken @2025-07-12 if channel=In-Person',
  ],
  [
    'is the cafe bar doing anything\nlike in june\nvs the front counter',
    '~taken|~count by device-nickname|device-name @2025-06-01..2025-06-30 || ~taken|~count by device-nickname @2025-06-01..2025-06-30 if device-nickname=Café bar,Front counter || ~taken|~count by device-name @2025-06-01..2025-06-30 if device-name=Register 1,Register 2',
  ],
  [
    'ok so may was bad right\nor was it april\nwhich month was the worst this yr',
    '~taken|~count by month @2025-01-01..2025-07-18 bottom || ~taken|~count by month @2025-01-01..2025-06-30 bottom',
  ],
  [
    'someone got a comp on sat\nwho gave that away',
    'comps|comp-count|discounts-and-comps by ~staff @2025-07-12 || rows @2025-07-12 || rows @2025-07-12 if discount-use=With discount || ~any by ~staff @2025-07-12 if discount-use=With discount',
  ],
  ['cash last week??\nneed to go to the bank', '~cash @2025-07-06..2025-07-12'],
  [
    '4th of july weekend\nfri to sun\nthis yr vs last yr',
    '~taken @2025-07-04..2025-07-06 vs 2024-07-04..2024-07-06 || ~taken @2025-07-04..2025-07-06 vs 2024-07-05..2024-07-07',
  ],
  ['tips this week\nper person', 'tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18'],
  [
    'the wrong roast thing again\nhow often did ppl bring beans back this year',
    'items-refunded|items-returned|return-count|returns|returned|refunds @2025-01-01..2025-07-18 if item-name=Single-Origin Beans, 1 kg || ~any @2025-01-01..2025-07-18 if refund-reason=Wrong roast || ~any by refund-reason @2025-01-01..2025-07-18 || rows @2025-01-01..2025-07-18 if refund-reason=Wrong roast || items-refunded|items-returned|return-count @2025-01-01..2025-07-18 if item-name=Single-Origin Beans, 1 kg; refund-reason=Wrong roast || ~any by refund-reason @2025-01-01..2025-07-18 if item-name=Single-Origin Beans, 1 kg || rows @2025-01-01..2025-07-18 if item-name=Single-Origin Beans, 1 kg; transaction-type=Refund || ~any @2025-01-01..2025-07-18 if item-name=Single-Origin Beans, 1 kg; transaction-type=Refund',
  ],
  [
    'knife\ndid we sell even one this week lol',
    '~units|~sold @2025-07-13..2025-07-18 if item-name=Chef’s Knife, 20 cm || rows @2025-07-13..2025-07-18 if item-name=Chef’s Knife, 20 cm',
  ],
  [
    'workshops\nmoney not heads\nq2',
    '~itemsales @2025-04-01..2025-06-30 if item-name=Bread Baking Workshop || ~itemsales @2025-04-01..2025-06-30 if category=Classes || ~itemsales @2025-04-01..2025-06-30 if reporting-category=Classes',
  ],
  [
    'what sells in the morning\nlike before noon\nlast month',
    '~sold by item-name @2025-06-01..2025-06-30 if part-of-day=Morning || ~sold by item-name @2025-06-01..2025-06-30 if hour=05,06,07,08,09,10,11',
  ],
  [
    'gift cards\nhow much did we sell since jan\nand how much of it came back in',
    'gift-cards-redeemed @2025-01-01..2025-07-18 || gift-card-sales|gift-cards-sold @2025-01-01..2025-07-18',
  ],
  [
    'lady called, paid a deposit for platters but never picked up\nwho still has open deposits with us',
    'deferred || rows if transaction-status=Partially Paid',
  ],
  [
    'how we doin\nthis month i mean\nagainst same days last month',
    '~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18',
  ],
  ['new faces this week?\nor all regulars', 'customers @2025-07-13..2025-07-18'],
  [
    'did hannah brightwell come by in june\nwhat did she spend',
    '~taken|~any @2025-06-01..2025-06-30 if customer=* || ~taken|~any @2025-06-01..2025-06-30 if customer-id=* || rows @2025-06-01..2025-06-30 if customer=* || rows @2025-06-01..2025-06-30 if customer-id=*',
  ],
  // The regional controller
  ['Net sales by location for the second quarter of 2025, please.', 'net-sales by location @2025-04-01..2025-06-30'],
  [
    'Give me the effective fee rate per channel for the first half of the year.',
    'fee-rate by channel @2025-01-01..2025-06-30',
  ],
  [
    'Taxed and untaxed net sales, January first through June thirtieth, month by month.',
    'taxable-sales|untaxed-sales by month @2025-01-01..2025-06-30',
  ],
  [
    'Gross sales for June 2025 compared with June 2024, location three only.',
    'gross-sales @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 if location=Location 3',
  ],
  [
    'List every refund above fifty dollars between June 1 and July 15, inclusive.',
    'rows @2025-06-01..2025-07-15 if transaction-type=Refund',
  ],
  [
    'Invoice fees as opposed to payment processing fees, year to date.',
    'invoice-fees|processing-fees|fees @2025-01-01..2025-07-18 || fees|processing-fees by fee-kind @2025-01-01..2025-07-18',
  ],
  ['What was the auto gratuity charged in Q2, and on how many transactions?', 'auto-gratuity @2025-04-01..2025-06-30'],
  [
    'Tips as a percentage of net sales, by employee, for the last full month.',
    'tip-rate by ~staff @2025-06-01..2025-06-30',
  ],
  ['Share of each tender in payments, June, in percent.', 'payment-share|~payments by tender @2025-06-01..2025-06-30'],
  [
    'Deposits collected and deposits redeemed for the month of May, separately.',
    'deposits-collected|deposits-redeemed @2025-05-01..2025-05-31',
  ],
  [
    'Average net sale on weekdays, Monday to Friday, excluding the weekend, second quarter.',
    'average-net-sale|average-sale @2025-04-01..2025-06-30 if weekday=1,2,3,4,5',
  ],
  [
    'Discounts, correction, discounts and comps, by location and for the week of June 22.',
    'discounts-and-comps by location @2025-06-22..2025-06-28',
  ],
  ['Taxes on refunds for the first quarter.', 'taxes-on-refunds @2025-01-01..2025-03-31'],
  [
    'Provide the five largest transactions of location two in the current quarter.',
    'rows @2025-07-01..2025-07-18 if location=Location 2 top || rows @2025-07-01..2025-07-18 if location=Location 2; transaction-type=Sale top',
  ],
  ['What is our liability from unredeemed gift cards and open deposits as of June 30?', 'deferred'],
  ['Please state precisely how total sales differ from total payments.', 'define total-sales; total-payments'],
  // The Spanish-speaking assistant
  ['hello how much we sell the day 3 of this month', '~taken @2025-07-03'],
  [
    'i need the devolutions of the past month please',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund || ~any @2025-06-01..2025-06-30 if transaction-type=Refund',
  ],
  [
    'which is the product most selled in the first quincena of june',
    '~sold by item-name @2025-06-01..2025-06-15 top || ~sold by item-name @2025-06-01..2025-06-14 top',
  ],
  [
    'the tips (propinas) of Maya from monday until today',
    'tips|tips-and-gratuity @2025-07-14..2025-07-18 if ~staff=Maya Duarte || tips|tips-and-gratuity by ~staff @2025-07-14..2025-07-18',
  ],
  [
    'how many person pay with the phone in june, apple pay and like this',
    '~count|~any @2025-06-01..2025-06-30 if tender=Digital Wallet || ~any by tender @2025-06-01..2025-06-30 || tender-digital-wallet @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if tender=Digital Wallet || customers @2025-06-01..2025-06-30 if tender=Digital Wallet',
  ],
  [
    'the boss want to know the sales of before yesterday in the afternoon',
    '~taken @2025-07-16 if part-of-day=Afternoon || ~taken @2025-07-16 if hour=12,13,14,15,16 || ~taken by part-of-day @2025-07-16',
  ],
  [
    'how much we charge with invoices (facturas) in may',
    '~taken|invoices @2025-05-01..2025-05-31 if channel=Invoice || ~taken by channel @2025-05-01..2025-05-31 || ~taken @2025-05-01..2025-05-31 if source=Invoices || invoices @2025-05-01..2025-05-31',
  ],
  ['in which hour come more people the sundays', '~taken|~count by hour if weekday=0 top'],
  // How-to
  ['ugh\nnew girl starts monday\nwhere does she make a new item', 'how /items'],
  ['stocktake tmrw\ncan i print a list to write the counts on', 'how /items/inventory || how *count sheet'],
  ['How do I compare a period with the same period last year in the sales summary?', 'how /reports || how *compare'],
  ['Where can I build a report of my own with selected metrics?', 'how /financial-suite/custom-reports'],
  ['how i can change the name of one category', 'how /items/categories'],
  ['please where i download the transactions for open in excel', 'how *export || how *CSV || how *download'],
  ['everything so bright lol\nis there a dark thing', 'how *dark || how *theme || how /settings'],
  ['where i can learn what mean all this words of sales, some course?', 'how /education'],
  // Not known
  ['whats left after rent n wages for june\nlike real profit', 'cannot'],
  ['Report the scheduled versus actual labor hours by location for June.', 'cannot'],
  ['how much money must be in the drawer (caja) right now, i want to close', 'cannot || ask || ~cash @2025-07-18'],
  [
    'rain all week\ndid that cost us\nhow much exactly',
    'cannot || ask || ~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || ~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11',
  ],
  ['ppl who come in, look around n leave\nhow many a day is that', 'cannot'],
  ['What is the gross margin of the Equipment category for the second quarter?', 'cannot'],
  ['Forecast net sales for the third quarter by location.', 'cannot || ask'],
  ['please you send one email to the supplier of the oil that we need 20 bottles', 'cannot'],
];

/** The same three people, one in each dialogue. Each turn is asked after the ones before it. */
export const messengerDialogues: readonly (readonly Asked[])[] = [
  // The owner
  [
    ['how was last week', '~taken @2025-07-06..2025-07-12'],
    ['and the one before?', '~taken @2025-06-29..2025-07-05'],
    [
      'why tho\nwhat was different',
      '~sold|~count by item-name|category|reporting-category|location|date|weekday|channel|collected-by|attributed-to @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 || ~sold|~count by item-name|category|reporting-category|location|date|weekday|channel|collected-by|attributed-to @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || ~taken @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 || ~taken @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || cannot || ask',
    ],
    [
      'ok\nsame but just cards',
      '~card @2025-06-29..2025-07-05 || ~card @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05',
    ],
  ],
  [
    ['top sellers this month\n5 is enough', '~sold by item-name @2025-07-01..2025-07-18 top'],
    ['and by pieces?', '~units by item-name @2025-07-01..2025-07-18'],
    ['hm and in june', '~units by item-name @2025-06-01..2025-06-30'],
    [
      'just the bakery stuff',
      '~units by item-name @2025-06-01..2025-06-30 if category=Bakery || ~units by item-name @2025-06-01..2025-06-30 if reporting-category=Bakery || ~units @2025-06-01..2025-06-30 if category=Bakery || ~units @2025-06-01..2025-06-30 if reporting-category=Bakery',
    ],
    [
      'no\nmoney again',
      '~itemsales by item-name @2025-06-01..2025-06-30 if category=Bakery || ~itemsales by item-name @2025-06-01..2025-06-30 if reporting-category=Bakery || ~itemsales @2025-06-01..2025-06-30 if category=Bakery || ~itemsales @2025-06-01..2025-06-30 if reporting-category=Bakery',
    ],
  ],
  [
    [
      'any refunds this week',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if transaction-type=Refund || ~any @2025-07-13..2025-07-18 if transaction-type=Refund || ~any by transaction-type @2025-07-13..2025-07-18',
    ],
    ['show', 'rows @2025-07-13..2025-07-18 if transaction-type=Refund'],
    [
      'what did they say was wrong',
      '~any by refund-reason @2025-07-13..2025-07-18 || ~any by refund-reason @2025-07-13..2025-07-18 if transaction-type=Refund || rows @2025-07-13..2025-07-18 if transaction-type=Refund',
    ],
    ['ok undo the first one\ngive her the money again', 'cannot'],
  ],
  [
    ['theo today', '~sold|~count @2025-07-18 if ~staff=Theo Lindqvist || rows @2025-07-18 if ~staff=Theo Lindqvist'],
    ['and owen', '~sold|~count @2025-07-18 if ~staff=Owen Reyes || rows @2025-07-18 if ~staff=Owen Reyes'],
    [
      'whole week for both',
      '~sold|~count by ~staff @2025-07-13..2025-07-18 if ~staff=Owen Reyes,Theo Lindqvist || ~sold|~count by ~staff @2025-07-13..2025-07-18',
    ],
    ['who worked more hours', 'cannot'],
  ],
  // The regional controller
  [
    ['Net sales by location, June.', 'net-sales by location @2025-06-01..2025-06-30'],
    ['In percent of the total.', 'net-sales-share|net-sales by location @2025-06-01..2025-06-30'],
    ['Against May.', 'net-sales|net-sales-share by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
    [
      'Restrict to location one and drill down by category.',
      'net-sales|net-sales-share by category|reporting-category @2025-06-01..2025-06-30 if location=Location 1',
    ],
  ],
  [
    ['Fees for the second quarter.', 'fees|processing-fees @2025-04-01..2025-06-30'],
    ['By month.', 'fees|processing-fees by month @2025-04-01..2025-06-30'],
    ['As a rate of payments.', 'fee-rate by month @2025-04-01..2025-06-30'],
    ['Now by channel instead of month.', 'fee-rate by channel @2025-04-01..2025-06-30'],
    [
      'Which transactions were charged an invoice fee in that period?',
      'rows @2025-04-01..2025-06-30 if fee-kind=Invoice fee || rows @2025-04-01..2025-06-30 if channel=Invoice || rows @2025-04-01..2025-06-30 if channel=Invoice; fee-charged=With fee || rows @2025-04-01..2025-06-30 if source=Invoices || rows @2025-04-01..2025-06-30 if source=Invoices; fee-charged=With fee',
    ],
  ],
  [
    ['Define deferred sales.', 'define deferred-sales'],
    ['State the amount for the first half.', 'deferred-sales @2025-01-01..2025-06-30'],
    ['Monthly.', 'deferred-sales by month @2025-01-01..2025-06-30'],
    ['Where in the product do I see the opening and closing balance?', 'how /deferred-sales'],
  ],
  [
    [
      'Transactions of location two on July 12.',
      'rows @2025-07-12 if location=Location 2 || ~count @2025-07-12 if location=Location 2',
    ],
    [
      'Only those taken online.',
      'rows @2025-07-12 if location=Location 2; channel=Online || ~count @2025-07-12 if location=Location 2; channel=Online || rows @2025-07-12 if location=Location 2; source=Online store',
    ],
    [
      'Correction, the Saturday before that.',
      'rows @2025-07-05 if location=Location 2; channel=Online || ~count @2025-07-05 if location=Location 2; channel=Online || rows @2025-07-05 if location=Location 2; source=Online store',
    ],
  ],
  // The Spanish-speaking assistant
  [
    ['how much tips in june', 'tips|tips-and-gratuity @2025-06-01..2025-06-30'],
    ['of each one', 'tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30'],
    [
      'only the ones with card',
      'card-tips by ~staff @2025-06-01..2025-06-30 || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 if payment-method=Card || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 if tender=Card',
    ],
    [
      'and in this month what we have',
      'card-tips by ~staff @2025-07-01..2025-07-18 || tips|tips-and-gratuity by ~staff @2025-07-01..2025-07-18 if payment-method=Card || tips|tips-and-gratuity by ~staff @2025-07-01..2025-07-18 if tender=Card',
    ],
  ],
  [
    ['how much cheese we sell in june, the cheddar', '~sold @2025-06-01..2025-06-30 if item-name=Aged Cheddar'],
    ['and the olive oil?', '~sold @2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml'],
    ['how many rest of this in the shop', 'how /items || cannot'],
    [
      'ok. and how many oil the same month of the last year',
      '~sold @2024-06-01..2024-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml',
    ],
  ],
  [
    ['which day of week we sell less, this year', '~taken|~count by weekday @2025-01-01..2025-07-18 bottom'],
    ['and the most strong?', '~taken|~count by weekday @2025-01-01..2025-07-18 top'],
    ['in this day, which hour', '~taken|~count by hour @2025-01-01..2025-07-18 if weekday=*'],
    ['if we close this day how much we lose next month', 'cannot || ask'],
  ],
  [
    [
      'the best clients of june',
      '~any by customer|customer-id @2025-06-01..2025-06-30 top || customers @2025-06-01..2025-06-30',
    ],
    [
      'no sorry, of all the year',
      '~any by customer|customer-id @2025-01-01..2025-07-18 top || customers @2025-01-01..2025-07-18',
    ],
    [
      'what buy the first one',
      '~sold by item-name @2025-01-01..2025-07-18 if customer=* || ~sold by item-name @2025-01-01..2025-07-18 if customer-id=* || rows @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer-id=*',
    ],
    ['you have his telephone?', 'cannot'],
  ],
];
