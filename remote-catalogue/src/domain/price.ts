import {
  currencyDecimals,
  decimalText,
  formatMoney,
  parseAmount,
  parseDecimal,
  perFormat,
  rescale,
  storedMoney,
  storedNumber,
  typedText,
} from '@back-office/shared/format';
import { units, weightDecimals } from './limits';

/** The parts of a stored price: `$1,100.00/ea` is `1100.00` and `/ea`. */
export interface PriceParts {
  /** Number text without currency and commas, or the whole text if it is not a number. */
  readonly amount: string;
  /** With its slash; empty if there is none. */
  readonly suffix: string;
}

/** Splits a stored price into its number and the suffix that is added again when saving. */
export function splitPrice(price: string): PriceParts {
  const [, number = '', suffix = ''] = /^([^/]*)(\/.*)?$/s.exec(price.trim()) ?? [];
  const amount = storedNumber(number);
  return amount === undefined ? { amount: price.trim(), suffix: '' } : { amount, suffix: suffix.trim() };
}

/** The number of a stored price as a field shows it, with the decimal sign of the page's locale. */
export function typedPrice(price: string): string {
  const { amount } = splitPrice(price);
  return parseDecimal(amount) ? typedText(amount) : amount;
}

/**
 * Whether an entry is a strict decimal that whole cents can hold. Allows the currency, thousands commas and a known unit,
 * as in prices that are pasted. Negative prices are for credits, such as an empty bottle that is returned.
 */
export function isPrice(entry: string): boolean {
  return storedPriceOf(entry) !== undefined;
}

/** The stored text of a valid price entry: `$` and two decimals, rounded half away from zero. Blank is `$0.00`. */
export function priceText(entry: string, suffix = ''): string {
  if (entry.trim() === '') return `${noPrice()}${suffix}`;
  const text = storedPriceOf(entry);
  if (text === undefined) throw new Error(`"${entry}" is not a price: check it with isPrice first.`);
  return `${text}${suffix}`;
}

/** The stored price of an item without an entered price: `$0.00`. */
export function noPrice(): string {
  return storedMoney({ units: 0n, scale: 0 }) ?? '';
}

/** What an empty price field shows: `0.00`, with the decimals of the shop's currency. */
export function pricePlaceholder(): string {
  return typedPrice(noPrice());
}

/** The same amount with another unit: `$3.00/ea` becomes `$3.00/lb`. Text that is not a price is kept. */
export function priceInUnit(price: string, unit: string): string {
  const [, number = ''] = /^([^/]*)(\/.*)?$/s.exec(price.trim()) ?? [];
  return storedNumber(number) === undefined ? price : `${number.trim()}${suffixOfUnit(unit)}`;
}

/** A stored price for display: with thousands commas, and in parentheses if negative. Other text is kept. */
export function priceLabel(price: string): string {
  const known = labels();
  let label = known.get(price);
  if (label === undefined) {
    if (known.size >= mostLabels) known.clear();
    known.set(price, (label = labelOf(price)));
  }
  return label;
}

/** Many items have the same price, and a list that scrolls shows hundreds in a second. */
const labels = perFormat(() => new Map<string, string>());
const mostLabels = 1_000;

function labelOf(price: string): string {
  const { amount, suffix } = splitPrice(price);
  const decimal = parseDecimal(amount);
  if (!decimal || decimal.scale > currencyDecimals()) return price;
  const cents = Number(rescale(decimal, currencyDecimals()).units);
  return Number.isSafeInteger(cents) ? `${formatMoney(cents)}${suffix}` : price;
}

/** What is left of a price after its cost, as a share of it; `undefined` if one of them is no amount or the price is not above 0. */
export function marginOf(price: string, cost: string | undefined): number | undefined {
  if (cost === undefined) return undefined;
  const [sold, paid] = [splitPrice(price).amount, splitPrice(cost).amount].map((amount) =>
    parseDecimal(amount) ? Number(amount) : NaN,
  );
  if (sold === undefined || paid === undefined || !(sold > 0) || Number.isNaN(paid)) return undefined;
  return (sold - paid) / sold;
}

/** The entry changed by steps of 0.01, or one unit. Blank or invalid text counts as zero; steps down stop at zero. */
export function stepPrice(entry: string, steps: number): string {
  return typedText(stepDecimal(amountOf(entry) ?? '', steps, currencyDecimals()));
}

/** Like `stepPrice`, by 0.01 kg. */
export function stepWeight(entry: string, steps: number): string {
  return stepDecimal(entry, steps, weightDecimals);
}

export function suffixOfUnit(unit: string): string {
  return units.find(({ name }) => name === unit)?.suffix ?? '';
}

export function unitOfSuffix(suffix: string): string | undefined {
  return units.find((unit) => unit.suffix.toLowerCase() === suffix.toLowerCase())?.name;
}

function storedPriceOf(entry: string): string | undefined {
  const amount = parseDecimal(amountOf(entry) ?? '');
  return amount && storedMoney(amount);
}

/** The plain number of an entry, with or without a known unit. */
function amountOf(entry: string): string | undefined {
  const [, number = '', suffix = ''] = /^([^/]*)(\/.*)?$/s.exec(entry.trim()) ?? [];
  return suffix === '' || unitOfSuffix(suffix.trim()) !== undefined ? parseAmount(number)?.text : undefined;
}

function stepDecimal(entry: string, steps: number, decimals: number): string {
  const old = parseDecimal(entry) ?? { units: 0n, scale: 0 };
  const { units: count, scale } = rescale(old, Math.max(old.scale, decimals));
  const next = count + BigInt(steps) * 10n ** BigInt(scale - decimals);
  return decimalText({ units: count >= 0n && next < 0n ? 0n : next, scale });
}
