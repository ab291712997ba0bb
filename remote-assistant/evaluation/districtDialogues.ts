import type { Asked } from './asked';

/**
 * A bakery chain’s district manager, a bar owner, a tax adviser, an analyst, a retired gift-shop owner, and a teenager on the till ask. Each
 * turn is asked after the ones before it.
 */
export const districtDialogues: readonly (readonly Asked[])[] = [
  [
    ['Net sales by location for June', 'net-sales by location @2025-06-01..2025-06-30'],
    [
      'sort by transactions instead',
      '~count by location @2025-06-01..2025-06-30 top || ~count by location @2025-06-01..2025-06-30',
    ],
    [
      'drill into the top one',
      '~any @2025-06-01..2025-06-30 if location=* || ~any by item-name @2025-06-01..2025-06-30 if location=* || ~any by category @2025-06-01..2025-06-30 if location=* || ~any by date @2025-06-01..2025-06-30 if location=* || ~any by collected-by|attributed-to @2025-06-01..2025-06-30 if location=*',
    ],
    [
      'same thing, May',
      '~any @2025-05-01..2025-05-31 if location=* || ~any by item-name @2025-05-01..2025-05-31 if location=* || ~any by category @2025-05-01..2025-05-31 if location=* || ~any by date @2025-05-01..2025-05-31 if location=* || ~any by collected-by|attributed-to @2025-05-01..2025-05-31 if location=* || ~count by location @2025-05-01..2025-05-31 || ask',
    ],
  ],
  [
    ['top 5 items last month', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['sort by units', '~units by item-name @2025-06-01..2025-06-30 top || ~units by item-name @2025-06-01..2025-06-30'],
    ['as percent', 'net-sales-share|payment-share|~units|~sold by item-name @2025-06-01..2025-06-30'],
    [
      'ok and at location 3 only',
      'net-sales-share|payment-share|~sold by item-name @2025-06-01..2025-06-30 if location=Location 3',
    ],
  ],
  [
    ['Sales last week', '~taken @2025-07-06..2025-07-12'],
    [
      'excluding location 2',
      '~taken @2025-07-06..2025-07-12 if location=Location 1,Location 3 || ~taken by location @2025-07-06..2025-07-12 if location=Location 1,Location 3',
    ],
    [
      'and excluding sunday too',
      '~taken @2025-07-06..2025-07-12 if location=Location 1,Location 3; weekday=1,2,3,4,5,6 || ~taken @2025-07-07..2025-07-12 if location=Location 1,Location 3',
    ],
    [
      'go back to all locations',
      '~taken @2025-07-06..2025-07-12 if weekday=1,2,3,4,5,6 || ~taken @2025-07-06..2025-07-12 || ~taken @2025-07-07..2025-07-12 || ~taken by location @2025-07-06..2025-07-12 || ~taken by location @2025-07-06..2025-07-12 if weekday=1,2,3,4,5,6',
    ],
  ],
  [
    [
      'cash or card, which was bigger in june',
      '~any by tender|payment-method @2025-06-01..2025-06-30 || ~cash|~card @2025-06-01..2025-06-30',
    ],
    [
      'how much was the other one',
      '~any by tender|payment-method @2025-06-01..2025-06-30 || ~cash @2025-06-01..2025-06-30 || ~card @2025-06-01..2025-06-30',
    ],
    [
      'per week',
      '~any by week @2025-06-01..2025-06-30 || ~any by week @2025-06-01..2025-06-30 if payment-method=Cash || ~any by week @2025-06-01..2025-06-30 if payment-method=Card || ~any by week @2025-06-01..2025-06-30 if tender=Card || ~any by week @2025-06-01..2025-06-30 if tender=Cash',
    ],
  ],
  [
    ['how did owen do this month', '~taken|~count @2025-07-01..2025-07-18 if ~staff=Owen Reyes'],
    ['theo?', '~taken|~count @2025-07-01..2025-07-18 if ~staff=Theo Lindqvist'],
    [
      'who was better',
      '~taken|~count by collected-by|attributed-to @2025-07-01..2025-07-18 || ~taken|~count by collected-by|attributed-to @2025-07-01..2025-07-18 if ~staff=Owen Reyes,Theo Lindqvist',
    ],
    [
      'and last month',
      '~taken|~count by collected-by|attributed-to @2025-06-01..2025-06-30 || ~taken|~count by collected-by|attributed-to @2025-06-01..2025-06-30 if ~staff=Owen Reyes,Theo Lindqvist',
    ],
    [
      'drop the names, show everyone',
      '~taken|~count by collected-by|attributed-to @2025-06-01..2025-06-30 || ~taken|~count by collected-by|attributed-to @2025-07-01..2025-07-18',
    ],
  ],
  [
    ['AOV this quarter', 'average-sale|average-net-sale @2025-07-01..2025-07-18'],
    [
      'vs LY',
      'average-sale|average-net-sale @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 || average-sale|average-net-sale @2025-07-01..2025-07-18 vs 2024-07-01..2024-09-30',
    ],
    [
      'by channel',
      'average-sale|average-net-sale by channel|source @2025-07-01..2025-07-18 || average-sale|average-net-sale by channel|source @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 || average-sale|average-net-sale by channel|source @2025-07-01..2025-07-18 vs 2024-07-01..2024-09-30',
    ],
    [
      'only online then',
      'average-sale|average-net-sale @2025-07-01..2025-07-18 if channel=Online || average-sale|average-net-sale @2025-07-01..2025-07-18 if source=Online store || average-sale|average-net-sale @2025-07-01..2025-07-18 if channel=Online; source=Online store || average-sale|average-net-sale by channel|source @2025-07-01..2025-07-18 if channel=Online || average-sale|average-net-sale by channel|source @2025-07-01..2025-07-18 if source=Online store || average-sale|average-net-sale by channel|source @2025-07-01..2025-07-18 if channel=Online; source=Online store',
    ],
  ],
  [
    ['sales on the 4th of july', '~taken @2025-07-04'],
    [
      'what was it last year',
      '~taken @2024-07-04 || ~taken @2025-07-04 vs 2024-07-04 || ~taken @2024-07-04 vs 2025-07-04',
    ],
    ['was that a weekday?', 'cannot || ask || ~any by weekday || text thursday || ~taken @2024-07-04'],
    [
      'ok top items on both days',
      '~sold by item-name @2025-07-04 top || ~sold by item-name @2025-07-04 vs 2024-07-04 top || ~sold by item-name @2024-07-04 top || ~sold by item-name @2024-07-04 vs 2025-07-04 top',
    ],
  ],
  [
    [
      'refunds this year',
      'refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned @2025-01-01..2025-07-18',
    ],
    [
      'why?',
      '~any by refund-reason @2025-01-01..2025-07-18 || refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned by category|item-name @2025-01-01..2025-07-18 || rows @2025-01-01..2025-07-18 if transaction-type=Refund',
    ],
    [
      'just the late ones',
      'refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned|~count @2025-01-01..2025-07-18 if refund-reason=Arrived late || refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned|~count @2025-01-01..2025-07-18 if refund-reason=Arrived late; transaction-type=Refund || ~any by refund-reason @2025-01-01..2025-07-18 if refund-reason=Arrived late || ~any by refund-reason @2025-01-01..2025-07-18 if refund-reason=Arrived late; transaction-type=Refund || rows @2025-01-01..2025-07-18 if refund-reason=Arrived late || rows @2025-01-01..2025-07-18 if refund-reason=Arrived late; transaction-type=Refund',
    ],
    [
      'list them',
      'rows @2025-01-01..2025-07-18 if refund-reason=Arrived late || rows @2025-01-01..2025-07-18 if refund-reason=Arrived late; transaction-type=Refund',
    ],
  ],
  [
    ['Total taxes Q1', 'taxes|taxes-on-sales @2025-01-01..2025-03-31'],
    [
      'Q2?',
      'taxes|taxes-on-sales @2025-04-01..2025-06-30 || taxes|taxes-on-sales @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30 || taxes|taxes-on-sales @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31',
    ],
    [
      'Sum of both please',
      'taxes|taxes-on-sales @2025-01-01..2025-06-30 || taxes|taxes-on-sales by month @2025-01-01..2025-06-30',
    ],
    [
      'And excluding location 3?',
      'taxes|taxes-on-sales @2025-01-01..2025-06-30 if location=Location 1,Location 2 || taxes|taxes-on-sales by location @2025-01-01..2025-06-30 if location=Location 1,Location 2 || taxes|taxes-on-sales by month @2025-01-01..2025-06-30 if location=Location 1,Location 2',
    ],
  ],
  [
    ['busiest hour in june', '~taken|~count by hour @2025-06-01..2025-06-30 top'],
    [
      'on saturdays',
      '~taken|~count by hour @2025-06-01..2025-06-30 if weekday=6 || ~taken|~count by hour @2025-06-01..2025-06-30 if weekday=6 top',
    ],
    ['and the quietest', '~taken|~count by hour @2025-06-01..2025-06-30 if weekday=6 bottom'],
    [
      'what do people buy in that hour',
      '~sold by item-name @2025-06-01..2025-06-30 if weekday=6; hour=* || ~sold by item-name @2025-06-01..2025-06-30 if weekday=6',
    ],
  ],
  [
    ['how much honey did we sell last week', '~sold @2025-07-06..2025-07-12 if item-name=Wildflower Honey, 350 g'],
    [
      'and oil',
      '~sold @2025-07-06..2025-07-12 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold by item-name @2025-07-06..2025-07-12 if item-name=Olive Oil, Cold-Pressed, 500 ml,Wildflower Honey, 350 g',
    ],
    [
      'no i meant june',
      '~sold @2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold by item-name @2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml,Wildflower Honey, 350 g',
    ],
    [
      'in dollars',
      '~itemsales @2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~itemsales by item-name @2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml,Wildflower Honey, 350 g',
    ],
    ['price per bottle?', 'text 22'],
  ],
  [
    ['Show June category sales', '~itemsales by category|reporting-category @2025-06-01..2025-06-30'],
    [
      'without coffee',
      '~itemsales by category|reporting-category @2025-06-01..2025-06-30 if category=Bakery,Catering,Classes,Deli,Equipment,Pantry || ~itemsales by category|reporting-category @2025-06-01..2025-06-30 if category=,Bakery,Catering,Classes,Deli,Equipment,Pantry',
    ],
    [
      'and without catering',
      '~itemsales by category|reporting-category @2025-06-01..2025-06-30 if category=Bakery,Classes,Deli,Equipment,Pantry || ~itemsales by category|reporting-category @2025-06-01..2025-06-30 if category=,Bakery,Classes,Deli,Equipment,Pantry || ~itemsales by category|reporting-category @2025-06-01..2025-06-30 if category=Bakery,Classes,Coffee,Deli,Equipment,Pantry || ~itemsales by category|reporting-category @2025-06-01..2025-06-30 if category=,Bakery,Classes,Coffee,Deli,Equipment,Pantry',
    ],
    [
      'Compared with May?',
      '~itemsales by category|reporting-category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Bakery,Classes,Deli,Equipment,Pantry || ~itemsales by category|reporting-category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=,Bakery,Classes,Deli,Equipment,Pantry || ~itemsales by category|reporting-category @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Bakery,Classes,Deli,Equipment,Pantry || ~itemsales by category|reporting-category @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=,Bakery,Classes,Deli,Equipment,Pantry || ~itemsales by category|reporting-category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Bakery,Classes,Coffee,Deli,Equipment,Pantry || ~itemsales by category|reporting-category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=,Bakery,Classes,Coffee,Deli,Equipment,Pantry || ~itemsales by category|reporting-category @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Bakery,Classes,Coffee,Deli,Equipment,Pantry || ~itemsales by category|reporting-category @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=,Bakery,Classes,Coffee,Deli,Equipment,Pantry',
    ],
  ],
  [
    ['tips for yesterday', 'tips|tips-and-gratuity @2025-07-17'],
    ['by person', 'tips|tips-and-gratuity by collected-by|attributed-to @2025-07-17'],
    [
      'hmm do the whole week',
      'tips|tips-and-gratuity by collected-by|attributed-to @2025-07-13..2025-07-18 || tips|tips-and-gratuity by collected-by|attributed-to @2025-07-06..2025-07-12',
    ],
    [
      'who got the most',
      'tips|tips-and-gratuity by collected-by|attributed-to @2025-07-13..2025-07-18 top || tips|tips-and-gratuity by collected-by|attributed-to @2025-07-06..2025-07-12 top',
    ],
  ],
  [
    ['What were gross sales in May', 'gross-sales @2025-05-01..2025-05-31'],
    ['no, net', 'net-sales @2025-05-01..2025-05-31'],
    ['and after fees', 'net-total @2025-05-01..2025-05-31 || fees|net-sales @2025-05-01..2025-05-31'],
    ['per day average', 'text per day || text a day || net-total|net-sales|fees by date @2025-05-01..2025-05-31'],
  ],
  [
    [
      'compare this week to last',
      '~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || ~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11',
    ],
    [
      'which days made the difference',
      '~taken by date|weekday @2025-07-13..2025-07-18 || ~taken by date|weekday @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || ~taken by date|weekday @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11',
    ],
    [
      'just location 1',
      '~taken @2025-07-13..2025-07-18 if location=Location 1 || ~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if location=Location 1 || ~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 if location=Location 1 || ~taken by date|weekday @2025-07-13..2025-07-18 if location=Location 1 || ~taken by date|weekday @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 if location=Location 1 || ~taken by date|weekday @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 if location=Location 1',
    ],
  ],
  [
    ['How many transactions in June?', '~count @2025-06-01..2025-06-30'],
    [
      'How many of them refunds?',
      'return-count @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30 if transaction-type=Refund || ~count by transaction-type @2025-06-01..2025-06-30',
    ],
    [
      'What share is that',
      'return-count @2025-06-01..2025-06-30 || ~count|payment-share|net-sales-share @2025-06-01..2025-06-30 if transaction-type=Refund || ~count|payment-share|net-sales-share by transaction-type @2025-06-01..2025-06-30 if transaction-type=Refund || ~count by transaction-type @2025-06-01..2025-06-30',
    ],
    [
      'And for May',
      'return-count @2025-05-01..2025-05-31 || ~count|payment-share|net-sales-share @2025-05-01..2025-05-31 if transaction-type=Refund || ~count|payment-share|net-sales-share by transaction-type @2025-05-01..2025-05-31 if transaction-type=Refund || ~count by transaction-type @2025-05-01..2025-05-31',
    ],
  ],
  [
    ['where do I see my inventory', 'how /items/inventory || how /items'],
    ['and how do I do a count', 'how /items/inventory || how *count'],
    ['thanks. sales today?', '~taken @2025-07-18'],
    ['and how do i export that', 'how *export || how *csv || how /transactions || how /reports'],
  ],
  [
    [
      'cafe bar june',
      '~taken|~count @2025-06-01..2025-06-30 if device-nickname=Café bar || ~taken|~count @2025-06-01..2025-06-30 if device-name=Register 2',
    ],
    [
      'front counter?',
      '~taken|~count @2025-06-01..2025-06-30 if device-nickname=Front counter || ~taken|~count @2025-06-01..2025-06-30 if device-name=Register 1 || ~taken|~count by device-name|device-nickname @2025-06-01..2025-06-30 if device-nickname=Café bar,Front counter || ~taken|~count by device-name|device-nickname @2025-06-01..2025-06-30 if device-name=Register 1,Register 2',
    ],
    [
      'both, by week',
      '~taken|~count by week @2025-06-01..2025-06-30 if device-nickname=Café bar,Front counter || ~taken|~count by week @2025-06-01..2025-06-30 if device-name=Register 1,Register 2',
    ],
    [
      'market stall only',
      '~taken|~count by week @2025-06-01..2025-06-30 if device-nickname=Market stall || ~taken|~count by week @2025-06-01..2025-06-30 if device-name=Card reader 4 || ~taken|~count by week @2025-06-01..2025-06-30 if channel=In-Person',
    ],
  ],
  [
    [
      'biggest sale this month',
      'rows @2025-07-01..2025-07-18 top || rows @2025-07-01..2025-07-18 if transaction-type=Sale top',
    ],
    [
      'who was the customer',
      'row || rows @2025-07-01..2025-07-18 || ~any by customer|customer-id @2025-07-01..2025-07-18',
    ],
    [
      'what else did they buy this year',
      '~sold by item-name @2025-01-01..2025-07-18 if customer=* || ~sold by item-name @2025-01-01..2025-07-18 if customer-id=* || rows @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer-id=*',
    ],
  ],
  [
    ['Gift card sales for 2024 by month', 'gift-card-sales|gift-cards-sold by month @2024-01-01..2024-12-31'],
    ['highest month?', 'gift-card-sales|gift-cards-sold by month @2024-01-01..2024-12-31 top'],
    ['redemptions same months', 'gift-cards-redeemed by month @2024-01-01..2024-12-31'],
    ['And this year?', 'gift-cards-redeemed by month @2025-01-01..2025-07-18'],
  ],
  [
    ['fees in june', 'fees|processing-fees @2025-06-01..2025-06-30'],
    [
      'as a % of card payments',
      'fee-rate|fees|processing-fees @2025-06-01..2025-06-30 || fee-rate|fees|processing-fees by tender|payment-method @2025-06-01..2025-06-30 || fee-rate|fees|processing-fees @2025-06-01..2025-06-30 if payment-method=Card || fee-rate|fees|processing-fees @2025-06-01..2025-06-30 if tender=Card',
    ],
    [
      'Q2',
      'fee-rate|fees|processing-fees @2025-04-01..2025-06-30 || fee-rate|fees|processing-fees by tender|payment-method @2025-04-01..2025-06-30 || fee-rate|fees|processing-fees @2025-04-01..2025-06-30 if payment-method=Card || fee-rate|fees|processing-fees @2025-04-01..2025-06-30 if tender=Card',
    ],
    ['how are those calculated', 'define fees || define fee-rate || text 2.9%'],
  ],
  [
    ["what didn't sell yesterday", 'unsold @2025-07-17'],
    ['the whole week?', 'unsold @2025-07-13..2025-07-18 || unsold @2025-07-06..2025-07-12'],
    [
      'only pantry',
      'unsold @2025-07-13..2025-07-18 if category=Pantry || unsold @2025-07-06..2025-07-12 if category=Pantry || unsold @2025-07-13..2025-07-18 || unsold @2025-07-06..2025-07-12 || ask',
    ],
    [
      'ok when did the honey last sell',
      'rows if item-name=Wildflower Honey, 350 g || rows if item-name=Wildflower Honey, 350 g; transaction-type=Sale || ~sold by date if item-name=Wildflower Honey, 350 g || ask || cannot',
    ],
  ],
  [
    [
      "who's our best customer this year",
      '~any by customer|customer-id @2025-01-01..2025-07-18 top || customers @2025-01-01..2025-07-18',
    ],
    ['and in 2024', '~any by customer|customer-id @2024-01-01..2024-12-31 top || customers @2024-01-01..2024-12-31'],
    ['top 5 pls', '~any by customer|customer-id @2024-01-01..2024-12-31 top'],
    [
      'by number of visits',
      '~count by customer|customer-id @2024-01-01..2024-12-31 top || ~count by customer|customer-id @2024-01-01..2024-12-31',
    ],
  ],
  [
    ['sales by weekday this quarter', '~taken by weekday @2025-07-01..2025-07-18'],
    ['last quarter', '~taken by weekday @2025-04-01..2025-06-30'],
    ['in transactions not dollars', '~count by weekday @2025-04-01..2025-06-30'],
    ['best two?', '~count by weekday @2025-04-01..2025-06-30 top'],
    ['location 1 only', '~count by weekday @2025-04-01..2025-06-30 if location=Location 1'],
  ],
  [
    ['last 90 days revenue', '~taken @2025-04-20..2025-07-18 || ~taken @2025-04-19..2025-07-17'],
    [
      'prior 90 days?',
      '~taken @2025-01-20..2025-04-19 || ~taken @2025-01-19..2025-04-18 || ~taken @2025-04-20..2025-07-18 vs 2025-01-20..2025-04-19 || ~taken @2025-04-20..2025-07-18 vs 2025-01-19..2025-04-18 || ~taken @2025-04-19..2025-07-17 vs 2025-01-20..2025-04-19 || ~taken @2025-04-19..2025-07-17 vs 2025-01-19..2025-04-18',
    ],
    [
      'growth in percent',
      '~taken @2025-04-20..2025-07-18 vs 2025-01-20..2025-04-19 || ~taken @2025-04-20..2025-07-18 vs 2025-01-19..2025-04-18 || ~taken @2025-04-19..2025-07-17 vs 2025-01-20..2025-04-19 || ~taken @2025-04-19..2025-07-17 vs 2025-01-19..2025-04-18 || ~taken @2025-01-20..2025-04-19 || ~taken @2025-01-19..2025-04-18',
    ],
  ],
  [
    ["priya's june", '~taken|~count @2025-06-01..2025-06-30 if ~staff=Priya Nair'],
    ['what did she sell most of', '~sold by item-name @2025-06-01..2025-06-30 if ~staff=Priya Nair top'],
    [
      'discounts she gave?',
      'discounts|discounts-and-comps|discount-count @2025-06-01..2025-06-30 if ~staff=Priya Nair || rows @2025-06-01..2025-06-30 if discount-use=With discount; ~staff=Priya Nair',
    ],
    ['and tips', 'tips|tips-and-gratuity @2025-06-01..2025-06-30 if ~staff=Priya Nair'],
    [
      'compare to everyone else',
      'tips|tips-and-gratuity by collected-by|attributed-to @2025-06-01..2025-06-30 || tips|tips-and-gratuity @2025-06-01..2025-06-30 if ~staff=Maya Duarte,Owen Reyes,Theo Lindqvist || tips|tips-and-gratuity by collected-by|attributed-to @2025-06-01..2025-06-30 if ~staff=Maya Duarte,Owen Reyes,Theo Lindqvist',
    ],
  ],
  [
    [
      'online sales june',
      '~taken @2025-06-01..2025-06-30 if channel=Online || ~taken @2025-06-01..2025-06-30 if source=Online store || ~taken @2025-06-01..2025-06-30 if channel=Online; source=Online store',
    ],
    [
      'in percent of total',
      'net-sales-share|payment-share|~taken by channel|source @2025-06-01..2025-06-30 || net-sales-share|payment-share|~taken @2025-06-01..2025-06-30 if channel=Online || net-sales-share|payment-share|~taken @2025-06-01..2025-06-30 if source=Online store || net-sales-share|payment-share|~taken @2025-06-01..2025-06-30 if channel=Online; source=Online store',
    ],
    [
      'in store?',
      'net-sales-share|payment-share|~taken by channel|source @2025-06-01..2025-06-30 || net-sales-share|payment-share|~taken @2025-06-01..2025-06-30 if channel=In-Store || net-sales-share|payment-share|~taken @2025-06-01..2025-06-30 if source=Point of Sale || net-sales-share|payment-share|~taken @2025-06-01..2025-06-30 if channel=In-Store,In-Person || net-sales-share|payment-share|~taken @2025-06-01..2025-06-30 if channel=In-Store; source=Point of Sale || net-sales-share|payment-share|~taken @2025-06-01..2025-06-30 if device-nickname=Front counter,Café bar,Kitchen table',
    ],
    [
      'trend by month this year',
      'net-sales-share|payment-share|~taken by month @2025-01-01..2025-07-18 if channel=In-Store || net-sales-share|payment-share|~taken by month @2025-01-01..2025-07-18 if channel=Online || net-sales-share|payment-share|~taken by month @2025-01-01..2025-07-18 if source=Online store || net-sales-share|payment-share|~taken by month @2025-01-01..2025-07-18 if channel=Online; source=Online store || net-sales-share|payment-share|~taken by month @2025-01-01..2025-07-18 if source=Point of Sale || net-sales-share|payment-share|~taken by month @2025-01-01..2025-07-18 if channel=In-Store,In-Person || net-sales-share|payment-share|~taken by month @2025-01-01..2025-07-18 if channel=In-Store; source=Point of Sale || net-sales-share|payment-share|~taken by month @2025-01-01..2025-07-18 if device-nickname=Front counter,Café bar,Kitchen table',
    ],
  ],
  [
    ['July 1-15 sales', '~taken @2025-07-01..2025-07-15'],
    ['same dates in june', '~taken @2025-06-01..2025-06-15'],
    [
      'difference',
      '~taken @2025-07-01..2025-07-15 vs 2025-06-01..2025-06-15 || ~taken @2025-06-01..2025-06-15 vs 2025-07-01..2025-07-15',
    ],
    [
      'by item',
      '~sold by item-name @2025-07-01..2025-07-15 vs 2025-06-01..2025-06-15 || ~sold by item-name @2025-06-01..2025-06-15 vs 2025-07-01..2025-07-15 || ~sold by item-name @2025-06-01..2025-06-15 || ~sold by item-name @2025-07-01..2025-07-15',
    ],
  ],
  [
    ['whats deferred sales', 'define deferred-sales'],
    ['how much do we have in it now', 'deferred || deferred-sales || how /deferred-sales'],
    ['deposits only', 'deferred || deposits|deposits-collected || how /deferred-sales'],
    ['collected in june', 'deposits-collected|invoices|deferred-sales|deposits @2025-06-01..2025-06-30'],
  ],
  [
    ['sales by staff q2', '~taken by collected-by|attributed-to @2025-04-01..2025-06-30'],
    [
      'leave out maya',
      '~taken by collected-by|attributed-to @2025-04-01..2025-06-30 if ~staff=Owen Reyes,Priya Nair,Theo Lindqvist',
    ],
    [
      'put her back and rank by tips',
      'tips|tips-and-gratuity by collected-by|attributed-to @2025-04-01..2025-06-30 || tips|tips-and-gratuity by collected-by|attributed-to @2025-04-01..2025-06-30 top',
    ],
    [
      'only evenings',
      'tips|tips-and-gratuity by collected-by|attributed-to @2025-04-01..2025-06-30 if part-of-day=Evening || tips|tips-and-gratuity by collected-by|attributed-to @2025-04-01..2025-06-30 if hour=17,18,19,20,21,22,23',
    ],
  ],
  [
    ['good day or bad day yesterday?', '~taken|~count @2025-07-17 || ~taken|~count @2025-07-17 vs 2025-07-10'],
    [
      'vs an average thursday this year',
      '~taken|~count @2025-01-01..2025-07-18 if weekday=4 || ~taken|~count by date @2025-01-01..2025-07-18 if weekday=4 || ~taken|~count by weekday @2025-01-01..2025-07-18 if weekday=4 || ~taken|~count by weekday @2025-01-01..2025-07-18 || ask || cannot',
    ],
    ['ok whatever. what about the day before', '~taken|~count @2025-07-16'],
  ],
  [
    ['list refunds in june', 'rows @2025-06-01..2025-06-30 if transaction-type=Refund'],
    ['only above $20', 'rows @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund'],
    [
      'location 1',
      'rows @2025-06-01..2025-06-30 if location=Location 1 || rows @2025-06-01..2025-06-30 if location=Location 1; transaction-type=Refund',
    ],
    [
      'total of those',
      'refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned @2025-06-01..2025-06-30 if location=Location 1 || refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned @2025-06-01..2025-06-30 if location=Location 1; transaction-type=Refund || rows @2025-06-01..2025-06-30 if location=Location 1 || rows @2025-06-01..2025-06-30 if location=Location 1; transaction-type=Refund || ~taken|~payments @2025-06-01..2025-06-30 if location=Location 1; transaction-type=Refund',
    ],
  ],
  [
    [
      'coffee in may vs june',
      '~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Coffee || ~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if reporting-category=Coffee || ~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Coffee || ~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if reporting-category=Coffee || ~sold by month @2025-05-01..2025-06-30 if category=Coffee || ~sold by month @2025-05-01..2025-06-30 if reporting-category=Coffee',
    ],
    [
      'bakery',
      '~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Bakery || ~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Bakery,Coffee || ~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if reporting-category=Bakery || ~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Bakery || ~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Bakery,Coffee || ~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if reporting-category=Bakery || ~sold by month @2025-05-01..2025-06-30 if category=Bakery || ~sold by month @2025-05-01..2025-06-30 if reporting-category=Bakery || ~sold by category @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Bakery,Coffee || ~sold by category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Bakery,Coffee',
    ],
    [
      'which of the two grew more?',
      '~sold by category|reporting-category @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~sold by category|reporting-category @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Bakery,Coffee || ~sold by category|reporting-category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~sold by category|reporting-category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Bakery,Coffee',
    ],
  ],
  [
    ['Year to date net sales', 'net-sales @2025-01-01..2025-07-18'],
    [
      'same period last year',
      'net-sales @2024-01-01..2024-07-18 || net-sales @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 || net-sales @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18',
    ],
    ['and the full year', 'net-sales @2024-01-01..2024-12-31'],
    ['month by month', 'net-sales by month @2024-01-01..2024-12-31'],
    ['worst month?', 'net-sales by month @2024-01-01..2024-12-31 bottom'],
  ],
  [
    [
      'Any discounts today',
      'discounts|discounts-and-comps|discount-count @2025-07-18 || rows @2025-07-18 if discount-use=With discount || ~any @2025-07-18 if discount-use=With discount',
    ],
    [
      'yesterday then',
      'discounts|discounts-and-comps|discount-count @2025-07-17 || rows @2025-07-17 if discount-use=With discount || ~any @2025-07-17 if discount-use=With discount',
    ],
    [
      'on which items',
      'discounts|discounts-and-comps|discount-count by item-name @2025-07-17 || ~any by item-name @2025-07-17 if discount-use=With discount',
    ],
    [
      'who approved it',
      'discounts|discounts-and-comps|discount-count by collected-by|attributed-to @2025-07-17 || ~any by collected-by|attributed-to @2025-07-17 if discount-use=With discount || rows @2025-07-17 if discount-use=With discount',
    ],
  ],
  [
    ['hello', 'cannot'],
    ['got a minute? how was june', '~taken @2025-06-01..2025-06-30'],
    ['nice!!', 'cannot'],
    ['so better than may right', '~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31'],
  ],
  [
    ['how do I create a category', 'how /items/categories'],
    ['and rename one', 'how /items/categories'],
    ['delete?', 'how /items/categories'],
    ['which category sells best this month btw', '~sold by category|reporting-category @2025-07-01..2025-07-18 top'],
  ],
  [
    [
      'ring up total for device Register 2 last week',
      '~taken|~count @2025-07-06..2025-07-12 if device-nickname=Café bar || ~taken|~count @2025-07-06..2025-07-12 if device-name=Register 2',
    ],
    [
      'Register 1',
      '~taken|~count @2025-07-06..2025-07-12 if device-nickname=Front counter || ~taken|~count @2025-07-06..2025-07-12 if device-name=Register 1 || ~taken|~count by device-name|device-nickname @2025-07-06..2025-07-12 if device-nickname=Café bar,Front counter || ~taken|~count by device-name|device-nickname @2025-07-06..2025-07-12 if device-name=Register 1,Register 2',
    ],
    [
      'the card reader?',
      '~taken|~count @2025-07-06..2025-07-12 if device-nickname=Market stall || ~taken|~count @2025-07-06..2025-07-12 if device-name=Card reader 4 || ~taken|~count @2025-07-06..2025-07-12 if channel=In-Person',
    ],
    ['all devices side by side', '~taken|~count by device-name|device-nickname @2025-07-06..2025-07-12'],
  ],
  [
    [
      'weekend sales in june',
      '~taken @2025-06-01..2025-06-30 if weekday=0,6 || ~taken by date|week|weekday @2025-06-01..2025-06-30 if weekday=0,6',
    ],
    [
      'saturdays only',
      '~taken @2025-06-01..2025-06-30 if weekday=6 || ~taken by date|week|weekday @2025-06-01..2025-06-30 if weekday=6',
    ],
    [
      'average per saturday',
      'text per || ~taken by date|week|weekday @2025-06-01..2025-06-30 if weekday=6 || average-sale|average-net-sale @2025-06-01..2025-06-30 if weekday=6',
    ],
    [
      'now sundays',
      '~taken|average-sale|average-net-sale @2025-06-01..2025-06-30 if weekday=0 || ~taken|average-sale|average-net-sale by date @2025-06-01..2025-06-30 if weekday=0 || ~taken|average-sale|average-net-sale by week @2025-06-01..2025-06-30 if weekday=0 || ~taken|average-sale|average-net-sale by weekday @2025-06-01..2025-06-30 if weekday=0',
    ],
  ],
  [
    ['Sales Q3 last year', '~taken @2024-07-01..2024-09-30'],
    ['by month', '~taken by month @2024-07-01..2024-09-30'],
    ['add Q4', '~taken by month @2024-07-01..2024-12-31'],
    [
      '% by month',
      'net-sales-share|payment-share|~taken by month @2024-07-01..2024-12-31 || net-sales-share|payment-share|~taken by month @2024-07-01..2024-09-30',
    ],
  ],
  [
    ['delete all refunds', 'cannot'],
    ['fine, hide them', 'cannot || ask || ~any if transaction-type=Sale'],
    [
      'show sales without refunds for june',
      'gross-sales @2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 if transaction-type=Sale || rows @2025-06-01..2025-06-30 if transaction-type=Sale || net-sales @2025-06-01..2025-06-30',
    ],
  ],
  [
    [
      'workshops sold this year',
      '~sold @2025-01-01..2025-07-18 if category=Classes || ~sold @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop || ~sold @2025-01-01..2025-07-18 if category=Classes; item-name=Bread Baking Workshop',
    ],
    [
      'who teaches them most',
      '~sold by collected-by|attributed-to @2025-01-01..2025-07-18 if category=Classes || ~sold by collected-by|attributed-to @2025-01-01..2025-07-18 if category=Classes top || ~sold by collected-by|attributed-to @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop || ~sold by collected-by|attributed-to @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop top || ~sold by collected-by|attributed-to @2025-01-01..2025-07-18 if category=Classes; item-name=Bread Baking Workshop || ~sold by collected-by|attributed-to @2025-01-01..2025-07-18 if category=Classes; item-name=Bread Baking Workshop top || cannot || ask',
    ],
    [
      'gratuity on those',
      'auto-gratuity|tips|tips-and-gratuity @2025-01-01..2025-07-18 if category=Classes || auto-gratuity|tips|tips-and-gratuity @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop || auto-gratuity|tips|tips-and-gratuity @2025-01-01..2025-07-18 if category=Classes; item-name=Bread Baking Workshop || auto-gratuity|tips|tips-and-gratuity by collected-by|attributed-to @2025-01-01..2025-07-18 if category=Classes || auto-gratuity|tips|tips-and-gratuity by collected-by|attributed-to @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop || auto-gratuity|tips|tips-and-gratuity by collected-by|attributed-to @2025-01-01..2025-07-18 if category=Classes; item-name=Bread Baking Workshop || auto-gratuity @2025-01-01..2025-07-18 || ask',
    ],
  ],
  [
    ["What's my biggest expense", 'cannot || ask || fees|processing-fees'],
    ['what about fees', 'fees|processing-fees'],
    ['for the last fiscal year', 'fees|processing-fees @2024-01-01..2024-12-31 || ask'],
    ['monthly', 'fees|processing-fees by month @2024-01-01..2024-12-31'],
  ],
  [
    [
      'how many customers this month',
      'customers @2025-07-01..2025-07-18 || ~any by customer|customer-id @2025-07-01..2025-07-18',
    ],
    ['how many came back', 'customers @2025-07-01..2025-07-18'],
    ['june?', 'customers @2025-06-01..2025-06-30'],
    [
      'names of the regulars',
      '~any by customer|customer-id @2025-06-01..2025-06-30 || ~any by customer|customer-id @2025-07-01..2025-07-18 || customers @2025-06-01..2025-06-30 || customers @2025-07-01..2025-07-18 || how *customer',
    ],
  ],
  [
    ['location 1', 'ask || ~taken if location=Location 1 || ~any if location=Location 1'],
    ['sales, last month', '~taken @2025-06-01..2025-06-30 if location=Location 1'],
    [
      'and 3',
      '~taken @2025-06-01..2025-06-30 if location=Location 3 || ~taken by location @2025-06-01..2025-06-30 if location=Location 1,Location 3',
    ],
    [
      'together',
      '~taken @2025-06-01..2025-06-30 if location=Location 1,Location 3 || ~taken by location @2025-06-01..2025-06-30 if location=Location 1,Location 3',
    ],
  ],
  [
    [
      'invoice deposits collected ytd',
      'invoices|deposits-collected @2025-01-01..2025-07-18 || deposits-collected @2025-01-01..2025-07-18 if channel=Invoice || deposits-collected @2025-01-01..2025-07-18 if source=Invoices || deposits-collected @2025-01-01..2025-07-18 if channel=Invoice; source=Invoices',
    ],
    [
      'and redeemed',
      'invoice-deposit-redeemed|deposits-redeemed @2025-01-01..2025-07-18 || deposits-redeemed @2025-01-01..2025-07-18 if channel=Invoice || deposits-redeemed @2025-01-01..2025-07-18 if source=Invoices || deposits-redeemed @2025-01-01..2025-07-18 if channel=Invoice; source=Invoices',
    ],
    ['who owes us the rest', 'cannot || deferred || how /deferred-sales || rows if transaction-status=Partially Paid'],
  ],
  [
    ['pour overs last month', '~sold @2025-06-01..2025-06-30 if item-name=Pour-Over Set, Stoneware'],
    [
      'month before',
      '~sold @2025-05-01..2025-05-31 if item-name=Pour-Over Set, Stoneware || ~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if item-name=Pour-Over Set, Stoneware || ~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=Pour-Over Set, Stoneware',
    ],
    [
      'were any returned',
      'refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned @2025-05-01..2025-05-31 if item-name=Pour-Over Set, Stoneware || refunds|returns|returned|payments-refunded|partial-refunds|return-count|items-refunded|items-returned @2025-06-01..2025-06-30 if item-name=Pour-Over Set, Stoneware || rows @2025-05-01..2025-05-31 if item-name=Pour-Over Set, Stoneware || rows @2025-05-01..2025-05-31 if item-name=Pour-Over Set, Stoneware; transaction-type=Refund',
    ],
    ['how many in stock', 'text stock || text pour'],
  ],
  [
    ['tender mix june', '~any by tender|payment-method @2025-06-01..2025-06-30'],
    ['in percent', '~any by tender|payment-method @2025-06-01..2025-06-30'],
    ['location 2 only', '~any by tender|payment-method @2025-06-01..2025-06-30 if location=Location 2'],
    [
      'LY?',
      '~any by tender|payment-method @2024-06-01..2024-06-30 if location=Location 2 || ~any by tender|payment-method @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30 if location=Location 2',
    ],
  ],
  [
    [
      'How much did we do in the first week of July',
      '~taken @2025-07-01..2025-07-07 || ~taken @2025-06-29..2025-07-05 || ~taken @2025-07-06..2025-07-12',
    ],
    [
      'not counting the holiday',
      'ask || cannot || ~taken by date @2025-07-01..2025-07-07 || ~taken by date @2025-06-29..2025-07-05',
    ],
    ['second week?', '~taken @2025-07-08..2025-07-14 || ~taken @2025-07-06..2025-07-12'],
  ],
  [
    ['gimme units by item this month', '~units by item-name @2025-07-01..2025-07-18'],
    ['bottom 3', '~units by item-name @2025-07-01..2025-07-18 bottom'],
    ['flip it', '~units by item-name @2025-07-01..2025-07-18 top'],
    [
      'only stuff from the pantry',
      '~units by item-name @2025-07-01..2025-07-18 if category=Pantry || ~units by item-name @2025-07-01..2025-07-18 if category=Pantry top',
    ],
  ],
  [
    ['sales between 2 and 5pm yesterday', '~taken @2025-07-17 if hour=14,15,16'],
    ['and after that', '~taken @2025-07-17 if hour=17,18,19,20,21,22,23 || ~taken @2025-07-17 if part-of-day=Evening'],
    ['total for both', '~taken @2025-07-17 if hour=14,15,16,17,18,19,20,21,22,23 || ~taken @2025-07-17 || ask'],
    [
      'what about the same on wed',
      '~taken @2025-07-16 if hour=14,15,16,17,18,19,20,21,22,23 || ~taken @2025-07-16 if hour=14,15,16 || ~taken @2025-07-16 if hour=17,18,19,20,21,22,23 || ~taken @2025-07-16 if part-of-day=Evening',
    ],
  ],
  [
    ['payouts this month', 'cannot'],
    ['ok what did customers pay in then', '~payments @2025-07-01..2025-07-18 || total-sales @2025-07-01..2025-07-18'],
    ['minus fees', 'net-total @2025-07-01..2025-07-18 || fees @2025-07-01..2025-07-18'],
    ['by week', 'net-total|fees by week @2025-07-01..2025-07-18'],
  ],
  [
    ['can you forecast august', 'cannot'],
    ['then show august last year', '~taken @2024-08-01..2024-08-31'],
    [
      'and the august before',
      '~taken @2023-08-01..2023-08-31 || ~taken @2024-08-01..2024-08-31 vs 2023-08-01..2023-08-31 || ~taken @2023-08-01..2023-08-31 vs 2024-08-01..2024-08-31',
    ],
    [
      'change in %',
      '~taken @2024-08-01..2024-08-31 vs 2023-08-01..2023-08-31 || ~taken @2023-08-01..2023-08-31 vs 2024-08-01..2024-08-31',
    ],
  ],
  [
    [
      'cheddar or sourdough this week?',
      '~sold by item-name @2025-07-13..2025-07-18 || ~sold by item-name @2025-07-13..2025-07-18 if item-name=Aged Cheddar,Sourdough Loaf, 800 g',
    ],
    [
      'and on units',
      '~units by item-name @2025-07-13..2025-07-18 || ~units by item-name @2025-07-13..2025-07-18 if item-name=Aged Cheddar,Sourdough Loaf, 800 g',
    ],
    [
      'the loser, how did it do last week',
      '~sold @2025-07-06..2025-07-12 if item-name=Aged Cheddar || ~sold @2025-07-06..2025-07-12 if item-name=Sourdough Loaf, 800 g || ~sold @2025-07-06..2025-07-12 if category=Deli || ask',
    ],
  ],
  [
    ['net sales june', 'net-sales @2025-06-01..2025-06-30'],
    ['tips june', 'tips|tips-and-gratuity @2025-06-01..2025-06-30'],
    ['back to net sales, may', 'net-sales @2025-05-01..2025-05-31'],
    ['by staff', 'net-sales by collected-by|attributed-to @2025-05-01..2025-05-31'],
    [
      'remove theo',
      'net-sales by collected-by|attributed-to @2025-05-01..2025-05-31 if ~staff=Maya Duarte,Owen Reyes,Priya Nair',
    ],
  ],
  [
    ['sales by channel last month', '~taken by channel|source @2025-06-01..2025-06-30'],
    [
      'invoices out',
      '~taken by channel @2025-06-01..2025-06-30 if channel=Appointment,In-Person,In-Store,Online || ~taken by source @2025-06-01..2025-06-30 if source=Appointments,Online store,Point of Sale',
    ],
    [
      'group by location instead',
      '~taken by location @2025-06-01..2025-06-30 if channel=Appointment,In-Person,In-Store,Online || ~taken by location @2025-06-01..2025-06-30 if source=Appointments,Online store,Point of Sale',
    ],
    [
      'and quarter?',
      '~taken by location @2025-04-01..2025-06-30 if channel=Appointment,In-Person,In-Store,Online || ~taken by location @2025-07-01..2025-07-18 if channel=Appointment,In-Person,In-Store,Online || ~taken by location @2025-04-01..2025-06-30 if source=Appointments,Online store,Point of Sale || ~taken by location @2025-07-01..2025-07-18 if source=Appointments,Online store,Point of Sale',
    ],
  ],
  [
    ['show me yesterdays transactions', 'rows @2025-07-17'],
    ['largest first', 'rows @2025-07-17 top'],
    ['open the second', 'row || rows @2025-07-17'],
    ['what was the fee on it', 'row || text fee'],
  ],
  [
    [
      'how much did walter hedgecock spend in 2024',
      '~taken @2024-01-01..2024-12-31 if customer=Walter Hedgecock (C-045) || ~taken @2024-01-01..2024-12-31 if customer-id=C-045',
    ],
    [
      'what on',
      '~sold by item-name|category @2024-01-01..2024-12-31 if customer=Walter Hedgecock (C-045) || ~sold by item-name|category @2024-01-01..2024-12-31 if customer-id=C-045 || rows @2024-01-01..2024-12-31 if customer=Walter Hedgecock (C-045) || rows @2024-01-01..2024-12-31 if customer-id=C-045',
    ],
    [
      'this year?',
      '~taken|~sold @2025-01-01..2025-07-18 if customer=Walter Hedgecock (C-045) || ~taken|~sold @2025-01-01..2025-07-18 if customer-id=C-045 || ~taken|~sold by item-name @2025-01-01..2025-07-18 if customer=Walter Hedgecock (C-045) || ~taken|~sold by item-name @2025-01-01..2025-07-18 if customer-id=C-045 || ~taken|~sold by category @2025-01-01..2025-07-18 if customer=Walter Hedgecock (C-045) || ~taken|~sold by category @2025-01-01..2025-07-18 if customer-id=C-045 || rows @2025-01-01..2025-07-18 if customer=Walter Hedgecock (C-045) || rows @2025-01-01..2025-07-18 if customer-id=C-045',
    ],
    [
      'hannah brightwell same',
      '~taken|~sold @2025-01-01..2025-07-18 if customer=Hannah Brightwell (C-002) || ~taken|~sold @2025-01-01..2025-07-18 if customer-id=C-002 || ~taken|~sold by item-name @2025-01-01..2025-07-18 if customer=Hannah Brightwell (C-002) || ~taken|~sold by item-name @2025-01-01..2025-07-18 if customer-id=C-002 || ~taken|~sold by category @2025-01-01..2025-07-18 if customer=Hannah Brightwell (C-002) || ~taken|~sold by category @2025-01-01..2025-07-18 if customer-id=C-002 || rows @2025-01-01..2025-07-18 if customer=Hannah Brightwell (C-002) || rows @2025-01-01..2025-07-18 if customer-id=C-002',
    ],
  ],
  [
    ['net total jan', 'net-total @2025-01-01..2025-01-31'],
    ['feb', 'net-total @2025-02-01..2025-02-28'],
    ['mar', 'net-total @2025-03-01..2025-03-31'],
    [
      'which month was best of the three',
      'net-total by month @2025-01-01..2025-03-31 || net-total by month @2025-01-01..2025-03-31 top',
    ],
  ],
  [
    ['average sale last week', 'average-sale|average-net-sale @2025-07-06..2025-07-12'],
    [
      'is that higher than usual',
      'ask || cannot || average-sale|average-net-sale @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || average-sale|average-net-sale by week',
    ],
    [
      'compare it with the average in q2',
      'average-sale|average-net-sale @2025-07-06..2025-07-12 vs 2025-04-01..2025-06-30 || average-sale|average-net-sale @2025-04-01..2025-06-30',
    ],
    [
      'by hour of day',
      'average-sale|average-net-sale by hour @2025-07-06..2025-07-12 || average-sale|average-net-sale by hour @2025-07-06..2025-07-12 vs 2025-04-01..2025-06-30 || average-sale|average-net-sale by hour @2025-07-06..2025-07-12 vs 2025-07-06..2025-07-12 || average-sale|average-net-sale by hour @2025-04-01..2025-06-30 || average-sale|average-net-sale by hour @2025-04-01..2025-06-30 vs 2025-04-01..2025-06-30 || average-sale|average-net-sale by hour @2025-04-01..2025-06-30 vs 2025-07-06..2025-07-12',
    ],
  ],
  [
    ['what can you tell me about comps', 'define comps || comps|comp-count|discounts-and-comps'],
    [
      'how many last month',
      'comp-count|comps|discounts-and-comps @2025-06-01..2025-06-30 || ~count @2025-06-01..2025-06-30 if discount-use=With discount',
    ],
    [
      'theo only',
      'comp-count|comps|discounts-and-comps @2025-06-01..2025-06-30 if ~staff=Theo Lindqvist || ~count @2025-06-01..2025-06-30 if discount-use=With discount; ~staff=Theo Lindqvist',
    ],
    [
      'wrong guy, owen',
      'comp-count|comps|discounts-and-comps @2025-06-01..2025-06-30 if ~staff=Owen Reyes || ~count @2025-06-01..2025-06-30 if discount-use=With discount; ~staff=Owen Reyes',
    ],
  ],
];
