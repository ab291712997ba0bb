import { currencyDecimals, pageFormat, parseDecimal, rescale } from '@back-office/shared/format';
import type { Budget } from '../../../domain/services';

/** A budget as it was read from a need. */
export interface ReadBudget extends Budget {
  /** As the merchant wrote it, such as `€400`, if it names another currency than the shop's. It is not converted. */
  readonly foreign?: string;
}

/** If the merchant names no amount: 500 dollars, or as many of the shop’s currency. */
function defaultBudget(): ReadBudget {
  return { amount: 500 * 10 ** currencyDecimals(), isStated: false };
}

const number = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,2})?';
const symbol = '[$€£¥₹]';
const currency = '(?:dollars?|bucks|euros?|yen|rupees?|(?:USD|EUR|GBP|JPY|INR|CAD|AUD|CHF)\\b)';
const amount = `${symbol}?\\s?(?:${number})(?:\\s?(?:${symbol}|${currency}))?`;
const limit =
  '(?:under|below|up to|less than|at most|within|max(?:imum)?(?: of)?|budget(?: is| of|:)?|spend|for|around|about)';

/** From the most certain to the least; each has the amount in a group. */
const patterns = [
  // The upper end of a range: `between $100 and $200`, `100 to 200 dollars`, `$100-$200`.
  `between ${amount} (?:and|to) (${amount})`,
  `(?:${symbol}\\s?(?:${number})|from ${amount})\\s?(?:to|-|–)\\s?(${amount})`,
  `(?<![\\d.,])(?:${number})\\s?(?:to|-|–)\\s?((?:${number})\\s?${currency})`,
  `(${symbol}\\s?(?:${number}))`,
  `(?<![\\d.,])((?:${number})\\s?(?:${symbol}|${currency}))`,
  `\\b${limit} ((?:${number}))`,
  `(?<![\\d.,])((?:${number}))`,
].map((pattern) => new RegExp(pattern, 'i'));

/**
 * What a need may cost, in the smallest unit of the shop's currency: an amount with a currency or after a word such as
 * `under`, of a range its upper end, else the first number, else the default. `1,200` is 1,200; `fifty dollars` is 50.
 */
export function budgetOf(need: string): ReadBudget {
  const text = withDigits(need);
  const written = patterns.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  const digits = written && new RegExp(number).exec(written)?.[0];
  const decimal = digits && parseDecimal(digits);
  if (!written || !decimal) return defaultBudget();
  const budget = { amount: Number(rescale(decimal, currencyDecimals()).units), isStated: true };
  const code = codeOf(written);
  return code === undefined || code === pageFormat().currency ? budget : { ...budget, foreign: written.trim() };
}

/** Signs and words that name one currency. A dollar may be of any country. */
const codes: readonly (readonly [RegExp, string])[] = [
  [/€|euro|EUR\b/i, 'EUR'],
  [/£|GBP\b/i, 'GBP'],
  [/¥|yen|JPY\b/i, 'JPY'],
  [/₹|rupee|INR\b/i, 'INR'],
  [/USD\b/i, 'USD'],
  [/CAD\b/i, 'CAD'],
  [/AUD\b/i, 'AUD'],
  [/CHF\b/i, 'CHF'],
];

function codeOf(written: string): string | undefined {
  return codes.find(([sign]) => sign.test(written))?.[1];
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const numberWord = `(?:${[...small, ...tens.slice(2), 'hundred', 'thousand'].join('|')})`;
const numberWords = `(?:an? (?=hundred|thousand))?${numberWord}(?:(?: and |[ -])${numberWord})*`;

/** Numbers in words become digits where they are amounts: before a currency, or after a word such as `under`. */
function withDigits(need: string): string {
  const spelled = new RegExp(
    `\\b${numberWords}(?= ${currency}| (?:to|and) ${numberWords} ${currency})|(?<=\\b${limit} )${numberWords}\\b`,
    'gi',
  );
  return need
    .replaceAll(/(\d+)k\b/gi, (_, thousands: string) => String(Number(thousands) * 1000))
    .replaceAll(spelled, (words) => String(numberOf(words)));
}

function numberOf(words: string): number {
  let sum = 0;
  let part = 0;
  for (const word of words.toLowerCase().split(/[ -]/)) {
    if (word === 'hundred') part = Math.max(1, part) * 100;
    else if (word === 'thousand') [sum, part] = [sum + Math.max(1, part) * 1000, 0];
    else part += Math.max(0, small.indexOf(word)) || Math.max(0, tens.indexOf(word)) * 10;
  }
  return sum + part;
}
