import type { Asked } from './asked';

/**
 * The owner of a flower shop and her two employees: a third plain and short, a third polite or indirect, a third with a story or
 * a reason around the question, which holds the day, the place or the person of it, or names what it is not about.
 */
export const flowersQuestions: readonly Asked[] = [
  // Plain and short
  ['Mother’s Day sales?', '~taken @2025-05-11'],
  ['Takings on Wednesday', '~taken @2025-07-16'],
  ['Net sales, first half of this year', 'net-sales @2025-01-01..2025-06-30'],
  [
    'Cash tips this week?',
    'cash-tips @2025-07-13..2025-07-18 || tips|tips-and-gratuity @2025-07-13..2025-07-18 if payment-method=Cash || tips|tips-and-gratuity @2025-07-13..2025-07-18 if tender=Cash || tips|tips-and-gratuity by tender|payment-method @2025-07-13..2025-07-18',
  ],
  ['Best hour on Sundays?', '~taken|~count by hour if weekday=0 top'],
  ['Quietest weekday in June', '~taken|~count by weekday @2025-06-01..2025-06-30 bottom'],
  [
    'Digital wallet payments, May',
    'tender-digital-wallet @2025-05-01..2025-05-31 || ~taken|~count @2025-05-01..2025-05-31 if tender=Digital Wallet || ~any by tender @2025-05-01..2025-05-31',
  ],
  ['Comps of last month', 'comps|comp-count|discounts-and-comps @2025-06-01..2025-06-30'],
  ['Gift cards sold since January?', 'gift-card-sales|gift-cards-sold @2025-01-01..2025-07-18'],
  ['Top three items this week', '~sold by item-name @2025-07-13..2025-07-18 top'],
  ['How much honey in May?', '~sold @2025-05-01..2025-05-31 if item-name=Wildflower Honey, 350 g'],
  [
    'Total of the refunds in April',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-04-01..2025-04-30 || rows @2025-04-01..2025-04-30 if transaction-type=Refund || ~any by transaction-type @2025-04-01..2025-04-30 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-04-01..2025-04-30 || ~count|~taken @2025-04-01..2025-04-30 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-04-01..2025-04-30 if transaction-type=Refund',
  ],
  ['Average sale per weekday this year', 'average-net-sale|average-sale by weekday @2025-01-01..2025-07-18'],
  ['Fees on Monday?', 'fees|processing-fees @2025-07-14 || fees|processing-fees by fee-kind @2025-07-14'],
  ['Owen’s sales yesterday', '~taken|~count @2025-07-17 if ~staff=Owen Reyes'],
  ['Tip rate per location in May', 'tip-rate by location @2025-05-01..2025-05-31'],
  [
    'Taxes, first quarter',
    'taxes|taxes-on-sales @2025-01-01..2025-03-31 || taxes|taxes-on-sales by month @2025-01-01..2025-03-31',
  ],
  ['What is net total?', 'define net-total'],
  ['Where do I make a new category?', 'how /items'],
  ['Is there any granola left in stock?', 'how *Granola || how /items || cannot'],
  // Polite and indirect
  [
    'Could you tell me which of the three locations brought in the least in May?',
    '~taken by location @2025-05-01..2025-05-31 bottom || ~taken by location @2025-05-01..2025-05-31 if location=Location 1,Location 2,Location 3 bottom',
  ],
  [
    'I would be grateful to know how much we gave away in discounts in the second quarter.',
    'discounts|discounts-and-comps @2025-04-01..2025-06-30 || discounts|discounts-and-comps by month @2025-04-01..2025-06-30',
  ],
  [
    'Would you mind listing what we took this week, one day after the other?',
    '~taken by date|weekday @2025-07-13..2025-07-18',
  ],
  [
    'I wonder whether we did better in the second quarter than in the first.',
    '~taken|~count @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || ~taken|~count @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
  ],
  [
    'May I ask how many sales there were on Saturday?',
    '~count @2025-07-12 || ~count @2025-07-12 if transaction-type=Sale || rows @2025-07-12 || rows @2025-07-12 if transaction-type=Sale',
  ],
  [
    'It would help me to see how the tips of June split into card and cash.',
    'card-tips|cash-tips @2025-06-01..2025-06-30 || tips|tips-and-gratuity by tender|payment-method @2025-06-01..2025-06-30',
  ],
  [
    'Please let me know what share of our payments this year was in cash.',
    '~any by tender|payment-method @2025-01-01..2025-07-18 || ~cash @2025-01-01..2025-07-18 || payment-share|net-sales-share @2025-01-01..2025-07-18 if payment-method=Cash || payment-share|net-sales-share @2025-01-01..2025-07-18 if tender=Cash',
  ],
  [
    'Could I have a list of the refunds of this week, please?',
    'rows @2025-07-13..2025-07-18 if transaction-type=Refund',
  ],
  ['Would you explain to me, in simple words, what the tip rate is?', 'define tip-rate'],
  ['I am never quite sure what counts as a partial refund, could you help me there?', 'define partial-refunds'],
  [
    'Would you be so kind as to tell me the difference between gross sales and net sales?',
    'define gross-sales; net-sales',
  ],
  [
    'Might I know which employee had the highest average sale in June?',
    'average-net-sale|average-sale by ~staff @2025-06-01..2025-06-30 top',
  ],
  [
    'Could you find out which item was returned the most this year?',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-01-01..2025-07-18 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by item-name @2025-01-01..2025-07-18 if transaction-type=Refund || ~any by item-name @2025-01-01..2025-07-18 if transaction-type=Refund',
  ],
  [
    'I should like to see how the online store did in May compared with April.',
    '~taken|~count @2025-05-01..2025-05-31 vs 2025-04-01..2025-04-30 if channel=Online || ~taken|~count @2025-05-01..2025-05-31 vs 2025-04-01..2025-04-30 if source=Online store || ~taken|~count @2025-04-01..2025-04-30 vs 2025-05-01..2025-05-31 if channel=Online || ~taken|~count @2025-04-01..2025-04-30 vs 2025-05-01..2025-05-31 if source=Online store || ~taken|~count by month @2025-04-01..2025-05-31 if channel=Online || ~taken|~count by month @2025-04-01..2025-05-31 if source=Online store || ~taken|~count by channel|source @2025-05-01..2025-05-31 vs 2025-04-01..2025-04-30 || ~taken|~count by channel|source @2025-04-01..2025-04-30 vs 2025-05-01..2025-05-31',
  ],
  ['Is there perhaps a place where I can add a new bouquet and give it a price?', 'how /items'],
  [
    'Would there be a way to put together a report with only the columns that I want?',
    'how /financial-suite/custom-reports || how *custom report || how *report builder',
  ],
  ['Could you show me, please, where I make a backup of everything?', 'how /settings || how *backup || how *back up'],
  ['Would you happen to know which wholesaler our honey comes from?', 'cannot'],
  [
    'Could you tell me who our three best customers of the second quarter were, please?',
    'customers @2025-04-01..2025-06-30 || ~taken|~count by customer|customer-id @2025-04-01..2025-06-30 top',
  ],
  [
    'I would like to know how much in tips we get on Fridays, let us say in June.',
    'tips|tips-and-gratuity @2025-06-01..2025-06-30 if weekday=5 || tips|tips-and-gratuity by date @2025-06-01..2025-06-30 if weekday=5 || tips|tips-and-gratuity by weekday @2025-06-01..2025-06-30 if weekday=5 || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 if weekday=5',
  ],
  // With a story or a reason
  [
    'A bride’s mother paid her invoice this morning and left a little something for Maya. What did invoices bring us in June?',
    '~taken|invoices @2025-06-01..2025-06-30 if channel=Invoice || ~taken|invoices @2025-06-01..2025-06-30 if source=Invoices || ~taken by channel|source @2025-06-01..2025-06-30 || invoices @2025-06-01..2025-06-30',
  ],
  [
    'We were three at the counter on Saturday because of a big funeral, and it still felt hectic. How many sales did Theo do that day?',
    '~count @2025-07-12 if ~staff=Theo Lindqvist || ~count @2025-07-12 if ~staff=Theo Lindqvist; transaction-type=Sale || rows @2025-07-12 if ~staff=Theo Lindqvist || rows @2025-07-12 if ~staff=Theo Lindqvist; transaction-type=Sale',
  ],
  [
    'My sister thinks I should stay closed on Sundays. I only open them since March, for the cemetery visitors. How much have the Sundays brought since then?',
    '~taken @2025-03-01..2025-07-18 if weekday=0 || ~taken by month @2025-03-01..2025-07-18 if weekday=0 || ~taken by date @2025-03-01..2025-07-18 if weekday=0 || ~taken by week @2025-03-01..2025-07-18 if weekday=0 || ~taken by weekday @2025-03-01..2025-07-18 if weekday=0',
  ],
  [
    'The roses arrived at Location 2 in the middle of the night and Owen had to sign for them. Anyway, what did Location 3 take yesterday?',
    '~taken @2025-07-17 if location=Location 3',
  ],
  [
    'On Valentine’s Day the queue went all the way to the bus stop. I never looked at the money afterwards, so what did we take?',
    '~taken @2025-02-14',
  ],
  [
    'Clara Montrose was in for her table flowers and says something about her last bill is wrong. Can you pull up her purchases of this month?',
    'rows @2025-07-01..2025-07-18 if customer=Clara Montrose (C-011) || rows @2025-07-01..2025-07-18 if customer-id=C-011 || rows @2025-07-01..2025-07-18 if customer=Clara Montrose (C-011); transaction-type=Sale || rows @2025-07-01..2025-07-18 if customer-id=C-011; transaction-type=Sale || ~any @2025-07-01..2025-07-18 if customer=Clara Montrose (C-011) || ~any @2025-07-01..2025-07-18 if customer-id=C-011 || ~sold by item-name @2025-07-01..2025-07-18 if customer=Clara Montrose (C-011) || ~sold by item-name @2025-07-01..2025-07-18 if customer-id=C-011 || ~any by date @2025-07-01..2025-07-18 if customer=Clara Montrose (C-011) || ~any by date @2025-07-01..2025-07-18 if customer-id=C-011 || customers @2025-07-01..2025-07-18 if customer=Clara Montrose (C-011) || customers @2025-07-01..2025-07-18 if customer-id=C-011',
  ],
  [
    'With the heat and the roadworks hardly anybody came in before lunch in July. How do the mornings of this month look against those of June?',
    '~taken|~count @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if part-of-day=Morning || ~taken|~count @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if part-of-day=Morning || ~taken|~count by date @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if part-of-day=Morning || ~taken|~count by date @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if part-of-day=Morning || ~taken|~count by month @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 if part-of-day=Morning || ~taken|~count by month @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 if part-of-day=Morning || ~taken|~count @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if part-of-day=Morning || ~taken|~count @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if part-of-day=Morning || ~taken|~count by date @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if part-of-day=Morning || ~taken|~count by date @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if part-of-day=Morning || ~taken|~count by month @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 if part-of-day=Morning || ~taken|~count by month @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18 if part-of-day=Morning || ~taken|~count by month @2025-06-01..2025-07-18 if part-of-day=Morning || ~taken|~count by part-of-day @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-30 || ~taken|~count by part-of-day @2025-06-01..2025-06-30 vs 2025-07-01..2025-07-18 || ~taken|~count by part-of-day @2025-07-01..2025-07-18 vs 2025-06-01..2025-06-18 || ~taken|~count by part-of-day @2025-06-01..2025-06-18 vs 2025-07-01..2025-07-18',
  ],
  [
    'Theo broke two vases on Tuesday, poor boy, and I am not cross with him. But how much did we refund that day?',
    'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-15 || rows @2025-07-15 if transaction-type=Refund || ~any by transaction-type @2025-07-15 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-07-15 || ~count|~taken @2025-07-15 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-15 if transaction-type=Refund',
  ],
  [
    'My accountant is on holiday until August and the bank wants one number from me by noon, namely the total sales of last year.',
    'total-sales @2024-01-01..2024-12-31',
  ],
  [
    'We put the cold brew beside the till, for people who wait for their bouquets. Has it sold better in June than in May?',
    '~sold @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if item-name=Cold Brew Concentrate || ~sold @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if item-name=Cold Brew Concentrate || ~sold by month @2025-05-01..2025-06-30 if item-name=Cold Brew Concentrate',
  ],
  [
    'Owen wants a raise, because he says that he carries this shop. Who really took in the most this month?',
    '~taken by ~staff @2025-07-01..2025-07-18 top',
  ],
  [
    'I gave my cousin the keys for the 5th and 6th of July and she swears everything went fine. What did we take on these two days?',
    '~taken @2025-07-05..2025-07-06 || ~taken by date @2025-07-05..2025-07-06 || ~taken by weekday @2025-07-05..2025-07-06 || ~taken @2025-07-05 vs 2025-07-06 || ~taken @2025-07-06 vs 2025-07-05',
  ],
  [
    'Which category sold the most in April? I have been up since four for the flower market, so forgive me if I asked this before.',
    '~sold by category|reporting-category @2025-04-01..2025-04-30 top',
  ],
  [
    'A young man wants the chef’s knife for his girlfriend instead of flowers, imagine that. What do we sell it for?',
    'text $129.00',
  ],
  [
    'Maya asked me for Fridays off and I said yes too quickly. On which weekday does Location 1 take the most?',
    '~taken by weekday if location=Location 1 top',
  ],
  ['I am writing an invoice to the church for 200 dollars. What fee is going to be taken off it?', 'text $7.15'],
  [
    'The tulips froze in the van, forty bunches, I could have cried. How do I take them out of the stock?',
    'how /items',
  ],
  [
    'I ordered far too few peonies last summer and do not want that again. How many bunches should I buy for the weddings in August?',
    'cannot',
  ],
  [
    'How many comps did we have in the first quarter? I gave a widow her wreath for nothing on Tuesday, and I would do it again.',
    'comps|comp-count @2025-01-01..2025-03-31 || comps|comp-count by month @2025-01-01..2025-03-31',
  ],
  [
    'I am over at Location 2 today, where my two keep quarrelling about the early shift. What do we take here in each hour of the day this month?',
    '~taken by hour @2025-07-01..2025-07-18 if location=Location 2',
  ],
];

