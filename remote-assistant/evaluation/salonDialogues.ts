import type { Asked } from './asked';

/** The same people ask. Each turn is asked after the ones before it. */
export const salonDialogues: readonly (readonly Asked[])[] = [
  [
    [
      'appts this month',
      '~any @2025-07-01..2025-07-18 if channel=Appointment || ~any @2025-07-01..2025-07-18 if source=Appointments || rows @2025-07-01..2025-07-18 if channel=Appointment || rows @2025-07-01..2025-07-18 if source=Appointments',
    ],
    [
      'who took them',
      '~any by ~staff @2025-07-01..2025-07-18 if channel=Appointment || ~any by ~staff @2025-07-01..2025-07-18 if source=Appointments || rows @2025-07-01..2025-07-18 if channel=Appointment || rows @2025-07-01..2025-07-18 if source=Appointments',
    ],
    [
      'last month?',
      '~any by ~staff @2025-06-01..2025-06-30 if channel=Appointment || ~any by ~staff @2025-06-01..2025-06-30 if source=Appointments || ~any @2025-06-01..2025-06-30 if channel=Appointment || ~any @2025-06-01..2025-06-30 if source=Appointments || rows @2025-06-01..2025-06-30 if channel=Appointment || rows @2025-06-01..2025-06-30 if source=Appointments',
    ],
    [
      'avg ticket on those',
      'average-net-sale|average-sale @2025-06-01..2025-06-30 if channel=Appointment || average-net-sale|average-sale @2025-06-01..2025-06-30 if source=Appointments || average-net-sale|average-sale by ~staff @2025-06-01..2025-06-30 if channel=Appointment || average-net-sale|average-sale by ~staff @2025-06-01..2025-06-30 if source=Appointments',
    ],
  ],
  [
    ['tips yesterday', 'tips|tips-and-gratuity @2025-07-17'],
    ['wednesday', 'tips|tips-and-gratuity @2025-07-16'],
    ['who got it', 'tips|tips-and-gratuity by ~staff @2025-07-16'],
    [
      'the whole week',
      'tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18 || tips|tips-and-gratuity @2025-07-13..2025-07-18',
    ],
  ],
  [
    ['total q2', '~taken @2025-04-01..2025-06-30'],
    [
      'up or down on q1',
      '~taken @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || ~taken @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
    ],
    [
      'by location',
      '~taken by location @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || ~taken by location @2025-04-01..2025-06-30',
    ],
    [
      'just store 3',
      '~taken @2025-04-01..2025-06-30 if location=Location 3 || ~taken by location @2025-04-01..2025-06-30 if location=Location 3',
    ],
  ],
  [
    ['staff sales june', '~taken by ~staff @2025-06-01..2025-06-30'],
    ['w/o maya', '~taken by ~staff @2025-06-01..2025-06-30 if ~staff=Owen Reyes,Priya Nair,Theo Lindqvist'],
    [
      'avg ticket instead',
      'average-net-sale|average-sale by ~staff @2025-06-01..2025-06-30 if ~staff=Owen Reyes,Priya Nair,Theo Lindqvist',
    ],
    [
      'and in may',
      'average-net-sale|average-sale by ~staff @2025-05-01..2025-05-31 if ~staff=Owen Reyes,Priya Nair,Theo Lindqvist',
    ],
  ],
  [
    ['gc sales april', 'gift-card-sales|gift-cards-sold @2025-04-01..2025-04-30'],
    ['may', 'gift-card-sales|gift-cards-sold @2025-05-01..2025-05-31'],
    ['june', 'gift-card-sales|gift-cards-sold @2025-06-01..2025-06-30'],
    [
      'add them up',
      'gift-card-sales|gift-cards-sold @2025-04-01..2025-06-30 || gift-card-sales|gift-cards-sold by month @2025-04-01..2025-06-30',
    ],
  ],
  [
    ['best day in june', '~taken by date @2025-06-01..2025-06-30 top'],
    [
      'what sold that day',
      '~sold by item-name @2025-06-20 || rows @2025-06-20 || rows @2025-06-20 if transaction-type=Sale',
    ],
    ['who rang it', '~any by ~staff @2025-06-20 || rows @2025-06-20'],
    [
      'same day last year',
      '~any @2024-06-20 || ~any @2024-06-21 || ~any by ~staff @2024-06-20 || ~any by item-name @2024-06-20 || ~any by ~staff @2024-06-21 || ~any by item-name @2024-06-21 || ~any @2025-06-20 vs 2024-06-20 || ~any @2024-06-20 vs 2025-06-20 || ~any @2025-06-20 vs 2024-06-21 || ~any @2024-06-21 vs 2025-06-20',
    ],
  ],
  [
    ['whats deferred sales', 'define deferred-sales'],
    ['how much do we have', 'deferred || deferred-sales'],
    ['where can i see it', 'how /deferred-sales'],
  ],
  [
    [
      'worst category this yr',
      '~sold by category @2025-01-01..2025-07-18 bottom || ~sold by reporting-category @2025-01-01..2025-07-18 bottom',
    ],
    [
      'its trend by month',
      '~sold by month @2025-01-01..2025-07-18 if category=Deli || ~sold by month @2025-01-01..2025-07-18 if reporting-category=Deli',
    ],
    [
      'what items are in it',
      '~any by item-name @2025-01-01..2025-07-18 if category=Deli || ~any by item-name @2025-01-01..2025-07-18 if reporting-category=Deli || ~any by item-name if category=Deli || ~any by item-name if reporting-category=Deli || how *Aged Cheddar',
    ],
  ],
  [
    ['olive oil last month', '~sold @2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml'],
    ['do we have enough', 'how *Olive Oil || cannot'],
    [
      'how fast does it sell',
      '~sold if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold by week if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold by date if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold by month if item-name=Olive Oil, Cold-Pressed, 500 ml || cannot',
    ],
    ['price?', 'text $22.00'],
  ],
  [
    ['location 2 last month', '~taken @2025-06-01..2025-06-30 if location=Location 2'],
    ['1', '~taken @2025-06-01..2025-06-30 if location=Location 1'],
    ['and 3', '~taken @2025-06-01..2025-06-30 if location=Location 3'],
    [
      'put them next to each other',
      '~taken by location @2025-06-01..2025-06-30 || ~taken by location @2025-06-01..2025-06-30 if location=Location 1,Location 2,Location 3',
    ],
  ],
  [
    [
      'refunds june',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund || ~any by transaction-type @2025-06-01..2025-06-30 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-06-01..2025-06-30',
    ],
    [
      'which location',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by location @2025-06-01..2025-06-30',
    ],
    [
      'which item',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-06-01..2025-06-30',
    ],
    [
      'whose sale was it',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-06-01..2025-06-30 if item-name=Pour-Over Set, Stoneware',
    ],
  ],
  [
    ['cash or card more popular', '~any by payment-method || ~any by tender || card|cash'],
    [
      'just weekends',
      '~any by payment-method if weekday=0,6 || ~any by tender if weekday=0,6 || card|cash if weekday=0,6',
    ],
    [
      'for june',
      '~any by payment-method @2025-06-01..2025-06-30 if weekday=0,6 || ~any by tender @2025-06-01..2025-06-30 if weekday=0,6 || card|cash @2025-06-01..2025-06-30 if weekday=0,6 || ~any by payment-method @2025-06-01..2025-06-30 || ~any by tender @2025-06-01..2025-06-30',
    ],
  ],
  [
    ['morning!', 'cannot'],
    ['quick recap of yesterday', '~taken @2025-07-17'],
    ['wed?', '~taken @2025-07-16'],
    ['which was better', '~taken @2025-07-17 vs 2025-07-16 || ~taken @2025-07-16 vs 2025-07-17'],
    [
      'tips those two days',
      'tips|tips-and-gratuity @2025-07-17 vs 2025-07-16 || tips|tips-and-gratuity @2025-07-16 vs 2025-07-17 || tips|tips-and-gratuity @2025-07-16..2025-07-17 || tips|tips-and-gratuity by date @2025-07-16..2025-07-17 || tips|tips-and-gratuity @2025-07-16 || tips|tips-and-gratuity @2025-07-17 || ask',
    ],
  ],
  [
    ['discounts ytd', 'discounts|discounts-and-comps|discount-count @2025-01-01..2025-07-18'],
    ['monthly', 'discounts|discounts-and-comps|discount-count by month @2025-01-01..2025-07-18'],
    [
      'as % of sales',
      'cannot || ask || discounts|discounts-and-comps|discount-count by month @2025-01-01..2025-07-18 || discounts|discounts-and-comps|discount-count @2025-01-01..2025-07-18 || ~any by discount-use @2025-01-01..2025-07-18',
    ],
  ],
  [
    [
      'tobias grünwald',
      '~any if customer=Tobias Grünwald (C-005) || ~any if customer-id=C-005 || rows if customer=Tobias Grünwald (C-005) || rows if customer-id=C-005 || ask',
    ],
    [
      'what did he buy this year',
      '~any by item-name @2025-01-01..2025-07-18 if customer=Tobias Grünwald (C-005) || ~any by category @2025-01-01..2025-07-18 if customer=Tobias Grünwald (C-005) || ~any by item-name @2025-01-01..2025-07-18 if customer-id=C-005 || ~any by category @2025-01-01..2025-07-18 if customer-id=C-005 || rows @2025-01-01..2025-07-18 if customer=Tobias Grünwald (C-005) || rows @2025-01-01..2025-07-18 if customer-id=C-005',
    ],
    [
      'total',
      '~taken @2025-01-01..2025-07-18 if customer=Tobias Grünwald (C-005) || ~taken @2025-01-01..2025-07-18 if customer-id=C-005',
    ],
  ],
  [
    ['platters in may', '~sold @2025-05-01..2025-05-31 if item-name=Catering Platter, Serves 12'],
    ['how bout june', '~sold @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12'],
    ['who sells em', '~sold|~count by ~staff @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12'],
    ['what do they go for', 'text $180.00'],
  ],
  [
    ['sales jul 4', '~taken @2025-07-04'],
    ['by hour', '~taken by hour @2025-07-04'],
    [
      'only in store',
      '~taken by hour @2025-07-04 if channel=In-Store || ~taken by hour @2025-07-04 if source=Point of Sale',
    ],
  ],
  [
    ['fees last quarter', 'fees|processing-fees @2025-04-01..2025-06-30'],
    ['what rate is that', 'fee-rate @2025-04-01..2025-06-30 || text 2.9%'],
    [
      'online only',
      'fee-rate|fees|processing-fees @2025-04-01..2025-06-30 if channel=Online || fee-rate|fees|processing-fees @2025-04-01..2025-06-30 if source=Online store',
    ],
    [
      'june only',
      'fee-rate|fees|processing-fees @2025-06-01..2025-06-30 if channel=Online || fee-rate|fees|processing-fees @2025-06-01..2025-06-30 if source=Online store',
    ],
  ],
  [
    ['net by week in june', 'net-sales by week @2025-06-01..2025-06-30'],
    [
      'lowest one',
      'net-sales by week @2025-06-01..2025-06-30 bottom || net-sales @2025-06-29..2025-06-30 || net-sales @2025-06-29..2025-07-05',
    ],
    [
      'now gross',
      'gross-sales by week @2025-06-01..2025-06-30 || gross-sales @2025-06-29..2025-06-30 || gross-sales @2025-06-29..2025-07-05',
    ],
  ],
  [
    ['show me yesterdays transactions', 'rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale'],
    [
      'only maya',
      'rows @2025-07-17 if ~staff=Maya Duarte || rows @2025-07-17 if transaction-type=Sale; ~staff=Maya Duarte',
    ],
    [
      'and today',
      'rows @2025-07-18 if ~staff=Maya Duarte || rows @2025-07-18 if transaction-type=Sale; ~staff=Maya Duarte',
    ],
  ],
  [
    [
      'units sold per category july',
      '~units by category @2025-07-01..2025-07-18 || ~units by reporting-category @2025-07-01..2025-07-18',
    ],
    [
      'in dollars',
      '~itemsales by category @2025-07-01..2025-07-18 || ~itemsales by reporting-category @2025-07-01..2025-07-18',
    ],
    [
      'share of total',
      'net-sales-share|~itemsales by category @2025-07-01..2025-07-18 || net-sales-share|~itemsales by reporting-category @2025-07-01..2025-07-18',
    ],
    [
      'only classes and catering',
      'net-sales-share|~itemsales @2025-07-01..2025-07-18 if category=Catering,Classes || net-sales-share|~itemsales by category @2025-07-01..2025-07-18 if category=Catering,Classes',
    ],
  ],
  [
    [
      'are saturdays getting better',
      '~taken if weekday=6 || ~taken by date if weekday=6 || ~taken by week if weekday=6 || ~taken by month if weekday=6',
    ],
    [
      'since march',
      '~taken @2025-03-01..2025-07-18 if weekday=6 || ~taken by date @2025-03-01..2025-07-18 if weekday=6 || ~taken by week @2025-03-01..2025-07-18 if weekday=6 || ~taken by month @2025-03-01..2025-07-18 if weekday=6',
    ],
    [
      'sundays',
      '~taken @2025-03-01..2025-07-18 if weekday=0 || ~taken by date @2025-03-01..2025-07-18 if weekday=0 || ~taken by week @2025-03-01..2025-07-18 if weekday=0 || ~taken by month @2025-03-01..2025-07-18 if weekday=0',
    ],
    ['which sunday was best', '~taken by date @2025-03-01..2025-07-18 if weekday=0 top'],
  ],
  [
    ['how do i make a report', 'how /financial-suite/custom-reports || how custom-reports || how /reports'],
    ['can i save it', 'how custom-reports || how *save'],
    ['and print', 'how *print'],
  ],
  [
    ['new customers this month', 'customers @2025-07-01..2025-07-18'],
    ['last month', 'customers @2025-06-01..2025-06-30'],
    [
      'who spent most of them',
      '~any by customer @2025-06-01..2025-06-30 || ~any by customer-id @2025-06-01..2025-06-30 || customers @2025-06-01..2025-06-30',
    ],
  ],
  [
    ['payroll', 'cannot'],
    ['ok hows everyone doing this month', '~taken|~count|~units by ~staff @2025-07-01..2025-07-18'],
    ['per transaction', 'average-net-sale|average-sale by ~staff @2025-07-01..2025-07-18'],
    ['whos lowest', 'average-net-sale|average-sale by ~staff @2025-07-01..2025-07-18 bottom'],
  ],
  [
    [
      'total sales past 7 days',
      'total-sales|net-sales|gross-sales|total-payments @2025-07-12..2025-07-18 || total-sales|net-sales|gross-sales|total-payments @2025-07-11..2025-07-17',
    ],
    [
      'the 7 before',
      'total-sales|net-sales|gross-sales|total-payments @2025-07-05..2025-07-11 || total-sales|net-sales|gross-sales|total-payments @2025-07-04..2025-07-10 || ~taken @2025-07-12..2025-07-18 vs 2025-07-05..2025-07-11 || ~taken @2025-07-05..2025-07-11 vs 2025-07-12..2025-07-18 || ~taken @2025-07-12..2025-07-18 vs 2025-07-04..2025-07-10 || ~taken @2025-07-04..2025-07-10 vs 2025-07-12..2025-07-18 || ~taken @2025-07-11..2025-07-17 vs 2025-07-05..2025-07-11 || ~taken @2025-07-05..2025-07-11 vs 2025-07-11..2025-07-17 || ~taken @2025-07-11..2025-07-17 vs 2025-07-04..2025-07-10 || ~taken @2025-07-04..2025-07-10 vs 2025-07-11..2025-07-17',
    ],
    ['by day', '~taken by date @2025-07-05..2025-07-11 || ~taken by date @2025-07-04..2025-07-10'],
  ],
  [
    ['knife sales ytd', '~sold @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm'],
    [
      'online?',
      '~sold @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm; channel=Online || ~sold @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm; source=Online store',
    ],
    [
      'returned?',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm; channel=Online || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm; source=Online store || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm || rows @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm; transaction-type=Refund || rows @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm; channel=Online; transaction-type=Refund || rows @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm; source=Online store; transaction-type=Refund',
    ],
  ],
  [
    ['comps in may', 'comps|discounts-and-comps|comp-count @2025-05-01..2025-05-31'],
    ['and feb', 'comps|discounts-and-comps|comp-count @2025-02-01..2025-02-28'],
    [
      'compare',
      'comps|discounts-and-comps|comp-count @2025-05-01..2025-05-31 vs 2025-02-01..2025-02-28 || comps|discounts-and-comps|comp-count @2025-02-01..2025-02-28 vs 2025-05-01..2025-05-31',
    ],
    [
      'who gave em',
      'comps|discounts-and-comps|comp-count by ~staff @2025-05-01..2025-05-31 || comps|discounts-and-comps|comp-count by ~staff @2025-02-01..2025-02-28',
    ],
  ],
  [
    ['how many transactions in june', '~count @2025-06-01..2025-06-30'],
    [
      'refunds included?',
      'define transactions || ~count|refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 || ~any by transaction-type @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    ['per day avg', '~count by date @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30 || cannot'],
  ],
  [
    ['busiest hour yesterday', '~taken|~count by hour @2025-07-17 top'],
    [
      'last 30 days',
      '~taken|~count by hour @2025-06-19..2025-07-18 top || ~taken|~count by hour @2025-06-18..2025-07-17 top',
    ],
    [
      'deadest',
      '~taken|~count by hour @2025-06-19..2025-07-18 bottom || ~taken|~count by hour @2025-06-18..2025-07-17 bottom',
    ],
    [
      'at location 1?',
      '~taken|~count by hour @2025-06-19..2025-07-18 if location=Location 1 bottom || ~taken|~count by hour @2025-06-18..2025-07-17 if location=Location 1 bottom',
    ],
  ],
  [
    [
      'priya vs theo in june',
      '~taken by ~staff @2025-06-01..2025-06-30 || ~taken by ~staff @2025-06-01..2025-06-30 if ~staff=Priya Nair,Theo Lindqvist || ~taken @2025-06-01..2025-06-30 if ~staff=Priya Nair || ~taken @2025-06-01..2025-06-30 if ~staff=Theo Lindqvist',
    ],
    [
      'units',
      '~units by ~staff @2025-06-01..2025-06-30 || ~units by ~staff @2025-06-01..2025-06-30 if ~staff=Priya Nair,Theo Lindqvist || ~units @2025-06-01..2025-06-30 if ~staff=Priya Nair || ~units @2025-06-01..2025-06-30 if ~staff=Theo Lindqvist',
    ],
    [
      'add owen',
      '~units by ~staff @2025-06-01..2025-06-30 || ~units by ~staff @2025-06-01..2025-06-30 if ~staff=Owen Reyes,Priya Nair,Theo Lindqvist',
    ],
    [
      'july so far',
      '~units by ~staff @2025-07-01..2025-07-18 || ~units by ~staff @2025-07-01..2025-07-18 if ~staff=Owen Reyes,Priya Nair,Theo Lindqvist',
    ],
  ],
  [
    ['latest sale', 'rows || rows if transaction-type=Sale || rows @2025-07-18 if transaction-type=Sale'],
    ['the one before', 'rows || rows if transaction-type=Sale || row'],
    ['any tip on it', 'row || rows || rows if transaction-type=Sale || tips|tips-and-gratuity @2025-07-18'],
  ],
  [
    ['which stores down this month', '~taken by location @2025-07-01..2025-07-18'],
    ['by how much', '~taken by location @2025-07-01..2025-07-18'],
    ['forget it, show me june', '~taken by location @2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30'],
  ],
  [
    ['tax collected last week', 'taxes|taxes-on-sales @2025-07-06..2025-07-12'],
    ['how much of sales was taxed', 'taxable-sales|untaxed-sales @2025-07-06..2025-07-12'],
    ['same for the week before', 'taxable-sales|untaxed-sales @2025-06-29..2025-07-05'],
    ['split by store', 'taxable-sales|untaxed-sales by location @2025-06-29..2025-07-05'],
  ],
  [
    ['where is stock', 'how /items/inventory || how /items/library'],
    ['and categories', 'how /items/categories'],
    ['can i delete one', 'how /items/categories'],
  ],
  [
    ['seasonal items sell ok?', 'cannot || ask || ~sold by item-name'],
    [
      'i meant passata in june',
      '~sold @2025-06-01..2025-06-30 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6',
    ],
    ['honey same time', '~sold @2025-06-01..2025-06-30 if item-name=Wildflower Honey, 350 g'],
  ],
  [
    ['thursday total', '~taken @2025-07-17'],
    ['the thursday before that', '~taken @2025-07-10'],
    [
      'and tips both days',
      'tips|tips-and-gratuity @2025-07-10 || tips|tips-and-gratuity @2025-07-17 vs 2025-07-10 || tips|tips-and-gratuity @2025-07-10 vs 2025-07-17 || tips|tips-and-gratuity @2025-07-17 || ask',
    ],
  ],
  [
    [
      'sales channel split june',
      '~taken by channel @2025-06-01..2025-06-30 || ~taken by source @2025-06-01..2025-06-30',
    ],
    [
      'which grew vs may',
      '~taken by channel @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~taken by source @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
    ],
    [
      'only the online one by week',
      '~taken by week @2025-06-01..2025-06-30 if channel=Online || ~taken by week @2025-06-01..2025-06-30 if source=Online store',
    ],
  ],
  [
    ['net sales 2024', 'net-sales @2024-01-01..2024-12-31'],
    ['by month', 'net-sales by month @2024-01-01..2024-12-31'],
    ['best month', 'net-sales by month @2024-01-01..2024-12-31 top'],
    ['this year', 'net-sales by month @2025-01-01..2025-07-18 top'],
  ],
  [
    [
      'invoices over 400 this month',
      'rows @2025-07-01..2025-07-18 if channel=Invoice || rows @2025-07-01..2025-07-18 if source=Invoices || rows @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18 if transaction-type=Sale',
    ],
    [
      'who sent them',
      '~any by ~staff @2025-07-01..2025-07-18 if channel=Invoice || ~any by ~staff @2025-07-01..2025-07-18 if source=Invoices || rows @2025-07-01..2025-07-18 if channel=Invoice || rows @2025-07-01..2025-07-18 if source=Invoices || ~any by ~staff @2025-07-01..2025-07-18',
    ],
    [
      'deposits on them',
      'deposits-collected|deposits|deferred-sales|invoices|online @2025-07-01..2025-07-18 if channel=Invoice || deposits-collected|deposits|deferred-sales|invoices|online @2025-07-01..2025-07-18 if source=Invoices || deposits-collected|deposits|deferred-sales|invoices|online @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18 if channel=Invoice || rows @2025-07-01..2025-07-18 if source=Invoices',
    ],
  ],
];
