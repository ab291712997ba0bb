import type { Asked } from './asked';

/** Dialogues of the author of `managerQuestions.ts`. */
export const managerDialogues: readonly (readonly Asked[])[] = [
  [
    ['takings last saturday', '~taken|payments-collected @2025-07-12'],
    [
      'and same saturday last year?',
      '~taken|payments-collected @2024-07-13 || ~taken|payments-collected @2025-07-12 vs 2024-07-13',
    ],
    ['covers?', '~count|sale-count @2024-07-13 || ~count|sale-count @2025-07-12 vs 2024-07-13'],
    ['by hour', '~count|sale-count by hour @2024-07-13 || ~count|sale-count by hour @2025-07-12 vs 2024-07-13'],
  ],
  [
    ['top 5 items last month', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['in units instead', '~units by item-name @2025-06-01..2025-06-30 top'],
    ['only location 2', '~units by item-name @2025-06-01..2025-06-30 if location=Location 2 top'],
    [
      'vs june last year',
      '~units by item-name @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 if location=Location 2 top || ~units by item-name @2024-06-01..2024-06-30 if location=Location 2 top',
    ],
  ],
  [
    [
      'who took the most this week',
      '~taken|payments-collected by collected-by|attributed-to @2025-07-13..2025-07-18 top',
    ],
    [
      'and last week?',
      '~taken|payments-collected by collected-by|attributed-to @2025-07-06..2025-07-12 top || ~taken|payments-collected by collected-by|attributed-to @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 top',
    ],
    [
      'thanks, and tips?',
      'tips|tips-and-gratuity by collected-by|attributed-to @2025-07-06..2025-07-12 || tips|tips-and-gratuity by collected-by|attributed-to @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12',
    ],
    [
      'just maya',
      'tips|tips-and-gratuity @2025-07-06..2025-07-12 if collected-by=Maya Duarte || tips|tips-and-gratuity @2025-07-06..2025-07-12 if attributed-to=Maya Duarte || tips|tips-and-gratuity by collected-by|attributed-to @2025-07-06..2025-07-12 if collected-by=Maya Duarte || tips|tips-and-gratuity by collected-by|attributed-to @2025-07-06..2025-07-12 if attributed-to=Maya Duarte || tips|tips-and-gratuity @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if collected-by=Maya Duarte || tips|tips-and-gratuity @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if attributed-to=Maya Duarte || tips|tips-and-gratuity by collected-by|attributed-to @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if collected-by=Maya Duarte || tips|tips-and-gratuity by collected-by|attributed-to @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if attributed-to=Maya Duarte',
    ],
  ],
  [
    ['list all refunds in june', 'rows @2025-06-01..2025-06-30 if transaction-type=Refund'],
    [
      'which of them were wrong roast',
      'rows @2025-06-01..2025-06-30 if transaction-type=Refund; refund-reason=Wrong roast || rows @2025-06-01..2025-06-30 if refund-reason=Wrong roast',
    ],
    [
      'who did them',
      '~any by collected-by|attributed-to @2025-06-01..2025-06-30 if transaction-type=Refund; refund-reason=Wrong roast || ~any by collected-by|attributed-to @2025-06-01..2025-06-30 if refund-reason=Wrong roast || rows @2025-06-01..2025-06-30 if transaction-type=Refund; refund-reason=Wrong roast || rows @2025-06-01..2025-06-30 if refund-reason=Wrong roast',
    ],
  ],
  [
    ['gross sales this year', 'gross-sales @2025-01-01..2025-07-18'],
    ['no, net', 'net-sales @2025-01-01..2025-07-18'],
    [
      'vs last year',
      'net-sales @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || net-sales @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31',
    ],
    [
      'by month',
      'net-sales by month @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || net-sales by month @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 || net-sales by month @2025-01-01..2025-07-18',
    ],
    ["what's the difference between gross and net anyway?", 'define gross-sales; net-sales'],
  ],
  [
    ['what exactly are fees', 'define fees'],
    ['how much were they last month', 'fees @2025-06-01..2025-06-30'],
    ['as a percentage', 'fee-rate @2025-06-01..2025-06-30'],
    [
      'and june last year',
      'fee-rate @2024-06-01..2024-06-30 || fee-rate @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30',
    ],
  ],
  [
    [
      'cash yesterday',
      '~cash @2025-07-17 || ~taken|payments-collected @2025-07-17 if payment-method=Cash || ~taken|payments-collected @2025-07-17 if tender=Cash',
    ],
    [
      'and card',
      '~card @2025-07-17 || ~taken|payments-collected @2025-07-17 if payment-method=Card || ~taken|payments-collected @2025-07-17 if tender=Card',
    ],
    [
      'split by till',
      '~card by device-nickname|device-name @2025-07-17 || ~taken|payments-collected by device-nickname|device-name @2025-07-17 if payment-method=Card || ~taken|payments-collected by device-nickname|device-name @2025-07-17 if tender=Card',
    ],
    [
      'same for the day before',
      '~card by device-nickname|device-name @2025-07-16 || ~taken|payments-collected by device-nickname|device-name @2025-07-16 if payment-method=Card || ~taken|payments-collected by device-nickname|device-name @2025-07-16 if tender=Card',
    ],
  ],
  [
    ['coffee takings in may', '~itemsales|~taken @2025-05-01..2025-05-31 if category=Coffee'],
    [
      'and in june?',
      '~itemsales|~taken @2025-06-01..2025-06-30 if category=Coffee || ~itemsales|~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Coffee || ~itemsales|~taken by month @2025-05-01..2025-06-30 if category=Coffee',
    ],
    [
      'which items was that',
      '~sold|~taken by item-name @2025-06-01..2025-06-30 if category=Coffee || ~sold|~taken by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Coffee || ~sold|~taken by item-name @2025-05-01..2025-06-30 if category=Coffee',
    ],
    [
      'ok all categories now',
      '~sold|~taken by category @2025-06-01..2025-06-30 || ~sold|~taken by item-name @2025-06-01..2025-06-30 || ~sold|~taken by category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~sold|~taken by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~sold|~taken by category @2025-05-01..2025-06-30 || ~sold|~taken by item-name @2025-05-01..2025-06-30 || ~itemsales|~taken @2025-06-01..2025-06-30',
    ],
  ],
  [
    [
      'gift cards sold this year',
      'gift-card-sales|gift-cards-sold @2025-01-01..2025-07-18 || ~any @2025-01-01..2025-07-18 if itemization-type=Gift card',
    ],
    ['redeemed?', 'gift-cards-redeemed @2025-01-01..2025-07-18'],
    ['so how much do we still owe', 'deferred || how /deferred-sales'],
    ['where do i see that myself', 'how /deferred-sales'],
  ],
  [
    [
      'location 3 last week vs week before, takings',
      '~taken|payments-collected @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if location=Location 3 || ~taken|payments-collected by week @2025-06-29..2025-07-12 if location=Location 3',
    ],
    [
      'only mornings',
      '~taken|payments-collected @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if location=Location 3; part-of-day=Morning || ~taken|payments-collected by week @2025-06-29..2025-07-12 if location=Location 3; part-of-day=Morning',
    ],
    [
      'same for location 1',
      '~taken|payments-collected @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if location=Location 1; part-of-day=Morning || ~taken|payments-collected by week @2025-06-29..2025-07-12 if location=Location 1; part-of-day=Morning',
    ],
    [
      'back to all locations',
      '~taken|payments-collected @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if part-of-day=Morning || ~taken|payments-collected by location @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if part-of-day=Morning || ~taken|payments-collected by week @2025-06-29..2025-07-12 if part-of-day=Morning',
    ],
  ],
  [
    ['best day of the week for takings this year', '~taken|payments-collected by weekday @2025-01-01..2025-07-18 top'],
    [
      'was it the same last year',
      '~taken|payments-collected by weekday @2024-01-01..2024-12-31 top || ~taken|payments-collected by weekday @2024-01-01..2024-07-18 top || ~taken|payments-collected by weekday @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 top || ~taken|payments-collected by weekday @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 top',
    ],
    [
      'average spend rather than total',
      'average-net-sale|average-sale by weekday @2024-01-01..2024-12-31 || average-net-sale|average-sale by weekday @2024-01-01..2024-07-18 || average-net-sale|average-sale by weekday @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || average-net-sale|average-sale by weekday @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31',
    ],
    [
      'market stall only',
      'average-net-sale|average-sale by weekday @2024-01-01..2024-12-31 if device-nickname=Market stall || average-net-sale|average-sale by weekday @2024-01-01..2024-07-18 if device-nickname=Market stall || average-net-sale|average-sale by weekday @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if device-nickname=Market stall || average-net-sale|average-sale by weekday @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 if device-nickname=Market stall',
    ],
  ],
  [
    ['was it raining last saturday', 'cannot'],
    ['ok just the takings for that day then', '~taken|payments-collected @2025-07-12'],
    [
      'and the sunday',
      '~taken|payments-collected @2025-07-13 || ~taken|payments-collected by date @2025-07-12..2025-07-13 || ~taken|payments-collected @2025-07-13 vs 2025-07-12',
    ],
    ['is that more than the sunday before', '~taken|payments-collected @2025-07-13 vs 2025-07-06'],
  ],
  [
    ['how many cheddar did we sell last month', '~units @2025-06-01..2025-06-30 if item-name=Aged Cheddar'],
    [
      'and granola',
      '~units @2025-06-01..2025-06-30 if item-name=House Granola || ~units by item-name @2025-06-01..2025-06-30 if item-name=Aged Cheddar,House Granola',
    ],
    [
      'in money',
      '~itemsales|~taken @2025-06-01..2025-06-30 if item-name=House Granola || ~itemsales|~taken by item-name @2025-06-01..2025-06-30 if item-name=Aged Cheddar,House Granola',
    ],
    [
      'against same month last year',
      '~itemsales|~taken @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 if item-name=House Granola || ~itemsales|~taken by item-name @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 if item-name=Aged Cheddar,House Granola',
    ],
  ],
  [
    ['tips june', 'tips|tips-and-gratuity @2025-06-01..2025-06-30'],
    ['who got the most', 'tips|tips-and-gratuity by collected-by|attributed-to @2025-06-01..2025-06-30 top'],
    [
      'cash tips only',
      'cash-tips by collected-by|attributed-to @2025-06-01..2025-06-30 || cash-tips by collected-by|attributed-to @2025-06-01..2025-06-30 top || tips|tips-and-gratuity by collected-by|attributed-to @2025-06-01..2025-06-30 if payment-method=Cash || tips|tips-and-gratuity by collected-by|attributed-to @2025-06-01..2025-06-30 if tender=Cash',
    ],
    ['thanks, and how much tax in total for the month', 'taxes|taxes-on-sales @2025-06-01..2025-06-30'],
  ],
  [
    ['top customers this year', '~taken|payments-collected by customer|customer-id @2025-01-01..2025-07-18 top'],
    ['only saturdays', '~taken|payments-collected by customer|customer-id @2025-01-01..2025-07-18 if weekday=6 top'],
    [
      'by number of visits instead',
      '~count|sale-count by customer|customer-id @2025-01-01..2025-07-18 if weekday=6 top',
    ],
    ['can you text them all a voucher', 'cannot'],
    ['ok. how many covers on saturdays this year overall', '~count|sale-count @2025-01-01..2025-07-18 if weekday=6'],
  ],
];
