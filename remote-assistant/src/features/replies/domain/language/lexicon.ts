import { measureIds, measureOf, type DimensionId, type MeasureId } from '@back-office/shared/ledger';

/** What merchants call the figures of the catalog, beside their labels. */
const figurePhrases: Partial<Record<MeasureId, string>> = {
  'gross-sales': 'gross|gross revenue|sales before discounts|before discounts',
  items: 'item sales',
  'service-charges': 'service charge|surcharges|surcharge',
  'covid-service-charge': 'covid charge|covid fee|covid charges|covid service charges',
  'setup-cost': 'setup costs|setup fee|setup fees',
  'auto-gratuity': 'auto gratuities|automatic gratuity|auto grat|auto tip|auto tips',
  exchanges: 'exchange|exchanged',
  returns: 'return|returns|returned|returning items|brought back|sent back',
  refunds:
    'refund|refunds|refunded|refunding|money back|gave back|give back|given back|pay back|paid back|chargebacks|returns and refunds|refunds and returns',
  'discounts-and-comps':
    'discounts and comps|comps and discounts|discount and comp|markdowns and comps|price reductions and comps',
  discounts:
    'discount|discounted|markdown|markdowns|promo|promos|promotions|coupons|deals|price reductions|price reduction',
  comps: 'comp|comped|given for free|free items|on the house|freebies',
  'net-sales':
    'net|net revenue|net income|net of refunds|net of returns|net of discounts|net of refunds and discounts|net of discounts and refunds|net of returns and discounts|net of discounts and returns|after refunds|after returns|after discounts|less refunds|minus refunds|minus returns|less returns|minus discounts|less discounts|minus refunds and discounts|without refunds|without returns|after refunds and discounts|after returns and discounts|after discounts and refunds|after discounts and returns|sales without tax|sales before tax|sales excluding tax|sales excluding taxes|excluding tax|excluding taxes|without tax|before tax|ex tax|net of tax|without taxes|excluding refunds|excluding returns|excluding discounts|excluding refunds and discounts',
  'gift-card-sales':
    'gift card|gift cards|giftcard|giftcards|gift certificate|gift certificates|voucher|vouchers|gift card sold|sold gift cards|gift card revenue',
  'gift-cards-redeemed':
    'gift card redemptions|gift card redemption|gift cards used|gift card use|gift card payments|redeemed gift cards|paid with gift cards|paid by gift card|paid with gift card|gift cards spent',
  taxes: 'tax|sales tax|sales taxes|vat|gst|hst',
  'taxes-on-refunds': 'tax on refunds|taxes refunded|tax refunded|refunded tax|tax refunds',
  'taxes-on-sales': 'tax on sales',
  tips: 'tip|gratuity|gratuities|tipped|tipping',
  'tips-and-gratuity': 'tips and auto gratuity|tips and auto gratuities|tips plus auto gratuity',
  'card-tips': 'card tips|tips on card|tips on cards|tips by card|tips paid by card|credit card tips',
  'cash-tips': 'cash tips|tips in cash|tips on cash|tips paid in cash',
  'total-sales': 'sales total|overall sales|total revenue|sales with tax|sales including tax',
  'deferred-sales': 'deferred|not yet earned|unearned|unearned revenue',
  'deposits-collected':
    'deposit|deposits|deposits taken|deposits received|prepayment|prepayments|prepaid|paid ahead|paid in advance|advance payments',
  'deposits-redeemed': 'deposits used|redeemed deposits|deposits applied',
  invoices: 'invoice deposit|deposits on invoices',
  'invoice-deposit-redeemed': 'invoice deposits redeemed',
  online: 'online prepayment',
  'partial-refunds': 'partial refund|refund by amount|refunds by amount|refunded by amount',
  'total-payments':
    'collected|total collected|collect|took in|take in|taken in|money in|came in|come in|comes in|coming in|came in as payments|came through|payments received|received|receive|payments total|payments|total payment|payment|pay|paid|pays|payed|money received|money that came in',
  fees: 'fee|fees|processing cost|processing costs|processing|card fees|card fee|transaction fee|transaction fees|commission|commissions|square take|square took|take from me|took from me|taken from me|take from us|took from us|deducted|square cut|charge me|charges me|charge us|do you take|you take|do you charge|you charge|your cut|square cut|square charge|does square take|does square charge|card cost|card costs|cost me|cost us|payment fees|charged',
  'processing-fees': 'processing fee|processing fees|payment processing fee',
  'invoice-fees': 'invoice fee|fees on invoices|fees for invoices',
  'net-total':
    'after fees|minus fees|less fees|fees deducted|after card fees|after processing fees|after all fees|net of fees|take home|takehome|keep|keep after fees|left after fees|net payments|net takings|end up with',
  transactions:
    'transaction|how many orders|orders|order|number of orders|how many payments|number of payments|payment count|number of transactions|how many transactions|receipts|tickets|how many times|order count|transaction count|covers|cover|bills|checkouts|baskets|number of sales transactions|sale transactions',
  'sale-count': 'how many sales|number of sales|sales count|count of sales|how many sales transactions',
  'return-count': 'how many refunds|number of refunds|refund count|how many returns|number of returns|return count',
  'discount-count': 'how many discounts|number of discounts|discount count',
  'comp-count': 'how many comps|number of comps|comp count',
  'average-net-sale':
    'mean sale|basket size|ticket size|average order|average ticket|average basket|average check|average bill|average purchase|average receipt|average spend|average transaction|average sale|typical sale|typical order|per sale|per order|per transaction|per ticket|aov|average order value|average basket size|average ticket size|average sale size|average transaction value|average transaction size|order value|transaction value|per cover|per visit|per check|per receipt|per bill|per basket|per head|a head|mean order|mean ticket|avg ticket|spend per cover|average spend per cover|average cover|spend per head|average spend per head|spend per order|spend per transaction|average spend per transaction|average spend per order|value of a sale|value of an order|size of a sale|size of an order',
  'items-sold': 'units sold|unit sales|pieces sold|quantity sold|quantities sold|volume sold|how many units',
  'items-refunded': 'items returned|returned items|units returned|units refunded',
  'taxable-sales': 'taxed sales|taxable sales|taxed|taxable',
  'untaxed-sales':
    'untaxed sales|untaxed|non taxable sales|nontaxable sales|non taxable|nontaxable|non taxed sales|non taxed|tax free sales|tax free|tax exempt sales|tax exempt|exempt sales|sales with no tax|not taxed|without any tax|sales not taxed',
  'fee-rate': 'effective fee|effective rate|effective fee rate|average fee rate|fee percentage|fees as a percentage',
  'tip-rate': 'tip percentage|tipping rate|average tip percentage|tips as a percentage|tip percent|tip share',
};

