import { isSampleLocale, pageFormat, perFormat } from './pageFormat';

/** In place of an amount or a count that the data of a shop do not hold. What is calculated from it is unknown too. */
export const unknown = 'unknown';
export type Unknown = typeof unknown;

/** How an unknown figure reads, everywhere. */
export const notInFiles = 'Not in your files';

/** The sum, unknown if one of the values is. */
export function sumOf(values: readonly (number | Unknown)[]): number | Unknown {
  let sum = 0;
  for (const value of values) {
    if (value === unknown) return unknown;
    sum += value;
  }
  return sum;
}

const grouped = perFormat(({ locale }) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const quantities = perFormat(({ locale }) => new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }));
const decimals = formats({ useGrouping: false });
// `negative` and `exceptZero` prevent `-0%` for a share that rounds to zero.
const unsigned = formats({ style: 'percent', signDisplay: 'negative' });
const signed = formats({ style: 'percent', signDisplay: 'exceptZero' });

/**
 * The one minus sign of numbers on the screen: as wide as the plus, never at the end of a line, and read out. Amounts are
 * in parentheses instead; files have the plain hyphen.
 */
const minusSign = '−';

/** A plain signed number such as `-1.5` as it is shown. */
export function withMinusSign(text: string): string {
  return text.replace('-', minusSign);
}

/** The same with the other sign; never negative zero. */
export function negated(value: number | Unknown): number | Unknown {
  return value === unknown ? unknown : 0 - value;
}

/** Orders figures; those that are unknown or have no meaning come last, in both directions. */
export function compareFigures(
  one: number | Unknown | undefined,
  other: number | Unknown | undefined,
  isDescending = false,
): number {
  if (typeof one !== 'number' || typeof other !== 'number')
    return Number(typeof one !== 'number') - Number(typeof other !== 'number');
  return isDescending ? other - one : one - other;
}

/** `10,000`, `−3` */
export function formatCount(count: number | Unknown): string {
  if (count === unknown) return notInFiles;
  return withMinusSign(grouped().format(count));
}

/** `10,000`, `−2.5`: of goods that are also sold in parts, such as by the pound. */
export function formatQuantity(quantity: number): string {
  return withMinusSign(quantities().format(quantity));
}

/** `1 item`, `10,000 items`. Pass `plural` if the plural is not formed with `s`. */
export function pluralize(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

/** `Active`, or `Active +2` if there are more; `undefined` for an empty list. */
export function firstPlusCount([first, ...others]: readonly string[]): string | undefined {
  return others.length > 0 ? `${first} +${others.length}` : first;
}

/** A number with a fixed number of decimals: `1.5`, `−0.3`. For averages and sizes; amounts are `formatMoney`. */
export function formatDecimal(value: number | Unknown, digits: number): string {
  if (value === unknown) return notInFiles;
  return withMinusSign(isSampleLocale() ? value.toFixed(digits) : decimals(digits).format(value));
}

/** A share such as 0.125 as `13%`, with one digit `12.5%`; `N/A` if it is not a finite number. */
export function formatPercent(share: number | Unknown, digits: 0 | 1 = 0): string {
  if (share === unknown) return notInFiles;
  return Number.isFinite(share) ? withMinusSign(unsigned(digits).format(share)) : 'N/A';
}

/** A change such as 0.125 as `+12.5%`, and -0.125 as `−12.5%`. Zero has no sign. */
export function formatSignedPercent(change: number, digits: 0 | 1 = 1): string {
  return Number.isFinite(change) ? withMinusSign(signed(digits).format(change)) : 'N/A';
}

/** Formats that differ in their number of decimals alone. */
function formats(options: Intl.NumberFormatOptions) {
  const made = perFormat((): Intl.NumberFormat[] => []);
  return (digits: number): Intl.NumberFormat =>
    (made()[digits] ??= new Intl.NumberFormat(pageFormat().locale, {
      ...options,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }));
}

const sizeUnits = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** `512 B`, `1.5 KB`, `50 MB`: steps of 1,024, at most one decimal. */
export function fileSize(bytes: number): string {
  let value = Math.max(0, bytes);
  let step = 0;
  // 1,023.95 would round to `1024.0 KB`, so it belongs to the next unit.
  while (step < sizeUnits.length - 1 && value >= (step === 0 ? 1024 : 1023.95)) {
    value /= 1024;
    step += 1;
  }
  const size = step === 0 ? Math.round(value) : Number(value.toFixed(1));
  return `${isSampleLocale() ? size : formatDecimal(size, Number.isInteger(size) ? 0 : 1)} ${sizeUnits[step]}`;
}

const names = perFormat(({ locale }) => new Intl.Collator(locale, { numeric: true }));

/**
 * Orders names as people do: 2 before 10, and letters without regard to case or accents unless nothing else differs. For
 * every list on the screen that is sorted by names; keys that nobody reads need no such order.
 */
export function compareNames(one: string, other: string): number {
  return names().compare(one, other);
}

/** A text that can be anything, such as one of an address, to quote it in a sentence. */
export function shortened(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}

/** `card` as `Card`. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Coffee, Tea, and Bread`. The product speaks English, also where numbers and days are written in other ways. */
export function listOfNames(all: readonly string[], joinedBy: 'and' | 'or' = 'and'): string {
  const { locale } = pageFormat();
  return new Intl.ListFormat(/^en\b/.test(locale) ? locale : 'en', {
    type: joinedBy === 'and' ? 'conjunction' : 'disjunction',
  }).format(all);
}

const holdsNot = /^(.+ do not hold) (?!everything )(.+)\.$/;

/**
 * Reasons of unknown figures as one text, each name once: `Your files do not hold taxes and tips.` A shop may have
 * reasons in other words, which stay as they are.
 */
export function joinReasons(reasons: Iterable<string | undefined>): string {
  const held = new Map<string, readonly string[]>();
  for (const reason of reasons) {
    if (reason === undefined) continue;
    const [, start = reason, names] = holdsNot.exec(reason) ?? [];
    held.set(start, [...(held.get(start) ?? []), ...(names?.split(/,? and |, /) ?? [])]);
  }
  return [...held].map(([start, names]) => (names.length === 0 ? start : `${start} ${namesHeld(names)}.`)).join(' ');
}

/** In the place of further names. */
const furtherNames = 'more';
const maxNames = 5;

/** `item sales, service charges, returns and discounts`, at most five of them. */
export function namesHeld(all: readonly string[]): string {
  const names = [...new Set(all)].filter((name) => name !== furtherNames);
  const isCut = names.length > maxNames || all.includes(furtherNames);
  return listOfNames(isCut ? [...names.slice(0, maxNames - 1), furtherNames] : names);
}
