import type { Asked } from './asked';

/**
 * A farm shop in England. Gill owns it and writes in whole, polite sentences with a word on the dog and her knees; Tom, her
 * son, wants ratios and writes as little as he can; Mr Ashworth, their accountant, writes as he does in letters.
 */
export const farmshopQuestions: readonly Asked[] = [
  // Gill, the owner
  ['Good evening, could you tell me what the till took today please', '~taken @2025-07-18'],
  ['How did we get on yesterday? I was at the vet with the dog all day.', '~taken|~count @2025-07-17'],
  [
    'What did we take over the bank holiday weekend at the end of May, Saturday to the Monday',
    '~taken @2025-05-24..2025-05-26 || ~taken by date @2025-05-24..2025-05-26',
  ],
  [
    'Was Easter better for us this year or last? Good Friday to Easter Monday I mean',
    '~taken|~count @2025-04-18..2025-04-21 vs 2024-03-29..2024-04-01 || ~taken|~count @2024-03-29..2024-04-01 vs 2025-04-18..2025-04-21',
  ],
  [
    'I do feel it has been a poor fortnight, set against the fortnight before. Am I right?',
    '~taken|~count @2025-07-05..2025-07-18 vs 2025-06-21..2025-07-04 || ~taken|~count @2025-07-04..2025-07-17 vs 2025-06-20..2025-07-03 || ~taken|~count @2025-06-29..2025-07-12 vs 2025-06-15..2025-06-28 || ~taken|~count @2025-07-06..2025-07-18 vs 2025-06-22..2025-07-05 || ~taken|~count @2025-07-06..2025-07-18 vs 2025-06-22..2025-07-04 || ~taken|~count by week @2025-06-15..2025-07-12 || ~taken|~count by week @2025-06-22..2025-07-18 || ~taken|~count by week @2025-06-21..2025-07-18',
  ],
  [
    'Which day of the week is our quietest? I should like to close for one after the summer and my knees agree',
    '~taken|~count by weekday',
  ],
  [
    'What did the market stall make on Saturday, it poured down till eleven',
    '~taken @2025-07-12 if device-nickname=Market stall || ~taken @2025-07-12 if channel=In-Person || ~taken by device-nickname|channel @2025-07-12',
  ],
  [
    'How many jars of honey have gone this month, we only have the one hive left',
    '~units @2025-07-01..2025-07-18 if item-name=Wildflower Honey, 350 g',
  ],
  ['Is there anything that has not sold at all since Easter Monday', 'unsold @2025-04-21..2025-07-18'],
  [
    'How much olive oil did we shift in June compared with May?',
    '~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold by month @2025-05-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml',
  ],
  [
    'Those cases of passata, has anyone bought one this month? I have a whole shelf of them in the dairy',
    '~sold @2025-07-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6 || rows @2025-07-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6 || rows @2025-07-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6; transaction-type=Sale || customers @2025-07-01..2025-07-18 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6',
  ],
  [
    'how many places have gone on the baking day since January',
    '~units @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop',
  ],
  [
    'Is the bread or the granola doing better? Last month, say.',
    '~sold by item-name @2025-06-01..2025-06-30 || ~sold by item-name @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g,House Granola',
  ],
  ['What do people buy of a Sunday', '~sold by item-name|category|reporting-category if weekday=0'],
  [
    'Could you show me every sale from yesterday, one line each please',
    'rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale',
  ],
  [
    'What was the biggest single sale last week? Theo says somebody spent a fortune',
    'row || rows @2025-07-06..2025-07-12 || rows @2025-07-06..2025-07-12 if transaction-type=Sale || ~any by transaction-id @2025-07-06..2025-07-12 top || ~any by transaction-id @2025-07-06..2025-07-12 if transaction-type=Sale top',
  ],
  [
    'Has Mrs Applegarth been in this month, her order is still in the fridge',
    'rows @2025-07-01..2025-07-18 if customer=* || rows @2025-07-01..2025-07-18 if customer=*; transaction-type=Sale || customers @2025-07-01..2025-07-18 if customer=* || customers @2025-07-01..2025-07-18 if customer=*; transaction-type=Sale || ~taken|~count @2025-07-01..2025-07-18 if customer=* || ~taken|~count @2025-07-01..2025-07-18 if customer=*; transaction-type=Sale',
  ],
  [
    'Who have been our best customers this year. I like to send them a card at Christmas',
    'customers @2025-01-01..2025-07-18 || ~taken by customer|customer-id @2025-01-01..2025-07-18 top',
  ],
  [
    'How much is still owing to us?',
    'deferred || rows if transaction-status=Partially Paid || rows if channel=Invoice; transaction-status=Partially Paid || rows if source=Invoices; transaction-status=Partially Paid || customers if transaction-status=Partially Paid || customers if channel=Invoice; transaction-status=Partially Paid || customers if source=Invoices; transaction-status=Partially Paid',
  ],
  ['What did we sell in gift vouchers in December', 'gift-card-sales|gift-cards-sold @2024-12-01..2024-12-31'],
  [
    'Did anybody bring anything back this week?',
    'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned @2025-07-13..2025-07-18 || ~any @2025-07-13..2025-07-18 if transaction-type=Refund || rows @2025-07-13..2025-07-18 if transaction-type=Refund',
  ],
  [
    'What did Priya take on Thursday',
    '~taken|~count @2025-07-17 if ~staff=Priya Nair || rows @2025-07-17 if ~staff=Priya Nair || rows @2025-07-17 if transaction-type=Sale; ~staff=Priya Nair',
  ],
  ['How do I put a photograph on the cheese?', 'how /items'],
  ['Where do I print the little labels for the shelf edge', 'how /items'],
  ['It has all gone into Welsh since my grandson had hold of it. How do I get English back', 'how /settings'],
  ['Will the sunshine bring people in tomorrow do you think', 'cannot'],
  ['How many trays of plums are left in the cold store', 'cannot || ask || how /items'],
  ['Bless you, that is a great help.', 'cannot || ask'],
  // Tom, her son
  ['june vs june last yr, net', 'net-sales @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30'],
  [
    'avg sale by location ytd',
    'average-net-sale|average-sale by location @2025-01-01..2025-07-18 || average-net-sale|average-sale by location @2025-01-01..2025-07-18 if transaction-type=Sale',
  ],
  ['category split for H1 in % of net', 'net-sales-share by category|reporting-category @2025-01-01..2025-06-30'],
  ['sales per hour last saturday', '~taken|~count by hour @2025-07-12'],
  ['transactions per month since jan 2024', '~count by month @2024-01-01..2025-07-18'],
  ['tip rate by person june', 'tip-rate by ~staff @2025-06-01..2025-06-30'],
  ['discounts by month this year £', 'discounts|discounts-and-comps by month @2025-01-01..2025-07-18'],
  ['units per item Q2, high to low', '~units by item-name @2025-04-01..2025-06-30 top'],
  [
    'fee rate june and may',
    'fee-rate @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || fee-rate @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || fee-rate by month @2025-05-01..2025-06-30',
  ],
  ['weekend vs weekdays june. net. per day is fine, ill add them up', 'net-sales by weekday @2025-06-01..2025-06-30'],
  [
    'what % of q2 came from the web shop',
    'net-sales-share|payment-share by channel|source @2025-04-01..2025-06-30 || net-sales-share|payment-share @2025-04-01..2025-06-30 if channel=Online || net-sales-share|payment-share @2025-04-01..2025-06-30 if source=Online store || ~taken by channel|source @2025-04-01..2025-06-30',
  ],
  [
    'no of returns per category, 2025 so far',
    'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned by category|reporting-category @2025-01-01..2025-07-18 || ~any by category|reporting-category @2025-01-01..2025-07-18 if transaction-type=Refund || rows @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  ['daily takings for june as a list, i want to plot it', '~taken by date @2025-06-01..2025-06-30'],
  ['whos got the highest average sale ytd', 'average-net-sale|average-sale by ~staff @2025-01-01..2025-07-18 top'],
  ['best week this year and how much was it', '~taken by week @2025-01-01..2025-07-18 top'],
  [
    "cash per month this year. bet it's dropping",
    '~cash by month @2025-01-01..2025-07-18 || ~taken|payment-share by month @2025-01-01..2025-07-18 if payment-method=cash || ~taken|payment-share by month @2025-01-01..2025-07-18 if tender=Cash',
  ],
  [
    'equipment, qty per item since 1 jan',
    '~units by item-name @2025-01-01..2025-07-18 if category=Equipment || ~units by item-name @2025-01-01..2025-07-18 if reporting-category=Equipment',
  ],
  [
    'mornings vs afternoons vs evenings, q2',
    '~taken|~count|net-sales-share|payment-share by part-of-day @2025-04-01..2025-06-30',
  ],
  ['can i build my own report w/ hours down the side and categories across', 'how /financial-suite/custom-reports'],
  [
    'bags of beans, last 30 days, how many',
    '~units @2025-06-19..2025-07-18 if item-name=Single-Origin Beans, 1 kg || ~units @2025-06-18..2025-07-17 if item-name=Single-Origin Beans, 1 kg || ~units @2025-06-18..2025-07-18 if item-name=Single-Origin Beans, 1 kg',
  ],
  [
    'q2 24 vs q2 25 by category',
    '~sold by category|reporting-category @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30 || ~sold by category|reporting-category @2024-04-01..2024-06-30 vs 2025-04-01..2025-06-30',
  ],
  ['whats our margin on the cheddar', 'cannot'],
  // Mr Ashworth, the accountant
  ['Please provide net sales for the quarter ended 30 June 2025.', 'net-sales @2025-04-01..2025-06-30'],
  ['Kindly confirm the VAT collected in the second quarter of 2024.', 'taxes|taxes-on-sales @2024-04-01..2024-06-30'],
  ['Total card processing charges, April to June inclusive.', 'fees|processing-fees @2025-04-01..2025-06-30'],
  ['Takings for the tax year to date, that is, from 6 April.', '~taken @2025-04-06..2025-07-18'],
  ['I require gross sales for the financial year ended 31 March 2025.', 'gross-sales @2024-04-01..2025-03-31'],
  [
    'June sales, split between those on which tax was charged and those on which it was not.',
    'taxable-sales @2025-06-01..2025-06-30 || untaxed-sales @2025-06-01..2025-06-30',
  ],
  [
    "What precisely is included in 'total payments', and how does it differ from 'total sales'?",
    'define total-payments; total-sales',
  ],
  ['Deposits received in June.', 'deposits-collected|deposits|invoices|deferred-sales @2025-06-01..2025-06-30'],
  ['Where may I find the listing of all transactions, for export?', 'how /transactions'],
  ['Has the corporation tax return for 2024 been filed?', 'cannot'],
];

export const farmshopDialogues: readonly (readonly Asked[])[] = [
  [
    ['What did we take on Saturday', '~taken @2025-07-12'],
    ['And the Saturday before?', '~taken @2025-07-05'],
    [
      'Only the market stall, I meant',
      '~taken @2025-07-05 if device-nickname=Market stall || ~taken @2025-07-05 if channel=In-Person || ~taken by device-nickname|channel @2025-07-05',
    ],
    [
      'And on the first Saturday in June, the stall again',
      '~taken @2025-06-07 if device-nickname=Market stall || ~taken @2025-06-07 if channel=In-Person || ~taken by device-nickname|channel @2025-06-07',
    ],
  ],
  [
    ['How many loaves did we sell last week?', '~units @2025-07-06..2025-07-12 if item-name=Sourdough Loaf, 800 g'],
    ['And the week before that', '~units @2025-06-29..2025-07-05 if item-name=Sourdough Loaf, 800 g'],
    ['What does that come to in pounds, love', '~itemsales @2025-06-29..2025-07-05 if item-name=Sourdough Loaf, 800 g'],
    ['And the granola', '~sold @2025-06-29..2025-07-05 if item-name=House Granola'],
  ],
  [
    [
      'What has Mr Pennywell spent with us this year?',
      '~taken @2025-01-01..2025-07-18 if customer=* || customers @2025-01-01..2025-07-18 if customer=*',
    ],
    [
      'What was it he bought',
      '~sold by item-name|category|reporting-category @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer=*; transaction-type=Sale',
    ],
    [
      'Oh, and Ingrid Solheim, what did she spend',
      '~taken @2025-01-01..2025-07-18 if customer=* || customers @2025-01-01..2025-07-18 if customer=*',
    ],
    [
      'Now all of them please, whoever spent most at the top',
      'customers @2025-01-01..2025-07-18 || ~taken by customer|customer-id @2025-01-01..2025-07-18 top',
    ],
  ],
  [
    ['How do I add the new chutney to the shop?', 'how /items'],
    ['I should like it under Preserves but there is no such category. Where do I make one?', 'how /items/categories'],
    ['And can I put up twenty prices in one go', 'how /items'],
    [
      'Lovely. What did Pantry bring in last month, then',
      '~itemsales @2025-06-01..2025-06-30 if category=Pantry || ~itemsales @2025-06-01..2025-06-30 if reporting-category=Pantry',
    ],
  ],
  [
    ['net sales by month this year', 'net-sales by month @2025-01-01..2025-07-18'],
    ['by location instead', 'net-sales by location @2025-01-01..2025-07-18'],
    ['as %', 'net-sales-share by location @2025-01-01..2025-07-18'],
    ['only q2', 'net-sales-share by location @2025-04-01..2025-06-30'],
    ['£ again, vs q2 last yr', 'net-sales by location @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30'],
  ],
  [
    [
      'avg sale last week',
      'average-net-sale|average-sale @2025-07-06..2025-07-12 || average-net-sale|average-sale @2025-07-06..2025-07-12 if transaction-type=Sale',
    ],
    [
      'per staff',
      'average-net-sale|average-sale by ~staff @2025-07-06..2025-07-12 || average-net-sale|average-sale by ~staff @2025-07-06..2025-07-12 if transaction-type=Sale',
    ],
    [
      'week before',
      'average-net-sale|average-sale by ~staff @2025-06-29..2025-07-05 || average-net-sale|average-sale by ~staff @2025-06-29..2025-07-05 if transaction-type=Sale',
    ],
    [
      'no of sales as well',
      '~count by ~staff @2025-06-29..2025-07-05 || ~count by ~staff @2025-06-29..2025-07-05 if transaction-type=Sale',
    ],
    [
      'whats owens tip rate then, same wk',
      'tip-rate @2025-06-29..2025-07-05 if ~staff=Owen Reyes || tip-rate by ~staff @2025-06-29..2025-07-05 || tip-rate by ~staff @2025-06-29..2025-07-05 if ~staff=Owen Reyes',
    ],
  ],
  [
    ['transactions by hour yesterday', '~count by hour @2025-07-17'],
    ['same for the thursday before', '~count by hour @2025-07-10'],
    ['peak?', '~count by hour @2025-07-10 top'],
    ['in £', '~taken by hour @2025-07-10'],
  ],
  [
    [
      'Tom says coffee is our best line this year. Is it?',
      '~sold|net-sales-share by category|reporting-category @2025-01-01..2025-07-18',
    ],
    ['tom here. in units pls', '~units by category|reporting-category @2025-01-01..2025-07-18'],
    [
      'ok the single items within coffee',
      '~units by item-name @2025-01-01..2025-07-18 if category=Coffee || ~units by item-name @2025-01-01..2025-07-18 if reporting-category=Coffee',
    ],
    [
      'Gill again. Just for June, dear',
      '~units by item-name @2025-06-01..2025-06-30 if category=Coffee || ~units by item-name @2025-06-01..2025-06-30 if reporting-category=Coffee',
    ],
    ['Thank you both', 'cannot || ask'],
  ],
  [
    ['Net sales, first quarter of 2025, please.', 'net-sales @2025-01-01..2025-03-31'],
    ['Gross sales likewise.', 'gross-sales @2025-01-01..2025-03-31'],
    ['Discounts and comps?', 'discounts-and-comps|discounts|comps @2025-01-01..2025-03-31'],
    ['And returns.', 'returns|returned|refunds @2025-01-01..2025-03-31'],
    ['Returns for the second quarter also.', 'returns|returned|refunds @2025-04-01..2025-06-30'],
  ],
  [
    ['VAT for June.', 'taxes|taxes-on-sales @2025-06-01..2025-06-30'],
    ['May?', 'taxes|taxes-on-sales @2025-05-01..2025-05-31'],
    [
      'How much of that was given back on refunds',
      'taxes-on-refunds @2025-05-01..2025-05-31 || taxes|taxes-on-refunds @2025-05-01..2025-05-31 if transaction-type=Refund',
    ],
    ['What do you count as "taxes", with or without that?', 'define taxes || define taxes; taxes-on-refunds'],
  ],
  [
    ['Card charges for June.', 'fees|processing-fees @2025-06-01..2025-06-30'],
    ['Expressed as a percentage of payments.', 'fee-rate @2025-06-01..2025-06-30'],
    [
      'Month by month from January.',
      'fee-rate by month @2025-01-01..2025-07-18 || fee-rate by month @2025-01-01..2025-06-30',
    ],
    ['Fees on invoices only, first half-year in total.', 'invoice-fees @2025-01-01..2025-06-30'],
  ],
  [
    [
      'Which invoices have been paid only in part?',
      'rows if transaction-status=Partially Paid || rows if channel=Invoice; transaction-status=Partially Paid || rows if source=Invoices; transaction-status=Partially Paid || deferred',
    ],
    [
      'What does that amount to altogether?',
      'deferred || ~any if transaction-status=Partially Paid || ~any if channel=Invoice; transaction-status=Partially Paid || ~any if source=Invoices; transaction-status=Partially Paid || rows if transaction-status=Partially Paid || rows if channel=Invoice; transaction-status=Partially Paid || rows if source=Invoices; transaction-status=Partially Paid',
    ],
    ['By when will they pay the remainder?', 'cannot'],
    [
      'I see. And the invoices that were paid in June, how much did they bring?',
      '~taken|invoices @2025-06-01..2025-06-30 if channel=Invoice || ~taken|invoices @2025-06-01..2025-06-30 if source=Invoices || invoices @2025-06-01..2025-06-30 || ~taken by channel|source @2025-06-01..2025-06-30',
    ],
  ],
];
