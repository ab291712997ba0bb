import type { Asked } from './asked';

/** Each turn is asked after the ones before it. */
export const familyDialogues: readonly (readonly Asked[])[] = [
  [
    ['How much did we take last week?', '~taken @2025-07-06..2025-07-12'],
    ['And how much of that was in cash?', '~cash @2025-07-06..2025-07-12'],
    ['I see. And the week before that?', '~cash @2025-06-29..2025-07-05'],
    ['Was it the same people at the till?', 'cannot || ask || ~any by ~staff @2025-06-29..2025-07-05'],
  ],
  [
    ['Which day was our best in June?', '~taken by date @2025-06-01..2025-06-30 top'],
    ['What did we sell on that day?', '~sold by item-name'],
    ['And who was working?', '~any by ~staff || cannot || ask'],
  ],
  [
    ['sales sat', '~taken @2025-07-12'],
    ['n sun?', '~taken @2025-07-13'],
    [
      'which one was better',
      '~taken @2025-07-13 vs 2025-07-12 || ~taken @2025-07-12 vs 2025-07-13 || ~taken by date @2025-07-12..2025-07-13',
    ],
    [
      'ok whats the best thing we sold',
      '~sold by item-name @2025-07-13 top || ~sold by item-name @2025-07-12 top || ~sold by item-name @2025-07-12..2025-07-13 top',
    ],
  ],
  [
    ['how much cold brew this month', '~sold @2025-07-01..2025-07-18 if item-name=Cold Brew Concentrate'],
    ['last month?', '~sold @2025-06-01..2025-06-30 if item-name=Cold Brew Concentrate'],
    [
      'who bought it',
      'customers @2025-06-01..2025-06-30 if item-name=Cold Brew Concentrate || ~any by customer|customer-id @2025-06-01..2025-06-30 if item-name=Cold Brew Concentrate',
    ],
    ['do we have enough left', 'text stock'],
  ],
  [
    ['Net sales by location, Q2', 'net-sales by location @2025-04-01..2025-06-30'],
    ['Against Q2 last year', 'net-sales by location @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30'],
    [
      'Same for refunds',
      'refunds|returns by location @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30 || refunds|returns by location @2025-04-01..2025-06-30',
    ],
    ['Location 2 by month', 'refunds|returns by month @2025-04-01..2025-06-30 if location=Location 2'],
  ],
  [
    ['Average ticket in June', 'average-sale|average-net-sale @2025-06-01..2025-06-30'],
    ['At each location', 'average-sale|average-net-sale by location @2025-06-01..2025-06-30'],
    ['And how many transactions was that?', '~count|sale-count by location @2025-06-01..2025-06-30'],
    ['July so far', '~count|sale-count by location @2025-07-01..2025-07-18'],
  ],
  [
    ['Sales by staff this week', '~sales by ~staff @2025-07-13..2025-07-18'],
    ['Only mornings', '~sales by ~staff @2025-07-13..2025-07-18 if part-of-day=Morning'],
    ['Who is on top?', '~sales by ~staff @2025-07-13..2025-07-18 if part-of-day=Morning top'],
    ['What about tips?', 'tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18 if part-of-day=Morning'],
  ],
  [
    ['Total payments for May', '~payments @2025-05-01..2025-05-31'],
    ['Please split this by tender', '~payments by tender|payment-method @2025-05-01..2025-05-31'],
    [
      'And what were the fees?',
      'fees by tender|payment-method @2025-05-01..2025-05-31 || fees @2025-05-01..2025-05-31',
    ],
    ['For the whole quarter', 'fees by tender|payment-method @2025-04-01..2025-06-30 || fees @2025-04-01..2025-06-30'],
  ],
  [
    [
      'Discounts in 2024 by quarter or by month',
      'discounts|discounts-and-comps by month @2024-01-01..2024-12-31 || ask || discounts|discounts-and-comps @2024-01-01..2024-12-31',
    ],
    ['By month then', 'discounts|discounts-and-comps by month @2024-01-01..2024-12-31'],
    ['Which month was the highest?', 'discounts|discounts-and-comps by month @2024-01-01..2024-12-31 top'],
    ['Who gave them?', 'discounts|discounts-and-comps by ~staff'],
  ],
  [
    [
      'How many refunds we had in june?',
      'return-count|refunds|returns @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'For which products?',
      'return-count|refunds|returns|items-refunded by item-name @2025-06-01..2025-06-30 || ~count by item-name @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'And in which store?',
      'return-count|refunds|returns|items-refunded by location @2025-06-01..2025-06-30 || ~count by location @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
  ],
  [
    ['the sales of the pantry this year', '~sold @2025-01-01..2025-07-18 if category=Pantry'],
    ['each product of it', '~sold by item-name @2025-01-01..2025-07-18 if category=Pantry'],
    [
      'only the online shop',
      '~sold by item-name @2025-01-01..2025-07-18 if category=Pantry; source=Online store || ~sold by item-name @2025-01-01..2025-07-18 if category=Pantry; channel=Online',
    ],
    [
      'and the year before',
      '~sold by item-name @2024-01-01..2024-12-31 if category=Pantry; source=Online store || ~sold by item-name @2024-01-01..2024-07-18 if category=Pantry; source=Online store || ~sold by item-name @2024-01-01..2024-12-31 if category=Pantry; channel=Online || ~sold by item-name @2024-01-01..2024-07-18 if category=Pantry; channel=Online',
    ],
  ],
  [
    ['show me the biggest sales of yesterday', 'rows @2025-07-17 top'],
    ['only cash ones', 'rows @2025-07-17 if payment-method=Cash || rows @2025-07-17 if tender=Cash'],
    ['and the day before?', 'rows @2025-07-16 if payment-method=Cash || rows @2025-07-16 if tender=Cash'],
  ],
  [
    ['compare coffee and bakery in june', '~sold by category @2025-06-01..2025-06-30 if category=Bakery,Coffee'],
    ['in units please', '~units by category @2025-06-01..2025-06-30 if category=Bakery,Coffee'],
    ['add pantry', '~units by category @2025-06-01..2025-06-30 if category=Bakery,Coffee,Pantry'],
    [
      'may?',
      '~units by category @2025-05-01..2025-05-31 if category=Bakery,Coffee,Pantry || ~units by category @2025-05-01..2025-05-31 if category=Bakery,Coffee',
    ],
  ],
  [
    ['tips yesterday', 'tips|tips-and-gratuity @2025-07-17'],
    ['thats low. what was it last thursday', 'tips|tips-and-gratuity @2025-07-10'],
    ['and in percent of sales', 'tip-rate @2025-07-10'],
  ],
];

/** With the own shop. */
export const familyOwnShopDialogues: readonly (readonly Asked[])[] = [
  [
    ['how much did we sell in june', '~taken @2025-06-01..2025-06-30'],
    ['per shop', '~taken by location @2025-06-01..2025-06-30'],
    ['and per person at riverside', '~taken by ~staff @2025-06-01..2025-06-30 if location=Riverside'],
    ['only weekends', '~taken by ~staff @2025-06-01..2025-06-30 if location=Riverside; weekday=0,6'],
  ],
  [
    ['croissants yesterday', '~sold @2025-07-17 if item-name=Butter Croissant'],
    [
      'and brownies',
      '~sold @2025-07-17 if item-name=Chocolate Brownie || ~sold by item-name @2025-07-17 if item-name=Butter Croissant,Chocolate Brownie',
    ],
    [
      'this week so far',
      '~sold @2025-07-13..2025-07-18 if item-name=Chocolate Brownie || ~sold by item-name @2025-07-13..2025-07-18 if item-name=Butter Croissant,Chocolate Brownie',
    ],
  ],
  [
    ['Best hour of the day in June', '~count|sale-count|~taken by hour @2025-06-01..2025-06-30 top'],
    ['At High Street', '~count|sale-count|~taken by hour @2025-06-01..2025-06-30 if location=High Street'],
    ['On Sundays', '~count|sale-count|~taken by hour @2025-06-01..2025-06-30 if location=High Street; weekday=0'],
    [
      'What do people buy then?',
      '~sold by item-name @2025-06-01..2025-06-30 if location=High Street; weekday=0 || ~sold by item-name @2025-06-01..2025-06-30 if location=High Street; weekday=0; hour=* || ask',
    ],
  ],
  [
    ['VAT in Q2', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
    ['and in Q1', 'taxes|taxes-on-sales @2025-01-01..2025-03-31'],
    [
      'the difference?',
      'taxes|taxes-on-sales @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30 || taxes|taxes-on-sales @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31',
    ],
  ],
  [
    ['Anas sales this month', '~taken @2025-07-01..2025-07-18 if ~staff=Ana Ruiz'],
    ['as a share of all', 'net-sales-share|payment-share|~taken by ~staff @2025-07-01..2025-07-18'],
    [
      'and Ben',
      'net-sales-share|payment-share|~taken by ~staff @2025-07-01..2025-07-18 || ~taken @2025-07-01..2025-07-18 if ~staff=Ben Okafor',
    ],
  ],
  [
    ['how were pastries last saturday', '~sold @2025-07-12 if category=Pastries'],
    ['compared with the saturday before', '~sold @2025-07-12 vs 2025-07-05 if category=Pastries'],
    ['which pastry sold best', '~sold by item-name @2025-07-12 if category=Pastries top'],
    ['and worst', '~sold by item-name @2025-07-12 if category=Pastries bottom'],
  ],
];
