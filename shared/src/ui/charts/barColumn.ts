import { drawnValues, reachOf, stackOf, type BarCategory, type BarSegment } from './barStack';

/** Font size of a value beyond the end of its bar, and the distance to it. */
export const valueHeight = 24;
const letterHeight = 12;
/** Gap between the segments of a stack. */
const segmentGap = 2;

/** A drawn segment, in px. */
interface BarBox {
  readonly index: number;
  readonly y: number;
  readonly height: number;
  readonly round: 'top' | 'bottom' | undefined;
}

interface BarColumn {
  readonly boxes: readonly BarBox[];
  /** The topmost pixel that is drawn; the tooltip goes above it. */
  readonly top: number;
  readonly comparedY: number | undefined;
  readonly isPart: boolean;
  /** The sum of the stack, written beyond its end. */
  readonly value: { readonly text: string; readonly y: number } | undefined;
}

/** The geometry of one column; `at` returns the pixel of a value. */
export function columnOf(
  { values, compared, isPart = false }: BarCategory,
  at: (value: number) => number,
  valueText: string | undefined,
): BarColumn {
  const drawn = drawnValues(values);
  const reach = reachOf(drawn);
  const ends = { top: at(reach.high), bottom: at(reach.low) };
  const comparedY = typeof compared === 'number' ? at(compared) : undefined;
  const value =
    valueText === undefined ? undefined : { text: valueText, y: valueY(reach.high + reach.low, ends, comparedY) };
  return {
    boxes: stackOf(drawn).map((segment) => boxOf(segment, at)),
    top: Math.min(ends.top, comparedY ?? Infinity, value ? value.y - letterHeight : Infinity),
    comparedY,
    isPart,
    value,
  };
}

interface StackEnds {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Everything but zero is visible. Gaps are taken from the far end of a segment, so that stacks end where they should.
 */
function boxOf({ index, low, high, isEnd }: BarSegment, at: (value: number) => number): BarBox {
  const length = at(low) - at(high);
  const height = Math.max(1, isEnd || length <= 2 * segmentGap ? length : length - segmentGap);
  const isUp = high > 0;
  const round = isUp ? 'top' : 'bottom';
  return { index, y: isUp ? at(low) - height : at(high), height, round: isEnd ? round : undefined };
}

/** Baseline of the value: beyond the end of the bar, and beyond the comparison line if it is in the way. */
function valueY(total: number, { top, bottom }: StackEnds, comparedY = NaN): number {
  if (total < 0) return (comparedY > bottom && comparedY - bottom < valueHeight ? comparedY : bottom) + valueHeight - 8;
  return (comparedY < top && top - comparedY < valueHeight ? comparedY : top) - 6;
}
