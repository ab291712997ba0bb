import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';

interface Drag {
  readonly id: string;
  /** Its index if it were dropped now. */
  readonly to: number;
}

/**
 * Dragging with mouse, pen or finger. During a drag only the positions on the screen change (CSS `order`), not the order in
 * the document, so that the dragged element keeps the pointer. Dropping calls `onMove`.
 */
export function useDragToReorder<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  onMove: (from: number, to: number) => void,
) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  // The pointer may be released before its last move is drawn.
  const target = useRef(0);
  const from = entries.findIndex(({ id }) => id === drag?.id);
  const isDragging = drag !== null && from >= 0;
  const order = isDragging ? moveEntry(entries, from, drag.to) : entries;

  const follow = useEffectEvent((x: number, y: number) => {
    const to = indexAt(list.current, x, y);
    if (to === undefined) return;
    target.current = to;
    setDrag((before) => before && { ...before, to });
    if (drag) list.current?.children[from]?.scrollIntoView({ block: 'nearest' });
  });
  const drop = useEffectEvent(() => {
    if (isDragging) onMove(from, target.current);
    setDrag(null);
  });

  useEffect(() => {
    if (!isDragging) return;
    const move = (event: globalThis.PointerEvent) => follow(event.clientX, event.clientY);
    const end = () => drop();
    const cancel = () => setDrag(null);
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', escape);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', escape);
    };
  }, [isDragging]);

  function start(event: PointerEvent, id: string) {
    if (event.button !== 0) return;
    target.current = entries.findIndex((entry) => entry.id === id);
    setDrag({ id, to: target.current });
  }

  return { list, draggedId: isDragging ? drag.id : undefined, order, start };
}

/** The index, in visual order, of the item closest to a point. */
function indexAt(list: HTMLElement | null, x: number, y: number): number | undefined {
  const boxes = [...(list?.children ?? [])].map((child) => child.getBoundingClientRect());
  if (boxes.length === 0) return undefined;
  boxes.sort((one, other) => one.top - other.top || one.left - other.left);
  const distances = boxes.map((box) =>
    Math.hypot(distanceTo(x, box.left, box.right), distanceTo(y, box.top, box.bottom)),
  );
  return distances.indexOf(Math.min(...distances));
}

/** Distance of a coordinate from a span; 0 inside it. */
function distanceTo(at: number, start: number, end: number): number {
  return Math.max(start - at, 0, at - end);
}

/** The list with one entry moved to index `to`, which is limited to the list. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = entries[from];
  const place = Math.min(Math.max(to, 0), entries.length - 1);
  if (entry === undefined || place === from) return entries;
  const rest = entries.filter((_, index) => index !== from);
  return [...rest.slice(0, place), entry, ...rest.slice(place)];
}
