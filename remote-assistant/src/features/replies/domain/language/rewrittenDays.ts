import { digitsOf } from './numberWords';

/** What is typed, and what is read instead. */
export type Rewrite = readonly [typed: RegExp, read: string | ((found: string, ...groups: string[]) => string)];

export const weekdayName = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
export const monthName = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*';
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const someWeek = '(?:of |in |from )?(?:the )?(?:last|this|previous|prior) week';

const numberWord = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';

/** Other ways to name days. */
export const rewrittenDays: readonly Rewrite[] = [
  // `up to and including yesterday`, `this week, up to today`, `from May 5 up to June 2`
  [/\b(?:up )?(?:to|until|till|through|thru) and including\b/g, 'through'],
  [
    /\b((?:this|current) (?:week|wk|month|mo|quarter|qtr|year|yr)),? (?:up )?(?:to|until|till|through) (?:today|now)\b/g,
    '$1',
  ],
  [/(?<=\b(?:from|since)\b.*)\bup (?=(?:to|until|till)\b)/g, ''],
  // `between November and the end of January`: the whole of January, as in `to January`.
  [
    new RegExp(
      `(?<=\\b(?:from|between) .{3,30})\\b(to|until|till|through|and) the (?:very )?end of (?=${monthName}\\b)`,
      'g',
    ),
    '$1 ',
  ],
  // `five o'clock`, `6 o'clock in the evening`
  [
    new RegExp(
      `\\b(${numberWord}) ?o'? ?clock(?: ?(am|pm|in the morning|in the afternoon|in the evening|at night)\\b)?`,
      'g',
    ),
    (_, hour = '', half = '') => clockTime(hour, half),
  ],
  // `jan feb mar`, `february, march and april`
  [new RegExp(`(?<!compar.*)\\b${monthName}(?:(?:,? and |, ?| ?/ ?| )${monthName}){2,}\\b`, 'g'), monthsInARow],
  // `April to June each`, `May and June, each on its own`
  [
    new RegExp(
      `\\b(${monthName}) (?:to|through|and) (${monthName}),? (?:each(?: (?:one|month))?(?: on its own)?|individually|separately|apart|one by one)(?=\\s*(?:[.,?!]|$))`,
    ),
    (_, first = '', last = '') => `${first} to ${last} by month`,
  ],
  // `may sales 5th-12th`
  [
    new RegExp(
      `\\b(${monthName})\\b([^\\d]*?)\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th)? ?(?:-|to|through|thru|until|till) ?(?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b(?! (?:of |in )?${monthName})`,
      'g',
    ),
    '$2 $1 $3 to $4',
  ],
  // `sales since noon`, of no other day
  [
    new RegExp(
      `^(?!.*(?:day|week|month|year|\\d/\\d|\\b${monthName}\\b))(.*)\\bsince (?=\\d{1,2}(?::\\d\\d)? ?[ap]m\\b|(?:noon|midday)\\b|\\d{1,2}[ ?.!]*$)`,
    ),
    '$1today since ',
  ],
  // `what sold on the fourth`
  [
    /\bon the (first|second|third|fourth|fifth)(?=\s*[.?!]*$)/,
    (_, nth = '') =>
      `on the ${['1st', '2nd', '3rd', '4th', '5th'][['first', 'second', 'third', 'fourth'].indexOf(nth)] ?? '5th'}`,
  ],
  // `in June a year ago`, `since the first of the month`
  [new RegExp(`\\b(${monthName}),? (?:of |in )?(?:a|one|1) year (?:ago|earlier|before)\\b`, 'g'), '$1 last year'],
  [/\b(since|from) the (?:first|1st|start|beginning) of (?:the|this) (week|month|quarter|year)\b/g, 'this $2'],
  [/\b(\d{4})\/(\d{1,2})\/(\d{1,2})\b/g, '$1-$2-$3'],
  // `w/c 7 July`, `w/e 12 July`
  [/\bw\/[cb]\b/g, 'week commencing'],
  [/\bw\/e(?= (?:the )?(?:\d|[a-z]{3,9} \d|sun|sat))/g, 'week ending'],
  [/\bthus far\b/g, 'so far'],
  // `L7D`
  [
    /\bl(\d{1,3})(d|w|m)\b/g,
    (_, count = '', unit = '') => `last ${count} ${{ d: 'days', w: 'weeks' }[unit] ?? 'months'}`,
  ],
  [/\bam (?:vs\.?|versus|or|against|and) pm\b/g, 'by time of day'],
  // `the year so far`, `wk so far vs …`
  [
    /(?<=^|\b(?:of|in|for|vs|than|and|against) )(?:the )?(week|wk|month|mo|quarter|qtr|year|yr) (?:so far|to date|until now)\b/g,
    'this $1',
  ],
  [/\b(hours?) of the day\b/g, '$1'],
  [/\bday (?:in|of) the week\b/g, 'weekday'],
  [/\b(day|week|month) (?:for|after) \1\b/g, '$1 by $1'],
  // `July vs June same dates` are compared like for like anyway.
  [
    /,? (?:for )?(?:the |on the )?same (?:dates?|days)(?= ?[.?!]*$)(?<=\b(?:vs?|versus|and|than|against|with|to)\b.*)/,
    '',
  ],
  [/\bhappy hour(?=\W+\d)/g, 'hour'],
  [/\b(?:[lp]y|lm|lw)\b/g, (short) => `last ${/y/.test(short) ? 'year' : short === 'lm' ? 'month' : 'week'}`],
  [/\b(?:this past\b|last (?:full|complete|whole|entire)(?= (?:week|weekend|month|quarter|year)\b))/g, 'last'],
  // `the same stretch of last year`
  [
    /\b(?:the )?same (?:stretch|span|part|point|time ?frame|period|time|days|dates|weeks?|months?|quarter) (?:of|in) (?:the )?(?:last|previous|prior) year\b/g,
    'the same period last year',
  ],
  // `June sales and the tax for the same month`
  [
    /(?<=\b(?:and|plus)\b.*)\b(?:for|in|over|during|of) (?:the|that) same (?:day|week|month|quarter|year|period)\b(?! (?:(?:of|in) )?(?:last|the|a|\d))/g,
    '',
  ],
  // `same period last year for Q2`
  [/\b(?:the )?same (?:period|time|days|dates|weeks?|months?) last year (?:for|of|as|in) (\S.*)$/, '$1 last year'],
  // `Q2-25`, `2Q25`
  [/\bq([1-4])[ -]?'?(2\d)\b/g, "q$1 '$2"],
  [/\b([1-4])q(?:[ -]?'?(2\d))\b/g, "q$1 '$2"],
  [/\b(?:fy|fiscal|fiscal year|calendar year) ?(?:20)?(\d\d)\b/g, '20$1'],
  [/\b(?:fiscal|financial|tax|calendar|business|trading) (year|quarter|month|week)\b/g, '$1'],
  [/\b(?:(?:a|1|one) (?=fortnight (?:ago|back|earlier)))?fortnight\b/g, '2 weeks'],
  [/\b(?:ttm|ltm)\b/g, 'last 12 months'],
  [/\b(?:trailing|rolling|running) (?=\w+ (?:day|week|month|quarter|year)s?\b)/g, 'last '],
  [/\b(days?|weeks?|months?|years?|quarters?|weekends?) back\b/g, '$1 ago'],
  [/\b((?:on )?(?:the )?weekdays),? \(?mon(?:day)?s? (?:to|through|thru|until|till|-) fri(?:day)?s?\)?/g, '$1'],
  [/\bweekdays,? (?:excluding|without|not|except|minus) (?:the )?weekends?\b/g, 'weekdays'],
  // `the day 3 of June`, `all the year`, `of before yesterday`, as in other languages
  [/\b(?:the )?day (\d{1,2}) of\b/g, 'the $1th of'],
  [/\ball (?:of )?the (year|month|week|day)\b/g, 'the whole $1'],
  [/(?<!\bday )\bbefore yesterday\b/g, 'the day before yesterday'],
  [/\b(?:last|past|previous) half[ -](?:a[ -])?year\b/g, 'last 6 months'],
  [/\bhalf[ -]year\b/g, 'first half'],
  [/\b(last|this|previous|next) work(?:ing)?[ -]?week\b/g, 'monday to friday $1 week'],
  [/\blast (week|weekend|month|quarter|year) but (?:one|1)\b/g, '$1 before last'],
  // `Mon-Fri`, `Jan-Mar`
  [new RegExp(`\\b(${weekdayName}) ?- ?(?=${weekdayName}\\b)`, 'g'), '$1 to '],
  [new RegExp(`\\b(${monthName}) ?- ?(?=${monthName}\\b)`, 'g'), '$1 to '],
  // `last week Monday to Wednesday`, `Tuesday afternoon last week`, `Tuesday and Wednesday last week`
  [
    new RegExp(
      `\\b(${someWeek}),? (?:from |on )?(${weekdayName}(?: (?:to|through|thru|until) ${weekdayName})?)\\b`,
      'g',
    ),
    '$2 $1',
  ],
  [new RegExp(`\\b(${weekdayName}) ((?:morning|afternoon|evening|night)s?) (${someWeek})\\b`, 'g'), '$1 $3 $2'],
  [
    new RegExp(
      `\\b(${weekdayName})((?: (?:morning|afternoon|evening|night))?) (and|or|vs\\.?|versus|against) (${weekdayName}) (${someWeek})\\b`,
      'g',
    ),
    '$1 $5$2 $3 $4 $5',
  ],
  // Single words, so that `bowl` and `good` stay words of items and of talk.
  [
    /\b(super bowl|superbowl|good friday|boxing day|cinco de mayo)(?: sunday)?\b/g,
    (_, name) => name.replaceAll(' ', ''),
  ],
  [/\b(?:st\.? |saint )?padd(?:y|ie)'?s day\b/g, 'st patricks day'],
  // `q two`, `first and second quarters`
  [
    /\b(?:q|quarter)[ -](?:(one|1)|(two|2)|(three|3)|(four|4))(?=\b(?! (?:weeks?|months?|days?)\b))/g,
    (_, ...numbers) => `q${numbers.findIndex(Boolean) + 1}`,
  ],
  [
    /\b(first|second|third|fourth|last|this) (and|or|to|vs|versus|with|against) (?:the )?(first|second|third|fourth|last|this) (quarter|half|month|week|year)s?\b/g,
    '$1 $4 $2 $3 $4',
  ],
  [/\b(20\d\d) (?:to date|so far|until now)\b/g, '$1'],
  // `half past nine`, `quarter to 5`
  [
    /\b(half|quarter) (past|to) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\b/g,
    timeInWords,
  ],
  [/\b(same day),? (?:a|one|1) week (?:before|earlier|ago|prior)\b/g, '$1 the week before'],
];

/** Months that follow each other are one period; others stay apart. */
function monthsInARow(typed: string): string {
  const named = typed.split(/,? and |, ?| ?\/ ?| /);
  const numbers = named.map((name) => months.findIndex((month) => name.startsWith(month)));
  const isRow = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
  return isRow ? `${named[0] ?? ''} to ${named.at(-1) ?? ''}` : typed;
}

/** Without a half of the day, hours from 8 on are in the morning. */
function clockTime(hour: string, half: string): string {
  const number = Number(digitsOf[hour] ?? hour);
  const isMorning = half ? half === 'am' || half.endsWith('morning') : number >= 8 && number < 12;
  return `${number} ${isMorning ? 'am' : 'pm'}`;
}

/** `half past 9`: 9:30 */
function timeInWords(_: string, part = '', side = '', hour = ''): string {
  const named = Number(digitsOf[hour] ?? hour);
  const minutes = part === 'half' ? '30' : side === 'past' ? '15' : '45';
  return `${side === 'past' ? named : named - 1 || 12}:${minutes}`;
}
