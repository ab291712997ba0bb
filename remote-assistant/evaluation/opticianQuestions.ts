import type { Asked } from './asked';

/**
 * Three people of one optician's: Mr Abernathy, who owns it and takes great care, with many words, to be understood;
 * the controller of the franchise, who asks in the language of reports; and a young man or woman who began on Monday and
 * has not seen such a product before (whoever is at the counter that day says their name).
 */
export const opticianQuestions: readonly Asked[] = [
  // Mr Abernathy
  [
    'Before I close up, I wonder whether you might tell me what we have taken in the course of today, all in all.',
    '~taken @2025-07-18',
  ],
  [
    "If I may trouble you for yesterday's figure as well, though only for that part of it which was paid in cash, since I have the drawer to reconcile.",
    '~cash @2025-07-17 || ~taken @2025-07-17 if payment-method=cash || ~taken @2025-07-17 if tender=Cash',
  ],
  [
    'I was under the impression that Wednesday of this week was considerably better than Tuesday; would you be so kind as to verify that?',
    '~taken|~count @2025-07-16 vs 2025-07-15 || ~taken|~count @2025-07-15 vs 2025-07-16 || ~taken|~count by date @2025-07-15..2025-07-16',
  ],
  [
    "What, in money, did we sell on Monday between nine and eleven o'clock in the morning?",
    '~taken @2025-07-14 if hour=9,10 || ~taken by hour @2025-07-14 || ~taken by hour @2025-07-14 if hour=9,10',
  ],
  [
    'How many of the stoneware pour-over sets, that is to say pieces and not money, did we part with in the month of June?',
    '~units @2025-06-01..2025-06-30 if item-name=Pour-Over Set, Stoneware',
  ],
  [
    'Of our three locations, which had the smallest number of transactions last month, if you please?',
    '~count by location @2025-06-01..2025-06-30',
  ],
  [
    'I should be interested to learn which five articles brought in the most money in the first half of this year.',
    '~itemsales by item-name @2025-01-01..2025-06-30 top',
  ],
  [
    'It would help me to know whether people tend to come to us in the morning or rather in the afternoon; you may take the second quarter as a basis.',
    '~taken|~count by part-of-day @2025-04-01..2025-06-30 || ~taken|~count by part-of-day @2025-04-01..2025-06-30 if part-of-day=Afternoon,Morning || ~taken|~count by hour @2025-04-01..2025-06-30',
  ],
  [
    'Could it be that Ms Karimova, Nadia I believe, bought something from us in the spring, let us say March to May?',
    'rows @2025-03-01..2025-05-31 if customer=* || rows @2025-03-01..2025-05-31 if customer=*; transaction-type=Sale || customers @2025-03-01..2025-05-31 if customer=* || customers @2025-03-01..2025-05-31 if customer=*; transaction-type=Sale || ~taken|~count @2025-03-01..2025-05-31 if customer=* || ~taken|~count @2025-03-01..2025-05-31 if customer=*; transaction-type=Sale || ~sold by item-name @2025-03-01..2025-05-31 if customer=*',
  ],
  [
    "The chef's knives are, I fear, rather dear. Have we sold any at all since the beginning of April?",
    '~sold @2025-04-01..2025-07-18 if item-name=Chef’s Knife, 20 cm || rows @2025-04-01..2025-07-18 if item-name=Chef’s Knife, 20 cm || rows @2025-04-01..2025-07-18 if item-name=Chef’s Knife, 20 cm; transaction-type=Sale',
  ],
  [
    'What is the price that we currently ask for a platter for twelve persons?',
    'price if item-name=Catering Platter, Serves 12 || price by item-name if item-name=Catering Platter, Serves 12 || price by item-name || how /items',
  ],
  [
    'Please be so good as to list the refunds of last week, each with its reason if one was noted.',
    'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned @2025-07-06..2025-07-12 || ~any @2025-07-06..2025-07-12 if transaction-type=Refund || rows @2025-07-06..2025-07-12 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned by refund-reason @2025-07-06..2025-07-12 || ~any by refund-reason @2025-07-06..2025-07-12 if transaction-type=Refund',
  ],
  [
    'I would not wish to accuse anybody, but which of my colleagues gave away the most in discounts in June?',
    'discounts|discounts-and-comps|discount-count by ~staff @2025-06-01..2025-06-30',
  ],
  [
    'Kindly tell me how much Ms Nair has received in gratuities this month; it was she herself who asked.',
    'tips|tips-and-gratuity @2025-07-01..2025-07-18 if ~staff=Priya Nair',
  ],
  [
    'Which weekday has on the whole been the strongest this year, and by that I mean takings, not visits?',
    '~taken by weekday @2025-01-01..2025-07-18',
  ],
  [
    'How much did the olive oil and the honey bring in together during May, if one may add them up?',
    '~itemsales @2025-05-01..2025-05-31 if item-name=Olive Oil, Cold-Pressed, 500 ml,Wildflower Honey, 350 g || ~itemsales by item-name @2025-05-01..2025-05-31 || ~itemsales by item-name @2025-05-01..2025-05-31 if item-name=Olive Oil, Cold-Pressed, 500 ml,Wildflower Honey, 350 g',
  ],
  [
    'Would you, at your convenience, compare last week with the corresponding week of last year?',
    '~taken|~count @2025-07-06..2025-07-12 vs 2024-07-07..2024-07-13 || ~taken|~count @2025-07-06..2025-07-12 vs 2024-07-06..2024-07-12',
  ],
  [
    'From whom have we had orders through the web shop in June, and I mean the names of the customers?',
    'customers @2025-06-01..2025-06-30 if channel=Online || customers @2025-06-01..2025-06-30 if source=Online store || ~any by customer|customer-id @2025-06-01..2025-06-30 if channel=Online || ~any by customer|customer-id @2025-06-01..2025-06-30 if source=Online store || rows @2025-06-01..2025-06-30 if channel=Online || rows @2025-06-01..2025-06-30 if source=Online store || rows @2025-06-01..2025-06-30 if channel=Online; transaction-type=Sale || rows @2025-06-01..2025-06-30 if source=Online store; transaction-type=Sale',
  ],
  [
    'I seem to recall a rather large purchase this past Tuesday. Which one was the largest of that day?',
    'row || rows @2025-07-15 || rows @2025-07-15 if transaction-type=Sale || ~any by transaction-id @2025-07-15 top || ~any by transaction-id @2025-07-15 if transaction-type=Sale top',
  ],
  [
    'Is there anyone who still has a balance to pay on something that has been ordered?',
    'deferred || rows if transaction-status=Partially Paid || customers if transaction-status=Partially Paid || ~any by customer|customer-id if transaction-status=Partially Paid',
  ],
  ['Might you know, by any chance, how many eye examinations are in the diary for next week?', 'cannot'],
  ['Thank you; that was, as always, most considerate of you.', 'cannot || ask'],
  // The controller
  ['Net sales, June 2025, by location.', 'net-sales by location @2025-06-01..2025-06-30'],
  ['Net sales, Q2 2025 vs. Q2 2024.', 'net-sales @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30'],
  [
    'Variance, total payments, July MTD vs. June MTD.',
    'total-payments|payments-collected @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18',
  ],
  [
    'YTD bridge: gross sales, returns, discounts & comps, net sales.',
    'gross-sales|returns|discounts-and-comps|net-sales @2025-01-01..2025-07-18',
  ],
  [
    'Top 3 categories by share of net sales, YTD.',
    'net-sales-share|net-sales by category|reporting-category @2025-01-01..2025-07-18 top',
  ],
  [
    'Average ticket per location, H1 2025.',
    'average-net-sale|average-sale by location @2025-01-01..2025-06-30 || average-net-sale|average-sale by location @2025-01-01..2025-06-30 if transaction-type=Sale',
  ],
  ['Channel mix, May 2025, percent.', 'net-sales-share|payment-share|~taken by channel|source @2025-05-01..2025-05-31'],
  ['Tender mix, Q1 2025.', '~payments|payment-share|~count by tender|payment-method @2025-01-01..2025-03-31'],
  [
    'Refunds, count and amount, per location, Q2.',
    'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned by location @2025-04-01..2025-06-30 || ~any by location @2025-04-01..2025-06-30 if transaction-type=Refund || rows @2025-04-01..2025-06-30 if transaction-type=Refund',
  ],
  ['Processing fees by month, YTD 2025, excl. invoice fees.', 'processing-fees by month @2025-01-01..2025-07-18'],
  ['Fee rate by location, June.', 'fee-rate by location @2025-06-01..2025-06-30'],
  ['Tax collected, FY 2024.', 'taxes|taxes-on-sales @2024-01-01..2024-12-31'],
  [
    'Weekly net sales, trailing 8 weeks.',
    'net-sales by week @2025-05-18..2025-07-12 || net-sales by week @2025-05-25..2025-07-18 || net-sales by week @2025-05-24..2025-07-18 || net-sales by week @2025-05-23..2025-07-17 || net-sales by week @2025-05-23..2025-07-18',
  ],
  [
    'Sales per employee, Location 2, June, ranked.',
    '~taken|~count by ~staff @2025-06-01..2025-06-30 if location=Location 2 top',
  ],
  ['Discounts by month, H1, trend.', 'discounts|discounts-and-comps|discount-count by month @2025-01-01..2025-06-30'],
  ['Gift card liability as of today.', 'deferred || cannot'],
  ['Comps issued by location, Q2.', 'comps|comp-count by location @2025-04-01..2025-06-30'],
  [
    'Non-moving items, P6 (June).',
    'unsold @2025-06-01..2025-06-30 || ~sold by item-name|sku @2025-06-01..2025-06-30 bottom',
  ],
  [
    'Units, Bakery and Deli, YTD, by month.',
    '~units by month|category|reporting-category @2025-01-01..2025-07-18 if category=Bakery,Deli || ~units by month|category|reporting-category @2025-01-01..2025-07-18 if reporting-category=Bakery,Deli',
  ],
  ['Labor cost ratio, June.', 'cannot'],
  ['Definition required: net total vs. total payments.', 'define net-total; total-payments'],
  // The new employee
  [
    'hi um i started monday. where do i see all the sales from today?',
    'how /transactions || rows @2025-07-18 || rows @2025-07-18 if transaction-type=Sale || ~taken|~count @2025-07-18 || how /financial-suite/reports/sales-summary',
  ],
  ["what does comp mean?? somebody said 'just comp it' and i nodded", 'define comps || define discounts-and-comps'],
  [
    'is auto gratuity the same as a tip or',
    'define auto-gratuity || define auto-gratuity; tips || define tips-and-gratuity',
  ],
  ['how do i add a new item, theres no plus or im blind', 'how /items'],
  ['is there like a course or something where i can learn all this', 'how /education'],
  [
    'what did i sell today? im Owen btw',
    '~taken|~count|~sold @2025-07-18 if ~staff=Owen Reyes || ~sold by item-name|category|reporting-category @2025-07-18 if ~staff=Owen Reyes || rows @2025-07-18 if ~staff=Owen Reyes || rows @2025-07-18 if transaction-type=Sale; ~staff=Owen Reyes',
  ],
  [
    'how much stuff got paid with a phone today, like apple pay and that',
    'tender-digital-wallet @2025-07-18 || ~any by tender @2025-07-18 || ~any @2025-07-18 if tender=Digital Wallet || rows @2025-07-18 if tender=Digital Wallet',
  ],
  [
    'did the last customer tip? the one just now',
    'row || rows @2025-07-18 || rows @2025-07-18 if transaction-type=Sale || tips|tips-and-gratuity @2025-07-18',
  ],
  ['a lady asks if theres a free seat in the workshop on saturday, do you know', 'cannot'],
  [
    'whos theo and did he sell more than me this week lol. im priya',
    '~taken|~count by ~staff @2025-07-13..2025-07-18 || ~taken|~count by ~staff @2025-07-13..2025-07-18 if ~staff=Priya Nair,Theo Lindqvist',
  ],
  [
    'whats the most beans we ever sold in one day, is 5 bags a lot',
    '~units by date if item-name=Single-Origin Beans, 1 kg top',
  ],
  ['which thing sells best so i can put it at the front', '~sold by item-name top'],
  ['how much was in tips on monday, my first day', 'tips|tips-and-gratuity @2025-07-14'],
  [
    'how many customers did we have yesterday felt like a million',
    '~count @2025-07-17 || ~count @2025-07-17 if transaction-type=Sale || customers @2025-07-17 || ~any by customer|customer-id @2025-07-17',
  ],
  [
    'what do people mostly pay with here, cash or card',
    '~payments|payment-share|~count|~cash|~card by tender|payment-method || ~cash || ~card',
  ],
  ['why are the returns a minus number is it broken', 'define returns'],
  ['can you show me that thing from before', 'ask || cannot'],
];

