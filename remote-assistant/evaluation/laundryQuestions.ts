import type { Asked } from './asked';

/** The owner of a self-service laundry with a small counter shop types in short bursts on a phone in the evening: half sentences, lower case, no marks. */
export const laundryQuestions: readonly Asked[] = [
  // Last days and weekends
  [
    'last 3 days total',
    '~taken @2025-07-16..2025-07-18 || ~taken @2025-07-15..2025-07-17 || ~taken by date @2025-07-16..2025-07-18 || ~taken by date @2025-07-15..2025-07-17',
  ],
  ['how was the wknd', '~taken @2025-07-12..2025-07-13 || ~taken by date|weekday @2025-07-12..2025-07-13'],
  [
    'weekend before last, 5th n 6th. how much',
    '~taken @2025-07-05..2025-07-06 || ~taken by date|weekday @2025-07-05..2025-07-06',
  ],
  [
    'sat or sun better last weekend',
    '~taken|~count by date|weekday @2025-07-12..2025-07-13 || ~taken|~count @2025-07-12 vs 2025-07-13 || ~taken|~count @2025-07-13 vs 2025-07-12',
  ],
  ['yday how much', '~taken @2025-07-17'],
  ['so what came in since monday', '~taken @2025-07-14..2025-07-18 || ~taken by date @2025-07-14..2025-07-18'],
  ['last week. day by day pls', '~taken by date @2025-07-06..2025-07-12'],
  [
    'are weekends better than weekdays?? june',
    '~taken|~count by weekday @2025-06-01..2025-06-30 || ~taken|~count @2025-06-01..2025-06-30 if weekday=0,6 || ~taken|~count by date @2025-06-01..2025-06-30',
  ],
  [
    'last 2 saturdays',
    '~taken @2025-07-12 vs 2025-07-05 || ~taken @2025-07-05 vs 2025-07-12 || ~taken @2025-07-05..2025-07-12 if weekday=6 || ~taken @2025-07-05..2025-07-18 if weekday=6 || ~taken by date|week @2025-07-05..2025-07-12 if weekday=6 || ~taken by date|week @2025-07-05..2025-07-18 if weekday=6 || ~taken by date|week @2025-06-29..2025-07-12 if weekday=6',
  ],
  ['this mnth so far vs same time last mnth am i up', '~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18'],
  ['slowest day last wk', '~taken|~count by date|weekday @2025-07-06..2025-07-12 bottom'],
  [
    'anything come in after 5 yesterday',
    '~taken|~count @2025-07-17 if part-of-day=Evening || ~taken|~count @2025-07-17 if hour=17,18,19,20,21,22,23 || ~taken|~count by hour|part-of-day @2025-07-17 || ~taken|~count by hour @2025-07-17 if part-of-day=Evening || rows @2025-07-17 if part-of-day=Evening || rows @2025-07-17 if part-of-day=Evening; transaction-type=Sale || rows @2025-07-17 if hour=17,18,19,20,21,22,23 || rows @2025-07-17 if time=*',
  ],
  [
    'friday evenings since may hows that going',
    '~taken @2025-05-01..2025-07-18 if weekday=5; part-of-day=Evening || ~taken by date|week|month @2025-05-01..2025-07-18 if weekday=5; part-of-day=Evening || ~taken @2025-05-01..2025-07-18 if weekday=5; hour=17,18,19,20,21,22,23 || ~taken by date|week|month @2025-05-01..2025-07-18 if weekday=5; hour=17,18,19,20,21,22,23',
  ],
  [
    '4th of july weekend loc 1 only. fri to sun',
    '~taken @2025-07-04..2025-07-06 if location=Location 1 || ~taken by date @2025-07-04..2025-07-06 if location=Location 1',
  ],
  ['avg sale last wk', 'average-net-sale|average-sale @2025-07-06..2025-07-12'],
  [
    'how many ppl paid on tues',
    '~count @2025-07-15 || ~count @2025-07-15 if transaction-type=Sale || customers @2025-07-15 || rows @2025-07-15 || rows @2025-07-15 if transaction-type=Sale',
  ],
  [
    'was away wed thu. what did i miss. in money i mean',
    '~taken @2025-07-16..2025-07-17 || ~taken by date @2025-07-16..2025-07-17',
  ],
  ['each month this yr', '~taken by month @2025-01-01..2025-07-18'],
  // Counter shop
  [
    'honey n granola how many last wk',
    '~units by item-name @2025-07-06..2025-07-12 if item-name=Wildflower Honey, 350 g,House Granola || ~units @2025-07-06..2025-07-12 if item-name=Wildflower Honey, 350 g,House Granola || ~units by item-name @2025-07-06..2025-07-12',
  ],
  [
    'chefs knife did any go last month',
    '~sold @2025-06-01..2025-06-30 if item-name=Chef’s Knife, 20 cm || rows @2025-06-01..2025-06-30 if item-name=Chef’s Knife, 20 cm || rows @2025-06-01..2025-06-30 if item-name=Chef’s Knife, 20 cm; transaction-type=Sale',
  ],
  ['olive oil in may $$', '~itemsales @2025-05-01..2025-05-31 if item-name=Olive Oil, Cold-Pressed, 500 ml'],
  ['best seller last weekend', '~sold by item-name @2025-07-12..2025-07-13 top'],
  [
    'whats just sitting there not moving since june',
    '~sold by item-name @2025-06-01..2025-07-18 bottom || unsold @2025-06-01..2025-07-18',
  ],
  [
    'coffe stuff total last 30 days',
    '~sold @2025-06-19..2025-07-18 if category=Coffee || ~sold @2025-06-18..2025-07-17 if category=Coffee || ~sold @2025-06-19..2025-07-18 if reporting-category=Coffee || ~sold @2025-06-18..2025-07-17 if reporting-category=Coffee || ~sold by category|reporting-category @2025-06-19..2025-07-18 || ~sold by category|reporting-category @2025-06-18..2025-07-17',
  ],
  ['cold brew.. loc 1 june', '~sold @2025-06-01..2025-06-30 if item-name=Cold Brew Concentrate; location=Location 1'],
  // Cash
  ['cash yest', '~cash @2025-07-17'],
  ['cash n card last wknd', '~any by tender|payment-method @2025-07-12..2025-07-13 || ~cash @2025-07-12..2025-07-13'],
  [
    'which day had most cash last 2 weeks',
    '~cash by date|weekday @2025-07-05..2025-07-18 top || ~cash by date|weekday @2025-07-04..2025-07-17 top || ~cash by date|weekday @2025-06-29..2025-07-12 top',
  ],
  [
    'how much of june was cash in %',
    'payment-share|~payments by tender|payment-method @2025-06-01..2025-06-30 || payment-share @2025-06-01..2025-06-30 if payment-method=Cash || payment-share @2025-06-01..2025-06-30 if tender=Cash',
  ],
  ['cash each day since sunday', '~cash by date @2025-07-13..2025-07-18'],
  [
    'who took in cash on sunday',
    '~cash by ~staff @2025-07-13 || rows @2025-07-13 if payment-method=Cash || rows @2025-07-13 if tender=Cash || rows @2025-07-13 if payment-method=Cash; transaction-type=Sale || rows @2025-07-13 if tender=Cash; transaction-type=Sale',
  ],
  [
    'ppl paying w phone like apple pay, last wk',
    'tender-digital-wallet|transactions|sale-count @2025-07-06..2025-07-12 if tender=Digital Wallet || tender-digital-wallet @2025-07-06..2025-07-12 || ~taken @2025-07-06..2025-07-12 if tender=Digital Wallet || ~any by tender @2025-07-06..2025-07-12 || rows @2025-07-06..2025-07-12 if tender=Digital Wallet',
  ],
  [
    'need the cash number for the bank. mon thru thu',
    '~cash @2025-07-14..2025-07-17 || ~cash by date @2025-07-14..2025-07-17',
  ],
  // Tips
  ['tips this wk', 'tips|tips-and-gratuity @2025-07-13..2025-07-18'],
  [
    'tips last 14 days who got what',
    'tips|tips-and-gratuity by ~staff @2025-07-05..2025-07-18 || tips|tips-and-gratuity by ~staff @2025-07-04..2025-07-17',
  ],
  [
    'owens tips last month',
    'tips|tips-and-gratuity @2025-06-01..2025-06-30 if ~staff=Owen Reyes || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30',
  ],
  [
    'cash tips june no may. may',
    'cash-tips @2025-05-01..2025-05-31 || tips|tips-and-gratuity @2025-05-01..2025-05-31 if payment-method=Cash || tips|tips-and-gratuity @2025-05-01..2025-05-31 if tender=Cash || tips|tips-and-gratuity by payment-method|tender @2025-05-01..2025-05-31',
  ],
  [
    'tips down?? vs last mnth',
    'tips|tips-and-gratuity|tip-rate @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 || tips|tips-and-gratuity|tip-rate @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30',
  ],
  ['what day do tips come in best', 'tips|tips-and-gratuity|tip-rate by weekday top'],
  // Staff, refunds and the rest
  ['priya on sat how much', '~taken|~sold @2025-07-12 if ~staff=Priya Nair'],
  [
    'refunds last few days any',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-16..2025-07-18 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-15..2025-07-17 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-12..2025-07-18 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-11..2025-07-17 || rows @2025-07-16..2025-07-18 if transaction-type=Refund || rows @2025-07-15..2025-07-17 if transaction-type=Refund || rows @2025-07-12..2025-07-18 if transaction-type=Refund || rows @2025-07-11..2025-07-17 if transaction-type=Refund || ask',
  ],
  ['card fees last week what did they take', 'fees|processing-fees @2025-07-06..2025-07-12'],
  ['last friday every sale', 'rows @2025-07-11 || rows @2025-07-11 if transaction-type=Sale'],
  [
    'biggest one last weekend',
    'rows @2025-07-12..2025-07-13 top || rows @2025-07-12..2025-07-13 if transaction-type=Sale top',
  ],
  // Words
  ['net vs gross whats what again', 'define net-sales; gross-sales'],
  // How-to
  ['how do i put detergent in as an item', 'how /items'],
  ['wanna raise the honey price where', 'how /items'],
  ['all of june in excel for my tax guy how', 'how *export || how *CSV || how *download'],
  ['can i sort the items into categories somewhere', 'how /items/categories'],
  ['own report w just cash n tips. how do i make one', 'how /financial-suite/custom-reports'],
  ['got a csv w all my shop stuff how do i get it in', 'how /items || how *import'],
  ['where do i switch to dark its too bright at night', 'how *Account || how *theme'],
  // Not known, not done
  ['how many washes yest', 'cannot || ask'],
  ['which dryer makes the most', 'cannot || ask'],
  ['gonna be busy this weekend?', 'cannot || ask'],
  ['hrs theo this week', 'cannot || ask'],
  ['june profit after power n water', 'cannot'],
  ['drawer is 40 short from last night who was it', 'cannot || ask'],
  ['text maya she has to come in sat', 'cannot'],
  ['refund the last guy 12 bucks pls', 'cannot || how /transactions'],
];

