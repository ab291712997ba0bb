import { decimalText, parseDecimal, rescale, type Decimal } from './decimal';
import { currencyDecimals } from './money';
import { pageFormat, samplePageFormat } from './pageFormat';

/**
 * An amount as lists of items store it, in any locale: `$12.50` in US dollars, `EUR 12.50` in other currencies.
 * `undefined` if its units are too many to be exact.
 */
export function storedMoney(amount: Decimal): string | undefined {
  const rounded = rescale(amount, currencyDecimals());
  return Number.isSafeInteger(Number(rounded.units)) ? `${storedMark()}${decimalText(rounded)}` : undefined;
}

/**
 * The number of an amount that is stored in the page's currency, without thousands commas: `-1234.50`. `undefined` for
 * other text. Parentheses mean a negative amount.
 */
export function storedNumber(text: string): string | undefined {
  const [, inParentheses] = /^\s*\(\s*([^-]*)\)\s*$/.exec(text) ?? [];
  const [, minus = '', rest = ''] = /^(-?)\s*(.*)$/s.exec((inParentheses ?? text).trim()) ?? [];
  const mark = storedMark().trim();
  const number = rest.startsWith(mark) ? rest.slice(mark.length).trimStart() : rest;
  const grouped = `${minus}${number}`;
  if (!parseDecimal(grouped)) return undefined;
  const plain = grouped.replaceAll(',', '');
  return inParentheses === undefined ? plain : `-${plain}`;
}

/** What stands before the number: `$`, or the code of another currency. */
export function storedMark(): string {
  const { currency } = pageFormat();
  return currency === samplePageFormat.currency ? '$' : `${currency} `;
}
