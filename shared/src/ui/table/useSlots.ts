import { useMemo, useState } from 'react';
import { nextSlots } from './slots';
import { useScrollRest } from './useScrollRest';

interface Shown {
  readonly frame: HTMLElement | null;
  readonly rows: readonly unknown[];
  /** The lines to draw by their keys, top to bottom; the same map while they are the same. */
  readonly shown: ReadonlyMap<string, unknown>;
  readonly isPrinting: boolean;
  /** A row has the focus. */
  readonly hasFocus: boolean;
  /** The row that has or last had it. */
  readonly ownKey: string | undefined;
}

/**
 * Slots for the lines in view, as they stand in the document. While the list is scrolled they keep their places there;
 * when the scrolling rests or the rows change they stand in the order of the lines again, and always do while a row
 * has the focus, for Tab and screen readers.
 */
export function useSlots({ frame, rows, shown, isPrinting, hasFocus, ownKey }: Shown) {
  const [rests, setRests] = useState(0);
  useScrollRest(frame, () => setRests((count) => count + 1));
  const order = useMemo(() => [rows, isPrinting, rests], [rows, isPrinting, rests]);

  const [last, setLast] = useState(() => ({
    shown,
    order,
    slots: nextSlots([], [...shown.keys()], { isReusing: false, isInPlace: false, ownKey }),
  }));
  if (last.shown === shown && last.order === order) return last.slots;

  const isScrolled = last.order === order;
  const terms = { isReusing: !hasFocus, isInPlace: isScrolled && !hasFocus, ownKey };
  const slots = nextSlots(last.slots, [...shown.keys()], terms);
  setLast({ shown, order, slots });
  return slots;
}
