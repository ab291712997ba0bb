import type { Asked } from './asked';

/** Each turn is asked after the ones before it. */
export const accountingDialogues: readonly (readonly Asked[])[] = [
  [
    ['sales last week', '~sales @2025-07-06..2025-07-12'],
    ['without location 2', '~sales @2025-07-06..2025-07-12 if location=Location 1,Location 3 || ask'],
    [
      'and only cash',
      '~cash @2025-07-06..2025-07-12 || ~cash @2025-07-06..2025-07-12 if location=Location 1,Location 3',
    ],
    [
      'the week b4?',
      '~cash @2025-06-29..2025-07-05 || ~cash @2025-06-29..2025-07-05 if location=Location 1,Location 3',
    ],
  ],
  [
    ['sales on monday', '~sales @2025-07-14'],
    ['and tuesday', '~sales @2025-07-15'],
    ['both together', '~sales @2025-07-14..2025-07-15'],
    ['the whole week', '~sales @2025-07-13..2025-07-18 || ~sales @2025-07-13..2025-07-19'],
  ],
  [
    ['sales by location in june', '~sales by location @2025-06-01..2025-06-30'],
    ['just 1 and 3', '~sales by location @2025-06-01..2025-06-30 if location=Location 1,Location 3'],
    ['in may', '~sales by location @2025-05-01..2025-05-31 if location=Location 1,Location 3'],
  ],
  [
    ['how did we do mon to wed', '~sales @2025-07-14..2025-07-16'],
    ['same days last week', '~sales @2025-07-07..2025-07-09'],
    [
      'which was better',
      '~sales @2025-07-14..2025-07-16 vs 2025-07-07..2025-07-09 || ~sales @2025-07-07..2025-07-09 vs 2025-07-14..2025-07-16',
    ],
  ],
  [
    ['top items june', '~itemsales by item-name @2025-06-01..2025-06-30 top'],
    ['not coffee', '~itemsales by item-name @2025-06-01..2025-06-30 if category=* || ask'],
    ['by units', '~units by item-name @2025-06-01..2025-06-30 if category=*'],
    ['whats the 3rd ones share', 'text %** of || ask'],
  ],
  [
    ['tips by staff last week', 'tips by collected-by @2025-07-06..2025-07-12'],
    ['who got least', 'tips by collected-by @2025-07-06..2025-07-12 bottom'],
    [
      'and how much did they sell',
      '~sales @2025-07-06..2025-07-12 if collected-by=* || ~sales by collected-by @2025-07-06..2025-07-12',
    ],
  ],
  [
    ['sales yesterday', '~sales @2025-07-17'],
    ['hmm why so low', '~sales @2025-07-17 || ask'],
    ['blargh the thing with the stuff', 'ask'],
    ['ok and refunds', 'refunds @2025-07-17'],
  ],
  [
    ['orders over $100 in june', 'rows @2025-06-01..2025-06-30'],
    ['over $150', 'rows @2025-06-01..2025-06-30'],
    ['only maya', 'rows @2025-06-01..2025-06-30 if collected-by=Maya Duarte'],
    [
      'how many is that',
      'rows @2025-06-01..2025-06-30 if collected-by=Maya Duarte || ~count @2025-06-01..2025-06-30 if collected-by=Maya Duarte',
    ],
  ],
  [
    [
      'online sales in june',
      '~sales @2025-06-01..2025-06-30 if source=Online store || ~sales @2025-06-01..2025-06-30 if channel=Online',
    ],
    ['what share of all sales', '~sales by source|channel @2025-06-01..2025-06-30 || text %** of'],
    ['and in may', '~sales by source|channel @2025-05-01..2025-05-31 || text %** of'],
  ],
  [
    ['bakery sales last month', '~itemsales @2025-06-01..2025-06-30 if category=Bakery'],
    [
      'just the granola',
      '~itemsales @2025-06-01..2025-06-30 if item-name=House Granola || ~itemsales @2025-06-01..2025-06-30 if category=Bakery; item-name=House Granola',
    ],
    [
      'how many',
      '~units @2025-06-01..2025-06-30 if item-name=House Granola || ~units @2025-06-01..2025-06-30 if category=Bakery; item-name=House Granola',
    ],
    [
      'per week',
      '~units by week @2025-06-01..2025-06-30 if item-name=House Granola || ~units by week @2025-06-01..2025-06-30 if category=Bakery; item-name=House Granola',
    ],
  ],
  [
    ['fees this month', 'fees @2025-07-01..2025-07-18'],
    ['last month?', 'fees @2025-06-01..2025-06-30'],
    ['is that more than may', 'fees @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
  ],
  [
    ['how do i export transactions', 'how /transactions'],
    ['as excel?', 'cannot || how *CSV'],
    ['ok how many were there last week', 'transactions|sale-count @2025-07-06..2025-07-12'],
  ],
  [
    ['refunds last week', 'refunds @2025-07-06..2025-07-12'],
    ['show them', 'rows @2025-07-06..2025-07-12'],
    [
      'who did the biggest',
      'row || rows @2025-07-06..2025-07-12 top || refunds by collected-by @2025-07-06..2025-07-12 top',
    ],
    ['reasons?', 'refunds by refund-reason @2025-07-06..2025-07-12'],
  ],
  [
    ['sales by weekday in june', '~sales by weekday @2025-06-01..2025-06-30'],
    ['only weekends', '~sales by weekday @2025-06-01..2025-06-30 if weekday=0,6'],
    ['what % is saturday', '~sales by weekday @2025-06-01..2025-06-30 if weekday=0,6 || text % of || ask'],
  ],
  [
    ['sourdough yesterday', '~sold @2025-07-17 if item-name=Sourdough Loaf, 800 g'],
    ['and the day b4', '~sold @2025-07-16 if item-name=Sourdough Loaf, 800 g'],
    ['by hour', '~sold by hour @2025-07-16 if item-name=Sourdough Loaf, 800 g'],
    [
      'who bought it',
      '~any by customer-id|customer @2025-07-16 if item-name=Sourdough Loaf, 800 g || customers @2025-07-16 if item-name=Sourdough Loaf, 800 g || cannot',
    ],
  ],
];
