import type { Cents } from '@back-office/shared/format';

/** The factor of a row in ten-thousandths, 8,000 to 12,000. */
export type Factor = number;

/** Deposits and gift cards are rounded, because people choose round amounts. */
export const oneDollar: Cents = 100;
export const fiveDollars: Cents = 500;

/** The amount times the factor, rounded to whole steps, half a step up. */
export function scale(amount: Cents, factor: Factor, step: Cents = 1): Cents {
  const divisor = 10_000 * step;
  return Math.floor((amount * factor + divisor / 2) / divisor) * step;
}

/** Thousandths of an amount, half a cent rounded up. Exact, because all numbers are whole. */
export function perMille(amount: Cents, rate: number): Cents {
  return Math.floor((amount * rate + 500) / 1000);
}

/** A quotient in whole cents, half a cent rounded away from zero. */
export function divideCents(amount: Cents, count: number): Cents {
  const magnitude = Math.floor((Math.abs(amount) * 2 + count) / (count * 2));
  return amount < 0 ? 0 - magnitude : magnitude;
}

/** `undefined` where there is nothing to divide by, `NaN` where either is unknown. Amounts are rounded to whole cents. */
export function divide(
  dividend: number | undefined,
  divisor: number | undefined,
  isShare: boolean,
): number | undefined {
  if (dividend === undefined || divisor === undefined || divisor === 0) return undefined;
  if (isShare || Number.isNaN(dividend) || Number.isNaN(divisor)) return dividend / divisor + 0; // Never negative zero.
  return divisor < 0 ? divideCents(0 - dividend, 0 - divisor) : divideCents(dividend, divisor);
}

/** Sales tax of the sample store, in thousandths. */
const taxRate = 80;

/** Tax on net sales; negative, that is refunded, on a negative amount. */
export function taxOn(netSales: Cents): Cents {
  return netSales < 0 ? 0 - perMille(0 - netSales, taxRate) : perMille(netSales, taxRate);
}

/** Whole cents in proportion to the weights that add up to the amount. If all weights are zero, the last gets it all. */
export function split(amount: Cents, weights: readonly number[]): readonly Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let weight = 0;
  let assigned = 0;
  return weights.map((own, index) => {
    weight += own;
    // Rounding the running total instead of each part keeps the sum exact; `+ 0` turns negative zero into zero.
    const isLast = index === weights.length - 1;
    const total = isLast ? amount : whole === 0 ? 0 : Math.trunc((amount * weight) / whole) + 0;
    const part = total - assigned;
    assigned = total;
    return part;
  });
}
