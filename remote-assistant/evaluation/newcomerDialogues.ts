import type { Asked } from './asked';

/** Dialogues of the author of `newcomerQuestions.ts`. */
export const newcomerDialogues: readonly (readonly Asked[])[] = [
  [
    ['how much did location 1 sell in june', '~taken @2025-06-01..2025-06-30 if location=Location 1'],
    ['and location 2?', '~taken @2025-06-01..2025-06-30 if location=Location 2'],
    ['and all shops together', '~taken @2025-06-01..2025-06-30 || ~taken by location @2025-06-01..2025-06-30'],
    ['split it by shop please', '~taken by location @2025-06-01..2025-06-30'],
    ['can you show this as chart', '~taken by location @2025-06-01..2025-06-30 || cannot || how *chart'],
  ],
  [
    [
      'who sold the most last month',
      '~taken by collected-by|attributed-to @2025-06-01..2025-06-30 top || ~count by collected-by|attributed-to @2025-06-01..2025-06-30 top',
    ],
    [
      'and in may?',
      '~taken by collected-by|attributed-to @2025-05-01..2025-05-31 top || ~count by collected-by|attributed-to @2025-05-01..2025-05-31 top',
    ],
    [
      'only saturdays',
      '~taken by collected-by|attributed-to @2025-05-01..2025-05-31 if weekday=6 top || ~count by collected-by|attributed-to @2025-05-01..2025-05-31 if weekday=6 top',
    ],
    ['thanks, and tips?', 'tips|tips-and-gratuity by collected-by|attributed-to @2025-05-01..2025-05-31 if weekday=6'],
  ],
  [
    ['top 5 items in june', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['in units instead', '~units by item-name @2025-06-01..2025-06-30 top'],
    ['only location 2', '~units by item-name @2025-06-01..2025-06-30 if location=Location 2 top'],
    [
      'and the worst ones?',
      '~units by item-name @2025-06-01..2025-06-30 if location=Location 2 bottom || unsold @2025-06-01..2025-06-30 if location=Location 2',
    ],
  ],
  [
    ['sales by channel this year', '~taken by channel @2025-01-01..2025-07-18'],
    [
      'only online',
      '~taken @2025-01-01..2025-07-18 if channel=Online || ~taken @2025-01-01..2025-07-18 if source=Online store || ~taken by channel @2025-01-01..2025-07-18 if channel=Online',
    ],
    [
      'month by month',
      '~taken by month @2025-01-01..2025-07-18 if channel=Online || ~taken by month @2025-01-01..2025-07-18 if source=Online store',
    ],
    [
      'and how was it last year',
      '~taken by month @2024-01-01..2024-12-31 if channel=Online || ~taken by month @2024-01-01..2024-12-31 if source=Online store || ~taken by month @2024-01-01..2024-07-18 if channel=Online || ~taken by month @2024-01-01..2024-07-18 if source=Online store',
    ],
  ],
  [
    [
      'busyest hours in june',
      '~count by hour @2025-06-01..2025-06-30 top || ~taken by hour @2025-06-01..2025-06-30 top || ~units by hour @2025-06-01..2025-06-30 top',
    ],
    [
      'and at location 3?',
      '~count by hour @2025-06-01..2025-06-30 if location=Location 3 top || ~taken by hour @2025-06-01..2025-06-30 if location=Location 3 top || ~units by hour @2025-06-01..2025-06-30 if location=Location 3 top',
    ],
    [
      'only on weekends',
      '~count by hour @2025-06-01..2025-06-30 if location=Location 3; weekday=0,6 top || ~taken by hour @2025-06-01..2025-06-30 if location=Location 3; weekday=0,6 top || ~units by hour @2025-06-01..2025-06-30 if location=Location 3; weekday=0,6 top',
    ],
    [
      'and monday to friday?',
      '~count by hour @2025-06-01..2025-06-30 if location=Location 3; weekday=1,2,3,4,5 top || ~taken by hour @2025-06-01..2025-06-30 if location=Location 3; weekday=1,2,3,4,5 top || ~units by hour @2025-06-01..2025-06-30 if location=Location 3; weekday=1,2,3,4,5 top',
    ],
    [
      'back to all locations',
      '~count by hour @2025-06-01..2025-06-30 if weekday=1,2,3,4,5 top || ~taken by hour @2025-06-01..2025-06-30 if weekday=1,2,3,4,5 top || ~units by hour @2025-06-01..2025-06-30 if weekday=1,2,3,4,5 top',
    ],
  ],
  [
    ['how much refunds this year', 'refunds|returns|returned|payments-refunded|return-count @2025-01-01..2025-07-18'],
    [
      'who did them',
      'refunds|returns|returned|payments-refunded|return-count by collected-by|attributed-to @2025-01-01..2025-07-18 || ~count by collected-by|attributed-to @2025-01-01..2025-07-18 if transaction-type=Refund',
    ],
    ['show me the list of them', 'rows @2025-01-01..2025-07-18 if transaction-type=Refund'],
    ['only june', 'rows @2025-06-01..2025-06-30 if transaction-type=Refund'],
  ],
  [
    [
      'how much coffee did we sell last week',
      '~sold @2025-07-06..2025-07-12 if category=Coffee || ~sales @2025-07-06..2025-07-12 if category=Coffee',
    ],
    [
      'and bakery?',
      '~sold @2025-07-06..2025-07-12 if category=Bakery || ~sales @2025-07-06..2025-07-12 if category=Bakery',
    ],
    [
      'the week before?',
      '~sold @2025-06-29..2025-07-05 if category=Bakery || ~sales @2025-06-29..2025-07-05 if category=Bakery || ~sold @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if category=Bakery || ~sales @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if category=Bakery',
    ],
    [
      'which shop sold most of it',
      '~sold by location @2025-06-29..2025-07-05 if category=Bakery top || ~sales by location @2025-06-29..2025-07-05 if category=Bakery top || ~sold by location @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if category=Bakery top || ~sales by location @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if category=Bakery top',
    ],
  ],
  [
    ['net sales june', 'net-sales @2025-06-01..2025-06-30'],
    ['no, gross', 'gross-sales @2025-06-01..2025-06-30'],
    [
      'whats the difference?',
      'define gross-sales; net-sales || define net-sales || define gross-sales || net-sales|gross-sales|returns|discounts-and-comps @2025-06-01..2025-06-30',
    ],
    ['ok. and gross for july so far', 'gross-sales @2025-07-01..2025-07-18'],
  ],
  [
    [
      'cash vs card last month',
      '~taken by tender|payment-method @2025-06-01..2025-06-30 || ~taken by tender @2025-06-01..2025-06-30 if tender=Card,Cash || ~taken by payment-method @2025-06-01..2025-06-30 if payment-method=Card,Cash || payments-collected|payment-share by tender|payment-method @2025-06-01..2025-06-30 || payments-collected|payment-share by tender @2025-06-01..2025-06-30 if tender=Card,Cash || payments-collected|payment-share by payment-method @2025-06-01..2025-06-30 if payment-method=Card,Cash || ~card @2025-06-01..2025-06-30 || ~cash @2025-06-01..2025-06-30 || tender-card|tender-cash @2025-06-01..2025-06-30',
    ],
    [
      'as a percentage',
      'payment-share|net-sales-share by tender|payment-method @2025-06-01..2025-06-30 || payment-share|net-sales-share by tender @2025-06-01..2025-06-30 if tender=Card,Cash || payment-share|net-sales-share by payment-method @2025-06-01..2025-06-30 if payment-method=Card,Cash || ~taken by tender|payment-method @2025-06-01..2025-06-30 || ~card @2025-06-01..2025-06-30 || ~cash @2025-06-01..2025-06-30',
    ],
    [
      'in location 1',
      'payment-share|net-sales-share by tender|payment-method @2025-06-01..2025-06-30 if location=Location 1 || payment-share|net-sales-share by tender @2025-06-01..2025-06-30 if location=Location 1; tender=Card,Cash || payment-share|net-sales-share by payment-method @2025-06-01..2025-06-30 if location=Location 1; payment-method=Card,Cash || ~taken by tender|payment-method @2025-06-01..2025-06-30 if location=Location 1 || ~card @2025-06-01..2025-06-30 if location=Location 1 || ~cash @2025-06-01..2025-06-30 if location=Location 1',
    ],
  ],
  [
    [
      'how did we do yesterday',
      '~taken @2025-07-17 || ~taken @2025-07-17 vs 2025-07-16 || ~taken @2025-07-17 vs 2025-07-10',
    ],
    ['and same day last week', '~taken @2025-07-10 || ~taken @2025-07-17 vs 2025-07-10'],
    ['compare these two days', '~taken @2025-07-17 vs 2025-07-10 || ~taken @2025-07-10 vs 2025-07-17'],
    ['by shop', '~taken by location @2025-07-17 vs 2025-07-10 || ~taken by location @2025-07-10 vs 2025-07-17'],
  ],
  [
    [
      'average sale in june by employee',
      'average-net-sale|average-sale by collected-by|attributed-to @2025-06-01..2025-06-30',
    ],
    ['and how many transactions', '~count by collected-by|attributed-to @2025-06-01..2025-06-30'],
    [
      'only Owen and Maya',
      '~count by collected-by @2025-06-01..2025-06-30 if collected-by=Owen Reyes,Maya Duarte || ~count by attributed-to @2025-06-01..2025-06-30 if attributed-to=Owen Reyes,Maya Duarte',
    ],
    [
      'export this',
      'how *export || how *download || how *csv || how /reports || how /transactions || how /financial-suite/custom-reports || cannot || ~count by collected-by @2025-06-01..2025-06-30 if collected-by=Owen Reyes,Maya Duarte || ~count by attributed-to @2025-06-01..2025-06-30 if attributed-to=Owen Reyes,Maya Duarte',
    ],
  ],
  [
    [
      'best customers in 2024',
      '~taken by customer|customer-id @2024-01-01..2024-12-31 top || ~count by customer|customer-id @2024-01-01..2024-12-31 top || customers @2024-01-01..2024-12-31',
    ],
    [
      'and this year?',
      '~taken by customer|customer-id @2025-01-01..2025-07-18 top || ~count by customer|customer-id @2025-01-01..2025-07-18 top || customers @2025-01-01..2025-07-18',
    ],
    [
      'only in the online store',
      '~taken by customer|customer-id @2025-01-01..2025-07-18 if channel=Online top || ~taken by customer|customer-id @2025-01-01..2025-07-18 if source=Online store top || ~count by customer|customer-id @2025-01-01..2025-07-18 if channel=Online top || ~count by customer|customer-id @2025-01-01..2025-07-18 if source=Online store top || customers @2025-01-01..2025-07-18 if channel=Online || customers @2025-01-01..2025-07-18 if source=Online store',
    ],
    ['send them an email from me', 'cannot'],
  ],
  [
    ['what can I ask you?', 'text sales || how *sales || text ask || how *ask || text help'],
    [
      'ok then, sales of classes this year',
      '~itemsales @2025-01-01..2025-07-18 if category=Classes || ~taken @2025-01-01..2025-07-18 if category=Classes || ~itemsales by item-name @2025-01-01..2025-07-18 if category=Classes',
    ],
    [
      'per month',
      '~itemsales by month @2025-01-01..2025-07-18 if category=Classes || ~taken by month @2025-01-01..2025-07-18 if category=Classes',
    ],
    ['in pieces instead', '~units by month @2025-01-01..2025-07-18 if category=Classes'],
    ['and catering?', '~units by month @2025-01-01..2025-07-18 if category=Catering'],
  ],
  [
    [
      'gift cards sold in december 2024',
      'gift-card-sales|gift-cards-sold @2024-12-01..2024-12-31 || ~units @2024-12-01..2024-12-31 if itemization-type=Gift card',
    ],
    ['and how much is still not used by customers today?', 'deferred'],
    ['where can I see that myself', 'how /deferred-sales'],
    ['what does deferred sales mean', 'define deferred-sales'],
  ],
  [
    ['discounts in q2', 'discounts-and-comps|discounts @2025-04-01..2025-06-30'],
    ['by location', 'discounts-and-comps|discounts by location @2025-04-01..2025-06-30'],
    ['compare with q1', 'discounts-and-comps|discounts by location @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31'],
    ['same for fees', 'fees by location @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31'],
  ],
];
