import type { Asked } from './asked';

/**
 * The owner of a yarn shop and her part-time bookkeeper: full, polite sentences, careful about periods, tax and refunds. Where
 * a sentence has two wishes of one period, the second is expected: it is the one that gets lost.
 */
export const yarnshopQuestions: readonly Asked[] = [
  // Sales and periods
  [
    'Could you please tell me our net sales for the second quarter, April 1 through June 30?',
    'net-sales @2025-04-01..2025-06-30',
  ],
  [
    'I would like to know how much we took from the first of July up to and including yesterday.',
    '~taken @2025-07-01..2025-07-17',
  ],
  [
    'Would you kindly show me the sales of each month of the first half-year, January through June?',
    '~taken by month @2025-01-01..2025-06-30',
  ],
  [
    'How does this year so far compare with the same stretch of last year, please?',
    '~taken|~count @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18',
  ],
  [
    'Please give me the June sales without tax, and next to them the ones for May.',
    'net-sales|gross-sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || net-sales|gross-sales by month @2025-05-01..2025-06-30',
  ],
  [
    'Our fiscal year began on July 1, 2024. What were the gross sales from then until June 30 of this year?',
    'gross-sales @2024-07-01..2025-06-30',
  ],
  [
    'I last closed the books on May 15, that day included, so I need the net sales for everything after it, through today.',
    'net-sales @2025-05-16..2025-07-18',
  ],
  [
    'What did Location 2 take in on Saturday, July 12, and was that more than on the Saturday before?',
    '~taken @2025-07-12 vs 2025-07-05 if location=Location 2 || ~taken by location @2025-07-12 vs 2025-07-05 || ~taken by date @2025-07-05..2025-07-12 if location=Location 2 || ~taken by date @2025-07-05..2025-07-12 if location=Location 2; weekday=6',
  ],
  [
    'Which day of the week has been our quietest since the beginning of the year? We are thinking of closing on it.',
    '~taken|~count by weekday @2025-01-01..2025-07-18 bottom',
  ],
  [
    "How much do we sell between noon and five o'clock? Let us take the month of June.",
    '~taken @2025-06-01..2025-06-30 if part-of-day=Afternoon || ~taken @2025-06-01..2025-06-30 if hour=12,13,14,15,16 || ~taken by part-of-day @2025-06-01..2025-06-30 || ~taken by hour @2025-06-01..2025-06-30 || ~taken by hour @2025-06-01..2025-06-30 if part-of-day=Afternoon || ~taken by hour @2025-06-01..2025-06-30 if hour=12,13,14,15,16',
  ],
  [
    'Could you tell me the average sale for June, please, before tax if that is possible?',
    'average-net-sale @2025-06-01..2025-06-30',
  ],
  [
    'How much came in through the online store last month?',
    '~taken @2025-06-01..2025-06-30 if channel=Online || ~taken @2025-06-01..2025-06-30 if source=Online store || ~taken by channel|source @2025-06-01..2025-06-30',
  ],
  [
    'Good afternoon, could you give me an idea of how the shop has been doing lately?',
    '~taken|net-total|~count || ~taken|net-total|~count by date|week|month || ask',
  ],
  // Tax
  [
    'How much sales tax did we collect in the second quarter, after subtracting what we gave back on refunds?',
    'taxes @2025-04-01..2025-06-30',
  ],
  [
    'Please tell me how much tax we refunded to customers in June.',
    'taxes-on-refunds @2025-06-01..2025-06-30 || taxes|taxes-on-refunds @2025-06-01..2025-06-30 if transaction-type=Refund',
  ],
  [
    'I need the taxed and also the untaxed net sales for the first quarter, because the tax return asks for them separately.',
    'untaxed-sales @2025-01-01..2025-03-31',
  ],
  [
    'May I see the taxes month by month from Janurary to June?',
    'taxes|taxes-on-sales by month @2025-01-01..2025-06-30',
  ],
  [
    'Could I have the net sales for June and the sales tax for the same month in one go?',
    'taxes|taxes-on-sales @2025-06-01..2025-06-30',
  ],
  // Refunds and discounts
  [
    'How much money did we give back to customers in June, tax included?',
    'payments-refunded @2025-06-01..2025-06-30 || payments-refunded|total-payments @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
  ],
  [
    'Would you please list all refunds from April through June so that I can match them with the receipts?',
    'rows @2025-04-01..2025-06-30 if transaction-type=Refund',
  ],
  [
    'For what reasons were things brought back this year, and which reason was the most frequent?',
    '~any by refund-reason @2025-01-01..2025-07-18 || ~any by refund-reason @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  [
    'Something seems off with the refunds lately, could you have a look?',
    'refunds|payments-refunded|returns|returned|partial-refunds|return-count || refunds|payments-refunded|returns|returned|partial-refunds|return-count by date|week|month|refund-reason|item-name|~staff|location || rows if transaction-type=Refund || ~any if transaction-type=Refund || ~any by date|week|month|refund-reason|item-name|~staff|location if transaction-type=Refund || ask',
  ],
  [
    'Did we have more refunds in June than in May?',
    'refunds|payments-refunded|returns|returned|partial-refunds|return-count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || refunds|payments-refunded|returns|returned|partial-refunds|return-count by month @2025-05-01..2025-06-30 || ~count|total-payments @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if transaction-type=Refund || ~count|total-payments by month @2025-05-01..2025-06-30 if transaction-type=Refund || refunds|payments-refunded|returns|returned|partial-refunds|return-count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if transaction-type=Refund',
  ],
  [
    'Which items are returned most often? I would like to look at the year to date.',
    'items-refunded|items-returned|returned|returns|refunds by item-name @2025-01-01..2025-07-18 || ~any by item-name @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  [
    'What did we pay back because an order arrived late, from January until now?',
    'refunds|payments-refunded|returns|returned|partial-refunds|return-count @2025-01-01..2025-07-18 if refund-reason=Arrived late || ~any @2025-01-01..2025-07-18 if refund-reason=Arrived late; transaction-type=Refund || total-payments @2025-01-01..2025-07-18 if refund-reason=Arrived late || rows @2025-01-01..2025-07-18 if refund-reason=Arrived late || rows @2025-01-01..2025-07-18 if refund-reason=Arrived late; transaction-type=Refund || refunds|payments-refunded|returns|returned|partial-refunds|return-count|total-payments by refund-reason @2025-01-01..2025-07-18 || refunds|payments-refunded|returns|returned|partial-refunds|return-count|total-payments by refund-reason @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  [
    'Who on the staff gave the most discounts in the second quarter?',
    'discounts|discounts-and-comps|discount-count by ~staff @2025-04-01..2025-06-30 || ~count by ~staff @2025-04-01..2025-06-30 if discount-use=With discount',
  ],
  // Items
  [
    'What were our five best-selling items in June by revenue, please?',
    '~itemsales by item-name @2025-06-01..2025-06-30 top',
  ],
  [
    'How many of the stoneware pour over sets have we sold since April 1?',
    '~units @2025-04-01..2025-07-18 if item-name=Pour-Over Set, Stoneware',
  ],
  [
    'Could you tell me what the wild flower honey brought in during May and June, each month on its own?',
    '~itemsales by month @2025-05-01..2025-06-30 if item-name=Wildflower Honey, 350 g || ~itemsales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=Wildflower Honey, 350 g',
  ],
  ['which articles did not sell at all last month', 'unsold @2025-06-01..2025-06-30'],
  [
    'How did the bread baking workshop do in the second quarter, compared with the first one?',
    '~sold @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 if item-name=Bread Baking Workshop',
  ],
  [
    'The olive oil and the aged cheddar, which of the two sold better in June?',
    '~sold by item-name @2025-06-01..2025-06-30 || ~sold by item-name @2025-06-01..2025-06-30 if item-name=Aged Cheddar,Olive Oil, Cold-Pressed, 500 ml || ~sold @2025-06-01..2025-06-30 if item-name=Aged Cheddar',
  ],
  // Payments, fees, deposits
  ['How much was paid in cash on Monday, July 14? I should like to check the drawer.', '~cash @2025-07-14'],
  [
    'What share of our payments in June was made by card, in percent if you please?',
    'payment-share by tender|payment-method @2025-06-01..2025-06-30 || payment-share @2025-06-01..2025-06-30 if payment-method=card || payment-share @2025-06-01..2025-06-30 if tender=Card',
  ],
  [
    'How high were the processing fees in the second quarter, and what percentage of the payments is that?',
    'fee-rate @2025-04-01..2025-06-30',
  ],
  [
    'What remains of our May payments, I beg your pardon, our June payments, once the fees are taken off?',
    'net-total @2025-06-01..2025-06-30',
  ],
  [
    'What was the value of the gift cards we sold in June, and how much was redeemed?',
    'gift-cards-redeemed @2025-06-01..2025-06-30',
  ],
  ['As of June 30, how much did we owe on gift cards that had not been used yet?', 'deferred'],
  [
    'Somebody left a deposit that has not been settled. Which deposits are still open?',
    'deferred || rows if transaction-status=Partially Paid',
  ],
  // Staff, customers, transactions
  ['How much did Maya sell in June, please?', '~sold @2025-06-01..2025-06-30 if ~staff=Maya Duarte'],
  [
    'Who were our ten best customers in the second quarter?',
    '~any by customer|customer-id @2025-04-01..2025-06-30 top || customers @2025-04-01..2025-06-30',
  ],
  ['How many new customers did we gain in June?', 'customers @2025-06-01..2025-06-30'],
  [
    'What has Clara Montrose bought from us since January?',
    'rows @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer-id=* || rows @2025-01-01..2025-07-18 if customer=*; transaction-type=Sale || rows @2025-01-01..2025-07-18 if customer-id=*; transaction-type=Sale || ~sold by item-name @2025-01-01..2025-07-18 if customer=* || ~sold by item-name @2025-01-01..2025-07-18 if customer-id=*',
  ],
  [
    'Would you show me the single largest sale of last week?',
    'rows @2025-07-06..2025-07-12 top || rows @2025-07-06..2025-07-12 if transaction-type=Sale top',
  ],
  // Words
  ['Would you explain to me the difference between Returns and Partial refunds?', 'define returns; partial-refunds'],
  ['What precisely does Total payments include that Total sales does not?', 'define total-payments; total-sales'],
  // How-to
  [
    'How do I get the June transactions to our accountant as a spreadsheet?',
    'how *export || how *CSV || how *download',
  ],
  ['Where would I rename one of our categories, please?', 'how /items/categories'],
  [
    'We used another register until last year. Is there a way to bring those sales in here?',
    'how /settings || how *import',
  ],
  ['How do I enter the results of our yearly stock count?', 'how /items/inventory'],
  ['Would you please tell me how to make a backup before I change anything?', 'how /settings || how *backup'],
  [
    'I should like to build a report of my own with taxes and refunds side by side. Where do I begin?',
    'how /financial-suite/custom-reports',
  ],
  ['How can I put last year beside this year in the sales summary?', 'how *compare || how /reports'],
  // Not known
  ['How many skeins of the blue merino did we sell in June?', 'cannot || ask'],
  ['What was our profit in the second quarter after wool purchases and rent?', 'cannot'],
  ['By which day must the sales tax for the second quarter be filed with the state?', 'cannot'],
  [
    "Please refund Clara Montrose's purchase from Tuesday for me.",
    'cannot || rows @2025-07-15 if customer=* || rows @2025-07-15 if customer-id=*',
  ],
  ['How many hours did Priya work in the first half of July?', 'cannot'],
  ['What do you expect us to sell in the autumn?', 'cannot || ask'],
  ["Has the money from yesterday's card payments arrived in our bank account yet?", 'cannot'],
];