/** Labels that mean something else in a sentence. */
const ordinaryLabels: ReadonlySet<string> = new Set([
  'items',
  'cash',
  'card, all but cash',
  'price',
  'sales',
  'quantity',
  'items sold',
  'online prepayments',
  'average sale',
]);

/** What merchants call the fields of the catalog. */
const fieldPhrases: Partial<Record<DimensionId, string>> = {
  'item-name':
    'of all items|item|items|items sold|products sold|product|products|goods|article|articles|merchandise|sellers|seller|dish|dishes|things|stuff|product line|menu items|what sells|what sold|what we sold|what did we sell|what are people buying|what do people buy|what people buy|item by item|whats moving|what is moving|what moved|whats selling|what is selling|whats been selling|what has been selling',
  category:
    'of all categories|category|categories|department|departments|product group|product groups|type of product|product type',
  'reporting-category': 'reporting category|reporting categories',
  sku: 'sku|skus',
  'collected-by':
    'of all staff|of all employees|staff|member of staff|members of staff|employee|employees|team|team member|team members|salesperson|salespeople|cashier|cashiers|worker|workers|coworker|coworkers|colleague|colleagues|per person|by person|each person|staff member|staff members|server|servers|barista|baristas|waiter|waiters|seller name|sales rep|sales reps|crew',
  'attributed-to': 'credited employee|attributed employee|attributed to',
  location:
    'of all locations|of all stores|location|locations|store|stores|shop|shops|branch|branches|site|sites|outlet|outlets',
  weekday:
    'day of the week|days of the week|day of week|by weekday|by day of the week|by day of week|per weekday|each weekday|which weekday|weekday',
  date: 'daily|by day|per day|each day|every day|day by day|day to day|by date|per date|a day',
  week: 'weekly|by week|per week|each week|every week|week by week|a week',
  month: 'monthly|by month|per month|each month|every month|month by month|a month',
  hour: 'hourly|by hour of day|by hour of the day|by time of day|by hour|per hour|each hour|every hour|hour by hour|hour of the day|hour of day|hours of day|hours of the day|time of day|what time of day|what time|what times|what hours|rush hour|rush hours|peak hours|peak hour|peak time|busy times|busy hours|times of day|an hour',
  'part-of-day': 'part of the day|parts of the day|part of day|time of the day|daypart|dayparts',
  tender:
    'payment mix|tender mix|mix of payments|how was it paid|how were they paid|how was that paid|payment methods|payment method|payment types|payment type|type of payment|types of payment|payments by type|tender|tenders|tender types|ways to pay|forms of payment|form of payment|payment split|payment breakdown|method of payment|how customers pay|how did customers pay|how people pay|how did people pay|how do people pay|paid with what|how were we paid|how do customers pay|how are customers paying|how customers paid|how people paid|how clients paid|how guests paid|how they paid|how everyone paid|how did they pay|how did clients pay|how did guests pay|how did everyone pay|how do they pay|how do guests pay|how do clients pay|how does everyone pay|payments split|paying',
  channel: 'channel|channels|sales channel|sales channels',
  source: 'source|sources',
  'device-nickname': 'nickname|nicknames',
  'device-name':
    'device|devices|register|registers|terminal|terminals|till|tills|card reader|card readers|tablet|tablets',
  'refund-reason': 'refund reason|refund reasons|return reason|return reasons|reason|reasons|cause|causes',
  'discount-use': 'discount use|by discount use',
  'fee-kind': 'fee type|fee types|type of fee|kind of fee',
  'transaction-status': 'status|statuses',
  'customer-id':
    'by customer|per customer|each customer|which customer|which customers|top customers|top customer|best customer|best customers|by client|per client|by guest',
};

