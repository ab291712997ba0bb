import type { Asked } from './asked';

/** A grocer couple that types in haste, their bookkeeper, and a shop assistant whose first language is Spanish. Misspelled words are meant. */
export const grocerQuestions: readonly Asked[] = [
  // The grocers
  ['how r we doin 2day', '~taken|~count @2025-07-18 || ~taken|~count by location @2025-07-18'],
  [
    'takings ystd loc 1 n loc 3',
    '~taken @2025-07-17 if location=Location 1,Location 3 || ~taken by location @2025-07-17 if location=Location 1,Location 3 || ~taken by location @2025-07-17',
  ],
  ['hw many sourdough last wk', '~units @2025-07-06..2025-07-12 if item-name=Sourdough Loaf, 800 g'],
  ['honey stock?', 'text stock || text on hand || text left'],
  [
    'price granola pls',
    'text costs || text price || price if item-name=House Granola || price by item-name if item-name=House Granola',
  ],
  ['top 5 items this mo by $', '~itemsales by item-name @2025-07-01..2025-07-18 top'],
  [
    'worst seller in bakery june',
    '~sold by item-name @2025-06-01..2025-06-30 if category=Bakery bottom || ~sold by item-name @2025-06-01..2025-06-30 if reporting-category=Bakery bottom',
  ],
  [
    'wots not selling at all this mo',
    'unsold @2025-07-01..2025-07-18 || ~sold by item-name @2025-07-01..2025-07-18 bottom',
  ],
  [
    'bakery vs deli june',
    '~sold by category|reporting-category @2025-06-01..2025-06-30 || ~sold @2025-06-01..2025-06-30 if category=Bakery,Deli || ~sold @2025-06-01..2025-06-30 if reporting-category=Bakery,Deli',
  ],
  [
    'pantry % of sales q2',
    '~sold by category @2025-04-01..2025-06-30 if category=Pantry || net-sales-share @2025-04-01..2025-06-30 if category=Pantry || net-sales-share @2025-04-01..2025-06-30 if reporting-category=Pantry || ~itemsales|net-sales-share by category|reporting-category @2025-04-01..2025-06-30',
  ],
  ['cash taken last sat', '~cash @2025-07-12'],
  [
    'card % this wk',
    '~any by tender|payment-method @2025-07-13..2025-07-18 || payment-share|net-sales-share @2025-07-13..2025-07-18 if payment-method=Card || payment-share|net-sales-share @2025-07-13..2025-07-18 if tender=Card',
  ],
  [
    'ne refunds ystd',
    'refunds|payments-refunded|returns|partial-refunds @2025-07-17 || ~taken @2025-07-17 if transaction-type=Refund || return-count @2025-07-17 || ~count @2025-07-17 if transaction-type=Refund || rows @2025-07-17 if transaction-type=Refund',
  ],
  ['busiest hr on saturdays', '~taken|~count by hour if weekday=6 top'],
  [
    'priya sales ths wk vs last wk',
    '~taken|~count @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if ~staff=Priya Nair || ~taken|~count @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18 if ~staff=Priya Nair || ~taken|~count @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 if ~staff=Priya Nair || ~taken|~count @2025-07-06..2025-07-11 vs 2025-07-13..2025-07-18 if ~staff=Priya Nair',
  ],
  ['avg basket this mo', 'average-sale|average-net-sale @2025-07-01..2025-07-18'],
  ['who rang up most in june', '~taken|~count by ~staff @2025-06-01..2025-06-30 top'],
  ['ne sale over 150 this wk', 'rows @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if transaction-type=Sale'],
  ['discnts given in may hw much', 'discounts|discounts-and-comps @2025-05-01..2025-05-31'],
  ['hw much in unused gift cards', 'deferred || text unused gift card'],
  ['hw much will we make nxt wk', 'cannot'],
  // The bookkeeper
  ['What were net sales for each month of the second quarter of 2025?', 'net-sales by month @2025-04-01..2025-06-30'],
  ['Please state the sales tax collected in June 2025.', 'taxes|taxes-on-sales @2025-06-01..2025-06-30'],
  [
    'What payment processing fees were charged from 1 June to 15 June 2025?',
    'processing-fees @2025-06-01..2025-06-15 || fees by fee-kind @2025-06-01..2025-06-15 || fees @2025-06-01..2025-06-15 if fee-kind=Processing fee',
  ],
  ['What is our effective fee rate for the year to date?', 'fee-rate @2025-01-01..2025-07-18'],
  ['Break the payments of June 2025 down by tender.', '~payments by tender @2025-06-01..2025-06-30'],
  ['What is the total of customer deposits that are still open?', 'deferred'],
  [
    'What value of gift cards did we sell in the first quarter of 2025?',
    'gift-card-sales|gift-cards-sold @2025-01-01..2025-03-31',
  ],
  [
    'What value of gift cards was redeemed from 1 April to 30 June 2025?',
    'gift-cards-redeemed @2025-04-01..2025-06-30 || ~payments @2025-04-01..2025-06-30 if tender=Gift card',
  ],
  ['What was the net total after fees in June?', 'net-total @2025-06-01..2025-06-30'],
  [
    'Compare net sales of June 2025 with June 2024.',
    'net-sales @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 || net-sales @2024-06-01..2024-06-30 vs 2025-06-01..2025-06-30',
  ],
  [
    'List all transactions above $300 in May 2025.',
    'rows @2025-05-01..2025-05-31 || rows @2025-05-01..2025-05-31 if transaction-type=Sale',
  ],
  [
    'Which refund reason occurred most often from January to June 2025?',
    'return-count|~count|refunds|payments-refunded by refund-reason @2025-01-01..2025-06-30 top || return-count|~count|refunds|payments-refunded by refund-reason @2025-01-01..2025-06-30 if transaction-type=Refund top',
  ],
  ['State taxed and untaxed net sales for June 2025.', 'taxable-sales|untaxed-sales @2025-06-01..2025-06-30'],
  [
    'What percentage of net sales did each location contribute in June 2025?',
    'net-sales-share|net-sales by location @2025-06-01..2025-06-30',
  ],
  ['On which days in June 2025 were net sales below $400?', 'net-sales by date @2025-06-01..2025-06-30'],
  [
    'How many transactions carried a discount in June 2025?',
    'discount-count @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30 if discount-use=With discount || rows @2025-06-01..2025-06-30 if discount-use=With discount || rows @2025-06-01..2025-06-30 if discount-use=With discount; transaction-type=Sale || ~count by discount-use @2025-06-01..2025-06-30',
  ],
  [
    'What were tips paid by card in June 2025?',
    'card-tips @2025-06-01..2025-06-30 || tips @2025-06-01..2025-06-30 if payment-method=Card || tips @2025-06-01..2025-06-30 if tender=Card || tips by payment-method|tender @2025-06-01..2025-06-30',
  ],
  ['Where can I build a report with columns of my own and save it?', 'how /custom-reports'],
  ['How is the net total calculated?', 'define net-total'],
  ['What was our gross margin in June 2025?', 'cannot'],
  // The shop assistant
  ['How much we sell yesterday?', '~taken @2025-07-17'],
  ['Which item sell more this week?', '~sold by item-name @2025-07-13..2025-07-18 top'],
  ['How many granola we have now in the shop?', 'text stock || text on hand || text left'],
  [
    'What is the price of the chef knife?',
    'text costs || text price || price if item-name=Chef’s Knife || price by item-name if item-name=Chef’s Knife',
  ],
  [
    'How many sales with cash today?',
    '~count @2025-07-18 if payment-method=Cash || ~count @2025-07-18 if tender=Cash || ~count by payment-method|tender @2025-07-18 || rows @2025-07-18 if payment-method=Cash || rows @2025-07-18 if payment-method=Cash; transaction-type=Sale || rows @2025-07-18 if tender=Cash || rows @2025-07-18 if tender=Cash; transaction-type=Sale || ~count @2025-07-18 if payment-method=Cash; transaction-type=Sale || ~count @2025-07-18 if tender=Cash; transaction-type=Sale',
  ],
  [
    'I am Priya, how much tip I have this month?',
    'tips|tips-and-gratuity @2025-07-01..2025-07-18 if ~staff=Priya Nair || tips|tips-and-gratuity by ~staff @2025-07-01..2025-07-18',
  ],
  ['What day of the week is the most slow?', '~taken|~count by weekday bottom'],
  [
    'The client who buy the most in June, who is?',
    'customers @2025-06-01..2025-06-30 || ~taken|~count by customer|customer-id @2025-06-01..2025-06-30 top',
  ],
  [
    'How many things of coffee category we sell in Location 2 in June?',
    '~units @2025-06-01..2025-06-30 if category=Coffee; location=Location 2 || ~units @2025-06-01..2025-06-30 if reporting-category=Coffee; location=Location 2 || ~units by item-name @2025-06-01..2025-06-30 if category=Coffee; location=Location 2 || ~units by item-name @2025-06-01..2025-06-30 if reporting-category=Coffee; location=Location 2',
  ],
  [
    'In June we sell more in the morning or in the afternoon?',
    '~taken|~count by part-of-day|hour @2025-06-01..2025-06-30 || ~taken|~count @2025-06-01..2025-06-30 if part-of-day=Morning',
  ],
  [
    'Give me sales of Theo and Owen this month',
    '~taken|~count by ~staff @2025-07-01..2025-07-18 || ~taken|~count @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist,Owen Reyes',
  ],
  [
    'Somebody buy the catering platter this week?',
    '~sold|~count @2025-07-13..2025-07-18 if item-name=Catering Platter, Serves 12 || rows @2025-07-13..2025-07-18 if item-name=Catering Platter, Serves 12 || rows @2025-07-13..2025-07-18 if item-name=Catering Platter, Serves 12; transaction-type=Sale || customers @2025-07-13..2025-07-18 if item-name=Catering Platter, Serves 12',
  ],
  [
    'How many places of the bread workshop we sell in June?',
    '~units @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop',
  ],
  [
    'The olive oil sell more or less than last month?',
    '~sold @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold by month @2025-06-01..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml',
  ],
  [
    'In June where we sell more, online or in the store?',
    '~taken|~count by channel @2025-06-01..2025-06-30 || ~taken|~count by channel @2025-06-01..2025-06-30 if channel=Online,In-Store || ~taken|~count by channel @2025-06-01..2025-06-30 if channel=Online,In-Store,In-Person',
  ],
  ['What means comp?', 'define comps || text free of charge'],
  ['Where I can see the list of all the items?', 'how /items'],
  ['At what hour we open on Sunday?', 'cannot'],
  ['Which category is number three in June?', '~sold by category|reporting-category @2025-06-01..2025-06-30 top'],
];

