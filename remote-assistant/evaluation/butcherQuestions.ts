import type { Asked } from './asked';

/** The owner and the bookkeeper of a butcher's shop: half precise, half plain. Misspelled words are meant. */
export const butcherQuestions: readonly Asked[] = [
  // Sales
  ['Please state net sales for the second quarter of 2025.', 'net-sales @2025-04-01..2025-06-30'],
  [
    'was last saturday any good?',
    '~taken|~count @2025-07-12 || ~taken|~count by hour @2025-07-12 || ~taken|~count by location @2025-07-12',
  ],
  [
    'Kindly provide gross sales by month for the period 1 January to 30 June 2025.',
    'gross-sales by month @2025-01-01..2025-06-30',
  ],
  ['how we did yesterday in shop 1', '~taken|~count @2025-07-17 if location=Location 1'],
  [
    'whats the takngs so far this week',
    '~taken @2025-07-13..2025-07-18 || ~taken by date|weekday @2025-07-13..2025-07-18',
  ],
  [
    'Total sales including tax and tips, May 2025, split by location.',
    'total-sales by location @2025-05-01..2025-05-31 || total-sales by location @2025-05-01..2025-05-31 if location=Location 1,Location 2,Location 3',
  ],
  [
    'Net sales on Sundays year to date, please.',
    'net-sales @2025-01-01..2025-07-18 if weekday=0 || net-sales by date|week|month|weekday @2025-01-01..2025-07-18 if weekday=0',
  ],
  // Items
  ['List the ten best-selling items by quantity for June 2025.', '~units by item-name @2025-06-01..2025-06-30 top'],
  [
    'what sells the least this year',
    '~sold by item-name @2025-01-01..2025-07-18 bottom || unsold @2025-01-01..2025-07-18',
  ],
  ['Gross sales per category, second quarter.', 'gross-sales by category|reporting-category @2025-04-01..2025-06-30'],
  ['wich item make the most money last month', '~itemsales by item-name @2025-06-01..2025-06-30 top'],
  ['Please identify the items that recorded no sales in May 2025.', 'unsold @2025-05-01..2025-05-31'],
  [
    'What share of net sales does each category represent, year to date?',
    'net-sales-share|net-sales by category|reporting-category @2025-01-01..2025-07-18',
  ],
  ['top 3 sellers today', '~sold by item-name @2025-07-18 top || ~taken|~count by ~staff @2025-07-18 top'],
  [
    'what came back most in june, which item',
    'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned by item-name @2025-06-01..2025-06-30',
  ],
  // Payments
  [
    'Please confirm card receipts net of processing fees for Q2 2025.',
    'net-total|card|tender-card @2025-04-01..2025-06-30 if payment-method=Card || net-total @2025-04-01..2025-06-30 if tender=Card || net-total by payment-method|tender @2025-04-01..2025-06-30',
  ],
  ['Please state cash received in the month of June.', '~cash @2025-06-01..2025-06-30'],
  [
    'cash or card, what do people use more this month',
    '~payments|payment-share|~count by payment-method|tender @2025-07-01..2025-07-18 || card|cash @2025-07-01..2025-07-18',
  ],
  [
    'What proportion of payments collected in June was made by each tender?',
    'payment-share|~payments by tender|payment-method @2025-06-01..2025-06-30',
  ],
  ['how much cash shoud be in the drawer from yestreday', '~cash @2025-07-17'],
  [
    'Amount paid back to customers in the first half of 2025.',
    'payments-refunded|refunds @2025-01-01..2025-06-30 || payments-refunded|refunds by month @2025-01-01..2025-06-30',
  ],
  ['Total payments by day for 1 to 7 July 2025.', '~payments by date @2025-07-01..2025-07-07'],
  [
    'did anybody pay by gift card this month',
    'gift-cards-redeemed @2025-07-01..2025-07-18 || ~payments by tender @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18 if tender=* || ~payments|~count @2025-07-01..2025-07-18 if tender=*',
  ],
  // Staff
  ['Net sales by employee for June 2025, in descending order.', 'net-sales by ~staff @2025-06-01..2025-06-30 top'],
  ['who sold most on saturdy', '~taken|~count|~units by ~staff @2025-07-12 top'],
  [
    'is owen doing beter than theo this month',
    '~taken|~count by ~staff @2025-07-01..2025-07-18 || ~taken|~count by ~staff @2025-07-01..2025-07-18 if ~staff=Owen Reyes,Theo Lindqvist || ~taken|~count @2025-07-01..2025-07-18 if ~staff=Owen Reyes || ~taken|~count @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist',
  ],
  [
    'Number of transactions handled by Maya Duarte, 6 to 12 July 2025.',
    '~count @2025-07-06..2025-07-12 if ~staff=Maya Duarte || rows @2025-07-06..2025-07-12 if ~staff=Maya Duarte || ~count by ~staff @2025-07-06..2025-07-12',
  ],
  ['average sale for each of the guys, june', 'average-sale|average-net-sale by ~staff @2025-06-01..2025-06-30'],
  ['how many hours worked theo last week', 'cannot'],
  // Customers
  [
    'Please list our ten highest-spending customers for 2025 to date.',
    'customers @2025-01-01..2025-07-18 || ~taken|~count by customer|customer-id @2025-01-01..2025-07-18 top',
  ],
  [
    'how many customers came on saterday',
    'customers @2025-07-12 || ~count @2025-07-12 || rows @2025-07-12 || rows @2025-07-12 if transaction-type=Sale || ~count @2025-07-12 if transaction-type=Sale',
  ],
  [
    'who was our best costumer last month',
    'customers @2025-06-01..2025-06-30 || ~taken|~count by customer|customer-id @2025-06-01..2025-06-30 top',
  ],
  // Fees, taxes and tips
  ['Processing fees for June 2025, please.', 'processing-fees|fees @2025-06-01..2025-06-30'],
  [
    'Effective fee rate for the second quarter versus the first quarter.',
    'fee-rate @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || fee-rate @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
  ],
  [
    'Please separate invoice fees from processing fees for the year to date.',
    'processing-fees|invoice-fees @2025-01-01..2025-07-18 || fees by fee-kind @2025-01-01..2025-07-18',
  ],
  ['Sales tax collected, net of tax on refunds, Q2 2025.', 'taxes @2025-04-01..2025-06-30'],
  ['Please provide taxed and untaxed net sales for June.', 'taxable-sales|untaxed-sales @2025-06-01..2025-06-30'],
  [
    'Tax on sales by location for the month of May.',
    'taxes|taxes-on-sales by location @2025-05-01..2025-05-31 || taxes|taxes-on-sales by location @2025-05-01..2025-05-31 if location=Location 1,Location 2,Location 3',
  ],
  [
    'tips for maya yesterday',
    'tips|tips-and-gratuity @2025-07-17 if ~staff=Maya Duarte || tips|tips-and-gratuity by ~staff @2025-07-17',
  ],
  [
    'how mutch tip on cards this week',
    'card-tips @2025-07-13..2025-07-18 || tips|tips-and-gratuity @2025-07-13..2025-07-18 if payment-method=Card || tips|tips-and-gratuity @2025-07-13..2025-07-18 if tender=Card || tips|tips-and-gratuity by payment-method|tender @2025-07-13..2025-07-18',
  ],
  // Refunds and discounts
  ['State total refunds for June 2025, tax excluded.', 'refunds|returns @2025-06-01..2025-06-30'],
  ['why people bring things back', 'refunds|returns|returned|payments-refunded|return-count by refund-reason'],
  [
    'Discounts and comps granted in Q2, by employee.',
    'discounts-and-comps|discounts by ~staff @2025-04-01..2025-06-30',
  ],
  [
    'how many time we gave discont this month',
    'discount-count @2025-07-01..2025-07-18 || ~count @2025-07-01..2025-07-18 if discount-use=With discount || rows @2025-07-01..2025-07-18 if discount-use=With discount || rows @2025-07-01..2025-07-18 if discount-use=With discount; transaction-type=Sale',
  ],
  [
    'show me the refunds of last week',
    'rows @2025-07-06..2025-07-12 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count @2025-07-06..2025-07-12',
  ],
  // Deferred sales
  ['What is the balance of deferred sales outstanding as at today?', 'deferred'],
  [
    'did somebdy pay ahead this month for orders',
    'deposits-collected|deferred-sales|deposits|online|invoices @2025-07-01..2025-07-18 || deferred',
  ],
  // Single transactions
  [
    'biggest sale of june, show it',
    'rows @2025-06-01..2025-06-30 top || rows @2025-06-01..2025-06-30 if transaction-type=Sale top || row',
  ],
  [
    'Please show the most recent transaction at Location 3.',
    'rows if location=Location 3 || rows if location=Location 3; transaction-type=Sale || row',
  ],
  // Comparisons
  [
    'Compare net sales, June 2025 against June 2024.',
    'net-sales @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 || net-sales @2024-06-01..2024-06-30 vs 2025-06-01..2025-06-30',
  ],
  [
    'are mornings better then afternoons',
    '~taken|~count by part-of-day || ~taken|~count by hour || ~taken|~count by part-of-day if part-of-day=* || ~taken|~count if part-of-day=*',
  ],
  ['busiest hour on saturdays', '~taken|~count by hour if weekday=6 top'],
  [
    'Gross sales of Location 1 against Location 2, first half of 2025.',
    'gross-sales by location @2025-01-01..2025-06-30 || gross-sales by location @2025-01-01..2025-06-30 if location=Location 1,Location 2 || gross-sales @2025-01-01..2025-06-30 if location=Location 1 || gross-sales @2025-01-01..2025-06-30 if location=Location 2',
  ],
  // How to, and what cannot be known
  ['how do i give money back to a customer', 'how /'],
  ['How may I export the transactions of a month to a spreadsheet?', 'how /'],
  ['how i change the price of an item', 'how /'],
  ['what means net sales', 'define net-sales'],
  ['Please explain the difference between gross sales and net sales.', 'define gross-sales; net-sales'],
  ['what will we sell tomorow', 'cannot'],
  ['What was our gross profit after cost of goods for June?', 'cannot'],
];

