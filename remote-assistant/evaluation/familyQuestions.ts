import type { Asked } from './asked';

/** An older owner in long sentences, a daughter who helps out, an area manager, a tax adviser's assistant, and a new hire from abroad. */
export const familyQuestions: readonly Asked[] = [
  [
    'Good morning, I would like to know how much we took yesterday at the counter in front, please.',
    '~taken @2025-07-17 if device-nickname=Front counter',
  ],
  [
    'My wife says that Mondays are a waste of time. What do we usually sell on a Monday?',
    '~taken if weekday=1 || ~taken by date if weekday=1 || ask',
  ],
  [
    'Which of our products has brought in the most money since the beginning of the year?',
    '~sold by item-name @2025-01-01..2025-07-18 top',
  ],
  [
    'Has anybody brought something back this week, and what was the reason?',
    'refunds|returns|returned|return-count @2025-07-13..2025-07-18 || refunds|returns|returned|return-count by refund-reason @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if transaction-type=Refund',
  ],
  ['I seem to remember that last December was very good. How good was it?', '~taken @2024-12-01..2024-12-31 || ask'],
  ['How many customers came back to us in the spring, say in April and May?', 'customers @2025-04-01..2025-05-31'],
  ['What does the knife cost at the moment?', 'text 129'],
  [
    'Are we selling more coffee than we did a year ago?',
    '~sold vs 2024-06-19..2024-07-18 if category=Coffee || ~sold @2025-07-18 vs 2024-07-18 if category=Coffee || ~sold @2025-07-01..2025-07-18 vs 2024-07-01..2024-07-18 if category=Coffee || ~sold @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if category=Coffee || ask',
  ],
  ['hey can u tell me what we made on mothers day', '~taken @2025-05-11'],
  ['hows today going compared to yesterday', '~taken @2025-07-18 vs 2025-07-17'],
  ['whos got the most tips this month', 'tips|tips-and-gratuity by ~staff @2025-07-01..2025-07-18 top'],
  ['did priya sell any bread workshops', '~sold if item-name=Bread Baking Workshop; ~staff=Priya Nair'],
  ['whats our bestseller rn', '~sold by item-name top'],
  [
    'is granola doing better than cold brew this month',
    '~sold by item-name @2025-07-01..2025-07-18 if item-name=Cold Brew Concentrate,House Granola',
  ],
  [
    'like how many orders do we get on a normal saturday',
    '~count|sale-count if weekday=6 || ~count|sale-count by date if weekday=6',
  ],
  ['biggest order ever??', 'rows top || ~taken by transaction-id top'],
  ['how do i turn on dark mode', 'how *theme'],
  ['cash money yesterday', '~cash @2025-07-17'],
  [
    'what sold in the evening yesterday',
    '~sold by item-name @2025-07-17 if part-of-day=Evening || ~sold @2025-07-17 if part-of-day=Evening',
  ],
  ['any discounts today', 'discounts|discounts-and-comps|discount-count @2025-07-18 || rows @2025-07-18'],
  [
    'Net sales per location, week 28, against week 27',
    'net-sales by location @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 || ask || cannot || net-sales by location @2025-07-07..2025-07-13 vs 2025-06-30..2025-07-06',
  ],
  [
    'Rank the locations by average ticket for June.',
    'average-sale|average-net-sale by location @2025-06-01..2025-06-30 top',
  ],
  ['Location 3: sales trend by month this year', '~sales by month @2025-01-01..2025-07-18 if location=Location 3'],
  [
    'Which location has the highest refund amount YTD?',
    'refunds|returns|payments-refunded by location @2025-01-01..2025-07-18',
  ],
  [
    'Share of online sales in Q2',
    'net-sales-share|~sales|payment-share by source|channel @2025-04-01..2025-06-30 || net-sales-share|~sales @2025-04-01..2025-06-30 if source=Online store',
  ],
  ['Comps vs discounts, June', 'comps|discounts|discounts-and-comps @2025-06-01..2025-06-30'],
  ['Average number of items per sale last month', 'cannot || ask'],
  [
    'Sales per hour on Fridays in June for Location 1',
    '~sales by hour @2025-06-01..2025-06-30 if weekday=5; location=Location 1',
  ],
  ['Who had the weakest week last week?', '~taken by ~staff @2025-07-06..2025-07-12 bottom'],
  ['Top three categories by units, first half', '~units by category @2025-01-01..2025-06-30 top'],
  [
    'How did the weekend of July 4 do?',
    '~taken @2025-07-05..2025-07-06 || ~taken @2025-07-04..2025-07-06 || ~taken by date @2025-07-04..2025-07-06 || ~taken by date @2025-07-05..2025-07-06',
  ],
  ['Taxes on sales in the first quarter', 'taxes|taxes-on-sales @2025-01-01..2025-03-31'],
  [
    'What fees were charged on invoices in May?',
    'invoice-fees @2025-05-01..2025-05-31 || fees @2025-05-01..2025-05-31 if source=Invoices || fees @2025-05-01..2025-05-31 if channel=Invoice || fees @2025-05-01..2025-05-31 if fee-kind=Invoice fee',
  ],
  [
    'Gift cards: sold minus redeemed, 2024',
    'gift-card-sales|gift-cards-sold|gift-cards-redeemed @2024-01-01..2024-12-31 || ask || cannot',
  ],
  [
    'Cash and card receipts per month, January to June',
    '~cash by month @2025-01-01..2025-06-30 || ~card by month @2025-01-01..2025-06-30 || ask || ~payments by month @2025-01-01..2025-06-30 if tender=Cash,Card',
  ],
  ['What is the net total for June after all fees?', 'net-total @2025-06-01..2025-06-30'],
  ['How is net sales calculated?', 'define net-sales'],
  ['Customer deposits received but not yet earned', 'deferred || deferred-sales|deposits-collected'],
  ['Please list the refunds of June above 30 dollars', 'rows @2025-06-01..2025-06-30 if transaction-type=Refund'],
  [
    'Total tips, split in card and cash, second quarter',
    'card-tips @2025-04-01..2025-06-30 || cash-tips @2025-04-01..2025-06-30 || tips by tender|payment-method @2025-04-01..2025-06-30',
  ],
  ['Please, which are the items that nobody buys in this month?', 'unsold @2025-07-01..2025-07-18'],
  ['How many pieces of the honey have we in the stock?', 'text stock'],
  ['I have sold how much today? My name is Theo', '~taken @2025-07-18 if ~staff=Theo Lindqvist'],
  ['At what hour comes the most of people?', '~count|sale-count|~taken by hour top'],
  ['Can I see which client has paid the invoice?', 'cannot || ask || customers || rows || how /transactions'],
];

