import { monthName, rewrittenDays, weekdayName, type Rewrite } from './rewrittenDays';
import { digitsOf } from './numberWords';

/** `morning all` */
export const timeAsGreeting = '(?:morning|afternoon|evening)(?: all| everyone| team| there)?';
const timeAsked = '\\b(when|what (?:time|hour))( (?:are|is|do|does|were|was|we)\\b.{0,25}?)\\b';
/** What is said first, and again as it is meant */
export const correctable = `(?:${monthName}|${weekdayName}|yesterday|today|(?:last|this) (?:week|month|quarter|year|weekend)|q[1-4]|location \\w+)`;
const selfCorrection =
  "(?:no|nope|sorry|sry|wait|hang on|hold on|scratch that|strike that|make (?:that|it)|(?:i )?beg your pardon|pardon(?: me)?|excuse me|correction|actually|or rather|rather|i (?:mean|meant)|it'?s|uh|um|er|well)";

/** What a turn begins with before it says what is meant */
const opener =
  '(?:no|nope|nah|wait|sorry|sry|oops|hmm|actually|excuse me|hang on|hold on|one sec(?:ond)?|one more thing|quick question|fair enough|thank(?:s| you)(?: very much)?(?: in advance)?|good (?:morning|afternoon|evening)|ah|oh|pity|poor (?:guy|girl|thing))';

