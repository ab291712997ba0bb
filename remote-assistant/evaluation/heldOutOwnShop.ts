import type { Asked } from './asked';

/** Held-out questions to the own shop of `ownShop.ts`, written like those to the sample. It holds no tips and no fees. */
export const heldOutOwnShopQuestions: readonly Asked[] = [
  ['how many flat whites last week', '~units @2025-07-06..2025-07-12 if item-name=Flat White'],
  ['latte sales in june', '~itemsales|~units @2025-06-01..2025-06-30 if item-name=Iced Latte,Chai Latte'],
  [
    'riverside vs high street this month',
    '~sales by location @2025-07-01..2025-07-18 if location=Riverside,High Street || ~sales by location @2025-07-01..2025-07-18',
  ],
  ['takings at riverside yesterday', '~taken @2025-07-17 if location=Riverside'],
  [
    'how is chloe doing this week',
    '~any @2025-07-13..2025-07-18 if collected-by=Chloe Martin || ~any @2025-07-13..2025-07-18 if attributed-to=Chloe Martin',
  ],
  ['what sold best on sunday', '~sold by item-name @2025-07-13 top'],
  ['bread sold in june', '~itemsales|~units @2025-06-01..2025-06-30 if item-name=Banana Bread,Rye Bread'],
  ['pastries last month', '~sales|~itemsales|~units @2025-06-01..2025-06-30 if category=Pastries'],
  ['vat collected q2', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
  ['tips last week', 'tips|tips-and-gratuity @2025-07-06..2025-07-12 || cannot'],
  [
    'how much did ben give away in discounts in june',
    'discounts|discounts-and-comps @2025-06-01..2025-06-30 if collected-by=Ben Okafor || discounts|discounts-and-comps @2025-06-01..2025-06-30 if attributed-to=Ben Okafor',
  ],
  ['items nobody bought this week', 'unsold @2025-07-13..2025-07-18'],
  ['brownie sales by month', '~itemsales|~units by month if item-name=Chocolate Brownie'],
  [
    'hot drinks vs pastries in june',
    '~sales|~itemsales|~units by category @2025-06-01..2025-06-30 if category=Hot drinks,Pastries || ~sales|~itemsales by category @2025-06-01..2025-06-30',
  ],
  ['best day in june', '~any by date @2025-06-01..2025-06-30 top'],
  ['avg spend per customer visit last month', 'average-sale|average-net-sale @2025-06-01..2025-06-30 || customers'],
  [
    'espresso at high street mornings last week',
    '~itemsales|~units|~sales @2025-07-06..2025-07-12 if item-name=Espresso; location=High Street; part-of-day=Morning',
  ],
  ['show sales over £20 yesterday', 'rows @2025-07-17'],
  ['do you have figures for 2019', 'cannot || ask || ~any @2019-01-01..2019-12-31'],
  ['how do i import more sales', 'how /settings'],
  [
    'net sales june 2024 vs june 2025',
    'net-sales @2024-06-01..2024-06-30 vs 2025-06-01..2025-06-30 || net-sales @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30',
  ],
  ['which barista sells the most chai', '~itemsales|~units by collected-by|attributed-to if item-name=Chai Latte top'],
];

/** Dialogues with the own shop: each turn is asked after the ones before it. */
export const heldOutOwnShopDialogues: readonly (readonly Asked[])[] = [
  [
    ['sales in june', '~sales @2025-06-01..2025-06-30'],
    ['just riverside', '~sales @2025-06-01..2025-06-30 if location=Riverside'],
    ['and high street?', '~sales @2025-06-01..2025-06-30 if location=High Street'],
    ['in may', '~sales @2025-05-01..2025-05-31 if location=High Street'],
  ],
  [
    ['top items last month', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['by quantity please', '~units by item-name @2025-06-01..2025-06-30 top'],
    ['only pastries', '~units by item-name @2025-06-01..2025-06-30 if category=Pastries'],
  ],
  [
    ['how many croissants did we sell yesterday', '~units @2025-07-17 if item-name=Butter Croissant'],
    ['and the day before', '~units @2025-07-16 if item-name=Butter Croissant'],
    ['who sold them?', '~units|~itemsales by collected-by|attributed-to @2025-07-16 if item-name=Butter Croissant'],
  ],
  [
    ['refunds this year', 'refunds|returns|payments-refunded @2025-01-01..2025-07-18'],
    ['by month', 'refunds|returns|payments-refunded by month @2025-01-01..2025-07-18'],
    [
      'which items',
      'refunds|returns|payments-refunded|returned|items-refunded|items-returned by item-name @2025-01-01..2025-07-18',
    ],
  ],
];
