import { decimalText, rescale } from './decimal';
import { notInFiles, unknown, withMinusSign, type Unknown } from './numbers';
import { pageFormat, perFormat } from './pageFormat';
import { parseTypedNumber, withoutCurrency, withPlainSigns, type TypedNumber } from './typedNumber';

/** Money in whole units of the currency's smallest: US cents, yen. Never a fraction, so that sums are exact. */
export type Cents = number;

/** By ISO 4217; browsers differ on some. All others have two. */
const otherDecimals: ReadonlyMap<string, number> = new Map(
  Object.entries({
    0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    3: 'BHD IQD JOD KWD LYD OMR TND',
    4: 'CLF UYW',
  }).flatMap(([decimals, codes]) => codes.split(' ').map((code) => [code, Number(decimals)] as const)),
);

/** The decimals of amounts in a currency, without one in that of the page. */
export function currencyDecimals(currency?: string): number {
  const { currency: ofPage, decimals } = pageFormat();
  if (decimals !== undefined && (currency ?? ofPage) === ofPage) return decimals;
  return otherDecimals.get(currency ?? ofPage) ?? 2;
}

const accounting = perFormat(({ currency, locale }) => {
  const digits = currencyDecimals();
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencySign: 'accounting',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
});

/** `$1,234.50`; a negative amount is `($1,234.50)`, or has the sign of its locale. Zero has neither. */
export function formatMoney(cents: Cents | Unknown): string {
  if (cents === unknown) return notInFiles;
  // The decimal text is formatted, not a quotient, which is not exact.
  return withMinusSign(accounting().format(centsText(cents) as Intl.StringNumericLiteral));
}

/** The amount for screen readers, which do not read parentheses: `minus $1,234.50`. */
export function spokenMoney(cents: Cents | Unknown): string {
  return cents !== unknown && cents < 0 ? `minus ${formatMoney(-cents)}` : formatMoney(cents);
}

/** The short sign of the currency, `$`, for labels of fields. */
export const currencySymbol = perFormat(({ currency, locale }) => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
});

/** Whether the locale writes negative amounts in parentheses. */
export const hasParentheses = perFormat(() => accounting().format(-1).includes('('));

/** Plain signed text with the currency's decimals for files: `-1234.50`. */
export function centsText(cents: Cents): string {
  if (!Number.isSafeInteger(cents))
    throw new RangeError(`Money is whole cents; ${cents} is not. Round it where it is calculated.`);
  return decimalText({ units: BigInt(cents), scale: currencyDecimals() });
}

/**
 * Parses text such as `1,234.50`, `$1,234.50`, `USD 5`, `-5` or `($5.00)`, with the signs of the page's locale. A finer
 * decimal is rounded, half away from zero. `undefined` for anything else, and for amounts too large to be exact.
 */
export function parseCents(text: string): Cents | undefined {
  const decimal = parseAmount(text)?.decimal;
  const units = decimal && Number(rescale(decimal, currencyDecimals()).units);
  return Number.isSafeInteger(units) ? units : undefined;
}

/** The same, as it was typed: with all its decimals. */
export function parseAmount(text: string): TypedNumber | undefined {
  const plain = withPlainSigns(text);
  const [, inParentheses] = /^\((.*)\)$/.exec(plain) ?? [];
  const typed = parseTypedNumber(withoutCurrency(inParentheses ?? plain));
  if (!typed || inParentheses === undefined) return typed;
  const { units, scale } = typed.decimal;
  if (typed.text.startsWith('-')) return undefined;
  return { decimal: { units: -units, scale }, text: `-${typed.text}` };
}