/** Words for values of fields. A name of the shop is meant if it has such a word itself: `online` means the source Online store. */
const valuePhrases = {
  card: 'card|cards|credit card|credit cards|debit card|debit|credit|debit cards|plastic|visa|mastercard|amex',
  cash: 'cash|cash payments|cash sales|banknotes|coins',
  wallet:
    'wallet|wallets|digital wallet|digital wallets|apple pay|google pay|mobile pay|contactless|phone|phones|with their phone|by phone|phone payments',
  online:
    'online|online store|online shop|web shop|webshop|web store|website|web|internet|ecommerce|e commerce|online orders|online order',
  pointOfSale: 'in store|in shop|in person|point of sale|pos|walk in|walk ins|over the counter',
  invoice: 'invoice|invoices|invoiced|invoice sales|invoice payments|invoiced sales|by invoice|sales by invoice',
  appointment: 'appointment|appointments|booking|bookings',
  noFee: 'no fee|no fees|without fee|without a fee|without fees|without any fee|fee free',
  withDiscount: 'with discount|with discounts|with a discount|with any discount|discounted sales|discounted orders',
  withoutDiscount:
    'without discount|without discounts|without a discount|without any discount|undiscounted|not discounted|full price|at full price',
  partiallyPaid: 'partially paid|paid in part|partly paid',
} as const;

export type NamedValue = keyof typeof valuePhrases;

/** `didn’t sell`, `hasn’t moved`, `not been sold` */
const notSold =
  'did not|didnt|didn t|has not|hasnt|have not|havent|is not|isnt|are not|arent|was not|wasnt|were not|werent|does not|doesnt|do not|dont|never'
    .split('|')
    .flatMap((no) => 'sell|sold|selling|move|moved|moving|been sold'.split('|').map((verb) => `${no} ${verb}`))
    .join('|');

