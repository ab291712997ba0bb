import type { Asked } from './asked';

/** The owner of a pet supply and grooming shop dictates into a phone while working: long run-on sentences and short commands, rarely a year. */
export const petsQuestions: readonly Asked[] = [
  // Sales
  ["hey how'd we do yesterday", '~taken|~count @2025-07-17'],
  [
    "okay so i've got a wet poodle in front of me so just real quick what did we bring in last week",
    '~taken @2025-07-06..2025-07-12',
  ],
  ['today so far', '~taken|~count @2025-07-18'],
  [
    'so i was talking to my sister and she swears may was better than june for us can you check that',
    '~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~taken by month @2025-05-01..2025-06-30',
  ],
  ['sales for april no not april march sorry march', '~taken @2025-03-01..2025-03-31'],
  ["what did we do on father's day", '~taken|~count @2025-06-15'],
  ['uh memorial day weekend saturday sunday monday what was that all three together', '~taken @2025-05-24..2025-05-26'],
  ['give me every week since the start of june', '~taken by week @2025-06-01..2025-07-18'],
  [
    'which month was the worst one so far',
    '~taken|~count by month @2025-01-01..2025-07-18 bottom || ~taken|~count by month @2025-01-01..2025-06-30 bottom',
  ],
  [
    "location three how's that one doing against the other two this month",
    '~taken|~count|net-sales-share by location @2025-07-01..2025-07-18 || ~taken|~count by location @2025-07-01..2025-07-18 if location=Location 1,Location 2,Location 3',
  ],
  ['are saturdays still our best day', '~taken|~count by weekday top'],
  [
    "we open early on weekdays for drop offs and i don't know if it's even worth it so what do we take between eight and ten this month monday to friday",
    '~taken|~count @2025-07-01..2025-07-18 if hour=08,09; weekday=1,2,3,4,5 || ~taken|~count @2025-07-01..2025-07-18 if hour=08,09,10; weekday=1,2,3,4,5 || ~taken|~count by hour @2025-07-01..2025-07-18 if weekday=1,2,3,4,5',
  ],
  [
    'how many customers came through last weekend',
    'customers @2025-07-12..2025-07-13 || ~count @2025-07-12..2025-07-13',
  ],
  [
    'average sale this month and is it up on last month',
    'average-net-sale|average-sale @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 || average-net-sale|average-sale @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30',
  ],
  [
    'how much came in through the online store in q two',
    '~taken @2025-04-01..2025-06-30 if channel=Online || ~taken @2025-04-01..2025-06-30 if source=Online store || ~taken by channel|source @2025-04-01..2025-06-30',
  ],
  [
    'what did appointments bring in last month the booked ones i mean not the walk ins',
    '~taken @2025-06-01..2025-06-30 if channel=Appointment || ~taken @2025-06-01..2025-06-30 if source=Appointments || ~taken by channel|source @2025-06-01..2025-06-30',
  ],
  [
    'first quarter and second quarter next to each other please',
    '~taken @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30 || ~taken @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || ~taken by month @2025-01-01..2025-06-30',
  ],
  ['this june against june a year ago', '~taken @2025-06-01..2025-06-30 vs 2024-06-01..2024-06-30'],
  // Items
  ["what's flying off the shelf this week top three", '~sold by item-name @2025-07-13..2025-07-18 top'],
  [
    'is anybody even buying the olive oil anymore like the last three months',
    '~sold @2025-04-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold by month @2025-04-01..2025-06-30 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold @2025-04-19..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold by month @2025-04-19..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold @2025-04-18..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold by month @2025-04-18..2025-07-18 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold @2025-04-18..2025-07-17 if item-name=Olive Oil, Cold-Pressed, 500 ml || ~sold by month @2025-04-18..2025-07-17 if item-name=Olive Oil, Cold-Pressed, 500 ml',
  ],
  [
    'how many of the workshops have we sold since easter',
    '~units @2025-04-20..2025-07-18 if item-name=Bread Baking Workshop || ~units @2025-04-21..2025-07-18 if item-name=Bread Baking Workshop',
  ],
  ['how many sour dough loaves went out on saturday', '~units @2025-07-12 if item-name=Sourdough Loaf, 800 g'],
  [
    'coffee stuff versus bakery stuff in may',
    '~sold by category|reporting-category @2025-05-01..2025-05-31 || ~sold @2025-05-01..2025-05-31 if category=Bakery,Coffee || ~sold @2025-05-01..2025-05-31 if reporting-category=Bakery,Coffee || ~sold by reporting-category @2025-05-01..2025-05-31 if category=Bakery,Coffee || ~sold by category @2025-05-01..2025-05-31 if reporting-category=Bakery,Coffee',
  ],
  ["anything that didn't sell at all last week", 'unsold @2025-07-06..2025-07-12'],
  [
    "what's the slowest thing in pantry since january",
    '~sold by item-name @2025-01-01..2025-07-18 if category=Pantry bottom || ~sold by item-name @2025-01-01..2025-07-18 if reporting-category=Pantry bottom',
  ],
  [
    'did we sell a knife yesterday or was that the day before',
    '~sold @2025-07-16..2025-07-17 if item-name=Chef’s Knife, 20 cm || ~sold by date @2025-07-16..2025-07-17 if item-name=Chef’s Knife, 20 cm || ~sold @2025-07-17 if item-name=Chef’s Knife, 20 cm || rows @2025-07-16..2025-07-17 if item-name=Chef’s Knife, 20 cm || rows @2025-07-17 if item-name=Chef’s Knife, 20 cm',
  ],
  // Payments, fees, taxes
  ['cash from yesterday i gotta count the drawer', '~cash @2025-07-17'],
  [
    'how much of june did people pay with their phones you know the digital wallet thing',
    'tender-digital-wallet @2025-06-01..2025-06-30 || ~payments|payment-share @2025-06-01..2025-06-30 if tender=Digital Wallet || ~payments|payment-share|~count by tender @2025-06-01..2025-06-30',
  ],
  [
    'how bad were the card fees last month',
    'fees|processing-fees|fee-rate @2025-06-01..2025-06-30 || fees|processing-fees|fee-rate by tender|payment-method @2025-06-01..2025-06-30 || fees|processing-fees|fee-rate @2025-06-01..2025-06-30 if payment-method=card || fees|processing-fees|fee-rate @2025-06-01..2025-06-30 if tender=Card',
  ],
  ['once the fees are out what did i actually end up with last week', 'net-total @2025-07-06..2025-07-12'],
  ['sales tax for the second quarter i need to put it aside', 'taxes|taxes-on-sales @2025-04-01..2025-06-30'],
  [
    'gift cards how many bucks worth have we sold since may first',
    'gift-card-sales|gift-cards-sold @2025-05-01..2025-07-18',
  ],
  // Staff, tips, customers
  ["who's selling the most this month is it still priya", '~sold|~count by ~staff @2025-07-01..2025-07-18 top'],
  [
    "how'd owen do last week sales and tips both",
    'tips|tips-and-gratuity @2025-07-06..2025-07-12 if ~staff=Owen Reyes || tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12',
  ],
  [
    'mya or theo which of them gave away more discounts in q two',
    'discounts|discounts-and-comps|discount-count by ~staff @2025-04-01..2025-06-30 || discounts|discounts-and-comps|discount-count @2025-04-01..2025-06-30 if ~staff=Maya Duarte,Theo Lindqvist',
  ],
  [
    "who's our best customer since january like who spends the most",
    '~any by customer|customer-id @2025-01-01..2025-07-18 top || customers @2025-01-01..2025-07-18',
  ],
  [
    'that lady hannah brightwell when was she in last',
    'rows if customer=* || rows if customer-id=* || ~any by date if customer=* || ~any by date if customer-id=* || rows if customer=*; transaction-type=Sale || rows if customer-id=*; transaction-type=Sale || customers if customer=* || customers if customer-id=*',
  ],
  // Refunds, discounts, transactions, words
  [
    'any returns this week i thought theo said there was one',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if transaction-type=Refund || ~count @2025-07-13..2025-07-18 if transaction-type=Refund',
  ],
  [
    'why do people keep bringing things back what do they say',
    '~any by refund-reason || ~any by refund-reason if transaction-type=Refund || rows if transaction-type=Refund',
  ],
  ['show me everything that got refunded in may', 'rows @2025-05-01..2025-05-31 if transaction-type=Refund'],
  ['how much did we knock off in discounts last month', 'discounts|discounts-and-comps @2025-06-01..2025-06-30'],
  ['go through yesterday for me one sale at a time', 'rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale'],
  [
    "people who put a deposit down and we haven't finished the job yet how much is sitting there",
    'deferred || deferred-sales|deposits|deposits-collected',
  ],
  ['what on earth is net total', 'define net-total'],
  // How-to
  ['i got a new oatmeal shampoo in how do i put it in the system', 'how /items'],
  ['how do i change the price on the honey', 'how /items'],
  ['where do i go to count my stock', 'how /items/inventory'],
  ['how do i make a category for treats', 'how /items/categories'],
  ["can this thing go dark it's blinding me in the back room", 'how /settings || how *theme || how *dark'],
  ['how do i back all this up before my nephew touches the laptop', 'how /settings || how *back up || how *backup'],
  ['i need a report of my own just items and who sold them how do i build one', 'how /custom-reports'],
  [
    "the bookkeeper wants june's transactions in a spreadsheet where's the button",
    'how *export || how *CSV || how *download',
  ],
  // Not known
  ['how many bags of dog food did we sell last week', 'cannot || ask'],
  ['which groomer gets the most no shows', 'cannot'],
  ["what's next saturday gonna be like", 'cannot || ask'],
  ['how many bottles of olive oil have i got left on the shelf', 'cannot || how /items'],
  ['so what did i really make in june after rent and payroll and the dog food bill', 'cannot'],
  ['text maya and tell her to come in early', 'cannot'],
  ['refund that last sale for me', 'cannot'],
  ['how many golden retrievers did we wash in may', 'cannot || ask'],
];

