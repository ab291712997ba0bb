/**
 * Percentages of the sum of the values that add up to exactly 100 with this number of decimals: 33.4, 33.3 and 33.3 for
 * three equal values. Rounded down, then the largest remainders get what is missing. For whole numbers such as cents;
 * negative ones have negative percentages. NaN, shown as `N/A`, if the sum is zero.
 */
export function largestRemainder(values: readonly number[], decimals: 0 | 1 = 1): readonly number[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (whole === 0) return values.map(() => NaN);
  const steps = 10 ** decimals;
  const parts = values.map((value) => {
    const exact = value * 100 * steps;
    const units = Math.floor(exact / whole);
    // Positive also if the whole is negative, so that the largest is the one that lost most.
    return { units, remainder: Math.abs(exact - units * whole) };
  });
  const missing = 100 * steps - parts.reduce((sum, { units }) => sum + units, 0);
  const raised = new Set([...parts].sort((a, b) => b.remainder - a.remainder).slice(0, missing));
  return parts.map((part) => (part.units + (raised.has(part) ? 1 : 0)) / steps);
}
