/**
 * How far a figure moved from its baseline, as a share of the baseline's size: 0.084 for +8.4%. A larger deduction
 * counts as a fall. `undefined` where there is nothing to compare: no figure, no baseline, or a baseline of zero.
 */
export function changeOf(figure: number | undefined, baseline: number | undefined): number | undefined {
  if (figure === undefined || baseline === undefined || baseline === 0) return undefined;
  return (figure - baseline) / Math.abs(baseline);
}
