import type { Asked } from './asked';

/** A baker in a hurry, a manager on a phone, a bookkeeper, and someone whose first language is another one. */
export const counterQuestions: readonly Asked[] = [
  ['how many sourdo loafs did i sel yestrday', '~units @2025-07-17 if item-name=Sourdough Loaf, 800 g'],
  [
    'wich day was most busy last wek',
    '~count|sale-count|~taken by date @2025-07-06..2025-07-12 top || ~count|sale-count|~taken by weekday @2025-07-06..2025-07-12 top',
  ],
  [
    'granola + sourdough togehter in june',
    '~sold @2025-06-01..2025-06-30 if item-name=House Granola,Sourdough Loaf, 800 g || ~sold by item-name @2025-06-01..2025-06-30 if item-name=House Granola,Sourdough Loaf, 800 g',
  ],
  ['what % of my sales is bakery', 'net-sales-share|~sales by category || net-sales-share|~sales if category=Bakery'],
  ['did i sell mor granola today then last friday', '~sold @2025-07-18 vs 2025-07-11 if item-name=House Granola'],
  ['wats left of the honey', 'text stock'],
  ['sales before 11 in june', '~taken @2025-06-01..2025-06-30 if hour=*'],
  ['how mutch tax for june', 'taxes|taxes-on-sales @2025-06-01..2025-06-30'],
  [
    'whats my worst selling thing since easter',
    '~sold by item-name @2025-04-20..2025-07-18 bottom || ~sold by item-name @2025-04-21..2025-07-18 bottom',
  ],
  ['do peple buy more on the weekend or in the week', '~sold|~taken|~count|sale-count by weekday'],
  ['yday?', '~taken @2025-07-17'],
  [
    'maya vs theo last month',
    '~taken by ~staff @2025-06-01..2025-06-30 if ~staff=Maya Duarte,Theo Lindqvist || ~taken by ~staff @2025-06-01..2025-06-30',
  ],
  [
    'how did the online store do in june compared to may',
    '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if source=Online store || ~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if channel=Online',
  ],
  ['refunds over 50 this month', 'rows @2025-07-01..2025-07-18 if transaction-type=Refund'],
  [
    'who gave away most discounts in q2',
    'discounts|discounts-and-comps|discount-count by ~staff @2025-04-01..2025-06-30 top',
  ],
  ['sales excl tax last wk', 'net-sales @2025-07-06..2025-07-12'],
  ['cash in the front counter till yesterday', '~cash @2025-07-17 if device-nickname=Front counter'],
  [
    'busiest hour tues',
    '~count|sale-count|~taken by hour if weekday=2 top || ~count|sale-count|~taken by hour @2025-07-15 top',
  ],
  [
    'loc 1 and 2 combined this week',
    '~taken @2025-07-13..2025-07-18 if location=Location 1,Location 2 || ~taken by location @2025-07-13..2025-07-18 if location=Location 1,Location 2',
  ],
  ['avg basket', 'average-sale|average-net-sale'],
  ['any big tickets today, over 200?', 'rows @2025-07-18'],
  ['need the new customer count for june', 'customers @2025-06-01..2025-06-30'],
  [
    'how much card how much cash on sat',
    '~cash @2025-07-12 || ~card @2025-07-12 || ~payments by payment-method @2025-07-12',
  ],
  [
    'Please give me the net sales per category for the quarter that ended on 30 June.',
    'net-sales by category|reporting-category @2025-04-01..2025-06-30',
  ],
  ['What were total fees as a share of payments in H1?', 'fee-rate @2025-01-01..2025-06-30'],
  ['Gross sales, discounts and returns for May 2025', 'gross-sales @2025-05-01..2025-05-31'],
  [
    'Payments refunded in June 2025 by tender',
    'payments-refunded|refunds by tender|payment-method @2025-06-01..2025-06-30',
  ],
  ['Tips on cards only, April through June', 'card-tips @2025-04-01..2025-06-30'],
  [
    'Which months of 2024 had net sales above 50,000?',
    'net-sales by month @2024-01-01..2024-12-31 || cannot || net-sales by month @2024-01-01..2024-12-31 top',
  ],
  ['Outstanding gift card liability', 'deferred'],
  ['Comps given in the last quarter by team member', 'comps|comp-count by ~staff @2025-04-01..2025-06-30'],
  ['VAT return figures: taxed and untaxed turnover, Q1', 'taxable-sales|untaxed-sales @2025-01-01..2025-03-31'],
  ['What is the difference between total sales and total payments?', 'define total-sales; total-payments'],
  ['Export all transactions of May for my accountant', 'how /transactions || how *export'],
  [
    'Did the processing fees go up between May and June?',
    'processing-fees @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || processing-fees by month @2025-05-01..2025-06-30',
  ],
  ['How much money we have made in the month of may of the last year?', '~taken @2024-05-01..2024-05-31'],
  ['Which product is the most sold in the location 3?', '~sold by item-name if location=Location 3 top'],
  ['I want see the sales of each employee for this week', '~sales by ~staff @2025-07-13..2025-07-18'],
  [
    'The clients pay more with card or with cash?',
    '~payments|payment-share|~count|sale-count by payment-method|tender || ~cash || ~card',
  ],
  ['How is called the person who sold the most yesterday?', '~taken|~units by ~staff @2025-07-17 top'],
  ['It is possible to know how many clients come back?', 'customers'],
  ['Give me the sales since the first of june until the fifteen', '~sales @2025-06-01..2025-06-15'],
  [
    'Is there some sale of knife in this month?',
    '~sold @2025-07-01..2025-07-18 if item-name=Chef’s Knife, 20 cm || rows @2025-07-01..2025-07-18 if item-name=Chef’s Knife, 20 cm',
  ],
  ['What hour close the shop normally?', 'cannot'],
  ['Where is my money of yesterday, when it arrives to the bank?', 'cannot'],
];

