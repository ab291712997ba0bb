import type { Asked } from './asked';

/** Femi, 24, a shift lead of a bakery, types fast on a laptop: abbreviations, half sentences, comparisons, and always one level deeper. */
export const bakehouseQuestions: readonly Asked[] = [
  // Sales and comparisons
  ['rev last wk', '~taken @2025-07-06..2025-07-12'],
  ['rev mtd vs same pd last mo', '~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18'],
  [
    'mtd yoy?',
    '~taken @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 || ~taken @2025-07-01..2025-07-18 vs 2024-07-02..2024-07-19',
  ],
  [
    'ytd net sales yoy',
    'net-sales @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || net-sales @2025-01-01..2025-07-18 vs 2024-01-03..2024-07-19',
  ],
  ['txns yest', '~count @2025-07-17 || rows @2025-07-17'],
  ['avg ticket q2 vs q1', 'average-net-sale|average-sale @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31'],
  ['avg txn by wkday ytd', 'average-net-sale|average-sale by weekday @2025-01-01..2025-07-18'],
  ['last fri vs the fri before', '~taken @2025-07-11 vs 2025-07-04'],
  ['today so far vs last fri', '~taken @2025-07-18 vs 2025-07-11'],
  ['rev wk by wk q2, loc 2 only', '~taken by week @2025-04-01..2025-06-30 if location=Location 2'],
  [
    'loc 1 vs loc 3 last mo',
    '~taken|~count by location @2025-06-01..2025-06-30 || ~taken|~count by location @2025-06-01..2025-06-30 if location=Location 1,Location 3',
  ],
  [
    'wkends vs wkdays jun',
    '~taken|~count by weekday @2025-06-01..2025-06-30 || ~taken|~count @2025-06-01..2025-06-30 if weekday=0,6 || ~taken|~count @2025-06-01..2025-06-30 if weekday=1,2,3,4,5',
  ],
  ['peak hr sat', '~taken|~count by hour if weekday=6 top || ~taken|~count by hour @2025-07-12 top'],
  ['hrly breakdown yest', '~taken|~count by hour @2025-07-17'],
  ['am vs pm rev last wk', '~taken by part-of-day|hour @2025-07-06..2025-07-12'],
  ['best day ytd', '~taken|~count by date @2025-01-01..2025-07-18 top'],
  [
    'online share of rev ytd',
    'net-sales-share|~taken by channel @2025-01-01..2025-07-18 || ~taken|net-sales-share @2025-01-01..2025-07-18 if channel=Online',
  ],
  [
    'gross vs net jun, whats the gap made of',
    'returns|discounts-and-comps|discounts|comps|net-sales @2025-06-01..2025-06-30',
  ],
  // Items
  [
    'sourdoh units last wk vs wk before',
    '~units @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if item-name=Sourdough Loaf, 800 g',
  ],
  ['granola rev jun', '~itemsales @2025-06-01..2025-06-30 if item-name=House Granola'],
  ['top 3 items by qty wtd', '~units by item-name @2025-07-13..2025-07-18 top'],
  ['bottom 5 skus may', '~sold by item-name|sku @2025-05-01..2025-05-31 bottom'],
  [
    'bakery cat vs coffee cat jun',
    '~sold by category|reporting-category @2025-06-01..2025-06-30 || ~sold by category @2025-06-01..2025-06-30 if category=Bakery,Coffee || ~sold by reporting-category @2025-06-01..2025-06-30 if reporting-category=Bakery,Coffee',
  ],
  ['cold brew qty apr / may / jun', '~units by month @2025-04-01..2025-06-30 if item-name=Cold Brew Concentrate'],
  ['which items dropped most jun vs may', '~sold by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
  [
    'workshop rev h1',
    '~itemsales @2025-01-01..2025-06-30 if item-name=Bread Baking Workshop || ~itemsales @2025-01-01..2025-06-30 if category=Classes || ~itemsales @2025-01-01..2025-06-30 if reporting-category=Classes',
  ],
  // Staff, tips and customers
  ['tip % by person jun', 'tip-rate by ~staff @2025-06-01..2025-06-30'],
  [
    'maya vs owen txns l7d',
    '~count by ~staff @2025-07-12..2025-07-18 || ~count by ~staff @2025-07-11..2025-07-17 || ~count by ~staff @2025-07-12..2025-07-18 if ~staff=Maya Duarte,Owen Reyes || ~count by ~staff @2025-07-11..2025-07-17 if ~staff=Maya Duarte,Owen Reyes',
  ],
  [
    'how many discs has priya given this mo',
    'discount-count @2025-07-01..2025-07-18 if ~staff=Priya Nair || discount-count by ~staff @2025-07-01..2025-07-18 || ~count @2025-07-01..2025-07-18 if ~staff=Priya Nair; discount-use=With discount || rows @2025-07-01..2025-07-18 if ~staff=Priya Nair; discount-use=With discount',
  ],
  [
    'who refunded the most $ ytd',
    'refunds|returns|returned|payments-refunded|partial-refunds by ~staff @2025-01-01..2025-07-18 || ~payments|total-sales|net-sales by ~staff @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  ['new vs returning custs jun', 'customers @2025-06-01..2025-06-30 || cannot'],
  // Payments, fees, taxes
  [
    'card/cash split jun in %',
    'payment-share|~payments by tender|payment-method @2025-06-01..2025-06-30 || ~card @2025-06-01..2025-06-30 || ~cash @2025-06-01..2025-06-30',
  ],
  [
    'apple pay etc rev q2',
    'tender-digital-wallet @2025-04-01..2025-06-30 || ~taken @2025-04-01..2025-06-30 if tender=Digital Wallet || ~payments|payment-share by tender @2025-04-01..2025-06-30',
  ],
  ['eff fee rate q2 vs q1', 'fee-rate @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31'],
  ['comps + discs last mo, dollars not count', 'discounts-and-comps|discounts|comps @2025-06-01..2025-06-30'],
  ['gc sold vs redeemed q2', 'gift-card-sales|gift-cards-sold|gift-cards-redeemed @2025-04-01..2025-06-30'],
  ['sales tax q2 by mo', 'taxes|taxes-on-sales by month @2025-04-01..2025-06-30'],
  ['deposits collected jun vs may', 'deposits-collected|deposits @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
  ['deferred bal rn', 'deferred || deferred-sales|deposits'],
  // Transactions and words
  [
    'biggest txn this wk',
    'rows @2025-07-13..2025-07-18 top || rows @2025-07-13..2025-07-18 if transaction-type=Sale top',
  ],
  ['all rfnds over 50 bucks jun', 'rows @2025-06-01..2025-06-30 if transaction-type=Refund'],
  [
    'txns w/ a disc yest',
    'rows @2025-07-17 if discount-use=With discount || ~count @2025-07-17 if discount-use=With discount || discount-count @2025-07-17 || rows @2025-07-17 if discount-use=With discount; transaction-type=Sale',
  ],
  ['define avg net sale', 'define average-net-sale'],
  ['diff btwn net total & total pmts', 'define net-total; total-payments'],
  // How-to
  ['export txns to csv how', 'how *export || how *CSV || how *download'],
  ['where do i set up a custom rpt', 'how /financial-suite/custom-reports'],
  [
    'can i save my filters on the txns pg so i dont redo em every time',
    'how *my views || how *keep this view || how *saved view',
  ],
  ['reprice a bunch of items at once?', 'how *bulk || how /items'],
  ['kbd shortcuts?', 'how *shortcut || how *keyboard'],
  ['how do i print barcode labels', 'how *label'],
  ['deleted an item by accident can i undo', 'how *undo'],
  ['where do i see sales next to last yr in the sales summary', 'how *compare || how /reports'],
  // Not known
  ['labor % last wk', 'cannot'],
  ['food cost on sourdough', 'cannot'],
  ['fcst rev next wk', 'cannot'],
  ['waste / day olds thrown out jun', 'cannot'],
  ['croissant units jun', 'cannot || ask'],
  ['what time did theo clock in mon', 'cannot'],
  ['our yelp avg this mo', 'cannot'],
  ['foot traffic conv rate sat', 'cannot'],
];

/** The same person. Each turn is asked after the ones before it. */
export const bakehouseDialogues: readonly (readonly Asked[])[] = [
  [
    ['rev last wk', '~taken @2025-07-06..2025-07-12'],
    ['vs wk before', '~taken @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05'],
    ['by day', '~taken by date|weekday @2025-07-06..2025-07-12'],
    ['just loc 2', '~taken by date|weekday @2025-07-06..2025-07-12 if location=Location 2'],
    [
      'whats driving the diff',
      '~any by item-name|category|reporting-category|date|weekday|hour|part-of-day|~staff|channel|tender|customer|discount-use|transaction-type @2025-07-06..2025-07-12 if location=Location 2 || ~any by item-name|category|reporting-category|date|weekday|hour|part-of-day|~staff|channel|tender|customer|discount-use|transaction-type @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || ~any by location @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || ~count|average-net-sale|average-sale @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if location=Location 2 || ~count|average-net-sale|average-sale @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || cannot',
    ],
  ],
  [
    ['avg ticket jun', 'average-net-sale|average-sale @2025-06-01..2025-06-30'],
    ['may?', 'average-net-sale|average-sale @2025-05-01..2025-05-31'],
    [
      'yoy',
      'average-net-sale|average-sale @2025-05-01..2025-05-31 vs 2024-05-01..2024-05-31 || average-net-sale|average-sale @2025-05-01..2025-05-31 vs 2024-05-02..2024-06-01',
    ],
    ['by loc', 'average-net-sale|average-sale by location @2025-05-01..2025-05-31'],
  ],
  [
    ['top 5 items jun', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['by rev not units', '~itemsales by item-name @2025-06-01..2025-06-30 top'],
    ['and the bottom 5', '~itemsales by item-name @2025-06-01..2025-06-30 bottom'],
    ['now jun vs may', '~itemsales by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
  ],
  [
    ['sourdough mtd', '~sold @2025-07-01..2025-07-18 if item-name=Sourdough Loaf, 800 g'],
    [
      'same pd last mo',
      '~sold @2025-06-01..2025-06-18 if item-name=Sourdough Loaf, 800 g || ~sold @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if item-name=Sourdough Loaf, 800 g',
    ],
    [
      'granola too',
      '~sold @2025-06-01..2025-06-18 if item-name=House Granola || ~sold @2025-07-01..2025-07-18 if item-name=House Granola || ~sold by item-name @2025-06-01..2025-06-18 if item-name=House Granola,Sourdough Loaf, 800 g || ~sold by item-name @2025-07-01..2025-07-18 if item-name=House Granola,Sourdough Loaf, 800 g',
    ],
    [
      'chg in % mtd vs that',
      '~sold @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if item-name=House Granola || ~sold by item-name @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if item-name=House Granola,Sourdough Loaf, 800 g',
    ],
  ],
  [
    ['cash vs card last wk', '~any by tender|payment-method @2025-07-06..2025-07-12 || ~cash @2025-07-06..2025-07-12'],
    ['in %', 'payment-share|~payments by tender|payment-method @2025-07-06..2025-07-12'],
    ['just card', '~card @2025-07-06..2025-07-12'],
    [
      'fees on that',
      'fees|processing-fees @2025-07-06..2025-07-12 || fees|processing-fees @2025-07-06..2025-07-12 if payment-method=Card || fees|processing-fees @2025-07-06..2025-07-12 if tender=Card || fees|processing-fees by tender|payment-method @2025-07-06..2025-07-12',
    ],
    [
      'so what rate',
      'fee-rate @2025-07-06..2025-07-12 || fee-rate @2025-07-06..2025-07-12 if payment-method=Card || fee-rate @2025-07-06..2025-07-12 if tender=Card || fee-rate by tender|payment-method @2025-07-06..2025-07-12',
    ],
  ],
  [
    [
      'maya txns jun',
      '~count @2025-06-01..2025-06-30 if ~staff=Maya Duarte || rows @2025-06-01..2025-06-30 if ~staff=Maya Duarte',
    ],
    ['rev', '~taken @2025-06-01..2025-06-30 if ~staff=Maya Duarte'],
    ['per txn', 'average-net-sale|average-sale @2025-06-01..2025-06-30 if ~staff=Maya Duarte'],
    ['everyone', 'average-net-sale|average-sale by ~staff @2025-06-01..2025-06-30'],
    ['tips instead, high to low', 'tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 top'],
  ],
  [
    [
      'refunds ytd',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-01-01..2025-07-18 || rows @2025-01-01..2025-07-18 if transaction-type=Refund || ~count @2025-01-01..2025-07-18 if transaction-type=Refund',
    ],
    [
      'by mo',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by month @2025-01-01..2025-07-18 || ~any by month @2025-01-01..2025-07-18 if transaction-type=Refund',
    ],
    ['worst mo, list em', 'rows if transaction-type=Refund'],
    ['reasons?', '~any by refund-reason || ~any by refund-reason if transaction-type=Refund'],
  ],
  [
    ['peak hr last sat', '~taken|~count by hour @2025-07-12 top'],
    ['sat before that', '~taken|~count by hour @2025-07-05'],
    ['all sats ytd', '~taken|~count by hour @2025-01-01..2025-07-18 if weekday=6'],
    ['txns not rev', '~count by hour @2025-01-01..2025-07-18 if weekday=6'],
  ],
  [
    ['rev q2', '~taken @2025-04-01..2025-06-30'],
    ['vs q1', '~taken @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31'],
    ['vs q2 last yr', '~taken @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30'],
    ['brk down by mo', '~taken by month @2025-04-01..2025-06-30'],
    [
      'excl online',
      '~taken by month @2025-04-01..2025-06-30 if channel=Appointment,In-Person,In-Store,Invoice || ~taken by channel @2025-04-01..2025-06-30',
    ],
  ],
  [
    ['how do i build a custom rpt', 'how /financial-suite/custom-reports'],
    ['can it auto email me every mon', 'cannot'],
    ['ok just csv then, where', 'how *export || how *CSV || how *download'],
    ['whats mtd rev btw', '~taken @2025-07-01..2025-07-18'],
  ],
  [
    ['loc 1 jun', '~taken|~count @2025-06-01..2025-06-30 if location=Location 1'],
    ['loc 2', '~taken|~count @2025-06-01..2025-06-30 if location=Location 2'],
    ['3', '~taken|~count @2025-06-01..2025-06-30 if location=Location 3'],
    ['which grew most vs may', '~taken|~count by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
  ],
  [
    ['deferred bal', 'deferred || deferred-sales|deposits'],
    [
      'collected vs redeemed jun',
      'deposits-collected|deposits-redeemed|deposits|deferred-sales @2025-06-01..2025-06-30 || deferred',
    ],
    ['may', 'deposits-collected|deposits-redeemed|deposits|deferred-sales @2025-05-01..2025-05-31 || deferred'],
    ['will it be 0 by aug', 'cannot'],
  ],
];