/** To the own shop. */
export const familyOwnShopQuestions: readonly Asked[] = [
  [
    'Has Riverside been busier than High Street this week?',
    '~taken|~count|sale-count by location @2025-07-13..2025-07-18 || ~taken|~count|sale-count by location @2025-07-13..2025-07-18 if location=Riverside,High Street',
  ],
  ['chloes best day last month', '~taken by date @2025-06-01..2025-06-30 if ~staff=Chloe Martin top'],
  [
    'how many iced lattes on the hottest weekend, 28 and 29 june',
    '~units @2025-06-28..2025-06-29 if item-name=Iced Latte || ask',
  ],
  [
    'whats selling at high street in the afternoon',
    '~sold by item-name if location=High Street; part-of-day=Afternoon',
  ],
  ['Takings by day for last week please', '~taken by date @2025-07-06..2025-07-12'],
  ['granola bowls sold since may', '~sold @2025-05-01..2025-07-18 if item-name=Granola Bowl'],
  ['which is our slowest hour', '~count|sale-count|~taken by hour bottom'],
  ['Breakfast against pastries, Q2', '~sold by category @2025-04-01..2025-06-30 if category=Breakfast,Pastries'],
  ['how much VAT did we charge in may', 'taxes|taxes-on-sales @2025-05-01..2025-05-31'],
  [
    'did ana or ben sell more brownies in june',
    '~sold by ~staff @2025-06-01..2025-06-30 if ~staff=Ana Ruiz,Ben Okafor; item-name=Chocolate Brownie',
  ],
  ['What do I pay for the card payments?', 'cannot || ask || text fee || fees|fee-rate'],
  [
    'what percentage is paid by cash at riverside',
    '~cash if location=Riverside || payment-share|~payments by tender|payment-method if location=Riverside',
  ],
  [
    'How many transactions per day on average in June?',
    '~count|sale-count by date @2025-06-01..2025-06-30 || ~count|sale-count @2025-06-01..2025-06-30',
  ],
  ['rye bread price pls', 'text 4.50'],
  ['show the last five sales', 'rows'],
];
