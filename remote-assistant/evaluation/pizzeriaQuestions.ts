import type { Asked } from './asked';

/**
 * The owner of a delicatessen, the shift lead of a pizzeria, the bookkeeper of a garden center, the owner of a gift shop, and an area
 * supervisor. Misspelled words are meant.
 */
export const pizzeriaQuestions: readonly Asked[] = [
  // Owner of a delicatessen
  ['what did we take yesterday', '~taken @2025-07-17'],
  ['how much cheddar went out last month', '~sold @2025-06-01..2025-06-30 if item-name=Aged Cheddar'],
  [
    'is pantry doing better than bakery this year?',
    '~sold by category @2025-01-01..2025-07-18 || ~sold by category @2025-01-01..2025-07-18 if category=Bakery,Pantry || ~sold @2025-01-01..2025-07-18 if category=Pantry || net-sales-share by category @2025-01-01..2025-07-18',
  ],
  ['slowest weekday since april', '~taken|~count by weekday @2025-04-01..2025-07-18 bottom'],
  [
    'gift cards sold and gift cards used, june',
    'gift-card-sales|gift-cards-sold|gift-cards-redeemed @2025-06-01..2025-06-30',
  ],
  ['honey still out of stock?', 'text out of stock'],
  ['what do we charge for a platter', 'text $180.00'],
  ['which items didnt sell at all last week', 'unsold @2025-07-06..2025-07-12'],
  ['How many customers came back in June', 'customers @2025-06-01..2025-06-30'],
  [
    'who was our best customer in spring',
    '~any by customer|customer-id @2025-03-01..2025-05-31 || customers @2025-03-01..2025-05-31 || ~any by customer|customer-id @2025-03-20..2025-06-20 || ~any by customer|customer-id @2025-03-20..2025-06-19 || ~any by customer|customer-id @2025-03-20..2025-06-21',
  ],
  ['average basket last week', 'average-net-sale|average-sale @2025-07-06..2025-07-12'],
  [
    'biggest ticket this month',
    'rows @2025-07-01..2025-07-18 top || rows @2025-07-01..2025-07-18 if transaction-type=Sale top',
  ],
  [
    'sales after 5pm in june',
    '~taken @2025-06-01..2025-06-30 if part-of-day=Evening || ~taken @2025-06-01..2025-06-30 if hour=17,18,19,20,21,22,23 || ~taken @2025-06-01..2025-06-30 if hour=00,01,02,03,04,17,18,19,20,21,22,23 || ~taken by hour @2025-06-01..2025-06-30 if part-of-day=Evening',
  ],
  ['what did comps cost me this quarter', 'comps|discounts-and-comps @2025-07-01..2025-07-18'],
  ['total tax for q2', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
  [
    'sourdough vs granola, units, last 90 days',
    '~units by item-name @2025-04-20..2025-07-18 || ~units by item-name @2025-04-20..2025-07-18 if item-name=Sourdough Loaf, 800 g,House Granola || ~units @2025-04-20..2025-07-18 if item-name=Sourdough Loaf, 800 g || ~units by item-name @2025-04-19..2025-07-17 || ~units by item-name @2025-04-19..2025-07-17 if item-name=Sourdough Loaf, 800 g,House Granola || ~units @2025-04-19..2025-07-17 if item-name=Sourdough Loaf, 800 g',
  ],
  [
    'any refunds yesterday',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-17 || rows @2025-07-17 if transaction-type=Refund || ~any by transaction-type @2025-07-17',
  ],
  ['do i actually make money on the platters', 'cannot'],
  ['Cheddar got dearer. Where do I change its price?', 'how /items'],
  ['whats deferred sales', 'define deferred-sales'],
  ['how much is still on peoples gift cards', 'deferred'],
  ['top 3 things by amount, may', 'gross-sales|net-sales|items|total-sales by item-name @2025-05-01..2025-05-31 top'],
  ['cash yesterday?', '~cash @2025-07-17'],
  [
    'Did we do better on fathers day than on mothers day',
    '~taken @2025-06-15 vs 2025-05-11 || ~taken @2025-05-11 vs 2025-06-15',
  ],
  // Shift lead of a pizzeria
  [
    'tips last nite',
    'tips|tips-and-gratuity @2025-07-17 || tips|tips-and-gratuity @2025-07-17 if part-of-day=Evening || tips|tips-and-gratuity @2025-07-17 if hour=*',
  ],
  ['who got the most tips this week', 'tips|tips-and-gratuity|card-tips by ~staff @2025-07-13..2025-07-18 top'],
  [
    'how many orders did theo do on saturday',
    '~count @2025-07-12 if ~staff=Theo Lindqvist || rows @2025-07-12 if ~staff=Theo Lindqvist',
  ],
  ['busiest hour on fridays', '~count|~taken by hour if weekday=5 top'],
  [
    'did priya ring up any returns in june',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 if ~staff=Priya Nair || rows @2025-06-01..2025-06-30 if ~staff=Priya Nair; transaction-type=Refund || ~any by transaction-type @2025-06-01..2025-06-30 if ~staff=Priya Nair || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-06-01..2025-06-30',
  ],
  ['margherita sales last week', 'cannot || ask'],
  [
    'whats our card/cash split today',
    '~any by tender|payment-method @2025-07-18 || ~cash @2025-07-18 || ~card @2025-07-18',
  ],
  ['tip % this month', 'tip-rate @2025-07-01..2025-07-18'],
  [
    'who rang up the first sale this morning',
    'row || rows @2025-07-18 || rows @2025-07-18 if transaction-type=Sale || rows @2025-07-18 if part-of-day=Morning || rows @2025-07-18 if part-of-day=Morning; transaction-type=Sale',
  ],
  ['can i see how many hours i worked', 'cannot'],
  ['clock me out pls', 'cannot'],
  [
    'how late were we open on saturday',
    'cannot || rows @2025-07-12 || ~any by hour @2025-07-12 || rows @2025-07-12 if transaction-type=Sale',
  ],
  [
    'are tips going up or down this year',
    'tips|tips-and-gratuity by month|week @2025-01-01..2025-07-18 || tips|tips-and-gratuity @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || tip-rate by month|week @2025-01-01..2025-07-18',
  ],
  [
    'how much discount did owen give in may',
    'discounts|discounts-and-comps|discount-count @2025-05-01..2025-05-31 if ~staff=Owen Reyes',
  ],
  [
    'register 2 takings on wednesday',
    '~taken @2025-07-16 if device-name=Register 2 || ~taken @2025-07-16 if device-nickname=Café bar',
  ],
  [
    'how many ppl paid with their phone last week',
    '~count|tender-digital-wallet|~payments @2025-07-06..2025-07-12 if tender=Digital Wallet || tender-digital-wallet @2025-07-06..2025-07-12 || ~any by tender @2025-07-06..2025-07-12 || rows @2025-07-06..2025-07-12 if tender=Digital Wallet || customers @2025-07-06..2025-07-12 if tender=Digital Wallet || cannot',
  ],
  ['slowest hour of the day last month', '~taken|~count by hour @2025-06-01..2025-06-30 bottom'],
  [
    'friday vs saturday nights',
    '~taken|~count by weekday if part-of-day=Evening || ~taken|~count by weekday if part-of-day=Evening; weekday=5,6 || ~taken|~count if part-of-day=Evening; weekday=5 || ~taken|~count if part-of-day=Evening; weekday=6 || ~taken|~count by weekday if hour=* || ~taken|~count by weekday if hour=*; weekday=5,6 || ~taken|~count if hour=*; weekday=5 || ~taken|~count if hour=*; weekday=6 || ask',
  ],
  [
    'why was tuesday so dead',
    '~any @2025-07-15 || ~any by category|item-name|hour|~staff|location @2025-07-15 || cannot',
  ],
  [
    'sales between 11 and 2 on wednesday',
    '~taken @2025-07-16 if hour=11,12,13 || ~taken @2025-07-16 if hour=11,12,13,14',
  ],
  ['void the last ticket', 'cannot'],
  [
    'did maya or owen sell more in june',
    '~taken|~count|~units by ~staff @2025-06-01..2025-06-30 || ~taken|~count|~units by ~staff @2025-06-01..2025-06-30 if ~staff=Maya Duarte,Owen Reyes || ~taken|~count|~units @2025-06-01..2025-06-30 if ~staff=Maya Duarte',
  ],
  ['how many sourdoughs we got left', 'text in stock'],
  ['whats a comp', 'define comps'],
  ['hey u there?', 'cannot'],
  [
    'I think maya forgot to ring something up. show me what she did on the 9th',
    'rows @2025-07-09 if ~staff=Maya Duarte || ~any @2025-07-09 if ~staff=Maya Duarte || ~any by item-name|hour @2025-07-09 if ~staff=Maya Duarte',
  ],
  // Bookkeeper of a garden center
  ['Sales tax collected, April through June, by month', 'taxes|taxes-on-sales by month @2025-04-01..2025-06-30'],
  ['Fees by month year to date', 'fees by month @2025-01-01..2025-07-18'],
  ['total payments less fees for june', 'net-total|total-payments @2025-06-01..2025-06-30'],
  [
    'Gross to net for June, line by line please',
    'gross-sales|net-sales|returns|discounts-and-comps @2025-06-01..2025-06-30',
  ],
  ['untaxed sales Q2', 'untaxed-sales @2025-04-01..2025-06-30'],
  [
    'effective fee rate on cards in june',
    'fee-rate @2025-06-01..2025-06-30 || fee-rate by tender|payment-method|fee-kind @2025-06-01..2025-06-30 || fee-rate @2025-06-01..2025-06-30 if tender=Card || fee-rate @2025-06-01..2025-06-30 if payment-method=Card || fee-rate @2025-06-01..2025-06-30 if payment-method=card || fee-rate @2025-06-01..2025-06-30 if tender=Card,Digital Wallet',
  ],
  [
    'invoice fees vs processing fees last month',
    'invoice-fees|processing-fees @2025-06-01..2025-06-30 || fees by fee-kind @2025-06-01..2025-06-30',
  ],
  [
    'deposits taken on invoices in may',
    'invoices|deposits-collected|deposits @2025-05-01..2025-05-31 || deposits-collected|deposits|deferred-sales @2025-05-01..2025-05-31 if channel=Invoice || deposits-collected|deposits|deferred-sales @2025-05-01..2025-05-31 if source=Invoices',
  ],
  ['Open deposits as of today', 'deferred'],
  ['refunds by reason, first half of the year', '~any by refund-reason @2025-01-01..2025-06-30'],
  ['Tax refunded in June', 'taxes-on-refunds @2025-06-01..2025-06-30'],
  [
    'Sales by category in may with the share of each',
    'net-sales-share|~itemsales by category|reporting-category @2025-05-01..2025-05-31',
  ],
  [
    'do comps count in gross sales?',
    'define gross-sales; comps || text items + service charges || text free of charge || text before discounts',
  ],
  ['i need the june transactions in excel', 'how /transactions || how *CSV'],
  ['income per location for the quarter ending june 30', '~taken by location @2025-04-01..2025-06-30'],
  ['percent change in net sales, q2 on q1', 'net-sales @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31'],
  ['number of transactions per day in june', '~count by date @2025-06-01..2025-06-30'],
  ['what tax rate are we using', 'cannot'],
  [
    'service charges itemised, 1/1 to 30/6',
    'service-charges|covid-service-charge|setup-cost|auto-gratuity @2025-01-01..2025-06-30',
  ],
  ['How much came in as cash in 2024', '~cash @2024-01-01..2024-12-31'],
  ['sum of partial refunds last yr', 'partial-refunds @2024-01-01..2024-12-31'],
  [
    'last 12 months by month',
    '~taken by month @2024-07-19..2025-07-18 || ~taken by month @2024-07-18..2025-07-18 || ~taken by month @2024-08-01..2025-07-18 || ~taken by month @2024-07-01..2025-06-30 || ~taken by month @2024-07-01..2025-07-18 || ~taken by month @2024-07-18..2025-07-17',
  ],
  ['which month had the highest fees last year', 'fees by month @2024-01-01..2024-12-31'],
  ['Setup costs and auto gratuity for May. Separately please', 'setup-cost|auto-gratuity @2025-05-01..2025-05-31'],
  [
    'My accountant wants april fees, invoices only',
    'invoice-fees @2025-04-01..2025-04-30 || fees @2025-04-01..2025-04-30 if channel=Invoice || fees @2025-04-01..2025-04-30 if source=Invoices || fees @2025-04-01..2025-04-30 if fee-kind=Invoice fee || fees by fee-kind|channel|source @2025-04-01..2025-04-30',
  ],
  // Owner of a gift shop
  ['gift cards sold in december', 'gift-card-sales|gift-cards-sold @2024-12-01..2024-12-31'],
  ['customers this week so far compared to last week', 'customers @2025-07-13..2025-07-18'],
  ['whats selling well lately', '~sold by item-name top'],
  ['what isnt selling', '~sold by item-name bottom || unsold @2025-06-19..2025-07-18'],
  [
    'have we sold a knife on a monday this year?',
    '~any @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm; weekday=1 || rows @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm; weekday=1 || ~any by date|month|week @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm; weekday=1 || ~any by weekday @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm',
  ],
  ['feedback this month, good or bad?', 'customers @2025-07-01..2025-07-18'],
  [
    'how many came more than once in june',
    'customers @2025-06-01..2025-06-30 || ~count by customer|customer-id @2025-06-01..2025-06-30 || cannot',
  ],
  [
    'Average spend per customer last month',
    'customers @2025-06-01..2025-06-30 || average-net-sale|average-sale @2025-06-01..2025-06-30 || ~taken|average-net-sale|average-sale by customer|customer-id @2025-06-01..2025-06-30',
  ],
  ['sales on valentines day', '~taken @2025-02-14'],
  ['Christmas eve vs the day after christmas', '~taken @2024-12-24 vs 2024-12-26 || ~taken @2024-12-26 vs 2024-12-24'],
  [
    'what percentage comes from the online store',
    'net-sales-share|payment-share|~taken by channel|source || net-sales-share|payment-share|~taken if channel=Online || net-sales-share|payment-share|~taken if source=Online store',
  ],
  [
    'how much did the market stall bring in june',
    '~taken @2025-06-01..2025-06-30 if device-nickname=Market stall || ~taken @2025-06-01..2025-06-30 if device-name=Card reader 4 || ~taken @2025-06-01..2025-06-30 if channel=In-Person',
  ],
  ['do i have any items under $10', 'how *Granola || how *Sourdough'],
  ['most expensive thing we sell', 'how *Catering Platter || text $180.00 || price by item-name'],
  ['how do i add a photo to an item', 'how /items'],
  ['how can i hide an item i dont sell anymore', 'how /items'],
  [
    'who bought the last pour over set',
    'row || rows if item-name=Pour-Over Set, Stoneware || rows if item-name=Pour-Over Set, Stoneware; transaction-type=Sale || ~any by customer|customer-id if item-name=Pour-Over Set, Stoneware || cannot',
  ],
  [
    'did hannah brightwell come in this month',
    '~any @2025-07-01..2025-07-18 if customer=* || rows @2025-07-01..2025-07-18 if customer=* || rows @2025-07-01..2025-07-18 if customer=*; transaction-type=Sale || customers @2025-07-01..2025-07-18 if customer=* || ~any @2025-07-01..2025-07-18 if customer-id=C-002 || rows @2025-07-01..2025-07-18 if customer-id=C-002 || rows @2025-07-01..2025-07-18 if customer-id=C-002; transaction-type=Sale || customers @2025-07-01..2025-07-18 if customer-id=C-002',
  ],
  [
    'how much has frances applegarth spent with us this yr',
    '~taken @2025-01-01..2025-07-18 if customer=* || customers @2025-01-01..2025-07-18 if customer=* || ~taken @2025-01-01..2025-07-18 if customer-id=C-020 || customers @2025-01-01..2025-07-18 if customer-id=C-020',
  ],
  [
    'workshop income since january',
    '~sold|~taken @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop || ~sold|~taken @2025-01-01..2025-07-18 if category=Classes',
  ],
  [
    'coffee returns this year',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-01-01..2025-07-18 if category=Coffee || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-01-01..2025-07-18 if category=Coffee || rows @2025-01-01..2025-07-18 if category=Coffee; transaction-type=Refund',
  ],
  ['do discounts pay off?', 'cannot || discounts|discounts-and-comps|discount-count || ~any by discount-use'],
  ['whats the wifi password', 'cannot'],
  ['switch to dark mode', 'how /settings || how *dark'],
  [
    'Just back from holiday. What happened in the first week of july?',
    '~any @2025-07-01..2025-07-07 || ~any by date|item-name|category @2025-07-01..2025-07-07 || ~any @2025-06-29..2025-07-05 || ~any by date|item-name|category @2025-06-29..2025-07-05',
  ],
  // Area supervisor
  ['rank the stores for q2', '~taken|~count by location @2025-04-01..2025-06-30 top'],
  ['worst store last week', '~taken|~count by location @2025-07-06..2025-07-12 bottom'],
  [
    'loc 2 vs loc 3 in june',
    '~taken|~count by location @2025-06-01..2025-06-30 || ~taken|~count by location @2025-06-01..2025-06-30 if location=Location 2,Location 3 || ~taken|~count @2025-06-01..2025-06-30 if location=Location 2',
  ],
  [
    'Location 1, June, versus June last year',
    '~taken @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 if location=Location 1',
  ],
  [
    'which location gives away the most discounts, ytd',
    'discounts|discounts-and-comps|discount-count by location @2025-01-01..2025-07-18',
  ],
  [
    'refund rate per location, june',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by location @2025-06-01..2025-06-30 || cannot',
  ],
  ['avg ticket per store june', 'average-net-sale|average-sale by location @2025-06-01..2025-06-30'],
  ['sales per location and month this year', 'ask || ~taken by location|month @2025-01-01..2025-07-18'],
  ['q2 against q1, which store grew most', '~taken by location @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31'],
  ['store 3 by weekday, since may 1', '~taken|~count by weekday @2025-05-01..2025-07-18 if location=Location 3'],
  ['staff ranking at location 2 this month', '~taken|~count by ~staff @2025-07-01..2025-07-18 if location=Location 2'],
  ['is store 4 open yet', 'cannot'],
  [
    'everything but location 3 last month',
    '~any @2025-06-01..2025-06-30 if location=Location 1,Location 2 || ~any by location|category|item-name @2025-06-01..2025-06-30 if location=Location 1,Location 2',
  ],
  [
    'monday thru thursday vs fri-sun, june',
    '~taken|~count by weekday @2025-06-01..2025-06-30 || ~taken|~count @2025-06-01..2025-06-30 if weekday=1,2,3,4 || ~taken|~count @2025-06-01..2025-06-30 if weekday=0,5,6',
  ],
  [
    'how did 4th of july weekend do',
    '~taken|~count @2025-07-04..2025-07-06 || ~taken by date @2025-07-04..2025-07-06 || ~taken|~count @2025-07-05..2025-07-06 || ~taken by date @2025-07-05..2025-07-06 || ~taken|~count @2025-07-03..2025-07-06 || ~taken by date @2025-07-03..2025-07-06',
  ],
  [
    'ytd against last year',
    '~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || ~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31',
  ],
  ['tips by store last wk', 'tips|tips-and-gratuity by location @2025-07-06..2025-07-12'],
  ['will we hit 20k this month?', 'cannot || ~taken @2025-07-01..2025-07-18'],
  ['who is the manager at location 1', 'cannot'],
  ['What share of Q2 did each store make', 'net-sales-share|payment-share|~taken by location @2025-04-01..2025-06-30'],
];
