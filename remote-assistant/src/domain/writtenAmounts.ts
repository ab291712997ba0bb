import {
  currencyDecimals,
  parseDecimal,
  parseTypedNumber,
  perFormat,
  rescale,
  type Cents,
} from '@back-office/shared/format';

const digit = '\\p{Nd}';
const withMarks = `${digit}+(?:[.,٫٬]${digit}+|['’\u00a0\u202f]${digit}{3}(?!${digit}))*`;

/** Whether the locale writes `1 200`: elsewhere these are two numbers. */
const hasSpaces = perFormat(() => parseTypedNumber('1 200') !== undefined);

/** A number with marks and groups, as part of a pattern with the flag `u`: `1,200.50`, `1.200,50`, `1’200`, `1 200`. */
export const writtenNumber = perFormat(() =>
  hasSpaces() ? `${digit}{1,3}(?: ${digit}{3}(?!${digit}))+(?:[.,]${digit}+)?|${withMarks}` : withMarks,
);

/**
 * The amount that a number in a sentence means, in the smallest unit of the shop's currency. Its marks are those of the
 * locale. Merchants who write English also use those of English, and the other way round: `40.50` in a German shop. A number
 * with more decimals than the currency has is one with groups: `1.200` dollars are 1,200.
 */
export function amountOf(written: string): Cents | undefined {
  const own = parseTypedNumber(written)?.decimal;
  const swapped = written.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
  const most = Math.max(2, currencyDecimals());
  const decimal =
    [own, parseDecimal(written), parseDecimal(swapped)].find((read) => read !== undefined && read.scale <= most) ?? own;
  const units = decimal && Number(rescale(decimal, currencyDecimals()).units);
  return Number.isSafeInteger(units) ? units : undefined;
}

/** The text with `1200` for `1 200`, where the locale writes so or the spaces are those that do not break. */
export function withoutGroupSpaces(text: string): string {
  const groups = hasSpaces()
    ? /(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)/g
    : /\d{1,3}(?:[\u00a0\u202f]\d{3})+(?!\d)/g;
  return text.replace(groups, (number) => number.replace(/\s/g, ''));
}