export const grocerDialogues: readonly (readonly Asked[])[] = [
  [
    ['sales last wk', '~taken @2025-07-06..2025-07-12'],
    ['by shop', '~taken by location @2025-07-06..2025-07-12'],
    [
      'n the wk b4',
      '~taken by location @2025-06-29..2025-07-05 || ~taken by location @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05',
    ],
    [
      'jst loc 2',
      '~taken @2025-06-29..2025-07-05 if location=Location 2 || ~taken @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if location=Location 2',
    ],
  ],
  [
    ['best items june', '~sold by item-name @2025-06-01..2025-06-30 top'],
    [
      'only pantry',
      '~sold by item-name @2025-06-01..2025-06-30 if category=Pantry top || ~sold by item-name @2025-06-01..2025-06-30 if reporting-category=Pantry top',
    ],
    [
      'worst ones instead',
      '~sold by item-name @2025-06-01..2025-06-30 if category=Pantry bottom || ~sold by item-name @2025-06-01..2025-06-30 if reporting-category=Pantry bottom',
    ],
    [
      'same 4 may',
      '~sold by item-name @2025-05-01..2025-05-31 if category=Pantry bottom || ~sold by item-name @2025-05-01..2025-05-31 if reporting-category=Pantry bottom',
    ],
  ],
  [
    ['cash 2day', '~cash @2025-07-18'],
    ['n card', '~card @2025-07-18 || ~cash|~card @2025-07-18'],
    ['no sry meant ystd', '~card @2025-07-17 || ~cash @2025-07-17'],
  ],
  [
    [
      'bakery this mo',
      '~sold @2025-07-01..2025-07-18 if category=Bakery || ~sold @2025-07-01..2025-07-18 if reporting-category=Bakery || ~sold by item-name @2025-07-01..2025-07-18 if category=Bakery || ~sold by item-name @2025-07-01..2025-07-18 if reporting-category=Bakery',
    ],
    [
      'vs last mo',
      '~sold @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if category=Bakery || ~sold @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if reporting-category=Bakery || ~sold @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if category=Bakery || ~sold @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if reporting-category=Bakery || ~sold by item-name @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if category=Bakery || ~sold by item-name @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if reporting-category=Bakery || ~sold by item-name @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if category=Bakery || ~sold by item-name @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if reporting-category=Bakery || ~sold @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if category=Bakery || ~sold @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if reporting-category=Bakery || ~sold @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if category=Bakery || ~sold @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if reporting-category=Bakery || ~sold by item-name @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if category=Bakery || ~sold by item-name @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if reporting-category=Bakery || ~sold by item-name @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if category=Bakery || ~sold by item-name @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if reporting-category=Bakery',
    ],
    [
      'y the diff',
      '~any by item-name|location|~staff|date|weekday|week|hour|category|reporting-category|channel @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if category=Bakery || ~any by item-name|location|~staff|date|weekday|week|hour|category|reporting-category|channel @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if reporting-category=Bakery || ~any by item-name|location|~staff|date|weekday|week|hour|category|reporting-category|channel @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if category=Bakery || ~any by item-name|location|~staff|date|weekday|week|hour|category|reporting-category|channel @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if reporting-category=Bakery || ~any by item-name|location|~staff|date|weekday|week|hour|category|reporting-category|channel @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if category=Bakery || ~any by item-name|location|~staff|date|weekday|week|hour|category|reporting-category|channel @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if reporting-category=Bakery || ~any by item-name|location|~staff|date|weekday|week|hour|category|reporting-category|channel @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if category=Bakery || ~any by item-name|location|~staff|date|weekday|week|hour|category|reporting-category|channel @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if reporting-category=Bakery || ~any @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if category=Bakery || ~any @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if reporting-category=Bakery || ~any @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if category=Bakery || ~any @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if reporting-category=Bakery || ~any @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if category=Bakery || ~any @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if reporting-category=Bakery || ~any @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if category=Bakery || ~any @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if reporting-category=Bakery',
    ],
    [
      'n deli?',
      '~sold @2025-07-01..2025-07-18 if category=Deli || ~sold @2025-07-01..2025-07-18 if reporting-category=Deli || ~sold by item-name @2025-07-01..2025-07-18 if category=Deli || ~sold by item-name @2025-07-01..2025-07-18 if reporting-category=Deli',
    ],
  ],
  [
    ['sales by day this wk', '~taken by date|weekday @2025-07-13..2025-07-18'],
    [
      'wot sold on mon',
      '~sold by item-name @2025-07-14 || rows @2025-07-14 || rows @2025-07-14 if transaction-type=Sale',
    ],
    ['n tues', '~sold by item-name @2025-07-15 || rows @2025-07-15 || rows @2025-07-15 if transaction-type=Sale'],
    [
      'ne refunds that day',
      'refunds|payments-refunded|returns|partial-refunds @2025-07-15 || ~taken @2025-07-15 if transaction-type=Refund || return-count @2025-07-15 || ~count @2025-07-15 if transaction-type=Refund || rows @2025-07-15 if transaction-type=Refund || refunds|payments-refunded|returns|returned|items-refunded|items-returned|return-count by item-name @2025-07-15',
    ],
  ],
  [
    ['What were the total fees in June 2025?', 'fees @2025-06-01..2025-06-30'],
    ['And as a percentage of payments?', 'fee-rate @2025-06-01..2025-06-30'],
    ['Per location, please.', 'fee-rate by location @2025-06-01..2025-06-30'],
    ['The same for May 2025.', 'fee-rate by location @2025-05-01..2025-05-31'],
  ],
  [
    ['What tax did we collect in June 2025?', 'taxes|taxes-on-sales @2025-06-01..2025-06-30'],
    ['Split it by location.', 'taxes|taxes-on-sales by location @2025-06-01..2025-06-30'],
    ['For the whole second quarter instead.', 'taxes|taxes-on-sales by location @2025-04-01..2025-06-30'],
    ['By month rather than by location.', 'taxes|taxes-on-sales by month @2025-04-01..2025-06-30'],
  ],
  [
    ['Net sales by team member in June 2025.', 'net-sales by ~staff @2025-06-01..2025-06-30'],
    ['Only Location 1.', 'net-sales by ~staff @2025-06-01..2025-06-30 if location=Location 1'],
    [
      'What share does each have?',
      'net-sales-share|net-sales by ~staff @2025-06-01..2025-06-30 if location=Location 1',
    ],
    ['Now remove the location filter.', 'net-sales-share|net-sales by ~staff @2025-06-01..2025-06-30'],
  ],
  [
    ['List the refunds of May 2025.', 'rows @2025-05-01..2025-05-31 if transaction-type=Refund'],
    [
      'What do they come to?',
      'refunds|payments-refunded|returns|partial-refunds @2025-05-01..2025-05-31 || ~taken @2025-05-01..2025-05-31 if transaction-type=Refund || rows @2025-05-01..2025-05-31 if transaction-type=Refund',
    ],
    [
      'And in June?',
      'refunds|payments-refunded|returns|partial-refunds @2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'Which items were returned?',
      'refunds|payments-refunded|returns|returned|items-refunded|items-returned|return-count by item-name @2025-06-01..2025-06-30 || refunds|payments-refunded|returns|returned|items-refunded|items-returned|return-count by item-name @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
  ],
  [
    [
      'How much did we give in discounts in the second quarter of 2025?',
      'discounts|discounts-and-comps @2025-04-01..2025-06-30',
    ],
    ['By team member.', 'discounts|discounts-and-comps by ~staff @2025-04-01..2025-06-30'],
    [
      'Show me the transactions behind the figure of Owen Reyes.',
      'rows @2025-04-01..2025-06-30 if ~staff=Owen Reyes || rows @2025-04-01..2025-06-30 if ~staff=Owen Reyes; transaction-type=Sale || rows @2025-04-01..2025-06-30 if discount-use=With discount; ~staff=Owen Reyes || rows @2025-04-01..2025-06-30 if discount-use=With discount; ~staff=Owen Reyes; transaction-type=Sale',
    ],
    [
      'Correction, I meant Maya Duarte.',
      'rows @2025-04-01..2025-06-30 if ~staff=Maya Duarte || rows @2025-04-01..2025-06-30 if ~staff=Maya Duarte; transaction-type=Sale || rows @2025-04-01..2025-06-30 if discount-use=With discount; ~staff=Maya Duarte || rows @2025-04-01..2025-06-30 if discount-use=With discount; ~staff=Maya Duarte; transaction-type=Sale || discounts|discounts-and-comps @2025-04-01..2025-06-30 if ~staff=Maya Duarte',
    ],
  ],
  [
    ['What item we sell the most in June?', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['And the second?', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['How many sourdough loaf we have now?', 'text stock || text on hand || text left'],
  ],
  [
    ['How much we sell last Saturday?', '~taken @2025-07-12'],
    ['At what hour is more?', '~taken|~count by hour @2025-07-12 top'],
    ['And the Sunday after?', '~taken|~count by hour @2025-07-13 || ~taken @2025-07-13'],
    ['The tips of that day?', 'tips|tips-and-gratuity @2025-07-13'],
  ],
  [
    ['How much tips we have this week?', 'tips|tips-and-gratuity @2025-07-13..2025-07-18'],
    ['For each person please', 'tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18'],
    [
      'And last week?',
      'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12 || tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12',
    ],
    [
      'Only Maya and Theo',
      'tips|tips-and-gratuity @2025-07-06..2025-07-12 if ~staff=Maya Duarte,Theo Lindqvist || tips|tips-and-gratuity @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if ~staff=Maya Duarte,Theo Lindqvist',
    ],
  ],
  [
    [
      'How much olive oil we sell in June?',
      '~sold @2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml',
    ],
    [
      'In which location more?',
      '~sold by location @2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml top',
    ],
    [
      'And the single origin beans?',
      '~sold @2025-06-01..2025-06-30 if item-name=Single-Origin Beans, 1 kg || ~sold by location @2025-06-01..2025-06-30 if item-name=Single-Origin Beans, 1 kg',
    ],
    [
      'What is the price of it?',
      'text costs || text price || price if item-name=Single-Origin Beans, 1 kg || price by item-name if item-name=Single-Origin Beans, 1 kg',
    ],
  ],
];
