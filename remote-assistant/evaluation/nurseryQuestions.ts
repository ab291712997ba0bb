import type { Asked } from './asked';

/** Dolores, 58, runs the tea counter of a plant nursery. She dictates on her phone: no marks, homophones, run-on sentences. She thinks in weeks and seasons. */
export const nurseryQuestions: readonly Asked[] = [
  // Sales, weeks and seasons
  ['hi um how did we do last weak', '~taken @2025-07-06..2025-07-12'],
  ['what were the sails for yesterday please', '~taken @2025-07-17'],
  ['how was mothers day', '~taken @2025-05-11'],
  ['mothers day this year against mothers day last year', '~taken @2025-05-11 vs 2024-05-12'],
  [
    'was this spring any better than last spring do you think',
    '~taken @2025-03-01..2025-05-31 vs 2024-03-01..2024-05-31 || ~taken @2025-03-20..2025-06-20 vs 2024-03-20..2024-06-20 || ~taken @2025-03-20..2025-06-20 vs 2024-03-19..2024-06-20 || ~taken @2025-03-20..2025-06-20 vs 2024-03-20..2024-06-19 || ~taken @2025-03-20..2025-06-20 vs 2024-03-19..2024-06-19 || ~taken @2025-03-20..2025-06-19 vs 2024-03-20..2024-06-19 || ~taken @2025-03-20..2025-06-19 vs 2024-03-19..2024-06-19',
  ],
  [
    'how much did we take over the winter all told',
    '~taken @2024-12-01..2025-02-28 || ~taken @2024-12-21..2025-03-19 || ~taken @2024-12-21..2025-03-20',
  ],
  ['um sales weak by weak since the first of june', '~taken by week @2025-06-01..2025-07-18'],
  ['what was our best week this year i think it was in may', '~taken by week @2025-01-01..2025-07-18 top'],
  ['and what was the worst week since march', '~taken by week @2025-03-01..2025-07-18 bottom'],
  ['the week of memorial day how did that go for us', '~taken @2025-05-25..2025-05-31'],
  ['sales for april um no not april make it march march of this year', '~taken @2025-03-01..2025-03-31'],
  [
    'location to how did it do on sunday',
    '~taken @2025-07-13 if location=Location 2 || ~taken by location @2025-07-13',
  ],
  [
    'now my daughter says location three is barely worth opening is she right',
    '~taken|~count|net-sales-share by location || ~taken|~count if location=Location 3',
  ],
  // Slow days and hours
  ["what day of the week is the slowest i'm thinking of closing one day", '~taken|~count by weekday bottom'],
  ['which days were dead last month', '~taken|~count by date|weekday @2025-06-01..2025-06-30 bottom'],
  [
    'is tuesday still our slow day i mean since easter',
    '~taken|~count by weekday @2025-04-20..2025-07-18 || ~taken|~count by weekday @2025-04-21..2025-07-18',
  ],
  [
    'how many people came in on saturday',
    '~count @2025-07-12 || ~count @2025-07-12 if transaction-type=Sale || customers @2025-07-12',
  ],
  [
    'whats busier for us mornings or afternoons',
    '~taken|~count by part-of-day|hour || ~taken|~count by part-of-day if part-of-day=Afternoon,Morning',
  ],
  ['what time does it get quiet on sundays', '~taken|~count by hour if weekday=0'],
  // Staff and tips
  ['so um tell me how much in tips we got last week all together', 'tips|tips-and-gratuity @2025-07-06..2025-07-12'],
  [
    'who got the most tips this month was it maya',
    'tips|tips-and-gratuity|tip-rate by ~staff @2025-07-01..2025-07-18 top',
  ],
  [
    'how much did owen get in tips in the spring',
    'tips|tips-and-gratuity @2025-03-01..2025-05-31 if ~staff=Owen Reyes || tips|tips-and-gratuity @2025-03-20..2025-06-20 if ~staff=Owen Reyes || tips|tips-and-gratuity @2025-03-20..2025-06-19 if ~staff=Owen Reyes || tips|tips-and-gratuity @2025-03-21..2025-06-20 if ~staff=Owen Reyes || tips|tips-and-gratuity by ~staff @2025-03-01..2025-05-31 || tips|tips-and-gratuity by ~staff @2025-03-20..2025-06-20 || tips|tips-and-gratuity by ~staff @2025-03-20..2025-06-19 || tips|tips-and-gratuity by ~staff @2025-03-21..2025-06-20',
  ],
  ['what percent do people tip us i mean this year', 'tip-rate @2025-01-01..2025-07-18'],
  [
    'are tips down from last month it feels like there down',
    'tips|tips-and-gratuity @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 || tips|tips-and-gratuity @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30',
  ],
  ['tips day by day for last week so i can hand them out', 'tips|tips-and-gratuity by date @2025-07-06..2025-07-12'],
  [
    'cash tips for last week um just the cash ones',
    'cash-tips @2025-07-06..2025-07-12 || tips|tips-and-gratuity @2025-07-06..2025-07-12 if payment-method=Cash || tips|tips-and-gratuity @2025-07-06..2025-07-12 if tender=Cash || tips|tips-and-gratuity by tender|payment-method @2025-07-06..2025-07-12',
  ],
  [
    "who's my best girl at selling i mean out of all of them since may",
    '~sold|~count by ~staff @2025-05-01..2025-07-18 top',
  ],
  [
    'did priya or theo bring in more in june',
    '~sold|~count by ~staff @2025-06-01..2025-06-30 || ~sold|~count by ~staff @2025-06-01..2025-06-30 if ~staff=Priya Nair,Theo Lindqvist',
  ],
  [
    'how much has pria rung up this week',
    '~taken @2025-07-13..2025-07-18 if ~staff=Priya Nair || ~taken by ~staff @2025-07-13..2025-07-18',
  ],
  [
    'i want last weeks sales and the tips for each one of the staff',
    'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12',
  ],
  // Items
  [
    'how many loafs of sour dough did we sell last week',
    '~units @2025-07-06..2025-07-12 if item-name=Sourdough Loaf, 800 g',
  ],
  [
    'the honey hows the honey doing this summer',
    '~sold @2025-06-01..2025-07-18 if item-name=Wildflower Honey, 350 g || ~sold @2025-06-20..2025-07-18 if item-name=Wildflower Honey, 350 g || ~sold @2025-06-21..2025-07-18 if item-name=Wildflower Honey, 350 g',
  ],
  [
    'how much money did the bread class bring in since spring started',
    '~itemsales @2025-03-01..2025-07-18 if item-name=Bread Baking Workshop || ~itemsales @2025-03-20..2025-07-18 if item-name=Bread Baking Workshop || ~itemsales @2025-03-01..2025-07-18 if category=Classes || ~itemsales @2025-03-01..2025-07-18 if reporting-category=Classes || ~itemsales @2025-03-20..2025-07-18 if category=Classes || ~itemsales @2025-03-20..2025-07-18 if reporting-category=Classes',
  ],
  [
    "olive oil or passata which one sells better i'm talking about may",
    '~sold by item-name @2025-05-01..2025-05-31 || ~sold by item-name @2025-05-01..2025-05-31 if item-name=Olive Oil, Cold-Pressed, 500 ml,Heirloom Tomato and Roasted Pepper Passata, Case of 6',
  ],
  [
    'what sold best at the market stall in june',
    '~sold by item-name @2025-06-01..2025-06-30 if device-nickname=Market stall top || ~sold by item-name @2025-06-01..2025-06-30 if channel=In-Person top || ~sold by item-name @2025-06-01..2025-06-30 if device-name=Card reader 4 top',
  ],
  [
    'whats not moving at all this month',
    'unsold @2025-07-01..2025-07-18 || ~sold by item-name @2025-07-01..2025-07-18 bottom',
  ],
  // Money, refunds and what is owed
  ['how much cash should have come in the drawer on saturday', '~cash @2025-07-12'],
  ['how much did the card people charge me in june', 'fees|processing-fees @2025-06-01..2025-06-30'],
  [
    'um how much sales tax for the quarter that just ended i have to send it in',
    'taxes|taxes-on-sales @2025-04-01..2025-06-30',
  ],
  [
    'anybody bring anything back last week',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-06..2025-07-12 || rows @2025-07-06..2025-07-12 if transaction-type=Refund || ~count @2025-07-06..2025-07-12 if transaction-type=Refund || ~any by transaction-type @2025-07-06..2025-07-12',
  ],
  [
    'what were the reasons folks gave for bringing things back this spring',
    '~any by refund-reason @2025-03-01..2025-05-31 || ~any by refund-reason @2025-03-20..2025-06-20 || ~any by refund-reason @2025-03-20..2025-06-19 || ~any by refund-reason @2025-03-21..2025-06-20 || ~any by refund-reason @2025-03-01..2025-05-31 if transaction-type=Refund || ~any by refund-reason @2025-03-20..2025-06-20 if transaction-type=Refund || ~any by refund-reason @2025-03-20..2025-06-19 if transaction-type=Refund || ~any by refund-reason @2025-03-21..2025-06-20 if transaction-type=Refund || rows @2025-03-01..2025-05-31 if transaction-type=Refund || rows @2025-03-20..2025-06-20 if transaction-type=Refund || rows @2025-03-20..2025-06-19 if transaction-type=Refund || rows @2025-03-21..2025-06-20 if transaction-type=Refund',
  ],
  [
    'there was a lady bought a knife last week i need to find the sale',
    'rows @2025-07-06..2025-07-12 if item-name=Chef’s Knife, 20 cm || rows @2025-07-06..2025-07-12 if item-name=Chef’s Knife, 20 cm; transaction-type=Sale',
  ],
  ['um what do i still owe to folks that paid ahead', 'deferred || deferred-sales|deposits|deposits-collected'],
  [
    'how much in gift cards did we sell in december for christmas',
    'gift-card-sales|gift-cards-sold @2024-12-01..2024-12-31',
  ],
  ['it says net sales on there what does that mean', 'define net-sales'],
  // How-to
  ['how do i put a new tea on the list', 'how /items'],
  ['where do i go to change what the granola costs people', 'how /items'],
  ['i need this on paper for my book keeper how do i print it', 'how *print'],
  ['this is to bright at night can i make it dark', 'how *dark || how *theme'],
  ['where do i make a new category for seeds and bulbs', 'how /items/categories'],
  ['how do i count whats on the shelf and type it in', 'how /items/inventory'],
  ['is there some kind of lesson on here that explains these numbers', 'how /education'],
  // Not known
  ['is it going to rain saturday and will that hurt us', 'cannot'],
  ['how many hours did owen work last week i got to do the payroll', 'cannot'],
  ['how many geraniums did we sell in may', 'cannot || ask'],
  ['which of the girls is the nicest to the customers', 'cannot'],
  ['what did the garden center down the road take last month', 'cannot'],
  ['did i make any money in june after i paid everybody', 'cannot'],
  ['how much are we going to do this fall', 'cannot'],
  ['send owen a text that hes off on tuesday', 'cannot'],
];