/** The same two. Each turn is asked after the ones before it, and often about the table just shown. */
export const yarnshopDialogues: readonly (readonly Asked[])[] = [
  [
    ['Could you show me the taxes for the second quarter, please?', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
    ['Thank you. And month by month?', 'taxes|taxes-on-sales by month @2025-04-01..2025-06-30'],
    ['Which of those months was the highest?', 'taxes|taxes-on-sales by month @2025-04-01..2025-06-30 top'],
    ['Now the same for the first quarter, please.', 'taxes|taxes-on-sales by month @2025-01-01..2025-03-31'],
    [
      'And only what was refunded of it?',
      'taxes-on-refunds @2025-01-01..2025-03-31 || taxes-on-refunds by month @2025-01-01..2025-03-31 || taxes @2025-01-01..2025-03-31 if transaction-type=Refund || taxes by month @2025-01-01..2025-03-31 if transaction-type=Refund',
    ],
  ],
  [
    ['May I have the net sales for June?', 'net-sales @2025-06-01..2025-06-30'],
    ['And for the month before?', 'net-sales @2025-05-01..2025-05-31'],
    [
      'By how much did it change from the one to the other, in percent?',
      'net-sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || net-sales @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || net-sales by month @2025-05-01..2025-06-30',
    ],
    [
      'Please only for Location 1.',
      'net-sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if location=Location 1 || net-sales @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if location=Location 1 || net-sales by month @2025-05-01..2025-06-30 if location=Location 1',
    ],
    [
      'Why is that?',
      '~any by item-name|category|reporting-category|location|channel|weekday|date|week|hour|part-of-day|kind|tender|~staff|customer|customer-id @2025-06-01..2025-06-30 if location=Location 1 || ~any by item-name|category|reporting-category|location|channel|weekday|date|week|hour|part-of-day|kind|tender|~staff|customer|customer-id @2025-05-01..2025-05-31 if location=Location 1 || ~any by item-name|category|reporting-category|location|channel|weekday|date|week|hour|part-of-day|kind|tender|~staff|customer|customer-id @2025-05-01..2025-06-30 if location=Location 1 || cannot || ask',
    ],
  ],
  [
    ['Please list the refunds of the second quarter.', 'rows @2025-04-01..2025-06-30 if transaction-type=Refund'],
    [
      'How much is that altogether?',
      'refunds|payments-refunded @2025-04-01..2025-06-30 || refunds|payments-refunded|total-payments @2025-04-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'And for which reasons?',
      '~any by refund-reason @2025-04-01..2025-06-30 || ~any by refund-reason @2025-04-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'Who took them, please?',
      'refunds|payments-refunded|returns|returned|partial-refunds|return-count|items-refunded by ~staff @2025-04-01..2025-06-30 || ~any by ~staff @2025-04-01..2025-06-30 if transaction-type=Refund',
    ],
  ],
  [
    ['Which items brought in the most in June?', '~itemsales by item-name @2025-06-01..2025-06-30 top'],
    ['What is that in percent?', 'net-sales-share by item-name @2025-06-01..2025-06-30'],
    [
      'Only the pantry goods, please.',
      'net-sales-share|~itemsales by item-name @2025-06-01..2025-06-30 if category=Pantry || net-sales-share|~itemsales by item-name @2025-06-01..2025-06-30 if reporting-category=Pantry',
    ],
    [
      'And in May?',
      'net-sales-share|~itemsales by item-name @2025-05-01..2025-05-31 if category=Pantry || net-sales-share|~itemsales by item-name @2025-05-01..2025-05-31 if reporting-category=Pantry',
    ],
  ],
  [
    [
      'How were the June payments divided between card and cash?',
      '~payments|payment-share by tender|payment-method @2025-06-01..2025-06-30 || ~cash @2025-06-01..2025-06-30',
    ],
    ['In percent, if you would be so kind.', 'payment-share by tender|payment-method @2025-06-01..2025-06-30'],
    ['Now just the cash, in dollars.', '~cash @2025-06-01..2025-06-30'],
    ['And for each week, please.', '~cash by week @2025-06-01..2025-06-30'],
  ],
  [
    ['How much did each member of the staff sell last week?', '~sold by ~staff @2025-07-06..2025-07-12'],
    ['And this week, up to today?', '~sold by ~staff @2025-07-13..2025-07-18'],
    ['Only Owen and Priya, please.', '~sold by ~staff @2025-07-13..2025-07-18 if ~staff=Owen Reyes,Priya Nair'],
    [
      'What did those two recieve in tips?',
      'tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18 if ~staff=Owen Reyes,Priya Nair || tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18',
    ],
  ],
  [
    [
      'Please compare our three locations for the first half-year.',
      '~taken by location @2025-01-01..2025-06-30 || ~taken by location @2025-01-01..2025-06-30 if location=Location 1,Location 2,Location 3',
    ],
    ['And how many sales did each of them have?', '~count by location @2025-01-01..2025-06-30'],
    [
      'The average per sale as well, if you please.',
      'average-net-sale|average-sale by location @2025-01-01..2025-06-30',
    ],
    [
      'Thank you, and now the second quarter alone.',
      'average-net-sale|average-sale by location @2025-04-01..2025-06-30',
    ],
  ],
  [
    ['I am not certain what Deferred sales means, would you explain it?', 'define deferred-sales'],
    ['I see. How much was it in the second quarter?', 'deferred-sales @2025-04-01..2025-06-30'],
    ['And how much of that were deposits we collected?', 'deposits-collected @2025-04-01..2025-06-30'],
    ['Which deposits are still open today?', 'deferred || rows if transaction-status=Partially Paid'],
    ['When will those customers pay the rest?', 'cannot'],
  ],
  [
    ['What did we pay in fees in June?', 'fees @2025-06-01..2025-06-30'],
    [
      'Is that more than in May?',
      'fees @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || fees @2025-05-01..2025-05-31 || fees by month @2025-05-01..2025-06-30',
    ],
    [
      'And as a percentage of the payments?',
      'fee-rate @2025-06-01..2025-06-30 || fee-rate by month @2025-05-01..2025-06-30',
    ],
    [
      'Which of the June payments were not charged any fee?',
      'rows @2025-06-01..2025-06-30 if fee-charged=Without fee || rows @2025-06-01..2025-06-30 if fee-charged=Without fee; transaction-type=Sale || rows @2025-06-01..2025-06-30 if fee-kind=No fee || rows @2025-06-01..2025-06-30 if fee-kind=No fee; transaction-type=Sale || ~payments|~count by fee-charged|fee-kind|tender @2025-06-01..2025-06-30 || ~payments|~count by tender @2025-06-01..2025-06-30 if fee-charged=Without fee',
    ],
  ],
  [
    ['I would like the sales for the week of July 6, please.', '~taken @2025-07-06..2025-07-12'],
    ['Excuse me, I meant the week before that.', '~taken @2025-06-29..2025-07-05'],
    ['By day, if that is possible.', '~taken by date|weekday @2025-06-29..2025-07-05'],
    ['Which day was the weakest?', '~taken by date|weekday @2025-06-29..2025-07-05 bottom'],
    ['May I see the transactions of that day?', 'rows || rows if transaction-type=Sale'],
  ],
  [
    [
      'Who were our best customers in the second quarter?',
      '~any by customer|customer-id @2025-04-01..2025-06-30 top || customers @2025-04-01..2025-06-30',
    ],
    [
      'And this month so far?',
      '~any by customer|customer-id @2025-07-01..2025-07-18 top || customers @2025-07-01..2025-07-18',
    ],
    ["How many of this month's customers had been here before?", 'customers @2025-07-01..2025-07-18'],
    ['Could you send them a thank-you note?', 'cannot'],
  ],
  [
    [
      'Could you show me the refunds and the discounts for June, please?',
      'discounts|discounts-and-comps @2025-06-01..2025-06-30',
    ],
    ['And both of them for May?', 'discounts|discounts-and-comps @2025-05-01..2025-05-31'],
    ['How do I save this as a file?', 'how *export || how *CSV || how *download'],
    ['Would you e-mail it to my bookkeeper every month?', 'cannot'],
  ],
];
