import type { Asked } from './asked';

/**
 * The impatient owner of a small hardware and gift store types on the phone between customers. Her daughter keeps the books
 * and writes full sentences about taxes, fees, tips, payouts, refunds, discounts and comparisons.
 *
 * When first asked, 36 of the 60 questions were right and 6 wrong, all first turns right, and of the 39 later turns 25 right
 * and 8 wrong. One reply is right and still counts as wrong: sales of locations `in percent` have a column with the shares.
 */
export const hardwareQuestions: readonly Asked[] = [
  // The owner: sales
  ['hows today so far', '~taken|~count @2025-07-18'],
  ['yest?', '~taken @2025-07-17 || ask'],
  ['wat did we do sat', '~taken @2025-07-12'],
  ['this wk vs last wk same days pls', '~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11'],
  ['june sales. no sry may', '~taken @2025-05-01..2025-05-31'],
  [
    'mothers day wknd how much',
    '~taken @2025-05-10..2025-05-11 || ~taken by date @2025-05-10..2025-05-11 || ~taken @2025-05-09..2025-05-11 || ~taken by date @2025-05-09..2025-05-11',
  ],
  [
    'loc 2 n 3 june',
    '~taken @2025-06-01..2025-06-30 if location=Location 2,Location 3 || ~taken by location @2025-06-01..2025-06-30',
  ],
  [
    'was 12 to 2 busy yesterday or am i imagining it',
    '~taken|~count @2025-07-17 if hour=12,13 || ~taken|~count @2025-07-17 if hour=12,13,14 || ~taken|~count by hour @2025-07-17 || ~taken|~count by hour @2025-07-17 if hour=12,13,14',
  ],
  ['slowest day of the wk this yr', '~taken|~count by weekday @2025-01-01..2025-07-18 bottom'],
  [
    'online this month n in store too so i see both',
    '~taken by channel @2025-07-01..2025-07-18 || ~taken by channel @2025-07-01..2025-07-18 if channel=Online,In-Store || ~taken by channel @2025-07-01..2025-07-18 if channel=Online,In-Person,In-Store',
  ],
  [
    'avg sale june vs may up or down',
    'average-net-sale|average-sale @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
  ],
  // The owner: items
  ['honey this month how many jars', '~units @2025-07-01..2025-07-18 if item-name=Wildflower Honey, 350 g'],
  ['knifes this yr', '~sold @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm'],
  ['top 3 itmes june', '~sold by item-name @2025-06-01..2025-06-30 top'],
  [
    'wat isnt moving since may need the shelf space',
    '~sold by item-name @2025-05-01..2025-07-18 bottom || unsold @2025-05-01..2025-07-18',
  ],
  [
    'pour over sets did anyone bring 1 back in june',
    'items-refunded|items-returned|return-count|returns|refunds @2025-06-01..2025-06-30 if item-name=Pour-Over Set, Stoneware || rows @2025-06-01..2025-06-30 if item-name=Pour-Over Set, Stoneware',
  ],
  // The owner: money, staff, customers
  [
    'cash mon n tues',
    '~cash @2025-07-14..2025-07-15 || ~cash by date @2025-07-14..2025-07-15 || ~cash @2025-07-14 vs 2025-07-15 || ~cash @2025-07-15 vs 2025-07-14',
  ],
  ['how much r the card ppl takin from me this mo', 'fees|processing-fees @2025-07-01..2025-07-18'],
  [
    'owen or priya who sells more june',
    '~sold|~count by ~staff @2025-06-01..2025-06-30 || ~sold|~count by ~staff @2025-06-01..2025-06-30 if ~staff=Owen Reyes,Priya Nair',
  ],
  ['tips yesterday? 1 line i got a customer', 'tips|tips-and-gratuity @2025-07-17'],
  [
    'did priya give any discnts this wk',
    'discounts|discounts-and-comps|discount-count @2025-07-13..2025-07-18 if ~staff=Priya Nair || discounts|discounts-and-comps|discount-count by ~staff @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if ~staff=Priya Nair; discount-use=With discount || ~count @2025-07-13..2025-07-18 if ~staff=Priya Nair; discount-use=With discount',
  ],
  [
    'biggst sale this yr show me',
    'rows @2025-01-01..2025-07-18 top || rows @2025-01-01..2025-07-18 if transaction-type=Sale top',
  ],
  ['gift cards we sold in dec', 'gift-card-sales|gift-cards-sold @2024-12-01..2024-12-31'],
  ['how much gift card $ still out there not spent', 'deferred'],
  [
    'who bought the most last mnth name pls',
    '~any by customer|customer-id @2025-06-01..2025-06-30 top || customers @2025-06-01..2025-06-30',
  ],
  // The owner: how to
  ['new thing screwdrivr set 24.99 wher do i tap', 'how /items'],
  ['beans go to 34 now how', 'how /items'],
  ['delivery just came 20 honey wher do i put tht in', 'how /items'],
  // The owner: not known
  ['hammers?? how many last mnth', 'cannot || ask'],
  ['how many ppl walked in today n didnt buy', 'cannot'],
  ['txt me the total evry nite at 8', 'cannot'],
  // The daughter: taxes
  [
    'What amount of sales tax did we collect in the second quarter, net of the tax that we returned on refunds?',
    'taxes @2025-04-01..2025-06-30',
  ],
  [
    'Please split the net sales of the second quarter into taxed and untaxed sales.',
    'taxable-sales|untaxed-sales @2025-04-01..2025-06-30',
  ],
  [
    'For the return I need the tax collected at each location in June.',
    'taxes|taxes-on-sales by location @2025-06-01..2025-06-30',
  ],
  ['Is the tax on refunds already subtracted in the line called Taxes?', 'define taxes'],
  // The daughter: fees and payouts
  ['What percentage of our payments went to fees in June?', 'fee-rate @2025-06-01..2025-06-30'],
  [
    'By how much did the processing fees rise from the first quarter to the second?',
    'fees|processing-fees @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31',
  ],
  [
    'How much of the fees of the second quarter were invoice fees?',
    'invoice-fees @2025-04-01..2025-06-30 || fees by fee-kind @2025-04-01..2025-06-30',
  ],
  ['I need total payments less fees for each month of this year.', 'net-total by month @2025-01-01..2025-07-18'],
  [
    'What should have arrived in the bank for the card payments of last week, after fees?',
    'net-total @2025-07-06..2025-07-12 if payment-method=Card || net-total @2025-07-06..2025-07-12 if tender=Card || net-total by payment-method|tender @2025-07-06..2025-07-12',
  ],
  [
    'Which of last week’s payments were not charged a fee?',
    'rows @2025-07-06..2025-07-12 if fee-charged=Without fee || rows @2025-07-06..2025-07-12 if fee-charged=Without fee; transaction-type=Sale',
  ],
  ['When will yesterday’s payout reach our bank account?', 'cannot'],
  // The daughter: tips
  [
    'Please compare the tips of June with those of May, separately for card and cash.',
    'card-tips|cash-tips @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || tips|tips-and-gratuity by payment-method|tender @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
  ],
  [
    'How much automatic gratuity did we charge in the second quarter? I have to report it as wages and not as tips.',
    'auto-gratuity @2025-04-01..2025-06-30',
  ],
  // The daughter: refunds and discounts
  [
    'What did customers get back in June, with the refunds by amount included?',
    'refunds|payments-refunded @2025-06-01..2025-06-30 || ~payments @2025-06-01..2025-06-30 if transaction-type=Refund',
  ],
  [
    'Please show the partial refunds apart from the returned goods for the second quarter.',
    'partial-refunds @2025-04-01..2025-06-30',
  ],
  [
    'Which reasons were given for the refunds of this year, and how often?',
    '~any by refund-reason @2025-01-01..2025-07-18 || ~any by refund-reason @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  ['What did discounts alone, without comps, cost us in June?', 'discounts @2025-06-01..2025-06-30'],
  [
    'Who granted the most in discounts in the second quarter?',
    'discounts|discounts-and-comps by ~staff @2025-04-01..2025-06-30',
  ],
  // The daughter: comparisons, deposits, words
  [
    'Net sales of the first half of 2025 against the first half of 2024, please.',
    'net-sales @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30',
  ],
  [
    'Please list the invoices of June that are only partially paid.',
    'rows @2025-06-01..2025-06-30 if channel=Invoice; transaction-status=Partially Paid || rows @2025-06-01..2025-06-30 if source=Invoices; transaction-status=Partially Paid || rows @2025-06-01..2025-06-30 if channel=Invoice; transaction-status=Partially Paid; transaction-type=Sale',
  ],
  [
    'How much in gift cards was redeemed in June, and how much in new ones was sold?',
    'gift-cards-redeemed @2025-06-01..2025-06-30',
  ],
  ['What exactly is the difference between total sales and total payments?', 'define total-sales; total-payments'],
  // The daughter: how to
  ['How do I export all transactions of June as a CSV file?', 'how *export || how *CSV || how /transactions'],
  ['Where do I import last year’s sales from Square?', 'how /settings'],
  ['How can I build a report of my own with net sales and fees by month?', 'how /custom-reports'],
  ['Which screen lets me compare a range with the same period last year?', 'how /reports'],
  // The daughter: not known
  ['Which sales tax rate applies when we ship to a customer in Oregon?', 'cannot'],
  ['Please file the quarterly sales tax return with the state.', 'cannot'],
  ['What was our cost of goods sold in June, and the gross margin?', 'cannot'],
];

/** The same two. Each turn is asked after the ones before it. */
export const hardwareDialogues: readonly (readonly Asked[])[] = [
  // The owner
  [
    ['yesterdays total', '~taken @2025-07-17'],
    ['n the day b4', '~taken @2025-07-16'],
    ['just cash', '~cash @2025-07-16'],
    ['ok whole week so far', '~cash @2025-07-13..2025-07-18 || ~taken @2025-07-13..2025-07-18'],
  ],
  [
    ['top 5 june', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['may?', '~sold by item-name @2025-05-01..2025-05-31 top'],
    ['no not money how many', '~units by item-name @2025-05-01..2025-05-31 top'],
    ['n the worst 1s', '~units by item-name @2025-05-01..2025-05-31 bottom'],
  ],
  [
    ['tips this wk', 'tips|tips-and-gratuity @2025-07-13..2025-07-18'],
    ['who got em', 'tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18'],
    [
      'owen only',
      'tips|tips-and-gratuity @2025-07-13..2025-07-18 if ~staff=Owen Reyes || tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18 if ~staff=Owen Reyes',
    ],
    [
      'how much of tht on card',
      'card-tips @2025-07-13..2025-07-18 if ~staff=Owen Reyes || tips|tips-and-gratuity @2025-07-13..2025-07-18 if ~staff=Owen Reyes; payment-method=Card || tips|tips-and-gratuity @2025-07-13..2025-07-18 if ~staff=Owen Reyes; tender=Card || tips|tips-and-gratuity by payment-method|tender @2025-07-13..2025-07-18 if ~staff=Owen Reyes',
    ],
  ],
  [
    ['loc 1 last wk', '~taken @2025-07-06..2025-07-12 if location=Location 1'],
    ['3?', '~taken @2025-07-06..2025-07-12 if location=Location 3'],
    ['all of em side by side', '~taken by location @2025-07-06..2025-07-12'],
    ['in percent', 'net-sales-share|payment-share by location @2025-07-06..2025-07-12'],
  ],
  [
    ['beans june how many', '~units @2025-06-01..2025-06-30 if item-name=Single-Origin Beans, 1 kg'],
    ['n cold brew', '~units @2025-06-01..2025-06-30 if item-name=Cold Brew Concentrate'],
    ['how much $$ is tht', '~itemsales @2025-06-01..2025-06-30 if item-name=Cold Brew Concentrate'],
    ['since jan', '~itemsales @2025-01-01..2025-07-18 if item-name=Cold Brew Concentrate'],
    [
      'who buys it the most',
      '~any by customer|customer-id @2025-01-01..2025-07-18 if item-name=Cold Brew Concentrate top || customers @2025-01-01..2025-07-18 if item-name=Cold Brew Concentrate',
    ],
  ],
  [
    ['how do i add a item', 'how /items'],
    ['n put it in a category', 'how /items'],
    ['k thx. sales today', '~taken @2025-07-18'],
    ['better then last fri?', '~taken @2025-07-18 vs 2025-07-11'],
    [
      'y',
      'cannot || ask || ~any by item-name|category|reporting-category|hour|part-of-day|channel|location|~staff|customer @2025-07-18 || ~any @2025-07-18 vs 2025-07-11',
    ],
  ],
  // The daughter
  [
    ['What taxes did we collect in the second quarter?', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
    ['Please split them by month.', 'taxes|taxes-on-sales by month @2025-04-01..2025-06-30'],
    [
      'How much tax did we give back on refunds in these months?',
      'taxes-on-refunds by month @2025-04-01..2025-06-30 || taxes-on-refunds @2025-04-01..2025-06-30',
    ],
    [
      'And in the first quarter?',
      'taxes-on-refunds by month @2025-01-01..2025-03-31 || taxes-on-refunds @2025-01-01..2025-03-31',
    ],
    ['Until when do I have to pay it to the state?', 'cannot'],
  ],
  [
    ['How high were our fees in June?', 'fees @2025-06-01..2025-06-30'],
    ['Please express that as a percentage of payments.', 'fee-rate @2025-06-01..2025-06-30'],
    ['And the month before?', 'fee-rate @2025-05-01..2025-05-31'],
    ['By tender, please.', 'fee-rate by tender @2025-05-01..2025-05-31'],
  ],
  [
    [
      'How many refunds were there in June?',
      'return-count @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'What did they amount to?',
      'refunds|payments-refunded @2025-06-01..2025-06-30 || ~payments @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'Please compare the amount with May.',
      'refunds|payments-refunded @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~payments @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if transaction-type=Refund',
    ],
    ['List those of June for me.', 'rows @2025-06-01..2025-06-30 if transaction-type=Refund'],
  ],
  [
    [
      'Please compare the net sales of the second quarter with those of the first.',
      'net-sales @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31',
    ],
    ['And with the second quarter of last year?', 'net-sales @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30'],
    [
      'By category, please.',
      'net-sales by category|reporting-category @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30',
    ],
    [
      'Only Pantry.',
      'net-sales @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30 if category=Pantry || net-sales @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30 if reporting-category=Pantry',
    ],
  ],
  [
    ['What were total payments less fees last week?', 'net-total @2025-07-06..2025-07-12'],
    ['Please show that for each day.', 'net-total by date @2025-07-06..2025-07-12'],
    [
      'Leave out cash, because it is not paid out.',
      'net-total by date @2025-07-06..2025-07-12 if payment-method=Card || net-total by date @2025-07-06..2025-07-12 if tender=Card,Digital Wallet,Other || net-total by date @2025-07-06..2025-07-12 if tender=Card,Digital Wallet || net-total @2025-07-06..2025-07-12 if payment-method=Card',
    ],
    ['On which day will Friday’s amount be paid out?', 'cannot'],
  ],
  [
    [
      'How much did we grant in discounts and comps in June?',
      'discounts|comps|discounts-and-comps @2025-06-01..2025-06-30',
    ],
    [
      'Is that more than in May?',
      'discounts|comps|discounts-and-comps @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
    ],
    ['Who granted them in June?', 'discounts|comps|discounts-and-comps by ~staff @2025-06-01..2025-06-30'],
    ['What is the difference between a discount and a comp?', 'define discounts; comps'],
  ],
];
