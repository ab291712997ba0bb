import type { Asked } from './asked';

/**
 * The owner of a village bakery, the owner of a coffee shop, a bookkeeper, a shift lead, an area manager, and a trainee.
 * Misspelled words are meant.
 */
export const bakeryQuestions: readonly Asked[] = [
  // Owner of a village bakery
  ['hows today lookin', '~taken @2025-07-18'],
  ['yday total pls', '~taken @2025-07-17'],
  ['did yesterday beat the thursday before', '~taken @2025-07-17 vs 2025-07-10 || ~taken @2025-07-10 vs 2025-07-17'],
  ['sourdough sold this wk', '~sold @2025-07-13..2025-07-18 if item-name=Sourdough Loaf, 800 g'],
  [
    'hows the bread doing in july',
    '~sold @2025-07-01..2025-07-18 if item-name=Sourdough Loaf, 800 g || ~sold @2025-07-01..2025-07-18 if item-name=Sourdough Loaf, 800 g,Bread Baking Workshop || ~sold @2025-07-01..2025-07-18 if category=Bakery || ~sold @2025-07-01..2025-07-18 if reporting-category=Bakery || ~sold by date @2025-07-01..2025-07-18 if item-name=Sourdough Loaf, 800 g || ~sold by week @2025-07-01..2025-07-18 if item-name=Sourdough Loaf, 800 g',
  ],
  ['best sellers july so far', '~sold by item-name @2025-07-01..2025-07-18 top'],
  ['what sold worst last month', '~sold by item-name @2025-06-01..2025-06-30 bottom || unsold @2025-06-01..2025-06-30'],
  ['how many loaves we got left', 'text in stock'],
  ['whats granola going for', 'text $8.75'],
  ['tips today?', 'tips|tips-and-gratuity @2025-07-18'],
  [
    'busiest hour on saturdays since april',
    '~taken|~count by hour @2025-04-01..2025-07-18 if weekday=6 top || ~taken|~count by part-of-day @2025-04-01..2025-07-18 if weekday=6 top',
  ],
  [
    'morning sales yesterday',
    '~taken @2025-07-17 if part-of-day=Morning || ~taken @2025-07-17 if hour=05,06,07,08,09,10,11 || ~taken @2025-07-17 if hour=00,01,02,03,04,05,06,07,08,09,10,11',
  ],
  [
    'anything sent back this week',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if transaction-type=Refund || ~any by transaction-type @2025-07-13..2025-07-18 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-07-13..2025-07-18',
  ],
  [
    'y do people return the beans',
    '~any by refund-reason if item-name=Single-Origin Beans, 1 kg || ~any by refund-reason || rows || rows if transaction-type=Refund || rows if item-name=Single-Origin Beans, 1 kg || rows if item-name=Single-Origin Beans, 1 kg; transaction-type=Refund || rows if transaction-type=Refund; item-name=Single-Origin Beans, 1 kg || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned if item-name=Single-Origin Beans, 1 kg || cannot',
  ],
  [
    '4th of july vs a normal friday',
    '~taken @2025-07-04 vs 2025-06-27 || ~taken @2025-06-27 vs 2025-07-04 || ~taken @2025-07-04 vs 2025-07-11 || ~taken @2025-07-11 vs 2025-07-04 || ~taken @2025-07-04 vs 2025-07-18 || ~taken @2025-07-18 vs 2025-07-04 || ~taken @2025-07-04 || ~taken if weekday=5 || ~taken by date if weekday=5 || ~taken by weekday || ask',
  ],
  ['wht did we do on mothers day', '~taken @2025-05-11 || ~any by item-name @2025-05-11'],
  ['honey gone yet', 'text out of stock'],
  [
    'is the olive oil moving',
    '~sold if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold by date if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold by week if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold by month if item-name=Olive Oil, Cold-Pressed, 500 ml || how *Olive Oil',
  ],
  ['cheddar in lbs, june', '~units @2025-06-01..2025-06-30 if item-name=Aged Cheddar'],
  [
    'wat share of sales is pantry this month',
    '~taken|net-sales-share|payment-share by category @2025-07-01..2025-07-18 || ~taken|net-sales-share|payment-share by reporting-category @2025-07-01..2025-07-18 || ~taken|net-sales-share|payment-share @2025-07-01..2025-07-18 if category=Pantry',
  ],
  [
    'granola or sourdough, which makes more money since may',
    '~itemsales by item-name @2025-05-01..2025-07-18 || ~itemsales by item-name @2025-05-01..2025-07-18 if item-name=House Granola,Sourdough Loaf, 800 g || ~itemsales @2025-05-01..2025-07-18 if item-name=House Granola || ~itemsales @2025-05-01..2025-07-18 if item-name=Sourdough Loaf, 800 g || cannot *cost|profit|margin',
  ],
  [
    'did the market stall pay off last sat',
    '~taken @2025-07-12 if device-nickname=Market stall || ~taken @2025-07-12 if device-name=Card reader 4 || ~taken @2025-07-12 if channel=In-Person || ~taken by device-nickname @2025-07-12 || ~taken by device-name @2025-07-12 || ~taken by channel @2025-07-12 || cannot *profit|cost|margin',
  ],
  [
    'market stall takings june',
    '~taken @2025-06-01..2025-06-30 if device-nickname=Market stall || ~taken @2025-06-01..2025-06-30 if device-name=Card reader 4 || ~taken @2025-06-01..2025-06-30 if channel=In-Person || ~taken by device-nickname @2025-06-01..2025-06-30 || ~taken by device-name @2025-06-01..2025-06-30 || ~taken by channel @2025-06-01..2025-06-30',
  ],
  ['how much flour should i order', 'cannot'],
  ['when do the croissants run out', 'cannot'],
  [
    'did we sell any knives this month',
    '~sold @2025-07-01..2025-07-18 if item-name=Chef’s Knife, 20 cm || rows @2025-07-01..2025-07-18 if item-name=Chef’s Knife, 20 cm',
  ],
  [
    'avg sale per customer this month',
    'average-net-sale|average-sale @2025-07-01..2025-07-18 || customers @2025-07-01..2025-07-18 || ~any by customer @2025-07-01..2025-07-18 || ~any by customer-id @2025-07-01..2025-07-18',
  ],
  [
    'how many customers a day do i get, june',
    '~count by date @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30 || customers @2025-06-01..2025-06-30 || cannot',
  ],
  [
    'sunday vs monday',
    '~taken|~count by weekday || ~taken|~count if weekday=0,1 || ~taken|~count by weekday if weekday=0,1 || ~taken @2025-07-13 vs 2025-07-14 || ~taken @2025-07-14 vs 2025-07-13',
  ],
  [
    'should i bother opening sundays',
    '~taken|~count by weekday || ~taken|~count if weekday=0 || ~taken by date if weekday=0 || ~taken by week if weekday=0 || ~taken by month if weekday=0 || cannot',
  ],
  [
    'biggest order this year',
    'rows @2025-01-01..2025-07-18 top || rows @2025-01-01..2025-07-18 if transaction-type=Sale top',
  ],
  [
    'last 5 sales',
    'rows || rows if transaction-type=Sale || rows @2025-07-18 || rows @2025-07-18 if transaction-type=Sale || rows @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if transaction-type=Sale',
  ],
  ['show me pay-144085', 'row || cannot || rows'],
  ['whats TXN-144081', 'row'],
  ['put bread up to 10 bucks', 'how /items'],
  ['how do i take something off the menu', 'how /items'],
  [
    'what changed between may and june',
    '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~any by category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~any by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
  ],
  [
    'any freebies given out in june',
    'comps|discounts-and-comps|comp-count @2025-06-01..2025-06-30 || comps|discounts-and-comps|comp-count by item-name @2025-06-01..2025-06-30 || comps|discounts-and-comps|comp-count by category @2025-06-01..2025-06-30 || comps|discounts-and-comps|comp-count by ~staff @2025-06-01..2025-06-30 || comps|discounts-and-comps|comp-count by date @2025-06-01..2025-06-30 || ~any @2025-06-01..2025-06-30 if discount-use=With discount || rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if discount-use=With discount',
  ],
  ['hows my cash today', '~cash @2025-07-18'],
  // Owner of a coffee shop
  [
    'coffee sales wk over wk',
    '~sold @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 if category=Coffee || ~sold @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 if reporting-category=Coffee || ~sold @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if category=Coffee || ~sold @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if reporting-category=Coffee || ~sold @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if category=Coffee || ~sold @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if reporting-category=Coffee || ~sold by week if category=Coffee || ~sold by week if reporting-category=Coffee',
  ],
  [
    'cold brew vs beans in june, $',
    '~itemsales by item-name @2025-06-01..2025-06-30 || ~itemsales by item-name @2025-06-01..2025-06-30 if item-name=Cold Brew Concentrate,Single-Origin Beans, 1 kg || ~itemsales @2025-06-01..2025-06-30 if item-name=Cold Brew Concentrate || ~itemsales @2025-06-01..2025-06-30 if item-name=Single-Origin Beans, 1 kg',
  ],
  [
    'is cold brew picking up for summer',
    '~sold if item-name=Cold Brew Concentrate || ~sold by month if item-name=Cold Brew Concentrate || ~sold by week if item-name=Cold Brew Concentrate || ~sold by date if item-name=Cold Brew Concentrate',
  ],
  ['how many bags of beans last month', '~units @2025-06-01..2025-06-30 if item-name=Single-Origin Beans, 1 kg'],
  ['beans left?', 'text in stock'],
  ['pour over set price', 'text $58.00'],
  ['whats about to run out', 'text Passata || how /items/inventory'],
  [
    'cafe bar register total this week',
    '~taken @2025-07-13..2025-07-18 if device-nickname=Café bar || ~taken @2025-07-13..2025-07-18 if device-name=Register 2 || ~taken by device-nickname @2025-07-13..2025-07-18 || ~taken by device-name @2025-07-13..2025-07-18',
  ],
  ['latte sales', 'cannot || ~sold if category=Coffee || ~sold if reporting-category=Coffee'],
  ['what time do we get slow', '~taken|~count by hour bottom || ~taken|~count by part-of-day bottom'],
  [
    'after 4pm last wk how much',
    '~taken @2025-07-06..2025-07-12 if hour=16,17,18,19,20,21,22,23 || ~taken @2025-07-06..2025-07-12 if hour=*',
  ],
  [
    'how much before 10 yesterday',
    '~taken @2025-07-17 if hour=00,01,02,03,04,05,06,07,08,09 || ~taken @2025-07-17 if hour=*',
  ],
  [
    'average tip june',
    'tips|tips-and-gratuity @2025-06-01..2025-06-30 || tip-rate @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30',
  ],
  [
    'tips up or down from may to june',
    'tips|tips-and-gratuity @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || tips|tips-and-gratuity @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
  ],
  ['wich day of the week tips best', 'tips|tips-and-gratuity|tip-rate by weekday top'],
  [
    'card vs cash tips this month',
    'card-tips|cash-tips @2025-07-01..2025-07-18 || tips|tips-and-gratuity by payment-method @2025-07-01..2025-07-18 || tips|tips-and-gratuity by tender @2025-07-01..2025-07-18',
  ],
  ['do ppl still pay cash', 'customers if tender=Cash || ~cash || ~any by payment-method || ~any by tender'],
  [
    'apple pay share last month',
    '~taken|net-sales-share|payment-share by tender @2025-06-01..2025-06-30 || ~taken|net-sales-share|payment-share @2025-06-01..2025-06-30 if tender=Digital Wallet || tender-digital-wallet @2025-06-01..2025-06-30 || cannot',
  ],
  ['regulars? who comes in most', '~any by customer || ~any by customer-id || customers'],
  ['returning customer % last month', 'customers @2025-06-01..2025-06-30'],
  ['total since jan', '~taken @2025-01-01..2025-07-18'],
  [
    'ytd compared w last yr',
    '~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || ~taken @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 || ~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 || ~taken @2024-01-01..2024-12-31 vs 2025-01-01..2025-07-18',
  ],
  ['q2 by month', '~taken by month @2025-04-01..2025-06-30'],
  [
    'sales by week last 2 months',
    '~taken by week @2025-05-01..2025-06-30 || ~taken by week @2025-05-18..2025-07-18 || ~taken by week @2025-05-19..2025-07-18 || ~taken by week @2025-05-18..2025-07-17',
  ],
  [
    'how much coffee on valentines',
    '~sold @2025-02-14 if category=Coffee || ~sold @2025-02-14 if reporting-category=Coffee',
  ],
  [
    'discounts this week who gave them',
    'discounts|discounts-and-comps|discount-count by ~staff @2025-07-13..2025-07-18',
  ],
  [
    'did owen give any discounts in june',
    'discounts|discounts-and-comps|discount-count @2025-06-01..2025-06-30 if ~staff=Owen Reyes || discounts|discounts-and-comps|discount-count by ~staff @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if discount-use=With discount; ~staff=Owen Reyes || ~any @2025-06-01..2025-06-30 if discount-use=With discount; ~staff=Owen Reyes',
  ],
  ['lost to discounts and comps this yr', 'discounts-and-comps|discounts|comps @2025-01-01..2025-07-18'],
  ['how do i add oat milk as a modifier', 'cannot || how /items'],
  ['can i change the tax on pastries', 'cannot'],
  ['export last months sales to excel', 'how /reports || how reports/ || how /transactions || how *export'],
  ['thx ur great', 'cannot'],
  // Bookkeeper
  ['gross to net, june', 'gross-sales|net-sales|returns|discounts-and-comps @2025-06-01..2025-06-30'],
  [
    'net sales q2 vs q1',
    'net-sales @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || net-sales @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
  ],
  ['tax collected per month ytd', 'taxes|taxes-on-sales by month @2025-01-01..2025-07-18'],
  ['sales tax owed for june', 'taxes|taxes-on-sales @2025-06-01..2025-06-30'],
  ['what rate is the sales tax', 'cannot'],
  ['non taxable sales may', 'untaxed-sales @2025-05-01..2025-05-31'],
  [
    'taxable by category june',
    'taxable-sales by category @2025-06-01..2025-06-30 || taxable-sales by reporting-category @2025-06-01..2025-06-30',
  ],
  ['processing fees last mth', 'fees|processing-fees @2025-06-01..2025-06-30'],
  ['effective fee rate q2', 'fee-rate @2025-04-01..2025-06-30 || fees|processing-fees @2025-04-01..2025-06-30'],
  ['fees by tender may', 'fees|processing-fees|fee-rate by tender @2025-05-01..2025-05-31'],
  ['fee on a 80 dollar card sale', 'text $2.62'],
  ['whats the fee if i invoice 250', 'text $8.90'],
  [
    'invoice fees this year',
    'invoice-fees @2025-01-01..2025-07-18 || fees @2025-01-01..2025-07-18 if fee-kind=Invoice fee || fees @2025-01-01..2025-07-18 if channel=Invoice || fees @2025-01-01..2025-07-18 if source=Invoices',
  ],
  ['deposits taken in june', 'deposits-collected|deposits|deferred-sales|invoices|online @2025-06-01..2025-06-30'],
  ['deposits used june', 'deposits-redeemed|invoice-deposit-redeemed|deposits @2025-06-01..2025-06-30'],
  ['gift card liability now', 'deferred'],
  ['gift cards bought ytd', 'gift-card-sales|gift-cards-sold @2025-01-01..2025-07-18'],
  ['gc redemptions june', 'gift-cards-redeemed @2025-06-01..2025-06-30'],
  ['what do we still owe on orders paid upfront', 'deferred'],
  [
    'total payments less fees june',
    'net-total @2025-06-01..2025-06-30 || total-payments|payments-collected|fees|processing-fees @2025-06-01..2025-06-30',
  ],
  ['whats the diff between gross sales and total sales', 'define gross-sales; total-sales'],
  ['define net total', 'define net-total'],
  ['what counts as a partial refund', 'define partial-refunds'],
  ['is auto grat in tips', 'define auto-gratuity || define tips || define tips-and-gratuity'],
  ['auto gratuity q2', 'auto-gratuity|tips-and-gratuity @2025-04-01..2025-06-30'],
  [
    'service charges breakdown june',
    'service-charges|covid-service-charge|setup-cost|auto-gratuity @2025-06-01..2025-06-30',
  ],
  [
    'refunds as % of sales june',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 || cannot',
  ],
  ['list refunds may', 'rows @2025-05-01..2025-05-31 if transaction-type=Refund || rows @2025-05-01..2025-05-31'],
  [
    'exchanges in q2',
    'exchanges|exchanged|returns @2025-04-01..2025-06-30 || ~any @2025-04-01..2025-06-30 if kind=Exchange || ~any by kind @2025-04-01..2025-06-30 || rows @2025-04-01..2025-06-30 if kind=Exchange',
  ],
  ['bank payout for friday', 'cannot'],
  ['cogs june', 'cannot'],
  ['p&l for q2', 'cannot'],
  ['which report has the taxes', 'how reports/taxes'],
  ['where do i get the sales summry', 'how reports/sales-summary || how /reports'],
  ['can u email the june report to my client', 'cannot'],
  ['month end checklist pls', 'how *checklist || how *month-end || how *month end || how /reports || how reports/'],
  ['whats not been paid yet on invoices', 'cannot || deferred'],
  [
    'invoice sales june',
    '~taken @2025-06-01..2025-06-30 if channel=Invoice || ~taken @2025-06-01..2025-06-30 if source=Invoices || ~taken by channel @2025-06-01..2025-06-30 || ~taken by source @2025-06-01..2025-06-30',
  ],
  ['average sale jan thru march', 'average-net-sale|average-sale @2025-01-01..2025-03-31'],
  ['transaction count by location q2', '~count by location @2025-04-01..2025-06-30'],
  // Shift lead
  ['who sold most yest', '~taken|~count|~units by ~staff @2025-07-17 top'],
  ['my sales today - priya', '~taken @2025-07-18 if ~staff=Priya Nair || ~taken by ~staff @2025-07-18'],
  [
    'owen vs theo this wk',
    '~taken|~count by ~staff @2025-07-13..2025-07-18 || ~taken|~count by ~staff @2025-07-13..2025-07-18 if ~staff=Owen Reyes,Theo Lindqvist || ~taken|~count @2025-07-13..2025-07-18 if ~staff=Owen Reyes || ~taken|~count @2025-07-13..2025-07-18 if ~staff=Theo Lindqvist',
  ],
  ['who rang up the most tickets last week', '~count by ~staff @2025-07-06..2025-07-12 top'],
  ['tips per person last wk', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12'],
  [
    'who took the refund monday',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-07-14 || rows @2025-07-14 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-14 || rows @2025-07-14',
  ],
  [
    'did theo work wednesday',
    '~any @2025-07-16 if ~staff=Theo Lindqvist || rows @2025-07-16 if ~staff=Theo Lindqvist || ~any by ~staff @2025-07-16 || cannot',
  ],
  ['how many hrs did maya do this week', 'cannot'],
  ['first sale today what time', 'rows @2025-07-18 || rows @2025-07-18 if transaction-type=Sale'],
  ['last ticket of the day yesterday', 'rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale'],
  [
    'what did we sell between 9 and 11 this am',
    '~sold by item-name @2025-07-18 if hour=09,10 || ~sold by item-name @2025-07-18 if hour=* || ~taken|~units @2025-07-18 if hour=09,10 || ~taken|~units @2025-07-18 if hour=* || rows @2025-07-18 if hour=09,10 || rows @2025-07-18 if hour=*',
  ],
  ['till is 12 short what now', 'cannot'],
  ['how do i void a sale', 'cannot'],
  ['customer wants money back, how', 'cannot'],
  [
    'register 1 this morning',
    '~taken @2025-07-18 if device-name=Register 1; part-of-day=Morning || ~taken @2025-07-18 if device-nickname=Front counter; part-of-day=Morning || ~taken @2025-07-18 if device-name=Register 1; hour=00,01,02,03,04,05,06,07,08,09,10,11',
  ],
  [
    'how many sales had a tip last week',
    '~count @2025-07-06..2025-07-12 || rows @2025-07-06..2025-07-12 || rows @2025-07-06..2025-07-12 if transaction-type=Sale || tips|tips-and-gratuity @2025-07-06..2025-07-12',
  ],
  [
    'any tickets over 200 this week',
    'rows @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if transaction-type=Sale',
  ],
  [
    'how many discounts did we do in june',
    'discount-count @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30 if discount-use=With discount || ~count|discount-count by discount-use @2025-06-01..2025-06-30 || discounts|discounts-and-comps|discount-count @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if discount-use=With discount',
  ],
  ['split tips between me and theo', 'cannot'],
  // Area manager
  ['all 3 locations last week', '~taken by location @2025-07-06..2025-07-12'],
  [
    'wich store is down most vs may',
    '~taken by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~taken by location @2025-07-01..2025-07-18 vs 2025-05-01..2025-05-31 || ~taken by location @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~taken by location @2025-05-01..2025-05-31 vs 2025-07-01..2025-07-18 || ~taken by location @2025-07-01..2025-07-18 vs 2025-05-01..2025-05-18',
  ],
  ['loc 2 ytd', '~taken @2025-01-01..2025-07-18 if location=Location 2'],
  [
    'location 1 and 3 tips june',
    'tips|tips-and-gratuity @2025-06-01..2025-06-30 if location=Location 1,Location 3 || tips|tips-and-gratuity by location @2025-06-01..2025-06-30 if location=Location 1,Location 3 || tips|tips-and-gratuity by location @2025-06-01..2025-06-30',
  ],
  [
    'top item at each store this month',
    'ask || cannot || ~sold by item-name @2025-07-01..2025-07-18 top || ~sold by location @2025-07-01..2025-07-18',
  ],
  ['top item loc 3 june', '~sold by item-name @2025-06-01..2025-06-30 if location=Location 3 top'],
  ['avg ticket by store q2', 'average-net-sale|average-sale by location @2025-04-01..2025-06-30'],
  [
    'online vs in store last qtr',
    '~taken by channel @2025-04-01..2025-06-30 || ~taken by source @2025-04-01..2025-06-30 || ~taken @2025-04-01..2025-06-30 if channel=In-Store,Online || ~taken by channel @2025-04-01..2025-06-30 if channel=In-Store,Online || ~taken by source @2025-04-01..2025-06-30 if source=Online store,Point of Sale',
  ],
  [
    'is online growing',
    '~taken if channel=Online || ~taken if source=Online store || ~taken by month if channel=Online || ~taken by week if channel=Online || ~taken by date if channel=Online || ~taken by month if source=Online store || ~taken by week if source=Online store || ~taken by date if source=Online store || ~count by month if channel=Online || ~count by week if channel=Online || ~count by date if channel=Online || ~count by month if source=Online store || ~count by week if source=Online store || ~count by date if source=Online store',
  ],
  [
    'weekend share of sales in june',
    '~taken|net-sales-share by weekday @2025-06-01..2025-06-30 || ~taken|net-sales-share @2025-06-01..2025-06-30 if weekday=0,6 || ~taken by weekday @2025-06-01..2025-06-30 if weekday=0,6',
  ],
  ['best month so far this yr', '~taken by month @2025-01-01..2025-07-18 top'],
  ['slowest week since new years', '~taken|~count by week @2025-01-01..2025-07-18 bottom'],
  ['how did december go', '~taken @2024-12-01..2024-12-31'],
  ['black friday last yr', '~taken @2024-11-29'],
  ['location 4 numbers', 'cannot'],
  ['staff ranking june all stores', '~taken|~count|~units by ~staff @2025-06-01..2025-06-30 top'],
  ['labor cost pct', 'cannot'],
  [
    'payments by type this month',
    '~any by tender @2025-07-01..2025-07-18 || ~any by payment-method @2025-07-01..2025-07-18',
  ],
  // Trainee
  ['hi im new, what can u do', 'cannot'],
  ['what does deferred mean', 'define deferred-sales'],
  ['comp vs discount??', 'define comps; discounts'],
  ['whats a tender', 'text digital wallet'],
  ['where are the transactions', 'how /transactions'],
  ['how do i make a new catagory', 'how /items/categories'],
  ['how do i count stock', 'how /items/inventory'],
  ['can i see a report i made before', 'how /financial-suite/custom-reports || how custom-reports'],
  ['dark mode?', 'how /settings || how *Dark'],
  ['is there training', 'how /education'],
  ['whats the most expensive thing we sell', 'text $180.00'],
  [
    'do we do catering',
    'how *Catering || text $180.00 || ~any if category=Catering || ~any if reporting-category=Catering || ~any if item-name=Catering Platter, Serves 12',
  ],
];
