import type { Asked } from './asked';

/**
 * The manager of a bowling alley's snack bar asks at the counter between customers: short, casual American English,
 * lowercase, half of it spoken to the phone, broken off when somebody wants nachos.
 */
export const bowlingQuestions: readonly Asked[] = [
  // Sales
  ["how'd we do yesterday", '~taken|~count @2025-07-17'],
  ['k whats the total for today real quick', '~taken @2025-07-18'],
  ['gimme last saturday', '~taken|~count @2025-07-12'],
  ['sales this week so far.. hang on gotta ring this guy up.. ok go', '~taken @2025-07-13..2025-07-18'],
  [
    'was the 4th of july as dead as it felt? put it next to the friday after',
    '~taken|~count @2025-07-04 vs 2025-07-11 || ~taken|~count @2025-07-11 vs 2025-07-04 || ~taken|~count by date @2025-07-04..2025-07-11',
  ],
  ["what'd june come to, no tax no tips in there", 'net-sales|gross-sales @2025-06-01..2025-06-30'],
  [
    'may was better than june right?? tell me im not crazy',
    '~taken|~count @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~taken|~count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~taken|~count by month @2025-05-01..2025-06-30',
  ],
  [
    'which day of the week should i actually be staffing up for. go off the last 3 months',
    '~taken|~count by weekday @2025-04-01..2025-06-30 || ~taken|~count by weekday @2025-04-18..2025-07-18 || ~taken|~count by weekday @2025-04-19..2025-07-18 || ~taken|~count by weekday @2025-05-01..2025-07-18 || ~taken|~count by weekday @2025-04-18..2025-07-17',
  ],
  [
    'friday nights in june, like after 5, what do all those add up to',
    '~taken @2025-06-01..2025-06-30 if part-of-day=Evening; weekday=5 || ~taken @2025-06-01..2025-06-30 if hour=*; weekday=5 || ~taken by part-of-day|hour @2025-06-01..2025-06-30 if weekday=5 || ~taken by date @2025-06-01..2025-06-30 if part-of-day=Evening; weekday=5 || ~taken by date @2025-06-01..2025-06-30 if hour=*; weekday=5',
  ],
  ['biggest day we had since new years', '~taken|~count by date @2025-01-01..2025-07-18 top'],
  ['worst week this year, dont sugarcoat it', '~taken|~count by week @2025-01-01..2025-07-18 bottom'],
  ['last week day by day just list em out', '~taken|~count by date|weekday @2025-07-06..2025-07-12'],
  [
    'lunch rush yesterday 11 to 1 how much was that',
    '~taken @2025-07-17 if hour=11,12 || ~taken by hour @2025-07-17 || ~taken by hour @2025-07-17 if hour=11,12',
  ],
  [
    'ok so what hour do we get slammed on saturdays, the kid wants more shifts and i need ammo',
    '~taken|~count by hour if weekday=6',
  ],
  [
    'all three spots for june side by side',
    '~taken|~count|net-sales-share|payment-share by location @2025-06-01..2025-06-30',
  ],
  [
    'location 2 last week vs the week before',
    '~taken|~count @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if location=Location 2 || ~taken|~count by week @2025-06-29..2025-07-12 if location=Location 2',
  ],
  [
    'cafe bar or front counter, who rang up more this month',
    '~taken|~count by device-nickname|device-name @2025-07-01..2025-07-18 || ~taken|~count by device-nickname|device-name @2025-07-01..2025-07-18 if device-nickname=Café bar,Front counter',
  ],
  ['how many tickets we do today', '~count @2025-07-18 || ~count @2025-07-18 if transaction-type=Sale'],
  [
    'avg ticket in june?',
    'average-net-sale|average-sale @2025-06-01..2025-06-30 || average-net-sale|average-sale @2025-06-01..2025-06-30 if transaction-type=Sale',
  ],
  [
    'are we beating last july or what',
    '~taken|~count @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 || ~taken|~count @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-31',
  ],
  // Items
  ['how many granolas went out last week', '~units @2025-07-06..2025-07-12 if item-name=House Granola'],
  ['whats my number one seller this month, bet its the coffee', '~sold by item-name @2025-07-01..2025-07-18 top'],
  ['five worst sellers in june', '~sold by item-name @2025-06-01..2025-06-30 bottom'],
  ['cold brew in dollars since memorial day', '~itemsales @2025-05-26..2025-07-18 if item-name=Cold Brew Concentrate'],
  [
    'did we sell ANY of those party platters last month',
    '~sold @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12 || rows @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12 || rows @2025-06-01..2025-06-30 if item-name=Catering Platter, Serves 12; transaction-type=Sale',
  ],
  [
    "what category's bringing in the money this year",
    '~itemsales|net-sales-share by category|reporting-category @2025-01-01..2025-07-18 top',
  ],
  [
    'bakery stuff, june against may',
    '~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Bakery || ~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if reporting-category=Bakery || ~sold by month @2025-05-01..2025-06-30 if category=Bakery || ~sold by month @2025-05-01..2025-06-30 if reporting-category=Bakery',
  ],
  [
    'cheddar and the passata, how many of each in june',
    '~units by item-name @2025-06-01..2025-06-30 || ~units by item-name @2025-06-01..2025-06-30 if item-name=Aged Cheddar,Heirloom Tomato and Roasted Pepper Passata, Case of 6',
  ],
  ['anything nobody bought in july? wanna cut it off the board', 'unsold @2025-07-01..2025-07-18'],
  [
    'who the heck is buying chefs knives off us, this year i mean',
    'customers @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm || customers @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm; transaction-type=Sale || rows @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm || rows @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm; transaction-type=Sale || ~any by customer|customer-id @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm',
  ],
  [
    'hows the bread class doing. seats sold each month this year',
    '~units by month @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop',
  ],
  [
    'what time of day does the sour dough go, use all of june',
    '~sold|~count by hour|part-of-day @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g',
  ],
  [
    'coffees what percent of everything in june',
    'net-sales-share by category|reporting-category @2025-06-01..2025-06-30 || net-sales-share @2025-06-01..2025-06-30 if category=Coffee || net-sales-share @2025-06-01..2025-06-30 if reporting-category=Coffee || ~itemsales by category|reporting-category @2025-06-01..2025-06-30',
  ],
  // Payments
  ['cash yesterday? gotta count the drawer', '~cash @2025-07-17'],
  [
    'card vs cash whole month of june',
    '~payments|payment-share|~count|~cash|~card by tender|payment-method @2025-06-01..2025-06-30 || ~payments|payment-share|~count|~cash|~card by tender|payment-method @2025-06-01..2025-06-30 if tender=Card,Cash || ~payments|payment-share|~count|~cash|~card by tender|payment-method @2025-06-01..2025-06-30 if payment-method=card,cash || ~cash @2025-06-01..2025-06-30 || ~card @2025-06-01..2025-06-30',
  ],
  [
    'does anybody actually do apple pay here. check june',
    'tender-digital-wallet @2025-06-01..2025-06-30 || ~any by tender @2025-06-01..2025-06-30 || ~any by tender @2025-06-01..2025-06-30 if tender=Digital Wallet || ~any @2025-06-01..2025-06-30 if tender=Digital Wallet || rows @2025-06-01..2025-06-30 if tender=Digital Wallet',
  ],
  [
    'tips last night',
    'tips|tips-and-gratuity @2025-07-17 || tips|tips-and-gratuity @2025-07-17 if part-of-day=Evening',
  ],
  [
    'tips per person this week they keep buggin me about it',
    'tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18',
  ],
  ['how much did the card people skim off us last month', 'fees|processing-fees @2025-06-01..2025-06-30'],
  ['sales tax we took in second quarter', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
  [
    'how many refunds this week and how much $',
    'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned @2025-07-13..2025-07-18 || ~any @2025-07-13..2025-07-18 if transaction-type=Refund || rows @2025-07-13..2025-07-18 if transaction-type=Refund',
  ],
  [
    'why do people keep giving stuff back?? reasons. this year',
    'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned by refund-reason @2025-01-01..2025-07-18 || ~any by refund-reason @2025-01-01..2025-07-18 if transaction-type=Refund || rows @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  ['how much did we knock off in discounts in june', 'discounts|discounts-and-comps @2025-06-01..2025-06-30'],
  [
    "what'd we comp this month, like the free stuff",
    'comps|comp-count @2025-07-01..2025-07-18 || comps|comp-count by item-name|~staff|discount-use|date @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18 if discount-use=*',
  ],
  // People
  ['whos rung up the most last month', '~taken|~count by ~staff @2025-06-01..2025-06-30 top'],
  [
    'owen says he did more than theo this week. true?',
    '~taken|~count by ~staff @2025-07-13..2025-07-18 || ~taken|~count by ~staff @2025-07-13..2025-07-18 if ~staff=Owen Reyes,Theo Lindqvist',
  ],
  [
    'mayas sales yesterday pls',
    '~taken @2025-07-17 if ~staff=Maya Duarte || rows @2025-07-17 if ~staff=Maya Duarte || rows @2025-07-17 if transaction-type=Sale; ~staff=Maya Duarte',
  ],
  [
    'top ten regulars so far this year',
    'customers @2025-01-01..2025-07-18 || ~taken|~count by customer|customer-id @2025-01-01..2025-07-18 top',
  ],
  [
    'did declan fairweather come in this month, guy still has my size 11s',
    'rows @2025-07-01..2025-07-18 if customer=* || rows @2025-07-01..2025-07-18 if customer=*; transaction-type=Sale || customers @2025-07-01..2025-07-18 if customer=* || customers @2025-07-01..2025-07-18 if customer=*; transaction-type=Sale || ~taken|~count @2025-07-01..2025-07-18 if customer=* || ~taken|~count @2025-07-01..2025-07-18 if customer=*; transaction-type=Sale',
  ],
  ['gift cards we sold since thanksgiving', 'gift-card-sales|gift-cards-sold @2024-11-28..2025-07-18'],
  [
    'who still owes us money',
    'deferred || rows if transaction-status=Partially Paid || customers if transaction-status=Partially Paid || ~any by customer|customer-id if transaction-status=Partially Paid',
  ],
  // No figures
  ['how do i put a new hot dog combo on the menu', 'how /items'],
  ['is there a dark mode this screen is killin my eyes', 'how /settings'],
  ['whats net sales even mean', 'define net-sales'],
  ['difference between a comp and a discount? corporate asked and i blanked', 'define comps; discounts'],
  ['how many lanes were open last night', 'cannot'],
  ['are we makin any profit on the cold brew after what we pay for it', 'cannot'],
  [
    "what'd brandon ring up yesterday, hes the new kid on nights",
    'cannot || ask || ~taken|~count by ~staff @2025-07-17',
  ],
  ['is it gonna be busy tmrw', 'cannot'],
  ['k thx ur a lifesaver', 'cannot || ask'],
];

export const bowlingDialogues: readonly (readonly Asked[])[] = [
  [
    ['total for yesterday', '~taken @2025-07-17'],
    ['and today', '~taken @2025-07-18'],
    [
      'how much of that was cash',
      '~cash @2025-07-18 || ~payments|payment-share by tender|payment-method @2025-07-18 || ~taken @2025-07-18 if payment-method=cash || ~taken @2025-07-18 if tender=Cash',
    ],
    ['tips too', 'tips|tips-and-gratuity|cash-tips @2025-07-18'],
  ],
  [
    ['top 5 items last month', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['same for may', '~sold by item-name @2025-05-01..2025-05-31 top'],
    [
      'just pantry stuff',
      '~sold by item-name @2025-05-01..2025-05-31 if category=Pantry || ~sold by item-name @2025-05-01..2025-05-31 if reporting-category=Pantry',
    ],
    ['ok now the whole board again but the worst ones', '~sold by item-name @2025-05-01..2025-05-31 bottom'],
  ],
  [
    ['who sold the most last week', '~taken|~count by ~staff @2025-07-06..2025-07-12 top'],
    ['week before that?', '~taken|~count by ~staff @2025-06-29..2025-07-05'],
    ['just theo', '~taken|~count @2025-06-29..2025-07-05 if ~staff=Theo Lindqvist'],
    ['and his tips', 'tips|tips-and-gratuity @2025-06-29..2025-07-05 if ~staff=Theo Lindqvist'],
    ['all year', 'tips|tips-and-gratuity @2025-01-01..2025-07-18 if ~staff=Theo Lindqvist'],
  ],
  [
    ['june by location', '~taken|~count|net-sales-share|payment-share by location @2025-06-01..2025-06-30'],
    [
      'why is 3 so low, what do they even sell',
      '~sold by item-name|category|reporting-category @2025-06-01..2025-06-30 if location=Location 3',
    ],
    [
      'how many sales is that',
      '~count @2025-06-01..2025-06-30 if location=Location 3 || ~count @2025-06-01..2025-06-30 if location=Location 3; transaction-type=Sale || ~count by item-name|category|reporting-category @2025-06-01..2025-06-30 if location=Location 3 || ~count by item-name|category|reporting-category @2025-06-01..2025-06-30 if location=Location 3; transaction-type=Sale',
    ],
    [
      'ok location 1 then',
      '~count @2025-06-01..2025-06-30 if location=Location 1 || ~count @2025-06-01..2025-06-30 if location=Location 1; transaction-type=Sale || ~count by item-name|category|reporting-category @2025-06-01..2025-06-30 if location=Location 1 || ~count by item-name|category|reporting-category @2025-06-01..2025-06-30 if location=Location 1; transaction-type=Sale || ~sold by item-name|category|reporting-category @2025-06-01..2025-06-30 if location=Location 1',
    ],
  ],
  [
    [
      'any refunds this week',
      'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned @2025-07-13..2025-07-18 || ~any @2025-07-13..2025-07-18 if transaction-type=Refund || rows @2025-07-13..2025-07-18 if transaction-type=Refund',
    ],
    ['show me em', 'rows @2025-07-13..2025-07-18 if transaction-type=Refund'],
    [
      'who did those',
      'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned by ~staff @2025-07-13..2025-07-18 || ~any by ~staff @2025-07-13..2025-07-18 if transaction-type=Refund || rows @2025-07-13..2025-07-18 if transaction-type=Refund',
    ],
    [
      'was last week any better',
      'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned @2025-07-06..2025-07-12 || ~any @2025-07-06..2025-07-12 if transaction-type=Refund || rows @2025-07-06..2025-07-12 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned by ~staff @2025-07-06..2025-07-12 || ~any by ~staff @2025-07-06..2025-07-12 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18 || refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned by ~staff @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned by week @2025-07-06..2025-07-18',
    ],
  ],
  [
    ['what hours are busy on saturdays, june', '~taken|~count by hour @2025-06-01..2025-06-30 if weekday=6'],
    ['sundays?', '~taken|~count by hour @2025-06-01..2025-06-30 if weekday=0'],
    ['no the whole thing not by hour. total for the sundays', '~taken|~count @2025-06-01..2025-06-30 if weekday=0'],
    [
      'what do they usually spend',
      'average-net-sale|average-sale @2025-06-01..2025-06-30 if weekday=0 || average-net-sale|average-sale @2025-06-01..2025-06-30 if transaction-type=Sale; weekday=0',
    ],
    [
      'and on saturdays',
      'average-net-sale|average-sale @2025-06-01..2025-06-30 if weekday=6 || average-net-sale|average-sale @2025-06-01..2025-06-30 if transaction-type=Sale; weekday=6',
    ],
  ],
  [
    ['whats a processing fee', 'define processing-fees || define fees'],
    ['so how much did we pay of that in june', 'processing-fees|fees @2025-06-01..2025-06-30'],
    ['and in may', 'processing-fees|fees @2025-05-01..2025-05-31'],
    [
      'like what percent is that',
      'fee-rate @2025-05-01..2025-05-31 || fee-rate @2025-05-01..2025-05-31 if fee-kind=* || fee-rate @2025-05-01..2025-05-31 if fee-charged=*',
    ],
  ],
  [
    ['how many bucks in gift cards did we sell this year', 'gift-card-sales|gift-cards-sold @2025-01-01..2025-07-18'],
    ['and how much of em got used', 'gift-cards-redeemed @2025-01-01..2025-07-18'],
    [
      'so whats still floating around out there',
      'deferred || gift-card-sales|gift-cards-sold|gift-cards-redeemed @2025-01-01..2025-07-18',
    ],
    ['hm ok. december though how many did we sell', 'gift-card-sales|gift-cards-sold @2024-12-01..2024-12-31'],
  ],
  [
    [
      'whats mei ling zhao spent with us this year',
      '~taken @2025-01-01..2025-07-18 if customer=* || customers @2025-01-01..2025-07-18 if customer=*',
    ],
    [
      'on what',
      '~sold by item-name|category|reporting-category @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer=*; transaction-type=Sale',
    ],
    [
      'when was she last in',
      'row || rows if customer=* || rows if customer=*; transaction-type=Sale || ~any by date if customer=* || customers if customer=*',
    ],
    [
      'ok n luis camarena what did he spend, this year too',
      '~taken @2025-01-01..2025-07-18 if customer=* || customers @2025-01-01..2025-07-18 if customer=*',
    ],
  ],
  [
    ['how do i change a price', 'how /items'],
    ['can i do a bunch of em at once', 'how /items'],
    [
      'whats the honey at right now',
      'price if item-name=Wildflower Honey, 350 g || price by item-name if item-name=Wildflower Honey, 350 g || price by item-name || how /items',
    ],
    [
      'and how many have we sold at that',
      '~units if item-name=Wildflower Honey, 350 g || ~units by item-name if item-name=Wildflower Honey, 350 g',
    ],
  ],
  [
    ['sales in june', '~taken @2025-06-01..2025-06-30'],
    ['wait no may sorry', '~taken @2025-05-01..2025-05-31'],
    ['by week', '~taken by week @2025-05-01..2025-05-31'],
    ['which one was best', '~taken by week @2025-05-01..2025-05-31 top'],
    ['cool. and by day of the week', '~taken by weekday @2025-05-01..2025-05-31'],
  ],
  [
    ['discounts last month', 'discounts|discounts-and-comps @2025-06-01..2025-06-30'],
    [
      'how many times tho',
      'discount-count @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30 if discount-use=* || ~count by discount-use @2025-06-01..2025-06-30',
    ],
    [
      "who's handing em out",
      'discounts|discounts-and-comps|discount-count by ~staff @2025-06-01..2025-06-30 || ~count by ~staff @2025-06-01..2025-06-30 if discount-use=*',
    ],
    [
      'figures lol. same thing for may',
      'discounts|discounts-and-comps|discount-count by ~staff @2025-05-01..2025-05-31 || ~count by ~staff @2025-05-01..2025-05-31 if discount-use=*',
    ],
    ['alright thats all i needed', 'cannot || ask'],
  ],
];
