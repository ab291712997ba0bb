/** A part of a larger whole, of which the values are shares. */
interface PartOfWhole {
  readonly whole: number;
  /** What the part itself is shown as: the percentages of its values add up to it. */
  readonly percent: number;
}

/**
 * Percentages of the sum of the values that add up to exactly 100 with this number of decimals: 33.4, 33.3 and 33.3 for
 * three equal values. Rounded down, then the largest remainders get what is missing. For whole numbers such as cents;
 * negative ones have negative percentages. NaN, shown as `N/A`, if the sum is zero.
 *
 * With a `part`, percentages of its whole that add up to its percentage, which was rounded the same way: the items of a
 * category whose share is shown as 12.3.
 */
export function largestRemainder(
  values: readonly number[],
  decimals: 0 | 1 = 1,
  { whole, percent }: PartOfWhole = { whole: sumOf(values), percent: 100 },
): readonly number[] {
  if (whole === 0) return values.map(() => NaN);
  const steps = 10 ** decimals;
  const parts = values.map((value) => {
    const exact = value * 100 * steps;
    const units = Math.floor(exact / whole);
    // Positive also if the whole is negative, so that the largest is the one that lost most.
    return { units, remainder: Math.abs(exact - units * whole) };
  });
  const missing = Math.round(percent * steps) - sumOf(parts.map(({ units }) => units));
  const raised = new Set([...parts].sort((a, b) => b.remainder - a.remainder).slice(0, missing));
  return parts.map((part) => (part.units + (raised.has(part) ? 1 : 0)) / steps);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
