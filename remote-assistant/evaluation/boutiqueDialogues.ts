import type { Asked } from './asked';

/**
 * Owners of a café and a boutique, an accountant’s assistant, a shift lead, a part-time bookkeeper, and a new manager ask. Each turn is asked
 * after the ones before it.
 */
export const boutiqueDialogues: readonly (readonly Asked[])[] = [
  [
    ['yesterdays sales', '~taken @2025-07-17'],
    ['by the hour', '~taken|~count by hour @2025-07-17'],
    ['just location 1', '~taken|~count by hour @2025-07-17 if location=Location 1'],
    ['ok and the day before', '~taken|~count by hour @2025-07-16 if location=Location 1'],
  ],
  [
    ['How did we do in May?', '~taken @2025-05-01..2025-05-31'],
    ['no, I meant June', '~taken @2025-06-01..2025-06-30'],
    ['as net please', 'net-sales @2025-06-01..2025-06-30'],
    ['per shop', 'net-sales by location @2025-06-01..2025-06-30'],
    [
      'the second one, by week',
      'net-sales by week @2025-06-01..2025-06-30 if location=* || net-sales by week @2025-06-01..2025-07-05 if location=* || net-sales by week @2025-06-01..2025-06-28 if location=*',
    ],
  ],
  [
    ['top sellers last month', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['in pieces instead', '~units by item-name @2025-06-01..2025-06-30 top'],
    ['who sells most of the first one', '~sold by ~staff @2025-06-01..2025-06-30 if item-name=* top'],
    [
      'and where',
      '~sold by location @2025-06-01..2025-06-30 if item-name=* || ~sold by location @2025-06-01..2025-06-30 if item-name=* top',
    ],
  ],
  [
    ['cash this week', '~cash @2025-07-13..2025-07-18'],
    ['last week?', '~cash @2025-07-06..2025-07-12'],
    [
      'difference',
      '~cash @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || ~cash @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 || ~cash @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18 || ~cash @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05',
    ],
    [
      'and digital wallets',
      'tender-digital-wallet|~taken @2025-07-06..2025-07-12 if tender=Digital Wallet || tender-digital-wallet|~taken @2025-07-13..2025-07-18 if tender=Digital Wallet || tender-digital-wallet @2025-07-06..2025-07-12 || tender-digital-wallet @2025-07-13..2025-07-18 || ~taken by tender @2025-07-06..2025-07-12 || ~taken by tender @2025-07-06..2025-07-12 if tender=Cash,Digital Wallet || ~taken by tender @2025-07-06..2025-07-12 if tender=Digital Wallet || ~taken by tender @2025-07-13..2025-07-18 || ~taken by tender @2025-07-13..2025-07-18 if tender=Cash,Digital Wallet || ~taken by tender @2025-07-13..2025-07-18 if tender=Digital Wallet',
    ],
  ],
  [
    ['tips in q2', 'tips|tips-and-gratuity @2025-04-01..2025-06-30'],
    ['by employee', 'tips|tips-and-gratuity by ~staff @2025-04-01..2025-06-30'],
    ['as percent of their sales', 'tip-rate by ~staff @2025-04-01..2025-06-30'],
    ['for june only', 'tip-rate by ~staff @2025-06-01..2025-06-30'],
    ['whos the worst', 'tip-rate by ~staff @2025-06-01..2025-06-30 bottom'],
  ],
  [
    [
      'refunds since january',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds @2025-01-01..2025-07-18',
    ],
    [
      'why',
      '~any by refund-reason @2025-01-01..2025-07-18 || ~any by refund-reason @2025-01-01..2025-07-18 if transaction-type=Refund || cannot',
    ],
    [
      'show me them',
      'rows @2025-01-01..2025-07-18 if transaction-type=Refund || rows @2025-01-01..2025-07-18 if transaction-type=Refund; refund-reason=*',
    ],
    [
      'how many were wrong roast',
      '~count|refunds|returns|returned|payments-refunded|return-count|partial-refunds @2025-01-01..2025-07-18 if refund-reason=Wrong roast || rows @2025-01-01..2025-07-18 if refund-reason=Wrong roast || rows @2025-01-01..2025-07-18 if refund-reason=Wrong roast; transaction-type=Refund || ~any by refund-reason @2025-01-01..2025-07-18 || ~any by refund-reason @2025-01-01..2025-07-18 if refund-reason=Wrong roast || ~count @2025-01-01..2025-07-18 if refund-reason=Wrong roast; transaction-type=Refund',
    ],
    [
      'which staff member',
      '~any by ~staff @2025-01-01..2025-07-18 if refund-reason=Wrong roast || ~any by ~staff @2025-01-01..2025-07-18 if transaction-type=Refund; refund-reason=Wrong roast || rows @2025-01-01..2025-07-18 if refund-reason=Wrong roast || rows @2025-01-01..2025-07-18 if refund-reason=Wrong roast; transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds by ~staff @2025-01-01..2025-07-18',
    ],
  ],
  [
    ['what does net sales mean', 'define net-sales'],
    ['ok how much was it last week', 'net-sales @2025-07-06..2025-07-12'],
    ['and gross', 'gross-sales @2025-07-06..2025-07-12'],
    [
      'so whats the gap made of',
      'define net-sales || define gross-sales; net-sales || returns|discounts-and-comps|discounts|net-sales|gross-sales @2025-07-06..2025-07-12 || cannot',
    ],
  ],
  [
    ['sales by category june', '~sold|~taken by category @2025-06-01..2025-06-30'],
    [
      'without catering',
      '~sold|~taken by category @2025-06-01..2025-06-30 if category=Bakery,Classes,Coffee,Deli,Equipment,Pantry',
    ],
    [
      'in percent',
      'net-sales-share|payment-share|~sold|~taken by category @2025-06-01..2025-06-30 || net-sales-share|payment-share|~sold|~taken by category @2025-06-01..2025-06-30 if category=Bakery,Classes,Coffee,Deli,Equipment,Pantry',
    ],
    [
      'same for may',
      'net-sales-share|payment-share|~sold|~taken by category @2025-05-01..2025-05-31 || net-sales-share|payment-share|~sold|~taken by category @2025-05-01..2025-05-31 if category=Bakery,Classes,Coffee,Deli,Equipment,Pantry',
    ],
  ],
  [
    ['who sold the most in june', '~taken|~count by ~staff @2025-06-01..2025-06-30 top'],
    ['and the least', '~taken|~count by ~staff @2025-06-01..2025-06-30 bottom'],
    [
      'what did that person sell',
      '~sold by item-name @2025-06-01..2025-06-30 if ~staff=* || rows @2025-06-01..2025-06-30 if ~staff=*',
    ],
  ],
  [
    ['How much did Maya sell last week', '~sold|~taken @2025-07-06..2025-07-12 if ~staff=Maya Duarte'],
    [
      'Owen?',
      '~sold|~taken @2025-07-06..2025-07-12 if ~staff=Owen Reyes || ~sold|~taken by ~staff @2025-07-06..2025-07-12 if ~staff=Maya Duarte,Owen Reyes',
    ],
    [
      'and together',
      '~sold|~taken @2025-07-06..2025-07-12 if ~staff=Maya Duarte,Owen Reyes || ~sold|~taken by ~staff @2025-07-06..2025-07-12 if ~staff=Maya Duarte,Owen Reyes',
    ],
    ['the whole team', '~sold|~taken @2025-07-06..2025-07-12 || ~sold|~taken by ~staff @2025-07-06..2025-07-12'],
  ],
  [
    ['list yesterdays sales', 'rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale'],
    ['only the ones above 50', 'rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale'],
    [
      'who took the biggest',
      'row || ~any by ~staff @2025-07-17 || rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale || rows @2025-07-17 top',
    ],
    [
      'how was it paid',
      'row || ~any by tender|payment-method @2025-07-17 || rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale',
    ],
  ],
  [
    [
      'the largest sale of june',
      'rows @2025-06-01..2025-06-30 top || rows @2025-06-01..2025-06-30 if transaction-type=Sale top',
    ],
    [
      'what was in it',
      'row || rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Sale || ~sold by item-name @2025-06-01..2025-06-30 if transaction-id=*',
    ],
    [
      'who was the customer',
      'row || rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Sale || cannot || text customer',
    ],
    [
      'and the second largest?',
      'row || rows @2025-06-01..2025-06-30 top || rows @2025-06-01..2025-06-30 if transaction-type=Sale top',
    ],
  ],
  [
    ['how do i export my transactions', 'how /transactions || how *export || how *CSV'],
    ['and the items', 'how /items'],
    ['and import them again?', 'how /items || how *mport'],
  ],
  [
    ['where is dark mode', 'how *dark || how *theme || how /settings'],
    ['and the language', 'how *language || how /settings || cannot'],
    ['how was today btw', '~taken|~count @2025-07-18'],
  ],
  [
    ['fees last month', 'fees|processing-fees @2025-06-01..2025-06-30'],
    [
      'how come so high',
      'cannot || fees|fee-rate by tender @2025-06-01..2025-06-30 || fees|fee-rate by fee-kind @2025-06-01..2025-06-30 || fees|fee-rate by location @2025-06-01..2025-06-30 || fees|fee-rate by channel @2025-06-01..2025-06-30 || fees|fee-rate by source @2025-06-01..2025-06-30 || fees|fee-rate by category @2025-06-01..2025-06-30 || fees|fee-rate by week @2025-06-01..2025-06-30 || fees|fee-rate by date @2025-06-01..2025-06-30 || fees|processing-fees|fee-rate @2025-06-01..2025-06-30 || ~any by category @2025-06-01..2025-06-30',
    ],
    [
      'which part is invoices',
      'invoice-fees|fees @2025-06-01..2025-06-30 || fees by fee-kind|channel|source @2025-06-01..2025-06-30 || fees @2025-06-01..2025-06-30 if channel=Invoice || fees @2025-06-01..2025-06-30 if source=Invoices',
    ],
    ['what would one for 800 dollars cost me', 'text $28.15'],
  ],
  [
    ['sourdough last saturday', '~sold @2025-07-12 if item-name=Sourdough Loaf, 800 g'],
    ['and the saturday before', '~sold @2025-07-05 if item-name=Sourdough Loaf, 800 g'],
    ['saturdays overall this year', '~sold @2025-01-01..2025-07-18 if item-name=Sourdough Loaf, 800 g; weekday=6'],
    ['by month', '~sold by month @2025-01-01..2025-07-18 if item-name=Sourdough Loaf, 800 g; weekday=6'],
  ],
  [
    [
      'is location 2 better than location 3',
      '~taken|~count by location || ~taken|~count by location if location=Location 2,Location 3',
    ],
    [
      'i mean this year',
      '~taken|~count by location @2025-01-01..2025-07-18 || ~taken|~count by location @2025-01-01..2025-07-18 if location=Location 2,Location 3',
    ],
    [
      'and by number of sales',
      '~count|sale-count by location @2025-01-01..2025-07-18 || ~count|sale-count by location @2025-01-01..2025-07-18 if location=Location 2,Location 3',
    ],
    [
      'add location 1',
      '~count|sale-count by location @2025-01-01..2025-07-18 || ~count|sale-count by location @2025-01-01..2025-07-18 if location=Location 1,Location 2,Location 3',
    ],
  ],
  [
    ['net sales Q1', 'net-sales @2025-01-01..2025-03-31'],
    ['Q2', 'net-sales @2025-04-01..2025-06-30'],
    [
      'change between the two',
      'net-sales @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || net-sales @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
    ],
    [
      'which month was the best',
      'net-sales by month @2025-04-01..2025-06-30 top || net-sales by month @2025-01-01..2025-06-30 top',
    ],
  ],
  [
    [
      'online sales june',
      '~taken @2025-06-01..2025-06-30 if channel=Online || ~taken @2025-06-01..2025-06-30 if source=Online store',
    ],
    [
      'how many orders was that',
      '~count|sale-count @2025-06-01..2025-06-30 if channel=Online || ~count|sale-count @2025-06-01..2025-06-30 if source=Online store',
    ],
    [
      'average',
      'average-net-sale|average-sale @2025-06-01..2025-06-30 if channel=Online || average-net-sale|average-sale @2025-06-01..2025-06-30 if source=Online store',
    ],
    [
      'vs in store',
      'average-net-sale|average-sale @2025-06-01..2025-06-30 if channel=In-Store || average-net-sale|average-sale by channel|source @2025-06-01..2025-06-30 || average-net-sale|average-sale by channel @2025-06-01..2025-06-30 if channel=In-Store,Online || average-net-sale|average-sale by source @2025-06-01..2025-06-30 if source=Online store,Point of Sale',
    ],
  ],
  [
    ['what did we owe on gift cards', 'deferred'],
    [
      'how many did we sell this year',
      'gift-card-sales|gift-cards-sold @2025-01-01..2025-07-18 || ~units|~count @2025-01-01..2025-07-18 if itemization-type=Gift card',
    ],
    ['and redeemed', 'gift-cards-redeemed @2025-01-01..2025-07-18'],
    [
      'last year',
      'gift-cards-redeemed @2024-01-01..2024-12-31 || gift-cards-redeemed @2024-01-01..2024-12-31 vs 2025-01-01..2025-07-18',
    ],
  ],
  [
    ['how many customers in june', 'customers @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30'],
    ['new ones', 'customers @2025-06-01..2025-06-30'],
    ['in may', 'customers @2025-05-01..2025-05-31'],
    [
      'who spent the most',
      '~taken by customer|customer-id @2025-05-01..2025-05-31 top || customers @2025-05-01..2025-05-31',
    ],
  ],
  [
    ['Hello', 'cannot'],
    [
      'I have bought this bakery 2 weeks ago. how is it going',
      '~taken|~count @2025-07-05..2025-07-18 || ~taken|~count @2025-07-04..2025-07-18 || ~taken|~count @2025-07-04 || ~taken|~count @2025-07-18 || ~taken|~count @2025-07-04..2025-07-17 || ~taken|~count @2025-06-29..2025-07-12 || ~taken by date @2025-07-05..2025-07-18 || ~taken by date @2025-07-04..2025-07-17 || ~taken by date @2025-07-04..2025-07-18 || ~taken by date @2025-06-29..2025-07-12 || ~taken by week @2025-07-05..2025-07-18 || ~taken by week @2025-07-04..2025-07-17 || ~taken by week @2025-07-04..2025-07-18 || ~taken by week @2025-06-29..2025-07-12 || ~taken by location @2025-07-05..2025-07-18 || ~taken by location @2025-07-04..2025-07-17 || ~taken by location @2025-07-04..2025-07-18 || ~taken by location @2025-06-29..2025-07-12 || cannot || ask',
    ],
    ['how was the last year in total', '~taken @2024-01-01..2024-12-31'],
    ['and the profit?', 'cannot'],
  ],
  [
    ['discounts this month', 'discounts|discounts-and-comps|discount-count @2025-07-01..2025-07-18'],
    [
      'who gave them',
      'discounts|discounts-and-comps|discount-count by ~staff @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18 if discount-use=With discount || ~any by ~staff @2025-07-01..2025-07-18 if discount-use=With discount',
    ],
    [
      'on what items',
      'discounts|discounts-and-comps|discount-count by item-name @2025-07-01..2025-07-18 || ~any by item-name @2025-07-01..2025-07-18 if discount-use=With discount || rows @2025-07-01..2025-07-18 if discount-use=With discount',
    ],
    [
      'how many times in june',
      'discount-count @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30 if discount-use=With discount || discount-count by item-name @2025-06-01..2025-06-30',
    ],
  ],
  [
    [
      'sales on weekends in june',
      '~taken @2025-06-01..2025-06-30 if weekday=0,6 || ~taken by weekday @2025-06-01..2025-06-30 if weekday=0,6 || ~taken by date @2025-06-01..2025-06-30 if weekday=0,6',
    ],
    [
      'weekdays',
      '~taken @2025-06-01..2025-06-30 if weekday=1,2,3,4,5 || ~taken by weekday @2025-06-01..2025-06-30 if weekday=1,2,3,4,5 || ~taken by date @2025-06-01..2025-06-30 if weekday=1,2,3,4,5',
    ],
    [
      'only mornings',
      '~taken @2025-06-01..2025-06-30 if weekday=1,2,3,4,5; part-of-day=Morning || ~taken by weekday @2025-06-01..2025-06-30 if weekday=1,2,3,4,5; part-of-day=Morning || ~taken by date @2025-06-01..2025-06-30 if weekday=1,2,3,4,5; part-of-day=Morning',
    ],
    [
      'remove all the filters',
      '~taken @2025-06-01..2025-06-30 || ~taken by weekday @2025-06-01..2025-06-30 || ~taken by date @2025-06-01..2025-06-30',
    ],
  ],
  [
    ['what sold worst in june', '~sold by item-name @2025-06-01..2025-06-30 bottom'],
    ['in the coffee category', '~sold by item-name @2025-06-01..2025-06-30 if category=Coffee bottom'],
    ['and best', '~sold by item-name @2025-06-01..2025-06-30 if category=Coffee top'],
    ['at location 2', '~sold by item-name @2025-06-01..2025-06-30 if category=Coffee; location=Location 2 top'],
    [
      'go back to all categories',
      '~sold by item-name @2025-06-01..2025-06-30 if location=Location 2 || ~sold by item-name @2025-06-01..2025-06-30 || ~sold by category @2025-06-01..2025-06-30 if location=Location 2',
    ],
  ],
  [
    ['How much stock of granola do we have', 'text Granola'],
    ['what does it cost', 'text 8.75'],
    ['and sold how many last week', '~units @2025-07-06..2025-07-12 if item-name=House Granola'],
    ['revenue', '~sales|~itemsales @2025-07-06..2025-07-12 if item-name=House Granola'],
  ],
  [
    [
      'market stall june',
      '~taken @2025-06-01..2025-06-30 if device-nickname=Market stall || ~taken @2025-06-01..2025-06-30 if channel=In-Person || ~taken @2025-06-01..2025-06-30 if device-name=Card reader 4',
    ],
    [
      'best day',
      '~taken|~count by date @2025-06-01..2025-06-30 if device-nickname=Market stall top || ~taken|~count by date @2025-06-01..2025-06-30 if channel=In-Person top || ~taken|~count by date @2025-06-01..2025-06-30 if device-name=Card reader 4 top || ~taken by weekday @2025-06-01..2025-06-30 if device-nickname=Market stall top || ~taken by weekday @2025-06-01..2025-06-30 if channel=In-Person top || ~taken by weekday @2025-06-01..2025-06-30 if device-name=Card reader 4 top',
    ],
    [
      'what went that day',
      '~sold by item-name if device-nickname=Market stall || ~sold by item-name if channel=In-Person || ~sold by item-name if device-name=Card reader 4 || ~sold by item-name || rows || rows if device-nickname=Market stall || rows if channel=In-Person || rows if device-name=Card reader 4',
    ],
  ],
  [
    ['total tax june', 'taxes|taxes-on-sales @2025-06-01..2025-06-30'],
    ['split by location', 'taxes|taxes-on-sales by location @2025-06-01..2025-06-30'],
    [
      'and for the quarter',
      'taxes|taxes-on-sales by location @2025-04-01..2025-06-30 || taxes|taxes-on-sales by location @2025-07-01..2025-07-18',
    ],
    [
      'one line total please',
      'taxes|taxes-on-sales @2025-04-01..2025-06-30 || taxes|taxes-on-sales @2025-07-01..2025-07-18',
    ],
  ],
  [
    [
      'this week vs last',
      '~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 || ~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12',
    ],
    [
      'by weekday',
      '~taken by weekday|date @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 || ~taken by weekday|date @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12',
    ],
    [
      'only thursday',
      '~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 if weekday=4 || ~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if weekday=4 || ~taken by weekday @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 if weekday=4 || ~taken by weekday @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if weekday=4 || ~taken by date @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 if weekday=4 || ~taken by date @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if weekday=4 || ~taken @2025-07-17 vs 2025-07-10',
    ],
  ],
  [
    ['gross june', 'gross-sales @2025-06-01..2025-06-30'],
    [
      'same for june last year',
      'gross-sales @2024-06-01..2024-06-30 || gross-sales @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30',
    ],
    [
      'growth in %',
      'gross-sales @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 || gross-sales @2024-06-01..2024-06-30 vs 2025-06-01..2025-06-30',
    ],
    [
      'which category grew the most',
      'gross-sales|~sold by category|reporting-category @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 || gross-sales|~sold by category|reporting-category @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 top',
    ],
  ],
  [
    ['sales yesterday by staff', '~taken|~count by ~staff @2025-07-17'],
    ['theos avg ticket', 'average-net-sale|average-sale @2025-07-17 if ~staff=Theo Lindqvist'],
    ['for the month', 'average-net-sale|average-sale @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist'],
    ['everyone', 'average-net-sale|average-sale by ~staff @2025-07-01..2025-07-18'],
  ],
  [
    [
      'how much did clara montrose spend this year',
      '~taken @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011) || ~taken @2025-01-01..2025-07-18 if customer-id=C-011',
    ],
    [
      'on what',
      '~sold by item-name|category @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011) || ~sold by item-name|category @2025-01-01..2025-07-18 if customer-id=C-011 || rows @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011) || rows @2025-01-01..2025-07-18 if customer-id=C-011',
    ],
    [
      'when was she here last',
      'rows @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011) || rows @2025-01-01..2025-07-18 if customer-id=C-011 || row || ~any by date @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011) || ~any by date @2025-01-01..2025-07-18 if customer-id=C-011 || rows if customer=Clara Montrose (C-011) || rows if customer-id=C-011',
    ],
  ],
  [
    [
      'show refunds from june',
      'rows @2025-06-01..2025-06-30 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds @2025-06-01..2025-06-30',
    ],
    ['total', 'refunds|returns|returned|payments-refunded|return-count|partial-refunds @2025-06-01..2025-06-30'],
    [
      'per location',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds by location @2025-06-01..2025-06-30',
    ],
    [
      'the third one, which items',
      'refunds|returns|returned|items-refunded|items-returned|return-count by item-name @2025-06-01..2025-06-30 if location=* || rows @2025-06-01..2025-06-30 if location=*; transaction-type=Refund',
    ],
  ],
  [
    ['busiest hour on fridays', '~count|~taken by hour if weekday=5 top'],
    ['saturdays?', '~count|~taken by hour if weekday=6 top'],
    ['and the slowest', '~count|~taken by hour if weekday=6 bottom'],
    [
      'for location 1 this quarter',
      '~count|~taken by hour @2025-07-01..2025-07-18 if weekday=6; location=Location 1 bottom || ~count|~taken by hour @2025-07-01..2025-07-18 if weekday=6; location=Location 1',
    ],
  ],
  [
    ['average sale by month this year', 'average-net-sale|average-sale by month @2025-01-01..2025-07-18'],
    ['median?', 'cannot || ask'],
    ['ok then number of sales', '~count|sale-count by month @2025-01-01..2025-07-18'],
    ['which month had the most', '~count|sale-count by month @2025-01-01..2025-07-18 top'],
  ],
  [
    [
      'net sales of coffee and bakery in june',
      'net-sales|~sold by category @2025-06-01..2025-06-30 if category=Bakery,Coffee || net-sales|~sold @2025-06-01..2025-06-30 if category=Bakery,Coffee',
    ],
    ['just coffee', 'net-sales|~sold @2025-06-01..2025-06-30 if category=Coffee'],
    ['by item', 'net-sales|~sold by item-name @2025-06-01..2025-06-30 if category=Coffee'],
    ['units', '~units by item-name @2025-06-01..2025-06-30 if category=Coffee'],
  ],
  [
    ['who is on shift right now', 'cannot'],
    ['ok who sold something today', '~any by ~staff @2025-07-18 || rows @2025-07-18'],
    ['yesterday', '~any by ~staff @2025-07-17 || rows @2025-07-17'],
  ],
  [
    [
      'compare june and may',
      '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
    ],
    [
      'what caused it',
      '~any by category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~any by category @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~any by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~any by item-name @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~any by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~any by location @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~any by channel @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~any by channel @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~any by date @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~any by date @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~any by week @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~any by week @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || cannot || ~any by category @2025-06-01..2025-06-30',
    ],
    [
      'by location then',
      '~taken by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~taken by location @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
    ],
    [
      'only the change of location 3',
      '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if location=Location 3 || ~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if location=Location 3 || ~taken by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if location=Location 3 || ~taken by location @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if location=Location 3',
    ],
  ],
  [
    ['how many transactions last month', '~count @2025-06-01..2025-06-30'],
    [
      'how many were refunds',
      'return-count|~count @2025-06-01..2025-06-30 if transaction-type=Refund || return-count @2025-06-01..2025-06-30',
    ],
    [
      'what percent is that',
      'return-count|~count|refunds|returns|returned|payments-refunded|return-count|partial-refunds @2025-06-01..2025-06-30 || return-count|~count|refunds|returns|returned|payments-refunded|return-count|partial-refunds @2025-06-01..2025-06-30 if transaction-type=Refund || cannot || ~count by transaction-type @2025-06-01..2025-06-30',
    ],
  ],
  [
    ['sales at register 1 in june', '~taken @2025-06-01..2025-06-30 if device-name=Register 1'],
    [
      'register 2',
      '~taken @2025-06-01..2025-06-30 if device-name=Register 2 || ~taken by device-name @2025-06-01..2025-06-30 if device-name=Register 1,Register 2',
    ],
    [
      'on weekends',
      '~taken @2025-06-01..2025-06-30 if device-name=Register 2; weekday=0,6 || ~taken by weekday @2025-06-01..2025-06-30 if device-name=Register 2; weekday=0,6 || ~taken by weekday @2025-06-01..2025-06-30 if device-name=Register 1,Register 2; weekday=0,6 || ~taken by device-name @2025-06-01..2025-06-30 if device-name=Register 2; weekday=0,6 || ~taken by device-name @2025-06-01..2025-06-30 if device-name=Register 1,Register 2; weekday=0,6',
    ],
  ],
  [
    ['whats deferred revenue', 'define deferred-sales'],
    ['how much is there now', 'deferred'],
    ['where on screen', 'how /deferred-sales'],
  ],
  [
    ['sales for last 7 days', '~taken @2025-07-12..2025-07-18 || ~taken @2025-07-11..2025-07-17'],
    ['as a table per day', '~taken by date @2025-07-12..2025-07-18 || ~taken by date @2025-07-11..2025-07-17'],
    [
      'and the 7 days before',
      '~taken by date @2025-07-05..2025-07-11 || ~taken by date @2025-07-04..2025-07-10 || ~taken by date @2025-07-12..2025-07-18 vs 2025-07-05..2025-07-11 || ~taken by date @2025-07-12..2025-07-18 vs 2025-07-04..2025-07-10 || ~taken by date @2025-07-11..2025-07-17 vs 2025-07-05..2025-07-11 || ~taken by date @2025-07-11..2025-07-17 vs 2025-07-04..2025-07-10',
    ],
    [
      'average per day',
      '~taken by date @2025-07-05..2025-07-11 || ~taken by date @2025-07-04..2025-07-10 || ~taken @2025-07-05..2025-07-11 || ~taken @2025-07-04..2025-07-10 || cannot',
    ],
  ],
  [
    ['Give me the sales of the second quarter', '~taken @2025-04-01..2025-06-30'],
    ['Of this, how much was paid in cash?', '~cash @2025-04-01..2025-06-30'],
    ['And by card?', '~card @2025-04-01..2025-06-30'],
    [
      'And which percentage is this?',
      'payment-share|~payments|payments-collected by tender|payment-method @2025-04-01..2025-06-30 || ~card @2025-04-01..2025-06-30 || payment-share|~taken @2025-04-01..2025-06-30 if tender=Card || payment-share|~taken @2025-04-01..2025-06-30 if payment-method=Card',
    ],
  ],
  [
    [
      'catering june',
      '~sold|~taken @2025-06-01..2025-06-30 if category=Catering || ~sold|~taken @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12',
    ],
    [
      'how many platters',
      '~units @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12 || ~units @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12; category=Catering',
    ],
    [
      'who bought them',
      '~any by customer|customer-id @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12 || ~any by customer|customer-id @2025-06-01..2025-06-30 if category=Catering || ~any by customer|customer-id @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12; category=Catering || rows @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12 || rows @2025-06-01..2025-06-30 if category=Catering || rows @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12; category=Catering || customers @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12 || customers @2025-06-01..2025-06-30 if category=Catering',
    ],
    [
      'deposits on those?',
      'deposits|deposits-collected|invoices|deferred-sales @2025-06-01..2025-06-30 || deposits|deposits-collected|invoices|deferred-sales @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12 || deposits|deposits-collected|invoices|deferred-sales @2025-06-01..2025-06-30 if category=Catering || deferred',
    ],
  ],
  [
    ['first thing sold on july 5', 'rows @2025-07-05 || rows @2025-07-05 if transaction-type=Sale'],
    ['and the last', 'rows @2025-07-05 || rows @2025-07-05 if transaction-type=Sale'],
    ['how much in total that day', '~taken @2025-07-05'],
  ],
  [
    ['what didnt sell in june', 'unsold @2025-06-01..2025-06-30'],
    ['at location 1', 'unsold @2025-06-01..2025-06-30 if location=Location 1'],
    ['this month', 'unsold @2025-07-01..2025-07-18 if location=Location 1'],
    ['what did sell best instead', '~sold by item-name @2025-07-01..2025-07-18 if location=Location 1 top'],
  ],
  [
    ['knife sales this year by month', '~sold by month @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm'],
    [
      'the olive oil too',
      '~sold by month @2025-01-01..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold by month @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm,Olive Oil, Cold-Pressed, 500 ml',
    ],
    [
      'total both',
      '~sold @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm,Olive Oil, Cold-Pressed, 500 ml || ~sold by item-name @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm,Olive Oil, Cold-Pressed, 500 ml || ~sold by month @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm,Olive Oil, Cold-Pressed, 500 ml',
    ],
  ],
  [
    ['sales last sunday', '~taken @2025-07-13'],
    ['sorry sunday the 6th', '~taken @2025-07-06'],
    ['how about location 2 there', '~taken @2025-07-06 if location=Location 2'],
    ['who worked', '~any by ~staff @2025-07-06 if location=Location 2 || ~any by ~staff @2025-07-06 || cannot'],
  ],
  [
    ['can you make a forecast for august', 'cannot'],
    ['ok what was august last year', '~taken @2024-08-01..2024-08-31'],
    ['by week', '~taken by week @2024-08-01..2024-08-31 || ~taken by week @2024-07-28..2024-08-31'],
  ],
  [
    ['how do i create a report', 'how /financial-suite/custom-reports'],
    [
      'can it show tips by employee',
      'how /financial-suite/custom-reports || tips|tips-and-gratuity by ~staff || cannot',
    ],
    [
      'then just tell me for june',
      'tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 || tips|tips-and-gratuity @2025-06-01..2025-06-30',
    ],
  ],
  [
    [
      'invoices in june',
      '~taken|~count|sale-count|invoices @2025-06-01..2025-06-30 if channel=Invoice || ~taken|~count|sale-count|invoices @2025-06-01..2025-06-30 if source=Invoices || rows @2025-06-01..2025-06-30 if channel=Invoice || rows @2025-06-01..2025-06-30 if source=Invoices || invoices @2025-06-01..2025-06-30',
    ],
    [
      'list',
      'rows @2025-06-01..2025-06-30 if channel=Invoice || rows @2025-06-01..2025-06-30 if source=Invoices || rows @2025-06-01..2025-06-30',
    ],
    [
      'any not fully paid',
      'rows @2025-06-01..2025-06-30 if channel=Invoice; transaction-status=Partially Paid || rows @2025-06-01..2025-06-30 if source=Invoices; transaction-status=Partially Paid || ~count @2025-06-01..2025-06-30 if channel=Invoice; transaction-status=Partially Paid || ~count @2025-06-01..2025-06-30 if source=Invoices; transaction-status=Partially Paid || rows @2025-06-01..2025-06-30 if transaction-status=Partially Paid || cannot || text unpaid',
    ],
  ],
  [
    ['whats the tip rate in june', 'tip-rate @2025-06-01..2025-06-30'],
    ['location 3', 'tip-rate @2025-06-01..2025-06-30 if location=Location 3'],
    ['and auto gratuity there', 'auto-gratuity|tips-and-gratuity @2025-06-01..2025-06-30 if location=Location 3'],
    ['both added', 'tips-and-gratuity @2025-06-01..2025-06-30 if location=Location 3'],
  ],
  [
    [
      'evening sales in may',
      '~taken @2025-05-01..2025-05-31 if part-of-day=Evening || ~taken @2025-05-01..2025-05-31 if hour=17,18,19,20,21,22,23',
    ],
    ['afternoon', '~taken @2025-05-01..2025-05-31 if part-of-day=Afternoon'],
    [
      'which is stronger',
      '~taken by part-of-day @2025-05-01..2025-05-31 || ~taken by part-of-day @2025-05-01..2025-05-31 if part-of-day=Afternoon,Evening',
    ],
    [
      'what about in june',
      '~taken by part-of-day @2025-06-01..2025-06-30 || ~taken by part-of-day @2025-06-01..2025-06-30 if part-of-day=Afternoon,Evening',
    ],
  ],
  [
    [
      'whats my best customer this year',
      '~taken|~count by customer|customer-id @2025-01-01..2025-07-18 top || customers @2025-01-01..2025-07-18',
    ],
    [
      'and number 2',
      '~taken|~count by customer|customer-id @2025-01-01..2025-07-18 top || ~taken|~count by customer|customer-id @2025-01-01..2025-07-18 || customers @2025-01-01..2025-07-18 || ~taken|~count @2025-01-01..2025-07-18 if customer=* || ~taken|~count @2025-01-01..2025-07-18 if customer-id=*',
    ],
    [
      'what does that one usually buy',
      '~sold by item-name|category @2025-01-01..2025-07-18 if customer=* || ~sold by item-name|category @2025-01-01..2025-07-18 if customer-id=* || rows @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer-id=*',
    ],
  ],
  [
    ['Sales by channel, May', '~taken by channel @2025-05-01..2025-05-31'],
    ['Exclude invoices', '~taken by channel @2025-05-01..2025-05-31 if channel=Appointment,In-Person,In-Store,Online'],
    [
      'As a share',
      'net-sales-share|payment-share|~taken by channel @2025-05-01..2025-05-31 || net-sales-share|payment-share|~taken by channel @2025-05-01..2025-05-31 if channel=Appointment,In-Person,In-Store,Online',
    ],
    [
      'Same for April',
      'net-sales-share|payment-share|~taken by channel @2025-04-01..2025-04-30 || net-sales-share|payment-share|~taken by channel @2025-04-01..2025-04-30 if channel=Appointment,In-Person,In-Store,Online',
    ],
    ['Export that', 'how *CSV || how *file || how *export || how /reports || cannot'],
  ],
  [
    [
      'returns in q2',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds @2025-04-01..2025-06-30',
    ],
    [
      'by month',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds by month @2025-04-01..2025-06-30',
    ],
    [
      'as share of gross',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|gross-sales by month @2025-04-01..2025-06-30 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|gross-sales @2025-04-01..2025-06-30 || cannot',
    ],
    [
      'worst month, what came back',
      'refunds|returns|returned|items-refunded|items-returned|return-count by item-name @2025-04-01..2025-04-30 || refunds|returns|returned|items-refunded|items-returned|return-count by item-name @2025-05-01..2025-05-31 || refunds|returns|returned|items-refunded|items-returned|return-count by item-name @2025-06-01..2025-06-30 || refunds|returns|returned|payments-refunded|return-count|partial-refunds by month @2025-04-01..2025-06-30',
    ],
  ],
  [
    ['Pull up June for the Café bar', '~taken @2025-06-01..2025-06-30 if device-nickname=Café bar'],
    [
      'What about the Front counter?',
      '~taken @2025-06-01..2025-06-30 if device-nickname=Front counter || ~taken by device-nickname @2025-06-01..2025-06-30 if device-nickname=Café bar,Front counter',
    ],
    ['Its five best products', '~sold by item-name @2025-06-01..2025-06-30 if device-nickname=Front counter top'],
    [
      'Back to the total of both',
      '~taken @2025-06-01..2025-06-30 if device-nickname=Café bar,Front counter || ~taken by device-nickname @2025-06-01..2025-06-30 if device-nickname=Café bar,Front counter || ~sold @2025-06-01..2025-06-30 if device-nickname=Café bar,Front counter',
    ],
  ],
  [
    [
      'ok so june revenue by week',
      '~taken by week @2025-06-01..2025-06-30 || ~taken by week @2025-06-01..2025-07-05 || ~taken by week @2025-06-01..2025-06-28',
    ],
    [
      'which was lowest',
      '~taken by week @2025-06-01..2025-06-30 bottom || ~taken by week @2025-06-01..2025-07-05 bottom || ~taken by week @2025-06-01..2025-06-28 bottom',
    ],
    [
      'show that week by day',
      '~taken by date @2025-06-01..2025-06-07 || ~taken by date @2025-06-08..2025-06-14 || ~taken by date @2025-06-15..2025-06-21 || ~taken by date @2025-06-22..2025-06-28 || ~taken by date @2025-06-29..2025-06-30 || ~taken by date @2025-06-29..2025-07-05',
    ],
    ['thanks!', 'cannot'],
    [
      'and who sold the most in it',
      '~taken|~count by ~staff @2025-06-01..2025-06-07 top || ~taken|~count by ~staff @2025-06-08..2025-06-14 top || ~taken|~count by ~staff @2025-06-15..2025-06-21 top || ~taken|~count by ~staff @2025-06-22..2025-06-28 top || ~taken|~count by ~staff @2025-06-29..2025-06-30 top || ~taken|~count by ~staff @2025-06-29..2025-07-05 top',
    ],
  ],
  [
    ['total payments may', '~payments @2025-05-01..2025-05-31'],
    ['minus fees?', 'net-total @2025-05-01..2025-05-31'],
    ['what exactly is that figure', 'define net-total'],
    ['per location please', 'net-total by location @2025-05-01..2025-05-31'],
  ],
  [
    ['priya this month', '~taken @2025-07-01..2025-07-18 if ~staff=Priya Nair'],
    [
      'her refunds',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds @2025-07-01..2025-07-18 if ~staff=Priya Nair || rows @2025-07-01..2025-07-18 if ~staff=Priya Nair; transaction-type=Refund',
    ],
    ['her discounts', 'discounts|discounts-and-comps|discount-count @2025-07-01..2025-07-18 if ~staff=Priya Nair'],
    ['compare her sales to theo', '~taken by ~staff @2025-07-01..2025-07-18 if ~staff=Priya Nair,Theo Lindqvist'],
  ],
];
