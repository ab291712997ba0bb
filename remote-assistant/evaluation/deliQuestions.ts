import type { Asked } from './asked';

/**
 * The owner of a deli with catering, who tells the reasons around a question and whose first language is not English. Mistakes of
 * grammar are meant.
 */
export const deliQuestions: readonly Asked[] = [
  // Sales of days, weeks, months
  [
    'My wife asks me at the breakfast how much the shop has taken in yesterday, can you say it to me?',
    '~taken @2025-07-17',
  ],
  ['I was sick on Tuesday and nobody has told me how the business was, can you?', '~taken|~count @2025-07-15'],
  [
    'The landlord wants to see our sales from January until end of March, how much was it in total?',
    '~taken @2025-01-01..2025-03-31',
  ],
  [
    'We made a lot of advertisement for the 4th of July, so I am curious how much came in on this day.',
    '~taken|~count @2025-07-04',
  ],
  ['This year we had opened on Easter Sunday, tell me what turnover we have made there.', '~taken @2025-04-20'],
  [
    'I would like that you compare for me the June of this year with the June of last year.',
    '~taken @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 || ~taken @2024-06-01..2024-06-30 vs 2025-06-01..2025-06-30',
  ],
  ['What was our best month in 2024? I want to hang it on the wall.', '~taken by month @2024-01-01..2024-12-31 top'],
  [
    'My tax adviser says gross sales and not net, so please give me the gross sales of May.',
    'gross-sales @2025-05-01..2025-05-31',
  ],
  [
    'Please write me for every month of this year the net sales, I make a small table for my son.',
    'net-sales by month @2025-01-01..2025-07-18',
  ],
  [
    'My brother manages Location 2 and he says always that he makes more than me in Location 1, who is right for this month?',
    '~taken|~count by location @2025-07-01..2025-07-18 top || ~taken|~count by location @2025-07-01..2025-07-18 || ~taken|~count by location @2025-07-01..2025-07-18 if location=Location 1,Location 2 top || ~taken|~count by location @2025-07-01..2025-07-18 if location=Location 1,Location 2 || ~taken|~count @2025-07-01..2025-07-18 if location=Location 1 || ~taken|~count @2025-07-01..2025-07-18 if location=Location 2 || ~taken|~count @2025-07-01..2025-07-18 if location=Location 1,Location 2',
  ],
  [
    'Since the road is closed I feel Location 3 has less guests, how many sales were there on Sunday?',
    '~count @2025-07-13 if location=Location 3 || ~count @2025-07-13 if location=Location 3; transaction-type=Sale || rows @2025-07-13 if location=Location 3 || rows @2025-07-13 if location=Location 3; transaction-type=Sale',
  ],
  // Hours and weekdays
  [
    'I am thinking to close more early, how much do we still sell this month after 5 in the evening?',
    '~taken|~sold|~count @2025-07-01..2025-07-18 if part-of-day=Evening || ~taken|~sold|~count @2025-07-01..2025-07-18 if hour=17,18,19,20,21,22,23 || ~taken|~sold|~count @2025-07-01..2025-07-18 if hour=17,18,19 || ~taken|~sold|~count @2025-07-01..2025-07-18 if hour=17,18,19,20 || ~taken|~sold|~count @2025-07-01..2025-07-18 if hour=17,18 || ~taken|~sold|~count @2025-07-01..2025-07-18 if hour=17,18,19,20,21 || ~taken|~sold|~count @2025-07-01..2025-07-18 if hour=17,18,19,20,21,22 || ~taken|~sold|~count by date @2025-07-01..2025-07-18 if part-of-day=Evening || ~taken|~sold|~count by date @2025-07-01..2025-07-18 if hour=17,18,19,20,21,22,23 || ~taken|~sold|~count by date @2025-07-01..2025-07-18 if hour=17,18,19 || ~taken|~sold|~count by date @2025-07-01..2025-07-18 if hour=17,18,19,20 || ~taken|~sold|~count by date @2025-07-01..2025-07-18 if hour=17,18 || ~taken|~sold|~count by date @2025-07-01..2025-07-18 if hour=17,18,19,20,21 || ~taken|~sold|~count by date @2025-07-01..2025-07-18 if hour=17,18,19,20,21,22 || ~taken|~sold|~count by weekday @2025-07-01..2025-07-18 if part-of-day=Evening || ~taken|~sold|~count by weekday @2025-07-01..2025-07-18 if hour=17,18,19,20,21,22,23 || ~taken|~sold|~count by weekday @2025-07-01..2025-07-18 if hour=17,18,19 || ~taken|~sold|~count by weekday @2025-07-01..2025-07-18 if hour=17,18,19,20 || ~taken|~sold|~count by weekday @2025-07-01..2025-07-18 if hour=17,18 || ~taken|~sold|~count by weekday @2025-07-01..2025-07-18 if hour=17,18,19,20,21 || ~taken|~sold|~count by weekday @2025-07-01..2025-07-18 if hour=17,18,19,20,21,22 || ~taken|~sold|~count by part-of-day @2025-07-01..2025-07-18 || ~taken|~sold|~count by hour @2025-07-01..2025-07-18',
  ],
  ['Which day in the week is the weakest for us? I would make it our free day.', '~taken|~count by weekday bottom'],
  [
    'At which hour is the most rush on Saturdays, because I will put two persons there.',
    '~taken|~count by hour if weekday=6 top',
  ],
  [
    'Are the mornings or the afternoons stronger with us? I ask for June, because then I had a girl only for half day.',
    '~taken|~count by part-of-day @2025-06-01..2025-06-30 top || ~taken|~count by part-of-day @2025-06-01..2025-06-30 || ~taken|~count by part-of-day @2025-06-01..2025-06-30 if part-of-day=Afternoon,Morning top || ~taken|~count by part-of-day @2025-06-01..2025-06-30 if part-of-day=Afternoon,Morning',
  ],
  // Staff and tips
  [
    'Because I want to give a small prize, tell me who of my people has sold the most in June.',
    '~taken by ~staff @2025-06-01..2025-06-30 top',
  ],
  [
    'Owen tells me he gets too less tips, I want to see the tips of last month for everybody.',
    'tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30',
  ],
  [
    'Theo is new with us, how he is doing this week compared with the last one?',
    '~taken|~count @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if ~staff=Theo Lindqvist || ~taken|~count @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18 if ~staff=Theo Lindqvist || ~taken|~count @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 if ~staff=Theo Lindqvist || ~taken|~count @2025-07-06..2025-07-11 vs 2025-07-13..2025-07-18 if ~staff=Theo Lindqvist',
  ],
  [
    'How big is the tip in percent of our sales for June? In my country it would be nearly zero.',
    'tip-rate @2025-06-01..2025-06-30',
  ],
  [
    'On the big tables the gratuity comes automatically on the bill, how much was this in May?',
    'auto-gratuity @2025-05-01..2025-05-31',
  ],
  [
    'My nephew is doing discounts too generous I am afraid, what did each employee give in discounts this month?',
    'discounts|discounts-and-comps by ~staff @2025-07-01..2025-07-18',
  ],
  // Catering
  [
    'I think the catering is going down since the spring, can you show it to me month for month in this year?',
    '~sold by month @2025-01-01..2025-07-18 if category=Catering || ~sold by month @2025-01-01..2025-07-18 if reporting-category=Catering || ~sold by month @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12',
  ],
  [
    'How many platters have we sold for all these graduation parties in May and June?',
    '~units @2025-05-01..2025-06-30 if category=Catering || ~units @2025-05-01..2025-06-30 if reporting-category=Catering || ~units @2025-05-01..2025-06-30 if item-name=Catering Platter, Serves 12 || ~units by month @2025-05-01..2025-06-30 if category=Catering || ~units by month @2025-05-01..2025-06-30 if reporting-category=Catering || ~units by month @2025-05-01..2025-06-30 if item-name=Catering Platter, Serves 12',
  ],
  ['If I write an invoice of 600 dollars to the school, how much of fee do you take from it?', 'text $21.15'],
  [
    'Somebody is on the phone for a platter for twelve persons and I forgot what we ask for it, how much it costs?',
    'text $180.00',
  ],
  [
    'How much have we made with invoices in the second quarter? The offices pay us all like this.',
    '~taken|invoices @2025-04-01..2025-06-30 if channel=Invoice || ~taken|invoices @2025-04-01..2025-06-30 if source=Invoices || ~taken|invoices by month @2025-04-01..2025-06-30 if channel=Invoice || ~taken|invoices by month @2025-04-01..2025-06-30 if source=Invoices || ~taken by channel|source @2025-04-01..2025-06-30 || invoices @2025-04-01..2025-06-30',
  ],
  [
    'The people have already paid us something for parties which did not happen yet, how much money is this today?',
    'deferred',
  ],
  [
    'My partner says we collected many deposits in June, how much was collected?',
    'deposits-collected|invoices @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-status=Partially Paid || rows @2025-06-01..2025-06-30 if transaction-status=Partially Paid; transaction-type=Sale',
  ],
  [
    'Which customers take catering from us the most since January? They should get a basket for Christmas.',
    'customers @2025-01-01..2025-07-18 if category=Catering || customers @2025-01-01..2025-07-18 if reporting-category=Catering || customers @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12 || ~count|~taken|~sold by customer|customer-id @2025-01-01..2025-07-18 if category=Catering top || ~count|~taken|~sold by customer|customer-id @2025-01-01..2025-07-18 if category=Catering || ~count|~taken|~sold by customer|customer-id @2025-01-01..2025-07-18 if reporting-category=Catering top || ~count|~taken|~sold by customer|customer-id @2025-01-01..2025-07-18 if reporting-category=Catering || ~count|~taken|~sold by customer|customer-id @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12 top || ~count|~taken|~sold by customer|customer-id @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12',
  ],
  // Items
  [
    'From all what is in the coffee category, which article is the best seller since January?',
    '~sold by item-name @2025-01-01..2025-07-18 if category=Coffee top || ~sold by item-name @2025-01-01..2025-07-18 if reporting-category=Coffee top',
  ],
  [
    'What is nobody buying anymore? I look on the last month and I want to throw it out of the menu.',
    'unsold @2025-06-01..2025-06-30 || ~sold by item-name @2025-06-01..2025-06-30 bottom',
  ],
  [
    'The beekeeper comes tomorrow, so how many glasses of the honey did we sell this month?',
    '~units @2025-07-01..2025-07-18 if item-name=Wildflower Honey, 350 g',
  ],
  [
    'Our granola, I am proud on it, did it bring more money in June than in May?',
    '~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=House Granola || ~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if item-name=House Granola || ~sold by month @2025-05-01..2025-06-30 if item-name=House Granola',
  ],
  [
    'The cheddar is going like crazy I feel, how much of it did Location 2 sell this month?',
    '~sold @2025-07-01..2025-07-18 if item-name=Aged Cheddar; location=Location 2',
  ],
  ['A lady asks what the nice chef’s knife costs, please fast, she is waiting.', 'text $129.00'],
  [
    'Which categories make the most for us this year? I need to decide where to put the new fridge.',
    '~sold by category|reporting-category @2025-01-01..2025-07-18 top',
  ],
  // Payments, fees, tax
  [
    'I must go to the bank now, so how much cash came in since Monday, please?',
    '~cash @2025-07-14..2025-07-18 || ~cash by date @2025-07-14..2025-07-18 || ~taken @2025-07-14..2025-07-18 if payment-method=Cash || ~taken @2025-07-14..2025-07-18 if tender=Cash || ~any by tender|payment-method @2025-07-14..2025-07-18',
  ],
  [
    'I want to understand how the people pay this week, cash, card, phone and the rest, everything next to each other.',
    '~any by tender|payment-method @2025-07-13..2025-07-18',
  ],
  [
    'The card company takes so much from us, what were the fees in the last month?',
    'fees|processing-fees @2025-06-01..2025-06-30 || fees|processing-fees by fee-kind @2025-06-01..2025-06-30',
  ],
  ['What percentage do you take from us when the guest pays? I found it nowhere written.', 'text 2.9% || fee-rate'],
  [
    'My accountant asks the sales tax of the second quarter, she needs it before Monday.',
    'taxes|taxes-on-sales @2025-04-01..2025-06-30 || taxes|taxes-on-sales by month @2025-04-01..2025-06-30',
  ],
  [
    'For my plan with the bank I need to know what the average sale was in June.',
    'average-net-sale|average-sale @2025-06-01..2025-06-30',
  ],
  [
    'How big is the part of the online shop in our sales this year, is it worth the work?',
    '~taken|net-sales-share|payment-share by channel|source @2025-01-01..2025-07-18 || net-sales-share|payment-share @2025-01-01..2025-07-18 if channel=Online || net-sales-share|payment-share @2025-01-01..2025-07-18 if source=Online store',
  ],
  [
    'Sometimes we give something for free to the neighbours, how much was it in this year until now?',
    'comps|comp-count|discounts-and-comps @2025-01-01..2025-07-18 || comps|comp-count|discounts-and-comps by month @2025-01-01..2025-07-18',
  ],
  // Refunds and single sales
  [
    'Last week some people came back with goods, how much did we give back to them altogether?',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-06..2025-07-12 || rows @2025-07-06..2025-07-12 if transaction-type=Refund || ~any by transaction-type @2025-07-06..2025-07-12 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-07-06..2025-07-12 || ~count|~taken @2025-07-06..2025-07-12 if transaction-type=Refund',
  ],
  [
    'Somebody has ordered on our online store yesterday, I want to see these orders one by one.',
    'rows @2025-07-17 if channel=Online || rows @2025-07-17 if source=Online store || rows @2025-07-17 if channel=Online; transaction-type=Sale || rows @2025-07-17 if source=Online store; transaction-type=Sale',
  ],
  [
    'I had yesterday a fight with a guest about a bill of 58.20, can you find it?',
    'rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale || row',
  ],
  [
    'Please show all the sales from this week which are more than 150 dollars, I want to thank them.',
    'rows @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if transaction-type=Sale',
  ],
  [
    'I do not remember when Simone Achterberg was here the last time, can you look for me?',
    'rows if customer=Simone Achterberg (C-009) || rows if customer-id=C-009 || rows if customer=Simone Achterberg (C-009); transaction-type=Sale || rows if customer-id=C-009; transaction-type=Sale || row || customers if customer=Simone Achterberg (C-009) || customers if customer-id=C-009 || ~any by date if customer=Simone Achterberg (C-009) || ~any by date if customer-id=C-009',
  ],
  [
    'Clara Montrose says she is our best client, how much did she really spend in this year?',
    '~taken @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011) || ~taken @2025-01-01..2025-07-18 if customer-id=C-011 || ~taken by month @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011) || ~taken by month @2025-01-01..2025-07-18 if customer-id=C-011 || customers @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011) || customers @2025-01-01..2025-07-18 if customer-id=C-011',
  ],
  // Meaning and ways
  [
    'Excuse me, I see on the report the words deferred sales and I do not understand it, what does it mean?',
    'define deferred-sales',
  ],
  ['My English is not so good, what is inside of total sales, are tips also there?', 'define total-sales'],
  [
    'The supplier is again more expensive, so I must raise the price of the platter, where do I change this?',
    'how /items',
  ],
  [
    'The tax office wants everything on paper, how can I print the report?',
    'how *print || how *export || how /reports',
  ],
  ['My eyes are tired in the evening, can I make this program dark?', 'how /settings || how *dark || how *theme'],
  ['A guest needs his receipt from May for his company, where do I search for this?', 'how /transactions'],
  // What it cannot do or does not know
  ['When I take away rent, salaries and the meat, what profit stays for me in June?', 'cannot'],
  ['They say it will be 100 degrees next week, will we sell more cold brew then?', 'cannot'],
  ['Please write to Clara Montrose an email that her order is ready.', 'cannot'],
  ['I have to pay Maya, how many hours she was working the last week?', 'cannot'],
];

