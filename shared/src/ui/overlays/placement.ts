export type Side = 'top' | 'bottom' | 'left' | 'right';
export type Align = 'start' | 'center' | 'end';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Placement {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
  /** Position of the anchor's middle along the overlay's edge, in px from its start; the arrow points there. */
  readonly arrow: number;
}

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const satisfies Record<Side, Side>;

/** Minimum distance from the edge of the window, in px. */
const margin = 8;

/**
 * The position of an overlay next to its anchor, in px of the window. The overlay flips to the opposite side if it does
 * not fit and there is more space, and slides to stay inside the window, over the anchor if it fits on neither side.
 */
export function placementOf(
  anchor: Box,
  float: Size,
  viewport: Size,
  { side, align, gap }: { readonly side: Side; readonly align: Align; readonly gap: number },
): Placement {
  const room = {
    top: anchor.top - gap - margin,
    bottom: viewport.height - anchor.top - anchor.height - gap - margin,
    left: anchor.left - gap - margin,
    right: viewport.width - anchor.left - anchor.width - gap - margin,
  };
  const isVertical = side === 'top' || side === 'bottom';
  const needed = isVertical ? float.height : float.width;
  const final = room[side] < needed && room[opposite[side]] > room[side] ? opposite[side] : side;
  const along = isVertical
    ? slide(anchor.left, anchor.width, float.width, viewport.width, align)
    : slide(anchor.top, anchor.height, float.height, viewport.height, align);
  const across = {
    top: anchor.top - gap - float.height,
    bottom: anchor.top + anchor.height + gap,
    left: anchor.left - gap - float.width,
    right: anchor.left + anchor.width + gap,
  }[final];
  const limit = isVertical ? viewport.height : viewport.width;
  const inside = inWindow(across, needed, limit);
  const middle = isVertical ? anchor.left + anchor.width / 2 : anchor.top + anchor.height / 2;
  return {
    left: isVertical ? along : inside,
    top: isVertical ? inside : along,
    side: final,
    arrow: middle - along,
  };
}

function slide(start: number, length: number, floatLength: number, limit: number, align: Align): number {
  const slack = length - floatLength;
  const wanted = start + { start: 0, center: slack / 2, end: slack }[align];
  return inWindow(wanted, floatLength, limit);
}

/** What is longer than the window begins at its start. */
function inWindow(wanted: number, length: number, limit: number): number {
  return Math.max(margin, Math.min(wanted, limit - margin - length));
}
