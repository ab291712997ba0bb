import type { Asked } from './asked';

/** The owner of a chain of barbershops, who types short messages on the phone. Misspelled words are meant. */
export const barberQuestions: readonly Asked[] = [
  // Totals
  ['take yday', '~taken @2025-07-17'],
  [
    'hw much so far 2day all shops',
    '~taken @2025-07-18 || ~taken by location @2025-07-18 || ~taken @2025-07-18 if location=Location 1,Location 2,Location 3 || ~taken by location @2025-07-18 if location=Location 1,Location 2,Location 3',
  ],
  ['shop 2 yday', '~taken|~count @2025-07-17 if location=Location 2'],
  ['last wk shop by shop pls', '~taken|~count by location @2025-07-06..2025-07-12'],
  ['juen total', '~taken @2025-06-01..2025-06-30'],
  ['did we beat 20k in june', '~taken @2025-06-01..2025-06-30'],
  ['by day last wk', '~taken by date @2025-07-06..2025-07-12 || ~taken by weekday @2025-07-06..2025-07-12'],
  [
    'what each loc did in may',
    '~taken by location @2025-05-01..2025-05-31 || ~taken by location @2025-05-01..2025-05-31 if location=Location 1,Location 2,Location 3',
  ],
  ['mothers day wknd total', '~taken @2025-05-10..2025-05-11 || ~taken @2025-05-09..2025-05-11'],
  ['sales excl tax n tips mtd', 'net-sales|gross-sales @2025-07-01..2025-07-18'],
  [
    'how many ppl paid tues',
    '~count @2025-07-15 || ~count @2025-07-15 if transaction-type=Sale || customers @2025-07-15 || rows @2025-07-15 || rows @2025-07-15 if transaction-type=Sale',
  ],
  // Comparisons
  [
    'wk so far vs same days last wk',
    '~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 || ~taken @2025-07-06..2025-07-11 vs 2025-07-13..2025-07-18',
  ],
  [
    'july vs june same dates',
    '~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 || ~taken @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18',
  ],
  [
    'q1 vs q2',
    '~taken @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || ~taken @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
  ],
  ['4th of july vs last yrs', '~taken @2025-07-04 vs 2024-07-04 || ~taken @2024-07-04 vs 2025-07-04'],
  [
    'sat vs sun last wknd',
    '~taken @2025-07-12 vs 2025-07-13 || ~taken @2025-07-13 vs 2025-07-12 || ~taken by date @2025-07-12..2025-07-13 || ~taken by weekday @2025-07-12..2025-07-13',
  ],
  [
    'theo this mo vs last',
    '~taken|~count @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if ~staff=Theo Lindqvist || ~taken|~count @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if ~staff=Theo Lindqvist || ~taken|~count @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if ~staff=Theo Lindqvist || ~taken|~count @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if ~staff=Theo Lindqvist',
  ],
  ['which shop is dragging this mnth', '~taken|~count by location @2025-07-01..2025-07-18 bottom'],
  ['biggest single day in june', '~taken by date @2025-06-01..2025-06-30 top'],
  ['slowest wkday this yr', '~taken|~count by weekday @2025-01-01..2025-07-18 bottom'],
  ['peak hr on fridays', '~taken|~count by hour if weekday=5 top'],
  [
    'sundays any good?',
    '~taken|~count if weekday=0 || ~taken|~count by date if weekday=0 || ~taken|~count by weekday if weekday=0 || ~taken|~count by month if weekday=0 || ~taken|~count by week if weekday=0 || ~taken|~count by hour if weekday=0 || ~taken|~count by weekday || ~taken|~count by weekday top || ~taken|~count by weekday bottom',
  ],
  [
    '12 to 2 on mon',
    '~taken|~count @2025-07-14 if hour=12,13 || ~taken|~count @2025-07-14 if hour=12,13,14 || ~taken|~count by hour @2025-07-14 if hour=12,13 || ~taken|~count by hour @2025-07-14 if hour=12,13,14 || rows @2025-07-14 if hour=12,13 || rows @2025-07-14 if hour=12,13,14 || rows @2025-07-14 if hour=12,13; transaction-type=Sale || rows @2025-07-14 if hour=12,13,14; transaction-type=Sale',
  ],
  ['sales per hr yday', '~taken|~count by hour @2025-07-17'],
  // Staff and tips
  ['tips from satrday', 'tips|tips-and-gratuity @2025-07-12 || tips|tips-and-gratuity by ~staff @2025-07-12'],
  ['tip split by barber last wk', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12'],
  ['tips per guy shop 2 yday', 'tips|tips-and-gratuity by ~staff @2025-07-17 if location=Location 2'],
  [
    'mayas tips vs owens, june',
    'tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 if ~staff=Maya Duarte,Owen Reyes || tips|tips-and-gratuity @2025-06-01..2025-06-30 if ~staff=Maya Duarte || tips|tips-and-gratuity @2025-06-01..2025-06-30 if ~staff=Owen Reyes',
  ],
  [
    'cash tips ytd',
    'cash-tips @2025-01-01..2025-07-18 || cash-tips by month @2025-01-01..2025-07-18 || cash-tips by ~staff @2025-01-01..2025-07-18',
  ],
  [
    'avg tip % since jan',
    'tip-rate @2025-01-01..2025-07-18 || tip-rate by month @2025-01-01..2025-07-18 || tip-rate by ~staff @2025-01-01..2025-07-18',
  ],
  ['who sold most shop 3 june', '~taken by ~staff @2025-06-01..2025-06-30 if location=Location 3 top'],
  [
    'how many discounts did maya do mtd',
    'discount-count @2025-07-01..2025-07-18 if ~staff=Maya Duarte || discount-count by ~staff @2025-07-01..2025-07-18 if ~staff=Maya Duarte || discount-count by ~staff @2025-07-01..2025-07-18 || ~count @2025-07-01..2025-07-18 if discount-use=With discount; ~staff=Maya Duarte || rows @2025-07-01..2025-07-18 if discount-use=With discount; ~staff=Maya Duarte || rows @2025-07-01..2025-07-18 if discount-use=With discount; ~staff=Maya Duarte; transaction-type=Sale',
  ],
  // Money: tenders, fees, tax
  [
    'cash vs card last wk',
    '~cash|~card @2025-07-06..2025-07-12 || ~any by tender|payment-method @2025-07-06..2025-07-12',
  ],
  [
    '% paid in cash june',
    '~any by tender|payment-method @2025-06-01..2025-06-30 || payment-share|net-sales-share @2025-06-01..2025-06-30 if payment-method=Cash || payment-share|net-sales-share @2025-06-01..2025-06-30 if tender=Cash',
  ],
  [
    'apple pay n google pay ytd',
    'tender-digital-wallet @2025-01-01..2025-07-18 || tender-digital-wallet by month @2025-01-01..2025-07-18 || ~taken|~count @2025-01-01..2025-07-18 if tender=Digital Wallet || ~any by tender @2025-01-01..2025-07-18 || ask',
  ],
  [
    'fees mtd',
    'fees|processing-fees @2025-07-01..2025-07-18 || fees|processing-fees by fee-kind @2025-07-01..2025-07-18',
  ],
  ['ur processing rates r what', 'text 2.9%'],
  [
    'tax collected q2',
    'taxes|taxes-on-sales @2025-04-01..2025-06-30 || taxes|taxes-on-sales by month @2025-04-01..2025-06-30',
  ],
  ['avg ticket per shop mtd', 'average-net-sale|average-sale by location @2025-07-01..2025-07-18'],
  [
    'shop 3 share of the total this yr',
    '~taken|net-sales-share|payment-share by location @2025-01-01..2025-07-18 || net-sales-share|payment-share @2025-01-01..2025-07-18 if location=Location 3',
  ],
  [
    'appts last mo how much $',
    '~taken @2025-06-01..2025-06-30 if channel=Appointment || ~taken by channel|source @2025-06-01..2025-06-30',
  ],
  ['gift cards redeemd last mo', 'gift-cards-redeemed @2025-06-01..2025-06-30'],
  // Discounts, refunds, single sales
  [
    'who did refunds last wk',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-07-06..2025-07-12 || ~any by ~staff @2025-07-06..2025-07-12 if transaction-type=Refund || rows @2025-07-06..2025-07-12 if transaction-type=Refund',
  ],
  [
    'y did ppl want $ back q2',
    '~any by refund-reason @2025-04-01..2025-06-30 || ~any by refund-reason @2025-04-01..2025-06-30 if transaction-type=Refund || rows @2025-04-01..2025-06-30 if transaction-type=Refund',
  ],
  ['how much off did we give in jun', 'discounts|discounts-and-comps @2025-06-01..2025-06-30'],
  ['freebies last mo in $', 'comps|discounts-and-comps @2025-06-01..2025-06-30'],
  ['lst 10 sales', 'rows || rows if transaction-type=Sale'],
  [
    'bigest ticket this wk',
    'rows @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if transaction-type=Sale || row',
  ],
  ['anything ovr 200 yday', 'rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale'],
  ['whats this 63.75 from mon', 'rows @2025-07-14 || rows @2025-07-14 if transaction-type=Sale || row'],
  [
    'cold brews sold ytd',
    '~units @2025-01-01..2025-07-18 if item-name=Cold Brew Concentrate || ~units by month @2025-01-01..2025-07-18 if item-name=Cold Brew Concentrate',
  ],
  ['what didnt sell at all in june', 'unsold @2025-06-01..2025-06-30'],
  [
    'coffee at shop 2 last wk',
    '~sold @2025-07-06..2025-07-12 if category=Coffee; location=Location 2 || ~sold @2025-07-06..2025-07-12 if reporting-category=Coffee; location=Location 2 || ~sold by item-name @2025-07-06..2025-07-12 if category=Coffee; location=Location 2 || ~sold by item-name @2025-07-06..2025-07-12 if reporting-category=Coffee; location=Location 2',
  ],
  // Meaning, ways, and what it cannot do
  ['whats net total mean', 'define net-total'],
  ['chg a price how', 'how /items'],
  ['old reciept, where do i find', 'how /transactions'],
  ['sales to excel?', 'how *export || how *csv || how *Excel || how /reports'],
  ['profit jun', 'cannot'],
  ['no shows this wk', 'cannot'],
  ['clock owen out at 5', 'cannot'],
];

/** The same person asks. Each turn is asked after the ones before it. */
export const barberDialogues: readonly (readonly Asked[])[] = [
  [
    [
      'take yday all shops',
      '~taken @2025-07-17 || ~taken by location @2025-07-17 || ~taken @2025-07-17 if location=Location 1,Location 2,Location 3 || ~taken by location @2025-07-17 if location=Location 1,Location 2,Location 3',
    ],
    [
      'day b4 that',
      '~taken @2025-07-16 || ~taken by location @2025-07-16 || ~taken @2025-07-16 vs 2025-07-17 || ~taken by location @2025-07-16 vs 2025-07-17 || ~taken @2025-07-17 vs 2025-07-16 || ~taken by location @2025-07-17 vs 2025-07-16 || ~taken @2025-07-16 if location=Location 1,Location 2,Location 3 || ~taken by location @2025-07-16 if location=Location 1,Location 2,Location 3',
    ],
    [
      'only loc 3',
      '~taken @2025-07-16 if location=Location 3 || ~taken @2025-07-16 vs 2025-07-17 if location=Location 3 || ~taken @2025-07-17 vs 2025-07-16 if location=Location 3',
    ],
  ],
  [
    [
      'tips mtd',
      'tips|tips-and-gratuity @2025-07-01..2025-07-18 || tips|tips-and-gratuity by ~staff @2025-07-01..2025-07-18',
    ],
    ['who got most', 'tips|tips-and-gratuity by ~staff @2025-07-01..2025-07-18 top'],
    [
      'same q june',
      'tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 top || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30',
    ],
  ],
  [
    [
      'owen last wk',
      '~taken|~count @2025-07-06..2025-07-12 if ~staff=Owen Reyes || ~taken|~count by date @2025-07-06..2025-07-12 if ~staff=Owen Reyes',
    ],
    [
      'n theo',
      '~taken|~count @2025-07-06..2025-07-12 if ~staff=Theo Lindqvist || ~taken|~count by date @2025-07-06..2025-07-12 if ~staff=Theo Lindqvist || ~taken|~count by ~staff @2025-07-06..2025-07-12 if ~staff=Owen Reyes,Theo Lindqvist',
    ],
    [
      'who did btr',
      '~taken|~count by ~staff @2025-07-06..2025-07-12 top || ~taken|~count by ~staff @2025-07-06..2025-07-12 || ~taken|~count by ~staff @2025-07-06..2025-07-12 if ~staff=Owen Reyes,Theo Lindqvist top || ~taken|~count by ~staff @2025-07-06..2025-07-12 if ~staff=Owen Reyes,Theo Lindqvist',
    ],
    [
      'day by day 4 theo',
      '~taken|~count by date @2025-07-06..2025-07-12 if ~staff=Theo Lindqvist || ~taken|~count by weekday @2025-07-06..2025-07-12 if ~staff=Theo Lindqvist',
    ],
  ],
  [
    ['shop 1 this wk', '~taken|~count @2025-07-13..2025-07-18 if location=Location 1'],
    ['shop 2?', '~taken|~count @2025-07-13..2025-07-18 if location=Location 2'],
    ['n 3', '~taken|~count @2025-07-13..2025-07-18 if location=Location 3'],
    [
      'all 3 togthr',
      '~taken|~count @2025-07-13..2025-07-18 || ~taken|~count @2025-07-13..2025-07-18 if location=Location 1,Location 2,Location 3 || ~taken|~count by location @2025-07-13..2025-07-18 || ~taken|~count by location @2025-07-13..2025-07-18 if location=Location 1,Location 2,Location 3',
    ],
  ],
  [
    ['busiest hrs last sat', '~taken|~count by hour @2025-07-12 top'],
    [
      'n the sun after',
      '~taken|~count by hour @2025-07-13 top || ~taken|~count by hour @2025-07-13 || ~taken|~count by hour @2025-07-13 vs 2025-07-12 top || ~taken|~count by hour @2025-07-13 vs 2025-07-12 || ~taken|~count by hour @2025-07-12 vs 2025-07-13 top || ~taken|~count by hour @2025-07-12 vs 2025-07-13',
    ],
    [
      'shop 2 only',
      '~taken|~count by hour @2025-07-13 if location=Location 2 top || ~taken|~count by hour @2025-07-13 if location=Location 2 || ~taken|~count by hour @2025-07-13 vs 2025-07-12 if location=Location 2 top || ~taken|~count by hour @2025-07-13 vs 2025-07-12 if location=Location 2 || ~taken|~count by hour @2025-07-12 vs 2025-07-13 if location=Location 2 top || ~taken|~count by hour @2025-07-12 vs 2025-07-13 if location=Location 2',
    ],
  ],
  [
    [
      'refunds last mo',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund || ~any by transaction-type @2025-06-01..2025-06-30 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-06-01..2025-06-30 || ~count|~taken @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    ['list em', 'rows @2025-06-01..2025-06-30 if transaction-type=Refund'],
    [
      'which barber',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-06-01..2025-06-30 || ~any by ~staff @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'reasons?',
      '~any by refund-reason @2025-06-01..2025-06-30 || ~any by refund-reason @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
  ],
  [
    ['price on the chefs knife', 'text $129.00'],
    [
      'sold any this yr',
      '~sold @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm || ~sold by month @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm || rows @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm || rows @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm; transaction-type=Sale',
    ],
    [
      'at which shop',
      '~sold by location @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm || rows @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm || rows @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm; transaction-type=Sale',
    ],
    ['wanna drop it to 99 how', 'how /items'],
  ],
  [
    [
      'fees q2',
      'fees|processing-fees @2025-04-01..2025-06-30 || fees|processing-fees by month @2025-04-01..2025-06-30 || fees|processing-fees by fee-kind @2025-04-01..2025-06-30',
    ],
    [
      'q1?',
      'fees|processing-fees @2025-01-01..2025-03-31 || fees|processing-fees by month @2025-01-01..2025-03-31 || fees|processing-fees by fee-kind @2025-01-01..2025-03-31 || fees|processing-fees @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || fees|processing-fees @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
    ],
    [
      'as % of payments',
      'fee-rate @2025-01-01..2025-03-31 || fee-rate by month @2025-01-01..2025-03-31 || fee-rate @2025-04-01..2025-06-30 || fee-rate by month @2025-04-01..2025-06-30 || fee-rate @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || fee-rate by month @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || fee-rate @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30 || fee-rate by month @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
    ],
  ],
  [
    ['bigest sale yday', 'rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale || row'],
    [
      'who rang it',
      'row || rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale || ~any by ~staff @2025-07-17 if transaction-id=*',
    ],
    [
      'wat did they buy',
      'row || rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale || ~sold by item-name @2025-07-17 if transaction-id=*',
    ],
    [
      'card or cash',
      'row || rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale || ~any by tender|payment-method @2025-07-17 if transaction-id=*',
    ],
  ],
  [
    ['sales ytd', '~taken @2025-01-01..2025-07-18'],
    [
      'vs last yr same time',
      '~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || ~taken @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18',
    ],
    [
      'by mo',
      '~taken by month @2025-01-01..2025-07-18 || ~taken by month @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || ~taken by month @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18',
    ],
    [
      'which was best',
      '~taken by month @2025-01-01..2025-07-18 top || ~taken by month @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 top || ~taken by month @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 top',
    ],
  ],
  [
    ['discounts this mo so far', 'discounts|discounts-and-comps @2025-07-01..2025-07-18'],
    [
      'how much of it maya',
      'discounts|discounts-and-comps @2025-07-01..2025-07-18 if ~staff=Maya Duarte || discounts|discounts-and-comps by ~staff @2025-07-01..2025-07-18 || discounts|discounts-and-comps by ~staff @2025-07-01..2025-07-18 if ~staff=Maya Duarte',
    ],
    [
      'owen?',
      'discounts|discounts-and-comps @2025-07-01..2025-07-18 if ~staff=Owen Reyes || discounts|discounts-and-comps by ~staff @2025-07-01..2025-07-18 || discounts|discounts-and-comps by ~staff @2025-07-01..2025-07-18 if ~staff=Owen Reyes || discounts|discounts-and-comps by ~staff @2025-07-01..2025-07-18 if ~staff=Maya Duarte,Owen Reyes',
    ],
    ['n comps whats that', 'define comps || define comp-count'],
  ],
  [
    ['how do i put in a new product', 'how /items'],
    ['pic too?', 'how /items || how *photo'],
    ['n where r the reports', 'how /reports'],
    ['can i print em', 'how *print || how *export || how /reports'],
  ],
  [
    [
      'gift cards sold in dec',
      'gift-card-sales|gift-cards-sold @2024-12-01..2024-12-31 || ~count|~units @2024-12-01..2024-12-31 if itemization-type=*',
    ],
    [
      'nov',
      'gift-card-sales|gift-cards-sold @2024-11-01..2024-11-30 || gift-card-sales|gift-cards-sold @2024-11-01..2024-11-30 vs 2024-12-01..2024-12-31 || gift-card-sales|gift-cards-sold @2024-12-01..2024-12-31 vs 2024-11-01..2024-11-30 || ~count|~units @2024-11-01..2024-11-30 if itemization-type=* || ~count|~units @2024-11-01..2024-11-30 vs 2024-12-01..2024-12-31 if itemization-type=* || ~count|~units @2024-12-01..2024-12-31 vs 2024-11-01..2024-11-30 if itemization-type=*',
    ],
    ['how much of all gift cards is still unspent', 'deferred'],
    ['where do i look that up', 'how /deferred-sales || deferred'],
  ],
  [
    ['profit this mo', 'cannot'],
    ['ok net sales then', 'net-sales @2025-07-01..2025-07-18'],
    [
      'june?',
      'net-sales @2025-06-01..2025-06-30 || net-sales @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 || net-sales @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18',
    ],
    [
      'per shop',
      'net-sales by location @2025-06-01..2025-06-30 || net-sales by location @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 || net-sales by location @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18',
    ],
  ],
  [
    ['avg ticket last wk', 'average-net-sale|average-sale @2025-07-06..2025-07-12'],
    ['per barber', 'average-net-sale|average-sale by ~staff @2025-07-06..2025-07-12'],
    ['whos highest', 'average-net-sale|average-sale by ~staff @2025-07-06..2025-07-12 top'],
    ['n lowest', 'average-net-sale|average-sale by ~staff @2025-07-06..2025-07-12 bottom'],
    ['will sat be busy if it rains', 'cannot'],
  ],
];
