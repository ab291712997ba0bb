import {
  dimensionIds,
  dimensionOf,
  measureIds,
  measureOf,
  type DimensionId,
  type MeasureId,
} from '@back-office/shared/ledger';

/** What merchants call the figures of the catalog, beside their labels. */
const figurePhrases: Partial<Record<MeasureId, string>> = {
  'gross-sales': 'gross|gross revenue|sales before discounts|before discounts',
  items: 'item sales',
  'service-charges': 'service charge|surcharges|surcharge',
  'covid-service-charge': 'covid charge|covid surcharge|covid surcharges|covid fee|covid charges|covid service charges',
  'setup-cost': 'setup costs|setup fee|setup fees',
  'auto-gratuity':
    'auto gratuities|automatic gratuity|auto grat|auto tip|auto tips|automatic gratuities|autograt|autogratuity|automatic tips|automatic tip|auto gratuity added',
  exchanges: 'exchange|exchanged',
  returns:
    'return|returns|returned|returning items|brought back|sent back|bring back|brings back|bringing back|send back|sends back|took back|take back|taken back|takes back|goods returned|goods sent back|returned goods|merchandise returned|handed in',
  refunds:
    'refund|refunds|refunded|refunding|money back|gave back|give back|given back|pay back|paid back|chargebacks|returns and refunds|refunds and returns|reimburse|reimbursed|reimbursement|reimbursements|gave money back|give money back|given money back|gave back money|handed back|hand back|handing back|paid out in refunds|credited back|returned money|return money|money returned|money we returned|sent money back|refunds given|refunds issued|refunds made|refund total|refund amount|got their money back|get their money back|want their money back|wanted their money back|asked for their money back|went back|goes back|go back to customers|customers get back|customers got back|people get back|people got back|gone back to customers|going back to customers|back to customers|back to our customers|want your money back|wants their money back|wanting their money back',
  'discounts-and-comps':
    'discounts and comps|comps and discounts|discount and comp|markdowns and comps|price reductions and comps|give away|gave away|given away|giving away|giveaways|giveaway|discounts plus comps|discounts comps|comps discounts|discounts or comps|comps or discounts',
  discounts:
    'discount|discounted|markdown|markdowns|promo|promos|promotions|coupons|deals|price reductions|price reduction|knock off|knocked off|knocking off|knock something off|knocked something off|money off|price cut|price cuts|price off|off the price|rebate|rebates|marked down|mark down|mark downs|reduced price|reduced prices|price reduced|discounting|discounted amount|promotional discounts|discount codes|promo codes|promo code|discount code|coupon|coupon codes|cheaper prices|voucher codes|discount leakage|discounts handed out|discounts given',
  comps:
    'comp|comped|given for free|free items|on the house|freebies|complimentary|given away for free|gave away for free|give away for free|giving away for free|give away free|gave away free|given away free|freebie|free stuff|free food|free drinks|free of charge|free things|on us|no charge',
  'net-sales':
    'net|net revenue|net income|net of refunds|net of returns|net of discounts|net of refunds and discounts|net of discounts and refunds|net of returns and discounts|net of discounts and returns|after refunds|after returns|after discounts|less refunds|minus refunds|minus returns|less returns|minus discounts|less discounts|minus refunds and discounts|without refunds|without returns|after refunds and discounts|after returns and discounts|after discounts and refunds|after discounts and returns|sales without tax|sales before tax|sales excluding tax|sales excluding taxes|excluding tax|excluding taxes|without tax|before tax|ex tax|net of tax|without taxes|excluding refunds|excluding returns|excluding discounts|excluding refunds and discounts',
  'gift-card-sales':
    'gift card|gift cards|is on gift cards|is on the gift cards|is on our gift cards|money on gift cards|giftcard|giftcards|gift certificate|gift certificates|voucher|vouchers|gift card sold|sold gift cards|gift card revenue|gift vouchers|gift voucher|gift card promotion|giftcard sales',
  'gift-cards-redeemed':
    'has been redeemed|have been redeemed|been redeemed|gift card redemptions|gift card redemption|gift cards used|gift card use|gift card payments|redeemed gift cards|paid with gift cards|paid by gift card|paid with gift card|gift cards spent|paid using gift cards|paid for with gift cards|cashed in gift cards|gift cards cashed in|gift cards were used|gift cards got used|gift cards people used|gift card spending|spent on gift cards|spent from gift cards|used on gift cards|gift card redeemed|used gift cards|use gift cards|pay with gift cards|pay with a gift card|paid with a gift card|paid by gift cards',
  taxes:
    'tax|sales tax|sales taxes|vat|gst|hst|tax collected|taxes collected|collected tax|collected taxes|collected in tax|tax charged|tax money|taxman|tax man|tax take',
  'taxes-on-refunds':
    'tax on refunds|tax on returns|taxes on returns|taxes refunded|tax refunded|refunded tax|tax refunds',
  'taxes-on-sales': 'tax on sales',
  tips: 'tip|left a tip|left tips|left us a tip|leave a tip|gratuity|gratuities|tipped|tipping|tips left|tip money|tip total|tip jar|tip out',
  'tips-and-gratuity':
    'tips and auto gratuity|tips and auto gratuities|tips plus auto gratuity|tips incl auto gratuity|tips including auto gratuity|tips with auto gratuity|tips including gratuity|tips and gratuity|tips including auto gratuities|tips with gratuity|tips together with auto gratuity',
  'card-tips': 'card tips|tips on card|tips on cards|tips by card|tips paid by card|credit card tips',
  'cash-tips': 'cash tips|tips in cash|tips on cash|tips paid in cash',
  'total-sales': 'sales total|overall sales|total revenue|sales with tax|sales including tax',
  'deferred-sales':
    'deferred|not yet earned|unearned|unearned revenue|less redeemed|minus redeemed|less redemptions|minus redemptions|net of redemptions',
  'deposits-collected':
    'deposit|deposits|deposits taken|deposits received|prepayment|prepayments|prepaid|paid ahead|paid in advance|advance payments|paid up front|pay up front|paid upfront|pay upfront|upfront payments|up front payments|upfront|up front|down payment|down payments|paid beforehand|prepay|prepaid orders|payments in advance|money in advance',
  'deposits-redeemed':
    'deposits used|redeemed deposits|deposits applied|deposits redeemed|deposits were redeemed|deposits was redeemed|of deposits was redeemed|of deposits were redeemed',
  invoices: 'invoice deposit|deposits on invoices',
  'invoice-deposit-redeemed':
    'invoice deposits redeemed|invoice deposit redeemed|deposits applied to invoices|deposits used on invoices',
  online: 'online prepayment',
  'partial-refunds': 'partial refund|refund by amount|refunds by amount|refunded by amount',
  'total-payments':
    'collected|total collected|collect|took in|take in|taken in|money in|came in|come in|comes in|coming in|came in as payments|came through|payments received|received|receive|payments total|payments|total payment|payment|pay|paid|pays|payed|money received|money that came in|money that came|money we collected|money collected|collections',
  'payments-collected':
    'payments without refunds|total payments without refunds|payments before refunds|total payments before refunds|payments without returns|total payments without returns',
  fees: 'fee|fees|processing cost|processing costs|processing|card fees|card fee|transaction fee|transaction fees|commission|commissions|square take|square took|take from me|taking from me|taking from us|takes from me|takes from us|took from me|taken from me|take from us|took from us|deducted|square cut|charge me|charges me|charge us|do you take|you take|do you charge|you charge|your cut|square charge|does square take|does square charge|card cost|card costs|cost me|cost us|payment fees|charged|skim|skimming|skimmed|skims|skim off|skimmed off|eaten|eat up|eaten up|ate|ate up|eats up|lost to fees|lose to fees|lose in fees|merchant fees|merchant fee|merchant services|merchant service fees|swipe fees|interchange|card processing|payment processing|bank charges|bank fees|card company|card people|card companies|card processor|payment processor|processor|processors|take off|takes off|taken off|took off|card charges|card charge|merchant charges|processing charges|transaction charges|transaction costs|payment costs|cost of cards|cost of card payments|cost of taking cards|cost of accepting cards|costs of card payments|pay in fees|paid in fees|paid for cards|terminal fees|processing rate|card rates|swipe fee|invoicing fees|charge on|charges on',
  'processing-fees': 'processing fee|processing fees|payment processing fee',
  'invoice-fees': 'invoice fee|fees on invoices|fees for invoices|invoicing fees|invoicing fee',
  'net-total':
    'after fees|minus fees|less fees|fees deducted|after card fees|after processing fees|after all fees|net of fees|take home|takehome|keep|keep after fees|left after fees|net payments|net takings|end up with|left for us|left for me|what we keep|we keep|i keep|get to keep|pocket|pocketed|in our pocket|in my pocket|after processing|without fees taken|once fees are off|after the fees|after their cut|after your cut',
  transactions:
    'transaction|how many orders|orders|order|number of orders|how many payments|number of payments|payment count|number of transactions|how many transactions|receipts|tickets|how many times|order count|transaction count|covers|cover|bills|checkouts|baskets|number of sales transactions|sale transactions|ticket|receipt|ticket count|receipt count|checks|check count|number of tickets|number of receipts|customers served|served customers|people served|times people paid|separate sales|individual sales|sales rung|purchases made|deals closed|jobs|sales rung through',
  'sale-count': 'how many sales|number of sales|sales count|count of sales|how many sales transactions',
  'return-count':
    'how many refunds|number of refunds|refund count|how many returns|number of returns|return count|number of items returned to us|refunds count|count of refunds|count of returns|times we refunded|how often refunds',
  'discount-count': 'how many discounts|number of discounts|discount count|count of discounts|discounts count',
  'comp-count': 'how many comps|number of comps|comp count|count of comps',
  'average-net-sale':
    'mean sale|basket size|ticket size|average order|average ticket|average basket|average check|average bill|average purchase|average receipt|average spend|average transaction|average sale|typical sale|typical order|per sale|per order|per transaction|per ticket|aov|average order value|average basket size|average ticket size|average sale size|average transaction value|average transaction size|average transactions amount|average transactions value|average transactions size|order value|transaction value|per cover|per visit|per check|per receipt|per bill|per basket|per head|a head|mean order|mean ticket|avg ticket|spend per cover|average spend per cover|average cover|spend per head|average spend per head|spend per order|spend per transaction|average spend per transaction|average spend per order|value of a sale|value of an order|size of a sale|size of an order|average person|average customer|average guest|average client|average shopper|average visitor|average buyer|typical customer|typical person|typical guest|average cart|cart size|average cart value|basket value|average basket value|average sale value|average sale amount|average transaction amount|average order size|average order amount|average ticket value|average bill size|average tab|average spent|typical basket|typical ticket|typical purchase|typical bill|typical transaction|typical spend|spend per person|average spend per person|spent per person|per person spend|average customer spend|average amount per sale|average amount per transaction|average value of a sale|one sale on average|mean transaction|mean basket|mean purchase|average size of a sale|each customer spends|does a customer spend|do customers spend|does the average customer spend|customers spend on average|per purchase|each sale on average|per sale average|atv|abv|average spend each|average amount spent|average amount|average size',
  'items-sold':
    'units sold|unit sales|pieces sold|quantity sold|quantities sold|volume sold|how many units|units moved|units we sold|total units|number of items sold|number of units sold|number of products sold|pieces we sold|net units',
  'items-refunded':
    'items returned|returned items|units returned|units refunded|units were returned|items were returned|units were refunded|items were refunded|pieces returned|products returned|units came back|items came back|units brought back|items brought back|units sent back|items sent back|pieces came back',
  'taxable-sales': 'taxed sales|taxable sales|taxed|taxable|subject to tax|subject to sales tax',
  'untaxed-sales':
    'untaxed sales|untaxed|non taxable sales|nontaxable sales|non taxable|nontaxable|non taxed sales|non taxed|tax free sales|tax free|tax exempt sales|tax exempt|exempt sales|sales with no tax|not taxed|without any tax|sales not taxed|not subject to tax|not subject to sales tax|no sales tax|without sales tax|exempted from tax|exempt from tax|exempt from sales tax|exempt|exempted|no tax|no tax on|carried no tax|carry no tax|had no tax|zero rated|tax free revenue|without charging tax|nontaxed',
  'fee-rate':
    'effective fee|effective rate|effective fee rate|average fee rate|fee percentage|fees as a percentage|fee rate|rate of fees|percent in fees|percentage in fees|percent of fees|effective processing rate|processing rate|effective card rate',
  'tip-rate':
    'tip percentage|tipping rate|average tip percentage|tips as a percentage|tip percent|tip share|tips as percent|tips in percent|tip average percent|percent tip|percentage tip|tip average percentage',
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
  'item-name': `${phrases('what|what do|what did|what are|what were', phrases('people|customers|clients|guests', 'buy|buying|bought|want|like|order|ordering'))}|of all items|item|items|items sold|products sold|product|products|goods|article|articles|merchandise|sellers|seller|dish|dishes|things|stuff|product line|menu items|what sells|what sold|what we sold|what did we sell|item by item|whats moving|what is moving|what moved|whats selling|what is selling|whats been selling|what has been selling|products we sell|bestseller list|whats hot|what goes well|what is going well|what goes best|goodies|wares|product by product`,
  category:
    'of all categories|category|categories|department|departments|product group|product groups|type of product|product type|kind of product|kinds of product|kinds of products|type of products|types of product|types of products|product types|product category|product categories|product family|product families|by type of product',
  'reporting-category': 'reporting category|reporting categories',
  sku: 'sku|skus',
  'collected-by':
    'of all staff|of all employees|staff|member of staff|members of staff|employee|employees|team|team member|team members|salesperson|salespeople|cashier|cashiers|barber|barbers|stylist|stylists|hairdresser|hairdressers|baker|bakers|worker|workers|coworker|coworkers|colleague|colleagues|per person|by person|each person|staff member|staff members|server|servers|barista|baristas|waiter|waiters|seller name|sales rep|sales reps|crew|staffer|staffers|associate|associates|clerk|clerks|personnel|which of us|who of us|which of my people|whom|bartender|bartenders|employe|employes|helper|helpers|teammate|teammates|crew member|crew members|my people|our people',
  'attributed-to': 'credited employee|attributed employee|attributed to',
  location:
    'of all locations|of all stores|location|locations|store|stores|shop|shops|branch|branches|site|sites|outlet|outlets|premises|which place|each place|places|by place|per place|shopfront|storefront|storefronts',
  weekday:
    'day of the week|days of the week|day of week|by weekday|by day of the week|by day of week|per weekday|each weekday|which weekday|weekday|weekday by weekday|days of week|which day of the week|what day of the week|weekly pattern',
  date: 'daily|by day|per day|each day|every day|day by day|day to day|by date|per date|a day|on a daily basis|day wise|daywise|daily basis|for each day|one day at a time',
  week: 'weekly|by week|per week|each week|every week|week by week|a week|in weeks|into weeks|week wise|on a weekly basis|weekly basis|for each week|week on week',
  month:
    'monthly|by month|per month|each month|every month|month by month|a month|in months|into months|month wise|on a monthly basis|monthly basis|for each month',
  hour: 'hourly|by hour of day|by hour of the day|by time of day|by hour|per hour|each hour|every hour|hour by hour|hour of the day|hour of day|hours of day|hours of the day|time of day|what time of day|what time|what times|what hours|rush hour|rush hours|peak hours|peak hour|peak time|busy times|busy hours|times of day|an hour|which hour|what hour|which hours|by the hour|time slot|time slots|by time|hour wise|in which hour|what part of the day do',
  'part-of-day':
    'part of the day|parts of the day|part of day|time of the day|daypart|dayparts|times of the day|day part|day parts|morning afternoon evening',
  tender:
    'payment mix|tender mix|mix of payments|how was it paid|how were they paid|how was that paid|payment methods|payment method|payment types|payment type|type of payment|types of payment|payments by type|tender|tenders|tender types|ways to pay|forms of payment|form of payment|payment split|payment breakdown|method of payment|how customers pay|how did customers pay|how people pay|how did people pay|how do people pay|paid with what|how were we paid|how do customers pay|how are customers paying|how customers paid|how people paid|how clients paid|how guests paid|how they paid|how everyone paid|how did they pay|how did clients pay|how did guests pay|how did everyone pay|how do they pay|how do guests pay|how do clients pay|how does everyone pay|payments split|paying|mode of payment|modes of payment|payment modes|payment mode|means of payment|type of tender|tender type|pay type|payment kinds|kind of payment|kinds of payment|way to pay|payment option|payment options|payment form|way of paying|ways of paying|how money came in|how the money came in|how we got paid|how we were paid|how were people paying|what do people pay with|what do customers pay with|what people pay with',
  channel: 'channel|channels|sales channel|sales channels',
  source: 'source|sources',
  'device-nickname': 'nickname|nicknames',
  'device-name':
    'device|devices|register|registers|terminal|terminals|till|tills|card reader|card readers|tablet|tablets|pos terminal|checkout terminal|ipad|ipads|cash register|cash registers|workstation|workstations|payment device|payment devices|handheld|handhelds',
  'refund-reason':
    'refund reason|refund reasons|return reason|return reasons|reason|reasons|cause|causes|grounds|why did people return|why people returned|why do people return|why do customers return|why were things returned|why items were returned',
  'discount-use': 'discount use|by discount use',
  'fee-kind': 'fee type|fee types|type of fee|kind of fee',
  'transaction-status': 'status|statuses',
  'customer-id':
    'by customer|per customer|each customer|which customer|which customers|top customers|top customer|best customer|best customers|by client|per client|by guest',
};

