import type { RowAmounts } from './columnAmounts';
import { plainName, type Fields } from './misleadingColumns';

/**
 * The rates of value added taxes in percent, by their names. Sales taxes are not among them: 8.25% that are added are as much
 * as 9% within a price.
 */
const ratesOf: readonly (readonly [name: RegExp, rates: readonly number[]])[] = [
  [/\b(mwst|ust|umsatzsteuer|mehrwertsteuer)\b/, [19, 7, 20, 13, 10, 8.1, 7.7, 3.8, 2.6, 2.5]],
  [/\btva\b/, [20, 10, 5.5, 2.1, 21, 12, 6, 17, 14, 8, 3, 8.1, 7.7, 2.6, 2.5]],
  [/\biva\b/, [21, 10, 4, 22, 5, 23, 13, 6, 16, 8, 19, 15]],
  [/\bbtw\b/, [21, 9, 12, 6]],
  [/\bmoms\b/, [25, 12, 6, 15]],
  [/\bvat\b/, [20, 5, 23, 13.5, 9, 15, 7.5]],
  [/\bgst\b/, [10, 15, 18, 12, 5, 28, 9]],
];
/** A file has a few rates. */
const mostRates = 3;
/** Ten cents, in ten-thousandths: less is the same at many rates. */
const leastTax = 1_000;
/** Taxes are rounded to a cent. */
const rounding = 50;

/** Whether prices of items have their tax, because it is the part of them that a rate makes, and not what a rate adds. */
export function hasIncludedTax(fields: Fields, amounts: readonly RowAmounts[]): boolean {
  const { tax, price, quantity, amount, discount } = fields;
  const rates = ratesOf.find(([name]) => name.test(plainName(tax ?? '')))?.[1] ?? [];
  const sizeOf = (of: RowAmounts) => {
    if (price === undefined) return of(amount);
    return quantity === undefined ? of(price) : (of(quantity) * of(price)) / 10_000;
  };
  const taxed = amounts
    .map((of) => ({ size: Math.abs(sizeOf(of)) - Math.abs(of(discount)), tax: Math.abs(of(tax)) }))
    .filter((row) => row.tax >= leastTax);
  const included = covered(taxed, rates, (size, rate) => (size * rate) / (100 + rate));
  const added = covered(taxed, rates, (size, rate) => (size * rate) / 100);
  return taxed.length > 1 && included >= taxed.length * 0.9 && added <= taxed.length * 0.5;
}

interface TaxedRow {
  readonly size: number;
  readonly tax: number;
}

/** How many rows have the tax of one of a few rates, those that most of them have. */
function covered(
  rows: readonly TaxedRow[],
  rates: readonly number[],
  taxOf: (size: number, rate: number) => number,
): number {
  let left = rows;
  for (let nth = 0; nth < mostRates; nth += 1) {
    const others = rates.map((rate) => left.filter(({ size, tax }) => Math.abs(taxOf(size, rate) - tax) > rounding));
    left = others.reduce((best, each) => (each.length < best.length ? each : best), left);
  }
  return rows.length - left.length;
}
