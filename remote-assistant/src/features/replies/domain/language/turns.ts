import { leavingOut } from './plainWords';
import { correctable } from './rewrites';

/**
 * What is typed after another question, and what is read instead: one wording for each thing that a turn can do with the
 * question before, such as `only` for what it is limited to. Values are left out and added again by `reading/valueSets.ts`.
 */
const lead = '(?:(?:ok|okay|and|n|so|but|now|then|please|no|just|lets|can you|could you|can we|could we)\\s+)*';
const them = '(?:it|that|this|them|these|those|both|all|the two|everything)';
const few = '(?:[2-9]|two|three|four|five|six|seven|eight|nine|ten)';
const end = '(?:\\s+(?:please|pls|then|now|instead|though|tho|again|exactly|btw))*\\s*[.?!]*$';

const turns: readonly (readonly [typed: RegExp, read: string])[] = [
  // `wrong guy, owen`, `scratch that, june`, `I wanted net`, `make it may`: what is meant instead
  [
    /^(?:(?:and|ok|but|no|nah|nope|sorry|sry|oops|wait|actually)[ ,.]+)*(?:(?:wrong(?=[,.;:!])|wrong (?:one|guy|person|store|shop|location|place|day|week|month|year|period|item|product|category|figure|number|dates?)|not (?:that|this|him|her|them|it)(?: one)?|my (?:bad|mistake)|typo|correction|(?:scratch|cancel|forget) that|take (?:that|it) back)\s*[,.;:!-]*\s+|i (?:said|asked for|want(?:ed)?|need(?:ed)?)\s+(?!to\b)|make (?:it|that)\s+)+(?=\S)/,
    '',
  ],
  // `wait no June sorry`
  [
    /^(?:(?:oh|no|ok|and|hang on|hold on)[ ,.]+)*wait[ ,.]+(?:no[ ,.]+)?|[ ,]+(?:sorry|my bad|my mistake)(?=[ .!]*$)/g,
    '',
  ],
  // `uh no sorry location 2`, `oops I meant Priya`
  [
    /^(?:(?:uh|um|no|nah|nope|and|but|ok|oh)[ ,.]+)*(?:sorry|sry|oops|i meant?|meant|correction)[ ,.]+(?:(?:no|i meant?|sorry|i said)[ ,.]+)*(?=\S)/,
    '',
  ],
  // `take location 2 instead`, `use net sales`, `take Q2`
  [
    new RegExp(
      `^${lead}(?:take|use|try|go with|do) (?!you|we|i |it|they|that|this|those|these|them|the same|not |an? |\\d)(?=\\S+(?: \\S+){0,2}?${end})`,
    ),
    '',
  ],
  // `the tips of those four`, `how did these five do`
  [new RegExp(`\\bof (?:those|these) (?:same )?${few}(?= *[.,?!]*$| (?:in|at|for|on|by|vs|last|this)\\b)`), 'of those'],
  [
    new RegExp(`\\b(?:those|these) (?:same )?${few}(?= (?:do|did|have|had|sell|sold|make|made|go)\\b)`),
    'those of them',
  ],
  // `no how many not $`
  [/^(?:no|nah|nope) (?=how (?:many|much)\b)/, ''],
  // `sorry no total not avg`
  [
    /^(?:(?:no|nah|nope|and|but|sorry|sry|wait|oops|ok|i|mean|meant)[ ,.]+)*(?:the )?(?:total|overall|sum)[ ,]+not (?:the )?(?:averages?|avgs?|mean|typical)[ .?!]*$/,
    'now sales',
  ],
  // `who came second`, `runner-up`
  [
    new RegExp(
      `^${lead}(?:who|which)(?: (?:one|of them))?(?:'?s| is| was| came| comes| got) (?:in )?(second|third|fourth|fifth|last)(?: place)?${end}`,
    ),
    'the $1 one',
  ],
  [new RegExp(`^${lead}(?:the )?runners?[ -]up${end}`), 'the second one'],
  // `back to all`
  [
    new RegExp(
      `^${lead}(?:(?:go )?back to |(?:for|of|with) )(?:all|everything|everyone|everybody|the whole|the total)(?: of them)?${end}`,
    ),
    'without that filter',
  ],
  // `the invoices' part of that`
  [/^(?:and )?(?:the )?([a-z]+)'?s?'? (?:part|share) of (?:that|it)[ .?!]*$/, 'how much of that was $1'],
  // `in percent of the day`
  [
    new RegExp(
      `^${lead}(?:(?:what|how much)(?:'?s| is| was) (?:that|it) )?(?:in|as)(?: an?)? (?:percent|percentage|share|%) of (?:the|that) (?:day|week|month|quarter|year)(?:'?s)?(?: (?:whole |total )?(?:sales|takings|payments))?${end}`,
    ),
    'as a percentage',
  ],
  // `which`, after how many things
  [new RegExp(`^(?:and )?which${end}`), 'which items'],
  // `per payment`, after fees
  [new RegExp(`^${lead}(?:per|for each|by each) payment${end}`), 'on average'],
  // `relative to their sales`, `what share does each of those have`
  [
    new RegExp(
      `^${lead}(?:relative to|in (?:proportion|relation) to|compared (?:to|with)|against) (?:(?:their|his|her|our|the|all|total) (?:(?:own|total|all) )*sales|what (?:they|he|she|we|it) (?:sold|made|took|rang up))${end}`,
    ),
    'as a percentage',
  ],
  [
    new RegExp(
      `^${lead}what (?:share|percent(?:age)?|part)(?: of (?:(?:the|our|all|total) )*\\w+)? (?:does|do|did|has|have) (?:each|every one)(?: (?:one|item))?(?: of (?:them|those|these))?(?: have| make(?: up)?| bring)?${end}`,
    ),
    'in percent',
  ],
  // `used in that time`
  [/(?<=\S )(?:in|during|over|for|within) (?:that|this|the same) (?:time|period|stretch)(?=\s*[.?!]*$)/, ''],
  // `and to whom`
  [
    new RegExp(`^${lead}to (?:whom|who|which customers)(?: did (?:we|they|he|she) sell ${them})?${end}`),
    'which customers',
  ],
  [/\b(purchases|receipts|visits),? one by one\b/, '$1'],
  [/\b(them|those|these)(?: all)?,? (?:one by one|1 by 1|individually)(?=[ .?!]*$)/, 'all $1'],
  // `one by one`, `day for day`
  [
    /^(?:(?:and|ok|but|now|show|me|them|list|give|each|please)[ ,]+)*(?:(?:one|1) by (?:one|1)|day for day)[ .?!]*$/,
    'by day',
  ],
  // `not june but may`, `not june, may`, `no not money how many`
  [
    /^(?:(?:no|and|but|sorry|sry|wait|oops|ok)[ ,.]+)*not (?!counting|including|only|just)(?:by |in |the )?(?:[\p{L}\d' ]{1,20}?(?:\s*[,;]\s*(?:but )?| but )|[\p{L}\d']+ (?=how|what|who|which|in|by|only|just)\b)(?=\S)/u,
    '',
  ],
  [new RegExp(`^(?:(?:no|and|but|sorry|sry|wait|oops|ok)[ ,.]+)*not ${correctable}[ ,.]+(?=${correctable}\\b)`), ''],
  // `by money I mean, not by how many`
  [/^(.*?\S)[\s,]+(?:i meant?[\s,]+)?(?<!\b(?:but|and) )not (?:by|in) (?:the )?[\p{L}$ ]{1,15}[.?!]*$/u, '$1'],
  [/^(?:(?:and|in|now) )*\$\s*[.?!]*$/, 'in dollars'],
  [
    new RegExp(
      `^${lead}how much (?:money|cash|\\$+) (?:is|was|were|are|does|did) ${them}(?: make| bring in| come to)?${end}`,
    ),
    'in dollars',
  ],
  [/\bby (?:the )?number of (?:sales|orders|transactions|payments)\b/, 'by number of transactions'],
  // `sort by tips`, `high to low`, `flip it`
  [
    /\b(?:sort|sorted|order|ordered|rank|ranked)\b(?: (?:it|that|this|them|these|those))? (?:by|on) (?!date|day|time|name|alphabet)/,
    'most ',
  ],
  [
    new RegExp(
      `^${lead}(?:(?:the )?(?:other|opposite) (?:way (?:a?round)|order|end)|(?:reverse|flip|invert)(?: ${them})?(?: (?:a?round|over))?(?: the (?:order|list|ranking))?|what(?:'?s| is| are|) not(?: selling)?)${end}`,
    ),
    'flip',
  ],
  [/\bmost (?:amount|value|size)\b/, 'largest first'],
  // `drill into`, `focus on`, `narrow it down to`
  [
    /\b(?:(?:zoom|drill|dig|dive)(?: (?:down|deeper|in|into|on|to|through))+|look (?:closer )?(?:at|into)|focus (?:just |only )?on|(?:narrow|limit|restrict|filter|reduce)(?: (?:it|that|this|them))?(?: down)? (?:to|by|for|on)|keep (?:only|just)|concentrate on|stick (?:to|with))\b/,
    'only',
  ],
  [
    new RegExp(`^${lead}(?:vs\\.?|versus|against|compared (?:to|with)) (?:the )?(?:last|previous)(?: one)?${end}`),
    'vs the one before',
  ],
  // `back to the honey`
  [
    new RegExp(`^${lead}(?:(?:(?:go|come|get|going|return|switch|change|revert) )?back|return|revert) to\\b`),
    'now back',
  ],
  // `switch to tips`
  [new RegExp(`^${lead}(?:(?:switch|change)(?: ${them})?(?: over)? (?:in)?to|replace ${them} (?:with|by))\\b`), 'now'],
  // `the change in percent`, `what's the gap`, `by how much`
  [
    new RegExp(
      `^${lead}(?:(?:the|what is|whats|what's|what was|show|show me|give me|tell me|only|as|in|a|percent(?:age)?|total|overall)\\s+)*(?:change|growth|increase|decrease|gap|delta|movement|swing)\\b(?=(?:\\s+(?:in|of|between|from|as|vs|over|rate|the|them|both|two|these|those|a|%|percent|percentage|location|\\d|p\\p{L}+))*${end})`,
      'u',
    ),
    'difference',
  ],
  [new RegExp(`^${lead}by how much\\b.*$`), 'difference'],
  // `both days`; `break that down`; `the month so far`
  [
    /\bthe (?:two|2) of (?:them|those|these)\b|\bboth (?:of )?(?:(?:those|these|the) )?(?:them|days|weeks|months|quarters|years|periods|locations|stores|shops|people|items|products|of them)\b/,
    'both',
  ],
  [/\bbreak down +the (day|week|month|quarter|year)\b/, 'break down that $1'],
  // `now the whole day`, after mornings
  [
    /\b(?:the )?(?:whole|full|entire) day\b|\ball hours\b|\bany time(?: of (?:the )?day)?\b|\bnot (?:just|only) (?:the )?(?:morning|afternoon|evening|night)s?\b/,
    'all day',
  ],
  // `add them up`, `the sum of both`, `add the three months`
  [
    /\b(?:add|sum|combine|merge|total|put|lump) (?:up )?(?:all the |all |the )(two|three|four|2|3|4)(?: \w+)?(?: up| together)?\b/,
    'total of the $1 together',
  ],
  [
    /\b(?:(?:add|sum|combine|merge|total|put|lump) both(?: up| together)?|(?:the )?(?:sum|total) (?:of|for) both|both (?:added|combined|summed))\b/,
    'total both together',
  ],
  [
    /(?<!\bin )\b(?:(?:add|sum|combine|merge|total|lump) (?:it|that|this|them|these|those|all|everything)(?: all)?(?: up| together)?(?! back| in| on)|put (?:it|that|this|them|these|those|all|everything)(?: all)? together|(?:added|summed|put) (?:up|together)|(?:the )?(?:sum|total) (?:of|for) (?:that|them|these|those|all)|^sum$)\b/,
    'total jointly',
  ],
  // `all devices side by side`
  [/\ball (?:the |our |my )?(\w+) (?:side by side|separately|compared|individually|next to each other)\b/, 'by all $1'],
  // `and if I have a whole file of them`, after how to add one
  [
    new RegExp(
      `^${lead}(?:what )?if (?:i|we) (?:hav|have|had|got) .*\\b(?:file|list|spreadsheet|sheet|excel|csv)\\b.*$`,
    ),
    'how do I import items',
  ],
  [/\bprice (?:per|(?:of|for) (?:a|one)) \w+(?=\s*[?.!]*$)/, 'price'],
  // `what do I have left after`, after fees
  [
    new RegExp(
      `^${lead}(?:what (?:do|did|will) (?:i|we) (?:have left|end up with|keep|have)|(?:what|how much)(?:'?s| is| was| were)? left(?: over)?(?: for (?:us|me))?) after(?: (?:that|it|those|them|this|(?:the )?fees))?${end}`,
    ),
    'what do we keep',
  ],
  // `what did those two get in tips`
  [
    /\b(?:those|these|the) (?:two|2)(?= (?:receive|recieve|get|got|make|made|sell|sold|did|do|have|had|ring|rang)\b)/,
    'they',
  ],
  // `put her back`
  [/\b(?:put|bring|add|take|include) (?:him|her|them|it)(?: back(?: in)?| again| in)\b/, 'without that filter'],
  // `forget the $100 limit`, `remove the location filter again`
  [
    /\b(?:remove|drop|clear|undo|take off|lift|forget|cancel|skip) (?:the |that |this |my )(?:\$[\d.,]+|amount|price|minimum|maximum) (?:filter|limit|minimum|maximum|condition)?\b/,
    'of any amount',
  ],
  [
    /\b(?:remove|drop|clear|undo|take off|lift|forget|cancel|skip) (?:the |that |this |my )(?:[\w$.]+ )?(?:filter|limit|limitation|restriction|condition)s?(?: again)?\b/,
    'without that filter',
  ],
  // `leave out Sundays`, `drop refunds`
  [
    new RegExp(
      `\\b(?:${leavingOut}|except|exclude|forget|(?:leave|take) out|get rid of) (?:the |all |any )?(?=(?:refunds|returns|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week(?:end|day)s?)${end})`,
    ),
    'without ',
  ],
  // `on what`, `and where`, `what caused it`
  [
    new RegExp(
      `^${lead}(?:(?:on|for|of|in) (?:what|which)(?: items?| products?| things?| stuff| ones)?|what on)${end}`,
    ),
    'by item',
  ],
  // `the dead ones`
  [/\bthe (?:dead|slow|quiet|bad|weak|poor|empty) ones\b/, 'the lowest'],
  [
    new RegExp(
      `^${lead}(?:where|at which (?:one|store|shop|location)s?)(?: (?:was|were) (?:that|it|they|those)| mostly)?${end}`,
    ),
    'by location',
  ],
  // `same dates in june`: those of the question before, which it keeps anyway
  [
    /\b(?:for |in |over |on )?(?:the )?same (?:dates?|days?|months?|weeks?|quarters?|years?|period|time ?frame|range)\s*[.?!]*$/,
    'same',
  ],
  // `and a year ago`, which is seen from the question before
  [
    new RegExp(`^(${lead})(?:(?:what|how) (?:about|was|were) (?:it )?)?(?:a|one|1) year (?:ago|earlier|before)${end}`),
    '$1last year',
  ],
  // `he means without the tax`: sales before tax
  [
    new RegExp(
      `^${lead}(?:without|before|excluding|excl?|not counting|minus|less|net of) (?:(?:the|any|all|sales) )*tax(?:es)?${end}`,
    ),
    'net sales',
  ],
  // `how many of them were refunds`
  [
    /\bhow many(?: of (?:them|those|these))?(?: were| are| was)? (?=(?:refunds|returns|discounts|comps)\b)/,
    'how many ',
  ],
];

/** `something quite different: …`: a question of its own. */
export const newTopic =
  /^(?:(?:ok|okay|and|so|now|but|thanks|thank you|well|hey)[ ,.!]+)*(?:(?:(?:something|totally|completely|quite|very|a|an|one|on a) )*(?:different (?:question|topic|subject|thing|note)|something (?:(?:quite|totally|completely|very) )?(?:different|else)|new (?:question|topic|subject)|change of (?:topic|subject)|unrelated))\s*[:,.;-]+\s*(?=\S+ \S+ \S)/i;

/** A turn after another question, with other ways to say the same read as one. */
export function rewrittenTurn(text: string): string {
  return turns.reduce((read, [typed, instead]) => read.replace(typed, instead), text);
}
