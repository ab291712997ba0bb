import type { Asked } from './asked';

/**
 * Held-out questions to the own shop of `ownShop.ts`, by two people who never saw how the assistant works: the owner, in a
 * hurry, and a part-timer who writes long and polite. Its files hold no tips, fees, customers, costs or stock.
 */
export const ownStallQuestions: readonly Asked[] = [
  // The owner.
  ['takings today', '~taken @2025-07-18'],
  [
    'whats ana done this month',
    '~any @2025-07-01..2025-07-18 if ~staff=Ana Ruiz || rows @2025-07-01..2025-07-18 if ~staff=Ana Ruiz',
  ],
  ['brownies tues?', '~sold @2025-07-15 if item-name=Chocolate Brownie'],
  ['cash june', '~cash @2025-06-01..2025-06-30'],
  ['cash at high street on wed', '~cash @2025-07-16 if location=High Street'],
  [
    'granola bowls this yr vs last',
    '~sold @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if item-name=Granola Bowl || ~sold @2025-01-01..2025-07-18 vs 2024-01-01..2024-12-31 if item-name=Granola Bowl || ~sold @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 if item-name=Granola Bowl || ~sold @2024-01-01..2024-12-31 vs 2025-01-01..2025-07-18 if item-name=Granola Bowl || ~sold by month @2024-01-01..2025-07-18 if item-name=Granola Bowl',
  ],
  ['top seller high street may', '~sold by item-name @2025-05-01..2025-05-31 if location=High Street top'],
  ['worst 3 items june', '~sold by item-name @2025-06-01..2025-06-30 bottom'],
  ['busiest hr last wk', '~any by hour @2025-07-06..2025-07-12 top'],
  ['how many transactions since monday', '~count @2025-07-14..2025-07-18'],
  [
    'refunds june',
    'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned @2025-06-01..2025-06-30 || ~any @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
  ],
  ['tax last quarter', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
  ['profit june', 'cannot'],
  ['card fees june', 'fees|processing-fees|fee-rate @2025-06-01..2025-06-30 || cannot'],
  ['which shop took more last wk', '~taken by location @2025-07-06..2025-07-12 top'],
  ['candles since may', '~sold @2025-05-01..2025-07-18 if item-name=House Candle'],
  [
    'saturdays vs sundays this yr',
    '~any by weekday @2025-01-01..2025-07-18 || ~any by weekday @2025-01-01..2025-07-18 if weekday=0,6',
  ],
  ['rye bread left?', 'cannot'],
  [
    'price granola bowl',
    'text 7.20 || price if item-name=Granola Bowl || price by item-name if item-name=Granola Bowl',
  ],
  ['avg sale riverside last month', 'average-sale|average-net-sale @2025-06-01..2025-06-30 if location=Riverside'],
  [
    'cold drinks may and june',
    '~sold @2025-05-01..2025-06-30 if category=Cold drinks || ~sold by month @2025-05-01..2025-06-30 if category=Cold drinks || ~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Cold drinks || ~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Cold drinks',
  ],
  ['chloes sales friday last wk', '~taken @2025-07-11 if ~staff=Chloe Martin'],
  [
    'apple pay june',
    'cannot || tender-digital-wallet @2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 if tender=Digital wallet || ~taken by tender @2025-06-01..2025-06-30',
  ],
  ['espressos per day this wk', '~sold by date @2025-07-13..2025-07-18 if item-name=Espresso'],
  ['net sales q1', 'net-sales @2025-01-01..2025-03-31'],
  ['sales by category last yr', '~sold by category|reporting-category @2024-01-01..2024-12-31'],
  ['high street transactions over a tenner yesterday', 'rows @2025-07-17 if location=High Street'],
  ['opening hrs sunday', 'cannot'],
  ['best month ever', '~any by month top'],
  ['tips ben june', 'tips|tips-and-gratuity|card-tips|tip-rate @2025-06-01..2025-06-30 if ~staff=Ben Okafor || cannot'],
  ['gross or net whats the diff', 'define gross-sales; net-sales'],
  ['where do i make my own report', 'how /custom-reports'],
  ['afternoons riverside may', '~any @2025-05-01..2025-05-31 if location=Riverside; part-of-day=Afternoon'],
  // The part-timer.
  [
    'Hello, sorry to bother you! I was wondering how many butter croissants we sold last Saturday at Riverside, please?',
    '~units @2025-07-12 if item-name=Butter Croissant; location=Riverside',
  ],
  [
    'Good morning! Could you kindly tell me which member of the team rang up the most sales in June? It is only for a bit of fun between us. Thank you!',
    '~taken|~count|~units|items by ~staff @2025-06-01..2025-06-30 top',
  ],
  [
    "If it isn't too much trouble, I would love to know what time of day is usually the busiest at High Street, so that I can plan my breaks a little better.",
    '~any by hour|part-of-day if location=High Street top',
  ],
  [
    "Hi there, a lady asked me earlier how much the House Candle costs and I'm afraid I couldn't remember. Could you help me, please?",
    'text £18 || price if item-name=House Candle || price by item-name if item-name=House Candle',
  ],
  [
    'Good afternoon, may I please ask whether we have sold any House Candles at all this week? They look rather lonely on the shelf.',
    '~sold @2025-07-13..2025-07-18 if item-name=House Candle',
  ],
  ['I hope you are well. Would you be able to tell me what my wages will be for last week, please?', 'cannot'],
  [
    "Would you be so kind as to tell me which items didn't sell even once on Wednesday? I'd like to rearrange the display.",
    'unsold @2025-07-16',
  ],
  [
    'Could I please see a list of all the refunds that were made in the first half of this year? I have been asked to look through them.',
    'rows @2025-01-01..2025-06-30 if transaction-type=Refund || refunds|returns|returned|payments-refunded by date|transaction-id @2025-01-01..2025-06-30',
  ],
  [
    'Please could you compare the chai lattes with the flat whites for last month? I have a little bet going with a colleague.',
    '~sold by item-name @2025-06-01..2025-06-30 if item-name=Chai Latte,Flat White || ~sold by item-name @2025-06-01..2025-06-30',
  ],
  [
    'Would you mind telling me what percentage of our payments in June was made by card rather than in cash? Thank you ever so much.',
    '~taken|payment-share|net-sales-share|~count by tender|payment-method @2025-06-01..2025-06-30 || card|cash|tender-card|tender-cash @2025-06-01..2025-06-30 || ~taken|payment-share|~count by tender @2025-06-01..2025-06-30 if tender=Card,Cash || ~taken|payment-share|~count by payment-method @2025-06-01..2025-06-30 if payment-method=Card,Cash || ~card @2025-06-01..2025-06-30 || payment-share @2025-06-01..2025-06-30 if tender=Card || payment-share @2025-06-01..2025-06-30 if payment-method=Card',
  ],
  [
    "Hello, I'm quite new here and I don't really understand what “average sale” means on the screen. Could you explain it to me, please?",
    'define average-sale',
  ],
  [
    'Would it be possible to find out how many banana breads were sold on each day of last week, please? I have a feeling that we are baking too many.',
    '~units by date|weekday @2025-07-06..2025-07-12 if item-name=Banana Bread',
  ],
  [
    "I'm sorry if this is a silly question, but do we have any unused gift cards outstanding at the moment?",
    'deferred || cannot',
  ],
  [
    'Could you please let me know which of our customers came in most often in June? I would like to write them a little thank-you card.',
    'cannot || customers @2025-06-01..2025-06-30 || ~any by customer|customer-id @2025-06-01..2025-06-30',
  ],
  [
    'Dear assistant, I would be very grateful if you could tell me how much we sold in pastries in the mornings at High Street during June.',
    '~sold @2025-06-01..2025-06-30 if category=Pastries; location=High Street; part-of-day=Morning',
  ],
  [
    "May I ask how many croissants you think we are going to sell next Saturday? I'd like to know how many to put in the oven.",
    'cannot',
  ],
  [
    'I believe that somebody called Dave used to work here. Could you tell me how much he sold in March, please?',
    'cannot || ask',
  ],
];

/** Dialogues with the own shop: each turn is asked after the ones before it. */
export const ownStallDialogues: readonly (readonly Asked[])[] = [
  [
    ['takings last week', '~taken @2025-07-06..2025-07-12'],
    ['wk before', '~taken @2025-06-29..2025-07-05 || ~taken @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05'],
    [
      'by shop',
      '~taken by location @2025-06-29..2025-07-05 || ~taken by location @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05',
    ],
    [
      'cash only',
      '~cash by location @2025-06-29..2025-07-05 || ~cash by location @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05',
    ],
  ],
  [
    ['flat whites june', '~sold @2025-06-01..2025-06-30 if item-name=Flat White'],
    [
      'and espresso',
      '~sold @2025-06-01..2025-06-30 if item-name=Espresso || ~sold by item-name @2025-06-01..2025-06-30 if item-name=Flat White,Espresso || ~sold @2025-06-01..2025-06-30 if item-name=Flat White,Espresso',
    ],
    [
      'who sold most of them',
      '~sold by ~staff @2025-06-01..2025-06-30 if item-name=Espresso top || ~sold by ~staff @2025-06-01..2025-06-30 if item-name=Flat White,Espresso top',
    ],
    ['price of an espresso?', 'text 2.40 || price if item-name=Espresso || price by item-name if item-name=Espresso'],
  ],
  [
    ['Hello, could you please show me how Riverside did in May?', '~any @2025-05-01..2025-05-31 if location=Riverside'],
    [
      'Thank you! And would you mind doing the same for High Street?',
      '~any @2025-05-01..2025-05-31 if location=High Street',
    ],
    [
      'Lovely. Which items sold best there, please?',
      '~sold by item-name @2025-05-01..2025-05-31 if location=High Street top',
    ],
    [
      'And which ones sold the least, if I may ask?',
      '~sold by item-name @2025-05-01..2025-05-31 if location=High Street bottom',
    ],
  ],
  [
    ['pastries yesterday', '~sold @2025-07-17 if category=Pastries'],
    ['day before?', '~sold @2025-07-16 if category=Pastries || ~sold @2025-07-17 vs 2025-07-16 if category=Pastries'],
    [
      'split by item',
      '~sold by item-name @2025-07-16 if category=Pastries || ~sold by item-name @2025-07-17 vs 2025-07-16 if category=Pastries',
    ],
  ],
  [
    ['whats our best weekday', '~any by weekday top'],
    ['at riverside', '~any by weekday if location=Riverside top'],
    ['and the worst', '~any by weekday if location=Riverside bottom'],
  ],
  [
    [
      'returns this year',
      'refunds|returns|returned|payments-refunded|return-count|items-refunded|items-returned @2025-01-01..2025-07-18 || ~any @2025-01-01..2025-07-18 if transaction-type=Refund || rows @2025-01-01..2025-07-18 if transaction-type=Refund',
    ],
    [
      'list them',
      'rows @2025-01-01..2025-07-18 if transaction-type=Refund || refunds|returns|returned|payments-refunded by date|transaction-id @2025-01-01..2025-07-18',
    ],
    [
      'only chloes',
      'rows @2025-01-01..2025-07-18 if transaction-type=Refund; ~staff=Chloe Martin || refunds|returns|returned|payments-refunded by date|transaction-id @2025-01-01..2025-07-18 if ~staff=Chloe Martin || refunds|returns|returned|payments-refunded|return-count @2025-01-01..2025-07-18 if ~staff=Chloe Martin',
    ],
  ],
  [
    [
      'Good morning, please could you tell me how much tax we charged in June?',
      'taxes|taxes-on-sales @2025-06-01..2025-06-30',
    ],
    [
      'Thank you. And how does that compare with May, please?',
      'taxes|taxes-on-sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || taxes|taxes-on-sales @2025-05-01..2025-05-31 || taxes|taxes-on-sales by month @2025-05-01..2025-06-30',
    ],
    [
      'And how much was it in June for the hot drinks only?',
      'taxes|taxes-on-sales @2025-06-01..2025-06-30 if category=Hot drinks || taxes|taxes-on-sales by category @2025-06-01..2025-06-30',
    ],
  ],
  [
    ['average sale this month', 'average-sale|average-net-sale @2025-07-01..2025-07-18'],
    ['per shop', 'average-sale|average-net-sale by location @2025-07-01..2025-07-18'],
    ['how is that worked out', 'define average-sale || define average-net-sale'],
  ],
  [
    [
      'ben june',
      '~any @2025-06-01..2025-06-30 if ~staff=Ben Okafor || rows @2025-06-01..2025-06-30 if ~staff=Ben Okafor',
    ],
    ['ana', '~any @2025-06-01..2025-06-30 if ~staff=Ana Ruiz || rows @2025-06-01..2025-06-30 if ~staff=Ana Ruiz'],
    [
      'both side by side',
      '~any by ~staff @2025-06-01..2025-06-30 if ~staff=Ana Ruiz,Ben Okafor || ~any by ~staff @2025-06-01..2025-06-30',
    ],
    [
      'in may',
      '~any by ~staff @2025-05-01..2025-05-31 if ~staff=Ana Ruiz,Ben Okafor || ~any by ~staff @2025-05-01..2025-05-31',
    ],
  ],
  [
    [
      'Hi, sorry, could I ask how many House Candles we sold in June, please?',
      '~units @2025-06-01..2025-06-30 if item-name=House Candle',
    ],
    [
      'Oh, that is interesting. On which day of the week do we sell the most of them?',
      '~sold by weekday if item-name=House Candle top',
    ],
    ['And do you happen to know how many we still have in stock?', 'cannot || text not counted'],
    [
      'I see. Then how much money did the candles bring in over the whole of last year, please?',
      '~taken|items @2024-01-01..2024-12-31 if item-name=House Candle',
    ],
  ],
  [
    ['sales by month this yr', '~taken by month @2025-01-01..2025-07-18'],
    ['same for 2024', '~taken by month @2024-01-01..2024-12-31'],
    ['just breakfast', '~taken|items by month @2024-01-01..2024-12-31 if category=Breakfast'],
    ['one total not by month', '~taken|items @2024-01-01..2024-12-31 if category=Breakfast'],
  ],
  [
    [
      'Could you please tell me what we received in tips last week?',
      'tips|tips-and-gratuity @2025-07-06..2025-07-12 || cannot',
    ],
    ['Ah, what a pity. And how much was paid by card last week, then?', '~card @2025-07-06..2025-07-12'],
    ['At High Street only, please.', '~card @2025-07-06..2025-07-12 if location=High Street'],
    [
      "And what was it in the week before that, if you don't mind?",
      '~card @2025-06-29..2025-07-05 if location=High Street || ~card @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if location=High Street',
    ],
  ],
];
