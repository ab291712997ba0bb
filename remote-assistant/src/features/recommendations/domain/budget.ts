import { currencyDecimals, pageFormat, perFormat } from '@back-office/shared/format';
import { currencySign, currencyWord, namesOtherCurrency } from '../../../domain/currencies';
import type { Budget } from '../../../domain/services';
import { amountOf, writtenNumber } from '../../../domain/writtenAmounts';

/** A budget as it was read from a need. */
export interface ReadBudget extends Budget {
  /** As the merchant wrote it, such as `€400`, if it names another currency than the shop's. It is not converted. */
  readonly foreign?: string;
  /** The least that it may cost: `over $200`. */
  readonly isLeast?: true;
}

/** If the merchant names no amount: 500 dollars, or as many of the shop’s currency. */
function defaultBudget(): ReadBudget {
  return { amount: 500 * 10 ** currencyDecimals(), isStated: false };
}

const limit =
  '(?:under|below|up to|less than|at most|within|max(?:imum)?(?: of)?|budget(?: is| of|:)?|spend|for|around|about)';

/** From the most certain to the least; each has the amount in a group. They follow how the shop writes numbers. */
const patterns = perFormat(() => {
  const number = `(?:${writtenNumber()})`;
  const currency = `(?:${currencySign}|${currencyWord()})`;
  const amount = `(?:${currency}\\s?)?${number}(?:\\s?${currency})?`;
  const start = '(?<![\\p{Nd}.,])';
  return [
    // The upper end of a range: `between $100 and $200`, `100 to 200 dollars`, `$100-$200`.
    `between ${amount} (?:and|to) (${amount})`,
    `(?:${currency}\\s?${number}|from ${amount})\\s?(?:to|-|–)\\s?(${amount})`,
    `${start}${number}\\s?(?:to|-|–)\\s?(${number}\\s?${currency})`,
    `${start}${number}[-–](${number})(?![\\p{L}\\p{Nd}-])`,
    `(${currency}\\s?${number})`,
    `${start}(${number}\\s?${currency})`,
    `\\b${limit} (${number})`,
    `${start}(${number})`,
  ].map((pattern) => new RegExp(pattern, 'iu'));
});

const fromAmount = /(?<!\b(?:no|not) )\b(?:above|at least|minimum(?: of)?|more than|over|starting at)\s*$/i;

/**
 * What a need may cost, in the smallest unit of the shop's currency: an amount with a currency or after a word such as
 * `under`, of a range its upper end, else the first number, else the default. `1,200` is 1,200; `fifty dollars` is 50.
 * After a word such as `over` it is the least.
 */
export function budgetOf(need: string): ReadBudget {
  const text = withDigits(need);
  const written = patterns()
    .map((pattern) => pattern.exec(text)?.[1])
    .find((found) => found !== undefined);
  const digits = new RegExp(writtenNumber(), 'u').exec(written ?? '')?.[0];
  const amount = digits === undefined ? undefined : amountOf(digits);
  if (written === undefined || amount === undefined) return defaultBudget();
  const isLeast = fromAmount.test(text.slice(0, text.indexOf(written)));
  const budget = { amount, isStated: true, ...(isLeast && { isLeast }) };
  return namesOtherCurrency(written) ? { ...budget, foreign: written.trim() } : budget;
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
    `\\b${numberWords}(?= ${currencyWord()}| (?:to|and) ${numberWords} ${currencyWord()})|(?<=\\b${limit} )${numberWords}\\b`,
    'giu',
  );
  return need
    .replaceAll(/(\d+)(?:[.,](\d{1,2}))?k\b/gi, (_, thousands: string, part = '') =>
      String(Number(`${thousands}.${part}`) * 1000),
    )
    .replaceAll(/\ba couple (?:of )?(?=hundred|thousand|grand)/gi, 'two ')
    .replaceAll(/\bgrand\b/gi, `thousand ${pageFormat().currency}`)
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
