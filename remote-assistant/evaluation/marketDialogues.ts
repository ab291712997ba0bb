import type { Asked } from './asked';

/**
 * A bakery-café owner, a bar manager, an assistant manager of a clothing store, an accountant’s clerk, a market stall, and a new hire ask.
 * Each turn is asked after the ones before it. Misspelled words are meant.
 */
export const marketDialogues: readonly (readonly Asked[])[] = [
  // Bakery-café owner
  [
    ['sales yesterday', '~taken @2025-07-17'],
    ['and the day before', '~taken @2025-07-16'],
    ['which one was best', '~taken @2025-07-17 || ~taken @2025-07-16 || ~taken by date @2025-07-16..2025-07-17'],
    [
      'what sold best that day',
      '~sold by item-name @2025-07-17 top || ~sold by item-name @2025-07-16 top || ~sold by item-name @2025-07-16..2025-07-17 top',
    ],
  ],
  [
    ['how much did we take last week', '~taken @2025-07-06..2025-07-12'],
    ['how much of that was cash', '~cash @2025-07-06..2025-07-12'],
    ['and card?', '~card @2025-07-06..2025-07-12'],
    [
      'same for june',
      '~card @2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 || ~any by tender|payment-method @2025-06-01..2025-06-30',
    ],
  ],
  [
    ['best sellers this month', '~sold by item-name @2025-07-01..2025-07-18 top'],
    ['no, last month', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['only bakery', '~sold by item-name @2025-06-01..2025-06-30 if category=Bakery'],
    ['in pieces not dollars', '~units by item-name @2025-06-01..2025-06-30 if category=Bakery'],
  ],
  [
    ['sourdough sales in june', '~sold @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g'],
    [
      'and granola?',
      '~sold @2025-06-01..2025-06-30 if item-name=House Granola || ~sold by item-name @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g,House Granola || ~sold @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g,House Granola',
    ],
    ['both together', '~sold @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g,House Granola'],
    ['by week', '~sold by week @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g,House Granola'],
  ],
  [
    ['which day was busiest last week', '~taken|~count by date|weekday @2025-07-06..2025-07-12 top'],
    ['what about the week before that', '~taken|~count by date|weekday @2025-06-29..2025-07-05'],
    [
      'and the quietest?',
      '~taken|~count by date|weekday @2025-06-29..2025-07-05 bottom || ~taken|~count by date|weekday @2025-07-06..2025-07-12 bottom',
    ],
  ],
  [
    [
      'refunds this month',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18 if transaction-type=Refund',
    ],
    [
      'why',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-01..2025-07-18 || cannot',
    ],
    [
      'who did them',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18 if transaction-type=Refund || ~count by ~staff @2025-07-01..2025-07-18 if transaction-type=Refund',
    ],
    [
      'and last month?',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by ~staff @2025-06-01..2025-06-30 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund || ~count by ~staff @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
  ],
  [
    ['tips last week', 'tips|tips-and-gratuity @2025-07-06..2025-07-12'],
    ['by person', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12'],
    ['who got the least', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12 bottom'],
    ['and in may?', 'tips|tips-and-gratuity by ~staff @2025-05-01..2025-05-31'],
  ],
  [
    ['how many customers did we have in june', 'customers @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30'],
    ['how many were new', 'customers @2025-06-01..2025-06-30'],
    [
      'compared to may',
      'customers @2025-05-01..2025-05-31 || customers @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~count @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || cannot || ask',
    ],
  ],
  [
    ['average sale last week', 'average-net-sale|average-sale @2025-07-06..2025-07-12'],
    ['is that up or down', 'average-net-sale|average-sale @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05'],
    ['per location', 'average-net-sale|average-sale by location @2025-07-06..2025-07-12'],
    [
      'just the café bar',
      'average-net-sale|average-sale @2025-07-06..2025-07-12 if device-nickname=Café bar || average-net-sale|average-sale @2025-07-06..2025-07-12 if device-name=Register 2 || average-net-sale|average-sale @2025-07-06..2025-07-12 if location=Location 2',
    ],
  ],
  [
    ['how do i add an item', 'how /items'],
    ['and delete one', 'how *delete || how /items'],
    ['can i get it back after', 'how *undo || how /items'],
    ['ok and what did we sell the most of in june', '~sold by item-name @2025-06-01..2025-06-30 top'],
  ],
  [
    ['gift cards sold this year', 'gift-card-sales|gift-cards-sold @2025-01-01..2025-07-18'],
    ['and used', 'gift-cards-redeemed @2025-01-01..2025-07-18 || rows @2025-01-01..2025-07-18'],
    ['so whats still open', 'deferred'],
    [
      'by month',
      'gift-card-sales|gift-cards-sold|gift-cards-redeemed by month @2025-01-01..2025-07-18 || cannot || ask',
    ],
  ],
  [
    [
      'What did workshops make in may?',
      '~sold|~taken @2025-05-01..2025-05-31 if category=Classes || ~sold|~taken @2025-05-01..2025-05-31 if item-name=Bread Baking Workshop',
    ],
    [
      'june',
      '~sold|~taken @2025-06-01..2025-06-30 if category=Classes || ~sold|~taken @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop',
    ],
    [
      'whats the difference',
      '~sold|~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Classes || ~sold|~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=Bread Baking Workshop || ~sold|~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Classes || ~sold|~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if item-name=Bread Baking Workshop',
    ],
    [
      'in percent',
      '~sold|~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Classes || ~sold|~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=Bread Baking Workshop || ~sold|~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Classes || ~sold|~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if item-name=Bread Baking Workshop || text %',
    ],
  ],
  // Bar manager
  [
    [
      'evening sales last month',
      '~taken @2025-06-01..2025-06-30 if part-of-day=Evening || ~taken @2025-06-01..2025-06-30 if hour=17,18,19,20,21,22,23',
    ],
    [
      'by weekday',
      '~taken by weekday @2025-06-01..2025-06-30 if part-of-day=Evening || ~taken by weekday @2025-06-01..2025-06-30 if hour=17,18,19,20,21,22,23',
    ],
    [
      'only fridays and saturdays',
      '~taken by weekday @2025-06-01..2025-06-30 if weekday=5,6; part-of-day=Evening || ~taken by weekday @2025-06-01..2025-06-30 if weekday=5,6; hour=17,18,19,20,21,22,23 || ~taken @2025-06-01..2025-06-30 if weekday=5,6; part-of-day=Evening || ~taken @2025-06-01..2025-06-30 if weekday=5,6; hour=17,18,19,20,21,22,23',
    ],
    [
      'now mornings',
      '~taken by weekday @2025-06-01..2025-06-30 if weekday=5,6; part-of-day=Morning || ~taken @2025-06-01..2025-06-30 if weekday=5,6; part-of-day=Morning || ~taken by weekday @2025-06-01..2025-06-30 if part-of-day=Morning',
    ],
  ],
  [
    ['sales by staff last week', '~taken by ~staff @2025-07-06..2025-07-12'],
    ['and for tips?', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12'],
    ['same for june', 'tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30'],
    ['which one was best', 'tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 top'],
  ],
  [
    ['how much did theo sell this month', '~taken @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist'],
    [
      'and maya',
      '~taken @2025-07-01..2025-07-18 if ~staff=Maya Duarte || ~taken by ~staff @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist,Maya Duarte',
    ],
    [
      "who's ahead",
      '~taken by ~staff @2025-07-01..2025-07-18 || ~taken by ~staff @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist,Maya Duarte',
    ],
    [
      'what did she sell',
      '~sold by item-name @2025-07-01..2025-07-18 if ~staff=Maya Duarte || rows @2025-07-01..2025-07-18 if ~staff=Maya Duarte || ~sold by category @2025-07-01..2025-07-18 if ~staff=Maya Duarte',
    ],
  ],
  [
    ['comps this quarter', 'comps|discounts-and-comps|comp-count @2025-07-01..2025-07-18'],
    ['show me', 'rows @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18 if discount-use=With discount'],
    [
      'who gave them',
      'comps|discounts-and-comps|comp-count by ~staff @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18',
    ],
    [
      'vs last quarter',
      'comps|discounts-and-comps|comp-count @2025-07-01..2025-07-18 vs 2025-04-01..2025-04-18 || comps|discounts-and-comps|comp-count @2025-07-01..2025-07-18 vs 2025-04-01..2025-06-30 || comps|discounts-and-comps|comp-count by ~staff @2025-07-01..2025-07-18 vs 2025-04-01..2025-04-18 || comps|discounts-and-comps|comp-count by ~staff @2025-07-01..2025-07-18 vs 2025-04-01..2025-06-30',
    ],
  ],
  [
    [
      'biggest sale this week',
      'rows @2025-07-13..2025-07-18 top || rows @2025-07-13..2025-07-18 if transaction-type=Sale top || row',
    ],
    [
      'who rang it up',
      'row || rows @2025-07-13..2025-07-18 top || rows @2025-07-13..2025-07-18 if transaction-type=Sale top',
    ],
    [
      'how did they pay',
      'row || rows @2025-07-13..2025-07-18 top || rows @2025-07-13..2025-07-18 if transaction-type=Sale top',
    ],
    [
      'and the second biggest',
      'row || rows @2025-07-13..2025-07-18 top || rows @2025-07-13..2025-07-18 if transaction-type=Sale top',
    ],
  ],
  [
    ['sales by hour yesterday', '~taken by hour @2025-07-17'],
    ['which hour was best', '~taken by hour @2025-07-17 top'],
    ['and last saturday?', '~taken by hour @2025-07-12'],
    ['number of sales instead', '~count by hour @2025-07-12'],
  ],
  [
    [
      'cash vs card june',
      '~any by tender|payment-method @2025-06-01..2025-06-30 || ~cash|~card @2025-06-01..2025-06-30',
    ],
    ['as percent', 'payment-share|net-sales-share|~any by tender|payment-method @2025-06-01..2025-06-30'],
    ['may', 'payment-share|net-sales-share|~any by tender|payment-method @2025-05-01..2025-05-31'],
    [
      'only location 2',
      'payment-share|net-sales-share|~any by tender|payment-method @2025-05-01..2025-05-31 if location=Location 2',
    ],
  ],
  [
    ['how much are the card fees for june', 'fees|processing-fees @2025-06-01..2025-06-30'],
    ['thats a lot. what do you charge?', 'text 2.9%'],
    ['so what is it on a 200 sale', 'text $6.10'],
    ['and invoice?', 'text $7.15 || text 3.5'],
  ],
  [
    ['tips on fridays this year', 'tips|tips-and-gratuity @2025-01-01..2025-07-18 if weekday=5'],
    [
      'and saturdays',
      'tips|tips-and-gratuity @2025-01-01..2025-07-18 if weekday=6 || tips|tips-and-gratuity by weekday @2025-01-01..2025-07-18 if weekday=5,6',
    ],
    [
      'card tips only',
      'card-tips @2025-01-01..2025-07-18 if weekday=6 || card-tips by weekday @2025-01-01..2025-07-18 if weekday=5,6 || tips|tips-and-gratuity @2025-01-01..2025-07-18 if weekday=6; payment-method=Card || tips|tips-and-gratuity @2025-01-01..2025-07-18 if weekday=6; tender=Card',
    ],
  ],
  // Clothing store's assistant manager
  [
    ['Net sales last week by location', 'net-sales by location @2025-07-06..2025-07-12'],
    [
      'which one dropped most',
      'net-sales by location @2025-07-06..2025-07-12 || net-sales by location @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05',
    ],
    [
      'why',
      '~any by category|item-name @2025-07-06..2025-07-12 || ~any by category|item-name @2025-07-06..2025-07-12 if location=* || cannot',
    ],
    [
      'and units?',
      '~units by location @2025-07-06..2025-07-12 || ~units @2025-07-06..2025-07-12 || ~units @2025-07-06..2025-07-12 if location=* || ~units by category|item-name @2025-07-06..2025-07-12 if location=* || ~units by category|item-name @2025-07-06..2025-07-12',
    ],
  ],
  [
    ['sales in june', '~taken @2025-06-01..2025-06-30'],
    ['break it down by category', '~taken|~itemsales by category|reporting-category @2025-06-01..2025-06-30'],
    ['by item in the top one', '~taken|~itemsales by item-name @2025-06-01..2025-06-30 if category=*'],
    [
      'compare with may',
      '~taken|~itemsales by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=* || ~taken|~itemsales by item-name @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=*',
    ],
  ],
  [
    [
      'this week vs last week',
      '~any @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 || ~any @2025-07-06..2025-07-11 vs 2025-07-13..2025-07-18 || ~any @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || ~any @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18',
    ],
    [
      'only location 1',
      '~any @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 if location=Location 1 || ~any @2025-07-06..2025-07-11 vs 2025-07-13..2025-07-18 if location=Location 1 || ~any @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if location=Location 1 || ~any @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18 if location=Location 1',
    ],
    [
      'and 3',
      '~any @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 if location=Location 3 || ~any @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 if location=Location 1,Location 3 || ~any @2025-07-06..2025-07-11 vs 2025-07-13..2025-07-18 if location=Location 3 || ~any @2025-07-06..2025-07-11 vs 2025-07-13..2025-07-18 if location=Location 1,Location 3 || ~any @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if location=Location 3 || ~any @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if location=Location 1,Location 3 || ~any @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18 if location=Location 3 || ~any @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18 if location=Location 1,Location 3 || ~any by location @2025-07-13..2025-07-18 if location=Location 1,Location 3',
    ],
  ],
  [
    [
      'online sales this month',
      '~taken @2025-07-01..2025-07-18 if channel=Online || ~taken @2025-07-01..2025-07-18 if source=Online store',
    ],
    [
      'what percent of total is that',
      'net-sales-share|payment-share|~taken by channel|source @2025-07-01..2025-07-18 || ~taken @2025-07-01..2025-07-18 if channel=Online || ~taken @2025-07-01..2025-07-18 if source=Online store',
    ],
    [
      'and in june',
      'net-sales-share|payment-share|~taken by channel|source @2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 if channel=Online || ~taken @2025-06-01..2025-06-30 if source=Online store',
    ],
    [
      'what sold best online',
      '~sold by item-name @2025-06-01..2025-06-30 if channel=Online top || ~sold by item-name @2025-06-01..2025-06-30 if source=Online store top',
    ],
  ],
  [
    ['discounts last month', 'discounts|discounts-and-comps @2025-06-01..2025-06-30'],
    ['who gave the most', 'discounts|discounts-and-comps|discount-count by ~staff @2025-06-01..2025-06-30 top'],
    [
      'on how many sales',
      'discount-count @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30 if discount-use=With discount || discount-count by ~staff @2025-06-01..2025-06-30 || ~count by ~staff @2025-06-01..2025-06-30 || discount-count|~count @2025-06-01..2025-06-30 if ~staff=* || ~count @2025-06-01..2025-06-30 if discount-use=With discount; ~staff=*',
    ],
    [
      'ok whats that in % of sales',
      'discounts|discounts-and-comps|net-sales|gross-sales @2025-06-01..2025-06-30 || discounts|discounts-and-comps by ~staff @2025-06-01..2025-06-30 || cannot || ask',
    ],
  ],
  [
    ['sales yesterday compared to last thursday', '~taken @2025-07-17 vs 2025-07-10'],
    ['and transactions', '~count @2025-07-17 vs 2025-07-10'],
    ['and the average', 'average-net-sale|average-sale @2025-07-17 vs 2025-07-10'],
    ['what about today', 'average-net-sale|average-sale @2025-07-18'],
  ],
  [
    ['top 3 items last week', '~sold by item-name @2025-07-06..2025-07-12 top'],
    ['bottom 3', '~sold by item-name @2025-07-06..2025-07-12 bottom'],
    [
      'how did the first one do in june',
      '~sold @2025-06-01..2025-06-30 if item-name=* || ~sold by item-name @2025-06-01..2025-06-30',
    ],
    ['how many are left in stock', 'text stock || text hand || text left'],
  ],
  [
    [
      'weekend sales in june',
      '~taken @2025-06-01..2025-06-30 if weekday=0,6 || ~taken by weekday|date @2025-06-01..2025-06-30 if weekday=0,6 || ~taken by weekday @2025-06-01..2025-06-30',
    ],
    [
      'and weekdays',
      '~taken @2025-06-01..2025-06-30 if weekday=1,2,3,4,5 || ~taken by weekday @2025-06-01..2025-06-30 || ~taken by weekday|date @2025-06-01..2025-06-30 if weekday=1,2,3,4,5',
    ],
    [
      'same in may',
      '~taken @2025-05-01..2025-05-31 if weekday=1,2,3,4,5 || ~taken by weekday @2025-05-01..2025-05-31 || ~taken by weekday|date @2025-05-01..2025-05-31 if weekday=1,2,3,4,5',
    ],
  ],
  [
    [
      'Pour over sets sold this year by month',
      '~units|~sold by month @2025-01-01..2025-07-18 if item-name=Pour-Over Set, Stoneware',
    ],
    [
      'which month was best',
      '~units|~sold by month @2025-01-01..2025-07-18 if item-name=Pour-Over Set, Stoneware top || ~units|~sold by month @2025-01-01..2025-07-18 if item-name=Pour-Over Set, Stoneware',
    ],
    [
      'knives?',
      '~units|~sold by month @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm || ~units|~sold by month @2025-01-01..2025-07-18 if item-name=Pour-Over Set, Stoneware,Chef’s Knife, 20 cm || ~units|~sold @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm',
    ],
    [
      'at which location',
      '~units|~sold by location @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm || ~units|~sold by location @2025-01-01..2025-07-18 if item-name=Pour-Over Set, Stoneware,Chef’s Knife, 20 cm',
    ],
  ],
  [
    [
      'exchanges this year',
      'exchanges|exchanged @2025-01-01..2025-07-18 || ~any @2025-01-01..2025-07-18 if kind=Exchange || rows @2025-01-01..2025-07-18 if kind=Exchange',
    ],
    [
      'by month',
      'exchanges|exchanged by month @2025-01-01..2025-07-18 || ~any by month @2025-01-01..2025-07-18 if kind=Exchange',
    ],
    ['what does exchange mean here', 'define exchanges || define exchanged || text exchange'],
  ],
  [
    ['how many transactions last week', '~count @2025-07-06..2025-07-12'],
    ['who handled the most', '~count by ~staff @2025-07-06..2025-07-12 top'],
    ['show me his', 'rows @2025-07-06..2025-07-12 if ~staff=* || ask || ~any @2025-07-06..2025-07-12 if ~staff=*'],
  ],
  [
    ['new vs returning customers last month', 'customers @2025-06-01..2025-06-30'],
    [
      'who spent the most',
      'customers @2025-06-01..2025-06-30 || ~taken by customer|customer-id @2025-06-01..2025-06-30 top',
    ],
    [
      'what did they buy',
      'rows @2025-06-01..2025-06-30 if customer-id=* || rows @2025-06-01..2025-06-30 if customer=* || ~sold by item-name @2025-06-01..2025-06-30 if customer-id=* || ~sold by item-name @2025-06-01..2025-06-30 if customer=* || row || rows',
    ],
  ],
  // Accountant's clerk
  [
    ['taxes collected in q2', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
    ['by month', 'taxes|taxes-on-sales by month @2025-04-01..2025-06-30'],
    ['and q1', 'taxes|taxes-on-sales by month @2025-01-01..2025-03-31 || taxes|taxes-on-sales @2025-01-01..2025-03-31'],
    [
      'both quarters together',
      'taxes|taxes-on-sales @2025-01-01..2025-06-30 || taxes|taxes-on-sales by month @2025-01-01..2025-06-30',
    ],
  ],
  [
    ['Fees for June?', 'fees @2025-06-01..2025-06-30'],
    [
      'Split into processing and invoice.',
      'processing-fees|invoice-fees @2025-06-01..2025-06-30 || fees by fee-kind|channel @2025-06-01..2025-06-30',
    ],
    [
      'And May.',
      'processing-fees|invoice-fees|fees @2025-05-01..2025-05-31 || fees by fee-kind|channel @2025-05-01..2025-05-31',
    ],
    ['What is left after fees?', 'net-total @2025-05-01..2025-05-31 || net-total @2025-06-01..2025-06-30'],
  ],
  [
    ['net sales H1', 'net-sales @2025-01-01..2025-06-30'],
    ['versus last year', 'net-sales @2025-01-01..2025-06-30 vs 2024-01-01..2024-06-30'],
    [
      'per quarter',
      'net-sales by month @2025-01-01..2025-06-30 || ask || cannot || net-sales @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30 || net-sales @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || net-sales @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30',
    ],
    ['just show monthly then', 'net-sales by month @2025-01-01..2025-06-30'],
  ],
  [
    ['deposits collected in june', 'deposits-collected|invoices|deposits|deferred-sales @2025-06-01..2025-06-30'],
    ['how much of them is still open', 'deferred'],
    [
      'and redeemed?',
      'deposits-redeemed|invoice-deposit-redeemed @2025-06-01..2025-06-30 || deposits-redeemed|invoice-deposit-redeemed',
    ],
  ],
  [
    ['total payments may', '~payments @2025-05-01..2025-05-31'],
    ['by tender', '~payments by tender|payment-method @2025-05-01..2025-05-31'],
    [
      'without cash',
      '~payments by tender|payment-method @2025-05-01..2025-05-31 if tender=Card,Digital Wallet,Other || ~payments by tender|payment-method @2025-05-01..2025-05-31 if payment-method=Card || ~card @2025-05-01..2025-05-31 || ~payments @2025-05-01..2025-05-31 if tender=Card,Digital Wallet,Other || ~payments @2025-05-01..2025-05-31 if payment-method=Card',
    ],
    [
      'same for june',
      '~payments by tender|payment-method @2025-06-01..2025-06-30 if tender=Card,Digital Wallet,Other || ~payments by tender|payment-method @2025-06-01..2025-06-30 if payment-method=Card || ~card @2025-06-01..2025-06-30 || ~payments @2025-06-01..2025-06-30 if tender=Card,Digital Wallet,Other || ~payments @2025-06-01..2025-06-30 if payment-method=Card || ~payments by tender|payment-method @2025-06-01..2025-06-30',
    ],
  ],
  [
    ['what is net total', 'define net-total'],
    ['and for june?', 'net-total @2025-06-01..2025-06-30'],
    ['how does it differ from net sales', 'define net-sales || define net-total || net-sales @2025-06-01..2025-06-30'],
    ['ok net sales then', 'net-sales @2025-06-01..2025-06-30 || define net-sales'],
  ],
  [
    ['untaxed sales in june', 'untaxed-sales @2025-06-01..2025-06-30'],
    ['which items', 'untaxed-sales by item-name|category @2025-06-01..2025-06-30'],
    [
      'and taxed ones',
      'taxable-sales by item-name|category @2025-06-01..2025-06-30 || taxable-sales @2025-06-01..2025-06-30',
    ],
  ],
  [
    [
      'invoices in june',
      '~any @2025-06-01..2025-06-30 if channel=Invoice || ~any @2025-06-01..2025-06-30 if source=Invoices || rows @2025-06-01..2025-06-30 if channel=Invoice || rows @2025-06-01..2025-06-30 if source=Invoices || invoices @2025-06-01..2025-06-30',
    ],
    ['list them', 'rows @2025-06-01..2025-06-30 if channel=Invoice || rows @2025-06-01..2025-06-30 if source=Invoices'],
    [
      'fees on those',
      'fees|invoice-fees @2025-06-01..2025-06-30 if channel=Invoice || fees|invoice-fees @2025-06-01..2025-06-30 if source=Invoices || invoice-fees @2025-06-01..2025-06-30',
    ],
    ['how do I export that', 'how *export || how *csv || how /reports || how /transactions'],
  ],
  [
    ['partial refunds in 2025', 'partial-refunds @2025-01-01..2025-07-18 || rows @2025-01-01..2025-07-18'],
    [
      'reason?',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-01-01..2025-07-18 || rows @2025-01-01..2025-07-18 || rows @2025-01-01..2025-07-18 if transaction-type=Refund',
    ],
    [
      'and full returns',
      'returns|returned @2025-01-01..2025-07-18 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-01-01..2025-07-18 || rows @2025-01-01..2025-07-18 if transaction-type=Refund',
    ],
  ],
  [
    ['gross sales by day last week', 'gross-sales by date @2025-07-06..2025-07-12'],
    ['net too', 'net-sales by date @2025-07-06..2025-07-12'],
    [
      'which day has the biggest gap',
      'gross-sales|net-sales|discounts|discounts-and-comps|returns by date @2025-07-06..2025-07-12 || ask || cannot',
    ],
    ['total', 'net-sales|gross-sales @2025-07-06..2025-07-12'],
  ],
  // Market stall holder
  [
    [
      'market stall saturday',
      '~any @2025-07-12 if device-nickname=Market stall || ~any @2025-07-12 if channel=In-Person || ~any @2025-07-12 if device-name=Card reader 4 || rows @2025-07-12 if device-nickname=Market stall || rows @2025-07-12 if channel=In-Person || rows @2025-07-12 if device-name=Card reader 4',
    ],
    [
      'saturday before',
      '~any @2025-07-05 if device-nickname=Market stall || ~any @2025-07-05 if channel=In-Person || ~any @2025-07-05 if device-name=Card reader 4 || rows @2025-07-05 if device-nickname=Market stall || rows @2025-07-05 if channel=In-Person || rows @2025-07-05 if device-name=Card reader 4',
    ],
    [
      'all saturdays in june',
      '~any @2025-06-01..2025-06-30 if weekday=6; device-nickname=Market stall || ~any @2025-06-01..2025-06-30 if weekday=6; channel=In-Person || ~any @2025-06-01..2025-06-30 if weekday=6; device-name=Card reader 4 || ~any by date|weekday @2025-06-01..2025-06-30 if weekday=6; device-nickname=Market stall || ~any by date|weekday @2025-06-01..2025-06-30 if weekday=6; channel=In-Person || ~any by date|weekday @2025-06-01..2025-06-30 if weekday=6; device-name=Card reader 4',
    ],
    [
      'what went best there',
      '~sold by item-name @2025-06-01..2025-06-30 if weekday=6; device-nickname=Market stall top || ~sold by item-name @2025-06-01..2025-06-30 if weekday=6; channel=In-Person top || ~sold by item-name @2025-06-01..2025-06-30 if weekday=6; device-name=Card reader 4 top || ~sold by item-name @2025-06-01..2025-06-30 if device-nickname=Market stall top || ~sold by item-name @2025-06-01..2025-06-30 if channel=In-Person top || ~sold by item-name @2025-06-01..2025-06-30 if device-name=Card reader 4 top',
    ],
  ],
  [
    ['honey this month', '~sold @2025-07-01..2025-07-18 if item-name=Wildflower Honey, 350 g'],
    [
      'olive oil?',
      '~sold @2025-07-01..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold by item-name @2025-07-01..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml,Wildflower Honey, 350 g',
    ],
    [
      'compared to june',
      '~sold @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold by item-name @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if item-name=Olive Oil, Cold-Pressed, 500 ml,Wildflower Honey, 350 g || ~sold by item-name @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml,Wildflower Honey, 350 g',
    ],
    ['how much is a bottle', 'text $22.00'],
  ],
  [
    ['what did i take last weekend', '~taken @2025-07-12..2025-07-13'],
    ['and cash only', '~cash @2025-07-12..2025-07-13'],
    ['the weekend before', '~cash @2025-07-05..2025-07-06 || ~taken @2025-07-05..2025-07-06'],
  ],
  [
    ['how was this week', '~any @2025-07-13..2025-07-18'],
    [
      'is it normal?',
      '~any @2025-07-13..2025-07-18 || ~any @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 || ~any @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || ~any @2025-07-06..2025-07-12 || cannot || ask',
    ],
    ['ok by day', '~any by date @2025-07-13..2025-07-18'],
    [
      'without sunday',
      '~any by date @2025-07-13..2025-07-18 if weekday=1,2,3,4,5,6 || ~any by date @2025-07-14..2025-07-18',
    ],
  ],
  // New hire
  [
    ['hello', 'cannot'],
    ['what is a comp', 'define comps || define discounts-and-comps'],
    ['how many did we have last week', 'comp-count|comps @2025-07-06..2025-07-12'],
    ['and discounts', 'discount-count|discounts|discounts-and-comps @2025-07-06..2025-07-12'],
  ],
  [
    ['where do i find sales by item', 'how /reports || how *sales by item'],
    ['and tips', 'how /reports || how *gratuity || tips|tips-and-gratuity || tips|tips-and-gratuity by ~staff'],
    ['can i see priyas tips this month', 'tips|tips-and-gratuity @2025-07-01..2025-07-18 if ~staff=Priya Nair'],
    [
      'last month too',
      'tips|tips-and-gratuity @2025-06-01..2025-06-30 if ~staff=Priya Nair || tips|tips-and-gratuity @2025-06-01..2025-07-18 if ~staff=Priya Nair',
    ],
  ],
  [
    ['what was the last sale', 'rows || row'],
    ['what was in it', 'row || rows'],
    ['can i refund it', 'cannot || text give a refund'],
    [
      'how many refunds were there this week',
      'return-count @2025-07-13..2025-07-18 || ~count @2025-07-13..2025-07-18 if transaction-type=Refund || rows @2025-07-13..2025-07-18 if transaction-type=Refund',
    ],
  ],
  // A second time: bakery, bar, store, clerk
  [
    [
      'coffee sales last month',
      '~sold @2025-06-01..2025-06-30 if category=Coffee || ~sold @2025-06-01..2025-06-30 if item-name=*',
    ],
    [
      'beans or cold brew',
      '~sold by item-name @2025-06-01..2025-06-30 || ~sold by item-name @2025-06-01..2025-06-30 if category=Coffee || ~sold by item-name @2025-06-01..2025-06-30 if item-name=* || ~sold @2025-06-01..2025-06-30 if item-name=*',
    ],
    [
      'sorry i meant may',
      '~sold by item-name @2025-05-01..2025-05-31 || ~sold by item-name @2025-05-01..2025-05-31 if category=Coffee || ~sold by item-name @2025-05-01..2025-05-31 if item-name=* || ~sold @2025-05-01..2025-05-31 if category=Coffee || ~sold @2025-05-01..2025-05-31 if item-name=*',
    ],
    [
      'which one do customers return more',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-05-01..2025-05-31 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-05-01..2025-05-31 if category=Coffee || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-05-01..2025-05-31 if item-name=* || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-05-01..2025-05-31 if item-name=*; category=Coffee',
    ],
  ],
  [
    ['what did we take on the 4th of july', '~taken @2025-07-04'],
    ['last year?', '~taken @2024-07-04 || ~taken @2025-07-04 vs 2024-07-04'],
    ['lol ok. whats the weather this weekend', 'cannot'],
    ['back to the 4th, who worked', '~any by ~staff @2025-07-04 || ~any by ~staff @2024-07-04 || cannot'],
  ],
  [
    ['sales per location in june', '~taken by location @2025-06-01..2025-06-30'],
    [
      'leave out 3',
      '~taken by location @2025-06-01..2025-06-30 if location=Location 1,Location 2 || ~taken @2025-06-01..2025-06-30 if location=Location 1,Location 2',
    ],
    [
      'average ticket',
      'average-net-sale|average-sale by location @2025-06-01..2025-06-30 if location=Location 1,Location 2 || average-net-sale|average-sale @2025-06-01..2025-06-30 if location=Location 1,Location 2',
    ],
    [
      'all locations again',
      'average-net-sale|average-sale by location @2025-06-01..2025-06-30 || average-net-sale|average-sale @2025-06-01..2025-06-30',
    ],
  ],
  [
    ['monthly net sales this year', 'net-sales by month @2025-01-01..2025-07-18'],
    ['best month?', 'net-sales by month @2025-01-01..2025-07-18 top'],
    [
      'how much of that month was on invoice',
      '~taken @2025-01-01..2025-01-31 if channel=Invoice || ~taken @2025-01-01..2025-01-31 if source=Invoices || ~taken @2025-02-01..2025-02-28 if channel=Invoice || ~taken @2025-02-01..2025-02-28 if source=Invoices || ~taken @2025-03-01..2025-03-31 if channel=Invoice || ~taken @2025-03-01..2025-03-31 if source=Invoices || ~taken @2025-04-01..2025-04-30 if channel=Invoice || ~taken @2025-04-01..2025-04-30 if source=Invoices || ~taken @2025-05-01..2025-05-31 if channel=Invoice || ~taken @2025-05-01..2025-05-31 if source=Invoices || ~taken @2025-06-01..2025-06-30 if channel=Invoice || ~taken @2025-06-01..2025-06-30 if source=Invoices || ~taken @2025-07-01..2025-07-18 if channel=Invoice || ~taken @2025-07-01..2025-07-18 if source=Invoices || ~any by channel|source @2025-01-01..2025-01-31 || ~any by channel|source @2025-02-01..2025-02-28 || ~any by channel|source @2025-03-01..2025-03-31 || ~any by channel|source @2025-04-01..2025-04-30 || ~any by channel|source @2025-05-01..2025-05-31 || ~any by channel|source @2025-06-01..2025-06-30 || ~any by channel|source @2025-07-01..2025-07-18',
    ],
    [
      'and the tax in it',
      'taxes|taxes-on-sales @2025-01-01..2025-01-31 if channel=Invoice || taxes|taxes-on-sales @2025-01-01..2025-01-31 if source=Invoices || taxes|taxes-on-sales @2025-02-01..2025-02-28 if channel=Invoice || taxes|taxes-on-sales @2025-02-01..2025-02-28 if source=Invoices || taxes|taxes-on-sales @2025-03-01..2025-03-31 if channel=Invoice || taxes|taxes-on-sales @2025-03-01..2025-03-31 if source=Invoices || taxes|taxes-on-sales @2025-04-01..2025-04-30 if channel=Invoice || taxes|taxes-on-sales @2025-04-01..2025-04-30 if source=Invoices || taxes|taxes-on-sales @2025-05-01..2025-05-31 if channel=Invoice || taxes|taxes-on-sales @2025-05-01..2025-05-31 if source=Invoices || taxes|taxes-on-sales @2025-06-01..2025-06-30 if channel=Invoice || taxes|taxes-on-sales @2025-06-01..2025-06-30 if source=Invoices || taxes|taxes-on-sales @2025-07-01..2025-07-18 if channel=Invoice || taxes|taxes-on-sales @2025-07-01..2025-07-18 if source=Invoices || taxes|taxes-on-sales @2025-01-01..2025-01-31 || taxes|taxes-on-sales @2025-02-01..2025-02-28 || taxes|taxes-on-sales @2025-03-01..2025-03-31 || taxes|taxes-on-sales @2025-04-01..2025-04-30 || taxes|taxes-on-sales @2025-05-01..2025-05-31 || taxes|taxes-on-sales @2025-06-01..2025-06-30 || taxes|taxes-on-sales @2025-07-01..2025-07-18',
    ],
  ],
  [
    ['transactions yesterday', '~count @2025-07-17 || rows @2025-07-17'],
    ['list them pls', 'rows @2025-07-17'],
    ['only the ones paid by card', 'rows @2025-07-17 if payment-method=Card || rows @2025-07-17 if tender=Card'],
    [
      'the biggest one, whats in it',
      'row || rows @2025-07-17 top || rows @2025-07-17 if payment-method=Card top || rows @2025-07-17 if tender=Card top',
    ],
  ],
];
