import type { Asked } from './asked';

/**
 * The manager of a museum shop writes full, polite sentences and says why she asks. A volunteer who minds the till
 * on some days asks too, and is unsure what things are called.
 */
export const museumQuestions: readonly Asked[] = [
  // The manager: sales of days
  [
    'Good evening. Could you please tell me what the shop took in total today? I should like to enter it in the day book before I lock up.',
    '~taken @2025-07-18',
  ],
  [
    'I was on leave from Monday to Wednesday of this week. May I ask how sales were on those three days, day by day?',
    '~taken|~count by date|weekday @2025-07-14..2025-07-16',
  ],
  [
    'The trustees meet on Tuesday and will wish to see the second quarter beside the same quarter of last year. Would you kindly compare the net sales?',
    'net-sales @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30 || net-sales by month @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30',
  ],
  [
    'We closed early on Thursday, 3 July, for a private view. How does that day compare with the Thursday before?',
    '~taken|~count @2025-07-03 vs 2025-06-26 || ~taken|~count @2025-06-26 vs 2025-07-03',
  ],
  [
    'Might I have the gross sales for the whole of last year, month by month?',
    'gross-sales by month @2024-01-01..2024-12-31',
  ],
  [
    'For the annual report I need the total sales, tax and tips included, from the first of April 2024 to the thirty-first of March 2025.',
    'total-sales|total-payments|payments-collected @2024-04-01..2025-03-31',
  ],
  [
    'Which has been our strongest week since the beginning of May, please?',
    '~taken|~count by week @2025-05-01..2025-07-18 top',
  ],
  [
    'Over the Easter weekend, that is to say from Good Friday, the 18th, to Easter Monday, the 21st of April, how did we do?',
    '~taken|~count @2025-04-18..2025-04-21 || ~taken|~count by date|weekday @2025-04-18..2025-04-21',
  ],
  [
    "The school holidays are nearly upon us, and I'd like to order with some confidence. How did August last year compare with July last year?",
    '~taken|~count @2024-08-01..2024-08-31 vs 2024-07-01..2024-07-31 || ~taken|~count @2024-07-01..2024-07-31 vs 2024-08-01..2024-08-31 || ~taken|~count by month @2024-07-01..2024-08-31',
  ],
  [
    'On which day of the week do we generally take the least? I am considering closing the till earlier then.',
    '~taken|~count by weekday bottom',
  ],
  [
    'I am trying to place my volunteers sensibly. At what time of day were we busiest in June?',
    '~taken|~count by hour|part-of-day @2025-06-01..2025-06-30 top',
  ],
  [
    'The coach parties tend to come before noon. How many sales did we make in the mornings in June?',
    '~count @2025-06-01..2025-06-30 if part-of-day=Morning || ~count @2025-06-01..2025-06-30 if part-of-day=Morning; transaction-type=Sale || ~count by part-of-day @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30 if hour=5,6,7,8,9,10,11 || ~count @2025-06-01..2025-06-30 if hour=0,1,2,3,4,5,6,7,8,9,10,11',
  ],
  [
    'What does the average customer spend with us this year, and was it more last year?',
    'average-sale|average-net-sale @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || average-sale|average-net-sale @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31',
  ],
  [
    'It rained all of last weekend, and I fear nobody came. What did we take on the two days together?',
    '~taken @2025-07-12..2025-07-13 || ~taken by date|weekday @2025-07-12..2025-07-13',
  ],
  // The manager: items
  [
    'Could you kindly list the items we sold yesterday, with their quantities?',
    '~units by item-name @2025-07-17 || ~sold by item-name @2025-07-17',
  ],
  [
    'Which five articles brought in the most money in the first half of the year?',
    '~itemsales by item-name @2025-01-01..2025-06-30 top',
  ],
  [
    'How many jars of honey have we sold since the new display went up on the 2nd of June?',
    '~units @2025-06-02..2025-07-18 if item-name=Wildflower Honey, 350 g',
  ],
  [
    'I should like to know whether the stoneware pour-over sets are selling better this July than in the first eighteen days of June.',
    '~sold @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if item-name=Pour-Over Set, Stoneware || ~sold @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if item-name=Pour-Over Set, Stoneware',
  ],
  [
    'May I see the Pantry category for the last quarter, broken down by item?',
    '~sold by item-name @2025-04-01..2025-06-30 if category=Pantry || ~sold by item-name @2025-04-01..2025-06-30 if reporting-category=Pantry',
  ],
  [
    'What percentage of our net sales in June came from each category?',
    'net-sales-share by category|reporting-category @2025-06-01..2025-06-30',
  ],
  [
    'Are there any articles in the catalogue of which we have not sold a single one this month?',
    'unsold @2025-07-01..2025-07-18',
  ],
  [
    'A visitor wondered whether our bread baking workshop is popular. How many places did we sell in May and June?',
    '~units @2025-05-01..2025-06-30 if item-name=Bread Baking Workshop || ~units by month @2025-05-01..2025-06-30 if item-name=Bread Baking Workshop || ~units @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if item-name=Bread Baking Workshop || ~units @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=Bread Baking Workshop',
  ],
  [
    'Counting from January, which item has been brought back to us most often?',
    'items-refunded|items-returned|return-count|returns|returned|refunds by item-name @2025-01-01..2025-07-18 || ~any by item-name @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  // The manager: money
  ['Could you please tell me how much was paid by card last week?', '~card @2025-07-06..2025-07-12'],
  ['The bank has asked me for the cash figure of Saturday, 12 July. What was it?', '~cash @2025-07-12'],
  [
    "How did our customers pay in June? I'd be grateful for the share of each method.",
    'payment-share|~payments by tender|payment-method @2025-06-01..2025-06-30',
  ],
  [
    'How much have we lost to card processing charges so far this year?',
    'fees|processing-fees @2025-01-01..2025-07-18',
  ],
  [
    'Our accountant, Mrs Harcourt, has now asked twice for the tax we charged between April and June. Could you give me the sum?',
    'taxes|taxes-on-sales @2025-04-01..2025-06-30',
  ],
  [
    "Part of what we sell isn't taxed, I understand. How much was that in June, net?",
    'untaxed-sales @2025-06-01..2025-06-30',
  ],
  [
    'Did anyone leave tips at the café bar last month?',
    'tips|tips-and-gratuity|card-tips|cash-tips @2025-06-01..2025-06-30 if device-nickname=Café bar || tips|tips-and-gratuity|card-tips|cash-tips @2025-06-01..2025-06-30 if device-name=Register 2 || tips|tips-and-gratuity by device-nickname|device-name @2025-06-01..2025-06-30',
  ],
  [
    'In May we offered the Friends of the Museum a reduction. How much did we give away in discounts in that month altogether?',
    'discounts|discounts-and-comps @2025-05-01..2025-05-31',
  ],
  ['How often has something been given away free of charge this year?', 'comp-count|comps @2025-01-01..2025-07-18'],
  [
    'We send schools an invoice rather than asking them to pay at the till. How much came in by invoice in the second quarter?',
    '~taken @2025-04-01..2025-06-30 if channel=Invoice || ~taken @2025-04-01..2025-06-30 if source=Invoices || rows @2025-04-01..2025-06-30 if channel=Invoice || rows @2025-04-01..2025-06-30 if source=Invoices || ~taken by channel|source @2025-04-01..2025-06-30',
  ],
  [
    'Is anything still outstanding? The treasurer asks me each Friday who owes us money.',
    'deferred || rows if transaction-status=Partially Paid || customers if transaction-status=Partially Paid || ~any by customer|customer-id if transaction-status=Partially Paid',
  ],
  [
    'What was the value of the gift cards we sold between November and the end of January?',
    'gift-card-sales|gift-cards-sold @2024-11-01..2025-01-31',
  ],
  // The manager: people and places
  [
    'May I ask who took more last week, Maya or Owen?',
    '~taken|~count by ~staff @2025-07-06..2025-07-12 || ~taken|~count by ~staff @2025-07-06..2025-07-12 if ~staff=Maya Duarte,Owen Reyes',
  ],
  [
    "Please show me Priya Nair's sales for each month of this year.",
    '~taken|~count by month @2025-01-01..2025-07-18 if ~staff=Priya Nair',
  ],
  [
    "I am writing Theo's appraisal this evening. What was his average sale in the second quarter?",
    'average-sale|average-net-sale @2025-04-01..2025-06-30 if ~staff=Theo Lindqvist',
  ],
  [
    'Which of our three locations had the highest net sales in June?',
    'net-sales by location @2025-06-01..2025-06-30 top',
  ],
  [
    'Location 2 has had scaffolding in front of it since 23 June. How do its sales since then compare with the four weeks before, from 26 May to 22 June?',
    '~taken|~count @2025-06-23..2025-07-18 vs 2025-05-26..2025-06-22 if location=Location 2 || ~taken|~count @2025-05-26..2025-06-22 vs 2025-06-23..2025-07-18 if location=Location 2',
  ],
  [
    'We had the market stall at the summer fair on the 28th and 29th of June. What did it bring in?',
    '~taken @2025-06-28..2025-06-29 if device-nickname=Market stall || ~taken @2025-06-28..2025-06-29 if channel=In-Person || ~taken @2025-06-28..2025-06-29 if device-name=Card reader 4 || ~taken by date|weekday @2025-06-28..2025-06-29 if device-nickname=Market stall || ~taken by date|weekday @2025-06-28..2025-06-29 if channel=In-Person || ~taken by date|weekday @2025-06-28..2025-06-29 if device-name=Card reader 4 || ~taken by device-nickname|device-name|channel @2025-06-28..2025-06-29',
  ],
  [
    'Would you please set the online shop against the sales in store, for June?',
    '~taken|~count|net-sales-share|payment-share by channel|source @2025-06-01..2025-06-30 || ~taken|~count|net-sales-share|payment-share by channel @2025-06-01..2025-06-30 if channel=In-Store,Online || ~taken|~count by source @2025-06-01..2025-06-30 if source=Point of Sale,Online store || ~taken|~count by channel @2025-06-01..2025-06-30 if channel=In-Store,In-Person,Online',
  ],
  [
    'Mrs Josephine Marchetti believes that she was charged twice. Could you show me her transactions of this month?',
    'rows @2025-07-01..2025-07-18 if customer=* || rows @2025-07-01..2025-07-18 if customer=*; transaction-type=Sale',
  ],
  [
    'Who have been our ten most faithful customers this year?',
    'customers @2025-01-01..2025-07-18 || ~taken|~count by customer|customer-id @2025-01-01..2025-07-18 top',
  ],
  [
    'Mr Rajesh Velankar used to come in so often. When was he last here?',
    'row if customer=* || rows if customer=* || row if customer=*; transaction-type=Sale || rows if customer=*; transaction-type=Sale || ~taken|~count by date if customer=*',
  ],
  // The volunteer
  [
    "Hello, it's the volunteer again, sorry. What is it called, the money before you take things off it? I need to write that down for Wednesday.",
    'gross-sales|items @2025-07-16',
  ],
  [
    'Excuse me, how much was in the, oh, where people pay by holding up their telephone? For June.',
    'tender-digital-wallet @2025-06-01..2025-06-30 || ~payments|~taken @2025-06-01..2025-06-30 if tender=Digital Wallet || ~payments|~taken|payment-share by tender @2025-06-01..2025-06-30',
  ],
  [
    'Theo asked me to check the Kitchen table thing. Is that a machine? Anyway, how much did it take yesterday?',
    '~taken @2025-07-17 if device-nickname=Kitchen table || ~taken @2025-07-17 if device-name=Tablet 3 || ~taken by device-nickname|device-name @2025-07-17',
  ],
  [
    "I've a note here that says to list the 'partially paid' ones for June. I hope that means something to you?",
    'rows @2025-06-01..2025-06-30 if transaction-status=Partially Paid || deferred @2025-06-01..2025-06-30 || customers @2025-06-01..2025-06-30 if transaction-status=Partially Paid',
  ],
  [
    'How many people brought something back, I mean the ones who got their money returned, in the first half of July?',
    'return-count @2025-07-01..2025-07-15 || ~count|return-count @2025-07-01..2025-07-15 if transaction-type=Refund || rows @2025-07-01..2025-07-15 if transaction-type=Refund || customers @2025-07-01..2025-07-15 if transaction-type=Refund || ~count|return-count by transaction-type @2025-07-01..2025-07-15',
  ],
  // The volunteer and the manager: no figure
  [
    "I was told to write down 'the net' but I'm afraid I don't know what that means. What are net sales?",
    'define net-sales',
  ],
  [
    'What is the difference, please, between total sales and total payments? The form has a line for both.',
    'define total-sales; total-payments',
  ],
  ["Sorry, how do I correct a price that's wrong on an item?", 'how /items'],
  ['Where in the program does one look up a single receipt?', 'how /transactions'],
  ['Somebody said that we ought to keep a safety copy of everything. How would I do that?', 'how /settings'],
  [
    'One of our volunteers is from Kassel. Would it be possible to have the program in German for her?',
    'how /settings',
  ],
  ['How many visitors came through the museum doors on Sunday?', 'cannot'],
  ['Could you tell me how many postcards of the Roman mosaic we sold last week?', 'cannot || ask'],
  ['What do we pay our supplier for a bottle of the olive oil?', 'cannot'],
  ["Thank you so much, you've been most helpful. I shall leave you in peace now.", 'cannot || ask'],
];

export const museumDialogues: readonly (readonly Asked[])[] = [
  [
    ['Good morning. How did the shop do last month, please?', '~taken|~count @2025-06-01..2025-06-30'],
    [
      'Thank you. And how does that compare with May?',
      '~taken|~count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~taken|~count @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~taken|~count by month @2025-05-01..2025-06-30',
    ],
    [
      'Could I see June by week instead?',
      '~taken|~count by week @2025-06-01..2025-06-30 || ~taken|~count by week @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
    ],
    [
      'Which of those weeks was the weakest?',
      '~taken|~count by week @2025-06-01..2025-06-30 bottom || ~taken|~count by week @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 bottom',
    ],
  ],
  [
    ["Hello, I've been given a form to fill in and it says 'takings' for yesterday.", '~taken @2025-07-17'],
    ["Then it has a line 'of which cash'.", '~cash @2025-07-17'],
    [
      "Next is 'discounts', I suppose that's what the staff get?",
      'discounts|discounts-and-comps|discount-count @2025-07-17 || define discounts',
    ],
    ["And what are 'comps', is that the same thing?", 'define comps || define comps; discounts'],
    ['Oh, I see. Were there any of those, then?', 'comps|comp-count|discounts-and-comps @2025-07-17'],
  ],
  [
    [
      'I should like to see the Equipment category for the first half of the year.',
      '~sold @2025-01-01..2025-06-30 if category=Equipment || ~sold @2025-01-01..2025-06-30 if reporting-category=Equipment || ~sold by item-name|month|category @2025-01-01..2025-06-30 if category=Equipment || ~sold by item-name|month|category @2025-01-01..2025-06-30 if reporting-category=Equipment',
    ],
    [
      'By item, please.',
      '~sold by item-name @2025-01-01..2025-06-30 if category=Equipment || ~sold by item-name @2025-01-01..2025-06-30 if reporting-category=Equipment',
    ],
    [
      'Would you kindly leave out the knife?',
      '~sold @2025-01-01..2025-06-30 if item-name=Pour-Over Set, Stoneware || ~sold @2025-01-01..2025-06-30 if category=Equipment; item-name=Pour-Over Set, Stoneware || ~sold @2025-01-01..2025-06-30 if category=Equipment; item-name=Sourdough Loaf, 800 g,Single-Origin Beans, 1 kg,Pour-Over Set, Stoneware,Aged Cheddar,Olive Oil, Cold-Pressed, 500 ml,Heirloom Tomato and Roasted Pepper Passata, Case of 6,Wildflower Honey, 350 g,Catering Platter, Serves 12,Bread Baking Workshop,House Granola,Cold Brew Concentrate || ~sold @2025-01-01..2025-06-30 if reporting-category=Equipment; item-name=Pour-Over Set, Stoneware || ~sold @2025-01-01..2025-06-30 if reporting-category=Equipment; item-name=Sourdough Loaf, 800 g,Single-Origin Beans, 1 kg,Pour-Over Set, Stoneware,Aged Cheddar,Olive Oil, Cold-Pressed, 500 ml,Heirloom Tomato and Roasted Pepper Passata, Case of 6,Wildflower Honey, 350 g,Catering Platter, Serves 12,Bread Baking Workshop,House Granola,Cold Brew Concentrate || ~sold by item-name @2025-01-01..2025-06-30 if item-name=Pour-Over Set, Stoneware || ~sold by item-name @2025-01-01..2025-06-30 if category=Equipment; item-name=Pour-Over Set, Stoneware || ~sold by item-name @2025-01-01..2025-06-30 if category=Equipment; item-name=Sourdough Loaf, 800 g,Single-Origin Beans, 1 kg,Pour-Over Set, Stoneware,Aged Cheddar,Olive Oil, Cold-Pressed, 500 ml,Heirloom Tomato and Roasted Pepper Passata, Case of 6,Wildflower Honey, 350 g,Catering Platter, Serves 12,Bread Baking Workshop,House Granola,Cold Brew Concentrate || ~sold by item-name @2025-01-01..2025-06-30 if reporting-category=Equipment; item-name=Pour-Over Set, Stoneware || ~sold by item-name @2025-01-01..2025-06-30 if reporting-category=Equipment; item-name=Sourdough Loaf, 800 g,Single-Origin Beans, 1 kg,Pour-Over Set, Stoneware,Aged Cheddar,Olive Oil, Cold-Pressed, 500 ml,Heirloom Tomato and Roasted Pepper Passata, Case of 6,Wildflower Honey, 350 g,Catering Platter, Serves 12,Bread Baking Workshop,House Granola,Cold Brew Concentrate',
    ],
    [
      'And how was that in the first half of last year?',
      '~sold @2024-01-01..2024-06-30 if item-name=Pour-Over Set, Stoneware || ~sold @2024-01-01..2024-06-30 if category=Equipment; item-name=Pour-Over Set, Stoneware || ~sold @2024-01-01..2024-06-30 if category=Equipment; item-name=Sourdough Loaf, 800 g,Single-Origin Beans, 1 kg,Pour-Over Set, Stoneware,Aged Cheddar,Olive Oil, Cold-Pressed, 500 ml,Heirloom Tomato and Roasted Pepper Passata, Case of 6,Wildflower Honey, 350 g,Catering Platter, Serves 12,Bread Baking Workshop,House Granola,Cold Brew Concentrate || ~sold @2024-01-01..2024-06-30 if reporting-category=Equipment; item-name=Pour-Over Set, Stoneware || ~sold @2024-01-01..2024-06-30 if reporting-category=Equipment; item-name=Sourdough Loaf, 800 g,Single-Origin Beans, 1 kg,Pour-Over Set, Stoneware,Aged Cheddar,Olive Oil, Cold-Pressed, 500 ml,Heirloom Tomato and Roasted Pepper Passata, Case of 6,Wildflower Honey, 350 g,Catering Platter, Serves 12,Bread Baking Workshop,House Granola,Cold Brew Concentrate || ~sold @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30 if item-name=Pour-Over Set, Stoneware || ~sold @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30 if category=Equipment; item-name=Pour-Over Set, Stoneware || ~sold @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30 if category=Equipment; item-name=Sourdough Loaf, 800 g,Single-Origin Beans, 1 kg,Pour-Over Set, Stoneware,Aged Cheddar,Olive Oil, Cold-Pressed, 500 ml,Heirloom Tomato and Roasted Pepper Passata, Case of 6,Wildflower Honey, 350 g,Catering Platter, Serves 12,Bread Baking Workshop,House Granola,Cold Brew Concentrate || ~sold @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30 if reporting-category=Equipment; item-name=Pour-Over Set, Stoneware || ~sold @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30 if reporting-category=Equipment; item-name=Sourdough Loaf, 800 g,Single-Origin Beans, 1 kg,Pour-Over Set, Stoneware,Aged Cheddar,Olive Oil, Cold-Pressed, 500 ml,Heirloom Tomato and Roasted Pepper Passata, Case of 6,Wildflower Honey, 350 g,Catering Platter, Serves 12,Bread Baking Workshop,House Granola,Cold Brew Concentrate || ~sold by item-name @2024-01-01..2024-06-30 if item-name=Pour-Over Set, Stoneware || ~sold by item-name @2024-01-01..2024-06-30 if category=Equipment; item-name=Pour-Over Set, Stoneware || ~sold by item-name @2024-01-01..2024-06-30 if category=Equipment; item-name=Sourdough Loaf, 800 g,Single-Origin Beans, 1 kg,Pour-Over Set, Stoneware,Aged Cheddar,Olive Oil, Cold-Pressed, 500 ml,Heirloom Tomato and Roasted Pepper Passata, Case of 6,Wildflower Honey, 350 g,Catering Platter, Serves 12,Bread Baking Workshop,House Granola,Cold Brew Concentrate || ~sold by item-name @2024-01-01..2024-06-30 if reporting-category=Equipment; item-name=Pour-Over Set, Stoneware || ~sold by item-name @2024-01-01..2024-06-30 if reporting-category=Equipment; item-name=Sourdough Loaf, 800 g,Single-Origin Beans, 1 kg,Pour-Over Set, Stoneware,Aged Cheddar,Olive Oil, Cold-Pressed, 500 ml,Heirloom Tomato and Roasted Pepper Passata, Case of 6,Wildflower Honey, 350 g,Catering Platter, Serves 12,Bread Baking Workshop,House Granola,Cold Brew Concentrate || ~sold by item-name @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30 if item-name=Pour-Over Set, Stoneware || ~sold by item-name @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30 if category=Equipment; item-name=Pour-Over Set, Stoneware || ~sold by item-name @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30 if category=Equipment; item-name=Sourdough Loaf, 800 g,Single-Origin Beans, 1 kg,Pour-Over Set, Stoneware,Aged Cheddar,Olive Oil, Cold-Pressed, 500 ml,Heirloom Tomato and Roasted Pepper Passata, Case of 6,Wildflower Honey, 350 g,Catering Platter, Serves 12,Bread Baking Workshop,House Granola,Cold Brew Concentrate || ~sold by item-name @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30 if reporting-category=Equipment; item-name=Pour-Over Set, Stoneware || ~sold by item-name @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30 if reporting-category=Equipment; item-name=Sourdough Loaf, 800 g,Single-Origin Beans, 1 kg,Pour-Over Set, Stoneware,Aged Cheddar,Olive Oil, Cold-Pressed, 500 ml,Heirloom Tomato and Roasted Pepper Passata, Case of 6,Wildflower Honey, 350 g,Catering Platter, Serves 12,Bread Baking Workshop,House Granola,Cold Brew Concentrate',
    ],
  ],
  [
    ['To whom were the most sales credited in June?', '~taken|~count by ~staff @2025-06-01..2025-06-30 top'],
    ['And in May?', '~taken|~count by ~staff @2025-05-01..2025-05-31'],
    [
      'What about Priya alone, over both months?',
      '~taken|~count @2025-05-01..2025-06-30 if ~staff=Priya Nair || ~taken|~count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if ~staff=Priya Nair || ~taken|~count @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if ~staff=Priya Nair || ~taken|~count by month @2025-05-01..2025-06-30 if ~staff=Priya Nair',
    ],
    [
      'Did she receive tips as well in that time?',
      'tips|tips-and-gratuity|card-tips|cash-tips @2025-05-01..2025-06-30 if ~staff=Priya Nair || tips|tips-and-gratuity|card-tips|cash-tips @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if ~staff=Priya Nair || tips|tips-and-gratuity|card-tips|cash-tips @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if ~staff=Priya Nair || tips|tips-and-gratuity by month @2025-05-01..2025-06-30 if ~staff=Priya Nair',
    ],
  ],
  [
    [
      'A Mrs Ingrid Solheim has written to us. What has she bought from us this year?',
      '~sold by item-name @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer=*; transaction-type=Sale',
    ],
    [
      'When was the most recent of those purchases?',
      'row if customer=* || rows if customer=* || row if customer=*; transaction-type=Sale || rows if customer=*; transaction-type=Sale || ~sold|~taken|~count by date if customer=*',
    ],
    [
      'Has she ever returned anything?',
      'rows if customer=*; transaction-type=Refund || ~any if customer=*; transaction-type=Refund || ~any by item-name if customer=*; transaction-type=Refund || refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned if customer=* || refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned by item-name|transaction-type if customer=*',
    ],
    ['Would you happen to know what she thought of our exhibition?', 'cannot'],
  ],
  [
    [
      'Could you tell me the average sale at Location 1 for this month?',
      'average-sale|average-net-sale @2025-07-01..2025-07-18 if location=Location 1',
    ],
    [
      'And the others, please?',
      'average-sale|average-net-sale by location @2025-07-01..2025-07-18 || average-sale|average-net-sale by location @2025-07-01..2025-07-18 if location=Location 2,Location 3 || average-sale|average-net-sale @2025-07-01..2025-07-18 if location=Location 2,Location 3',
    ],
    [
      'Now only for the weekends, if that is possible.',
      'average-sale|average-net-sale by location @2025-07-01..2025-07-18 if weekday=0,6 || average-sale|average-net-sale by location @2025-07-01..2025-07-18 if location=Location 2,Location 3; weekday=0,6 || average-sale|average-net-sale @2025-07-01..2025-07-18 if location=Location 2,Location 3; weekday=0,6',
    ],
    [
      'How many sales would that have been?',
      '~count by location @2025-07-01..2025-07-18 if weekday=0,6 || ~count by location @2025-07-01..2025-07-18 if location=Location 2,Location 3; weekday=0,6 || ~count @2025-07-01..2025-07-18 if location=Location 2,Location 3; weekday=0,6 || ~count @2025-07-01..2025-07-18 if weekday=0,6',
    ],
  ],
  [
    [
      'At what hours did we sell most on Sundays in June?',
      '~sold|~taken|~count by hour @2025-06-01..2025-06-30 if weekday=0 top',
    ],
    [
      'Is it the same on Saturdays?',
      '~sold|~taken|~count by hour @2025-06-01..2025-06-30 if weekday=6 || ~sold|~taken|~count by hour @2025-06-01..2025-06-30 if weekday=0,6',
    ],
    [
      "Then let's say both days, but for this month.",
      '~sold|~taken|~count by hour @2025-07-01..2025-07-18 if weekday=0,6',
    ],
    [
      'In the café bar only.',
      '~sold|~taken|~count by hour @2025-07-01..2025-07-18 if device-nickname=Café bar; weekday=0,6 || ~sold|~taken|~count by hour @2025-07-01..2025-07-18 if device-name=Register 2; weekday=0,6',
    ],
    ['Lovely. Where would I put together such a report of my own?', 'how /financial-suite/custom-reports'],
  ],
  [
    [
      'How much did people spend on buying gift cards last year?',
      'gift-card-sales|gift-cards-sold @2024-01-01..2024-12-31',
    ],
    [
      'And how much was redeemed, in that same year?',
      'gift-cards-redeemed @2024-01-01..2024-12-31 || gift-cards-redeemed|gift-cards-sold @2024-01-01..2024-12-31',
    ],
    [
      'This year too, please.',
      'gift-cards-redeemed @2025-01-01..2025-07-18 || gift-cards-redeemed @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 || gift-cards-redeemed @2024-01-01..2024-12-31 vs 2025-01-01..2025-07-18',
    ],
    [
      'Leaving the gift cards aside: does anybody still owe us money?',
      'deferred || rows if transaction-status=Partially Paid || customers if transaction-status=Partially Paid || ~any by customer|customer-id if transaction-status=Partially Paid',
    ],
  ],
  [
    [
      'Um, how many of the passata did we sell last week?',
      '~units @2025-07-06..2025-07-12 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6',
    ],
    [
      'Oh no, sorry, I meant the loaf. The sourdough.',
      '~units @2025-07-06..2025-07-12 if item-name=Sourdough Loaf, 800 g',
    ],
    ['And what is that in money?', '~itemsales @2025-07-06..2025-07-12 if item-name=Sourdough Loaf, 800 g'],
    [
      'Is it more than in the week before?',
      '~sold @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if item-name=Sourdough Loaf, 800 g || ~sold @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 if item-name=Sourdough Loaf, 800 g',
    ],
    ["I'm also to write how many there are on the shelf at the moment. Where would I find that?", 'how /items'],
  ],
  [
    ['For the return I need the tax of May, please.', 'taxes|taxes-on-sales @2025-05-01..2025-05-31'],
    [
      'And of June as well.',
      'taxes|taxes-on-sales @2025-06-01..2025-06-30 || taxes|taxes-on-sales by month @2025-05-01..2025-06-30 || taxes|taxes-on-sales @2025-05-01..2025-06-30 || taxes|taxes-on-sales @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || taxes|taxes-on-sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
    ],
    ["What exactly is meant by 'taxes on refunds'?", 'define taxes-on-refunds'],
    [
      'How much was it in those two months?',
      'taxes-on-refunds @2025-05-01..2025-06-30 || taxes-on-refunds @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || taxes-on-refunds @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || taxes-on-refunds by month @2025-05-01..2025-06-30',
    ],
  ],
  [
    [
      'How is the online shop doing this quarter?',
      '~taken|~count @2025-07-01..2025-07-18 if channel=Online || ~taken|~count @2025-07-01..2025-07-18 if source=Online store',
    ],
    [
      'I beg your pardon, I meant the last one, of course.',
      '~taken|~count @2025-04-01..2025-06-30 if channel=Online || ~taken|~count @2025-04-01..2025-06-30 if source=Online store',
    ],
    [
      'How much of it went in fees?',
      'fees|processing-fees|fee-rate @2025-04-01..2025-06-30 if channel=Online || fees|processing-fees|fee-rate @2025-04-01..2025-06-30 if source=Online store',
    ],
    [
      'And at the market stall?',
      'fees|processing-fees|fee-rate @2025-04-01..2025-06-30 if device-nickname=Market stall || fees|processing-fees|fee-rate @2025-04-01..2025-06-30 if channel=In-Person || fees|processing-fees|fee-rate @2025-04-01..2025-06-30 if device-name=Card reader 4',
    ],
  ],
  [
    ['Could you explain to me how to add a new article? We have some tea towels coming.', 'how /items'],
    ['I should like them in a category of their own. How is that set up?', 'how /items/categories || how /items'],
    [
      'And if I had a list of two hundred articles in a spreadsheet?',
      'how /items || how /migration || how /items/categories',
    ],
    [
      'Very good. Now, what did we sell in the Deli category last month?',
      '~sold @2025-06-01..2025-06-30 if category=Deli || ~sold @2025-06-01..2025-06-30 if reporting-category=Deli || ~sold by item-name @2025-06-01..2025-06-30 if category=Deli || ~sold by item-name @2025-06-01..2025-06-30 if reporting-category=Deli',
    ],
    [
      'Was that better than in May?',
      '~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Deli || ~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if reporting-category=Deli || ~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Deli || ~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if reporting-category=Deli || ~sold by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Deli || ~sold by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if reporting-category=Deli || ~sold by item-name @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Deli || ~sold by item-name @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if reporting-category=Deli || ~sold by month @2025-05-01..2025-06-30 if category=Deli || ~sold by month @2025-05-01..2025-06-30 if reporting-category=Deli',
    ],
  ],
];
