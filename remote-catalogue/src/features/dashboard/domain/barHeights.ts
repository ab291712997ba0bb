import type { Random } from '@back-office/shared/ledger';

/** Spec A §9. */
const barCount = 11;
const lowestBar = 4;
/** The height of the drawing, in px like the rest. */
export const highestBar = 92;

/**
 * Random heights that stand for nothing (decision D20). Each bar has its own eleventh of the range, so that they climb
 * from Lowest to Highest at any luck.
 */
export function livelyBars(random: Random): readonly number[] {
  const range = highestBar - lowestBar;
  return Array.from({ length: barCount }, (_, place) =>
    Math.round(lowestBar + ((place + random()) / barCount) * range),
  );
}

/** Without sales all bars are as low as bars get. */
export const flatBars: readonly number[] = Array.from({ length: barCount }, () => lowestBar);
