import type { Asked } from './asked';

/**
 * The owner of a pet shop, a weekend cashier, a bookkeeper, an owner of two cafés, a market trader, and a new manager on her phone.
 * Misspelled words are meant.
 */
export const petshopQuestions: readonly Asked[] = [
  // Owner of a pet shop
  ['hiya what did we take on saturday', '~taken @2025-07-12'],
  [
    'did sunday beat saturday last weekend',
    '~taken @2025-07-13 vs 2025-07-12 || ~taken @2025-07-12 vs 2025-07-13 || ~taken by date @2025-07-12..2025-07-13 || ~taken by date @2025-07-12..2025-07-13 if weekday=0,6 || ~taken by weekday @2025-07-12..2025-07-13 || ~taken by weekday @2025-07-12..2025-07-13 if weekday=0,6',
  ],
  [
    'takings since easter',
    '~taken @2025-04-20..2025-07-18 || ~taken by month @2025-04-20..2025-07-18 || ~taken by week @2025-04-20..2025-07-18 || ~taken by date @2025-04-20..2025-07-18 || ~taken @2025-04-21..2025-07-18 || ~taken by month @2025-04-21..2025-07-18 || ~taken by week @2025-04-21..2025-07-18 || ~taken by date @2025-04-21..2025-07-18',
  ],
  [
    'how much did we give back the week of july 4',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-29..2025-07-05 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-04..2025-07-10 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-30..2025-07-06 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-01..2025-07-07 || rows @2025-06-29..2025-07-05 if transaction-type=Refund || rows @2025-07-04..2025-07-10 if transaction-type=Refund || rows @2025-06-30..2025-07-06 if transaction-type=Refund || rows @2025-07-01..2025-07-07 if transaction-type=Refund || ~any by transaction-type @2025-06-29..2025-07-05 || ~any by transaction-type @2025-07-04..2025-07-10 || ~any by transaction-type @2025-06-30..2025-07-06 || ~any by transaction-type @2025-07-01..2025-07-07 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-06-29..2025-07-05 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-07-04..2025-07-10 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-06-30..2025-07-06 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-07-01..2025-07-07',
  ],
  ['dog food sales last month', 'ask'],
  [
    'how many grooming bookings did we get in june',
    'ask || ~count|~units @2025-06-01..2025-06-30 if channel=Appointment || ~count|~units @2025-06-01..2025-06-30 if source=Appointments || rows @2025-06-01..2025-06-30 if channel=Appointment || rows @2025-06-01..2025-06-30 if source=Appointments || ~count|~units by channel @2025-06-01..2025-06-30 || ~count|~units by source @2025-06-01..2025-06-30',
  ],
  [
    'is online picking up?? feb till now by month pls',
    '~taken|~count by month @2025-02-01..2025-07-18 if channel=Online || ~taken|~count by month @2025-02-01..2025-07-18 if source=Online store',
  ],
  [
    'what share of june was honey',
    '~sold|net-sales-share @2025-06-01..2025-06-30 if item-name=Wildflower Honey, 350 g || ~sold|net-sales-share by item-name @2025-06-01..2025-06-30',
  ],
  [
    'average basket weekends vs weekdays in june',
    'average-net-sale|average-sale by weekday @2025-06-01..2025-06-30 || average-net-sale|average-sale @2025-06-01..2025-06-30 if weekday=0,6 || average-net-sale|average-sale @2025-06-01..2025-06-30 if weekday=1,2,3,4,5 || average-net-sale|average-sale by weekday @2025-06-01..2025-06-30 if weekday=0,6',
  ],
  [
    '3 best customers this year, by what they spent',
    'customers @2025-01-01..2025-07-18 || ~taken by customer|customer-id @2025-01-01..2025-07-18 top',
  ],
  [
    'how many gift cards did we flog in december',
    'gift-card-sales|gift-cards-sold @2024-12-01..2024-12-31 || ~count|~units @2024-12-01..2024-12-31 if itemization-type=* || rows @2024-12-01..2024-12-31 if itemization-type=*',
  ],
  ['whats still sitting unspent on peoples vouchers', 'deferred'],
  ['anything that hasnt sold one single time since the beginning of may', 'unsold @2025-05-01..2025-07-18'],
  [
    'are we up on this time last year',
    '~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || ~taken @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 || ~taken @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 || ~taken @2024-07-01..2024-07-18 vs 2025-07-01..2025-07-18 || ~taken @2025-07-18 vs 2024-07-18 || ~taken @2024-07-18 vs 2025-07-18 || ~taken @2025-07-18 vs 2024-07-19 || ~taken @2024-07-19 vs 2025-07-18 || ~taken @2025-07-13..2025-07-18 vs 2024-07-14..2024-07-19 || ~taken @2024-07-14..2024-07-19 vs 2025-07-13..2025-07-18 || ~taken @2025-07-13..2025-07-18 vs 2024-07-13..2024-07-18 || ~taken @2024-07-13..2024-07-18 vs 2025-07-13..2025-07-18 || ~taken @2025-06-19..2025-07-18 vs 2024-06-19..2024-07-18 || ~taken @2024-06-19..2024-07-18 vs 2025-06-19..2025-07-18 || ask',
  ],
  ['should i open later on thursdays', 'cannot || ~taken|~count by hour if weekday=4'],
  ['will august be quiet do u think', 'cannot'],
  ['busiest hour on saturdays', '~taken|~count by hour if weekday=6 top'],
  ['how do i put a new product on the till', 'how /items'],
  ['can i print price tags from here', 'how /items'],
  ['sales tax q2, i need to file it', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
  [
    'hannah brightwell, how often did she come in this year',
    'customers @2025-01-01..2025-07-18 if customer=Hannah Brightwell (C-002) || customers @2025-01-01..2025-07-18 if customer-id=C-002 || ~any @2025-01-01..2025-07-18 if customer=Hannah Brightwell (C-002) || ~any @2025-01-01..2025-07-18 if customer-id=C-002 || rows @2025-01-01..2025-07-18 if customer=Hannah Brightwell (C-002) || rows @2025-01-01..2025-07-18 if customer-id=C-002 || rows @2025-01-01..2025-07-18 if customer=Hannah Brightwell (C-002); transaction-type=Sale || rows @2025-01-01..2025-07-18 if customer-id=C-002; transaction-type=Sale',
  ],
  [
    'hows this week shaping up against last',
    '~taken|~count @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || ~taken|~count @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18 || ~taken|~count @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 || ~taken|~count @2025-07-06..2025-07-11 vs 2025-07-13..2025-07-18',
  ],
  // Weekend cashier
  ['total so far 2day', '~taken @2025-07-18'],
  [
    'how many sales rung up today, not counting refunds',
    'sale-count @2025-07-18 || ~count @2025-07-18 if transaction-type=Sale || rows @2025-07-18 if transaction-type=Sale',
  ],
  ['show me the last refund', 'row || rows if transaction-type=Refund'],
  ['biggest sale last saturday?', 'rows @2025-07-12 || rows @2025-07-12 if transaction-type=Sale'],
  [
    'did anyone tip on sunday',
    'tips|tips-and-gratuity @2025-07-13 || tips|tips-and-gratuity by ~staff @2025-07-13 || rows @2025-07-13 || rows @2025-07-13 if transaction-type=Sale',
  ],
  [
    'lady says she paid 63.20 last week can u find it',
    'row || rows @2025-07-06..2025-07-12 || rows @2025-07-06..2025-07-12 if transaction-type=Sale',
  ],
  ['ring up a refund for me pls', 'cannot'],
  ['how many hrs did i work', 'cannot'],
  [
    'when was the first sale sat morning',
    'rows @2025-07-12 || rows @2025-07-12 if transaction-type=Sale || rows @2025-07-12 if part-of-day=Morning || rows @2025-07-12 if part-of-day=Morning; transaction-type=Sale || rows @2025-07-12 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || rows @2025-07-12 if hour=00,01,02,03,04,05,06,07,08,09,10,11; transaction-type=Sale || rows @2025-07-12 if hour=05,06,07,08,09,10,11 || rows @2025-07-12 if hour=05,06,07,08,09,10,11; transaction-type=Sale || rows @2025-07-12 if hour=08,09,10,11 || rows @2025-07-12 if hour=08,09,10,11; transaction-type=Sale || rows @2025-07-12 if hour=06,07,08,09,10,11 || rows @2025-07-12 if hour=06,07,08,09,10,11; transaction-type=Sale || ~any by hour @2025-07-12 || ~any by hour @2025-07-12 if part-of-day=Morning || ~any by hour @2025-07-12 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || ~any by hour @2025-07-12 if hour=05,06,07,08,09,10,11 || ~any by hour @2025-07-12 if hour=08,09,10,11 || ~any by hour @2025-07-12 if hour=06,07,08,09,10,11',
  ],
  [
    'owen vs theo last weekend',
    '~taken|~count by ~staff @2025-07-12..2025-07-13 || ~taken|~count by ~staff @2025-07-12..2025-07-13 if ~staff=Owen Reyes,Theo Lindqvist || ~taken|~count @2025-07-12..2025-07-13 if ~staff=Owen Reyes || ~taken|~count @2025-07-12..2025-07-13 if ~staff=Theo Lindqvist',
  ],
  [
    'apple pay total saturday',
    'tender-digital-wallet @2025-07-12 || ~taken @2025-07-12 if tender=Digital Wallet || ~any by tender @2025-07-12 || ask',
  ],
  ['wat happens wen someone pays half cash half card', 'cannot'],
  ['how much is the cold brew', 'text $18.00'],
  ['any honey left or are we out', 'how *Honey'],
  [
    'cash between 11 and 2 on saturday',
    '~cash @2025-07-12 if hour=11,12,13 || ~cash @2025-07-12 if hour=11,12,13,14 || cash|tender-cash by hour @2025-07-12 || cash|tender-cash by hour @2025-07-12 if hour=11,12,13 || cash|tender-cash by hour @2025-07-12 if hour=11,12,13,14',
  ],
  [
    'what sold after 5 yday',
    '~sold by item-name @2025-07-17 if part-of-day=Evening || ~sold by item-name @2025-07-17 if hour=17,18,19,20,21,22,23 || ~sold by item-name @2025-07-17 if hour=17,18,19 || ~sold by item-name @2025-07-17 if hour=17,18,19,20 || ~sold by item-name @2025-07-17 if hour=17,18 || ~sold by category @2025-07-17 if part-of-day=Evening || ~sold by category @2025-07-17 if hour=17,18,19,20,21,22,23 || ~sold by category @2025-07-17 if hour=17,18,19 || ~sold by category @2025-07-17 if hour=17,18,19,20 || ~sold by category @2025-07-17 if hour=17,18 || ~sold @2025-07-17 if part-of-day=Evening || ~sold @2025-07-17 if hour=17,18,19,20,21,22,23 || ~sold @2025-07-17 if hour=17,18,19 || ~sold @2025-07-17 if hour=17,18,19,20 || ~sold @2025-07-17 if hour=17,18 || rows @2025-07-17 if part-of-day=Evening || rows @2025-07-17 if part-of-day=Evening; transaction-type=Sale || rows @2025-07-17 if hour=17,18,19,20,21,22,23 || rows @2025-07-17 if hour=17,18,19,20,21,22,23; transaction-type=Sale || rows @2025-07-17 if hour=17,18,19 || rows @2025-07-17 if hour=17,18,19; transaction-type=Sale || rows @2025-07-17 if hour=17,18,19,20 || rows @2025-07-17 if hour=17,18,19,20; transaction-type=Sale || rows @2025-07-17 if hour=17,18 || rows @2025-07-17 if hour=17,18; transaction-type=Sale',
  ],
  [
    'did i do more then priya on sunday, im maya',
    '~taken|~count by ~staff @2025-07-13 || ~taken|~count by ~staff @2025-07-13 if ~staff=Maya Duarte,Priya Nair || ~taken|~count @2025-07-13 if ~staff=Maya Duarte || ~taken|~count @2025-07-13 if ~staff=Priya Nair',
  ],
  ['till is 4 dollars short what now', 'cannot'],
  ['whats the wifi password', 'cannot'],
  ['no of customers sat', '~count @2025-07-12 || customers @2025-07-12'],
  // Bookkeeper
  ['Net sales per month for Q2, please.', 'net-sales by month @2025-04-01..2025-06-30'],
  [
    'gross less returns less discounts for may',
    'net-sales|gross-sales|returns|discounts|discounts-and-comps @2025-05-01..2025-05-31',
  ],
  ['taxed vs untaxed net, june', 'taxable-sales|untaxed-sales @2025-06-01..2025-06-30'],
  [
    'fees as a % of card payments in june',
    'fee-rate @2025-06-01..2025-06-30 || fee-rate|fees|processing-fees @2025-06-01..2025-06-30 if payment-method=card || fee-rate|fees|processing-fees @2025-06-01..2025-06-30 if tender=Card || fee-rate|fees|processing-fees by tender|payment-method @2025-06-01..2025-06-30',
  ],
  [
    'invoice processing costs ytd',
    'invoice-fees @2025-01-01..2025-07-18 || fees|invoice-fees|processing-fees @2025-01-01..2025-07-18 if channel=Invoice || fees|invoice-fees|processing-fees @2025-01-01..2025-07-18 if source=Invoices || fees|invoice-fees|processing-fees @2025-01-01..2025-07-18 if fee-kind=Invoice fee || fees by fee-kind|channel|source @2025-01-01..2025-07-18',
  ],
  ['gift card liability as of today', 'deferred'],
  [
    'gift cards redeemed, may and june together',
    'gift-cards-redeemed @2025-05-01..2025-06-30 || gift-cards-redeemed by month @2025-05-01..2025-06-30',
  ],
  ['where do I find the roll forward', 'how /deferred-sales'],
  ['need all of june as a spreadsheet', 'how *export || how *csv || how /transactions'],
  ['match card payouts to the bank stmt', 'cannot'],
  [
    'payments collected less payments refunded, april',
    'total-payments|payments-collected|payments-refunded @2025-04-01..2025-04-30',
  ],
  ['auto grat and normal tips, first quarter', 'auto-gratuity|tips|tips-and-gratuity @2025-01-01..2025-03-31'],
  ['covid surcharge this yr', 'covid-service-charge|service-charges @2025-01-01..2025-07-18'],
  ['setup fees billed by month since january', 'setup-cost|service-charges by month @2025-01-01..2025-07-18'],
  [
    'comps in feb - who',
    'comps|discounts-and-comps|comp-count by ~staff @2025-02-01..2025-02-28 || rows @2025-02-01..2025-02-28 if discount-use=With discount || rows @2025-02-01..2025-02-28 if discount-use=With discount; transaction-type=Sale',
  ],
  ['diff between net sales and net total?', 'define net-sales; net-total'],
  ['what counts as a partial refund', 'define partial-refunds'],
  [
    'list the partial refunds in june',
    'partial-refunds @2025-06-01..2025-06-30 || partial-refunds by date @2025-06-01..2025-06-30 || partial-refunds by refund-reason @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
  ],
  ['open receivables', 'cannot'],
  ['P&L june', 'cannot'],
  [
    'fiscal ytd vs prior fiscal ytd, net',
    'net-sales @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || net-sales @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18',
  ],
  ['tender breakdown june 1 through 15', '~any by tender|payment-method @2025-06-01..2025-06-15'],
  ['tax collected vs tax refunded in q2', 'taxes-on-sales|taxes-on-refunds|taxes @2025-04-01..2025-06-30'],
  ['what was the fee on a 250 dollar card sale', 'text $7.55'],
  [
    'net sales ex catering, h1',
    'net-sales @2025-01-01..2025-06-30 if category=Bakery,Classes,Coffee,Deli,Equipment,Pantry || net-sales by category @2025-01-01..2025-06-30 if category=Bakery,Classes,Coffee,Deli,Equipment,Pantry || net-sales by reporting-category @2025-01-01..2025-06-30 if category=Bakery,Classes,Coffee,Deli,Equipment,Pantry || net-sales @2025-01-01..2025-06-30 if reporting-category=Bakery,Classes,Coffee,Deli,Equipment,Pantry || net-sales by category @2025-01-01..2025-06-30 if reporting-category=Bakery,Classes,Coffee,Deli,Equipment,Pantry || net-sales by reporting-category @2025-01-01..2025-06-30 if reporting-category=Bakery,Classes,Coffee,Deli,Equipment,Pantry || net-sales @2025-01-01..2025-06-30 if category=,Bakery,Classes,Coffee,Deli,Equipment,Pantry || net-sales by category @2025-01-01..2025-06-30 if category=,Bakery,Classes,Coffee,Deli,Equipment,Pantry || net-sales by reporting-category @2025-01-01..2025-06-30 if category=,Bakery,Classes,Coffee,Deli,Equipment,Pantry || net-sales @2025-01-01..2025-06-30 if reporting-category=,Bakery,Classes,Coffee,Deli,Equipment,Pantry || net-sales by category @2025-01-01..2025-06-30 if reporting-category=,Bakery,Classes,Coffee,Deli,Equipment,Pantry || net-sales by reporting-category @2025-01-01..2025-06-30 if reporting-category=,Bakery,Classes,Coffee,Deli,Equipment,Pantry',
  ],
  [
    'total deposits redeemed on invoices in march',
    'invoice-deposit-redeemed|deposits-redeemed @2025-03-01..2025-03-31 || deposits-redeemed|invoice-deposit-redeemed @2025-03-01..2025-03-31 if channel=Invoice || deposits-redeemed|invoice-deposit-redeemed @2025-03-01..2025-03-31 if source=Invoices',
  ],
  ['who is our 1099 contractor', 'cannot'],
  // Owner of two cafés
  [
    'which cafe did more last month, location 1 or location 2',
    '~taken|~count by location @2025-06-01..2025-06-30 || ~taken|~count by location @2025-06-01..2025-06-30 if location=Location 1,Location 2 || ~taken @2025-06-01..2025-06-30 if location=Location 1 || ~taken @2025-06-01..2025-06-30 if location=Location 2',
  ],
  [
    'cafe bar register this wk',
    '~taken|~count @2025-07-13..2025-07-18 if device-nickname=Café bar || ~taken|~count @2025-07-13..2025-07-18 if device-name=Register 2',
  ],
  [
    'coffee at loc 2 may vs june',
    '~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Coffee; location=Location 2 || ~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Coffee; location=Location 2 || ~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if reporting-category=Coffee; location=Location 2 || ~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if reporting-category=Coffee; location=Location 2 || ~sold by month @2025-05-01..2025-06-30 if category=Coffee; location=Location 2 || ~sold by month @2025-05-01..2025-06-30 if reporting-category=Coffee; location=Location 2',
  ],
  ['cold brew week by week since may', '~sold by week @2025-05-01..2025-07-18 if item-name=Cold Brew Concentrate'],
  [
    'how many bags of beans a week on avg last quarter',
    '~units @2025-04-01..2025-06-30 if item-name=Single-Origin Beans, 1 kg || ~units by week @2025-04-01..2025-06-30 if item-name=Single-Origin Beans, 1 kg',
  ],
  [
    'weekday mornings loc 1, june',
    '~taken|~count @2025-06-01..2025-06-30 if location=Location 1; weekday=1,2,3,4,5; part-of-day=Morning || ~taken|~count @2025-06-01..2025-06-30 if location=Location 1; weekday=1,2,3,4,5; hour=00,01,02,03,04,05,06,07,08,09,10,11 || ~taken|~count @2025-06-01..2025-06-30 if location=Location 1; weekday=1,2,3,4,5; hour=05,06,07,08,09,10,11 || ~taken|~count @2025-06-01..2025-06-30 if location=Location 1; weekday=1,2,3,4,5; hour=08,09,10,11 || ~taken|~count @2025-06-01..2025-06-30 if location=Location 1; weekday=1,2,3,4,5; hour=06,07,08,09,10,11 || ~taken|~count by weekday @2025-06-01..2025-06-30 if location=Location 1; weekday=1,2,3,4,5; part-of-day=Morning || ~taken|~count by weekday @2025-06-01..2025-06-30 if location=Location 1; weekday=1,2,3,4,5; hour=00,01,02,03,04,05,06,07,08,09,10,11 || ~taken|~count by weekday @2025-06-01..2025-06-30 if location=Location 1; weekday=1,2,3,4,5; hour=05,06,07,08,09,10,11 || ~taken|~count by weekday @2025-06-01..2025-06-30 if location=Location 1; weekday=1,2,3,4,5; hour=08,09,10,11 || ~taken|~count by weekday @2025-06-01..2025-06-30 if location=Location 1; weekday=1,2,3,4,5; hour=06,07,08,09,10,11',
  ],
  [
    'sourdough or granola, which one moves more units',
    '~units by item-name || ~units by item-name if item-name=Sourdough Loaf, 800 g,House Granola || ~units if item-name=Sourdough Loaf, 800 g || ~units if item-name=House Granola || ~units if item-name=Sourdough Loaf, 800 g,House Granola',
  ],
  [
    'how did bakery do at location 1 this yr',
    '~sold @2025-01-01..2025-07-18 if category=Bakery; location=Location 1 || ~sold @2025-01-01..2025-07-18 if reporting-category=Bakery; location=Location 1 || ~sold by month @2025-01-01..2025-07-18 if category=Bakery; location=Location 1 || ~sold by month @2025-01-01..2025-07-18 if reporting-category=Bakery; location=Location 1',
  ],
  [
    'avg spend per customer in june',
    'average-net-sale|average-sale @2025-06-01..2025-06-30 || customers @2025-06-01..2025-06-30 || average-net-sale|average-sale by customer|customer-id @2025-06-01..2025-06-30',
  ],
  ['regulars vs first timers last month', 'customers @2025-06-01..2025-06-30'],
  [
    'rank categories by returns ytd',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by category|reporting-category @2025-01-01..2025-07-18',
  ],
  ['tip percentage by location, q2', 'tip-rate by location @2025-04-01..2025-06-30'],
  ['avg wait time at the counter', 'cannot'],
  ['what do i pay for milk', 'cannot'],
  [
    'who was on at location 2 monday',
    'cannot || ~any by ~staff @2025-07-14 if location=Location 2 || rows @2025-07-14 if location=Location 2 || rows @2025-07-14 if location=Location 2; transaction-type=Sale',
  ],
  [
    'somewhere i can see both shops side by side?',
    'how /reports || how sales-by-location || ~taken by location || ~taken by location if location=Location 1,Location 2',
  ],
  ['slowest weekday at each location', 'ask || ~taken|~count by weekday bottom || ~taken|~count by location'],
  ['mothers day by hour', '~taken|~count by hour @2025-05-11'],
  ['sales by hour mon-fri in june', '~taken by hour @2025-06-01..2025-06-30 if weekday=1,2,3,4,5'],
  [
    'evening trade since march, is it growing',
    '~taken|~count @2025-03-01..2025-07-18 if part-of-day=Evening || ~taken|~count @2025-03-01..2025-07-18 if hour=17,18,19,20,21,22,23 || ~taken|~count @2025-03-01..2025-07-18 if hour=17,18,19 || ~taken|~count @2025-03-01..2025-07-18 if hour=17,18,19,20 || ~taken|~count @2025-03-01..2025-07-18 if hour=17,18 || ~taken|~count by month @2025-03-01..2025-07-18 if part-of-day=Evening || ~taken|~count by month @2025-03-01..2025-07-18 if hour=17,18,19,20,21,22,23 || ~taken|~count by month @2025-03-01..2025-07-18 if hour=17,18,19 || ~taken|~count by month @2025-03-01..2025-07-18 if hour=17,18,19,20 || ~taken|~count by month @2025-03-01..2025-07-18 if hour=17,18 || ~taken|~count by week @2025-03-01..2025-07-18 if part-of-day=Evening || ~taken|~count by week @2025-03-01..2025-07-18 if hour=17,18,19,20,21,22,23 || ~taken|~count by week @2025-03-01..2025-07-18 if hour=17,18,19 || ~taken|~count by week @2025-03-01..2025-07-18 if hour=17,18,19,20 || ~taken|~count by week @2025-03-01..2025-07-18 if hour=17,18 || ~taken|~count by date @2025-03-01..2025-07-18 if part-of-day=Evening || ~taken|~count by date @2025-03-01..2025-07-18 if hour=17,18,19,20,21,22,23 || ~taken|~count by date @2025-03-01..2025-07-18 if hour=17,18,19 || ~taken|~count by date @2025-03-01..2025-07-18 if hour=17,18,19,20 || ~taken|~count by date @2025-03-01..2025-07-18 if hour=17,18',
  ],
  [
    'last 5 invoices we sent',
    'rows if channel=Invoice || rows if channel=Invoice; transaction-type=Sale || rows if source=Invoices || rows if source=Invoices; transaction-type=Sale',
  ],
  ['stock at location 2', 'how /items/inventory'],
  ['open a third location in the system, how', 'cannot'],
  // Market trader
  [
    'stall takings june',
    '~taken @2025-06-01..2025-06-30 if device-nickname=Market stall || ~taken @2025-06-01..2025-06-30 if device-name=Card reader 4 || ~taken @2025-06-01..2025-06-30 if channel=In-Person',
  ],
  [
    'hows the market stall done on saturdays this year',
    '~taken|~count @2025-01-01..2025-07-18 if device-nickname=Market stall; weekday=6 || ~taken|~count @2025-01-01..2025-07-18 if device-name=Card reader 4; weekday=6 || ~taken|~count @2025-01-01..2025-07-18 if channel=In-Person; weekday=6 || ~taken|~count by date @2025-01-01..2025-07-18 if device-nickname=Market stall; weekday=6 || ~taken|~count by date @2025-01-01..2025-07-18 if device-name=Card reader 4; weekday=6 || ~taken|~count by date @2025-01-01..2025-07-18 if channel=In-Person; weekday=6 || ~taken|~count by month @2025-01-01..2025-07-18 if device-nickname=Market stall; weekday=6 || ~taken|~count by month @2025-01-01..2025-07-18 if device-name=Card reader 4; weekday=6 || ~taken|~count by month @2025-01-01..2025-07-18 if channel=In-Person; weekday=6 || ~taken|~count by week @2025-01-01..2025-07-18 if device-nickname=Market stall; weekday=6 || ~taken|~count by week @2025-01-01..2025-07-18 if device-name=Card reader 4; weekday=6 || ~taken|~count by week @2025-01-01..2025-07-18 if channel=In-Person; weekday=6 || ~taken|~count by weekday @2025-01-01..2025-07-18 if device-nickname=Market stall; weekday=6 || ~taken|~count by weekday @2025-01-01..2025-07-18 if device-name=Card reader 4; weekday=6 || ~taken|~count by weekday @2025-01-01..2025-07-18 if channel=In-Person; weekday=6',
  ],
  [
    'card reader 4 fees ytd',
    'fees|processing-fees @2025-01-01..2025-07-18 if device-nickname=Market stall || fees|processing-fees @2025-01-01..2025-07-18 if device-name=Card reader 4 || fees|processing-fees @2025-01-01..2025-07-18 if channel=In-Person',
  ],
  [
    'honey v olive oil, money wise, spring',
    '~itemsales by item-name @2025-03-01..2025-05-31 || ~itemsales by item-name @2025-03-01..2025-05-31 if item-name=Wildflower Honey, 350 g,Olive Oil, Cold-Pressed, 500 ml || ~itemsales by item-name @2025-03-20..2025-06-20 || ~itemsales by item-name @2025-03-20..2025-06-20 if item-name=Wildflower Honey, 350 g,Olive Oil, Cold-Pressed, 500 ml || ~itemsales by item-name @2025-03-20..2025-06-19 || ~itemsales by item-name @2025-03-20..2025-06-19 if item-name=Wildflower Honey, 350 g,Olive Oil, Cold-Pressed, 500 ml || ~itemsales by item-name @2025-03-20..2025-06-21 || ~itemsales by item-name @2025-03-20..2025-06-21 if item-name=Wildflower Honey, 350 g,Olive Oil, Cold-Pressed, 500 ml || ~itemsales @2025-03-01..2025-05-31 if item-name=Wildflower Honey, 350 g || ~itemsales @2025-03-01..2025-05-31 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~itemsales @2025-03-20..2025-06-20 if item-name=Wildflower Honey, 350 g || ~itemsales @2025-03-20..2025-06-20 if item-name=Olive Oil, Cold-Pressed, 500 ml',
  ],
  [
    'cash n card split on the stall in may',
    '~any by tender|payment-method @2025-05-01..2025-05-31 if device-nickname=Market stall || ~any by tender|payment-method @2025-05-01..2025-05-31 if device-name=Card reader 4 || ~any by tender|payment-method @2025-05-01..2025-05-31 if channel=In-Person || cash|card @2025-05-01..2025-05-31 if device-nickname=Market stall || cash|card @2025-05-01..2025-05-31 if device-name=Card reader 4 || cash|card @2025-05-01..2025-05-31 if channel=In-Person',
  ],
  [
    'pre orders nobody picked up yet',
    'deferred || cannot || deposits-collected|deposits|deferred-sales|invoices|online || deposits-collected|deposits|deferred-sales|invoices|online if channel=Online || deposits-collected|deposits|deferred-sales|invoices|online if source=Online store || rows if transaction-status=Partially Paid',
  ],
  ['did it rain on the 5th', 'cannot'],
  ['weekend of the 4th how much', '~taken @2025-07-04..2025-07-06 || ~taken @2025-07-05..2025-07-06'],
  ['price of cheddar per lb', 'text $14.80'],
  ['lbs of cheddar gone in june', '~units @2025-06-01..2025-06-30 if item-name=Aged Cheddar'],
  [
    'saturdays only, this yr so far against last yr',
    '~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if weekday=6 || ~taken @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 if weekday=6',
  ],
  [
    'in person or online, whats bigger q2',
    '~taken|~count by channel @2025-04-01..2025-06-30 || ~taken|~count by source @2025-04-01..2025-06-30 || ~taken|~count by channel @2025-04-01..2025-06-30 if channel=In-Person,Online || ~taken|~count @2025-04-01..2025-06-30 if channel=In-Person || ~taken|~count @2025-04-01..2025-06-30 if channel=Online',
  ],
  ['biggest order we ever had', 'rows || rows if transaction-type=Sale'],
  [
    'what goes best on the stall',
    '~sold by item-name if device-nickname=Market stall top || ~sold by item-name if device-name=Card reader 4 top || ~sold by item-name if channel=In-Person top',
  ],
  [
    'anything over 100 this wk',
    'rows @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if transaction-type=Sale',
  ],
  ['how much cash shld be in the tin tonight', 'cannot || ~cash @2025-07-18'],
  [
    'sales w a discount in june how many',
    '~count|discount-count @2025-06-01..2025-06-30 || ~count|discount-count @2025-06-01..2025-06-30 if discount-use=With discount || ~count by discount-use @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if discount-use=With discount',
  ],
  // New manager, on her phone
  ['sorry another q where r tips per person', 'tips|tips-and-gratuity by ~staff || how gratuity || how /reports'],
  ['how do i get out of dark mode', 'how /settings || how *theme || how *light'],
  [
    'priya refunds june',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 if ~staff=Priya Nair || rows @2025-06-01..2025-06-30 if ~staff=Priya Nair; transaction-type=Refund || ~any by transaction-type @2025-06-01..2025-06-30 if ~staff=Priya Nair || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-06-01..2025-06-30 if ~staff=Priya Nair',
  ],
  [
    'everything maya took over 100 last wk',
    'rows @2025-07-06..2025-07-12 if ~staff=Maya Duarte || rows @2025-07-06..2025-07-12 if ~staff=Maya Duarte; transaction-type=Sale',
  ],
  [
    'why was yesterday so low',
    'cannot || ~any @2025-07-17 || ~any by category @2025-07-17 || ~any by reporting-category @2025-07-17 || ~any by item-name @2025-07-17 || ~any @2025-07-17 vs 2025-07-10 || ~any @2025-07-10 vs 2025-07-17 || ~any by category @2025-07-17 vs 2025-07-10 || ~any by category @2025-07-10 vs 2025-07-17',
  ],
  ['delete a category how', 'how /items/categories'],
  ['get my old sales in from square', 'how /settings || how *import'],
  [
    'last 4 saturdays',
    '~taken @2025-06-21..2025-07-12 if weekday=6 || ~taken by date @2025-06-21..2025-07-12 if weekday=6 || ~taken by week @2025-06-21..2025-07-12 if weekday=6 || ~taken @2025-06-21..2025-07-18 if weekday=6 || ~taken by date @2025-06-21..2025-07-18 if weekday=6 || ~taken by week @2025-06-21..2025-07-18 if weekday=6 || ~taken @2025-06-20..2025-07-17 if weekday=6 || ~taken by date @2025-06-20..2025-07-17 if weekday=6 || ~taken by week @2025-06-20..2025-07-17 if weekday=6 || ~taken @2025-06-22..2025-07-18 if weekday=6 || ~taken by date @2025-06-22..2025-07-18 if weekday=6 || ~taken by week @2025-06-22..2025-07-18 if weekday=6',
  ],
  [
    '1st half of june vs 2nd half',
    '~taken @2025-06-01..2025-06-15 vs 2025-06-16..2025-06-30 || ~taken @2025-06-16..2025-06-30 vs 2025-06-01..2025-06-15',
  ],
  ['ytd by category in percent', '~sold|net-sales-share by category|reporting-category @2025-01-01..2025-07-18'],
  [
    'what did everyone but theo sell in may',
    '~taken|~sold @2025-05-01..2025-05-31 if ~staff=Maya Duarte,Owen Reyes,Priya Nair || ~taken|~sold by ~staff @2025-05-01..2025-05-31 if ~staff=Maya Duarte,Owen Reyes,Priya Nair || ~sold by item-name @2025-05-01..2025-05-31 if ~staff=Maya Duarte,Owen Reyes,Priya Nair || ~sold by category @2025-05-01..2025-05-31 if ~staff=Maya Duarte,Owen Reyes,Priya Nair',
  ],
];