/** Words for values of fields. A name of the shop is meant if it has such a word itself: `online` means the source Online store. */
const valuePhrases = {
  card: 'card|cards|credit card|credit cards|debit card|debit|credit|debit cards|plastic|visa|mastercard|amex|credit cards or debit|card machine|card payment|swipe|swiped|chip',
  cash: 'cash|cash payments|cash sales|banknotes|coins|cash payment|cash receipts|cash takings|cash money|bills and coins|notes and coins|paper money',
  wallet:
    'wallet|wallets|digital wallet|digital wallets|apple pay|google pay|mobile pay|contactless|phone|phones|telephone|telephones|with their phone|with their telephone|by phone|phone payments|smartphone|smartphones|tap to pay|samsung pay|phone wallet|mobile wallet|mobile wallets|mobile payment|mobile payments|digital payments|contactless payments',
  online:
    'online|online store|online shop|web shop|webshop|web store|website|web|internet|ecommerce|e commerce|online orders|online order|on the web|over the internet|in the internet|through the website|via the website|from the website|on the website|on the internet|e shop|eshop|e store|webstore|over the web|through the web',
  pointOfSale:
    'in store|instore|in shop|in person|point of sale|pos|walk in|walk ins|over the counter|face to face|brick and mortar|on site|physical shop|physical store|physical stores',
  invoice: 'invoice|invoices|invoiced|invoice sales|invoice payments|invoiced sales|by invoice|sales by invoice',
  appointment: 'appointment|appointments|booking|bookings',
  noFee:
    'no fee|no fees|without fee|without a fee|without fees|without any fee|fee free|fee less|without any fees|free of fees|with no fee|with no fees',
  withDiscount:
    'with discount|with discounts|with a discount|with any discount|discounted sales|discounted orders|at a discount|at discount|at a reduced price|on discount|on sale|on promotion|on offer|discounted transactions|discounted tickets',
  withoutDiscount:
    'without discount|without discounts|without a discount|without any discount|undiscounted|not discounted|full price|at full price|at regular price|regular price|no discount|without any discounts|at normal price|undiscounted price|without discounts and comps|without discounts or comps|with no discounts or comps',
  partiallyPaid:
    'partially paid|paid in part|paid only in part|only paid in part|partly paid|part paid|partial payments|partial payment|half paid|paid partially|paid partly|not fully paid|not paid in full|pending',
} as const;

