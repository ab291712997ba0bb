import type { Asked } from './asked';

/** The manager of a garden center's café and shop types between two errands: whole but hasty sentences, fond of comparisons. */
export const gardenQuestions: readonly Asked[] = [
  // Sales
  ['How did we do yesterday compared to the day before that, quickly please.', '~taken @2025-07-17 vs 2025-07-16'],
  [
    'Was last weekend better then the weekend before?',
    '~taken|~count @2025-07-12..2025-07-13 vs 2025-07-05..2025-07-06',
  ],
  [
    'I need the takings for Mothers Day and I want to see them next to Fathers day.',
    '~taken @2025-05-11 vs 2025-06-15 || ~taken @2025-06-15 vs 2025-05-11',
  ],
  [
    'How much did the first half of the year bring in and how does that compare to the first half of 2024?',
    '~taken @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30',
  ],
  ['Can you give me spring, so march april and may, month by month?', '~taken by month @2025-03-01..2025-05-31'],
  [
    'Did we sell more on weekends or on weekdays in June, I have a bet running with my husband.',
    '~taken|~count|~units by weekday @2025-06-01..2025-06-30 || ~taken|~count|~units @2025-06-01..2025-06-30 if weekday=0,6 || ~taken|~count|~units @2025-06-01..2025-06-30 if weekday=1,2,3,4,5',
  ],
  ['Wich location had the worst results last week?', '~taken|~count by location @2025-07-06..2025-07-12 bottom'],
  [
    'How far is Location 3 behind Location 1 this month?',
    '~taken by location @2025-07-01..2025-07-18 || ~taken by location @2025-07-01..2025-07-18 if location=Location 1,Location 3',
  ],
  [
    'What is our average sale on saturdays this year, I have the feeling it is higher than on sundays.',
    'average-net-sale|average-sale by weekday @2025-01-01..2025-07-18 || average-net-sale|average-sale @2025-01-01..2025-07-18 if weekday=6 || average-net-sale|average-sale by weekday @2025-01-01..2025-07-18 if weekday=0,6',
  ],
  [
    'The register at the café bar, what did it take in june and was that more than the front counter?',
    '~taken by device-nickname @2025-06-01..2025-06-30 || ~taken by device-nickname @2025-06-01..2025-06-30 if device-nickname=Café bar,Front counter',
  ],
  [
    'What part of this years sales comes from the market stall, in percent?',
    'net-sales-share|~taken by device-nickname @2025-01-01..2025-07-18',
  ],
  [
    'What are the slowest hours in the week, I want to send someone out to water the plants then.',
    '~taken|~count by hour bottom',
  ],
  [
    'I was away from the 3rd to the 9th of july, tell me what I missed, day by day please.',
    '~taken by date @2025-07-03..2025-07-09',
  ],
  [
    'How was last Saturday morning compared to the afternoon?',
    '~taken|~count by part-of-day @2025-07-12 || ~taken|~count by part-of-day @2025-07-12 if part-of-day=Afternoon,Morning || ~taken|~count @2025-07-12 if part-of-day=Morning',
  ],
  [
    'Net sales so far this year against the same time last year, in percent if you can.',
    'net-sales @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18',
  ],
  [
    'How many customers did we serve last week and is that more than the week befor?',
    'customers @2025-07-06..2025-07-12 || ~count @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05',
  ],
  // Items
  [
    'Does the wildflower honey sell better then the olive oil, take the second quarter.',
    '~sold by item-name @2025-04-01..2025-06-30 || ~sold by item-name @2025-04-01..2025-06-30 if item-name=Wildflower Honey, 350 g,Olive Oil, Cold-Pressed, 500 ml',
  ],
  [
    'How many of the chefs knifes did we sell this year?',
    '~units @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm',
  ],
  [
    'The cold brew should be flying off the shelf in this heat, how much of it went in june compared to may?',
    '~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=Cold Brew Concentrate || ~sold by month @2025-05-01..2025-06-30 if item-name=Cold Brew Concentrate',
  ],
  [
    'What are my three worst sellers since january, by money not by pieces.',
    '~itemsales by item-name @2025-01-01..2025-07-18 bottom',
  ],
  [
    'Which category has grown the most from May to June?',
    '~sold by category|reporting-category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
  ],
  [
    'How much of this month is pantry and how much is bakery?',
    '~sold|net-sales-share by category|reporting-category @2025-07-01..2025-07-18 || ~sold by category @2025-07-01..2025-07-18 if category=Bakery,Pantry || ~sold by reporting-category @2025-07-01..2025-07-18 if reporting-category=Bakery,Pantry',
  ],
  ['Tell me which items Theo sells the most of.', '~sold by item-name if ~staff=Theo Lindqvist top'],
  [
    'What sold best at location 2 last weekend?',
    '~sold by item-name @2025-07-12..2025-07-13 if location=Location 2 top',
  ],
  [
    'When do people buy the bread baking workshop, on which days I mean?',
    '~sold|~count by weekday|date if item-name=Bread Baking Workshop || ~sold|~count by weekday|date if category=Classes',
  ],
  [
    'Did anybody at all buy a pour over set last week?',
    '~sold|~count @2025-07-06..2025-07-12 if item-name=Pour-Over Set, Stoneware || rows @2025-07-06..2025-07-12 if item-name=Pour-Over Set, Stoneware || rows @2025-07-06..2025-07-12 if item-name=Pour-Over Set, Stoneware; transaction-type=Sale',
  ],
  [
    'The passata is sitting there like a stone, when did we last sell one?',
    'rows if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6 || rows if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6; transaction-type=Sale || ~sold by date if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6',
  ],
  [
    'How many platters went out in q2, and was it more in q1?',
    '~units @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 if item-name=Catering Platter, Serves 12 || ~units @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 if category=Catering || ~units @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30 if item-name=Catering Platter, Serves 12',
  ],
  [
    'What comes back the most, which item is it, this year I mean.',
    'returns|returned|refunds|items-refunded|items-returned|return-count by item-name @2025-01-01..2025-07-18 || ~any by item-name @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  // Payments, fees, taxes
  [
    'How much was cash and how much was card on saturday, the drawer does not add up.',
    '~any by tender|payment-method @2025-07-12 || ~cash @2025-07-12 || ~card @2025-07-12',
  ],
  [
    'Are people paying more with there phones than a year ago? Compare june with last years june.',
    'tender-digital-wallet @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 || payment-share|~payments by tender @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 || ~taken|~payments|~count @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 if tender=Digital Wallet',
  ],
  [
    'What did the card fees cost us last quarter, and what is that in percent of what people paid?',
    'fee-rate @2025-04-01..2025-06-30 || fees|processing-fees @2025-04-01..2025-06-30',
  ],
  [
    'How much tax did we take in may and how much in june, both please.',
    'taxes|taxes-on-sales by month @2025-05-01..2025-06-30 || taxes|taxes-on-sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || taxes|taxes-on-sales @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
  ],
  [
    'Have we sold more gift cards this year than last year up to now?',
    'gift-card-sales|gift-cards-sold @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18',
  ],
  // Staff and tips
  [
    'Who sold more last week, Maya or Owen?',
    '~sold|~count by ~staff @2025-07-06..2025-07-12 || ~sold|~count by ~staff @2025-07-06..2025-07-12 if ~staff=Maya Duarte,Owen Reyes',
  ],
  ['Rank my people by avarage sale for june.', 'average-net-sale|average-sale by ~staff @2025-06-01..2025-06-30 top'],
  [
    'Are the tips better at the front counter or at the kitchen table?',
    'tips|tips-and-gratuity|tip-rate by device-nickname || tips|tips-and-gratuity|tip-rate by device-nickname if device-nickname=Front counter,Kitchen table',
  ],
  [
    'What did Owen get in tips on Tuesday and was it more then the tuesday before?',
    'tips|tips-and-gratuity @2025-07-15 vs 2025-07-08 if ~staff=Owen Reyes || tips|tips-and-gratuity by ~staff @2025-07-15 vs 2025-07-08',
  ],
  [
    'Who gives away the most for free this year, so comps and not discounts.',
    'comps|comp-count by ~staff @2025-01-01..2025-07-18',
  ],
  [
    'I think Priya does most of the returns, is that true for June?',
    'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned by ~staff @2025-06-01..2025-06-30 || ~any by ~staff @2025-06-01..2025-06-30 if transaction-type=Refund',
  ],
  // Customers and transactions
  [
    'Who are my five best customers of the year so far?',
    '~any by customer|customer-id @2025-01-01..2025-07-18 top || customers @2025-01-01..2025-07-18',
  ],
  [
    'Has Simone Achterberg been in this month, she wanted to pick up something.',
    'rows @2025-07-01..2025-07-18 if customer=Simone Achterberg (C-009) || rows @2025-07-01..2025-07-18 if customer=Simone Achterberg (C-009); transaction-type=Sale || rows @2025-07-01..2025-07-18 if customer-id=C-009 || rows @2025-07-01..2025-07-18 if customer-id=C-009; transaction-type=Sale || customers @2025-07-01..2025-07-18 if customer=Simone Achterberg (C-009) || customers @2025-07-01..2025-07-18 if customer-id=C-009 || ~any @2025-07-01..2025-07-18 if customer=Simone Achterberg (C-009) || ~any @2025-07-01..2025-07-18 if customer-id=C-009',
  ],
  [
    'Show me the biggest sale of last weekend, somebody must have bought half the shop.',
    'rows @2025-07-12..2025-07-13 top || rows @2025-07-12..2025-07-13 if transaction-type=Sale top',
  ],
  ['What do we still owe people on gift cards they have not used?', 'deferred'],
  ['What is the difference between a comp and a discount in here?', 'define comps; discounts'],
  // How-to
  ['We are getting the lavender soap in on monday, how do I put it in as a new item?', 'how /items'],
  [
    'Where do I enter what we counted in the stock room, Maya and me are doing it sunday evening.',
    'how /items/inventory || how /items/library || how *inventory',
  ],
  ['I want to rename the category Deli to Cheese Counter, where is that?', 'how /items/categories'],
  [
    'How can I get all the transactions of june into excel for our bookkeeper?',
    'how *export || how *CSV || how *download',
  ],
  ['Can I build my own report that only has item, net sales and returns in it?', 'how /financial-suite/custom-reports'],
  ['My supplier sent a list with 200 articles, do I have to type them all or can I import that?', 'how *import'],
  [
    'Is there a dark mode, the screen is so bright in the evening.',
    'how /settings || how *appearance || how *theme || how *account menu',
  ],
  // Not known
  ['How many geraniums did we sell last weekend compared with the petunias?', 'cannot || ask'],
  ['What will next weekend bring in, should I order double the sourdough?', 'cannot || ask'],
  ['How much margin do we make on the olive oil, is it more than on the honey?', 'cannot'],
  ['How many hours did Maya and Owen each work last week?', 'cannot'],
  ['How do our sales compare to the garden center across the road?', 'cannot'],
  ['Please write Theo that he should come in at eight tomorrow instead of nine.', 'cannot'],
  ['How many people came in on Sunday and left again without buying anything?', 'cannot'],
  ['How long do people wait for thier coffee at location 2 compared to location 1?', 'cannot'],
];

/** The same manager. Each turn is asked after the ones before it. */
export const gardenDialogues: readonly (readonly Asked[])[] = [
  [
    ['How was last weekend?', '~taken @2025-07-12..2025-07-13'],
    ['And the one before?', '~taken @2025-07-05..2025-07-06'],
    [
      'So are we up or down, in percent please.',
      '~taken @2025-07-12..2025-07-13 vs 2025-07-05..2025-07-06 || ~taken @2025-07-05..2025-07-06 vs 2025-07-12..2025-07-13',
    ],
    [
      'Only for Location 2.',
      '~taken @2025-07-12..2025-07-13 vs 2025-07-05..2025-07-06 if location=Location 2 || ~taken @2025-07-05..2025-07-06 vs 2025-07-12..2025-07-13 if location=Location 2',
    ],
    [
      'What sold best there?',
      '~sold by item-name @2025-07-12..2025-07-13 if location=Location 2 top || ~sold by item-name @2025-07-05..2025-07-06 if location=Location 2 top',
    ],
  ],
  [
    ['What were our best sellers in june?', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['And in May?', '~sold by item-name @2025-05-01..2025-05-31 top'],
    [
      'Only the pantry things.',
      '~sold by item-name @2025-05-01..2025-05-31 if category=Pantry || ~sold by item-name @2025-05-01..2025-05-31 if reporting-category=Pantry',
    ],
    [
      'How many pieces is that?',
      '~units @2025-05-01..2025-05-31 if category=Pantry || ~units @2025-05-01..2025-05-31 if reporting-category=Pantry || ~units by item-name @2025-05-01..2025-05-31 if category=Pantry || ~units by item-name @2025-05-01..2025-05-31 if reporting-category=Pantry',
    ],
    [
      'Now the same for coffee please.',
      '~units @2025-05-01..2025-05-31 if category=Coffee || ~units @2025-05-01..2025-05-31 if reporting-category=Coffee || ~units by item-name @2025-05-01..2025-05-31 if category=Coffee || ~units by item-name @2025-05-01..2025-05-31 if reporting-category=Coffee',
    ],
  ],
  [
    [
      'Who did better this week, Owen or Priya?',
      '~taken|~count by ~staff @2025-07-13..2025-07-18 || ~taken|~count by ~staff @2025-07-13..2025-07-18 if ~staff=Owen Reyes,Priya Nair',
    ],
    [
      'What about the whole month?',
      '~taken|~count by ~staff @2025-07-01..2025-07-18 || ~taken|~count by ~staff @2025-07-01..2025-07-18 if ~staff=Owen Reyes,Priya Nair',
    ],
    [
      'And who of the two had fewer refunds?',
      'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned by ~staff @2025-07-01..2025-07-18 || refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned by ~staff @2025-07-01..2025-07-18 if ~staff=Owen Reyes,Priya Nair || ~any by ~staff @2025-07-01..2025-07-18 if transaction-type=Refund || ~any by ~staff @2025-07-01..2025-07-18 if transaction-type=Refund; ~staff=Owen Reyes,Priya Nair',
    ],
    [
      "Let me see Priya's.",
      'rows @2025-07-01..2025-07-18 if ~staff=Priya Nair; transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned @2025-07-01..2025-07-18 if ~staff=Priya Nair',
    ],
  ],
  [
    ['How much cash did we take on saturday?', '~cash @2025-07-12'],
    ['Sorry, just cards.', '~card @2025-07-12'],
    [
      'And what did those cost us in fees?',
      'fees|processing-fees @2025-07-12 || fees|processing-fees by tender|payment-method @2025-07-12 || fees|processing-fees @2025-07-12 if payment-method=Card || fees|processing-fees @2025-07-12 if tender=Card',
    ],
    [
      'Compare that with the saturday before.',
      'fees|processing-fees @2025-07-12 vs 2025-07-05 || fees|processing-fees by tender|payment-method @2025-07-12 vs 2025-07-05 || fees|processing-fees @2025-07-12 vs 2025-07-05 if payment-method=Card || fees|processing-fees @2025-07-12 vs 2025-07-05 if tender=Card',
    ],
  ],
  [
    [
      'Is the honey up or down in june compared to may?',
      '~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=Wildflower Honey, 350 g || ~sold by month @2025-05-01..2025-06-30 if item-name=Wildflower Honey, 350 g',
    ],
    [
      'Why is that?',
      'cannot || ask || ~sold by location|weekday|week|date|channel|customer|device-nickname @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=Wildflower Honey, 350 g || ~sold|~count by ~staff @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=Wildflower Honey, 350 g || ~sold|~count|average-sale|average-net-sale @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=Wildflower Honey, 350 g',
    ],
    ['Show me june by week then.', '~sold by week @2025-06-01..2025-06-30 if item-name=Wildflower Honey, 350 g'],
    [
      'And the olive oil the same way.',
      '~sold by week @2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml',
    ],
  ],
  [
    ['How do I add a new item?', 'how /items'],
    ['And if I have a whole file of them?', 'how *import'],
    [
      'Ok thanks, and now what did the workshops make in june?',
      '~itemsales @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop || ~itemsales @2025-06-01..2025-06-30 if category=Classes || ~itemsales @2025-06-01..2025-06-30 if reporting-category=Classes',
    ],
    [
      'How many places were that?',
      '~units @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop || ~units @2025-06-01..2025-06-30 if category=Classes || ~units @2025-06-01..2025-06-30 if reporting-category=Classes',
    ],
  ],
  [
    [
      'Why did people bring things back in the second quarter?',
      '~any by refund-reason @2025-04-01..2025-06-30 || ~any by refund-reason @2025-04-01..2025-06-30 if transaction-type=Refund || rows @2025-04-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'Which items were that?',
      'returns|returned|refunds|items-refunded|items-returned|return-count by item-name @2025-04-01..2025-06-30 || ~any by item-name @2025-04-01..2025-06-30 if transaction-type=Refund || rows @2025-04-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'And in the quarter before?',
      'returns|returned|refunds|items-refunded|items-returned|return-count by item-name @2025-01-01..2025-03-31 || ~any by item-name @2025-01-01..2025-03-31 if transaction-type=Refund || rows @2025-01-01..2025-03-31 if transaction-type=Refund',
    ],
    ['Give me the list of those refunds.', 'rows @2025-01-01..2025-03-31 if transaction-type=Refund'],
  ],
  [
    ['How do the three locations compare for june?', '~taken|~count by location @2025-06-01..2025-06-30'],
    ['And the average per sale?', 'average-net-sale|average-sale by location @2025-06-01..2025-06-30'],
    [
      'At what time is Location 3 the busiest?',
      '~taken|~count by hour @2025-06-01..2025-06-30 if location=Location 3 top || ~taken|~count by hour if location=Location 3 top',
    ],
    [
      'Only on tuesdays.',
      '~taken|~count by hour @2025-06-01..2025-06-30 if location=Location 3; weekday=2 || ~taken|~count by hour if location=Location 3; weekday=2',
    ],
    [
      'No sorry, I meant thursdays.',
      '~taken|~count by hour @2025-06-01..2025-06-30 if location=Location 3; weekday=4 || ~taken|~count by hour if location=Location 3; weekday=4',
    ],
  ],
  [
    ['Are we ahead of last year so far?', '~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18'],
    ['Month by month please.', '~taken by month @2025-01-01..2025-07-18'],
    ['Which month was the weakest?', '~taken by month @2025-01-01..2025-07-18 bottom'],
    ['And what will august be like?', 'cannot || ask'],
  ],
  [
    ['How much did we get in tips last week?', 'tips|tips-and-gratuity @2025-07-06..2025-07-12'],
    ['Who got the most?', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12 top'],
    ['And in percent of what they sold?', 'tip-rate by ~staff @2025-07-06..2025-07-12'],
    ['Now the week before that.', 'tip-rate by ~staff @2025-06-29..2025-07-05'],
  ],
  [
    [
      'Who spent the most with us in june?',
      '~any by customer|customer-id @2025-06-01..2025-06-30 top || customers @2025-06-01..2025-06-30',
    ],
    [
      'How often was that one here?',
      '~count @2025-06-01..2025-06-30 if customer=* || ~count @2025-06-01..2025-06-30 if customer-id=* || ~count by customer|customer-id @2025-06-01..2025-06-30 || customers @2025-06-01..2025-06-30 if customer=* || customers @2025-06-01..2025-06-30 if customer-id=* || rows @2025-06-01..2025-06-30 if customer=* || rows @2025-06-01..2025-06-30 if customer-id=* || rows @2025-06-01..2025-06-30 if customer=*; transaction-type=Sale || rows @2025-06-01..2025-06-30 if customer-id=*; transaction-type=Sale',
    ],
    [
      'And what did they buy?',
      '~sold by item-name|category|reporting-category @2025-06-01..2025-06-30 if customer=* || ~sold by item-name|category|reporting-category @2025-06-01..2025-06-30 if customer-id=* || rows @2025-06-01..2025-06-30 if customer=* || rows @2025-06-01..2025-06-30 if customer-id=* || rows @2025-06-01..2025-06-30 if customer=*; transaction-type=Sale || rows @2025-06-01..2025-06-30 if customer-id=*; transaction-type=Sale',
    ],
    ['Can you send them a voucher by email?', 'cannot'],
  ],
  [
    ['What do we still owe on deposits right now?', 'deferred'],
    ['How much did we collect in deposits this month?', 'deposits-collected|invoices|deposits @2025-07-01..2025-07-18'],
    ['And last month?', 'deposits-collected|invoices|deposits @2025-06-01..2025-06-30'],
    [
      'And how many of the gift cards did we sell in that time, in dollars?',
      'gift-card-sales|gift-cards-sold @2025-06-01..2025-06-30',
    ],
    ['What does deposits redeemed mean anyway?', 'define deposits-redeemed || define invoice-deposit-redeemed'],
  ],
];