/** The same person. Each turn is asked after the ones before it. */
export const nurseryDialogues: readonly (readonly Asked[])[] = [
  [
    ['how did we do last week', '~taken @2025-07-06..2025-07-12'],
    ['and the one before', '~taken @2025-06-29..2025-07-05'],
    ['um and the one before that', '~taken @2025-06-22..2025-06-28'],
    [
      'whats the best week we had this summer',
      '~taken by week @2025-06-01..2025-07-18 top || ~taken by week @2025-06-20..2025-07-18 top || ~taken by week @2025-06-21..2025-07-18 top',
    ],
  ],
  [
    ['tips for last week please', 'tips|tips-and-gratuity @2025-07-06..2025-07-12'],
    ['who got what', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12'],
    ['just owen', 'tips|tips-and-gratuity @2025-07-06..2025-07-12 if ~staff=Owen Reyes'],
    ['day by day', 'tips|tips-and-gratuity by date @2025-07-06..2025-07-12 if ~staff=Owen Reyes'],
    [
      'and whats that in percent of what he sold',
      'tip-rate @2025-07-06..2025-07-12 if ~staff=Owen Reyes || tip-rate by date @2025-07-06..2025-07-12 if ~staff=Owen Reyes || tip-rate by ~staff @2025-07-06..2025-07-12',
    ],
  ],
  [
    ['whats our slowest day', '~taken|~count by weekday bottom || ~taken|~count by date bottom || ask'],
    [
      'i mean what day of the week since spring',
      '~taken|~count by weekday @2025-03-01..2025-07-18 bottom || ~taken|~count by weekday @2025-03-20..2025-07-18 bottom',
    ],
    [
      'and the busiest one then',
      '~taken|~count by weekday @2025-03-01..2025-07-18 top || ~taken|~count by weekday @2025-03-20..2025-07-18 top',
    ],
    [
      'ok that busy one what hours',
      '~taken|~count by hour @2025-03-01..2025-07-18 if weekday=* || ~taken|~count by hour @2025-03-20..2025-07-18 if weekday=*',
    ],
  ],
  [
    ['priya this month hows she doing', '~taken|~count @2025-07-01..2025-07-18 if ~staff=Priya Nair'],
    ['and last month', '~taken|~count @2025-06-01..2025-06-30 if ~staff=Priya Nair'],
    ['theo same thing', '~taken|~count @2025-06-01..2025-06-30 if ~staff=Theo Lindqvist'],
    [
      'so who did more out of the too of them',
      '~taken|~count by ~staff @2025-06-01..2025-06-30 || ~taken|~count by ~staff @2025-06-01..2025-06-30 if ~staff=Priya Nair,Theo Lindqvist',
    ],
  ],
  [
    [
      'how was the winter',
      '~taken @2024-12-01..2025-02-28 || ~taken @2024-12-21..2025-03-19 || ~taken @2024-12-21..2025-03-20',
    ],
    [
      'and the spring',
      '~taken @2025-03-01..2025-05-31 || ~taken @2025-03-20..2025-06-20 || ~taken @2025-03-20..2025-06-19 || ~taken @2025-03-21..2025-06-20',
    ],
    [
      'which month was the best out of all those',
      '~taken by month @2024-12-01..2025-05-31 top || ~taken by month @2024-12-21..2025-06-20 top || ~taken by month @2024-12-21..2025-06-19 top || ~taken by month @2025-03-01..2025-05-31 top || ~taken by month @2025-03-20..2025-06-20 top || ~taken by month @2025-03-20..2025-06-19 top || ~taken by month @2025-03-21..2025-06-20 top',
    ],
    ['and the tips in that one', 'tips|tips-and-gratuity || tips|tips-and-gratuity by month'],
  ],
  [
    ['how many jars of honey in june', '~units @2025-06-01..2025-06-30 if item-name=Wildflower Honey, 350 g'],
    ['and the granola', '~units @2025-06-01..2025-06-30 if item-name=House Granola'],
    ['whats that in money', '~itemsales @2025-06-01..2025-06-30 if item-name=House Granola'],
    [
      'more or less than may',
      '~itemsales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=House Granola',
    ],
    ['and july so far', '~itemsales @2025-07-01..2025-07-18 if item-name=House Granola'],
  ],
  [
    ['how much cash did we take saturday', '~cash @2025-07-12'],
    ['and sunday', '~cash @2025-07-13'],
    [
      'um now the cards for both of those days',
      '~card @2025-07-12..2025-07-13 || ~card by date @2025-07-12..2025-07-13',
    ],
    [
      'and what did they charge me for that',
      'fees|processing-fees @2025-07-12..2025-07-13 || fees|processing-fees by date @2025-07-12..2025-07-13 || fees|processing-fees @2025-07-12..2025-07-13 if payment-method=Card || fees|processing-fees @2025-07-12..2025-07-13 if tender=Card || fees|processing-fees by tender|payment-method @2025-07-12..2025-07-13',
    ],
  ],
  [
    [
      'any refunds in june',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund || ~count @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    ['show me', 'rows @2025-06-01..2025-06-30 if transaction-type=Refund'],
    [
      'whyd they bring them back',
      '~any by refund-reason @2025-06-01..2025-06-30 || ~any by refund-reason @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'who was on the register for those',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-06-01..2025-06-30 || ~any by ~staff @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'was may worse',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-05-01..2025-05-31 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || rows @2025-05-01..2025-05-31 if transaction-type=Refund || ~count @2025-05-01..2025-05-31 if transaction-type=Refund || ~count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-05-01..2025-05-31 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~any by ~staff @2025-05-01..2025-05-31 if transaction-type=Refund',
    ],
  ],
  [
    ['how do you change a price on here', 'how /items'],
    ['and can i put a picture on it', 'how *photo || how *picture'],
    ['ok what sells best these days', '~sold by item-name top'],
    ['um just this week', '~sold by item-name @2025-07-13..2025-07-18 top'],
    ['and the slow ones', '~sold by item-name @2025-07-13..2025-07-18 bottom || unsold @2025-07-13..2025-07-18'],
  ],
  [
    ['who works the most hours for me', 'cannot'],
    ['ok then who rings up the most this month', '~taken|~count by ~staff @2025-07-01..2025-07-18 top'],
    [
      'and how much do they get folks to spend on average',
      'average-net-sale|average-sale by ~staff @2025-07-01..2025-07-18',
    ],
    ['and in tips', 'tips|tips-and-gratuity|tip-rate by ~staff @2025-07-01..2025-07-18'],
  ],
  [
    ['mothers day howd we do', '~taken @2025-05-11'],
    ['and the saturday before', '~taken @2025-05-10'],
    ['ok and mothers day last year', '~taken @2024-05-12 || ~taken @2025-05-11 vs 2024-05-12'],
    ['what did folks buy that day', '~sold by item-name @2024-05-12 || ~sold by item-name @2025-05-11'],
  ],
  [
    ['whats deferred sales', 'define deferred-sales'],
    ['how much is it right now', 'deferred || deferred-sales|deposits'],
    [
      'um who are those people',
      'deferred || rows if transaction-status=Partially Paid || customers if transaction-status=Partially Paid || ~any by customer|customer-id if transaction-status=Partially Paid || deferred-sales|deposits|deposits-collected by customer|customer-id',
    ],
    ['will they all come pick it up by fall', 'cannot'],
  ],
];