export type NamedValue = keyof typeof valuePhrases;

/** `didn’t sell`, `hasn’t moved`, `not been sold` */
const notSold = phrases(
  'did not|didnt|didn t|has not|hasnt|have not|havent|is not|isnt|are not|arent|was not|wasnt|were not|werent|does not|doesnt|do not|dont|never',
  'sell|sold|selling|move|moved|moving|been sold',
);

/** What one customer pays at once. */
const soldOnce = 'sale|order|transaction|payment|ticket|tab|bill|check|purchase|receipt|invoice|refund'
  .split('|')
  .flatMap((noun) => [noun, `${noun}s`])
  .join('|');

/** Each of the first words with each of the second. */
function phrases(first: string, second: string): string {
  return first
    .split('|')
    .flatMap((one) => second.split('|').map((other) => `${one} ${other}`))
    .join('|');
}

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
    'work|works|tie out|add up|agree with|mean|means|meaning|define|definition|explain|explanation|difference between|the difference between|calculated|calculate|computed|compute|worked out|work out|how do you work out|formula|count as|counts as|same thing|the same thing|not the same thing|not the same|the same as|not the same as|counted|stand for|included in|includes|include|consist of|made up|understand|meant by|is meant by|what is meant|mean by|distinguish|distinguished|tell apart|stands for|count toward|counts toward|count towards|counts towards|classified as|treated as|considered|considered as|counted as|comprise|comprises|comprised|contain|contains|consists of|goes into|go into|what goes in|interpret|derived|derive|arrived at|come up with|definition of|meanings|describe|in plain english|in plain words|in plain terms|in simple words|in simple terms|in layman terms|another word for|another name for|other word for|word for|sit in|sits in|sit under|sits under|fall under|falls under|appear in|appears in|appear under|show up in|shows up in|show up under|which line|what line|what kind of thing|count in|counts in|part of|treated|deducted|deducted under|subtracted|taken out of|where did the money go|where does the money go|what exactly|what does it mean|what do you mean|reconcile|in your books|a tip or a sale|what is meant by|whats meant by',
  howTo:
    'how do i|how can i|how do we|how can we|how to|how would i|can i|can we|could i|could we|is it possible|is there a way|is there any way|i want to|we want to|i need to|i would like to|i d like to|id like to|help me|where do i|where can i|where do we|where can we|where is|where are|where s|wheres|way to|how might i|how should i|how should we|how could i|how could we|what do i do to|what must i do to|what should i do to|way of|steps to|is possible|possible to|show me how to|tell me how to|teach me to|teach me how to|walk me through|am i able to|are we able to|where would i|where should i|where must i|where could i|where could we|id love to|i am trying to|im trying to|trying to|i wish to|id want to|what is the way to|whats the way to|how does one|how would we|what do i press|what do i click|what do i tap|what button|which button|where do i click|where do i press|where do i tap|what should i press',
  where:
    'where|find|get to|go to|navigate|take me|take me to|bring me|open|locate|located|screen|page|link to|look up|which report|which screen|report|reports|menu|lookup|head to|point me to|direct me to|go in|which page|which tab|where abouts|whereabouts|which menu|shown',
  show: 'show|show me|display|list|give me|tell me|get me|view|see|pull up|which ones|list out|run me|let me see|lemme see|pull|pull me|print out|bring up|give us|show us|provide|hand me|i want to see|id like to see|send me',
  change:
    'change|get rid of|create|add|delete|remove|edit|modify|update|rename|import|export|download|upload|print|issue|archive|schedule|cancel|save|email|send|backup|back up|restore|switch|undo|reset|set|set up|setup|install|connect|build|make a|rearrange|sort|turn on|turn off|enable|disable|invite|hire|transfer|merge|duplicate|copy|share it|rate|customize|hide|put|bulk|scan|attach|csv|excel|xlsx|spreadsheet|stocktake|stock take|stock taking|stock count|inventory count|put in|take out|throw out|register|swap|replace|assign|move over|log in|log out|sign in|sign out|sign up|unsubscribe|subscribe',
  compare:
    'vs|versus|with change|with changes|compare|compared|comparison|comparing|comparable|against|relative to|than|compared to|compared with|beat|beats|bigger|smaller|higher|lower|busier|quieter|stronger|weaker|better|worse|less|fewer|difference|the difference|difference between|the difference between|differ|more or less|far behind|behind|ahead|ahead of|outsell|outsells|outsold|outperform|outperformed|or|each other|one another|stack up|stacked up|stacks up|stack|stacked|measure up|measured up|more than|less than|outdo|outdid|surpass|surpassed|exceed|exceeded|top|side by side|head to head|in comparison|opposed to|gap between|gap|worse off|better off|catch up|caught up',
  trend:
    'trend|improving|worsening|declining|getting better|getting worse|slowing|slowing down|picking up|speeding up|trending|growth|grew|grow|growing|grown|change in|change from|change between|changed|changes|up|down|gone up|gone down|increase|increased|decrease|decreased|rise|rising|rose|fall|fell|drop|dropped|improve|improved|ahead|behind|decline|declined most|over time|development|high|so high|too high|that high|so low|too low|that low|climb|climbed|climbing|sink|sank|slide|slid|slipped|slip|plunge|plunged|soar|soared|jump|jumped|shrink|shrank|shrinking|shrunk|expand|expanded|pick up|picked up|picking up|slow down|slowed|slowed down|slowing|tank|tanked|went up|went down|go up|go down|going up|going down|progress|progressed|evolve|evolved|evolution|trajectory|direction|swing|swung|change over|gains|losing ground|gained|delta|growing faster|grows faster|grew faster|faster|slower|uplift|momentum',
  best: 'best|came first|comes first|top|most|highest|popular|best selling|bestselling|best seller|best sellers|bestseller|bestsellers|top seller|top sellers|top selling|leading|strongest|busiest|biggest|favorite|favorites|favourite|winner|winners|peak|hottest|number 1|fastest|flew off the shelf|flew off the shelves|flying off the shelf|flying off the shelves|fly off the shelves|greatest|maximum|max|most busy|slammed|swamped|packed|rammed|flat out|record|top performing|best performing|star seller|star performer|rank|ranked|ranking|fattest|heaviest|richest|juiciest|most generous|generous|most money|champion|champ|in the lead|winning|won|wins|win|mvp|performs best|performing best|performed best|most lucrative|most valuable|biggest earner|top earner|best earner|money maker|money makers|moneymaker|moneymakers|cash cow|crowd pleaser|crowd favorite|most loved|best loved|most wanted|most sold|most bought|most ordered|most requested|in demand|most in demand|hot seller|hot sellers|first place|on top|number 1 seller|our number 1|most productive|most successful|mostly|sells most|sold most|favourites|favored|best sold|best bought|best ordered|most frequent|most common|mightiest|largest number|largest amount|biggest number|highest number|busiest time|finest|fullest|most crowded|crowded|jammed|craziest|wildest',
  worst:
    'worst|least|lowest|slowest|deadest|bottom|weakest|poorest|quietest|smallest|slow moving|not selling|slow sellers|unpopular|fewest|flop|flops|underperforming|minimum|least busy|not busy|dragging|lagging|struggling|trailing|worst performing|worst selling|worst seller|worst sellers|least popular|least sold|least bought|least ordered|dud|duds|shelf warmer|shelf warmers|last place|lowest selling|lousiest|dullest|emptiest|least money|bad seller|bad sellers|the pits|worst sold|sells least|sold least|rarest|most rarely|rarely|seldom|hardly sells|hardly sold|barely sells|barely sold|hardly moves|barely moves|less frequent|softest|calmest|smallest number|lowest number|smallest amount|lowest amount|slow items|slow products|slow movers|slow ones|slow day|slow days|slow hours|dead items|weak spot|weak spots',
  largest: `largest|${phrases('biggest|largest|highest|most expensive|priciest|single biggest|single largest|single highest|single most expensive|top|fattest|greatest', soldOnce)}`,
  smallest: phrases('smallest|lowest|tiniest|littlest|least expensive', soldOnce),
  latest: 'latest|most recent|newest',
  listed:
    'by|per|breakdown|break down|break it down|broken down|split|split by|grouped by|group by|distribution|detail|details|detailed|each|every|separately|separate|individually|one by one|apart|respectively|divided by|divided in|divided into|divided|sliced by|segmented by|segmented|sorted by|ordered by|arranged by|organized by|categorized by|categorised by|according to|grouped|for each|breaking down|splitted|splitting|itemized|itemised|side by side|mix|profile|drill down|drilled down|performance by|leaderboard|league table|scoreboard',
  sales:
    'sales|sale|items sold|products sold|sell|sells|sold|selling|revenue|revenues|turnover|income|takings|earn|earned|earnings|earning|make|made|making|money|business|performer|performers|doing|do|did|did we do|do we do|performance|perform|performed|recap|summary|summarize|overview|results|numbers|figures|how are we|how is it going|how was|how were|how did|how is|hows|bring in|brings in|brought in|pull in|pulled in|pulls in|out the door|bring|brings|brought|taken|take|takes|took|rake|rake in|gain|going|went|ring up|rung up|rang up|rang|move|moved|moves|flog|flogged|shift|shifted|shifting|shifts|busy|gross income|sales figures|sales numbers|go|buy|bought|buying|purchase|purchases|purchased|booked|signups|signup|signed up|moving|serve|served|spent|spend|total|generate|generated|generates|generating|produce|produced|produces|ring|rings|ringing|ring in|ringed|bag|bagged|pulled|drew|draw|draws|clear|cleared|net us|rack up|racked up|notch up|bill|billed|billings|billing|turn over|turned over|cash up|cashed up|amounted to|amount to|come to|came to|tally|tallied|tally up|add up to|adds up to|added up to|haul|intake|proceeds|trade|trading|traded|shape up|shaping up|shaped up|shaping|fare|fared|faring|hold up|holding up|tracking|pan out|panned out|turned out|getting on|get on|went well|look like|looked like|looks like|leave behind|left behind|left us|leaves behind|fetch|fetched|fetches|contribute|contributed|contributes|contributing|commerce|gather|gathered|collectively made|cash flow|cashflow|inflow|inflows|inflow of money|sold for|went for|flying|fly|flew|ship|shipped|sales total|figure|score|scored|deliver|delivered sales|land|landed|grossed|netted|happened|happen|coming along|going along|state of|status of sales|snapshot|rundown|report on|how did it go|how it went|get through|got through|business like|looking|perform like|doing so far|headline|pulling in|pulling|took money|make up|makes up|made up of|anyone left|anybody left|somebody left|someone left|customers left|people left|people leave|tables left|been up to|clocked up|shot up|racked|reported|took home|won back|slow|dead|weak|poor|poorly|sluggish|dull',
  newCustomers:
    'new vs returning|new and returning|new or returning|new versus returning|new customers|new customer|new clients|first time|first timers|new ones|new people|newcomers|new faces|were new|are new|new guests|new visitors|new buyers|new shoppers|first visit|first visits|first purchase|never bought before|never been here before|never been before|new business|new folks|newly acquired|shopped for the first time|bought for the first time|came for the first time|walked in for the first time',
  returning:
    'returning|returning customers|repeat customers|repeat customer|repeat|came back|come back|coming back|returning customer|returning clients|regular customers|regulars|loyal customers|loyal|repeat business|repeat buyers|repeat visitors|repeat clients|keep coming back|kept coming back|comes back|came again|come again|coming again|bought again|buy again|bought more than once|came more than once|more than once|come more than once|known customers|existing customers|faithful|retention|retained|loyalty',
  feedback:
    'feedback|bad feedback|negative feedback|positive feedback|reviews|review|rating|ratings|satisfaction|complaints|complained|complaining|happy|unhappy|saying|say about us|think of us|think about us|complain|complains|complaint|grumble|grumbled|upset|angry|dissatisfied|satisfied|opinions|comments|moaned|moan|praised|criticism|criticized|like us|compliments',
  customer:
    'customer|customers|client|clients|shoppers|shopper|visitor|visitors|guest|guests|regular|buyers|spender|spenders|who spent|who bought|who buys|who paid|people|visits|visit|visited|footfall|patrons|how many people|who came|came|spend per customer|spend per customer visit|spend per visit|spent per visit|average spend per customer|average spend per visit|average spend per customer visit|average spent per visit|spent per customer|visits per customer|persons|folks|customer base|clientele|consumer|consumers|purchaser|purchasers|heads|who shopped|who visited|who comes|who came in|walked in|came in the door|through the door|faces|spend the most with us|been in|comes in|stopped by|dropped in|dropped by|popped in|in here|was in the shop|was in the store',
  stock:
    'stock|do we carry|do you carry|do we have|do i have|have we got|do we still have|inventory|running low|run low|runs low|low on|low stock|reorder|reordering|restock|restocking|out of stock|sold out|on hand|stocked|running out|run out|almost gone|order more|low|need to order|left|how many are left|replenish|stock levels|shelf|shelves|supply|supplies|in stock|nearly gone|almost out|almost finished|nearly out|nearly finished|about to run out|almost empty|nearly empty|getting low|run out of|running out of|have got left|got left|we out of|gone soon|soon gone|in the back|in the storeroom|stockroom|storeroom|warehouse|stock level|remaining stock|stock up|stock up on|short of|short on|running short|needs reordering|need reordering|need restocking|needs restocking|to reorder|about to sell out|nearly sold out|almost sold out|sell out|sells out|do we still have any|still got|still have|in hand|available|availability|scarce|any left|left in stock|gone yet|all gone|gone already',
  price:
    'price|do i charge for|do we charge for|we charge for|i charge for|do i charge|what do we charge|how much do we charge|prices|priced|pricing|how expensive|how much is|how much are|cost|costs|cheapest|most expensive|expensive|charge for|sell for|sells for|sell it for|sell that for|sell them for|sell those for|go for|goes for|going for|selling for|retail for|retails for|asking price|price tag|price tags|ask for|retail price|selling price|price point|price list',
  owed: 'remaining|remaining balance|balance remaining|still open|owe|owed|owing|owes|have on|has on|still on|outstanding|holding|hold|still hold|still holding|held|not collected|not collected yet|not picked up|not complete|not completed|not yet complete|not yet completed|not spent|unredeemed|unused|unspent|not redeemed|not used|nobody has used|nobody used|no one has used|liability|remaining|balance|balances|still owe|open|left on|undelivered|not delivered|havent delivered|not delivered yet|not yet delivered|have not delivered|still to deliver|still to be delivered|to deliver|not handed over|not fulfilled|unfulfilled|liabilities|still out there|out there|floating|floating around|still to be redeemed|not spent yet|left unspent|not been spent|not been used|not been redeemed|in circulation|obligations|obligation|still open|sitting on|not earned yet|sitting unspent|still sitting|sitting unused|is on it|is on them|is on gift cards|is on the gift cards|is on our gift cards|money on gift cards|still on it|still on them|carrying',
  average:
    'average|avg|averages|mean|on average|typical|typically|mean of|in the mean|as an average|averaged|averaging|in average|per average',
  quantity:
    'how many|number of|count|quantity|quantities|qty|units|unit|cases|pieces|by quantity|by units|in units|by count|number|volume|how often|many|packs|bags|cups|bottles|loaves|boxes|how many times|many times|in quantity|in quantities|in pieces|by pieces|by number|by piece|in numbers|headcount|amount of times|kilos|pounds of|jars|trays|dozen|dozens|portions|servings|slices|glasses|loafs|sacks|tins|cans|crates|packets|packages|number wise|lbs|seats|places|spots',
  amount:
    'by amount|as money|as an amount|as amounts|as dollars|by revenue|by value|in dollars|in pounds|in euros|in money|by sales|worth|by money|in revenue|dollars|dollar|bucks|dollar amount|amount|money wise|moneywise|in terms of money|in value|by money value|by dollars|dollarwise|by income|by turnover|in turnover|in takings|in terms of revenue|by sales amount|value|total value|in total value|values',
  share:
    'share|percent|percentage|proportion|portion|ratio|in percent|as a percentage|as percent|shares|rate|rates|cut|slice|fraction|contribution|contributions|chunk|part of the total|part of total|what part|pct|percents|percentages|percentagewise|percentage wise|relative share|split in percent|proportions|portions of|slice of the pie|piece of the pie',
  unsold: `zero sellers|non sellers|nobody buying|nobody is buying|no one buying|no one is buying|not sell|not sold|not moved|not moving|not been sold|unsold|items sold nothing|items sold zero|no sales|zero sales|not selling at all|sold nothing|nobody bought|nobody buys|nobody buy|no one bought|noone bought|without sales|without a sale|without any sales|dead stock|no sale|sold zero|sold none|${notSold}|nobody wanted|nobody wants|no buyers|no takers|zero units|zero sold|not a single sale|not sell anything|didnt sell anything|collecting dust|gathering dust|sitting on the shelf|sat on the shelf|just sitting there|just sit there|sit there|sat there|no movement|not moved at all|never sell|never sells|never sold|nobody has bought|no one has bought|no one buys|no one buy|no one wanted|nobody ordered|not bought|not been bought|hasnt been bought|havent been bought|wasnt bought|werent bought|not ordered|not one sold`,
  profit:
    'profit|profits|margin|margins|markup|cogs|cost of goods|profitable|profitability|expenses|expense|bottom line|break even|payroll|wages|wage|labor|labour|labor cost|labor costs|labour costs|labour cost|salary|salaries|rent|ebitda|costs of goods|purchase cost|purchase costs|profitably|make money on|earn on|net profit|gross profit|gross margin|operating costs|overhead|overheads|cost price|wholesale price|wholesale cost|make a loss|loss making|in the black|in the red|roi|return on investment|markups|over cost|over their cost|over its cost|above cost|after cost',
  forecast:
    'forecast|forecasts|will they|will he|will she|predict|prediction|projection|projected|project|will we|will i|should i order|should we order|should i buy|should we buy|expect|expected|estimate|going to sell|going to make|gonna sell|gonna make|should we expect|forecasting|predicted|predicting|predictions|outlook|likely to sell|likely to make|next year look|going to be like|gonna be like|on pace|on track|going to be better|will be better|be better than|expecting to|anticipate|anticipated|prognosis|end up at',
  payout:
    'payout|payouts|do we get paid|do i get paid|bank|bank account|arrive|arrives|arrived|deposited|bank transfer|transferred|bank balance|friday deposit|deposit arrive|deposit land|settlement|settle|when do i get paid|when will i get paid|get my money|paid out to my account|paid out to us|be paid out|hit the bank|hits my account|hit my account|in my account|in our account|land in my account|transferred to my account|transfers|settles|settled|batch|batches|wire|wired',
  who: 'who|whos|who s|whose|by whom|whom',
  when: 'when',
  which: 'which|what',
  why: 'why|how come|reason for|reason why|reasons why|whats the reason|what is the reason|for what reason|what caused|what made|what explains|explain why|explanation for|what for',
  refers:
    'same thing|the same thing|the same|repeat that|repeat it|them|these|those|it|that|they|ones|their|his|her|he|she|same|that day|that week|that month|that hour|that weekday',
  follows: 'and|what about|how about|also|too|as well|only|just|instead|now|then|but|so|ok and|again',
  all: 'all locations|all stores|all shops|all the stores|all the shops|all the locations|everywhere|everyone|everyones|everybody|all employees|all the staff|everything|all staff|the whole team|the team|entire team|all items|all categories|all channels|all sources|all day|all of them|all of it|all of these|the whole shop|the whole store|without filter|without that filter|without the filter|without filters|no filter|drop the filters|drop all filters|drop all the filters|clear the filters|clear filters|clear all filters|remove the filters|remove filters|remove all filters|remove all the filters|all together|in total|overall|all channels together|altogether|all in all|all in|total for all|all up|in all|all told|as a whole|across the board|across all stores|across all locations|across locations|across stores|across shops|company wide|storewide|entire business|whole business|the whole business|the business|all the stores|all the shops|all the locations|all our stores|all our shops|all our locations|all 3|all 3 stores|all 3 shops|all 3 locations',
  unrecorded:
    'void|voids|voided|canceled|cancelled|cancellation|cancellations|drawer|overdue|unpaid|declined|failed|overtime|timesheet|timesheets|timecards|shift|shifts|clocked|delivery|deliveries|pickup|pickups|takeout|takeaway|chargeback|dispute|disputes|weather|temperature|target|targets|goal|goals|benchmark|benchmarks|competitor|competitors|supplier|suppliers|vendor|vendors',
  note: 'price change note|price change|note to customers|write a note|draft a note|announcement',
  checklist:
    'month end|month end checklist|checklist|closing|close the month|month close|end of month checklist|close out the month|month end close|end of month|closing the month|closing the books|close the books|closing checklist|month end closing',
  recap: 'weekly sales recap|sales recap|recap|weekly recap|week in review|sales digest',
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
/** How many words the longest phrase has that begins with a word. */
const longestPhrases = new Map<string, number>();
for (const phrase of lexicon.keys()) {
  const { length, 0: first = '' } = phrase.split(' ');
  longestPhrases.set(first, Math.max(longestPhrases.get(first) ?? 0, length));
}

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
  for (const id of dimensionIds) {
    const phrase = `by ${dimensionOf(id).label.toLowerCase()}`;
    if (!index.has(phrase) && !index.has(phrase.slice(3))) senseOf(phrase).fields.push(id);
  }
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

