import type { Asked } from './asked';

/** Owners of a café and a boutique, an accountant’s assistant, a shift lead, a part-time bookkeeper, and a new manager. Misspelled words are meant. */
export const boutiqueQuestions: readonly Asked[] = [
  // Owner of a café, early in the morning, terse
  ['took yesterday?', '~taken @2025-07-17'],
  ['whats in so far today', '~taken|~count @2025-07-18'],
  ['wed takings', '~taken @2025-07-16'],
  ['tue + wed combined pls', '~taken @2025-07-15..2025-07-16'],
  ['how bad was monday', '~taken @2025-07-14'],
  ['gimme the weekend figure', '~taken @2025-07-12..2025-07-13'],
  ['the weekend before that last one, june 28/29, how much', '~taken @2025-06-28..2025-06-29'],
  ['what did the day b4 yesterday bring', '~taken @2025-07-16'],
  ['what did a week ago today look like', '~taken|~count @2025-07-11'],
  ['hows july shaping up', '~taken @2025-07-01..2025-07-18 || ~taken by date|week @2025-07-01..2025-07-18'],
  [
    'sold anything this morning yet',
    '~taken|~count|sale-count @2025-07-18 if part-of-day=Morning || ~taken|~count|sale-count @2025-07-18 || rows @2025-07-18 || rows @2025-07-18 if part-of-day=Morning',
  ],
  ['money made fri sat sun last weekend', '~taken @2025-07-11..2025-07-13'],
  [
    'busiest morning hour in june',
    '~count|~taken by hour @2025-06-01..2025-06-30 if part-of-day=Morning top || ~count|~taken by hour @2025-06-01..2025-06-30 if hour=05,06,07,08,09,10,11 top || ~count|~taken by hour @2025-06-01..2025-06-30 if hour=00,01,02,03,04,05,06,07,08,09,10,11 top',
  ],
  [
    'do people still buy after 5',
    '~taken|~count|~units if hour=17,18,19,20,21,22,23 || ~taken|~count|~units if part-of-day=Evening || ~taken|~count by hour|part-of-day',
  ],
  [
    'coffee vs bakery this year so far',
    '~sold|~taken by category @2025-01-01..2025-07-18 || ~sold|~taken by category @2025-01-01..2025-07-18 if category=Coffee,Bakery',
  ],
  [
    'cold brew up or down on last month',
    '~sold|~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if item-name=Cold Brew Concentrate || ~sold|~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if item-name=Cold Brew Concentrate',
  ],
  ['whats our number one seller by pieces in may', '~units by item-name @2025-05-01..2025-05-31 top'],
  [
    'which loaf or pastry thing sells least? june',
    '~sold by item-name @2025-06-01..2025-06-30 if category=Bakery bottom || ~sold by item-name @2025-06-01..2025-06-30 bottom || ask',
  ],
  ['granola bags since easter', '~units @2025-04-20..2025-07-18 if item-name=House Granola'],
  [
    'avg spend per customer last week',
    'average-net-sale|average-sale @2025-07-06..2025-07-12 || customers @2025-07-06..2025-07-12',
  ],
  [
    'how much does the average person leave behind on a saturday',
    'average-net-sale|average-sale if weekday=6 || average-net-sale|average-sale by weekday',
  ],
  ['tips yesterday n who got em', 'tips|tips-and-gratuity by ~staff @2025-07-17 || tips|tips-and-gratuity @2025-07-17'],
  [
    'are card tips higher than cash tips this yr',
    'card-tips|cash-tips|tips @2025-01-01..2025-07-18 || tips by payment-method|tender @2025-01-01..2025-07-18',
  ],
  ['tip percent in q2', 'tip-rate @2025-04-01..2025-06-30'],
  [
    'anybody tip more than 4 bucks this month',
    'rows @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18 if transaction-type=Sale || tips|tips-and-gratuity by transaction-id @2025-07-01..2025-07-18 top',
  ],
  ['fees eaten up in may as percent of what came in', 'fee-rate @2025-05-01..2025-05-31'],
  ['how much did the card company skim off last wk', 'fees|processing-fees @2025-07-06..2025-07-12'],
  ['cash yesterday?', '~cash @2025-07-17'],
  [
    'did more folks pay with phone or with plastic in june',
    '~taken|~count|payment-share|payments-collected by tender|payment-method @2025-06-01..2025-06-30 || ~taken|~count|payment-share|payments-collected by tender @2025-06-01..2025-06-30 if tender=Card,Digital Wallet',
  ],
  [
    'how many ppl used apple pay so far this month',
    '~count|sale-count @2025-07-01..2025-07-18 if tender=Digital Wallet || ~count|sale-count by tender @2025-07-01..2025-07-18 || tender-digital-wallet @2025-07-01..2025-07-18',
  ],
  ['Café bar numbers for june', '~taken|~count @2025-06-01..2025-06-30 if device-nickname=Café bar'],
  [
    'cafe bar versus front counter, last quarter',
    '~taken|~count by device-nickname @2025-04-01..2025-06-30 || ~taken|~count by device-nickname @2025-04-01..2025-06-30 if device-nickname=Café bar,Front counter',
  ],
  [
    'what do we even make at the kitchen table?',
    '~taken if device-nickname=Kitchen table || ~taken if device-name=Tablet 3 || ~sold by item-name if device-nickname=Kitchen table',
  ],
  [
    'is the market stall worth it, sat only, since may',
    '~taken @2025-05-01..2025-07-18 if device-nickname=Market stall; weekday=6 || ~taken @2025-05-01..2025-07-18 if channel=In-Person; weekday=6 || ~taken @2025-05-01..2025-07-18 if device-name=Card reader 4; weekday=6 || cannot || ask',
  ],
  ['stuff that hasnt sold at all this week', 'unsold @2025-07-13..2025-07-18'],
  ['how much honey left', 'text Honey'],
  ['r we out of cheddar', 'text Cheddar || text stock'],
  ['price of a kilo of beans?', 'text 32'],
  ['how much do i charge for the workshop', 'text 85'],
  ['what stuff is nearly gone', 'text low || text stock'],
  ['make the background black pls', 'how *dark || how *theme || how /settings'],

  // Owner of a boutique, chatty
  [
    "Good afternoon :) I'd love to see how the three stores stacked up against each other over the past two weeks",
    '~taken|~count by location @2025-07-05..2025-07-18 || ~taken|~count by location @2025-07-04..2025-07-17 || ~taken|~count by location @2025-07-04..2025-07-18 || ~taken|~count by location @2025-06-29..2025-07-12',
  ],
  [
    'So I had a feeling that June was rough. Was it actually worse than May or am I imagining things?',
    '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
  ],
  [
    'I was on holiday from June 30th until July 9th, what did the shops bring in without me',
    '~taken @2025-06-30..2025-07-09',
  ],
  [
    'Hi! Just curious which of my girls sold the most last week, Priya or Maya?',
    '~taken|~count by ~staff @2025-07-06..2025-07-12 || ~taken|~count by ~staff @2025-07-06..2025-07-12 if ~staff=Maya Duarte,Priya Nair',
  ],
  [
    "could you tell me please what Theo's average basket was in june compared with Owen's",
    'average-net-sale|average-sale by ~staff @2025-06-01..2025-06-30 || average-net-sale|average-sale by ~staff @2025-06-01..2025-06-30 if ~staff=Owen Reyes,Theo Lindqvist',
  ],
  [
    'Out of everything we sold in the second quarter, what portion came from the online shop?',
    'net-sales-share|payment-share|~taken by channel|source @2025-04-01..2025-06-30 || net-sales-share|payment-share|~taken @2025-04-01..2025-06-30 if channel=Online || net-sales-share|payment-share|~taken @2025-04-01..2025-06-30 if source=Online store',
  ],
  ['What is the usual best day of the week for us, money-wise?', '~taken by weekday top'],
  [
    "I'm thinking about closing Mondays. How much do Mondays bring in compared to the other days, this year?",
    '~taken by weekday @2025-01-01..2025-07-18',
  ],
  [
    'does it pay to stay open in the evening on thursdays, look at june',
    '~taken|~count @2025-06-01..2025-06-30 if part-of-day=Evening; weekday=4 || ~taken|~count @2025-06-01..2025-06-30 if hour=17,18,19,20,21,22,23; weekday=4 || ~taken|~count by hour|part-of-day @2025-06-01..2025-06-30 if weekday=4 || cannot',
  ],
  ["Show me month by month how we've been doing since last October", '~taken by month @2024-10-01..2025-07-18'],
  ['what were my five strongest days ever since new year', '~taken by date @2025-01-01..2025-07-18 top'],
  [
    'which week in may was the weakest',
    '~taken by week @2025-05-01..2025-05-31 bottom || ~taken by week @2025-04-27..2025-05-31 bottom',
  ],
  ['Christmas eve last year, how did we do?', '~taken @2024-12-24'],
  ['valentines day sales this year versus the year before', '~taken @2025-02-14 vs 2024-02-14'],
  ["How did Mother's Day weekend go?", '~taken @2025-05-10..2025-05-11 || ~taken @2025-05-09..2025-05-11'],
  [
    'and what came in over memorial day weekend in total, all channels',
    '~taken @2025-05-24..2025-05-26 || ~taken by channel @2025-05-24..2025-05-26',
  ],
  [
    'what was the single most expensive purchase anybody made in may',
    'rows @2025-05-01..2025-05-31 top || ~taken by transaction-id|payment-id @2025-05-01..2025-05-31 top',
  ],
  [
    'who rang up the $84 sale yesterday',
    'rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale || row || ~any by ~staff @2025-07-17',
  ],
  [
    'there was a really big one on saturday over 200 dollars, who took it',
    'rows @2025-07-12 || rows @2025-07-12 if transaction-type=Sale || row || ~any by ~staff @2025-07-12',
  ],
  [
    'A lady says she was charged $63.20 last Thursday, can you find it',
    'rows @2025-07-10 || rows @2025-07-10 if transaction-type=Sale || rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale || row',
  ],
  [
    'when was the last time Simone Achterberg bought something',
    'rows if customer=Simone Achterberg (C-009) || rows if customer-id=C-009 || rows || row || ~any by date if customer=Simone Achterberg (C-009) || ~any by date if customer-id=C-009',
  ],
  [
    'what did Walter Hedgecock get from us in june',
    '~sold by item-name @2025-06-01..2025-06-30 if customer=Walter Hedgecock (C-045) || ~sold by item-name @2025-06-01..2025-06-30 if customer-id=C-045 || rows @2025-06-01..2025-06-30 if customer=Walter Hedgecock (C-045) || rows @2025-06-01..2025-06-30 if customer-id=C-045 || ~taken @2025-06-01..2025-06-30 if customer=Walter Hedgecock (C-045) || ~taken @2025-06-01..2025-06-30 if customer-id=C-045',
  ],
  [
    'Who are my most loyal customers this year?',
    '~count|~taken|sale-count by customer|customer-id @2025-01-01..2025-07-18 top || customers @2025-01-01..2025-07-18',
  ],
  [
    'is Clara Montrose a regular?',
    '~count|sale-count|~taken if customer=Clara Montrose (C-011) || ~count|sale-count|~taken if customer-id=C-011 || rows if customer=Clara Montrose (C-011) || rows if customer-id=C-011 || customers if customer=Clara Montrose (C-011) || customers if customer-id=C-011',
  ],
  [
    'how many brand-new faces did we get in the first week of july',
    'customers @2025-07-01..2025-07-07 || customers @2025-06-29..2025-07-05',
  ],
  ['What share of our shoppers come back?', 'customers'],
  ['did anyone complain last week', 'customers @2025-07-06..2025-07-12 || cannot'],
  [
    'How much have we given away for free since January',
    'comps|discounts-and-comps|comp-count @2025-01-01..2025-07-18',
  ],
  [
    'Do we discount too much? what was it in June, and in percent of sales',
    'discounts|discounts-and-comps|gross-sales|net-sales @2025-06-01..2025-06-30',
  ],
  [
    'which shop hands out the most discounts, q2',
    'discounts|discounts-and-comps|discount-count by location @2025-04-01..2025-06-30',
  ],
  [
    'Which employee is the most generous with price reductions this year',
    'discounts|discounts-and-comps|discount-count by ~staff @2025-01-01..2025-07-18',
  ],
  [
    'on how many sales in june did someone knock something off the price',
    'discount-count @2025-06-01..2025-06-30 || ~count|sale-count @2025-06-01..2025-06-30 if discount-use=With discount || rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if discount-use=With discount',
  ],
  [
    'chef knife - how often did it sell last month & who sold it',
    '~sold by ~staff @2025-06-01..2025-06-30 if item-name=Chef’s Knife, 20 cm || ~sold @2025-06-01..2025-06-30 if item-name=Chef’s Knife, 20 cm || rows @2025-06-01..2025-06-30 if item-name=Chef’s Knife, 20 cm',
  ],
  [
    'How is the pour over set doing at location 1 this quarter?',
    '~sold|~taken @2025-07-01..2025-07-18 if item-name=Pour-Over Set, Stoneware; location=Location 1',
  ],
  ['equipment in june please, item by item', '~sold by item-name @2025-06-01..2025-06-30 if category=Equipment'],
  [
    'Rank the categories for me, most money first, last three months',
    '~sold|~taken by category|reporting-category @2025-04-19..2025-07-18 top || ~sold|~taken by category|reporting-category @2025-04-18..2025-07-18 top || ~sold|~taken by category|reporting-category @2025-04-18..2025-07-17 top || ~sold|~taken by category|reporting-category @2025-04-20..2025-07-18 top || ~sold|~taken by category|reporting-category @2025-04-01..2025-06-30 top || ~sold|~taken by category|reporting-category @2025-05-01..2025-07-18 top',
  ],
  [
    'how much of the pantry money is olive oil? june',
    '~sold|net-sales-share by item-name @2025-06-01..2025-06-30 if category=Pantry || ~sold|net-sales-share @2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold|net-sales-share @2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml; category=Pantry || ~sold|net-sales-share by item-name @2025-06-01..2025-06-30 || ~sold|net-sales-share by item-name @2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml',
  ],
  [
    'We had a gift card promotion in May, how many did we sell?',
    'gift-card-sales|gift-cards-sold @2025-05-01..2025-05-31 || ~units|~count @2025-05-01..2025-05-31 if itemization-type=Gift card',
  ],
  ['And how many of those gift cards are still out there unspent, in dollars?', 'deferred'],
  ['how much got paid with gift cards in june', 'gift-cards-redeemed @2025-06-01..2025-06-30'],
  [
    'does a gift card count as a sale?',
    'define gift-card-sales || define gift-card-sales; net-sales || define deferred-sales',
  ],
  [
    "why don't net sales match the money I got",
    'define net-sales || define net-sales; total-payments || define total-payments || cannot || define net-total',
  ],
  ['What should I order for the autumn?', 'cannot'],
  ['Do you think I should raise the price of the olive oil', 'cannot || text 22'],
  ['will august be better than july do you think', 'cannot'],
  ['what are other boutiques around here making', 'cannot'],
  ['Can you call me when sales drop under 500', 'cannot'],
  ["thank you so much, you're a star", 'cannot'],

  // Accountant's assistant, exact
  ['Gross sales 01/01/2025 through 03/31/2025', 'gross-sales @2025-01-01..2025-03-31'],
  ['Net sales for the calendar year 2024, by month.', 'net-sales by month @2024-01-01..2024-12-31'],
  ['Please provide total taxes collected for H1 2025', 'taxes|taxes-on-sales @2025-01-01..2025-06-30'],
  ['Tax refunded to customers, May 2025', 'taxes-on-refunds @2025-05-01..2025-05-31'],
  ['taxable versus non-taxable net sales Q2 2025', 'taxable-sales|untaxed-sales @2025-04-01..2025-06-30'],
  ['How much of June revenue was not subject to sales tax?', 'untaxed-sales @2025-06-01..2025-06-30'],
  ['sales tax by location for q2, we file separately', 'taxes|taxes-on-sales by location @2025-04-01..2025-06-30'],
  ['Tax collected per month this year', 'taxes|taxes-on-sales by month @2025-01-01..2025-07-18'],
  ['returns for june as posted', 'returns|refunds|returned @2025-06-01..2025-06-30'],
  [
    'Partial refunds Q2',
    'partial-refunds @2025-04-01..2025-06-30 || refunds|returns|returned|payments-refunded|return-count|partial-refunds @2025-04-01..2025-06-30',
  ],
  ['Refund count, June 2025 vs. June 2024', 'return-count|refunds @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30'],
  ['Number of comps and total value of comps in Q1', 'comps|comp-count|discounts-and-comps @2025-01-01..2025-03-31'],
  [
    'Service charges in May, broken down',
    'service-charges|covid-service-charge|setup-cost|auto-gratuity @2025-05-01..2025-05-31',
  ],
  ['auto gratuity q2', 'auto-gratuity @2025-04-01..2025-06-30'],
  ['covid service charge ytd', 'covid-service-charge @2025-01-01..2025-07-18'],
  ['setup costs billed in june', 'setup-cost @2025-06-01..2025-06-30'],
  ['tips incl. auto gratuity, Q2 2025', 'tips-and-gratuity @2025-04-01..2025-06-30'],
  [
    'Processing fees vs invoice fees, second quarter',
    'processing-fees|invoice-fees|fees @2025-04-01..2025-06-30 || fees by fee-kind @2025-04-01..2025-06-30',
  ],
  ['Net total after fees for the month of April', 'net-total @2025-04-01..2025-04-30'],
  ['total payments by tender, 6/1-6/30', '~payments by tender @2025-06-01..2025-06-30'],
  ['Payments refunded to customers in May 2025', 'payments-refunded|refunds @2025-05-01..2025-05-31'],
  ['What was collected in card payments net of refunds during June?', '~card @2025-06-01..2025-06-30'],
  ['cash receipts week of June 9', '~cash @2025-06-08..2025-06-14 || ~cash @2025-06-09..2025-06-15'],
  [
    'Tender "Other" year to date',
    'tender-other @2025-01-01..2025-07-18 || ~taken @2025-01-01..2025-07-18 if tender=Other',
  ],
  [
    'deposits collected and redeemed per month in 2025',
    'deposits|deposits-collected|deposits-redeemed by month @2025-01-01..2025-07-18',
  ],
  ['Invoice deposits redeemed in June', 'invoice-deposit-redeemed|deposits-redeemed @2025-06-01..2025-06-30'],
  [
    'online prepayments q2',
    'online @2025-04-01..2025-06-30 || deferred-sales|deposits-collected @2025-04-01..2025-06-30 || deferred-sales|deposits-collected @2025-04-01..2025-06-30 if channel=Online || deferred-sales|deposits-collected @2025-04-01..2025-06-30 if source=Online store',
  ],
  ['Deferred revenue balance please', 'deferred'],
  ['Deferred sales for the quarter ended June 30, 2025', 'deferred-sales @2025-04-01..2025-06-30'],
  ["What do we owe customers in goods and services we haven't delivered?", 'deferred'],
  ['Gift card liability at the moment', 'deferred'],
  [
    'gift cards sold vs redeemed in 2024',
    'gift-card-sales|gift-cards-sold|gift-cards-redeemed @2024-01-01..2024-12-31',
  ],
  [
    'Exchanges in June, gross',
    'exchanges @2025-06-01..2025-06-30 || gross-sales @2025-06-01..2025-06-30 if kind=Exchange',
  ],
  [
    'Gross sales by kind for Q2 2025',
    'gross-sales by kind @2025-04-01..2025-06-30 || sales|exchanges|other-kinds @2025-04-01..2025-06-30',
  ],
  ['sales by SKU for may', '~sold by sku @2025-05-01..2025-05-31'],
  [
    'Sales by reporting category, first half year',
    '~sales|~sold by reporting-category|category @2025-01-01..2025-06-30',
  ],
  [
    'Sales excluding online, June',
    '~sales @2025-06-01..2025-06-30 if channel=Appointment,In-Person,In-Store,Invoice || ~sales @2025-06-01..2025-06-30 if source=Appointments,Invoices,Point of Sale',
  ],
  [
    'gross sales other than catering in q2',
    'gross-sales @2025-04-01..2025-06-30 if category=Bakery,Classes,Coffee,Deli,Equipment,Pantry || gross-sales @2025-04-01..2025-06-30 if reporting-category=Bakery,Classes,Coffee,Deli,Equipment,Pantry',
  ],
  [
    'Transactions without a fee, last month: how many',
    '~count @2025-06-01..2025-06-30 if fee-charged=Without fee || ~count @2025-06-01..2025-06-30 if fee-kind=No fee || rows @2025-06-01..2025-06-30 if fee-charged=Without fee',
  ],
  ['Provide a list of all refunds between 5/15 and 6/15', 'rows @2025-05-15..2025-06-15 if transaction-type=Refund'],
  [
    'all invoice transactions of June, as a list',
    'rows @2025-06-01..2025-06-30 if channel=Invoice || rows @2025-06-01..2025-06-30 if source=Invoices',
  ],
  [
    'list every transaction with status partially paid this quarter',
    'rows @2025-07-01..2025-07-18 if transaction-status=Partially Paid',
  ],
  ['Show me INV-138856', 'row || rows || cannot'],
  ['Define "total payments" for the audit file.', 'define total-payments'],
  ['What is the formula of net total?', 'define net-total'],
  [
    'How do you distinguish tips on card payments from tips on cash payments',
    'define card-tips; cash-tips || define card-tips || define tips',
  ],
  ['is auto gratuity a tip or a sale in your books', 'define auto-gratuity || define service-charges || define tips'],
  ['what is meant by Invoice deposit redeemed', 'define invoice-deposit-redeemed'],
  ['Is there an audit log of who changed prices?', 'cannot || how /items'],
  ['what is our VAT rate', 'cannot'],
  ['Cost of goods sold for Q2?', 'cannot'],
  ['Which invoices remain unpaid?', 'cannot || text unpaid || rows if transaction-status=Partially Paid'],
  ['When will the July 14 batch settle in the bank?', 'cannot'],
  ['How do I export the sales summary as CSV?', 'how sales-summary || how *CSV'],
  ['where is the tax report', 'how taxes || how /reports || how /financial-suite'],
  ['Can the ledger be sent to QuickBooks automatically?', 'cannot'],

  // Shift lead, on the phone, dictated and typos
  ['hey how are we doing compared to same time last friday', '~taken|~count @2025-07-18 vs 2025-07-11'],
  ['yesturday vs same day last week', '~taken|~count @2025-07-17 vs 2025-07-10'],
  ['hw many tickets did i ring today im owen', '~count|sale-count @2025-07-18 if ~staff=Owen Reyes'],
  [
    'sales per person today',
    '~taken|~count|average-net-sale|average-sale by ~staff @2025-07-18 || average-net-sale|average-sale @2025-07-18',
  ],
  [
    'whos winning this week',
    '~taken|~count by ~staff @2025-07-13..2025-07-18 top || ~taken by location @2025-07-13..2025-07-18 top || ask',
  ],
  ['prya tips last wknd', 'tips|tips-and-gratuity @2025-07-12..2025-07-13 if ~staff=Priya Nair'],
  ['hourly brekdown for yesterday', '~taken|~count by hour @2025-07-17'],
  ['wat time do most sales come in on weekends', '~count|~taken by hour if weekday=0,6 top'],
  [
    'how many sales before 10 this morning',
    '~count|sale-count @2025-07-18 if hour=00,01,02,03,04,05,06,07,08,09 || rows @2025-07-18 if hour=00,01,02,03,04,05,06,07,08,09',
  ],
  ['sales betwen 12 and 2 yesterday', '~taken|~count @2025-07-17 if hour=12,13 || rows @2025-07-17 if hour=12,13'],
  ['last sale yesterday what time', 'rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale || text 4:44'],
  ['whats the first ticket of today', 'rows @2025-07-18 || rows @2025-07-18 if transaction-type=Sale'],
  ['list todays sales', 'rows @2025-07-18 || rows @2025-07-18 if transaction-type=Sale'],
  ['the five most recent transactions pls', 'rows || rows if transaction-type=Sale'],
  ['find the refund from monday', 'rows @2025-07-14 if transaction-type=Refund || row'],
  [
    'why was stuff brought back this month',
    '~any by refund-reason @2025-07-01..2025-07-18 || ~any by refund-reason @2025-07-01..2025-07-18 if transaction-type=Refund || rows @2025-07-01..2025-07-18 if transaction-type=Refund',
  ],
  [
    'who did the refunds last week',
    '~any by ~staff @2025-07-06..2025-07-12 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds by ~staff @2025-07-06..2025-07-12 || rows @2025-07-06..2025-07-12 if transaction-type=Refund',
  ],
  [
    'wrong roast how many times this year',
    '~count|refunds|returns|returned|payments-refunded|return-count|partial-refunds @2025-01-01..2025-07-18 if refund-reason=Wrong roast || rows @2025-01-01..2025-07-18 if refund-reason=Wrong roast || refunds|returns|returned|payments-refunded|return-count|partial-refunds by refund-reason @2025-01-01..2025-07-18',
  ],
  ['how much cash should i have in the till rn', 'cannot || ~cash @2025-07-18'],
  [
    'split of card and cash on saturday',
    '~taken|~count|payment-share|payments-collected by tender|payment-method @2025-07-12 || ~card @2025-07-12 || ~cash @2025-07-12',
  ],
  [
    'did we have any partial payments this week',
    '~count @2025-07-13..2025-07-18 if transaction-status=Partially Paid || rows @2025-07-13..2025-07-18 if transaction-status=Partially Paid',
  ],
  [
    'sourdoh loafs sold today vs yesterday',
    '~units|~sold @2025-07-18 vs 2025-07-17 if item-name=Sourdough Loaf, 800 g || ~units|~sold @2025-07-17 vs 2025-07-18 if item-name=Sourdough Loaf, 800 g',
  ],
  ['how many platters go out in june', '~units @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12'],
  ['which items did location 3 sell this week', '~sold by item-name @2025-07-13..2025-07-18 if location=Location 3'],
  ['any item at location 2 nobody bought last week', 'unsold @2025-07-06..2025-07-12 if location=Location 2'],
  [
    'best thing sold on the market stall last sat',
    '~sold by item-name @2025-07-12 if device-nickname=Market stall top || ~sold by item-name @2025-07-12 if channel=In-Person top || ~sold by item-name @2025-07-12 if device-name=Card reader 4 top',
  ],
  ['ok google how much did we sell on the fourth of july', '~taken @2025-07-04'],
  ['uh can you tell me um the total for june twenty second', '~taken @2025-06-22'],
  ['what was the sales for july tenth two thousand twenty five', '~taken @2025-07-10'],
  [
    'number of customers this afternoon',
    '~count|sale-count @2025-07-18 if part-of-day=Afternoon || customers @2025-07-18 if part-of-day=Afternoon || customers @2025-07-18',
  ],
  [
    'is location 2 ahead of location 1 today',
    '~taken|~count by location @2025-07-18 || ~taken|~count by location @2025-07-18 if location=Location 1,Location 2',
  ],
  ['how do i do a return on here', 'cannot || how /transactions'],
  ['void the last order pls', 'cannot'],
  ['clock me out', 'cannot'],
  ['who is working tomorrow', 'cannot'],
  ['print receipt of the last sale', 'cannot || how *print || row'],
  ['any quick keys i can use instead of the mouse', 'how *shortcut || how *Ctrl'],
  ['where can i look up a single order', 'how /transactions || how *search'],
  ['how do i search for a customer', 'how /transactions || how *search || how *Ctrl K || cannot'],
  ['where do i count the stock', 'how /items/inventory'],
  ['how to make price tags', 'how /items'],

  // Part-time bookkeeper, Fridays only
  [
    'Weekly totals for the last six weeks',
    '~taken by week @2025-06-01..2025-07-12 || ~taken by week @2025-06-08..2025-07-18 || ~taken by week @2025-06-07..2025-07-18 || ~taken by week @2025-06-06..2025-07-17 || ~taken by week @2025-06-08..2025-07-19',
  ],
  ['sales, returns and net for last week', 'gross-sales|net-sales|returns|~sales @2025-07-06..2025-07-12'],
  ['Day by day net, July 1 to 15', 'net-sales by date @2025-07-01..2025-07-15'],
  [
    'Total tips paid out by card last week, need it for payroll',
    'card-tips|tips @2025-07-06..2025-07-12 || tips @2025-07-06..2025-07-12 if payment-method=Card || tips @2025-07-06..2025-07-12 if tender=Card',
  ],
  ['tips per employee, pay period July 1-15', 'tips|tips-and-gratuity by ~staff @2025-07-01..2025-07-15'],
  ['tips as a % of sales per employee in june', 'tip-rate by ~staff @2025-06-01..2025-06-30'],
  ['What were our merchant fees each month of this year?', 'fees|processing-fees by month @2025-01-01..2025-07-18'],
  ['avg fee rate by tender q2', 'fee-rate by tender|payment-method @2025-04-01..2025-06-30'],
  ['fees by location june', 'fees by location @2025-06-01..2025-06-30'],
  ['what fee would we pay on a $1,250 invoice', 'text $43.90'],
  ['if someone taps a card for 19.50 what is left for us', 'text $18.63'],
  [
    'cash vs. card vs. wallet in percent for June',
    'payment-share|~taken|payments-collected by tender @2025-06-01..2025-06-30',
  ],
  ['Card totals by location for July 12', '~card by location @2025-07-12'],
  [
    'how much digital wallet money last month by store',
    'tender-digital-wallet by location @2025-06-01..2025-06-30 || ~taken by location @2025-06-01..2025-06-30 if tender=Digital Wallet',
  ],
  [
    'is there any day in june with no sales at all?',
    '~taken|~count by date @2025-06-01..2025-06-30 || ~taken|~count by date @2025-06-01..2025-06-30 bottom || cannot || ask',
  ],
  [
    'largest refund of the quarter that just ended',
    'rows @2025-04-01..2025-06-30 if transaction-type=Refund || rows @2025-04-01..2025-06-30 || refunds|returns by transaction-id @2025-04-01..2025-06-30',
  ],
  ['refunds over $50 this year', 'rows @2025-01-01..2025-07-18 if transaction-type=Refund'],
  [
    'Refunds by reason since the first of May',
    '~any by refund-reason @2025-05-01..2025-07-18 || ~any by refund-reason @2025-05-01..2025-07-18 if transaction-type=Refund',
  ],
  [
    'which item comes back most often',
    'refunds|returns|returned|items-refunded|items-returned|return-count by item-name',
  ],
  [
    'refunds as percentage of gross sales, june',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds @2025-06-01..2025-06-30 || gross-sales @2025-06-01..2025-06-30',
  ],
  ['How many units were returned in Q2?', 'items-refunded|items-returned @2025-04-01..2025-06-30'],
  [
    'deposits for catering orders in june',
    'deposits-collected|invoices|deposits|deferred-sales @2025-06-01..2025-06-30 || deposits-collected|invoices|deposits|deferred-sales @2025-06-01..2025-06-30 if category=Catering || deposits-collected|invoices|deposits|deferred-sales @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12 || deposits-collected|invoices|deposits|deferred-sales @2025-06-01..2025-06-30 if channel=Invoice',
  ],
  [
    'Appointments revenue in June',
    '~taken @2025-06-01..2025-06-30 if channel=Appointment || ~taken @2025-06-01..2025-06-30 if source=Appointments',
  ],
  ['revenue by source last month', '~taken by source @2025-06-01..2025-06-30'],
  [
    'in person vs in store vs online, may',
    '~taken|~count by channel @2025-05-01..2025-05-31 || ~taken|~count by channel @2025-05-01..2025-05-31 if channel=In-Person,In-Store,Online',
  ],
  ['compare april may and june net', 'net-sales by month @2025-04-01..2025-06-30 || cannot'],
  ['compare Q1 this year to Q1 last year', '~taken @2025-01-01..2025-03-31 vs 2024-01-01..2024-03-31'],
  [
    'what is the difference in dollars between this May and last May',
    '~taken @2025-05-01..2025-05-31 vs 2024-05-01..2024-05-31',
  ],
  ['growth june over may in percent', '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
  [
    'year over year change in number of transactions, first half',
    '~count|sale-count @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30',
  ],
  [
    'rolling last 90 days of sales',
    '~taken @2025-04-20..2025-07-18 || ~taken @2025-04-19..2025-07-17 || ~taken @2025-04-19..2025-07-18',
  ],
  ['quarter to date please', '~taken @2025-07-01..2025-07-18'],
  [
    'sales for fiscal week june 15 - 21 at location 1 and 2 only',
    '~taken @2025-06-15..2025-06-21 if location=Location 1,Location 2',
  ],
  ['everything except location 3 for june', '~taken @2025-06-01..2025-06-30 if location=Location 1,Location 2'],
  ['june without sundays', '~taken @2025-06-01..2025-06-30 if weekday=1,2,3,4,5,6'],
  [
    'sales w/o discounts and comps given, q2',
    'gross-sales|~sales @2025-04-01..2025-06-30 || ~sales @2025-04-01..2025-06-30 if discount-use=Without discount',
  ],
  [
    'Team sales in June not counting Theo',
    '~taken @2025-06-01..2025-06-30 if ~staff=Maya Duarte,Owen Reyes,Priya Nair || ~taken by ~staff @2025-06-01..2025-06-30 if ~staff=Maya Duarte,Owen Reyes,Priya Nair',
  ],
  [
    'show transactions from june 24 paid in cash',
    'rows @2025-06-24 if tender=Cash || rows @2025-06-24 if payment-method=Cash',
  ],
  [
    'sales of at least 100 dollars last week, list',
    'rows @2025-07-06..2025-07-12 || rows @2025-07-06..2025-07-12 if transaction-type=Sale',
  ],
  ['smallest sale in june?', 'rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Sale'],
  ['how do i back up everything before i leave', 'how *back up || how *backup || how /settings'],
  ['Can I print the report for my folder', 'how *print'],
  ['where do I upload the file from our old cash register', 'how /settings || how *mport'],
  ["what does 'Awaiting Capture' mean", 'cannot || text Awaiting Capture'],
  ['difference between sale count and transactions', 'define sale-count; transactions || define transactions'],
  ['What\'s the difference between "Card, all but cash" and Card tender', 'define card; tender-card'],
  ['whats included in items sold', 'define items-sold'],

  // New manager, second-language English, first week
  ['Hello, I am new manager. How was the sales of yesterday in each store?', '~taken by location @2025-07-17'],
  ['Can you give to me the numbers from first of June until fifteenth of June', '~taken @2025-06-01..2025-06-15'],
  [
    'how much have sold Theo in the last seven days',
    '~sold|~taken @2025-07-12..2025-07-18 if ~staff=Theo Lindqvist || ~sold|~taken @2025-07-11..2025-07-17 if ~staff=Theo Lindqvist',
  ],
  [
    'I want see the sales of month May divided in weeks',
    '~taken by week @2025-05-01..2025-05-31 || ~taken by week @2025-04-27..2025-05-31',
  ],
  ['what product is the favorite of the people in location 2?', '~sold by item-name if location=Location 2 top'],
  ['which are the three products less sold in June', '~sold by item-name @2025-06-01..2025-06-30 bottom'],
  [
    'the breads how much they sell in this month',
    '~sold @2025-07-01..2025-07-18 if item-name=Sourdough Loaf, 800 g || ~sold @2025-07-01..2025-07-18 if category=Bakery || ~sold by item-name @2025-07-01..2025-07-18 if category=Bakery || ask || ~sold @2025-07-01..2025-07-18 if item-name=Bread Baking Workshop,Sourdough Loaf, 800 g || ~sold by item-name @2025-07-01..2025-07-18 if item-name=Bread Baking Workshop,Sourdough Loaf, 800 g || ~sold by item-name @2025-07-01..2025-07-18 if item-name=Sourdough Loaf, 800 g',
  ],
  [
    'how many persons have bought in the internet last week',
    'customers @2025-07-06..2025-07-12 if channel=Online || customers @2025-07-06..2025-07-12 if source=Online store || ~count|sale-count @2025-07-06..2025-07-12 if channel=Online || ~count|sale-count @2025-07-06..2025-07-12 if source=Online store',
  ],
  ['the clients pay more with cash or with card in your opinion?', '~any by tender|payment-method || ~card || ~cash'],
  ['in which hour must I have more staff?', '~count|~taken by hour top || cannot'],
  ['Is normal that Monday is so slow?', '~taken|~count by weekday || cannot || ask'],
  [
    'we have gave back money to somebody this week?',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if transaction-type=Refund',
  ],
  ['what means "comps"', 'define comps'],
  [
    'please explain me the difference of taxes on sales and taxes on refunds',
    'define taxes-on-sales; taxes-on-refunds',
  ],
  ['gross sales is with tax or without tax', 'define gross-sales'],
  ['How I can create new product with photo?', 'how /items'],
  ['how change I the name of category', 'how /items/categories'],
  ["I would like to put my own products from Excel list in the system, it's possible?", 'how /items || how *mport'],
  ['where I see the lessons about reports', 'how /education'],
  ['My boss say to look the migration of reports, where is it', 'how /migration-status'],
  ['can I see old prices of product', 'cannot || how /items'],
  ['where is possible to put logo of our shop?', 'cannot || how /settings'],
  ['is possible to have this program in spanish', 'cannot || how *language || how /settings'],
  ['what I can ask you', 'how *ask || text sales || text ask || how *sales'],
  ['You are human or computer?', 'cannot'],
  ['can you order more honey from supplier', 'cannot'],
  ['how to put one more employee in the system', 'cannot'],
  ['how many workers do we have', 'cannot || ask || ~any by ~staff'],
  ['how is the weather tomorrow', 'cannot'],
  ['the sales of location 4?', 'cannot || ask || text location'],
  ['sales of croissant in june', 'cannot || ask || text croissant'],
  ['how much rent we pay', 'cannot'],
  ['which time close the store at saturday', 'cannot'],
  ['what was sold in the transaction TXN-136561', 'row || rows || cannot'],
  ['give me sales of 31 june', 'cannot || ask'],
  ['sales in 2031', 'cannot || ask'],

  // Mixed: filters, shares, odd periods
  [
    'what % of june net came from location 1',
    'net-sales-share|net-sales by location @2025-06-01..2025-06-30 || net-sales-share|net-sales @2025-06-01..2025-06-30 if location=Location 1',
  ],
  [
    'how big a slice of payments is cash, ytd',
    'payment-share|~payments|payments-collected by tender|payment-method @2025-01-01..2025-07-18 || ~cash @2025-01-01..2025-07-18 || payment-share @2025-01-01..2025-07-18 if tender=Cash || payment-share @2025-01-01..2025-07-18 if payment-method=Cash',
  ],
  [
    'how much of last months sales happened on weekends',
    '~taken|net-sales-share @2025-06-01..2025-06-30 if weekday=0,6 || ~taken|net-sales-share by weekday @2025-06-01..2025-06-30',
  ],
  [
    'contribution of each employee to sales in may, percent',
    'net-sales-share|~taken by ~staff @2025-05-01..2025-05-31',
  ],
  [
    'mornings vs evenings at location 1 in june',
    '~taken|~count by part-of-day @2025-06-01..2025-06-30 if location=Location 1 || ~taken|~count by part-of-day @2025-06-01..2025-06-30 if location=Location 1; part-of-day=Morning,Evening',
  ],
  ['which weekday does maya sell best', '~taken|~count by weekday if ~staff=Maya Duarte top'],
  ['coffee per location in q2, units', '~units by location @2025-04-01..2025-06-30 if category=Coffee'],
  ['coffee by weekday since march', '~sold|~taken by weekday @2025-03-01..2025-07-18 if category=Coffee'],
  [
    'when did we sell the most honey in one day this year',
    '~sold by date @2025-01-01..2025-07-18 if item-name=Wildflower Honey, 350 g top',
  ],
  [
    'who sells the most workshops',
    '~sold by ~staff if item-name=Bread Baking Workshop top || ~sold by ~staff if category=Classes top',
  ],
  [
    'top 3 customers for coffee this year',
    '~sold|~taken|~count by customer|customer-id @2025-01-01..2025-07-18 if category=Coffee top || customers @2025-01-01..2025-07-18 if category=Coffee',
  ],
  [
    'avg order value online vs in store june',
    'average-net-sale|average-sale by channel|source @2025-06-01..2025-06-30 || average-net-sale|average-sale by channel @2025-06-01..2025-06-30 if channel=In-Store,Online || average-net-sale|average-sale by channel @2025-06-01..2025-06-30 if channel=In-Person,In-Store,Online || average-net-sale|average-sale by source @2025-06-01..2025-06-30 if source=Online store,Point of Sale',
  ],
  [
    'transactions per day in the last two weeks',
    '~count|sale-count by date @2025-07-05..2025-07-18 || ~count|sale-count by date @2025-07-04..2025-07-17 || ~count|sale-count by date @2025-07-04..2025-07-18 || ~count|sale-count by date @2025-06-29..2025-07-12',
  ],
  [
    'how many items leave the shop on an average june day',
    '~units by date @2025-06-01..2025-06-30 || ~units @2025-06-01..2025-06-30 || cannot',
  ],
  [
    'mid june',
    '~taken @2025-06-11..2025-06-20 || ~taken @2025-06-10..2025-06-20 || ~taken @2025-06-15 || ~taken @2025-06-13..2025-06-17 || ~taken @2025-06-08..2025-06-21 || ask || cannot',
  ],
  [
    'last three saturdays',
    '~taken @2025-06-28..2025-07-12 if weekday=6 || ~taken by date @2025-06-28..2025-07-12 if weekday=6 || ask || cannot',
  ],
  ['first quarter 2024 net by location', 'net-sales by location @2024-01-01..2024-03-31'],
  [
    'Labor Day last year, how much online?',
    '~taken @2024-09-02 if channel=Online || ~taken @2024-09-02 if source=Online store',
  ],
  [
    'sales between thanksgiving and christmas 2024',
    '~taken @2024-11-28..2024-12-25 || ~taken @2024-11-28..2024-12-24 || ~taken @2024-11-29..2024-12-24',
  ],
  ['since we opened, best month', '~taken by month top'],
  [
    'everything sold under 20 bucks yesterday',
    'rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale || ~sold by item-name @2025-07-17 || ask',
  ],
  ['sales by staff by location in may', 'ask'],
  ['gross by time zone in june', 'gross-sales by time-zone @2025-06-01..2025-06-30'],
  ['sales by device for q2', '~taken by device-name|device-nickname @2025-04-01..2025-06-30'],
  [
    'net sales per unit of granola?? what do we really get for one bag, june',
    'cannot || ask || ~sold @2025-06-01..2025-06-30 if item-name=House Granola',
  ],
  [
    'did anyone pay by invoice yesterday',
    '~count|~taken @2025-07-17 if channel=Invoice || ~count|~taken @2025-07-17 if source=Invoices || rows @2025-07-17 if channel=Invoice || rows @2025-07-17 if source=Invoices',
  ],
  [
    'how many times did Rosa Delcampo come by this spring',
    '~count|sale-count @2025-03-20..2025-06-20 if customer=Rosa Delcampo (C-030) || ~count|sale-count @2025-03-20..2025-06-20 if customer-id=C-030 || ~count|sale-count @2025-03-01..2025-05-31 if customer=Rosa Delcampo (C-030) || ~count|sale-count @2025-03-01..2025-05-31 if customer-id=C-030 || ~count|sale-count @2025-03-20..2025-06-19 if customer=Rosa Delcampo (C-030) || ~count|sale-count @2025-03-20..2025-06-19 if customer-id=C-030 || ~count|sale-count @2025-03-21..2025-06-20 if customer=Rosa Delcampo (C-030) || ~count|sale-count @2025-03-21..2025-06-20 if customer-id=C-030 || rows @2025-03-20..2025-06-20 if customer=Rosa Delcampo (C-030) || rows @2025-03-20..2025-06-20 if customer-id=C-030 || rows @2025-03-01..2025-05-31 if customer=Rosa Delcampo (C-030) || rows @2025-03-01..2025-05-31 if customer-id=C-030 || rows @2025-03-20..2025-06-19 if customer=Rosa Delcampo (C-030) || rows @2025-03-20..2025-06-19 if customer-id=C-030 || ask || cannot',
  ],
  ['whats the fattest tip anyone ever left us', 'rows || tips|tips-and-gratuity by transaction-id|payment-id top'],
  ['undo what i deleted', 'how *Undo || cannot'],
  ['where do i see what customers paid up front', 'how /deferred-sales || deferred || deposits|deposits-collected'],
  ['can i have two shops in here', 'how *hop || how /settings'],
];
