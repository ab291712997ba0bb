import { scaleLinear } from '@visx/scale';
import type { Extent } from './barStack';

const mostLines = 5;

/**
 * A scale that holds the extent between round ends, and at most five round whole numbers for its lines. Give it its
 * pixels with `range`.
 */
export function valueScale({ low, high }: Extent, wanted = mostLines) {
  const scale = scaleLinear<number>({ domain: [low, high], nice: wanted });
  // Cents and counts are whole: between 0 and 1 there is no line.
  const ticks = scale.ticks(wanted).filter(Number.isInteger);
  if (ticks.length > mostLines && wanted > 1) return valueScale({ low, high }, wanted - 1);
  return { scale, ticks };
}
