import type { Asked } from './asked';

/** Dialogues of the author of `bookkeeperQuestions.ts`. */
export const bookkeeperDialogues: readonly (readonly Asked[])[] = [
  [
    ['VAT collected in Q2 2025', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
    ['and in Q1?', 'taxes|taxes-on-sales @2025-01-01..2025-03-31'],
    ['by month, please', 'taxes|taxes-on-sales by month @2025-01-01..2025-03-31'],
    [
      'How much of it was refunded?',
      'taxes-on-refunds @2025-01-01..2025-03-31 || taxes-on-refunds by month @2025-01-01..2025-03-31',
    ],
  ],
  [
    ['Total fees last month', 'fees @2025-06-01..2025-06-30'],
    [
      'Split into processing and invoice fees',
      'fees by fee-kind @2025-06-01..2025-06-30 || processing-fees|invoice-fees @2025-06-01..2025-06-30',
    ],
    ['as a percentage of payments', 'fee-rate @2025-06-01..2025-06-30 || fee-rate by fee-kind @2025-06-01..2025-06-30'],
    ['the same for May', 'fee-rate @2025-05-01..2025-05-31 || fee-rate by fee-kind @2025-05-01..2025-05-31'],
  ],
  [
    ['Net sales by location in Q2 2025', 'net-sales by location @2025-04-01..2025-06-30'],
    [
      'only Location 3',
      'net-sales @2025-04-01..2025-06-30 if location=Location 3 || net-sales by location @2025-04-01..2025-06-30 if location=Location 3',
    ],
    [
      'compared with the same quarter of 2024',
      'net-sales @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30 if location=Location 3 || net-sales by location @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30 if location=Location 3',
    ],
    [
      'back to all locations',
      'net-sales @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30 || net-sales by location @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30',
    ],
  ],
  [
    [
      'How come net sales and total sales differ in May 2025?',
      'define net-sales; total-sales || define total-sales || net-sales|total-sales @2025-05-01..2025-05-31 || taxes|tips|gift-card-sales @2025-05-01..2025-05-31',
    ],
    ['Show me both for May 2025.', 'net-sales|total-sales @2025-05-01..2025-05-31'],
    ['per week', 'net-sales|total-sales by week @2025-05-01..2025-05-31'],
    [
      'and the taxes?',
      'taxes|taxes-on-sales by week @2025-05-01..2025-05-31 || taxes|taxes-on-sales @2025-05-01..2025-05-31',
    ],
  ],
  [
    ['Deposits collected in June 2025', 'deposits-collected|invoices @2025-06-01..2025-06-30'],
    ['and redeemed?', 'deposits-redeemed|invoice-deposit-redeemed @2025-06-01..2025-06-30'],
    ['How much is still owed as of today?', 'deferred'],
    [
      'What is the difference between the first two?',
      'define deposits-collected; deposits-redeemed || define invoices; invoice-deposit-redeemed || define deposits',
    ],
  ],
  [
    [
      'List the refunds of Q2 2025',
      'rows @2025-04-01..2025-06-30 if transaction-type=Refund || refunds|returns|returned|partial-refunds|payments-refunded by transaction-id @2025-04-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'only those because of a wrong roast',
      'rows @2025-04-01..2025-06-30 if transaction-type=Refund; refund-reason=Wrong roast || rows @2025-04-01..2025-06-30 if refund-reason=Wrong roast || refunds|returns|returned|partial-refunds|payments-refunded by transaction-id @2025-04-01..2025-06-30 if refund-reason=Wrong roast || refunds|returns|returned|partial-refunds|payments-refunded by transaction-id @2025-04-01..2025-06-30 if transaction-type=Refund; refund-reason=Wrong roast',
    ],
    [
      'What is the total amount?',
      'refunds|returns|returned|partial-refunds|payments-refunded @2025-04-01..2025-06-30 if transaction-type=Refund; refund-reason=Wrong roast || refunds|returns|returned|partial-refunds|payments-refunded @2025-04-01..2025-06-30 if refund-reason=Wrong roast',
    ],
    [
      'who did them',
      '~any by collected-by|attributed-to @2025-04-01..2025-06-30 if transaction-type=Refund; refund-reason=Wrong roast || ~any by collected-by|attributed-to @2025-04-01..2025-06-30 if refund-reason=Wrong roast',
    ],
  ],
  [
    [
      'Discounts by team member in 2024',
      'discounts|discounts-and-comps by collected-by|attributed-to @2024-01-01..2024-12-31',
    ],
    [
      'how many were there?',
      'discount-count by collected-by|attributed-to @2024-01-01..2024-12-31 || discount-count @2024-01-01..2024-12-31',
    ],
    [
      'Only Owen, please',
      'discount-count @2024-01-01..2024-12-31 if collected-by=Owen Reyes || discount-count @2024-01-01..2024-12-31 if attributed-to=Owen Reyes || discount-count by collected-by|attributed-to @2024-01-01..2024-12-31 if collected-by=Owen Reyes || discount-count by collected-by|attributed-to @2024-01-01..2024-12-31 if attributed-to=Owen Reyes',
    ],
    [
      'and comps?',
      'comp-count|comps @2024-01-01..2024-12-31 if collected-by=Owen Reyes || comp-count|comps @2024-01-01..2024-12-31 if attributed-to=Owen Reyes || comp-count|comps by collected-by|attributed-to @2024-01-01..2024-12-31 if collected-by=Owen Reyes || comp-count|comps by collected-by|attributed-to @2024-01-01..2024-12-31 if attributed-to=Owen Reyes',
    ],
  ],
  [
    ['gift cards sold this year', 'gift-cards-sold|gift-card-sales @2025-01-01..2025-07-18'],
    ['by month', 'gift-cards-sold|gift-card-sales by month @2025-01-01..2025-07-18'],
    [
      'and redeemed',
      'gift-cards-redeemed by month @2025-01-01..2025-07-18 || gift-cards-redeemed @2025-01-01..2025-07-18',
    ],
    ['What is outstanding on them now?', 'deferred'],
    ['Where do I find that on screen?', 'how /deferred-sales'],
  ],
  [
    ['hows today', '~taken @2025-07-18 || ~taken @2025-07-18 vs 2025-07-17 || ~taken @2025-07-18 vs 2025-07-11'],
    ['vs last fri?', '~taken @2025-07-18 vs 2025-07-11'],
    ['just the market stall', '~taken @2025-07-18 vs 2025-07-11 if device-nickname=Market stall'],
    [
      'k and tips?',
      'tips|tips-and-gratuity @2025-07-18 vs 2025-07-11 if device-nickname=Market stall || tips|tips-and-gratuity @2025-07-18 if device-nickname=Market stall',
    ],
  ],
  [
    ['top 5 items last week', '~sold by item-name @2025-07-06..2025-07-12 top'],
    ['in units instead', '~units by item-name @2025-07-06..2025-07-12 top'],
    ['and this wk?', '~units by item-name @2025-07-13..2025-07-18 top'],
    ['only location 1', '~units by item-name @2025-07-13..2025-07-18 if location=Location 1 top'],
    ['no, net sales', 'net-sales by item-name @2025-07-13..2025-07-18 if location=Location 1 top'],
  ],
  [
    [
      'who sold the most yday',
      '~sales by collected-by|attributed-to @2025-07-17 top || ~sold by collected-by|attributed-to @2025-07-17 top',
    ],
    [
      'and on wednesday',
      '~sales by collected-by|attributed-to @2025-07-16 top || ~sold by collected-by|attributed-to @2025-07-16 top',
    ],
    [
      'avg per sale tho',
      'average-sale|average-net-sale by collected-by|attributed-to @2025-07-16 || average-sale|average-net-sale by collected-by|attributed-to @2025-07-16 top',
    ],
    [
      'only cash',
      'average-sale|average-net-sale by collected-by|attributed-to @2025-07-16 if tender=Cash || average-sale|average-net-sale by collected-by|attributed-to @2025-07-16 if tender=Cash top || average-sale|average-net-sale by collected-by|attributed-to @2025-07-16 if payment-method=Cash || average-sale|average-net-sale by collected-by|attributed-to @2025-07-16 if payment-method=Cash top',
    ],
  ],
  [
    ['busiest hour last saturday', '~count by hour @2025-07-12 top || ~sales by hour @2025-07-12 top'],
    ['in $ instead of tickets', '~taken by hour @2025-07-12 top || ~taken by hour @2025-07-12'],
    ['what abt the day after', '~taken by hour @2025-07-13 top || ~taken by hour @2025-07-13'],
    [
      'only cafe bar',
      '~taken by hour @2025-07-13 if device-nickname=Café bar || ~taken by hour @2025-07-13 if device-nickname=Café bar top',
    ],
  ],
  [
    [
      'list all sales of last week',
      'rows @2025-07-06..2025-07-12 || rows @2025-07-06..2025-07-12 if transaction-type=Sale',
    ],
    [
      'only the ones theo took',
      'rows @2025-07-06..2025-07-12 if collected-by=Theo Lindqvist || rows @2025-07-06..2025-07-12 if collected-by=Theo Lindqvist; transaction-type=Sale || rows @2025-07-06..2025-07-12 if attributed-to=Theo Lindqvist || rows @2025-07-06..2025-07-12 if attributed-to=Theo Lindqvist; transaction-type=Sale',
    ],
    ['the second one', 'row'],
    ['any tip on it?', 'row || text tip'],
  ],
  [
    ['cold brew in june', '~sold @2025-06-01..2025-06-30 if item-name=Cold Brew Concentrate'],
    ['and in may?', '~sold @2025-05-01..2025-05-31 if item-name=Cold Brew Concentrate'],
    ['only saturdys', '~sold @2025-05-01..2025-05-31 if item-name=Cold Brew Concentrate; weekday=6'],
    [
      'who bought the most of it',
      '~sold by customer|customer-id @2025-05-01..2025-05-31 if item-name=Cold Brew Concentrate; weekday=6 top',
    ],
  ],
  [
    ['how do i make a custom report', 'how /financial-suite/custom-reports'],
    [
      'nvm just gimme tips by person last week',
      'tips|tips-and-gratuity by collected-by|attributed-to @2025-07-06..2025-07-12',
    ],
    ['and the week b4', 'tips|tips-and-gratuity by collected-by|attributed-to @2025-06-29..2025-07-05'],
    [
      'lol why did priya get so little',
      'cannot || ask || ~any @2025-06-29..2025-07-05 if collected-by=Priya Nair || ~any @2025-06-29..2025-07-05 if attributed-to=Priya Nair || ~any by collected-by|attributed-to @2025-06-29..2025-07-05 if collected-by=Priya Nair || ~any by collected-by|attributed-to @2025-06-29..2025-07-05 if attributed-to=Priya Nair || ~any by date @2025-06-29..2025-07-05 if collected-by=Priya Nair || ~any by date @2025-06-29..2025-07-05 if attributed-to=Priya Nair || ~any by weekday @2025-06-29..2025-07-05 if collected-by=Priya Nair || ~any by weekday @2025-06-29..2025-07-05 if attributed-to=Priya Nair',
    ],
  ],
];
