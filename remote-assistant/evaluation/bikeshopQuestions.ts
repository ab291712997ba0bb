import type { Asked } from './asked';

/**
 * The owner of a bicycle repair shop types on her phone between two repairs: half sentences, no marks, some of it dictated.
 * Theo, who works part-time, asks too.
 */
export const bikeshopQuestions: readonly Asked[] = [
  // Sales
  ['what did we make yday', '~taken @2025-07-17'],
  ['todays total so far pls', '~taken @2025-07-18'],
  [
    'takings this week no sorry last week, tax included',
    'total-sales|total-payments|payments-collected @2025-07-06..2025-07-12',
  ],
  [
    'how are we going this wk against last wk',
    '~taken|~count @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || ~taken|~count @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11',
  ],
  [
    'ok so the rain killed us on the 9th i think. how bad was it compared to the wednesday before',
    '~taken|~count @2025-07-09 vs 2025-07-02',
  ],
  ['june net sales only the number', 'net-sales @2025-06-01..2025-06-30'],
  [
    'are we up on last july',
    '~taken|~count @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 || ~taken|~count @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-31',
  ],
  ['first half of this yr month by month how much we took', '~taken by month @2025-01-01..2025-06-30'],
  ['best single day so far this year, which date', '~taken|~count by date @2025-01-01..2025-07-18 top'],
  [
    'sat or sun whats better for us this yr. thinking of closing one',
    '~taken|~count by weekday @2025-01-01..2025-07-18 || ~taken|~count by weekday @2025-01-01..2025-07-18 if weekday=0,6',
  ],
  [
    'was at the dentist tues what came in between 12 and 1',
    '~taken|~count @2025-07-15 if hour=12 || ~taken|~count by hour @2025-07-15 || rows @2025-07-15 if hour=12 || rows @2025-07-15 if hour=12; transaction-type=Sale',
  ],
  [
    'mornings or afternoons when is it dead. say june',
    '~taken|~count by part-of-day @2025-06-01..2025-06-30 || ~taken|~count by hour @2025-06-01..2025-06-30 || ~taken|~count by part-of-day @2025-06-01..2025-06-30 if part-of-day=Afternoon,Morning',
  ],
  ['sales per shop last mth in %', 'net-sales-share|payment-share by location @2025-06-01..2025-06-30'],
  [
    'loc 3 june. how many sales and whats the average',
    '~count|average-net-sale|average-sale @2025-06-01..2025-06-30 if location=Location 3 || ~count|average-net-sale|average-sale @2025-06-01..2025-06-30 if location=Location 3; transaction-type=Sale',
  ],
  [
    'market stall last weekend was it any good?',
    '~taken|~count @2025-07-12..2025-07-13 if device-nickname=Market stall || ~taken|~count @2025-07-12..2025-07-13 if channel=In-Person || ~taken|~count by device-nickname|channel @2025-07-12..2025-07-13',
  ],
  [
    'web shop in june how much. and may',
    '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if channel=Online || ~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if source=Online store || ~taken by channel|source @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~taken by month @2025-05-01..2025-06-30 if channel=Online || ~taken by month @2025-05-01..2025-06-30 if source=Online store',
  ],
  // Items
  ['top 3 things last week by qty not money', '~units by item-name @2025-07-06..2025-07-12 top'],
  ['hw many knifes did we shift in june', '~units @2025-06-01..2025-06-30 if item-name=Chef’s Knife, 20 cm'],
  [
    'the honey comma how much did it bring in since the first of april',
    '~itemsales @2025-04-01..2025-07-18 if item-name=Wildflower Honey, 350 g',
  ],
  [
    'that workshop we run how many places sold in q2 i mean the baking one not our workshop lol',
    '~units @2025-04-01..2025-06-30 if item-name=Bread Baking Workshop',
  ],
  [
    'pour over sets or cold brew which did better this month',
    '~sold by item-name @2025-07-01..2025-07-18 if item-name=Pour-Over Set, Stoneware,Cold Brew Concentrate || ~sold by item-name @2025-07-01..2025-07-18',
  ],
  [
    'everything in equipment for june item by item',
    '~sold by item-name @2025-06-01..2025-06-30 if category=Equipment || ~sold by item-name @2025-06-01..2025-06-30 if reporting-category=Equipment',
  ],
  ['whats just sitting there, like not one sold since beginning of june', 'unsold @2025-06-01..2025-07-18'],
  [
    'which stuff comes back the most this year',
    'items-refunded|items-returned|returns|returned|refunds|return-count by item-name @2025-01-01..2025-07-18 || ~any by item-name @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  ['june by catagory biggest 1st', '~sold|net-sales-share by category|reporting-category @2025-06-01..2025-06-30 top'],
  [
    'beans n granola together, units, last month',
    '~units @2025-06-01..2025-06-30 if item-name=Single-Origin Beans, 1 kg,House Granola',
  ],
  // Payments
  ['cash on sat?', '~cash @2025-07-12'],
  [
    'counting the till. how much cash shd there be from yesterday location one',
    '~cash @2025-07-17 if location=Location 1',
  ],
  [
    'how much came in w apple pay n that last month',
    'tender-digital-wallet @2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 if tender=Digital Wallet',
  ],
  [
    'what % still pay cash?? this year',
    'payment-share|~payments|~count by tender|payment-method @2025-01-01..2025-07-18',
  ],
  [
    'gift cards june, how much sold and how much of it got used',
    'gift-card-sales|gift-cards-sold|gift-cards-redeemed @2025-06-01..2025-06-30',
  ],
  // Fees and taxes
  ['card fees last qtr feels like a lot', 'fees|processing-fees @2025-04-01..2025-06-30'],
  ['whats left of june after the fees come off', 'net-total @2025-06-01..2025-06-30'],
  ['sales tax i collected apr to june, a number per month', 'taxes|taxes-on-sales by month @2025-04-01..2025-06-30'],
  // Staff and tips
  [
    'hi its theo how much did i sell on sat',
    '~sold @2025-07-12 if ~staff=Theo Lindqvist || ~sold by ~staff @2025-07-12',
  ],
  [
    'my tips this wk?? (theo again)',
    'tips|tips-and-gratuity @2025-07-13..2025-07-18 if ~staff=Theo Lindqvist || tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18',
  ],
  [
    'who gives away the most discounts. since jan',
    'discounts|discounts-and-comps|discount-count by ~staff @2025-01-01..2025-07-18 || ~count by ~staff @2025-01-01..2025-07-18 if discount-use=With discount',
  ],
  [
    'maya v owen june sales n tips',
    '~sold|tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 || ~sold|tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 if ~staff=Maya Duarte,Owen Reyes',
  ],
  [
    'refunds priya did in june let me see them',
    'rows @2025-06-01..2025-06-30 if transaction-type=Refund; ~staff=Priya Nair',
  ],
  // Customers
  [
    'our regulars, who came in most often this yr',
    '~count by customer|customer-id @2025-01-01..2025-07-18 top || customers @2025-01-01..2025-07-18',
  ],
  [
    'got hannah brightwell at the counter what did she buy in june',
    'rows @2025-06-01..2025-06-30 if customer=* || rows @2025-06-01..2025-06-30 if customer-id=* || rows @2025-06-01..2025-06-30 if customer=*; transaction-type=Sale || rows @2025-06-01..2025-06-30 if customer-id=*; transaction-type=Sale || ~sold by item-name @2025-06-01..2025-06-30 if customer=* || ~sold by item-name @2025-06-01..2025-06-30 if customer-id=*',
  ],
  // Transactions and deposits
  [
    'biggest sale this mnth which one was it',
    'rows @2025-07-01..2025-07-18 top || rows @2025-07-01..2025-07-18 if transaction-type=Sale top',
  ],
  [
    'anything still only part paid? list them',
    'rows if transaction-status=Partially Paid || rows if transaction-status=Partially Paid; transaction-type=Sale || deferred',
  ],
  [
    'how much have ppl paid up front rn for stuff thats not done yet',
    'deferred || deferred-sales|deposits|deposits-collected || rows if transaction-status=Partially Paid',
  ],
  // Words
  [
    'whats the diff between total sales and total payments bookkeeper keeps asking me',
    'define total-sales; total-payments',
  ],
  // How-to
  ['how do i add a new thing to sell', 'how /items'],
  ['delivery just came where do i put in the stock', 'how /items'],
  ['can i change prices of loads of items in 1 go or do i have to do every one', 'how /items'],
  ['need the june sales as a file for the bookkeeper how do i do that', 'how *export || how *CSV || how *download'],
  [
    'can i save a report somehow so i dont have to set it up every time',
    'how /financial-suite/custom-reports || how *custom report || how *keep this view || how *my views',
  ],
  ['how do i back everything up before i change phones', 'how /settings || how *backup || how *back up'],
  ['spelled a category wrong where do i rename it', 'how /items/categories'],
  // Not known
  ['how many inner tubes have we sold this mth', 'cannot || ask'],
  ['whats my profit on a full service after parts and wages', 'cannot'],
  ['did owen clock in on time today', 'cannot'],
  ['will it rain sat and how much will that cost me', 'cannot'],
  ['text clara montrose that her bike is ready', 'cannot'],
  ['order 20 more olive oil from the supplier pls', 'cannot'],
  ['how many ppl walked in yesterday and didnt buy anything', 'cannot'],
  ['so theo wants a raise, whats he on an hour now', 'cannot'],
];

/** The owner, or Theo. Each turn is asked after the ones before it. */
export const bikeshopDialogues: readonly (readonly Asked[])[] = [
  [
    ['takings last week', '~taken @2025-07-06..2025-07-12'],
    ['n the one before', '~taken @2025-06-29..2025-07-05'],
    ['just cards', '~card @2025-06-29..2025-07-05'],
    [
      'in percent i mean of all of it',
      'payment-share by tender|payment-method @2025-06-29..2025-07-05 || payment-share @2025-06-29..2025-07-05 if payment-method=card || payment-share @2025-06-29..2025-07-05 if tender=Card || ~payments by tender|payment-method @2025-06-29..2025-07-05',
    ],
    [
      'ok and june',
      'payment-share by tender|payment-method @2025-06-01..2025-06-30 || payment-share @2025-06-01..2025-06-30 if payment-method=card || payment-share @2025-06-01..2025-06-30 if tender=Card || ~payments by tender|payment-method @2025-06-01..2025-06-30',
    ],
  ],
  [
    ['best sellers june', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['by how many i mean', '~units by item-name @2025-06-01..2025-06-30 top'],
    ['and the flops', '~units by item-name @2025-06-01..2025-06-30 bottom || unsold @2025-06-01..2025-06-30'],
    ['same for this month', '~units by item-name @2025-07-01..2025-07-18 bottom || unsold @2025-07-01..2025-07-18'],
    ['why is nobody buying that last one', 'cannot || ask'],
  ],
  [
    ['hey theo here whats my sales this week', '~sold @2025-07-13..2025-07-18 if ~staff=Theo Lindqvist'],
    ['tips too', 'tips|tips-and-gratuity @2025-07-13..2025-07-18 if ~staff=Theo Lindqvist'],
    ['and the week before', 'tips|tips-and-gratuity @2025-07-06..2025-07-12 if ~staff=Theo Lindqvist'],
    [
      'is that more than owen got',
      'tips|tips-and-gratuity @2025-07-06..2025-07-12 if ~staff=Owen Reyes || tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12 || tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12 if ~staff=Owen Reyes,Theo Lindqvist',
    ],
  ],
  [
    [
      'any refunds last month',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund || ~count @2025-06-01..2025-06-30 if transaction-type=Refund || ~any by transaction-type @2025-06-01..2025-06-30',
    ],
    ['show me', 'rows @2025-06-01..2025-06-30 if transaction-type=Refund'],
    [
      'why tho',
      '~any by refund-reason @2025-06-01..2025-06-30 || ~any by refund-reason @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'and whats that all together in money',
      'refunds|returns|payments-refunded @2025-06-01..2025-06-30 || refunds|returns|payments-refunded|~taken @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
  ],
  [
    ['july so far vs same days in june', '~taken|~count @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18'],
    [
      'and against last year',
      '~taken|~count @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 || ~taken|~count @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-31',
    ],
    [
      'not money how many sales',
      '~count @2025-07-01..2025-07-18 || ~count @2025-07-01..2025-07-18 if transaction-type=Sale',
    ],
    [
      'day by day',
      '~count by date @2025-07-01..2025-07-18 || ~count by date @2025-07-01..2025-07-18 if transaction-type=Sale',
    ],
  ],
  [
    ['which location did best in june', '~taken|~count by location @2025-06-01..2025-06-30 top'],
    ['whats the avg sale there, all of them', 'average-net-sale|average-sale by location @2025-06-01..2025-06-30'],
    ['only loc 2 and by week', 'average-net-sale|average-sale by week @2025-06-01..2025-06-30 if location=Location 2'],
    [
      'sorry weekday i meant',
      'average-net-sale|average-sale by weekday @2025-06-01..2025-06-30 if location=Location 2',
    ],
    ['ok now the total not the average', '~taken by weekday @2025-06-01..2025-06-30 if location=Location 2'],
  ],
  [
    ['how much deferred sales in june', 'deferred-sales @2025-06-01..2025-06-30'],
    ['what even is that', 'define deferred-sales'],
    ['right. and may', 'deferred-sales @2025-05-01..2025-05-31'],
    [
      'and how much do we still owe ppl today in total',
      'deferred || deferred-sales|deposits|deposits-collected || rows if transaction-status=Partially Paid',
    ],
  ],
  [
    ['how many olive oils sold in june', '~units @2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml'],
    ['sorry may', '~units @2025-05-01..2025-05-31 if item-name=Olive Oil, Cold-Pressed, 500 ml'],
    ['in $', '~itemsales @2025-05-01..2025-05-31 if item-name=Olive Oil, Cold-Pressed, 500 ml'],
    [
      'n the passata',
      '~itemsales @2025-05-01..2025-05-31 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6',
    ],
    ['where do i see how many of those are left on the shelf', 'how /items'],
  ],
  [
    ['what did the card ppl take off us in june', 'fees|processing-fees @2025-06-01..2025-06-30'],
    ['as a %', 'fee-rate @2025-06-01..2025-06-30'],
    [
      'every month this yr pls',
      'fee-rate by month @2025-01-01..2025-07-18 || fee-rate by month @2025-01-01..2025-06-30',
    ],
    ['can you get them to charge me less', 'cannot'],
  ],
  [
    ['how do i make a category', 'how /items/categories'],
    ['and how do the items get into it', 'how /items'],
    [
      'ok cool. whats my best category this month',
      '~sold|net-sales-share by category|reporting-category @2025-07-01..2025-07-18 top',
    ],
    [
      'whats in there. each item',
      '~sold by item-name @2025-07-01..2025-07-18 if category=* || ~sold by item-name @2025-07-01..2025-07-18 if reporting-category=*',
    ],
  ],
  [
    [
      'who spent the most with us in q2',
      '~any by customer|customer-id @2025-04-01..2025-06-30 top || customers @2025-04-01..2025-06-30',
    ],
    [
      'and how often did each come in',
      '~count by customer|customer-id @2025-04-01..2025-06-30 || customers @2025-04-01..2025-06-30',
    ],
    [
      'same list but q1',
      '~count by customer|customer-id @2025-01-01..2025-03-31 || ~taken by customer|customer-id @2025-01-01..2025-03-31 || customers @2025-01-01..2025-03-31',
    ],
    ['whats the phone nr of the first one', 'cannot'],
  ],
  [
    ['when are we busiest in june like what time', '~taken|~count by hour @2025-06-01..2025-06-30 top'],
    [
      'and which day',
      '~taken|~count by weekday @2025-06-01..2025-06-30 top || ~taken|~count by date @2025-06-01..2025-06-30 top',
    ],
    ['hours again but only saturdays', '~taken|~count by hour @2025-06-01..2025-06-30 if weekday=6'],
    [
      'ok but only after 4',
      '~taken|~count by hour @2025-06-01..2025-06-30 if weekday=6; hour=* || ~taken|~count by hour @2025-06-01..2025-06-30 if weekday=6',
    ],
    ['so should i just close at 4', 'cannot || ask'],
  ],
];
