import type { RowAmounts } from './columnAmounts';
import { plainName, type Fields } from './misleadingColumns';

/** A tax of countries where prices may have it. Sales taxes such as 8.25% look like one that is part of the price. */
const taxName = /\b(vat|gst|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|iva|btw|moms)\b/;

/** Rates of such taxes, in percent. */
const rates = [
  4, 5, 5.5, 6, 7, 7.7, 8, 8.1, 9, 10, 10.5, 12, 13, 13.5, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27,
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
  if (tax === undefined || !taxName.test(plainName(tax))) return false;
  const sizeOf = (of: RowAmounts) => {
    if (price === undefined) return of(amount);
    return quantity === undefined ? of(price) : (of(quantity) * of(price)) / 10_000;
  };
  const taxed = amounts
    .map((of) => ({ size: Math.abs(sizeOf(of)) - Math.abs(of(discount)), tax: Math.abs(of(tax)) }))
    .filter((row) => row.tax >= leastTax);
  const included = covered(taxed, (size, rate) => (size * rate) / (100 + rate));
  const added = covered(taxed, (size, rate) => (size * rate) / 100);
  return taxed.length > 1 && included >= taxed.length * 0.9 && added <= taxed.length * 0.5;
}

interface TaxedRow {
  readonly size: number;
  readonly tax: number;
}

/** How many rows have the tax of one of a few rates, those that most of them have. */
function covered(rows: readonly TaxedRow[], taxOf: (size: number, rate: number) => number): number {
  let left = rows;
  for (let nth = 0; nth < mostRates; nth += 1) {
    const others = rates.map((rate) => left.filter(({ size, tax }) => Math.abs(taxOf(size, rate) - tax) > rounding));
    left = others.reduce((best, each) => (each.length < best.length ? each : best), left);
  }
  return rows.length - left.length;
}
