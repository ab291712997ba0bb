import type { Asked } from './asked';

/** Each turn is asked after the ones before it. */
export const developmentDialogues: readonly (readonly Asked[])[] = [
  [
    ['How did sales do last week?', '~sales @2025-07-06..2025-07-12'],
    ['and the week before?', '~sales @2025-06-29..2025-07-05'],
  ],
  [
    ['How did sales do last week?', '~sales @2025-07-06..2025-07-12'],
    ['and the week before?', '~sales @2025-06-29..2025-07-05'],
    ['and the week before that?', '~sales @2025-06-22..2025-06-28'],
  ],
  [
    ['How did sales do last week?', '~sales @2025-07-06..2025-07-12'],
    ['what about refunds?', 'refunds @2025-07-06..2025-07-12'],
  ],
  [
    ['net sales in june', 'net-sales @2025-06-01..2025-06-30'],
    ['by item?', 'net-sales by item-name @2025-06-01..2025-06-30'],
  ],
  [
    ['net sales in june', 'net-sales @2025-06-01..2025-06-30'],
    ['and in may?', 'net-sales @2025-05-01..2025-05-31'],
  ],
  [
    ['tips in june 2024', 'tips @2024-06-01..2024-06-30'],
    ['and july?', 'tips @2024-07-01..2024-07-31'],
  ],
  [
    ['net sales in june', 'net-sales @2025-06-01..2025-06-30'],
    ['compared with last year?', 'net-sales @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30'],
  ],
  [
    ['refunds in june', 'refunds @2025-06-01..2025-06-30'],
    ['and at location 2?', 'refunds @2025-06-01..2025-06-30 if location=Location 2'],
  ],
  [
    ['best items in june', 'gross-sales by item-name @2025-06-01..2025-06-30 top'],
    ['and the worst?', 'gross-sales by item-name @2025-06-01..2025-06-30 bottom'],
  ],
  [
    ['sales yesterday', '~sales @2025-07-17'],
    ['and the day before?', '~sales @2025-07-16'],
  ],
  [
    ['sales in june', '~sales @2025-06-01..2025-06-30'],
    ['same month last year', '~sales @2024-06-01..2024-06-30'],
  ],
  [
    ['sales yesterday', '~sales @2025-07-17'],
    ['thanks, and last week?', '~sales @2025-07-06..2025-07-12'],
  ],
  [
    ['payment mix this week', 'total-payments by tender @2025-07-13..2025-07-18'],
    ['and just yesterday?', 'total-payments by tender @2025-07-17'],
  ],
  [
    ['how much did we sell yesterday', '~sales @2025-07-17'],
    ['same for the 12th pls', '~sales @2025-07-12'],
  ],
  [
    ['sales last week', '~sales @2025-07-06..2025-07-12'],
    ['and in march?', '~sales @2025-03-01..2025-03-31'],
  ],
  [
    ['best sellers in june', 'gross-sales by item-name @2025-06-01..2025-06-30 top'],
    ['what about the week of 6/8', 'gross-sales by item-name @2025-06-08..2025-06-14 top'],
  ],
  [
    ['sales yesterday', '~sales @2025-07-17'],
    ['ok and the friday before that?', '~sales @2025-07-11'],
  ],
  [
    ['net sales this month', 'net-sales @2025-07-01..2025-07-18'],
    ['how does that compare to april', 'net-sales @2025-07-01..2025-07-18 vs 2025-04-01..2025-04-18'],
  ],
  [
    ['how much did we sell in june', '~sales @2025-06-01..2025-06-30'],
    ['what were the top 3 items', 'gross-sales by item-name @2025-06-01..2025-06-30 top'],
  ],
  [
    ['any refunds in june', 'refunds @2025-06-01..2025-06-30'],
    ['hm and may?', 'refunds @2025-05-01..2025-05-31'],
  ],
  [
    ['sales in june', '~sales @2025-06-01..2025-06-30'],
    ['why?', 'gross-sales by category @2025-06-01..2025-06-30'],
  ],
  [
    ['coffee sales last week', 'gross-sales by category @2025-07-06..2025-07-12 if category=Coffee'],
    ['and tea?', 'text called “tea”'],
  ],
  [
    ['who sold the most last week', 'net-sales by collected-by @2025-07-06..2025-07-12 top'],
    ['and who the least?', 'net-sales by collected-by @2025-07-06..2025-07-12 bottom'],
  ],
  [
    ['sales yesterday', '~sales @2025-07-17'],
    ['what about fees', 'fees @2025-07-17'],
  ],
  [
    ['best customer last month', '~any by customer-id @2025-06-01..2025-06-30 top'],
    ['top 10', '~any by customer-id @2025-06-01..2025-06-30 top'],
  ],
  [
    ['best sellers yesterday', 'gross-sales by item-name @2025-07-17 top'],
    ['same thing for 7/5', 'gross-sales by item-name @2025-07-05 top'],
  ],
  [
    ['net sales on july 10', 'net-sales @2025-07-10'],
    ['and tips?', 'tips @2025-07-10'],
  ],
  [
    ['how was the 4th of july', '~sales @2025-07-04'],
    ['and how did the day before go', '~sales @2025-07-03'],
  ],
  [
    ['net sales last week', 'net-sales @2025-07-06..2025-07-12'],
    ['by day', 'net-sales by date @2025-07-06..2025-07-12'],
    ['only location 1', 'net-sales by date @2025-07-06..2025-07-12 if location=Location 1'],
    ['and the week before', 'net-sales by date @2025-06-29..2025-07-05 if location=Location 1'],
  ],
  [
    ['best sellers in june', '~itemsales by item-name @2025-06-01..2025-06-30 top'],
    ['by quantity', 'items-sold by item-name @2025-06-01..2025-06-30 top'],
    [
      'the first one',
      'items-sold @2025-06-01..2025-06-30 if item-name=* || items-sold by item-name @2025-06-01..2025-06-30 if item-name=*',
    ],
    ['who sold it', 'items-sold by collected-by @2025-06-01..2025-06-30 if item-name=*'],
  ],
  [
    ['tips in june 2024', 'tips @2024-06-01..2024-06-30'],
    ['and in may', 'tips @2024-05-01..2024-05-31'],
    ['difference?', 'tips @2024-05-01..2024-05-31 vs 2024-06-01..2024-06-30'],
  ],
  [
    ['biggest sales in june', 'rows @2025-06-01..2025-06-30 top'],
    ['what was in the second one', 'row'],
    ['who rang it up?', 'row'],
  ],
  [
    ['how many customers came in june', 'customers @2025-06-01..2025-06-30'],
    ['how many were new', 'customers @2025-06-01..2025-06-30'],
    ['in may?', 'customers @2025-05-01..2025-05-31'],
  ],
  [
    ['sales by category in june', '~itemsales by category @2025-06-01..2025-06-30'],
    ['which dropped most', '~itemsales by category @2025-06-01..2025-06-30'],
    ['in may', '~itemsales by category @2025-05-01..2025-05-31'],
  ],
  [
    ['refunds by staff last month', 'refunds by collected-by @2025-06-01..2025-06-30'],
    ['show them', 'rows @2025-06-01..2025-06-30'],
  ],
  [
    ['sales today', '~sales @2025-07-18'],
    ['and yesterday', '~sales @2025-07-17'],
    ['which was better', '~sales @2025-07-17 vs 2025-07-18 || ~sales @2025-07-18 vs 2025-07-17'],
  ],
  [
    ['coffee sales last month', '~itemsales by category @2025-06-01..2025-06-30 if category=Coffee'],
    [
      'in units',
      'items-sold by category @2025-06-01..2025-06-30 if category=Coffee || ~itemsales by category @2025-06-01..2025-06-30 if category=Coffee',
    ],
    ['by item', 'items-sold|gross-sales by item-name @2025-06-01..2025-06-30 if category=Coffee'],
    [
      'at location 2',
      'items-sold|gross-sales by item-name @2025-06-01..2025-06-30 if category=Coffee; location=Location 2',
    ],
  ],
  [
    ['fees last month', 'fees @2025-06-01..2025-06-30'],
    ['as a percentage', 'fees|fee-rate @2025-06-01..2025-06-30'],
  ],
  [
    ['where do i change the currency', 'how /settings#shop'],
    ['and the theme', 'how *dark'],
  ],
  [
    [
      'online sales june',
      '~sales @2025-06-01..2025-06-30 if source=Online store || ~sales @2025-06-01..2025-06-30 if channel=Online',
    ],
    [
      'in store',
      '~sales @2025-06-01..2025-06-30 if source=Point of Sale || ~sales @2025-06-01..2025-06-30 if channel=In-Store',
    ],
    [
      'only in the morning',
      '~sales @2025-06-01..2025-06-30 if source=Point of Sale; part-of-day=Morning || ~sales @2025-06-01..2025-06-30 if channel=In-Store; part-of-day=Morning',
    ],
  ],
  [
    ['which items did not sell last week', 'unsold @2025-07-06..2025-07-12'],
    ['and the week before', 'unsold @2025-06-29..2025-07-05'],
  ],
  [
    ['what are comps', 'define comps'],
    ['how many did we give last month', 'comp-count|comps @2025-06-01..2025-06-30'],
  ],
  [
    ['do we have sourdough', 'text Sourdough'],
    ['how much is it', 'text 9.50'],
    [
      'how many did we sell yesterday',
      '~units @2025-07-17 if item-name=Sourdough Loaf, 800 g || ~sold by item-name @2025-07-17 if item-name=Sourdough Loaf, 800 g',
    ],
    ['and granola', '~units by item-name @2025-07-17 if item-name=House Granola'],
  ],
  [
    ['top 5 sellers in june', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['the second one', '~sold by item-name @2025-06-01..2025-06-30 if item-name=*'],
    ['how much stock left?', 'text stock'],
    ['who sells it most?', '~sales by collected-by @2025-06-01..2025-06-30 if item-name=* top'],
  ],
  [
    ['refunds in june', 'refunds @2025-06-01..2025-06-30'],
    ['the biggest one', 'rows @2025-06-01..2025-06-30'],
    ['who did it?', 'row || rows @2025-06-01..2025-06-30'],
  ],
  [
    ['how many gift cards sold this year', 'gift-card-sales|gift-cards-sold @2025-01-01..2025-07-18'],
    ['and used?', 'gift-cards-redeemed @2025-01-01..2025-07-18'],
    ['how much is left on them', 'deferred'],
  ],
  [
    ['deposits in june', 'deposits-collected @2025-06-01..2025-06-30'],
    ['redeemed?', 'deposits-redeemed @2025-06-01..2025-06-30'],
  ],
  [
    ['busiest day last month', '~sales by date @2025-06-01..2025-06-30 top'],
    ['what did we sell that day', '~sold by item-name @2025-06-20'],
  ],
  [
    ['sales in june', '~sales @2025-06-01..2025-06-30'],
    ['what did we sell that day', 'ask'],
  ],
  [
    ['who paid the most last month', '~payments by customer-id @2025-06-01..2025-06-30 top'],
    ['what do they buy', '~sold by item-name @2025-06-01..2025-06-30 if customer-id=C-005'],
  ],
  [
    ['sales saturday', '~sales @2025-07-12'],
    ['sunday', '~sales @2025-07-13'],
    ['compare them', '~sales @2025-07-13 vs 2025-07-12'],
    ['which items made the difference', '~sold by item-name @2025-07-13 vs 2025-07-12'],
  ],
  [
    [
      'coffee sales in june',
      '~sold @2025-06-01..2025-06-30 if category=Coffee || ~sold by category @2025-06-01..2025-06-30 if category=Coffee',
    ],
    ['vs may', '~sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Coffee'],
    ['in units', '~units @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Coffee'],
  ],
  [
    ['net sales at location 2 yesterday', 'net-sales @2025-07-17 if location=Location 2'],
    ['the other one', 'ask'],
    ['all of them', 'net-sales @2025-07-17'],
  ],
  [
    ['beans sales in may', '~sold by item-name @2025-05-01..2025-05-31 if item-name=Single-Origin Beans, 1 kg'],
    ['vs granola', '~sold by item-name @2025-05-01..2025-05-31 if item-name=*'],
    ['what about june', '~sold by item-name @2025-06-01..2025-06-30 if item-name=*'],
  ],
  [
    ['who sold the most last week', '~sales by collected-by @2025-07-06..2025-07-12 top'],
    ['what did she sell', '~sold by item-name @2025-07-06..2025-07-12 if collected-by=Maya Duarte'],
    ['and on thursday', '~sold by item-name @2025-07-10 if collected-by=Maya Duarte'],
  ],
  [
    ['card payments last week', '~card @2025-07-06..2025-07-12'],
    ['how many', '~count @2025-07-06..2025-07-12 if tender=Card'],
    ['average?', 'average-net-sale @2025-07-06..2025-07-12 if tender=Card'],
  ],
  [
    ['how do I import items', 'how /items'],
    ['and sales?', 'how *mport'],
  ],
  [
    ['sales in june', '~sales @2025-06-01..2025-06-30'],
    ['per day on average', 'text per day on average'],
  ],
  [
    ['refunds this year', 'refunds @2025-01-01..2025-07-18'],
    ['who gave the most', 'refunds by collected-by @2025-01-01..2025-07-18 top'],
    ['which items', 'refunds by item-name @2025-01-01..2025-07-18'],
  ],
  [
    ['net sales in june', 'net-sales @2025-06-01..2025-06-30'],
    ['only the first week', 'net-sales @2025-06-01..2025-06-07'],
    ['and the second week', 'net-sales @2025-06-08..2025-06-14'],
  ],
  [
    ['sales last week', '~taken @2025-07-06..2025-07-12'],
    ['just monday to wednesday', '~taken @2025-07-07..2025-07-09'],
  ],
];
