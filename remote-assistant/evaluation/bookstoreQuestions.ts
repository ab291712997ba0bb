import type { Asked } from './asked';

/**
 * The owner of a bookstore with a café corner, a cashier, an office manager who keeps the books, the owner of three shops, and
 * someone who looks after online orders, catering and workshops. Misspelled words are meant.
 */
export const bookstoreQuestions: readonly Asked[] = [
  // Owner of a bookstore with a café corner
  ['morning! quick one, what was yesterdays total', '~taken @2025-07-17'],
  ['fathers day takings, any good?', '~taken @2025-06-15'],
  [
    'is june normally better than may for us',
    '~taken|~count by month || ~taken|~count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~taken|~count @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~taken|~count @2024-06-01..2024-06-30 vs 2024-05-01..2024-05-31 || ~taken|~count @2024-05-01..2024-05-31 vs 2024-06-01..2024-06-30 || ask',
  ],
  ['what book sold the most', 'ask || ~sold by item-name top'],
  ['paperbacks this month??', 'ask'],
  [
    'hows coffee doing next to bakery so far this year',
    '~sold by category|reporting-category @2025-01-01..2025-07-18 || ~sold by category|reporting-category @2025-01-01..2025-07-18 if category=Bakery,Coffee || ~sold by category|reporting-category @2025-01-01..2025-07-18 if reporting-category=Bakery,Coffee || ~sold @2025-01-01..2025-07-18 if category=Bakery,Coffee || ~sold @2025-01-01..2025-07-18 if reporting-category=Bakery,Coffee || ~sold @2025-01-01..2025-07-18 if category=Bakery || ~sold @2025-01-01..2025-07-18 if reporting-category=Bakery || ~sold @2025-01-01..2025-07-18 if category=Coffee || ~sold @2025-01-01..2025-07-18 if reporting-category=Coffee || ~sold by month @2025-01-01..2025-07-18 if category=Bakery,Coffee || ~sold by month @2025-01-01..2025-07-18 if reporting-category=Bakery,Coffee',
  ],
  [
    'thinking of dropping the granola, does it even sell',
    '~sold if item-name=House Granola || ~sold by date if item-name=House Granola || ~sold by week if item-name=House Granola || ~sold by month if item-name=House Granola || ~sold by weekday if item-name=House Granola || ~sold by item-name',
  ],
  ['which day in june was our best', '~taken|~count by date @2025-06-01..2025-06-30 top'],
  [
    'avg per sale mornings against afternoons, june',
    'average-net-sale|average-sale by part-of-day @2025-06-01..2025-06-30 || average-net-sale|average-sale by part-of-day @2025-06-01..2025-06-30 if part-of-day=Afternoon,Morning || average-net-sale|average-sale @2025-06-01..2025-06-30 if part-of-day=Morning || average-net-sale|average-sale @2025-06-01..2025-06-30 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || average-net-sale|average-sale @2025-06-01..2025-06-30 if hour=05,06,07,08,09,10,11 || average-net-sale|average-sale @2025-06-01..2025-06-30 if hour=08,09,10,11 || average-net-sale|average-sale @2025-06-01..2025-06-30 if hour=06,07,08,09,10,11 || average-net-sale|average-sale @2025-06-01..2025-06-30 if part-of-day=Afternoon || average-net-sale|average-sale @2025-06-01..2025-06-30 if hour=12,13,14,15,16 || average-net-sale|average-sale @2025-06-01..2025-06-30 if hour=12,13,14,15,16,17',
  ],
  [
    'what pct of q2 sales did we end up refunding',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-04-01..2025-06-30 || ~any by transaction-type @2025-04-01..2025-06-30',
  ],
  [
    'who was in here the most in june',
    'customers @2025-06-01..2025-06-30 || ~count by customer|customer-id @2025-06-01..2025-06-30 top || ~count by customer|customer-id @2025-06-01..2025-06-30 if transaction-type=Sale top',
  ],
  [
    'hav any of the xmas gift cards been used yet',
    'cannot || deferred || gift-cards-redeemed || gift-cards-redeemed by date || gift-cards-redeemed by week || gift-cards-redeemed by month',
  ],
  ['tax we charged so far in july', 'taxes|taxes-on-sales @2025-07-01..2025-07-18'],
  [
    'what are we making on the workshops these days',
    'cannot || ~sold if category=Classes || ~sold if reporting-category=Classes || ~sold if item-name=Bread Baking Workshop || ~sold by date if category=Classes || ~sold by date if reporting-category=Classes || ~sold by date if item-name=Bread Baking Workshop || ~sold by week if category=Classes || ~sold by week if reporting-category=Classes || ~sold by week if item-name=Bread Baking Workshop || ~sold by month if category=Classes || ~sold by month if reporting-category=Classes || ~sold by month if item-name=Bread Baking Workshop',
  ],
  ['last 10 sales that were over 50 bucks', 'rows || rows if transaction-type=Sale'],
  ['since january, which week was the weakest', '~taken|~count by week @2025-01-01..2025-07-18 bottom'],
  [
    'were we busier the first three months or the second three',
    '~taken|~count @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || ~taken|~count @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30 || ~taken|~count by month @2025-01-01..2025-06-30',
  ],
  [
    'need to know what we gave away free in the first quarter',
    'comps|discounts-and-comps|comp-count @2025-01-01..2025-03-31 || comps|discounts-and-comps|comp-count by item-name @2025-01-01..2025-03-31 || comps|discounts-and-comps|comp-count by ~staff @2025-01-01..2025-03-31 || rows @2025-01-01..2025-03-31 if discount-use=With discount || rows @2025-01-01..2025-03-31 if discount-use=With discount; transaction-type=Sale',
  ],
  [
    'biggest spender since march?',
    'customers @2025-03-01..2025-07-18 || ~taken by customer|customer-id @2025-03-01..2025-07-18 top || ~taken by customer|customer-id @2025-03-01..2025-07-18 if transaction-type=Sale top',
  ],
  [
    'bottles of olive oil per month jan to june',
    '~units by month @2025-01-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml',
  ],
  [
    'what percentage of the takings comes thru the website',
    '~taken|net-sales-share|payment-share by channel || ~taken|net-sales-share|payment-share by channel if channel=Online || ~taken|net-sales-share|payment-share by channel if source=Online store || ~taken|net-sales-share|payment-share by source || ~taken|net-sales-share|payment-share by source if channel=Online || ~taken|net-sales-share|payment-share by source if source=Online store || ~taken|net-sales-share|payment-share if channel=Online || ~taken|net-sales-share|payment-share if source=Online store',
  ],
  [
    'how many sourdoughs out the door in the last seven days',
    '~units @2025-07-12..2025-07-18 if item-name=Sourdough Loaf, 800 g || ~units @2025-07-11..2025-07-17 if item-name=Sourdough Loaf, 800 g || ~units by date @2025-07-12..2025-07-18 if item-name=Sourdough Loaf, 800 g || ~units by date @2025-07-11..2025-07-17 if item-name=Sourdough Loaf, 800 g',
  ],
  [
    'hows today looking next to a normal friday',
    '~taken @2025-07-18 vs 2025-07-11 || ~taken @2025-07-11 vs 2025-07-18 || ~taken|~count if weekday=5 || ~taken|~count by date if weekday=5 || ~taken|~count by week if weekday=5 || ~taken|~count by month if weekday=5 || ~taken|~count by weekday',
  ],
  [
    'what % of people leave a tip',
    'cannot || rows || rows if transaction-type=Sale || ~count || ~count if transaction-type=Sale',
  ],
  ['remind me to do the tax return on the 1st', 'cannot'],
  ['whereabouts do i put a price up', 'how /items || how *price'],
  [
    'show me everything clara montrose bought',
    'rows if customer=Clara Montrose (C-011) || rows if customer=Clara Montrose (C-011); transaction-type=Sale || rows if customer-id=C-011 || rows if customer-id=C-011; transaction-type=Sale || ~any if customer=Clara Montrose (C-011) || ~any if customer-id=C-011 || ~any by item-name if customer=Clara Montrose (C-011) || ~any by item-name if customer-id=C-011 || ~any by category if customer=Clara Montrose (C-011) || ~any by category if customer-id=C-011 || customers if customer=Clara Montrose (C-011) || customers if customer-id=C-011',
  ],
  ['what are we carrying in unredeemed vouchers atm', 'deferred'],
  [
    'top three things at location 3 in may, money not qty',
    '~itemsales by item-name @2025-05-01..2025-05-31 if location=Location 3 top',
  ],
  ['dead stock - nothing sold since march 1st', 'unsold @2025-03-01..2025-07-18'],
  ['which month was the pits last year', '~taken|~count by month @2024-01-01..2024-12-31 bottom'],
  [
    'cash as a share of everything, june',
    '~cash @2025-06-01..2025-06-30 || ~any by tender|payment-method @2025-06-01..2025-06-30 || payment-share @2025-06-01..2025-06-30 if tender=Cash || payment-share @2025-06-01..2025-06-30 if payment-method=cash',
  ],
  [
    'are we discounting more than last year',
    'discounts|discounts-and-comps|discount-count @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || discounts|discounts-and-comps|discount-count @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 || discounts|discounts-and-comps|discount-count @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 || discounts|discounts-and-comps|discount-count @2024-01-01..2024-12-31 vs 2025-01-01..2025-07-18 || discounts|discounts-and-comps|discount-count @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 || discounts|discounts-and-comps|discount-count @2024-07-01..2024-07-18 vs 2025-07-01..2025-07-18 || discounts|discounts-and-comps|discount-count by month @2024-01-01..2025-07-18 || discounts|discounts-and-comps|discount-count by month @2024-07-19..2025-07-18 || discounts|discounts-and-comps|discount-count by month @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || discounts|discounts-and-comps|discount-count by month @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 || ask',
  ],
  ['how long till we sell out of beans', 'cannot || text in stock'],
  [
    'pls put location 1, 2 and 3 next to each other, last month, net',
    'net-sales by location @2025-06-01..2025-06-30 || net-sales by location @2025-06-01..2025-06-30 if location=Location 1,Location 2,Location 3',
  ],
  // Cashier
  ['yo its priya whats my total today', '~taken|~count @2025-07-18 if ~staff=Priya Nair'],
  [
    'how many ppl did we serve b4 noon today',
    '~count @2025-07-18 if part-of-day=Morning || ~count @2025-07-18 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || ~count @2025-07-18 if hour=05,06,07,08,09,10,11 || ~count @2025-07-18 if hour=08,09,10,11 || ~count @2025-07-18 if hour=06,07,08,09,10,11 || ~count by hour @2025-07-18 if part-of-day=Morning || ~count by hour @2025-07-18 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || ~count by hour @2025-07-18 if hour=05,06,07,08,09,10,11 || ~count by hour @2025-07-18 if hour=08,09,10,11 || ~count by hour @2025-07-18 if hour=06,07,08,09,10,11 || ~count @2025-07-18 if part-of-day=Morning; transaction-type=Sale || ~count @2025-07-18 if hour=00,01,02,03,04,05,06,07,08,09,10,11; transaction-type=Sale || ~count @2025-07-18 if hour=05,06,07,08,09,10,11; transaction-type=Sale || ~count @2025-07-18 if hour=08,09,10,11; transaction-type=Sale || ~count @2025-07-18 if hour=06,07,08,09,10,11; transaction-type=Sale || customers @2025-07-18 if part-of-day=Morning || customers @2025-07-18 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || customers @2025-07-18 if hour=05,06,07,08,09,10,11 || customers @2025-07-18 if hour=08,09,10,11 || customers @2025-07-18 if hour=06,07,08,09,10,11 || rows @2025-07-18 if part-of-day=Morning || rows @2025-07-18 if part-of-day=Morning; transaction-type=Sale || rows @2025-07-18 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || rows @2025-07-18 if hour=00,01,02,03,04,05,06,07,08,09,10,11; transaction-type=Sale || rows @2025-07-18 if hour=05,06,07,08,09,10,11 || rows @2025-07-18 if hour=05,06,07,08,09,10,11; transaction-type=Sale || rows @2025-07-18 if hour=08,09,10,11 || rows @2025-07-18 if hour=08,09,10,11; transaction-type=Sale || rows @2025-07-18 if hour=06,07,08,09,10,11 || rows @2025-07-18 if hour=06,07,08,09,10,11; transaction-type=Sale || ~count by part-of-day|hour @2025-07-18',
  ],
  [
    'did we do any refunds 2day n why',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-18 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-07-18 || rows @2025-07-18 if transaction-type=Refund || ~any by transaction-type @2025-07-18 || ~any by refund-reason @2025-07-18',
  ],
  [
    'customer asking wen she bought the knife',
    'ask || rows if item-name=Chef’s Knife, 20 cm || rows if item-name=Chef’s Knife, 20 cm; transaction-type=Sale || rows if category=Equipment || rows if category=Equipment; transaction-type=Sale || rows if reporting-category=Equipment || rows if reporting-category=Equipment; transaction-type=Sale || customers if item-name=Chef’s Knife, 20 cm',
  ],
  ['wats the cheapest thing weve got', 'text House Granola || text $8.75 || price by item-name'],
  ['is there any passata in the back', 'how *Passata || text Passata'],
  [
    'someone brought beans back this wk who rang it up',
    'rows @2025-07-13..2025-07-18 if item-name=Single-Origin Beans, 1 kg || rows @2025-07-13..2025-07-18 if item-name=Single-Origin Beans, 1 kg; transaction-type=Sale || rows @2025-07-13..2025-07-18 if item-name=Single-Origin Beans, 1 kg; transaction-type=Refund || rows @2025-07-13..2025-07-18 if transaction-type=Refund || ~any by ~staff @2025-07-13..2025-07-18 if item-name=Single-Origin Beans, 1 kg || ~any by ~staff @2025-07-13..2025-07-18 if item-name=Single-Origin Beans, 1 kg; transaction-type=Refund',
  ],
  ['where do i log a delivery of honey', 'how /items/inventory'],
  ['forgot to clock in this morning can u fix it', 'cannot'],
  ['can u void that last thing', 'cannot'],
  ['what time does it get mad busy fridays', '~taken|~count by hour|part-of-day if weekday=5 top'],
  [
    'tips since monday, all of us',
    'tips|tips-and-gratuity @2025-07-14..2025-07-18 || tips|tips-and-gratuity by ~staff @2025-07-14..2025-07-18 || tips|tips-and-gratuity by date @2025-07-14..2025-07-18',
  ],
  [
    'hw many coffees yday',
    'ask || ~units @2025-07-17 if category=Coffee || ~units @2025-07-17 if reporting-category=Coffee || ~units by item-name @2025-07-17 if category=Coffee || ~units by item-name @2025-07-17 if reporting-category=Coffee || ~units by category|reporting-category @2025-07-17',
  ],
  [
    'last transaction on register 1',
    'row || rows if device-name=Register 1 || rows if device-name=Register 1; transaction-type=Sale || rows if device-nickname=Front counter || rows if device-nickname=Front counter; transaction-type=Sale',
  ],
  [
    'how much went thru the card machine at the stall last sat',
    '~taken @2025-07-12 if device-nickname=Market stall || ~taken @2025-07-12 if device-name=Card reader 4 || ~taken @2025-07-12 if channel=In-Person || ~card @2025-07-12 if device-nickname=Market stall || ~card @2025-07-12 if device-name=Card reader 4 || ~card @2025-07-12 if channel=In-Person || ~any by tender|payment-method @2025-07-12 if device-nickname=Market stall || ~any by tender|payment-method @2025-07-12 if device-name=Card reader 4 || ~any by tender|payment-method @2025-07-12 if channel=In-Person',
  ],
  [
    'maya here, whos sold more this week me or theo',
    '~taken|~count by ~staff @2025-07-13..2025-07-18 || ~taken|~count by ~staff @2025-07-13..2025-07-18 if ~staff=Maya Duarte,Theo Lindqvist || ~taken|~count @2025-07-13..2025-07-18 if ~staff=Maya Duarte || ~taken|~count @2025-07-13..2025-07-18 if ~staff=Theo Lindqvist || ~itemsales|~units by ~staff @2025-07-13..2025-07-18 || ~itemsales|~units by ~staff @2025-07-13..2025-07-18 if ~staff=Maya Duarte,Theo Lindqvist',
  ],
  [
    'what discount did the guy at 3 get',
    'ask || rows @2025-07-18 || rows @2025-07-18 if transaction-type=Sale || rows @2025-07-18 if discount-use=With discount || rows @2025-07-18 if discount-use=With discount; transaction-type=Sale || rows @2025-07-18 if hour=15 || rows @2025-07-18 if hour=15; transaction-type=Sale || rows @2025-07-18 if hour=14,15 || rows @2025-07-18 if hour=14,15; transaction-type=Sale || rows @2025-07-18 if hour=15,16 || rows @2025-07-18 if hour=15,16; transaction-type=Sale || rows @2025-07-18 if discount-use=With discount; hour=15 || rows @2025-07-18 if discount-use=With discount; hour=15; transaction-type=Sale || rows @2025-07-18 if discount-use=With discount; hour=14,15 || rows @2025-07-18 if discount-use=With discount; hour=14,15; transaction-type=Sale || rows @2025-07-18 if discount-use=With discount; hour=15,16 || rows @2025-07-18 if discount-use=With discount; hour=15,16; transaction-type=Sale || discounts|discounts-and-comps|discount-count @2025-07-18 || discounts|discounts-and-comps|discount-count @2025-07-18 if hour=15 || discounts|discounts-and-comps|discount-count @2025-07-18 if hour=14,15 || discounts|discounts-and-comps|discount-count @2025-07-18 if hour=15,16 || discounts|discounts-and-comps|discount-count by hour @2025-07-18 || discounts|discounts-and-comps|discount-count by hour @2025-07-18 if hour=15 || discounts|discounts-and-comps|discount-count by hour @2025-07-18 if hour=14,15 || discounts|discounts-and-comps|discount-count by hour @2025-07-18 if hour=15,16 || discounts|discounts-and-comps|discount-count by time|transaction-id @2025-07-18 || discounts|discounts-and-comps|discount-count by time|transaction-id @2025-07-18 if hour=15 || discounts|discounts-and-comps|discount-count by time|transaction-id @2025-07-18 if hour=14,15 || discounts|discounts-and-comps|discount-count by time|transaction-id @2025-07-18 if hour=15,16',
  ],
  [
    'nothing sold since 2?',
    '~taken|~count|~sold @2025-07-18 if hour=14,15,16,17,18,19,20,21,22,23 || ~taken|~count|~sold @2025-07-18 if hour=15,16,17,18,19,20,21,22,23 || ~taken|~count|~sold @2025-07-18 if hour=14,15,16,17,18,19 || ~taken|~count|~sold @2025-07-18 if hour=14,15,16,17,18,19,20 || ~taken|~count|~sold @2025-07-18 if hour=* || ~taken|~count|~sold by hour @2025-07-18 if hour=14,15,16,17,18,19,20,21,22,23 || ~taken|~count|~sold by hour @2025-07-18 if hour=15,16,17,18,19,20,21,22,23 || ~taken|~count|~sold by hour @2025-07-18 if hour=14,15,16,17,18,19 || ~taken|~count|~sold by hour @2025-07-18 if hour=14,15,16,17,18,19,20 || ~taken|~count|~sold by hour @2025-07-18 if hour=* || ~taken|~count|~sold by item-name @2025-07-18 if hour=14,15,16,17,18,19,20,21,22,23 || ~taken|~count|~sold by item-name @2025-07-18 if hour=15,16,17,18,19,20,21,22,23 || ~taken|~count|~sold by item-name @2025-07-18 if hour=14,15,16,17,18,19 || ~taken|~count|~sold by item-name @2025-07-18 if hour=14,15,16,17,18,19,20 || ~taken|~count|~sold by item-name @2025-07-18 if hour=* || rows @2025-07-18 || rows @2025-07-18 if transaction-type=Sale || rows @2025-07-18 if hour=14,15,16,17,18,19,20,21,22,23 || rows @2025-07-18 if hour=14,15,16,17,18,19,20,21,22,23; transaction-type=Sale || rows @2025-07-18 if hour=15,16,17,18,19,20,21,22,23 || rows @2025-07-18 if hour=15,16,17,18,19,20,21,22,23; transaction-type=Sale || rows @2025-07-18 if hour=14,15,16,17,18,19 || rows @2025-07-18 if hour=14,15,16,17,18,19; transaction-type=Sale || rows @2025-07-18 if hour=14,15,16,17,18,19,20 || rows @2025-07-18 if hour=14,15,16,17,18,19,20; transaction-type=Sale || rows @2025-07-18 if hour=* || rows @2025-07-18 if hour=*; transaction-type=Sale || ~taken|~count by hour @2025-07-18',
  ],
  [
    'find the sale with the platter on it',
    'row || rows if category=Catering || rows if category=Catering; transaction-type=Sale || rows if reporting-category=Catering || rows if reporting-category=Catering; transaction-type=Sale || rows if item-name=Catering Platter, Serves 12 || rows if item-name=Catering Platter, Serves 12; transaction-type=Sale',
  ],
  ['am i allowed to knock 10% off w/o asking', 'cannot'],
  [
    'tips on card yday',
    'card-tips @2025-07-17 || tips|tips-and-gratuity @2025-07-17 if payment-method=card || tips|tips-and-gratuity @2025-07-17 if tender=Card || tips|tips-and-gratuity by tender|payment-method @2025-07-17',
  ],
  ['lady has a gift card, hows much is on it', 'cannot || deferred'],
  ['wheres the button for past orders', 'how /transactions'],
  ['comp?? what does that mean lol', 'define comps || define discounts-and-comps'],
  [
    'theo, his largest ticket in july',
    'rows @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist || rows @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist; transaction-type=Sale',
  ],
  // Office manager and bookkeeper, in whole sentences
  [
    'Good afternoon, could you kindly tell me what our gross sales came to in the first half of the year? Many thanks.',
    'gross-sales @2025-01-01..2025-06-30',
  ],
  [
    'When you have a moment, I should like the tips for June, the ones by card and the ones in cash separately.',
    'card-tips|cash-tips|tips @2025-06-01..2025-06-30 || tips|tips-and-gratuity by payment-method|tender @2025-06-01..2025-06-30',
  ],
  [
    'I am reconciling April: how much did customers pay us in all, and how much went back to them?',
    'total-payments|payments-collected|payments-refunded @2025-04-01..2025-04-30 || ~any by transaction-type @2025-04-01..2025-04-30',
  ],
  ['effective fee rate by tender, jan through june', 'fee-rate by tender|payment-method @2025-01-01..2025-06-30'],
  [
    'invoiced sales per month since feb',
    '~taken|~count by month @2025-02-01..2025-07-18 if channel=Invoice || ~taken|~count by month @2025-02-01..2025-07-18 if source=Invoices',
  ],
  [
    'deposits collected less redeemed, month by month this yr',
    'deposits|deposits-collected|deposits-redeemed|deferred-sales by month @2025-01-01..2025-07-18',
  ],
  ['Do you count gift cards in net sales or apart from it?', 'define net-sales || define gift-card-sales'],
  ['which line do the service charges sit in', 'define service-charges || define gross-sales || how sales-summary'],
  ['auto gratuity at each location, 2024', 'auto-gratuity by location @2024-01-01..2024-12-31'],
  [
    'net for the last full quarter against the one before it',
    'net-sales @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || net-sales @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
  ],
  [
    'what does a payment cost us on average, may',
    'cannot || fees|processing-fees|fee-rate @2025-05-01..2025-05-31 || fees|processing-fees|fee-rate by tender|payment-method|fee-kind @2025-05-01..2025-05-31',
  ],
  [
    'sales that carried no tax, q2',
    'untaxed-sales @2025-04-01..2025-06-30 || rows @2025-04-01..2025-06-30 || rows @2025-04-01..2025-06-30 if transaction-type=Sale',
  ],
  [
    'For the year 2024 I need gross, discounts, returns and net, please.',
    'gross-sales|discounts|discounts-and-comps|returns|net-sales @2024-01-01..2024-12-31',
  ],
  ['trial balance', 'cannot'],
  ['bills from suppliers due this week', 'cannot'],
  [
    'where could I get a csv of every refund since january',
    'how *csv || how *export || how /transactions || how /reports || rows @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  [
    'is total payments just another word for total sales?',
    'define total-sales; total-payments || define total-payments',
  ],
  ['discounts as a percent of gross, june', 'discounts|discounts-and-comps @2025-06-01..2025-06-30'],
  ['whats the charge on a 640 invoice payment', 'text $22.55'],
  ['36.50 tapped, how much goes to fees', 'text $1.36'],
  [
    'digital wallet payments, every month of q2',
    'tender-digital-wallet by month @2025-04-01..2025-06-30 || ~taken by month @2025-04-01..2025-06-30 if tender=Digital Wallet',
  ],
  [
    'did more go back to customers in may than april',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-05-01..2025-05-31 vs 2025-04-01..2025-04-30 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-04-01..2025-04-30 vs 2025-05-01..2025-05-31 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by month @2025-04-01..2025-05-31 || ~any @2025-05-01..2025-05-31 vs 2025-04-01..2025-04-30 if transaction-type=Refund || ~any @2025-04-01..2025-04-30 vs 2025-05-01..2025-05-31 if transaction-type=Refund || ~any by month @2025-04-01..2025-05-31 if transaction-type=Refund',
  ],
  ['net total for june and what was taken off for fees', 'net-total|fees|processing-fees @2025-06-01..2025-06-30'],
  [
    'who signed off the comps in june',
    'comps|discounts-and-comps|comp-count by ~staff @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if discount-use=With discount || rows @2025-06-01..2025-06-30 if discount-use=With discount; transaction-type=Sale || cannot',
  ],
  ['Would you be so good as to give me the customer deposits that are still open?', 'deferred'],
  // Owner of three shops
  [
    'loc 3, whats going on there lately',
    '~taken|~count if location=Location 3 || ~taken|~count by date if location=Location 3 || ~taken|~count by week if location=Location 3 || ~taken|~count by month if location=Location 3 || ~any by category|reporting-category|item-name|weekday|~staff if location=Location 3',
  ],
  [
    'which of the three has the highest avg ticket this yr',
    'average-net-sale|average-sale by location @2025-01-01..2025-07-18 top || average-net-sale|average-sale by location @2025-01-01..2025-07-18 if location=Location 1,Location 2,Location 3 top',
  ],
  [
    'location 2 fridays since may',
    '~taken|~count @2025-05-01..2025-07-18 if location=Location 2; weekday=5 || ~taken|~count by date @2025-05-01..2025-07-18 if location=Location 2; weekday=5 || ~taken|~count by week @2025-05-01..2025-07-18 if location=Location 2; weekday=5 || ~taken|~count by month @2025-05-01..2025-07-18 if location=Location 2; weekday=5 || ~taken|~count by weekday @2025-05-01..2025-07-18 if location=Location 2; weekday=5',
  ],
  [
    'where do most of the returns happen',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by location || ~any by location if transaction-type=Refund',
  ],
  [
    'does location 1 shift more coffee than 2',
    '~sold by location if category=Coffee || ~sold by location if category=Coffee; location=Location 1,Location 2 || ~sold by location if reporting-category=Coffee || ~sold by location if reporting-category=Coffee; location=Location 1,Location 2 || ~sold if category=Coffee; location=Location 1 || ~sold if category=Coffee; location=Location 2 || ~sold if reporting-category=Coffee; location=Location 1 || ~sold if reporting-category=Coffee; location=Location 2',
  ],
  ['staff ranking, net, location 1, may', 'net-sales by ~staff @2025-05-01..2025-05-31 if location=Location 1 top'],
  [
    'slice of the pie for each location, q1',
    '~taken|net-sales-share|payment-share by location @2025-01-01..2025-03-31 || ~taken|net-sales-share|payment-share by location @2025-01-01..2025-03-31 if location=Location 1,Location 2,Location 3',
  ],
  [
    'does every location get online orders',
    '~taken|~count by location if channel=Online || ~taken|~count by location if source=Online store',
  ],
  [
    'priya against maya, location 2, june',
    '~taken|~count by ~staff @2025-06-01..2025-06-30 if location=Location 2 || ~taken|~count by ~staff @2025-06-01..2025-06-30 if location=Location 2; ~staff=Maya Duarte,Priya Nair || ~taken|~count @2025-06-01..2025-06-30 if location=Location 2; ~staff=Maya Duarte || ~taken|~count @2025-06-01..2025-06-30 if location=Location 2; ~staff=Priya Nair',
  ],
  [
    'cafe bar or front counter, which till takes more',
    '~taken|~count by device-name|device-nickname || ~taken|~count by device-name|device-nickname if device-nickname=Café bar,Front counter || ~taken|~count by device-name|device-nickname if device-name=Register 1,Register 2 || ~taken|~count if device-nickname=Café bar || ~taken|~count if device-nickname=Front counter || ~taken|~count if device-name=Register 1 || ~taken|~count if device-name=Register 2',
  ],
  ['how many transactions do we get through on an average day', '~count || ~count by date || ~count by weekday'],
  [
    'how much have we grown since 2023',
    '~taken @2025-01-01..2025-07-18 vs 2023-01-01..2023-07-18 || ~taken @2023-01-01..2023-07-18 vs 2025-01-01..2025-07-18 || ~taken @2025-01-01..2025-07-18 vs 2023-01-01..2023-12-31 || ~taken @2023-01-01..2023-12-31 vs 2025-01-01..2025-07-18 || ~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || ~taken @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 || ~taken @2024-01-01..2024-12-31 vs 2023-01-01..2023-12-31 || ~taken @2023-01-01..2023-12-31 vs 2024-01-01..2024-12-31 || ~taken by month @2023-01-01..2025-07-18 || ~taken by month @2024-01-01..2025-07-18 || ~taken @2023-01-01..2025-07-18 || ~taken @2024-01-01..2025-07-18 || ~taken @2024-07-19..2025-07-18 vs 2023-07-19..2024-07-18 || ~taken @2023-07-19..2024-07-18 vs 2024-07-19..2025-07-18 || ask',
  ],
  [
    'july 4th this yr against july 4th last yr',
    '~taken|~count @2025-07-04 vs 2024-07-04 || ~taken|~count @2024-07-04 vs 2025-07-04',
  ],
  ['which shop is the worst for handing out discounts', 'discounts|discounts-and-comps|discount-count by location'],
  ['how did each shop get on on mothers day', '~taken|~count by location @2025-05-11'],
  ['rename location 3 to harbour road', 'cannot'],
  [
    'do i pay too much in fees',
    'cannot || fees|processing-fees|fee-rate || fees|processing-fees|fee-rate by month || fees|processing-fees|fee-rate by tender || fees|processing-fees|fee-rate by payment-method || fees|processing-fees|fee-rate by fee-kind',
  ],
  [
    'lunch (12 to 2) at location 1, q2',
    '~taken|~count @2025-04-01..2025-06-30 if location=Location 1; hour=12,13 || ~taken|~count @2025-04-01..2025-06-30 if location=Location 1; hour=12,13,14 || ~taken|~count by hour @2025-04-01..2025-06-30 if location=Location 1; hour=12,13 || ~taken|~count by hour @2025-04-01..2025-06-30 if location=Location 1; hour=12,13,14 || ~taken|~count by date @2025-04-01..2025-06-30 if location=Location 1; hour=12,13 || ~taken|~count by date @2025-04-01..2025-06-30 if location=Location 1; hour=12,13,14 || ~taken|~count by month @2025-04-01..2025-06-30 if location=Location 1; hour=12,13 || ~taken|~count by month @2025-04-01..2025-06-30 if location=Location 1; hour=12,13,14 || ~taken|~count by hour @2025-04-01..2025-06-30 if location=Location 1',
  ],
  ['shall i hire another person for location 2', 'cannot'],
  ['which category does best on sundays', '~sold by category|reporting-category if weekday=0 top'],
  // Online orders, catering and workshops, on the phone
  [
    'any online orders today yet',
    '~taken|~count @2025-07-18 if channel=Online || ~taken|~count @2025-07-18 if source=Online store || rows @2025-07-18 if channel=Online || rows @2025-07-18 if channel=Online; transaction-type=Sale || rows @2025-07-18 if source=Online store || rows @2025-07-18 if source=Online store; transaction-type=Sale || ~taken|~count by channel @2025-07-18 || ~taken|~count by source @2025-07-18',
  ],
  [
    'catering jobs so far this month',
    '~count|~sold @2025-07-01..2025-07-18 if category=Catering || ~count|~sold @2025-07-01..2025-07-18 if reporting-category=Catering || ~count|~sold @2025-07-01..2025-07-18 if item-name=Catering Platter, Serves 12 || ~count|~sold by date @2025-07-01..2025-07-18 if category=Catering || ~count|~sold by date @2025-07-01..2025-07-18 if reporting-category=Catering || ~count|~sold by date @2025-07-01..2025-07-18 if item-name=Catering Platter, Serves 12 || rows @2025-07-01..2025-07-18 if category=Catering || rows @2025-07-01..2025-07-18 if category=Catering; transaction-type=Sale || rows @2025-07-01..2025-07-18 if reporting-category=Catering || rows @2025-07-01..2025-07-18 if reporting-category=Catering; transaction-type=Sale || rows @2025-07-01..2025-07-18 if item-name=Catering Platter, Serves 12 || rows @2025-07-01..2025-07-18 if item-name=Catering Platter, Serves 12; transaction-type=Sale',
  ],
  [
    'workshop takings by month 2024',
    '~sold by month @2024-01-01..2024-12-31 if category=Classes || ~sold by month @2024-01-01..2024-12-31 if reporting-category=Classes || ~sold by month @2024-01-01..2024-12-31 if item-name=Bread Baking Workshop',
  ],
  [
    'why do ppl send online stuff back',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason if channel=Online || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason if source=Online store || ~any by refund-reason if channel=Online || ~any by refund-reason if source=Online store || ~any by refund-reason if channel=Online; transaction-type=Refund || ~any by refund-reason if source=Online store; transaction-type=Refund || rows if channel=Online; transaction-type=Refund || rows if source=Online store; transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name|category if channel=Online || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name|category if source=Online store || cannot',
  ],
  [
    'how many invoices havent been paid',
    'cannot || deferred || rows if transaction-status=Partially Paid || rows if transaction-status=Partially Paid; channel=Invoice || rows if transaction-status=Partially Paid; source=Invoices || ~count if transaction-status=Partially Paid || ~count if channel=Invoice; transaction-status=Partially Paid || ~count if source=Invoices; transaction-status=Partially Paid || ~count by transaction-status if channel=Invoice || ~count by transaction-status if source=Invoices',
  ],
  ['take mrs delcampo off the mailing list', 'cannot'],
  [
    'who bought the workshop in june',
    'customers @2025-06-01..2025-06-30 if category=Classes || customers @2025-06-01..2025-06-30 if reporting-category=Classes || customers @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop || rows @2025-06-01..2025-06-30 if category=Classes || rows @2025-06-01..2025-06-30 if category=Classes; transaction-type=Sale || rows @2025-06-01..2025-06-30 if reporting-category=Classes || rows @2025-06-01..2025-06-30 if reporting-category=Classes; transaction-type=Sale || rows @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop || rows @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop; transaction-type=Sale || ~any by customer|customer-id @2025-06-01..2025-06-30 if category=Classes || ~any by customer|customer-id @2025-06-01..2025-06-30 if reporting-category=Classes || ~any by customer|customer-id @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop',
  ],
  [
    'evenings, is it worth staying open',
    'cannot || ~taken|~count by part-of-day|hour || ~taken|~count if part-of-day=Evening || ~taken|~count if hour=17,18,19,20,21,22,23 || ~taken|~count if hour=17,18,19 || ~taken|~count if hour=17,18,19,20 || ~taken|~count if hour=17,18 || ~taken|~count by date if part-of-day=Evening || ~taken|~count by date if hour=17,18,19,20,21,22,23 || ~taken|~count by date if hour=17,18,19 || ~taken|~count by date if hour=17,18,19,20 || ~taken|~count by date if hour=17,18 || ~taken|~count by week if part-of-day=Evening || ~taken|~count by week if hour=17,18,19,20,21,22,23 || ~taken|~count by week if hour=17,18,19 || ~taken|~count by week if hour=17,18,19,20 || ~taken|~count by week if hour=17,18 || ~taken|~count by month if part-of-day=Evening || ~taken|~count by month if hour=17,18,19,20,21,22,23 || ~taken|~count by month if hour=17,18,19 || ~taken|~count by month if hour=17,18,19,20 || ~taken|~count by month if hour=17,18 || ~taken|~count by hour if part-of-day=Evening || ~taken|~count by hour if hour=17,18,19,20,21,22,23 || ~taken|~count by hour if hour=17,18,19 || ~taken|~count by hour if hour=17,18,19,20 || ~taken|~count by hour if hour=17,18 || ~taken|~count by weekday if part-of-day=Evening || ~taken|~count by weekday if hour=17,18,19,20,21,22,23 || ~taken|~count by weekday if hour=17,18,19 || ~taken|~count by weekday if hour=17,18,19,20 || ~taken|~count by weekday if hour=17,18',
  ],
  ['draw me sales per week since april', '~taken by week @2025-04-01..2025-07-18'],
  ['instagram sales', 'ask'],
  ['its too bright, can the screen go dark', 'how *dark || how *theme || how /settings'],
  ['can 2 of us use this at the same time', 'cannot'],
  ['ive got my stock list in a spreadsheet how do i get it in', 'how /items || how *import'],
  ['deferred sales in plain words pls', 'define deferred-sales'],
  [
    'orders only half paid, list',
    'rows if transaction-status=Partially Paid || rows if transaction-status=Partially Paid; transaction-type=Sale || ~any by transaction-id|customer if transaction-status=Partially Paid',
  ],
];
