import type { Asked } from './asked';

/**
 * The manager of a small wine bar and bottle shop, precise and a bit formal, who asks like a colleague and likes comparisons and
 * shares. Her deputy types fast, in lower case and with typos.
 */
export const winebarQuestions: readonly Asked[] = [
  // Sales, compared and shared
  ['Good morning. Could you tell me what we took yesterday?', '~taken @2025-07-17'],
  ['and 2day so far??', '~taken @2025-07-18'],
  [
    'wat did we do last nite',
    '~taken|~count @2025-07-17 if part-of-day=Evening || ~taken|~count @2025-07-17 if hour=17,18,19,20,21,22,23 || ~taken|~count @2025-07-17 if hour=18,19,20,21,22,23 || ~taken|~count by part-of-day|hour @2025-07-17',
  ],
  [
    'I should like to see June beside May, net sales only if you would.',
    'net-sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || net-sales by month @2025-05-01..2025-06-30',
  ],
  [
    'What share of the net sales in June did each category bring in?',
    'net-sales-share|net-sales by category|reporting-category @2025-06-01..2025-06-30',
  ],
  [
    'hows this wk vs last',
    '~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12 || ~taken @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-11 || ~taken by week @2025-07-06..2025-07-18',
  ],
  [
    'How does the second quarter stand against the same quarter of last year?',
    '~taken @2025-04-01..2025-06-30 vs 2024-04-01..2024-06-30',
  ],
  [
    'Location 2 against Location 1 for June, please: which one is ahead, and by how much?',
    '~taken by location @2025-06-01..2025-06-30 || ~taken by location @2025-06-01..2025-06-30 if location=Location 1,Location 2',
  ],
  [
    'sat vs fri last wknd wich was beter',
    '~taken|~count @2025-07-12 vs 2025-07-11 || ~taken|~count @2025-07-11 vs 2025-07-12 || ~taken|~count by date|weekday @2025-07-11..2025-07-12',
  ],
  [
    'On which weekday have we been strongest since the beginning of April? I would have said Saturday, but I should like to be sure.',
    '~taken|~count by weekday @2025-04-01..2025-07-18 top',
  ],
  [
    'What part of last week’s takings fell in the evening, that is from five o’clock?',
    '~taken|net-sales-share by part-of-day @2025-07-06..2025-07-12 || ~taken by hour @2025-07-06..2025-07-12 || ~taken @2025-07-06..2025-07-12 if part-of-day=Evening',
  ],
  [
    'How did the Fourth of July do compared with the Friday before it?',
    '~taken @2025-07-04 vs 2025-06-27 || ~taken @2025-06-27 vs 2025-07-04',
  ],
  ['mnth by mnth this yr pls', '~taken by month @2025-01-01..2025-07-18'],
  [
    'What is our average sale this month, and was it higher in June?',
    'average-net-sale|average-sale @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 || average-net-sale|average-sale @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 || average-net-sale|average-sale by month @2025-06-01..2025-07-18',
  ],
  ['boss says we had a monster day in june, wich 1 was it', '~taken by date @2025-06-01..2025-06-30 top'],
  [
    'I promised the owner a line for each week of the second quarter. Net sales will do, no frills.',
    'net-sales by week @2025-04-01..2025-06-30',
  ],
  [
    'cafe bar till only, last wk',
    '~taken @2025-07-06..2025-07-12 if device-nickname=Café bar || ~taken @2025-07-06..2025-07-12 if device-name=Register 2 || ~taken by device-nickname|device-name @2025-07-06..2025-07-12',
  ],
  [
    'Of everything we sold this year, how much went through the online shop rather than over the counter? A percentage would be ideal.',
    '~taken|net-sales-share by channel @2025-01-01..2025-07-18 || ~taken|net-sales-share by source @2025-01-01..2025-07-18',
  ],
  // Items
  ['Which five items brought in the most in June?', '~itemsales by item-name @2025-06-01..2025-06-30 top'],
  ['hw many cheddars gone this mnth', '~units @2025-07-01..2025-07-18 if item-name=Aged Cheddar'],
  [
    'Between the olive oil and the honey, which of the two sold better last quarter? In units, please.',
    '~units by item-name @2025-04-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml,Wildflower Honey, 350 g || ~units by item-name @2025-04-01..2025-06-30 || ~units @2025-04-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~units by item-name @2025-04-01..2025-06-30 if category=Pantry',
  ],
  [
    'cold brew june an july so far, both pls',
    '~sold by month @2025-06-01..2025-07-18 if item-name=Cold Brew Concentrate || ~sold @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if item-name=Cold Brew Concentrate || ~sold @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if item-name=Cold Brew Concentrate || ~sold @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if item-name=Cold Brew Concentrate',
  ],
  [
    'Which items did worse in June than in May?',
    '~sold by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
  ],
  ['Did anything on our list go entirely unsold last week?', 'unsold @2025-07-06..2025-07-12'],
  [
    'Pantry as a percentage of our sales, this month against last, if that can be had.',
    'net-sales-share|~itemsales by category|reporting-category @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 || net-sales-share|~itemsales by category|reporting-category @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18',
  ],
  [
    'How much of our revenue this year comes from the classes, as against the goods?',
    '~itemsales|net-sales-share by category|reporting-category @2025-01-01..2025-07-18 || ~itemsales @2025-01-01..2025-07-18 if category=Classes || ~itemsales @2025-01-01..2025-07-18 if reporting-category=Classes || ~itemsales @2025-01-01..2025-07-18 if item-name=Bread Baking Workshop',
  ],
  ['platers sold in q2 n how much $$', '~sold @2025-04-01..2025-06-30 if item-name=Catering Platter, Serves 12'],
  // Payments, fees, taxes
  [
    'Card against cash for the second quarter, in percent.',
    'payment-share|~payments|~taken by tender|payment-method @2025-04-01..2025-06-30',
  ],
  [
    'aple pay n all that stuff, how much in june',
    'tender-digital-wallet @2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 if tender=Digital Wallet || ~taken by tender @2025-06-01..2025-06-30',
  ],
  ['What remained to us of the June payments once the fees were off?', 'net-total @2025-06-01..2025-06-30'],
  [
    'What do the fees come to as a percentage, this quarter against the previous one?',
    'fee-rate @2025-07-01..2025-07-18 vs 2025-04-01..2025-06-30 || fee-rate @2025-07-01..2025-07-18 vs 2025-04-01..2025-04-18',
  ],
  ['sales tax q2 total + per location', 'taxes|taxes-on-sales by location @2025-04-01..2025-06-30'],
  [
    'gift crds - how many $ sold vs used since jan',
    'gift-card-sales|gift-cards-sold|gift-cards-redeemed @2025-01-01..2025-07-18',
  ],
  // Staff and tips
  ['Would you rank the team for June by what they sold?', '~taken|~sold by ~staff @2025-06-01..2025-06-30 top'],
  ['What share of last month’s sales is Priya’s?', 'net-sales-share|~taken by ~staff @2025-06-01..2025-06-30'],
  [
    'owens tips wensday',
    'tips|tips-and-gratuity @2025-07-16 if ~staff=Owen Reyes || tips|tips-and-gratuity by ~staff @2025-07-16',
  ],
  [
    'Are we tipped better on cards or in cash? Take the year to date.',
    'tips|tips-and-gratuity|tip-rate by payment-method|tender @2025-01-01..2025-07-18 || card-tips @2025-01-01..2025-07-18 || cash-tips @2025-01-01..2025-07-18',
  ],
  [
    'who gave away the most free stuff in june lol',
    'comps|discounts-and-comps|comp-count by ~staff @2025-06-01..2025-06-30',
  ],
  // Refunds, discounts, transactions, customers
  [
    'Have refunds gone up from the first quarter to the second?',
    'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned by month @2025-01-01..2025-06-30 || ~count|~taken @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 if transaction-type=Refund',
  ],
  [
    'For what reasons have goods come back to us this year, and how often each?',
    '~any by refund-reason @2025-01-01..2025-07-18 || ~any by refund-reason @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  [
    'pull up the bigest sale of monday pls',
    'rows @2025-07-14 top || rows @2025-07-14 if transaction-type=Sale top || row',
  ],
  [
    'Please list last Saturday’s sales that were over one hundred dollars.',
    'rows @2025-07-12 || rows @2025-07-12 if transaction-type=Sale',
  ],
  [
    'Which customers have spent the most with us this year? Ten will suffice.',
    '~any by customer|customer-id @2025-01-01..2025-07-18 top || customers @2025-01-01..2025-07-18',
  ],
  // Words and deferred sales
  ['Would you remind me how net sales differ from total sales?', 'define net-sales; total-sales'],
  // How-to
  [
    'A new supplier, a new bottle: where does one enter it with its price? I was told that there is a form.',
    'how /items',
  ],
  ['how do i put chedar up to 15.50', 'how /items'],
  [
    'We counted the shelves last night, all of them, it took until two. Where do I enter the counts, please?',
    'how /items/inventory',
  ],
  ['were do i rename a categry, pantry shld be larder', 'how /items/categories'],
  [
    'Our accountant has asked for the transactions of the quarter as a file. How do I get one out of here?',
    'how *export || how *CSV || how *download',
  ],
  [
    'Is there a way to put together a report of my own and keep it, so that I need not ask every Monday?',
    'how /financial-suite/custom-reports || how *saved view || how *Keep this view',
  ],
  ['can i bring in our old sales from square, got the csv here', 'how /settings || how *import'],
  ['screen is blindin me behind the bar at nite, is there a dark mode', 'how /settings || how *dark'],
  // Not known, or not to be done here
  ['how many botles of gruner did we shift last wknd', 'cannot || ask'],
  ['What was our margin on the Aged Cheddar in June, after the purchase price?', 'cannot'],
  ['how many covers fri nite', 'cannot || ask'],
  ['What did we pay our wine suppliers in the second quarter, and how much of it was Burgundy?', 'cannot'],
  ['will tmrw be busy do u think? thinkin of calling theo in', 'cannot || ask'],
  ['How do our prices compare with those of the shop across the street?', 'cannot'],
  ['put theo on the rota for sat pls', 'cannot'],
  ['When does our alcohol licence fall due for renewal?', 'cannot'],
];

