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

let grouped: Intl.NumberFormat | undefined;
const unsigned: Intl.NumberFormat[] = [];
const signed: Intl.NumberFormat[] = [];

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
  grouped ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
  return withMinusSign(grouped.format(count));
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
  return value === unknown ? notInFiles : withMinusSign(value.toFixed(digits));
}

/** A share such as 0.125 as `13%`, with one digit `12.5%`; `N/A` if it is not a finite number. */
export function formatPercent(share: number | Unknown, digits: 0 | 1 = 0): string {
  if (share === unknown) return notInFiles;
  // `negative` and `exceptZero` prevent `-0%` for a share that rounds to zero.
  const format = (unsigned[digits] ??= percentFormat(digits, 'negative'));
  return Number.isFinite(share) ? withMinusSign(format.format(share)) : 'N/A';
}

/** A change such as 0.125 as `+12.5%`, and -0.125 as `−12.5%`. Zero has no sign. */
export function formatSignedPercent(change: number, digits: 0 | 1 = 1): string {
  const format = (signed[digits] ??= percentFormat(digits, 'exceptZero'));
  return Number.isFinite(change) ? withMinusSign(format.format(change)) : 'N/A';
}

function percentFormat(digits: 0 | 1, signDisplay: 'negative' | 'exceptZero') {
  return new Intl.NumberFormat('en-US', {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  });
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
  return `${step === 0 ? Math.round(value) : Number(value.toFixed(1))} ${sizeUnits[step]}`;
}

let names: Intl.Collator | undefined;

/**
 * Orders names as people do: 2 before 10, and letters without regard to case or accents unless nothing else differs. For
 * every list on the screen that is sorted by names; keys that nobody reads need no such order.
 */
export function compareNames(one: string, other: string): number {
  names ??= new Intl.Collator('en', { numeric: true });
  return names.compare(one, other);
}

/** `Coffee, Tea, and Bread`. */
export function listOfNames(all: readonly string[], joinedBy: 'and' | 'or' = 'and'): string {
  return new Intl.ListFormat('en-US', { type: joinedBy === 'and' ? 'conjunction' : 'disjunction' }).format(all);
}
