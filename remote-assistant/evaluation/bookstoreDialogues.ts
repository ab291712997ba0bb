import type { Asked } from './asked';

/** The same people ask. Each turn is asked after the ones before it. */
export const bookstoreDialogues: readonly (readonly Asked[])[] = [
  [
    ['hw did we do yday', '~taken @2025-07-17'],
    [
      'in how many sales',
      '~count @2025-07-17 || ~count @2025-07-17 if transaction-type=Sale || rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale',
    ],
    ['biggest?', 'rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale'],
    [
      'who rang that one up',
      'row || rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale || ~any by ~staff @2025-07-17',
    ],
  ],
  [
    ['whats selling best since june 1', '~sold by item-name @2025-06-01..2025-07-18 top'],
    ['n whats not', '~sold by item-name @2025-06-01..2025-07-18 bottom || unsold @2025-06-01..2025-07-18'],
    [
      'loc 2 only pls',
      '~sold by item-name @2025-06-01..2025-07-18 if location=Location 2 || unsold @2025-06-01..2025-07-18 if location=Location 2',
    ],
    [
      'same dates last year',
      '~sold by item-name @2024-06-01..2024-07-18 if location=Location 2 || ~sold by item-name @2025-06-01..2025-07-18 vs 2024-06-01..2024-07-18 if location=Location 2 || ~sold by item-name @2024-06-01..2024-07-18 vs 2025-06-01..2025-07-18 if location=Location 2 || unsold @2024-06-01..2024-07-18 if location=Location 2',
    ],
  ],
  [
    [
      'how is priya doing this month',
      '~taken|~count @2025-07-01..2025-07-18 if ~staff=Priya Nair || ~taken|~count by date @2025-07-01..2025-07-18 if ~staff=Priya Nair || ~taken|~count by week @2025-07-01..2025-07-18 if ~staff=Priya Nair || ~taken|~count by month @2025-07-01..2025-07-18 if ~staff=Priya Nair',
    ],
    [
      'whats that as a percentage of everyone',
      '~taken|~count|net-sales-share|payment-share by ~staff @2025-07-01..2025-07-18 || ~taken|~count|net-sales-share|payment-share by ~staff @2025-07-01..2025-07-18 if ~staff=Priya Nair || ~taken|~count|net-sales-share|payment-share @2025-07-01..2025-07-18 if ~staff=Priya Nair',
    ],
    [
      'and theo?',
      '~taken|~count|net-sales-share|payment-share @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist || ~taken|~count|net-sales-share|payment-share by ~staff @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist || ~taken|~count|net-sales-share|payment-share by date @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist || ~taken|~count|net-sales-share|payment-share by week @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist || ~taken|~count|net-sales-share|payment-share by month @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist || ~taken|~count|net-sales-share|payment-share by ~staff @2025-07-01..2025-07-18',
    ],
    [
      'which of those two had more refunds',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-07-01..2025-07-18 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-07-01..2025-07-18 if ~staff=Priya Nair,Theo Lindqvist || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-01..2025-07-18 if ~staff=Priya Nair || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist || ~any by ~staff @2025-07-01..2025-07-18 if transaction-type=Refund || ~any by ~staff @2025-07-01..2025-07-18 if transaction-type=Refund; ~staff=Priya Nair,Theo Lindqvist || rows @2025-07-01..2025-07-18 if ~staff=Priya Nair,Theo Lindqvist; transaction-type=Refund',
    ],
  ],
  [
    ['gift card sales this year so far', 'gift-card-sales|gift-cards-sold @2025-01-01..2025-07-18'],
    ['can u split that by month', 'gift-card-sales|gift-cards-sold by month @2025-01-01..2025-07-18'],
    ['whats the top month', 'gift-card-sales|gift-cards-sold by month @2025-01-01..2025-07-18 top'],
    ['and how much of it is still unspent', 'deferred'],
  ],
  [
    ['net for april to june', 'net-sales @2025-04-01..2025-06-30'],
    ['now per shop', 'net-sales by location @2025-04-01..2025-06-30'],
    [
      'leave out location 3',
      'net-sales by location @2025-04-01..2025-06-30 if location=Location 1,Location 2 || net-sales @2025-04-01..2025-06-30 if location=Location 1,Location 2',
    ],
    [
      'average ticket instead',
      'average-net-sale|average-sale by location @2025-04-01..2025-06-30 if location=Location 1,Location 2 || average-net-sale|average-sale @2025-04-01..2025-06-30 if location=Location 1,Location 2',
    ],
  ],
  [
    [
      'coffee or bakery, which did better in june',
      '~sold by category|reporting-category @2025-06-01..2025-06-30 || ~sold by category|reporting-category @2025-06-01..2025-06-30 if category=Bakery,Coffee || ~sold by category|reporting-category @2025-06-01..2025-06-30 if reporting-category=Bakery,Coffee || ~sold @2025-06-01..2025-06-30 if category=Bakery || ~sold @2025-06-01..2025-06-30 if reporting-category=Bakery || ~sold @2025-06-01..2025-06-30 if category=Coffee || ~sold @2025-06-01..2025-06-30 if reporting-category=Coffee || ~sold @2025-06-01..2025-06-30 if category=Bakery,Coffee || ~sold @2025-06-01..2025-06-30 if reporting-category=Bakery,Coffee',
    ],
    [
      'in units i mean',
      '~units by category|reporting-category @2025-06-01..2025-06-30 || ~units by category|reporting-category @2025-06-01..2025-06-30 if category=Bakery,Coffee || ~units by category|reporting-category @2025-06-01..2025-06-30 if reporting-category=Bakery,Coffee || ~units @2025-06-01..2025-06-30 if category=Bakery || ~units @2025-06-01..2025-06-30 if reporting-category=Bakery || ~units @2025-06-01..2025-06-30 if category=Coffee || ~units @2025-06-01..2025-06-30 if reporting-category=Coffee || ~units @2025-06-01..2025-06-30 if category=Bakery,Coffee || ~units @2025-06-01..2025-06-30 if reporting-category=Bakery,Coffee',
    ],
    [
      'n in may then',
      '~units by category|reporting-category @2025-05-01..2025-05-31 || ~units by category|reporting-category @2025-05-01..2025-05-31 if category=Bakery,Coffee || ~units by category|reporting-category @2025-05-01..2025-05-31 if reporting-category=Bakery,Coffee || ~units @2025-05-01..2025-05-31 if category=Bakery || ~units @2025-05-01..2025-05-31 if reporting-category=Bakery || ~units @2025-05-01..2025-05-31 if category=Coffee || ~units @2025-05-01..2025-05-31 if reporting-category=Coffee || ~units @2025-05-01..2025-05-31 if category=Bakery,Coffee || ~units @2025-05-01..2025-05-31 if reporting-category=Bakery,Coffee || ~units by category|reporting-category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~units by category|reporting-category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Bakery,Coffee || ~units by category|reporting-category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if reporting-category=Bakery,Coffee || ~units by category|reporting-category @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~units by category|reporting-category @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Bakery,Coffee || ~units by category|reporting-category @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if reporting-category=Bakery,Coffee',
    ],
    [
      'just the saturdays',
      '~units by category|reporting-category @2025-05-01..2025-05-31 if weekday=6 || ~units by category|reporting-category @2025-05-01..2025-05-31 if category=Bakery,Coffee; weekday=6 || ~units by category|reporting-category @2025-05-01..2025-05-31 if reporting-category=Bakery,Coffee; weekday=6 || ~units @2025-05-01..2025-05-31 if category=Bakery; weekday=6 || ~units @2025-05-01..2025-05-31 if reporting-category=Bakery; weekday=6 || ~units @2025-05-01..2025-05-31 if category=Coffee; weekday=6 || ~units @2025-05-01..2025-05-31 if reporting-category=Coffee; weekday=6 || ~units @2025-05-01..2025-05-31 if category=Bakery,Coffee; weekday=6 || ~units @2025-05-01..2025-05-31 if reporting-category=Bakery,Coffee; weekday=6 || ~units by category|reporting-category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if weekday=6 || ~units by category|reporting-category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Bakery,Coffee; weekday=6 || ~units by category|reporting-category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if reporting-category=Bakery,Coffee; weekday=6 || ~units by category|reporting-category @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if weekday=6 || ~units by category|reporting-category @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Bakery,Coffee; weekday=6 || ~units by category|reporting-category @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if reporting-category=Bakery,Coffee; weekday=6',
    ],
  ],
  [
    [
      'what went back to customers in june',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund || ~any by transaction-type @2025-06-01..2025-06-30 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-06-01..2025-06-30',
    ],
    [
      'how many times was that',
      'return-count @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund || ~count by transaction-type @2025-06-01..2025-06-30',
    ],
    [
      'who did those',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-06-01..2025-06-30 || ~any by ~staff @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    ['list em', 'rows @2025-06-01..2025-06-30 if transaction-type=Refund'],
  ],
  [
    ['fees we paid in june', 'fees|processing-fees @2025-06-01..2025-06-30'],
    ['as a percentage', 'fee-rate @2025-06-01..2025-06-30'],
    [
      'and in april',
      'fee-rate|fees @2025-04-01..2025-04-30 || fee-rate|fees @2025-06-01..2025-06-30 vs 2025-04-01..2025-04-30 || fee-rate|fees @2025-04-01..2025-04-30 vs 2025-06-01..2025-06-30',
    ],
    [
      'so did it go up',
      'fee-rate|fees @2025-06-01..2025-06-30 vs 2025-04-01..2025-04-30 || fee-rate|fees @2025-04-01..2025-04-30 vs 2025-06-01..2025-06-30 || fee-rate|fees by month @2025-04-01..2025-06-30',
    ],
  ],
  [
    ['hows today going', '~taken|~count @2025-07-18 || ~taken|~count by hour @2025-07-18'],
    ['compared to last friday', '~taken|~count @2025-07-18 vs 2025-07-11 || ~taken|~count @2025-07-11 vs 2025-07-18'],
    [
      'just up to noon',
      '~taken|~count @2025-07-18 vs 2025-07-11 if part-of-day=Morning || ~taken|~count @2025-07-18 vs 2025-07-11 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || ~taken|~count @2025-07-18 vs 2025-07-11 if hour=05,06,07,08,09,10,11 || ~taken|~count @2025-07-18 vs 2025-07-11 if hour=08,09,10,11 || ~taken|~count @2025-07-18 vs 2025-07-11 if hour=06,07,08,09,10,11 || ~taken|~count @2025-07-18 vs 2025-07-11 if hour=00,01,02,03,04,05,06,07,08,09,10,11,12 || ~taken|~count @2025-07-11 vs 2025-07-18 if part-of-day=Morning || ~taken|~count @2025-07-11 vs 2025-07-18 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || ~taken|~count @2025-07-11 vs 2025-07-18 if hour=05,06,07,08,09,10,11 || ~taken|~count @2025-07-11 vs 2025-07-18 if hour=08,09,10,11 || ~taken|~count @2025-07-11 vs 2025-07-18 if hour=06,07,08,09,10,11 || ~taken|~count @2025-07-11 vs 2025-07-18 if hour=00,01,02,03,04,05,06,07,08,09,10,11,12 || ~taken|~count @2025-07-18 if part-of-day=Morning || ~taken|~count @2025-07-18 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || ~taken|~count @2025-07-18 if hour=05,06,07,08,09,10,11 || ~taken|~count @2025-07-18 if hour=08,09,10,11 || ~taken|~count @2025-07-18 if hour=06,07,08,09,10,11 || ~taken|~count by hour @2025-07-18 vs 2025-07-11 || ~taken|~count by hour @2025-07-11 vs 2025-07-18',
    ],
    [
      'what about tips',
      'tips|tips-and-gratuity @2025-07-18 || tips|tips-and-gratuity @2025-07-18 vs 2025-07-11 || tips|tips-and-gratuity @2025-07-11 vs 2025-07-18 || tips|tips-and-gratuity @2025-07-18 if part-of-day=Morning || tips|tips-and-gratuity @2025-07-18 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || tips|tips-and-gratuity @2025-07-18 if hour=05,06,07,08,09,10,11 || tips|tips-and-gratuity @2025-07-18 if hour=08,09,10,11 || tips|tips-and-gratuity @2025-07-18 if hour=06,07,08,09,10,11 || tips|tips-and-gratuity @2025-07-18 vs 2025-07-11 if part-of-day=Morning || tips|tips-and-gratuity @2025-07-18 vs 2025-07-11 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || tips|tips-and-gratuity @2025-07-18 vs 2025-07-11 if hour=05,06,07,08,09,10,11 || tips|tips-and-gratuity @2025-07-18 vs 2025-07-11 if hour=08,09,10,11 || tips|tips-and-gratuity @2025-07-18 vs 2025-07-11 if hour=06,07,08,09,10,11 || tips|tips-and-gratuity @2025-07-11 vs 2025-07-18 if part-of-day=Morning || tips|tips-and-gratuity @2025-07-11 vs 2025-07-18 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || tips|tips-and-gratuity @2025-07-11 vs 2025-07-18 if hour=05,06,07,08,09,10,11 || tips|tips-and-gratuity @2025-07-11 vs 2025-07-18 if hour=08,09,10,11 || tips|tips-and-gratuity @2025-07-11 vs 2025-07-18 if hour=06,07,08,09,10,11',
    ],
  ],
  [
    ['best day we had last week?', '~taken|~count by date|weekday @2025-07-06..2025-07-12 top'],
    [
      'who sold the most on it',
      '~taken|~count|~sold by ~staff @2025-07-06 top || ~taken|~count|~sold by ~staff @2025-07-07 top || ~taken|~count|~sold by ~staff @2025-07-08 top || ~taken|~count|~sold by ~staff @2025-07-09 top || ~taken|~count|~sold by ~staff @2025-07-10 top || ~taken|~count|~sold by ~staff @2025-07-11 top || ~taken|~count|~sold by ~staff @2025-07-12 top || ~taken|~count|~sold by ~staff @2025-07-06..2025-07-12 if weekday=0 top || ~taken|~count|~sold by ~staff @2025-07-06..2025-07-12 if weekday=1 top || ~taken|~count|~sold by ~staff @2025-07-06..2025-07-12 if weekday=2 top || ~taken|~count|~sold by ~staff @2025-07-06..2025-07-12 if weekday=3 top || ~taken|~count|~sold by ~staff @2025-07-06..2025-07-12 if weekday=4 top || ~taken|~count|~sold by ~staff @2025-07-06..2025-07-12 if weekday=5 top || ~taken|~count|~sold by ~staff @2025-07-06..2025-07-12 if weekday=6 top',
    ],
    [
      'and what did people buy',
      '~sold by item-name|category|reporting-category @2025-07-06 || ~sold by item-name|category|reporting-category @2025-07-07 || ~sold by item-name|category|reporting-category @2025-07-08 || ~sold by item-name|category|reporting-category @2025-07-09 || ~sold by item-name|category|reporting-category @2025-07-10 || ~sold by item-name|category|reporting-category @2025-07-11 || ~sold by item-name|category|reporting-category @2025-07-12 || rows @2025-07-06 || rows @2025-07-07 || rows @2025-07-08 || rows @2025-07-09 || rows @2025-07-10 || rows @2025-07-11 || rows @2025-07-12 || rows @2025-07-06 if transaction-type=Sale || rows @2025-07-07 if transaction-type=Sale || rows @2025-07-08 if transaction-type=Sale || rows @2025-07-09 if transaction-type=Sale || rows @2025-07-10 if transaction-type=Sale || rows @2025-07-11 if transaction-type=Sale || rows @2025-07-12 if transaction-type=Sale || ~sold by item-name|category|reporting-category @2025-07-06..2025-07-12 if weekday=0 || ~sold by item-name|category|reporting-category @2025-07-06..2025-07-12 if weekday=1 || ~sold by item-name|category|reporting-category @2025-07-06..2025-07-12 if weekday=2 || ~sold by item-name|category|reporting-category @2025-07-06..2025-07-12 if weekday=3 || ~sold by item-name|category|reporting-category @2025-07-06..2025-07-12 if weekday=4 || ~sold by item-name|category|reporting-category @2025-07-06..2025-07-12 if weekday=5 || ~sold by item-name|category|reporting-category @2025-07-06..2025-07-12 if weekday=6',
    ],
    ['ok and the worst day', '~taken|~count by date|weekday @2025-07-06..2025-07-12 bottom'],
  ],
  [
    ['whats the pour over set going for', 'text $58.00'],
    ['how many have we sold this year', '~units @2025-01-01..2025-07-18 if item-name=Pour-Over Set, Stoneware'],
    ['got any left', 'text in stock || text stock'],
    ['where do i change the price of it', 'how /items || how *price'],
  ],
  [
    [
      'website sales in may',
      '~taken|~count @2025-05-01..2025-05-31 if channel=Online || ~taken|~count @2025-05-01..2025-05-31 if source=Online store',
    ],
    [
      'june',
      '~taken|~count @2025-06-01..2025-06-30 if channel=Online || ~taken|~count @2025-06-01..2025-06-30 if source=Online store',
    ],
    [
      'and july till today',
      '~taken|~count @2025-07-01..2025-07-18 if channel=Online || ~taken|~count @2025-07-01..2025-07-18 if source=Online store',
    ],
    [
      'put all three together',
      '~taken|~count @2025-05-01..2025-07-18 if channel=Online || ~taken|~count @2025-05-01..2025-07-18 if source=Online store || ~taken|~count by month @2025-05-01..2025-07-18 if channel=Online || ~taken|~count by month @2025-05-01..2025-07-18 if source=Online store',
    ],
  ],
  [
    [
      'look up clara montrose',
      'rows if customer=Clara Montrose (C-011) || rows if customer=Clara Montrose (C-011); transaction-type=Sale || rows if customer-id=C-011 || rows if customer-id=C-011; transaction-type=Sale || customers if customer=Clara Montrose (C-011) || customers if customer-id=C-011 || ~any if customer=Clara Montrose (C-011) || ~any if customer-id=C-011',
    ],
    [
      'what has she spent in 2025',
      '~taken @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011) || ~taken @2025-01-01..2025-07-18 if customer-id=C-011 || customers @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011) || customers @2025-01-01..2025-07-18 if customer-id=C-011',
    ],
    [
      'when was she last in',
      'rows if customer=Clara Montrose (C-011) || rows if customer=Clara Montrose (C-011); transaction-type=Sale || rows if customer-id=C-011 || rows if customer-id=C-011; transaction-type=Sale || customers if customer=Clara Montrose (C-011) || customers if customer-id=C-011 || row || ~any by date if customer=Clara Montrose (C-011) || ~any by date if customer-id=C-011',
    ],
    [
      'what does she usually get',
      '~sold|~count by item-name|category|reporting-category if customer=Clara Montrose (C-011) || ~sold|~count by item-name|category|reporting-category if customer-id=C-011 || rows if customer=Clara Montrose (C-011) || rows if customer=Clara Montrose (C-011); transaction-type=Sale || rows if customer-id=C-011 || rows if customer-id=C-011; transaction-type=Sale',
    ],
  ],
  [
    ['hourly sales yesterday', '~taken|~count by hour @2025-07-17'],
    ['same thing for saturday', '~taken|~count by hour @2025-07-12'],
    ['whens the peak', '~taken|~count by hour @2025-07-12 top'],
    ['at location 1 i mean', '~taken|~count by hour @2025-07-12 if location=Location 1'],
  ],
  [
    ['sales tax for the first quarter', 'taxes|taxes-on-sales @2025-01-01..2025-03-31'],
    ['second quarter', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
    [
      'how far apart are they',
      'taxes|taxes-on-sales @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || taxes|taxes-on-sales @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
    ],
    [
      'n how much of it went back on refunds',
      'taxes-on-refunds @2025-04-01..2025-06-30 || taxes-on-refunds @2025-01-01..2025-03-31 || taxes-on-refunds @2025-01-01..2025-06-30 || taxes-on-refunds @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || taxes-on-refunds @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
    ],
  ],
  [
    [
      'discounts we gave in may',
      'discounts|discounts-and-comps|discount-count @2025-05-01..2025-05-31 || rows @2025-05-01..2025-05-31 if discount-use=With discount || rows @2025-05-01..2025-05-31 if discount-use=With discount; transaction-type=Sale',
    ],
    [
      'what about freebies',
      'comps|discounts-and-comps|comp-count @2025-05-01..2025-05-31 || rows @2025-05-01..2025-05-31 if discount-use=With discount || rows @2025-05-01..2025-05-31 if discount-use=With discount; transaction-type=Sale',
    ],
    [
      'which of the staff gave them',
      'comps|discounts-and-comps|comp-count by ~staff @2025-05-01..2025-05-31 || discounts|discounts-and-comps|discount-count|comps by ~staff @2025-05-01..2025-05-31',
    ],
    [
      'maya alone',
      'comps|discounts-and-comps|comp-count|discounts @2025-05-01..2025-05-31 if ~staff=Maya Duarte || comps|discounts-and-comps|comp-count|discounts by ~staff @2025-05-01..2025-05-31 if ~staff=Maya Duarte || rows @2025-05-01..2025-05-31 if ~staff=Maya Duarte; discount-use=With discount || rows @2025-05-01..2025-05-31 if ~staff=Maya Duarte; discount-use=With discount; transaction-type=Sale',
    ],
  ],
  [
    ['total for june please', '~taken @2025-06-01..2025-06-30'],
    ['sorry i meant net', 'net-sales @2025-06-01..2025-06-30'],
    [
      'without online',
      'net-sales @2025-06-01..2025-06-30 if channel=Appointment,In-Person,In-Store,Invoice || net-sales @2025-06-01..2025-06-30 if source=Appointments,Invoices,Point of Sale || net-sales by channel @2025-06-01..2025-06-30 if channel=Appointment,In-Person,In-Store,Invoice || net-sales by channel @2025-06-01..2025-06-30 if source=Appointments,Invoices,Point of Sale || net-sales by source @2025-06-01..2025-06-30 if channel=Appointment,In-Person,In-Store,Invoice || net-sales by source @2025-06-01..2025-06-30 if source=Appointments,Invoices,Point of Sale',
    ],
    [
      'week by week',
      'net-sales by week @2025-06-01..2025-06-30 if channel=Appointment,In-Person,In-Store,Invoice || net-sales by week @2025-06-01..2025-06-30 if source=Appointments,Invoices,Point of Sale',
    ],
  ],
  [
    ['hiya', 'cannot'],
    ['profit in june?', 'cannot'],
    ['ok then net sales', 'net-sales @2025-06-01..2025-06-30'],
    [
      'why is that less than gross',
      'define net-sales || define net-sales; gross-sales || cannot *net || gross-sales|returns|discounts|discounts-and-comps @2025-06-01..2025-06-30',
    ],
  ],
  [
    [
      'top 3 customers this year',
      'customers @2025-01-01..2025-07-18 || ~taken by customer|customer-id @2025-01-01..2025-07-18 top || ~taken by customer|customer-id @2025-01-01..2025-07-18 if transaction-type=Sale top',
    ],
    [
      'the second one, what do they buy',
      '~sold|~count by item-name|category|reporting-category @2025-01-01..2025-07-18 if customer=* || ~sold|~count by item-name|category|reporting-category @2025-01-01..2025-07-18 if customer-id=* || rows @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer=*; transaction-type=Sale || rows @2025-01-01..2025-07-18 if customer-id=* || rows @2025-01-01..2025-07-18 if customer-id=*; transaction-type=Sale',
    ],
    [
      'how many visits',
      '~count @2025-01-01..2025-07-18 if customer=* || ~count @2025-01-01..2025-07-18 if customer-id=* || ~count @2025-01-01..2025-07-18 if customer=*; transaction-type=Sale || ~count @2025-01-01..2025-07-18 if customer-id=*; transaction-type=Sale || customers @2025-01-01..2025-07-18 if customer=* || customers @2025-01-01..2025-07-18 if customer-id=* || rows @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer=*; transaction-type=Sale || rows @2025-01-01..2025-07-18 if customer-id=* || rows @2025-01-01..2025-07-18 if customer-id=*; transaction-type=Sale',
    ],
    [
      'spend by month',
      '~taken by month @2025-01-01..2025-07-18 if customer=* || ~taken by month @2025-01-01..2025-07-18 if customer-id=*',
    ],
  ],
  [
    ['cash in june', '~cash @2025-06-01..2025-06-30'],
    [
      'and compared with may',
      '~cash @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~cash @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
    ],
    [
      'what about wallets',
      'tender-digital-wallet @2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 if tender=Digital Wallet || tender-digital-wallet @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || tender-digital-wallet @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if tender=Digital Wallet || ~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if tender=Digital Wallet || ~any by tender @2025-06-01..2025-06-30',
    ],
    [
      'share of each way to pay',
      '~any by tender|payment-method @2025-06-01..2025-06-30 || ~any by tender|payment-method @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~any by tender|payment-method @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
    ],
  ],
  [
    ['where is the deferred sales page', 'how /deferred-sales'],
    ['what does that even mean', 'define deferred-sales'],
    ['so how much is it right now', 'deferred'],
  ],
  [
    ['quietest hour mon to fri', '~taken|~count by hour if weekday=1,2,3,4,5 bottom'],
    ['weekends?', '~taken|~count by hour if weekday=0,6 bottom'],
    ['loc 1 only', '~taken|~count by hour if location=Location 1; weekday=0,6 bottom'],
    ['n the busiest', '~taken|~count by hour if location=Location 1; weekday=0,6 top'],
  ],
  [
    [
      'how many workshop seats this year',
      '~units @2025-01-01..2025-07-18 if category=Classes || ~units @2025-01-01..2025-07-18 if reporting-category=Classes || ~units @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop',
    ],
    [
      'each month',
      '~units by month @2025-01-01..2025-07-18 if category=Classes || ~units by month @2025-01-01..2025-07-18 if reporting-category=Classes || ~units by month @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop',
    ],
    ['what do we charge for one', 'text $85.00'],
    [
      'did anybody want their money back on it',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-01-01..2025-07-18 if category=Classes || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-01-01..2025-07-18 if reporting-category=Classes || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-01-01..2025-07-18 if category=Classes || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-01-01..2025-07-18 if reporting-category=Classes || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop || rows @2025-01-01..2025-07-18 if category=Classes; transaction-type=Refund || rows @2025-01-01..2025-07-18 if reporting-category=Classes; transaction-type=Refund || rows @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop; transaction-type=Refund || ~any by transaction-type @2025-01-01..2025-07-18 if category=Classes || ~any by transaction-type @2025-01-01..2025-07-18 if reporting-category=Classes || ~any by transaction-type @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned if category=Classes || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned if reporting-category=Classes || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned if item-name=Bread Baking Workshop || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason if category=Classes || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason if reporting-category=Classes || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason if item-name=Bread Baking Workshop || rows if category=Classes; transaction-type=Refund || rows if reporting-category=Classes; transaction-type=Refund || rows if item-name=Bread Baking Workshop; transaction-type=Refund || ~any by transaction-type if category=Classes || ~any by transaction-type if reporting-category=Classes || ~any by transaction-type if item-name=Bread Baking Workshop',
    ],
  ],
  [
    ['average sale in the second quarter', 'average-net-sale|average-sale @2025-04-01..2025-06-30'],
    [
      'and the first',
      'average-net-sale|average-sale @2025-01-01..2025-03-31 || average-net-sale|average-sale @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || average-net-sale|average-sale @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
    ],
    [
      'up or down then',
      'average-net-sale|average-sale @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || average-net-sale|average-sale @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
    ],
    [
      'n per channel',
      'average-net-sale|average-sale by channel @2025-04-01..2025-06-30 || average-net-sale|average-sale by channel @2025-01-01..2025-03-31 || average-net-sale|average-sale by source @2025-04-01..2025-06-30 || average-net-sale|average-sale by source @2025-01-01..2025-03-31 || average-net-sale|average-sale by channel @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || average-net-sale|average-sale by source @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || average-net-sale|average-sale by channel @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30 || average-net-sale|average-sale by source @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
    ],
  ],
  [
    ['how do i put in a new product', 'how /items'],
    ['with a picture', 'how /items || how *photo'],
    ['n print a label for it', 'how /items || how *label'],
    ['lovely thanks', 'cannot'],
  ],
  [
    ['whats the latest refund', 'row || rows if transaction-type=Refund'],
    ['why', 'row || rows if transaction-type=Refund || ~any by refund-reason || text reason'],
    ['which customer', 'row || rows if transaction-type=Refund || text customer || cannot'],
    [
      'any others that day',
      'rows if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned',
    ],
  ],
  [
    [
      'honey past 30 days',
      '~sold @2025-06-19..2025-07-18 if item-name=Wildflower Honey, 350 g || ~sold @2025-06-18..2025-07-17 if item-name=Wildflower Honey, 350 g',
    ],
    [
      'and cheddar',
      '~sold @2025-06-19..2025-07-18 if item-name=Aged Cheddar || ~sold @2025-06-18..2025-07-17 if item-name=Aged Cheddar',
    ],
    [
      'which of the two is doing better',
      '~sold by item-name @2025-06-19..2025-07-18 || ~sold by item-name @2025-06-19..2025-07-18 if item-name=Wildflower Honey, 350 g,Aged Cheddar || ~sold by item-name @2025-06-18..2025-07-17 || ~sold by item-name @2025-06-18..2025-07-17 if item-name=Wildflower Honey, 350 g,Aged Cheddar || ~sold @2025-06-19..2025-07-18 if item-name=Wildflower Honey, 350 g,Aged Cheddar || ~sold @2025-06-18..2025-07-17 if item-name=Wildflower Honey, 350 g,Aged Cheddar',
    ],
    [
      'week by week for both',
      '~sold by week @2025-06-19..2025-07-18 if item-name=Wildflower Honey, 350 g,Aged Cheddar || ~sold by week @2025-06-18..2025-07-17 if item-name=Wildflower Honey, 350 g,Aged Cheddar',
    ],
  ],
  [
    [
      'invoices this month',
      '~taken|~count @2025-07-01..2025-07-18 if channel=Invoice || ~taken|~count @2025-07-01..2025-07-18 if source=Invoices || rows @2025-07-01..2025-07-18 if channel=Invoice || rows @2025-07-01..2025-07-18 if channel=Invoice; transaction-type=Sale || rows @2025-07-01..2025-07-18 if source=Invoices || rows @2025-07-01..2025-07-18 if source=Invoices; transaction-type=Sale',
    ],
    [
      'any deposits on them',
      'invoices|deposits-collected|deferred-sales|deposits @2025-07-01..2025-07-18 || invoices|deposits-collected|deferred-sales|deposits @2025-07-01..2025-07-18 if channel=Invoice || invoices|deposits-collected|deferred-sales|deposits @2025-07-01..2025-07-18 if source=Invoices || rows @2025-07-01..2025-07-18 if channel=Invoice; transaction-status=Partially Paid || rows @2025-07-01..2025-07-18 if source=Invoices; transaction-status=Partially Paid',
    ],
    ['and whats still owed overall', 'deferred || cannot'],
  ],
  [
    [
      'how has the market stall done this year',
      '~taken|~count @2025-01-01..2025-07-18 if device-nickname=Market stall || ~taken|~count @2025-01-01..2025-07-18 if device-name=Card reader 4 || ~taken|~count @2025-01-01..2025-07-18 if channel=In-Person || ~taken|~count by date @2025-01-01..2025-07-18 if device-nickname=Market stall || ~taken|~count by date @2025-01-01..2025-07-18 if device-name=Card reader 4 || ~taken|~count by date @2025-01-01..2025-07-18 if channel=In-Person || ~taken|~count by week @2025-01-01..2025-07-18 if device-nickname=Market stall || ~taken|~count by week @2025-01-01..2025-07-18 if device-name=Card reader 4 || ~taken|~count by week @2025-01-01..2025-07-18 if channel=In-Person || ~taken|~count by month @2025-01-01..2025-07-18 if device-nickname=Market stall || ~taken|~count by month @2025-01-01..2025-07-18 if device-name=Card reader 4 || ~taken|~count by month @2025-01-01..2025-07-18 if channel=In-Person',
    ],
    [
      'per month',
      '~taken|~count by month @2025-01-01..2025-07-18 if device-nickname=Market stall || ~taken|~count by month @2025-01-01..2025-07-18 if device-name=Card reader 4 || ~taken|~count by month @2025-01-01..2025-07-18 if channel=In-Person',
    ],
    [
      'worst one',
      '~taken|~count by month @2025-01-01..2025-07-18 if device-nickname=Market stall bottom || ~taken|~count by month @2025-01-01..2025-07-18 if device-name=Card reader 4 bottom || ~taken|~count by month @2025-01-01..2025-07-18 if channel=In-Person bottom',
    ],
    [
      'why',
      'cannot || ~any if device-nickname=Market stall || ~any if device-name=Card reader 4 || ~any if channel=In-Person || ~any by item-name if device-nickname=Market stall || ~any by item-name if device-name=Card reader 4 || ~any by item-name if channel=In-Person || ~any by category if device-nickname=Market stall || ~any by category if device-name=Card reader 4 || ~any by category if channel=In-Person || ~any by weekday if device-nickname=Market stall || ~any by weekday if device-name=Card reader 4 || ~any by weekday if channel=In-Person || ~any by date if device-nickname=Market stall || ~any by date if device-name=Card reader 4 || ~any by date if channel=In-Person || ~any by week if device-nickname=Market stall || ~any by week if device-name=Card reader 4 || ~any by week if channel=In-Person || ~any by ~staff if device-nickname=Market stall || ~any by ~staff if device-name=Card reader 4 || ~any by ~staff if channel=In-Person',
    ],
  ],
  [
    [
      'sales monday to wednesday this week',
      '~taken|~count @2025-07-14..2025-07-16 || ~taken|~count by date @2025-07-14..2025-07-16',
    ],
    [
      'same days the week before',
      '~taken|~count @2025-07-07..2025-07-09 || ~taken|~count by date @2025-07-07..2025-07-09 || ~taken|~count @2025-07-14..2025-07-16 vs 2025-07-07..2025-07-09 || ~taken|~count @2025-07-07..2025-07-09 vs 2025-07-14..2025-07-16',
    ],
    [
      'whats the gap',
      '~taken|~count @2025-07-14..2025-07-16 vs 2025-07-07..2025-07-09 || ~taken|~count @2025-07-07..2025-07-09 vs 2025-07-14..2025-07-16',
    ],
    [
      'which category made the difference',
      '~sold|~taken by category|reporting-category @2025-07-14..2025-07-16 vs 2025-07-07..2025-07-09 || ~sold|~taken by category|reporting-category @2025-07-07..2025-07-09 vs 2025-07-14..2025-07-16',
    ],
  ],
];
