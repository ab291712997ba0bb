import type { Asked } from './asked';

/** The same people ask. Each turn is asked after the ones before it. */
export const gardenerDialogues: readonly (readonly Asked[])[] = [
  [
    ['what did we make in june please', '~taken @2025-06-01..2025-06-30'],
    [
      'did we do better there than in may',
      '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
    ],
    [
      'and in june a year ago',
      '~taken @2024-06-01..2024-06-30 || ~taken @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 || ~taken @2024-06-01..2024-06-30 vs 2025-06-01..2025-06-30',
    ],
    [
      'thank you, how many customers was that',
      '~count @2025-06-01..2025-06-30 || ~count @2024-06-01..2024-06-30 || customers @2025-06-01..2025-06-30 || customers @2024-06-01..2024-06-30 || ~count @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 || ~count @2024-06-01..2024-06-30 vs 2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30 if transaction-type=Sale || ~count @2024-06-01..2024-06-30 if transaction-type=Sale',
    ],
  ],
  [
    [
      'which things sell best this year',
      '~sold by item-name @2025-01-01..2025-07-18 top || ~sold by category|reporting-category @2025-01-01..2025-07-18 top',
    ],
    [
      'only the bakery things',
      '~sold by item-name @2025-01-01..2025-07-18 if category=Bakery || ~sold by item-name @2025-01-01..2025-07-18 if reporting-category=Bakery || ~sold @2025-01-01..2025-07-18 if category=Bakery || ~sold @2025-01-01..2025-07-18 if reporting-category=Bakery',
    ],
    [
      'and which does worst',
      '~sold by item-name @2025-01-01..2025-07-18 if category=Bakery bottom || ~sold by item-name @2025-01-01..2025-07-18 if reporting-category=Bakery bottom || ~sold by item-name @2025-01-01..2025-07-18 bottom || ~sold by category|reporting-category @2025-01-01..2025-07-18 bottom',
    ],
    [
      'show me the granola through the months',
      '~sold by month @2025-01-01..2025-07-18 if item-name=House Granola || ~sold by month @2025-01-01..2025-07-18 if category=Bakery; item-name=House Granola || ~sold by month @2025-01-01..2025-07-18 if reporting-category=Bakery; item-name=House Granola',
    ],
  ],
  [
    ['how do I enter a new plant in here', 'how /items'],
    ['it comes in three pot sizes', 'how /items || how *variation || how *option || cannot || ask'],
    ['can I put a picture with it', 'how /items || how *photo'],
    ['where do I write down how many I have', 'how /items'],
  ],
  [
    [
      'gift cards we sold last december',
      'gift-card-sales|gift-cards-sold @2024-12-01..2024-12-31 || ~count|~units @2024-12-01..2024-12-31 if itemization-type=*',
    ],
    [
      'how much has been spent with gift cards since then',
      'gift-cards-redeemed @2024-12-01..2025-07-18 || gift-cards-redeemed @2025-01-01..2025-07-18 || gift-cards-redeemed @2024-12-31..2025-07-18 || gift-cards-redeemed by month @2024-12-01..2025-07-18 || gift-cards-redeemed by month @2025-01-01..2025-07-18 || gift-cards-redeemed by month @2024-12-31..2025-07-18',
    ],
    ['so what do we still owe people', 'deferred'],
    ['show me where that is written', 'how /deferred-sales'],
  ],
  [
    [
      'what has Clara Montrose bought from us lately',
      '~any if customer=Clara Montrose (C-011) || ~any if customer-id=C-011 || customers if customer=Clara Montrose (C-011) || customers if customer-id=C-011 || rows if customer=Clara Montrose (C-011) || rows if customer-id=C-011 || rows if customer=Clara Montrose (C-011); transaction-type=Sale || rows if customer-id=C-011; transaction-type=Sale || ~sold by item-name if customer=Clara Montrose (C-011) || ~sold by item-name if customer-id=C-011 || row',
    ],
    [
      'how much has she spent this year altogether',
      '~taken @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011) || ~taken @2025-01-01..2025-07-18 if customer-id=C-011 || customers @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011) || customers @2025-01-01..2025-07-18 if customer-id=C-011',
    ],
    [
      'does anybody spend more than her',
      'customers @2025-01-01..2025-07-18 || ~taken by customer|customer-id @2025-01-01..2025-07-18 top',
    ],
  ],
  [
    ['saturday gone, how did we do', '~taken|~count @2025-07-12'],
    ['one hour after the other please', '~taken|~count by hour @2025-07-12'],
    ['when was it busiest then', '~taken|~count by hour @2025-07-12 top || ~taken|~count @2025-07-12 if hour=*'],
    [
      'what did people buy then',
      '~sold by item-name @2025-07-12 if hour=* || ~sold by category|reporting-category @2025-07-12 if hour=* || rows @2025-07-12 if hour=* || rows @2025-07-12 if hour=*; transaction-type=Sale || ~sold by item-name @2025-07-12',
    ],
  ],
  [
    ['todays total', '~taken @2025-07-18'],
    ['just loc 1', '~taken @2025-07-18 if location=Location 1'],
    [
      'whos been on the till there',
      '~taken|~count by ~staff @2025-07-18 if location=Location 1 || rows @2025-07-18 if location=Location 1 || rows @2025-07-18 if location=Location 1; transaction-type=Sale || ~taken|~count by ~staff @2025-07-18',
    ],
    [
      'n the day b4',
      '~taken|~count by ~staff @2025-07-17 if location=Location 1 || ~taken @2025-07-17 if location=Location 1 || rows @2025-07-17 if location=Location 1 || rows @2025-07-17 if location=Location 1; transaction-type=Sale || ~taken|~count by ~staff @2025-07-17',
    ],
  ],
  [
    ['staff this wk', '~taken|~count by ~staff @2025-07-13..2025-07-18'],
    ['w tips', 'tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18'],
    [
      'only maya n theo',
      'tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18 if ~staff=Maya Duarte,Theo Lindqvist',
    ],
    ['last wk same', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12 if ~staff=Maya Duarte,Theo Lindqvist'],
  ],
  [
    [
      'how many sales yest before noon',
      '~count @2025-07-17 if part-of-day=Morning || ~count @2025-07-17 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || ~count @2025-07-17 if hour=05,06,07,08,09,10,11 || ~count @2025-07-17 if hour=08,09,10,11 || ~count @2025-07-17 if hour=06,07,08,09,10,11 || ~count @2025-07-17 if hour=07,08,09,10,11 || ~count @2025-07-17 if hour=09,10,11 || ~count @2025-07-17 if part-of-day=Morning; transaction-type=Sale || ~count @2025-07-17 if hour=00,01,02,03,04,05,06,07,08,09,10,11; transaction-type=Sale || ~count @2025-07-17 if hour=05,06,07,08,09,10,11; transaction-type=Sale || ~count @2025-07-17 if hour=08,09,10,11; transaction-type=Sale || ~count @2025-07-17 if hour=06,07,08,09,10,11; transaction-type=Sale || ~count @2025-07-17 if hour=07,08,09,10,11; transaction-type=Sale || ~count @2025-07-17 if hour=09,10,11; transaction-type=Sale || rows @2025-07-17 if part-of-day=Morning || rows @2025-07-17 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || rows @2025-07-17 if hour=05,06,07,08,09,10,11 || rows @2025-07-17 if hour=08,09,10,11 || rows @2025-07-17 if hour=06,07,08,09,10,11 || rows @2025-07-17 if hour=07,08,09,10,11 || rows @2025-07-17 if hour=09,10,11 || rows @2025-07-17 if part-of-day=Morning; transaction-type=Sale || rows @2025-07-17 if hour=00,01,02,03,04,05,06,07,08,09,10,11; transaction-type=Sale || rows @2025-07-17 if hour=05,06,07,08,09,10,11; transaction-type=Sale || rows @2025-07-17 if hour=08,09,10,11; transaction-type=Sale || rows @2025-07-17 if hour=06,07,08,09,10,11; transaction-type=Sale || rows @2025-07-17 if hour=07,08,09,10,11; transaction-type=Sale || rows @2025-07-17 if hour=09,10,11; transaction-type=Sale || ~count by part-of-day @2025-07-17',
    ],
    [
      'n after 5',
      '~count @2025-07-17 if part-of-day=Evening || ~count @2025-07-17 if hour=17,18,19,20,21,22,23 || ~count @2025-07-17 if hour=17,18,19 || ~count @2025-07-17 if hour=17,18,19,20 || ~count @2025-07-17 if hour=17,18 || ~count @2025-07-17 if hour=17,18,19,20,21 || ~count @2025-07-17 if hour=17,18,19,20,21,22 || ~count @2025-07-17 if part-of-day=Evening; transaction-type=Sale || ~count @2025-07-17 if hour=17,18,19,20,21,22,23; transaction-type=Sale || ~count @2025-07-17 if hour=17,18,19; transaction-type=Sale || ~count @2025-07-17 if hour=17,18,19,20; transaction-type=Sale || ~count @2025-07-17 if hour=17,18; transaction-type=Sale || ~count @2025-07-17 if hour=17,18,19,20,21; transaction-type=Sale || ~count @2025-07-17 if hour=17,18,19,20,21,22; transaction-type=Sale || rows @2025-07-17 if part-of-day=Evening || rows @2025-07-17 if hour=17,18,19,20,21,22,23 || rows @2025-07-17 if hour=17,18,19 || rows @2025-07-17 if hour=17,18,19,20 || rows @2025-07-17 if hour=17,18 || rows @2025-07-17 if hour=17,18,19,20,21 || rows @2025-07-17 if hour=17,18,19,20,21,22 || rows @2025-07-17 if part-of-day=Evening; transaction-type=Sale || rows @2025-07-17 if hour=17,18,19,20,21,22,23; transaction-type=Sale || rows @2025-07-17 if hour=17,18,19; transaction-type=Sale || rows @2025-07-17 if hour=17,18,19,20; transaction-type=Sale || rows @2025-07-17 if hour=17,18; transaction-type=Sale || rows @2025-07-17 if hour=17,18,19,20,21; transaction-type=Sale || rows @2025-07-17 if hour=17,18,19,20,21,22; transaction-type=Sale',
    ],
    [
      'what about $',
      '~taken @2025-07-17 if part-of-day=Evening || ~taken @2025-07-17 if hour=17,18,19,20,21,22,23 || ~taken @2025-07-17 if hour=17,18,19 || ~taken @2025-07-17 if hour=17,18,19,20 || ~taken @2025-07-17 if hour=17,18 || ~taken @2025-07-17 if hour=17,18,19,20,21 || ~taken @2025-07-17 if hour=17,18,19,20,21,22 || ~taken @2025-07-17 if part-of-day=Evening; transaction-type=Sale || ~taken @2025-07-17 if hour=17,18,19,20,21,22,23; transaction-type=Sale || ~taken @2025-07-17 if hour=17,18,19; transaction-type=Sale || ~taken @2025-07-17 if hour=17,18,19,20; transaction-type=Sale || ~taken @2025-07-17 if hour=17,18; transaction-type=Sale || ~taken @2025-07-17 if hour=17,18,19,20,21; transaction-type=Sale || ~taken @2025-07-17 if hour=17,18,19,20,21,22; transaction-type=Sale || rows @2025-07-17 if part-of-day=Evening || rows @2025-07-17 if hour=17,18,19,20,21,22,23 || rows @2025-07-17 if hour=17,18,19 || rows @2025-07-17 if hour=17,18,19,20 || rows @2025-07-17 if hour=17,18 || rows @2025-07-17 if hour=17,18,19,20,21 || rows @2025-07-17 if hour=17,18,19,20,21,22 || rows @2025-07-17 if part-of-day=Evening; transaction-type=Sale || rows @2025-07-17 if hour=17,18,19,20,21,22,23; transaction-type=Sale || rows @2025-07-17 if hour=17,18,19; transaction-type=Sale || rows @2025-07-17 if hour=17,18,19,20; transaction-type=Sale || rows @2025-07-17 if hour=17,18; transaction-type=Sale || rows @2025-07-17 if hour=17,18,19,20,21; transaction-type=Sale || rows @2025-07-17 if hour=17,18,19,20,21,22; transaction-type=Sale',
    ],
  ],
  [
    ['cold brew today', '~sold @2025-07-18 if item-name=Cold Brew Concentrate'],
    ['this week', '~sold @2025-07-13..2025-07-18 if item-name=Cold Brew Concentrate'],
    [
      'vs last',
      '~sold @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if item-name=Cold Brew Concentrate || ~sold @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18 if item-name=Cold Brew Concentrate || ~sold @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 if item-name=Cold Brew Concentrate || ~sold @2025-07-06..2025-07-11 vs 2025-07-13..2025-07-18 if item-name=Cold Brew Concentrate || ~sold @2025-07-06..2025-07-12 if item-name=Cold Brew Concentrate',
    ],
    [
      'for each day',
      '~sold by date @2025-07-13..2025-07-18 if item-name=Cold Brew Concentrate || ~sold by date @2025-07-06..2025-07-12 if item-name=Cold Brew Concentrate || ~sold by date @2025-07-06..2025-07-18 if item-name=Cold Brew Concentrate || ~sold by date @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if item-name=Cold Brew Concentrate || ~sold by date @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18 if item-name=Cold Brew Concentrate || ~sold by date @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 if item-name=Cold Brew Concentrate || ~sold by date @2025-07-06..2025-07-11 vs 2025-07-13..2025-07-18 if item-name=Cold Brew Concentrate',
    ],
  ],
  [
    ['biggest sale on mon', 'rows @2025-07-14 || rows @2025-07-14 if transaction-type=Sale'],
    [
      'whats in it',
      'row || rows @2025-07-14 || rows @2025-07-14 if transaction-type=Sale || ~sold by item-name @2025-07-14 if transaction-id=*',
    ],
    [
      'who served them',
      'row || rows @2025-07-14 || rows @2025-07-14 if transaction-type=Sale || ~any by ~staff @2025-07-14 if transaction-id=*',
    ],
    [
      'did they tip',
      'row || rows @2025-07-14 || rows @2025-07-14 if transaction-type=Sale || tips|tips-and-gratuity @2025-07-14 if transaction-id=*',
    ],
  ],
  [
    ['can i set up a staff discount', 'cannot || how /items'],
    ['ok how much did we give off this month', 'discounts|discounts-and-comps|discount-count @2025-07-01..2025-07-18'],
    [
      'who gives the most',
      'discounts|discounts-and-comps|discount-count by ~staff @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18 if discount-use=With discount',
    ],
    [
      'n in june',
      'discounts|discounts-and-comps|discount-count by ~staff @2025-06-01..2025-06-30 || discounts|discounts-and-comps|discount-count @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if discount-use=With discount',
    ],
  ],
  [
    ['Net sales by month, first half', 'net-sales by month @2025-01-01..2025-06-30'],
    ['Gross as well', 'gross-sales by month @2025-01-01..2025-06-30'],
    ['Restrict it to location 2', 'gross-sales|net-sales by month @2025-01-01..2025-06-30 if location=Location 2'],
    [
      'Compare with the first half of 2024',
      'gross-sales|net-sales by month @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30 if location=Location 2 || gross-sales|net-sales by month @2024-01-01..2024-06-30 vs 2025-01-01..2025-06-30 if location=Location 2 || gross-sales|net-sales @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30 if location=Location 2 || gross-sales|net-sales @2024-01-01..2024-06-30 vs 2025-01-01..2025-06-30 if location=Location 2',
    ],
  ],
  [
    ['Tax collected from April through June', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
    ['Split that by month', 'taxes|taxes-on-sales by month @2025-04-01..2025-06-30'],
    [
      'And what was refunded of it?',
      'taxes-on-refunds @2025-04-01..2025-06-30 || taxes-on-refunds by month @2025-04-01..2025-06-30',
    ],
    [
      'Q1, please',
      'taxes-on-refunds|taxes|taxes-on-sales @2025-01-01..2025-03-31 || taxes-on-refunds|taxes|taxes-on-sales by month @2025-01-01..2025-03-31',
    ],
  ],
  [
    ['What did payment processing cost us in June?', 'processing-fees|fees @2025-06-01..2025-06-30'],
    ['In percent of what was paid', 'fee-rate @2025-06-01..2025-06-30'],
    [
      'May likewise',
      'fee-rate @2025-05-01..2025-05-31 || fee-rate @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || fee-rate @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
    ],
    ['What are the rates you charge?', 'text 2.9%'],
  ],
  [
    ['Payments collected last week', 'payments-collected|total-payments @2025-07-06..2025-07-12'],
    ['Broken down by tender', 'payments-collected|total-payments by tender|payment-method @2025-07-06..2025-07-12'],
    [
      'How much of that was tips?',
      'tips|tips-and-gratuity @2025-07-06..2025-07-12 || tips|tips-and-gratuity by tender|payment-method @2025-07-06..2025-07-12',
    ],
    [
      'And tax?',
      'taxes|taxes-on-sales @2025-07-06..2025-07-12 || taxes|taxes-on-sales by tender|payment-method @2025-07-06..2025-07-12',
    ],
  ],
  [
    [
      'Deposits taken during June',
      'deposits-collected @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-status=Partially Paid || rows @2025-06-01..2025-06-30 if transaction-status=Partially Paid; transaction-type=Sale',
    ],
    ['Redeemed in the same month', 'deposits-redeemed|invoice-deposit-redeemed @2025-06-01..2025-06-30'],
    ['Remaining balance?', 'deferred || deposits|deferred-sales @2025-06-01..2025-06-30'],
    ['Define deferred sales', 'define deferred-sales'],
  ],
  [
    [
      'Returns in the second quarter',
      'returns|returned|exchanged|refunds|return-count|items-refunded|items-returned @2025-04-01..2025-06-30 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-04-01..2025-06-30 || rows @2025-04-01..2025-06-30 if transaction-type=Refund || ~any by transaction-type @2025-04-01..2025-06-30 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-04-01..2025-06-30 || ~count|~taken @2025-04-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'What reasons were given?',
      '~any by refund-reason @2025-04-01..2025-06-30 || ~any by refund-reason @2025-04-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'Which items were they?',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-04-01..2025-06-30 || ~any by item-name @2025-04-01..2025-06-30 if transaction-type=Refund',
    ],
    ['What is the difference to a partial refund?', 'define partial-refunds'],
  ],
  [
    ['stores this month', '~taken|~count by location @2025-07-01..2025-07-18'],
    ['in pct', '~taken|net-sales-share|payment-share|~count by location @2025-07-01..2025-07-18'],
    ['just no 2', '~taken|net-sales-share|payment-share|~count @2025-07-01..2025-07-18 if location=Location 2'],
    [
      'vs june',
      '~taken|net-sales-share|payment-share|~count @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if location=Location 2 || ~taken|net-sales-share|payment-share|~count @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if location=Location 2 || ~taken|net-sales-share|payment-share|~count @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if location=Location 2 || ~taken|net-sales-share|payment-share|~count @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if location=Location 2 || ~taken|net-sales-share|payment-share|~count @2025-06-01..2025-06-30 if location=Location 2',
    ],
  ],
  [
    ['sales since jan 1', '~taken @2025-01-01..2025-07-18'],
    [
      'vs last yr',
      '~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || ~taken @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18',
    ],
    [
      'count only the saturdays',
      '~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if weekday=6 || ~taken @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 if weekday=6 || ~taken @2025-01-01..2025-07-18 if weekday=6 || ~taken by date @2025-01-01..2025-07-18 if weekday=6 || ~taken by month @2025-01-01..2025-07-18 if weekday=6',
    ],
    [
      'sundays instead',
      '~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if weekday=0 || ~taken @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 if weekday=0 || ~taken @2025-01-01..2025-07-18 if weekday=0 || ~taken by date @2025-01-01..2025-07-18 if weekday=0 || ~taken by month @2025-01-01..2025-07-18 if weekday=0',
    ],
  ],
  [
    ['best month in 2024', '~taken by month @2024-01-01..2024-12-31 top'],
    ['worst', '~taken by month @2024-01-01..2024-12-31 bottom'],
    ['and this yr', '~taken by month @2025-01-01..2025-07-18 bottom || ~taken by month @2025-01-01..2025-07-18'],
    [
      'why was it so bad',
      'cannot || ask || ~any || ~any by category|reporting-category || ~any by item-name || ~any by date || ~any by week || ~any by weekday || ~any by ~staff || ~any by location || ~any by channel|source',
    ],
  ],
  [
    [
      'web orders last wk',
      '~taken|~count @2025-07-06..2025-07-12 if channel=Online || ~taken|~count @2025-07-06..2025-07-12 if source=Online store',
    ],
    [
      '1 wk earlier',
      '~taken|~count @2025-06-29..2025-07-05 if channel=Online || ~taken|~count @2025-06-29..2025-07-05 if source=Online store || ~taken|~count @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if channel=Online || ~taken|~count @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if source=Online store || ~taken|~count @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 if channel=Online || ~taken|~count @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 if source=Online store',
    ],
    [
      'avg order',
      'average-net-sale|average-sale @2025-06-29..2025-07-05 if channel=Online || average-net-sale|average-sale @2025-06-29..2025-07-05 if source=Online store || average-net-sale|average-sale @2025-07-06..2025-07-12 if channel=Online || average-net-sale|average-sale @2025-07-06..2025-07-12 if source=Online store || average-net-sale|average-sale @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if channel=Online || average-net-sale|average-sale @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if source=Online store || average-net-sale|average-sale @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 if channel=Online || average-net-sale|average-sale @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 if source=Online store',
    ],
    [
      'what did they order',
      '~sold by item-name @2025-06-29..2025-07-05 if channel=Online || ~sold by item-name @2025-06-29..2025-07-05 if source=Online store || ~sold by category|reporting-category @2025-06-29..2025-07-05 if channel=Online || ~sold by category|reporting-category @2025-06-29..2025-07-05 if source=Online store || rows @2025-06-29..2025-07-05 if channel=Online || rows @2025-06-29..2025-07-05 if source=Online store || rows @2025-06-29..2025-07-05 if channel=Online; transaction-type=Sale || rows @2025-06-29..2025-07-05 if source=Online store; transaction-type=Sale || ~sold by item-name @2025-07-06..2025-07-12 if channel=Online || ~sold by item-name @2025-07-06..2025-07-12 if source=Online store || ~sold by category|reporting-category @2025-07-06..2025-07-12 if channel=Online || ~sold by category|reporting-category @2025-07-06..2025-07-12 if source=Online store || rows @2025-07-06..2025-07-12 if channel=Online || rows @2025-07-06..2025-07-12 if source=Online store || rows @2025-07-06..2025-07-12 if channel=Online; transaction-type=Sale || rows @2025-07-06..2025-07-12 if source=Online store; transaction-type=Sale',
    ],
  ],
  [
    ['this past wkend', '~taken|~count @2025-07-12..2025-07-13'],
    [
      'wkend before',
      '~taken|~count @2025-07-05..2025-07-06 || ~taken|~count @2025-07-12..2025-07-13 vs 2025-07-05..2025-07-06 || ~taken|~count @2025-07-05..2025-07-06 vs 2025-07-12..2025-07-13',
    ],
    [
      'how many sales each',
      '~count @2025-07-12..2025-07-13 vs 2025-07-05..2025-07-06 || ~count @2025-07-05..2025-07-06 vs 2025-07-12..2025-07-13 || ~count by date @2025-07-05..2025-07-06 || ~count by weekday @2025-07-05..2025-07-06 || ~count @2025-07-05..2025-07-06 || ~count by date @2025-07-05..2025-07-13 if weekday=0,6 || ~count by week @2025-07-05..2025-07-13 if weekday=0,6 || ~count @2025-07-12..2025-07-13 vs 2025-07-05..2025-07-06 if transaction-type=Sale || ~count @2025-07-05..2025-07-06 vs 2025-07-12..2025-07-13 if transaction-type=Sale || ~count by date @2025-07-05..2025-07-06 if transaction-type=Sale || ~count by weekday @2025-07-05..2025-07-06 if transaction-type=Sale || ~count @2025-07-05..2025-07-06 if transaction-type=Sale',
    ],
  ],
  [
    [
      'coffee or bakery, whats bigger ytd',
      '~sold by category|reporting-category @2025-01-01..2025-07-18 || ~sold by category|reporting-category @2025-01-01..2025-07-18 if category=Bakery,Coffee || ~sold by category|reporting-category @2025-01-01..2025-07-18 if reporting-category=Bakery,Coffee || ~sold @2025-01-01..2025-07-18 if category=Coffee || ~sold @2025-01-01..2025-07-18 if reporting-category=Coffee || ~sold @2025-01-01..2025-07-18 if category=Bakery || ~sold @2025-01-01..2025-07-18 if reporting-category=Bakery',
    ],
    [
      'how bout 2024',
      '~sold by category|reporting-category @2024-01-01..2024-12-31 || ~sold by category|reporting-category @2024-01-01..2024-07-18 || ~sold by category|reporting-category @2024-01-01..2024-12-31 if category=Bakery,Coffee || ~sold by category|reporting-category @2024-01-01..2024-12-31 if reporting-category=Bakery,Coffee || ~sold by category|reporting-category @2024-01-01..2024-07-18 if category=Bakery,Coffee || ~sold by category|reporting-category @2024-01-01..2024-07-18 if reporting-category=Bakery,Coffee || ~sold by category|reporting-category @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || ~sold by category|reporting-category @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 || ~sold by category|reporting-category @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if category=Bakery,Coffee || ~sold by category|reporting-category @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if reporting-category=Bakery,Coffee || ~sold by category|reporting-category @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 if category=Bakery,Coffee || ~sold by category|reporting-category @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 if reporting-category=Bakery,Coffee || ~sold @2024-01-01..2024-12-31 if category=Bakery || ~sold @2024-01-01..2024-12-31 if reporting-category=Bakery || ~sold @2024-01-01..2024-07-18 if category=Bakery || ~sold @2024-01-01..2024-07-18 if reporting-category=Bakery || ~sold @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if category=Bakery || ~sold @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if reporting-category=Bakery || ~sold @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 if category=Bakery || ~sold @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 if reporting-category=Bakery',
    ],
    [
      'skip the bakery',
      '~sold @2024-01-01..2024-12-31 if category=Coffee || ~sold @2024-01-01..2024-12-31 if reporting-category=Coffee || ~sold @2024-01-01..2024-07-18 if category=Coffee || ~sold @2024-01-01..2024-07-18 if reporting-category=Coffee || ~sold @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if category=Coffee || ~sold @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if reporting-category=Coffee || ~sold @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 if category=Coffee || ~sold @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 if reporting-category=Coffee || ~sold @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 if category=Coffee || ~sold @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 if reporting-category=Coffee || ~sold @2024-01-01..2024-12-31 vs 2025-01-01..2025-07-18 if category=Coffee || ~sold @2024-01-01..2024-12-31 vs 2025-01-01..2025-07-18 if reporting-category=Coffee',
    ],
    [
      'top item in it',
      '~sold by item-name @2024-01-01..2024-12-31 if category=Coffee top || ~sold by item-name @2024-01-01..2024-12-31 if reporting-category=Coffee top || ~sold by item-name @2024-01-01..2024-07-18 if category=Coffee top || ~sold by item-name @2024-01-01..2024-07-18 if reporting-category=Coffee top || ~sold by item-name @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if category=Coffee top || ~sold by item-name @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if reporting-category=Coffee top || ~sold by item-name @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 if category=Coffee top || ~sold by item-name @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 if reporting-category=Coffee top || ~sold by item-name @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 if category=Coffee top || ~sold by item-name @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 if reporting-category=Coffee top || ~sold by item-name @2024-01-01..2024-12-31 vs 2025-01-01..2025-07-18 if category=Coffee top || ~sold by item-name @2024-01-01..2024-12-31 vs 2025-01-01..2025-07-18 if reporting-category=Coffee top',
    ],
  ],
  [
    [
      'catering this quarter so far',
      '~sold @2025-07-01..2025-07-18 if category=Catering || ~sold @2025-07-01..2025-07-18 if reporting-category=Catering || ~sold @2025-07-01..2025-07-18 if item-name=Catering Platter, Serves 12',
    ],
    [
      'and the quarter before',
      '~sold @2025-04-01..2025-06-30 if category=Catering || ~sold @2025-04-01..2025-06-30 if reporting-category=Catering || ~sold @2025-04-01..2025-06-30 if item-name=Catering Platter, Serves 12 || ~sold @2025-07-01..2025-07-18 vs 2025-04-01..2025-06-30 if category=Catering || ~sold @2025-07-01..2025-07-18 vs 2025-04-01..2025-06-30 if reporting-category=Catering || ~sold @2025-07-01..2025-07-18 vs 2025-04-01..2025-06-30 if item-name=Catering Platter, Serves 12 || ~sold @2025-04-01..2025-06-30 vs 2025-07-01..2025-07-18 if category=Catering || ~sold @2025-04-01..2025-06-30 vs 2025-07-01..2025-07-18 if reporting-category=Catering || ~sold @2025-04-01..2025-06-30 vs 2025-07-01..2025-07-18 if item-name=Catering Platter, Serves 12',
    ],
    [
      'give me the months',
      '~sold by month @2025-04-01..2025-06-30 if category=Catering || ~sold by month @2025-04-01..2025-06-30 if reporting-category=Catering || ~sold by month @2025-04-01..2025-06-30 if item-name=Catering Platter, Serves 12 || ~sold by month @2025-04-01..2025-07-18 if category=Catering || ~sold by month @2025-04-01..2025-07-18 if reporting-category=Catering || ~sold by month @2025-04-01..2025-07-18 if item-name=Catering Platter, Serves 12 || ~sold by month @2025-07-01..2025-07-18 vs 2025-04-01..2025-06-30 if category=Catering || ~sold by month @2025-07-01..2025-07-18 vs 2025-04-01..2025-06-30 if reporting-category=Catering || ~sold by month @2025-07-01..2025-07-18 vs 2025-04-01..2025-06-30 if item-name=Catering Platter, Serves 12 || ~sold by month @2025-04-01..2025-06-30 vs 2025-07-01..2025-07-18 if category=Catering || ~sold by month @2025-04-01..2025-06-30 vs 2025-07-01..2025-07-18 if reporting-category=Catering || ~sold by month @2025-04-01..2025-06-30 vs 2025-07-01..2025-07-18 if item-name=Catering Platter, Serves 12',
    ],
    [
      'how many orders was it',
      '~count|~units @2025-04-01..2025-06-30 if category=Catering || ~count|~units @2025-04-01..2025-06-30 if reporting-category=Catering || ~count|~units @2025-04-01..2025-06-30 if item-name=Catering Platter, Serves 12 || ~count|~units by month @2025-04-01..2025-06-30 if category=Catering || ~count|~units by month @2025-04-01..2025-06-30 if reporting-category=Catering || ~count|~units by month @2025-04-01..2025-06-30 if item-name=Catering Platter, Serves 12 || rows @2025-04-01..2025-06-30 if category=Catering || rows @2025-04-01..2025-06-30 if reporting-category=Catering || rows @2025-04-01..2025-06-30 if item-name=Catering Platter, Serves 12 || rows @2025-04-01..2025-06-30 if category=Catering; transaction-type=Sale || rows @2025-04-01..2025-06-30 if reporting-category=Catering; transaction-type=Sale || rows @2025-04-01..2025-06-30 if item-name=Catering Platter, Serves 12; transaction-type=Sale || ~count|~units @2025-04-01..2025-07-18 if category=Catering || ~count|~units @2025-04-01..2025-07-18 if reporting-category=Catering || ~count|~units @2025-04-01..2025-07-18 if item-name=Catering Platter, Serves 12 || ~count|~units by month @2025-04-01..2025-07-18 if category=Catering || ~count|~units by month @2025-04-01..2025-07-18 if reporting-category=Catering || ~count|~units by month @2025-04-01..2025-07-18 if item-name=Catering Platter, Serves 12 || rows @2025-04-01..2025-07-18 if category=Catering || rows @2025-04-01..2025-07-18 if reporting-category=Catering || rows @2025-04-01..2025-07-18 if item-name=Catering Platter, Serves 12 || rows @2025-04-01..2025-07-18 if category=Catering; transaction-type=Sale || rows @2025-04-01..2025-07-18 if reporting-category=Catering; transaction-type=Sale || rows @2025-04-01..2025-07-18 if item-name=Catering Platter, Serves 12; transaction-type=Sale || ~count|~units @2025-07-01..2025-07-18 vs 2025-04-01..2025-06-30 if category=Catering || ~count|~units @2025-07-01..2025-07-18 vs 2025-04-01..2025-06-30 if reporting-category=Catering || ~count|~units @2025-07-01..2025-07-18 vs 2025-04-01..2025-06-30 if item-name=Catering Platter, Serves 12 || ~count|~units @2025-04-01..2025-06-30 vs 2025-07-01..2025-07-18 if category=Catering || ~count|~units @2025-04-01..2025-06-30 vs 2025-07-01..2025-07-18 if reporting-category=Catering || ~count|~units @2025-04-01..2025-06-30 vs 2025-07-01..2025-07-18 if item-name=Catering Platter, Serves 12 || ~count|~units by month @2025-07-01..2025-07-18 vs 2025-04-01..2025-06-30 if category=Catering || ~count|~units by month @2025-07-01..2025-07-18 vs 2025-04-01..2025-06-30 if reporting-category=Catering || ~count|~units by month @2025-07-01..2025-07-18 vs 2025-04-01..2025-06-30 if item-name=Catering Platter, Serves 12 || ~count|~units by month @2025-04-01..2025-06-30 vs 2025-07-01..2025-07-18 if category=Catering || ~count|~units by month @2025-04-01..2025-06-30 vs 2025-07-01..2025-07-18 if reporting-category=Catering || ~count|~units by month @2025-04-01..2025-06-30 vs 2025-07-01..2025-07-18 if item-name=Catering Platter, Serves 12',
    ],
  ],
  [
    [
      'show the invoices of june',
      'rows @2025-06-01..2025-06-30 if channel=Invoice || rows @2025-06-01..2025-06-30 if source=Invoices || rows @2025-06-01..2025-06-30 if channel=Invoice; transaction-type=Sale || rows @2025-06-01..2025-06-30 if source=Invoices; transaction-type=Sale || ~taken|~count @2025-06-01..2025-06-30 if channel=Invoice || ~taken|~count @2025-06-01..2025-06-30 if source=Invoices',
    ],
    [
      'what do they add up to',
      '~taken @2025-06-01..2025-06-30 if channel=Invoice || ~taken @2025-06-01..2025-06-30 if source=Invoices',
    ],
    [
      'on average',
      'average-net-sale|average-sale @2025-06-01..2025-06-30 if channel=Invoice || average-net-sale|average-sale @2025-06-01..2025-06-30 if source=Invoices',
    ],
    [
      'the largest',
      'rows @2025-06-01..2025-06-30 if channel=Invoice || rows @2025-06-01..2025-06-30 if source=Invoices || rows @2025-06-01..2025-06-30 if channel=Invoice; transaction-type=Sale || rows @2025-06-01..2025-06-30 if source=Invoices; transaction-type=Sale || row',
    ],
  ],
  [
    ['whats our price for a platter', 'text $180.00'],
    ['how many have we sold this year', '~units @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12'],
    ['which shop sold them', '~sold by location @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12'],
    [
      'and to whom',
      'customers @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12 || ~any by customer|customer-id @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12 || rows @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12 || rows @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12; transaction-type=Sale',
    ],
  ],
  [
    [
      'deposits we took last month',
      'deposits-collected|invoices @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-status=Partially Paid || rows @2025-06-01..2025-06-30 if transaction-status=Partially Paid; transaction-type=Sale || rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Sale',
    ],
    [
      'who paid them',
      'rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Sale || deposits-collected|invoices by customer|customer-id @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-status=Partially Paid || rows @2025-06-01..2025-06-30 if transaction-status=Partially Paid; transaction-type=Sale || customers @2025-06-01..2025-06-30 if transaction-status=Partially Paid || ~any by customer|customer-id @2025-06-01..2025-06-30 if transaction-status=Partially Paid',
    ],
    ['how much do we owe on deposits right now', 'deferred'],
  ],
  [
    ['setup cost in may', 'setup-cost|service-charges @2025-05-01..2025-05-31'],
    ['and in june', 'setup-cost|service-charges @2025-06-01..2025-06-30'],
    [
      'add those up',
      'setup-cost|service-charges @2025-05-01..2025-06-30 || setup-cost|service-charges by month @2025-05-01..2025-06-30 || setup-cost|service-charges @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || setup-cost|service-charges @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
    ],
    ['perfect thats me done', 'cannot'],
  ],
  [
    ['independence day sales', '~taken @2025-07-04'],
    ['the day after', '~taken @2025-07-05 || ~taken @2025-07-05 vs 2025-07-04 || ~taken @2025-07-04 vs 2025-07-05'],
    [
      'both',
      '~taken @2025-07-04..2025-07-05 || ~taken by date @2025-07-04..2025-07-05 || ~taken @2025-07-05 vs 2025-07-04 || ~taken @2025-07-04 vs 2025-07-05',
    ],
    [
      'which things were bought',
      '~sold by item-name @2025-07-04..2025-07-05 || ~sold by category|reporting-category @2025-07-04..2025-07-05 || ~sold by item-name @2025-07-05 || ~sold by category|reporting-category @2025-07-05 || ~sold by item-name @2025-07-05 vs 2025-07-04 || ~sold by item-name @2025-07-04 vs 2025-07-05 || ~sold by category|reporting-category @2025-07-05 vs 2025-07-04 || ~sold by category|reporting-category @2025-07-04 vs 2025-07-05 || rows @2025-07-04..2025-07-05 || rows @2025-07-04..2025-07-05 if transaction-type=Sale',
    ],
  ],
];
