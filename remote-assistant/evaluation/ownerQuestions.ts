import type { Asked } from './asked';

/** The owner of the shop asks, in a hurry between customers, and now and then politely. */
export const ownerQuestions: readonly Asked[] = [
  ['sales yesterday', '~sales @2025-07-17'],
  [
    'Good morning! Could you please tell me how much we took in last weekend?',
    '~taken @2025-07-12..2025-07-13 || ~taken @2025-07-11..2025-07-13',
  ],
  ['Q2 net sales', 'net-sales @2025-04-01..2025-06-30'],
  ['total sales since easter', '~sales @2025-04-20..2025-07-18 || ~sales @2025-04-21..2025-07-18'],
  ['june 3-9 gross', 'gross-sales @2025-06-03..2025-06-09'],
  ['2019 turnover', '~taken @2019-01-01..2019-12-31'],
  ['how much did we sell on the 4th of july', '~sales @2025-07-04 || ~itemsales @2025-07-04'],
  ["takings mother's day this year", '~taken @2025-05-11'],
  ['net total for the first half of 2024', 'net-total @2024-01-01..2024-06-30'],
  [
    "how's today going so far?",
    '~taken @2025-07-18 || ~taken @2025-07-18 vs 2025-07-17 || ~taken @2025-07-18 vs 2025-07-11 || transactions|sale-count @2025-07-18',
  ],
  ['revenue week of june 16', '~sales @2025-06-15..2025-06-21 || ~sales @2025-06-16..2025-06-22'],
  ['last 30 days net sales pls', 'net-sales @2025-06-19..2025-07-18 || net-sales @2025-06-18..2025-07-17'],
  ['wat did we do in decmber', '~taken @2024-12-01..2024-12-31'],
  ['whats our totl so far this yr', '~taken @2025-01-01..2025-07-18'],
  ['gross between 15 march and 2 april 2025', 'gross-sales @2025-03-15..2025-04-02'],
  [
    'What were our earnings two weeks ago?',
    '~taken @2025-06-29..2025-07-05 || net-total @2025-06-29..2025-07-05 || ~taken @2025-07-04 || ask',
  ],
  [
    'june vs may this year',
    '~sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~sales @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~sales by month @2025-05-01..2025-06-30',
  ],
  [
    'Are we up or down last week compared with the week before?',
    '~sales @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || ~sales by week @2025-06-29..2025-07-12',
  ],
  [
    'compare q1 2025 to q1 2024 for the online store',
    '~sales @2025-01-01..2025-03-31 vs 2024-01-01..2024-03-31 if source=Online store || ~sales @2025-01-01..2025-03-31 vs 2024-01-01..2024-03-31 if channel=Online',
  ],
  [
    'this july so far against the same days last july',
    '~sales @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 || ~sales @2025-07-01..2025-07-17 vs 2024-07-01..2024-07-17',
  ],
  [
    'did we get more tips in june than in may',
    'tips @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || tips-and-gratuity @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || tips by month @2025-05-01..2025-06-30 || tips-and-gratuity by month @2025-05-01..2025-06-30',
  ],
  [
    'bakery this year versus last year',
    '~sales @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if category=Bakery || ~sales @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 if category=Bakery || ~itemsales @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if category=Bakery || ~itemsales @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 if category=Bakery || ~sold @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if category=Bakery || ~sold @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 if category=Bakery',
  ],
  ['black friday 2024 vs black friday 2023', '~sales @2024-11-29 vs 2023-11-24'],
  [
    'how does location 2 compare with location 3 in june',
    '~sales by location @2025-06-01..2025-06-30 || ~sales by location @2025-06-01..2025-06-30 if location=Location 2,Location 3',
  ],
  ['top ten products last month', '~sold by item-name @2025-06-01..2025-06-30 top'],
  ['worst sellers this yr', '~sold by item-name @2025-01-01..2025-07-18 bottom || unsold @2025-01-01..2025-07-18'],
  [
    'which category brings in the most money in 2025',
    '~itemsales by category @2025-01-01..2025-07-18 top || ~sales by category @2025-01-01..2025-07-18 top',
  ],
  ['whats our best day ever', '~taken by date top'],
  ['Which month of 2024 was our strongest?', '~sales by month @2024-01-01..2024-12-31 top'],
  [
    'busiest hour on saturdays in june',
    'transactions|sale-count by hour @2025-06-01..2025-06-30 if weekday=6 top || ~sales by hour @2025-06-01..2025-06-30 if weekday=6 top',
  ],
  [
    'slowest weekday in q2?',
    '~sales by weekday @2025-04-01..2025-06-30 bottom || transactions|sale-count by weekday @2025-04-01..2025-06-30 bottom',
  ],
  ['3 least popular coffees may 2025', '~sold by item-name @2025-05-01..2025-05-31 if category=Coffee bottom'],
  ['sales by staff june 2025', '~sales by collected-by|attributed-to @2025-06-01..2025-06-30'],
  [
    'who got the most tips last month',
    'tips|tips-and-gratuity by collected-by|attributed-to @2025-06-01..2025-06-30 top',
  ],
  [
    'how mcuh did priya ring up last weak',
    '~taken @2025-07-06..2025-07-12 if collected-by=Priya Nair || ~taken @2025-07-06..2025-07-12 if attributed-to=Priya Nair',
  ],
  [
    'Owen vs Theo in May, please',
    '~sales by collected-by|attributed-to @2025-05-01..2025-05-31 || ~sales by collected-by|attributed-to @2025-05-01..2025-05-31 if collected-by=Owen Reyes,Theo Lindqvist || ~sales by collected-by|attributed-to @2025-05-01..2025-05-31 if attributed-to=Owen Reyes,Theo Lindqvist',
  ],
  [
    "maya's average sale in june",
    'average-sale|average-net-sale @2025-06-01..2025-06-30 if collected-by=Maya Duarte || average-sale|average-net-sale @2025-06-01..2025-06-30 if attributed-to=Maya Duarte',
  ],
  ['sales per location yesterday', '~sales by location @2025-07-17'],
  ['Location 3 total payments for April 2025', 'total-payments @2025-04-01..2025-04-30 if location=Location 3'],
  ['which shop is my weakest this year so far', '~sales by location @2025-01-01..2025-07-18 bottom'],
  ['market stall takings may 3', '~taken @2025-05-03 if device-nickname=Market stall'],
  [
    'each till last 7 days',
    '~taken by device-nickname|device-name @2025-07-12..2025-07-18 || ~taken by device-nickname|device-name @2025-07-11..2025-07-17',
  ],
  ['cafe bar sales june pls', '~sales @2025-06-01..2025-06-30 if device-nickname=Café bar'],
  [
    'what came in thru invoices in q1',
    '~taken @2025-01-01..2025-03-31 if source=Invoices || ~taken @2025-01-01..2025-03-31 if channel=Invoice || invoices @2025-01-01..2025-03-31',
  ],
  [
    'online vs in store last month',
    '~sales by channel @2025-06-01..2025-06-30 || ~sales by source @2025-06-01..2025-06-30 || ~sales by channel @2025-06-01..2025-06-30 if channel=Online,In-Store || ~sales by channel @2025-06-01..2025-06-30 if channel=Online,In-Store,In-Person || ~sales by source @2025-06-01..2025-06-30 if source=Online store,Point of Sale',
  ],
  ['sales by hour on june 21', '~sales by hour @2025-06-21'],
  [
    'morning vs afternoon vs evening, june',
    '~sales by part-of-day @2025-06-01..2025-06-30 || ~sales by part-of-day @2025-06-01..2025-06-30 if part-of-day=Morning,Afternoon,Evening',
  ],
  ['eveining sales last month loc 2', '~sales @2025-06-01..2025-06-30 if part-of-day=Evening; location=Location 2'],
  [
    'daily sales for the first week of july',
    '~sales by date @2025-07-01..2025-07-07 || ~sales by date @2025-06-29..2025-07-05',
  ],
  ['tips q2', 'tips|tips-and-gratuity @2025-04-01..2025-06-30'],
  [
    'cash tips this month',
    'cash-tips @2025-07-01..2025-07-18 || tips @2025-07-01..2025-07-18 if payment-method=Cash || tips @2025-07-01..2025-07-18 if tender=Cash',
  ],
  [
    'How much sales tax did we collect in Q2? I need it for the filing.',
    'taxes|taxes-on-sales @2025-04-01..2025-06-30',
  ],
  ['sales tax per month 2024', 'taxes|taxes-on-sales by month @2024-01-01..2024-12-31'],
  ['card fees last month', 'fees|processing-fees @2025-06-01..2025-06-30'],
  ['what % do we loose to fees this year', 'fee-rate|fees @2025-01-01..2025-07-18'],
  ['avg tip percent per employee in june', 'tip-rate by collected-by|attributed-to @2025-06-01..2025-06-30'],
  [
    'refunds last week',
    'refunds|returns|payments-refunded|return-count @2025-07-06..2025-07-12 || rows @2025-07-06..2025-07-12 if transaction-type=Refund || rows @2025-07-06..2025-07-12',
  ],
  [
    'what reasons do ppl give for refunds in 2024',
    'refunds|returns|returned|payments-refunded|return-count|items-refunded|transactions by refund-reason @2024-01-01..2024-12-31 || refunds|returns|returned|payments-refunded|return-count|items-refunded|transactions by refund-reason @2024-01-01..2024-12-31 if transaction-type=Refund',
  ],
  ['How much did we give away in discounts in May?', 'discounts|discounts-and-comps @2025-05-01..2025-05-31'],
  [
    'share of sales with a discount, june',
    'net-sales-share by discount-use @2025-06-01..2025-06-30 || ~sales by discount-use @2025-06-01..2025-06-30 || discount-count|transactions|sale-count by discount-use @2025-06-01..2025-06-30',
  ],
  ['gift cards sold in december 2024', 'gift-card-sales|gift-cards-sold @2024-12-01..2024-12-31'],
  ['how much do we still owe people on gift cards', 'deferred'],
  [
    'why are total payments not the same as total sales in june',
    '~taken @2025-06-01..2025-06-30 || total-sales|total-payments|deferred-sales|partial-refunds @2025-06-01..2025-06-30 || define total-payments || define total-sales || define total-payments; total-sales',
  ],
  [
    'cash collected yesterday at location 1',
    '~cash @2025-07-17 if location=Location 1 || ~taken @2025-07-17 if location=Location 1; payment-method=Cash || ~taken @2025-07-17 if location=Location 1; tender=Cash || payments-collected @2025-07-17 if location=Location 1; payment-method=Cash || payments-collected @2025-07-17 if location=Location 1; tender=Cash',
  ],
  [
    'apple pay and such, june total',
    'tender-digital-wallet @2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 if tender=Digital Wallet || payments-collected @2025-06-01..2025-06-30 if tender=Digital Wallet || ~payments by tender @2025-06-01..2025-06-30 || cannot || ask',
  ],
  [
    'payment methods breakdown last month',
    '~taken by tender|payment-method @2025-06-01..2025-06-30 || payments-collected|payment-share|transactions by tender|payment-method @2025-06-01..2025-06-30',
  ],
  ['how many customers did we serve on june 28', 'transactions|sale-count @2025-06-28 || customers @2025-06-28'],
  ['nr of transactions by weekday this year', 'transactions|sale-count by weekday @2025-01-01..2025-07-18'],
  ['average ticket per location june', 'average-sale|average-net-sale by location @2025-06-01..2025-06-30'],
  ['how many aged cheddar did we sell last month', '~units @2025-06-01..2025-06-30 if item-name=Aged Cheddar'],
  ['granola pieces sold per month this year', '~units by month @2025-01-01..2025-07-18 if item-name=House Granola'],
  [
    'what share of our sales is coffee, q2',
    'text % of all || net-sales-share by category @2025-04-01..2025-06-30 || ~sales by category @2025-04-01..2025-06-30 || ~itemsales by category @2025-04-01..2025-06-30',
  ],
  [
    'show me the biggest sale of last week',
    'rows @2025-07-06..2025-07-12 || rows @2025-07-06..2025-07-12 if transaction-type=Sale || ~any by transaction-id @2025-07-06..2025-07-12 top || ~any by transaction-id @2025-07-06..2025-07-12 if transaction-type=Sale top',
  ],
  [
    'list all refunds july 10 to 16',
    'rows @2025-07-10..2025-07-16 if transaction-type=Refund || rows @2025-07-10..2025-07-16',
  ],
  ['which transactions are only partly paid', 'rows if transaction-status=Partially Paid'],
  [
    'who are our top 10 customers of 2024',
    '~taken by customer-id|customer @2024-01-01..2024-12-31 top || customers @2024-01-01..2024-12-31',
  ],
  [
    'how much has Rosa Delcampo spent with us this year',
    '~taken @2025-01-01..2025-07-18 if customer=Rosa Delcampo (C-030)',
  ],
  ['what does net total mean', 'define net-total'],
  ['diffrence between gross and net sales?', 'define gross-sales; net-sales || define net-sales || define gross-sales'],
  ['how do i make a report with my own columns', 'how /financial-suite/custom-reports || how /financial-suite'],
  ['where can i see every transaction', 'how /transactions'],
  ['new category - where?', 'how /items/categories || how /items'],
  ['Where would I switch the language, please?', 'how *settings || how *language || cannot'],
  ['whats our profit margin on sourdough', 'cannot'],
  ['will it rain at the market tmrw', 'cannot'],
  ['raise the price of granola by 10%', 'cannot || how /items'],
  ['how many bags of beans do we have left in stock', 'text in stock'],
  ['can i write off the van on my taxes', 'cannot'],
];
