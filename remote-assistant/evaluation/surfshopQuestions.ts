import type { Asked } from './asked';

const refundFigures =
  'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned';

/** The assistant manager of a surf shop dictates while walking around and types the rest: run-on, everyday, corrected midway. */
export const surfshopQuestions: readonly Asked[] = [
  // Sales
  ['hows today looking so far', '~taken @2025-07-18'],
  [
    'what did we end up with over the weekend like saturday and sunday together',
    '~taken @2025-07-12..2025-07-13 || ~taken by date @2025-07-12..2025-07-13',
  ],
  [
    'ok sales for the fourth of july weekend so the friday through the sunday',
    '~taken @2025-07-04..2025-07-06 || ~taken by date @2025-07-04..2025-07-06',
  ],
  ['was june better than may or did it just feel like it', '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
  [
    'so the boss wants to know how july is going compared to last july can you pull that for me',
    '~taken @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 || ~taken @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-31',
  ],
  ['memorial day, what did we take in', '~taken @2025-05-26'],
  [
    'which location did the most in june i wanna say location 1 but check me',
    '~taken|~count|net-sales-share by location @2025-06-01..2025-06-30 top',
  ],
  ['what hour do things die down on sundays', '~taken|~count by hour if weekday=0'],
  [
    'are weekends really bigger than weekdays for us this year or is that just in my head',
    '~taken|~count|average-net-sale|average-sale by weekday @2025-01-01..2025-07-18 || ~taken|~count @2025-01-01..2025-07-18 if weekday=0,6',
  ],
  ['gimme sales week by week since the beginning of may', '~taken by week @2025-05-01..2025-07-18'],
  ['whats the average sale been last month', 'average-net-sale|average-sale @2025-06-01..2025-06-30'],
  [
    'how much of last week was online vs in the actual shop',
    '~taken|~count|net-sales-share|payment-share by channel @2025-07-06..2025-07-12 || ~taken|~count|net-sales-share|payment-share by channel @2025-07-06..2025-07-12 if channel=In-Store,Online',
  ],
  [
    'what are we doing after five pm like last week was it even worth staying open',
    '~taken|~count @2025-07-06..2025-07-12 if part-of-day=Evening || ~taken|~count by part-of-day|hour @2025-07-06..2025-07-12 || ~taken|~count by hour|date|weekday @2025-07-06..2025-07-12 if part-of-day=Evening || ~taken|~count @2025-07-06..2025-07-12 if hour=17,18,19,20,21,22,23 || ~taken|~count by hour @2025-07-06..2025-07-12 if hour=17,18,19,20,21,22,23',
  ],
  ['gross for q2 not net, i know i normally ask for net', 'gross-sales @2025-04-01..2025-06-30'],
  [
    'how many sales did we have tuesday no wait wednesday',
    '~count @2025-07-16 || ~count @2025-07-16 if transaction-type=Sale || rows @2025-07-16 || rows @2025-07-16 if transaction-type=Sale',
  ],
  [
    'so what did location two do the past ten days',
    '~taken @2025-07-09..2025-07-18 if location=Location 2 || ~taken @2025-07-08..2025-07-17 if location=Location 2 || ~taken by date @2025-07-09..2025-07-18 if location=Location 2 || ~taken by date @2025-07-08..2025-07-17 if location=Location 2',
  ],
  // Items
  ['top three sellers last week by how many we moved, not dollars', '~units by item-name @2025-07-06..2025-07-12 top'],
  [
    'how many of the chefs knifes did we sell in june',
    '~units @2025-06-01..2025-06-30 if item-name=Chef’s Knife, 20 cm',
  ],
  [
    'the pourover sets how much have they brought in since april',
    '~itemsales @2025-04-01..2025-07-18 if item-name=Pour-Over Set, Stoneware',
  ],
  [
    'is cold brew still selling or is it dead, month by month this yr',
    '~sold by month @2025-01-01..2025-07-18 if item-name=Cold Brew Concentrate',
  ],
  [
    'i need shelf space back so what sells the worst, bottom five or so for the second quarter',
    '~sold by item-name @2025-04-01..2025-06-30 bottom || unsold @2025-04-01..2025-06-30',
  ],
  [
    'hows honey doing against olive oil this month',
    '~sold by item-name @2025-07-01..2025-07-18 if item-name=Wildflower Honey, 350 g,Olive Oil, Cold-Pressed, 500 ml || ~sold by item-name @2025-07-01..2025-07-18',
  ],
  [
    'did we sell any of the bread workshops last week',
    '~sold @2025-07-06..2025-07-12 if item-name=Bread Baking Workshop || rows @2025-07-06..2025-07-12 if item-name=Bread Baking Workshop || rows @2025-07-06..2025-07-12 if item-name=Bread Baking Workshop; transaction-type=Sale',
  ],
  [
    'which category brings in the most of our money this year and gimme it in percent',
    'net-sales-share by category|reporting-category @2025-01-01..2025-07-18 top',
  ],
  [
    'how many items did owen sell in june, like actual pieces not sales',
    '~units @2025-06-01..2025-06-30 if ~staff=Owen Reyes || ~units by ~staff @2025-06-01..2025-06-30',
  ],
  [
    'equipment last month whats the total on that whole category',
    '~itemsales @2025-06-01..2025-06-30 if category=Equipment || ~itemsales @2025-06-01..2025-06-30 if reporting-category=Equipment || ~itemsales by category|reporting-category @2025-06-01..2025-06-30',
  ],
  // Payments, fees, taxes
  [
    'doing the bank run so how much cash monday through wednesday this week',
    '~cash @2025-07-14..2025-07-16 || cash|tender-cash by date @2025-07-14..2025-07-16 || ~payments by date @2025-07-14..2025-07-16 if payment-method=Cash || ~payments by date @2025-07-14..2025-07-16 if tender=Cash',
  ],
  [
    'apple pay google pay all that phone stuff, how much last month',
    'tender-digital-wallet @2025-06-01..2025-06-30 || ~payments @2025-06-01..2025-06-30 if tender=Digital Wallet || ~payments by tender @2025-06-01..2025-06-30',
  ],
  ['what share of our payments was cash in q2', 'payment-share by tender|payment-method @2025-04-01..2025-06-30'],
  ['card fees lst week pls', 'fees|processing-fees @2025-07-06..2025-07-12'],
  ['how much sales tax do we gotta send in for june', 'taxes|taxes-on-sales @2025-06-01..2025-06-30'],
  ['and how much did we sell last month that had no tax on it', 'untaxed-sales @2025-06-01..2025-06-30'],
  ['okay after the fees come out what did we actually get in june', 'net-total @2025-06-01..2025-06-30'],
  // Staff and tips
  ['tips by person last week i gotta do the envelopes', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12'],
  ["who's my top seller this month, person not product", '~taken|~sold|~count by ~staff @2025-07-01..2025-07-18 top'],
  [
    'whatd maya make in tips in june shes asked me like twice now',
    'tips|tips-and-gratuity @2025-06-01..2025-06-30 if ~staff=Maya Duarte || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30',
  ],
  [
    'owen or priya who rang up more last friday',
    '~taken|~sold|~count by ~staff @2025-07-11 || ~taken|~sold|~count by ~staff @2025-07-11 if ~staff=Owen Reyes,Priya Nair',
  ],
  [
    'cash tips versus card tips this month',
    'card-tips|cash-tips @2025-07-01..2025-07-18 || tips|tips-and-gratuity by payment-method|tender @2025-07-01..2025-07-18',
  ],
  [
    'how many discounts has priya been handing out since june first',
    'discount-count|discounts|discounts-and-comps @2025-06-01..2025-07-18 if ~staff=Priya Nair || discount-count|discounts|discounts-and-comps by ~staff @2025-06-01..2025-07-18 || ~count @2025-06-01..2025-07-18 if ~staff=Priya Nair; discount-use=With discount || ~count by ~staff @2025-06-01..2025-07-18 if discount-use=With discount || rows @2025-06-01..2025-07-18 if ~staff=Priya Nair; discount-use=With discount',
  ],
  // Refunds, comps, transactions
  [
    'how much did we refund last month, everything',
    `${refundFigures} @2025-06-01..2025-06-30 || ~any @2025-06-01..2025-06-30 if transaction-type=Refund`,
  ],
  [
    'so a guy brought some beans back last monday i think it was, the fourteenth, can you find me that refund',
    'row || rows @2025-07-14 if transaction-type=Refund || rows @2025-07-14 if item-name=* || rows @2025-07-14 if item-name=*; transaction-type=Refund || rows @2025-07-14',
  ],
  [
    'show me everything from location 3 on the tenth of july',
    'rows @2025-07-10 if location=Location 3 || rows @2025-07-10 if location=Location 3; transaction-type=Sale',
  ],
  [
    'whats the most common reason people return stuff since january',
    '~any by refund-reason @2025-01-01..2025-07-18 || ~any by refund-reason @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  ['freebies, how much have we comped so far this month', 'comps|comp-count @2025-07-01..2025-07-18'],
  ['whats the difference between returns and partial refunds in here', 'define returns; partial-refunds'],
  // How-to
  ['how do i add a new wetsuit to the system', 'how /items'],
  ['where do i change the price on something the knife went up', 'how /items'],
  ['ok how do you do an inventory count in this thing', 'how /items/inventory'],
  ['i wanna make a new category for rentals where is that', 'how /items/categories'],
  [
    'is there a way to build my own report cause the boss wants his own columns',
    'how /financial-suite/custom-reports || how /fs-prototype/custom-reports',
  ],
  [
    'how do i download the transactions for our accountant',
    'how *export || how *CSV || how *download || how /transactions',
  ],
  ['can i print price tags with the barcode on it and how', 'how *label || how /items'],
  // Not known, not done
  ['how many boards did we sell yesterday', 'cannot || ask'],
  ['whats our profit for june after rent and payroll', 'cannot'],
  ['how many hours did priya work last week', 'cannot'],
  ['is the swell gonna be good this weekend like are we gonna be slammed', 'cannot || ask'],
  ['text owen that his drawer was short last night', 'cannot || ask'],
  ['go ahead and refund the guy from this morning twenty bucks', 'cannot || ask'],
  ['how many people walked in yesterday and didnt buy anything', 'cannot || ask'],
  ['how do i set up the new girl so she can ring people up', 'cannot || ask'],
];

/** The same assistant manager. Each turn is asked after the ones before it. */
export const surfshopDialogues: readonly (readonly Asked[])[] = [
  [
    ['ok real quick what did we do yesterday', '~taken @2025-07-17'],
    ['and the day before', '~taken @2025-07-16'],
    ['just cards', '~card @2025-07-16'],
    [
      'whats that in percent of the day',
      'payment-share by tender|payment-method @2025-07-16 || payment-share @2025-07-16 if payment-method=Card || payment-share @2025-07-16 if tender=Card',
    ],
  ],
  [
    ['whats selling best this month', '~sold by item-name @2025-07-01..2025-07-18 top'],
    ['ok and last month', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['no i mean by how many we sold', '~units by item-name @2025-06-01..2025-06-30 top'],
    ['just location 1', '~units by item-name @2025-06-01..2025-06-30 if location=Location 1'],
    [
      'alright flip it whats at the bottom',
      '~units by item-name @2025-06-01..2025-06-30 if location=Location 1 bottom || ~units by item-name @2025-06-01..2025-06-30 bottom',
    ],
  ],
  [
    ['how many knives did we sell in june', '~units @2025-06-01..2025-06-30 if item-name=Chef’s Knife, 20 cm'],
    ['may?', '~units @2025-05-01..2025-05-31 if item-name=Chef’s Knife, 20 cm'],
    ['who sold those', '~sold|~count by ~staff @2025-05-01..2025-05-31 if item-name=Chef’s Knife, 20 cm'],
    [
      'ok same for the pour over thing',
      '~sold|~count by ~staff @2025-05-01..2025-05-31 if item-name=Pour-Over Set, Stoneware',
    ],
  ],
  [
    ['tips last week by person', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12'],
    [
      'only maya',
      'tips|tips-and-gratuity @2025-07-06..2025-07-12 if ~staff=Maya Duarte || tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12 if ~staff=Maya Duarte',
    ],
    [
      'and the week before that',
      'tips|tips-and-gratuity @2025-06-29..2025-07-05 if ~staff=Maya Duarte || tips|tips-and-gratuity by ~staff @2025-06-29..2025-07-05 if ~staff=Maya Duarte',
    ],
    [
      'was that cash or card',
      'card-tips|cash-tips @2025-06-29..2025-07-05 if ~staff=Maya Duarte || tips|tips-and-gratuity by payment-method|tender @2025-06-29..2025-07-05 if ~staff=Maya Duarte',
    ],
  ],
  [
    ['how did june do against may', '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
    [
      'huh why',
      '~any by item-name|category|reporting-category|location|channel|week|weekday|date|collected-by|attributed-to @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~any @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || cannot || ask',
    ],
    ['ok split it by category then', '~sold by category|reporting-category @2025-06-01..2025-06-30'],
    [
      'just the coffee stuff',
      '~sold @2025-06-01..2025-06-30 if category=Coffee || ~sold @2025-06-01..2025-06-30 if reporting-category=Coffee || ~sold by category @2025-06-01..2025-06-30 if category=Coffee || ~sold by item-name @2025-06-01..2025-06-30 if category=Coffee || ~sold by item-name @2025-06-01..2025-06-30 if reporting-category=Coffee',
    ],
  ],
  [
    [
      'did we do any refunds this month',
      `${refundFigures} @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18 if transaction-type=Refund || ~any @2025-07-01..2025-07-18 if transaction-type=Refund || ~any by transaction-type @2025-07-01..2025-07-18`,
    ],
    ['show me', 'rows @2025-07-01..2025-07-18 if transaction-type=Refund'],
    [
      'who did those',
      `${refundFigures} by ~staff @2025-07-01..2025-07-18 || ~any by ~staff @2025-07-01..2025-07-18 if transaction-type=Refund || rows @2025-07-01..2025-07-18 if transaction-type=Refund`,
    ],
    [
      'and did they say why like a reason',
      '~any by refund-reason @2025-07-01..2025-07-18 || ~any by refund-reason @2025-07-01..2025-07-18 if transaction-type=Refund || rows @2025-07-01..2025-07-18 if transaction-type=Refund',
    ],
  ],
  [
    ['what are we paying in fees, june', 'fees|processing-fees @2025-06-01..2025-06-30'],
    ['as a percent', 'fee-rate @2025-06-01..2025-06-30'],
    ['and may was what', 'fee-rate @2025-05-01..2025-05-31 || fees|processing-fees @2025-05-01..2025-05-31'],
    ['so how much was left for us that month after the fees', 'net-total @2025-05-01..2025-05-31'],
  ],
  [
    ['sales tax last quarter', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
    ['break it out by month he wants it by month', 'taxes|taxes-on-sales by month @2025-04-01..2025-06-30'],
    ['location 2 only', 'taxes|taxes-on-sales by month @2025-04-01..2025-06-30 if location=Location 2'],
    [
      'and how much did we sell there before the tax',
      'net-sales|gross-sales|taxable-sales by month @2025-04-01..2025-06-30 if location=Location 2 || net-sales|gross-sales|taxable-sales @2025-04-01..2025-06-30 if location=Location 2',
    ],
  ],
  [
    ['whats our busiest day of the week this year', '~taken|~count by weekday @2025-01-01..2025-07-18 top'],
    ['what hours on that day', '~taken|~count by hour @2025-01-01..2025-07-18 if weekday=*'],
    [
      'do sundays too',
      '~taken|~count by hour @2025-01-01..2025-07-18 if weekday=0 || ~taken|~count by hour @2025-01-01..2025-07-18 if weekday=*',
    ],
    [
      'i mean number of sales not the money',
      '~count by hour @2025-01-01..2025-07-18 if weekday=0 || ~count by hour @2025-01-01..2025-07-18 if weekday=*',
    ],
    ['how do i get this on paper for the schedule board', 'how *print || how *export || how *CSV'],
  ],
  [
    ['what did we take on memorial day', '~taken @2025-05-26'],
    ['and the fourth of july', '~taken @2025-07-04'],
    ['which one was better', '~taken @2025-07-04 vs 2025-05-26 || ~taken @2025-05-26 vs 2025-07-04'],
    ['what sold the most on the fourth', '~sold by item-name @2025-07-04 top'],
    ['ok how do i get that in excel', 'how *export || how *CSV || how *download'],
  ],
  [
    [
      'biggest sale last week',
      'rows @2025-07-06..2025-07-12 top || rows @2025-07-06..2025-07-12 if transaction-type=Sale top',
    ],
    [
      'what was on it',
      'row || ~sold by item-name if transaction-id=* || rows @2025-07-06..2025-07-12 top || rows @2025-07-06..2025-07-12 if transaction-type=Sale top || rows if transaction-id=*',
    ],
    [
      'who rang that up',
      'row || ~any by ~staff if transaction-id=* || rows @2025-07-06..2025-07-12 top || rows @2025-07-06..2025-07-12 if transaction-type=Sale top || rows if transaction-id=*',
    ],
    [
      'did they tip',
      'row || tips|tips-and-gratuity|card-tips|cash-tips if transaction-id=* || rows @2025-07-06..2025-07-12 top || rows @2025-07-06..2025-07-12 if transaction-type=Sale top || rows if transaction-id=*',
    ],
    ['email them the receipt again will you', 'cannot || ask'],
  ],
  [
    [
      'who are our best customers this year',
      '~any by customer|customer-id @2025-01-01..2025-07-18 top || customers @2025-01-01..2025-07-18',
    ],
    [
      'whats the top one been buying',
      '~sold by item-name @2025-01-01..2025-07-18 if customer=* || ~sold by item-name @2025-01-01..2025-07-18 if customer-id=* || rows @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer-id=*',
    ],
    [
      'when were they in last',
      'rows if customer=* || rows if customer-id=* || ~any by date if customer=* || ~any by date if customer-id=* || customers @2025-01-01..2025-07-18',
    ],
    ['got a phone number for them', 'cannot || ask'],
  ],
];
