import { unknown, type Unknown } from '@back-office/shared/format';

/** In radians, clockwise from the top. */
interface Arc {
  readonly startAngle: number;
  readonly endAngle: number;
}

interface PartArc extends Arc {
  /** Index of its value, which sets its color. */
  readonly index: number;
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

/** The outline of an arc between two radii around the origin, for the `d` of a path. */
export function outlineOf({ startAngle, endAngle }: Arc, innerRadius: number, outerRadius: number): string {
  const isLarge = endAngle - startAngle >= Math.PI ? 1 : 0;
  const at = (angle: number, radius: number) =>
    `${rounded(radius * Math.sin(angle))},${rounded(-radius * Math.cos(angle))}`;
  const along = (radius: number, isClockwise: 0 | 1, to: number) =>
    `A${radius},${radius},0,${isLarge},${isClockwise},${at(to, radius)}`;
  const outside = `M${at(startAngle, outerRadius)}${along(outerRadius, 1, endAngle)}`;
  return `${outside}L${at(endAngle, innerRadius)}${along(innerRadius, 0, startAngle)}Z`;
}

const rounded = (length: number) => Math.round(length * 1_000) / 1_000;
