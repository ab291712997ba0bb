import type { Asked } from './asked';

/**
 * The owner of two food trucks types on the phone between customers: short, with typos, money and counts mixed. Of two
 * wishes in one message, the second is expected, because it is the one that gets lost.
 */
export const foodtruckQuestions: readonly Asked[] = [
  // Sales
  ['how much we do today so far', '~taken @2025-07-18'],
  ['yest total?', '~taken @2025-07-17'],
  [
    'hows this wk vs last',
    '~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || ~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11',
  ],
  [
    'last sat n sun togther what did we pull in',
    '~taken @2025-07-12..2025-07-13 || ~taken by date @2025-07-12..2025-07-13',
  ],
  ['july 4th how much $ and how many tickets', '~count @2025-07-04'],
  ['best day we had this yr moneywise', '~taken by date @2025-01-01..2025-07-18 top'],
  [
    'which made more last month location 1 or location 2',
    '~taken by location @2025-06-01..2025-06-30 || ~taken by location @2025-06-01..2025-06-30 if location=Location 1,Location 2',
  ],
  ['loc 3 rn?? hows it doing today', '~taken|~count @2025-07-18 if location=Location 3'],
  [
    'lunch rush wed 11 to 2 what did we do',
    '~taken @2025-07-16 if hour=11,12,13 || ~taken @2025-07-16 if hour=11,12,13,14 || ~taken by hour @2025-07-16 || ~taken by hour @2025-07-16 if hour=11,12,13 || ~taken by hour @2025-07-16 if hour=11,12,13,14',
  ],
  ['when do most ppl buy on fridays, want to know what hr to be parked', '~count by hour if weekday=5 top'],
  ['did we break 1000 on tues', '~taken @2025-07-15'],
  ['sales apr may jun each pls', '~taken by month @2025-04-01..2025-06-30'],
  ['may vs last yrs may', '~taken @2025-05-01..2025-05-31 vs 2024-05-01..2024-05-31'],
  [
    'what did the market stall do last sat',
    '~taken|~count @2025-07-12 if device-nickname=Market stall || ~taken|~count by device-nickname|device-name|channel @2025-07-12 || ~taken|~count @2025-07-12 if channel=In-Person || ~taken|~count @2025-07-12 if device-name=Card reader 4',
  ],
  // Items
  ['top 3 sellers this wk', '~sold by item-name @2025-07-13..2025-07-18 top'],
  ['how many cold brews went out yest', '~units @2025-07-17 if item-name=Cold Brew Concentrate'],
  [
    'how much honey did we sell in june. $ not jars',
    '~itemsales @2025-06-01..2025-06-30 if item-name=Wildflower Honey, 350 g',
  ],
  ['granola how many n how much $ last month', '~itemsales @2025-06-01..2025-06-30 if item-name=House Granola'],
  [
    'worst seller this yr?? gonna drop it',
    '~sold by item-name @2025-01-01..2025-07-18 bottom || unsold @2025-01-01..2025-07-18',
  ],
  [
    'coffee vs bakery june',
    '~sold by category|reporting-category @2025-06-01..2025-06-30 || ~sold by category @2025-06-01..2025-06-30 if category=Bakery,Coffee || ~sold by reporting-category @2025-06-01..2025-06-30 if reporting-category=Bakery,Coffee || ~sold @2025-06-01..2025-06-30 if category=Bakery || ~sold @2025-06-01..2025-06-30 if reporting-category=Bakery',
  ],
  ['anything just sit there n not sell at all last wk', 'unsold @2025-07-06..2025-07-12'],
  [
    'what sells best in the mornings',
    '~sold by item-name if part-of-day=Morning top || ~sold by item-name if hour=05,06,07,08,09,10,11 top',
  ],
  [
    'how many sour doughs at loc 2 in may',
    '~units @2025-05-01..2025-05-31 if item-name=Sourdough Loaf, 800 g; location=Location 2 || ~units by location @2025-05-01..2025-05-31 if item-name=Sourdough Loaf, 800 g',
  ],
  [
    'olive oil, what do we charge for that again',
    'price if item-name=Olive Oil, Cold-Pressed, 500 ml || price by item-name if item-name=Olive Oil, Cold-Pressed, 500 ml || price by item-name || text $22.00 || how /items',
  ],
  // Payments, fees, taxes
  ['cash yest?', '~cash @2025-07-17'],
  [
    'what % of it is cash this month roughly',
    'payment-share|~payments by tender|payment-method @2025-07-01..2025-07-18 || payment-share @2025-07-01..2025-07-18 if tender=Cash || payment-share @2025-07-01..2025-07-18 if payment-method=Cash',
  ],
  [
    'apple pay google pay that stuff how much in june',
    'tender-digital-wallet @2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 if tender=Digital Wallet || ~payments by tender @2025-06-01..2025-06-30',
  ],
  ['what did the card ppl skim off us in june', 'fees|processing-fees @2025-06-01..2025-06-30'],
  ['fee % last qtr', 'fee-rate @2025-04-01..2025-06-30'],
  ['after fees what do i actualy get for last wk', 'net-total @2025-07-06..2025-07-12'],
  ['sales tax june gotta file', 'taxes|taxes-on-sales @2025-06-01..2025-06-30'],
  // Tips and staff
  ['tips this wk', 'tips|tips-and-gratuity @2025-07-13..2025-07-18'],
  ['who got most tips last wk', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12 top'],
  [
    'owen or priya who sold more this month',
    '~sold|~count by ~staff @2025-07-01..2025-07-18 || ~sold|~count by ~staff @2025-07-01..2025-07-18 if ~staff=Owen Reyes,Priya Nair',
  ],
  [
    'hows maya been doing this month, sales i mean',
    '~sold|~count @2025-07-01..2025-07-18 if ~staff=Maya Duarte || ~sold|~count by ~staff @2025-07-01..2025-07-18',
  ],
  [
    'theos avg ticket in june',
    'average-net-sale|average-sale @2025-06-01..2025-06-30 if ~staff=Theo Lindqvist || average-net-sale|average-sale by ~staff @2025-06-01..2025-06-30',
  ],
  // Refunds, discounts, single sales
  [
    'how many refunds last month n what was wrong w them',
    '~any by refund-reason @2025-06-01..2025-06-30 || ~any by refund-reason @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
  ],
  [
    'refund $ total this yr',
    'refunds|payments-refunded @2025-01-01..2025-07-18 || refunds|payments-refunded|~payments @2025-01-01..2025-07-18 if transaction-type=Refund || rows @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  ['lemme see todays sales one by one', 'rows @2025-07-18 || rows @2025-07-18 if transaction-type=Sale'],
  [
    'biggest single ticket this month?',
    'rows @2025-07-01..2025-07-18 top || rows @2025-07-01..2025-07-18 if transaction-type=Sale top',
  ],
  ['freebies in june, what did that cost me', 'comps|discounts-and-comps @2025-06-01..2025-06-30'],
  ['how much we knock off in discounts q2', 'discounts|discounts-and-comps @2025-04-01..2025-06-30'],
  // Deferred sales and words
  [
    'ppl that paid ahead for catering n didnt get it yet how much is that',
    'deferred || deferred-sales|deposits|deposits-collected|invoices || deferred-sales|deposits|deposits-collected|invoices if category=Catering || rows if transaction-status=Partially Paid',
  ],
  ['gross vs net?? keep mixing them up', 'define gross-sales; net-sales'],
  // How-to
  ['how do i add somthing new to the menu', 'how /items'],
  ['need to bump cold brew to 20 bucks where', 'how /items'],
  ['how do i get the numbers out as a file for my bookkeeper', 'how *export || how *CSV || how *download'],
  ['got dark mode? cant see crap on here at night', 'how *theme || how *dark || how *appearance || how /settings'],
  ['how do i count whats left on the truck and put it in here', 'how /items/inventory || how *inventory'],
  ['had a diffrent till before. how do i bring the old sales in', 'how /settings || how *import'],
  ['where do i print price lables', 'how /items || how *label'],
  ['can i build my own report n how', 'how /financial-suite/custom-reports || how *custom report'],
  // Not known, not done
  ['whats left for me in june after gas propane n wages', 'cannot'],
  ['will sat be busy', 'cannot || ask'],
  ['how many tacos yest', 'cannot || ask'],
  ['how many hrs did owen work last wk', 'cannot'],
  ['gonna rain at the market tmrw?', 'cannot'],
  ['what did the bbq truck across the lot make last wk', 'cannot'],
  ['how many ppl walked off yest cuz the line was too long', 'cannot'],
  ['text priya to come in early tmrw', 'cannot'],
];

/** The same owner. Each turn is asked after the ones before it. */
export const foodtruckDialogues: readonly (readonly Asked[])[] = [
  [
    ['how was yest', '~taken @2025-07-17'],
    ['and the one before?', '~taken @2025-07-16'],
    ['which location', '~taken by location @2025-07-16'],
    ['just loc 2', '~taken @2025-07-16 if location=Location 2'],
    ['how many tickets is that', '~count @2025-07-16 if location=Location 2'],
  ],
  [
    ['this wk so far', '~taken @2025-07-13..2025-07-18'],
    [
      'more or less than last wk',
      '~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || ~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11',
    ],
    [
      'why',
      '~sold|~count by item-name|category|reporting-category|location|date|weekday|hour|part-of-day|channel|~staff @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || ~sold|~count by item-name|category|reporting-category|location|date|weekday|hour|part-of-day|channel|~staff @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 || ~count|average-net-sale|average-sale @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || ~count|average-net-sale|average-sale @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11',
    ],
    ['ok just gimme it day by day', '~taken by date|weekday @2025-07-13..2025-07-18'],
    ['n next wk gonna be better?', 'cannot || ask'],
  ],
  [
    ['top 5 june', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['how many of each', '~units by item-name @2025-06-01..2025-06-30 top'],
    ['n in $', '~itemsales by item-name @2025-06-01..2025-06-30 top'],
    ['may?', '~itemsales by item-name @2025-05-01..2025-05-31 top'],
    ['now the bottom ones', '~sold by item-name @2025-05-01..2025-05-31 bottom || unsold @2025-05-01..2025-05-31'],
  ],
  [
    ['card vs cash june', '~any by tender|payment-method @2025-06-01..2025-06-30 || ~cash @2025-06-01..2025-06-30'],
    [
      'in percent',
      'payment-share by tender|payment-method @2025-06-01..2025-06-30 || ~payments by tender|payment-method @2025-06-01..2025-06-30',
    ],
    ['just the cash $', '~cash @2025-06-01..2025-06-30'],
    ['same for may', '~cash @2025-05-01..2025-05-31'],
    ['by week', '~cash by week @2025-05-01..2025-05-31'],
  ],
  [
    ['tips last wk', 'tips|tips-and-gratuity @2025-07-06..2025-07-12'],
    ['who got what', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12'],
    ['theo only', 'tips|tips-and-gratuity @2025-07-06..2025-07-12 if ~staff=Theo Lindqvist'],
    ['wk before that', 'tips|tips-and-gratuity @2025-06-29..2025-07-05 if ~staff=Theo Lindqvist'],
    [
      'is that more then owen',
      'tips|tips-and-gratuity @2025-06-29..2025-07-05 if ~staff=Owen Reyes || tips|tips-and-gratuity by ~staff @2025-06-29..2025-07-05 || tips|tips-and-gratuity by ~staff @2025-06-29..2025-07-05 if ~staff=Owen Reyes,Theo Lindqvist',
    ],
  ],
  [
    [
      'refunds this month?',
      'refunds|payments-refunded|return-count @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18 if transaction-type=Refund || ~count|~payments @2025-07-01..2025-07-18 if transaction-type=Refund',
    ],
    ['show em', 'rows @2025-07-01..2025-07-18 if transaction-type=Refund'],
    [
      'why tho',
      '~any by refund-reason @2025-07-01..2025-07-18 || ~any by refund-reason @2025-07-01..2025-07-18 if transaction-type=Refund',
    ],
    [
      'n last month',
      '~any by refund-reason @2025-06-01..2025-06-30 || ~any by refund-reason @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'which item comes back most',
      'refunds|returns|returned|items-refunded|items-returned|return-count by item-name @2025-06-01..2025-06-30 || ~any by item-name @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
  ],
  [
    ['how many sourdoughs last wk', '~units @2025-07-06..2025-07-12 if item-name=Sourdough Loaf, 800 g'],
    ['n beans', '~units @2025-07-06..2025-07-12 if item-name=Single-Origin Beans, 1 kg'],
    ['how much $ is that', '~itemsales @2025-07-06..2025-07-12 if item-name=Single-Origin Beans, 1 kg'],
    ['per day', '~itemsales by date|weekday @2025-07-06..2025-07-12 if item-name=Single-Origin Beans, 1 kg'],
    ['n how much did the beans cost me', 'cannot || ask'],
  ],
  [
    ['fees june', 'fees|processing-fees @2025-06-01..2025-06-30'],
    ['what % is that', 'fee-rate @2025-06-01..2025-06-30'],
    ['whole qtr', 'fee-rate @2025-04-01..2025-06-30'],
    ['so what do i have left after', 'net-total @2025-04-01..2025-06-30'],
  ],
  [
    ['busiest hr on saturdays', '~taken|~count by hour if weekday=6 top'],
    ['sundays?', '~taken|~count by hour if weekday=0 top'],
    ['loc 1 only', '~taken|~count by hour if weekday=0; location=Location 1'],
    ['and the slowest', '~taken|~count by hour if weekday=0; location=Location 1 bottom'],
  ],
  [
    [
      'loc 1 vs loc 2 this month',
      '~taken by location @2025-07-01..2025-07-18 || ~taken by location @2025-07-01..2025-07-18 if location=Location 1,Location 2',
    ],
    [
      'no i mean tickets not $',
      '~count by location @2025-07-01..2025-07-18 || ~count by location @2025-07-01..2025-07-18 if location=Location 1,Location 2',
    ],
    [
      'avg ticket then',
      'average-net-sale|average-sale by location @2025-07-01..2025-07-18 || average-net-sale|average-sale by location @2025-07-01..2025-07-18 if location=Location 1,Location 2',
    ],
    [
      'same last month',
      'average-net-sale|average-sale by location @2025-06-01..2025-06-30 || average-net-sale|average-sale by location @2025-06-01..2025-06-30 if location=Location 1,Location 2',
    ],
  ],
  [
    [
      'biggest ticket last month',
      'rows @2025-06-01..2025-06-30 top || rows @2025-06-01..2025-06-30 if transaction-type=Sale top',
    ],
    ['what did they buy', 'row || rows if transaction-id=* || ~any by item-name if transaction-id=*'],
    [
      'n this month the biggest',
      'rows @2025-07-01..2025-07-18 top || rows @2025-07-01..2025-07-18 if transaction-type=Sale top',
    ],
  ],
  [
    ['how do i add a item', 'how /items'],
    ['n a pic of it', 'how /items || how *photo'],
    ['if i delete one by mistake can i get it back', 'how *undo || how *undone'],
    ['k. what did we make yest', '~taken @2025-07-17'],
    ['tips in that?', 'tips|tips-and-gratuity @2025-07-17 || define tips || define total-sales || define net-sales'],
  ],
];
