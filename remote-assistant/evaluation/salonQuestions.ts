import type { Asked } from './asked';

/**
 * A salon manager, the owner of a kitchen store, an accountant, a floor lead, a district manager, and someone at the front desk.
 * Misspelled words are meant.
 */
export const salonQuestions: readonly Asked[] = [
  // Salon manager
  [
    'how many appts did we do last week',
    '~count|~units @2025-07-06..2025-07-12 if channel=Appointment || ~count|~units @2025-07-06..2025-07-12 if source=Appointments || rows @2025-07-06..2025-07-12 if channel=Appointment || rows @2025-07-06..2025-07-12 if source=Appointments || ~count by channel @2025-07-06..2025-07-12 || ~count by source @2025-07-06..2025-07-12',
  ],
  [
    'appointment money june',
    '~taken @2025-06-01..2025-06-30 if channel=Appointment || ~taken @2025-06-01..2025-06-30 if source=Appointments || ~taken by channel @2025-06-01..2025-06-30 || ~taken by source @2025-06-01..2025-06-30',
  ],
  [
    'walk ins vs booked, this month',
    '~taken|~count by channel @2025-07-01..2025-07-18 || ~taken|~count by source @2025-07-01..2025-07-18 || ~taken|~count @2025-07-01..2025-07-18 if channel=Appointment,In-Store || ~taken|~count by channel @2025-07-01..2025-07-18 if channel=Appointment,In-Store || ~taken|~count by source @2025-07-01..2025-07-18 if source=Appointments,Point of Sale',
  ],
  ['whos my top earner this month', '~taken by ~staff @2025-07-01..2025-07-18 top'],
  ['maya june total', '~taken @2025-06-01..2025-06-30 if ~staff=Maya Duarte'],
  [
    'priyas numbers this week compared to last',
    '~taken|~count @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 if ~staff=Priya Nair || ~taken|~count @2025-07-06..2025-07-11 vs 2025-07-13..2025-07-18 if ~staff=Priya Nair || ~taken|~count @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if ~staff=Priya Nair || ~taken|~count @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18 if ~staff=Priya Nair',
  ],
  [
    'is owen getting more tips then he did in may',
    'tips|tips-and-gratuity @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if ~staff=Owen Reyes || tips|tips-and-gratuity @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if ~staff=Owen Reyes || tips|tips-and-gratuity @2025-07-01..2025-07-18 vs 2025-05-01..2025-05-31 if ~staff=Owen Reyes || tips|tips-and-gratuity @2025-05-01..2025-05-31 vs 2025-07-01..2025-07-18 if ~staff=Owen Reyes || tips|tips-and-gratuity @2025-07-01..2025-07-18 vs 2025-05-01..2025-05-18 if ~staff=Owen Reyes || tips|tips-and-gratuity @2025-05-01..2025-05-18 vs 2025-07-01..2025-07-18 if ~staff=Owen Reyes || tips|tips-and-gratuity by month if ~staff=Owen Reyes || tips|tips-and-gratuity by month @2025-05-01..2025-07-18 if ~staff=Owen Reyes || tips|tips-and-gratuity by month @2025-01-01..2025-07-18 if ~staff=Owen Reyes',
  ],
  ['grat by employee may', 'tips|tips-and-gratuity|auto-gratuity by ~staff @2025-05-01..2025-05-31'],
  ['tip % last month', 'tip-rate @2025-06-01..2025-06-30'],
  ['who got no tips in june', 'tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30'],
  [
    'gift cards sold for mothers day week',
    'gift-card-sales|gift-cards-sold @2025-05-11..2025-05-17 || gift-card-sales|gift-cards-sold @2025-05-04..2025-05-10 || gift-card-sales|gift-cards-sold @2025-05-05..2025-05-11 || gift-card-sales|gift-cards-sold @2025-05-04..2025-05-11 || gift-card-sales|gift-cards-sold @2025-05-08..2025-05-14',
  ],
  ['gift card $ used last month', 'gift-cards-redeemed @2025-06-01..2025-06-30'],
  ['outstanding gift cards??', 'deferred'],
  ['how many clients last month', 'customers @2025-06-01..2025-06-30'],
  [
    'clients that came more than once in june',
    'customers @2025-06-01..2025-06-30 || ~count by customer @2025-06-01..2025-06-30 || ~count by customer-id @2025-06-01..2025-06-30',
  ],
  [
    'has clara montrose been in lately',
    '~any if customer=Clara Montrose (C-011) || ~any if customer-id=C-011 || rows if customer=Clara Montrose (C-011) || rows if customer-id=C-011',
  ],
  [
    'what did tobias grunwald spend in june',
    '~taken @2025-06-01..2025-06-30 if customer=Tobias Grünwald (C-005) || ~taken @2025-06-01..2025-06-30 if customer-id=C-005',
  ],
  [
    'how much has Omar Haddadin spent this year',
    '~taken @2025-01-01..2025-07-18 if customer=Omar Haddadin (C-021) || ~taken @2025-01-01..2025-07-18 if customer-id=C-021',
  ],
  ['no shows this week', 'cannot'],
  ['whos booked tomorrow', 'cannot'],
  ['commission for theo', 'cannot'],
  ['text my clients a promo', 'cannot'],
  [
    'unhappy customers?',
    'customers || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned || rows if transaction-type=Refund || ~any by transaction-type || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason || cannot *feedback',
  ],
  [
    'class sales so far this yr',
    '~sold @2025-01-01..2025-07-18 if category=Classes || ~sold @2025-01-01..2025-07-18 if reporting-category=Classes || ~sold @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop',
  ],
  [
    'how many seats did we sell for the baking class in may',
    '~units @2025-05-01..2025-05-31 if item-name=Bread Baking Workshop',
  ],
  ['whats a workshop cost', 'text $85.00'],
  ['deposit money we are holding', 'deferred'],
  ['who gave the comps away q2', 'comps|discounts-and-comps|comp-count by ~staff @2025-04-01..2025-06-30'],
  ['raise the class price', 'how /items'],
  ['how do i hide an item', 'how /items'],
  // Owner of a kitchen store
  [
    'equipment in june, net',
    'net-sales @2025-06-01..2025-06-30 if category=Equipment || net-sales @2025-06-01..2025-06-30 if reporting-category=Equipment',
  ],
  ['how many chefs knives since march', '~units @2025-03-01..2025-07-18 if item-name=Chef’s Knife, 20 cm'],
  [
    'pour overs keep comin back, how many this yr',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-01-01..2025-07-18 if item-name=Pour-Over Set, Stoneware || rows @2025-01-01..2025-07-18 if item-name=Pour-Over Set, Stoneware || rows @2025-01-01..2025-07-18 if item-name=Pour-Over Set, Stoneware; transaction-type=Refund',
  ],
  [
    'most returned item q2',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-04-01..2025-06-30',
  ],
  ['passata stock', 'how *Passata'],
  ['anything under 10 in stock', 'how *Knife || how *Passata || how /items/inventory'],
  [
    'evoo units past 30 days',
    '~units @2025-06-19..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~units @2025-06-18..2025-07-17 if item-name=Olive Oil, Cold-Pressed, 500 ml',
  ],
  ['2nd best seller last month', '~sold by item-name @2025-06-01..2025-06-30 top'],
  ['bottom 3 items q1', '~sold by item-name @2025-01-01..2025-03-31 bottom'],
  [
    'which catagory brings in the most',
    '~sold|~taken|net-sales-share by category top || ~sold|~taken|net-sales-share by reporting-category top',
  ],
  [
    'catering took over classes yet? ytd',
    '~sold by category @2025-01-01..2025-07-18 || ~sold by reporting-category @2025-01-01..2025-07-18 || ~sold by category @2025-01-01..2025-07-18 if category=Catering,Classes || ~sold @2025-01-01..2025-07-18 if category=Catering,Classes || ~sold @2025-01-01..2025-07-18 if category=Catering || ~sold @2025-01-01..2025-07-18 if reporting-category=Catering || ~sold @2025-01-01..2025-07-18 if category=Classes || ~sold @2025-01-01..2025-07-18 if reporting-category=Classes || ~sold @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12',
  ],
  [
    'deli trend',
    '~sold by month if category=Deli || ~sold by week if category=Deli || ~sold by date if category=Deli || ~sold by month if reporting-category=Deli || ~sold by week if reporting-category=Deli || ~sold by date if reporting-category=Deli || ~sold if category=Deli || ~sold if reporting-category=Deli',
  ],
  ['cost of a knife', 'text $129.00 || cannot *cost'],
  ['markup on olive oil', 'cannot'],
  ['supplier for the cheddar', 'cannot'],
  ['how many diff items do we sell', 'cannot *12 || cannot *twelve || how /items || ~any by item-name'],
  ['what goes well with the pour over set', 'cannot || how /chatbot/recommendations'],
  ['barcode labels how', 'how /items'],
  ['got a delivery, where do i enter it', 'how /items/inventory'],
  ['move stock from loc 1 to loc 2', 'how /items/inventory || cannot'],
  ['upload my price list', 'how /items || how *import'],
  ['revenue fathers day wkend', '~taken @2025-06-14..2025-06-15 || ~taken @2025-06-13..2025-06-15'],
  ['memorial day?', '~taken @2025-05-26 || ~any by item-name @2025-05-26'],
  ['halloween last year', '~taken @2024-10-31'],
  ['st pattys day vs the monday b4', '~taken @2025-03-17 vs 2025-03-10 || ~taken @2025-03-10 vs 2025-03-17'],
  [
    'first week of july',
    '~taken @2025-07-01..2025-07-07 || ~taken @2025-07-01..2025-07-05 || ~taken @2025-06-29..2025-07-05 || ~taken @2025-07-06..2025-07-12',
  ],
  ['mid june slump? sales 11th to 20th', '~taken @2025-06-11..2025-06-20 || ~taken by date @2025-06-11..2025-06-20'],
  ['sales june 3', '~taken @2025-06-03'],
  ['6/20 to 6/27 total', '~taken @2025-06-20..2025-06-27'],
  ['best single day so far in 2025', '~taken by date @2025-01-01..2025-07-18 top'],
  [
    'worst day of spring',
    '~taken|~count by date @2025-03-01..2025-05-31 bottom || ~taken|~count by date @2025-03-20..2025-06-20 bottom || ~taken|~count by date @2025-03-20..2025-06-19 bottom || ~taken|~count by date @2025-03-20..2025-06-21 bottom',
  ],
  // Accountant
  ['jan feb mar net by mo', 'net-sales by month @2025-01-01..2025-03-31'],
  ['h1 revenue', '~taken @2025-01-01..2025-06-30'],
  [
    'h1 v h1 2024',
    '~taken @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30 || ~taken @2024-01-01..2024-06-30 vs 2025-01-01..2025-06-30',
  ],
  ['fy24 gross', 'gross-sales @2024-01-01..2024-12-31'],
  ['june tax by location', 'taxes|taxes-on-sales by location @2025-06-01..2025-06-30'],
  ['tax given back on refunds ytd', 'taxes-on-refunds @2025-01-01..2025-07-18'],
  ['untaxed share may', 'untaxed-sales|taxable-sales @2025-05-01..2025-05-31 || cannot'],
  ['total collected june cash only', '~cash @2025-06-01..2025-06-30'],
  [
    'card minus fees q2',
    '~card @2025-04-01..2025-06-30 || fees|processing-fees|net-total|fee-rate|tender-card @2025-04-01..2025-06-30 || fees|processing-fees by tender @2025-04-01..2025-06-30 || fees|processing-fees by payment-method @2025-04-01..2025-06-30 || cannot',
  ],
  [
    'how much did we pay in cc fees in april',
    'fees|processing-fees @2025-04-01..2025-04-30 || fees|processing-fees @2025-04-01..2025-04-30 if payment-method=card || fees|processing-fees @2025-04-01..2025-04-30 if tender=Card || fees|processing-fees by tender @2025-04-01..2025-04-30',
  ],
  ['fee for $1,200 invoice', 'text $42.15'],
  ['what r the processing rates', 'text 2.9%'],
  [
    'any payments without fees last wk',
    '~any by fee-charged @2025-07-06..2025-07-12 || ~any by fee-kind @2025-07-06..2025-07-12 || ~any @2025-07-06..2025-07-12 if fee-charged=Without fee || ~any @2025-07-06..2025-07-12 if fee-kind=No fee || rows @2025-07-06..2025-07-12 if fee-charged=Without fee || rows @2025-07-06..2025-07-12 if fee-kind=No fee',
  ],
  ['partial refunds ytd amt', 'partial-refunds @2025-01-01..2025-07-18'],
  ['returns line for may', 'returns|returned @2025-05-01..2025-05-31'],
  ['sum of discounts, feb to april', 'discounts|discounts-and-comps @2025-02-01..2025-04-30'],
  [
    'prepaid online orders june',
    'online|deposits-collected|deferred-sales @2025-06-01..2025-06-30 || deposits-collected|deposits|deferred-sales|invoices|online @2025-06-01..2025-06-30 if channel=Online || deposits-collected|deposits|deferred-sales|invoices|online @2025-06-01..2025-06-30 if source=Online store',
  ],
  ['whats "invoice deposit redeemed"', 'define invoice-deposit-redeemed'],
  ['explain total payments', 'define total-payments'],
  [
    'why is net lower than gross',
    'define net-sales || define net-sales; gross-sales || cannot *net || net-sales|gross-sales|returns|discounts-and-comps',
  ],
  ['does gross include tax', 'define gross-sales'],
  ['chargebacks this yr', 'cannot'],
  ['where is the deposits report', 'how reports/deposits || how /deferred-sales'],
  ['tax rate by city', 'cannot'],
  ['dec 24 net sales', 'net-sales @2024-12-01..2024-12-31 || net-sales @2024-12-24'],
  ['nov + dec takings 2024', '~taken @2024-11-01..2024-12-31 || ~taken by month @2024-11-01..2024-12-31'],
  // Floor lead
  ['how we doin vs last fri', '~taken @2025-07-18 vs 2025-07-11 || ~taken @2025-07-11 vs 2025-07-18'],
  [
    'anything since noon',
    '~taken|~count @2025-07-18 if part-of-day=Afternoon || ~taken|~count @2025-07-18 if hour=12,13,14,15,16,17,18,19,20,21,22,23 || ~taken|~count @2025-07-18 if hour=12,13,14,15,16 || ~taken|~count @2025-07-18 if hour=* || rows @2025-07-18 if part-of-day=Afternoon || rows @2025-07-18 if hour=12,13,14,15,16,17,18,19,20,21,22,23 || rows @2025-07-18 if hour=12,13,14,15,16 || rows @2025-07-18 if hour=*',
  ],
  [
    'who closed last night',
    'rows @2025-07-17 || ~any by ~staff @2025-07-17 || ~any by ~staff @2025-07-17 if part-of-day=Evening || rows @2025-07-17 if part-of-day=Evening || cannot',
  ],
  [
    'biggest tip today',
    'rows @2025-07-18 || rows @2025-07-18 if transaction-type=Sale || tips|tips-and-gratuity @2025-07-18',
  ],
  ['sales per hour yest', '~taken by hour @2025-07-17'],
  [
    'what did the 6pm rush bring wednesday',
    '~taken|~sold @2025-07-16 if hour=18 || ~taken|~sold @2025-07-16 if hour=18,19,20,21,22,23 || ~taken|~sold @2025-07-16 if part-of-day=Evening || ~taken by hour @2025-07-16 || rows @2025-07-16 if hour=18 || rows @2025-07-16 if hour=18,19,20,21,22,23 || rows @2025-07-16 if part-of-day=Evening',
  ],
  ['smallest ticket this wk', 'rows @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if transaction-type=Sale'],
  [
    'exchange from today who did it',
    '~any by ~staff @2025-07-18 || ~any by ~staff @2025-07-18 if kind=Exchange || rows @2025-07-18 || rows @2025-07-18 if kind=Exchange || exchanges|exchanged|returns @2025-07-18',
  ],
  [
    'tablet 3 this month',
    '~taken @2025-07-01..2025-07-18 if device-name=Tablet 3 || ~taken @2025-07-01..2025-07-18 if device-nickname=Kitchen table',
  ],
  ['split bill how', 'cannot'],
  ['fire priya lol', 'cannot'],
  [
    'who sells the most workshops',
    '~sold|~count by ~staff if item-name=Bread Baking Workshop top || ~sold|~count by ~staff if category=Classes top || ~sold|~count by ~staff if reporting-category=Classes top',
  ],
  // District manager
  ['rank stores by net last qtr', 'net-sales by location @2025-04-01..2025-06-30 top'],
  [
    'loc 1 vs loc 2 tips ytd',
    'tips|tips-and-gratuity by location @2025-01-01..2025-07-18 || tips|tips-and-gratuity by location @2025-01-01..2025-07-18 if location=Location 1,Location 2 || tips|tips-and-gratuity @2025-01-01..2025-07-18 if location=Location 1 || tips|tips-and-gratuity @2025-01-01..2025-07-18 if location=Location 2',
  ],
  [
    'everything but location 3, june sales',
    '~taken @2025-06-01..2025-06-30 if location=Location 1,Location 2 || ~taken by location @2025-06-01..2025-06-30 if location=Location 1,Location 2',
  ],
  [
    'loc 2 bad days in june?',
    '~taken by date @2025-06-01..2025-06-30 if location=Location 2 bottom || ~taken by weekday @2025-06-01..2025-06-30 if location=Location 2 bottom',
  ],
  ['discounting by store this yr', 'discounts|discounts-and-comps|discount-count by location @2025-01-01..2025-07-18'],
  [
    'store 3 april may june',
    '~taken @2025-04-01..2025-06-30 if location=Location 3 || ~taken by month @2025-04-01..2025-06-30 if location=Location 3',
  ],
  [
    'comp sales growth june yoy',
    '~taken @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 || ~taken @2024-06-01..2024-06-30 vs 2025-06-01..2025-06-30',
  ],
  ['target for august', 'cannot'],
  [
    'avg order online ytd',
    'average-net-sale|average-sale @2025-01-01..2025-07-18 if channel=Online || average-net-sale|average-sale @2025-01-01..2025-07-18 if source=Online store || average-net-sale|average-sale by channel @2025-01-01..2025-07-18 || average-net-sale|average-sale by source @2025-01-01..2025-07-18',
  ],
  ['who manages location 2', 'cannot'],
  ['foot traffic', 'cannot || ~count || customers'],
  // Front desk
  ['first day here what should i look at', 'cannot'],
  ['how do i find a old receipt', 'how /transactions'],
  ['what is a exchange', 'define exchanges'],
  ['what does partially paid mean', 'text deposit || text not complete || text part of'],
  ['where can i learn about refunds', 'how /education'],
  ['is location 1 open sunday', 'cannot'],
  ['do u take amex', 'cannot'],
  ['good morning!!', 'cannot'],
  [
    'make me a custom report w tips by day',
    'how /financial-suite/custom-reports || how custom-reports || tips|tips-and-gratuity by date',
  ],
  ['back up our stuff', 'how /settings'],
];
