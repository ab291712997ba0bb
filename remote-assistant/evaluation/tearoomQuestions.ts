import type { Asked } from './asked';

const tips = 'tips|tips-and-gratuity';
const fees = 'fees|processing-fees';
const taxes = 'taxes|taxes-on-sales';
const refunds = 'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned';
const honey = 'item-name=Wildflower Honey, 350 g';
const oil = 'item-name=Olive Oil, Cold-Pressed, 500 ml';
const brew = 'item-name=Cold Brew Concentrate';
const granola = 'item-name=House Granola';
const knife = 'item-name=Chef’s Knife, 20 cm';
const q2 = '2025-04-01..2025-06-30';
const june = '2025-06-01..2025-06-30';
const july = '2025-07-01..2025-07-18';
const year = '2025-01-01..2025-07-18';
const yearBefore = '2024-01-01..2024-07-18';
const lastWeek = '2025-07-06..2025-07-12';
const weekBefore = '2025-06-29..2025-07-05';

/**
 * The owner of a tea room writes whole friendly sentences with a little story first; her nephew at the counter types
 * tersely, with abbreviations and typos; their accountant is formal and exact.
 *
 * When first asked, 48 of the 60 questions were right and 5 wrong, 10 of the 12 first turns right and none wrong, and of the
 * 44 later turns 23 right and 15 wrong. Two replies are right and still count as wrong: `web ordrs` are told of the source
 * Online store, as other sets allow, and `can u void it` says that nothing is voided, after one that had to be looked up.
 */
