import type { Asked } from './asked';

/** The manager of a second-hand record shop, dry and terse, types as in a search box. */
export const recordsQuestions: readonly Asked[] = [
  // Sales
  ['yesterday', '~taken|~count @2025-07-17'],
  ['last wk', '~taken|~count @2025-07-06..2025-07-12'],
  ['net jun', 'net-sales @2025-06-01..2025-06-30'],
  ['jun vs may', '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
  ['mtd vs last mtd', '~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18'],
  ['ytd', '~taken @2025-01-01..2025-07-18'],
  ['ytd vs ly', '~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18'],
  ['best day may', '~taken|~count by date @2025-05-01..2025-05-31 top'],
  ['best month 2024', '~taken|~count by month @2024-01-01..2024-12-31 top'],
  ['worst weekday', '~taken|~count by weekday bottom'],
  [
    'avg ticket sat',
    'average-net-sale|average-sale if weekday=6 || average-net-sale|average-sale by weekday || average-net-sale|average-sale @2025-07-12',
  ],
  ['busy hours', '~taken|~count by hour'],
  [
    'jun sundays only',
    '~taken|~count @2025-06-01..2025-06-30 if weekday=0 || ~taken|~count by date @2025-06-01..2025-06-30 if weekday=0',
  ],
  [
    'after 5pm june',
    '~taken|~count @2025-06-01..2025-06-30 if part-of-day=Evening || ~taken|~count @2025-06-01..2025-06-30 if hour=17,18,19,20,21,22,23 || ~taken|~count by part-of-day|hour @2025-06-01..2025-06-30',
  ],
  ['loc 2 this wk', '~taken|~count @2025-07-13..2025-07-18 if location=Location 2'],
  ['june by loc', '~taken|~count|net-sales-share by location @2025-06-01..2025-06-30'],
  [
    'online vs instore june',
    '~taken|~count by channel @2025-06-01..2025-06-30 || ~taken|~count @2025-06-01..2025-06-30 if channel=In-Store,Online',
  ],
  [
    'market stall ytd',
    '~taken|~count @2025-01-01..2025-07-18 if device-nickname=Market stall || ~taken|~count @2025-01-01..2025-07-18 if channel=In-Person || ~taken|~count @2025-01-01..2025-07-18 if device-name=Card reader 4 || ~taken|~count by device-nickname|channel|device-name @2025-01-01..2025-07-18',
  ],
  ['13 jul', '~taken|~count @2025-07-13 || rows @2025-07-13 || rows @2025-07-13 if transaction-type=Sale'],
  ['weekly since apr', '~taken|~count by week @2025-04-01..2025-07-18'],
  // Items
  ['top 10 q2', '~sold by item-name @2025-04-01..2025-06-30 top'],
  ['bottom 5 june', '~sold by item-name @2025-06-01..2025-06-30 bottom'],
  ['zero sellers june', 'unsold @2025-06-01..2025-06-30'],
  [
    'passata units may',
    '~units @2025-05-01..2025-05-31 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6',
  ],
  [
    'beans or cold brew? jun',
    '~sold @2025-06-01..2025-06-30 if item-name=Single-Origin Beans, 1 kg,Cold Brew Concentrate || ~sold by item-name @2025-06-01..2025-06-30',
  ],
  ['cat split jun', '~sold|net-sales-share by category|reporting-category @2025-06-01..2025-06-30'],
  ['platter revenue monthly', '~itemsales by month if item-name=Catering Platter, Serves 12'],
  [
    'granloa last 30d',
    '~sold @2025-06-19..2025-07-18 if item-name=House Granola || ~sold @2025-06-18..2025-07-17 if item-name=House Granola',
  ],
  // Payments, fees, taxes
  [
    'cash % june',
    'payment-share|~payments by tender|payment-method @2025-06-01..2025-06-30 || payment-share @2025-06-01..2025-06-30 if tender=Cash || payment-share @2025-06-01..2025-06-30 if payment-method=cash',
  ],
  ['cash mon', '~cash @2025-07-14'],
  ['fee rate q2', 'fee-rate @2025-04-01..2025-06-30'],
  ['after fees may', 'net-total @2025-05-01..2025-05-31'],
  ['untaxed jun', 'untaxed-sales @2025-06-01..2025-06-30'],
  ['gift cards sold, redeemed. june', 'gift-cards-redeemed @2025-06-01..2025-06-30'],
  // Staff, customers
  ['top staff jul', '~sold|~count by ~staff @2025-07-01..2025-07-18 top'],
  ['owen may', '~sold|~count @2025-05-01..2025-05-31 if ~staff=Owen Reyes'],
  ['tips per person last wk', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12'],
  [
    'theo comps',
    'comps|discounts-and-comps|comp-count if ~staff=Theo Lindqvist || comps|discounts-and-comps|comp-count by ~staff || rows if ~staff=Theo Lindqvist; discount-use=With discount',
  ],
  ['regulars', 'ask || customers || ~any by customer|customer-id top'],
  ['new customers june', 'customers @2025-06-01..2025-06-30 || cannot'],
  // Refunds, transactions, words
  [
    'refunds jun',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund || ~count @2025-06-01..2025-06-30 if transaction-type=Refund',
  ],
  ['return reasons', '~any by refund-reason || ~any by refund-reason if transaction-type=Refund'],
  ['last refund', 'row || rows if transaction-type=Refund'],
  ['over $200 june', 'rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Sale'],
  ['deferred balance', 'deferred || deferred-sales'],
  ['average sale vs average net sale. difference', 'define average-sale; average-net-sale'],
  // How-to
  ['add item', 'how /items'],
  ['import sales csv', 'how /settings || how *import'],
  ['print labels', 'how /items || how *label'],
  ['rename category', 'how /items/categories'],
  ['save a filter', 'how *My views || how *Keep this view || how *saved view'],
  ['items to csv', 'how /items || how *export || how *CSV || how *download'],
  ['restore backup', 'how /settings || how *restore'],
  // Not known
  ['vinyl vs cd jun', 'cannot || ask'],
  ['margin jun', 'cannot'],
  ['forecast aug', 'cannot || ask'],
  ['footfall june', 'cannot || ask'],
  ['theo hours last wk', 'cannot || ask'],
  ['discogs price abbey road', 'cannot'],
  ['reorder list', 'cannot || how /items'],
];

/** The same manager. Each turn is asked after the ones before it. */
export const recordsDialogues: readonly (readonly Asked[])[] = [
  [
    ['june', '~taken|~count @2025-06-01..2025-06-30'],
    ['vs may', '~taken|~count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
    ['vs apr', '~taken|~count @2025-06-01..2025-06-30 vs 2025-04-01..2025-04-30'],
    ['%', '~taken|~count @2025-06-01..2025-06-30 vs 2025-04-01..2025-04-30'],
    [
      'why',
      'cannot || ~any by item-name|category|reporting-category|location|channel|weekday|date|week|collected-by|attributed-to @2025-06-01..2025-06-30 vs 2025-04-01..2025-04-30 || ~any @2025-06-01..2025-06-30 vs 2025-04-01..2025-04-30',
    ],
  ],
  [
    ['best day may', '~taken|~count by date @2025-05-01..2025-05-31 top'],
    ['who', '~sold|~count by ~staff @2025-05-16 || rows @2025-05-16 || rows @2025-05-16 if transaction-type=Sale'],
    ['what sold', '~sold by item-name @2025-05-16 || rows @2025-05-16 || rows @2025-05-16 if transaction-type=Sale'],
    ['worst day', '~taken|~count by date @2025-05-01..2025-05-31 bottom'],
  ],
  [
    ['top 5 jun', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['units', '~units by item-name @2025-06-01..2025-06-30'],
    ['bottom 5', '~sold by item-name @2025-06-01..2025-06-30 bottom'],
    ['by cat', '~sold by category|reporting-category @2025-06-01..2025-06-30'],
    ['ly', '~sold by category|reporting-category @2024-06-01..2024-06-30'],
  ],
  [
    [
      'refunds q2',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-04-01..2025-06-30 || rows @2025-04-01..2025-06-30 if transaction-type=Refund || ~count @2025-04-01..2025-06-30 if transaction-type=Refund',
    ],
    ['list', 'rows @2025-04-01..2025-06-30 if transaction-type=Refund'],
    [
      'reasons',
      '~any by refund-reason @2025-04-01..2025-06-30 || ~any by refund-reason @2025-04-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'who',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-04-01..2025-06-30 || ~any by ~staff @2025-04-01..2025-06-30 if transaction-type=Refund || ~any by customer|customer-id @2025-04-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'loc 1 only',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-04-01..2025-06-30 if location=Location 1 || ~any by ~staff @2025-04-01..2025-06-30 if location=Location 1; transaction-type=Refund || ~any by customer|customer-id @2025-04-01..2025-06-30 if location=Location 1; transaction-type=Refund || rows @2025-04-01..2025-06-30 if location=Location 1; transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-04-01..2025-06-30 if location=Location 1',
    ],
  ],
  [
    ['cash jul', '~cash @2025-07-01..2025-07-18'],
    ['card', '~card @2025-07-01..2025-07-18'],
    [
      '%',
      'payment-share|~payments by tender|payment-method @2025-07-01..2025-07-18 || payment-share @2025-07-01..2025-07-18 if payment-method=card || payment-share @2025-07-01..2025-07-18 if tender=Card',
    ],
    [
      'jun',
      'payment-share|~payments by tender|payment-method @2025-06-01..2025-06-30 || payment-share @2025-06-01..2025-06-30 if payment-method=card || payment-share @2025-06-01..2025-06-30 if tender=Card || ~card @2025-06-01..2025-06-30',
    ],
  ],
  [
    ['staff june', '~sold|~count by ~staff @2025-06-01..2025-06-30'],
    ['tips', 'tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30'],
    ['priya', 'tips|tips-and-gratuity @2025-06-01..2025-06-30 if ~staff=Priya Nair'],
    ['prev month', 'tips|tips-and-gratuity @2025-05-01..2025-05-31 if ~staff=Priya Nair'],
    ['rate', 'tip-rate @2025-05-01..2025-05-31 if ~staff=Priya Nair'],
  ],
  [
    ['hours sat', '~taken|~count by hour if weekday=6'],
    ['sun', '~taken|~count by hour if weekday=0'],
    ['both', '~taken|~count by hour if weekday=0,6'],
    ['jul only', '~taken|~count by hour @2025-07-01..2025-07-18 if weekday=0,6'],
  ],
  [
    ['beans ytd', '~sold @2025-01-01..2025-07-18 if item-name=Single-Origin Beans, 1 kg'],
    ['by month', '~sold by month @2025-01-01..2025-07-18 if item-name=Single-Origin Beans, 1 kg'],
    ['best', '~sold by month @2025-01-01..2025-07-18 if item-name=Single-Origin Beans, 1 kg top'],
    ['cold brew', '~sold by month @2025-01-01..2025-07-18 if item-name=Cold Brew Concentrate'],
    ['by loc', '~sold by location @2025-01-01..2025-07-18 if item-name=Cold Brew Concentrate'],
  ],
  [
    ['fees jun', 'fees|processing-fees @2025-06-01..2025-06-30'],
    ['rate', 'fee-rate @2025-06-01..2025-06-30'],
    [
      'invoices only',
      'invoice-fees @2025-06-01..2025-06-30 || fee-rate|fees @2025-06-01..2025-06-30 if channel=Invoice || fee-rate|fees @2025-06-01..2025-06-30 if fee-kind=Invoice fee || fee-rate|fees @2025-06-01..2025-06-30 if source=Invoices',
    ],
    ['how to lower', 'cannot'],
  ],
  [
    ['this wk', '~taken|~count @2025-07-13..2025-07-18'],
    ['last wk', '~taken|~count @2025-07-06..2025-07-12'],
    [
      'same wk ly',
      '~taken|~count @2024-07-07..2024-07-13 || ~taken|~count @2024-07-06..2024-07-12 || ~taken|~count @2025-07-06..2025-07-12 vs 2024-07-07..2024-07-13 || ~taken|~count @2025-07-06..2025-07-12 vs 2024-07-06..2024-07-12',
    ],
    [
      'avg sale',
      'average-net-sale|average-sale @2024-07-07..2024-07-13 || average-net-sale|average-sale @2024-07-06..2024-07-12 || average-net-sale|average-sale @2025-07-06..2025-07-12 vs 2024-07-07..2024-07-13 || average-net-sale|average-sale @2025-07-06..2025-07-12 vs 2024-07-06..2024-07-12',
    ],
  ],
  [
    [
      'best customers h1',
      '~any by customer|customer-id @2025-01-01..2025-06-30 top || customers @2025-01-01..2025-06-30',
    ],
    ['june only', '~any by customer|customer-id @2025-06-01..2025-06-30 top || customers @2025-06-01..2025-06-30'],
    [
      '#1. what did they buy',
      '~sold by item-name @2025-06-01..2025-06-30 if customer=* || ~sold by item-name @2025-06-01..2025-06-30 if customer-id=* || rows @2025-06-01..2025-06-30 if customer=* || rows @2025-06-01..2025-06-30 if customer-id=* || rows @2025-06-01..2025-06-30 if customer=*; transaction-type=Sale || rows @2025-06-01..2025-06-30 if customer-id=*; transaction-type=Sale',
    ],
    ['email', 'cannot'],
  ],
  [
    ['online june', '~taken|~count @2025-06-01..2025-06-30 if channel=Online'],
    [
      'biggest',
      'rows @2025-06-01..2025-06-30 if channel=Online top || rows @2025-06-01..2025-06-30 if channel=Online; transaction-type=Sale top',
    ],
    [
      'open it',
      'row || rows @2025-06-01..2025-06-30 if channel=Online top || rows @2025-06-01..2025-06-30 if channel=Online; transaction-type=Sale top',
    ],
    [
      'invoices',
      '~taken|~count @2025-06-01..2025-06-30 if channel=Invoice || rows @2025-06-01..2025-06-30 if channel=Invoice || rows @2025-06-01..2025-06-30 if channel=Invoice; transaction-type=Sale',
    ],
  ],
];
