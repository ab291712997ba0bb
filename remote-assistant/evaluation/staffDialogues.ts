import type { Asked } from './asked';

/** Each turn is asked after the ones before it. */
export const staffDialogues: readonly (readonly Asked[])[] = [
  [
    ['net sales june', 'net-sales @2025-06-01..2025-06-30'],
    ['same for may', 'net-sales @2025-05-01..2025-05-31'],
    ['only location 3', 'net-sales @2025-05-01..2025-05-31 if location=Location 3'],
    ['all locations again', 'net-sales @2025-05-01..2025-05-31 || net-sales by location @2025-05-01..2025-05-31'],
  ],
  [
    ['sales by location last week', '~sales by location @2025-07-06..2025-07-12'],
    ['which was best', '~sales by location @2025-07-06..2025-07-12 top'],
    [
      'as a percentage',
      'net-sales-share|payment-share by location @2025-07-06..2025-07-12 || net-sales-share|payment-share by location @2025-07-06..2025-07-12 top',
    ],
    [
      'and the week before',
      '~sales|net-sales-share|payment-share by location @2025-06-29..2025-07-05 || ~sales|net-sales-share|payment-share by location @2025-06-29..2025-07-05 top || ~sales|net-sales-share|payment-share by location @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 || ~sales|net-sales-share|payment-share by location @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05',
    ],
  ],
  [
    [
      'any refunds last week?',
      'refunds|returns|partial-refunds|payments-refunded|return-count @2025-07-06..2025-07-12 || rows @2025-07-06..2025-07-12 if transaction-type=Refund || ~count @2025-07-06..2025-07-12 if transaction-type=Refund',
    ],
    ['show them', 'rows @2025-07-06..2025-07-12 if transaction-type=Refund || rows @2025-07-06..2025-07-12'],
    [
      'just the ones owen rang up',
      'rows @2025-07-06..2025-07-12 if transaction-type=Refund; collected-by=Owen Reyes || rows @2025-07-06..2025-07-12 if transaction-type=Refund; attributed-to=Owen Reyes',
    ],
  ],
  [
    ['top 5 items in q2', '~sold by item-name @2025-04-01..2025-06-30 top'],
    ['and the worst 5', '~sold by item-name @2025-04-01..2025-06-30 bottom'],
    [
      'at the market stall',
      '~sold by item-name @2025-04-01..2025-06-30 if device-nickname=Market stall bottom || ~sold by item-name @2025-04-01..2025-06-30 if device-nickname=Market stall top',
    ],
    [
      'q1',
      '~sold by item-name @2025-01-01..2025-03-31 if device-nickname=Market stall bottom || ~sold by item-name @2025-01-01..2025-03-31 if device-nickname=Market stall top',
    ],
  ],
  [
    ['taxes q2 2025', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
    ['by month', 'taxes|taxes-on-sales by month @2025-04-01..2025-06-30'],
    ['now fees', 'fees by month @2025-04-01..2025-06-30'],
    ['per location instead', 'fees by location @2025-04-01..2025-06-30'],
    ['what counts as a fee here', 'define fees'],
  ],
  [
    ['tips last month', 'tips|tips-and-gratuity @2025-06-01..2025-06-30'],
    ['who got the most', 'tips|tips-and-gratuity by collected-by|attributed-to @2025-06-01..2025-06-30 top'],
    [
      'and this month so far',
      'tips|tips-and-gratuity by collected-by|attributed-to @2025-07-01..2025-07-18 top || tips|tips-and-gratuity by collected-by|attributed-to @2025-07-01..2025-07-18 || tips|tips-and-gratuity @2025-07-01..2025-07-18',
    ],
    [
      'only card tips',
      'card-tips by collected-by|attributed-to @2025-07-01..2025-07-18 top || card-tips by collected-by|attributed-to @2025-07-01..2025-07-18 || card-tips @2025-07-01..2025-07-18',
    ],
  ],
  [
    ['how much did the stall take on saturday', '~taken @2025-07-12 if device-nickname=Market stall'],
    [
      'n the saturday before?',
      '~taken @2025-07-05 if device-nickname=Market stall || ~taken @2025-07-05 vs 2025-07-12 if device-nickname=Market stall || ~taken @2025-07-12 vs 2025-07-05 if device-nickname=Market stall',
    ],
    [
      'how many sales was that',
      '~count|sale-count @2025-07-05 if device-nickname=Market stall || ~count|sale-count @2025-07-05 vs 2025-07-12 if device-nickname=Market stall || ~count|sale-count @2025-07-12 vs 2025-07-05 if device-nickname=Market stall',
    ],
  ],
  [
    ['bakery sales yesterday', '~sales|~itemsales @2025-07-17 if category=Bakery'],
    ['coffee?', '~sales|~itemsales @2025-07-17 if category=Coffee'],
    ['at location 1', '~sales|~itemsales @2025-07-17 if category=Coffee; location=Location 1'],
    ['by hour', '~sales|~itemsales by hour @2025-07-17 if category=Coffee; location=Location 1'],
  ],
  [
    ['busiest weekday this year', '~count|sale-count|~taken by weekday @2025-01-01..2025-07-18 top'],
    ['and the quietest', '~count|sale-count|~taken by weekday @2025-01-01..2025-07-18 bottom'],
    [
      'is it the same at location 2',
      '~count|sale-count|~taken by weekday @2025-01-01..2025-07-18 if location=Location 2 bottom || ~count|sale-count|~taken by weekday @2025-01-01..2025-07-18 if location=Location 2 top || ~count|sale-count|~taken by weekday @2025-01-01..2025-07-18 if location=Location 2',
    ],
  ],
  [
    ['payments by tender last quarter', '~payments|payments-collected by tender @2025-04-01..2025-06-30'],
    ['in percent', 'payment-share by tender @2025-04-01..2025-06-30'],
    [
      'only the online store',
      '~payments|payments-collected|payment-share by tender @2025-04-01..2025-06-30 if source=Online store || ~payments|payments-collected|payment-share by tender @2025-04-01..2025-06-30 if channel=Online',
    ],
    [
      'thx. and what did we take in cash overall in q2',
      '~cash @2025-04-01..2025-06-30 || ~payments|payments-collected @2025-04-01..2025-06-30 if payment-method=Cash || ~payments|payments-collected @2025-04-01..2025-06-30 if tender=Cash || ~payments|payments-collected by tender|payment-method @2025-04-01..2025-06-30',
    ],
  ],
  [
    ['what are comps', 'define comps || define comp-count || define comps; comp-count'],
    ['how much in june', 'comps @2025-06-01..2025-06-30'],
    ['who gave the most', 'comps|comp-count by collected-by|attributed-to @2025-06-01..2025-06-30 top'],
    ['can you block maya from giving them', 'cannot || how *settings'],
  ],
  [
    ['average sale in june', 'average-sale|average-net-sale @2025-06-01..2025-06-30'],
    ['compared to june last year', 'average-sale|average-net-sale @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30'],
    [
      'per device, just this june',
      'average-sale|average-net-sale by device-nickname|device-name @2025-06-01..2025-06-30',
    ],
  ],
  [
    ['best customers in 2024', '~taken by customer-id|customer @2024-01-01..2024-12-31 top'],
    ['n this year', '~taken by customer-id|customer @2025-01-01..2025-07-18 top'],
    [
      'what did Clara Montrose spend in that time',
      '~taken|payments-collected @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011)',
    ],
    [
      'show her purchases',
      'rows @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011) || rows @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011); transaction-type=Sale || ~sold by item-name @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011)',
    ],
  ],
  [
    ['gross sales in april', 'gross-sales @2025-04-01..2025-04-30'],
    ['and net', 'net-sales @2025-04-01..2025-04-30'],
    [
      'whats the difference between the two',
      'define gross-sales; net-sales || define net-sales; gross-sales || define net-sales || gross-sales|net-sales|returns|discounts-and-comps @2025-04-01..2025-04-30',
    ],
    ['discounts then', 'discounts|discounts-and-comps @2025-04-01..2025-04-30'],
    ['by category', 'discounts|discounts-and-comps by category @2025-04-01..2025-04-30'],
  ],
  [
    ['sales today so far', '~sales @2025-07-18'],
    ['vs last friday', '~sales @2025-07-18 vs 2025-07-11'],
    ['will it be sunny tmrw', 'cannot'],
    [
      'ok and yesterday',
      '~sales @2025-07-17 || ~sales @2025-07-17 vs 2025-07-10 || ~sales @2025-07-18 vs 2025-07-17 || ~sales @2025-07-17 vs 2025-07-11',
    ],
  ],
  [
    [
      'how many gift cards did we sell in december',
      'gift-cards-sold|gift-card-sales|~units|~count|sale-count @2024-12-01..2024-12-31 || ~units|~count|sale-count @2024-12-01..2024-12-31 if itemization-type=Gift card',
    ],
    [
      'how much was redeemed since then',
      'gift-cards-redeemed @2025-01-01..2025-07-18 || gift-cards-redeemed @2024-12-01..2025-07-18 || gift-cards-redeemed @2024-12-31..2025-07-18',
    ],
    ['what do we still owe on them', 'deferred'],
    ['where do i see that', 'how /deferred-sales'],
  ],
  [
    [
      'theos sales in june',
      '~sales @2025-06-01..2025-06-30 if collected-by=Theo Lindqvist || ~sales @2025-06-01..2025-06-30 if attributed-to=Theo Lindqvist',
    ],
    [
      'and priya',
      '~sales @2025-06-01..2025-06-30 if collected-by=Priya Nair || ~sales @2025-06-01..2025-06-30 if attributed-to=Priya Nair || ~sales by collected-by @2025-06-01..2025-06-30 if collected-by=Theo Lindqvist,Priya Nair || ~sales by attributed-to @2025-06-01..2025-06-30 if attributed-to=Theo Lindqvist,Priya Nair',
    ],
    ['everyone pls, best first', '~sales by collected-by|attributed-to @2025-06-01..2025-06-30 top'],
    [
      'on weekends only',
      '~sales by collected-by|attributed-to @2025-06-01..2025-06-30 if weekday=0,6 top || ~sales by collected-by|attributed-to @2025-06-01..2025-06-30 if weekday=6,0 top',
    ],
    ['how many hours did each of them work', 'cannot'],
  ],
  [
    ['how much House Granola did we sell this year', '~sold @2025-01-01..2025-07-18 if item-name=House Granola'],
    ['by month', '~sold by month @2025-01-01..2025-07-18 if item-name=House Granola'],
    ['which was the best one', '~sold by month @2025-01-01..2025-07-18 if item-name=House Granola top'],
    [
      'same for aged cheddar',
      '~sold by month @2025-01-01..2025-07-18 if item-name=Aged Cheddar top || ~sold by month @2025-01-01..2025-07-18 if item-name=Aged Cheddar',
    ],
  ],
  [
    ['net sales H1 by source', 'net-sales by source @2025-01-01..2025-06-30'],
    ['which came first', 'net-sales by source @2025-01-01..2025-06-30 top'],
    [
      'and the second one',
      'net-sales by source @2025-01-01..2025-06-30 top || net-sales by source @2025-01-01..2025-06-30',
    ],
    [
      'just invoices, by month',
      'net-sales by month @2025-01-01..2025-06-30 if source=Invoices || net-sales by month @2025-01-01..2025-06-30 if channel=Invoice',
    ],
  ],
  [
    [
      'transactions at location 2 yesterday',
      'rows @2025-07-17 if location=Location 2 || ~count @2025-07-17 if location=Location 2',
    ],
    [
      'only cash',
      'rows @2025-07-17 if location=Location 2; payment-method=Cash || rows @2025-07-17 if location=Location 2; tender=Cash || ~count|~cash @2025-07-17 if location=Location 2; payment-method=Cash || ~count|~cash @2025-07-17 if location=Location 2; tender=Cash',
    ],
    [
      'whats the total',
      '~taken|~cash|payments-collected @2025-07-17 if location=Location 2; payment-method=Cash || ~taken|~cash|payments-collected @2025-07-17 if location=Location 2; tender=Cash || ~cash @2025-07-17 if location=Location 2',
    ],
    ['delete the last one', 'cannot'],
  ],
];
