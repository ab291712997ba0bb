import type { Asked } from './asked';

/** Someone new to the product, who writes English as a second language. */
export const newcomerQuestions: readonly Asked[] = [
  // First steps
  ['hello, I am new here. what can you do for me', 'text sales || how *sales || text ask || how *ask || text help'],
  ['are there some video lessons for new people like me', 'how /education'],
  ['where do I see the list of my items', 'how /items'],
  [
    'how can I export my transactions to excel',
    'how /transactions || how *export || how *csv || how *download || how /financial-suite/custom-reports || how /reports',
  ],
  ['how to make my own report', 'how /financial-suite/custom-reports'],
  ['add new category how', 'how /items/categories || how /items'],
  ['change language', 'how *settings || cannot'],
  ['dark mode?', 'how *settings || cannot'],
  ['is my old data already moved over, where can I look', 'how /migration-status'],

  // Periods
  [
    'Good morning! Could you please be so kind and tell me how much all my shops sold together in the last month?',
    '~taken @2025-06-01..2025-06-30 || ~taken by location @2025-06-01..2025-06-30',
  ],
  [
    'how is today going',
    '~taken @2025-07-18 || ~count @2025-07-18 || ~taken @2025-07-18 vs 2025-07-17 || ~taken @2025-07-18 vs 2025-07-11 || ~taken by hour @2025-07-18 || ~taken by location @2025-07-18',
  ],
  ['how much we sold on 4th of july', '~taken @2025-07-04'],
  ['turnover since monday', '~taken @2025-07-14..2025-07-18 || ~taken by date @2025-07-14..2025-07-18'],
  ['sales of last friday pls', '~taken @2025-07-11'],
  ['reveneu first half of june', '~taken @2025-06-01..2025-06-15'],
  ['black friday 2024 sales', '~taken @2024-11-29'],
  ['sales per month since january as a chart', '~taken by month @2025-01-01..2025-07-18'],

  // Comparisons of periods
  [
    'is july better than june until now',
    '~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 || ~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 || ~taken by month @2025-06-01..2025-07-18',
  ],
  [
    'q2 2025 against q2 2024 pls',
    '~taken @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30 || ~taken @2024-04-01..2024-06-30 vs 2025-04-01..2025-06-30',
  ],
  ['which shop grew the most from may to june', '~taken by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],

  // Shops
  [
    'I own three shops and I would like to know which one of them is the strongest this year, can you help me with this please?',
    '~taken by location @2025-01-01..2025-07-18 top || ~count by location @2025-01-01..2025-07-18 top',
  ],
  [
    'location 1 vs location 2 in june 2025',
    '~taken by location @2025-06-01..2025-06-30 || ~taken by location @2025-06-01..2025-06-30 if location=Location 1,Location 2',
  ],
  ['pls tell me salles of locaton 3 for may', '~taken @2025-05-01..2025-05-31 if location=Location 3'],
  [
    'weakest shop last week',
    '~taken by location @2025-07-06..2025-07-12 bottom || ~count by location @2025-07-06..2025-07-12 bottom',
  ],
  [
    'which shop sells the most coffee',
    '~sold by location if category=Coffee top || ~sales by location if category=Coffee top',
  ],
  [
    'front counter vs market stall, june',
    '~taken by device-nickname @2025-06-01..2025-06-30 || ~taken by device-nickname @2025-06-01..2025-06-30 if device-nickname=Front counter,Market stall',
  ],

  // Staff
  [
    'best seller staff last month',
    '~taken by collected-by|attributed-to @2025-06-01..2025-06-30 top || ~count by collected-by|attributed-to @2025-06-01..2025-06-30 top',
  ],
  [
    'did Owen sell more than Theo in june',
    '~taken by collected-by|attributed-to @2025-06-01..2025-06-30 || ~taken by collected-by @2025-06-01..2025-06-30 if collected-by=Owen Reyes,Theo Lindqvist || ~taken by attributed-to @2025-06-01..2025-06-30 if attributed-to=Owen Reyes,Theo Lindqvist',
  ],
  [
    'maya sales this week',
    '~taken @2025-07-13..2025-07-18 if collected-by=Maya Duarte || ~taken @2025-07-13..2025-07-18 if attributed-to=Maya Duarte',
  ],
  [
    'how many transactoins did Priya made last week',
    '~count @2025-07-06..2025-07-12 if collected-by=Priya Nair || ~count @2025-07-06..2025-07-12 if attributed-to=Priya Nair',
  ],
  [
    'who from my team got the most tips in june',
    'tips|tips-and-gratuity by collected-by|attributed-to @2025-06-01..2025-06-30 top || tip-rate by collected-by|attributed-to @2025-06-01..2025-06-30 top',
  ],
  ['how many hours did Theo worked last week', 'cannot'],

  // Hours and weekdays
  ['what hour is the most busy', '~count by hour top || ~taken by hour top || ~units by hour top'],
  [
    'busiest day of the week this year',
    '~count by weekday @2025-01-01..2025-07-18 top || ~taken by weekday @2025-01-01..2025-07-18 top || ~units by weekday @2025-01-01..2025-07-18 top',
  ],
  [
    'mornig vs afternoon vs evening sales last month',
    '~taken by part-of-day @2025-06-01..2025-06-30 || ~taken by part-of-day @2025-06-01..2025-06-30 if part-of-day=Morning,Afternoon,Evening',
  ],
  [
    'on saturdays is better the morning or the afternoon? take june',
    '~taken by part-of-day @2025-06-01..2025-06-30 if weekday=6 || ~taken by part-of-day @2025-06-01..2025-06-30 if weekday=6; part-of-day=Morning,Afternoon || ~count by part-of-day @2025-06-01..2025-06-30 if weekday=6 || ~count by part-of-day @2025-06-01..2025-06-30 if weekday=6; part-of-day=Morning,Afternoon',
  ],

  // Channels
  [
    'compare online and in store for june 2025',
    '~taken by channel|source @2025-06-01..2025-06-30 || ~taken by channel @2025-06-01..2025-06-30 if channel=Online,In-Store || ~taken by channel @2025-06-01..2025-06-30 if channel=Online,In-Store,In-Person || ~taken by source @2025-06-01..2025-06-30 if source=Online store,Point of Sale',
  ],
  ['sales by chanel q2', '~taken by channel @2025-04-01..2025-06-30'],
  [
    'how much percent of our sales comes from online this year',
    '~sales by channel|source @2025-01-01..2025-07-18 || net-sales-share by channel|source @2025-01-01..2025-07-18 || net-sales-share @2025-01-01..2025-07-18 if channel=Online || net-sales-share @2025-01-01..2025-07-18 if source=Online store',
  ],
  [
    'is the average sale bigger online or in the shop? for this year',
    'average-net-sale|average-sale by channel|source @2025-01-01..2025-07-18 || average-net-sale|average-sale by channel @2025-01-01..2025-07-18 if channel=Online,In-Store || average-net-sale|average-sale by channel @2025-01-01..2025-07-18 if channel=Online,In-Store,In-Person || average-net-sale|average-sale by source @2025-01-01..2025-07-18 if source=Online store,Point of Sale',
  ],

  // Items and categories
  ['top 10 items last month', '~sold by item-name @2025-06-01..2025-06-30 top'],
  ['items nobody bought last week', 'unsold @2025-07-06..2025-07-12'],
  ['how many sourdough did we sold in june', '~units @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g'],
  [
    'hous granolla sales last 7 days',
    '~sold @2025-07-12..2025-07-18 if item-name=House Granola || ~sold @2025-07-11..2025-07-17 if item-name=House Granola || ~sales @2025-07-12..2025-07-18 if item-name=House Granola || ~sales @2025-07-11..2025-07-17 if item-name=House Granola',
  ],
  [
    'honey vs olive oil this year, which sells better',
    '~sold by item-name @2025-01-01..2025-07-18 || ~sold by item-name @2025-01-01..2025-07-18 if item-name=Wildflower Honey, 350 g,Olive Oil, Cold-Pressed, 500 ml',
  ],
  [
    'do we sell more beans or more cold brew? in pieces please, for june',
    '~units by item-name @2025-06-01..2025-06-30 || ~units by item-name @2025-06-01..2025-06-30 if item-name=Single-Origin Beans, 1 kg,Cold Brew Concentrate',
  ],
  [
    'aged chedar by shop, june',
    '~sold by location @2025-06-01..2025-06-30 if item-name=Aged Cheddar || ~sales by location @2025-06-01..2025-06-30 if item-name=Aged Cheddar',
  ],
  [
    'category ranking june',
    '~sold by category|reporting-category @2025-06-01..2025-06-30 || ~sales by category|reporting-category @2025-06-01..2025-06-30',
  ],
  [
    'bakery last week',
    '~sold @2025-07-06..2025-07-12 if category=Bakery || ~sales @2025-07-06..2025-07-12 if category=Bakery || ~sold by item-name @2025-07-06..2025-07-12 if category=Bakery',
  ],
  [
    'coffee or bakery, which one bring more money in q1 2025',
    '~itemsales by category @2025-01-01..2025-03-31 || ~taken by category @2025-01-01..2025-03-31 || ~itemsales by category @2025-01-01..2025-03-31 if category=Coffee,Bakery || ~taken by category @2025-01-01..2025-03-31 if category=Coffee,Bakery',
  ],
  ['what profit did I make with the granola in june', 'cannot'],
  ['Please change the price of House Granola to 9.50', 'cannot || how /items'],

  // Refunds, discounts, lists
  [
    'refnds last month',
    'refunds|returns|returned|payments-refunded|return-count @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
  ],
  [
    'why do customers bring things back? the reasons since january',
    '~any by refund-reason @2025-01-01..2025-07-18 || ~any by refund-reason @2025-01-01..2025-07-18 if transaction-type=Refund || ~any by refund-reason @2025-01-01..2025-07-18 if refund-reason=Arrived late,Wrong roast',
  ],
  ['show me the transactions of yesterday', 'rows @2025-07-17'],
  ['what was sold in PAY-0412', 'row || ask || cannot || how /transactions'],
  [
    'the bigest single sale in june',
    'rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Sale || ~taken by transaction-id|payment-id @2025-06-01..2025-06-30 top',
  ],
  [
    'discounts last month by who gave them',
    'discounts-and-comps|discounts|discount-count by collected-by|attributed-to @2025-06-01..2025-06-30',
  ],
  [
    'how many discounts we gave in may',
    'discount-count @2025-05-01..2025-05-31 || ~count @2025-05-01..2025-05-31 if discount-use=With discount',
  ],

  // Payments, tips, taxes, fees
  [
    'how much cash came in yesterday',
    '~cash @2025-07-17 || tender-cash @2025-07-17 || ~payments @2025-07-17 if tender=Cash || ~payments @2025-07-17 if payment-method=Cash || payments-collected @2025-07-17 if tender=Cash || payments-collected @2025-07-17 if payment-method=Cash',
  ],
  [
    'digital wallet total june',
    'tender-digital-wallet @2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 if tender=Digital Wallet || payments-collected @2025-06-01..2025-06-30 if tender=Digital Wallet',
  ],
  [
    'payment types breakdown last week',
    '~taken by tender|payment-method @2025-07-06..2025-07-12 || ~count by tender|payment-method @2025-07-06..2025-07-12 || payments-collected|payment-share by tender|payment-method @2025-07-06..2025-07-12 || ~card @2025-07-06..2025-07-12 || ~cash @2025-07-06..2025-07-12 || tender-card|tender-cash|tender-digital-wallet|tender-other @2025-07-06..2025-07-12',
  ],
  ['tips by shop last mounth', 'tips|tips-and-gratuity by location @2025-06-01..2025-06-30'],
  ['sales tax q2', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
  [
    'how much fees did we paid in june',
    'fees|processing-fees @2025-06-01..2025-06-30 || fees by fee-kind @2025-06-01..2025-06-30',
  ],

  // Gift cards, deposits, averages, customers
  [
    'gift cards sold this year',
    'gift-card-sales|gift-cards-sold @2025-01-01..2025-07-18 || ~units @2025-01-01..2025-07-18 if itemization-type=Gift card',
  ],
  [
    'I would like to understand how much money is still open on the gift cards of our customers today, could you check please',
    'deferred',
  ],
  ['deposits we took in june', 'deposits-collected|invoices|deposits @2025-06-01..2025-06-30'],
  ['average ticket by shop june', 'average-net-sale|average-sale by location @2025-06-01..2025-06-30'],
  [
    'my best 10 customers this year',
    '~taken by customer|customer-id @2025-01-01..2025-07-18 top || ~count by customer|customer-id @2025-01-01..2025-07-18 top || customers @2025-01-01..2025-07-18',
  ],
  [
    'how much did Rosa Delcampo buy last year',
    '~taken @2024-01-01..2024-12-31 if customer=Rosa Delcampo (C-030) || rows @2024-01-01..2024-12-31 if customer=Rosa Delcampo (C-030)',
  ],

  // Definitions
  ['what is the diference between net sales and gross sales', 'define net-sales; gross-sales'],
  ['explain me please "deferred sales"', 'define deferred-sales'],
  ['net total meaning', 'define net-total'],
  ['are tips included in total sales or not?', 'define total-sales || define total-sales; tips || define tips'],

  // Cannot be known
  ['what do the other bakeries in my street sell', 'cannot'],
];
