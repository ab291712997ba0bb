import type { Asked } from './asked';

/** A wholesaler, the crew of a food truck, a gallery, and the owner of a hair salon. Misspelled words are meant. */
export const wholesalerQuestions: readonly Asked[] = [
  // Wholesaler
  [
    'What volume did we shift on invoice in the second quarter?',
    '~taken|~units|~count @2025-04-01..2025-06-30 if channel=Invoice || ~taken|~units|~count @2025-04-01..2025-06-30 if source=Invoices',
  ],
  [
    'turnover per client, Jan to June',
    '~taken by customer|customer-id @2025-01-01..2025-06-30 || customers @2025-01-01..2025-06-30',
  ],
  [
    'passata by the case: how many cases left the building in May',
    '~units @2025-05-01..2025-05-31 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6',
  ],
  [
    'olive oil bottles moved since 1 March',
    '~units|~sold @2025-03-01..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml',
  ],
  ['which of our lines carry the most revenue, top eight, H1', '~sold by item-name @2025-01-01..2025-06-30 top'],
  [
    'average invoice value in June',
    'average-net-sale|average-sale @2025-06-01..2025-06-30 if channel=Invoice || average-net-sale|average-sale @2025-06-01..2025-06-30 if source=Invoices',
  ],
  ['invoice deposits still open, total', 'deferred'],
  [
    'deposits we took in advance from April to June, per month',
    'deposits-collected|invoices|deposits|deferred-sales by month @2025-04-01..2025-06-30',
  ],
  ['Net of returns and allowances, what was Q1?', 'net-sales @2025-01-01..2025-03-31'],
  [
    'any credit notes issued in the last 30 days?',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds @2025-06-19..2025-07-18 || refunds|returns|returned|payments-refunded|return-count|partial-refunds @2025-06-18..2025-07-17 || rows @2025-06-19..2025-07-18 if transaction-type=Refund || rows @2025-06-18..2025-07-17 if transaction-type=Refund || cannot',
  ],
  ['month-on-month movement, May into June', '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
  ['how does H1 2025 sit against H1 2024', '~taken @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30'],
  [
    'share of turnover by sales channel, financial year to date',
    'net-sales-share|payment-share|~taken by channel @2025-01-01..2025-07-18',
  ],
  ['accounts that have not bought since April', 'cannot || ask'],
  ['what credit terms do we give Walter Hedgecock', 'cannot'],
  ['how much does Tobias Grünwald owe', 'cannot || text unpaid'],
  [
    'orders above 500 in June please',
    'rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Sale',
  ],
  ['charges on a 4,000 invoice', 'text $140.15'],
  ['pallets in the warehouse?', 'cannot || text stock'],
  ['which goods have sold nothing in the second quarter', 'unsold @2025-04-01..2025-06-30'],
  ['minimum order quantity of the beans', 'cannot || text Beans'],
  ['what did setup costs bring in, year to date', 'setup-cost @2025-01-01..2025-07-18'],
  ['Turnover ex VAT for June', 'net-sales @2025-06-01..2025-06-30'],
  [
    'Beans or cold brew: which made more money in the last quarter?',
    '~itemsales|~taken by item-name @2025-04-01..2025-06-30 || ~itemsales|~taken by item-name @2025-04-01..2025-06-30 if item-name=Single-Origin Beans, 1 kg,Cold Brew Concentrate',
  ],
  ['Pantry range, units per month this year', '~units by month @2025-01-01..2025-07-18 if category=Pantry'],

  // Food truck
  [
    'yo what did the stall pull saturday',
    '~taken @2025-07-12 if device-nickname=Market stall || ~taken @2025-07-12 if channel=In-Person || ~taken @2025-07-12 if device-name=Card reader 4',
  ],
  ['lunch rush yesterday 11 to 2 how much', '~taken|~count @2025-07-17 if hour=11,12,13'],
  [
    'stall sundays vs saturdays since april',
    '~taken by weekday @2025-04-01..2025-07-18 if device-nickname=Market stall; weekday=0,6 || ~taken by weekday @2025-04-01..2025-07-18 if channel=In-Person; weekday=0,6 || ~taken by weekday @2025-04-01..2025-07-18 if device-name=Card reader 4; weekday=0,6 || ~taken by weekday @2025-04-01..2025-07-18 if device-nickname=Market stall || ~taken by weekday @2025-04-01..2025-07-18 if channel=In-Person || ~taken by weekday @2025-04-01..2025-07-18 if device-name=Card reader 4 || cannot',
  ],
  ['rained tuesday, did it kill us?', '~taken|~count @2025-07-15 || cannot'],
  [
    'tips at the stall last 4 weeks',
    'tips|tips-and-gratuity @2025-06-21..2025-07-18 if device-nickname=Market stall || tips|tips-and-gratuity @2025-06-21..2025-07-18 if channel=In-Person || tips|tips-and-gratuity @2025-06-21..2025-07-18 if device-name=Card reader 4 || tips|tips-and-gratuity @2025-06-20..2025-07-17 if device-nickname=Market stall || tips|tips-and-gratuity @2025-06-20..2025-07-17 if channel=In-Person || tips|tips-and-gratuity @2025-06-20..2025-07-17 if device-name=Card reader 4 || tips|tips-and-gratuity @2025-06-15..2025-07-12 if device-nickname=Market stall || tips|tips-and-gratuity @2025-06-15..2025-07-12 if channel=In-Person || tips|tips-and-gratuity @2025-06-15..2025-07-12 if device-name=Card reader 4 || tips|tips-and-gratuity @2025-06-22..2025-07-18 if device-nickname=Market stall || tips|tips-and-gratuity @2025-06-22..2025-07-18 if channel=In-Person || tips|tips-and-gratuity @2025-06-22..2025-07-18 if device-name=Card reader 4',
  ],
  [
    'fave item at the stall',
    '~sold by item-name if device-nickname=Market stall top || ~sold by item-name if channel=In-Person top || ~sold by item-name if device-name=Card reader 4 top',
  ],
  [
    'cash % at the stall june',
    'payment-share|~taken|payments-collected by tender|payment-method @2025-06-01..2025-06-30 if device-nickname=Market stall || payment-share|~taken|payments-collected by tender|payment-method @2025-06-01..2025-06-30 if channel=In-Person || payment-share|~taken|payments-collected by tender|payment-method @2025-06-01..2025-06-30 if device-name=Card reader 4 || ~cash @2025-06-01..2025-06-30 if device-nickname=Market stall || ~cash @2025-06-01..2025-06-30 if channel=In-Person || ~cash @2025-06-01..2025-06-30 if device-name=Card reader 4',
  ],
  ['how long till i hit 10k this month', 'cannot || ~taken @2025-07-01..2025-07-18'],
  ['juneteenth takings', '~taken @2025-06-19'],
  ['memorial day vs july 4 who won', '~taken @2025-05-26 vs 2025-07-04 || ~taken @2025-07-04 vs 2025-05-26'],
  ['what do i keep off a 12 dollar tap', 'text $11.35'],
  [
    'anything over a hundred bucks this week?',
    'rows @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if transaction-type=Sale',
  ],
  [
    'lowest day in the last two weeks',
    '~taken|~count by date @2025-07-05..2025-07-18 bottom || ~taken|~count by date @2025-07-04..2025-07-17 bottom || ~taken|~count by date @2025-07-04..2025-07-18 bottom || ~taken|~count by date @2025-06-29..2025-07-12 bottom',
  ],
  ["how'd we do on the 3rd, 4th, and 5th", '~taken @2025-07-03..2025-07-05 || ~taken by date @2025-07-03..2025-07-05'],
  [
    'did theo or priya ring more on the stall in june',
    '~taken|~count by ~staff @2025-06-01..2025-06-30 if device-nickname=Market stall || ~taken|~count by ~staff @2025-06-01..2025-06-30 if device-nickname=Market stall; ~staff=Priya Nair,Theo Lindqvist || ~taken|~count by ~staff @2025-06-01..2025-06-30 if channel=In-Person || ~taken|~count by ~staff @2025-06-01..2025-06-30 if channel=In-Person; ~staff=Priya Nair,Theo Lindqvist || ~taken|~count by ~staff @2025-06-01..2025-06-30 if device-name=Card reader 4 || ~taken|~count by ~staff @2025-06-01..2025-06-30 if device-name=Card reader 4; ~staff=Priya Nair,Theo Lindqvist',
  ],
  ['gas money this month', 'cannot'],
  ['half past twelve to one yesterday', 'cannot || ask'],
  ['can u text me sales every nite', 'cannot'],
  ['battery on card reader low??', 'cannot'],
  ['night mode', 'how *dark || how *theme || how /settings'],
  ['any no-shows', 'cannot'],
  ['honey jars sat', '~units @2025-07-12 if item-name=Wildflower Honey, 350 g'],
  ['ny eve numbers', '~taken @2024-12-31'],

  // Gallery
  ['I should like to know our receipts for the month just ended.', '~taken @2025-06-01..2025-06-30'],
  [
    'Which patron has been the most generous this year?',
    '~taken|~count by customer|customer-id @2025-01-01..2025-07-18 top || customers @2025-01-01..2025-07-18 || tips|tips-and-gratuity by customer|customer-id @2025-01-01..2025-07-18 top',
  ],
  [
    'Would you kindly list the ten highest sales since the beginning of May?',
    'rows @2025-05-01..2025-07-18 top || rows @2025-05-01..2025-07-18 if transaction-type=Sale top',
  ],
  [
    'What has Hiroshi Kawabata purchased from us in 2025?',
    '~sold by item-name @2025-01-01..2025-07-18 if customer=Hiroshi Kawabata (C-041) || ~sold by item-name @2025-01-01..2025-07-18 if customer-id=C-041 || rows @2025-01-01..2025-07-18 if customer=Hiroshi Kawabata (C-041) || rows @2025-01-01..2025-07-18 if customer-id=C-041 || ~taken @2025-01-01..2025-07-18 if customer=Hiroshi Kawabata (C-041) || ~taken @2025-01-01..2025-07-18 if customer-id=C-041',
  ],
  [
    'Were there any exchanges in the spring?',
    'exchanges|exchanged @2025-03-20..2025-06-20 || exchanges|exchanged @2025-03-01..2025-05-31 || exchanges|exchanged @2025-03-20..2025-06-19 || exchanges|exchanged @2025-03-21..2025-06-20 || rows @2025-03-20..2025-06-20 if kind=Exchange || rows @2025-03-01..2025-05-31 if kind=Exchange || rows @2025-03-20..2025-06-19 if kind=Exchange || ask || cannot',
  ],
  [
    'how many people attended, I mean bought a place in, the workshops in June',
    '~units|~count @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop || ~units|~count @2025-06-01..2025-06-30 if category=Classes || customers @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop || customers @2025-06-01..2025-06-30 if category=Classes',
  ],
  [
    'Workshop income as a proportion of everything, first half of 2025',
    'net-sales-share|~sold|~taken by category @2025-01-01..2025-06-30 || net-sales-share|~sold|~taken by item-name @2025-01-01..2025-06-30 || net-sales-share|~sold|~taken @2025-01-01..2025-06-30 if item-name=Bread Baking Workshop || net-sales-share|~sold|~taken @2025-01-01..2025-06-30 if category=Classes',
  ],
  [
    'Average amount per visitor who bought, location 3, this quarter',
    'average-net-sale|average-sale @2025-07-01..2025-07-18 if location=Location 3 || customers @2025-07-01..2025-07-18 if location=Location 3',
  ],
  ['What is the unredeemed balance on vouchers?', 'deferred'],
  ['Vouchers sold in December 2024', 'gift-card-sales|gift-cards-sold @2024-12-01..2024-12-31'],
  ['Kindly explain the term "comp" to an art historian.', 'define comps'],
  ['how is average sale worked out in this system', 'define average-sale || define average-net-sale'],
  [
    'What distinguishes a refund by amount from a return?',
    'define partial-refunds; returns || define partial-refunds || define returns',
  ],
  [
    'Which hours of the afternoon are quiet on weekdays?',
    '~taken|~count by hour if weekday=1,2,3,4,5; part-of-day=Afternoon bottom || ~taken|~count by hour if part-of-day=Afternoon; weekday=1,2,3,4,5 bottom || ~taken|~count by hour if weekday=1,2,3,4,5; hour=12,13,14,15,16 bottom || ~taken|~count by hour if weekday=1,2,3,4,5 bottom',
  ],
  [
    'Sales at Location 3 outside of Classes in May',
    '~sold|~taken @2025-05-01..2025-05-31 if location=Location 3; category=Bakery,Catering,Coffee,Deli,Equipment,Pantry || ~sold|~taken @2025-05-01..2025-05-31 if location=Location 3; category=Catering || ~sold|~taken @2025-05-01..2025-05-31 if location=Location 3; category=Catering,Coffee,Deli,Bakery',
  ],
  ['Is there a course on refunds I could read?', 'how /education'],
  ['I need a picture of sales by month for 2024, a chart if possible', '~taken by month @2024-01-01..2024-12-31'],
  [
    'Has any piece been brought back because it arrived late?',
    '~any @2025-01-01..2025-07-18 if refund-reason=Arrived late || ~any @2025-07-01..2025-07-18 if refund-reason=Arrived late || ~any @2025-06-19..2025-07-18 if refund-reason=Arrived late || ~any @2025-06-18..2025-07-17 if refund-reason=Arrived late || ~count|refunds|returns|returned|payments-refunded|return-count|partial-refunds if refund-reason=Arrived late || rows if refund-reason=Arrived late || ~any by refund-reason',
  ],
  ['Insurance value of our stock?', 'cannot'],
  ['Where might I alter the description of an item', 'how /items'],
  ['Does this thing know who the artist is?', 'cannot'],
  [
    'Please compare the two weekends before this one.',
    '~taken @2025-07-12..2025-07-13 vs 2025-07-05..2025-07-06 || ~taken @2025-07-05..2025-07-06 vs 2025-07-12..2025-07-13 || ask',
  ],

  // Hair salon
  [
    'appointments takings last week plz',
    '~taken|~count @2025-07-06..2025-07-12 if channel=Appointment || ~taken|~count @2025-07-06..2025-07-12 if source=Appointments',
  ],
  [
    'who of us made the most tips in may, girls r asking',
    'tips|tips-and-gratuity by ~staff @2025-05-01..2025-05-31 top',
  ],
  [
    'tips for maya owen n priya june',
    'tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 if ~staff=Maya Duarte,Owen Reyes,Priya Nair || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 || tips|tips-and-gratuity @2025-06-01..2025-06-30 if ~staff=Maya Duarte,Owen Reyes,Priya Nair',
  ],
  [
    'how many bookings did we get in june',
    '~count|~taken @2025-06-01..2025-06-30 if channel=Appointment || ~count|~taken @2025-06-01..2025-06-30 if source=Appointments || rows @2025-06-01..2025-06-30 if channel=Appointment || rows @2025-06-01..2025-06-30 if source=Appointments || cannot',
  ],
  ['avg ticket per stylist this month', 'average-net-sale|average-sale by ~staff @2025-07-01..2025-07-18'],
  ["clients new vs returning since new year's", 'customers @2025-01-01..2025-07-18'],
  ['is tuesday or wednesday busier for us?', '~count|~taken by weekday || ~count|~taken by weekday if weekday=2,3'],
  [
    'thursdays after 4, since june 1',
    '~taken|~count @2025-06-01..2025-07-18 if hour=16,17,18,19,20,21,22,23; weekday=4',
  ],
  [
    'retail products only, no workshops no catering, last month',
    '~sold|~taken @2025-06-01..2025-06-30 if category=Bakery,Coffee,Deli,Equipment,Pantry',
  ],
  [
    'gratuity that was auto added vs what people left themselves, q2',
    'auto-gratuity|tips|tips-and-gratuity @2025-04-01..2025-06-30',
  ],
  [
    'what got comped n why, june',
    'comps|comp-count|discounts-and-comps @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if discount-use=With discount || comps by item-name @2025-06-01..2025-06-30 || comps by ~staff @2025-06-01..2025-06-30 || cannot',
  ],
  ['book mrs applegarth in for friday', 'cannot'],
  [
    'how much has Frances Applegarth spent in total',
    '~taken if customer=Frances Applegarth (C-020) || ~taken if customer-id=C-020 || rows if customer=Frances Applegarth (C-020) || rows if customer-id=C-020',
  ],
  ['commission for owen at 40 percent last week', 'cannot || ~taken @2025-07-06..2025-07-12 if ~staff=Owen Reyes'],
  ['sick days theo', 'cannot'],
  [
    'first quarter better or worse than last years first quarter',
    '~taken @2025-01-01..2025-03-31 vs 2024-01-01..2024-03-31',
  ],
  ['sum of everything i took by card on monday and tuesday', '~card @2025-07-14..2025-07-15'],
  ['which products r running out', 'text low || text stock'],
  ['price list', 'cannot || how /items || text price'],
  ['my daughter deleted an item by accident help', 'how *Undo || how /items || cannot'],
  ['turn off the pling noise when you answer', 'how *ound || how /settings'],
  ['can i use this on 2 computers', 'cannot || how *backup || how /settings'],
  ['do you store my data on the internet', 'cannot || text browser'],
  [
    'best month 2024 n best month this yr',
    '~taken by month @2024-01-01..2024-12-31 top || ~taken by month @2025-01-01..2025-07-18 top || cannot || ask || ~taken by month @2024-01-01..2025-07-18 top',
  ],
  [
    'who had the least sales 2 weeks ago',
    '~taken|~count by ~staff @2025-06-29..2025-07-05 bottom || ~taken|~count by ~staff @2025-07-04 bottom',
  ],
  ['pls no gift cards, just real sales for june', 'net-sales|gross-sales @2025-06-01..2025-06-30'],
  [
    'biggest discount we gave this year and who',
    'rows @2025-01-01..2025-07-18 || rows @2025-01-01..2025-07-18 if discount-use=With discount || discounts|discounts-and-comps by transaction-id @2025-01-01..2025-07-18 || row',
  ],
  ['hows business', '~taken || ~count'],
  [
    'what % of transactions had a tip in june',
    'tips|tip-rate|~count @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 || cannot',
  ],
  ['do we get paid on weekends', 'cannot'],
];

/** Each turn is asked after the ones before it. */
export const wholesalerDialogues: readonly (readonly Asked[])[] = [
  [
    ['turnover of june', '~taken @2025-06-01..2025-06-30'],
    [
      'on invoice only',
      '~taken @2025-06-01..2025-06-30 if channel=Invoice || ~taken @2025-06-01..2025-06-30 if source=Invoices',
    ],
    [
      'per client',
      '~taken by customer|customer-id @2025-06-01..2025-06-30 if channel=Invoice || ~taken by customer|customer-id @2025-06-01..2025-06-30 if source=Invoices || customers @2025-06-01..2025-06-30 if channel=Invoice || customers @2025-06-01..2025-06-30 if source=Invoices',
    ],
    [
      'the top one, what goods',
      '~sold by item-name @2025-06-01..2025-06-30 if customer=* || ~sold by item-name @2025-06-01..2025-06-30 if customer=*; channel=Invoice || ~sold by item-name @2025-06-01..2025-06-30 if customer=*; source=Invoices || ~sold by item-name @2025-06-01..2025-06-30 if customer-id=* || ~sold by item-name @2025-06-01..2025-06-30 if customer-id=*; channel=Invoice || ~sold by item-name @2025-06-01..2025-06-30 if customer-id=*; source=Invoices || rows @2025-06-01..2025-06-30 if customer=* || rows @2025-06-01..2025-06-30 if customer=*; channel=Invoice || rows @2025-06-01..2025-06-30 if customer=*; source=Invoices || rows @2025-06-01..2025-06-30 if customer-id=* || rows @2025-06-01..2025-06-30 if customer-id=*; channel=Invoice || rows @2025-06-01..2025-06-30 if customer-id=*; source=Invoices',
    ],
  ],
  [
    [
      'stall yesterday or last time we were out',
      '~taken @2025-07-12 if device-nickname=Market stall || ~taken @2025-07-12 if channel=In-Person || ~taken @2025-07-12 if device-name=Card reader 4 || ~taken @2025-07-17 if device-nickname=Market stall || ~taken @2025-07-17 if channel=In-Person || ~taken @2025-07-17 if device-name=Card reader 4 || cannot || ask || ~taken if device-nickname=Market stall || ~taken if channel=In-Person || ~taken if device-name=Card reader 4',
    ],
    [
      'ok then saturday',
      '~taken @2025-07-12 if device-nickname=Market stall || ~taken @2025-07-12 if channel=In-Person || ~taken @2025-07-12 if device-name=Card reader 4',
    ],
    [
      'vs the sat before',
      '~taken @2025-07-12 vs 2025-07-05 if device-nickname=Market stall || ~taken @2025-07-12 vs 2025-07-05 if channel=In-Person || ~taken @2025-07-12 vs 2025-07-05 if device-name=Card reader 4',
    ],
    [
      'number of tickets',
      '~count|sale-count @2025-07-12 if device-nickname=Market stall || ~count|sale-count @2025-07-12 if channel=In-Person || ~count|sale-count @2025-07-12 if device-name=Card reader 4',
    ],
  ],
  [
    ['May I see the sales of the first half of the year, by month', '~taken by month @2025-01-01..2025-06-30'],
    ['As a percentage of the total', 'net-sales-share|payment-share|~taken by month @2025-01-01..2025-06-30'],
    [
      'Only Location 3, if you please',
      'net-sales-share|payment-share|~taken by month @2025-01-01..2025-06-30 if location=Location 3',
    ],
    [
      'The same for last year',
      'net-sales-share|payment-share|~taken by month @2024-01-01..2024-06-30 if location=Location 3 || ~taken by month @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30 if location=Location 3',
    ],
  ],
  [
    ['tips maya this week', 'tips|tips-and-gratuity @2025-07-13..2025-07-18 if ~staff=Maya Duarte'],
    [
      'n last',
      'tips|tips-and-gratuity @2025-07-06..2025-07-12 if ~staff=Maya Duarte || tips|tips-and-gratuity @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if ~staff=Maya Duarte || tips|tips-and-gratuity @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 if ~staff=Maya Duarte',
    ],
    [
      'cash or card',
      'tips|tips-and-gratuity|cash-tips|card-tips @2025-07-06..2025-07-12 if ~staff=Maya Duarte || tips|tips-and-gratuity by tender|payment-method @2025-07-06..2025-07-12 if ~staff=Maya Duarte',
    ],
    [
      'oops i meant priya',
      'tips|tips-and-gratuity|cash-tips|card-tips @2025-07-06..2025-07-12 if ~staff=Priya Nair || tips|tips-and-gratuity by tender|payment-method @2025-07-06..2025-07-12 if ~staff=Priya Nair',
    ],
  ],
  [
    [
      'Refunds, second quarter',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds @2025-04-01..2025-06-30',
    ],
    [
      'Compared with the first',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31',
    ],
    [
      'Which goods are behind it',
      'refunds|returns|returned|items-refunded|items-returned|return-count by item-name @2025-04-01..2025-06-30 || refunds|returns|returned|items-refunded|items-returned|return-count by item-name @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || cannot',
    ],
    ['List them, please', 'rows @2025-04-01..2025-06-30 if transaction-type=Refund'],
  ],
  [
    [
      'how many workshops places sold in june',
      '~units @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop || ~units @2025-06-01..2025-06-30 if category=Classes',
    ],
    [
      'money',
      '~itemsales|~taken @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop || ~itemsales|~taken @2025-06-01..2025-06-30 if category=Classes',
    ],
    [
      'which weekday goes best',
      '~sold|~taken|~count by weekday @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop top || ~sold|~taken|~count by weekday @2025-06-01..2025-06-30 if category=Classes top',
    ],
    [
      'n the whole year',
      '~sold|~taken|~count by weekday @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop || ~sold|~taken|~count by weekday @2025-01-01..2025-07-18 if category=Classes',
    ],
  ],
  [
    ['what is a deposit redeemed', 'define deposits-redeemed || define invoice-deposit-redeemed'],
    ['how many dollars of it in june', 'deposits-redeemed|invoice-deposit-redeemed @2025-06-01..2025-06-30'],
    ['and taken in', 'deposits-collected|invoices @2025-06-01..2025-06-30'],
    ['what is still open', 'deferred'],
  ],
  [
    ['dark screen hurts my eyes make it bright', 'how *light || how *theme || how /settings'],
    ['and make the chat quiet', 'how *ound || how /settings'],
    ['alright. sales today?', '~taken @2025-07-18'],
  ],
  [
    [
      'biggest customer in may',
      '~taken by customer|customer-id @2025-05-01..2025-05-31 top || customers @2025-05-01..2025-05-31',
    ],
    [
      'same question june',
      '~taken by customer|customer-id @2025-06-01..2025-06-30 top || customers @2025-06-01..2025-06-30',
    ],
    [
      'how many visits did they make',
      '~count|sale-count @2025-06-01..2025-06-30 if customer=* || ~count|sale-count @2025-06-01..2025-06-30 if customer-id=* || rows @2025-06-01..2025-06-30 if customer=* || rows @2025-06-01..2025-06-30 if customer-id=* || customers @2025-06-01..2025-06-30 || ~count|sale-count by customer|customer-id @2025-06-01..2025-06-30',
    ],
  ],
  [
    ['card fees june', 'fees|processing-fees @2025-06-01..2025-06-30 || ~any @2025-06-01..2025-06-30 if tender=Card'],
    ['by way of payment', 'fees|fee-rate|processing-fees by tender|payment-method|channel @2025-06-01..2025-06-30'],
    ['rate not amount', 'fee-rate by tender|payment-method|channel @2025-06-01..2025-06-30'],
    ['may', 'fee-rate by tender|payment-method|channel @2025-05-01..2025-05-31'],
  ],
  [
    ['Best-selling goods at Location 1, June', '~sold by item-name @2025-06-01..2025-06-30 if location=Location 1 top'],
    ['Worst-selling', '~sold by item-name @2025-06-01..2025-06-30 if location=Location 1 bottom'],
    ['Take location 2 instead', '~sold by item-name @2025-06-01..2025-06-30 if location=Location 2 bottom'],
    [
      'The other two together',
      '~sold by item-name @2025-06-01..2025-06-30 if location=Location 1,Location 3 || ask || cannot || ~sold by item-name @2025-06-01..2025-06-30 if location=Location 2,Location 3',
    ],
  ],
  [
    ['last 10 sales', 'rows || rows if transaction-type=Sale'],
    [
      'just cash ones',
      'rows if tender=Cash || rows if tender=Cash; transaction-type=Sale || rows if payment-method=Cash || rows if payment-method=Cash; transaction-type=Sale',
    ],
    ['whats the total of cash today', '~cash @2025-07-18'],
  ],
  [
    ['Monday takings', '~taken @2025-07-14 || ~taken if weekday=1'],
    ['Tuesday?', '~taken @2025-07-15 || ~taken if weekday=2'],
    ['so which day was the best this week', '~taken by date|weekday @2025-07-13..2025-07-18 top'],
  ],
  [
    ['what about profit', 'cannot'],
    ['ok gross then, last week', 'gross-sales @2025-07-06..2025-07-12'],
    ['net', 'net-sales @2025-07-06..2025-07-12'],
    ['take off the fees too', 'net-total @2025-07-06..2025-07-12 || fees @2025-07-06..2025-07-12'],
  ],
  [
    [
      'exchange in june',
      'exchanges|exchanged @2025-06-01..2025-06-30 || ~any @2025-06-01..2025-06-30 if kind=Exchange || rows @2025-06-01..2025-06-30 if kind=Exchange',
    ],
    [
      'who handled',
      '~any by ~staff @2025-06-01..2025-06-30 if kind=Exchange || exchanges|exchanged by ~staff @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if kind=Exchange',
    ],
    [
      'what came back',
      'refunds|returns|returned|items-refunded|items-returned|return-count|exchanged by item-name @2025-06-01..2025-06-30 || refunds|returns|returned|items-refunded|items-returned|return-count|exchanged by item-name @2025-06-01..2025-06-30 if kind=Exchange || rows @2025-06-01..2025-06-30 if kind=Exchange',
    ],
  ],
  [
    ['sales per weekday this quarter', '~taken by weekday @2025-07-01..2025-07-18'],
    ['number of transactions instead of money', '~count|sale-count by weekday @2025-07-01..2025-07-18'],
    ['last quarter', '~count|sale-count by weekday @2025-04-01..2025-06-30'],
    ['only part of it, april', '~count|sale-count by weekday @2025-04-01..2025-04-30'],
    ['highest first', '~count|sale-count by weekday @2025-04-01..2025-04-30 top'],
  ],
  [
    ['was june good', '~taken @2025-06-01..2025-06-30'],
    ['honestly i only care about location 1', '~taken @2025-06-01..2025-06-30 if location=Location 1'],
    ['fine, all of them but as ranking', '~taken by location @2025-06-01..2025-06-30'],
    ['how far is last from first', '~taken by location @2025-06-01..2025-06-30 || cannot'],
  ],
  [
    ['new clients in june', 'customers @2025-06-01..2025-06-30'],
    ['returning ones', 'customers @2025-06-01..2025-06-30'],
    [
      'their average spend',
      'customers @2025-06-01..2025-06-30 || average-net-sale|average-sale @2025-06-01..2025-06-30 || cannot',
    ],
  ],
  [
    ['where can i find my stock', 'how /items/library || how /items/inventory || text stock'],
    ['which is under ten', 'text low || text stock'],
    ['do we have any passata', 'text Passata'],
    ['price?', 'text 48'],
  ],
  [
    ['discounts per person q2', 'discounts|discounts-and-comps|discount-count by ~staff @2025-04-01..2025-06-30'],
    [
      'count, not dollars',
      'discount-count by ~staff @2025-04-01..2025-06-30 || ~count by ~staff @2025-04-01..2025-06-30 if discount-use=With discount',
    ],
    [
      'june',
      'discount-count by ~staff @2025-06-01..2025-06-30 || ~count by ~staff @2025-06-01..2025-06-30 if discount-use=With discount',
    ],
    [
      'what % of their sales',
      'discounts|discounts-and-comps|discount-count|net-sales-share by ~staff @2025-06-01..2025-06-30 || cannot',
    ],
  ],
  [
    [
      'online orders june',
      '~count|sale-count|~taken @2025-06-01..2025-06-30 if channel=Online || ~count|sale-count|~taken @2025-06-01..2025-06-30 if source=Online store || rows @2025-06-01..2025-06-30 if channel=Online || rows @2025-06-01..2025-06-30 if source=Online store',
    ],
    [
      'which items',
      '~sold by item-name @2025-06-01..2025-06-30 if channel=Online || ~sold by item-name @2025-06-01..2025-06-30 if source=Online store',
    ],
    [
      'what hour do they come in',
      '~count|~taken by hour @2025-06-01..2025-06-30 if channel=Online || ~count|~taken by hour @2025-06-01..2025-06-30 if source=Online store',
    ],
    [
      'prepaid ones?',
      'online|deferred-sales|deposits-collected @2025-06-01..2025-06-30 || online|deferred-sales|deposits-collected @2025-06-01..2025-06-30 if channel=Online || online|deferred-sales|deposits-collected @2025-06-01..2025-06-30 if source=Online store || deferred || rows @2025-06-01..2025-06-30 if channel=Online; transaction-status=Partially Paid || rows @2025-06-01..2025-06-30 if source=Online store; transaction-status=Partially Paid || cannot',
    ],
  ],
  [
    [
      'black friday weekend last year',
      '~taken @2024-11-29..2024-12-01 || ~taken @2024-11-29..2024-11-30 || ~taken @2024-11-28..2024-12-01',
    ],
    [
      'against the year before',
      '~taken @2024-11-29..2024-12-01 vs 2023-11-24..2023-11-26 || ~taken @2024-11-29..2024-12-01 vs 2023-11-24..2023-11-25 || ~taken @2024-11-29..2024-12-01 vs 2023-11-29..2023-12-01 || ~taken @2024-11-29..2024-12-01 vs 2023-11-23..2023-11-26 || ~taken @2024-11-29..2024-11-30 vs 2023-11-24..2023-11-26 || ~taken @2024-11-29..2024-11-30 vs 2023-11-24..2023-11-25 || ~taken @2024-11-29..2024-11-30 vs 2023-11-29..2023-12-01 || ~taken @2024-11-29..2024-11-30 vs 2023-11-23..2023-11-26 || ~taken @2024-11-28..2024-12-01 vs 2023-11-24..2023-11-26 || ~taken @2024-11-28..2024-12-01 vs 2023-11-24..2023-11-25 || ~taken @2024-11-28..2024-12-01 vs 2023-11-29..2023-12-01 || ~taken @2024-11-28..2024-12-01 vs 2023-11-23..2023-11-26',
    ],
    [
      'who did most of it',
      '~taken|~count by ~staff @2024-11-29..2024-12-01 top || ~taken|~count by ~staff @2024-11-29..2024-11-30 top || ~taken|~count by ~staff @2024-11-28..2024-12-01 top',
    ],
  ],
  [
    ['theo this month so far', '~taken @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist'],
    [
      'the rest of the team',
      '~taken @2025-07-01..2025-07-18 if ~staff=Maya Duarte,Owen Reyes,Priya Nair || ~taken by ~staff @2025-07-01..2025-07-18 if ~staff=Maya Duarte,Owen Reyes,Priya Nair || ~taken by ~staff @2025-07-01..2025-07-18',
    ],
    ['back to theo, which items', '~sold by item-name @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist'],
    ['morning only', '~sold by item-name @2025-07-01..2025-07-18 if part-of-day=Morning; ~staff=Theo Lindqvist'],
  ],
  [
    ['Please give total sales and taxes of May', 'total-sales|~taken|taxes @2025-05-01..2025-05-31'],
    ['Only the taxes', 'taxes|taxes-on-sales @2025-05-01..2025-05-31'],
    [
      'Per location and the difference to April',
      'taxes|taxes-on-sales by location @2025-05-01..2025-05-31 vs 2025-04-01..2025-04-30',
    ],
    [
      'And on what sales was no tax charged?',
      'untaxed-sales @2025-05-01..2025-05-31 || untaxed-sales @2025-05-01..2025-05-31 vs 2025-04-01..2025-04-30 || untaxed-sales by location @2025-05-01..2025-05-31 || rows @2025-05-01..2025-05-31',
    ],
  ],
  [
    ['sunday 13 july whats the list', 'rows @2025-07-13'],
    ['first one details', 'row || rows @2025-07-13'],
    ['second', 'row || rows @2025-07-13'],
    ['who sold it', 'row || ~any by ~staff @2025-07-13 || rows @2025-07-13'],
  ],
];
