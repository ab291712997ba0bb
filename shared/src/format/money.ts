import { decimalText, parseDecimal, rescale } from './decimal';
import { notInFiles, unknown, type Unknown } from './numbers';

/** Money in whole US cents, never a fraction, so that sums are exact. */
export type Cents = number;

// Created on first use, because creating a number format would delay the first paint.
let accounting: Intl.NumberFormat | undefined;

/** `$1,234.50`; a negative amount is `($1,234.50)`, and zero is never in parentheses. */
export function formatMoney(cents: Cents | Unknown): string {
  if (cents === unknown) return notInFiles;
  accounting ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', currencySign: 'accounting' });
  // The decimal text is formatted, not `cents / 100`, because the quotient is not exact.
  return accounting.format(centsText(cents) as Intl.StringNumericLiteral);
}

/** The amount for screen readers, which do not read parentheses: `minus $1,234.50`. */
export function spokenMoney(cents: Cents | Unknown): string {
  return cents !== unknown && cents < 0 ? `minus ${formatMoney(-cents)}` : formatMoney(cents);
}

/** Plain signed text with two decimals for files and fields: `-1234.50`. */
export function centsText(cents: Cents): string {
  if (!Number.isSafeInteger(cents))
    throw new RangeError(`Money is whole cents; ${cents} is not. Round it where it is calculated.`);
  return decimalText({ units: BigInt(cents), scale: 2 });
}

/**
 * Parses text such as `1,234.50`, `$1,234.50`, `-5` or `($5.00)`. A third decimal is rounded, half away from zero.
 * `undefined` for anything else, and for amounts too large to be exact.
 */
export function parseCents(text: string): Cents | undefined {
  const [, inParentheses] = /^\s*\((.*)\)\s*$/.exec(text) ?? [];
  const plain = (inParentheses ?? text).trim().replace(/^(-?)\s*\$\s*/, '$1');
  const decimal = parseDecimal(plain);
  if (!decimal || (inParentheses !== undefined && plain.startsWith('-'))) return undefined;
  const units = Number(rescale(decimal, 2).units);
  if (!Number.isSafeInteger(units)) return undefined;
  return inParentheses !== undefined && units !== 0 ? -units : units;
}