/** What other words say of a question. */
const signPhrases = {
  greeting:
    'hi|hello|hey|hiya|howdy|greetings|good morning|good afternoon|good evening|good day|yo|how are you|how are you doing|how are things|how is your day|hows your day|how you doing|whats up|nice to meet you',
  thanks: 'thanks|thank you|thank|thx|cheers|much appreciated|appreciated|ty',
  bye: 'bye|goodbye|see you|good night',
  praise: 'great|perfect|awesome|nice|cool|ok|okay|got it|good job|well done|excellent|alright',
  complaint:
    'got that wrong|got it wrong|thats wrong|that wrong|that is wrong|this is wrong|its wrong|it is wrong|you are wrong|youre wrong|all wrong|went wrong|incorrect|not right|isnt right|not correct|isnt correct|not what i asked|not what i meant',
  help: 'help|what can you do|what can i ask|what can you answer|what can you tell|what do you know|how do you work|how can you help|who are you|what are you|are you a robot|are you a bot|are you human|are you real|are you a real person|are you a person|are you an ai|example questions|capabilities|abilities|options',
  define:
    'work|works|mean|means|meaning|define|definition|explain|explanation|difference between|the difference between|calculated|calculate|computed|compute|worked out|work out|how do you work out|formula|count as|counts as|same thing|the same thing|not the same thing|not the same|the same as|not the same as|counted|stand for|included in|includes|include|consist of|made up|understand',
  howTo:
    'how do i|how can i|how do we|how can we|how to|how would i|can i|can we|could i|could we|is it possible|is there a way|is there any way|i want to|we want to|i need to|i would like to|i d like to|id like to|help me|where do i|where can i|where do we|where can we|where is|where are|where s|wheres|way to',
  where:
    'where|find|get to|go to|navigate|take me|take me to|bring me|open|locate|located|screen|page|link to|look up|which report|which screen|report|reports|menu',
  show: 'show|show me|display|list|give me|tell me|get me|view|see|pull up|which ones',
  change:
    'change|get rid of|create|add|delete|remove|edit|modify|update|rename|import|export|download|upload|print|issue|archive|schedule|cancel|save|email|send|backup|back up|restore|switch|undo|reset|set|set up|setup|install|connect|build|make a|rearrange|sort|turn on|turn off|enable|disable|invite|hire|transfer|merge|duplicate|copy|share it|rate|customize|hide|put|bulk|scan|attach|csv|excel|xlsx|spreadsheet|stocktake|stock take|stock taking|stock count|inventory count',
  compare:
    'vs|versus|compare|compared|comparison|comparing|comparable|against|relative to|than|compared to|compared with|beat|beats|bigger|smaller|higher|lower|busier|quieter|stronger|weaker|better|worse|less|fewer|difference|the difference|difference between|the difference between|differ|more or less|far behind|behind|ahead|ahead of|outsell|outsells|outsold|outperform|outperformed|or',
  trend:
    'trend|trending|growth|grew|grow|growing|grown|change in|change from|change between|changed|changes|up|down|gone up|gone down|increase|increased|decrease|decreased|rise|rising|rose|fall|fell|drop|dropped|improve|improved|ahead|behind|decline|declined most|over time|development|high|so high|too high|that high|so low|too low|that low',
  best: 'best|came first|comes first|top|most|highest|popular|best selling|bestselling|best seller|best sellers|bestseller|bestsellers|top seller|top sellers|top selling|leading|strongest|busiest|biggest|favorite|favorites|favourite|winner|winners|peak|hottest|number 1|fastest|flew off the shelf|flew off the shelves|flying off the shelf|flying off the shelves|fly off the shelves|greatest|maximum|max|most busy|slammed|swamped|packed|rammed|flat out|record|top performing|best performing|star seller|star performer|rank|ranked|ranking',
  worst:
    'worst|least|lowest|slowest|deadest|bottom|weakest|poorest|quietest|smallest|slow moving|not selling|slow sellers|slow|unpopular|fewest|flop|flops|underperforming|minimum|least busy|not busy|dragging|lagging|struggling|trailing|worst performing|worst selling|worst seller|worst sellers|least popular',
  largest:
    'largest|biggest sale|biggest sales|biggest transaction|biggest transactions|biggest order|biggest orders|biggest payment|biggest payments|biggest ticket|biggest refund|biggest refunds|highest refund|largest refund|largest refunds|largest sale|largest sales|largest order|largest transaction|largest payment|highest sale|highest order|highest transaction|most expensive order|most expensive sale|single biggest sale|top sale|top transaction|top transactions',
  smallest:
    'smallest sale|smallest sales|smallest transaction|smallest order|smallest payment|smallest refund|lowest sale|lowest transaction|smallest ticket',
  latest: 'latest|most recent|newest',
  listed:
    'by|per|breakdown|break down|break it down|broken down|split|split by|grouped by|group by|distribution|detail|details|detailed|each|every|separately|separate|individually',
  sales:
    'sales|sale|items sold|products sold|sell|sells|sold|selling|revenue|revenues|turnover|income|takings|earn|earned|earnings|earning|make|made|making|money|business|doing|do|did|did we do|do we do|performance|perform|performed|recap|summary|summarize|overview|results|numbers|figures|how are we|how is it going|how was|how were|how did|how is|hows|bring in|brings in|brought in|pull in|pulled in|pulls in|out the door|bring|brings|brought|taken|take|takes|took|rake|rake in|gain|going|went|ring up|rung up|rang up|rang|move|moved|shift|shifted|shifting|shifts|busy|gross income|sales figures|sales numbers|go|buy|bought|buying|purchase|purchases|purchased|booked|signups|signup|signed up|moving|serve|served|spent|spend|total',
  newCustomers:
    'new vs returning|new and returning|new or returning|new versus returning|new customers|new customer|new clients|first time|first timers|new ones|new people|newcomers|new faces|were new|are new|new guests|new visitors',
  returning:
    'returning|returning customers|repeat customers|repeat customer|repeat|came back|come back|coming back|returning customer|returning clients|regular customers|regulars|loyal customers|loyal',
  feedback:
    'feedback|bad feedback|negative feedback|positive feedback|reviews|review|rating|ratings|satisfaction|complaints|complained|complaining|happy|unhappy|saying|say about us|think of us|think about us',
  customer:
    'customer|customers|client|clients|shoppers|shopper|visitor|visitors|guest|guests|regular|buyers|spender|spenders|who spent|who bought|who buys|who paid|people|visits|visit|visited|footfall|patrons|how many people|who came|came|spend per customer|spend per customer visit|spend per visit|spent per visit|average spend per customer|average spend per visit|average spend per customer visit|average spent per visit|spent per customer|visits per customer',
  stock:
    'stock|do we have|do i have|have we got|do we still have|inventory|running low|run low|runs low|low on|low stock|reorder|reordering|restock|restocking|out of stock|sold out|on hand|stocked|running out|run out|almost gone|order more|low|need to order|left|how many are left|replenish|stock levels|shelf|shelves|supply|supplies|in stock',
  price:
    'price|prices|priced|pricing|how expensive|how much is|how much are|cost|costs|cheapest|most expensive|expensive',
  owed: 'owe|owed|owing|owes|have on|has on|still on|outstanding|holding|hold|still hold|still holding|held|not collected|not collected yet|not picked up|not complete|not completed|not yet complete|not yet completed|not spent|unredeemed|unused|unspent|not redeemed|not used|liability|remaining|balance|balances|still owe|open|left on',
  average: 'average|avg|averages|mean|on average|typical|typically',
  quantity:
    'how many|number of|count|quantity|quantities|qty|units|unit|pieces|by quantity|by units|in units|by count|number|volume|how often|many|packs|bags|cups|bottles|loaves|boxes',
  amount:
    'by amount|by revenue|by value|in dollars|in pounds|in euros|in money|by sales|worth|by money|in revenue|dollars|dollar|bucks|dollar amount|amount',
  share:
    'share|percent|percentage|proportion|portion|ratio|in percent|as a percentage|as percent|shares|rate|rates|cut',
  unsold: `not sell|not sold|not moved|not moving|not been sold|unsold|items sold nothing|items sold zero|no sales|zero sales|not selling at all|sold nothing|nobody bought|nobody buys|nobody buy|no one bought|noone bought|without sales|without a sale|without any sales|dead stock|no sale|sold zero|sold none|${notSold}`,
  profit:
    'profit|profits|margin|margins|markup|cogs|cost of goods|profitable|profitability|expenses|expense|bottom line|break even|payroll|wages|wage|labor|labour|labor cost|labor costs|labour costs|labour cost|salary|salaries|rent|ebitda|costs of goods|purchase cost|purchase costs',
  forecast:
    'forecast|forecasts|predict|prediction|projection|projected|project|will we|will i|expect|expected|estimate|going to sell|going to make|gonna sell|gonna make|should we expect',
  payout:
    'payout|payouts|bank|bank account|arrive|arrives|deposited|bank transfer|transferred|bank balance|friday deposit|deposit arrive|deposit land|settlement|settle|when do i get paid|when will i get paid|get my money',
  who: 'who|whos|who s|whose|anyone|anybody|somebody|someone',
  when: 'when',
  which: 'which|what',
  why: 'why|how come|reason for',
  refers:
    'same thing|the same thing|the same|repeat that|repeat it|them|these|those|it|that|they|ones|their|his|her|he|she|same|that day|that week|that month|that hour|that weekday',
  follows: 'and|what about|how about|also|too|as well|only|just|instead|now|then|but|so|ok and|again',
  all: 'all locations|all stores|all shops|everywhere|everyone|everything|all staff|the whole team|the team|entire team|all items|all categories|all channels|all sources|all day|all of them|all of it|all of these|the whole shop|the whole store|without filter|without that filter|without the filter|without filters|no filter|drop the filters|drop all filters|drop all the filters|clear the filters|clear filters|clear all filters|remove the filters|remove filters|remove all filters|remove all the filters|all together|in total|overall',
  unrecorded:
    'void|voids|voided|canceled|cancelled|cancellation|cancellations|drawer|overdue|unpaid|declined|failed|overtime|timesheet|timesheets|timecards|shift|shifts|clocked|delivery|deliveries|pickup|pickups|takeout|takeaway|chargeback|dispute|disputes|weather|temperature|target|targets|goal|goals|benchmark|benchmarks|competitor|competitors|supplier|suppliers|vendor|vendors',
  note: 'price change note|price change|note to customers|write a note|draft a note|announcement',
  checklist: 'month end|month end checklist|checklist|closing|close the month|month close|end of month checklist',
  recap: 'weekly sales recap|sales recap|recap',
  status: 'awaiting capture|completed|partially paid',
  flip: 'flip',
} as const;