/** `on average ticket` is on the average ticket. */
function beginsFigure(texts: readonly string[], at: number): boolean {
  if (texts[at] !== 'average') return false;
  const phrases = [3, 2].map((length) => lexicon.get(texts.slice(at, at + length).join(' ')));
  return phrases.some((sense) => (sense?.figures.length ?? 0) > 0);
}

/** The longest phrases from left to right; none overlap, and none contains a word that stands apart. */
export function sensesIn(
  texts: readonly string[],
  isApart: (at: number) => boolean = () => false,
): readonly FoundSense[] {
  const found: FoundSense[] = [];
  for (let start = 0; start < texts.length; start += 1) {
    const longestPhrase = longestPhrases.get(texts[start] ?? '') ?? 0;
    let longest = Math.min(1, longestPhrase);
    while (longest < longestPhrase && start + longest < texts.length && !isApart(start + longest)) longest += 1;
    for (let length = longest; length > 0; length -= 1) {
      const phrase = texts.slice(start, start + length).join(' ');
      const sense = lexicon.get(phrase);
      if (!sense || (length > 1 && sense.figures.length === 0 && beginsFigure(texts, start + length - 1))) continue;
      found.push({ ...sense, start, end: start + length, phrase });
      start += length - 1;
      break;
    }
  }
  return found;
}
