import type { Asked } from './asked';

/** Each turn is asked after the ones before it. */
export const counterDialogues: readonly (readonly Asked[])[] = [
  [
    ['sourdough sales this week', '~sold @2025-07-13..2025-07-18 if item-name=Sourdough Loaf, 800 g'],
    ['n last week?', '~sold @2025-07-06..2025-07-12 if item-name=Sourdough Loaf, 800 g'],
    ['how many loafs was that', '~units @2025-07-06..2025-07-12 if item-name=Sourdough Loaf, 800 g'],
    [
      'and granola',
      '~units @2025-07-06..2025-07-12 if item-name=House Granola || ~units by item-name @2025-07-06..2025-07-12 if item-name=House Granola,Sourdough Loaf, 800 g',
    ],
  ],
  [
    ['sales in june by category', '~sales by category @2025-06-01..2025-06-30'],
    ['only location 2', '~sales by category @2025-06-01..2025-06-30 if location=Location 2'],
    ['hm and may?', '~sales by category @2025-05-01..2025-05-31 if location=Location 2'],
    [
      'which one grew the most',
      '~sales by category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if location=Location 2 || ~sales by category @2025-05-01..2025-05-31 vs 2025-04-01..2025-04-30 if location=Location 2 || ~sales by category @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if location=Location 2',
    ],
  ],
  [
    ['today so far', '~taken @2025-07-18'],
    ['by hour', '~taken|~count|sale-count by hour @2025-07-18'],
    ['same thing last friday', '~taken|~count|sale-count by hour @2025-07-11'],
    ['whats the total', '~taken @2025-07-11'],
  ],
  [
    ['Taxes collected in Q2 2025', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
    ['Broken down by month, please', 'taxes|taxes-on-sales by month @2025-04-01..2025-06-30'],
    [
      'And on refunds only?',
      'taxes-on-refunds by month @2025-04-01..2025-06-30 || taxes by month @2025-04-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'Q1 as well',
      'taxes-on-refunds by month @2025-01-01..2025-03-31 || taxes-on-refunds by month @2025-01-01..2025-06-30 || taxes by month @2025-01-01..2025-03-31 if transaction-type=Refund',
    ],
  ],
  [
    ['How much sold Maya in june?', '~sold @2025-06-01..2025-06-30 if ~staff=Maya Duarte'],
    ['And how many tips she had?', 'tips|tips-and-gratuity @2025-06-01..2025-06-30 if ~staff=Maya Duarte'],
    [
      'And the Owen?',
      'tips|tips-and-gratuity @2025-06-01..2025-06-30 if ~staff=Owen Reyes || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 if ~staff=Maya Duarte,Owen Reyes',
    ],
    [
      'Who had more?',
      'tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 if ~staff=Maya Duarte,Owen Reyes || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30',
    ],
  ],
  [
    ['refunds last month', 'refunds|returns|returned|payments-refunded|return-count @2025-06-01..2025-06-30'],
    [
      'what were the reasons',
      'refunds|returns|returned|payments-refunded|return-count by refund-reason @2025-06-01..2025-06-30 || transactions by refund-reason @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'and which items',
      'refunds|returns|returned|items-refunded|items-returned|return-count by item-name @2025-06-01..2025-06-30',
    ],
    [
      'how much was it all together',
      'refunds|returns|returned|payments-refunded|items-refunded|items-returned|return-count @2025-06-01..2025-06-30',
    ],
  ],
  [
    [
      'top 5 customers this year',
      '~taken by customer-id|customer @2025-01-01..2025-07-18 top || customers @2025-01-01..2025-07-18',
    ],
    [
      'how often did the first one come',
      '~count|sale-count @2025-01-01..2025-07-18 if customer=* || ~count|sale-count @2025-01-01..2025-07-18 if customer-id=* || customers @2025-01-01..2025-07-18',
    ],
    [
      'what do they buy',
      '~sold by item-name @2025-01-01..2025-07-18 if customer=* || ~sold by item-name @2025-01-01..2025-07-18 if customer-id=* || rows @2025-01-01..2025-07-18 if customer=*',
    ],
  ],
  [
    ['fees in june', 'fees @2025-06-01..2025-06-30'],
    ['compared to may', 'fees @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
    ['as a percentage of payments', 'fee-rate @2025-06-01..2025-06-30'],
    ['per location', 'fee-rate by location @2025-06-01..2025-06-30'],
  ],
  [
    ['sales by weekday in q2', '~sales by weekday @2025-04-01..2025-06-30'],
    ['no, number of sales', '~count|sale-count by weekday @2025-04-01..2025-06-30'],
    ['leave out sundays', '~count|sale-count by weekday @2025-04-01..2025-06-30 if weekday=1,2,3,4,5,6'],
    [
      'and last year?',
      '~count|sale-count by weekday @2024-04-01..2024-06-30 if weekday=1,2,3,4,5,6 || ~count|sale-count by weekday @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30 if weekday=1,2,3,4,5,6',
    ],
  ],
  [
    ['market stall last saturday', '~taken @2025-07-12 if device-nickname=Market stall'],
    ['vs the one before', '~taken @2025-07-12 vs 2025-07-05 if device-nickname=Market stall'],
    ['what sold best there', '~sold by item-name @2025-07-12 if device-nickname=Market stall top'],
  ],
  [
    ['how much cash did we take yesterday', '~cash @2025-07-17'],
    ['at which location', '~cash by location @2025-07-17'],
    ['and card?', '~card by location @2025-07-17 || ~card @2025-07-17'],
  ],
  [
    ['show me the refunds of this week', 'rows @2025-07-13..2025-07-18 if transaction-type=Refund'],
    ['only the ones over 20', 'rows @2025-07-13..2025-07-18 if transaction-type=Refund'],
    [
      'who did them',
      '~any by ~staff @2025-07-13..2025-07-18 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count by ~staff @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if transaction-type=Refund',
    ],
  ],
  [
    ['net sales june', 'net-sales @2025-06-01..2025-06-30'],
    ['gross?', 'gross-sales @2025-06-01..2025-06-30'],
    ['and discounts', 'discounts|discounts-and-comps @2025-06-01..2025-06-30'],
    [
      'in may too',
      'discounts|discounts-and-comps @2025-05-01..2025-05-31 || discounts|discounts-and-comps @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
    ],
  ],
  [
    [
      'online orders last week',
      '~count|sale-count|~taken @2025-07-06..2025-07-12 if channel=Online || ~count|sale-count|~taken @2025-07-06..2025-07-12 if source=Online store || rows @2025-07-06..2025-07-12 if channel=Online || rows @2025-07-06..2025-07-12 if source=Online store',
    ],
    [
      'and in store',
      '~count|sale-count|~taken @2025-07-06..2025-07-12 if channel=In-Store || ~count|sale-count|~taken by channel @2025-07-06..2025-07-12 if channel=In-Store,Online || rows @2025-07-06..2025-07-12 if channel=In-Store',
    ],
    [
      'share of each',
      'net-sales-share|payment-share|~taken|~count|sale-count by channel @2025-07-06..2025-07-12 || net-sales-share|payment-share|~taken|~count|sale-count by channel @2025-07-06..2025-07-12 if channel=In-Store,Online',
    ],
  ],
];

/** With the own shop. */
export const counterOwnShopDialogues: readonly (readonly Asked[])[] = [
  [
    ['how was riverside yesterday', '~taken @2025-07-17 if location=Riverside'],
    [
      'and high st',
      '~taken @2025-07-17 if location=High Street || ~taken by location @2025-07-17 if location=Riverside,High Street',
    ],
    [
      'both together',
      '~taken @2025-07-17 if location=Riverside,High Street || ~taken @2025-07-17 || ~taken by location @2025-07-17 if location=Riverside,High Street',
    ],
    [
      'against last thursday',
      '~taken @2025-07-17 vs 2025-07-10 if location=Riverside,High Street || ~taken @2025-07-17 vs 2025-07-10 || ~taken by location @2025-07-17 vs 2025-07-10 if location=Riverside,High Street',
    ],
  ],
  [
    ['bens sales in june', '~taken @2025-06-01..2025-06-30 if ~staff=Ben Okafor'],
    ['by item', '~sold by item-name @2025-06-01..2025-06-30 if ~staff=Ben Okafor'],
    ['only hot drinks', '~sold by item-name @2025-06-01..2025-06-30 if ~staff=Ben Okafor; category=Hot drinks'],
    ['and chloe', '~sold by item-name @2025-06-01..2025-06-30 if ~staff=Chloe Martin; category=Hot drinks'],
  ],
  [
    ['best selling items this month', '~sold by item-name @2025-07-01..2025-07-18 top'],
    ['worst ones', '~sold by item-name @2025-07-01..2025-07-18 bottom'],
    ['in pounds not quantity', '~itemsales by item-name @2025-07-01..2025-07-18 bottom'],
    ['at riverside', '~itemsales by item-name @2025-07-01..2025-07-18 if location=Riverside bottom'],
  ],
  [
    ['latte sales last week', '~sold @2025-07-06..2025-07-12 if item-name=Iced Latte,Chai Latte'],
    ['just the iced', '~sold @2025-07-06..2025-07-12 if item-name=Iced Latte'],
    ['who sold most of them', '~sold by ~staff @2025-07-06..2025-07-12 if item-name=Iced Latte top'],
  ],
  [
    ['compare june with may', '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
    ['for pastries only', '~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Pastries'],
    ['in units', '~units @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Pastries'],
    [
      'by week',
      '~units by week @2025-06-01..2025-06-30 if category=Pastries || ~units by week @2025-05-01..2025-06-30 if category=Pastries',
    ],
  ],
  [
    ['How many transactions on weekends in june?', '~count|sale-count @2025-06-01..2025-06-30 if weekday=0,6'],
    ['and what is the average of them?', 'average-sale|average-net-sale @2025-06-01..2025-06-30 if weekday=0,6'],
    ['and in the weekdays?', 'average-sale|average-net-sale @2025-06-01..2025-06-30 if weekday=1,2,3,4,5'],
  ],
];