export const tearoomQuestions: readonly Asked[] = [
  // Sales
  ["Good morning dear, I've only just put the kettle on. How did we get on yesterday?", '~taken|~count @2025-07-17'],
  ['tot 4 last wk', `~taken @${lastWeek}`],
  ['Net sales for Q2, excluding tax.', `net-sales @${q2}`],
  [
    'Gross sales, returns, discounts and net sales for June 2025, please.',
    `gross-sales|net-sales|returns|discounts|discounts-and-comps @${june}`,
  ],
  [
    "My sister is sure May was our better month, but I've always said it was April. Which of the two was it?",
    '~taken @2025-05-01..2025-05-31 vs 2025-04-01..2025-04-30 || ~taken @2025-04-01..2025-04-30 vs 2025-05-01..2025-05-31 || ~taken by month @2025-04-01..2025-05-31',
  ],
  [
    'how we doin this wk vs same time lst wk',
    `~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 || ~taken @2025-07-13..2025-07-18 vs ${lastWeek}`,
  ],
  [
    'We had that dreadful rain last Saturday and the place felt so empty. Was it really worse than the Saturday before?',
    '~taken|~count @2025-07-12 vs 2025-07-05 || ~taken|~count by date @2025-07-05..2025-07-12 if weekday=6 || customers @2025-07-12',
  ],
  ['busiest hr on sundays??', '~taken|~count by hour if weekday=0 top'],
  [
    "I'm thinking of closing one day a week so my nephew gets a proper rest. Which weekday brings in the least, say since New Year?",
    `~taken by weekday @${year} bottom`,
  ],
  [
    'loc 2 vs loc 3 june',
    `~taken|~count by location @${june} || ~taken|~count by location @${june} if location=Location 2,Location 3`,
  ],
  [
    'What does somebody spend on average when they pop in? June will do nicely.',
    `average-net-sale|average-sale @${june}`,
  ],
  [
    'evening sales last fri',
    '~taken @2025-07-11 if part-of-day=Evening || ~taken by part-of-day @2025-07-11 || ~taken|~count by hour @2025-07-11 || ~taken @2025-07-11 if hour=17,18,19,20,21,22,23',
  ],
  ['Year-to-date net sales against the same period of 2024.', `net-sales @${year} vs ${yearBefore}`],
  [
    'web ordrs this mo',
    `~taken|~count @${july} if channel=Online || ~count @${july} if channel=Online; transaction-type=Sale || rows @${july} if channel=Online || rows @${july} if channel=Online; transaction-type=Sale || ~taken|~count by channel @${july}`,
  ],
  [
    'Service charges for the second quarter, broken down by type.',
    `service-charges|covid-service-charge|setup-cost|auto-gratuity @${q2}`,
  ],
  ['sales n tips n fees yday', `~taken|${tips}|${fees} @2025-07-17`],
  // Items
  [
    'The wildflower honey has been flying off the shelf, or so it feels to me. How many jars did we sell in June?',
    `~units @${june} if ${honey}`,
  ],
  ['top 3 itms lst wk', `~sold by item-name @${lastWeek} top`],
  ['wats not sellin this mo', `~sold by item-name @${july} bottom || unsold @${july}`],
  [
    "I've been wondering whether the cold brew is worth its space in the fridge. What has it brought in since January?",
    `~itemsales @${year} if ${brew}`,
  ],
  [
    'chedder or olive oil wich sells more, june',
    `~sold by item-name @${june} || ~sold by item-name @${june} if item-name=Aged Cheddar,Olive Oil, Cold-Pressed, 500 ml`,
  ],
  [
    "Sales by category for Q2, with each category's share of the total.",
    `~sold|net-sales-share by category|reporting-category @${q2}`,
  ],
  [
    'any1 buy a knife yday',
    `~sold|~count @2025-07-17 if ${knife} || rows @2025-07-17 if ${knife} || rows @2025-07-17 if ${knife}; transaction-type=Sale || ~sold by item-name @2025-07-17`,
  ],
  [
    'Our bread baking workshops are such fun, everybody goes home covered in flour. On which day of the week do they sell best?',
    '~sold|~count by weekday if item-name=Bread Baking Workshop top || ~sold|~count by weekday if category=Classes top || ~sold|~count by weekday if reporting-category=Classes top',
  ],
  // Payments, fees, taxes
  ['Sales tax collected by month, Q2 2025', `${taxes} by month @${q2}`],
  ['Taxable vs. non-taxable sales in June', `taxable-sales|untaxed-sales @${june}`],
  ['Processing fees as a percentage of payments, first half of the year.', 'fee-rate @2025-01-01..2025-06-30'],
  ['hw much cash shld be in the till rn', 'cannot || ask || ~cash @2025-07-18'],
  [
    'Everybody seems to pay with their telephone nowadays, I can hardly keep up. How much of last month came in that way?',
    `tender-digital-wallet @${june} || payment-share|~payments by tender @${june} || ~taken|payment-share @${june} if tender=Digital Wallet`,
  ],
  ['Gift card liability as of today?', 'deferred'],
  ['Gift cards sold versus redeemed, Q2', `gift-card-sales|gift-cards-sold|gift-cards-redeemed @${q2}`],
  ['Payments by tender for May, in percent.', 'payment-share|~payments by tender @2025-05-01..2025-05-31'],
  // Staff and tips
  [
    'wats my tips this wk, owen here',
    `${tips} @2025-07-13..2025-07-18 if ~staff=Owen Reyes || ${tips} by ~staff @2025-07-13..2025-07-18`,
  ],
  [
    "I'd like to give a little bonus to whoever sold the most in June. Who would that be?",
    `~sold by ~staff @${june} top`,
  ],
  [
    'hw many sales did maya do lst mo',
    `~count @${june} if ~staff=Maya Duarte || ~count @${june} if ~staff=Maya Duarte; transaction-type=Sale || rows @${june} if ~staff=Maya Duarte || rows @${june} if ~staff=Maya Duarte; transaction-type=Sale || ~count by ~staff @${june}`,
  ],
  [
    'Priya tells me the tips have been rather poor lately. What have we had in tips this month, and how does that compare with last month?',
    `${tips} @${july} vs ${june} || ${tips} @${july} vs 2025-06-01..2025-06-18`,
  ],
  // Customers
  [
    'Ingrid Solheim is one of our dear regulars, she always takes the table by the window. How much has she spent with us this year?',
    `~taken @${year} if customer-id=C-013 || ~taken @${year} if customer=* || rows @${year} if customer-id=C-013 || rows @${year} if customer=*`,
  ],
  ['top custmr this yr', `~any by customer|customer-id @${year} top || customers @${year}`],
  // Refunds, discounts, transactions, deposits
  [
    'refunds may - no june soz',
    `${refunds} @${june} || ${refunds} @${june} if transaction-type=Refund || rows @${june} if transaction-type=Refund || ~count @${june} if transaction-type=Refund`,
  ],
  [
    'List all refunds in Q2 with the reason given.',
    `rows @${q2} if transaction-type=Refund || ~any by refund-reason @${q2} || ~any by refund-reason @${q2} if transaction-type=Refund`,
  ],
  ['biggest sale this mo', `rows @${july} top || rows @${july} if transaction-type=Sale top`],
  ['pull up txns wed', 'rows @2025-07-16 || rows @2025-07-16 if transaction-type=Sale'],
  ['Discounts and comps granted in June, by employee.', `discounts-and-comps|discounts|comps by ~staff @${june}`],
  [
    'A gentleman left a deposit for a catering platter and I can never remember who still has something to come. What have people paid for that we have not handed over yet?',
    'deferred || deferred-sales|deposits|deposits-collected || rows if transaction-status=Partially Paid',
  ],
  // Words
  [
    "It says 'comps' on the sheet you made for me and I haven't the foggiest what that is. Would you explain?",
    'define comps',
  ],
  ['Does your net sales figure include gift card sales?', 'text not part of net sales || define net-sales'],
  // How-to
  [
    "We've a lovely new ginger cake from tomorrow and I'd like it in the list with its price. Where do I put it in?",
    'how /items',
  ],
  ['hw do i chg price of granola', 'how /items'],
  ['How do I export the June transactions to CSV?', 'how *export || how *download || how /transactions'],
  ['dark mode?', 'how /settings || how *theme || how *appearance'],
  ['How do I build a custom report with net sales and tax by month?', 'how /financial-suite/custom-reports'],
  [
    'My nephew says I ought to keep a copy of everything in case the computer gives up the ghost. How would I go about that?',
    'how *back up || how *backup || how /settings',
  ],
  [
    "I'd so like the teas and the cakes kept in separate groups. Can you show me where that is done?",
    'how /items/categories || how /items',
  ],
  // Not known
  ['Everyone raves about my scones. How many cream teas did we serve last week?', 'cannot || ask'],
  ['earl grey sales tday', 'cannot || ask'],
  ['Gross margin by item for June, after cost of goods.', 'cannot'],
  ['hw many hrs did i wrk lst wk', 'cannot || ask'],
  [
    'On a Sunday afternoon some ladies stay for hours over one pot, bless them. How long do people sit at a table on average?',
    'cannot || ask',
  ],
  ['Do you suppose the first weekend of August will be a busy one for us?', 'cannot || ask'],
  ['Outstanding accounts payable to the tea supplier at month end?', 'cannot'],
];