/** The same person asks. Each turn is asked after the ones before it. */
export const deliDialogues: readonly (readonly Asked[])[] = [
  [
    ['Good morning, tell me please how much we have sold in the last week.', '~taken @2025-07-06..2025-07-12'],
    [
      'And in the week before? I was in Italy by my mother.',
      '~taken @2025-06-29..2025-07-05 || ~taken @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || ~taken @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12',
    ],
    [
      'Show it to me day for day, please.',
      '~taken by date @2025-06-29..2025-07-05 || ~taken by weekday @2025-06-29..2025-07-05 || ~taken by date @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || ~taken by weekday @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || ~taken by date @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 || ~taken by weekday @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12',
    ],
    [
      'Which day from these was the strongest?',
      '~taken by date @2025-06-29..2025-07-05 top || ~taken by weekday @2025-06-29..2025-07-05 top || ~taken by date @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 top || ~taken by weekday @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 top || ~taken by date @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 top || ~taken by weekday @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 top',
    ],
  ],
  [
    [
      'How many catering orders did we have in June?',
      '~count|~units @2025-06-01..2025-06-30 if category=Catering || ~count|~units @2025-06-01..2025-06-30 if reporting-category=Catering || ~count|~units @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12 || rows @2025-06-01..2025-06-30 if category=Catering || rows @2025-06-01..2025-06-30 if reporting-category=Catering || rows @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12 || rows @2025-06-01..2025-06-30 if category=Catering; transaction-type=Sale || rows @2025-06-01..2025-06-30 if reporting-category=Catering; transaction-type=Sale || rows @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12; transaction-type=Sale',
    ],
    [
      'And how much money is it?',
      '~sold @2025-06-01..2025-06-30 if category=Catering || ~sold @2025-06-01..2025-06-30 if reporting-category=Catering || ~sold @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12',
    ],
    [
      'Is this more than in May? My feeling says no.',
      '~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Catering || ~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if reporting-category=Catering || ~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=Catering Platter, Serves 12 || ~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Catering || ~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if reporting-category=Catering || ~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12 || ~sold by month @2025-05-01..2025-06-30 if category=Catering || ~sold by month @2025-05-01..2025-06-30 if reporting-category=Catering || ~sold by month @2025-05-01..2025-06-30 if item-name=Catering Platter, Serves 12',
    ],
  ],
  [
    [
      'Was Simone Achterberg here in this month?',
      '~any @2025-07-01..2025-07-18 if customer=Simone Achterberg (C-009) || ~any @2025-07-01..2025-07-18 if customer-id=C-009 || ~any by date @2025-07-01..2025-07-18 if customer=Simone Achterberg (C-009) || ~any by date @2025-07-01..2025-07-18 if customer-id=C-009 || customers @2025-07-01..2025-07-18 if customer=Simone Achterberg (C-009) || customers @2025-07-01..2025-07-18 if customer-id=C-009 || rows @2025-07-01..2025-07-18 if customer=Simone Achterberg (C-009) || rows @2025-07-01..2025-07-18 if customer-id=C-009 || rows @2025-07-01..2025-07-18 if customer=Simone Achterberg (C-009); transaction-type=Sale || rows @2025-07-01..2025-07-18 if customer-id=C-009; transaction-type=Sale',
    ],
    [
      'And last month?',
      '~any @2025-06-01..2025-06-30 if customer=Simone Achterberg (C-009) || ~any @2025-06-01..2025-06-30 if customer-id=C-009 || ~any by date @2025-06-01..2025-06-30 if customer=Simone Achterberg (C-009) || ~any by date @2025-06-01..2025-06-30 if customer-id=C-009 || ~any @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if customer=Simone Achterberg (C-009) || ~any @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if customer-id=C-009 || ~any by date @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if customer=Simone Achterberg (C-009) || ~any by date @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if customer-id=C-009 || ~any @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if customer=Simone Achterberg (C-009) || ~any @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if customer-id=C-009 || ~any by date @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if customer=Simone Achterberg (C-009) || ~any by date @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if customer-id=C-009 || ~any @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if customer=Simone Achterberg (C-009) || ~any @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if customer-id=C-009 || ~any by date @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if customer=Simone Achterberg (C-009) || ~any by date @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if customer-id=C-009 || ~any @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if customer=Simone Achterberg (C-009) || ~any @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if customer-id=C-009 || ~any by date @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if customer=Simone Achterberg (C-009) || ~any by date @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if customer-id=C-009 || customers @2025-06-01..2025-06-30 if customer=Simone Achterberg (C-009) || customers @2025-06-01..2025-06-30 if customer-id=C-009 || rows @2025-06-01..2025-06-30 if customer=Simone Achterberg (C-009) || rows @2025-06-01..2025-06-30 if customer-id=C-009 || rows @2025-06-01..2025-06-30 if customer=Simone Achterberg (C-009); transaction-type=Sale || rows @2025-06-01..2025-06-30 if customer-id=C-009; transaction-type=Sale',
    ],
    [
      'How much she has spent since January, all together?',
      '~taken @2025-01-01..2025-07-18 if customer=Simone Achterberg (C-009) || ~taken @2025-01-01..2025-07-18 if customer-id=C-009 || customers @2025-01-01..2025-07-18 if customer=Simone Achterberg (C-009) || customers @2025-01-01..2025-07-18 if customer-id=C-009',
    ],
  ],
  [
    [
      'The fees are eating me, how much was it in this year until now?',
      'fees|processing-fees @2025-01-01..2025-07-18 || fees|processing-fees by month @2025-01-01..2025-07-18 || fees|processing-fees by fee-kind @2025-01-01..2025-07-18',
    ],
    [
      'Please separate the invoices from the other ones.',
      'fees by fee-kind @2025-01-01..2025-07-18 || processing-fees|invoice-fees @2025-01-01..2025-07-18 || ~any by fee-kind @2025-01-01..2025-07-18',
    ],
    ['There is also a fee rate on my screen, what does fee rate mean?', 'define fee-rate'],
    [
      'And how high was it in June?',
      'fee-rate @2025-06-01..2025-06-30 || fee-rate by fee-kind @2025-06-01..2025-06-30',
    ],
  ],
  [
    [
      'I want to divide the tips for the team, how much tips came in last week?',
      'tips|tips-and-gratuity @2025-07-06..2025-07-12 || tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12',
    ],
    [
      'How much from it was by card?',
      'card-tips @2025-07-06..2025-07-12 || card-tips by ~staff @2025-07-06..2025-07-12 || tips|tips-and-gratuity by tender|payment-method @2025-07-06..2025-07-12 || tips|tips-and-gratuity @2025-07-06..2025-07-12 if payment-method=Card || tips|tips-and-gratuity @2025-07-06..2025-07-12 if tender=Card',
    ],
    [
      'And now for each person, please, card and cash together.',
      'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12',
    ],
    [
      'Only Maya, she stands here and waits.',
      'tips|tips-and-gratuity @2025-07-06..2025-07-12 if ~staff=Maya Duarte || tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12 if ~staff=Maya Duarte',
    ],
  ],
  [
    [
      'What sells the best from the bakery this month?',
      '~sold by item-name @2025-07-01..2025-07-18 if category=Bakery top || ~sold by item-name @2025-07-01..2025-07-18 if reporting-category=Bakery top',
    ],
    [
      'And what the least?',
      '~sold by item-name @2025-07-01..2025-07-18 if category=Bakery bottom || ~sold by item-name @2025-07-01..2025-07-18 if reporting-category=Bakery bottom',
    ],
    [
      'How is the whole bakery in each location?',
      '~sold by location @2025-07-01..2025-07-18 if category=Bakery || ~sold by location @2025-07-01..2025-07-18 if reporting-category=Bakery',
    ],
    [
      'The same for June, so I see if it is the heat.',
      '~sold by location @2025-06-01..2025-06-30 if category=Bakery || ~sold by location @2025-06-01..2025-06-30 if reporting-category=Bakery || ~sold by location @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if category=Bakery || ~sold by location @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if reporting-category=Bakery || ~sold by location @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if category=Bakery || ~sold by location @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if reporting-category=Bakery || ~sold by location @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if category=Bakery || ~sold by location @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if reporting-category=Bakery || ~sold by location @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if category=Bakery || ~sold by location @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if reporting-category=Bakery',
    ],
  ],
  [
    ['We have a new soup from today, how do I bring it in the system?', 'how /items'],
    ['My son made a picture of it, where do I put this?', 'how /items || how *photo'],
    ['And if I wrote the price wrong, how can I correct it?', 'how /items'],
    ['Will the people like the soup, what do you think?', 'cannot'],
  ],
  [
    [
      'How much did our internet shop make in the last month?',
      '~taken @2025-06-01..2025-06-30 if channel=Online || ~taken @2025-06-01..2025-06-30 if source=Online store || ~taken by channel|source @2025-06-01..2025-06-30',
    ],
    [
      'How many orders was it?',
      '~count @2025-06-01..2025-06-30 if channel=Online || ~count @2025-06-01..2025-06-30 if source=Online store || ~count @2025-06-01..2025-06-30 if channel=Online; transaction-type=Sale || ~count @2025-06-01..2025-06-30 if source=Online store; transaction-type=Sale || ~count by channel|source @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if channel=Online || rows @2025-06-01..2025-06-30 if source=Online store || rows @2025-06-01..2025-06-30 if channel=Online; transaction-type=Sale || rows @2025-06-01..2025-06-30 if source=Online store; transaction-type=Sale',
    ],
    [
      'So what is the average of one order?',
      'average-net-sale|average-sale @2025-06-01..2025-06-30 if channel=Online || average-net-sale|average-sale @2025-06-01..2025-06-30 if source=Online store || average-net-sale|average-sale by channel|source @2025-06-01..2025-06-30',
    ],
    [
      'And in May, was the average higher?',
      'average-net-sale|average-sale @2025-05-01..2025-05-31 if channel=Online || average-net-sale|average-sale @2025-05-01..2025-05-31 if source=Online store || average-net-sale|average-sale @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if channel=Online || average-net-sale|average-sale @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if source=Online store || average-net-sale|average-sale @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if channel=Online || average-net-sale|average-sale @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if source=Online store || average-net-sale|average-sale by month @2025-05-01..2025-06-30 if channel=Online || average-net-sale|average-sale by month @2025-05-01..2025-06-30 if source=Online store',
    ],
  ],
  [
    [
      'I heard there were many refunds in this week, how much is it?',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if transaction-type=Refund || ~any by transaction-type @2025-07-13..2025-07-18 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-07-13..2025-07-18 || ~count|~taken @2025-07-13..2025-07-18 if transaction-type=Refund',
    ],
    [
      'Which articles are these?',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-07-13..2025-07-18 || ~any by item-name @2025-07-13..2025-07-18 if transaction-type=Refund || rows @2025-07-13..2025-07-18 if transaction-type=Refund',
    ],
    [
      'Is it always the same employee who makes them?',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-07-13..2025-07-18 || ~any by ~staff @2025-07-13..2025-07-18 if transaction-type=Refund || rows @2025-07-13..2025-07-18 if transaction-type=Refund',
    ],
  ],
  [
    ['What have we taken this month until today?', '~taken @2025-07-01..2025-07-18'],
    [
      'And until the same day in June?',
      '~taken @2025-06-01..2025-06-18 || ~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 || ~taken @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18',
    ],
    [
      'My brother says that last year in the same days we had more, check it please.',
      '~taken @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 || ~taken @2024-07-01..2024-07-18 vs 2025-07-01..2025-07-18 || ~taken @2024-07-01..2024-07-18 || ~taken @2024-06-01..2024-06-18 || ~taken @2025-06-01..2025-06-18 vs 2024-06-01..2024-06-18 || ~taken @2024-06-01..2024-06-18 vs 2025-06-01..2025-06-18',
    ],
  ],
  [
    ['How much profit did we make in June?', 'cannot'],
    ['Ah, pity. Then tell me the net sales for it.', 'net-sales @2025-06-01..2025-06-30'],
    [
      'And how much did we give on discounts in the same month?',
      'discounts|discounts-and-comps @2025-06-01..2025-06-30',
    ],
    ['And what taxes were collected?', 'taxes|taxes-on-sales @2025-06-01..2025-06-30'],
    ['Thank you, you are a good one.', 'cannot'],
  ],
  [
    [
      'How many sales did we have on Wednesday, it looked so empty.',
      '~count @2025-07-16 || ~count @2025-07-16 if transaction-type=Sale || rows @2025-07-16 || rows @2025-07-16 if transaction-type=Sale',
    ],
    [
      'Split it by the hours, please.',
      '~count by hour @2025-07-16 || ~count by hour @2025-07-16 if transaction-type=Sale',
    ],
    [
      'And how was it on Thursday?',
      '~count by hour @2025-07-17 || ~count by hour @2025-07-17 if transaction-type=Sale || ~count @2025-07-17 || ~count @2025-07-17 if transaction-type=Sale || ~count by hour @2025-07-16 vs 2025-07-17 || ~count by hour @2025-07-16 vs 2025-07-17 if transaction-type=Sale || ~count @2025-07-16 vs 2025-07-17 || ~count @2025-07-16 vs 2025-07-17 if transaction-type=Sale || ~count by hour @2025-07-17 vs 2025-07-16 || ~count by hour @2025-07-17 vs 2025-07-16 if transaction-type=Sale || ~count @2025-07-17 vs 2025-07-16 || ~count @2025-07-17 vs 2025-07-16 if transaction-type=Sale',
    ],
  ],
  [
    [
      'Which was the biggest sale of June? I tell it to my father.',
      'rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Sale || row',
    ],
    [
      'Who was the customer?',
      'row || rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Sale || ~any by customer|customer-id @2025-06-01..2025-06-30 if transaction-id=* || customers @2025-06-01..2025-06-30 if transaction-id=*',
    ],
    [
      'What did they take?',
      'row || rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Sale || ~sold by item-name @2025-06-01..2025-06-30 if transaction-id=*',
    ],
    [
      'And who from my people has served them?',
      'row || rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Sale || ~any by ~staff @2025-06-01..2025-06-30 if transaction-id=*',
    ],
  ],
  [
    ['Please give me the sales of May for each one of my locations.', '~taken by location @2025-05-01..2025-05-31'],
    [
      'In percent of the whole is better for me.',
      '~taken|net-sales-share|payment-share by location @2025-05-01..2025-05-31',
    ],
    [
      'Now the same in June.',
      '~taken|net-sales-share|payment-share by location @2025-06-01..2025-06-30 || ~taken|net-sales-share|payment-share by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~taken|net-sales-share|payment-share by location @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
    ],
    [
      'Only Location 1, and how many sales it had there?',
      '~count @2025-06-01..2025-06-30 if location=Location 1 || ~count @2025-06-01..2025-06-30 if location=Location 1; transaction-type=Sale || ~count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if location=Location 1 || ~count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if location=Location 1; transaction-type=Sale || ~count @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if location=Location 1 || ~count @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if location=Location 1; transaction-type=Sale || ~count by location @2025-06-01..2025-06-30 if location=Location 1 || ~count by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if location=Location 1 || ~count by location @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if location=Location 1 || rows @2025-06-01..2025-06-30 if location=Location 1 || rows @2025-06-01..2025-06-30 if location=Location 1; transaction-type=Sale',
    ],
  ],
  [
    [
      'How much deposits did we collect in this year?',
      'deposits-collected|invoices @2025-01-01..2025-07-18 || deposits-collected|invoices by month @2025-01-01..2025-07-18 || rows @2025-01-01..2025-07-18 if transaction-status=Partially Paid || rows @2025-01-01..2025-07-18 if transaction-status=Partially Paid; transaction-type=Sale',
    ],
    [
      'And how much of deposits was redeemed in the same time?',
      'deposits-redeemed|invoice-deposit-redeemed @2025-01-01..2025-07-18 || deposits-redeemed|invoice-deposit-redeemed by month @2025-01-01..2025-07-18',
    ],
    ['So how much do we owe to the people today?', 'deferred'],
    ['Where can I look it by myself the next time?', 'how /deferred-sales || deferred'],
  ],
];
