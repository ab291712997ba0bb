import type { Asked } from './asked';

/** Dialogues with the sample shop: each turn is asked after the ones before it. Only later turns count as such. */
export const heldOutDialogues: readonly (readonly Asked[])[] = [
  [
    ['net sales in june', 'net-sales @2025-06-01..2025-06-30'],
    ['and may?', 'net-sales @2025-05-01..2025-05-31'],
    [
      "what's the difference",
      'net-sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || net-sales @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
    ],
    [
      'only location 2',
      'net-sales @2025-06-01..2025-06-30 if location=Location 2 || net-sales @2025-05-01..2025-05-31 if location=Location 2',
    ],
  ],
  [
    ['tips last week', 'tips|tips-and-gratuity @2025-07-06..2025-07-12'],
    ['by person', 'tips|tips-and-gratuity by collected-by|attributed-to @2025-07-06..2025-07-12'],
    ['and the week before', 'tips|tips-and-gratuity by collected-by|attributed-to @2025-06-29..2025-07-05'],
  ],
  [
    ['sales yesterday', '~sales @2025-07-17'],
    ['the day before that', '~sales @2025-07-16'],
    [
      'just cash',
      '~cash|~sales @2025-07-16 if payment-method=cash || ~cash|~sales @2025-07-16 if tender=Cash || cash|tender-cash @2025-07-16',
    ],
  ],
  [
    ['top items in june', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['in units', '~units by item-name @2025-06-01..2025-06-30 top'],
    ['the second one', '~any @2025-06-01..2025-06-30 if item-name=*'],
    ['and in may', '~any @2025-05-01..2025-05-31 if item-name=*'],
  ],
  [
    ['how much did we sell in may 2024', '~sales @2024-05-01..2024-05-31'],
    ['and in june?', '~sales @2024-06-01..2024-06-30'],
    ['only saturdays', '~sales @2024-06-01..2024-06-30 if weekday=6'],
    ['what about sundays', '~sales @2024-06-01..2024-06-30 if weekday=0'],
  ],
  [
    ['refunds last month', 'refunds|returns|payments-refunded @2025-06-01..2025-06-30'],
    [
      'who did them?',
      'refunds|returns|payments-refunded|return-count by collected-by|attributed-to @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=refund',
    ],
  ],
  [
    ['sales by location last month', '~sales by location @2025-06-01..2025-06-30'],
    [
      'as a percentage',
      'net-sales-share by location @2025-06-01..2025-06-30 || ~sales by location @2025-06-01..2025-06-30',
    ],
    ['which dropped the most compared to may', '~sales by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
  ],
  [
    ['how many customers did we have last week', 'customers @2025-07-06..2025-07-12'],
    ['how many of these were new?', 'customers @2025-07-06..2025-07-12'],
    ['and this week', 'customers @2025-07-13..2025-07-18'],
  ],
  [
    ['fees in june', 'fees @2025-06-01..2025-06-30'],
    ['break it down by tender', 'fees by tender @2025-06-01..2025-06-30'],
    ['july', 'fees by tender @2025-07-01..2025-07-18'],
  ],
  [
    ['busiest hour yesterday', '~any by hour @2025-07-17 top'],
    ['and on saturday', '~any by hour @2025-07-12 top'],
  ],
  [
    ['what sold worst last month', '~sold by item-name @2025-06-01..2025-06-30 bottom'],
    ['and the best?', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['at location 1', '~sold by item-name @2025-06-01..2025-06-30 if location=Location 1 top'],
  ],
  [
    [
      'priya sales this month',
      '~sales @2025-07-01..2025-07-18 if collected-by=Priya Nair || ~sales @2025-07-01..2025-07-18 if attributed-to=Priya Nair',
    ],
    [
      'and owen',
      '~sales @2025-07-01..2025-07-18 if collected-by=Owen Reyes || ~sales @2025-07-01..2025-07-18 if attributed-to=Owen Reyes',
    ],
    [
      'his tips?',
      'tips|tips-and-gratuity @2025-07-01..2025-07-18 if collected-by=Owen Reyes || tips|tips-and-gratuity @2025-07-01..2025-07-18 if attributed-to=Owen Reyes',
    ],
    [
      'last month',
      'tips|tips-and-gratuity @2025-06-01..2025-06-30 if collected-by=Owen Reyes || tips|tips-and-gratuity @2025-06-01..2025-06-30 if attributed-to=Owen Reyes',
    ],
  ],
  [
    ['biggest sales last week', 'rows @2025-07-06..2025-07-12 top'],
    ['whats in the first one', 'row'],
    ['who rang it up', 'row'],
  ],
  [
    ['gross sales this week', 'gross-sales @2025-07-13..2025-07-18'],
    [
      'vs last week',
      'gross-sales @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || gross-sales @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11',
    ],
    ['per day', 'gross-sales by date @2025-07-13..2025-07-18'],
  ],
  [
    ['sourdough sales in june', '~itemsales|~units @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g'],
    ['what about granola', '~itemsales|~units @2025-06-01..2025-06-30 if item-name=House Granola'],
    ['month by month this year', '~itemsales|~units by month @2025-01-01..2025-07-18 if item-name=House Granola'],
  ],
  [
    ['sales by category june', '~sales|~itemsales by category @2025-06-01..2025-06-30'],
    ['only location 3', '~sales|~itemsales by category @2025-06-01..2025-06-30 if location=Location 3'],
    ['all locations again', '~sales|~itemsales by category @2025-06-01..2025-06-30'],
    ['same for may', '~sales|~itemsales by category @2025-05-01..2025-05-31'],
  ],
  [
    ['average sale last month', 'average-sale|average-net-sale @2025-06-01..2025-06-30'],
    ['and how many transactions', 'transactions|sale-count @2025-06-01..2025-06-30'],
    ['year before?', 'transactions|sale-count @2024-06-01..2024-06-30'],
  ],
  [
    ['who sells the most', '~sales by collected-by|attributed-to top'],
    ['and the fewest returns?', 'returns|refunds|return-count|items-refunded by collected-by|attributed-to || ask'],
  ],
  [
    ['discounts in q2', 'discounts|discounts-and-comps @2025-04-01..2025-06-30'],
    [
      'who gave them',
      'discounts|discounts-and-comps|discount-count by collected-by|attributed-to @2025-04-01..2025-06-30',
    ],
    ['show them', 'rows @2025-04-01..2025-06-30'],
  ],
  [
    ['what is deferred sales', 'define deferred-sales'],
    ['how much was it in june', 'deferred-sales @2025-06-01..2025-06-30'],
    ['and taxes', 'taxes|taxes-on-sales @2025-06-01..2025-06-30'],
  ],
  [
    ['what sold on july 4', '~any by item-name @2025-07-04'],
    ['and on the 5th', '~any by item-name @2025-07-05'],
    ['who was working', '~any by collected-by|attributed-to @2025-07-05'],
  ],
  [
    ['sales june', '~sales @2025-06-01..2025-06-30'],
    ['morning only', '~sales @2025-06-01..2025-06-30 if part-of-day=Morning'],
    ['and evening?', '~sales @2025-06-01..2025-06-30 if part-of-day=Evening'],
    ['compare with last year', '~sales @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 if part-of-day=Evening'],
  ],
  [
    ['thanks', 'cannot'],
    ['ok now show me sales today', '~sales @2025-07-18'],
    ['no i meant yesterday', '~sales @2025-07-17'],
  ],
  [
    ['net sales q1', 'net-sales @2025-01-01..2025-03-31'],
    ['and q2', 'net-sales @2025-04-01..2025-06-30'],
    [
      'which was better',
      'net-sales @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || net-sales @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
    ],
    [
      'by month',
      'net-sales by month @2025-04-01..2025-06-30 || net-sales by month @2025-01-01..2025-06-30 || net-sales by month @2025-01-01..2025-03-31',
    ],
  ],
  [
    ['sales by team member in june', '~sales by collected-by|attributed-to @2025-06-01..2025-06-30'],
    [
      'which of them had the most refunds',
      'refunds|returns|return-count|items-refunded by collected-by|attributed-to @2025-06-01..2025-06-30',
    ],
    ['top one only', '~any by collected-by|attributed-to @2025-06-01..2025-06-30 top'],
  ],
  [
    ['how do i export items', 'how /items'],
    ['and transactions?', 'how /transactions'],
    ['sales last month', '~sales @2025-06-01..2025-06-30'],
  ],
];
