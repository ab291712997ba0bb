import { parseCents, type Cents } from '@back-office/shared/format';

/** Without exponent, so that a parser of decimals reads it. Eight decimals hide the error of binary fractions. */
export function plainNumber(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e21 ? String(value) : value.toFixed(8);
}

/** Half a cent is rounded away from zero: 1.005 is 101. `undefined` for an amount that is too large to be exact. */
export function centsOf(dollars: number): Cents | undefined {
  return parseCents(plainNumber(dollars));
}
