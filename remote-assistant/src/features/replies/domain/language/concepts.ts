import { figurePhrases } from '../measures';

/** What words stand for. Phrases count more than their words, so that `gift card` is not a payment by card. */
const phrases = {
  ...figurePhrases,
  greeting: 'hi|hello|hey|hiya|howdy|greetings|good morning|good afternoon|good evening|good day',
  thanks: 'thanks|thank you|thank|thx|cheers|much appreciated|appreciated',
  bye: 'bye|goodbye|see you|good night',
  praise: 'great|perfect|awesome|nice|cool|ok|okay|got it|good job|well done|excellent',
  help: 'help|what can you do|what can i ask|what can you answer|what can you tell|what do you know|how do you work|how can you help|who are you|what are you|are you a robot|are you a bot|are you human|are you real|are you an ai|example questions|capabilities|abilities|options',
  define:
    'what does|mean|means|meaning|define|definition|explain|explanation|difference between|calculated|calculate|computed|compute|worked out|work out|formula|count as|counts as|counted|how come|why|stand for|included in|includes|include|consist of|made up|understand',
  where:
    'where|find|get to|go to|navigate|take me|bring me|open|locate|located|screen|page|how can i see|how do i see|how do i open|how do i view|link to|look up|which report|which screen',
  show: 'show|show me|display|list|give me|tell me|get me|view|see|pull up',
  howTo: 'how do i|how can i|how to|how would i|can i|could i|i want to|i need to|can you|could you|please',
  change:
    'change a|change an|change the price|change prices|make a report|make a custom|make a custom report|make a new|build a|create|add|delete|remove|edit|modify|update|rename|import|export|download|upload|print|issue|archive|schedule|cancel|save|email',
  compare:
    'vs|versus|compare|compared|comparison|comparing|comparable|against|relative to|than|compared to|compared with|beat|beats|bigger|smaller|higher|lower|busier|quieter|stronger|weaker',
  trend:
    'trend|trending|growth|grew|grow|growing|grown|change|changed|up|down|better|worse|increase|increased|decrease|decreased|rise|rising|rose|fall|fell|drop|dropped|improve|improved|ahead|behind',
  best: 'best|top|most|highest|popular|best selling|bestselling|best seller|best sellers|bestseller|bestsellers|top seller|top sellers|top selling|leading|strongest|busiest|biggest|favorite|favorites|favourite|winner|winners|peak|hottest|number 1|fastest|flew off the shelf|flew off the shelves|flying off the shelf|flying off the shelves|fly off the shelves',
  worst:
    'worst|least|lowest|slowest|bottom|weakest|poorest|quietest|smallest|slow moving|not selling|slow sellers|slow|unpopular|fewest|flop|flops|underperforming',
  largest:
    'largest|biggest sale|biggest sales|biggest transaction|biggest transactions|biggest order|biggest orders|biggest payment|biggest payments|largest sale|largest order|largest transaction|largest payment|highest sale|most expensive order|most expensive sale|smallest sale|smallest transaction|smallest order|smallest payment',
  item: 'item|items|product|products|goods|article|articles|merchandise|sellers|seller|dish|things|what sells|what sold|what we sold|what did we sell|what are people buying|what do people buy',
  category: 'category|categories|department|departments|product group|product groups|type of product',
  staff:
    'staff|employee|employees|team|team member|team members|who sold|who sells|who gave|who had|who rang|who took|who made|who gives|salesperson|cashier|cashiers|worker|workers|coworker|colleague|per person|staff member',
  location: 'location|locations|store|stores|shop|shops|branch|branches|site|sites|outlet|outlets',
  weekday: 'weekday|weekdays|day of the week|days of the week|day of week',
  daily: 'daily|by day|per day|each day|every day|day by day|day to day',
  weekly: 'weekly|by week|per week|each week|every week|week by week',
  monthly: 'monthly|by month|per month|each month|every month|month by month',
  hourly:
    'hourly|hour|hours|by hour|per hour|each hour|time of day|what time|rush hour|rush hours|peak hours|peak time|busy times|times of day',
  breakdown:
    'by|per|breakdown|break down|broken down|split|split by|grouped by|group by|distribution|detail|details|detailed',
  mix: 'payment mix|payment methods|payment method|payment types|payment type|tender|tenders|tender types|how customers pay|how did customers pay|how people pay|how did people pay|how do people pay|ways to pay|paid with|pay with|paid by|pay by|payments split|forms of payment|form of payment|payment split|payment breakdown|how were we paid|how do customers pay|how are customers paying|how customers paid|how people paid|how clients paid|how guests paid|how they paid|how everyone paid|how did they pay|how did clients pay|how did guests pay|how did everyone pay|paying',
  card: 'card|cards|credit card|credit cards|debit card|debit|credit|debit cards|plastic|visa|mastercard|amex',
  cash: 'cash|cash payments|cash sales|banknotes|coins',
  wallet: 'wallet|wallets|digital wallet|digital wallets|apple pay|google pay|mobile pay|contactless',
  invoice: 'invoice|invoices|invoiced|invoice sales|invoice payments|invoiced sales|by invoice|sales by invoice',
  source: 'channel|channels|sales channel|sales channels|source|sources',
  online: 'online|online store|online shop|web shop|webshop|web store|website|web|internet|ecommerce|e commerce',
  pointOfSale: 'in store|in shop|in person|point of sale|pos|walk in|walk ins|over the counter',
  byInvoice: 'invoice sales|invoice payments|invoiced sales|by invoice|sales by invoice',
  byAppointment: 'appointment|appointments|booking|bookings',
  reason: 'reason|reasons|why were|cause|causes',
  customer:
    'customer|customers|client|clients|shoppers|shopper|visitor|visitors|guest|guests|regulars|regular|buyers|spender|spenders|who spent|who bought|who buys|who paid|people|visits|visit|footfall|came back|come back|loyal|patrons|how many people|who came',
  newCustomers: 'new customers|new customer|new clients|first time|first timers|new ones|new people|newcomers',
  returning:
    'returning|returning customers|repeat customers|repeat|came back|come back|returning customer|returning clients|regular customers|regulars|loyal customers',
  feedback:
    'feedback|reviews|review|rating|ratings|satisfaction|complaints|complained|complaining|happy|unhappy|saying|say about us|think of us|think about us',
  stock:
    'stock|inventory|running low|run low|runs low|low on|low stock|reorder|reordering|restock|restocking|out of stock|sold out|in stock|on hand|stocked|running out|run out|almost gone|order more|low|need to order|left|how many are left|replenish|stock levels|shelf|shelves|supply|supplies',
  price:
    'price|prices|priced|pricing|how expensive|how much is|how much are|cost|costs|cheapest|most expensive|expensive',
  redeemed: 'redeemed|redeem|redemption|redemptions|used|spent on',
  unused: 'outstanding|unredeemed|unused|unspent|not redeemed|not used|liability|left|remaining|balance',
  sales:
    'sales|invoice sales|invoiced sales|sales by invoice|sale|sell|sells|sold|selling|revenue|revenues|turnover|income|takings|earn|earned|earnings|earning|make|made|making|money|business|doing|did we do|do we do|performance|perform|performed|recap|summary|summarize|overview|results|numbers|figures|report|how are we|how is it going|how was|how were|how did|hows|bring in|brought in|taken|take|took|rake|volume|gain|going|went',
  profit:
    'profit|profits|margin|margins|markup|cogs|cost of goods|profitable|profitability|expenses|expense|bottom line|break even|payroll|wages|labor cost|labor costs|labour costs|salary|salaries|rent|ebitda|costs of goods',
  forecast:
    'forecast|forecasts|predict|prediction|projection|projected|project|will we|will i|expect|expected|estimate|going to sell',
  payout:
    'payout|payouts|bank|bank account|arrive|arrives|deposited|bank transfer|transferred|bank balance|friday deposit|deposit arrive|deposit land|settlement|settle|when do i get paid|when will i get paid|get my money|balance',
  same: 'what about|how about|and|also|same|too|only|instead|now|again|ok and|then',
  unrecorded:
    'void|voids|voided|canceled|cancelled|cancellation|cancellations|redeem|redeemed|redemption|redemptions|drawer|till|register|overdue|declined|failed|euro|euros|pesos|francs|rupees|overtime|timesheet|timesheets|shift|shifts|clocked|delivery|deliveries|pickup|pickups|takeout|takeaway',
  note: 'price change note|price change|note to customers|write a note|draft a note|announcement',
  checklist: 'month end|month end checklist|checklist|closing|close the month|month close|end of month',
  recap: 'weekly sales recap|sales recap|recap',
} as const;