/** Other ways to say the same, before the text is cut into words. Each row: what is typed, and what is read instead. */
const rewrites: readonly Rewrite[] = [
  [/[’‘`´]/g, "'"],
  [/\bwhat's\b/g, 'whats'],
  // `why do people keep bringing things back`
  [/(?<=\b(?:people|customers|folks|guests|they|we) )(?:keep|kept) (?=[a-z]+ing\b)/g, ''],
  // `whyd they bring it back`
  [/\b(why|how|what|who|where|when)'?d (?=(?:they|we|i|he|she|you|it|that|people|folks|customers)\b)/g, '$1 did '],
  // `just real quick`, `what on earth is net total`, `all in one go`
  [/\b(?:(?:just )?real quick|on earth|(?:all )?(?:in|at) one go)\b/g, ''],
  [/\bsome (?:kind|sort|type) of (?:an? )?/g, 'a '],
  [/(?<=\w[.?!,]*)\s+(?:pls|plz|please|thx|thanks|ty)\s*[.?!]*$/, ''],
  [/[–—−]/g, '-'],
  // `any1`, `tot 4 last wk`, `void it 4 me`, `y is it so low`
  [/\b(any|some|every|no)1\b/g, '$1one'],
  [
    new RegExp(
      `(?<=\\p{L} )(?<!\\b(?:loc\\w*|stores?|shops?|branch|register|till|device|top|best|worst|bottom|last|lst|past|next|first|the|all|our|my|and|or|to|on|vs|than|number|no|${monthName}|${weekdayName}) )4 (?=(?:last|lst|this|the|yest\\w*|ys?ter\\w*|yday|to?day|me|us|q[1-4]|${monthName}|${weekdayName})\\b)`,
      'gu',
    ),
    'for ',
  ],
  [/^((?:and |n |but |so )*)y (?=(?:is|are|was|were|did|do|does|has|so)\b)/, '$1why '],
  // `at what time were people in`
  [
    /\b(?:at )?(?:what (?:time|times|hours?)|when) (?:were|are|was|is|do|did|does) (?:the |our |most |all )?(?:people|customers|everybody|everyone|they|guests|visitors)(?: (?:all|mostly|mainly|usually))?(?: (?:in|here|around|there|come|coming|came|arrive|visit|buy|shop))(?: in)?(?=\s*[?.!]*$)/g,
    'by hour',
  ],
  // `when they pop in`
  [
    /\b(?:when|whenever|each time|every time) (?:they|people|customers|somebody|someone|a customer) (?:(?:pop|come|drop|stop|walk|call)s? (?:in|by|round)|visits?|shops?)\b/g,
    '',
  ],
  // `paid for that we have not handed over`
  [
    /\bpa(?:id|y) for(?: (?:that|which|but|and))? (?:we|i|they)(?:'ve)? (?:have not|haven'?t|did not|didn'?t|not|still have to|still need to)(?: yet)? [\w ]*/g,
    'not picked up',
  ],
  // `I want to know about the workshops`
  [/\b(?:know|hear|ask|talk|tell me|learn) (?:something |more |a bit )?about (?=(?:the|our|my) )/g, 'show '],
  // `which bakery item should I drop`
  [
    /\bwhich (?:of (?:the|my|our) )?((?:\w+ ){0,2}?\w+) (?:should|could|can|do) (?:i|we) (?:drop|cut|discontinue|scrap|get rid of|stop (?:selling|making|baking))\b/,
    'worst selling $1',
  ],
  [
    /\b(?:what|how much) (do|did) (we|i) pay (?:for|on) (?:the |our )?card (?:payments|transactions|sales|processing)\b/g,
    'what $1 $2 pay in card fees',
  ],
  [
    /(?<=\b(?:vs\.?|versus|against|or)\b.*),? (?:who|which(?: one)?) (?:won|wins|did better|was better|is better|is ahead)\s*[?.!]*$/,
    '',
  ],
  [
    /\b(busiest|best|slowest|quietest|worst|strongest|weakest) (morning|afternoon|evening|night)\b(?! hours?\b)/g,
    '$1 day $2s',
  ],
  [/\b(first|last|latest) thing (?:that )?(?:(?:we|i|they) )?(?:ever )?sold\b/g, '$1 sale'],
  [/(?<=\bwho\b.*), who is(?: it| that| he| she)?\s*[?.!]*$/, ''],
  [/\bwhat(?:'?s| is) the list(?=\s*[?.!]*$| (?:for|of|on)\b)/g, 'list all sales'],
  [/\b(?:what|how) will (?!you\b)(.{3,30}?) (?:be(?: like)?|bring|look(?: like)?|do|go|turn out)\b/g, 'forecast of $1'],
  [
    /\b(?:anything|something|what|things|stuff) (?:that )?(?:we|i) (?:have |had )?(?:sold|sell) (more|less) of\b/g,
    'which items sold $1',
  ],
  [/\bhow much (?:came|comes|has come) back\b/g, 'how much was returned'],
  [/\bhours? (?:in|of|during) (?:the|a|our|an average) week\b/g, 'hours'],
  // `spring, so March, April and May`
  [
    new RegExp(
      `\\b(?:spring|summer|autumn|fall|winter),? (?:so|meaning|that is|i\\.?e\\.?|as in),? (?=${monthName}\\b)`,
      'g',
    ),
    '',
  ],
  [/,? as (?:against|opposed to) (?:the )?(?:goods|rest|others|products|everything else)\b/g, ''],
  // `no cash I meant`
  [/^no,? ([\p{L}\d][\p{L}\d ]{1,30}?),? (?:i|we) (?:meant|ment)[ .!]*$/u, '$1'],
  [/\bwhen (?:did|have) (?:we|i|they) last (?:sell|sold) (?:one|any)(?=\s*[?.!]*$)/g, 'last sale of it'],
  [/\bwhen (?:did|have) (?:we|i|they) last (?:sell|sold) (?:an? |any |some )?(?!to\b)/g, 'last sale of '],
  [/\bwhen was the last time (?:that )?(?:we|i|they) sold (?:an? |any |some )?/g, 'last sale of '],
  [/\bwere (?=(?:do|can|could|should|would) (?:i|we|you)\b)/g, 'where '],
  // `we had a great day in June, which one was it`
  [
    /^.*\b(?:had|was|were) an? ((?:\w+ ){0,2}?)(day|week|month|hour) ((?:in|on|at|during|last|this) .{2,25}?),? (?:and |so )?(?:which|wich) (?:1|one|day|week|month|hour) (?:was|is) (?:it|that)\b.*$/,
    (_, how = '', unit = '', when = '') =>
      `${/bad|slow|terrible|awful|dead|quiet|poor|horrible/.test(how) ? 'worst' : 'best'} ${unit} ${when}`,
  ],
  [/,? (?:no (?:frills|fuss|details?)|nothing (?:fancy|else)|short version|in this heat|in the heat)\b/g, ''],
  [/,? rather than (?:over|in|at|through|via|by) (?:the |our )?\w+/g, ''],
  [
    /[.?!] an? (?:percentage|percent|share)(?: figure)? (?:would be|is|will do|would do|please)[^.?!]*[.?!]*$/,
    ' as a percentage',
  ],
  [
    /(?<=\b(?:way|ways|kind|kinds|type|method|methods|tender|card|cards|payment)\b.*) costs? us (?:the )?(most|least)\b/,
    ' has the $1 fees',
  ],
  [/\brank(?:ing)? (?:of )?(?:the |our |my )?(?:whole |entire )?(?:team|crew|people|guys|colleagues)\b/g, 'rank staff'],
  [/\bon this (day|date|weekend)\b/g, 'on that $1'],
  [/\bhavn'?t\b/g, "haven't"],
  [/\b(haven|did|does|do|has|is|are|was|were|would|could|should)nt\b/g, "$1n't"],
  [/\bdiff\b/g, 'difference'],
  // `total sales vs total payments, what's the difference`
  [
    /^(\S.{2,40}?) (?:vs\.?|versus|against) (.{3,40}?),? what(?:'?s| is) the difference(?=[ ?.!]*$)/,
    'what is the difference between $1 and $2',
  ],
  // `maya no sorry priya, tips`
  [
    /(?<!\b(?:last|this|past) )\b[\p{L}']+[ ,]+(?:no|nope|wait)[ ,]+(?:sorry|sry|wait|make that|i meant?)[ ,]+(?=\p{L})/gu,
    '',
  ],
  // Politeness before or after a question
  [/\bmay (?:i|we)(?: please)? (?:see|have)\b/g, 'show me'],
  [/\b(?:write|send)(?: it)?(?: to| for)? (?:me|us)\b/g, 'show me'],
  [
    /,? (?:thank(?:s| you) in advance|if (?:that|it)(?:'?s| is) (?:ok|okay|possible|all right|alright)|please,? fast|if you (?:please|would(?: be so kind)?)|would you be so kind|just so (?:i|we) .*)(?=\s*[.?!]*$)/,
    '',
  ],
  [
    /^(?:(?:not sure|unsure|no idea|don'?t know|wondering|i wonder|curious) (?:whether|if)|(?:i'?m |i am |we are )?(?:not (?:quite |entirely |really |so )?(?:sure|certain|clear)|unsure|uncertain|unclear)(?: about| of| on)?(?= (?:what|how|which)\b)|(?:it )?would (?:help|be (?:good|nice|great|helpful|useful)) to (?:see|know|have)|(?:i'?m |we'?re )?(?:just )?trying to (?:work out|find out|figure out|see|understand)|(?:could|can|may) i trouble you for|(?:head office|the (?:boss|owner|bank|landlord|accountant)|my (?:boss|accountant|bookkeeper|partner|wife|husband)) (?:would like|wants|needs|asks(?: for)?|is asking for)(?! (?:me|us|if|to)\b))\s+/,
    '',
  ],
  [/\bp ?(?:&|and|n) ?l\b/g, 'profit'],
  [/&/g, ' and '],
  // `gc redemptions`, `giftcards`
  [/\b(?:gift-?card|gc)(s?)\b/g, 'gift card$1'],
  ...rewrittenDays,
  // `no, net`, `sorry, I meant June`
  [
    new RegExp(`^(?:(?:${opener}\\s+)*${opener}\\s*[,.;:!-]+\\s*|(?:no|sorry|sry|nope) (?:sorry|sry|wait) )+(?=\\S)`),
    '',
  ],
  [
    /^(?:(?:no|sorry|actually|wait|hang on|hold on|um|uh|oh|ok|okay)[ ,.]+)*(?:i|we|he|she|they) (?:means?|meant)\b/,
    '',
  ],
  // `for may, no wait I mean June`, `in March no April`: what is said last
  [
    new RegExp(
      `\\b(?:${correctable}[ ,.;-]+(?:(?:${selfCorrection}|not ${correctable})[ ,.;-]+)+(?:(?:in|for|on|at|the|of|our) )*)+(?=${correctable}\\b)`,
      'g',
    ),
    '',
  ],
  // `please state`, `kindly confirm`
  [
    /^(?:(?:please|kindly|can you|could you|would you|you)[ ,]+)*(?:state|confirm|advise|indicate|specify|furnish|supply|provide|present|produce|set out|disclose|identify)(?: (?:me|us|of|with|to))* /,
    '',
  ],
  [
    /,? \b(?:i (?:always|keep|constantly) (?:forget|forgetting|mix(?:ing)? (?:it|them|those) up)|i (?:forgot|forget|want|need|think|guess|suppose|believe|reckon|wonder)|you know|if you (?:don'?t )?mind)\s*[.?!]*$/,
    '',
  ],
  [
    /\b(?:from )?(?:(?:high(?:est)?|best|most|top|busiest|strongest|biggest|largest) to (?:low(?:est)?|worst|least|bottom|quietest|slowest|weakest|smallest)|best first|descending)\b/,
    'highest first',
  ],
  [
    /\b(?:from )?(?:(?:low(?:est)?|worst|least|bottom|quietest|slowest|weakest|smallest) to (?:high(?:est)?|best|most|top|busiest|strongest|biggest|largest)|worst first|ascending)\b/,
    'lowest first',
  ],
  // `the sale at 9:30 this morning`: in that hour
  [
    /\b(?:an?|the|which|that|1|one) (sale|payment|transaction|order|receipt|refund)\b(.*?)\b(?:at|around|about) (\d{1,2}):\d\d(?: ?([ap]m))?(?=(?:.*\bthis (morning|afternoon|evening)\b)?)/,
    inThatHour,
  ],
  [
    /\b(location|store|shop|branch) (one|two|three|four|five|six)\b/g,
    (_, ...[place = '', number = '']) => `${place} ${digitsOf[number] ?? number}`,
  ],
  // Dictated: `location to, how did it do`
  [
    /\b(location|loc) (?:to|too|(for))(?= (?:how|what|did|does|do|sold|sell|made|make|took|last|this|yesterday|today|only|please)\b|\s*[.,?!]*$)/g,
    (_, place = '', isFour) => `${place} ${isFour ? 4 : 2}`,
  ],
  [/\b(?:in|at|of|from) (?:the )?(?:shop|store|branch) (?=\d\b)/g, 'at location '],
  // `by each tender`, `for each of the guys`, `out of the staff`
  [/\b(?:by|for|per) (?:each|every)(?: single)?(?: (?:one )?of (?:the|our|my))? (?=\p{L})/gu, 'by '],
  [/\b(?:by|per) (?:guys?|boys?|girls?|lads?|people)\b/g, 'by staff'],
  // `how do the locations compare`
  [
    /\bhow (?:do|did|does|are|were) (?:(?:the|our|my|all|both|two|three) )*(\w+)s (?:compare|comparing|stack up|measure up)\b(?! (?:to|with|against)\b(?! each| one))/g,
    'sales by $1',
  ],
  [
    /\b(?:are|is|were|was|have|has)n'?t (?:been )?(?=(?:yet )?(?:complete|completed|finished|fulfilled|delivered|redeemed|used|spent|collected|picked up)\b)/g,
    'not ',
  ],
  // `all items that sold more than 50 units`, `how many days had sales over $400`
  [
    /\b(?:(?:all|the|any) )*(items|products|days|weeks|months|categories|staff|employees|locations|stores|shops) (?:that|which|who|with|where (?:we|sales))(?: have| had)? (?=.*\b(?:over|above|more than|under|below|less than|fewer than) )/g,
    'which $1 ',
  ],
  // `which items were returned`, but not `most often`
  [
    /\bwhich (?:items|products|things|goods) (?:were|got|was|have been|are) (?:returned|refunded|brought back|sent back)\b(?!.*\b(?:least|often)\b)/g,
    'returns by item',
  ],
  [/^(?:dear|hello|hi|hey) (?:assistant|team|sir|madam|all|bot|support)\b[,.!]*\s*(?=\S)/, ''],
  [/\bmembers? of (?:the |our |my )?(?:team|crew|staff|personnel)\b/g, 'member of staff'],
  [/\b(?:an? )?(tenner|fiver|grand)\b/g, (_, name) => ({ tenner: '$10', fiver: '$5', grand: '$1000' })[name] ?? ''],
  // `how many granola we have now`
  [
    /\bhow (?:many|much) (?!do |does )(.+?) (?:do |does )?(?:we|i) (?:still )?have (?:(?:now|left|in stock|at the moment|right now|in (?:the |our )?(?:shop|store))\b ?)+/g,
    'stock of $1 ',
  ],
  [/\b(?:the )?(?:most|more) (?:slow|quiet|weak|bad|low)\b/g, 'worst'],
  [/\b(?:carried|came with) (?=an? (?:discount|comp|tip)\b)/g, 'with '],
  [
    /\bhow many (?:places|seats|spots|tickets|spaces) (?:of|for|in|on|at) (?=(?:the |our )?[\w ]*(?:workshop|class|course)\b)/g,
    'how many ',
  ],
  // `how did our guests pay in June`
  [
    /\bhow (do|did|does) (?:our|my|the|your) (?:customers|people|clients|guests|folks|buyers) pay\b/g,
    'how $1 customers pay',
  ],
  // `list the items we sold yesterday`
  [
    /\b(?:list|show(?: me)?) (?:all |of )?(?:the )?(?:items|products|goods|things) (?:(?:that )?we |that were )?sold\b/g,
    'which items did we sell',
  ],
  // `how do catering people mostly pay`
  [
    /\bhow (?:do|did|does) ((?:the |our )?(?:[a-z]+ )?)(?:customers|people|clients|guests|folks|buyers) (?:(?:mostly|usually|mainly|normally|generally|tend to|like to|prefer to) )?pay\b(?= ?[?.!]*$)/,
    'payments of $1by tender',
  ],
  // `how often did people bring beans back`, `bringing things back`
  [
    /\b(?:bring|brings|bringing|brought|send|sending|sent|take|took|taking) (?!(?:it|them|that|those|any|one|1|some|something|anything)\b)((?:the |some |any |an? |those |their )?[\p{L}-]+(?: [\p{L}-]+)?) back\b(?! (?:to|from|in)\b)/gu,
    'returned $1',
  ],
  // `bring one back`, `gave it back`
  [
    /\b(bring|brought|send|sent|take|took|give|gave|hand(?:ed)?|pay|paid) (?:1|one|it|them|any|some|anything|something|that|those|any of (?:it|them)) back\b/g,
    '$1 back',
  ],
  // `what was wrong with them`, of refunds
  [
    /\b(refunds?|returns?)\b(.*?),? (?:and |n )?what (?:was|is|were|went) (?:wrong|the matter)(?: w(?:ith)? (?:them|it|those))?(?=\s*[?.!]*$)/,
    '$1 by refund reason$2',
  ],
  // `discounts alone, without comps`
  [
    /\b(discounts?|comps?)\b((?: alone| only)?),? (?:without|excluding|not|but not|not counting) (?:the |any )?(?:discounts?|comps?)\b/g,
    '$1',
  ],
  [/\bwith (?:the |all )?([a-z ]{3,25}?) included\b/g, 'including $1'],
  // `were not charged a fee`
  [
    /\b(?:(?:were|was|are|is|been|got) )?(?:not|never) (?:be |been )?(?:charged|given|granted|paid|had|include|have|carry|carrying) (?:an?|any) (?=fees?\b|discounts?\b|tips?\b|tax\b)/g,
    'without a ',
  ],
  [
    /\b(?:(?:they|people|ppl|who|that) )*(?:already )?paid(?: an? deposit)?(?: (?:ahead|in advance|up ?front))?(?: for(?: [\w ]{1,20}?)?)?(?: already)? (?:but|and|n) (?:we |i )?(?:haven'?t|have not|did ?n[o']?t|did not|not)(?: yet)? (?:pick|picked|collect|collected|come|got|get|received|receive|been|done|finished|made)\b(?:[\w ]*)/g,
    'not picked up',
  ],
  // `how many was the sales`, `how many money`
  [
    /\bhow many (?=(?:(?:is|was|were|are) (?:the |our |my )?(?:sales?|takings|revenue|turnover|income)\b)|(?:money|revenue|turnover|income|cash)\b)/g,
    'how much ',
  ],
  // `who's killing it`
  [/\b(?:been |is |are )?(?:killing|crushing|smashing|nailing|rocking) it\b/g, 'best'],
  [
    /\b(?:hit|hitting|ding|dinging|sting|stinging|cost|costing|charging) us(?: for)? (?:in|on) fees\b/g,
    'charge us in fees',
  ],
  // `total payments minus the fees`
  [
    /\b(?:(?:total|all|the) )*(?:(card) )?(?:payments|receipts|takings|collections|money)(?: (?:received|collected|taken))?,? (?:minus|less|net of|after) (?:(?:the|our|all|any|processing|card|processor) )*(?:fees|charges)\b/g,
    '$1 net total',
  ],
  [
    /\b(?:spen[dt]|used?|pa(?:y|ys|id|ying)) (?:off|from|with|by|using|out of) (?:(?:an?|the|their|our|of) )*gift cards?\b/g,
    'redeemed gift cards',
  ],
  // `why do people bring things back`
  [
    /^(?:and |so )?why (?:(?:do|did|are|were|would) )?(?:people|customers|they|folks|guests|clients) (?:bring|bringing|brought|send|sending|return|returning) (?:\w+ ){0,3}?back\b/,
    'refund reasons',
  ],
  [/\b(?:pay|paying|pays) (?:ahead|in advance|up ?front|beforehand)(?: (?:for|on) (?:an? )?orders?)?\b/g, 'deposits'],
  // `how much tax did we collect, after subtracting what we gave back on refunds`
  [
    /(?<=\btax(?:es)?\b.*),? (?:after|less|minus|net of) (?:(?:subtracting|deducting|taking off|removing) )?(?:what|that which|the (?:part|tax)) (?:(?:we|i) )?(?:gave|paid|was given|was paid|refunded|went)(?: back)?(?: (?:on|in|for|with|as) (?:the )?(?:refunds|returns))?(?=\s*[?.!]*$)/,
    '',
  ],
  // `money given back, tax included`
  [
    /(?<=\b(?:refund(?:s|ed)?|returns|(?:g[ai]ve|given|paid?|hand(?:ed)?) back)\b.*),? (?:sales )?tax(?:es)? (?:included|incl\.?)(?=\s*[?.!]*$)/,
    '',
  ],
  // `once the fees are taken off`
  [
    /\b(?:once|after) (?:(?:all|the|our) )*fees (?:are|were|have been|had been) (?:taken off|taken out|deducted|subtracted|off|paid|gone)\b/g,
    'after fees',
  ],
  [
    /\bwhat (?:remains|remained|is left|was left)(?: (?:to|for|with) us)? (?:of|from) (?=.*\bafter fees\b)/g,
    'what is ',
  ],
  [/,? \btax(?:es)? (?:excluded|not included|left out)\b/g, ' excluding tax'],
  [/\b(?:do|does|did) ((?:\w+ ){1,5}?)(?:represent|make up|constitute|account for)\b/g, 'is $1'],
  [/\b(highest|biggest|top|best)[ -]spending\b/g, '$1'],
  [/(?:\bin |(?<=[.,;!?] ?))\$(?!\s?\d)/g, 'in dollars'],
  [/\b(?:this|current) (week|month|quarter|year) to date\b/g, 'this $1'],
  [
    /\b(?:as|in|into)(?: an?| the)? (?:percentage|percent|share|rate|fraction|proportion|%) of (?:(?:the|our|my|all|their|his|her|its|total|gross|net|card|cash) )*(?:payments|sales|takings|revenue|turnover|income|gross|net|what came in|what we (?:took|sold|made|collected))\b/g,
    'as a percentage',
  ],
  // `average spend rather than total`, `in units instead of money`
  [/\b(?:instead of|rather than|and not) (?:the |in |by |as )?\w+(?= ?[.?!]*$)/, ' instead'],
  [/(?:(?<=\S )\bwow|\b(?:week|wk) (?:over|on|to) (?:week|wk))\b/g, 'this week vs last week'],
  [/^(.*)\b(?:yoy|year[ -](?:over|on)[ -]year)\b(.*)$/s, '$1 $2 vs last year'],
  [/\bb4\b/g, 'before'],
  // `june sales, no sorry, may`
  [
    new RegExp(
      `\\b${correctable}((?: [a-z]+){1,2})[ ,.;-]+(?:(?:no|nope|sorry|sry|wait|scratch that|i mean|i meant|(?:i )?beg your pardon|pardon(?: me)?|excuse me)[ ,.;-]+)+(?:our |the )?(?=${correctable}\\b)`,
      'g',
    ),
    '$1 ',
  ],
  [/\bw\/o\b/g, 'without'],
  // `w/ tax`, `compare w q1`
  [/\bw(?:\/|(?= ))/g, 'with '],
  [/\b(?:everyone|everybody|everything|anyone|anything|all) but\b/g, 'except'],
  // `the same days last July` are compared like for like anyway.
  [new RegExp(`\\b(?:the )?same (?:days|dates|time|period) (?=(?:in |of )?last ${monthName})`, 'g'), ''],
  [/\b(?:leave|leaving) out\b/g, 'except'],
  [/\bbrand[ -]new\b/g, 'new'],
  [
    /\b(?:(\d+)|an?|one|1) weeks? ago (?:today|to the day)\b/g,
    (_, count: string | undefined) => `${7 * Number(count ?? 1)} days ago`,
  ],
  [
    /\b(?:in |for |of |during )?the (week|month|quarter|year|weekend) (?:that |which )?(?:has |have )?(?:just )?(?:ended|finished|closed|passed|went by|gone by|is over|is behind us)\b(?! (?:on|in|\d|[a-z]{3,9} \d))/g,
    'last $1',
  ],
  [
    new RegExp(
      `(?<!\\b(?:per|by|each|every|an?|last|this|next|first|second) )\\bmonth(?: of)? (?=${monthName}\\b)`,
      'g',
    ),
    '',
  ],
  [/\bever since\b/g, 'since'],
  // `how much tax do we have to send in for June`
  [
    /(?<=\btax(?:es)?\b.*)\b(?:do|did) (?:we|i) (?:gotta|have to|need to|must|had to) (?:send|pay|hand|remit|file|submit|declare|report|turn)(?: it| them)?(?: in| over| on)?\b/,
    'did we collect',
  ],
  // `sales tax june gotta file`
  [
    /(?<=\S )(?:(?:because|cuz|coz|since|as) )?(?:(?:i|we) )?(?:gotta|got to|hafta) (?!know|see|find|get|have|check)[a-z]+(?: (?:it|them|that|this|soon|today|tonight|now))*\s*[.?!]*$/,
    '',
  ],
  // `what hour to be parked` asks for the hour.
  [
    /\b(what|which) (hours?|hrs?|times?|days?|weekdays?) to (?:be )?[a-z]+(?: (?:there|in|up|it|on|more|extra|staff))*(?=\s*[.?!]*$)/,
    '$1 $2',
  ],
  // `did we break 1000 on Tuesday`: how much it was tells.
  [
    new RegExp(
      `(?<!\\b(?:days?|weeks?|months?|when|which|what|times|often|who|how)\\b.*)\\bdid (we|i) (?:break|beat|crack|top|hit|pass|clear|reach|exceed|make it (?:to|past|over)) (?:\\$\\d[\\d,.]*k?|\\d[\\d,.]*k|\\d[\\d,.]{2,})(?: (?:bucks|dollars))?(?: in (?:sales|takings|revenue))?(?= (?:in|on|for|at|this|last|yesterday|today|yday|yest|${weekdayName}|${monthName})\\b|\\s*[?.!]*$)`,
      'g',
    ),
    'how much did $1 make',
  ],
  // What says nothing of the figures: `my accountant wants`, `taxes, I need to file them`
  [
    /\b(?:line by line|without me|on the (?:phone|line)|like (?:i'?m|i am) (?:5|five)|(?:i|we) (?:need|have|want) to (?:file|submit|declare|report|pay) (?:it|that|this|them)(?= ?[.?!]*$)|(?:my|our|the) (?:accountant|boss|bookkeeper|wife|husband|partner|manager) (?:wants|needs|asks for|asked for)(?: to (?:see|know|have))?)\b/g,
    '',
  ],
  // `sales with a discount, how many`
  [/^((?:sales|orders|transactions|payments|refunds|returns) .+?),? how many\s*[?.!]*$/, 'how many $1'],
  [/(?<=\s)'?em\b/g, 'them'],
  [/\b2day\b/g, 'today'],
  [/(?:\bno\.? ?|(?<=^|\s)#\s?)(?=of \p{L})/gu, ' number '],
  [/\bnot (?:counting|including) (?:the |any )?(?=(?:refunds|returns)\b)/g, 'without '],
  // `show me today's sales one by one`
  [
    /^(?!.*\b(?:locations?|stores?|shops?|staff|items?|products?|categories|days|weeks|months)\b)(.*?)\b(sales|orders|transactions|payments|refunds|tickets)((?: [\w']+){0,4}?),? (?:one by one|1 by 1|one at a time|individually)\b/,
    'list all $2$3 $1',
  ],
  // `bring the old sales in`
  [
    /\b(?:get|bring|pull|move|load|carry) (?:(?:my|our|the|all) )*(?:old|past|previous|earlier|existing) (sales|data|history|transactions|figures|numbers) (?:in|over|across)\b(?! (?:from|to) (?:last|this|the)\b)/,
    'import $1',
  ],
  [/\b(?:reprice|re-price)\b/g, 'change the price of'],
  // `bump cold brew to 20 bucks`
  [
    /(?<!\b(?:did|does|has|had|why|which|who|if)\b.*)\b(?:bump|hike|raise|lower|drop|increase|reduce|mark)(?: up| down)? (?:the (?:price|cost) of )?(?!(?:(?:the|our|my) )?(?:sales|tips|takings|revenue|fees|tax\w*|average)\b)([\p{L}' -]{3,40}?) (?:up |down )?to \$?\d[\d.,]*(?: ?(?:bucks|dollars))?/u,
    'change the price of $1',
  ],
  [
    /\b(?:at |by |around )?(?:the )?same (?:time|hour|point|moment)(?: of day)? (?=(?:last |on |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday)/g,
    '',
  ],
  // `less sold`, of products; not `less sold than`
  [/\b(?:less|lesser|fewest|less well) (sold|selling|bought|popular|ordered)\b(?!.*\bthan\b)/g, 'least $1'],
  [
    /\bhow (?:big|large|high|much) (?:a|an|is the|was the|of a) (?=(?:share|slice|part|percentage|percent|proportion|portion|chunk|fraction)\b)/g,
    'what ',
  ],
  [/\bex(?:cl)?\.? (?=[a-z])(?!tax\b)/g, 'except '],
  // A guess at the answer, and what only asks whether it is right: `who got the most tips, was it Maya`, `am I right`
  [
    /(?<=\S \S.*)[,\s]+(?:or )?(?:(?:is|was|am|are) (?:she|he|i|that|it|we|they) (?:right|wrong|correct)(?: about (?:it|that))?|(?:do|don'?t) (?:you|u) (?:think|reckon)|or (?:is|was) (?:that|this|it) (?:just |only |all )?(?:me|in (?:my|our|his|her) head)|or (?:did|does) (?:it|that) just (?:feel|seem|look)(?: \w+)*|but check me|correct me if i'?m wrong)\s*[?.!]*$/,
    '',
  ],
  // Tags: `slow today or nah`, `busy, isn't it`
  [
    /[,\s]+(?:or (?:not|no|nah|what|is it|was it|am i|wasn'?t it|(?:apart|separate)(?: from (?:it|them|that))?)|isn'?t (?:it|he|she|that)|wasn'?t it|aren'?t (?:they|we)|didn'?t (?:we|they|it)|don'?t you think|innit|eh|huh|right|correct)\s*[?.!]*$/,
    '',
  ],
  // `split the tips between staff`
  [
    /\b(split|divided?|shared?|distributed?|spread|break|broken down|allocated?)\b(.{0,40}?) (?:between|among|amongst|across|over) (?:the |our |my |all |all the )?(?=staff|employees|team|workers|stores|shops|locations|categories|channels|days|weeks|months)/g,
    '$1$2 by ',
  ],
  [/\b(item|sku|category|store|shop|location|staff|employee|channel|day|week|month|hour)[ -]level\b/g, 'by $1'],
  [
    /\b(?!deposits collected and redeemed\b)(gift ?cards?|deposits?) (sold|bought|issued|sales|redeemed|used|collected|taken)\b(.*?) (vs\.?|versus|and|or|against|as opposed to|compared (?:to|with)) (sold|redeemed|used|spent|redemptions|collected|taken)\b/g,
    '$1 $2$3 $4 $1 $5',
  ],
  [/\b(?:square|stripe|clover|toast|paypal|shopify|sumup|processor)(?:'s)? (fees?|charges|cut|commission)\b/g, '$1'],
  [
    /\b(?:divided|split|broken|grouped|separated|sorted|cut)(?: up| down| out)? (?:in|into|in to|to) (day|week|month|hour)s\b/g,
    'by $1',
  ],
  [
    /\b(items?|products?|things|stuff|goods|units|pieces|what) (?:that |which )?(?:has |have |get |gets |got |was |were )?(?:comes?|came|coming|brought|sent) back\b/g,
    '$1 returned',
  ],
  [new RegExp(`^(?:good )?${timeAsGreeting}\\s*[.,!]+\\s*(?=\\w)`), ''],
  [new RegExp(`^(?:good )?${timeAsGreeting}\\s*!+\\s*$`), 'hello'],
  // `slow days`, `bad weeks`, `2nd best`
  [/\b(?:good|great|strong|big)(?= (?:days|weeks|months|hours)\b)/g, 'best'],
  [/\b(?:bad|slow|weak|quiet|dead)(?= (?:days|weeks|months|hours)\b)/g, 'worst'],
  [/\b(?:2nd|second)(?=[ -](?:best|worst|busiest|biggest|slowest|highest|lowest|most|least)\b)/g, 'top 2'],
  // `walk ins vs booked`
  [
    /\bbooked(?= (?:vs\.?|versus|or|and|against) walk)|(?<=\bwalk[ -]?ins? (?:vs\.?|versus|or|and|against) )booked\b/g,
    'appointments',
  ],
  // `who got no tips`
  [/\bwho (had|has|got|gave|made|took|sold|rang up|did) no (?=\p{L})/gu, 'who $1 the least '],
  // `a customer was charged $63.20`
  [/\b(?:was|were|got|been|being) charged (?=[\p{Sc}]?\d)/gu, 'paid '],
  [/\b(week|month|quarter|year) (?:that|which) end(?:s|ed)\b/g, '$1 ending'],
  [/\b(weekends?\b.*?\b(?:or|vs|versus|and|than)) (?:on|in|during|over) the week\b/, '$1 weekdays'],
  [/\b(last|this|next|per|each|by) weak\b/g, '$1 week'],
  [
    /\b(more|less|better|worse|higher|lower|fewer|bigger|busier)( \w+)? then (?=(?:i|we|he|she|they|it|last|this|in|on|the|yesterday)\b|(?<=(?:more|less|\w+er|worse) then )(?!\w+ly\b))/g,
    '$1$2 than ',
  ],
  // `weekday mornings`, but not `by weekday`
  [
    /(?<!\b(?:by|per|each|every|which|what|and|best|worst) )\bweekday(?= (?:mornings?|afternoons?|evenings?|nights?)\b)/g,
    'weekdays',
  ],
  // `which cafe did more`: what a shop is, not the name of one
  [
    /\b(which|what|whose) (?:cafe|coffee shop|restaurant|salon|bakery|boutique|studio|deli|pizzeria)s?(?= (?:did|does|do|made|makes|had|has|sold|sells|took|takes|earned|was|were|is|are|came|wins?|won)\b)/g,
    '$1 location',
  ],
  // `what does total payments include that total sales does not`
  [
    /\bwhat (?:\w+ )?(?:does|do|is|are) (.+?) (?:include|includes|contain|have|cover|count) (?:that|which) (.+?) (?:does ?n[o']?t|do ?n[o']?t|is ?n[o']?t|leaves? out)(?: (?:have|include))?(?=\s*[?.!]*$)/,
    'what is the difference between $1 and $2',
  ],
  // `how do total sales differ from total payments`
  [
    /\bhow (?:(?:do|does|is|are) )?((?:\w+ ){1,3}?)(?:differs?|different) from\b/g,
    'what is the difference between $1and',
  ],
  // `how big is the tip in percent of our sales`
  [/\bhow (?:big|high|large) (?:is|are|was|were) (?=.*\b(?:percent|%))/g, 'what was '],
  [/%/g, ' percent '],
  [/<(?=\s*[\p{Sc}円元]?\d)/gu, ' under '],
  [/(?<=\p{L})-(?=\p{L})/gu, ' '],
  // `better than June until now`: as much of it.
  [/((?:than|vs|against|compar).*?)\b(?:up )?(?:un)?till? (?:now|today)\b/, '$1 so far'],
  // `this year vs last`
  [
    /\b(this|current|first|second|third|fourth) (week|wk|month|mo|quarter|qtr|half|year|yr)\b(.*?\b(?:vs?|versus|and|to|than|against|or|with|over|on) )(?:(?:those|that) of )?(?:the )?(last|previous|first|second|third|fourth)(?: one)?(?= ?(?:[.,?!;]|$))/,
    '$1 $2$3$4 $2',
  ],
  // `I own three shops`, `our 4 people`
  [
    /\b(own|have|run|got|our|my|all|the|these|of) (?:the |my |our )?(?:two|three|four|five|six|2|3|4|5|6) (?=(?:shops?|stores?|locations?|places|branches|staff|employees|people)\b)/g,
    '$1 ',
  ],
  [
    /\b(?:discounted (?:vs\.?|versus|and|or|against|to) (?:full[ -]price|non[ -]discounted|not discounted|undiscounted)|with (?:a )?discounts? (?:vs\.?|versus|and|or|against) (?:those )?without(?: a| any)?(?: discounts?)?)\b/g,
    'by discount use',
  ],
  [new RegExp(`${timeAsked}(?:quiet|slow|dead|empty)\\b`), '$1$2 quietest'],
  // `what's selling well`, `which items are not doing so well`: ranked.
  [
    /\b(sells?|selling|sold|doing|does|moving|moves?|going|performing)(?: (?:really|very|so|pretty|quite|particularly|most))* (?:well|fast|great|strongly|like hot ?cakes)\b(?<=\b(?:what|whats|which|items|products|things)\b.*)(?<!\bnot\b.*)/g,
    '$1 best',
  ],
  [/\bthese days\b(?!(?:'s)? sales)/g, 'lately'],
  // `break that month down by category`
  [/\b(break|split|divide)(?:ing)? ((?:\w+ ){1,8}?)(?:down|up)\b/g, '$1 down $2'],
  // `what % of Q2 came from the web shop`
  [
    /(\b(?:percent|percentage|share|part|proportion))\s+(of (?:\S+ ){1,6}?)(?:came|comes?|coming)(?: in)? (?:from|through|via)\b/g,
    '$1 $2was',
  ],
  // `what the till took`
  [
    /\b(what|how much)(?:'s| has| have)? (?:the|our) (?:tills?|shop|store) (?=(?:took|take|taken|takes|brought in)\b)/g,
    '$1 we ',
  ],
  // `compared 2 May`
  [/\bcompared 2 (?=[a-z])/g, 'compared to '],
  [/\b(?:next to|side by side with|as opposed to|set against|up against|measured against)\b/g, 'vs'],
  // `location 1 and 2 next to each other`
  [
    /\b(?:put|show|see|stack|line|set|have|view) (.{1,60}?)(?: up)? (?:side by side|vs(?: each other)?)(?=[ .,?!]*$|,)/g,
    'compare $1',
  ],
  // `on an average day`
  [
    /(?:\b(?:on|in|during|for) (?:an?|the|our) |^(?:(?:whats|what is|show me|and|our|an?|the) )*)(?:average|typical|normal|usual) (day|week|month|hour)\b/g,
    ' on average per $1',
  ],
  // `in transactions, not dollars`
  [
    /^(.*?\S)[\s,]+(?:i meant?[\s,]+)?(?<!\b(?:but|and) )not (?:in |by |for |the )*(?:\$|dollars|money|rev(?:enue)?|amounts?|units|pieces|jars|bottles|bags|boxes|packs|cans|cups|loaves|qty|quantity|count|transactions|orders|sales|percent|gross|net|tips)\s*[.?!]*$/,
    '$1',
  ],
  // `not the pour-over set, just beans`
  [/[\s,]+-?\s*not (?:the |in |by )?[\w' -]{2,20}?,? (?=(?:just|only) )/g, ' '],
  // `just up to noon`
  [/\b(?:up to|up till|up until)(?= (?:noon|midday|\d{1,2}(?::\d\d)? ?[ap]m)\b)/g, 'until'],
  // `the first three months`
  [
    /\b(first|second) (?:3|three|(6|six))(?: months)?(?=$|[ .,?!]*$| (?:of (?:the|this) year|of \d{4}|or|vs|versus|and|than|against)\b)(?<=\bmonths\b.*)/g,
    (_, nth, isHalf) => (isHalf ? `${nth} half` : nth === 'first' ? 'q1' : 'q2'),
  ],
  // `was May a better month than April`
  [/\ban? (better|worse|stronger|weaker|busier|quieter|bigger) (?:day|week|month|quarter|year)(?= than\b)/g, '$1'],
  // `count only the Saturdays`
  [/\b(?:count only|only count)\b/g, 'only'],
  // `the granola through the months`
  [/\b(?:through|over|across|give me|show me) the (day|week|month)s(?= ?[.,?!]*$)/, 'by $1'],
  // `as a chart`: every reply with groups can be drawn.
  [/\b(?:as|in|on|with) an? (?:\w+ )?(?:chart|graph|table|plot|diagram)\b/g, ''],
  // `ppl paying w phone like apple pay`
  [
    /\b(?:people|ppl|customers|clients|guests|folks|shoppers) (?:(?:who|that) )?(?:are |were )?paying (?=(?:with|by|using|via)\b)/g,
    'payments ',
  ],
  // `the cash number for the bank`: what it is for
  [
    /\b(cash|card|sales|tips?|fees?|tax(?:es)?|refunds?|deposits?|gift cards?) (?:numbers?|figures?|totals?) for (?:the|my|our) bank\b/g,
    'how much $1',
  ],
  [
    /^(.*\b(?:how|where|way|can i)\b.*)\b(?:get|read|load|bring|pull|feed) (?:it|this|that|them|these|those|(?:the|my|our|all) (?:\w+ ){1,3}?\w+) (?:in|into (?:here|it|this))(?=[ .?!]*$|, | instead\b)/,
    '$1import items',
  ],
  // `where do I enter what we have counted`
  [/\b(?:enter|put in|put|type in|type|record|write|note) what (?:we|i)(?:'ve| have)? counted\b/g, 'do a stocktake'],
  // `it comes in three sizes`
  [
    /\b(?:it|this|that|they|these|which|item) comes? in (?:\w+ )?(?:sizes|colou?rs|flavou?rs|kinds|versions|variants|shapes)\b/g,
    'add variations',
  ],
  [/\bhow many of (?:each|every) (?:size|colou?r|flavou?r|variant)\b/g, 'units by variation'],
  // `where in the program do I see`
  [
    /\b(where|how|what|can i)(.*?) in (?:the|this|your) (?:program|software|app|application|system|product|tool)\b/g,
    '$1$2',
  ],
  // `divided among cash, card and so on`
  [/\b(?:divided|split|distributed|spread|shared)(?: up| out)? (?:among|amongst|across|over)\b/g, 'split into'],
  // `in the week before Easter, I mean from the 13th to the 19th`
  [/\b(?:in|on|for|during|over) (?:the )?[\w' ]{3,40}, i mean(?:t)? (?=from )/g, ''],
  // `and how much in the same days of the year before`
  [
    /,? and (?:how (?:much|many)|what)?(?: (?:was|were) (?:it|that|they))? ?(?:in|for|on|over) the same (?:days?|dates?|period|weeks?|months?|time) (?:of |in )?(?:the (?:year before|previous year)|last year|a year (?:ago|before|earlier))\b/g,
    ' vs last year',
  ],
  // `compare these two days`
  [
    /\b(compare|difference between) (?:these|those|the|both)(?: two| 2)? (?:days|weeks|months|years|periods|ones|2|two)\b/g,
    '$1 them',
  ],
  // `online or in the shop`
  [/\b(online\b.*)\b(?:in|at) (?:the |our |my )(?:actual |physical |real )?(?:shop|store|counter)\b/, '$1 in store'],
  // `card vs cash tips`
  [/\b(card|cash) (vs\.?|versus|and|or|against) (card|cash) (tips|payments|sales|refunds|fees)\b/g, '$1 $4 $2 $3 $4'],
  [/\breports? (?:that |which )?(?:i|we) (?:have |'ve )?(?:made|built|created|saved)\b/g, 'custom report'],
  [/\b(?:take|get|pull|remove)\b(.{1,25}?)\boff (?:of )?(?:the|our|my) (?:menu|list)\b/g, 'delete item$1'],
  // `between 9 and 11 this am`
  [/(?<=\d )this (am|pm)\b/g, '$1 today'],
  [/,? \bi (?:mean|meant)\b(?! (?:how|what|which|who|when|where)\b)/g, ''],
  // `how did that go for us`
  [/\b(go|went|gone|going|been) for (?:us|me|you)\b/g, '$1'],
  // `after I paid everybody`: what is left is not known.
  [
    /\b(?:after|once) (?:i|we)(?:'ve| have|'d| had)? (?:pay|paid)(?: for)? (?:everyone|everybody|everything|(?:all )?(?:the |my |our )?(?:bills?|staff|people|team|guys|crew|workers|suppliers?|costs?))\b/g,
    'profit',
  ],
  // `jun-2025` is a month, not the start of a range.
  [new RegExp(`(?<=\\b${monthName})-(?=\\d{4}\\b)`, 'g'), ' '],
  // `jun22`, `22jun`, `2wks`, but not `18th` or `q2`.
  [/(?<=\p{L}{3})(?=\d)/gu, ' '],
  [/(?<=\d)(?=\p{L}{3})/gu, ' '],
];

/** Without a half of the day, hours from 8 on are in the morning. */
function inThatHour(_: string, noun = '', between = '', hour = '', half = '', part = ''): string {
  const isMorning = part ? part === 'morning' : Number(hour) >= 8 && Number(hour) < 12;
  return `list the ${noun}s${between}at ${hour} ${half || (isMorning ? 'am' : 'pm')}`;
}

/** The text with other ways to say the same read as one. */
export function rewritten(text: string): string {
  return rewrites.reduce(
    (read, [typed, instead]) =>
      typeof instead === 'string' ? read.replace(typed, instead) : read.replace(typed, instead),
    text,
  );
}