/** Each dialogue is asked turn by turn. */
export const butcherDialogues: readonly (readonly Asked[])[] = [
  [
    ['Net sales for June 2025, please.', 'net-sales @2025-06-01..2025-06-30'],
    ['And for May?', 'net-sales @2025-05-01..2025-05-31'],
    [
      'Please break that down by location.',
      'net-sales by location @2025-05-01..2025-05-31 || net-sales by location @2025-05-01..2025-05-31 if location=Location 1,Location 2,Location 3',
    ],
    [
      'Which of them accounts for the largest share?',
      'net-sales|net-sales-share by location @2025-05-01..2025-05-31 top',
    ],
  ],
  [
    ['who sold most last week', '~taken|~count by ~staff @2025-07-06..2025-07-12 top'],
    ['and the week bevore', '~taken|~count by ~staff @2025-06-29..2025-07-05 top'],
    ['only shop 2', '~taken|~count by ~staff @2025-06-29..2025-07-05 if location=Location 2 top'],
    [
      'who did the most refunds there',
      'refunds|returns|returned|payments-refunded|return-count by ~staff @2025-06-29..2025-07-05 if location=Location 2 || ~taken|~count by ~staff @2025-06-29..2025-07-05 if location=Location 2; transaction-type=Refund',
    ],
  ],
  [
    ['top 5 items in june', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['how did the secnd one do in may', '~sold @2025-05-01..2025-05-31 if item-name=*'],
    [
      'who sold it',
      '~sold by ~staff @2025-05-01..2025-05-31 if item-name=* || ~sold by ~staff @2025-06-01..2025-06-30 if item-name=*',
    ],
    [
      'and on wich days does it sell best',
      '~sold by weekday|date @2025-05-01..2025-05-31 if item-name=* top || ~sold by weekday|date @2025-06-01..2025-06-30 if item-name=* top',
    ],
  ],
  [
    [
      'State refunds for the second quarter of 2025.',
      'refunds|returns|returned|payments-refunded|return-count @2025-04-01..2025-06-30',
    ],
    [
      'By reason, please.',
      'refunds|returns|returned|payments-refunded|return-count by refund-reason @2025-04-01..2025-06-30',
    ],
    [
      'Who processed them?',
      'refunds|returns|returned|payments-refunded|return-count by ~staff @2025-04-01..2025-06-30 || ~count by ~staff @2025-04-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'And in the preceding quarter?',
      'refunds|returns|returned|payments-refunded|return-count by ~staff @2025-01-01..2025-03-31 || ~count by ~staff @2025-01-01..2025-03-31 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count @2025-01-01..2025-03-31',
    ],
  ],
  [
    ['Processing fees, June 2025.', 'processing-fees|fees @2025-06-01..2025-06-30'],
    ['As a percentage of payments?', 'fee-rate @2025-06-01..2025-06-30'],
    [
      'Compared with May?',
      'fee-rate @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || fee-rate @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || fee-rate by month @2025-05-01..2025-06-30',
    ],
    [
      'Net total after fees for both months, please.',
      'net-total @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || net-total @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || net-total by month @2025-05-01..2025-06-30 || net-total @2025-05-01..2025-06-30',
    ],
  ],
  [
    ['how was yestarday', '~taken|~count @2025-07-17'],
    ['and the same day one week before', '~taken|~count @2025-07-10 || ~taken|~count @2025-07-10 vs 2025-07-17'],
    ['by huor', '~taken|~count by hour @2025-07-10 || ~taken|~count by hour @2025-07-17'],
    [
      'just shop 3',
      '~taken|~count by hour @2025-07-10 if location=Location 3 || ~taken|~count by hour @2025-07-17 if location=Location 3',
    ],
  ],
  [
    ['tipps this month', 'tips|tips-and-gratuity @2025-07-01..2025-07-18'],
    ['by person', 'tips|tips-and-gratuity by ~staff @2025-07-01..2025-07-18'],
    ['waht about last month', 'tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30'],
    [
      'and only the cash ones',
      'cash-tips by ~staff @2025-06-01..2025-06-30 || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 if payment-method=Cash || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 if tender=Cash',
    ],
  ],
  [
    ['Taxes collected in May 2025.', 'taxes|taxes-on-sales @2025-05-01..2025-05-31'],
    ['And June?', 'taxes|taxes-on-sales @2025-06-01..2025-06-30'],
    ['What were the taxed net sales in that month?', 'taxable-sales @2025-06-01..2025-06-30'],
    [
      'By location, please.',
      'taxable-sales by location @2025-06-01..2025-06-30 || taxable-sales by location @2025-06-01..2025-06-30 if location=Location 1,Location 2,Location 3',
    ],
  ],
  [
    ['how much discont we gave last month', 'discounts|discounts-and-comps @2025-06-01..2025-06-30'],
    ['who gave them', 'discounts|discounts-and-comps|discount-count by ~staff @2025-06-01..2025-06-30'],
    [
      'show me the sales with it',
      'rows @2025-06-01..2025-06-30 if discount-use=With discount || rows @2025-06-01..2025-06-30 if discount-use=With discount; transaction-type=Sale',
    ],
    [
      'only of maya',
      'rows @2025-06-01..2025-06-30 if discount-use=With discount; ~staff=Maya Duarte || rows @2025-06-01..2025-06-30 if discount-use=With discount; ~staff=Maya Duarte; transaction-type=Sale',
    ],
  ],
  [
    [
      'best costumers this year',
      'customers @2025-01-01..2025-07-18 || ~taken|~count by customer|customer-id @2025-01-01..2025-07-18 top',
    ],
    [
      'and in june only',
      'customers @2025-06-01..2025-06-30 || ~taken|~count by customer|customer-id @2025-06-01..2025-06-30 top',
    ],
    [
      'what did the first one buy',
      '~sold by item-name @2025-06-01..2025-06-30 if customer=* || rows @2025-06-01..2025-06-30 if customer=* || ~sold by item-name @2025-06-01..2025-06-30 if customer-id=* || rows @2025-06-01..2025-06-30 if customer-id=*',
    ],
  ],
  [
    [
      'Compare net sales of the first and second quarters of 2025.',
      'net-sales @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || net-sales @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
    ],
    [
      'The average sale instead, please.',
      'average-sale|average-net-sale @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || average-sale|average-net-sale @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
    ],
    [
      'For Location 1 only.',
      'average-sale|average-net-sale @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 if location=Location 1 || average-sale|average-net-sale @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30 if location=Location 1',
    ],
  ],
  [
    ['sales last week day by day', '~taken by date|weekday @2025-07-06..2025-07-12'],
    ['wich was the worst', '~taken by date|weekday @2025-07-06..2025-07-12 bottom'],
    [
      'why',
      'cannot || ask || ~taken|~count|average-sale|average-net-sale || ~taken|~count|average-sale|average-net-sale by date|weekday|hour|item-name|category|location|~staff',
    ],
    ['and the best one?', '~taken by date|weekday @2025-07-06..2025-07-12 top'],
  ],
  [
    ['Total payments by tender, June 2025.', '~payments by tender|payment-method @2025-06-01..2025-06-30'],
    ['Cash only, please.', '~cash @2025-06-01..2025-06-30'],
    ['Per week.', '~cash by week @2025-06-01..2025-06-30'],
    [
      'What share of the total does cash represent?',
      'payment-share|~payments by tender|payment-method @2025-06-01..2025-06-30 || payment-share @2025-06-01..2025-06-30 if payment-method=Cash || payment-share @2025-06-01..2025-06-30 if tender=Cash || ~cash @2025-06-01..2025-06-30',
    ],
  ],
  [
    [
      'show transactons of theo today',
      'rows @2025-07-18 if ~staff=Theo Lindqvist || rows @2025-07-18 if ~staff=Theo Lindqvist; transaction-type=Sale',
    ],
    [
      'the biggest one',
      'rows @2025-07-18 if ~staff=Theo Lindqvist top || rows @2025-07-18 if ~staff=Theo Lindqvist; transaction-type=Sale top || row',
    ],
    [
      'how many are it in total',
      '~count @2025-07-18 if ~staff=Theo Lindqvist || rows @2025-07-18 if ~staff=Theo Lindqvist || rows @2025-07-18 if ~staff=Theo Lindqvist; transaction-type=Sale',
    ],
    [
      'and yesterday',
      '~count @2025-07-17 if ~staff=Theo Lindqvist || rows @2025-07-17 if ~staff=Theo Lindqvist || rows @2025-07-17 if ~staff=Theo Lindqvist; transaction-type=Sale',
    ],
  ],
];