export type Concept = keyof typeof phrases;

/** Longest phrases first. */
const byPhrase: ReadonlyMap<string, readonly Concept[]> = phraseIndex();
const longestPhrase = Math.max(...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length));

function phraseIndex() {
  const index = new Map<string, Concept[]>();
  for (const [concept, list] of Object.entries(phrases) as [Concept, string][]) {
    for (const phrase of list.split('|')) {
      const known = index.get(phrase);
      if (known) known.push(concept);
      else index.set(phrase, [concept]);
    }
  }
  return index;
}

/** Every word that stands for something. */
export const conceptWords: ReadonlySet<string> = new Set([...byPhrase.keys()].flatMap((phrase) => phrase.split(' ')));

export interface FoundConcept {
  readonly concepts: readonly Concept[];
  readonly start: number;
  readonly end: number;
}

/** The longest phrases from left to right; none overlap. */
export function conceptsIn(texts: readonly string[]): readonly FoundConcept[] {
  const found: FoundConcept[] = [];
  let start = 0;
  while (start < texts.length) {
    const end = endOfPhrase(texts, start);
    const concepts = end === undefined ? undefined : byPhrase.get(texts.slice(start, end).join(' '));
    if (end === undefined || !concepts) {
      start += 1;
      continue;
    }
    found.push({ concepts, start, end });
    start = end;
  }
  return found;
}

function endOfPhrase(texts: readonly string[], start: number): number | undefined {
  for (let length = Math.min(longestPhrase, texts.length - start); length > 0; length -= 1)
    if (byPhrase.has(texts.slice(start, start + length).join(' '))) return start + length;
  return undefined;
}
