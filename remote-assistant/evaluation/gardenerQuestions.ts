import type { Asked } from './asked';

/**
 * The owner of a garden center who is not at home with computers, a young shift lead, an accountant, a co-owner who asks by phone,
 * and a caterer. Misspelled words are meant.
 */
export const gardenerQuestions: readonly Asked[] = [
  // Owner of a garden center, not at home with computers
  ['Hello dear, what did the shop make yesterday', '~taken @2025-07-17'],
  ['this week up to now please, all of it added together', '~taken @2025-07-13..2025-07-18'],
  [
    'how many people bought something on wednesday',
    '~count @2025-07-16 || customers @2025-07-16 || ~count @2025-07-16 if transaction-type=Sale || rows @2025-07-16 || rows @2025-07-16 if transaction-type=Sale',
  ],
  [
    'in june, which of my goods went out the door most',
    '~sold by item-name @2025-06-01..2025-06-30 top || ~sold by category|reporting-category @2025-06-01..2025-06-30 top',
  ],
  ['I would like to see every sale from tuesday', 'rows @2025-07-15 || rows @2025-07-15 if transaction-type=Sale'],
  [
    'was may a better month than april',
    '~taken @2025-05-01..2025-05-31 vs 2025-04-01..2025-04-30 || ~taken @2025-04-01..2025-04-30 vs 2025-05-01..2025-05-31 || ~taken by month @2025-04-01..2025-05-31',
  ],
  [
    'did any of that honey go this week',
    '~sold @2025-07-13..2025-07-18 if item-name=Wildflower Honey, 350 g || ~sold by date @2025-07-13..2025-07-18 if item-name=Wildflower Honey, 350 g || rows @2025-07-13..2025-07-18 if item-name=Wildflower Honey, 350 g || rows @2025-07-13..2025-07-18 if item-name=Wildflower Honey, 350 g; transaction-type=Sale',
  ],
  ['how much did the geraniums bring in this spring', 'ask'],
  ['what do I have the big kitchen knife priced at', 'text $129.00'],
  ['how much money was paid in cash last saturday', '~cash @2025-07-12'],
  [
    'how much went through the card machine in all of june',
    '~card @2025-06-01..2025-06-30 || ~any by tender|payment-method @2025-06-01..2025-06-30',
  ],
  ['on which day of the week should I have an extra girl at the counter', 'cannot || ~taken|~count by weekday top'],
  ['the price on one of my things is wrong, how do I put it right', 'how /items'],
  ['all my prices should go up a dollar, is there a quick way', 'how /items || how *bulk'],
  ['can this thing make a page on paper for my binder', 'how *print || how *export || how /reports'],
  [
    'did a lady by the name of Simone Achterberg come by this month',
    '~any @2025-07-01..2025-07-18 if customer=Simone Achterberg (C-009) || ~any @2025-07-01..2025-07-18 if customer-id=C-009 || customers @2025-07-01..2025-07-18 if customer=Simone Achterberg (C-009) || customers @2025-07-01..2025-07-18 if customer-id=C-009 || rows @2025-07-01..2025-07-18 if customer=Simone Achterberg (C-009) || rows @2025-07-01..2025-07-18 if customer-id=C-009 || rows @2025-07-01..2025-07-18 if customer=Simone Achterberg (C-009); transaction-type=Sale || rows @2025-07-01..2025-07-18 if customer-id=C-009; transaction-type=Sale',
  ],
  [
    'how much sales tax came in during april may and june',
    'taxes|taxes-on-sales @2025-04-01..2025-06-30 || taxes|taxes-on-sales by month @2025-04-01..2025-06-30',
  ],
  ['what have people still got left on their gift cards', 'deferred'],
  [
    'how many gift cards did folks buy this year',
    'gift-card-sales|gift-cards-sold @2025-01-01..2025-07-18 || gift-card-sales|gift-cards-sold by month @2025-01-01..2025-07-18 || ~count|~units|gift-cards-sold|gift-card-sales @2025-01-01..2025-07-18 if itemization-type=* || rows @2025-01-01..2025-07-18 if itemization-type=* || ~count|~units|gift-card-sales|gift-cards-sold by itemization-type @2025-01-01..2025-07-18',
  ],
  [
    'what is the quietest time of the day with us',
    '~taken|~count by hour bottom || ~taken|~count by part-of-day bottom',
  ],
  ['how was the saturday before last', '~taken @2025-07-05'],
  ['will we sell more if it is sunny on the weekend', 'cannot'],
  ['what did we knock off the prices in june all told', 'discounts|discounts-and-comps @2025-06-01..2025-06-30'],
  ['is there any bread left on the shelf', 'how *Sourdough'],
  [
    'my sister returned a knife on monday I think, is it in there',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-14 || rows @2025-07-14 if transaction-type=Refund || ~any by transaction-type @2025-07-14 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-07-14 || ~count|~taken @2025-07-14 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-14 if item-name=Chef’s Knife, 20 cm || rows @2025-07-14 if item-name=Chef’s Knife, 20 cm; transaction-type=Refund || ~any by transaction-type @2025-07-14 if item-name=Chef’s Knife, 20 cm || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-07-14 if item-name=Chef’s Knife, 20 cm || ~count|~taken @2025-07-14 if item-name=Chef’s Knife, 20 cm; transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-07-14 || rows @2025-07-14 if item-name=Chef’s Knife, 20 cm || rows @2025-07-14 || rows if item-name=Chef’s Knife, 20 cm; transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned if item-name=Chef’s Knife, 20 cm || ~any by transaction-type if item-name=Chef’s Knife, 20 cm || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason if item-name=Chef’s Knife, 20 cm || ~count|~taken if item-name=Chef’s Knife, 20 cm; transaction-type=Refund',
  ],
  // Young shift lead
  ['where we at rn', '~taken|~count @2025-07-18'],
  ['better than yday or nah', '~taken @2025-07-18 vs 2025-07-17 || ~taken @2025-07-17 vs 2025-07-18'],
  ['who sold the most this wk', '~taken by ~staff @2025-07-13..2025-07-18 top'],
  [
    'theo past 7 days',
    '~taken|~count @2025-07-12..2025-07-18 if ~staff=Theo Lindqvist || ~taken|~count @2025-07-11..2025-07-17 if ~staff=Theo Lindqvist || ~taken|~count by date @2025-07-12..2025-07-18 if ~staff=Theo Lindqvist || ~taken|~count by date @2025-07-11..2025-07-17 if ~staff=Theo Lindqvist',
  ],
  [
    'crew tips for last nite',
    'tips|tips-and-gratuity @2025-07-17 || tips|tips-and-gratuity by ~staff @2025-07-17 || tips|tips-and-gratuity @2025-07-17 if part-of-day=Evening || tips|tips-and-gratuity @2025-07-17 if hour=17,18,19,20,21,22,23 || tips|tips-and-gratuity @2025-07-17 if hour=17,18,19 || tips|tips-and-gratuity @2025-07-17 if hour=17,18,19,20 || tips|tips-and-gratuity @2025-07-17 if hour=17,18 || tips|tips-and-gratuity @2025-07-17 if hour=17,18,19,20,21 || tips|tips-and-gratuity @2025-07-17 if hour=17,18,19,20,21,22 || tips|tips-and-gratuity by ~staff @2025-07-17 if part-of-day=Evening || tips|tips-and-gratuity by ~staff @2025-07-17 if hour=17,18,19,20,21,22,23 || tips|tips-and-gratuity by ~staff @2025-07-17 if hour=17,18,19 || tips|tips-and-gratuity by ~staff @2025-07-17 if hour=17,18,19,20 || tips|tips-and-gratuity by ~staff @2025-07-17 if hour=17,18 || tips|tips-and-gratuity by ~staff @2025-07-17 if hour=17,18,19,20,21 || tips|tips-and-gratuity by ~staff @2025-07-17 if hour=17,18,19,20,21,22',
  ],
  ['largest order so far today', 'rows @2025-07-18 || rows @2025-07-18 if transaction-type=Sale'],
  [
    'howd the cafe bar go on sunday',
    '~taken|~count @2025-07-13 if device-nickname=Café bar || ~taken|~count @2025-07-13 if device-name=Register 2',
  ],
  ['cold brews gone today?', '~units @2025-07-18 if item-name=Cold Brew Concentrate'],
  [
    'what register is killing it this month',
    '~taken|~count by device-name|device-nickname @2025-07-01..2025-07-18 top',
  ],
  ['the newest five sales pls', 'rows || rows if transaction-type=Sale'],
  [
    'any returns 2day n who took em',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-18 || rows @2025-07-18 if transaction-type=Refund || ~any by transaction-type @2025-07-18 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-07-18 || ~count|~taken @2025-07-18 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-07-18 || ~any by ~staff @2025-07-18 if transaction-type=Refund',
  ],
  [
    'this morning vs this arvo',
    '~taken|~count by part-of-day @2025-07-18 || ~taken|~count by part-of-day @2025-07-18 if part-of-day=Afternoon,Morning || ~taken|~count @2025-07-18 if part-of-day=Afternoon,Morning || ~taken|~count @2025-07-18 if part-of-day=Morning || ~taken|~count @2025-07-18 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || ~taken|~count @2025-07-18 if hour=05,06,07,08,09,10,11 || ~taken|~count @2025-07-18 if hour=08,09,10,11 || ~taken|~count @2025-07-18 if hour=06,07,08,09,10,11 || ~taken|~count @2025-07-18 if hour=07,08,09,10,11 || ~taken|~count @2025-07-18 if hour=09,10,11',
  ],
  [
    'is owen raking in tips this month',
    'tips|tips-and-gratuity @2025-07-01..2025-07-18 if ~staff=Owen Reyes || tips|tips-and-gratuity by ~staff @2025-07-01..2025-07-18 || tips|tips-and-gratuity @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if ~staff=Owen Reyes || tips|tips-and-gratuity @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if ~staff=Owen Reyes || tips|tips-and-gratuity @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if ~staff=Owen Reyes || tips|tips-and-gratuity @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if ~staff=Owen Reyes',
  ],
  [
    'what went between 3 and 5 on wed',
    '~taken|~sold @2025-07-16 if hour=15,16 || ~taken|~sold @2025-07-16 if hour=15,16,17 || ~taken|~sold by item-name @2025-07-16 if hour=15,16 || ~taken|~sold by item-name @2025-07-16 if hour=15,16,17 || ~taken|~sold by category|reporting-category @2025-07-16 if hour=15,16 || ~taken|~sold by category|reporting-category @2025-07-16 if hour=15,16,17 || rows @2025-07-16 if hour=15,16 || rows @2025-07-16 if hour=15,16,17 || rows @2025-07-16 if hour=15,16; transaction-type=Sale || rows @2025-07-16 if hour=15,16,17; transaction-type=Sale',
  ],
  ['avg sale 2day', 'average-net-sale|average-sale @2025-07-18'],
  ['theres a 41.50 one from yest, which is it', 'rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale || row'],
  ['have we passed last fridays total yet', '~taken @2025-07-18 vs 2025-07-11 || ~taken @2025-07-11 vs 2025-07-18'],
  [
    'when do ppl mostly turn up on sundays',
    '~taken|~count by hour if weekday=0 || ~taken|~count by part-of-day if weekday=0',
  ],
  ['swap my sat shift with priya', 'cannot'],
  [
    'how much do we do a day this month on avg',
    '~taken @2025-07-01..2025-07-18 || ~taken by date @2025-07-01..2025-07-18',
  ],
  ['some guy wants his reciept from last week where do i look', 'how /transactions'],
  [
    'exchanges since sunday how many',
    '~count|exchanges|exchanged @2025-07-13..2025-07-18 || ~count|~taken|exchanges @2025-07-13..2025-07-18 if kind=Exchange || ~count|exchanges by kind @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if kind=Exchange || ~count|exchanges|exchanged @2025-07-13..2025-07-18 if kind=Exchange',
  ],
  [
    'phone payments last wk, like tap with the phone',
    'tender-digital-wallet @2025-07-06..2025-07-12 || ~taken|~count @2025-07-06..2025-07-12 if tender=Digital Wallet || ~any by tender @2025-07-06..2025-07-12 || ask',
  ],
  ['tip pct this month', 'tip-rate @2025-07-01..2025-07-18 || tip-rate by ~staff @2025-07-01..2025-07-18'],
  [
    'maya or owen, who had the better june',
    '~taken|~count by ~staff @2025-06-01..2025-06-30 || ~taken|~count by ~staff @2025-06-01..2025-06-30 if ~staff=Maya Duarte,Owen Reyes || ~taken|~count @2025-06-01..2025-06-30 if ~staff=Maya Duarte || ~taken|~count @2025-06-01..2025-06-30 if ~staff=Owen Reyes || ~taken|~count @2025-06-01..2025-06-30 if ~staff=Maya Duarte,Owen Reyes',
  ],
  // Accountant
  ['Net sales for June 2025.', 'net-sales @2025-06-01..2025-06-30'],
  ['Gross sales of the first quarter, split by month', 'gross-sales by month @2025-01-01..2025-03-31'],
  ['Sales tax charged to customers in May', 'taxes-on-sales|taxes @2025-05-01..2025-05-31'],
  [
    'All fees for the first six months',
    'fees @2025-01-01..2025-06-30 || fees by month @2025-01-01..2025-06-30 || fees by fee-kind @2025-01-01..2025-06-30',
  ],
  [
    'Net total, Q1 2025 against Q1 2024',
    'net-total @2025-01-01..2025-03-31 vs 2024-01-01..2024-03-31 || net-total @2024-01-01..2024-03-31 vs 2025-01-01..2025-03-31',
  ],
  [
    'Tips by card versus tips in cash for June',
    'card-tips|cash-tips @2025-06-01..2025-06-30 || tips|tips-and-gratuity by tender|payment-method @2025-06-01..2025-06-30',
  ],
  [
    'Returns and refunds for the quarter ended June 30',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-04-01..2025-06-30 || rows @2025-04-01..2025-06-30 if transaction-type=Refund || ~any by transaction-type @2025-04-01..2025-06-30 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-04-01..2025-06-30 || ~count|~taken @2025-04-01..2025-06-30 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by month @2025-04-01..2025-06-30',
  ],
  [
    'What was newly deferred in June, and what was redeemed?',
    'deferred-sales|deposits-collected|deposits-redeemed|deposits @2025-06-01..2025-06-30',
  ],
  ['Current balance of customer deposits', 'deferred'],
  ['Mean transaction value per month, year to date', 'average-net-sale|average-sale by month @2025-01-01..2025-07-18'],
  ['Share of every tender in the payments of Q2', '~any by tender|payment-method @2025-04-01..2025-06-30'],
  [
    'Discounts as a percentage of gross in May',
    'discounts|discounts-and-comps @2025-05-01..2025-05-31 || cannot || ask',
  ],
  [
    'Service charges by type since January 1',
    'service-charges|covid-service-charge|setup-cost|auto-gratuity @2025-01-01..2025-07-18',
  ],
  ['Untaxed net sales of the second quarter', 'untaxed-sales @2025-04-01..2025-06-30'],
  [
    'What did the online store contribute to net sales in Q1?',
    'net-sales|net-sales-share @2025-01-01..2025-03-31 if channel=Online || net-sales|net-sales-share @2025-01-01..2025-03-31 if source=Online store || net-sales|net-sales-share by channel|source @2025-01-01..2025-03-31',
  ],
  [
    'Refunds of more than $75 in the first half, listed',
    'rows @2025-01-01..2025-06-30 if transaction-type=Refund || rows @2025-01-01..2025-06-30',
  ],
  ['Where can I download the sales summary?', 'how /reports || how sales-summary || how *export || how *csv'],
  ['Cost of goods sold for June', 'cannot'],
  ['What makes up total sales?', 'define total-sales'],
  ['Daily net sales, week of June 15', 'net-sales by date @2025-06-15..2025-06-21'],
  [
    'Highest discount granted in May, and by which employee',
    'rows @2025-05-01..2025-05-31 if discount-use=With discount || rows @2025-05-01..2025-05-31 if discount-use=With discount; transaction-type=Sale || rows @2025-05-01..2025-05-31 || rows @2025-05-01..2025-05-31 if transaction-type=Sale || discounts|discounts-and-comps|discount-count by ~staff @2025-05-01..2025-05-31 || row',
  ],
  [
    'Gift cards sold less gift cards redeemed, year to date',
    'gift-card-sales|gift-cards-sold|gift-cards-redeemed @2025-01-01..2025-07-18',
  ],
  [
    'Net sales of the past twelve months',
    'net-sales @2024-07-19..2025-07-18 || net-sales @2024-07-18..2025-07-17 || net-sales @2024-07-01..2025-06-30 || net-sales @2024-08-01..2025-07-18 || net-sales @2024-07-18..2025-07-18 || net-sales by month @2024-07-19..2025-07-18 || net-sales by month @2024-07-18..2025-07-17 || net-sales by month @2024-07-01..2025-06-30 || net-sales by month @2024-08-01..2025-07-18 || net-sales by month @2024-07-18..2025-07-18',
  ],
  ['Post the June journal entry', 'cannot'],
  [
    'How many transactions carried no fee in June?',
    '~count by fee-charged @2025-06-01..2025-06-30 || ~count by fee-kind @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30 if fee-charged=Without fee || ~count @2025-06-01..2025-06-30 if fee-kind=No fee || rows @2025-06-01..2025-06-30 if fee-charged=Without fee || rows @2025-06-01..2025-06-30 if fee-kind=No fee',
  ],
  // Co-owner, only by phone
  ['so yesterday, how much', '~taken @2025-07-17'],
  ['wk total', '~taken @2025-07-13..2025-07-18'],
  ['loc 3 today', '~taken|~count @2025-07-18 if location=Location 3'],
  [
    'all three stores last week',
    '~taken by location @2025-07-06..2025-07-12 || ~taken @2025-07-06..2025-07-12 || ~taken @2025-07-06..2025-07-12 if location=Location 1,Location 2,Location 3',
  ],
  ['strongest store this yr', '~taken by location @2025-01-01..2025-07-18 top'],
  [
    'july going ok?',
    '~taken @2025-07-01..2025-07-18 || ~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 || ~taken @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 || ~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 || ~taken @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 || ~taken @2024-07-01..2024-07-18 vs 2025-07-01..2025-07-18 || ~taken @2025-07-01..2025-07-18 vs 2025-06-13..2025-06-30 || ~taken @2025-06-13..2025-06-30 vs 2025-07-01..2025-07-18 || ~taken by date @2025-07-01..2025-07-18 || ~taken by week @2025-07-01..2025-07-18',
  ],
  [
    'pct change may to june',
    '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
  ],
  [
    'from invoices this month',
    '~taken|invoices @2025-07-01..2025-07-18 if channel=Invoice || ~taken|invoices @2025-07-01..2025-07-18 if source=Invoices || ~taken by channel|source @2025-07-01..2025-07-18 || invoices @2025-07-01..2025-07-18',
  ],
  ['no of transactions mon', '~count @2025-07-14'],
  ['3 best items june', '~sold by item-name @2025-06-01..2025-06-30 top'],
  ['worst item this month', '~sold by item-name @2025-07-01..2025-07-18 bottom || unsold @2025-07-01..2025-07-18'],
  [
    'coffe last month',
    '~sold @2025-06-01..2025-06-30 if category=Coffee || ~sold @2025-06-01..2025-06-30 if reporting-category=Coffee || ~sold by item-name @2025-06-01..2025-06-30 if category=Coffee || ~sold by item-name @2025-06-01..2025-06-30 if reporting-category=Coffee',
  ],
  ['screen too bright at nite, can i switch it', 'how /settings || how *dark || how *theme'],
  [
    'memorial day wkend vs wkend before',
    '~taken @2025-05-24..2025-05-26 vs 2025-05-17..2025-05-18 || ~taken @2025-05-17..2025-05-18 vs 2025-05-24..2025-05-26 || ~taken @2025-05-24..2025-05-26 vs 2025-05-16..2025-05-18 || ~taken @2025-05-16..2025-05-18 vs 2025-05-24..2025-05-26 || ~taken @2025-05-24..2025-05-26 vs 2025-05-17..2025-05-19 || ~taken @2025-05-17..2025-05-19 vs 2025-05-24..2025-05-26 || ~taken @2025-05-24..2025-05-26 vs 2025-05-16..2025-05-19 || ~taken @2025-05-16..2025-05-19 vs 2025-05-24..2025-05-26 || ~taken @2025-05-23..2025-05-26 vs 2025-05-17..2025-05-18 || ~taken @2025-05-17..2025-05-18 vs 2025-05-23..2025-05-26 || ~taken @2025-05-23..2025-05-26 vs 2025-05-16..2025-05-18 || ~taken @2025-05-16..2025-05-18 vs 2025-05-23..2025-05-26 || ~taken @2025-05-23..2025-05-26 vs 2025-05-17..2025-05-19 || ~taken @2025-05-17..2025-05-19 vs 2025-05-23..2025-05-26 || ~taken @2025-05-23..2025-05-26 vs 2025-05-16..2025-05-19 || ~taken @2025-05-16..2025-05-19 vs 2025-05-23..2025-05-26 || ~taken @2025-05-24..2025-05-25 vs 2025-05-17..2025-05-18 || ~taken @2025-05-17..2025-05-18 vs 2025-05-24..2025-05-25 || ~taken @2025-05-24..2025-05-25 vs 2025-05-16..2025-05-18 || ~taken @2025-05-16..2025-05-18 vs 2025-05-24..2025-05-25 || ~taken @2025-05-24..2025-05-25 vs 2025-05-17..2025-05-19 || ~taken @2025-05-17..2025-05-19 vs 2025-05-24..2025-05-25 || ~taken @2025-05-24..2025-05-25 vs 2025-05-16..2025-05-19 || ~taken @2025-05-16..2025-05-19 vs 2025-05-24..2025-05-25',
  ],
  ['our record day, all time', '~taken by date top'],
  ['friday after thanksgiving last yr', '~taken @2024-11-29'],
  ['call me when we hit 500 today', 'cannot'],
  ['how much is in our bank acct', 'cannot'],
  ['cheddar loc 2 june', '~sold @2025-06-01..2025-06-30 if item-name=Aged Cheddar; location=Location 2'],
  [
    'are june evenings worth staying open',
    '~taken|~count @2025-06-01..2025-06-30 if part-of-day=Evening || ~taken|~count @2025-06-01..2025-06-30 if hour=17,18,19,20,21,22,23 || ~taken|~count @2025-06-01..2025-06-30 if hour=17,18,19 || ~taken|~count @2025-06-01..2025-06-30 if hour=17,18,19,20 || ~taken|~count @2025-06-01..2025-06-30 if hour=17,18 || ~taken|~count @2025-06-01..2025-06-30 if hour=17,18,19,20,21 || ~taken|~count @2025-06-01..2025-06-30 if hour=17,18,19,20,21,22 || ~taken|~count by date @2025-06-01..2025-06-30 if part-of-day=Evening || ~taken|~count by date @2025-06-01..2025-06-30 if hour=17,18,19,20,21,22,23 || ~taken|~count by date @2025-06-01..2025-06-30 if hour=17,18,19 || ~taken|~count by date @2025-06-01..2025-06-30 if hour=17,18,19,20 || ~taken|~count by date @2025-06-01..2025-06-30 if hour=17,18 || ~taken|~count by date @2025-06-01..2025-06-30 if hour=17,18,19,20,21 || ~taken|~count by date @2025-06-01..2025-06-30 if hour=17,18,19,20,21,22 || ~taken|~count by weekday @2025-06-01..2025-06-30 if part-of-day=Evening || ~taken|~count by weekday @2025-06-01..2025-06-30 if hour=17,18,19,20,21,22,23 || ~taken|~count by weekday @2025-06-01..2025-06-30 if hour=17,18,19 || ~taken|~count by weekday @2025-06-01..2025-06-30 if hour=17,18,19,20 || ~taken|~count by weekday @2025-06-01..2025-06-30 if hour=17,18 || ~taken|~count by weekday @2025-06-01..2025-06-30 if hour=17,18,19,20,21 || ~taken|~count by weekday @2025-06-01..2025-06-30 if hour=17,18,19,20,21,22 || ~taken|~count by week @2025-06-01..2025-06-30 if part-of-day=Evening || ~taken|~count by week @2025-06-01..2025-06-30 if hour=17,18,19,20,21,22,23 || ~taken|~count by week @2025-06-01..2025-06-30 if hour=17,18,19 || ~taken|~count by week @2025-06-01..2025-06-30 if hour=17,18,19,20 || ~taken|~count by week @2025-06-01..2025-06-30 if hour=17,18 || ~taken|~count by week @2025-06-01..2025-06-30 if hour=17,18,19,20,21 || ~taken|~count by week @2025-06-01..2025-06-30 if hour=17,18,19,20,21,22 || ~taken|~count by part-of-day @2025-06-01..2025-06-30 || ~taken|~count by hour @2025-06-01..2025-06-30 || cannot',
  ],
  [
    'avg tuesday',
    '~taken if weekday=2 || ~taken by date if weekday=2 || ~taken by weekday if weekday=2 || average-net-sale|average-sale if weekday=2 || average-net-sale|average-sale by date if weekday=2 || ask',
  ],
  ['first timers in june', 'customers @2025-06-01..2025-06-30'],
  [
    'fees this yr vs last',
    'fees|processing-fees|fee-rate @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || fees|processing-fees|fee-rate @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 || fees|processing-fees|fee-rate @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 || fees|processing-fees|fee-rate @2024-01-01..2024-12-31 vs 2025-01-01..2025-07-18',
  ],
  // Caterer
  [
    'in may how many platters went out',
    '~sold @2025-05-01..2025-05-31 if category=Catering || ~sold @2025-05-01..2025-05-31 if reporting-category=Catering || ~sold @2025-05-01..2025-05-31 if item-name=Catering Platter, Serves 12 || ~sold by item-name @2025-05-01..2025-05-31 if category=Catering || ~sold by item-name @2025-05-01..2025-05-31 if reporting-category=Catering',
  ],
  [
    'catering total for the year so far',
    '~sold @2025-01-01..2025-07-18 if category=Catering || ~sold @2025-01-01..2025-07-18 if reporting-category=Catering || ~sold @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12',
  ],
  [
    'how many catering jobs in june',
    '~count|~units @2025-06-01..2025-06-30 if category=Catering || ~count|~units @2025-06-01..2025-06-30 if reporting-category=Catering || ~count|~units @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12 || rows @2025-06-01..2025-06-30 if category=Catering || rows @2025-06-01..2025-06-30 if reporting-category=Catering || rows @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12 || rows @2025-06-01..2025-06-30 if category=Catering; transaction-type=Sale || rows @2025-06-01..2025-06-30 if reporting-category=Catering; transaction-type=Sale || rows @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12; transaction-type=Sale',
  ],
  [
    'open deposits',
    'deferred || rows if transaction-status=Partially Paid || rows if transaction-status=Partially Paid; transaction-type=Sale',
  ],
  [
    'which invoices are not fully paid',
    'cannot || ask || deferred || rows if transaction-status=Partially Paid || rows if transaction-status=Partially Paid; transaction-type=Sale || rows if transaction-status=Partially Paid; channel=Invoice || rows if transaction-status=Partially Paid; source=Invoices || rows if transaction-status=Partially Paid; channel=Invoice; transaction-type=Sale || rows if transaction-status=Partially Paid; source=Invoices; transaction-type=Sale',
  ],
  [
    'average invoice so far this year',
    'average-net-sale|average-sale @2025-01-01..2025-07-18 if channel=Invoice || average-net-sale|average-sale @2025-01-01..2025-07-18 if source=Invoices || average-net-sale|average-sale by channel|source @2025-01-01..2025-07-18',
  ],
  [
    'biggest catering order since january',
    'rows @2025-01-01..2025-07-18 if category=Catering || rows @2025-01-01..2025-07-18 if reporting-category=Catering || rows @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12 || rows @2025-01-01..2025-07-18 if category=Catering; transaction-type=Sale || rows @2025-01-01..2025-07-18 if reporting-category=Catering; transaction-type=Sale || rows @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12; transaction-type=Sale',
  ],
  [
    'did catering do more in june than in may',
    '~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Catering || ~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if reporting-category=Catering || ~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=Catering Platter, Serves 12 || ~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Catering || ~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if reporting-category=Catering || ~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12 || ~sold by month @2025-05-01..2025-06-30 if category=Catering || ~sold by month @2025-05-01..2025-06-30 if reporting-category=Catering || ~sold by month @2025-05-01..2025-06-30 if item-name=Catering Platter, Serves 12',
  ],
  ['what would it cost me to invoice 600', 'text $21.15'],
  ['what do we ask for the platter that feeds 12', 'text $180.00'],
  ['has the nakamura wedding paid their deposit', 'cannot || ask'],
  [
    'who orders catering from us more than once',
    'customers if category=Catering || customers if reporting-category=Catering || customers if item-name=Catering Platter, Serves 12 || ~count|~taken|~sold by customer|customer-id if category=Catering || ~count|~taken|~sold by customer|customer-id if reporting-category=Catering || ~count|~taken|~sold by customer|customer-id if item-name=Catering Platter, Serves 12',
  ],
  [
    'when did we last sell a platter',
    'row || rows if category=Catering || rows if reporting-category=Catering || rows if item-name=Catering Platter, Serves 12 || rows if category=Catering; transaction-type=Sale || rows if reporting-category=Catering; transaction-type=Sale || rows if item-name=Catering Platter, Serves 12; transaction-type=Sale',
  ],
  ['where do i see all the money paid ahead', 'how /deferred-sales || deferred'],
  [
    'catering month by month in 2024',
    '~sold by month @2024-01-01..2024-12-31 if category=Catering || ~sold by month @2024-01-01..2024-12-31 if reporting-category=Catering || ~sold by month @2024-01-01..2024-12-31 if item-name=Catering Platter, Serves 12',
  ],
  [
    'how do catering people mostly pay',
    '~any by tender|payment-method if category=Catering || ~any by tender|payment-method if reporting-category=Catering || ~any by tender|payment-method if item-name=Catering Platter, Serves 12',
  ],
  [
    'cases of passata in june',
    '~units @2025-06-01..2025-06-30 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6',
  ],
  ['setup cost we charged in june', 'setup-cost @2025-06-01..2025-06-30 || service-charges @2025-06-01..2025-06-30'],
  ['gratuity that got added on by itself, q2', 'auto-gratuity @2025-04-01..2025-06-30'],
  ['headcount for saturdays party', 'cannot'],
  ['send the nakamuras a bill for 900', 'cannot'],
  [
    'which weekday do platters go best',
    '~sold|~count by weekday if category=Catering top || ~sold|~count by weekday if reporting-category=Catering top || ~sold|~count by weekday if item-name=Catering Platter, Serves 12 top',
  ],
];
