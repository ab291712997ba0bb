import type { Asked } from './asked';

/** Each turn is asked after the ones before it. */
export const ownerDialogues: readonly (readonly Asked[])[] = [
  [
    ['sales last month', '~sales @2025-06-01..2025-06-30'],
    [
      'and the month before',
      '~sales @2025-05-01..2025-05-31 || ~sales @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
    ],
    [
      'by location',
      '~sales by location @2025-05-01..2025-05-31 || ~sales by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~sales by location @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
    ],
    [
      'which was best',
      '~sales by location @2025-05-01..2025-05-31 top || ~sales by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 top || ~sales by location @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 top',
    ],
  ],
  [
    ['top 5 items q2', '~sold by item-name @2025-04-01..2025-06-30 top'],
    ['only location 2', '~sold by item-name @2025-04-01..2025-06-30 if location=Location 2 top'],
    ['by pieces', '~units by item-name @2025-04-01..2025-06-30 if location=Location 2 top'],
    ['back to all locations', '~units by item-name @2025-04-01..2025-06-30 top'],
  ],
  [
    ['tips this week', 'tips|tips-and-gratuity @2025-07-13..2025-07-18'],
    ['who got the most', 'tips|tips-and-gratuity by collected-by|attributed-to @2025-07-13..2025-07-18 top'],
    ['and last week?', 'tips|tips-and-gratuity by collected-by|attributed-to @2025-07-06..2025-07-12 top'],
    ['as a percentage of sales', 'tip-rate by collected-by|attributed-to @2025-07-06..2025-07-12'],
  ],
  [
    [
      'how many refunds in june',
      'return-count @2025-06-01..2025-06-30 || transactions @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    ['show them', 'rows @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30'],
    [
      'why',
      'refunds|returns|returned|payments-refunded|return-count|items-refunded|transactions by refund-reason @2025-06-01..2025-06-30 || refunds|returns|returned|payments-refunded|return-count|items-refunded|transactions by refund-reason @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30',
    ],
    [
      'and in may',
      'refunds|returns|returned|payments-refunded|return-count|items-refunded|transactions by refund-reason @2025-05-01..2025-05-31 || refunds|returns|returned|payments-refunded|return-count|items-refunded|transactions by refund-reason @2025-05-01..2025-05-31 if transaction-type=Refund || return-count @2025-05-01..2025-05-31 || rows @2025-05-01..2025-05-31 if transaction-type=Refund || rows @2025-05-01..2025-05-31',
    ],
  ],
  [
    ['Could you compare Q2 2025 with Q2 2024?', '~sales @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30'],
    ['net please', 'net-sales @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30'],
    ['just the bakery', 'net-sales @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30 if category=Bakery'],
    [
      'per month',
      'net-sales by month @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30 if category=Bakery || net-sales by month @2025-04-01..2025-06-30 if category=Bakery',
    ],
    [
      'now deli instead',
      'net-sales by month @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30 if category=Deli || net-sales by month @2025-04-01..2025-06-30 if category=Deli',
    ],
  ],
  [
    ['sales by weekday june', '~sales by weekday @2025-06-01..2025-06-30'],
    ['which was worst', '~sales by weekday @2025-06-01..2025-06-30 bottom'],
    ['and the second worst', '~sales by weekday @2025-06-01..2025-06-30 bottom'],
    [
      'what about sundays in may',
      '~sales @2025-05-01..2025-05-31 if weekday=0 || ~sales by date @2025-05-01..2025-05-31 if weekday=0 || ~sales by weekday @2025-05-01..2025-05-31 || ~sales by weekday @2025-05-01..2025-05-31 if weekday=0',
    ],
  ],
  [
    ['takings yesterday', '~taken @2025-07-17'],
    [
      'how much of that was cash',
      '~cash @2025-07-17 || ~taken @2025-07-17 if payment-method=Cash || ~taken @2025-07-17 if tender=Cash || ~payments by tender|payment-method @2025-07-17',
    ],
    [
      'and card',
      '~card @2025-07-17 || ~taken @2025-07-17 if payment-method=Card || ~taken @2025-07-17 if tender=Card || ~payments by tender|payment-method @2025-07-17',
    ],
    [
      'what did the fees come to',
      'fees|processing-fees @2025-07-17 || fees|processing-fees @2025-07-17 if payment-method=Card || fees|processing-fees @2025-07-17 if tender=Card',
    ],
  ],
  [
    [
      'best customer this year',
      '~taken by customer-id|customer @2025-01-01..2025-07-18 top || customers @2025-01-01..2025-07-18',
    ],
    [
      'and the second one',
      '~taken by customer-id|customer @2025-01-01..2025-07-18 top || customers @2025-01-01..2025-07-18',
    ],
    [
      'what does Simone Achterberg buy',
      '~sold by item-name if customer=Simone Achterberg (C-009) || ~sold by item-name @2025-01-01..2025-07-18 if customer=Simone Achterberg (C-009)',
    ],
    ['show her transactions', 'rows if customer=Simone Achterberg (C-009)'],
  ],
  [
    ['what is deferred sales', 'define deferred-sales'],
    ['how much is it for june', 'deferred-sales @2025-06-01..2025-06-30'],
    [
      'and may',
      'deferred-sales @2025-05-01..2025-05-31 || deferred-sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || deferred-sales @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
    ],
    ['where do i find the open gift cards and deposits', 'how /deferred-sales || deferred'],
  ],
  [
    ['how many transactions on july 16', 'transactions|sale-count @2025-07-16'],
    [
      'same day the week before?',
      'transactions|sale-count @2025-07-09 || transactions|sale-count @2025-07-16 vs 2025-07-09 || transactions|sale-count @2025-07-09 vs 2025-07-16',
    ],
    ['avg ticket that day', 'average-sale|average-net-sale @2025-07-09'],
  ],
  [
    [
      'Priya sales june',
      '~sales @2025-06-01..2025-06-30 if collected-by=Priya Nair || ~sales @2025-06-01..2025-06-30 if attributed-to=Priya Nair',
    ],
    [
      'Owen?',
      '~sales @2025-06-01..2025-06-30 if collected-by=Owen Reyes || ~sales @2025-06-01..2025-06-30 if attributed-to=Owen Reyes',
    ],
    ['all of them', '~sales by collected-by|attributed-to @2025-06-01..2025-06-30'],
    [
      'only catering',
      '~sales by collected-by|attributed-to @2025-06-01..2025-06-30 if category=Catering || ~itemsales by collected-by|attributed-to @2025-06-01..2025-06-30 if category=Catering',
    ],
    [
      'whos first',
      '~sales by collected-by|attributed-to @2025-06-01..2025-06-30 if category=Catering top || ~itemsales by collected-by|attributed-to @2025-06-01..2025-06-30 if category=Catering top',
    ],
  ],
  [
    ['market stall last saturday', '~taken @2025-07-12 if device-nickname=Market stall'],
    [
      'n the saturday before',
      '~taken @2025-07-05 if device-nickname=Market stall || ~taken @2025-07-05 vs 2025-07-12 if device-nickname=Market stall || ~taken @2025-07-12 vs 2025-07-05 if device-nickname=Market stall',
    ],
    ['best seller there that day', '~sold by item-name @2025-07-05 if device-nickname=Market stall top'],
    ['and over the whole of june', '~sold by item-name @2025-06-01..2025-06-30 if device-nickname=Market stall top'],
  ],
  [
    [
      'did the heat keep people away yesterday?',
      'cannot || ~taken @2025-07-17 || ~sales @2025-07-17 vs 2025-07-16 || ~sales @2025-07-17 vs 2025-07-10 || transactions|sale-count @2025-07-17 || transactions|sale-count @2025-07-17 vs 2025-07-16 || transactions|sale-count @2025-07-17 vs 2025-07-10',
    ],
    ['ok just compare sales yesterday with the thursday before', '~sales @2025-07-17 vs 2025-07-10'],
    ['by hour', '~sales by hour @2025-07-17 vs 2025-07-10'],
  ],
  [
    [
      'coffee sales 2024',
      '~sales @2024-01-01..2024-12-31 if category=Coffee || ~itemsales @2024-01-01..2024-12-31 if category=Coffee',
    ],
    [
      '2023?',
      '~sales @2023-01-01..2023-12-31 if category=Coffee || ~itemsales @2023-01-01..2023-12-31 if category=Coffee',
    ],
    [
      '2022',
      '~sales @2022-01-01..2022-12-31 if category=Coffee || ~itemsales @2022-01-01..2022-12-31 if category=Coffee',
    ],
    ['how many units was that', '~units @2022-01-01..2022-12-31 if category=Coffee'],
    [
      'month by month',
      '~units by month @2022-01-01..2022-12-31 if category=Coffee || ~sales by month @2022-01-01..2022-12-31 if category=Coffee || ~itemsales by month @2022-01-01..2022-12-31 if category=Coffee',
    ],
  ],
  [
    ['sales tax may', 'taxes|taxes-on-sales @2025-05-01..2025-05-31'],
    ['june', 'taxes|taxes-on-sales @2025-06-01..2025-06-30'],
    [
      'both together',
      'taxes|taxes-on-sales @2025-05-01..2025-06-30 || taxes|taxes-on-sales by month @2025-05-01..2025-06-30',
    ],
    ['split by location', 'taxes|taxes-on-sales by location @2025-05-01..2025-06-30'],
  ],
  [
    [
      'online store june',
      '~taken @2025-06-01..2025-06-30 if source=Online store || ~taken @2025-06-01..2025-06-30 if channel=Online',
    ],
    [
      'vs may',
      '~sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if source=Online store || ~sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if channel=Online || total-payments @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if source=Online store || total-payments @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if channel=Online',
    ],
    [
      'how many orders',
      'transactions|sale-count @2025-06-01..2025-06-30 if source=Online store || transactions|sale-count @2025-06-01..2025-06-30 if channel=Online || transactions|sale-count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if source=Online store || transactions|sale-count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if channel=Online',
    ],
    [
      'and at the point of sale',
      'transactions|sale-count @2025-06-01..2025-06-30 if source=Point of Sale || transactions|sale-count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if source=Point of Sale || transactions|sale-count @2025-06-01..2025-06-30 if channel=In-Store || transactions|sale-count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if channel=In-Store',
    ],
  ],
  [
    ['discounts last week', 'discounts|discounts-and-comps|discount-count @2025-07-06..2025-07-12'],
    [
      'who gave them',
      'discounts|discounts-and-comps|discount-count by collected-by|attributed-to @2025-07-06..2025-07-12 || discounts|discounts-and-comps|discount-count|transactions by collected-by|attributed-to @2025-07-06..2025-07-12 if discount-use=With discount',
    ],
    ['show me the transactions', 'rows @2025-07-06..2025-07-12 if discount-use=With discount'],
    [
      'how many are there',
      'discount-count|transactions|sale-count @2025-07-06..2025-07-12 || discount-count|transactions|sale-count @2025-07-06..2025-07-12 if discount-use=With discount || rows @2025-07-06..2025-07-12 if discount-use=With discount',
    ],
  ],
  [
    ['what didnt sell in june', 'unsold @2025-06-01..2025-06-30'],
    ['and may?', 'unsold @2025-05-01..2025-05-31'],
    ['what sold least then', '~sold by item-name @2025-05-01..2025-05-31 bottom'],
    ['how do i take an item off the list', 'how /items || cannot'],
  ],
  [
    ['gift cards sold this year', 'gift-card-sales|gift-cards-sold @2025-01-01..2025-07-18'],
    ['and redeemed', 'gift-cards-redeemed @2025-01-01..2025-07-18'],
    [
      'what about 2024',
      'gift-cards-redeemed @2024-01-01..2024-12-31 || gift-cards-redeemed @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31',
    ],
    ['so what do we owe on them now', 'deferred'],
  ],
  [
    [
      'Share of each category in Q2 sales, please',
      'net-sales-share by category @2025-04-01..2025-06-30 || ~sales by category @2025-04-01..2025-06-30 || ~itemsales by category @2025-04-01..2025-06-30',
    ],
    [
      'weekends only',
      'net-sales-share by category @2025-04-01..2025-06-30 if weekday=0,6 || ~sales by category @2025-04-01..2025-06-30 if weekday=0,6 || ~itemsales by category @2025-04-01..2025-06-30 if weekday=0,6',
    ],
    [
      'just the mornings',
      'net-sales-share by category @2025-04-01..2025-06-30 if part-of-day=Morning; weekday=0,6 || ~sales by category @2025-04-01..2025-06-30 if part-of-day=Morning; weekday=0,6 || ~itemsales by category @2025-04-01..2025-06-30 if part-of-day=Morning; weekday=0,6 || net-sales-share by category @2025-04-01..2025-06-30 if part-of-day=Morning || ~sales by category @2025-04-01..2025-06-30 if part-of-day=Morning || ~itemsales by category @2025-04-01..2025-06-30 if part-of-day=Morning',
    ],
    [
      'ok drop all the filters',
      'net-sales-share by category @2025-04-01..2025-06-30 || ~sales by category @2025-04-01..2025-06-30 || ~itemsales by category @2025-04-01..2025-06-30',
    ],
    ['what does net sales mean exactly', 'define net-sales'],
  ],
];
