import type { Asked } from './asked';

/** The manager of a kitchen-supply and bakery shop with three locations, who types as people type to a chat assistant. */
export const kitchenQuestions: readonly Asked[] = [
  // Totals
  [
    'Can you tell me how much we sold in total last month across all three locations?',
    '~taken @2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 if location=Location 1,Location 2,Location 3 || ~taken by location @2025-06-01..2025-06-30 || ~taken by location @2025-06-01..2025-06-30 if location=Location 1,Location 2,Location 3',
  ],
  ["I'd like to see yesterday's net sales for Location 2, please.", 'net-sales @2025-07-17 if location=Location 2'],
  [
    'How are we doing so far today?',
    '~taken|~count @2025-07-18 || ~taken|~count @2025-07-18 if location=Location 1,Location 2,Location 3 || ~taken|~count by location @2025-07-18 || ~taken|~count by location @2025-07-18 if location=Location 1,Location 2,Location 3 || ~taken|~count by hour @2025-07-18 || ~taken|~count @2025-07-18 vs 2025-07-17 || ~taken|~count @2025-07-18 vs 2025-07-11 || ~taken|~count @2025-07-18 vs 2024-07-18',
  ],
  [
    'What were gross sales for the first half of this year? Please break them down month by month.',
    'gross-sales by month @2025-01-01..2025-06-30',
  ],
  ['Give me net sales for each week since the beginning of May.', 'net-sales by week @2025-05-01..2025-07-18'],
  [
    'What did we sell on Saturdays in June, at Location 1 only?',
    '~taken|items-sold|quantity @2025-06-01..2025-06-30 if location=Location 1; weekday=6 || ~taken|items-sold|quantity by date|weekday|week|item-name @2025-06-01..2025-06-30 if location=Location 1; weekday=6 || rows @2025-06-01..2025-06-30 if location=Location 1; weekday=6 || rows @2025-06-01..2025-06-30 if location=Location 1; weekday=6; transaction-type=Sale',
  ],
  [
    'Could you show me sales between 7 and 10 in the morning for last week?',
    '~taken|~count @2025-07-06..2025-07-12 if hour=07,08,09 || ~taken|~count by hour|date|weekday @2025-07-06..2025-07-12 if hour=07,08,09 || rows @2025-07-06..2025-07-12 if hour=07,08,09 || rows @2025-07-06..2025-07-12 if hour=07,08,09; transaction-type=Sale || ~taken|~count @2025-07-06..2025-07-12 if hour=07,08,09,10 || ~taken|~count by hour|date|weekday @2025-07-06..2025-07-12 if hour=07,08,09,10 || rows @2025-07-06..2025-07-12 if hour=07,08,09,10 || rows @2025-07-06..2025-07-12 if hour=07,08,09,10; transaction-type=Sale',
  ],
  [
    'I need net sales for June, but please exclude Location 3.',
    'net-sales @2025-06-01..2025-06-30 if location=Location 1,Location 2 || net-sales by location @2025-06-01..2025-06-30 if location=Location 1,Location 2',
  ],
  [
    'What were net sales in Q2 if you leave out the Catering category?',
    'net-sales @2025-04-01..2025-06-30 if category=Bakery,Classes,Coffee,Deli,Equipment,Pantry || net-sales @2025-04-01..2025-06-30 if category=Bakery,Classes,Coffee,Pantry || net-sales @2025-04-01..2025-06-30 if reporting-category=Bakery,Classes,Coffee,Pantry || net-sales by category|reporting-category @2025-04-01..2025-06-30 if category=Bakery,Classes,Coffee,Pantry || net-sales by category|reporting-category @2025-04-01..2025-06-30 if reporting-category=Bakery,Classes,Coffee,Pantry || net-sales @2025-04-01..2025-06-30 if category=Bakery,Classes,Coffee,Pantry,No category || net-sales @2025-04-01..2025-06-30 if reporting-category=Bakery,Classes,Coffee,Pantry,No category || net-sales by category|reporting-category @2025-04-01..2025-06-30 if category=Bakery,Classes,Coffee,Pantry,No category || net-sales by category|reporting-category @2025-04-01..2025-06-30 if reporting-category=Bakery,Classes,Coffee,Pantry,No category',
  ],
  [
    'yesterday?',
    '~taken|~count @2025-07-17 || ~taken|~count @2025-07-17 if location=Location 1,Location 2,Location 3 || ~taken|~count by location @2025-07-17 || ~taken|~count by location @2025-07-17 if location=Location 1,Location 2,Location 3 || ~taken|~count by hour @2025-07-17',
  ],
  [
    "We were closed on July 4 because of the holiday and I'm trying to work out what it cost us. What did we sell on the Friday after that?",
    '~taken @2025-07-11 || ~sold by item-name @2025-07-11',
  ],
  [
    'What was our best day in the second quarter, and how much did we make on it?',
    '~taken|~count by date @2025-04-01..2025-06-30 top',
  ],
  // Items and categories
  [
    'What are our bottom five items by revenue this month?',
    'gross-sales|net-sales|items|total-sales by item-name @2025-07-01..2025-07-18 bottom',
  ],
  [
    'Which ten items brought in the most money over the past 30 days?',
    'gross-sales|net-sales|items|total-sales by item-name @2025-06-19..2025-07-18 top || gross-sales|net-sales|items|total-sales by item-name @2025-06-18..2025-07-17 top || gross-sales|net-sales|items|total-sales by item-name @2025-06-18..2025-07-18 top',
  ],
  [
    'How many units of Sourdough Loaf did each location sell last week?',
    '~units by location @2025-07-06..2025-07-12 if item-name=Sourdough Loaf, 800 g || ~units by location @2025-07-06..2025-07-12 if item-name=Sourdough Loaf, 800 g; location=Location 1,Location 2,Location 3',
  ],
  [
    'Can you compare Olive Oil and House Granola for June?',
    '~sold by item-name @2025-06-01..2025-06-30 if item-name=* || ~sold @2025-06-01..2025-06-30 if item-name=Olive Oil || ~sold @2025-06-01..2025-06-30 if item-name=House Granola',
  ],
  ['List all items that sold more than 50 units last month.', '~units by item-name @2025-06-01..2025-06-30'],
  ["Which products didn't sell at all in June?", 'unsold @2025-06-01..2025-06-30'],
  ["What is the list price of the Chef's Knife?", "price if item-name=Chef's Knife || how /items/library"],
  [
    'How much revenue did Cold Brew Concentrate bring in each month this year?',
    '~itemsales by month @2025-01-01..2025-07-18 if item-name=Cold Brew Concentrate',
  ],
  [
    'What share of net sales does the Bakery category make up this month?',
    'net-sales-share|net-sales by category|reporting-category @2025-07-01..2025-07-18 || net-sales-share|net-sales @2025-07-01..2025-07-18 if category=Bakery || net-sales-share|net-sales @2025-07-01..2025-07-18 if reporting-category=Bakery || net-sales-share|net-sales by category|reporting-category @2025-07-01..2025-07-18 if category=Bakery || net-sales-share|net-sales by category|reporting-category @2025-07-01..2025-07-18 if reporting-category=Bakery',
  ],
  [
    'Please rank the categories by net sales for Q2, best first.',
    'net-sales by category|reporting-category @2025-04-01..2025-06-30 top',
  ],
  [
    'Which items are returned most often?',
    'items-refunded|items-returned|returns|refunds|return-count|returned by item-name || items-refunded|items-returned|returns|refunds|return-count|returned|~count|quantity by item-name if transaction-type=Refund',
  ],
  [
    'What are the three best-selling Pantry items at Location 3 since the start of the year?',
    '~sold by item-name @2025-01-01..2025-07-18 if location=Location 3; category=Pantry top || ~sold by item-name @2025-01-01..2025-07-18 if location=Location 3; reporting-category=Pantry top',
  ],
  // Payments, tenders and fees
  [
    "How much of last month's revenue was paid in cash, and how much by card?",
    '~cash|~card @2025-06-01..2025-06-30 || ~any by tender|payment-method @2025-06-01..2025-06-30',
  ],
  [
    "Break down yesterday's payments by tender.",
    '~payments|~count|net-sales|gross-sales|total-sales by tender|payment-method @2025-07-17',
  ],
  [
    'What percentage of payments came through digital wallets in June?',
    'payment-share|~taken|~count by tender @2025-06-01..2025-06-30 || payment-share|~payments @2025-06-01..2025-06-30 if tender=Digital wallet || tender-digital-wallet @2025-06-01..2025-06-30',
  ],
  [
    'How much did we pay in processing fees last month?',
    'processing-fees|fees @2025-06-01..2025-06-30 || processing-fees|fees by fee-kind @2025-06-01..2025-06-30 || fees|processing-fees @2025-06-01..2025-06-30 if fee-kind=Processing fee',
  ],
  [
    "What's our effective fee rate at each location this year?",
    'fee-rate by location @2025-01-01..2025-07-18 || fee-rate by location @2025-01-01..2025-07-18 if location=Location 1,Location 2,Location 3',
  ],
  ['After fees, how much money did we actually end up with in June?', 'net-total @2025-06-01..2025-06-30'],
  [
    'Show me all sales above $200 at Location 3 from yesterday.',
    'rows @2025-07-17 if location=Location 3 || rows @2025-07-17 if location=Location 3; transaction-type=Sale',
  ],
  [
    'How many transactions under $10 did we have in June?',
    '~count @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30 if transaction-type=Sale || rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Sale',
  ],
  [
    'Can you pull up the largest card payments of this month?',
    'rows @2025-07-01..2025-07-18 if payment-method=Card || rows @2025-07-01..2025-07-18 if payment-method=Card; transaction-type=Sale || rows @2025-07-01..2025-07-18 if tender=Card || rows @2025-07-01..2025-07-18 if tender=Card; transaction-type=Sale',
  ],
  // Staff and tips
  [
    'Who has sold more this week, Maya or Theo?',
    '~taken|~units by ~staff @2025-07-13..2025-07-18 || ~taken|~units by ~staff @2025-07-13..2025-07-18 if ~staff=Maya Duarte,Theo Lindqvist || ~taken|~units @2025-07-13..2025-07-18 if ~staff=Maya Duarte || ~taken|~units @2025-07-13..2025-07-18 if ~staff=Theo Lindqvist',
  ],
  [
    'Rank my team by average sale for June, highest first.',
    'average-sale|average-net-sale by ~staff @2025-06-01..2025-06-30 top',
  ],
  [
    'How much did Priya make in tips last week, with cash and card shown separately?',
    'cash-tips|card-tips @2025-07-06..2025-07-12 if ~staff=Priya Nair || tips by payment-method|tender @2025-07-06..2025-07-12 if ~staff=Priya Nair',
  ],
  [
    'How many refunds did Owen process in June?',
    'return-count @2025-06-01..2025-06-30 if ~staff=Owen Reyes || ~count|return-count|payments-refunded|refunds @2025-06-01..2025-06-30 if ~staff=Owen Reyes; transaction-type=Refund || rows @2025-06-01..2025-06-30 if ~staff=Owen Reyes; transaction-type=Refund',
  ],
  [
    "I'd like the average tip percentage for each employee in the second quarter.",
    'tip-rate by ~staff @2025-04-01..2025-06-30',
  ],
  [
    'Which employee gives out the most discounts?',
    'discounts|discount-count|discounts-and-comps by ~staff || ~count|discounts|discount-count|discounts-and-comps by ~staff if discount-use=With discount',
  ],
  // Customers
  [
    'Who are my top 10 customers this year?',
    'customers @2025-01-01..2025-07-18 || ~taken|~count by customer|customer-id @2025-01-01..2025-07-18 top',
  ],
  ['How many new customers did we get in June?', 'customers @2025-06-01..2025-06-30'],
  ['What share of our customers last month were returning ones?', 'customers @2025-06-01..2025-06-30'],
  [
    'Can you show me the customers who bought something at Location 1 this week?',
    'customers @2025-07-13..2025-07-18 if location=Location 1 || ~taken|~count by customer|customer-id @2025-07-13..2025-07-18 if location=Location 1',
  ],
  // Taxes, refunds, discounts, gift cards and deposits
  [
    'My accountant is asking for the sales tax we collected in Q2. Can you split it by location?',
    'taxes|taxes-on-sales by location @2025-04-01..2025-06-30 || taxes|taxes-on-sales by location @2025-04-01..2025-06-30 if location=Location 1,Location 2,Location 3',
  ],
  ['List every refund from last week.', 'rows @2025-07-06..2025-07-12 if transaction-type=Refund'],
  [
    'What are the most common refund reasons this year?',
    'return-count|refunds|returns|payments-refunded|items-refunded by refund-reason @2025-01-01..2025-07-18 || ~any by refund-reason @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  [
    'How much did we give away in discounts and comps last month?',
    'discounts-and-comps|discounts|comps @2025-06-01..2025-06-30',
  ],
  ['How much did we sell in gift cards last December?', 'gift-card-sales|gift-cards-sold @2024-12-01..2024-12-31'],
  [
    'How much gift card money was redeemed in each month of this year?',
    'gift-cards-redeemed by month @2025-01-01..2025-07-18',
  ],
  [
    "How much do we currently owe in deposits for orders that aren't completed yet?",
    'deferred || deposits|deferred-sales || how /deferred-sales',
  ],
  // Hours, weekdays and comparisons
  ["What's our busiest hour on Saturdays?", '~taken|~count by hour if weekday=6 top'],
  [
    'Which weekday is the weakest at Location 2 this year?',
    '~taken|~count by weekday @2025-01-01..2025-07-18 if location=Location 2 bottom',
  ],
  [
    'Our Bakery promotion ran from July 7 to July 13. Did the Bakery category sell more in that week than in the week before it?',
    '~sold @2025-07-07..2025-07-13 vs 2025-06-30..2025-07-06 if category=Bakery || ~sold @2025-06-30..2025-07-06 vs 2025-07-07..2025-07-13 if category=Bakery || ~sold @2025-07-07..2025-07-13 vs 2025-06-30..2025-07-06 if reporting-category=Bakery || ~sold @2025-06-30..2025-07-06 vs 2025-07-07..2025-07-13 if reporting-category=Bakery',
  ],
  [
    'Is Location 1 doing better than Location 3 this month?',
    '~taken|~count by location @2025-07-01..2025-07-18 || ~taken|~count by location @2025-07-01..2025-07-18 if location=Location 1,Location 3 || ~taken|~count @2025-07-01..2025-07-18 if location=Location 1 || ~taken|~count @2025-07-01..2025-07-18 if location=Location 3 || ~taken|~count by location @2025-07-01..2025-07-18 if location=Location 1,Location 2,Location 3',
  ],
  [
    'How did net sales in Q2 compare with the same quarter last year?',
    'net-sales @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30 || net-sales @2024-04-01..2024-06-30 vs 2025-04-01..2025-06-30',
  ],
  // The product, and what sales do not tell
  ['How do I create a custom report?', 'how /financial-suite/custom-reports'],
  ['Can you explain the difference between gross sales and net sales?', 'define gross-sales; net-sales'],
  ['How many bottles of Olive Oil do we still have in stock?', 'text in stock'],
  ["What's our profit margin on the Chef's Knife?", 'cannot'],
  ['How many hours did Theo work last week, and what did that cost us in wages?', 'cannot'],
];

