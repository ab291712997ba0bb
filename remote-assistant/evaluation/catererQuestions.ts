import type { Asked } from './asked';

/** A caterer between two jobs, a co-owner who lives abroad, and a student who covers for the manager. */
export const catererQuestions: readonly Asked[] = [
  ['catering platters this year, how many', '~units @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12'],
  [
    'what did the kitchen table register do last month',
    '~taken @2025-06-01..2025-06-30 if device-nickname=Kitchen table',
  ],
  [
    'who are our best catering customers',
    '~taken by customer-id|customer if category=Catering top || customers if category=Catering || ~taken by customer-id|customer if item-name=Catering Platter, Serves 12 top || customers if item-name=Catering Platter, Serves 12',
  ],
  [
    'invoices paid in june',
    '~payments|payments-collected|invoices|~sales|~count @2025-06-01..2025-06-30 if source=Invoices || ~payments|payments-collected|~sales|~count @2025-06-01..2025-06-30 if channel=Invoice || invoices @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if source=Invoices',
  ],
  ['deposits we took in q2', 'deposits-collected|invoices @2025-04-01..2025-06-30'],
  [
    'how much of our sales came from workshops in may',
    '~sold|net-sales-share @2025-05-01..2025-05-31 if item-name=Bread Baking Workshop || ~sold|net-sales-share @2025-05-01..2025-05-31 if category=Classes || net-sales-share|~sold by category|item-name @2025-05-01..2025-05-31',
  ],
  ['last 3 refunds', 'rows if transaction-type=Refund'],
  ['Is July better than June so far?', '~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18'],
  ['Revenue by quarter for 2024', 'cannot || ask || ~sales by month @2024-01-01..2024-12-31'],
  ['What was our strongest month of the last twelve?', '~taken by month top'],
  ['Please send me the numbers of yesterday by e-mail', 'cannot || how *email || how *export || ask'],
  ['How much did each store make in the second week of June?', '~taken by location @2025-06-08..2025-06-14'],
  [
    'Have the discounts increased since last year?',
    'discounts|discounts-and-comps @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || discounts|discounts-and-comps vs 2024-06-19..2024-07-18 || ask',
  ],
  ['Net sales excluding location 3, June', 'net-sales @2025-06-01..2025-06-30 if location=Location 1,Location 2'],
  [
    'tips on friday nights',
    'tips|tips-and-gratuity if weekday=5; part-of-day=Evening || tips|tips-and-gratuity @2025-07-18 if part-of-day=Evening || tips|tips-and-gratuity @2025-07-11 if part-of-day=Evening',
  ],
  ['how many ppl paid w apple pay last wk', '~count|sale-count @2025-07-06..2025-07-12 if tender=Digital Wallet'],
  ['average tip for owen', 'tips|tips-and-gratuity if ~staff=Owen Reyes'],
  ['which items are nearly gone', 'text stock || text low'],
  [
    'olive oil and honey sales side by side for june',
    '~sold by item-name @2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml,Wildflower Honey, 350 g || ~sold by item-name @2025-06-01..2025-06-30 if item-name=Wildflower Honey, 350 g,Olive Oil, Cold-Pressed, 500 ml',
  ],
  ['what time is the last sale usually', 'cannot || ask || ~any by hour'],
  [
    'did we make more on saturday or sunday',
    '~taken by weekday if weekday=0,6 || ~taken @2025-07-12 vs 2025-07-13 || ~taken @2025-07-13 vs 2025-07-12 || ~taken by date @2025-07-12..2025-07-13 || ~taken by weekday',
  ],
  ['can i change the name of location 2', 'cannot || how /settings || ask'],
  ['total of yesterdays card payments', '~card @2025-07-17'],
  ['sales by hour today', '~taken by hour @2025-07-18'],
  ['worst selling category this quarter', '~sold by category @2025-07-01..2025-07-18 bottom'],
  ['new customers this week', 'customers @2025-07-13..2025-07-18'],
  ['what is a comp', 'define comps || define comp-count'],
  [
    'sales tax from online orders in june',
    'taxes|taxes-on-sales @2025-06-01..2025-06-30 if source=Online store || taxes|taxes-on-sales @2025-06-01..2025-06-30 if channel=Online',
  ],
  ['show every sale over $150 in june', 'rows @2025-06-01..2025-06-30'],
  ['theo monday', '~any @2025-07-14 if ~staff=Theo Lindqvist || ask'],
];

