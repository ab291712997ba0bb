import type { Asked } from './asked';

/**
 * The owner of a delicatessen, the shift lead of a pizzeria, the bookkeeper of a garden center, the owner of a gift shop, and an area
 * supervisor ask. Each turn is asked after the ones before it.
 */
export const pizzeriaDialogues: readonly (readonly Asked[])[] = [
  [
    ['sales last week', '~taken @2025-07-06..2025-07-12'],
    ['by day', '~taken by date @2025-07-06..2025-07-12'],
    ['which was the worst', '~taken by date @2025-07-06..2025-07-12 bottom || ~taken @2025-07-09'],
    [
      'what did we sell that day',
      '~sold by item-name @2025-07-09 || rows @2025-07-09 || rows @2025-07-09 if transaction-type=Sale',
    ],
  ],
  [
    ['top 5 items in june', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['and may?', '~sold by item-name @2025-05-01..2025-05-31 top'],
    ['now this month', '~sold by item-name @2025-07-01..2025-07-18 top'],
    ['in units', '~units by item-name @2025-07-01..2025-07-18'],
  ],
  [
    ['how much cheddar did we sell in june', '~sold @2025-06-01..2025-06-30 if item-name=Aged Cheddar'],
    ['honey?', '~sold @2025-06-01..2025-06-30 if item-name=Wildflower Honey, 350 g'],
    ['per week', '~sold by week @2025-06-01..2025-06-30 if item-name=Wildflower Honey, 350 g'],
    [
      'just the second week',
      '~sold @2025-06-08..2025-06-14 if item-name=Wildflower Honey, 350 g || ~sold by week|date @2025-06-08..2025-06-14 if item-name=Wildflower Honey, 350 g',
    ],
  ],
  [
    ['tips last week', 'tips|tips-and-gratuity @2025-07-06..2025-07-12'],
    ['who got them', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12'],
    ['and this week', 'tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18'],
    [
      'only cards',
      'card-tips by ~staff @2025-07-13..2025-07-18 || card-tips @2025-07-13..2025-07-18 || tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18 if payment-method=Card || tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18 if payment-method=card || tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18 if tender=Card',
    ],
  ],
  [
    [
      'refunds this month',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-01..2025-07-18',
    ],
    [
      'why',
      '~any by refund-reason|category|item-name @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18 if transaction-type=Refund || cannot',
    ],
    ['show them', 'rows @2025-07-01..2025-07-18 if transaction-type=Refund || rows @2025-07-01..2025-07-18'],
    [
      'and june?',
      'rows @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 || ~any by refund-reason @2025-06-01..2025-06-30',
    ],
  ],
  [
    ['sales per store in june', '~taken by location @2025-06-01..2025-06-30'],
    ['what about tips', 'tips|tips-and-gratuity by location @2025-06-01..2025-06-30'],
    [
      'drop location 3',
      'tips|tips-and-gratuity by location @2025-06-01..2025-06-30 if location=Location 1,Location 2 || tips|tips-and-gratuity @2025-06-01..2025-06-30 if location=Location 1,Location 2',
    ],
    [
      'back to sales',
      '~taken by location @2025-06-01..2025-06-30 if location=Location 1,Location 2 || ~taken by location @2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 if location=Location 1,Location 2',
    ],
  ],
  [
    ['q2 vs q1', '~taken @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31'],
    ['gross instead', 'gross-sales @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31'],
    ['by category', 'gross-sales by category|reporting-category @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31'],
    [
      'which fell the most',
      'gross-sales by category|reporting-category @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31',
    ],
  ],
  [
    ['how many customers in june', 'customers @2025-06-01..2025-06-30'],
    ['how many were new', 'customers @2025-06-01..2025-06-30'],
    ['may?', 'customers @2025-05-01..2025-05-31'],
    ['who spent the most', '~any by customer|customer-id @2025-05-01..2025-05-31 || customers @2025-05-01..2025-05-31'],
  ],
  [
    [
      'biggest sale last week',
      'rows @2025-07-06..2025-07-12 top || rows @2025-07-06..2025-07-12 if transaction-type=Sale top',
    ],
    [
      'who rang it up',
      'row || rows @2025-07-06..2025-07-12 top || rows @2025-07-06..2025-07-12 if transaction-type=Sale top',
    ],
    [
      'what was in it',
      'row || rows @2025-07-06..2025-07-12 top || rows @2025-07-06..2025-07-12 if transaction-type=Sale top',
    ],
    [
      'and the second biggest?',
      'row || rows @2025-07-06..2025-07-12 top || rows @2025-07-06..2025-07-12 if transaction-type=Sale top',
    ],
  ],
  [
    ['what are deferred sales', 'define deferred-sales'],
    ['how much do we have right now', 'deferred || deferred-sales'],
    ['and on gift cards', 'deferred || gift-card-sales|gift-cards-sold|gift-cards-redeemed'],
    ['where can i see that', 'how /deferred-sales || how /reports || how /transactions || how /financial-suite'],
  ],
  [
    ['fees in may', 'fees @2025-05-01..2025-05-31'],
    ['june', 'fees @2025-06-01..2025-06-30'],
    [
      'difference?',
      'fees @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || fees @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
    ],
    [
      'as a percent of payments',
      'fee-rate @2025-06-01..2025-06-30 || fee-rate @2025-05-01..2025-05-31 || fee-rate|fees @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
    ],
  ],
  [
    ['owens sales in june', '~taken|~count|~units @2025-06-01..2025-06-30 if ~staff=Owen Reyes'],
    ['priyas', '~taken|~count|~units @2025-06-01..2025-06-30 if ~staff=Priya Nair'],
    [
      'who was better',
      '~taken|~count|~units by ~staff @2025-06-01..2025-06-30 || ~taken|~count|~units by ~staff @2025-06-01..2025-06-30 if ~staff=Owen Reyes,Priya Nair',
    ],
    [
      'and in units',
      '~units by ~staff @2025-06-01..2025-06-30 || ~units by ~staff @2025-06-01..2025-06-30 if ~staff=Owen Reyes,Priya Nair',
    ],
  ],
  [
    ['how was saturday', '~any @2025-07-12'],
    ['and the saturday before', '~any @2025-07-05'],
    ['and the one before that', '~any @2025-06-28'],
    [
      'all saturdays in june',
      '~any @2025-06-01..2025-06-30 if weekday=6 || ~any by date|week @2025-06-01..2025-06-30 if weekday=6',
    ],
  ],
  [
    ['sales by hour yesterday', '~taken by hour @2025-07-17'],
    [
      'mornings only',
      '~taken by hour @2025-07-17 if part-of-day=Morning || ~taken @2025-07-17 if part-of-day=Morning || ~taken by hour @2025-07-17 if hour=*',
    ],
    [
      'same for monday',
      '~taken by hour @2025-07-14 if part-of-day=Morning || ~taken @2025-07-14 if part-of-day=Morning || ~taken by hour @2025-07-14 if hour=*',
    ],
    ['now the whole day', '~taken by hour @2025-07-14 || ~taken @2025-07-14'],
  ],
  [
    ['tax q2', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
    ['monthly', 'taxes|taxes-on-sales by month @2025-04-01..2025-06-30'],
    [
      'just what customers paid, without the refunded tax',
      'taxes-on-sales by month @2025-04-01..2025-06-30 || taxes-on-sales @2025-04-01..2025-06-30',
    ],
    ['and q1', 'taxes-on-sales by month @2025-01-01..2025-03-31 || taxes-on-sales @2025-01-01..2025-03-31'],
  ],
  [
    ['discounts in june', 'discounts|discounts-and-comps|discount-count @2025-06-01..2025-06-30'],
    ['by staff', 'discounts|discounts-and-comps|discount-count by ~staff @2025-06-01..2025-06-30'],
    [
      'how many times',
      'discount-count by ~staff @2025-06-01..2025-06-30 || discount-count @2025-06-01..2025-06-30 || ~count by ~staff @2025-06-01..2025-06-30 if discount-use=With discount || rows @2025-06-01..2025-06-30 if discount-use=With discount',
    ],
    [
      'no i meant may',
      'discount-count by ~staff @2025-05-01..2025-05-31 || discount-count @2025-05-01..2025-05-31 || ~count by ~staff @2025-05-01..2025-05-31 if discount-use=With discount || discounts|discounts-and-comps|discount-count by ~staff @2025-05-01..2025-05-31 || rows @2025-05-01..2025-05-31 if discount-use=With discount',
    ],
  ],
  [
    ['pepperoni sales', 'cannot || ask'],
    ['ok then sourdough', '~sold if item-name=Sourdough Loaf, 800 g'],
    ['last month', '~sold @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g'],
    [
      'which days',
      '~sold by date|weekday @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g || rows @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g',
    ],
  ],
  [
    [
      'online sales in june',
      '~taken @2025-06-01..2025-06-30 if channel=Online || ~taken @2025-06-01..2025-06-30 if source=Online store',
    ],
    [
      'in percent',
      'net-sales-share|payment-share|~taken by channel|source @2025-06-01..2025-06-30 || net-sales-share|payment-share @2025-06-01..2025-06-30 if channel=Online || net-sales-share|payment-share @2025-06-01..2025-06-30 if source=Online store',
    ],
    [
      'and in store',
      'net-sales-share|payment-share|~taken by channel|source @2025-06-01..2025-06-30 || ~any @2025-06-01..2025-06-30 if channel=In-Store || ~any @2025-06-01..2025-06-30 if source=Point of Sale',
    ],
    [
      'same for june last year',
      'net-sales-share|payment-share|~taken by channel|source @2024-06-01..2024-06-30 || ~any @2024-06-01..2024-06-30 if channel=In-Store || ~any @2024-06-01..2024-06-30 if source=Point of Sale',
    ],
  ],
  [
    ['net sales june', 'net-sales @2025-06-01..2025-06-30'],
    ['vs last year', 'net-sales @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30'],
    [
      'by week',
      'net-sales by week @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 || net-sales by week @2025-06-01..2025-06-30',
    ],
    ['forget the comparison', 'net-sales by week @2025-06-01..2025-06-30 || net-sales @2025-06-01..2025-06-30'],
  ],
  [
    ['whats net total', 'define net-total'],
    ['what was it yesterday', 'net-total @2025-07-17'],
    ['and last friday', 'net-total @2025-07-11'],
    ['difference', 'net-total @2025-07-17 vs 2025-07-11 || net-total @2025-07-11 vs 2025-07-17'],
  ],
  [
    ['how do i make a new category', 'how /items/categories'],
    ['and rename one', 'how /items/categories'],
    ['ok. which category sold least last month', '~sold by category|reporting-category @2025-06-01..2025-06-30 bottom'],
    ['and the best one', '~sold by category|reporting-category @2025-06-01..2025-06-30 top'],
  ],
  [
    ['best store this year', '~taken|~count by location @2025-01-01..2025-07-18 top'],
    ['and the worst', '~taken|~count by location @2025-01-01..2025-07-18 bottom'],
    ['only saturdays', '~taken|~count by location @2025-01-01..2025-07-18 if weekday=6'],
    ['transactions instead', '~count by location @2025-01-01..2025-07-18 if weekday=6'],
  ],
  [
    [
      'units of olive oil per month this year',
      '~units by month @2025-01-01..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml',
    ],
    [
      'add passata',
      '~units by month|item-name @2025-01-01..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml,Heirloom Tomato and Roasted Pepper Passata, Case of 6',
    ],
    [
      'which of the two sold more',
      '~sold by item-name @2025-01-01..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml,Heirloom Tomato and Roasted Pepper Passata, Case of 6 || ~sold by item-name @2025-01-01..2025-07-18',
    ],
    [
      'in dollars',
      'gross-sales|net-sales|items|total-sales by item-name|month @2025-01-01..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml,Heirloom Tomato and Roasted Pepper Passata, Case of 6 || gross-sales|net-sales|items|total-sales by item-name @2025-01-01..2025-07-18',
    ],
  ],
  [
    ['gift cards sold in june', 'gift-card-sales|gift-cards-sold @2025-06-01..2025-06-30'],
    ['and used', 'gift-cards-redeemed @2025-06-01..2025-06-30'],
    ['since january', 'gift-cards-redeemed @2025-01-01..2025-07-18'],
    ['per month', 'gift-cards-redeemed by month @2025-01-01..2025-07-18'],
  ],
  [
    [
      'any refunds last week',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-06..2025-07-12 || rows @2025-07-06..2025-07-12 if transaction-type=Refund',
    ],
    [
      'which items',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-07-06..2025-07-12 || ~any by item-name @2025-07-06..2025-07-12 if transaction-type=Refund || rows @2025-07-06..2025-07-12 if transaction-type=Refund',
    ],
    [
      'which employee',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-07-06..2025-07-12 || ~any by ~staff @2025-07-06..2025-07-12 if transaction-type=Refund || rows @2025-07-06..2025-07-12 if transaction-type=Refund',
    ],
    [
      'same for june',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-06-01..2025-06-30 || ~any by ~staff @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
  ],
  [
    ['july so far', '~taken @2025-07-01..2025-07-18'],
    ['compared to the same days in june', '~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18'],
    ['only location 2', '~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if location=Location 2'],
    [
      'by category',
      '~taken by category|reporting-category @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if location=Location 2',
    ],
  ],
  [
    ['cash today', '~cash @2025-07-18'],
    ['yesterday', '~cash @2025-07-17'],
    ['card', '~card @2025-07-17'],
    ['all ways to pay', '~any by tender|payment-method @2025-07-17'],
  ],
  [
    ['average sale may', 'average-net-sale|average-sale @2025-05-01..2025-05-31'],
    ['per location', 'average-net-sale|average-sale by location @2025-05-01..2025-05-31'],
    ['which is highest', 'average-net-sale|average-sale by location @2025-05-01..2025-05-31 top'],
    ['and june', 'average-net-sale|average-sale by location @2025-06-01..2025-06-30'],
  ],
  [
    ['good morning', 'cannot'],
    [
      'what did we do on wednesday',
      '~any @2025-07-16 || ~any by item-name|category|hour @2025-07-16 || rows @2025-07-16',
    ],
    ['lol ok', 'cannot'],
    ['and thursday', '~any @2025-07-17 || ~any by item-name|category|hour @2025-07-17 || rows @2025-07-17'],
  ],
  [
    [
      'morning vs evening in june',
      '~taken|~count by part-of-day @2025-06-01..2025-06-30 || ~taken|~count by part-of-day @2025-06-01..2025-06-30 if part-of-day=* || ~taken|~count @2025-06-01..2025-06-30 if part-of-day=Morning',
    ],
    [
      'and afternoon',
      '~taken|~count by part-of-day @2025-06-01..2025-06-30 || ~taken|~count @2025-06-01..2025-06-30 if part-of-day=Afternoon || ~taken|~count by part-of-day @2025-06-01..2025-06-30 if part-of-day=*',
    ],
    [
      'weekends only',
      '~taken|~count by part-of-day @2025-06-01..2025-06-30 if weekday=0,6 || ~taken|~count @2025-06-01..2025-06-30 if part-of-day=Afternoon; weekday=0,6 || ~taken|~count by part-of-day @2025-06-01..2025-06-30 if part-of-day=*; weekday=0,6',
    ],
  ],
  [
    ['can you email me a report every monday', 'cannot'],
    ['then how do i save one as a file', 'how *CSV || how *export || how *download || how /reports'],
    ['ok just tell me net sales last week', 'net-sales @2025-07-06..2025-07-12'],
    ['split by day', 'net-sales by date @2025-07-06..2025-07-12'],
  ],
  [
    ['last sale yesterday', 'row || rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale'],
    ['how much was it', 'row || rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale'],
    ['how did they pay', 'row || rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale'],
  ],
  [
    ['net sales by month this year', 'net-sales by month @2025-01-01..2025-07-18'],
    ['which month was best', 'net-sales by month @2025-01-01..2025-07-18 top || net-sales @2025-05-01..2025-05-31'],
    ['break that month down by category', '~any by category|reporting-category @2025-05-01..2025-05-31'],
    [
      'only the pantry stuff',
      '~any @2025-05-01..2025-05-31 if category=Pantry || ~any by item-name|category @2025-05-01..2025-05-31 if category=Pantry',
    ],
  ],
  [
    [
      'returns this year by item',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-01-01..2025-07-18',
    ],
    [
      'only coffee',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-01-01..2025-07-18 if category=Coffee || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-01-01..2025-07-18 if category=Coffee',
    ],
    [
      'per month',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by month @2025-01-01..2025-07-18 if category=Coffee',
    ],
    [
      'undo that',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-01-01..2025-07-18 if category=Coffee || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-01-01..2025-07-18 if category=Coffee || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-01-01..2025-07-18 || ask',
    ],
  ],
  [
    ['untaxed sales june', 'untaxed-sales @2025-06-01..2025-06-30'],
    ['and the taxed ones', 'taxable-sales @2025-06-01..2025-06-30'],
    ['per location', 'taxable-sales by location @2025-06-01..2025-06-30'],
    [
      'location 3 only. and may please',
      'taxable-sales @2025-05-01..2025-05-31 if location=Location 3 || taxable-sales by location @2025-05-01..2025-05-31 if location=Location 3',
    ],
  ],
];