/** The same owner. Each turn is asked after the ones before it. */
export const laundryDialogues: readonly (readonly Asked[])[] = [
  [
    ['last weekend how much', '~taken @2025-07-12..2025-07-13 || ~taken by date|weekday @2025-07-12..2025-07-13'],
    ['and the one before', '~taken @2025-07-05..2025-07-06 || ~taken by date|weekday @2025-07-05..2025-07-06'],
    ['just sat', '~taken @2025-07-05 || ~taken @2025-07-05..2025-07-06 if weekday=6'],
    ['cash?', '~cash @2025-07-05 || ~cash @2025-07-05..2025-07-06 if weekday=6'],
  ],
  [
    ['tips last wk', 'tips|tips-and-gratuity @2025-07-06..2025-07-12'],
    ['who', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12'],
    [
      'just owen',
      'tips|tips-and-gratuity @2025-07-06..2025-07-12 if ~staff=Owen Reyes || tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12 if ~staff=Owen Reyes',
    ],
    [
      'n the week before',
      'tips|tips-and-gratuity @2025-06-29..2025-07-05 if ~staff=Owen Reyes || tips|tips-and-gratuity by ~staff @2025-06-29..2025-07-05 if ~staff=Owen Reyes',
    ],
    ['per day', 'tips|tips-and-gratuity by date @2025-06-29..2025-07-05 if ~staff=Owen Reyes'],
  ],
  [
    ['cash yesterday', '~cash @2025-07-17'],
    ['day before', '~cash @2025-07-16'],
    ['card', '~card @2025-07-16'],
    ['all in', '~taken @2025-07-16 || ~taken by tender|payment-method @2025-07-16'],
  ],
  [
    [
      'last 3 days',
      '~taken @2025-07-16..2025-07-18 || ~taken @2025-07-15..2025-07-17 || ~taken by date @2025-07-16..2025-07-18 || ~taken by date @2025-07-15..2025-07-17',
    ],
    ['one by one', '~taken by date @2025-07-16..2025-07-18 || ~taken by date @2025-07-15..2025-07-17'],
    ['no make it 7', '~taken by date @2025-07-12..2025-07-18 || ~taken by date @2025-07-11..2025-07-17'],
    ['wed what was that. show me the sales', 'rows @2025-07-16 || rows @2025-07-16 if transaction-type=Sale'],
  ],
  [
    ['how many honey last month', '~units @2025-06-01..2025-06-30 if item-name=Wildflower Honey, 350 g'],
    ['n the sourdough', '~units @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g'],
    ['in money', '~itemsales @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g'],
    ['may?', '~itemsales @2025-05-01..2025-05-31 if item-name=Sourdough Loaf, 800 g'],
    ['only weekends', '~itemsales @2025-05-01..2025-05-31 if item-name=Sourdough Loaf, 800 g; weekday=0,6'],
  ],
  [
    ['owen this month', '~taken|~sold|~count @2025-07-01..2025-07-18 if ~staff=Owen Reyes'],
    ['theo', '~taken|~sold|~count @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist'],
    ['all of them, best first', '~taken|~sold|~count by ~staff @2025-07-01..2025-07-18 top'],
    ['now by tips', 'tips|tips-and-gratuity by ~staff @2025-07-01..2025-07-18 top'],
    ['hours too', 'cannot || ask'],
  ],
  [
    [
      'any refunds in june',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund || ~count @2025-06-01..2025-06-30 if transaction-type=Refund || ~any by transaction-type @2025-06-01..2025-06-30',
    ],
    ['show em', 'rows @2025-06-01..2025-06-30 if transaction-type=Refund'],
    [
      'why tho',
      '~any by refund-reason @2025-06-01..2025-06-30 || ~any by refund-reason @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund || text reason',
    ],
    ['how do i get that list as a file', 'how *export || how *CSV || how *download'],
  ],
  [
    ['june total', '~taken @2025-06-01..2025-06-30'],
    ['vs may', '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
    ['in percent', '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || text %'],
    ['same but just weekends', '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if weekday=0,6'],
  ],
  [
    ['what sold best last weekend', '~sold by item-name @2025-07-12..2025-07-13 top'],
    ['worst', '~sold by item-name @2025-07-12..2025-07-13 bottom'],
    ['loc 2 only', '~sold by item-name @2025-07-12..2025-07-13 if location=Location 2'],
    ['by category', '~sold by category|reporting-category @2025-07-12..2025-07-13 if location=Location 2'],
  ],
  [
    ['fees june', 'fees|processing-fees @2025-06-01..2025-06-30'],
    ['whats that in %', 'fee-rate @2025-06-01..2025-06-30'],
    ['july so far', 'fee-rate|fees|processing-fees @2025-07-01..2025-07-18'],
    ['and whats left after', 'net-total @2025-07-01..2025-07-18'],
  ],
  [
    ['how many washes today', 'cannot || ask'],
    [
      'ok sales then',
      '~count|~taken @2025-07-18 || ~count @2025-07-18 if transaction-type=Sale || rows @2025-07-18 || rows @2025-07-18 if transaction-type=Sale',
    ],
    ['how much', '~taken @2025-07-18 || ~taken @2025-07-18 if transaction-type=Sale'],
    [
      'last friday',
      '~taken @2025-07-11 || ~taken @2025-07-11 if transaction-type=Sale || ~taken @2025-07-18 vs 2025-07-11',
    ],
    [
      'whys it so different',
      'cannot || ask || ~any @2025-07-18 vs 2025-07-11 || ~any @2025-07-11 vs 2025-07-18 || ~any by item-name|category|reporting-category|hour|part-of-day|channel|location|tender|payment-method|collected-by|attributed-to @2025-07-18 vs 2025-07-11',
    ],
  ],
  [
    ['avg sale june', 'average-net-sale|average-sale @2025-06-01..2025-06-30'],
    ['by loc', 'average-net-sale|average-sale by location @2025-06-01..2025-06-30'],
    ['sry no total not avg', '~taken by location @2025-06-01..2025-06-30'],
    ['last wk', '~taken by location @2025-07-06..2025-07-12'],
    ['just cash', '~cash by location @2025-07-06..2025-07-12'],
  ],
];