/** Each turn is asked after the ones before it. */
export const catererDialogues: readonly (readonly Asked[])[] = [
  [
    ['sales at the market stall in june', '~sales @2025-06-01..2025-06-30 if device-nickname=Market stall'],
    ['and the front counter?', '~sales @2025-06-01..2025-06-30 if device-nickname=Front counter'],
    [
      'how does that compare to may',
      '~sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if device-nickname=Front counter',
    ],
    [
      'just the coffee',
      '~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if device-nickname=Front counter; category=Coffee',
    ],
  ],
  [
    ['What were the tips last week?', 'tips|tips-and-gratuity @2025-07-06..2025-07-12'],
    ['Who received them?', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12'],
    [
      'Only on the weekend',
      'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12 if weekday=0,6 || tips|tips-and-gratuity by ~staff @2025-07-12..2025-07-13',
    ],
  ],
  [
    ['which category sold best in may', '~sold by category @2025-05-01..2025-05-31 top'],
    ['and in units', '~units by category @2025-05-01..2025-05-31 top'],
    ['what about last', '~units by category || ask'],
    [
      'show april too',
      '~units by category @2025-04-01..2025-04-30 || ~units by category @2025-05-01..2025-05-31 vs 2025-04-01..2025-04-30',
    ],
  ],
  [
    [
      'how much did clara montrose spend this year',
      '~taken|payments-collected @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011)',
    ],
    [
      'when was she here last',
      'rows if customer=Clara Montrose (C-011) || rows @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011) || ask || row',
    ],
    [
      'and last year',
      '~taken|payments-collected @2024-01-01..2024-12-31 if customer=Clara Montrose (C-011) || ~taken|payments-collected @2024-01-01..2024-07-18 if customer=Clara Montrose (C-011) || rows @2024-01-01..2024-12-31 if customer=Clara Montrose (C-011) || ask',
    ],
  ],
  [
    ['Net sales by month this year', 'net-sales by month @2025-01-01..2025-07-18'],
    ['And the gross?', 'gross-sales by month @2025-01-01..2025-07-18'],
    ['Location 1 only.', 'gross-sales by month @2025-01-01..2025-07-18 if location=Location 1'],
    [
      'Now the same for the year before.',
      'gross-sales by month @2024-01-01..2024-12-31 if location=Location 1 || gross-sales by month @2024-01-01..2024-07-18 if location=Location 1',
    ],
    ['Thank you. What were the fees in June?', 'fees @2025-06-01..2025-06-30'],
  ],
  [
    ['granola sales yesterday', '~sold @2025-07-17 if item-name=House Granola'],
    ['the day before', '~sold @2025-07-16 if item-name=House Granola'],
    ['whole week', '~sold @2025-07-13..2025-07-18 if item-name=House Granola'],
    [
      'how many of them online',
      '~units @2025-07-13..2025-07-18 if item-name=House Granola; source=Online store || ~units @2025-07-13..2025-07-18 if item-name=House Granola; channel=Online',
    ],
  ],
  [
    ['biggest refunds this quarter', 'rows @2025-07-01..2025-07-18 if transaction-type=Refund top'],
    [
      'who did the first one',
      'row || ~any by ~staff @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18 if transaction-type=Refund',
    ],
    ['how much were all of them', 'refunds|returns|payments-refunded @2025-07-01..2025-07-18'],
  ],
  [
    ['compare this week with last week', '~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11'],
    ['by location', '~taken by location @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11'],
    ['which one lost the most', '~taken by location @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11'],
    ['transactions instead of money', '~count|sale-count by location @2025-07-13..2025-07-18'],
  ],
];