/** To the own shop. */
export const counterOwnShopQuestions: readonly Asked[] = [
  [
    'flat wite and espreso last month which is more',
    '~sold by item-name @2025-06-01..2025-06-30 if item-name=Flat White,Espresso',
  ],
  [
    'Did Ana sell more than Ben in June?',
    '~taken|~units by ~staff @2025-06-01..2025-06-30 if ~staff=Ana Ruiz,Ben Okafor || ~taken|~units by ~staff @2025-06-01..2025-06-30',
  ],
  ['whats our takings at high st on sundays', '~taken if location=High Street; weekday=0'],
  ['croisants per day this week', '~sold by date @2025-07-13..2025-07-18 if item-name=Butter Croissant'],
  [
    'cold drinks up or down on last year, june',
    '~sold @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 if category=Cold drinks',
  ],
  ['how many candles on mondays in q2', '~units @2025-04-01..2025-06-30 if item-name=House Candle; weekday=1'],
  [
    'Average sale at Riverside versus High Street for June',
    'average-sale|average-net-sale by location @2025-06-01..2025-06-30 if location=Riverside,High Street || average-sale|average-net-sale by location @2025-06-01..2025-06-30',
  ],
  ['cash sales yesterday afternoon', '~cash @2025-07-17 if part-of-day=Afternoon'],
  ['what sells best in the mornings', '~sold by item-name if part-of-day=Morning top'],
  ['Total VAT by month this year', 'taxes|taxes-on-sales by month @2025-01-01..2025-07-18'],
  ['how much is a granola bowl', 'text 7.20'],
  ['which category makes us the most money', '~sold by category top'],
  [
    'The brownie, how much times was sold in june',
    '~units|~count|sale-count @2025-06-01..2025-06-30 if item-name=Chocolate Brownie',
  ],
  [
    'returns last week and why',
    'refunds|returns|returned|return-count @2025-07-06..2025-07-12 || refunds|returns|returned|return-count by refund-reason @2025-07-06..2025-07-12',
  ],
  ['who works saturday', 'cannot'],
];