/** The same people ask. Each turn is asked after the ones before it. */
export const flowersDialogues: readonly (readonly Asked[])[] = [
  [
    ['How was Valentine’s Day this year?', '~taken|~count @2025-02-14'],
    [
      'And the year before?',
      '~taken|~count @2024-02-14 || ~taken|~count @2025-02-14 vs 2024-02-14 || ~taken|~count @2024-02-14 vs 2025-02-14',
    ],
    ['Back to this year’s. Which hour was the busiest?', '~taken|~count by hour @2025-02-14 top'],
  ],
  [
    ['How many jars of honey went in June?', '~units @2025-06-01..2025-06-30 if item-name=Wildflower Honey, 350 g'],
    ['And how many of the granola?', '~units @2025-06-01..2025-06-30 if item-name=House Granola'],
    ['What did the granola bring in money?', '~itemsales @2025-06-01..2025-06-30 if item-name=House Granola'],
    [
      'Only at Location 1, please, my employee there claims nobody wants it.',
      '~itemsales|~sold @2025-06-01..2025-06-30 if item-name=House Granola; location=Location 1',
    ],
  ],
  [
    ['Who took the most money last week?', '~taken by ~staff @2025-07-06..2025-07-12 top'],
    ['And who the least?', '~taken by ~staff @2025-07-06..2025-07-12 bottom'],
    [
      'Theo was at the dentist on two days, so that is hardly fair. What did he take in the week before?',
      '~taken @2025-06-29..2025-07-05 if ~staff=Theo Lindqvist || ~taken @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if ~staff=Theo Lindqvist || ~taken @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 if ~staff=Theo Lindqvist',
    ],
    [
      'And Maya?',
      '~taken @2025-06-29..2025-07-05 if ~staff=Maya Duarte || ~taken @2025-07-06..2025-07-12 vs 2025-06-29..2025-07-05 if ~staff=Maya Duarte || ~taken @2025-06-29..2025-07-05 vs 2025-07-06..2025-07-12 if ~staff=Maya Duarte',
    ],
  ],
  [
    ['Tips in May?', 'tips|tips-and-gratuity @2025-05-01..2025-05-31'],
    ['Per person, please.', 'tips|tips-and-gratuity by ~staff @2025-05-01..2025-05-31'],
    [
      'And the same for June? We split them on Monday and I do not want tears.',
      'tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 || tips|tips-and-gratuity by ~staff @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || tips|tips-and-gratuity by ~staff @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
    ],
    ['What is the tip rate in June for the whole shop?', 'tip-rate @2025-06-01..2025-06-30'],
  ],
  [
    ['How can I change what a bouquet costs?', 'how /items'],
    [
      'And if it is fifty of them? Before Mother’s Day I raise everything and afterwards it goes down again.',
      'how /items || how *bulk',
    ],
    ['Could I hide one for the winter without deleting it?', 'how /items || how *archive || cannot'],
    ['Thank you. By the way, what do you charge when somebody pays by card?', 'text 2.9% || fee-rate'],
  ],
  [
    ['Net sales by location this week', 'net-sales by location @2025-07-13..2025-07-18'],
    ['And the average sale at each of them?', 'average-net-sale|average-sale by location @2025-07-13..2025-07-18'],
    ['Where is it the highest?', 'average-net-sale|average-sale by location @2025-07-13..2025-07-18 top'],
    [
      'Would you do the same for last month, please?',
      'average-net-sale|average-sale by location @2025-06-01..2025-06-30 || average-net-sale|average-sale by location @2025-07-13..2025-07-18 vs 2025-06-01..2025-06-30 || average-net-sale|average-sale by location @2025-06-01..2025-06-30 vs 2025-07-13..2025-07-18',
    ],
  ],
  [
    [
      'Did we refund anything yesterday?',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-17 || rows @2025-07-17 if transaction-type=Refund || ~any by transaction-type @2025-07-17 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-07-17 || ~count|~taken @2025-07-17 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-17 if transaction-type=Refund',
    ],
    [
      'And on Monday?',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-14 || rows @2025-07-14 if transaction-type=Refund || ~any by transaction-type @2025-07-14 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-07-14 || ~count|~taken @2025-07-14 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-14 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-17 vs 2025-07-14 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-14 vs 2025-07-17',
    ],
    [
      'Hm. And how much since the first of the month?',
      'refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-01..2025-07-18 || rows @2025-07-01..2025-07-18 if transaction-type=Refund || ~any by transaction-type @2025-07-01..2025-07-18 || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned by refund-reason @2025-07-01..2025-07-18 || ~count|~taken @2025-07-01..2025-07-18 if transaction-type=Refund || refunds|returns|returned|payments-refunded|return-count|partial-refunds|items-refunded|items-returned @2025-07-01..2025-07-18 if transaction-type=Refund',
    ],
    [
      'What reasons did people give?',
      '~any by refund-reason @2025-07-01..2025-07-18 || ~any by refund-reason @2025-07-01..2025-07-18 if transaction-type=Refund',
    ],
  ],
  [
    [
      'Which customers spent the most this year?',
      'customers @2025-01-01..2025-07-18 || ~taken|~count by customer|customer-id @2025-01-01..2025-07-18 top',
    ],
    [
      'How much was it for Clara Montrose?',
      '~taken @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011) || ~taken @2025-01-01..2025-07-18 if customer-id=C-011 || customers @2025-01-01..2025-07-18 if customer=Clara Montrose (C-011) || customers @2025-01-01..2025-07-18 if customer-id=C-011',
    ],
    [
      'And Simone Achterberg? She has the inn with our window boxes, so it should be a lot.',
      '~taken @2025-01-01..2025-07-18 if customer=Simone Achterberg (C-009) || ~taken @2025-01-01..2025-07-18 if customer-id=C-009 || customers @2025-01-01..2025-07-18 if customer=Simone Achterberg (C-009) || customers @2025-01-01..2025-07-18 if customer-id=C-009',
    ],
    [
      'Would you show me her purchases one by one?',
      'rows @2025-01-01..2025-07-18 if customer=Simone Achterberg (C-009) || rows @2025-01-01..2025-07-18 if customer-id=C-009 || rows @2025-01-01..2025-07-18 if customer=Simone Achterberg (C-009); transaction-type=Sale || rows @2025-01-01..2025-07-18 if customer-id=C-009; transaction-type=Sale',
    ],
  ],
  [
    ['When is it busiest on a Saturday?', '~taken|~count by hour if weekday=6 top'],
    ['And on Fridays?', '~taken|~count by hour if weekday=5 top'],
    [
      'And at Location 2 alone? Owen wants to know if he can take his lunch at one.',
      '~taken|~count by hour if weekday=5; location=Location 2',
    ],
  ],
  [
    [
      'What did we pay in fees in May?',
      'fees|processing-fees @2025-05-01..2025-05-31 || fees|processing-fees by fee-kind @2025-05-01..2025-05-31',
    ],
    [
      'And in June? There was that enormous wedding.',
      'fees|processing-fees @2025-06-01..2025-06-30 || fees|processing-fees by fee-kind @2025-06-01..2025-06-30 || fees|processing-fees @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || fees|processing-fees @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || fees|processing-fees by fee-kind @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || fees|processing-fees by fee-kind @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
    ],
    [
      'How high was the fee rate that month?',
      'fee-rate @2025-06-01..2025-06-30 || fee-rate by fee-kind @2025-06-01..2025-06-30 || fee-rate @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || fee-rate @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31',
    ],
    ['And what exactly is the fee rate?', 'define fee-rate'],
  ],
  [
    [
      'How much did we make online in June?',
      '~taken @2025-06-01..2025-06-30 if channel=Online || ~taken @2025-06-01..2025-06-30 if source=Online store || ~taken by channel|source @2025-06-01..2025-06-30',
    ],
    [
      'And how many orders?',
      '~count @2025-06-01..2025-06-30 if channel=Online || ~count @2025-06-01..2025-06-30 if source=Online store || ~count @2025-06-01..2025-06-30 if channel=Online; transaction-type=Sale || ~count @2025-06-01..2025-06-30 if source=Online store; transaction-type=Sale || rows @2025-06-01..2025-06-30 if channel=Online || rows @2025-06-01..2025-06-30 if source=Online store || rows @2025-06-01..2025-06-30 if channel=Online; transaction-type=Sale || rows @2025-06-01..2025-06-30 if source=Online store; transaction-type=Sale || ~count by channel|source @2025-06-01..2025-06-30',
    ],
    [
      'My niece runs the site and says May was livelier. How many were it then?',
      '~count @2025-05-01..2025-05-31 if channel=Online || ~count @2025-05-01..2025-05-31 if source=Online store || ~count @2025-05-01..2025-05-31 if channel=Online; transaction-type=Sale || ~count @2025-05-01..2025-05-31 if source=Online store; transaction-type=Sale || rows @2025-05-01..2025-05-31 if channel=Online || rows @2025-05-01..2025-05-31 if source=Online store || rows @2025-05-01..2025-05-31 if channel=Online; transaction-type=Sale || rows @2025-05-01..2025-05-31 if source=Online store; transaction-type=Sale || ~count by channel|source @2025-05-01..2025-05-31 || ~count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if channel=Online || ~count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if source=Online store || ~count @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if channel=Online || ~count @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if source=Online store || ~count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if channel=Online; transaction-type=Sale || ~count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if source=Online store; transaction-type=Sale || ~count @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if channel=Online; transaction-type=Sale || ~count @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if source=Online store; transaction-type=Sale || ~count by channel|source @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~count by channel|source @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || ~count by month @2025-05-01..2025-06-30 if channel=Online || ~count by month @2025-05-01..2025-06-30 if source=Online store',
    ],
  ],
  [
    ['How much profit is left of June when I have paid the growers?', 'cannot'],
    ['I see. Then simply the net sales of that month, please.', 'net-sales @2025-06-01..2025-06-30'],
    [
      'Compared with May?',
      'net-sales @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || net-sales @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 || net-sales by month @2025-05-01..2025-06-30 || net-sales @2025-05-01..2025-05-31',
    ],
    ['And will August be better?', 'cannot'],
  ],
  [
    ['What have people paid us in advance for things that we still have to deliver?', 'deferred'],
    [
      'How many dollars of deposits did we collect in the second quarter?',
      'deposits-collected|invoices @2025-04-01..2025-06-30 || deposits-collected|invoices by month @2025-04-01..2025-06-30',
    ],
    [
      'And in the first?',
      'deposits-collected|invoices @2025-01-01..2025-03-31 || deposits-collected|invoices by month @2025-01-01..2025-03-31 || deposits-collected|invoices @2025-04-01..2025-06-30 vs 2025-01-01..2025-03-31 || deposits-collected|invoices @2025-01-01..2025-03-31 vs 2025-04-01..2025-06-30',
    ],
    ['Where would I find all of this myself?', 'how /deferred-sales || how *deferred sales || deferred'],
  ],
  [
    ['Which weekday was our weakest in May?', '~taken|~count by weekday @2025-05-01..2025-05-31 bottom'],
    [
      'And in June?',
      '~taken|~count by weekday @2025-06-01..2025-06-30 bottom || ~taken|~count by weekday @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 || ~taken|~count by weekday @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30',
    ],
    [
      'My mother helps out and wants the Mondays free. Could you give me only the Mondays of June?',
      '~taken|~count @2025-06-01..2025-06-30 if weekday=1 || ~taken|~count by date @2025-06-01..2025-06-30 if weekday=1 || ~taken|~count by weekday @2025-06-01..2025-06-30 if weekday=1 || ~taken|~count by week @2025-06-01..2025-06-30 if weekday=1 || ~taken|~count @2025-06-01..2025-06-30 vs 2025-05-01..2025-05-31 if weekday=1 || ~taken|~count @2025-05-01..2025-05-31 vs 2025-06-01..2025-06-30 if weekday=1 || rows @2025-06-01..2025-06-30 if weekday=1 || rows @2025-06-01..2025-06-30 if weekday=1; transaction-type=Sale',
    ],
  ],
  [
    [
      'What was the largest single sale on Saturday?',
      'rows @2025-07-12 || rows @2025-07-12 if transaction-type=Sale || row',
    ],
    [
      'Who was at the till for it?',
      'row || rows @2025-07-12 || rows @2025-07-12 if transaction-type=Sale || ~any by ~staff @2025-07-12 if transaction-id=*',
    ],
    ['And what did we take that whole day?', '~taken @2025-07-12'],
    [
      'The Saturday before was the village fair. What was it then?',
      '~taken @2025-07-05 || ~taken @2025-07-12 vs 2025-07-05 || ~taken @2025-07-05 vs 2025-07-12',
    ],
  ],
];
