import type { Asked } from './asked';

/** A bookkeeper before a tax return, and young staff in slang. */
export const bookkeeperQuestions: readonly Asked[] = [
  ['What was the output VAT collected in Q2 2025?', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
  ['Taxes on refunds, second quarter of 2025', 'taxes-on-refunds @2025-04-01..2025-06-30'],
  ['Net sales by month for the first half of 2025, please.', 'net-sales by month @2025-01-01..2025-06-30'],
  [
    'processing fees last quarter',
    'processing-fees @2025-04-01..2025-06-30 || fees @2025-04-01..2025-06-30 if fee-kind=Processing fee',
  ],
  [
    'Invoice fees in 2024 compared with 2023',
    'invoice-fees @2024-01-01..2024-12-31 vs 2023-01-01..2023-12-31 || fees @2024-01-01..2024-12-31 vs 2023-01-01..2023-12-31 if fee-kind=Invoice fee || invoice-fees by month @2023-01-01..2024-12-31',
  ],
  [
    'How come total payments differ from total sales in June 2025?',
    'define total-payments; total-sales || define total-payments || total-payments|total-sales @2025-06-01..2025-06-30 || deferred-sales|partial-refunds @2025-06-01..2025-06-30',
  ],
  ['Why are gross sales higher than net sales?', 'define gross-sales; net-sales || define net-sales'],
  [
    'Could you please tell me the amount of the invoice deposits that we collected during the second quarter of this year?',
    'invoices|deposits-collected @2025-04-01..2025-06-30 || deposits-collected @2025-04-01..2025-06-30 if source=Invoices || deposits-collected @2025-04-01..2025-06-30 if channel=Invoice',
  ],
  ['deposits redeemed june 2025', 'deposits-redeemed|invoice-deposit-redeemed @2025-06-01..2025-06-30'],
  ['What do we currently owe customers on unredeemed gift cards?', 'deferred'],
  ['Where can I change the currency and the date format?', 'how *settings || how *format || how *currency || cannot'],
  ['Effective fee rate in May 2025', 'fee-rate @2025-05-01..2025-05-31'],
  ['Has the migration of our old records been completed?', 'how /migration-status'],
  ['net total Q1 2025', 'net-total @2025-01-01..2025-03-31'],
  ['Net sales in Q2 2025 versus Q2 2024', 'net-sales @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30'],
  [
    'Taxed and untaxed net sales in the quarter ending 31 March 2025',
    'taxable-sales|untaxed-sales @2025-01-01..2025-03-31',
  ],
  ['Sales tax by location, June 2025', 'taxes|taxes-on-sales by location @2025-06-01..2025-06-30'],
  [
    'Cash takings on 30 June 2025',
    '~cash @2025-06-30 || ~payments @2025-06-30 if tender=Cash || ~payments @2025-06-30 if payment-method=Cash',
  ],
  [
    'Payments by tender last month',
    '~payments by tender|payment-method @2025-06-01..2025-06-30 || payments-collected by tender|payment-method @2025-06-01..2025-06-30 || tender-card|tender-cash|tender-digital-wallet|tender-other|card|cash @2025-06-01..2025-06-30',
  ],
  ['partial refunds 2024', 'partial-refunds @2024-01-01..2024-12-31'],
  [
    'List the refunds of the week of June 15, 2025',
    'rows @2025-06-15..2025-06-21 if transaction-type=Refund || refunds|returns|returned|partial-refunds|payments-refunded by transaction-id @2025-06-15..2025-06-21 if transaction-type=Refund',
  ],
  [
    'Refunds by reason, year to date',
    'refunds|returns|returned|partial-refunds|payments-refunded|return-count by refund-reason @2025-01-01..2025-07-18 || refunds|returns|returned|partial-refunds|payments-refunded|return-count|transactions by refund-reason @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  ['What exactly counts as deferred sales?', 'define deferred-sales || how /deferred-sales'],
  ['Difference between returns and partial refunds?', 'define returns; partial-refunds'],
  [
    'Which customers bought catering in Q2 2025?',
    'customers @2025-04-01..2025-06-30 if category=Catering || customers @2025-04-01..2025-06-30 if item-name=Catering Platter, Serves 12 || ~any by customer|customer-id @2025-04-01..2025-06-30 if category=Catering || ~any by customer|customer-id @2025-04-01..2025-06-30 if item-name=Catering Platter, Serves 12',
  ],
  [
    'Which transactions of 2025 are only partially paid?',
    'rows @2025-01-01..2025-07-18 if transaction-status=Partially Paid || ~any by transaction-id @2025-01-01..2025-07-18 if transaction-status=Partially Paid',
  ],
  [
    'Discounts granted in 2024 by category',
    'discounts|discounts-and-comps by category|reporting-category @2024-01-01..2024-12-31',
  ],
  ['service charges Q4 2024', 'service-charges @2024-10-01..2024-12-31'],
  ['Can we deduct the processing fees from our taxable income?', 'cannot'],
  ['What was our gross margin in Q2 2025?', 'cannot'],
  ['Has the payout of July 15 reached our bank account?', 'cannot || ask'],
  [
    'How do I export the transactions for our accountant?',
    'how /transactions || how /financial-suite || how /financial-suite/custom-reports || how /reports || how *export',
  ],
  [
    'For the reconciliation I need the card payments at Location 1 in June 2025, would you be so kind?',
    '~card @2025-06-01..2025-06-30 if location=Location 1 || ~payments @2025-06-01..2025-06-30 if tender=Card; location=Location 1 || ~payments @2025-06-01..2025-06-30 if payment-method=Card; location=Location 1',
  ],
  ['Total payments per day from July 1 to July 14', '~payments by date @2025-07-01..2025-07-14'],
  ['Average net sale per location, Q2 2025', 'average-net-sale by location @2025-04-01..2025-06-30'],
  ['Top 10 customers by net sales in 2024', 'net-sales by customer|customer-id @2024-01-01..2024-12-31 top'],
  [
    'Share of net sales per category last quarter',
    'net-sales-share by category|reporting-category @2025-04-01..2025-06-30',
  ],
  [
    'Number of refunds per month in 2024',
    'return-count by month @2024-01-01..2024-12-31 || ~count by month @2024-01-01..2024-12-31 if transaction-type=Refund || return-count by month @2024-01-01..2024-12-31 if transaction-type=Refund',
  ],
  [
    'tips by card, Q1 2025',
    'card-tips @2025-01-01..2025-03-31 || tips @2025-01-01..2025-03-31 if payment-method=Card || tips @2025-01-01..2025-03-31 if tender=Card',
  ],
  ['How come "card" and "card tender" are not the same amount?', 'define card; tender-card || card|tender-card'],
  ['Net sales this quarter to date', 'net-sales @2025-07-01..2025-07-18'],
  [
    'Invocie sales in may 2025',
    '~sales @2025-05-01..2025-05-31 if source=Invoices || ~sales @2025-05-01..2025-05-31 if channel=Invoice',
  ],
  [
    'comps vs discounts, q2 2025',
    'comps|discounts @2025-04-01..2025-06-30 || comp-count|discount-count @2025-04-01..2025-06-30',
  ],
  [
    'hows today goin so far',
    '~taken @2025-07-18 || ~taken @2025-07-18 vs 2025-07-17 || ~taken @2025-07-18 vs 2025-07-11',
  ],
  [
    'whos sold the most this wk',
    '~sales by collected-by|attributed-to @2025-07-13..2025-07-18 top || ~sold by collected-by|attributed-to @2025-07-13..2025-07-18 top',
  ],
  ['sourdough yday??', '~sold @2025-07-17 if item-name=Sourdough Loaf, 800 g'],
  ['sales last 7 days', '~taken @2025-07-12..2025-07-18 || ~taken @2025-07-11..2025-07-17'],
  [
    'hw much tips did maya get yesteday',
    'tips|tips-and-gratuity @2025-07-17 if collected-by=Maya Duarte || tips|tips-and-gratuity @2025-07-17 if attributed-to=Maya Duarte',
  ],
  ['busiest hour on saturdays', '~count by hour if weekday=6 top || ~sales by hour if weekday=6 top'],
  ['lmk the top 3 items rn', '~sold by item-name top'],
  ['waht didnt sell last week', 'unsold @2025-07-06..2025-07-12'],
  [
    'worst day last month',
    '~taken by date @2025-06-01..2025-06-30 bottom || ~taken by weekday @2025-06-01..2025-06-30 bottom',
  ],
  ['is it gonna rain at the market tmrw', 'cannot'],
  ['how many hrs did theo work last week', 'cannot'],
  ['yo can u refund the last sale for me', 'cannot || how /transactions'],
  ['market stall last saturday', '~taken @2025-07-12 if device-nickname=Market stall'],
  [
    'online ordrs this month',
    '~count @2025-07-01..2025-07-18 if source=Online store || ~count @2025-07-01..2025-07-18 if channel=Online || sale-count @2025-07-01..2025-07-18 if source=Online store || sale-count @2025-07-01..2025-07-18 if channel=Online || ~taken @2025-07-01..2025-07-18 if source=Online store || ~taken @2025-07-01..2025-07-18 if channel=Online || rows @2025-07-01..2025-07-18 if source=Online store || rows @2025-07-01..2025-07-18 if channel=Online',
  ],
  [
    'owen vs priya june',
    '~taken by collected-by|attributed-to @2025-06-01..2025-06-30 || ~taken by collected-by|attributed-to @2025-06-01..2025-06-30 if collected-by=Owen Reyes,Priya Nair || ~taken by collected-by|attributed-to @2025-06-01..2025-06-30 if attributed-to=Owen Reyes,Priya Nair',
  ],
  [
    'mornin vs evening sales last week',
    '~sales by part-of-day @2025-07-06..2025-07-12 || ~sales by part-of-day @2025-07-06..2025-07-12 if part-of-day=Morning,Evening',
  ],
  [
    'how many custmers this week',
    'customers @2025-07-13..2025-07-18 || ~count @2025-07-13..2025-07-18 || sale-count @2025-07-13..2025-07-18 || ~any by customer|customer-id @2025-07-13..2025-07-18',
  ],
  [
    'whos our best regular',
    '~sales by customer|customer-id top || total-payments by customer|customer-id top || ~count by customer|customer-id top',
  ],
  ['avg ticket cafe bar june', 'average-net-sale|average-sale @2025-06-01..2025-06-30 if device-nickname=Café bar'],
  ['are we ahead of last friday rn', '~taken @2025-07-18 vs 2025-07-11'],
  [
    'bread sales this yr',
    '~sold @2025-01-01..2025-07-18 if category=Bakery || ~sales @2025-01-01..2025-07-18 if category=Bakery || ~sold @2025-01-01..2025-07-18 if item-name=Sourdough Loaf, 800 g || ~sales @2025-01-01..2025-07-18 if item-name=Sourdough Loaf, 800 g',
  ],
  [
    'how much cash shoud be in the drawer from today',
    '~cash @2025-07-18 || ~payments @2025-07-18 if tender=Cash || ~payments @2025-07-18 if payment-method=Cash || cannot',
  ],
  [
    'apple pay and google pay last month',
    'tender-digital-wallet @2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 if tender=Digital Wallet',
  ],
  ['whats a comp lol', 'define comps || define discounts-and-comps || define comp-count'],
  ['where do i add a new pastry', 'how /items'],
  ['any training vids for newbies', 'how /education'],
  [
    'any refunds today',
    'rows @2025-07-18 if transaction-type=Refund || refunds|returns|returned|partial-refunds|payments-refunded|return-count @2025-07-18 || refunds|returns|returned|partial-refunds|payments-refunded|return-count|transactions @2025-07-18 if transaction-type=Refund',
  ],
  [
    'how many catering platers this yr',
    '~units @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12 || ~units @2025-01-01..2025-07-18 if category=Catering',
  ],
  [
    'workshop signups last month',
    '~sold @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop || ~sold @2025-06-01..2025-06-30 if category=Classes || ~count @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop || ~count @2025-06-01..2025-06-30 if category=Classes',
  ],
  [
    'what did walter hedgecok buy',
    '~sold by item-name if customer=Walter Hedgecock (C-045) || rows if customer=Walter Hedgecock (C-045)',
  ],
  [
    'beans or cold brew, whats sellin better',
    '~sold by item-name top || ~sold by item-name || ~sold by item-name if item-name=Single-Origin Beans, 1 kg,Cold Brew Concentrate || ~sold by item-name if item-name=Single-Origin Beans, 1 kg,Cold Brew Concentrate top',
  ],
  ['how many sourdoughs are left on the shelf rn', 'cannot'],
  ['how did we do 4th of july compred to last yr', '~taken @2025-07-04 vs 2024-07-04'],
];
