import { decimalText, formatMoney, parseCents, parseDecimal, rescale } from '@back-office/shared/format';
import { noPrice, stepDecimals, units } from './limits';

/** A stored price taken apart: `$1,100.00/ea` is `1100.00` and `/ea`. */
export interface PriceParts {
  /** Number text without currency and commas, or the text as it stands where it is no number. */
  readonly amount: string;
  /** With its slash; empty where there is none. */
  readonly suffix: string;
}

/** What the form shows of a stored price, and what it puts back behind it (decision D21). */
export function splitPrice(price: string): PriceParts {
  const [, number = '', suffix = ''] = /^([^/]*)(\/.*)?$/s.exec(price.trim()) ?? [];
  const amount = plainAmount(number);
  return amount === undefined ? { amount: price.trim(), suffix: '' } : { amount, suffix: suffix.trim() };
}

/** `true` for a strict decimal; `$`, thousands commas and a known unit, as pasted from a price list, do no harm. */
export function isPrice(entry: string): boolean {
  return amountOf(entry) !== undefined;
}

/** The stored text of an entry that `isPrice`: `$` and two decimals, rounded half up. Blank is `$0.00` (spec A §4). */
export function priceText(entry: string, suffix = ''): string {
  if (entry.trim() === '') return `${noPrice}${suffix}`;
  const decimal = parseDecimal(amountOf(entry) ?? '');
  if (!decimal) throw new Error(`"${entry}" is no price: check it with isPrice first.`);
  return `$${decimalText(rescale(decimal, 2))}${suffix}`;
}

/** The same amount by another unit: `$3.00/ea` is `$3.00/lb`. Text that is no price stays as it is. */
export function priceInUnit(price: string, unit: string): string {
  const [, number = ''] = /^([^/]*)(\/.*)?$/s.exec(price.trim()) ?? [];
  return plainAmount(number) === undefined ? price : `${number.trim()}${suffixOfUnit(unit)}`;
}

/** A stored price for reading: grouped, and in parentheses where negative (decision D10). Other text stays as it is. */
export function priceLabel(price: string): string {
  const { amount, suffix } = splitPrice(price);
  const cents = parseCents(amount);
  return cents === undefined || hasFinerThanCents(amount) ? price : `${formatMoney(cents)}${suffix}`;
}

/** The entry one step of 0.01 up or down; from blank or unreadable text it starts at zero, and stops there downwards. */
export function stepPrice(entry: string, steps: number): string {
  return stepDecimal(amountOf(entry) ?? '', steps);
}

/** Weights step by 0.01 kg as prices do by 0.01 (spec A §9). */
export function stepWeight(entry: string, steps: number): string {
  return stepDecimal(entry, steps);
}

export function suffixOfUnit(unit: string): string {
  return units.find(({ name }) => name === unit)?.suffix ?? '';
}

export function unitOfSuffix(suffix: string): string | undefined {
  return units.find((unit) => unit.suffix.toLowerCase() === suffix.toLowerCase())?.name;
}

function amountOf(entry: string): string | undefined {
  const { amount, suffix } = splitPrice(entry);
  return suffix === '' || unitOfSuffix(suffix) !== undefined ? plainAmount(amount) : undefined;
}

/** `undefined` where the text is no strict decimal. Parentheses are the accountant's minus. */
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