export type Sign = keyof typeof signPhrases;

/** What a phrase stands for; one phrase can stand for several things. */
interface Sense {
  readonly figures: readonly MeasureId[];
  readonly fields: readonly DimensionId[];
  readonly values: readonly NamedValue[];
  readonly signs: readonly Sign[];
}

type MutableSense = { -readonly [Part in keyof Sense]: Sense[Part][number][] };

const lexicon: ReadonlyMap<string, Sense> = buildLexicon();
const longestPhrase = Math.max(...[...lexicon.keys()].map((phrase) => phrase.split(' ').length));

function buildLexicon() {
  const index = new Map<string, MutableSense>();
  const senseOf = (phrase: string) => {
    const known = index.get(phrase) ?? { figures: [], fields: [], values: [], signs: [] };
    index.set(phrase, known);
    return known;
  };
  const add = <Id extends string>(
    table: Partial<Readonly<Record<Id, string>>>,
    put: (sense: MutableSense, id: Id) => void,
  ) => {
    for (const [id, list] of Object.entries(table) as [Id, string][])
      for (const phrase of list.split('|')) put(senseOf(phrase), id);
  };
  add(signPhrases, ({ signs }, id) => signs.push(id));
  add(valuePhrases, ({ values }, id) => values.push(id));
  add(fieldPhrases, ({ fields }, id) => fields.push(id));
  add(figurePhrases, ({ figures }, id) => figures.push(id));
  for (const id of measureIds) {
    const label = measureOf(id)
      .label.toLowerCase()
      .replace(/&/g, 'and')
      .replace(/[^\p{L} ]/gu, ' ')
      .trim();
    if (!ordinaryLabels.has(measureOf(id).label.toLowerCase()) && !index.has(label)) senseOf(label).figures.push(id);
  }
  return index;
}

/** Every word of the lexicon. */
export const lexiconWords: ReadonlySet<string> = new Set([...lexicon.keys()].flatMap((phrase) => phrase.split(' ')));

export interface FoundSense extends Sense {
  readonly start: number;
  readonly end: number;
  readonly phrase: string;
}

/** The longest phrases from left to right; none overlap. */
export function sensesIn(texts: readonly string[]): readonly FoundSense[] {
  const found: FoundSense[] = [];
  for (let start = 0; start < texts.length; start += 1) {
    for (let length = Math.min(longestPhrase, texts.length - start); length > 0; length -= 1) {
      const phrase = texts.slice(start, start + length).join(' ');
      const sense = lexicon.get(phrase);
      if (!sense) continue;
      found.push({ ...sense, start, end: start + length, phrase });
      start += length - 1;
      break;
    }
  }
  return found;
}
