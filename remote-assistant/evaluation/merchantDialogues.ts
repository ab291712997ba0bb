import type { Asked } from './asked';

/** Each turn is asked after the ones before it. */
export const merchantDialogues: readonly (readonly Asked[])[] = [
  [
    ['how much did we sell in june 2025', '~sales @2025-06-01..2025-06-30'],
    ['only fridays', '~sales @2025-06-01..2025-06-30 if weekday=5'],
    ['and the tips?', 'tips @2025-06-01..2025-06-30 if weekday=5'],
    ['by staff', 'tips by collected-by @2025-06-01..2025-06-30 if weekday=5'],
  ],
  [
    ['top 5 items in may 2025', '~itemsales by item-name @2025-05-01..2025-05-31 top'],
    ['in units', '~units by item-name @2025-05-01..2025-05-31 top'],
    ['what about april', '~units by item-name @2025-04-01..2025-04-30 top'],
    [
      'how much of that was beans',
      '~sold @2025-04-01..2025-04-30 if item-name=Single-Origin Beans, 1 kg || ~sold by item-name @2025-04-01..2025-04-30 || text %** of',
    ],
  ],
  [
    ['tax for q1 2025', 'taxes @2025-01-01..2025-03-31'],
    ['month by month', 'taxes by month @2025-01-01..2025-03-31'],
    ['which was the highest', 'taxes by month @2025-01-01..2025-03-31 top'],
    ['and the year before?', 'taxes by month @2024-01-01..2024-03-31 || taxes @2024-01-01..2024-03-31'],
  ],
  [
    ['which staff member sold most last month', '~sales by collected-by @2025-06-01..2025-06-30 top'],
    [
      'and the second?',
      '~sales by collected-by @2025-06-01..2025-06-30 top || ~sales @2025-06-01..2025-06-30 if collected-by=*',
    ],
    ['how many sales did she do', '~count @2025-06-01..2025-06-30 if collected-by=*'],
  ],
  [
    ['refunds in 2024', 'refunds @2024-01-01..2024-12-31'],
    ['show them', 'rows @2024-01-01..2024-12-31 if transaction-type=* || rows @2024-01-01..2024-12-31'],
    ['only those over 50 dollars', 'text refunds** over $50.00'],
  ],
  [
    ['compare june 2025 with may 2025', '~sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
    ['in percent', '~sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
    ['and for location 2', '~sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if location=Location 2'],
    ['gross instead', 'gross-sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if location=Location 2'],
  ],
  [
    ['how much cash yesterday', '~cash @2025-07-17'],
    ['and card', '~card @2025-07-17'],
    ['together?', '~payments @2025-07-17 || ~any by tender @2025-07-17'],
    ['what about the day before', '~payments @2025-07-16 || ~any by tender @2025-07-16'],
  ],
  [
    ['whats the biggest sale of may 2025', 'rows @2025-05-01..2025-05-31 top'],
    ['what was in it', 'row'],
    ['who sold it', 'row'],
    ['how did they pay', 'row'],
  ],
  [
    ['fees june 2025', 'fees @2025-06-01..2025-06-30'],
    ['why so high', 'text 2.9% || fees || fee-rate'],
    [
      'and without invoices',
      'processing-fees @2025-06-01..2025-06-30 || fees @2025-06-01..2025-06-30 if source=* || fees @2025-06-01..2025-06-30 if channel=* || ask',
    ],
  ],
  [
    [
      'gift cards sold in 2025',
      'gift-card-sales|gift-cards-sold @2025-01-01..2025-07-18 || rows @2025-01-01..2025-07-18',
    ],
    ['how much of it is not used yet', 'deferred'],
    ['how about deposits', 'deferred || deposits|deposits-collected @2025-01-01..2025-07-18'],
  ],
  [
    ['how do i add a category', 'how /items/categories'],
    ['and delete one?', 'how /items/categories'],
    ['can i get it back', 'how *Undo'],
  ],
  [
    ['sales by hour on saturdays in june 2025', '~sales by hour @2025-06-01..2025-06-30 if weekday=6'],
    ['busiest one?', '~sales|~count by hour @2025-06-01..2025-06-30 if weekday=6 top'],
    ['same for sundays', '~sales|~count by hour @2025-06-01..2025-06-30 if weekday=0'],
  ],
  [
    ['how did honey do this year', '~sold @2025-01-01..2025-07-18 if item-name=Wildflower Honey, 350 g'],
    ['vs last year', '~sold @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if item-name=Wildflower Honey, 350 g'],
    ['and granola?', '~sold @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if item-name=House Granola'],
    [
      'cheddar too',
      '~sold @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if item-name=Aged Cheddar || ~sold by item-name @2025-01-01..2025-07-18 if item-name=Aged Cheddar,House Granola',
    ],
  ],
  [
    ['which items sold nothing last week', 'unsold @2025-07-06..2025-07-12'],
    ['the week before?', 'unsold @2025-06-29..2025-07-05'],
    ['and in location 2', 'unsold @2025-06-29..2025-07-05 if location=Location 2'],
  ],
  [
    ['how many customers this week', 'customers @2025-07-13..2025-07-18'],
    ['how many are new', 'customers @2025-07-13..2025-07-18'],
    ['ok and last week', 'customers @2025-07-06..2025-07-12'],
  ],
  [
    ['sales in june', '~sales @2025-06-01..2025-06-30'],
    ['and may', '~sales @2025-05-01..2025-05-31'],
    ['combined', '~sales @2025-05-01..2025-06-30'],
  ],
  [
    ['gift cards sold in june', 'gift-card-sales|gift-cards-sold @2025-06-01..2025-06-30'],
    ['and used?', 'gift-cards-redeemed @2025-06-01..2025-06-30'],
    ['so how much is left', 'deferred'],
  ],
  [
    ['how do i export items', 'how /items'],
    ['and transactions?', 'how /transactions'],
  ],
  [
    ['biggest sale yesterday', 'rows @2025-07-17 top'],
    ['how was it paid', 'row'],
    ['what was in it', 'row'],
  ],
];
