import { scaleLinear } from '@visx/scale';
import type { Extent } from './barStack';

const mostLines = 5;

/**
 * A scale that holds the extent between round ends, and at most five round whole numbers for its lines. Give it its
 * pixels with `range`. A little below zero gets its own room, not that of a whole step.
 */
export function valueScale({ low, high }: Extent, wanted = mostLines) {
  const scale = scaleLinear<number>({ domain: [low, high], nice: wanted });
  // Cents and counts are whole: between 0 and 1 there is no line.
  const ticks = scale.ticks(wanted).filter(Number.isInteger);
  if (ticks.length > mostLines && wanted > 1) return valueScale({ low, high }, wanted - 1);
  const [, top = high] = scale.domain();
  const bottom = bottomOf(low, ticks);
  return { scale: scale.domain([bottom, top]), ticks: ticks.filter((tick) => tick >= bottom) };
}

/** The line below the lowest value, or that value itself where more than half a step would stay empty. */
function bottomOf(low: number, ticks: readonly number[]): number {
  const [first = low, second = first] = ticks;
  const below = ticks.findLast((tick) => tick <= low) ?? low;
  return low - below > (second - first) / 2 ? low : below;
}
