import type { Asked } from './asked';

/**
 * A couple runs a catering kitchen. He dictates between two trays, in run-on sentences without a mark.
 * She keeps the books and asks short, exact accounting questions; sometimes one goes on where the other stopped.
 */
export const cateringQuestions: readonly Asked[] = [
  // He dictates: days
  [
    'okay so today we had that big lunch crowd and I wanna know what did we take in altogether today',
    '~taken @2025-07-18',
  ],
  [
    'hey um I was thinking about last Saturday and then the Saturday before that one because of the wedding which of the two was bigger',
    '~taken|~count @2025-07-12 vs 2025-07-05 || ~taken|~count @2025-07-05 vs 2025-07-12 || ~taken|~count by date @2025-07-05..2025-07-12 if weekday=6',
  ],
  [
    'can you tell me like from Monday through today how much came in each day',
    '~taken by date|weekday @2025-07-14..2025-07-18',
  ],
  [
    'you know the whole month of June I feel like it was slower than May is that right or am I making that up',
    '~taken|~count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~taken|~count @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~taken|~count by month @2025-05-01..2025-06-30',
  ],
  [
    'what was our best month last year I’m gonna say December but she says it was the summer',
    '~taken|~count by month @2024-01-01..2024-12-31 top',
  ],
  ['what’s the slowest hour of the day I’d like to walk the dog around then', '~taken|~count by hour bottom'],
  [
    'Theo says he got slammed Wednesday night between like six and eight can you check how many sales that was',
    '~count @2025-07-16 if hour=18,19 || ~count @2025-07-16 if hour=18,19; transaction-type=Sale || rows @2025-07-16 if hour=18,19 || ~count by hour @2025-07-16 || ~count @2025-07-16 if hour=18,19; ~staff=Theo Lindqvist || ~count by hour @2025-07-16 if hour=18,19 || rows @2025-07-16 if hour=18,19; ~staff=Theo Lindqvist',
  ],
  // He dictates: food
  [
    'so the platters the twelve person ones how many of those went out since the start of the month and what’s that in dollars',
    '~sold @2025-07-01..2025-07-18 if item-name=Catering Platter, Serves 12',
  ],
  [
    'so what sells best on Sundays just this year I mean',
    '~sold by item-name @2025-01-01..2025-07-18 if weekday=0 top',
  ],
  [
    'we got the granola and we got the sourdough and I think the granola is just not moving so tell me how many of each since April',
    '~units by item-name @2025-04-01..2025-07-18 || ~units by item-name @2025-04-01..2025-07-18 if item-name=House Granola,Sourdough Loaf, 800 g',
  ],
  [
    'bread baking class how many people signed up in May period',
    '~units @2025-05-01..2025-05-31 if item-name=Bread Baking Workshop',
  ],
  [
    'so who sold the most platters this year was it Maya or was it Owen or somebody else',
    '~sold by ~staff @2025-01-01..2025-07-18 if item-name=Catering Platter, Serves 12 top',
  ],
  [
    'olive oil and honey and the passata thing all together in money last month',
    '~itemsales @2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml,Wildflower Honey, 350 g,Heirloom Tomato and Roasted Pepper Passata, Case of 6 || ~itemsales by item-name @2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml,Wildflower Honey, 350 g,Heirloom Tomato and Roasted Pepper Passata, Case of 6',
  ],
  ['what didn’t sell at all last week I gotta plan the menu', 'unsold @2025-07-06..2025-07-12'],
  [
    'uh we ran out of stuff on Friday the thirteenth of June so what did we actually sell that day',
    '~sold by item-name @2025-06-13 || rows @2025-06-13 || rows @2025-06-13 if transaction-type=Sale',
  ],
  [
    'what’s the thing that keeps coming back like refunded I mean this year',
    'items-refunded|items-returned|return-count|returns|returned|refunds by item-name @2025-01-01..2025-07-18 || ~any by item-name @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  // He dictates: people and places
  [
    'the folks who ordered through the website last month how many orders was that and what did they spend',
    '~taken|~count @2025-06-01..2025-06-30 if channel=Online || ~taken|~count @2025-06-01..2025-06-30 if source=Online store || rows @2025-06-01..2025-06-30 if channel=Online || rows @2025-06-01..2025-06-30 if source=Online store || ~count|~taken by channel|source @2025-06-01..2025-06-30 || ~taken|~count @2025-06-01..2025-06-30 if channel=Online; transaction-type=Sale || ~taken|~count @2025-06-01..2025-06-30 if source=Online store; transaction-type=Sale',
  ],
  [
    'how much tips did the kids make last weekend per person please',
    'tips|tips-and-gratuity by ~staff @2025-07-12..2025-07-13',
  ],
  [
    'so the stall down at the market I wanna know every Saturday how much it made since like June first',
    '~taken by date @2025-06-01..2025-07-18 if device-nickname=Market stall; weekday=6 || ~taken by date @2025-06-01..2025-07-18 if channel=In-Person; weekday=6 || ~taken by date @2025-06-01..2025-07-18 if device-name=Card reader 4; weekday=6',
  ],
  [
    'did location one do better than location three in the spring so March April and May',
    '~taken|~count by location @2025-03-01..2025-05-31 || ~taken|~count by location @2025-03-01..2025-05-31 if location=Location 1,Location 3',
  ],
  [
    'Tobias uh Grünwald what did he order the last couple times',
    'rows if customer=* || rows if customer=*; transaction-type=Sale || row if customer=* || ~sold by item-name if customer=*',
  ],
  [
    'who’s our best customer this year and how much did they spend',
    'customers @2025-01-01..2025-07-18 || ~taken by customer|customer-id @2025-01-01..2025-07-18 top',
  ],
  [
    'give me everything from the fourth of July I wanna go through it one by one',
    'rows @2025-07-04 || rows @2025-07-04 if transaction-type=Sale',
  ],
  [
    'so how many times did somebody get a discount in June and like what did that cost us',
    'discounts|discount-count|discounts-and-comps @2025-06-01..2025-06-30 || ~count|discounts @2025-06-01..2025-06-30 if discount-use=* || rows @2025-06-01..2025-06-30 if discount-use=* || discounts|discount-count by discount-use @2025-06-01..2025-06-30',
  ],
  [
    'how many invoices got paid this year month by month',
    '~count|~taken by month @2025-01-01..2025-07-18 if channel=Invoice || ~count|~taken by month @2025-01-01..2025-07-18 if source=Invoices || ~count|~taken by month @2025-01-01..2025-07-18 if channel=Invoice; transaction-status=Complete || ~count|~taken by month @2025-01-01..2025-07-18 if source=Invoices; transaction-status=Complete || ~count by month @2025-01-01..2025-07-18 if channel=Invoice; transaction-type=Sale || ~count by month @2025-01-01..2025-07-18 if source=Invoices; transaction-type=Sale',
  ],
  // He dictates: no figure
  ['okay how do I uh put a new platter in the system', 'how /items'],
  ['can you print those little labels for the jars', 'how /items'],
  ['what’s the weather gonna be for the wedding on Saturday', 'cannot'],
  ['how many hours did Priya work this week I’m doing the paychecks', 'cannot'],
  ['I’m so tired tell me a joke', 'cannot || ask'],
  // She keeps the books: sales and tax
  [
    'Net sales Q2 2025 vs. Q1 2025, please.',
    'net-sales @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || net-sales @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
  ],
  [
    'Gross sales, returns, discounts and net sales for June 2025.',
    'gross-sales|returns|discounts|discounts-and-comps|net-sales @2025-06-01..2025-06-30',
  ],
  ['Taxes collected on sales in Q2, before taxes refunded.', 'taxes-on-sales @2025-04-01..2025-06-30'],
  ['Taxes refunded to customers, year to date?', 'taxes-on-refunds @2025-01-01..2025-07-18'],
  ['What amount of net sales in H1 was untaxed?', 'untaxed-sales @2025-01-01..2025-06-30'],
  ['Service charges in Q2 by location.', 'service-charges by location @2025-04-01..2025-06-30'],
  ['Comps year to date, by employee.', 'comps|comp-count by ~staff @2025-01-01..2025-07-18'],
  ['Average net sale per location, last quarter.', 'average-net-sale by location @2025-04-01..2025-06-30'],
  ['Share of each location in net sales, calendar year 2024.', 'net-sales-share by location @2024-01-01..2024-12-31'],
  [
    'Net sales of Catering vs. Classes, first half of 2025.',
    'net-sales by category @2025-01-01..2025-06-30 || net-sales by reporting-category @2025-01-01..2025-06-30 || net-sales by category @2025-01-01..2025-06-30 if category=Catering,Classes || net-sales by reporting-category @2025-01-01..2025-06-30 if reporting-category=Catering,Classes',
  ],
  ['Total sales for the week of June 22.', 'total-sales @2025-06-22..2025-06-28'],
  // She keeps the books: payments and fees
  ['Processing fees by month, January through June.', 'fees|processing-fees by month @2025-01-01..2025-06-30'],
  ['Effective fee rate in June compared with June 2024?', 'fee-rate @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30'],
  [
    'Fees on invoices, first half of 2025.',
    'invoice-fees @2025-01-01..2025-06-30 || fees|invoice-fees @2025-01-01..2025-06-30 if channel=Invoice || fees|invoice-fees @2025-01-01..2025-06-30 if source=Invoices || fees by fee-kind @2025-01-01..2025-06-30',
  ],
  ['Net total after fees, July 1 to 15.', 'net-total @2025-07-01..2025-07-15'],
  ['Please split June payments by tender.', '~payments|~taken|payment-share by tender @2025-06-01..2025-06-30'],
  ['Cash received on 07/12, less refunds.', '~cash @2025-07-12'],
  ['Partial refunds this year: amount only.', 'partial-refunds @2025-01-01..2025-07-18'],
  ['Auto gratuity and tips in June, separately.', 'auto-gratuity|tips @2025-06-01..2025-06-30'],
  // She keeps the books: owed
  [
    'Deposits collected on invoices in May?',
    'invoices|deposits-collected @2025-05-01..2025-05-31 || deposits-collected|invoices|deferred-sales|deposits @2025-05-01..2025-05-31 if channel=Invoice || deposits-collected|invoices|deferred-sales|deposits @2025-05-01..2025-05-31 if source=Invoices',
  ],
  ['Deferred sales for Q2.', 'deferred-sales @2025-04-01..2025-06-30'],
  [
    'Which transactions are only partially paid at this point?',
    'deferred || rows if transaction-status=Partially Paid || customers if transaction-status=Partially Paid || ~any by customer|customer-id if transaction-status=Partially Paid',
  ],
  [
    'Gift cards sold vs. redeemed in 2024.',
    'gift-cards-sold|gift-cards-redeemed|gift-card-sales @2024-01-01..2024-12-31',
  ],
  [
    'How many sales did we complete in 2024, and how many refunds?',
    'sale-count|return-count|transactions @2024-01-01..2024-12-31 || ~count by transaction-type @2024-01-01..2024-12-31',
  ],
  ['What did we collect by card on June 30, the last day of the quarter?', '~card @2025-06-30'],
  // She keeps the books: no figure
  ['Define total payments as opposed to total sales.', 'define total-payments; total-sales'],
  ['How is the average net sale calculated?', 'define average-net-sale'],
  ['COGS for June?', 'cannot'],
  ['Where do I find the sales summary?', 'how /financial-suite/reports/sales-summary'],
  ['What is our accounts payable balance as of today?', 'cannot'],
];

export const cateringDialogues: readonly (readonly Asked[])[] = [
  [
    ['okay so how was today', '~taken|~count @2025-07-18'],
    [
      'and what about a week ago Friday',
      '~taken|~count @2025-07-11 || ~taken|~count @2025-07-18 vs 2025-07-11 || ~taken|~count @2025-07-11 vs 2025-07-18',
    ],
    ['no I mean the whole week not just the Friday so last week', '~taken|~count @2025-07-06..2025-07-12'],
    [
      'alright and how many catering platters were in that',
      '~units @2025-07-06..2025-07-12 if item-name=Catering Platter, Serves 12',
    ],
  ],
  [
    ['Net sales, June.', 'net-sales @2025-06-01..2025-06-30'],
    [
      'May.',
      'net-sales @2025-05-01..2025-05-31 || net-sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || net-sales @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
    ],
    [
      'Difference?',
      'net-sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || net-sales @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
    ],
    [
      'Same for gross.',
      'gross-sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || gross-sales @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
    ],
    [
      'By location.',
      'gross-sales by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || gross-sales by location @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
    ],
  ],
  [
    [
      'so the bread class how did that go in the spring you know March through May',
      '~sold @2025-03-01..2025-05-31 if item-name=Bread Baking Workshop || ~sold by month @2025-03-01..2025-05-31 if item-name=Bread Baking Workshop',
    ],
    [
      'and who’s credited with those',
      '~sold|~taken|~count by ~staff @2025-03-01..2025-05-31 if item-name=Bread Baking Workshop',
    ],
    [
      'what about just April',
      '~sold|~taken|~count by ~staff @2025-04-01..2025-04-30 if item-name=Bread Baking Workshop || ~sold @2025-04-01..2025-04-30 if item-name=Bread Baking Workshop',
    ],
    [
      'who taught the one on the twelfth do you know',
      'cannot || ~sold|~taken|~count by ~staff @2025-04-12 if item-name=Bread Baking Workshop || rows @2025-04-12 if item-name=Bread Baking Workshop',
    ],
  ],
  [
    ['Fees YTD.', 'fees|processing-fees @2025-01-01..2025-07-18'],
    ['By month.', 'fees|processing-fees by month @2025-01-01..2025-07-18'],
    ['As a rate.', 'fee-rate by month @2025-01-01..2025-07-18'],
    ['Highest month?', 'fee-rate by month @2025-01-01..2025-07-18 top'],
  ],
  [
    [
      'that lady Zainab Olatunde what did she get from us this year',
      '~sold by item-name @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer=*; transaction-type=Sale',
    ],
    [
      'and how did she pay for it',
      '~payments|~taken|~count|payment-share|~sold by tender|payment-method @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer=*; transaction-type=Sale',
    ],
    [
      'does she still owe us anything',
      'deferred if customer=* || rows if customer=*; transaction-status=Partially Paid || ~any if customer=*; transaction-status=Partially Paid || ~any by transaction-status if customer=*',
    ],
    [
      'okay so who does owe us then',
      'deferred || rows if transaction-status=Partially Paid || customers if transaction-status=Partially Paid || ~any by customer|customer-id if transaction-status=Partially Paid',
    ],
  ],
  [
    [
      'Refunds H1.',
      'refunds|payments-refunded|returns|return-count @2025-01-01..2025-06-30 || ~taken|~count @2025-01-01..2025-06-30 if transaction-type=Refund || rows @2025-01-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'By reason.',
      'refunds|payments-refunded|returns|return-count by refund-reason @2025-01-01..2025-06-30 || ~any by refund-reason @2025-01-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'Only Q2.',
      'refunds|payments-refunded|returns|return-count by refund-reason @2025-04-01..2025-06-30 || ~any by refund-reason @2025-04-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'And the tax on them?',
      'taxes-on-refunds @2025-04-01..2025-06-30 || taxes-on-refunds by refund-reason @2025-04-01..2025-06-30 || taxes|taxes-on-refunds @2025-04-01..2025-06-30 if transaction-type=Refund || taxes|taxes-on-refunds by refund-reason @2025-04-01..2025-06-30 if transaction-type=Refund',
    ],
  ],
  [
    [
      'um the stall what did it do last weekend',
      '~taken|~count @2025-07-12..2025-07-13 if device-nickname=Market stall || ~taken|~count @2025-07-12..2025-07-13 if channel=In-Person || ~taken|~count @2025-07-12..2025-07-13 if device-name=Card reader 4',
    ],
    [
      'and the one before',
      '~taken|~count @2025-07-05..2025-07-06 if device-nickname=Market stall || ~taken|~count @2025-07-05..2025-07-06 if channel=In-Person || ~taken|~count @2025-07-05..2025-07-06 if device-name=Card reader 4 || ~taken|~count @2025-07-12..2025-07-13 vs 2025-07-05..2025-07-06 if device-nickname=Market stall || ~taken|~count @2025-07-12..2025-07-13 vs 2025-07-05..2025-07-06 if channel=In-Person || ~taken|~count @2025-07-12..2025-07-13 vs 2025-07-05..2025-07-06 if device-name=Card reader 4',
    ],
    ['I forget was it raining then', 'cannot'],
    [
      'yeah okay well what sold there',
      '~sold by item-name @2025-07-05..2025-07-06 if device-nickname=Market stall || ~sold by item-name @2025-07-05..2025-07-06 if channel=In-Person || ~sold by item-name @2025-07-05..2025-07-06 if device-name=Card reader 4 || ~sold by item-name @2025-07-12..2025-07-13 vs 2025-07-05..2025-07-06 if device-nickname=Market stall || ~sold by item-name @2025-07-12..2025-07-13 vs 2025-07-05..2025-07-06 if channel=In-Person || ~sold by item-name @2025-07-12..2025-07-13 vs 2025-07-05..2025-07-06 if device-name=Card reader 4',
    ],
    [
      'in pieces not in money',
      '~units by item-name @2025-07-05..2025-07-06 if device-nickname=Market stall || ~units by item-name @2025-07-05..2025-07-06 if channel=In-Person || ~units by item-name @2025-07-05..2025-07-06 if device-name=Card reader 4 || ~units by item-name @2025-07-12..2025-07-13 vs 2025-07-05..2025-07-06 if device-nickname=Market stall || ~units by item-name @2025-07-12..2025-07-13 vs 2025-07-05..2025-07-06 if channel=In-Person || ~units by item-name @2025-07-12..2025-07-13 vs 2025-07-05..2025-07-06 if device-name=Card reader 4',
    ],
  ],
  [
    [
      'what time do most folks come in on Thursdays say in June',
      '~taken|~count by hour|part-of-day @2025-06-01..2025-06-30 if weekday=4 top',
    ],
    [
      'and at location two',
      '~taken|~count by hour|part-of-day @2025-06-01..2025-06-30 if location=Location 2; weekday=4',
    ],
    [
      'Number of transactions, please, not revenue.',
      '~count by hour|part-of-day @2025-06-01..2025-06-30 if location=Location 2; weekday=4',
    ],
    [
      'And the average of each.',
      'average-sale|average-net-sale by hour|part-of-day @2025-06-01..2025-06-30 if location=Location 2; weekday=4',
    ],
  ],
  [
    ['Payments by tender, week of June 29.', '~payments|~taken|payment-share by tender @2025-06-29..2025-07-05'],
    ['Percentages.', 'payment-share by tender @2025-06-29..2025-07-05'],
    [
      'Prior week.',
      'payment-share by tender @2025-06-22..2025-06-28 || payment-share by tender @2025-06-29..2025-07-05 vs 2025-06-22..2025-06-28',
    ],
    [
      'Cash only, amount by day.',
      'cash|tender-cash by date|weekday @2025-06-22..2025-06-28 || cash|tender-cash by date|weekday @2025-06-29..2025-07-05 vs 2025-06-22..2025-06-28 || ~payments|~taken by date|weekday @2025-06-22..2025-06-28 if tender=Cash || ~payments|~taken by date|weekday @2025-06-22..2025-06-28 if payment-method=cash || ~payments|~taken by date|weekday @2025-06-29..2025-07-05 vs 2025-06-22..2025-06-28 if tender=Cash || ~payments|~taken by date|weekday @2025-06-29..2025-07-05 vs 2025-06-22..2025-06-28 if payment-method=cash',
    ],
    [
      'Which of those days was highest?',
      'cash|tender-cash by date|weekday @2025-06-22..2025-06-28 top || cash|tender-cash by date|weekday @2025-06-29..2025-07-05 vs 2025-06-22..2025-06-28 top || ~payments|~taken by date|weekday @2025-06-22..2025-06-28 if tender=Cash top || ~payments|~taken by date|weekday @2025-06-22..2025-06-28 if payment-method=cash top || ~payments|~taken by date|weekday @2025-06-29..2025-07-05 vs 2025-06-22..2025-06-28 if tender=Cash top || ~payments|~taken by date|weekday @2025-06-29..2025-07-05 vs 2025-06-22..2025-06-28 if payment-method=cash top',
    ],
  ],
  [
    [
      'honey how are we doing on honey this month',
      '~sold @2025-07-01..2025-07-18 if item-name=Wildflower Honey, 350 g',
    ],
    ['and the cheese', '~sold @2025-07-01..2025-07-18 if item-name=Aged Cheddar'],
    [
      'which one of the two does better',
      '~sold by item-name @2025-07-01..2025-07-18 if item-name=Wildflower Honey, 350 g,Aged Cheddar || ~sold by item-name @2025-07-01..2025-07-18',
    ],
    [
      'okay forget those what about everything in coffee',
      '~sold @2025-07-01..2025-07-18 if category=Coffee || ~sold @2025-07-01..2025-07-18 if reporting-category=Coffee || ~sold by item-name @2025-07-01..2025-07-18 if category=Coffee || ~sold by item-name @2025-07-01..2025-07-18 if reporting-category=Coffee',
    ],
  ],
  [
    ['What is included in other gross sales?', 'define other-kinds'],
    ['Amount for Q2?', 'other-kinds @2025-04-01..2025-06-30'],
    ['And exchanges, same period?', 'exchanges|exchanged @2025-04-01..2025-06-30'],
    ['May I restore a backup without losing these?', 'how /settings'],
  ],
  [
    ['so Owen was on yesterday how did he do', '~taken|~count @2025-07-17 if ~staff=Owen Reyes'],
    ['and tips', 'tips|tips-and-gratuity @2025-07-17 if ~staff=Owen Reyes'],
    [
      'how about the rest of them',
      'tips|tips-and-gratuity by ~staff @2025-07-17 || tips|tips-and-gratuity by ~staff @2025-07-17 if ~staff=Maya Duarte,Priya Nair,Theo Lindqvist',
    ],
    [
      'you know what make that the whole week',
      'tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18 || tips|tips-and-gratuity by ~staff @2025-07-13..2025-07-18 if ~staff=Maya Duarte,Priya Nair,Theo Lindqvist',
    ],
    ['thanks honey I mean thanks', 'cannot || ask'],
  ],
];
