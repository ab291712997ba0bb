import type { Asked } from './asked';

/**
 * A chocolatier who took over the business two months ago: full polite sentences that jump between topics, compare periods
 * and places, ask for shares and rankings, and refer back to replies.
 */
export const chocolatierQuestions: readonly Asked[] = [
  // Sales, periods, places
  ['Good morning, could you please tell me what we took yesterday, all locations together?', '~taken @2025-07-17'],
  [
    'I took over the shop on the 18th of May. How much have we taken since then?',
    '~taken @2025-05-18..2025-07-18 || ~taken @2025-05-18..2025-07-17',
  ],
  [
    'Were the sales from 18 May to 17 July this year higher than from 18 May to 17 July last year?',
    '~taken @2025-05-18..2025-07-17 vs 2024-05-18..2024-07-17',
  ],
  [
    'How does the second quarter compare with the first, please?',
    '~taken @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31',
  ],
  [
    'What share of our net sales in June came from each of the locations?',
    'net-sales-share|net-sales by location @2025-06-01..2025-06-30',
  ],
  [
    'Please rank the three locations by average ticket in the second quarter.',
    'average-net-sale|average-sale by location @2025-04-01..2025-06-30 top || average-net-sale|average-sale by location @2025-04-01..2025-06-30 if location=Location 1,Location 2,Location 3 top',
  ],
  ["Valentine's Day this year against Valentine's Day last year: how did we do?", '~taken @2025-02-14 vs 2024-02-14'],
  [
    'What were our sales in the week before Easter, I mean from the 13th to the 19th of April?',
    '~taken @2025-04-13..2025-04-19',
  ],
  [
    'I was not here at Christmas. How did the shop do from the 1st to the 24th of December, week by week?',
    '~taken by week @2024-12-01..2024-12-24',
  ],
  [
    'July so far against the same days of June, please; I have the feeling that the heat keeps people away.',
    '~taken|~count @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 || ~taken|~count @2025-07-01..2025-07-17 vs 2025-06-01..2025-06-17',
  ],
  [
    'Which weekday is the strongest one at Location 2 this year?',
    '~taken|~count by weekday @2025-01-01..2025-07-18 if location=Location 2 top',
  ],
  [
    'What part of the takings comes in the morning, in the afternoon and in the evening? Last month will do.',
    '~taken|net-sales-share|payment-share by part-of-day @2025-06-01..2025-06-30',
  ],
  [
    'Would you be so kind and compare the market stall with the online shop for June?',
    '~taken by channel|source|device-nickname|device-name @2025-06-01..2025-06-30 || ~taken by channel @2025-06-01..2025-06-30 if channel=In-Person,Online || ~taken @2025-06-01..2025-06-30 if channel=In-Person || ~taken @2025-06-01..2025-06-30 if device-nickname=Market stall || ~taken @2025-06-01..2025-06-30 if device-name=Card reader 4',
  ],
  [
    'Net sales of the Saturdays and Sundays in June compared with the other days of the week, please.',
    'net-sales by weekday @2025-06-01..2025-06-30 || net-sales @2025-06-01..2025-06-30 if weekday=0,6',
  ],
  [
    'Are we ahead of last year? I mean from January until today.',
    '~taken @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18',
  ],
  [
    'How much came in through invoices in May, and how much of it was deposits?',
    'invoices @2025-05-01..2025-05-31 || invoices|deposits-collected|deposits|deferred-sales @2025-05-01..2025-05-31 if channel=Invoice || invoices by channel @2025-05-01..2025-05-31',
  ],
  // Items
  [
    'Which five items brought in the most money last month, and what share does each of them have?',
    '~itemsales|net-sales-share by item-name @2025-06-01..2025-06-30 top',
  ],
  [
    'How many places in the bread baking workshop did we sell in the second quarter?',
    '~units @2025-04-01..2025-06-30 if item-name=Bread Baking Workshop',
  ],
  [
    "Of the chef's knife and the stoneware pour over set, which one has sold better since January?",
    '~sold by item-name @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm,Pour-Over Set, Stoneware || ~sold @2025-01-01..2025-07-18 if item-name=Pour-Over Set, Stoneware',
  ],
  [
    'I do not want to keep slow sellers on the shelf. Which three items sold the least in the last quarter?',
    '~sold by item-name @2025-04-01..2025-06-30 bottom',
  ],
  [
    'What share of our sales does Pantry have in June, and what share does Bakery have?',
    'net-sales-share|~itemsales by category|reporting-category @2025-06-01..2025-06-30 || ~itemsales by category @2025-06-01..2025-06-30 if category=Bakery,Pantry || ~itemsales by reporting-category @2025-06-01..2025-06-30 if reporting-category=Bakery,Pantry',
  ],
  [
    'Which items sold better in June than in May?',
    '~sold by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
  ],
  [
    'How much of the Wildflower Honey did we sell at Location 1 compared with Location 2 in June?',
    '~sold by location @2025-06-01..2025-06-30 if item-name=Wildflower Honey, 350 g || ~sold by location @2025-06-01..2025-06-30 if item-name=Wildflower Honey, 350 g; location=Location 1,Location 2 || ~sold @2025-06-01..2025-06-30 if item-name=Wildflower Honey, 350 g; location=Location 2',
  ],
  [
    'Please rank the categories by what was brought back this year, the worst one first.',
    'returns|returned|refunds|items-refunded|items-returned|return-count|payments-refunded by category|reporting-category @2025-01-01..2025-07-18 || ~any by category|reporting-category @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  ['Was there an item that did not sell at all last week?', 'unsold @2025-07-06..2025-07-12'],
  [
    'How many kilos of coffee went out in May? I mean the Single-Origin Beans, they are in one kilo bags.',
    '~units @2025-05-01..2025-05-31 if item-name=Single-Origin Beans, 1 kg',
  ],
  // Payments, gift cards, fees
  [
    'Something else: what percentage of our payments in June was in cash?',
    'payment-share|~payments by tender|payment-method @2025-06-01..2025-06-30 || ~cash @2025-06-01..2025-06-30',
  ],
  [
    'How much did we sell in gift cards from 1 to 24 December, and how much in the same days of the year before?',
    'gift-card-sales|gift-cards-sold @2024-12-01..2024-12-24 vs 2023-12-01..2023-12-24',
  ],
  ['How much is still open on gift cards that people have bought and not used yet?', 'deferred'],
  [
    'What were our total sales in the first half of the year without the gift cards?',
    'net-sales|gross-sales @2025-01-01..2025-06-30 || total-sales @2025-01-01..2025-06-30 if itemization-type=Item || total-sales @2025-01-01..2025-06-30 if itemization-type=Item,Other || total-sales by itemization-type @2025-01-01..2025-06-30',
  ],
  [
    'Which way of paying costs us the most in fees this quarter?',
    'fees|processing-fees|fee-rate by tender|payment-method @2025-07-01..2025-07-18',
  ],
  [
    'Compare the fee rate of the online orders with that of the sales in store for last month, please.',
    'fee-rate by channel @2025-06-01..2025-06-30 || fee-rate by channel @2025-06-01..2025-06-30 if channel=In-Store,Online || fee-rate @2025-06-01..2025-06-30 if channel=In-Store',
  ],
  // Staff
  [
    "Who of Maya, Owen, Priya and Theo sold the most in June, and what is each person's share?",
    '~taken|net-sales-share|payment-share by ~staff @2025-06-01..2025-06-30 top || ~taken|net-sales-share|payment-share by ~staff @2025-06-01..2025-06-30 if ~staff=Maya Duarte,Owen Reyes,Priya Nair,Theo Lindqvist top',
  ],
  [
    'Does Priya give more discounts than Owen? This year so far, please.',
    'discounts|discounts-and-comps|discount-count by ~staff @2025-01-01..2025-07-18 || discounts|discounts-and-comps|discount-count by ~staff @2025-01-01..2025-07-18 if ~staff=Owen Reyes,Priya Nair || discounts|discounts-and-comps|discount-count @2025-01-01..2025-07-18 if ~staff=Owen Reyes || ~count by ~staff @2025-01-01..2025-07-18 if discount-use=With discount || ~count by ~staff @2025-01-01..2025-07-18 if ~staff=Owen Reyes,Priya Nair; discount-use=With discount',
  ],
  [
    'How much did Theo Lindqvist recieve in tips in June compared with May?',
    'tips|tips-and-gratuity @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if ~staff=Theo Lindqvist',
  ],
  [
    'Please rank the staff by their average sale over the last 28 days.',
    'average-sale|average-net-sale by ~staff @2025-06-21..2025-07-18 top || average-sale|average-net-sale by ~staff @2025-06-20..2025-07-17 top',
  ],
  [
    'And Maya, what did she take at Location 3 last week?',
    '~taken @2025-07-06..2025-07-12 if ~staff=Maya Duarte; location=Location 3',
  ],
  // Customers
  [
    'I would like to write to our ten best customers. Who are they, since the beginning of the year?',
    '~any by customer|customer-id @2025-01-01..2025-07-18 top || customers @2025-01-01..2025-07-18',
  ],
  [
    'A lady called Marguerite Fontenay was here today. How much has she spent with us this year?',
    '~taken @2025-01-01..2025-07-18 if customer=* || ~taken @2025-01-01..2025-07-18 if customer-id=C-032 || rows @2025-01-01..2025-07-18 if customer=* || rows @2025-01-01..2025-07-18 if customer-id=C-032',
  ],
  // Refunds, discounts, transactions
  [
    'How much was refunded in the second quarter, and for which reasons?',
    '~any by refund-reason @2025-04-01..2025-06-30 || ~any by refund-reason @2025-04-01..2025-06-30 if transaction-type=Refund || rows @2025-04-01..2025-06-30 if transaction-type=Refund',
  ],
  [
    'Which location has the most refunds in relation to its sales? Please take June.',
    'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned by location @2025-06-01..2025-06-30 || ~any by location @2025-06-01..2025-06-30 if transaction-type=Refund',
  ],
  [
    'Please show me the five largest sales of June.',
    'rows @2025-06-01..2025-06-30 top || rows @2025-06-01..2025-06-30 if transaction-type=Sale top',
  ],
  [
    'Could you list the sales with a discount from last week?',
    'rows @2025-07-06..2025-07-12 if discount-use=With discount || rows @2025-07-06..2025-07-12 if discount-use=With discount; transaction-type=Sale',
  ],
  [
    'Which orders of this month are only partially paid so far?',
    'rows @2025-07-01..2025-07-18 if transaction-status=Partially Paid || rows @2025-07-01..2025-07-18 if transaction-status=Partially Paid; transaction-type=Sale',
  ],
  // Words
  [
    'What exactly is the difference between gift card sales and gift cards redeemed?',
    'define gift-card-sales; gift-cards-redeemed',
  ],
  // How-to
  ['I would like to add a new box of pralines in three sizes. Where do I do that?', 'how /items'],
  ['How do I rename the category Pantry to Chocolate without losing its items?', 'how /items/categories'],
  [
    'My supplier sends the price list as a CSV file. Is there a way to read it in, instead of typing everything?',
    'how /items || how *import',
  ],
  [
    'How can I build a report of my own that shows the items by location?',
    'how /financial-suite/custom-reports || how /fs-prototype/custom-reports',
  ],
  ['How do I print price labels with a barcode for the honey jars?', 'how *label || how /items'],
  [
    'We are counting the shelves on Sunday. Where do I enter what we have counted?',
    'how /items/inventory || how *inventory management',
  ],
  [
    'Where can I download the list of transactions, so that my accountant can open it in Excel?',
    'how *export || how *CSV || how *download',
  ],
  // Not known
  ['How many truffles did we sell in June?', 'cannot || ask'],
  ['What is my margin on the olive oil, after what I pay the supplier?', 'cannot'],
  ['How much couverture should I order for Christmas?', 'cannot'],
  ['Did the previous owner pay himself a salary out of the shop, and how much?', 'cannot'],
  ['How many jars of Wildflower Honey are left on the shelf?', 'cannot || ask || how /items'],
  ['What did Location 4 take in June?', 'cannot || ask'],
  ['Please give the customer of the last sale yesterday her money back.', 'cannot'],
  ['How many people came into the shop last Saturday without buying anything?', 'cannot'],
];

/** The same chocolatier. Each turn is asked after the ones before it. */
export const chocolatierDialogues: readonly (readonly Asked[])[] = [
  [
    ['How much did we take in April, please?', '~taken @2025-04-01..2025-04-30'],
    ['And in May?', '~taken @2025-05-01..2025-05-31'],
    ['The first one again, but by location, please.', '~taken by location @2025-04-01..2025-04-30'],
    ['And as shares of the total?', 'net-sales-share|payment-share by location @2025-04-01..2025-04-30'],
  ],
  [
    ['What were our total sales in December 2024?', 'total-sales @2024-12-01..2024-12-31'],
    [
      'And without the gift cards?',
      'net-sales|gross-sales @2024-12-01..2024-12-31 || total-sales @2024-12-01..2024-12-31 if itemization-type=Item || total-sales @2024-12-01..2024-12-31 if itemization-type=Item,Other || total-sales by itemization-type @2024-12-01..2024-12-31',
    ],
    [
      'How much were the gift cards alone?',
      'gift-card-sales|gift-cards-sold @2024-12-01..2024-12-31 || total-sales @2024-12-01..2024-12-31 if itemization-type=Gift card',
    ],
    [
      'And in the December before that?',
      'gift-card-sales|gift-cards-sold @2023-12-01..2023-12-31 || gift-card-sales|gift-cards-sold @2024-12-01..2024-12-31 vs 2023-12-01..2023-12-31 || total-sales @2023-12-01..2023-12-31 if itemization-type=Gift card',
    ],
  ],
  [
    ['Which were our five best items in June?', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['What share of the sales does each of those have?', 'net-sales-share by item-name @2025-06-01..2025-06-30'],
    [
      'And how did those five do in May?',
      '~sold|net-sales-share by item-name @2025-05-01..2025-05-31 if item-name=* || ~sold|net-sales-share by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=*',
    ],
    [
      'Of those, only the first one, by location please.',
      '~sold|net-sales-share by location @2025-05-01..2025-05-31 if item-name=* || ~sold|net-sales-share by location @2025-06-01..2025-06-30 if item-name=*',
    ],
  ],
  [
    ['Who of the staff sold the most last month?', '~sold|~count by ~staff @2025-06-01..2025-06-30 top'],
    ['Was it the same person in May?', '~sold|~count by ~staff @2025-05-01..2025-05-31 top'],
    [
      'And the tips of those four?',
      'tips|tips-and-gratuity by ~staff @2025-05-01..2025-05-31 || tips|tips-and-gratuity by ~staff @2025-05-01..2025-05-31 if ~staff=*',
    ],
    [
      'In percent of their sales, please.',
      'tip-rate by ~staff @2025-05-01..2025-05-31 || tip-rate by ~staff @2025-05-01..2025-05-31 if ~staff=*',
    ],
    [
      'Only Priya and Owen, if you please.',
      'tip-rate by ~staff @2025-05-01..2025-05-31 if ~staff=Owen Reyes,Priya Nair',
    ],
  ],
  [
    [
      'Were there many refunds in June?',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund || ~any @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'For which reasons?',
      '~any by refund-reason @2025-06-01..2025-06-30 || ~any by refund-reason @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    ['Would you show me those refunds one by one?', 'rows @2025-06-01..2025-06-30 if transaction-type=Refund'],
    ['Please open the first one.', 'row'],
    ['And the same list for May.', 'rows @2025-05-01..2025-05-31 if transaction-type=Refund'],
  ],
  [
    [
      'Please compare our net sales in the second quarter with the first quarter.',
      'net-sales @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31',
    ],
    ['By location, please.', 'net-sales by location @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31'],
    [
      'Only Location 3, that is the kitchen.',
      'net-sales @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 if location=Location 3',
    ],
    ['And month by month from January to June?', 'net-sales by month @2025-01-01..2025-06-30 if location=Location 3'],
  ],
  [
    [
      'How were the payments of last week divided among cash, card and so on?',
      'payment-share|~payments by tender|payment-method @2025-07-06..2025-07-12',
    ],
    ['In percent, please.', 'payment-share by tender|payment-method @2025-07-06..2025-07-12'],
    ['And the week before?', 'payment-share by tender|payment-method @2025-06-29..2025-07-05'],
    [
      'What did all of that cost us in fees in that week?',
      'fees|processing-fees @2025-06-29..2025-07-05 || fees|processing-fees by tender|payment-method @2025-06-29..2025-07-05',
    ],
    [
      'How much of that was at the market stall?',
      'fees|processing-fees @2025-06-29..2025-07-05 if device-nickname=Market stall || fees|processing-fees @2025-06-29..2025-07-05 if channel=In-Person || fees|processing-fees @2025-06-29..2025-07-05 if device-name=Card reader 4 || fees|processing-fees by device-nickname|device-name|channel @2025-06-29..2025-07-05',
    ],
  ],
  [
    ['How much honey did we sell in June?', '~sold @2025-06-01..2025-06-30 if item-name=Wildflower Honey, 350 g'],
    ['Something quite different: at which hour are we busiest on Saturdays?', '~taken|~count by hour if weekday=6 top'],
    [
      'Thank you. Back to the honey in June: and the olive oil?',
      '~sold @2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold by item-name @2025-06-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml,Wildflower Honey, 350 g',
    ],
    [
      'Both of them together by month since January, please.',
      '~sold by month @2025-01-01..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml,Wildflower Honey, 350 g',
    ],
  ],
  [
    ['What are deferred sales, please?', 'define deferred-sales'],
    ['How high were they in the second quarter?', 'deferred-sales @2025-04-01..2025-06-30'],
    [
      'How much of that came from invoices?',
      'invoices @2025-04-01..2025-06-30 || deferred-sales|invoices|deposits|deposits-collected @2025-04-01..2025-06-30 if channel=Invoice || deferred-sales by channel @2025-04-01..2025-06-30',
    ],
    ['And where in the program do I see which deposits are still open today?', 'how /deferred-sales || deferred'],
  ],
  [
    ['How do I create a new item?', 'how /items'],
    ['And if it comes in three sizes?', 'how *variation || how *option'],
    [
      'Can I see afterwards how many of each size were sold?',
      '~sold by variation-name || how *variation || how /reports || how /financial-suite',
    ],
    [
      'Very good. Then please show me our three best sellers of this year so far.',
      '~sold by item-name @2025-01-01..2025-07-18 top',
    ],
  ],
  [
    [
      'Who were our three best customers in the first half of the year?',
      '~any by customer|customer-id @2025-01-01..2025-06-30 top || customers @2025-01-01..2025-06-30',
    ],
    [
      'How often was the first one here?',
      '~count @2025-01-01..2025-06-30 if customer=* || ~count @2025-01-01..2025-06-30 if customer-id=* || rows @2025-01-01..2025-06-30 if customer=* || rows @2025-01-01..2025-06-30 if customer-id=*',
    ],
    [
      'And in the first half of last year?',
      '~count @2024-01-01..2024-06-30 if customer=* || ~count @2024-01-01..2024-06-30 if customer-id=* || rows @2024-01-01..2024-06-30 if customer=* || rows @2024-01-01..2024-06-30 if customer-id=*',
    ],
    ['Will this customer come back before Christmas, do you think?', 'cannot'],
  ],
  [
    ['What did we take last Saturday at Location 1?', '~taken @2025-07-12 if location=Location 1'],
    ['I am sorry, I meant Location 2.', '~taken @2025-07-12 if location=Location 2'],
    [
      'What share of the whole day is that, of all locations?',
      'net-sales-share|payment-share|~taken by location @2025-07-12',
    ],
    [
      'And on the Saturday before?',
      'net-sales-share|payment-share|~taken by location @2025-07-05 || ~taken @2025-07-05 if location=Location 2',
    ],
  ],
];
