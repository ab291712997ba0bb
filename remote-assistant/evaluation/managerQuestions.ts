import type { Asked } from './asked';

/** A manager of 45 asks, on a phone between customers: takings are the money taken, covers the number of transactions. */
export const managerQuestions: readonly Asked[] = [
  ['takings today so far', '~taken|payments-collected @2025-07-18'],
  [
    'takings yesterday vs same day last year',
    '~taken|payments-collected @2025-07-17 vs 2024-07-17 || ~taken|payments-collected @2025-07-17 vs 2024-07-18',
  ],
  ['How many covers did we do on Saturday July 5?', '~count|sale-count @2025-07-05'],
  [
    'best day this year',
    '~taken|~count by date @2025-01-01..2025-07-18 top || ~taken|~count by weekday @2025-01-01..2025-07-18 top',
  ],
  [
    'worst day of the week for takings this year?',
    '~taken|payments-collected by weekday @2025-01-01..2025-07-18 bottom',
  ],
  [
    'June takings against June last year please',
    '~taken|payments-collected @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30',
  ],
  [
    'so far this yr vs last yr, are we up or down?',
    '~taken|payments-collected @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || ~taken|payments-collected @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31',
  ],
  ['july 4 takings this year and last. was it busier?', '~taken|~count @2025-07-04 vs 2024-07-04'],
  ['easter sunday vs last years easter sunday', '~taken|~count @2025-04-20 vs 2024-03-31 || ask'],
  ['takngs last wek', '~taken|payments-collected @2025-07-06..2025-07-12'],
  [
    'last 4 weeks takings week by week',
    '~taken|payments-collected by week @2025-06-15..2025-07-12 || ~taken|payments-collected by week @2025-06-22..2025-07-18 || ~taken|payments-collected by week @2025-06-21..2025-07-18 || ~taken|payments-collected by week @2025-06-20..2025-07-17',
  ],
  ['weekend just gone. how much did we do', '~taken|payments-collected @2025-07-12..2025-07-13'],
  ['covers per hour on saturdays this month', '~count|sale-count by hour @2025-07-01..2025-07-18 if weekday=6'],
  ['busiest hour last month?', '~taken|~count|sale-count by hour @2025-06-01..2025-06-30 top'],
  [
    'quietest weekday in 2024',
    '~taken|~count|sale-count by weekday @2024-01-01..2024-12-31 bottom || ~taken|~count|sale-count by weekday @2024-01-01..2024-12-31 if weekday=1,2,3,4,5 bottom',
  ],
  [
    'Quick one, morning vs afternoon takings last week',
    '~taken|payments-collected by part-of-day @2025-07-06..2025-07-12 || ~taken|payments-collected by part-of-day @2025-07-06..2025-07-12 if part-of-day=Morning,Afternoon',
  ],
  [
    'Which location is doing best this quarter and how does that compare to the same quarter last year?',
    '~taken|payments-collected by location @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 top || ~taken|payments-collected by location @2025-07-01..2025-07-18 vs 2024-07-01..2024-09-30 top',
  ],
  ['location 2 june takings', '~taken|payments-collected @2025-06-01..2025-06-30 if location=Location 2'],
  [
    'how far behind location 1 is location 3 this year',
    '~taken|payments-collected by location @2025-01-01..2025-07-18 || ~taken|payments-collected by location @2025-01-01..2025-07-18 if location=Location 1,Location 3',
  ],
  [
    'Who took the most money last week?',
    '~taken|payments-collected by collected-by|attributed-to @2025-07-06..2025-07-12 top',
  ],
  [
    'owen vs theo june',
    '~taken|payments-collected|~count|sale-count by collected-by|attributed-to @2025-06-01..2025-06-30 || ~taken|payments-collected|~count|sale-count by collected-by|attributed-to @2025-06-01..2025-06-30 if collected-by=Owen Reyes,Theo Lindqvist || ~taken|payments-collected|~count|sale-count by collected-by|attributed-to @2025-06-01..2025-06-30 if attributed-to=Owen Reyes,Theo Lindqvist',
  ],
  [
    'how much in tips did Maya get last month',
    'tips|tips-and-gratuity @2025-06-01..2025-06-30 if collected-by=Maya Duarte || tips|tips-and-gratuity @2025-06-01..2025-06-30 if attributed-to=Maya Duarte',
  ],
  [
    'priya covers this wk',
    '~count|sale-count @2025-07-13..2025-07-18 if collected-by=Priya Nair || ~count|sale-count @2025-07-13..2025-07-18 if attributed-to=Priya Nair',
  ],
  ['how many hours did theo work last week, need it for payroll', 'cannot'],
  [
    'Has anyone been giving discounts today? who',
    'discounts|discounts-and-comps|discount-count by collected-by|attributed-to @2025-07-18 || ~any by collected-by|attributed-to @2025-07-18 if discount-use=With discount || rows @2025-07-18 if discount-use=With discount',
  ],
  ['top 10 customers this year', '~taken|payments-collected by customer|customer-id @2025-01-01..2025-07-18 top'],
  [
    'what has Hannah Brightwell spent with us this year vs last',
    '~taken|payments-collected @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if customer=Hannah Brightwell (C-002) || ~taken|payments-collected @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 if customer=Hannah Brightwell (C-002)',
  ],
  [
    'everythng walter hedgecock bougth this year',
    'rows @2025-01-01..2025-07-18 if customer=Walter Hedgecock (C-045) || ~sold by item-name @2025-01-01..2025-07-18 if customer=Walter Hedgecock (C-045) || rows @2025-01-01..2025-07-18 if customer=Walter Hedgecock (C-045); transaction-type=Sale',
  ],
  ['who came in most often last month', '~count|sale-count by customer|customer-id @2025-06-01..2025-06-30 top'],
  [
    'how many different customers did we see in june',
    'customers @2025-06-01..2025-06-30 || ~any by customer|customer-id @2025-06-01..2025-06-30',
  ],
  ['best seller last month', '~sold by item-name @2025-06-01..2025-06-30 top'],
  [
    'how many granola did we shift in june compared with june last year',
    '~units @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 if item-name=House Granola',
  ],
  ['chedar takings this year', '~itemsales|~taken @2025-01-01..2025-07-18 if item-name=Aged Cheddar'],
  [
    'worst sellng items in bakrey this year',
    '~sold by item-name @2025-01-01..2025-07-18 if category=Bakery bottom || unsold @2025-01-01..2025-07-18 if category=Bakery',
  ],
  [
    'cateirng this year vs last, how are we doing',
    '~itemsales|~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if category=Catering || ~itemsales|~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 if category=Catering || ~itemsales|~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if item-name=Catering Platter, Serves 12 || ~itemsales|~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 if item-name=Catering Platter, Serves 12',
  ],
  [
    'bread workshop takings may and june',
    '~itemsales|~taken @2025-05-01..2025-06-30 if item-name=Bread Baking Workshop || ~itemsales|~taken by month @2025-05-01..2025-06-30 if item-name=Bread Baking Workshop || ~itemsales|~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=Bread Baking Workshop || ~itemsales|~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if item-name=Bread Baking Workshop',
  ],
  [
    'Which category has grown the most on last year?',
    '~itemsales|~taken by category @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || ~itemsales|~taken by category @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 top || ~itemsales|~taken by category @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 || ~itemsales|~taken by category @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 top',
  ],
  ['sourdoh loaves sold yestrday', '~units @2025-07-17 if item-name=Sourdough Loaf, 800 g'],
  ['average spend per cover last week', 'average-net-sale|average-sale @2025-07-06..2025-07-12'],
  [
    'avg sale by loction this month vs july last year',
    'average-net-sale|average-sale by location @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 || average-net-sale|average-sale by location @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-31',
  ],
  [
    'Do people spend more per visit in the evening than in the morning this year?',
    'average-net-sale|average-sale by part-of-day @2025-01-01..2025-07-18 || average-net-sale|average-sale by part-of-day @2025-01-01..2025-07-18 if part-of-day=Evening,Morning',
  ],
  [
    'cash takings ystrday',
    '~cash @2025-07-17 || ~taken|payments-collected @2025-07-17 if payment-method=Cash || ~taken|payments-collected @2025-07-17 if tender=Cash',
  ],
  ['cash v card', '~cash|~card || ~any by payment-method|tender || ask'],
  [
    'what share of payments was digital wallet last month',
    'tender-digital-wallet|payment-share @2025-06-01..2025-06-30 || payment-share|~taken|payments-collected by tender @2025-06-01..2025-06-30 || payment-share|~taken|payments-collected @2025-06-01..2025-06-30 if tender=Digital Wallet || payment-share|~taken|payments-collected by tender @2025-06-01..2025-06-30 if tender=Digital Wallet',
  ],
  [
    'card fees so far this year',
    'fees|processing-fees @2025-01-01..2025-07-18 || fees|processing-fees @2025-01-01..2025-07-18 if payment-method=Card || fees|processing-fees @2025-01-01..2025-07-18 if tender=Card',
  ],
  [
    'did the fees go up in june compard with june 2024',
    'fees|processing-fees|fee-rate @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30',
  ],
  ['tips last sat', 'tips|tips-and-gratuity @2025-07-12'],
  [
    'how much auto gratuity in the last 30 days',
    'auto-gratuity @2025-06-19..2025-07-18 || auto-gratuity @2025-06-18..2025-07-17',
  ],
  ['tax colected q2', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
  [
    'Do we still take the covid charge?? show last year month by month',
    'covid-service-charge by month @2024-01-01..2024-12-31 || covid-service-charge by month @2024-07-19..2025-07-18',
  ],
  ['discuonts june', 'discounts|discounts-and-comps|discount-count @2025-06-01..2025-06-30'],
  ['what did comps cost us last month', 'comps @2025-06-01..2025-06-30'],
  [
    'refunds last month and why',
    'refunds|returns|returned|payments-refunded|partial-refunds|return-count by refund-reason @2025-06-01..2025-06-30 || ~any by refund-reason @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
  ],
  [
    'refnds for wrong roast ths year',
    'refunds|returns|returned|payments-refunded|partial-refunds|return-count @2025-01-01..2025-07-18 if refund-reason=Wrong roast || refunds|returns|returned|payments-refunded|partial-refunds|return-count @2025-01-01..2025-07-18 if refund-reason=Wrong roast; transaction-type=Refund || rows @2025-01-01..2025-07-18 if refund-reason=Wrong roast || rows @2025-01-01..2025-07-18 if refund-reason=Wrong roast; transaction-type=Refund',
  ],
  [
    'gift cards sold in december vs the december before',
    'gift-card-sales|gift-cards-sold @2024-12-01..2024-12-31 vs 2023-12-01..2023-12-31 || ~any @2024-12-01..2024-12-31 vs 2023-12-01..2023-12-31 if itemization-type=Gift card',
  ],
  ['gift card money outstanding', 'deferred || how /deferred-sales'],
  ['gift crads redeemd this month', 'gift-cards-redeemed @2025-07-01..2025-07-18'],
  [
    'Hi, could you tell me how much we are holding in deposits right now for orders not collected yet? Thank you',
    'deferred || how /deferred-sales',
  ],
  ['deposits collected in may', 'deposits-collected|invoices @2025-05-01..2025-05-31'],
  [
    'biggest sale yesterday',
    'rows @2025-07-17 || rows @2025-07-17 top || rows @2025-07-17 if transaction-type=Sale || rows @2025-07-17 if transaction-type=Sale top || ~any by transaction-id|payment-id @2025-07-17 top || ~any by transaction-id|payment-id @2025-07-17 if transaction-type=Sale top || row',
  ],
  [
    'list refunds this week at location 1',
    'rows @2025-07-13..2025-07-18 if transaction-type=Refund; location=Location 1',
  ],
  ['partially paid ones', 'rows if transaction-status=Partially Paid'],
  ['pull up PAY-10427 for me, customer at the counter', 'row || cannot || ask || how /transactions'],
  [
    'online store takings this month vs last july',
    '~taken|payments-collected @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 if source=Online store || ~taken|payments-collected @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-31 if source=Online store || ~taken|payments-collected @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 if channel=Online || ~taken|payments-collected @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-31 if channel=Online',
  ],
  [
    'market stall, which saturdays were the best this yr',
    '~taken|payments-collected by date @2025-01-01..2025-07-18 if device-nickname=Market stall; weekday=6 top',
  ],
  [
    'cafe bar till june vs may',
    '~taken|payments-collected|~count|sale-count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if device-nickname=Café bar || ~taken|payments-collected|~count|sale-count by month @2025-05-01..2025-06-30 if device-nickname=Café bar',
  ],
  ['best month we ever had', '~taken|payments-collected by month top'],
  ['whats net total?', 'define net-total'],
  ['what is the diffrence between gross and net sales', 'define gross-sales; net-sales'],
  ['Comps and discounts, are those not the same thing?', 'define comps; discounts || define discounts-and-comps'],
  ['where do I build my own report', 'how /financial-suite/custom-reports || how /financial-suite'],
  ['add new categry for ice cream', 'how /items/categories || cannot'],
  ['change the sourdough price to 7.50', 'cannot || how /items'],
  ['where are the settings', 'how *settings'],
  [
    'Sorry to bother you, my accountant is on the phone and he would like last June next to this June, net sales and by location please',
    'net-sales by location @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30',
  ],
  ['whats our profit on coffee', 'cannot'],
  ['weather tomorow', 'cannot'],
  ['what will we take next saturday', 'cannot || ask'],
];
