import type { Asked } from './asked';

/**
 * The manager of a toy shop, who asks in many styles: terse, polite, in a hurry, indirect, and as people speak. Misspelled words are
 * meant.
 */
export const toyshopQuestions: readonly Asked[] = [
  // Terse
  ['takings tues', '~taken @2025-07-15'],
  [
    'sales this mnth vs last',
    '~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 || ~taken @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 || ~taken @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 || ~taken by month @2025-06-01..2025-07-18',
  ],
  ['top 3 items q2', '~sold by item-name @2025-04-01..2025-06-30 top'],
  ['avg sale may', 'average-net-sale|average-sale @2025-05-01..2025-05-31'],
  ['tips by person last wk', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12'],
  [
    'cash yday',
    '~cash @2025-07-17 || ~any by tender|payment-method @2025-07-17 || ~any by tender|payment-method @2025-07-17 if payment-method=Cash || ~any by tender|payment-method @2025-07-17 if tender=Cash',
  ],
  [
    'refunds june total',
    'refunds|returns|returned|payments-refunded|partial-refunds @2025-06-01..2025-06-30 || rows @2025-06-01..2025-06-30 if transaction-type=Refund || ~any by transaction-type @2025-06-01..2025-06-30 || refunds|returns|returned|payments-refunded|partial-refunds by refund-reason @2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 if transaction-type=Refund',
  ],
  [
    'loc 2 sundays this yr',
    '~taken|~count @2025-01-01..2025-07-18 if location=Location 2; weekday=0 || ~taken|~count by date @2025-01-01..2025-07-18 if location=Location 2; weekday=0',
  ],
  ['net sales jan-mar by month', 'net-sales by month @2025-01-01..2025-03-31'],
  [
    'worst seller bakery june',
    '~sold by item-name @2025-06-01..2025-06-30 if category=Bakery bottom || ~sold by item-name @2025-06-01..2025-06-30 if reporting-category=Bakery bottom',
  ],
  ['gift cards redeemed ytd', 'gift-cards-redeemed @2025-01-01..2025-07-18'],
  [
    'invoice fees may',
    'invoice-fees @2025-05-01..2025-05-31 || fees|invoice-fees @2025-05-01..2025-05-31 if channel=Invoice || fees|invoice-fees @2025-05-01..2025-05-31 if source=Invoices || fees|invoice-fees @2025-05-01..2025-05-31 if fee-kind=Invoice fee || fees by fee-kind @2025-05-01..2025-05-31',
  ],
  [
    'biggest sale this week?',
    'rows @2025-07-13..2025-07-18 || rows @2025-07-13..2025-07-18 if transaction-type=Sale || row',
  ],
  [
    'pantry % of sales last month',
    '~taken|net-sales-share|payment-share by category|reporting-category @2025-06-01..2025-06-30 || net-sales-share|payment-share @2025-06-01..2025-06-30 if category=Pantry || net-sales-share|payment-share @2025-06-01..2025-06-30 if reporting-category=Pantry',
  ],
  // Polite
  [
    'Could you please tell me how many bottles of olive oil left the shop in May?',
    '~units @2025-05-01..2025-05-31 if item-name=Olive Oil, Cold-Pressed, 500 ml',
  ],
  [
    'Would you be so kind as to show me sales per employee for the current month?',
    '~taken|~sold|~count by ~staff @2025-07-01..2025-07-18',
  ],
  [
    'Please may I see which category did worst in the first quarter?',
    '~sold by category|reporting-category @2025-01-01..2025-03-31 bottom',
  ],
  [
    'Could I trouble you for the number of online orders in May?',
    '~count @2025-05-01..2025-05-31 if channel=Online || ~count @2025-05-01..2025-05-31 if source=Online store || ~count @2025-05-01..2025-05-31 if channel=Online; transaction-type=Sale || ~count @2025-05-01..2025-05-31 if source=Online store; transaction-type=Sale || rows @2025-05-01..2025-05-31 if channel=Online || rows @2025-05-01..2025-05-31 if source=Online store || rows @2025-05-01..2025-05-31 if channel=Online; transaction-type=Sale || rows @2025-05-01..2025-05-31 if source=Online store; transaction-type=Sale || ~count by channel|source @2025-05-01..2025-05-31',
  ],
  ['Kindly list every refund since the start of July.', 'rows @2025-07-01..2025-07-18 if transaction-type=Refund'],
  [
    'Please show me the discounts of each location last month.',
    'discounts|discounts-and-comps by location @2025-06-01..2025-06-30',
  ],
  ['Could you kindly explain what net total is?', 'define net-total'],
  ["Thank you in advance: what was taken on Mother's Day this year?", '~taken @2025-05-11'],
  // Typing errors
  ['how mcuh did we sel on satruday', '~taken|~sold @2025-07-12'],
  ['wich day of teh week is bussiest', '~taken|~count by weekday top'],
  [
    'chef knifes sold this yaer',
    '~units @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm || ~units by month @2025-01-01..2025-07-18 if item-name=Chef’s Knife, 20 cm',
  ],
  ['whats the avrage sale this motnh', 'average-net-sale|average-sale @2025-07-01..2025-07-18'],
  [
    'how much discoutn did Priya give in june',
    'discounts|discounts-and-comps @2025-06-01..2025-06-30 if ~staff=Priya Nair',
  ],
  [
    'custmers who spent most in 2025',
    'customers @2025-01-01..2025-07-18 || ~taken|~sold by customer|customer-id @2025-01-01..2025-07-18 top',
  ],
  ['totel paymnets last week', '~payments @2025-07-06..2025-07-12'],
  ['sales by wek in may pls', '~taken|~count by week @2025-05-01..2025-05-31'],
  // Indirect
  [
    'wondering if mornings are really worth opening for, say in June',
    '~taken|~sold|~count by part-of-day @2025-06-01..2025-06-30 || ~taken|~sold|~count @2025-06-01..2025-06-30 if part-of-day=Morning || ~taken|~sold|~count by hour @2025-06-01..2025-06-30',
  ],
  [
    'would be good to know how the market stall did in may',
    '~taken|~sold|~count @2025-05-01..2025-05-31 if device-nickname=Market stall || ~taken|~sold|~count @2025-05-01..2025-05-31 if device-name=Card reader 4 || ~taken|~sold|~count @2025-05-01..2025-05-31 if channel=In-Person',
  ],
  [
    'not sure whether Theo or Maya sold more last week',
    '~taken|~sold|~count by ~staff @2025-07-06..2025-07-12 top || ~taken|~sold|~count by ~staff @2025-07-06..2025-07-12 if ~staff=Theo Lindqvist,Maya Duarte top',
  ],
  [
    'not sure whether we took more on Friday or Saturday last week',
    '~taken by date @2025-07-06..2025-07-12 || ~taken by weekday @2025-07-06..2025-07-12 || ~taken @2025-07-11 vs 2025-07-12 || ~taken @2025-07-12 vs 2025-07-11 || ~taken by date @2025-07-11..2025-07-12 || ~taken by weekday @2025-07-11..2025-07-12 || ~taken by weekday @2025-07-06..2025-07-12 if weekday=5,6 || ~taken by date @2025-07-06..2025-07-12 if weekday=5,6',
  ],
  [
    'curious how much of June was paid by card',
    '~card @2025-06-01..2025-06-30 || ~any by tender|payment-method @2025-06-01..2025-06-30',
  ],
  ["i'd love to know our slowest month last year", '~taken|~count by month @2024-01-01..2024-12-31 bottom'],
  [
    'it would help to see how much in deposits we collected in may',
    'deposits-collected|invoices @2025-05-01..2025-05-31 || rows @2025-05-01..2025-05-31 if transaction-status=Partially Paid || rows @2025-05-01..2025-05-31 if transaction-status=Partially Paid; transaction-type=Sale',
  ],
  ['was asking myself what a sourdough costs these days', 'text $9.50'],
  ["can't remember how many bottles of olive oil we have left", 'text 63'],
  ['hoping to find out what each channel brought in this quarter', '~taken by channel @2025-07-01..2025-07-18'],
  ['trying to work out what percent of sales our tips are this year', 'tip-rate @2025-01-01..2025-07-18'],
  ['head office would like the comps of last week', 'comps|comp-count|discounts-and-comps @2025-07-06..2025-07-12'],
  // Spoken
  [
    'so um like how many sales did we do on monday',
    '~count @2025-07-14 || ~count @2025-07-14 if transaction-type=Sale || rows @2025-07-14 || rows @2025-07-14 if transaction-type=Sale',
  ],
  ['ok so what i need is uh the total for last month, like everything we took', '~taken @2025-06-01..2025-06-30'],
  [
    'right so who was it that sold the most beans this month',
    '~sold by ~staff @2025-07-01..2025-07-18 if item-name=Single-Origin Beans, 1 kg top',
  ],
  ['yeah so basically do saturdays or sundays make us more', '~taken by weekday || ~taken by weekday if weekday=0,6'],
  ['um what was it we made the week of june 9', '~taken @2025-06-08..2025-06-14 || ~taken @2025-06-09..2025-06-15'],
  [
    'hang on, how much did we do before noon on wednesday',
    '~taken|~sold @2025-07-16 if part-of-day=Morning || ~taken|~sold @2025-07-16 if hour=00,01,02,03,04,05,06,07,08,09,10,11 || ~taken|~sold @2025-07-16 if hour=01,02,03,04,05,06,07,08,09,10,11 || ~taken|~sold @2025-07-16 if hour=02,03,04,05,06,07,08,09,10,11 || ~taken|~sold @2025-07-16 if hour=03,04,05,06,07,08,09,10,11 || ~taken|~sold @2025-07-16 if hour=04,05,06,07,08,09,10,11 || ~taken|~sold @2025-07-16 if hour=05,06,07,08,09,10,11 || ~taken|~sold @2025-07-16 if hour=06,07,08,09,10,11 || ~taken|~sold @2025-07-16 if hour=07,08,09,10,11 || ~taken|~sold @2025-07-16 if hour=08,09,10,11 || ~taken|~sold @2025-07-16 if hour=09,10,11 || ~taken|~sold by hour|part-of-day @2025-07-16',
  ],
  [
    'well like is the online store going up or down this year',
    '~taken|~count|~sold by month @2025-01-01..2025-07-18 if channel=Online || ~taken|~count|~sold by month @2025-01-01..2025-07-18 if source=Online store || ~taken|~count|~sold @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if channel=Online || ~taken|~count|~sold @2025-01-01..2025-07-18 vs 2024-01-01..2024-07-18 if source=Online store || ~taken|~count|~sold @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 if channel=Online || ~taken|~count|~sold @2024-01-01..2024-07-18 vs 2025-01-01..2025-07-18 if source=Online store',
  ],
  // Meaning and ways
  ['what counts as a comp?', 'define comps'],
  ['reporting category, what is that', 'text under which the item is reported'],
  ['wher do i upload my product list', 'how /items || how *import'],
  ['is there a list of keyboard shortcuts', 'how *shortcut'],
  ["i'd like a backup of all my data, where do i get one", 'how *backup || how *back up || how /settings'],
  // What it cannot do or does not know
  ['how much profit did we make on the pour over sets last month', 'cannot'],
  ['will december be better than last year, what do you reckon', 'cannot'],
  ['was it the rain that kept people away on wednesday', 'cannot'],
  ['how many lego sets did we sell in may', 'ask'],
  ['pls order 20 more bags of beans from the supplier', 'cannot'],
  ['which shifts did owen work last week', 'cannot'],
];

/** The same person asks. Each turn is asked after the ones before it. */
export const toyshopDialogues: readonly (readonly Asked[])[] = [
  [
    ['sales june', '~taken @2025-06-01..2025-06-30'],
    [
      'may?',
      '~taken @2025-05-01..2025-05-31 || ~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
    ],
    [
      'by location',
      '~taken by location @2025-05-01..2025-05-31 || ~taken by location @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~taken by location @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
    ],
    [
      'only loc 3',
      '~taken @2025-05-01..2025-05-31 if location=Location 3 || ~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if location=Location 3 || ~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if location=Location 3',
    ],
  ],
  [
    ['whats selling best this month', '~sold by item-name @2025-07-01..2025-07-18 top'],
    ['and at location 2', '~sold by item-name @2025-07-01..2025-07-18 if location=Location 2 top'],
    [
      'just equipment',
      '~sold by item-name @2025-07-01..2025-07-18 if location=Location 2; category=Equipment top || ~sold by item-name @2025-07-01..2025-07-18 if location=Location 2; reporting-category=Equipment top',
    ],
    [
      'now the worst instead',
      '~sold by item-name @2025-07-01..2025-07-18 if location=Location 2; category=Equipment bottom || ~sold by item-name @2025-07-01..2025-07-18 if location=Location 2; reporting-category=Equipment bottom',
    ],
  ],
  [
    [
      'Could you tell me the tips for last week, please?',
      'tips|tips-and-gratuity @2025-07-06..2025-07-12 || tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12',
    ],
    ['Would you split them by team member?', 'tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12'],
    [
      'And the week before that, please.',
      'tips|tips-and-gratuity by ~staff @2025-06-29..2025-07-05 || tips|tips-and-gratuity by ~staff @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 || tips|tips-and-gratuity by ~staff @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05',
    ],
    [
      'Thank you. And Priya alone?',
      'tips|tips-and-gratuity @2025-06-29..2025-07-05 if ~staff=Priya Nair || tips|tips-and-gratuity @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 if ~staff=Priya Nair || tips|tips-and-gratuity @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if ~staff=Priya Nair',
    ],
  ],
  [
    [
      'so how many workshops did we sell in like may',
      '~units @2025-05-01..2025-05-31 if category=Classes || ~units @2025-05-01..2025-05-31 if reporting-category=Classes || ~units @2025-05-01..2025-05-31 if item-name=Bread Baking Workshop',
    ],
    [
      'ok and june',
      '~units @2025-06-01..2025-06-30 if category=Classes || ~units @2025-06-01..2025-06-30 if reporting-category=Classes || ~units @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop || ~units @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Classes || ~units @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if reporting-category=Classes || ~units @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=Bread Baking Workshop || ~units @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Classes || ~units @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if reporting-category=Classes || ~units @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if item-name=Bread Baking Workshop',
    ],
    [
      'and how much money is that',
      '~itemsales|~taken @2025-06-01..2025-06-30 if category=Classes || ~itemsales|~taken @2025-06-01..2025-06-30 if reporting-category=Classes || ~itemsales|~taken @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop || ~itemsales|~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Classes || ~itemsales|~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if reporting-category=Classes || ~itemsales|~taken @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=Bread Baking Workshop || ~itemsales|~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Classes || ~itemsales|~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if reporting-category=Classes || ~itemsales|~taken @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if item-name=Bread Baking Workshop',
    ],
    [
      'um who sold them',
      '~sold|~taken|~count by ~staff @2025-06-01..2025-06-30 if category=Classes || ~sold|~taken|~count by ~staff @2025-06-01..2025-06-30 if reporting-category=Classes || ~sold|~taken|~count by ~staff @2025-06-01..2025-06-30 if item-name=Bread Baking Workshop || ~sold|~taken|~count by ~staff @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if category=Classes || ~sold|~taken|~count by ~staff @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if reporting-category=Classes || ~sold|~taken|~count by ~staff @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=Bread Baking Workshop || ~sold|~taken|~count by ~staff @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if category=Classes || ~sold|~taken|~count by ~staff @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if reporting-category=Classes || ~sold|~taken|~count by ~staff @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if item-name=Bread Baking Workshop',
    ],
  ],
  [
    [
      'refunds this year pls',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-01-01..2025-07-18 || rows @2025-01-01..2025-07-18 if transaction-type=Refund || ~any by transaction-type @2025-01-01..2025-07-18 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-01-01..2025-07-18 || ~count|~taken @2025-01-01..2025-07-18 if transaction-type=Refund',
    ],
    [
      'per month',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by month @2025-01-01..2025-07-18 || ~any by month @2025-01-01..2025-07-18 if transaction-type=Refund || rows @2025-01-01..2025-07-18 if transaction-type=Refund',
    ],
    [
      'what reasons do people give',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-01-01..2025-07-18 || ~any by refund-reason @2025-01-01..2025-07-18 if transaction-type=Refund || rows @2025-01-01..2025-07-18 if transaction-type=Refund',
    ],
    ['list the ones from june', 'rows @2025-06-01..2025-06-30 if transaction-type=Refund'],
  ],
  [
    ['where do I see my categories?', 'how /items'],
    ['how do i rename one', 'how /items || how *rename'],
    ['and delete one', 'how /items || how *delete'],
    ['can you do it for me', 'cannot'],
  ],
  [
    [
      'wondering how today is going compared to yesterday',
      '~taken|~count @2025-07-18 vs 2025-07-17 || ~taken|~count @2025-07-17 vs 2025-07-18',
    ],
    [
      'and compared to last friday',
      '~taken|~count @2025-07-18 vs 2025-07-11 || ~taken|~count @2025-07-11 vs 2025-07-18',
    ],
    [
      'how many sales so far today',
      '~count @2025-07-18 || ~count @2025-07-18 if transaction-type=Sale || rows @2025-07-18 || rows @2025-07-18 if transaction-type=Sale || ~count @2025-07-18 vs 2025-07-11 || ~count @2025-07-11 vs 2025-07-18',
    ],
  ],
  [
    ['busiest weekday this year', '~taken|~count by weekday @2025-01-01..2025-07-18 top'],
    ['and the quietest', '~taken|~count by weekday @2025-01-01..2025-07-18 bottom'],
    [
      'by number of sales pls',
      '~count by weekday @2025-01-01..2025-07-18 || ~count by weekday @2025-01-01..2025-07-18 if transaction-type=Sale',
    ],
    [
      'just location 1',
      '~count by weekday @2025-01-01..2025-07-18 if location=Location 1 || ~count by weekday @2025-01-01..2025-07-18 if location=Location 1; transaction-type=Sale',
    ],
  ],
  [
    ['average sale in june', 'average-net-sale|average-sale @2025-06-01..2025-06-30'],
    ['per location', 'average-net-sale|average-sale by location @2025-06-01..2025-06-30'],
    ['which employee has the highest', 'average-net-sale|average-sale by ~staff @2025-06-01..2025-06-30 top'],
    ['and the lowest?', 'average-net-sale|average-sale by ~staff @2025-06-01..2025-06-30 bottom'],
  ],
  [
    ['how did people pay this week', '~any by tender|payment-method @2025-07-13..2025-07-18'],
    [
      'last week?',
      '~any by tender|payment-method @2025-07-06..2025-07-12 || ~any by tender|payment-method @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18 || ~any by tender|payment-method @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12',
    ],
    [
      'in percent please',
      '~any by tender|payment-method @2025-07-06..2025-07-12 || ~any by tender|payment-method @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18 || ~any by tender|payment-method @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12',
    ],
    [
      'only cash',
      '~cash @2025-07-06..2025-07-12 || ~any by tender|payment-method @2025-07-06..2025-07-12 || ~any by tender|payment-method @2025-07-06..2025-07-12 if payment-method=Cash || ~any by tender|payment-method @2025-07-06..2025-07-12 if tender=Cash || payment-share @2025-07-06..2025-07-12 if payment-method=Cash || payment-share @2025-07-06..2025-07-12 if tender=Cash || ~cash @2025-07-06..2025-07-12 vs 2025-07-13..2025-07-18 || ~cash @2025-07-13..2025-07-18 vs 2025-07-06..2025-07-12',
    ],
  ],
  [
    [
      'What has Rajesh Velankar bought this year?',
      '~any by item-name @2025-01-01..2025-07-18 if customer=Rajesh Velankar (C-010) || ~any by item-name @2025-01-01..2025-07-18 if customer-id=C-010 || rows @2025-01-01..2025-07-18 if customer=Rajesh Velankar (C-010) || rows @2025-01-01..2025-07-18 if customer-id=C-010 || rows @2025-01-01..2025-07-18 if customer=Rajesh Velankar (C-010); transaction-type=Sale || rows @2025-01-01..2025-07-18 if customer-id=C-010; transaction-type=Sale || customers @2025-01-01..2025-07-18 if customer=Rajesh Velankar (C-010) || customers @2025-01-01..2025-07-18 if customer-id=C-010',
    ],
    [
      'how much did he spend',
      '~taken @2025-01-01..2025-07-18 if customer=Rajesh Velankar (C-010) || ~taken @2025-01-01..2025-07-18 if customer-id=C-010 || customers @2025-01-01..2025-07-18 if customer=Rajesh Velankar (C-010) || customers @2025-01-01..2025-07-18 if customer-id=C-010',
    ],
    [
      'and Greta Lindenau?',
      '~taken @2025-01-01..2025-07-18 if customer=Greta Lindenau (C-048) || ~taken @2025-01-01..2025-07-18 if customer-id=C-048 || customers @2025-01-01..2025-07-18 if customer=Greta Lindenau (C-048) || customers @2025-01-01..2025-07-18 if customer-id=C-048 || ~taken by customer|customer-id @2025-01-01..2025-07-18 if customer=Greta Lindenau (C-048),Rajesh Velankar (C-010) || ~taken by customer|customer-id @2025-01-01..2025-07-18 if customer-id=C-010,C-048',
    ],
  ],
  [
    [
      'thinking about late opening, what came in after 5 in june',
      '~taken|~sold @2025-06-01..2025-06-30 if part-of-day=Evening || ~taken|~sold @2025-06-01..2025-06-30 if hour=17 || ~taken|~sold @2025-06-01..2025-06-30 if hour=17,18 || ~taken|~sold @2025-06-01..2025-06-30 if hour=17,18,19 || ~taken|~sold @2025-06-01..2025-06-30 if hour=17,18,19,20 || ~taken|~sold @2025-06-01..2025-06-30 if hour=17,18,19,20,21 || ~taken|~sold @2025-06-01..2025-06-30 if hour=17,18,19,20,21,22 || ~taken|~sold @2025-06-01..2025-06-30 if hour=17,18,19,20,21,22,23 || ~taken|~sold by part-of-day|hour @2025-06-01..2025-06-30',
    ],
    [
      'location 1 only',
      '~taken|~sold @2025-06-01..2025-06-30 if part-of-day=Evening; location=Location 1 || ~taken|~sold @2025-06-01..2025-06-30 if hour=17; location=Location 1 || ~taken|~sold @2025-06-01..2025-06-30 if hour=17,18; location=Location 1 || ~taken|~sold @2025-06-01..2025-06-30 if hour=17,18,19; location=Location 1 || ~taken|~sold @2025-06-01..2025-06-30 if hour=17,18,19,20; location=Location 1 || ~taken|~sold @2025-06-01..2025-06-30 if hour=17,18,19,20,21; location=Location 1 || ~taken|~sold @2025-06-01..2025-06-30 if hour=17,18,19,20,21,22; location=Location 1 || ~taken|~sold @2025-06-01..2025-06-30 if hour=17,18,19,20,21,22,23; location=Location 1 || ~taken|~sold by part-of-day|hour @2025-06-01..2025-06-30 if location=Location 1',
    ],
    [
      'compare with may',
      '~taken|~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if part-of-day=Evening; location=Location 1 || ~taken|~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if part-of-day=Evening; location=Location 1 || ~taken|~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if hour=17; location=Location 1 || ~taken|~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if hour=17,18; location=Location 1 || ~taken|~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if hour=17,18,19; location=Location 1 || ~taken|~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if hour=17,18,19,20; location=Location 1 || ~taken|~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if hour=17,18,19,20,21; location=Location 1 || ~taken|~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if hour=17,18,19,20,21,22; location=Location 1 || ~taken|~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if hour=17,18,19,20,21,22,23; location=Location 1 || ~taken|~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if hour=17; location=Location 1 || ~taken|~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if hour=17,18; location=Location 1 || ~taken|~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if hour=17,18,19; location=Location 1 || ~taken|~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if hour=17,18,19,20; location=Location 1 || ~taken|~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if hour=17,18,19,20,21; location=Location 1 || ~taken|~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if hour=17,18,19,20,21,22; location=Location 1 || ~taken|~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if hour=17,18,19,20,21,22,23; location=Location 1 || ~taken|~sold by part-of-day|hour @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if location=Location 1 || ~taken|~sold by part-of-day|hour @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if location=Location 1',
    ],
  ],
  [
    ['what are service charges', 'define service-charges'],
    ['how much did we have of those in june', 'service-charges @2025-06-01..2025-06-30'],
    ['and setup cost?', 'setup-cost @2025-06-01..2025-06-30'],
    ['whats that one mean', 'define setup-cost'],
  ],
  [
    ['how many people walked in yesterday without buying anything', 'cannot'],
    [
      'ok so how many did buy something',
      '~count @2025-07-17 || ~count @2025-07-17 if transaction-type=Sale || rows @2025-07-17 || rows @2025-07-17 if transaction-type=Sale || customers @2025-07-17',
    ],
    [
      'and the same day last week',
      '~count @2025-07-10 || ~count @2025-07-10 vs 2025-07-17 || ~count @2025-07-17 vs 2025-07-10 || ~count @2025-07-10 if transaction-type=Sale || rows @2025-07-10 || rows @2025-07-10 if transaction-type=Sale || customers @2025-07-10',
    ],
  ],
  [
    ['how did the honey do in q1', '~sold @2025-01-01..2025-03-31 if item-name=Wildflower Honey, 350 g'],
    [
      'q2?',
      '~sold @2025-04-01..2025-06-30 if item-name=Wildflower Honey, 350 g || ~sold @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 if item-name=Wildflower Honey, 350 g || ~sold @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30 if item-name=Wildflower Honey, 350 g',
    ],
    [
      'and the passata',
      '~sold @2025-04-01..2025-06-30 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6 || ~sold @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6 || ~sold @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6 || ~sold by item-name @2025-04-01..2025-06-30 if item-name=Wildflower Honey, 350 g,Heirloom Tomato and Roasted Pepper Passata, Case of 6',
    ],
    [
      'in units',
      '~units @2025-04-01..2025-06-30 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6 || ~units @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6 || ~units @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30 if item-name=Heirloom Tomato and Roasted Pepper Passata, Case of 6 || ~units by item-name @2025-04-01..2025-06-30 if item-name=Wildflower Honey, 350 g,Heirloom Tomato and Roasted Pepper Passata, Case of 6',
    ],
  ],
];
