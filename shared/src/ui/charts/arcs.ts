import { unknown, type Unknown } from '@back-office/shared/format';

/** An arc in radians, clockwise from the top. */
interface PartArc {
  /** Index of its value, which sets its color. */
  readonly index: number;
  readonly startAngle: number;
  readonly endAngle: number;
}

interface Sweep {
  readonly from: number;
  readonly to: number;
  /** Gap between two arcs, in radians. */
  readonly gap: number;
}

/**
 * Arcs in proportion to the values that, with the gaps between them, fill the sweep. A value of zero or less has no
 * arc.
 */
export function arcsOf(values: readonly (number | Unknown)[], { from, to, gap }: Sweep): readonly PartArc[] {
  const drawn = values.flatMap((value, index) => (value !== unknown && value > 0 ? [{ value, index }] : []));
  const whole = drawn.reduce((sum, { value }) => sum + value, 0);
  const available = to - from - gap * (drawn.length - 1);
  let startAngle = from;
  return drawn.map(({ value, index }) => {
    const arc = { index, startAngle, endAngle: startAngle + available * (value / whole) };
    startAngle = arc.endAngle + gap;
    return arc;
  });
}
