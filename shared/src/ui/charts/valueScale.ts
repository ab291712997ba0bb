import { scaleLinear } from '@visx/scale';
import type { Extent } from './barStack';

const maxLines = 5;

/**
 * A scale with round ends that contains the extent, and at most five round whole numbers for its lines. Set its pixels
 * with `range`. A small value below zero gets only the space it needs, not a whole step.
 */
export function valueScale({ low, high }: Extent, wanted = maxLines) {
  const scale = scaleLinear<number>({ domain: [low, high], nice: wanted });
  // Cents and counts are whole: there is no line between 0 and 1.
  const ticks = scale.ticks(wanted).filter(Number.isInteger);
  if (ticks.length > maxLines && wanted > 1) return valueScale({ low, high }, wanted - 1);
  const [, top = high] = scale.domain();
  const bottom = bottomOf(low, ticks);
  return { scale: scale.domain([bottom, top]), ticks: ticks.filter((tick) => tick >= bottom) };
}

/** The line below the lowest value, or that value itself if more than half a step would stay empty. */
function bottomOf(low: number, ticks: readonly number[]): number {
  const [first = low, second = first] = ticks;
  const below = ticks.findLast((tick) => tick <= low) ?? low;
  return low - below > (second - first) / 2 ? low : below;
}