/** The same owner. Each turn is asked after the ones before it. */
export const petsDialogues: readonly (readonly Asked[])[] = [
  [
    ["how'd last week go", '~taken|~count @2025-07-06..2025-07-12'],
    ['and the one before', '~taken|~count @2025-06-29..2025-07-05'],
    ['just location two', '~taken|~count @2025-06-29..2025-07-05 if location=Location 2'],
    [
      'put those two weeks side by side',
      '~taken|~count @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if location=Location 2 || ~taken|~count @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 if location=Location 2 || ~taken|~count by week @2025-06-29..2025-07-12 if location=Location 2',
    ],
  ],
  [
    ['top sellers this month', '~sold by item-name @2025-07-01..2025-07-18 top'],
    ['make that june', '~sold by item-name @2025-06-01..2025-06-30 top'],
    [
      'now only the bakery things',
      '~sold by item-name @2025-06-01..2025-06-30 if category=Bakery || ~sold by item-name @2025-06-01..2025-06-30 if reporting-category=Bakery',
    ],
    [
      'in percent',
      'net-sales-share by item-name @2025-06-01..2025-06-30 if category=Bakery || net-sales-share by item-name @2025-06-01..2025-06-30 if reporting-category=Bakery',
    ],
  ],
  [
    ['what did we take on the fourth of july', '~taken @2025-07-04'],
    ['and the year before', '~taken @2024-07-04'],
    ['what about memorial day', '~taken @2025-05-26 || ~taken @2024-05-27'],
    ['how many sales was that', '~count @2025-05-26 || ~count @2024-05-27'],
  ],
  [
    ['how much cash on saturday', '~cash @2025-07-12'],
    ['and cards', '~card @2025-07-12'],
    [
      'which of those had more tips',
      'tips|tips-and-gratuity by payment-method|tender @2025-07-12 || card-tips|cash-tips @2025-07-12',
    ],
    [
      'okay sunday then',
      'tips|tips-and-gratuity by payment-method|tender @2025-07-13 || card-tips|cash-tips @2025-07-13',
    ],
  ],
  [
    ['who sold the most last month', '~sold|~count by ~staff @2025-06-01..2025-06-30 top'],
    ['what about by number of sales', '~count by ~staff @2025-06-01..2025-06-30'],
    ['just priya and theo', '~count by ~staff @2025-06-01..2025-06-30 if ~staff=Priya Nair,Theo Lindqvist'],
    ['and the week before last', '~count by ~staff @2025-06-29..2025-07-05 if ~staff=Priya Nair,Theo Lindqvist'],
    ['their tips', 'tips|tips-and-gratuity by ~staff @2025-06-29..2025-07-05 if ~staff=Priya Nair,Theo Lindqvist'],
  ],
  [
    [
      'were there any refunds in june',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund || ~count @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    ['show me', 'rows @2025-06-01..2025-06-30 if transaction-type=Refund'],
    [
      'so how much is that all together',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-06-01..2025-06-30 || total-payments|refunds|returns|payments-refunded @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
    [
      'why though what did they say',
      '~any by refund-reason @2025-06-01..2025-06-30 || ~any by refund-reason @2025-06-01..2025-06-30 if transaction-type=Refund || rows @2025-06-01..2025-06-30 if transaction-type=Refund',
    ],
  ],
  [
    ['what are the fees looking like this month', 'fees|processing-fees @2025-07-01..2025-07-18'],
    [
      'compared to last month',
      'fees|processing-fees @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 || fees|processing-fees @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18',
    ],
    ['what percent is that of what people paid', 'fee-rate @2025-07-01..2025-07-18'],
    ['and for all of q two', 'fee-rate @2025-04-01..2025-06-30'],
  ],
  [
    ['how many sour dough loaves in june', '~units @2025-06-01..2025-06-30 if item-name=Sourdough Loaf, 800 g'],
    ['and july so far', '~units @2025-07-01..2025-07-18 if item-name=Sourdough Loaf, 800 g'],
    ['no i mean the money', '~itemsales @2025-07-01..2025-07-18 if item-name=Sourdough Loaf, 800 g'],
    ['now the beans', '~itemsales @2025-07-01..2025-07-18 if item-name=Single-Origin Beans, 1 kg'],
    ['same thing for the first quarter', '~itemsales @2025-01-01..2025-03-31 if item-name=Single-Origin Beans, 1 kg'],
  ],
  [
    ["what's the busiest hour on saturdays", '~taken|~count by hour if weekday=6 top'],
    ['and sundays', '~taken|~count by hour if weekday=0'],
    ['only location one', '~taken|~count by hour if location=Location 1; weekday=0'],
    ['uh no sorry location two', '~taken|~count by hour if location=Location 2; weekday=0'],
  ],
  [
    ['how much tax did we collect in june', 'taxes|taxes-on-sales @2025-06-01..2025-06-30'],
    ['split it by location', 'taxes|taxes-on-sales by location @2025-06-01..2025-06-30'],
    ['now the whole quarter that ended then', 'taxes|taxes-on-sales by location @2025-04-01..2025-06-30'],
    ['and when do i have to pay it', 'cannot'],
  ],
  [
    ['how do i add an item', 'how /items'],
    ['and then give it a category', 'how /items'],
    ["can't you just do it for me", 'cannot || how /items'],
    ['fine what did we sell the most of yesterday', '~sold by item-name @2025-07-17 top'],
  ],
  [
    ['sales in may', '~taken @2025-05-01..2025-05-31'],
    ['no sorry june', '~taken @2025-06-01..2025-06-30'],
    ['day by day', '~taken by date @2025-06-01..2025-06-30'],
    ['which one was the best', '~taken by date @2025-06-01..2025-06-30 top'],
    [
      'what did we sell that day',
      '~sold by item-name @2025-06-20 || rows @2025-06-20 || rows @2025-06-20 if transaction-type=Sale',
    ],
    ['and who was on shift', 'cannot || ~any by ~staff @2025-06-20'],
  ],
];