export const opticianDialogues: readonly (readonly Asked[])[] = [
  [
    ['I should like to know, if I may, what we took last week in total.', '~taken @2025-07-06..2025-07-12'],
    ['And in the week preceding it, please?', '~taken @2025-06-29..2025-07-05'],
    ['Would you be so good as to separate that by day?', '~taken by date|weekday @2025-06-29..2025-07-05'],
    ['Which of those days was the best one, then?', '~taken by date|weekday @2025-06-29..2025-07-05 top'],
  ],
  [
    [
      'How many loaves of the sourdough, approximately, were sold in June?',
      '~units @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g',
    ],
    [
      'I take it that this is a number of loaves; what is the corresponding amount of money?',
      '~itemsales @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g',
    ],
    ['And what of the granola, for the same month?', '~sold @2025-06-01..2025-06-30 if item-name=House Granola'],
    [
      'Would you set that beside the figure of May, so that I may judge it?',
      '~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=House Granola || ~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if item-name=House Granola || ~sold by month @2025-05-01..2025-06-30 if item-name=House Granola',
    ],
  ],
  [
    [
      'Was there any money given back yesterday?',
      'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned @2025-07-17 || ~any @2025-07-17 if transaction-type=Refund || rows @2025-07-17 if transaction-type=Refund',
    ],
    [
      'I see; and over the whole of this week?',
      'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned @2025-07-13..2025-07-18 || ~any @2025-07-13..2025-07-18 if transaction-type=Refund || rows @2025-07-13..2025-07-18 if transaction-type=Refund',
    ],
    [
      'For what reasons, if they were recorded?',
      'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned by refund-reason @2025-07-13..2025-07-18 || ~any by refund-reason @2025-07-13..2025-07-18 if transaction-type=Refund || rows @2025-07-13..2025-07-18 if transaction-type=Refund',
    ],
    [
      'And who, may I ask, handled them?',
      'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned by ~staff @2025-07-13..2025-07-18 || ~any by ~staff @2025-07-13..2025-07-18 if transaction-type=Refund || rows @2025-07-13..2025-07-18 if transaction-type=Refund',
    ],
  ],
  [
    [
      'Mr Velankar, Rajesh by his first name, has been with us often. What has he spent this year?',
      '~taken @2025-01-01..2025-07-18 if customer=* || customers @2025-01-01..2025-07-18 if customer=*',
    ],
    [
      'Which articles did he choose, in that same time?',
      '~sold by item-name|category|reporting-category @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer=*; transaction-type=Sale',
    ],
    [
      'On what day, if you can tell, was he last here?',
      'row || rows if customer=* || rows if customer=*; transaction-type=Sale || ~any by date if customer=* || customers if customer=*',
    ],
    [
      'And, if that is permissible, what has Ms Marchetti spent this year?',
      '~taken @2025-01-01..2025-07-18 if customer=* || customers @2025-01-01..2025-07-18 if customer=*',
    ],
  ],
  [
    ['Net sales by location, Q2 2025.', 'net-sales by location @2025-04-01..2025-06-30'],
    ['Same, Q1.', 'net-sales by location @2025-01-01..2025-03-31'],
    [
      'Variance Q2 to Q1.',
      'net-sales by location @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || net-sales by location @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
    ],
    [
      'Location 2 only.',
      'net-sales @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 if location=Location 2 || net-sales @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30 if location=Location 2 || net-sales by location @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 if location=Location 2 || net-sales by location @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30 if location=Location 2',
    ],
    ['Monthly, H1, no comparison.', 'net-sales by month @2025-01-01..2025-06-30 if location=Location 2'],
  ],
  [
    ['Total payments, June.', 'total-payments|payments-collected @2025-06-01..2025-06-30'],
    ['By tender.', 'total-payments|payments-collected|payment-share by tender|payment-method @2025-06-01..2025-06-30'],
    [
      'Net total after fees, all tenders.',
      'net-total @2025-06-01..2025-06-30 || net-total by tender|payment-method @2025-06-01..2025-06-30',
    ],
    ['Prior month.', 'net-total @2025-05-01..2025-05-31 || net-total by tender|payment-method @2025-05-01..2025-05-31'],
    [
      'Fees only.',
      'fees|processing-fees @2025-05-01..2025-05-31 || fees|processing-fees by tender|payment-method|fee-kind @2025-05-01..2025-05-31',
    ],
  ],
  [
    [
      'Refunds, YTD, by month.',
      'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned by month @2025-01-01..2025-07-18 || ~any by month @2025-01-01..2025-07-18 if transaction-type=Refund || rows @2025-01-01..2025-07-18 if transaction-type=Refund',
    ],
    [
      'By category instead.',
      'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned by category|reporting-category @2025-01-01..2025-07-18 || ~any by category|reporting-category @2025-01-01..2025-07-18 if transaction-type=Refund || rows @2025-01-01..2025-07-18 if transaction-type=Refund',
    ],
    [
      'Limit to Q2.',
      'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned by category|reporting-category @2025-04-01..2025-06-30 || ~any by category|reporting-category @2025-04-01..2025-06-30 if transaction-type=Refund || rows @2025-04-01..2025-06-30 if transaction-type=Refund',
    ],
    ['Now net sales, same basis.', 'net-sales by category|reporting-category @2025-04-01..2025-06-30'],
  ],
  [
    ['Discounts granted, H1 2025.', 'discounts|discounts-and-comps @2025-01-01..2025-06-30'],
    [
      'Prior-year H1.',
      'discounts|discounts-and-comps @2024-01-01..2024-06-30 || discounts|discounts-and-comps @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30',
    ],
    [
      'Current year again, split by employee.',
      'discounts|discounts-and-comps by ~staff @2025-01-01..2025-06-30 || discounts|discounts-and-comps by ~staff @2025-01-01..2025-07-18',
    ],
    [
      'Number of discounted transactions.',
      'discount-count by ~staff @2025-01-01..2025-06-30 || discount-count by ~staff @2025-01-01..2025-07-18 || discount-count @2025-01-01..2025-06-30 || discount-count @2025-01-01..2025-07-18 || ~count by ~staff @2025-01-01..2025-06-30 if discount-use=* || ~count by ~staff @2025-01-01..2025-07-18 if discount-use=* || ~count @2025-01-01..2025-06-30 if discount-use=* || ~count @2025-01-01..2025-07-18 if discount-use=*',
    ],
  ],
  [
    ['where do i add a photo to an item', 'how /items'],
    ['ok and categories, can i make one myself', 'how /items/categories'],
    ['what categories do we even have', '~any by category|reporting-category || how /items/categories || text Bakery'],
    [
      'and which of them sells the most, in june like',
      '~sold|net-sales-share by category|reporting-category @2025-06-01..2025-06-30 top',
    ],
    ['cool thank you!!', 'cannot || ask'],
  ],
  [
    ["whats 'deferred sales', it says that on the report", 'define deferred-sales'],
    ['do we have any in june', 'deferred-sales @2025-06-01..2025-06-30 || deferred'],
    ['and what is a deposit redeemed then', 'define deposits-redeemed || define invoice-deposit-redeemed'],
    ['how much was that in june', 'deposits-redeemed|invoice-deposit-redeemed|deposits @2025-06-01..2025-06-30'],
  ],
  [
    [
      'hi its maya, what did i sell yesterday',
      '~taken|~count|~sold @2025-07-17 if ~staff=Maya Duarte || ~sold by item-name|category|reporting-category @2025-07-17 if ~staff=Maya Duarte || rows @2025-07-17 if ~staff=Maya Duarte || rows @2025-07-17 if transaction-type=Sale; ~staff=Maya Duarte',
    ],
    ['in total i mean, dollars', '~taken|items @2025-07-17 if ~staff=Maya Duarte'],
    ['and today', '~taken|items @2025-07-18 if ~staff=Maya Duarte'],
    [
      'is that more than owen',
      '~taken|items by ~staff @2025-07-18 || ~taken|items by ~staff @2025-07-18 if ~staff=Maya Duarte,Owen Reyes || ~taken|items @2025-07-18 if ~staff=Owen Reyes',
    ],
    ['and everybodys tips', 'tips|tips-and-gratuity by ~staff @2025-07-18'],
  ],
  [
    ['how do i get our old sales from the other register thing in here', 'how /migration || how /settings'],
    ['can i make a copy of everything first in case i break it', 'how /settings'],
    [
      'how many sales were there in all of 2024',
      '~count @2024-01-01..2024-12-31 || ~count @2024-01-01..2024-12-31 if transaction-type=Sale',
    ],
    [
      'per month',
      '~count by month @2024-01-01..2024-12-31 || ~count by month @2024-01-01..2024-12-31 if transaction-type=Sale',
    ],
  ],
];
