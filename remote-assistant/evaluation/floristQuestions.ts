import type { Asked } from './asked';

/** A florist, a market-stall seller, a museum shop, and a franchise auditor. */
export const floristQuestions: readonly Asked[] = [
  // Florist
  ["How many bunches... sorry, how many units did we hand over on Valentine's Day?", '~units @2025-02-14'],
  [
    "Was Mother's Day weekend worth the overtime - what did it bring?",
    '~taken @2025-05-10..2025-05-11 || ~taken @2025-05-09..2025-05-11',
  ],
  ['pre-orders waiting for pickup - money value?', 'deferred || how /deferred-sales || cannot'],
  ['deposits we hold for weddings', 'deferred || how /deferred-sales || cannot'],
  ['funeral orders in june', 'cannot || ask'],
  ['Earnings for the three days ending yesterday', '~taken @2025-07-15..2025-07-17'],
  [
    'how much more did we turn over in may than in april',
    '~taken @2025-05-01..2025-05-31 vs 2025-04-01..2025-04-30 || ~taken @2025-04-01..2025-04-30 vs 2025-05-01..2025-05-31',
  ],
  [
    'Which mornings are best? rank the weekdays, only before noon',
    '~taken|~count by weekday if part-of-day=Morning || ~taken|~count by weekday if part-of-day=Morning top',
  ],
  ['Delivery fees charged this month', 'cannot || service-charges @2025-07-01..2025-07-18'],
  ['Wilted stock written off', 'cannot || how /items/inventory'],
  [
    "is wednesday worth opening for, going by this year's numbers",
    '~taken|~count @2025-01-01..2025-07-18 if weekday=3 || ~taken|~count by weekday @2025-01-01..2025-07-18 || ~taken|~count by date @2025-01-01..2025-07-18 if weekday=3',
  ],
  [
    'what share of money comes from invoiced customers, year so far',
    'net-sales-share|payment-share|~taken by channel|source @2025-01-01..2025-07-18 || net-sales-share|payment-share|~taken @2025-01-01..2025-07-18 if channel=Invoice || net-sales-share|payment-share|~taken @2025-01-01..2025-07-18 if source=Invoices || net-sales-share|payment-share|~taken @2025-01-01..2025-07-18 if channel=Invoice; source=Invoices',
  ],
  ['day before mothers day: receipts by hour', '~taken|~count by hour @2025-05-10'],
  [
    'Most valuable regulars of the spring',
    '~any by customer|customer-id @2025-03-01..2025-05-31 top || ~any by customer|customer-id @2025-03-20..2025-06-20 top || ~any by customer|customer-id @2025-03-20..2025-06-19 top || ~any by customer|customer-id @2025-03-21..2025-06-20 top',
  ],
  [
    'list what Carmen Escalona had from us in 2024',
    'rows @2024-01-01..2024-12-31 if customer=Carmen Escalona (C-038) || rows @2024-01-01..2024-12-31 if customer=Carmen Escalona (C-038); transaction-type=Sale || rows @2024-01-01..2024-12-31 if customer-id=C-038 || rows @2024-01-01..2024-12-31 if customer-id=C-038; transaction-type=Sale || ~sold by item-name @2024-01-01..2024-12-31 if customer=Carmen Escalona (C-038) || ~sold by item-name @2024-01-01..2024-12-31 if customer-id=C-038',
  ],
  [
    'hw mny ordrs wre returnd in aprl',
    'return-count|items-refunded @2025-04-01..2025-04-30 || ~count @2025-04-01..2025-04-30 if transaction-type=Refund',
  ],
  [
    'card surcharge: what did the processor keep from me in spring quarter (apr-jun)?',
    'fees|processing-fees @2025-04-01..2025-06-30',
  ],
  [
    'anything comped over the last seven days',
    'comps|comp-count|discounts-and-comps @2025-07-12..2025-07-18 || comps|comp-count|discounts-and-comps @2025-07-11..2025-07-17 || rows @2025-07-12..2025-07-18 if discount-use=With discount || rows @2025-07-11..2025-07-17 if discount-use=With discount || ~any @2025-07-12..2025-07-18 if discount-use=With discount || ~any @2025-07-11..2025-07-17 if discount-use=With discount',
  ],
  ['the first ten days of this month, day after day', '~taken by date @2025-07-01..2025-07-10'],
  ['How do I photograph a bouquet and attach it to an item?', 'how /items || how *photo'],
  ['raise stock of granola by 12', 'cannot || how /items'],
  [
    'Which sale on Tuesday was the smallest?',
    'rows @2025-07-15 || rows @2025-07-15 if transaction-type=Sale || row || ~any by transaction-id @2025-07-15 bottom',
  ],
  [
    'mean purchase value Tuesday vs Wednesday this week',
    'average-sale|average-net-sale @2025-07-15 vs 2025-07-16 || average-sale|average-net-sale @2025-07-16 vs 2025-07-15 || average-sale|average-net-sale by date|weekday @2025-07-15..2025-07-16',
  ],
  ['when is the next holiday rush', 'cannot || ask'],
  ["so, how's business?", '~taken || ask || cannot'],
  // Market-stall seller
  [
    'stall takings on the 28th of june',
    '~taken @2025-06-28 if device-nickname=Market stall || ~taken @2025-06-28 if device-name=Card reader 4 || ~taken @2025-06-28 if channel=In-Person',
  ],
  [
    'how many stall days this spring and what did we average',
    'ask || cannot || ~any by date if device-nickname=Market stall || ~any by date if device-name=Card reader 4 || ~any by date if channel=In-Person || ~any if device-nickname=Market stall || ~any if device-name=Card reader 4 || ~any if channel=In-Person',
  ],
  [
    'Tuesday stall vs Saturday stall since the start of May',
    '~taken|~count by weekday @2025-05-01..2025-07-18 if device-nickname=Market stall || ~taken|~count by weekday @2025-05-01..2025-07-18 if device-nickname=Market stall; weekday=2,6 || ~taken|~count by weekday @2025-05-01..2025-07-18 if device-name=Card reader 4 || ~taken|~count by weekday @2025-05-01..2025-07-18 if device-name=Card reader 4; weekday=2,6 || ~taken|~count by weekday @2025-05-01..2025-07-18 if channel=In-Person || ~taken|~count by weekday @2025-05-01..2025-07-18 if channel=In-Person; weekday=2,6',
  ],
  ['rainy saturdays, did they hurt', 'cannot || ask'],
  [
    'jar of honey - shifted how many on the stall in 2025?',
    '~units @2025-01-01..2025-07-18 if item-name=Wildflower Honey, 350 g; device-nickname=Market stall || ~units @2025-01-01..2025-07-18 if item-name=Wildflower Honey, 350 g; device-name=Card reader 4 || ~units @2025-01-01..2025-07-18 if item-name=Wildflower Honey, 350 g; channel=In-Person',
  ],
  ['coins and notes taken in week 6/29', '~cash @2025-06-29..2025-07-05'],
  [
    'best pitch day in the first half',
    '~taken|~count by date @2025-01-01..2025-06-30 top || ~taken|~count by date @2025-01-01..2025-06-30 if device-nickname=Market stall top || ~taken|~count by date @2025-01-01..2025-06-30 if device-name=Card reader 4 top || ~taken|~count by date @2025-01-01..2025-06-30 if channel=In-Person top || ~taken|~count by weekday @2025-01-01..2025-06-30 top || ~taken|~count by weekday @2025-01-01..2025-06-30 if device-nickname=Market stall top || ~taken|~count by weekday @2025-01-01..2025-06-30 if device-name=Card reader 4 top || ~taken|~count by weekday @2025-01-01..2025-06-30 if channel=In-Person top',
  ],
  [
    'how much did i make before ten on the stall last sat',
    '~taken @2025-07-12 if hour=00,01,02,03,04,05,06,07,08,09; device-nickname=Market stall || ~taken @2025-07-12 if hour=00,01,02,03,04,05,06,07,08,09; device-name=Card reader 4 || ~taken @2025-07-12 if hour=00,01,02,03,04,05,06,07,08,09; channel=In-Person',
  ],
  [
    'leave the stall out: what did the rest sell last month',
    '~taken @2025-06-01..2025-06-30 if device-nickname=Café bar,Front counter,Kitchen table || ~taken @2025-06-01..2025-06-30 if channel=Appointment,In-Store,Invoice,Online || ~taken @2025-06-01..2025-06-30 if device-nickname=,Café bar,Front counter,Kitchen table || ~taken @2025-06-01..2025-06-30 if device-name=Register 1,Register 2,Tablet 3,Web',
  ],
  ['cheers mate', 'cannot'],
  ['table fee for the market last saturday', 'cannot'],
  ['prices: list em all', 'text sourdough || how /items'],
  ['olive oil, any bottles left?', 'text oil'],
  [
    'Passata money this year so far',
    '~itemsales|~taken @2025-01-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6',
  ],
  ['covid surcharge, how much have we still taken in 2025?', 'covid-service-charge @2025-01-01..2025-07-18'],
  [
    'bring up every payment over a hundred and fifty since Monday',
    'rows @2025-07-14..2025-07-18 || rows @2025-07-14..2025-07-18 if transaction-type=Sale',
  ],
  [
    'between 9 and noon, which Saturday in June was tops',
    '~taken|~count by date @2025-06-01..2025-06-30 if hour=09,10,11; weekday=6 top',
  ],
  ['no internet at the market, does it still work?', 'cannot || ask'],
  [
    'Can I see only what Priya took at the stall since new year',
    '~taken @2025-01-01..2025-07-18 if ~staff=Priya Nair; device-nickname=Market stall || ~taken @2025-01-01..2025-07-18 if ~staff=Priya Nair; device-name=Card reader 4 || ~taken @2025-01-01..2025-07-18 if ~staff=Priya Nair; channel=In-Person || ~taken @2025-01-02..2025-07-18 if ~staff=Priya Nair; device-nickname=Market stall || ~taken @2025-01-02..2025-07-18 if ~staff=Priya Nair; device-name=Card reader 4 || ~taken @2025-01-02..2025-07-18 if ~staff=Priya Nair; channel=In-Person',
  ],
  ['thursday last week, how much', '~taken @2025-07-10'],
  [
    'that new reader, number 4 - what went through it in june',
    '~taken|~count @2025-06-01..2025-06-30 if device-nickname=Market stall || ~taken|~count @2025-06-01..2025-06-30 if device-name=Card reader 4 || ~taken|~count @2025-06-01..2025-06-30 if channel=In-Person',
  ],
  ['12 july or 5 july, which took more?', '~taken @2025-07-12 vs 2025-07-05 || ~taken @2025-07-05 vs 2025-07-12'],
  ['sum up may in one line', '~taken @2025-05-01..2025-05-31'],
  ['tips jar?!', 'tips|tips-and-gratuity || cannot'],
  ['how long till i break even', 'cannot'],
  // Museum shop
  ['Visitor numbers for the exhibition in June', 'cannot || ask'],
  ['Spend per visitor', 'cannot || ask || average-sale|average-net-sale'],
  [
    'Merchandise revenue vs. class revenue, 2nd quarter',
    '~itemsales by category|reporting-category @2025-04-01..2025-06-30 || ~itemsales by category|reporting-category @2025-04-01..2025-06-30 if category=*',
  ],
  [
    'Equipment category, 2025 to date, quantity and value',
    '~sold @2025-01-01..2025-07-18 if category=Equipment || ~sold @2025-01-01..2025-07-18 if reporting-category=Equipment',
  ],
  [
    'Which products have brought us under $500 in 2025?',
    '~sold by item-name @2025-01-01..2025-07-18 || ~sold by item-name @2025-01-01..2025-07-18 bottom || ask || cannot',
  ],
  [
    "Members' discounts granted, month by month this year",
    'discounts|discounts-and-comps|discount-count by month @2025-01-01..2025-07-18',
  ],
  ['Please break net sales for the week of 8 June down into days', 'net-sales by date @2025-06-08..2025-06-14'],
  ['Annual report: net sales 2022, 2023 and 2024', 'cannot || ask || net-sales'],
  [
    'How did 2024 finish against 2023?',
    '~taken @2024-01-01..2024-12-31 vs 2023-01-01..2023-12-31 || ~taken @2023-01-01..2023-12-31 vs 2024-01-01..2024-12-31',
  ],
  [
    'Proportion of exchanges among all transactions ytd',
    '~count|exchanges by kind @2025-01-01..2025-07-18 || ~count @2025-01-01..2025-07-18 if kind=Exchange',
  ],
  [
    'Sales from 1 Jan through 31 Mar, Locations 1 and 3 only',
    '~taken @2025-01-01..2025-03-31 if location=Location 1,Location 3 || ~taken by location @2025-01-01..2025-03-31 if location=Location 1,Location 3',
  ],
  ['items nobody has bought since the end of May', 'unsold @2025-06-01..2025-07-18 || unsold @2025-05-31..2025-07-18'],
  ['Donations received at the till', 'cannot || ask'],
  ['ticket sales', 'cannot || ask || ~taken|~count'],
  [
    "Which employee is credited with the Chef's Knife sales of last month?",
    '~sold by collected-by|attributed-to @2025-06-01..2025-06-30 if item-name=Chef’s Knife, 20 cm',
  ],
  ['Education materials for new volunteers?', 'how /education'],
  ["What does 'collected by' mean as opposed to 'attributed to'?", 'text credited || text took the payment'],
  [
    'Compare Q1 2025 with Q1 2024, category by category',
    '~itemsales by category|reporting-category @2025-01-01..2025-03-31 vs 2024-01-01..2024-03-31',
  ],
  [
    'Busiest afternoon in June',
    '~taken|~count by date @2025-06-01..2025-06-30 if part-of-day=Afternoon top || ~taken|~count by weekday @2025-06-01..2025-06-30 if part-of-day=Afternoon top',
  ],
  ['Opening hours for Sunday?', 'cannot'],
  ["Reprint yesterday's Z-tape", 'cannot'],
  ['How would I filter transactions by team member?', 'how /transactions'],
  ['What do I do if numbers look wrong?', 'cannot || ask || how *refresh'],
  [
    'gross, without service charges, for May',
    'items @2025-05-01..2025-05-31 || gross-sales|service-charges @2025-05-01..2025-05-31',
  ],
  ["Any sales on New Year's Day?", '~taken|~count @2025-01-01'],
  // Franchise auditor
  [
    'Royalty base: net sales excl. tax and tips, June 2025, all units',
    'net-sales @2025-06-01..2025-06-30 || net-sales by location @2025-06-01..2025-06-30',
  ],
  ['5% royalty on June net sales = ?', 'cannot || ask || net-sales @2025-06-01..2025-06-30'],
  [
    'State the number of refunds processed per employee, H1 2025',
    'return-count by collected-by|attributed-to @2025-01-01..2025-06-30 || ~count by collected-by|attributed-to @2025-01-01..2025-06-30 if transaction-type=Refund',
  ],
  [
    'Refunds issued after 5 PM in Q2 – list',
    'rows @2025-04-01..2025-06-30 if part-of-day=Evening; transaction-type=Refund || rows @2025-04-01..2025-06-30 if hour=17,18,19,20,21,22,23; transaction-type=Refund',
  ],
  [
    'Who comped the most in value, 07/01/2024-06/30/2025',
    'comps|comp-count|discounts-and-comps by collected-by|attributed-to @2024-07-01..2025-06-30 top',
  ],
  [
    'Cash share per location, June',
    '~any by location @2025-06-01..2025-06-30 if payment-method=Cash || ~any by location @2025-06-01..2025-06-30 if tender=Cash || cash|tender-cash by location @2025-06-01..2025-06-30',
  ],
  [
    'Discounted transactions of Owen Reyes in June',
    'rows @2025-06-01..2025-06-30 if discount-use=With discount; ~staff=Owen Reyes || rows @2025-06-01..2025-06-30 if discount-use=With discount; ~staff=Owen Reyes; transaction-type=Sale || discounts|discounts-and-comps|discount-count @2025-06-01..2025-06-30 if ~staff=Owen Reyes || ~any @2025-06-01..2025-06-30 if discount-use=With discount; ~staff=Owen Reyes',
  ],
  ['Sequence gaps in transaction numbers?', 'cannot'],
  ['Total payments less refunds paid out, May', '~payments|payments-refunded @2025-05-01..2025-05-31'],
  ['Are partial refunds part of net sales?', 'define partial-refunds'],
  ['Are there deleted transactions?', 'cannot'],
  ['Deviations between cash count and system', 'cannot'],
  ['Top line growth, location-wise, H1 on H1', '~taken by location @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30'],
  [
    'Transactions between 2025-06-10 and 2025-06-12 at Location 2',
    'rows @2025-06-10..2025-06-12 if location=Location 2 || ~count @2025-06-10..2025-06-12 if location=Location 2',
  ],
  ['How many distinct devices took payments in 2024?', '~any by device-name|device-nickname @2024-01-01..2024-12-31'],
  [
    'highest single refund YTD',
    'rows @2025-01-01..2025-07-18 || rows @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  ['untaxed share of sales per month, 2025', 'untaxed-sales|taxable-sales by month @2025-01-01..2025-07-18'],
  [
    'Net sales of employee Duarte, Q2, excluding Sundays',
    'net-sales @2025-04-01..2025-06-30 if weekday=1,2,3,4,5,6; ~staff=Maya Duarte',
  ],
  [
    'Percentage of card-fees to payments in each month of this year',
    'fee-rate by month @2025-01-01..2025-07-18 || fees by month @2025-01-01..2025-07-18',
  ],
  ['Export audit trail', 'cannot || how *export'],
  [
    'Which of the locations had a decrease in June versus May?',
    '~taken by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
  ],
  ['Formula of net total?', 'define net-total'],
  ["Revoke the cashier's access", 'cannot'],
  ['Prepare a checklist for closing the month', 'how /reports || how /transactions || cannot'],
  ['Advertising fund contribution for May', 'cannot || ask'],
  ['Where are these figures stored?', 'cannot || how /settings'],
];

/** Each turn is asked after the ones before it. */
export const floristDialogues: readonly (readonly Asked[])[] = [
  [
    ["What did we turn over on Mother's Day?", '~taken @2025-05-11'],
    [
      'Same Sunday the year before',
      '~taken @2024-05-12 || ~taken @2025-05-11 vs 2024-05-12 || ~taken @2024-05-12 vs 2025-05-11',
    ],
    ['How many sales was that, both times', '~count @2025-05-11 vs 2024-05-12 || ~count @2024-05-12 vs 2025-05-11'],
    [
      'And which goods?',
      '~sold by item-name @2025-05-11 || ~sold by item-name @2025-05-11 vs 2024-05-12 || ~sold by item-name @2025-05-11 vs 2025-05-11 || ~sold by item-name @2024-05-12 || ~sold by item-name @2024-05-12 vs 2024-05-12 || ~sold by item-name @2024-05-12 vs 2025-05-11',
    ],
  ],
  [
    [
      'stall, june',
      '~taken|~count @2025-06-01..2025-06-30 if device-nickname=Market stall || ~taken|~count @2025-06-01..2025-06-30 if device-name=Card reader 4 || ~taken|~count @2025-06-01..2025-06-30 if channel=In-Person',
    ],
    [
      'split by week',
      '~taken|~count by week @2025-06-01..2025-06-30 if device-nickname=Market stall || ~taken|~count by week @2025-06-01..2025-06-30 if device-name=Card reader 4 || ~taken|~count by week @2025-06-01..2025-06-30 if channel=In-Person',
    ],
    [
      'forget tuesdays',
      '~taken|~count by week @2025-06-01..2025-06-30 if device-nickname=Market stall; weekday=0,1,3,4,5,6 || ~taken|~count by week @2025-06-01..2025-06-30 if device-name=Card reader 4; weekday=0,1,3,4,5,6 || ~taken|~count by week @2025-06-01..2025-06-30 if channel=In-Person; weekday=0,1,3,4,5,6',
    ],
    [
      'how about the web shop',
      '~taken|~count by week @2025-06-01..2025-06-30 if channel=Online || ~taken|~count by week @2025-06-01..2025-06-30 if channel=Online; weekday=0,1,3,4,5,6 || ~taken|~count by week @2025-06-01..2025-06-30 if source=Online store || ~taken|~count by week @2025-06-01..2025-06-30 if source=Online store; weekday=0,1,3,4,5,6 || ~taken|~count by week @2025-06-01..2025-06-30 if channel=Online; source=Online store || ~taken|~count by week @2025-06-01..2025-06-30 if channel=Online; source=Online store; weekday=0,1,3,4,5,6',
    ],
  ],
  [
    [
      'Refunds per employee, H1',
      'refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned by collected-by|attributed-to @2025-01-01..2025-06-30 || ~any by collected-by|attributed-to @2025-01-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'As count, please',
      'return-count by collected-by|attributed-to @2025-01-01..2025-06-30 || ~count by collected-by|attributed-to @2025-01-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'Highest one: show the entries',
      'rows @2025-01-01..2025-06-30 if transaction-type=Refund; collected-by=* || rows @2025-01-01..2025-06-30 if transaction-type=Refund; attributed-to=* || rows @2025-01-01..2025-06-30 if collected-by=* || rows @2025-01-01..2025-06-30 if attributed-to=*',
    ],
    [
      'Only those over $20',
      'rows @2025-01-01..2025-06-30 if transaction-type=Refund; collected-by=* || rows @2025-01-01..2025-06-30 if transaction-type=Refund; attributed-to=* || rows @2025-01-01..2025-06-30 if collected-by=* || rows @2025-01-01..2025-06-30 if attributed-to=* || rows @2025-01-01..2025-06-30 || rows @2025-01-01..2025-06-30 if transaction-type=Refund',
    ],
  ],
  [
    [
      'Equipment sales Q1',
      '~sold @2025-01-01..2025-03-31 if category=Equipment || ~sold @2025-01-01..2025-03-31 if reporting-category=Equipment',
    ],
    [
      'which product carried it',
      '~sold by item-name @2025-01-01..2025-03-31 if category=Equipment top || ~sold by item-name @2025-01-01..2025-03-31 if reporting-category=Equipment top',
    ],
    [
      'I want quantities',
      '~units by item-name @2025-01-01..2025-03-31 if category=Equipment || ~units by item-name @2025-01-01..2025-03-31 if category=Equipment top || ~units by item-name @2025-01-01..2025-03-31 if reporting-category=Equipment || ~units by item-name @2025-01-01..2025-03-31 if reporting-category=Equipment top',
    ],
    [
      'next quarter',
      '~units by item-name @2025-04-01..2025-06-30 if category=Equipment || ~units by item-name @2025-04-01..2025-06-30 if category=Equipment top || ~units by item-name @2025-04-01..2025-06-30 if reporting-category=Equipment || ~units by item-name @2025-04-01..2025-06-30 if reporting-category=Equipment top',
    ],
  ],
  [
    [
      'Tips in June, credited per person',
      'tips|tips-and-gratuity by collected-by|attributed-to @2025-06-01..2025-06-30',
    ],
    [
      'rank them from low to high',
      'tips|tips-and-gratuity by collected-by|attributed-to @2025-06-01..2025-06-30 bottom',
    ],
    ['relative to their sales', 'tip-rate by collected-by|attributed-to @2025-06-01..2025-06-30'],
    [
      'just the first two weeks',
      'tip-rate|tips by collected-by|attributed-to @2025-06-01..2025-06-14 || tip-rate|tips by collected-by|attributed-to @2025-06-01..2025-06-15',
    ],
  ],
  [
    ['how did we do tuesday', '~taken|~count @2025-07-15'],
    ['meant wednesday sorry', '~taken|~count @2025-07-16'],
    ['morning part', '~taken|~count @2025-07-16 if part-of-day=Morning'],
    [
      'rest of the day',
      '~taken|~count @2025-07-16 if part-of-day=Afternoon,Evening || ~taken|~count @2025-07-16 if part-of-day=Afternoon || ~taken|~count @2025-07-16 if hour=12,13,14,15,16,17,18,19,20,21,22,23',
    ],
  ],
  [
    ['Service charges for 2024', 'service-charges @2024-01-01..2024-12-31'],
    ['which kinds', 'auto-gratuity|setup-cost|covid-service-charge @2024-01-01..2024-12-31 || define service-charges'],
    ['setup costs per month', 'setup-cost by month @2024-01-01..2024-12-31'],
    ['and gratuity', 'auto-gratuity|tips-and-gratuity|tips by month @2024-01-01..2024-12-31'],
  ],
  [
    ['Total payments last week by location', '~payments by location @2025-07-06..2025-07-12'],
    ['drop location 1', '~payments by location @2025-07-06..2025-07-12 if location=Location 2,Location 3'],
    [
      "what's the mix of tenders there",
      '~any by tender|payment-method @2025-07-06..2025-07-12 if location=Location 2,Location 3',
    ],
    [
      'cash alone, day by day',
      '~cash by date @2025-07-06..2025-07-12 if location=Location 2,Location 3 || ~any by date @2025-07-06..2025-07-12 if payment-method=Cash; location=Location 2,Location 3 || ~any by date @2025-07-06..2025-07-12 if tender=Cash; location=Location 2,Location 3',
    ],
  ],
  [
    [
      'Which customers spent most in spring?',
      '~any by customer|customer-id @2025-03-01..2025-05-31 top || ~any by customer|customer-id @2025-03-20..2025-06-20 top || ~any by customer|customer-id @2025-03-20..2025-06-19 top || ~any by customer|customer-id @2025-03-21..2025-06-20 top',
    ],
    ['take Q2', '~any by customer|customer-id @2025-04-01..2025-06-30 top || customers @2025-04-01..2025-06-30'],
    [
      'what did number one buy',
      '~sold by item-name @2025-04-01..2025-06-30 if customer=* || ~sold by item-name @2025-04-01..2025-06-30 if customer-id=* || rows @2025-04-01..2025-06-30 if customer=* || rows @2025-04-01..2025-06-30 if customer-id=*',
    ],
    [
      'and number two?',
      '~sold by item-name @2025-04-01..2025-06-30 if customer=* || ~sold by item-name @2025-04-01..2025-06-30 if customer-id=* || rows @2025-04-01..2025-06-30 if customer=* || rows @2025-04-01..2025-06-30 if customer-id=* || ~any by customer|customer-id @2025-04-01..2025-06-30 top',
    ],
  ],
  [
    ['net sales of maya in May', 'net-sales @2025-05-01..2025-05-31 if ~staff=Maya Duarte'],
    [
      'Priya next to her',
      'net-sales by collected-by|attributed-to @2025-05-01..2025-05-31 if ~staff=Maya Duarte,Priya Nair || net-sales @2025-05-01..2025-05-31 if ~staff=Priya Nair || net-sales by collected-by|attributed-to @2025-05-01..2025-05-31',
    ],
    [
      'in June',
      'net-sales by collected-by|attributed-to @2025-06-01..2025-06-30 if ~staff=Maya Duarte,Priya Nair || net-sales @2025-06-01..2025-06-30 if ~staff=Priya Nair || net-sales by collected-by|attributed-to @2025-06-01..2025-06-30',
    ],
    [
      'gap between the two',
      'net-sales by collected-by|attributed-to @2025-06-01..2025-06-30 if ~staff=Maya Duarte,Priya Nair || net-sales by collected-by|attributed-to @2025-06-01..2025-06-30',
    ],
  ],
  [
    ['what is net total', 'define net-total'],
    ["so for H1 it's how much", 'net-total @2025-01-01..2025-06-30'],
    ['broken out monthly', 'net-total by month @2025-01-01..2025-06-30'],
    [
      'any month negative?',
      'net-total by month @2025-01-01..2025-06-30 || net-total by month @2025-01-01..2025-06-30 bottom || cannot || ask',
    ],
  ],
  [
    [
      'passata, this year',
      '~sold @2025-01-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6',
    ],
    [
      'where sold: which site',
      '~sold by location @2025-01-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6',
    ],
    [
      'counter only, not online',
      '~sold @2025-01-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6; channel=In-Store || ~sold @2025-01-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6; device-nickname=Front counter || ~sold @2025-01-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6; device-nickname=Café bar,Front counter,Kitchen table || ~sold @2025-01-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6; device-name=Register 1 || ~sold @2025-01-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6; source=Point of Sale || ~sold @2025-01-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6; channel=In-Store,In-Person || ~sold @2025-01-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6; channel=In-Store; source=Point of Sale || ~sold @2025-01-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6; device-nickname=Front counter,Café bar,Kitchen table || ~sold by location @2025-01-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6; channel=In-Store || ~sold by location @2025-01-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6; device-nickname=Front counter || ~sold by location @2025-01-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6; device-name=Register 1 || ~sold by location @2025-01-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6; source=Point of Sale || ~sold by location @2025-01-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6; channel=In-Store,In-Person || ~sold by location @2025-01-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6; channel=In-Store; source=Point of Sale || ~sold by location @2025-01-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6; device-nickname=Front counter,Café bar,Kitchen table',
    ],
    [
      'put it beside honey',
      '~sold by item-name @2025-01-01..2025-07-18 if item-name=* || ~sold by item-name @2025-01-01..2025-07-18 if item-name=*; channel=In-Store || ~sold by item-name @2025-01-01..2025-07-18 if item-name=*; device-nickname=Front counter || ~sold by item-name @2025-01-01..2025-07-18 if item-name=*; device-name=Register 1 || ~sold by item-name @2025-01-01..2025-07-18 if item-name=*; source=Point of Sale || ~sold by item-name @2025-01-01..2025-07-18 if item-name=*; channel=In-Store,In-Person || ~sold by item-name @2025-01-01..2025-07-18 if item-name=*; channel=In-Store; source=Point of Sale || ~sold by item-name @2025-01-01..2025-07-18 if item-name=*; device-nickname=Front counter,Café bar,Kitchen table',
    ],
  ],
  [
    ['June in three numbers: net, tax, tips', 'net-sales|taxes|tips @2025-06-01..2025-06-30'],
    ['now May likewise', 'net-sales|taxes|tips @2025-05-01..2025-05-31'],
    [
      'tax only, April through June',
      'taxes|taxes-on-sales @2025-04-01..2025-06-30 || taxes|taxes-on-sales by month @2025-04-01..2025-06-30',
    ],
    ['per site', 'taxes|taxes-on-sales by location @2025-04-01..2025-06-30'],
  ],
  [
    ['can I get voided receipts', 'cannot'],
    [
      'returns then, last 60 days',
      'refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned @2025-05-20..2025-07-18 || refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned @2025-05-19..2025-07-17 || rows @2025-05-20..2025-07-18 if transaction-type=Refund || rows @2025-05-19..2025-07-17 if transaction-type=Refund || ~any @2025-05-20..2025-07-18 if transaction-type=Refund || ~any @2025-05-19..2025-07-17 if transaction-type=Refund',
    ],
    [
      'grouped by product',
      'refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned by item-name @2025-05-20..2025-07-18 || refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned by item-name @2025-05-19..2025-07-17 || ~any by item-name @2025-05-20..2025-07-18 if transaction-type=Refund || ~any by item-name @2025-05-19..2025-07-17 if transaction-type=Refund',
    ],
    [
      'with reasons?',
      'refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned by refund-reason @2025-05-20..2025-07-18 || refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned by refund-reason @2025-05-19..2025-07-17 || ~any by refund-reason @2025-05-20..2025-07-18 if transaction-type=Refund || ~any by refund-reason @2025-05-19..2025-07-17 if transaction-type=Refund || rows @2025-05-20..2025-07-18 if transaction-type=Refund || rows @2025-05-19..2025-07-17 if transaction-type=Refund',
    ],
  ],
  [
    ['Busiest weekday, first half', '~taken|~count by weekday @2025-01-01..2025-06-30 top'],
    [
      'runner-up?',
      '~taken|~count by weekday @2025-01-01..2025-06-30 top || ~taken|~count @2025-01-01..2025-06-30 if weekday=* || ~taken|~count by weekday @2025-01-01..2025-06-30 if weekday=*',
    ],
    [
      'at which hours is it busiest on that day',
      '~taken|~count by hour @2025-01-01..2025-06-30 if weekday=* || ~taken|~count by hour @2025-01-01..2025-06-30 if weekday=* top',
    ],
  ],
  [
    ['sales 6/1-6/7', '~taken @2025-06-01..2025-06-07'],
    ['shift that one week later', '~taken @2025-06-08..2025-06-14'],
    ['again', '~taken @2025-06-15..2025-06-21'],
    ['all of june day by day', '~taken by date @2025-06-01..2025-06-30'],
  ],
  [
    ['how do I bring my old sales over', 'how /settings'],
    ['from a csv', 'how /settings || how *csv'],
    ['would that overwrite something', 'cannot || ask || how /settings'],
  ],
  [
    ['Pantry vs Deli, Q2', '~sold by category|reporting-category @2025-04-01..2025-06-30 if category=Deli,Pantry'],
    [
      'include bakery as well',
      '~sold by category|reporting-category @2025-04-01..2025-06-30 if category=Bakery,Deli,Pantry',
    ],
    [
      'location 1',
      '~sold by category|reporting-category @2025-04-01..2025-06-30 if category=Bakery,Deli,Pantry; location=Location 1',
    ],
    [
      'percent of each',
      'net-sales-share|~sold by category|reporting-category @2025-04-01..2025-06-30 if category=Bakery,Deli,Pantry; location=Location 1 || net-sales-share|~sold by category|reporting-category @2025-04-01..2025-06-30 if location=Location 1',
    ],
  ],
  [
    ['Gift cards outstanding?', 'deferred || how /deferred-sales'],
    [
      'sold in the past 12 months',
      'gift-card-sales|gift-cards-sold @2024-07-19..2025-07-18 || gift-card-sales|gift-cards-sold @2024-07-18..2025-07-17 || gift-card-sales|gift-cards-sold @2024-07-18..2025-07-18 || gift-card-sales|gift-cards-sold @2024-07-01..2025-06-30 || gift-card-sales|gift-cards-sold @2024-08-01..2025-07-18',
    ],
    [
      'used in that time',
      'gift-cards-redeemed @2024-07-19..2025-07-18 || gift-cards-redeemed @2024-07-18..2025-07-17 || gift-cards-redeemed @2024-07-18..2025-07-18 || gift-cards-redeemed @2024-07-01..2025-06-30 || gift-cards-redeemed @2024-08-01..2025-07-18',
    ],
    [
      'by quarter',
      'ask || cannot || gift-cards-redeemed by month @2024-07-19..2025-07-18 || gift-cards-redeemed by month @2024-07-18..2025-07-17 || gift-cards-redeemed by month @2024-07-18..2025-07-18 || gift-cards-redeemed by month @2024-07-01..2025-06-30 || gift-cards-redeemed by month @2024-08-01..2025-07-18',
    ],
  ],
  [
    [
      'Highest payment of last week',
      'rows @2025-07-06..2025-07-12 top || rows @2025-07-06..2025-07-12 if transaction-type=Sale top',
    ],
    ['Which member of staff took it?', 'row || rows @2025-07-06..2025-07-12'],
    [
      'What else did that person ring up that day',
      'rows if collected-by=* || rows if attributed-to=* || ~any if collected-by=* || ~any if attributed-to=* || ~sold by item-name if collected-by=* || ~sold by item-name if attributed-to=* || ask',
    ],
  ],
  [
    ['Royalties: gross less tax for June', 'net-sales|gross-sales @2025-06-01..2025-06-30'],
    ['use net sales', 'net-sales @2025-06-01..2025-06-30'],
    [
      'of all sites except the third',
      'net-sales @2025-06-01..2025-06-30 if location=Location 1,Location 2 || net-sales by location @2025-06-01..2025-06-30 if location=Location 1,Location 2',
    ],
    [
      'versus prior June',
      'net-sales @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 if location=Location 1,Location 2 || net-sales by location @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 if location=Location 1,Location 2 || net-sales @2024-06-01..2024-06-30 if location=Location 1,Location 2',
    ],
  ],
  [
    ['fees, last quarter', 'fees|processing-fees @2025-04-01..2025-06-30'],
    [
      "invoices' part of that",
      'invoice-fees @2025-04-01..2025-06-30 || fees|processing-fees @2025-04-01..2025-06-30 if channel=Invoice || fees|processing-fees @2025-04-01..2025-06-30 if fee-kind=Invoice fee || fees|processing-fees @2025-04-01..2025-06-30 if source=Invoices || fees|processing-fees @2025-04-01..2025-06-30 if channel=Invoice; source=Invoices',
    ],
    [
      'and the rest of it',
      'processing-fees @2025-04-01..2025-06-30 || fees|processing-fees @2025-04-01..2025-06-30 if fee-kind=Processing fee || fees|processing-fees @2025-04-01..2025-06-30 if channel=Appointment,In-Person,In-Store,Online || fees|processing-fees @2025-04-01..2025-06-30 if source=Appointments,Online store,Point of Sale || fees by fee-kind @2025-04-01..2025-06-30',
    ],
  ],
  [
    [
      'who sold the most cold brew in 2025',
      '~sold by collected-by|attributed-to @2025-01-01..2025-07-18 if item-name=Cold Brew Concentrate top',
    ],
    [
      'and in 2024?',
      '~sold by collected-by|attributed-to @2024-01-01..2024-12-31 if item-name=Cold Brew Concentrate top',
    ],
    ['least?', '~sold by collected-by|attributed-to @2024-01-01..2024-12-31 if item-name=Cold Brew Concentrate bottom'],
    [
      'switch to granola',
      '~sold by collected-by|attributed-to @2024-01-01..2024-12-31 if item-name=House Granola || ~sold by collected-by|attributed-to @2024-01-01..2024-12-31 if item-name=House Granola bottom',
    ],
  ],
  [
    ["you're useless", 'cannot || ask'],
    ["ok ok. last weekend's money?", '~taken @2025-07-12..2025-07-13'],
    ['the one before', '~taken @2025-07-05..2025-07-06'],
    [
      'better or worse by how much',
      '~taken @2025-07-12..2025-07-13 vs 2025-07-05..2025-07-06 || ~taken @2025-07-05..2025-07-06 vs 2025-07-12..2025-07-13',
    ],
  ],
  [
    ['how were the pour over sets in may', '~sold @2025-05-01..2025-05-31 if item-name=Pour-Over Set, Stoneware'],
    [
      'and beans?',
      '~sold @2025-05-01..2025-05-31 if item-name=Single-Origin Beans, 1 kg || ~sold by item-name @2025-05-01..2025-05-31 if item-name=Pour-Over Set, Stoneware,Single-Origin Beans, 1 kg',
    ],
    [
      'total of the two',
      '~sold @2025-05-01..2025-05-31 if item-name=Pour-Over Set, Stoneware,Single-Origin Beans, 1 kg || ~sold by item-name @2025-05-01..2025-05-31 if item-name=Pour-Over Set, Stoneware,Single-Origin Beans, 1 kg',
    ],
    [
      "share in the month's whole takings",
      'net-sales-share|~sold @2025-05-01..2025-05-31 if item-name=Pour-Over Set, Stoneware,Single-Origin Beans, 1 kg || net-sales-share|~sold by item-name @2025-05-01..2025-05-31 if item-name=Pour-Over Set, Stoneware,Single-Origin Beans, 1 kg || net-sales-share|~sold by item-name @2025-05-01..2025-05-31',
    ],
  ],
  [
    ["Which hours bring less than an hour's wage?", 'cannot || ask || ~taken|~count by hour'],
    ['Sales by hour for Thursdays since May then', '~taken by hour @2025-05-01..2025-07-18 if weekday=4'],
    ['lowest first', '~taken by hour @2025-05-01..2025-07-18 if weekday=4 bottom'],
    [
      'and with Wednesdays included',
      '~taken by hour @2025-05-01..2025-07-18 if weekday=3,4 || ~taken by hour @2025-05-01..2025-07-18 if weekday=3,4 bottom',
    ],
    [
      'what about tips in those hours',
      'tips|tips-and-gratuity by hour @2025-05-01..2025-07-18 if weekday=3,4 || tips|tips-and-gratuity by hour @2025-05-01..2025-07-18 if weekday=3,4 bottom',
    ],
  ],
];
