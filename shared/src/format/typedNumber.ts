import { parseDecimal, type Decimal } from './decimal';
import { perFormat } from './pageFormat';

/** A number as someone types it, with the signs of the page's locale. */
export interface TypedNumber {
  readonly decimal: Decimal;
  /** Plain text with the decimals as they were typed, such as `-1234.5` or `7.`. */
  readonly text: string;
}

interface NumberSigns {
  readonly decimal: string;
  readonly group: string;
  /** The locale's digits from 0 to 9. */
  readonly digits: readonly string[];
  /** A number with ASCII digits. */
  readonly pattern: RegExp;
}

const signs = perFormat(({ locale }): NumberSigns => {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const parts = format.formatToParts(1234567890.5);
  const valueOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  // India writes 1,23,45,678: the last group has three digits, the others two.
  const [, other = 3, last = 3] = parts
    .filter(({ type }) => type === 'integer')
    .map(({ value }) => value.length)
    .slice(-3);
  const [decimal, group] = [plainSigns(valueOf('decimal')), plainSigns(valueOf('group'))];
  const sign = group === '' ? '(?!)' : escaped(group);
  // Amounts have groups of three there too.
  const grouped = [...new Set([other, last])]
    .map((size) => `\\d{1,${size}}(?:${sign}\\d{${size}})*${sign}\\d{${last}}`)
    .join('|');
  return {
    decimal,
    group,
    digits: Array.from({ length: 10 }, (_, digit) => format.format(digit)),
    pattern: new RegExp(`^-?(?:\\d+|${grouped})?(?:${escaped(decimal)}\\d*)?$`),
  };
});

/** Parses strict text: no exponent, no words, groups only in their places. `undefined` for anything else. */
export function parseTypedNumber(typed: string): TypedNumber | undefined {
  const { decimal, group, digits, pattern } = signs();
  const text = [...withPlainSigns(typed)].map((sign) => String(digits.indexOf(sign)).replace('-1', sign)).join('');
  if (!pattern.test(text)) return undefined;
  const plain = (group === '' ? text : text.replaceAll(group, '')).replace(decimal, '.');
  const value = parseDecimal(plain);
  return value && { decimal: value, text: plain };
}

/** Plain decimal text such as `1234.50` as a field has it: `1234,50`. */
export function typedText(plain: string): string {
  return plain.replace('.', signs().decimal);
}

const marks = perFormat(({ currency, locale }) => {
  const symbols = (['symbol', 'narrowSymbol', 'code'] as const).map((currencyDisplay) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .find(({ type }) => type === 'currency'),
  );
  const all = symbols.flatMap((part) => (part ? [escaped(withPlainSigns(part.value))] : [])).join('|');
  return { before: new RegExp(`^(-?)\\s*(?:${all})\\s*`, 'i'), after: new RegExp(`\\s*(?:${all})$`, 'i') };
});

/** The text without the symbol or the code of the page's currency, before or after the number. */
export function withoutCurrency(typed: string): string {
  const text = withPlainSigns(typed);
  const { before, after } = marks();
  const rest = text.replace(before, '$1');
  return rest === text ? text.replace(after, '') : rest;
}

/** Locales have other spaces, apostrophes and minus signs than keyboards, and marks for the direction of the text. */
export function withPlainSigns(text: string): string {
  return plainSigns(text).trim();
}

function plainSigns(text: string): string {
  return text
    .replace(/[\u061c\u200e\u200f]/g, '')
    .replace(/\s/g, ' ')
    .replace(/’/g, "'")
    .replace(/−/g, '-');
}

function escaped(sign: string): string {
  return sign.replace(/[^\w\s]/gu, '\\$&');
}
