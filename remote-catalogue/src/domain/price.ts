import { decimalText, formatMoney, parseCents, parseDecimal, rescale, type Decimal } from '@back-office/shared/format';
import { noPrice, stepDecimals, units } from './limits';

/** The parts of a stored price: `$1,100.00/ea` is `1100.00` and `/ea`. */
export interface PriceParts {
  /** Number text without currency and commas, or the whole text if it is not a number. */
  readonly amount: string;
  /** With its slash; empty if there is none. */
  readonly suffix: string;
}

/** Splits a stored price into the number that the form shows and the suffix that is added again when saving. */
export function splitPrice(price: string): PriceParts {
  const [, number = '', suffix = ''] = /^([^/]*)(\/.*)?$/s.exec(price.trim()) ?? [];
  const amount = plainAmount(number);
  return amount === undefined ? { amount: price.trim(), suffix: '' } : { amount, suffix: suffix.trim() };
}

/**
 * Whether an entry is a strict decimal that whole cents can hold. Allows `$`, thousands commas and a known unit, as in
 * prices that are pasted. Negative prices are for credits, such as an empty bottle that is returned.
 */
export function isPrice(entry: string): boolean {
  return storedPriceOf(entry) !== undefined;
}

/** The stored text of a valid price entry: `$` and two decimals, rounded half away from zero. Blank is `$0.00`. */
export function priceText(entry: string, suffix = ''): string {
  if (entry.trim() === '') return `${noPrice}${suffix}`;
  const text = storedPriceOf(entry);
  if (text === undefined) throw new Error(`"${entry}" is not a price: check it with isPrice first.`);
  return `${text}${suffix}`;
}

/** The stored text of an amount, such as `$12.50`; `undefined` if its cents are too many to be exact. */
export function storedPrice(amount: Decimal): string | undefined {
  const cents = rescale(amount, 2);
  return Number.isSafeInteger(Number(cents.units)) ? `$${decimalText(cents)}` : undefined;
}

/** The same amount with another unit: `$3.00/ea` becomes `$3.00/lb`. Text that is not a price is kept. */
export function priceInUnit(price: string, unit: string): string {
  const [, number = ''] = /^([^/]*)(\/.*)?$/s.exec(price.trim()) ?? [];
  return plainAmount(number) === undefined ? price : `${number.trim()}${suffixOfUnit(unit)}`;
}

/** A stored price for display: with thousands commas, and in parentheses if negative. Other text is kept. */
export function priceLabel(price: string): string {
  const { amount, suffix } = splitPrice(price);
  const cents = parseCents(amount);
  return cents === undefined || hasFinerThanCents(amount) ? price : `${formatMoney(cents)}${suffix}`;
}

/** The entry changed by steps of 0.01. Blank or invalid text counts as zero; steps down stop at zero. */
export function stepPrice(entry: string, steps: number): string {
  return stepDecimal(amountOf(entry) ?? '', steps);
}

/** Like `stepPrice`, by 0.01 kg. */
export function stepWeight(entry: string, steps: number): string {
  return stepDecimal(entry, steps);
}

export function suffixOfUnit(unit: string): string {
  return units.find(({ name }) => name === unit)?.suffix ?? '';
}

export function unitOfSuffix(suffix: string): string | undefined {
  return units.find((unit) => unit.suffix.toLowerCase() === suffix.toLowerCase())?.name;
}

function storedPriceOf(entry: string): string | undefined {
  const amount = parseDecimal(amountOf(entry) ?? '');
  return amount && storedPrice(amount);
}

function amountOf(entry: string): string | undefined {
  const { amount, suffix } = splitPrice(entry);
  return suffix === '' || unitOfSuffix(suffix) !== undefined ? plainAmount(amount) : undefined;
}

/** `undefined` if the text is not a strict decimal. Parentheses mean a negative amount. */
function plainAmount(text: string): string | undefined {
  const [, inParentheses] = /^\s*\(\s*([^-]*)\)\s*$/.exec(text) ?? [];
  const grouped = (inParentheses ?? text).trim().replace(/^(-?)\s*\$\s*/, '$1');
  if (!parseDecimal(grouped)) return undefined;
  const amount = grouped.replaceAll(',', '');
  return inParentheses === undefined ? amount : `-${amount}`;
}

function hasFinerThanCents(amount: string) {
  return (parseDecimal(amount)?.scale ?? 0) > 2;
}

function stepDecimal(entry: string, steps: number): string {
  const old = parseDecimal(entry) ?? { units: 0n, scale: 0 };
  const { units: count, scale } = rescale(old, Math.max(old.scale, stepDecimals));
  const next = count + BigInt(steps) * 10n ** BigInt(scale - stepDecimals);
  return decimalText({ units: count >= 0n && next < 0n ? 0n : next, scale });
}
