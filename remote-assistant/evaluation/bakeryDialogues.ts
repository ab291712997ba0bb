import type { Asked } from './asked';

/** The same people ask. Each turn is asked after the ones before it. */
export const bakeryDialogues: readonly (readonly Asked[])[] = [
  [
    ['sales last week', '~taken @2025-07-06..2025-07-12'],
    [
      'now just bakery',
      '~taken|~sold @2025-07-06..2025-07-12 if category=Bakery || ~taken|~sold @2025-07-06..2025-07-12 if reporting-category=Bakery',
    ],
    [
      'and the week before',
      '~taken|~sold @2025-06-29..2025-07-05 if category=Bakery || ~taken|~sold @2025-06-29..2025-07-05 if reporting-category=Bakery',
    ],
    [
      'per item',
      '~sold by item-name @2025-06-29..2025-07-05 if category=Bakery || ~sold by item-name @2025-06-29..2025-07-05 if reporting-category=Bakery',
    ],
  ],
  [
    ['top items july', '~sold by item-name @2025-07-01..2025-07-18 top'],
    ['only location 2', '~sold by item-name @2025-07-01..2025-07-18 if location=Location 2'],
    ['worst ones?', '~sold by item-name @2025-07-01..2025-07-18 if location=Location 2 bottom'],
    ['and in june?', '~sold by item-name @2025-06-01..2025-06-30 if location=Location 2 bottom'],
  ],
  [
    ['how did we do yesterday', '~taken @2025-07-17'],
    ['vs a week ago', '~taken @2025-07-17 vs 2025-07-10 || ~taken @2025-07-10 vs 2025-07-17'],
    ['who was on the till', '~any by ~staff @2025-07-17 || rows @2025-07-17'],
    ['and tips', 'tips|tips-and-gratuity by ~staff @2025-07-17 || tips|tips-and-gratuity @2025-07-17'],
  ],
  [
    ['sourdough last month', '~sold @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g'],
    ['granola?', '~sold @2025-06-01..2025-06-30 if item-name=House Granola'],
    [
      'both by week',
      '~sold by week @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g,House Granola || ~sold by item-name @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g,House Granola || ask',
    ],
    ['how many left', 'text in stock'],
  ],
  [
    [
      'refunds in may',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-05-01..2025-05-31 || rows @2025-05-01..2025-05-31 if transaction-type=Refund || ~any by transaction-type @2025-05-01..2025-05-31 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-05-01..2025-05-31',
    ],
    ['reasons', '~any by refund-reason @2025-05-01..2025-05-31'],
    [
      'whos the customer',
      '~any by customer @2025-05-01..2025-05-31 || ~any by customer-id @2025-05-01..2025-05-31 || ~any by customer @2025-05-01..2025-05-31 if transaction-type=Refund || ~any by customer-id @2025-05-01..2025-05-31 if transaction-type=Refund || rows @2025-05-01..2025-05-31 || rows @2025-05-01..2025-05-31 if transaction-type=Refund || customers @2025-05-01..2025-05-31',
    ],
    [
      'june then',
      '~any by customer @2025-06-01..2025-06-30 || ~any by customer-id @2025-06-01..2025-06-30 || ~any by refund-reason @2025-06-01..2025-06-30 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund || ~any by transaction-type @2025-06-01..2025-06-30 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 || ~any by customer @2025-06-01..2025-06-30 if transaction-type=Refund || ~any by customer-id @2025-06-01..2025-06-30 if transaction-type=Refund || customers @2025-06-01..2025-06-30',
    ],
  ],
  [
    ['which weekday is best this year', '~taken|~count by weekday @2025-01-01..2025-07-18 top'],
    ['and worst', '~taken|~count by weekday @2025-01-01..2025-07-18 bottom'],
    [
      'why',
      'cannot || ~any by category @2025-01-01..2025-07-18 || ~any by item-name @2025-01-01..2025-07-18 || ~any by category @2025-01-01..2025-07-18 if weekday=* || ~any by item-name @2025-01-01..2025-07-18 if weekday=*',
    ],
  ],
  [
    ['june by location', '~taken by location @2025-06-01..2025-06-30'],
    ['the best one by day', '~taken by date @2025-06-01..2025-06-30 if location=Location 3'],
    [
      'may too',
      '~taken by date @2025-05-01..2025-05-31 if location=Location 3 || ~taken by date @2025-05-01..2025-06-30 if location=Location 3',
    ],
    [
      'only the fridays',
      '~taken by date @2025-05-01..2025-05-31 if location=Location 3; weekday=5 || ~taken by date @2025-05-01..2025-06-30 if location=Location 3; weekday=5',
    ],
  ],
  [
    ['whats the price of olive oil', 'text $22.00'],
    ['and in stock', 'text in stock'],
    ['sold this month', '~sold @2025-07-01..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml'],
    ['and may', '~sold @2025-05-01..2025-05-31 if item-name=Olive Oil, Cold-Pressed, 500 ml'],
  ],
  [
    ['net sales q1', 'net-sales @2025-01-01..2025-03-31'],
    ['q2', 'net-sales @2025-04-01..2025-06-30'],
    [
      'difference',
      'net-sales @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || net-sales @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
    ],
    [
      'by category',
      'net-sales by category @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || net-sales by reporting-category @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || net-sales by category @2025-04-01..2025-06-30 || net-sales by reporting-category @2025-04-01..2025-06-30',
    ],
  ],
  [
    ['fees this yr', 'fees|processing-fees @2025-01-01..2025-07-18'],
    ['by month', 'fees|processing-fees by month @2025-01-01..2025-07-18'],
    [
      'just invoices',
      'fees|processing-fees by month @2025-01-01..2025-07-18 if channel=Invoice || fees|processing-fees by month @2025-01-01..2025-07-18 if source=Invoices || fees|processing-fees by month @2025-01-01..2025-07-18 if fee-kind=Invoice fee || invoice-fees by month @2025-01-01..2025-07-18 || invoice-fees @2025-01-01..2025-07-18',
    ],
  ],
  [
    ['cash last week', '~cash @2025-07-06..2025-07-12'],
    ['card', '~card @2025-07-06..2025-07-12'],
    [
      'as a percentage',
      '~payments|payment-share by tender @2025-07-06..2025-07-12 || ~payments|payment-share by payment-method @2025-07-06..2025-07-12 || card|cash|payment-share @2025-07-06..2025-07-12 || payment-share @2025-07-06..2025-07-12 if payment-method=card || payment-share @2025-07-06..2025-07-12 if tender=Card || ~card @2025-07-06..2025-07-12',
    ],
    [
      'week before that',
      '~payments|payment-share by tender @2025-06-29..2025-07-05 || ~payments|payment-share by payment-method @2025-06-29..2025-07-05 || card|cash|payment-share|tender-card @2025-06-29..2025-07-05 || payment-share @2025-06-29..2025-07-05 if payment-method=card || payment-share @2025-06-29..2025-07-05 if tender=Card || ~card @2025-06-29..2025-07-05',
    ],
  ],
  [
    ['gift cards sold this year', 'gift-card-sales|gift-cards-sold @2025-01-01..2025-07-18'],
    ['redeemed?', 'gift-cards-redeemed @2025-01-01..2025-07-18'],
    ['so what do we owe', 'deferred'],
  ],
  [
    ['mayas sales in june', '~taken @2025-06-01..2025-06-30 if ~staff=Maya Duarte'],
    ['owen', '~taken @2025-06-01..2025-06-30 if ~staff=Owen Reyes'],
    [
      'who was better',
      '~taken by ~staff @2025-06-01..2025-06-30 || ~taken by ~staff @2025-06-01..2025-06-30 if ~staff=Maya Duarte,Owen Reyes',
    ],
    [
      'in july',
      '~taken by ~staff @2025-07-01..2025-07-18 || ~taken by ~staff @2025-07-01..2025-07-18 if ~staff=Maya Duarte,Owen Reyes',
    ],
  ],
  [
    [
      'biggest sale of june',
      'rows @2025-06-01..2025-06-30 top || rows @2025-06-01..2025-06-30 if transaction-type=Sale top',
    ],
    [
      'who bought it',
      'row || rows @2025-06-01..2025-06-30 top || rows @2025-06-01..2025-06-30 if transaction-type=Sale top || rows @2025-06-01..2025-06-30 || ~any by customer @2025-06-01..2025-06-30 || ~any by customer-id @2025-06-01..2025-06-30',
    ],
    [
      'how did they pay',
      'row || rows @2025-06-01..2025-06-30 top || rows @2025-06-01..2025-06-30 if transaction-type=Sale top || ~any by tender @2025-06-01..2025-06-30 || ~any by payment-method @2025-06-01..2025-06-30',
    ],
    [
      '2nd biggest',
      'rows @2025-06-01..2025-06-30 top || rows @2025-06-01..2025-06-30 if transaction-type=Sale top || row',
    ],
  ],
  [
    ['hey', 'cannot'],
    ['what was friday like', '~taken @2025-07-11 || ~taken @2025-07-18'],
    ['which hour', '~taken|~count by hour @2025-07-11 top || ~taken|~count by hour @2025-07-18 top'],
    [
      'show those transactions',
      'rows @2025-07-11 || rows @2025-07-11 if transaction-type=Sale || rows @2025-07-18 || rows @2025-07-18 if transaction-type=Sale || rows @2025-07-11 if hour=09 || rows @2025-07-11 if hour=17 || rows @2025-07-11 if hour=12 || rows @2025-07-18 if hour=09 || rows @2025-07-18 if hour=17 || rows @2025-07-18 if hour=12',
    ],
  ],
  [
    [
      'online orders june',
      '~taken|~count @2025-06-01..2025-06-30 if channel=Online || ~taken|~count @2025-06-01..2025-06-30 if source=Online store || rows @2025-06-01..2025-06-30 if channel=Online || rows @2025-06-01..2025-06-30 if source=Online store',
    ],
    [
      'how many',
      '~count @2025-06-01..2025-06-30 if channel=Online || ~count @2025-06-01..2025-06-30 if source=Online store || rows @2025-06-01..2025-06-30 if channel=Online || rows @2025-06-01..2025-06-30 if source=Online store',
    ],
    [
      'avg size',
      'average-net-sale|average-sale @2025-06-01..2025-06-30 if channel=Online || average-net-sale|average-sale @2025-06-01..2025-06-30 if source=Online store',
    ],
    [
      'vs may',
      'average-net-sale|average-sale @2025-05-01..2025-05-31 if channel=Online || average-net-sale|average-sale @2025-05-01..2025-05-31 if source=Online store || average-net-sale|average-sale @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if channel=Online || average-net-sale|average-sale @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if source=Online store || average-net-sale|average-sale @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if channel=Online || average-net-sale|average-sale @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if source=Online store',
    ],
  ],
  [
    ['discounts last month', 'discounts|discounts-and-comps|discount-count @2025-06-01..2025-06-30'],
    ['and comps', 'comps|discounts-and-comps|comp-count @2025-06-01..2025-06-30'],
    [
      'who gave them',
      'comps|discounts-and-comps|comp-count by ~staff @2025-06-01..2025-06-30 || discounts|discounts-and-comps|discount-count by ~staff @2025-06-01..2025-06-30',
    ],
    [
      'only at loc 1',
      'comps|discounts-and-comps|comp-count by ~staff @2025-06-01..2025-06-30 if location=Location 1 || discounts|discounts-and-comps|discount-count by ~staff @2025-06-01..2025-06-30 if location=Location 1',
    ],
  ],
  [
    [
      'coffee vs pantry this month',
      '~sold by category @2025-07-01..2025-07-18 || ~sold by reporting-category @2025-07-01..2025-07-18 || ~sold by category @2025-07-01..2025-07-18 if category=Coffee,Pantry || ~sold @2025-07-01..2025-07-18 if category=Coffee || ~sold @2025-07-01..2025-07-18 if reporting-category=Coffee',
    ],
    [
      'last month?',
      '~sold by category @2025-06-01..2025-06-30 || ~sold by reporting-category @2025-06-01..2025-06-30 || ~sold by category @2025-06-01..2025-06-30 if category=Coffee,Pantry || ~sold @2025-06-01..2025-06-30 if category=Coffee || ~sold @2025-06-01..2025-06-30 if reporting-category=Coffee',
    ],
    [
      'units not $',
      '~units by category @2025-06-01..2025-06-30 || ~units by reporting-category @2025-06-01..2025-06-30 || ~units by category @2025-06-01..2025-06-30 if category=Coffee,Pantry || ~units @2025-06-01..2025-06-30 if category=Coffee || ~units @2025-06-01..2025-06-30 if reporting-category=Coffee',
    ],
    [
      'add bakery',
      '~units by category @2025-06-01..2025-06-30 if category=Bakery,Coffee,Pantry || ~units by category @2025-06-01..2025-06-30 || ~units by reporting-category @2025-06-01..2025-06-30',
    ],
  ],
  [
    ['what is net sales', 'define net-sales'],
    ['and what was it last week', 'net-sales @2025-07-06..2025-07-12'],
    [
      'not counting sunday',
      'net-sales @2025-07-06..2025-07-12 if weekday=1,2,3,4,5,6 || net-sales @2025-07-07..2025-07-12 || net-sales by date @2025-07-06..2025-07-12 if weekday=1,2,3,4,5,6',
    ],
  ],
  [
    ['slowest hour this month', '~taken|~count by hour @2025-07-01..2025-07-18 bottom'],
    ['on weekdays only', '~taken|~count by hour @2025-07-01..2025-07-18 if weekday=1,2,3,4,5 bottom'],
    ['loc 1', '~taken|~count by hour @2025-07-01..2025-07-18 if weekday=1,2,3,4,5; location=Location 1 bottom'],
  ],
  [
    ['how many sales today', '~count @2025-07-18'],
    ['yesterday?', '~count @2025-07-17'],
    ['and total $', '~taken @2025-07-17'],
    ['how much of it cash', '~cash @2025-07-17'],
  ],
  [
    ['taxes q2', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
    ['month by month', 'taxes|taxes-on-sales by month @2025-04-01..2025-06-30'],
    ['where do i see that', 'how reports/taxes || how /reports || how reports/sales-summary'],
  ],
  [
    [
      'top customer this yr',
      '~any by customer @2025-01-01..2025-07-18 || ~any by customer-id @2025-01-01..2025-07-18 || customers @2025-01-01..2025-07-18',
    ],
    [
      'what do they buy',
      'ask || cannot || ~any by item-name @2025-01-01..2025-07-18 if customer=* || ~any by category @2025-01-01..2025-07-18 if customer=* || ~any by item-name @2025-01-01..2025-07-18 if customer-id=* || ~any by category @2025-01-01..2025-07-18 if customer-id=* || rows @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer-id=*',
    ],
    [
      'when were they last in',
      'ask || cannot || rows @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer-id=* || rows if customer=* || rows if customer-id=*',
    ],
  ],
  [
    [
      'is tuesday better than wednesday',
      '~taken|~count by weekday || ~taken|~count by weekday if weekday=2,3 || ~taken|~count if weekday=2,3 || ~taken @2025-07-15 vs 2025-07-16 || ~taken @2025-07-16 vs 2025-07-15',
    ],
    [
      'for tips i mean',
      'tips|tips-and-gratuity by weekday || tips|tips-and-gratuity by weekday if weekday=2,3 || tips|tips-and-gratuity if weekday=2,3 || tips|tips-and-gratuity @2025-07-15 vs 2025-07-16 || tips|tips-and-gratuity @2025-07-16 vs 2025-07-15',
    ],
    [
      'just this month',
      'tips|tips-and-gratuity by weekday @2025-07-01..2025-07-18 || tips|tips-and-gratuity by weekday @2025-07-01..2025-07-18 if weekday=2,3 || tips|tips-and-gratuity @2025-07-01..2025-07-18 if weekday=2,3',
    ],
  ],
  [
    [
      'market stall june',
      '~taken @2025-06-01..2025-06-30 if device-nickname=Market stall || ~taken @2025-06-01..2025-06-30 if device-name=Card reader 4 || ~taken @2025-06-01..2025-06-30 if channel=In-Person || ~taken by device-nickname @2025-06-01..2025-06-30 || ~taken by device-name @2025-06-01..2025-06-30 || ~taken by channel @2025-06-01..2025-06-30',
    ],
    [
      'what sold there',
      '~sold by item-name @2025-06-01..2025-06-30 if device-nickname=Market stall || ~sold by item-name @2025-06-01..2025-06-30 if device-name=Card reader 4 || ~sold by item-name @2025-06-01..2025-06-30 if channel=In-Person',
    ],
    [
      'last week?',
      '~sold by item-name @2025-07-06..2025-07-12 if device-nickname=Market stall || ~sold by item-name @2025-07-06..2025-07-12 if device-name=Card reader 4 || ~sold by item-name @2025-07-06..2025-07-12 if channel=In-Person || ~taken|~sold @2025-07-06..2025-07-12 if device-nickname=Market stall || ~taken|~sold @2025-07-06..2025-07-12 if device-name=Card reader 4 || ~taken|~sold @2025-07-06..2025-07-12 if channel=In-Person',
    ],
  ],
  [
    ['sales by month this year', '~taken by month @2025-01-01..2025-07-18'],
    ['which was best', '~taken by month @2025-01-01..2025-07-18 top || ~taken @2025-05-01..2025-05-31'],
    ['what sold best then', '~sold by item-name @2025-05-01..2025-05-31 top'],
    ['and the month after', '~sold by item-name @2025-06-01..2025-06-30'],
  ],
  [
    ['how do i change a price', 'how /items'],
    ['and the photo', 'how /items'],
    ['ok thx', 'cannot'],
  ],
  [
    [
      'knife refunds this year',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm || rows @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm; transaction-type=Refund || rows @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm',
    ],
    [
      'beans?',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-01-01..2025-07-18 if item-name=Single-Origin Beans, 1 kg || rows @2025-01-01..2025-07-18 if item-name=Single-Origin Beans, 1 kg; transaction-type=Refund || rows @2025-01-01..2025-07-18 if item-name=Single-Origin Beans, 1 kg',
    ],
    ['how many units of those sold', '~units @2025-01-01..2025-07-18 if item-name=Single-Origin Beans, 1 kg'],
  ],
  [
    ['total sales since monday', 'total-sales|net-sales|gross-sales|total-payments @2025-07-14..2025-07-18'],
    ['split by day', '~taken by date @2025-07-14..2025-07-18'],
    ['leave out today', '~taken by date @2025-07-14..2025-07-17'],
    [
      'who sold most of it',
      '~taken|~count|~units by ~staff @2025-07-14..2025-07-17 top || ~taken|~count|~units by ~staff @2025-07-14..2025-07-18 top',
    ],
  ],
  [
    ['avg ticket may', 'average-net-sale|average-sale @2025-05-01..2025-05-31'],
    ['june', 'average-net-sale|average-sale @2025-06-01..2025-06-30'],
    ['by store', 'average-net-sale|average-sale by location @2025-06-01..2025-06-30'],
    ['which is lowest', 'average-net-sale|average-sale by location @2025-06-01..2025-06-30 bottom'],
  ],
  [
    ['profit last month', 'cannot'],
    ['ok net sales then', 'net-sales @2025-06-01..2025-06-30'],
    [
      'same month last year',
      'net-sales @2024-06-01..2024-06-30 || net-sales @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 || net-sales @2024-06-01..2024-06-30 vs 2025-06-01..2025-06-30',
    ],
  ],
  [
    [
      'evening sales this month',
      '~taken @2025-07-01..2025-07-18 if part-of-day=Evening || ~taken @2025-07-01..2025-07-18 if hour=17,18,19,20,21,22,23',
    ],
    [
      'mornings',
      '~taken @2025-07-01..2025-07-18 if part-of-day=Morning || ~taken @2025-07-01..2025-07-18 if hour=05,06,07,08,09,10,11 || ~taken @2025-07-01..2025-07-18 if hour=00,01,02,03,04,05,06,07,08,09,10,11',
    ],
    ['which part of day is best', '~taken|~count by part-of-day @2025-07-01..2025-07-18 top'],
    ['last month same?', '~taken|~count by part-of-day @2025-06-01..2025-06-30 top'],
  ],
  [
    ['how many workshop seats sold in june', '~units @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop'],
    ['$', '~itemsales @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop'],
    [
      'and may to compare',
      '~itemsales @2025-05-01..2025-05-31 if item-name=Bread Baking Workshop || ~itemsales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=Bread Baking Workshop || ~itemsales @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if item-name=Bread Baking Workshop',
    ],
  ],
  [
    ['easter sunday this yr', '~taken @2025-04-20'],
    [
      'and last year',
      '~taken @2024-03-31 || ~taken @2025-04-20 vs 2024-03-31 || ~taken @2024-03-31 vs 2025-04-20 || ~taken @2024-04-20 || ~taken @2024-04-21',
    ],
    [
      'what sold',
      '~sold by item-name @2024-03-31 || ~sold by item-name @2024-04-20 || ~sold by item-name @2024-04-21 || ~sold by item-name @2025-04-20',
    ],
  ],
  [
    [
      'transactions over 300 in june',
      'rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Sale',
    ],
    [
      'only card',
      'rows @2025-06-01..2025-06-30 if tender=Card || rows @2025-06-01..2025-06-30 if payment-method=card || rows @2025-06-01..2025-06-30 if transaction-type=Sale; tender=Card || rows @2025-06-01..2025-06-30 if transaction-type=Sale; payment-method=card',
    ],
    [
      'from location 3',
      'rows @2025-06-01..2025-06-30 if tender=Card; location=Location 3 || rows @2025-06-01..2025-06-30 if payment-method=card; location=Location 3 || rows @2025-06-01..2025-06-30 if transaction-type=Sale; tender=Card; location=Location 3 || rows @2025-06-01..2025-06-30 if transaction-type=Sale; payment-method=card; location=Location 3',
    ],
  ],
  [
    ['tips by day this week', 'tips|tips-and-gratuity by date @2025-07-13..2025-07-18'],
    [
      'best day?',
      'tips|tips-and-gratuity by date @2025-07-13..2025-07-18 top || tips|tips-and-gratuity @2025-07-16 || tips|tips-and-gratuity @2025-07-17',
    ],
    [
      'who worked that day',
      '~any by ~staff @2025-07-16 || ~any by ~staff @2025-07-17 || rows @2025-07-16 || rows @2025-07-17',
    ],
  ],
  [
    ['what didnt sell in july', 'unsold @2025-07-01..2025-07-18'],
    ['and what barely sold', '~sold by item-name @2025-07-01..2025-07-18 bottom'],
    ['last month same?', '~sold by item-name @2025-06-01..2025-06-30 bottom || unsold @2025-06-01..2025-06-30'],
  ],
  [
    [
      'invoices june',
      '~any @2025-06-01..2025-06-30 if channel=Invoice || ~any @2025-06-01..2025-06-30 if source=Invoices || invoices @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if channel=Invoice || rows @2025-06-01..2025-06-30 if source=Invoices',
    ],
    [
      'deposits on those',
      '~any @2025-06-01..2025-06-30 if channel=Invoice || ~any @2025-06-01..2025-06-30 if source=Invoices || deposits-collected|deposits|deferred-sales|invoices|online @2025-06-01..2025-06-30',
    ],
    ['still open', 'deferred || cannot'],
  ],
  [
    [
      'this week vs last',
      '~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 || ~taken @2025-07-06..2025-07-11 vs 2025-07-13..2025-07-18 || ~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || ~taken @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18',
    ],
    [
      'which category dropped most',
      '~any by category @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 || ~any by reporting-category @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 || ~any by category @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || ~any by reporting-category @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12',
    ],
    [
      'and items',
      '~any by item-name @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 || ~any by item-name @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12',
    ],
  ],
  [
    [
      'theos online sales last month',
      '~taken @2025-06-01..2025-06-30 if channel=Online; ~staff=Theo Lindqvist || ~taken @2025-06-01..2025-06-30 if source=Online store; ~staff=Theo Lindqvist',
    ],
    [
      'and the stall',
      '~taken @2025-06-01..2025-06-30 if device-nickname=Market stall; ~staff=Theo Lindqvist || ~taken @2025-06-01..2025-06-30 if device-name=Card reader 4; ~staff=Theo Lindqvist || ~taken @2025-06-01..2025-06-30 if channel=In-Person; ~staff=Theo Lindqvist || ~taken @2025-06-01..2025-06-30 if device-nickname=Market stall || ~taken @2025-06-01..2025-06-30 if device-name=Card reader 4 || ~taken @2025-06-01..2025-06-30 if channel=In-Person',
    ],
    [
      'everything he sold',
      '~taken|~sold @2025-06-01..2025-06-30 if ~staff=Theo Lindqvist || ~sold by item-name @2025-06-01..2025-06-30 if ~staff=Theo Lindqvist || rows @2025-06-01..2025-06-30 if ~staff=Theo Lindqvist',
    ],
  ],
];
