import type { Asked } from './asked';

/** The owner on her phone, a part-time bookkeeper, a new shift manager, and a helper at the market stall. */
export const staffQuestions: readonly Asked[] = [
  [
    'how are we doing today',
    '~taken @2025-07-18 || ~taken @2025-07-18 vs 2025-07-17 || ~taken @2025-07-18 vs 2025-07-11',
  ],
  ['takings so far today loc 2', '~taken @2025-07-18 if location=Location 2'],
  ['day before yesterday total', '~taken @2025-07-16'],
  [
    'sales first week of march',
    '~sales @2025-03-01..2025-03-07 || ~sales @2025-03-02..2025-03-08 || ~sales @2025-02-23..2025-03-01',
  ],
  ['H1 net sales against H1 last year', 'net-sales @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30'],
  [
    'last 30 days by location',
    '~taken by location @2025-06-19..2025-07-18 || ~taken by location @2025-06-18..2025-07-17',
  ],
  ['what did we make on christmas eve', '~taken @2024-12-24'],
  [
    'month to date vs same days last month',
    '~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 || ~taken @2025-07-01..2025-07-17 vs 2025-06-01..2025-06-17',
  ],
  ['wich item sels best this yr', '~sold by item-name @2025-01-01..2025-07-18 top'],
  ['slowest day of the week in june', '~taken|~count|sale-count by weekday @2025-06-01..2025-06-30 bottom'],
  ['busiest hour on saturdays this year', '~count|sale-count|~taken by hour @2025-01-01..2025-07-18 if weekday=6 top'],
  [
    'how much of last months takings was cash',
    '~cash @2025-06-01..2025-06-30 || ~payments|payment-share|payments-collected by payment-method|tender @2025-06-01..2025-06-30 || ~payments|payment-share|payments-collected @2025-06-01..2025-06-30 if payment-method=Cash || ~payments|payment-share|payments-collected @2025-06-01..2025-06-30 if tender=Cash',
  ],
  [
    'tips owen got last week',
    'tips|tips-and-gratuity @2025-07-06..2025-07-12 if collected-by=Owen Reyes || tips|tips-and-gratuity @2025-07-06..2025-07-12 if attributed-to=Owen Reyes',
  ],
  ["what's the best day we ever had", '~taken by date top'],
  [
    'any refunds yesterday?',
    'refunds|returns|partial-refunds|payments-refunded|return-count @2025-07-17 || rows @2025-07-17 if transaction-type=Refund || ~count @2025-07-17 if transaction-type=Refund',
  ],
  [
    'avg ticket at the cafe bar in june',
    'average-sale|average-net-sale @2025-06-01..2025-06-30 if device-nickname=Café bar',
  ],
  ['who are my 10 best customers this year', '~taken by customer-id|customer @2025-01-01..2025-07-18 top'],
  ['how many customers did we serve yesterday', '~count|sale-count @2025-07-17 || customers @2025-07-17 || cannot'],
  ['did we do better this june than last june', '~taken @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30'],
  [
    'coffee vs bakery last month',
    '~sales|~sold by category @2025-06-01..2025-06-30 if category=Coffee,Bakery || ~sales|~sold by category @2025-06-01..2025-06-30',
  ],
  [
    'whats moving in the online shop this week',
    '~sold by item-name @2025-07-13..2025-07-18 if source=Online store || ~sold by item-name @2025-07-13..2025-07-18 if channel=Online || ~sold by item-name @2025-07-13..2025-07-18 if source=Online store top || ~sold by item-name @2025-07-13..2025-07-18 if channel=Online top',
  ],
  ['is it gonna rain on saturday', 'cannot'],
  ['so whats my actual profit for june after costs', 'cannot'],
  ['how do i give someone their money back', 'how *refund || how /transactions || cannot || ask'],
  ['difference between gross sales and net sales?', 'define gross-sales; net-sales'],
  ['how much do we still owe on gift cards and deposits', 'deferred'],
  ['show me yesterdays transactions', 'rows @2025-07-17'],
  [
    'biggest single sale this month',
    '~taken by transaction-id @2025-07-01..2025-07-18 top || rows @2025-07-01..2025-07-18 top',
  ],
  ['how many house granola did we sell in q2', '~units @2025-04-01..2025-06-30 if item-name=House Granola'],
  ["mother's day sales this year", '~taken @2025-05-11'],
  ['blck friday last yr how much', '~taken @2024-11-29'],
  ['fourth of july this year vs last year', '~taken @2025-07-04 vs 2024-07-04'],
  [
    'gimme last weekend',
    '~taken @2025-07-12..2025-07-13 || ~taken by date @2025-07-12..2025-07-13 || ~taken by weekday @2025-07-12..2025-07-13',
  ],
  [
    'which location is dragging this month',
    '~taken by location @2025-07-01..2025-07-18 bottom || ~taken by location @2025-07-01..2025-07-18 || ~taken by location @2025-07-01..2025-07-18 top',
  ],
  ['Taxes for Q2 2025 by month', 'taxes|taxes-on-sales by month @2025-04-01..2025-06-30'],
  ['taxes refunded to customers in the second quarter', 'taxes-on-refunds @2025-04-01..2025-06-30'],
  [
    'Payment processing fees for the second quarter',
    'processing-fees @2025-04-01..2025-06-30 || fees by fee-kind @2025-04-01..2025-06-30 || fees @2025-04-01..2025-06-30 if fee-kind=Processing fee',
  ],
  ['fees per month since january', 'fees by month @2025-01-01..2025-07-18 || fees by month @2025-01-01..2025-06-30'],
  ['total payments after fees, June 2025', 'net-total @2025-06-01..2025-06-30'],
  [
    'why is total payments not the same as total sales',
    'define total-payments || define total-payments; total-sales || define total-sales; total-payments',
  ],
  ['untaxed net sales last quarter', 'untaxed-sales @2025-04-01..2025-06-30'],
  ['discounts & comps Q2 vs Q1', 'discounts-and-comps @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31'],
  ['gift cards sold in 2024', 'gift-card-sales|gift-cards-sold @2024-01-01..2024-12-31'],
  ['gift cards redeemed in the first half of this year', 'gift-cards-redeemed @2025-01-01..2025-06-30'],
  [
    'invoice deposits collected in may 2025',
    'invoices|deposits-collected @2025-05-01..2025-05-31 || deposits-collected @2025-05-01..2025-05-31 if source=Invoices || deposits-collected @2025-05-01..2025-05-31 if channel=Invoice',
  ],
  ['list everything that is only partially paid', 'rows if transaction-status=Partially Paid'],
  ['payments by tender june 2025', '~payments|payments-collected by tender @2025-06-01..2025-06-30'],
  [
    'cash per location Q2',
    '~cash by location @2025-04-01..2025-06-30 || ~payments|payments-collected by location @2025-04-01..2025-06-30 if payment-method=Cash || ~payments|payments-collected by location @2025-04-01..2025-06-30 if tender=Cash',
  ],
  ['effective fee rate year to date', 'fee-rate @2025-01-01..2025-07-18'],
  ['gross sales by category for the full year 2024', 'gross-sales|items by category @2024-01-01..2024-12-31'],
  ['tips and auto gratuity together, april to june', 'tips-and-gratuity @2025-04-01..2025-06-30'],
  [
    'refunds in may by reason',
    'refunds|returns|returned|partial-refunds|payments-refunded|return-count by refund-reason @2025-05-01..2025-05-31',
  ],
  ['which sales tax rate am I legally required to charge on coffee beans', 'cannot'],
  [
    'how do I get the transactions into excel',
    'how /transactions || how *export || how /financial-suite/custom-reports || cannot',
  ],
  ['where can i build my own report', 'how /financial-suite/custom-reports'],
  ['what is a partial refund here?', 'define partial-refunds'],
  ['average sale per month in 2024', 'average-sale|average-net-sale by month @2024-01-01..2024-12-31'],
  ['net sales with discount versus without, last quarter', 'net-sales by discount-use @2025-04-01..2025-06-30'],
  ['total sales 1 april through 15 april', 'total-sales @2025-04-01..2025-04-15'],
  ['number of transactions on june 30', '~count @2025-06-30'],
  [
    'exchanges in q2',
    'exchanges|exchanged @2025-04-01..2025-06-30 || ~any @2025-04-01..2025-06-30 if kind=Exchange || rows @2025-04-01..2025-06-30 if kind=Exchange',
  ],
  [
    'net sales by month last 12 months',
    'net-sales by month @2024-08-01..2025-07-18 || net-sales by month @2024-07-01..2025-06-30 || net-sales by month @2024-07-18..2025-07-18 || net-sales by month @2024-07-19..2025-07-18 || net-sales by month @2024-07-18..2025-07-17',
  ],
  [
    'change the tax rate for deli to 8 percent please',
    'cannot || how *settings || how /items || how /items/categories',
  ],
  ['covid service charges 2021', 'covid-service-charge @2021-01-01..2021-12-31'],
  [
    'who sold most yesterday evening',
    '~sales|total-payments|~units by collected-by|attributed-to @2025-07-17 if part-of-day=Evening top',
  ],
  ['sales per staff member this week', '~sales by collected-by|attributed-to @2025-07-13..2025-07-18'],
  [
    'mornings vs afternoons last month',
    '~taken|~count by part-of-day @2025-06-01..2025-06-30 if part-of-day=Morning,Afternoon || ~taken|~count by part-of-day @2025-06-01..2025-06-30',
  ],
  [
    'what time do we get slammed on fridays',
    '~count|sale-count|~taken by hour if weekday=5 top || ~count|sale-count|~taken by hour if weekday=5',
  ],
  ['tips by employee last wk', 'tips|tips-and-gratuity by collected-by|attributed-to @2025-07-06..2025-07-12'],
  ['how many hours did Theo work last week', 'cannot'],
  [
    'priyas sales yday',
    '~sales @2025-07-17 if collected-by=Priya Nair || ~sales @2025-07-17 if attributed-to=Priya Nair',
  ],
  [
    'which till took the most cash yesterday',
    '~cash by device-nickname|device-name @2025-07-17 top || ~payments|payments-collected by device-nickname|device-name @2025-07-17 if payment-method=Cash top || ~payments|payments-collected by device-nickname|device-name @2025-07-17 if tender=Cash top',
  ],
  ['do we still have aged cheddar in stock', 'text in stock'],
  [
    'hwo many dicsounts did maya give in june',
    'discount-count @2025-06-01..2025-06-30 if collected-by=Maya Duarte || discount-count @2025-06-01..2025-06-30 if attributed-to=Maya Duarte || ~count|sale-count @2025-06-01..2025-06-30 if collected-by=Maya Duarte; discount-use=With discount || ~count|sale-count @2025-06-01..2025-06-30 if attributed-to=Maya Duarte; discount-use=With discount',
  ],
  ['what did nobody buy last week', 'unsold @2025-07-06..2025-07-12'],
  [
    "show me theo's refunds this month",
    'rows @2025-07-01..2025-07-18 if transaction-type=Refund; collected-by=Theo Lindqvist || rows @2025-07-01..2025-07-18 if transaction-type=Refund; attributed-to=Theo Lindqvist',
  ],
  [
    'compare location 1 and location 3 for last week',
    '~taken by location @2025-07-06..2025-07-12 if location=Location 1,Location 3 || ~taken by location @2025-07-06..2025-07-12',
  ],
  [
    'what share of payments in june was digital wallet',
    'payment-share by tender @2025-06-01..2025-06-30 || payment-share|tender-digital-wallet @2025-06-01..2025-06-30 if tender=Digital Wallet || ~payments|payments-collected by tender @2025-06-01..2025-06-30 || tender-digital-wallet @2025-06-01..2025-06-30',
  ],
  ['where do i look up an old transaction', 'how /transactions'],
  ['tip percentage per person in june', 'tip-rate by collected-by|attributed-to @2025-06-01..2025-06-30'],
  ['wat did the stall take last saturday', '~taken @2025-07-12 if device-nickname=Market stall'],
  ['stall sales by weekday last month', '~sales by weekday @2025-06-01..2025-06-30 if device-nickname=Market stall'],
  [
    'do ppl pay more by card or cash at the market stall this yr',
    '~payments|payment-share|payments-collected|~count|sale-count by payment-method|tender @2025-01-01..2025-07-18 if device-nickname=Market stall || ~payments|payment-share|payments-collected|~count|sale-count by payment-method|tender @2025-01-01..2025-07-18 if device-nickname=Market stall top || ~card|~cash @2025-01-01..2025-07-18 if device-nickname=Market stall',
  ],
  ['our best saturday ever at the market stall', '~taken by date if device-nickname=Market stall; weekday=6 top'],
  [
    'how much cold brew did the stal shift in may',
    '~sold @2025-05-01..2025-05-31 if device-nickname=Market stall; item-name=Cold Brew Concentrate',
  ],
  [
    'avg sale market stall vs front counter in may',
    'average-sale|average-net-sale by device-nickname @2025-05-01..2025-05-31 if device-nickname=Market stall,Front counter || average-sale|average-net-sale by device-nickname @2025-05-01..2025-05-31',
  ],
  [
    'which customers booked the bread baking workshop this year',
    'customers @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop || ~any by customer-id|customer @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop || ~any by customer-id|customer @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop top || rows @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop',
  ],
  [
    'what has Rosa Delcampo bought this year',
    '~sold by item-name @2025-01-01..2025-07-18 if customer=Rosa Delcampo (C-030) || ~sold by item-name @2025-01-01..2025-07-18 if customer=Rosa Delcampo (C-030) top || rows @2025-01-01..2025-07-18 if customer=Rosa Delcampo (C-030)',
  ],
];
