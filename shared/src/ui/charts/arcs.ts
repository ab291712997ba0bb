/** An arc in radians, clockwise from the top. */
interface PartArc {
  /** Index of its value, which sets its color. */
  readonly place: number;
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
export function arcsOf(values: readonly number[], { from, to, gap }: Sweep): readonly PartArc[] {
  const drawn = values.flatMap((value, place) => (value > 0 ? [{ value, place }] : []));
  const whole = drawn.reduce((sum, { value }) => sum + value, 0);
  const room = to - from - gap * (drawn.length - 1);
  let startAngle = from;
  return drawn.map(({ value, place }) => {
    const arc = { place, startAngle, endAngle: startAngle + room * (value / whole) };
    startAngle = arc.endAngle + gap;
    return arc;
  });
}
