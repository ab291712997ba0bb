import type { Asked } from './asked';

/**
 * The owner of a small brewery with a taproom, a native speaker, who talks in whole sentences, in half of the questions with the
 * reason or a story around them. Some stories hold what the question needs, others name what it is not about.
 */
export const brewerQuestions: readonly Asked[] = [
  // Stories that hold what the question needs
  ['We were slammed on Saturday, I could barely see over the counter. What did the shop take?', '~taken @2025-07-12'],
  [
    'Tuesday felt like a ghost town to me. How many sales did we actually ring up?',
    '~count @2025-07-15 || ~count @2025-07-15 if transaction-type=Sale || rows @2025-07-15 || rows @2025-07-15 if transaction-type=Sale',
  ],
  ["We had a band in for Father's Day and I never looked at the numbers. How much came in?", '~taken @2025-06-15'],
  [
    'Location 3 had plumbers in for most of last week. What did it still manage to sell?',
    '~taken|~sold @2025-07-06..2025-07-12 if location=Location 3 || ~sold by item-name @2025-07-06..2025-07-12 if location=Location 3',
  ],
  [
    'We moved the honey right next to the register on the first of July. How many jars have gone since then?',
    '~units @2025-07-01..2025-07-18 if item-name=Wildflower Honey, 350 g',
  ],
  [
    'Priya and Theo have a bet going about June, and the loser mops the floor. Which of the two sold more?',
    '~taken|~sold|~count by ~staff @2025-06-01..2025-06-30 top || ~taken|~sold|~count by ~staff @2025-06-01..2025-06-30 if ~staff=Priya Nair,Theo Lindqvist top',
  ],
  [
    'Owen ran the place on his own yesterday, poor guy. What did he ring up?',
    '~taken|~sold|~count @2025-07-17 if ~staff=Owen Reyes || rows @2025-07-17 if ~staff=Owen Reyes || rows @2025-07-17 if ~staff=Owen Reyes; transaction-type=Sale',
  ],
  [
    'Maya covered the whole Fourth of July for us. What were her tips that day?',
    'tips|tips-and-gratuity @2025-07-04 if ~staff=Maya Duarte || tips|tips-and-gratuity by ~staff @2025-07-04',
  ],
  [
    "We're repainting Location 2 in the fall and it'll have to shut for a day. Which weekday is the quietest there?",
    '~taken|~count by weekday if location=Location 2 bottom',
  ],
  [
    'We buried the granola on the bottom shelf after Easter. Did it drop off from April to May?',
    '~sold @2025-05-01..2025-05-31 vs 2025-04-01..2025-04-30 if item-name=House Granola || ~sold @2025-04-01..2025-04-30 vs 2025-05-01..2025-05-31 if item-name=House Granola || ~sold by month @2025-04-01..2025-05-31 if item-name=House Granola',
  ],
  [
    'A guy came in on Wednesday and wanted his money back. How much did we refund that day?',
    'refunds|returns|returned|payments-refunded|partial-refunds @2025-07-16 || rows @2025-07-16 if transaction-type=Refund || ~any by transaction-type @2025-07-16 || refunds|returns|returned|payments-refunded|partial-refunds by refund-reason @2025-07-16 || ~taken @2025-07-16 if transaction-type=Refund',
  ],
  [
    "A year ago we didn't have a market stall at all, and this June it ran every weekend. How much did it take that month?",
    '~taken|~sold @2025-06-01..2025-06-30 if device-nickname=Market stall || ~taken|~sold @2025-06-01..2025-06-30 if device-name=Card reader 4 || ~taken|~sold @2025-06-01..2025-06-30 if channel=In-Person',
  ],
  // Stories that name what the question is not about
  [
    "What were our net sales in May? The health inspector is due on Monday, so I'm tidying up the books.",
    'net-sales @2025-05-01..2025-05-31',
  ],
  [
    "I'm about to ring my honey guy, who also brings me the passata. How many cases of the passata did we sell in June?",
    '~units @2025-06-01..2025-06-30 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6',
  ],
  [
    'How many sales have we had this year? My sister is over from Denver until Sunday and keeps asking about the business.',
    '~count @2025-01-01..2025-07-18 || ~count @2025-01-01..2025-07-18 if transaction-type=Sale || rows @2025-01-01..2025-07-18 || rows @2025-01-01..2025-07-18 if transaction-type=Sale',
  ],
  [
    'Maya just asked me for a raise, which got me thinking about costs. What did we pay in processing fees last quarter?',
    'fees|processing-fees @2025-04-01..2025-06-30 || fees|processing-fees by month @2025-04-01..2025-06-30 || fees|processing-fees by fee-kind @2025-04-01..2025-06-30',
  ],
  [
    "I was at a brewers' conference from Tuesday to Thursday. What are our total sales for July so far?",
    'total-sales @2025-07-01..2025-07-18',
  ],
  [
    "I promised my accountant she'd have this by Friday. How much sales tax did we collect from January through March?",
    'taxes|taxes-on-sales @2025-01-01..2025-03-31 || taxes|taxes-on-sales by month @2025-01-01..2025-03-31',
  ],
  [
    'Last night the card reader kept dropping out and drove us nuts. How many card payments went through this week?',
    '~count @2025-07-13..2025-07-18 if payment-method=Card || ~count @2025-07-13..2025-07-18 if tender=Card || ~count @2025-07-13..2025-07-18 if payment-method=Card; transaction-type=Sale || ~count @2025-07-13..2025-07-18 if tender=Card; transaction-type=Sale || rows @2025-07-13..2025-07-18 if payment-method=Card || rows @2025-07-13..2025-07-18 if tender=Card || rows @2025-07-13..2025-07-18 if payment-method=Card; transaction-type=Sale || rows @2025-07-13..2025-07-18 if tender=Card; transaction-type=Sale || ~count by tender|payment-method @2025-07-13..2025-07-18',
  ],
  [
    'The lease on the taproom renews in October and I want to haggle. How does the first half of this year compare with the first half of last year?',
    '~taken @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30 || ~taken @2024-01-01..2024-06-30 vs 2025-01-01..2025-06-30',
  ],
  [
    'So that I can shut my brother-in-law up: what was our best Saturday this spring?',
    '~taken|~count by date @2025-03-01..2025-05-31 if weekday=6 top',
  ],
  ["Theo is off sick today and I'm filling in for him. What does the chef's knife sell for?", 'text $129.00'],
  [
    "There's a beer festival in town next month and I want to bring coffee along. How many bags of the single-origin beans do we have in stock?",
    'text 41',
  ],
  // Stories that only give the reason
  [
    'How much of our June takings was cash? The bank branch down the road closed, and I have to plan my trips.',
    '~cash @2025-06-01..2025-06-30 || ~any by tender|payment-method @2025-06-01..2025-06-30 || ~any by tender|payment-method @2025-06-01..2025-06-30 if payment-method=Cash || ~any by tender|payment-method @2025-06-01..2025-06-30 if tender=Cash',
  ],
  [
    "My business partner thinks the online store is a waste of time. What share of this year's sales comes from it?",
    '~taken|net-sales-share|payment-share by channel|source @2025-01-01..2025-07-18 || net-sales-share|payment-share @2025-01-01..2025-07-18 if channel=Online || net-sales-share|payment-share @2025-01-01..2025-07-18 if source=Online store',
  ],
  [
    "Who came in most often this year? I'm writing a thank-you card to our most loyal customer.",
    'customers @2025-01-01..2025-07-18 || ~count by customer|customer-id @2025-01-01..2025-07-18 top',
  ],
  [
    'Could you tell me what we gave away in discounts last month, just so I can sleep at night?',
    'discounts|discounts-and-comps @2025-06-01..2025-06-30',
  ],
  ['My nephew wants to learn the ropes. Where can he read up on how sales reports work?', 'how /education'],
  ['We misprinted the tag on the cold brew. Where do I change its price?', 'how /items'],
  ["How do I add a new employee? We've decided to take on a second bartender before the busy season.", 'cannot'],
  ['The brewery next door brags about a forty percent margin. What is ours?', 'cannot'],
  [
    "There's a heat wave on the way and I'm nervous about running out. How much cold brew will we sell next week?",
    'cannot',
  ],
  // Plain questions
  [
    'What did Ingrid Solheim spend with us in 2024?',
    '~taken @2024-01-01..2024-12-31 if customer=Ingrid Solheim (C-013) || ~taken @2024-01-01..2024-12-31 if customer-id=C-013 || customers @2024-01-01..2024-12-31 if customer=Ingrid Solheim (C-013) || customers @2024-01-01..2024-12-31 if customer-id=C-013',
  ],
  ['Show me net sales by month for 2024.', 'net-sales by month @2024-01-01..2024-12-31'],
  ['Which hour of the day is the busiest on Fridays?', '~taken|~count by hour if weekday=5 top'],
  ['How much did each location bring in last month?', '~taken by location @2025-06-01..2025-06-30'],
  ['What are the five best-selling items of the year so far?', '~sold by item-name @2025-01-01..2025-07-18 top'],
  [
    'How many gift cards did we sell in June?',
    'gift-card-sales|gift-cards-sold @2025-06-01..2025-06-30 || ~count|~units|gift-card-sales|gift-cards-sold @2025-06-01..2025-06-30 if itemization-type=* || rows @2025-06-01..2025-06-30 if itemization-type=* || gift-card-sales|gift-cards-sold|~count|~units by itemization-type @2025-06-01..2025-06-30',
  ],
  [
    'Which employee gave away the most comps this year?',
    'comps|comp-count|discounts-and-comps by ~staff @2025-01-01..2025-07-18',
  ],
  ['What was our tip rate in May?', 'tip-rate @2025-05-01..2025-05-31'],
  [
    'How do our mornings compare with our evenings this month?',
    '~taken|~sold|~count by part-of-day @2025-07-01..2025-07-18 || ~taken|~sold|~count by part-of-day @2025-07-01..2025-07-18 if part-of-day=Evening,Morning',
  ],
  [
    'How much was paid with digital wallets yesterday?',
    'tender-digital-wallet @2025-07-17 || ~taken @2025-07-17 if tender=Digital Wallet || ~any by tender @2025-07-17',
  ],
  [
    'How many seats in the bread baking workshop did we sell in May?',
    '~units @2025-05-01..2025-05-31 if category=Classes || ~units @2025-05-01..2025-05-31 if reporting-category=Classes || ~units @2025-05-01..2025-05-31 if item-name=Bread Baking Workshop',
  ],
  [
    'Which brought in more this year, catering or classes?',
    '~sold by category|reporting-category @2025-01-01..2025-07-18 top || ~sold by category|reporting-category @2025-01-01..2025-07-18 if category=Catering,Classes top || ~sold by category|reporting-category @2025-01-01..2025-07-18 if reporting-category=Catering,Classes top || ~sold by item-name @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12,Bread Baking Workshop top',
  ],
  [
    "Which items didn't sell at all in the last thirty days?",
    'unsold @2025-06-19..2025-07-18 || unsold @2025-06-18..2025-07-17',
  ],
  ['What was our worst day in June?', '~taken|~count by date @2025-06-01..2025-06-30 bottom'],
  [
    "What are the reasons for this year's refunds?",
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-01-01..2025-07-18 || ~any by refund-reason @2025-01-01..2025-07-18 if transaction-type=Refund || rows @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  ['What is the net total for the second quarter?', 'net-total @2025-04-01..2025-06-30'],
  [
    'What was the last sale that Theo rang up?',
    'rows if ~staff=Theo Lindqvist || rows if ~staff=Theo Lindqvist; transaction-type=Sale || row',
  ],
  ["Please list yesterday's transactions.", 'rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale'],
  ['What is the difference between gross sales and net sales?', 'define gross-sales; net-sales'],
  ['What does a partial refund mean on the sales summary?', 'define partial-refunds'],
  ['How do I make a custom report?', 'how /financial-suite/custom-reports || how *custom report'],
  ['How do I get my items into a spreadsheet?', 'how /items || how *export || how *csv'],
  ['What is the fee on a $40 card payment?', 'text $1.46'],
  ['How much do we still owe on gift cards that nobody has used yet?', 'deferred'],
  ['How many pints of pale ale did we pour last week?', 'ask'],
  ['Did it rain on the Fourth of July?', 'cannot'],
  [
    'What time of day do people buy the most coffee?',
    '~sold|~taken|~count by hour|part-of-day if category=Coffee top || ~sold|~taken|~count by hour|part-of-day if reporting-category=Coffee top',
  ],
  [
    'Compare our average sale in May and June for me.',
    'average-net-sale|average-sale @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || average-net-sale|average-sale @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || average-net-sale|average-sale by month @2025-05-01..2025-06-30',
  ],
];

/** The same person asks. Each turn is asked after the ones before it. */
export const brewerDialogues: readonly (readonly Asked[])[] = [
  [
    ["I've finally sat down with a beer. What did we take this week?", '~taken @2025-07-13..2025-07-18'],
    [
      'And last week, when the street was dug up?',
      '~taken @2025-07-06..2025-07-12 || ~taken @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18 || ~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12',
    ],
    [
      'Break that down by day for me.',
      '~taken by date @2025-07-06..2025-07-12 || ~taken by date @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18 || ~taken by date @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || ~taken by weekday @2025-07-06..2025-07-12 || ~taken by weekday @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18 || ~taken by weekday @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12',
    ],
    [
      'Which location was the strongest in it?',
      '~taken by location @2025-07-06..2025-07-12 top || ~taken by location @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18 top || ~taken by location @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 top',
    ],
  ],
  [
    [
      'My wife is making up the order sheet. How many sourdough loaves did we sell in June?',
      '~units @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g',
    ],
    [
      'What about the granola?',
      '~units @2025-06-01..2025-06-30 if item-name=House Granola || ~units by item-name @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g,House Granola',
    ],
    ['And what did that come to in dollars?', '~itemsales @2025-06-01..2025-06-30 if item-name=House Granola'],
    [
      'Only at Location 1, please.',
      '~itemsales @2025-06-01..2025-06-30 if item-name=House Granola; location=Location 1',
    ],
  ],
  [
    [
      'Reviews are coming up, so who sold the most in the second quarter?',
      '~taken|~sold|~count by ~staff @2025-04-01..2025-06-30 top',
    ],
    ['And who sold the least?', '~taken|~sold|~count by ~staff @2025-04-01..2025-06-30 bottom'],
    [
      "How much was Owen's part?",
      '~taken|~sold|~count|net-sales-share|payment-share @2025-04-01..2025-06-30 if ~staff=Owen Reyes || ~taken|~sold|~count|net-sales-share|payment-share by ~staff @2025-04-01..2025-06-30',
    ],
    ['What tips did he make in that time?', 'tips|tips-and-gratuity @2025-04-01..2025-06-30 if ~staff=Owen Reyes'],
  ],
  [
    [
      'What did we lose to fees in May?',
      'fees|processing-fees @2025-05-01..2025-05-31 || fees|processing-fees by fee-kind @2025-05-01..2025-05-31',
    ],
    [
      'And in June, after we put up the sign asking for cash?',
      'fees|processing-fees @2025-06-01..2025-06-30 || fees|processing-fees @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || fees|processing-fees @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || fees|processing-fees by fee-kind @2025-06-01..2025-06-30',
    ],
    ['Sorry, what exactly is the fee rate?', 'define fee-rate'],
    ['So what was ours in June?', 'fee-rate @2025-06-01..2025-06-30 || fee-rate by fee-kind @2025-06-01..2025-06-30'],
  ],
  [
    ["We've started selling growlers. How do I set one up as a new item?", 'how /items'],
    ['It comes in three sizes. Can I put those under the same item?', 'how /items || how *variation || how *option'],
    ['And how do I get it into a category?', 'how /items'],
    ['Do you think it will sell?', 'cannot'],
  ],
  [
    [
      'A few folks brought things back in June. How many refunds did we have?',
      'return-count|items-refunded|items-returned @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund || ~any by transaction-type @2025-06-01..2025-06-30 || return-count|items-refunded|items-returned by refund-reason @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'What reasons did they give?',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-06-01..2025-06-30 || ~any by refund-reason @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'Which items were they?',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-06-01..2025-06-30 || ~any by item-name @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'Show me the biggest one.',
      'row || rows @2025-06-01..2025-06-30 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-06-01..2025-06-30 bottom || ~any by item-name @2025-06-01..2025-06-30 if transaction-type=Refund bottom || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-06-01..2025-06-30 top',
    ],
  ],
  [
    [
      'The fella who does our website wants more money. How much did the online store sell in June?',
      '~taken|~sold @2025-06-01..2025-06-30 if channel=Online || ~taken|~sold @2025-06-01..2025-06-30 if source=Online store || ~taken|~sold by channel|source @2025-06-01..2025-06-30',
    ],
    [
      'And in June of last year?',
      '~taken|~sold @2024-06-01..2024-06-30 if channel=Online || ~taken|~sold @2024-06-01..2024-06-30 if source=Online store || ~taken|~sold @2024-06-01..2024-06-30 vs 2025-06-01..2025-06-30 if channel=Online || ~taken|~sold @2024-06-01..2024-06-30 vs 2025-06-01..2025-06-30 if source=Online store || ~taken|~sold @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 if channel=Online || ~taken|~sold @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 if source=Online store',
    ],
    [
      'How many orders were behind that?',
      '~count @2024-06-01..2024-06-30 if channel=Online || ~count @2024-06-01..2024-06-30 if source=Online store || ~count @2024-06-01..2024-06-30 if channel=Online; transaction-type=Sale || ~count @2024-06-01..2024-06-30 if source=Online store; transaction-type=Sale || rows @2024-06-01..2024-06-30 if channel=Online || rows @2024-06-01..2024-06-30 if source=Online store || rows @2024-06-01..2024-06-30 if channel=Online; transaction-type=Sale || rows @2024-06-01..2024-06-30 if source=Online store; transaction-type=Sale || ~count @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 if channel=Online || ~count @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 if source=Online store || ~count @2024-06-01..2024-06-30 vs 2025-06-01..2025-06-30 if channel=Online || ~count @2024-06-01..2024-06-30 vs 2025-06-01..2025-06-30 if source=Online store',
    ],
  ],
  [
    ["I'm thinking of closing one day a week. Which weekday is our slowest?", '~taken|~count by weekday bottom'],
    ['Is it the same one at Location 2?', '~taken|~count by weekday if location=Location 2'],
    ['And which is the best one there?', '~taken|~count by weekday if location=Location 2 top'],
    ['Now do Location 1 instead.', '~taken|~count by weekday if location=Location 1'],
  ],
  [
    [
      "There's a lady on the phone about something she bought yesterday. Can you list yesterday's sales for me?",
      'rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale',
    ],
    ['Which one was the largest?', 'row || rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale'],
    [
      'Who took the payment for that one?',
      'row || rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale || ~any by ~staff @2025-07-17 if transaction-id=*',
    ],
    [
      'What was in it?',
      'row || rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale || ~sold by item-name @2025-07-17 if transaction-id=*',
    ],
  ],
  [
    [
      "It's that time again. How much tax did we collect last quarter?",
      'taxes|taxes-on-sales @2025-04-01..2025-06-30 || taxes|taxes-on-sales by month @2025-04-01..2025-06-30',
    ],
    ['Split that by month.', 'taxes|taxes-on-sales by month @2025-04-01..2025-06-30'],
    ['And by location instead.', 'taxes|taxes-on-sales by location @2025-04-01..2025-06-30'],
    [
      'What were the untaxed sales in the same quarter?',
      'untaxed-sales @2025-04-01..2025-06-30 || untaxed-sales by location @2025-04-01..2025-06-30 || untaxed-sales by month @2025-04-01..2025-06-30',
    ],
  ],
  [
    [
      'We pushed gift cards hard before Christmas. How much did we sell in gift cards in December?',
      'gift-card-sales|gift-cards-sold @2024-12-01..2024-12-31 || ~any @2024-12-01..2024-12-31 if itemization-type=*',
    ],
    ['And how much has been redeemed this year?', 'gift-cards-redeemed @2025-01-01..2025-07-18'],
    ['So what do we still owe on them?', 'deferred'],
  ],
  [
    [
      'My two managers are squabbling again. Did Location 1 or Location 2 take more in June?',
      '~taken by location @2025-06-01..2025-06-30 top || ~taken by location @2025-06-01..2025-06-30 if location=Location 1,Location 2 top || ~taken @2025-06-01..2025-06-30 if location=Location 1,Location 2',
    ],
    [
      'And in May?',
      '~taken by location @2025-05-01..2025-05-31 top || ~taken by location @2025-05-01..2025-05-31 if location=Location 1,Location 2 top || ~taken @2025-05-01..2025-05-31 if location=Location 1,Location 2 || ~taken by location @2025-05-01..2025-05-31 || ~taken by location @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~taken by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~taken by location @2025-05-01..2025-05-31 if location=Location 1,Location 2 || ~taken by location @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if location=Location 1,Location 2 || ~taken by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if location=Location 1,Location 2',
    ],
    [
      'What about the number of sales?',
      '~count by location @2025-05-01..2025-05-31 top || ~count by location @2025-05-01..2025-05-31 if location=Location 1,Location 2 top || ~count @2025-05-01..2025-05-31 if location=Location 1,Location 2 || ~count by location @2025-05-01..2025-05-31 || ~count by location @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~count by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~count by location @2025-05-01..2025-05-31 if location=Location 1,Location 2 || ~count by location @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if location=Location 1,Location 2 || ~count by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if location=Location 1,Location 2 || ~count by location @2025-05-01..2025-05-31 if location=Location 1,Location 2; transaction-type=Sale || ~count by location @2025-05-01..2025-05-31 if transaction-type=Sale',
    ],
  ],
  [
    ['What was our profit last year?', 'cannot'],
    ['Fair enough. What were the net sales, then?', 'net-sales @2024-01-01..2024-12-31'],
    [
      'And how does that stack up against 2023?',
      'net-sales @2024-01-01..2024-12-31 vs 2023-01-01..2023-12-31 || net-sales @2023-01-01..2023-12-31 vs 2024-01-01..2024-12-31',
    ],
    ["Cheers, you've been a great help.", 'cannot'],
  ],
  [
    [
      'The cooler is on its last legs. What did the deli sell in June?',
      '~sold @2025-06-01..2025-06-30 if category=Deli || ~sold @2025-06-01..2025-06-30 if reporting-category=Deli || ~sold @2025-06-01..2025-06-30 if item-name=Aged Cheddar',
    ],
    [
      'And the pantry?',
      '~sold @2025-06-01..2025-06-30 if category=Pantry || ~sold @2025-06-01..2025-06-30 if reporting-category=Pantry || ~sold by category|reporting-category @2025-06-01..2025-06-30 if category=Deli,Pantry || ~sold by category|reporting-category @2025-06-01..2025-06-30 if reporting-category=Deli,Pantry',
    ],
    [
      'Which pantry item did best?',
      '~sold by item-name @2025-06-01..2025-06-30 if category=Pantry top || ~sold by item-name @2025-06-01..2025-06-30 if reporting-category=Pantry top',
    ],
    [
      'And in May?',
      '~sold by item-name @2025-05-01..2025-05-31 if category=Pantry top || ~sold by item-name @2025-05-01..2025-05-31 if reporting-category=Pantry top || ~sold by item-name @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Pantry top || ~sold by item-name @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if reporting-category=Pantry top || ~sold by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Pantry top || ~sold by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if reporting-category=Pantry top || ~sold @2025-05-01..2025-05-31 if item-name=* || ~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if item-name=* || ~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=*',
    ],
  ],
  [
    ["I wasn't in on Thursday. How did our sales run hour by hour?", '~taken|~count by hour @2025-07-17'],
    [
      'And the Thursday before?',
      '~taken|~count by hour @2025-07-10 || ~taken|~count by hour @2025-07-10 vs 2025-07-17 || ~taken|~count by hour @2025-07-17 vs 2025-07-10',
    ],
    ['What did that day come to altogether?', '~taken @2025-07-10'],
    ['How much of it was on card?', '~card @2025-07-10 || ~any by tender|payment-method @2025-07-10'],
  ],
];