/** The same two. Each turn is asked after the ones before it. */
export const winebarDialogues: readonly (readonly Asked[])[] = [
  [
    ['What did we take in June?', '~taken @2025-06-01..2025-06-30'],
    [
      'And by category, in percent?',
      'net-sales-share|~taken|~sold by category|reporting-category @2025-06-01..2025-06-30',
    ],
    [
      'The same for May, please.',
      'net-sales-share|~taken|~sold by category|reporting-category @2025-05-01..2025-05-31 || net-sales-share|~taken|~sold by category|reporting-category @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
    ],
    [
      'Which items are behind the Pantry figure?',
      '~taken|~sold|net-sales-share by item-name @2025-05-01..2025-05-31 if category=Pantry || ~taken|~sold|net-sales-share by item-name @2025-05-01..2025-05-31 if reporting-category=Pantry || ~taken|~sold|net-sales-share by item-name @2025-05-01..2025-05-31',
    ],
  ],
  [
    ['sals yest', '~taken @2025-07-17'],
    ['n the day b4', '~taken @2025-07-16'],
    ['jst cards', '~card @2025-07-16'],
    ['no cash i ment', '~cash @2025-07-16'],
    ['ok n last wed', '~cash @2025-07-09'],
  ],
  [
    [
      'Please compare Location 1 with Location 2 for last week.',
      '~taken by location @2025-07-06..2025-07-12 || ~taken by location @2025-07-06..2025-07-12 if location=Location 1,Location 2',
    ],
    [
      'And Location 3?',
      '~taken @2025-07-06..2025-07-12 if location=Location 3 || ~taken by location @2025-07-06..2025-07-12 || ~taken by location @2025-07-06..2025-07-12 if location=Location 1,Location 2,Location 3',
    ],
    [
      'All three as shares of the whole, if you would.',
      'net-sales-share|~taken by location @2025-07-06..2025-07-12 || net-sales-share|~taken by location @2025-07-06..2025-07-12 if location=Location 1,Location 2,Location 3',
    ],
    [
      'And how was it the week before?',
      'net-sales-share|~taken by location @2025-06-29..2025-07-05 || net-sales-share|~taken by location @2025-06-29..2025-07-05 if location=Location 1,Location 2,Location 3 || net-sales-share|~taken by location @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05',
    ],
  ],
  [
    ['top 5 itms jun', '~sold by item-name @2025-06-01..2025-06-30 top'],
    ['n the botom 5', '~sold by item-name @2025-06-01..2025-06-30 bottom'],
    ['in units', '~units by item-name @2025-06-01..2025-06-30 bottom'],
    [
      'jst bakery n deli',
      '~units by item-name @2025-06-01..2025-06-30 if category=Bakery,Deli || ~units by item-name @2025-06-01..2025-06-30 if reporting-category=Bakery,Deli',
    ],
    [
      'may?',
      '~units by item-name @2025-05-01..2025-05-31 if category=Bakery,Deli || ~units by item-name @2025-05-01..2025-05-31 if reporting-category=Bakery,Deli || ~units by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Bakery,Deli || ~units by item-name @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if reporting-category=Bakery,Deli',
    ],
  ],
  [
    ['How much did Priya sell last month?', '~taken|~sold @2025-06-01..2025-06-30 if ~staff=Priya Nair'],
    [
      'And Owen?',
      '~taken|~sold @2025-06-01..2025-06-30 if ~staff=Owen Reyes || ~taken|~sold by ~staff @2025-06-01..2025-06-30 if ~staff=Owen Reyes,Priya Nair',
    ],
    [
      'Which of the two had more in tips?',
      'tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 if ~staff=Owen Reyes,Priya Nair || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30',
    ],
    [
      'And in proportion to what they sold?',
      'tip-rate by ~staff @2025-06-01..2025-06-30 if ~staff=Owen Reyes,Priya Nair || tip-rate by ~staff @2025-06-01..2025-06-30',
    ],
    ['How many hours did each of them work for it?', 'cannot'],
  ],
  [
    [
      'Were there any refunds in June?',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund || ~count @2025-06-01..2025-06-30 if transaction-type=Refund || ~any by transaction-type @2025-06-01..2025-06-30',
    ],
    ['May I see them one by one?', 'rows @2025-06-01..2025-06-30 if transaction-type=Refund'],
    [
      'For what reasons?',
      '~any by refund-reason @2025-06-01..2025-06-30 || ~any by refund-reason @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'Were there more of them than in May?',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-05-01..2025-05-31 || ~count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if transaction-type=Refund || ~count @2025-05-01..2025-05-31 if transaction-type=Refund || rows @2025-05-01..2025-05-31 if transaction-type=Refund || ~any by refund-reason @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~any by refund-reason @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if transaction-type=Refund || ~any by refund-reason @2025-05-01..2025-05-31 || ~any by refund-reason @2025-05-01..2025-05-31 if transaction-type=Refund',
    ],
  ],
  [
    ['What were our fees in the second quarter?', 'fees|processing-fees @2025-04-01..2025-06-30'],
    ['As a percentage?', 'fee-rate @2025-04-01..2025-06-30'],
    ['By month, please.', 'fee-rate|fees|processing-fees by month @2025-04-01..2025-06-30'],
    [
      'And which way of paying costs us the most?',
      'fee-rate|fees|processing-fees by tender|payment-method @2025-04-01..2025-06-30',
    ],
  ],
  [
    ['hows jul doin so far', '~taken @2025-07-01..2025-07-18'],
    [
      'vs same days in jun',
      '~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 || ~taken @2025-06-01..2025-06-18',
    ],
    [
      'y the diffrence',
      '~any by item-name|category|reporting-category|location|channel|weekday|date|week|~staff|part-of-day|hour @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 || average-net-sale|average-sale|~count|~units @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 || cannot || ask',
    ],
    [
      'evenings only',
      '~any @2025-07-01..2025-07-18 if part-of-day=Evening || ~any by item-name|category|reporting-category|location|channel|weekday|date|week|~staff|part-of-day|hour @2025-07-01..2025-07-18 if part-of-day=Evening',
    ],
  ],
  [
    [
      'How many jars of honey have we sold this month?',
      '~units @2025-07-01..2025-07-18 if item-name=Wildflower Honey, 350 g',
    ],
    ['And the olive oil?', '~units @2025-07-01..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml'],
    [
      'What did that bring in?',
      '~itemsales @2025-07-01..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~itemsales by item-name @2025-07-01..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml,Wildflower Honey, 350 g',
    ],
    ['And what of it is profit?', 'cannot'],
    [
      'Then at least its share of all Pantry sales.',
      '~itemsales|net-sales-share by item-name @2025-07-01..2025-07-18 if category=Pantry || ~itemsales|net-sales-share by item-name @2025-07-01..2025-07-18 if reporting-category=Pantry',
    ],
  ],
  [
    ['whats deferred sales again', 'define deferred-sales'],
    ['k how much is it rn', 'deferred || deferred-sales|deposits'],
    [
      'whos it from tho',
      'deferred || rows if transaction-status=Partially Paid || ~any by customer|customer-id if transaction-status=Partially Paid || deferred-sales|deposits|deposits-collected by customer|customer-id || customers if transaction-status=Partially Paid',
    ],
    ['were do i find that page', 'how /deferred-sales || how /transactions'],
  ],
  [
    [
      'At what hour were we busiest on Saturdays in June?',
      '~taken|~count by hour @2025-06-01..2025-06-30 if weekday=6 top',
    ],
    ['And on Fridays?', '~taken|~count by hour @2025-06-01..2025-06-30 if weekday=5'],
    [
      'Only what was paid at Location 2.',
      '~taken|~count by hour @2025-06-01..2025-06-30 if weekday=5; location=Location 2',
    ],
  ],
  [
    ['how do i add a new wine', 'how /items'],
    ['n if i hav 60 of em in a spreadsheet', 'how *import'],
    [
      'k diff thing. wich categry sells best this yr',
      '~sold by category|reporting-category @2025-01-01..2025-07-18 top',
    ],
    [
      'n last yr',
      '~sold by category|reporting-category @2024-01-01..2024-12-31 || ~sold by category|reporting-category @2024-01-01..2024-07-18 || ~sold by category|reporting-category @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18',
    ],
  ],
];
