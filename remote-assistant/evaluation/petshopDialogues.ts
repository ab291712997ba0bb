import type { Asked } from './asked';

/** The same people ask. Each turn is asked after the ones before it. */
export const petshopDialogues: readonly (readonly Asked[])[] = [
  [
    ['june takings', '~taken @2025-06-01..2025-06-30'],
    ['and may?', '~taken @2025-05-01..2025-05-31'],
    [
      'diff',
      '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
    ],
    [
      'just saturdays',
      '~taken @2025-06-01..2025-06-30 if weekday=6 || ~taken by date @2025-06-01..2025-06-30 if weekday=6 || ~taken @2025-05-01..2025-05-31 if weekday=6 || ~taken by date @2025-05-01..2025-05-31 if weekday=6 || ~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if weekday=6 || ~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if weekday=6',
    ],
  ],
  [
    ['top 5 items last month', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['in units', '~units by item-name @2025-06-01..2025-06-30 top'],
    ['the second one, week by week', '~sold by week @2025-06-01..2025-06-30 if item-name=*'],
    ['what do we charge for it', 'text $'],
  ],
  [
    [
      'refunds this yr',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-01-01..2025-07-18 || rows @2025-01-01..2025-07-18 if transaction-type=Refund || ~any by transaction-type @2025-01-01..2025-07-18 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-01-01..2025-07-18',
    ],
    [
      'worst month?',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by month @2025-01-01..2025-07-18',
    ],
    [
      'who did them',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff || ~any by ~staff if transaction-type=Refund || rows if transaction-type=Refund',
    ],
    [
      'reasons',
      '~any by refund-reason || ~any by refund-reason if transaction-type=Refund || rows if transaction-type=Refund',
    ],
  ],
  [
    [
      'gift cards in may',
      'gift-card-sales|gift-cards-sold @2025-05-01..2025-05-31 || gift-card-sales|gift-cards-sold|gift-cards-redeemed @2025-05-01..2025-05-31',
    ],
    ['and used?', 'gift-cards-redeemed @2025-05-01..2025-05-31'],
    ['whats left on them all', 'deferred'],
    ['where do i look that up', 'how /deferred-sales'],
  ],
  [
    ['owen last week', '~taken|~count @2025-07-06..2025-07-12 if ~staff=Owen Reyes'],
    ['tips?', 'tips|tips-and-gratuity @2025-07-06..2025-07-12 if ~staff=Owen Reyes'],
    [
      'same for theo',
      'tips|tips-and-gratuity @2025-07-06..2025-07-12 if ~staff=Theo Lindqvist || ~taken|~count @2025-07-06..2025-07-12 if ~staff=Theo Lindqvist',
    ],
    [
      'so who got more',
      'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12 || tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12 if ~staff=Owen Reyes,Theo Lindqvist',
    ],
  ],
  [
    [
      'online orders this month',
      '~count|~taken @2025-07-01..2025-07-18 if channel=Online || ~count|~taken @2025-07-01..2025-07-18 if source=Online store || rows @2025-07-01..2025-07-18 if channel=Online || rows @2025-07-01..2025-07-18 if source=Online store',
    ],
    [
      'vs same days last month',
      '~count|~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if channel=Online || ~count|~taken @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if channel=Online || ~count|~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if source=Online store || ~count|~taken @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if source=Online store',
    ],
    [
      'whats the average one worth',
      'average-net-sale|average-sale @2025-07-01..2025-07-18 if channel=Online || average-net-sale|average-sale @2025-07-01..2025-07-18 if source=Online store || average-net-sale|average-sale @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if channel=Online || average-net-sale|average-sale @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if channel=Online || average-net-sale|average-sale @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if source=Online store || average-net-sale|average-sale @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if source=Online store',
    ],
    [
      'who bought',
      'customers @2025-07-01..2025-07-18 if channel=Online || customers @2025-07-01..2025-07-18 if source=Online store || rows @2025-07-01..2025-07-18 if channel=Online || rows @2025-07-01..2025-07-18 if channel=Online; transaction-type=Sale || rows @2025-07-01..2025-07-18 if source=Online store || rows @2025-07-01..2025-07-18 if source=Online store; transaction-type=Sale || ~any by customer|customer-id @2025-07-01..2025-07-18 if channel=Online || ~any by customer|customer-id @2025-07-01..2025-07-18 if source=Online store',
    ],
  ],
  [
    ['sales today', '~taken @2025-07-18'],
    ['cash?', '~cash @2025-07-18'],
    ['same for card', '~card @2025-07-18'],
    ['n yesterday', '~card @2025-07-17'],
  ],
  [
    ['whats the last sale we did', 'row || rows || rows if transaction-type=Sale'],
    ['who was it', 'row || rows || rows if transaction-type=Sale || ~any by ~staff'],
    ['how did they pay', 'row || rows || rows if transaction-type=Sale || ~any by tender|payment-method'],
    ['any tip on it', 'row || rows || rows if transaction-type=Sale || tips|tips-and-gratuity'],
  ],
  [
    [
      'how many sales on saturday',
      '~count @2025-07-12 || ~count @2025-07-12 if transaction-type=Sale || rows @2025-07-12 || rows @2025-07-12 if transaction-type=Sale',
    ],
    [
      'sunday',
      '~count @2025-07-13 || ~count @2025-07-13 if transaction-type=Sale || rows @2025-07-13 || rows @2025-07-13 if transaction-type=Sale',
    ],
    [
      'both together',
      '~count @2025-07-12..2025-07-13 || ~count by date @2025-07-12..2025-07-13 || ~count by weekday @2025-07-12..2025-07-13 || ~count @2025-07-12..2025-07-13 if transaction-type=Sale || ~count by date @2025-07-12..2025-07-13 if transaction-type=Sale || ~count by weekday @2025-07-12..2025-07-13 if transaction-type=Sale || rows @2025-07-12..2025-07-13 || rows @2025-07-12..2025-07-13 if transaction-type=Sale',
    ],
    ['biggest one', 'rows @2025-07-12..2025-07-13 || rows @2025-07-12..2025-07-13 if transaction-type=Sale'],
  ],
  [
    ['how do i refund sum1', 'cannot'],
    ['can u do it', 'cannot'],
    [
      'ok show me todays ones then',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-18 || rows @2025-07-18 if transaction-type=Refund || ~any by transaction-type @2025-07-18 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-07-18',
    ],
  ],
  [
    [
      'yesterday between 11 and 2',
      '~taken|~count @2025-07-17 if hour=11,12,13 || ~taken|~count @2025-07-17 if hour=11,12,13,14 || ~taken|~count by hour @2025-07-17 if hour=11,12,13 || ~taken|~count by hour @2025-07-17 if hour=11,12,13,14',
    ],
    [
      'after 2',
      '~taken|~count @2025-07-17 if hour=14,15,16,17,18,19,20,21,22,23 || ~taken|~count @2025-07-17 if hour=14,15,16,17,18,19 || ~taken|~count @2025-07-17 if hour=15,16,17,18,19,20,21,22,23 || ~taken|~count @2025-07-17 if hour=14,15,16,17,18,19,20 || ~taken|~count by hour @2025-07-17 if hour=14,15,16,17,18,19,20,21,22,23 || ~taken|~count by hour @2025-07-17 if hour=14,15,16,17,18,19 || ~taken|~count by hour @2025-07-17 if hour=15,16,17,18,19,20,21,22,23 || ~taken|~count by hour @2025-07-17 if hour=14,15,16,17,18,19,20',
    ],
    ['whole day', '~taken|~count @2025-07-17 || ~taken|~count by hour @2025-07-17'],
  ],
  [
    ['discounts this week', 'discounts|discounts-and-comps|discount-count @2025-07-13..2025-07-18'],
    [
      'who gave em',
      'discounts|discounts-and-comps|discount-count by ~staff @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if discount-use=With discount || rows @2025-07-13..2025-07-18 if discount-use=With discount; transaction-type=Sale',
    ],
    [
      'last week',
      'discounts|discounts-and-comps|discount-count by ~staff @2025-07-06..2025-07-12 || discounts|discounts-and-comps|discount-count @2025-07-06..2025-07-12 || rows @2025-07-06..2025-07-12 if discount-use=With discount || rows @2025-07-06..2025-07-12 if discount-use=With discount; transaction-type=Sale',
    ],
    [
      'on what items',
      'discounts|discounts-and-comps|discount-count by item-name @2025-07-06..2025-07-12 || ~any by item-name @2025-07-06..2025-07-12 if discount-use=With discount || rows @2025-07-06..2025-07-12 if discount-use=With discount || rows @2025-07-06..2025-07-12 if discount-use=With discount; transaction-type=Sale',
    ],
  ],
  [
    ['net sales q1', 'net-sales @2025-01-01..2025-03-31'],
    ['q2', 'net-sales @2025-04-01..2025-06-30'],
    [
      'change in pct',
      'net-sales @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || net-sales @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
    ],
    [
      'by month',
      'net-sales by month @2025-04-01..2025-06-30 || net-sales by month @2025-01-01..2025-06-30 || net-sales by month @2025-01-01..2025-03-31 || net-sales by month @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || net-sales by month @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
    ],
  ],
  [
    ['taxes june', 'taxes|taxes-on-sales @2025-06-01..2025-06-30'],
    ['per location', 'taxes|taxes-on-sales by location @2025-06-01..2025-06-30'],
    [
      'and the taxed sales',
      'taxable-sales @2025-06-01..2025-06-30 || taxable-sales by location @2025-06-01..2025-06-30',
    ],
    ['may', 'taxable-sales @2025-05-01..2025-05-31 || taxable-sales by location @2025-05-01..2025-05-31'],
  ],
  [
    ['fees april', 'fees|processing-fees @2025-04-01..2025-04-30'],
    [
      'invoices only',
      'invoice-fees @2025-04-01..2025-04-30 || fees|processing-fees|invoice-fees @2025-04-01..2025-04-30 if channel=Invoice || fees|processing-fees|invoice-fees @2025-04-01..2025-04-30 if source=Invoices || fees|processing-fees|invoice-fees @2025-04-01..2025-04-30 if fee-kind=Invoice fee',
    ],
    [
      'what rate',
      'text 3.50% || fee-rate @2025-04-01..2025-04-30 if channel=Invoice || fee-rate @2025-04-01..2025-04-30 if source=Invoices || fee-rate @2025-04-01..2025-04-30 if fee-kind=Invoice fee',
    ],
    [
      'and may',
      'fee-rate|fees|invoice-fees @2025-05-01..2025-05-31 if channel=Invoice || fee-rate|fees|invoice-fees @2025-05-01..2025-05-31 if source=Invoices || fee-rate|fees|invoice-fees @2025-05-01..2025-05-31 if fee-kind=Invoice fee || invoice-fees @2025-05-01..2025-05-31',
    ],
  ],
  [
    ['total payments june', 'total-payments @2025-06-01..2025-06-30'],
    [
      'drop refunds',
      'payments-collected @2025-06-01..2025-06-30 || total-payments|payments-collected @2025-06-01..2025-06-30 if transaction-type=Sale',
    ],
    [
      'by tender',
      'total-payments|payments-collected by tender|payment-method @2025-06-01..2025-06-30 || total-payments|payments-collected by tender|payment-method @2025-06-01..2025-06-30 if transaction-type=Sale',
    ],
    [
      'cash part as %',
      '~any by tender|payment-method @2025-06-01..2025-06-30 || ~any by tender|payment-method @2025-06-01..2025-06-30 if transaction-type=Sale || ~cash @2025-06-01..2025-06-30 || ~cash @2025-06-01..2025-06-30 if transaction-type=Sale || payment-share @2025-06-01..2025-06-30 if tender=Cash || payment-share @2025-06-01..2025-06-30 if payment-method=cash',
    ],
  ],
  [
    [
      'deposits taken on invoices in june',
      'invoices|deposits-collected|deferred-sales|deposits @2025-06-01..2025-06-30 || invoices|deposits-collected|deferred-sales|deposits @2025-06-01..2025-06-30 if channel=Invoice || invoices|deposits-collected|deferred-sales|deposits @2025-06-01..2025-06-30 if source=Invoices || rows @2025-06-01..2025-06-30 if channel=Invoice || rows @2025-06-01..2025-06-30 if source=Invoices',
    ],
    [
      'how much of that is still open',
      'deferred || ask || invoice-deposit-redeemed|deposits-redeemed|deposits|deferred-sales @2025-06-01..2025-06-30 || invoice-deposit-redeemed|deposits-redeemed|deposits|deferred-sales @2025-06-01..2025-06-30 if channel=Invoice || invoice-deposit-redeemed|deposits-redeemed|deposits|deferred-sales @2025-06-01..2025-06-30 if source=Invoices || rows @2025-06-01..2025-06-30 if transaction-status=Partially Paid || rows @2025-06-01..2025-06-30 if transaction-status=Partially Paid; channel=Invoice || rows @2025-06-01..2025-06-30 if transaction-status=Partially Paid; source=Invoices',
    ],
    [
      'what does redeemed mean',
      'define deposits-redeemed || define invoice-deposit-redeemed || text completed || text complete',
    ],
  ],
  [
    ['net by month this year', 'net-sales by month @2025-01-01..2025-07-18'],
    [
      'vs the year before',
      'net-sales by month @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || net-sales by month @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18',
    ],
    [
      'only march and april',
      'net-sales by month @2025-03-01..2025-04-30 vs 2024-03-01..2024-04-30 || net-sales by month @2024-03-01..2024-04-30 vs 2025-03-01..2025-04-30 || net-sales @2025-03-01..2025-04-30 vs 2024-03-01..2024-04-30 || net-sales @2024-03-01..2024-04-30 vs 2025-03-01..2025-04-30 || net-sales @2025-03-01..2025-04-30 || net-sales by month @2025-03-01..2025-04-30 || net-sales @2025-04-01..2025-04-30 vs 2025-03-01..2025-03-31 || net-sales @2025-03-01..2025-03-31 vs 2025-04-01..2025-04-30',
    ],
  ],
  [
    ['location 1 this month', '~taken @2025-07-01..2025-07-18 if location=Location 1'],
    ['2?', '~taken @2025-07-01..2025-07-18 if location=Location 2'],
    [
      'whos ahead',
      '~taken by location @2025-07-01..2025-07-18 || ~taken by location @2025-07-01..2025-07-18 if location=Location 1,Location 2',
    ],
    [
      'in no. of transactions',
      '~count by location @2025-07-01..2025-07-18 || ~count by location @2025-07-01..2025-07-18 if location=Location 1,Location 2',
    ],
  ],
  [
    [
      'coffee q2',
      '~sold @2025-04-01..2025-06-30 if category=Coffee || ~sold @2025-04-01..2025-06-30 if reporting-category=Coffee',
    ],
    [
      'by item',
      '~sold by item-name @2025-04-01..2025-06-30 if category=Coffee || ~sold by item-name @2025-04-01..2025-06-30 if reporting-category=Coffee',
    ],
    [
      'just location 2',
      '~sold by item-name @2025-04-01..2025-06-30 if category=Coffee; location=Location 2 || ~sold by item-name @2025-04-01..2025-06-30 if reporting-category=Coffee; location=Location 2 || ~sold @2025-04-01..2025-06-30 if category=Coffee; location=Location 2 || ~sold @2025-04-01..2025-06-30 if reporting-category=Coffee; location=Location 2',
    ],
    [
      'compare w q1',
      '~sold by item-name @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 if category=Coffee; location=Location 2 || ~sold by item-name @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30 if category=Coffee; location=Location 2 || ~sold by item-name @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 if reporting-category=Coffee; location=Location 2 || ~sold by item-name @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30 if reporting-category=Coffee; location=Location 2 || ~sold @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 if category=Coffee; location=Location 2 || ~sold @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30 if category=Coffee; location=Location 2 || ~sold @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 if reporting-category=Coffee; location=Location 2 || ~sold @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30 if reporting-category=Coffee; location=Location 2',
    ],
  ],
  [
    ['busiest day of the week', '~taken|~count by weekday top'],
    ['at location 2', '~taken|~count by weekday if location=Location 2 top'],
    ['in june', '~taken|~count by weekday @2025-06-01..2025-06-30 if location=Location 2 top'],
    ['and the deadest', '~taken|~count by weekday @2025-06-01..2025-06-30 if location=Location 2 bottom'],
  ],
  [
    ['sourdough in may', '~sold @2025-05-01..2025-05-31 if item-name=Sourdough Loaf, 800 g'],
    ['granola', '~sold @2025-05-01..2025-05-31 if item-name=House Granola'],
    [
      'the two of them',
      '~sold @2025-05-01..2025-05-31 if item-name=Sourdough Loaf, 800 g,House Granola || ~sold by item-name @2025-05-01..2025-05-31 if item-name=Sourdough Loaf, 800 g,House Granola',
    ],
    [
      'weekly',
      '~sold by week @2025-05-01..2025-05-31 if item-name=Sourdough Loaf, 800 g,House Granola || ~sold by week @2025-05-01..2025-05-31 if item-name=House Granola',
    ],
  ],
  [
    [
      'share of sales by channel h1',
      '~taken|net-sales-share|payment-share by channel @2025-01-01..2025-06-30 || ~taken|net-sales-share|payment-share by source @2025-01-01..2025-06-30',
    ],
    [
      'just online',
      '~taken|net-sales-share|payment-share @2025-01-01..2025-06-30 if channel=Online || ~taken|net-sales-share|payment-share @2025-01-01..2025-06-30 if source=Online store || ~taken|net-sales-share|payment-share by channel @2025-01-01..2025-06-30 if channel=Online || ~taken|net-sales-share|payment-share by channel @2025-01-01..2025-06-30 if source=Online store || ~taken|net-sales-share|payment-share by source @2025-01-01..2025-06-30 if channel=Online || ~taken|net-sales-share|payment-share by source @2025-01-01..2025-06-30 if source=Online store',
    ],
    [
      'last yr?',
      '~taken|net-sales-share|payment-share @2024-01-01..2024-06-30 if channel=Online || ~taken|net-sales-share|payment-share @2024-01-01..2024-06-30 if source=Online store || ~taken|net-sales-share|payment-share by channel @2024-01-01..2024-06-30 if channel=Online || ~taken|net-sales-share|payment-share by channel @2024-01-01..2024-06-30 if source=Online store || ~taken|net-sales-share|payment-share by source @2024-01-01..2024-06-30 if channel=Online || ~taken|net-sales-share|payment-share by source @2024-01-01..2024-06-30 if source=Online store || ~taken|net-sales-share|payment-share @2024-01-01..2024-12-31 if channel=Online || ~taken|net-sales-share|payment-share @2024-01-01..2024-12-31 if source=Online store || ~taken|net-sales-share|payment-share by channel @2024-01-01..2024-12-31 if channel=Online || ~taken|net-sales-share|payment-share by channel @2024-01-01..2024-12-31 if source=Online store || ~taken|net-sales-share|payment-share by source @2024-01-01..2024-12-31 if channel=Online || ~taken|net-sales-share|payment-share by source @2024-01-01..2024-12-31 if source=Online store || ~taken|net-sales-share|payment-share @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30 if channel=Online || ~taken|net-sales-share|payment-share @2024-01-01..2024-06-30 vs 2025-01-01..2025-06-30 if channel=Online || ~taken|net-sales-share|payment-share @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30 if source=Online store || ~taken|net-sales-share|payment-share @2024-01-01..2024-06-30 vs 2025-01-01..2025-06-30 if source=Online store',
    ],
  ],
  [
    ['avg ticket june', 'average-net-sale|average-sale @2025-06-01..2025-06-30'],
    ['by staff', 'average-net-sale|average-sale by ~staff @2025-06-01..2025-06-30'],
    [
      'leave out maya',
      'average-net-sale|average-sale by ~staff @2025-06-01..2025-06-30 if ~staff=Owen Reyes,Priya Nair,Theo Lindqvist',
    ],
    [
      'whos lowest',
      'average-net-sale|average-sale by ~staff @2025-06-01..2025-06-30 if ~staff=Owen Reyes,Priya Nair,Theo Lindqvist bottom',
    ],
  ],
  [
    [
      'stall on sat',
      '~taken @2025-07-12 if device-nickname=Market stall || ~taken @2025-07-12 if device-name=Card reader 4 || ~taken @2025-07-12 if channel=In-Person',
    ],
    [
      'and the sat before',
      '~taken @2025-07-05 if device-nickname=Market stall || ~taken @2025-07-05 if device-name=Card reader 4 || ~taken @2025-07-05 if channel=In-Person || ~taken @2025-07-12 vs 2025-07-05 if device-nickname=Market stall || ~taken @2025-07-05 vs 2025-07-12 if device-nickname=Market stall || ~taken @2025-07-12 vs 2025-07-05 if device-name=Card reader 4 || ~taken @2025-07-05 vs 2025-07-12 if device-name=Card reader 4 || ~taken @2025-07-12 vs 2025-07-05 if channel=In-Person || ~taken @2025-07-05 vs 2025-07-12 if channel=In-Person',
    ],
    [
      'and the 1 before that',
      '~taken @2025-06-28 if device-nickname=Market stall || ~taken @2025-06-28 if device-name=Card reader 4 || ~taken @2025-06-28 if channel=In-Person || ~taken @2025-07-05 vs 2025-06-28 if device-nickname=Market stall || ~taken @2025-06-28 vs 2025-07-05 if device-nickname=Market stall || ~taken @2025-07-05 vs 2025-06-28 if device-name=Card reader 4 || ~taken @2025-06-28 vs 2025-07-05 if device-name=Card reader 4 || ~taken @2025-07-05 vs 2025-06-28 if channel=In-Person || ~taken @2025-06-28 vs 2025-07-05 if channel=In-Person',
    ],
    [
      'all of june',
      '~taken @2025-06-01..2025-06-30 if device-nickname=Market stall || ~taken @2025-06-01..2025-06-30 if device-name=Card reader 4 || ~taken @2025-06-01..2025-06-30 if channel=In-Person',
    ],
  ],
  [
    ['honey this yr', '~sold @2025-01-01..2025-07-18 if item-name=Wildflower Honey, 350 g'],
    ['best month', '~sold by month @2025-01-01..2025-07-18 if item-name=Wildflower Honey, 350 g top'],
    [
      'why',
      'cannot || ~any if item-name=Wildflower Honey, 350 g || ~any by category if item-name=Wildflower Honey, 350 g || ~any by date if item-name=Wildflower Honey, 350 g || ~any by week if item-name=Wildflower Honey, 350 g || ~any by weekday if item-name=Wildflower Honey, 350 g || ~any by channel if item-name=Wildflower Honey, 350 g || ~any by source if item-name=Wildflower Honey, 350 g || ~any by location if item-name=Wildflower Honey, 350 g || ~any by ~staff if item-name=Wildflower Honey, 350 g || ~any by category|item-name',
    ],
    [
      'ok olive oil instead',
      '~sold by month @2025-01-01..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold @2025-01-01..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml',
    ],
  ],
  [
    ['what did we do over july 4 weekend', '~taken @2025-07-04..2025-07-06 || ~taken @2025-07-05..2025-07-06'],
    [
      'last year?',
      '~taken @2024-07-04..2024-07-07 || ~taken @2024-07-06..2024-07-07 || ~taken @2024-07-05..2024-07-07 || ~taken @2024-07-04..2024-07-06 || ~taken @2024-07-05..2024-07-06 || ~taken @2025-07-04..2025-07-06 vs 2024-07-04..2024-07-07 || ~taken @2024-07-04..2024-07-07 vs 2025-07-04..2025-07-06 || ~taken @2025-07-04..2025-07-06 vs 2024-07-06..2024-07-07 || ~taken @2024-07-06..2024-07-07 vs 2025-07-04..2025-07-06 || ~taken @2025-07-04..2025-07-06 vs 2024-07-05..2024-07-07 || ~taken @2024-07-05..2024-07-07 vs 2025-07-04..2025-07-06 || ~taken @2025-07-04..2025-07-06 vs 2024-07-04..2024-07-06 || ~taken @2024-07-04..2024-07-06 vs 2025-07-04..2025-07-06 || ~taken @2025-07-04..2025-07-06 vs 2024-07-05..2024-07-06 || ~taken @2024-07-05..2024-07-06 vs 2025-07-04..2025-07-06 || ~taken @2025-07-05..2025-07-06 vs 2024-07-04..2024-07-07 || ~taken @2024-07-04..2024-07-07 vs 2025-07-05..2025-07-06 || ~taken @2025-07-05..2025-07-06 vs 2024-07-06..2024-07-07 || ~taken @2024-07-06..2024-07-07 vs 2025-07-05..2025-07-06 || ~taken @2025-07-05..2025-07-06 vs 2024-07-05..2024-07-07 || ~taken @2024-07-05..2024-07-07 vs 2025-07-05..2025-07-06 || ~taken @2025-07-05..2025-07-06 vs 2024-07-04..2024-07-06 || ~taken @2024-07-04..2024-07-06 vs 2025-07-05..2025-07-06 || ~taken @2025-07-05..2025-07-06 vs 2024-07-05..2024-07-06 || ~taken @2024-07-05..2024-07-06 vs 2025-07-05..2025-07-06',
    ],
    [
      'which items',
      '~sold by item-name @2024-07-04..2024-07-07 || ~sold by item-name @2024-07-06..2024-07-07 || ~sold by item-name @2024-07-05..2024-07-07 || ~sold by item-name @2024-07-04..2024-07-06 || ~sold by item-name @2024-07-05..2024-07-06 || ~sold by item-name @2025-07-04..2025-07-06 || ~sold by item-name @2025-07-05..2025-07-06',
    ],
  ],
  [
    ['card takings last week', '~card @2025-07-06..2025-07-12'],
    [
      'fees on that',
      'fees|processing-fees @2025-07-06..2025-07-12 || fees|processing-fees @2025-07-06..2025-07-12 if payment-method=card || fees|processing-fees @2025-07-06..2025-07-12 if tender=Card || fees|processing-fees by tender|payment-method @2025-07-06..2025-07-12',
    ],
    [
      'so what lands in the bank',
      'net-total @2025-07-06..2025-07-12 || net-total @2025-07-06..2025-07-12 if payment-method=card || net-total @2025-07-06..2025-07-12 if tender=Card || cannot',
    ],
  ],
  [
    ['hi can u help me', 'cannot'],
    ['sales mon', '~taken @2025-07-14'],
    ['tues', '~taken @2025-07-15'],
    [
      'better or worse',
      '~taken @2025-07-15 vs 2025-07-14 || ~taken @2025-07-14 vs 2025-07-15 || ~taken @2025-07-15 vs 2025-07-08 || ~taken @2025-07-08 vs 2025-07-15',
    ],
    [
      'and tips on tues',
      'tips|tips-and-gratuity @2025-07-15 || tips|tips-and-gratuity @2025-07-15 vs 2025-07-14 || tips|tips-and-gratuity @2025-07-14 vs 2025-07-15 || tips|tips-and-gratuity @2025-07-15 vs 2025-07-08 || tips|tips-and-gratuity @2025-07-08 vs 2025-07-15',
    ],
  ],
  [
    ['how do i add an item', 'how /items'],
    ['and archive one', 'how /items'],
    ['what about categories', 'how /items/categories'],
    ['ta', 'cannot'],
  ],
  [
    ['staff sales last week', '~taken by ~staff @2025-07-06..2025-07-12'],
    ['top one?', '~taken by ~staff @2025-07-06..2025-07-12 top || ~taken @2025-07-06..2025-07-12 if ~staff=*'],
    [
      'what did they sell',
      '~sold by item-name @2025-07-06..2025-07-12 if ~staff=* || ~sold by category @2025-07-06..2025-07-12 if ~staff=* || rows @2025-07-06..2025-07-12 if ~staff=* || rows @2025-07-06..2025-07-12 if ~staff=*; transaction-type=Sale',
    ],
    ['their tips', 'tips|tips-and-gratuity @2025-07-06..2025-07-12 if ~staff=*'],
  ],
  [
    [
      'transactions over 200 in june',
      'rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Sale',
    ],
    [
      'only online ones',
      'rows @2025-06-01..2025-06-30 if channel=Online || rows @2025-06-01..2025-06-30 if channel=Online; transaction-type=Sale || rows @2025-06-01..2025-06-30 if source=Online store || rows @2025-06-01..2025-06-30 if source=Online store; transaction-type=Sale',
    ],
    [
      'may',
      'rows @2025-05-01..2025-05-31 if channel=Online || rows @2025-05-01..2025-05-31 if channel=Online; transaction-type=Sale || rows @2025-05-01..2025-05-31 if source=Online store || rows @2025-05-01..2025-05-31 if source=Online store; transaction-type=Sale',
    ],
    [
      'add em up',
      '~taken @2025-05-01..2025-05-31 if channel=Online || ~taken @2025-05-01..2025-05-31 if source=Online store || ~taken @2025-05-01..2025-06-30 if channel=Online || ~taken @2025-05-01..2025-06-30 if source=Online store',
    ],
  ],
  [
    [
      'mornings last week',
      '~taken @2025-07-06..2025-07-12 if part-of-day=Morning || ~taken @2025-07-06..2025-07-12 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || ~taken @2025-07-06..2025-07-12 if hour=05,06,07,08,09,10,11 || ~taken @2025-07-06..2025-07-12 if hour=08,09,10,11 || ~taken @2025-07-06..2025-07-12 if hour=06,07,08,09,10,11 || ~taken by date @2025-07-06..2025-07-12 if part-of-day=Morning || ~taken by date @2025-07-06..2025-07-12 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || ~taken by date @2025-07-06..2025-07-12 if hour=05,06,07,08,09,10,11 || ~taken by date @2025-07-06..2025-07-12 if hour=08,09,10,11 || ~taken by date @2025-07-06..2025-07-12 if hour=06,07,08,09,10,11 || ~taken by weekday @2025-07-06..2025-07-12 if part-of-day=Morning || ~taken by weekday @2025-07-06..2025-07-12 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || ~taken by weekday @2025-07-06..2025-07-12 if hour=05,06,07,08,09,10,11 || ~taken by weekday @2025-07-06..2025-07-12 if hour=08,09,10,11 || ~taken by weekday @2025-07-06..2025-07-12 if hour=06,07,08,09,10,11',
    ],
    [
      'afternoons',
      '~taken @2025-07-06..2025-07-12 if part-of-day=Afternoon || ~taken @2025-07-06..2025-07-12 if hour=12,13,14,15,16 || ~taken @2025-07-06..2025-07-12 if hour=12,13,14,15,16,17 || ~taken by date @2025-07-06..2025-07-12 if part-of-day=Afternoon || ~taken by date @2025-07-06..2025-07-12 if hour=12,13,14,15,16 || ~taken by date @2025-07-06..2025-07-12 if hour=12,13,14,15,16,17 || ~taken by weekday @2025-07-06..2025-07-12 if part-of-day=Afternoon || ~taken by weekday @2025-07-06..2025-07-12 if hour=12,13,14,15,16 || ~taken by weekday @2025-07-06..2025-07-12 if hour=12,13,14,15,16,17',
    ],
    [
      'which was stronger',
      '~taken by part-of-day @2025-07-06..2025-07-12 || ~taken by part-of-day @2025-07-06..2025-07-12 if part-of-day=Afternoon,Morning || ~taken @2025-07-06..2025-07-12 if part-of-day=Afternoon,Morning',
    ],
  ],
  [
    ['what is net total', 'define net-total'],
    ['mine for june', 'net-total @2025-06-01..2025-06-30'],
    [
      'and last june',
      'net-total @2024-06-01..2024-06-30 || net-total @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 || net-total @2024-06-01..2024-06-30 vs 2025-06-01..2025-06-30',
    ],
    ['each month of this yr', 'net-total by month @2025-01-01..2025-07-18'],
  ],
  [
    [
      'customers last month',
      'customers @2025-06-01..2025-06-30 || ~any by customer|customer-id @2025-06-01..2025-06-30',
    ],
    ['how many came back', 'customers @2025-06-01..2025-06-30 || ~any by customer|customer-id @2025-06-01..2025-06-30'],
    [
      'who spent the most',
      'customers @2025-06-01..2025-06-30 || ~taken by customer|customer-id @2025-06-01..2025-06-30 top',
    ],
  ],
  [
    ['first half of june', '~taken @2025-06-01..2025-06-15'],
    ['second half', '~taken @2025-06-16..2025-06-30'],
    ['no sorry i meant gross', 'gross-sales @2025-06-16..2025-06-30'],
    ['day by day', 'gross-sales by date @2025-06-16..2025-06-30'],
  ],
];
