import type { Random } from '@back-office/shared/ledger';

const barCount = 11;
const minBarHeight = 4;
/** Height of the chart. All heights are in px. */
export const maxBarHeight = 92;

/**
 * Random heights, for illustration only. Each bar has one eleventh of the range, so that heights always rise from Lowest
 * to Highest.
 */
export function randomBars(random: Random): readonly number[] {
  const range = maxBarHeight - minBarHeight;
  return Array.from({ length: barCount }, (_, index) =>
    Math.round(minBarHeight + ((index + random()) / barCount) * range),
  );
}

/** Without sales, all bars have the minimum height. */
export const flatBars: readonly number[] = Array.from({ length: barCount }, () => minBarHeight);