/** Each turn is asked after those before it. */
export const kitchenDialogues: readonly (readonly Asked[])[] = [
  // Refine by location, then undo
  [
    ['What were our net sales in June?', 'net-sales @2025-06-01..2025-06-30'],
    ['Just Location 2, please.', 'net-sales @2025-06-01..2025-06-30 if location=Location 2'],
    [
      'Can you break that down by category?',
      'net-sales by category|reporting-category @2025-06-01..2025-06-30 if location=Location 2',
    ],
    [
      'Now remove the location filter again.',
      'net-sales by category|reporting-category @2025-06-01..2025-06-30 || net-sales by category|reporting-category @2025-06-01..2025-06-30 if location=Location 1,Location 2,Location 3',
    ],
  ],
  // Change figure and period
  [
    [
      'Show me tips by employee for last week.',
      'tips|cash-tips|card-tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12',
    ],
    [
      'And the week before?',
      'tips|cash-tips|card-tips|tips-and-gratuity by ~staff @2025-06-29..2025-07-05 || tips|cash-tips|card-tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || tips|cash-tips|card-tips|tips-and-gratuity by ~staff @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12',
    ],
    [
      'What about their net sales in that same week?',
      'net-sales by ~staff @2025-06-29..2025-07-05 || net-sales by ~staff @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || net-sales by ~staff @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12',
    ],
  ],
  // A row shown
  [
    [
      'What are the top five items of this month by gross sales?',
      'gross-sales by item-name @2025-07-01..2025-07-18 top',
    ],
    ['How many units of the first one did we sell?', '~units @2025-07-01..2025-07-18 if item-name=*'],
    [
      'And how does that compare to last month?',
      '~units @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if item-name=* || ~units @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if item-name=* || ~units @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if item-name=* || ~units @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if item-name=*',
    ],
  ],
  // A worse week
  [
    [
      'Compare last week with the week before.',
      '~taken|~count @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || ~taken|~count @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12',
    ],
    [
      'Why is that?',
      'cannot || ~any @2025-07-06..2025-07-12 || ~any by item-name|category|reporting-category|location|date|week|weekday|hour|part-of-day|channel|~staff @2025-07-06..2025-07-12 || ~any @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || ~any @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 || ~any by item-name|category|reporting-category|location|date|week|weekday|hour|part-of-day|channel|~staff @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || ~any by item-name|category|reporting-category|location|date|week|weekday|hour|part-of-day|channel|~staff @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12',
    ],
    [
      'Show me the same comparison by location.',
      '~taken|~count by location @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || ~taken|~count by location @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 || ~taken|~count by location @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if location=Location 1,Location 2,Location 3 || ~taken|~count by location @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 if location=Location 1,Location 2,Location 3',
    ],
  ],
  // Share of a tender
  [
    ['How much did we take in cash last month?', '~cash @2025-06-01..2025-06-30'],
    [
      'What share of all payments is that?',
      'payment-share @2025-06-01..2025-06-30 if payment-method=Cash || payment-share @2025-06-01..2025-06-30 if tender=Cash || payment-share|~taken by tender|payment-method @2025-06-01..2025-06-30 || ~cash @2025-06-01..2025-06-30',
    ],
    [
      'Which location takes the most cash?',
      'cash|tender-cash by location @2025-06-01..2025-06-30 top || ~taken|~count|payment-share by location @2025-06-01..2025-06-30 if payment-method=Cash top || ~taken|~count|payment-share by location @2025-06-01..2025-06-30 if tender=Cash top',
    ],
  ],
  // Refunds, then the rows
  [
    [
      'How much did we refund in June?',
      'refunds|returns|payments-refunded|partial-refunds @2025-06-01..2025-06-30 || ~any @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'Show me the transactions behind that.',
      'rows @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30',
    ],
    [
      'Only the ones Maya handled.',
      'rows @2025-06-01..2025-06-30 if ~staff=Maya Duarte; transaction-type=Refund || rows @2025-06-01..2025-06-30 if ~staff=Maya Duarte',
    ],
    [
      'And what about May?',
      'rows @2025-05-01..2025-05-31 if ~staff=Maya Duarte; transaction-type=Refund || rows @2025-05-01..2025-05-31 if ~staff=Maya Duarte',
    ],
  ],
  // Exclusions
  [
    [
      'Can you give me net sales by location for Q2?',
      'net-sales by location @2025-04-01..2025-06-30 || net-sales by location @2025-04-01..2025-06-30 if location=Location 1,Location 2,Location 3',
    ],
    ['And exclude Location 1.', 'net-sales by location @2025-04-01..2025-06-30 if location=Location 2,Location 3'],
    [
      'Actually, include it again, but only count weekends.',
      'net-sales by location @2025-04-01..2025-06-30 if weekday=0,6 || net-sales by location @2025-04-01..2025-06-30 if weekday=0,6; location=Location 1,Location 2,Location 3',
    ],
  ],
  // A category
  [
    [
      'How is Coffee doing this month?',
      '~sold|net-sales-share @2025-07-01..2025-07-18 if category=Coffee || ~sold|net-sales-share @2025-07-01..2025-07-18 if reporting-category=Coffee || ~sold @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if category=Coffee || ~sold @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if category=Coffee || ~sold @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if reporting-category=Coffee || ~sold @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if reporting-category=Coffee || ~sold @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if category=Coffee || ~sold @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if category=Coffee || ~sold @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if reporting-category=Coffee || ~sold @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if reporting-category=Coffee || ~sold @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 if category=Coffee || ~sold @2024-07-01..2024-07-18 vs 2025-07-01..2025-07-18 if category=Coffee || ~sold @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 if reporting-category=Coffee || ~sold @2024-07-01..2024-07-18 vs 2025-07-01..2025-07-18 if reporting-category=Coffee || ~sold by date|week|item-name|location @2025-07-01..2025-07-18 if category=Coffee || ~sold by date|week|item-name|location @2025-07-01..2025-07-18 if reporting-category=Coffee',
    ],
    [
      'Which items in it sell best?',
      '~sold by item-name @2025-07-01..2025-07-18 if category=Coffee top || ~sold by item-name @2025-07-01..2025-07-18 if reporting-category=Coffee top',
    ],
    [
      'Same for Pantry.',
      '~sold by item-name @2025-07-01..2025-07-18 if category=Pantry top || ~sold by item-name @2025-07-01..2025-07-18 if reporting-category=Pantry top',
    ],
    [
      'And in June?',
      '~sold by item-name @2025-06-01..2025-06-30 if category=Pantry top || ~sold by item-name @2025-06-01..2025-06-30 if reporting-category=Pantry top',
    ],
  ],
  // One team member
  [
    ["What were Theo's net sales this month?", 'net-sales @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist'],
    [
      'And Priya?',
      'net-sales @2025-07-01..2025-07-18 if ~staff=Priya Nair || net-sales by ~staff @2025-07-01..2025-07-18 if ~staff=Priya Nair,Theo Lindqvist',
    ],
    ['What was her average sale?', 'average-sale|average-net-sale @2025-07-01..2025-07-18 if ~staff=Priya Nair'],
    [
      'How many transactions was that?',
      '~count @2025-07-01..2025-07-18 if ~staff=Priya Nair || ~count @2025-07-01..2025-07-18 if ~staff=Priya Nair; transaction-type=Sale',
    ],
  ],
  // Busy hours
  [
    [
      'When are we busiest on Sundays this year?',
      '~taken|~count by hour @2025-01-01..2025-07-18 if weekday=0 top || ~taken|~count by part-of-day @2025-01-01..2025-07-18 if weekday=0 top',
    ],
    [
      'Is it the same at Location 3?',
      '~taken|~count by hour|part-of-day @2025-01-01..2025-07-18 if weekday=0; location=Location 3 top',
    ],
    [
      'And on Mondays?',
      '~taken|~count by hour|part-of-day @2025-01-01..2025-07-18 if weekday=1; location=Location 3 top',
    ],
  ],
  // Thresholds on rows
  [
    [
      "I'd like to see all of yesterday's transactions.",
      'rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale',
    ],
    ['Only those above $100.', 'rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale'],
    [
      'And only at Location 1.',
      'rows @2025-07-17 if location=Location 1 || rows @2025-07-17 if location=Location 1; transaction-type=Sale',
    ],
    [
      'Forget the $100 limit.',
      'rows @2025-07-17 if location=Location 1 || rows @2025-07-17 if location=Location 1; transaction-type=Sale',
    ],
  ],
  // Fees
  [
    [
      'What did we pay in fees in Q2?',
      'fees @2025-04-01..2025-06-30 || fees by fee-kind|month @2025-04-01..2025-06-30',
    ],
    ['By month, please.', 'fees by month @2025-04-01..2025-06-30'],
    [
      'What is that as a percentage of payments?',
      'fee-rate by month @2025-04-01..2025-06-30 || fee-rate @2025-04-01..2025-06-30',
    ],
  ],
  // Discounts and taxes
  [
    ['How much did we give in discounts last month?', 'discounts|discounts-and-comps @2025-06-01..2025-06-30'],
    ['Who gave the most?', 'discounts|discount-count|discounts-and-comps by ~staff @2025-06-01..2025-06-30'],
    ['OK, and how much tax did we collect in that month?', 'taxes|taxes-on-sales @2025-06-01..2025-06-30'],
  ],
  // From sales to what is not known
  [
    [
      'How many Catering Platters did we sell in May?',
      '~units @2025-05-01..2025-05-31 if item-name=Catering Platter, Serves 12',
    ],
    ['What did they bring in?', '~itemsales @2025-05-01..2025-05-31 if item-name=Catering Platter, Serves 12'],
    ['And what did the ingredients cost us?', 'cannot'],
    [
      'Fine. Then show me the same revenue for June.',
      '~itemsales @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12',
    ],
  ],
];