/** The same three, each in dialogues of their own. Each turn is asked after the ones before it. */
export const tearoomDialogues: readonly (readonly Asked[])[] = [
  [
    ['Hello again! Could you tell me what we took last week?', `~taken @${lastWeek}`],
    ["And the one before that, if you'd be so kind?", `~taken @${weekBefore}`],
    [
      'Now which of the two was the better one?',
      `~taken @${lastWeek} vs ${weekBefore} || ~taken @${weekBefore} vs ${lastWeek} || ~taken by week @${weekBefore.slice(0, 10)}..${lastWeek.slice(12)}`,
    ],
    [
      'Was it the Saturday that made the difference, I wonder?',
      `~taken @2025-07-12 vs 2025-07-05 || ~taken @2025-07-05 vs 2025-07-12 || ~taken by weekday|date @${lastWeek} vs ${weekBefore} || ~taken by weekday|date @${weekBefore} vs ${lastWeek} || ~taken by date @2025-06-29..2025-07-12 || ~taken by date|week @2025-06-29..2025-07-12 if weekday=6 || ~taken @${lastWeek} vs ${weekBefore} if weekday=6 || ~taken @${weekBefore} vs ${lastWeek} if weekday=6`,
    ],
  ],
  [
    ['tkngs yday', '~taken @2025-07-17'],
    ['jst cash', '~cash @2025-07-17'],
    ['n card', '~card @2025-07-17'],
    [
      'in %',
      'payment-share|~payments by tender|payment-method @2025-07-17 || payment-share @2025-07-17 if payment-method=Card || payment-share @2025-07-17 if tender=Card',
    ],
    [
      'same 4 wed',
      'payment-share|~payments by tender|payment-method @2025-07-16 || payment-share @2025-07-16 if payment-method=Card || payment-share @2025-07-16 if tender=Card',
    ],
  ],
  [
    ['Net sales for Q2 by month, please.', `net-sales by month @${q2}`],
    ['Add the tax collected.', `${taxes} by month @${q2}`],
    ['Same for Q1.', `net-sales|${taxes} by month @2025-01-01..2025-03-31`],
    [
      'And the same quarter of last year?',
      `net-sales|${taxes} by month @2024-01-01..2024-03-31 || net-sales|${taxes} by month @2025-01-01..2025-03-31 vs 2024-01-01..2024-03-31`,
    ],
    [
      'By location rather than by month.',
      `net-sales|${taxes} by location @2024-01-01..2024-03-31 || net-sales|${taxes} by location @2025-01-01..2025-03-31 vs 2024-01-01..2024-03-31`,
    ],
  ],
  [
    ['best selers this mo', `~sold by item-name @${july} top`],
    ['n worst', `~sold by item-name @${july} bottom || unsold @${july}`],
    ['lst mo', `~sold by item-name @${june} bottom || unsold @${june}`],
    [
      'y is granola so low',
      `cannot || ask || ~sold by month|week|date if ${granola} || ~sold @${june} vs 2025-05-01..2025-05-31 if ${granola}`,
    ],
    ['hw do i get tht list in excel', 'how *export || how *CSV || how *download'],
  ],
  [
    [
      'I should like to know how the honey has been doing this year, month by month please.',
      `~sold by month @${year} if ${honey}`,
    ],
    ['How lovely! And in jars rather than dollars?', `~units by month @${year} if ${honey}`],
    [
      'Was it better this time last year, or do I imagine that?',
      `~sold by month @${year} vs ${yearBefore} if ${honey} || ~sold @${year} vs ${yearBefore} if ${honey} || ~sold by month @${yearBefore} if ${honey} || ~sold @${yearBefore} if ${honey}`,
    ],
    [
      'And the olive oil?',
      `~sold by month @${year} vs ${yearBefore} if ${oil} || ~sold @${year} vs ${yearBefore} if ${oil} || ~sold by month @${yearBefore} if ${oil} || ~sold by month @${year} if ${oil}`,
    ],
  ],
  [
    ['owen sales lst wk', `~sold|~count @${lastWeek} if ~staff=Owen Reyes`],
    ['n theo', `~sold|~count @${lastWeek} if ~staff=Theo Lindqvist`],
    [
      'whos got more tips',
      `${tips} by ~staff @${lastWeek} || ${tips} by ~staff @${lastWeek} if ~staff=Owen Reyes,Theo Lindqvist`,
    ],
    [
      'as % of sales',
      `tip-rate by ~staff @${lastWeek} || tip-rate by ~staff @${lastWeek} if ~staff=Owen Reyes,Theo Lindqvist`,
    ],
    ['june', `tip-rate by ~staff @${june} || tip-rate by ~staff @${june} if ~staff=Owen Reyes,Theo Lindqvist`],
  ],
  [
    [
      'Total refunds for June.',
      `refunds|returns|payments-refunded|partial-refunds @${june} || refunds|returns|payments-refunded|partial-refunds|total-payments @${june} if transaction-type=Refund`,
    ],
    [
      'How many transactions is that?',
      `return-count @${june} || ~count|return-count @${june} if transaction-type=Refund || rows @${june} if transaction-type=Refund`,
    ],
    ['List them.', `rows @${june} if transaction-type=Refund`],
    [
      'Which reasons were given?',
      `~any by refund-reason @${june} || ~any by refund-reason @${june} if transaction-type=Refund || rows @${june} if transaction-type=Refund`,
    ],
    [
      'How much of the total was partial refunds?',
      `partial-refunds @${june} || partial-refunds @${june} if transaction-type=Refund`,
    ],
  ],
  [
    ['I do worry about our Sundays, they feel so very quiet. What did we take last Sunday?', '~taken @2025-07-13'],
    ['And at what time were people in?', '~taken|~count by hour @2025-07-13'],
    [
      'Is it like that on every Sunday?',
      '~taken|~count by hour if weekday=0 || ~taken|~count by date|week if weekday=0',
    ],
    ['Would we earn more if I opened an hour earlier, do you think?', 'cannot || ask'],
  ],
  [
    ['biggst sale lst wk', `rows @${lastWeek} top || rows @${lastWeek} if transaction-type=Sale top`],
    ['n the wk b4', `rows @${weekBefore} top || rows @${weekBefore} if transaction-type=Sale top`],
    [
      'who rang tht up',
      `row || rows @${weekBefore} top || rows @${weekBefore} if transaction-type=Sale top || rows if transaction-id=*`,
    ],
    ['can u void it 4 me', 'cannot'],
  ],
  [
    ['What is our outstanding deferred balance?', 'deferred'],
    ['How much of that is gift cards?', 'deferred'],
    ['And as at 30 June?', 'deferred'],
    ['Where do I see the roll-forward?', 'how /deferred-sales'],
    [
      "What does 'redeemed' mean there?",
      'define deposits-redeemed || define gift-cards-redeemed || define invoice-deposit-redeemed || text redeemed',
    ],
  ],
  [
    [
      'My landlord came by for a cup of tea and would like to know our takings for the first half of the year.',
      '~taken @2025-01-01..2025-06-30',
    ],
    ['Oh, he means without the tax, I think.', 'net-sales|gross-sales @2025-01-01..2025-06-30'],
    [
      "Just Location 2 please, that's the one in his building.",
      'net-sales|gross-sales @2025-01-01..2025-06-30 if location=Location 2',
    ],
    [
      'And last year as well, so that he can see we are growing?',
      'net-sales|gross-sales @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30 if location=Location 2 || net-sales|gross-sales @2024-01-01..2024-06-30 if location=Location 2',
    ],
    ['What rent should I offer him, then?', 'cannot || ask'],
  ],
  [
    ['hw add new itm', 'how /items'],
    ['k. hw much cold brew we sell this mo', `~sold @${july} if ${brew}`],
    ['per wk', `~sold by week @${july} if ${brew}`],
    ['loc 2 only', `~sold by week @${july} if ${brew}; location=Location 2`],
    ['cancel tht, all locs but june', `~sold by week @${june} if ${brew}`],
  ],
];
