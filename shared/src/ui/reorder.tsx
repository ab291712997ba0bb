import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { GripVertical } from 'lucide-react';
import styled from 'styled-components';
import { boxStyle, centered, media, textStyle } from '@back-office/shared/theme';
import { listen } from '../loading/listen';

interface Drag {
  readonly id: string;
  /** Its index if it were dropped now. */
  readonly to: number;
}

/**
 * Dragging with mouse, pen or finger. During a drag only the positions on the screen change (CSS `order`), not the order in
 * the document, so that the dragged element keeps the pointer. Dropping calls `move`, as keys do: it keeps the focus where it
 * is and calls `onMove`, unless the entry stays in its place.
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
  const focused = useRef<HTMLElement>(null);

  // An element that moves in the document loses the focus.
  useLayoutEffect(() => {
    focused.current?.focus();
    focused.current = null;
  }, [entries]);

  function move(index: number, to: number) {
    if (moveEntry(entries, index, to) === entries) return;
    focused.current = list.current?.querySelector<HTMLElement>(':focus') ?? null;
    onMove(index, to);
  }

  const follow = useEffectEvent((x: number, y: number) => {
    const to = indexAt(list.current, x, y);
    if (to === undefined) return;
    target.current = to;
    setDrag((before) => before && { ...before, to });
    if (drag) list.current?.children[from]?.scrollIntoView({ block: 'nearest' });
  });
  const drop = useEffectEvent(() => {
    if (isDragging) move(from, target.current);
    setDrag(null);
  });

  useEffect(() => {
    if (!isDragging) return;
    return listen(window, {
      pointermove: ({ clientX, clientY }) => follow(clientX, clientY),
      pointerup: () => drop(),
      pointercancel: () => setDrag(null),
      keydown: ({ key }) => key === 'Escape' && setDrag(null),
    });
  }, [isDragging]);

  function start(event: PointerEvent, id: string) {
    if (event.button !== 0) return;
    target.current = entries.findIndex((entry) => entry.id === id);
    setDrag({ id, to: target.current });
  }

  return { list, draggedId: isDragging ? drag.id : undefined, order, start, move };
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

export interface ReorderHandleProps {
  readonly name: string;
  /** Its position in the list, without a drag that is not finished. */
  readonly index: number;
  readonly count: number;
  /** Id of the text that describes how to move it. */
  readonly hintId: string;
  readonly onGrab: (event: PointerEvent) => void;
  readonly onMove: (to: number) => void;
  readonly className?: string;
}

const keys: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves its entry by dragging or with the arrow keys. */
export function ReorderHandle({ name, index, count, hintId, onGrab, onMove, className }: ReorderHandleProps) {
  function moveByKey(event: KeyboardEvent) {
    const target = keys[event.key];
    if (!target) return;
    event.preventDefault();
    onMove(target(index, count));
  }
  return (
    <Handle
      type="button"
      className={className}
      aria-label={`Move ${name}`}
      aria-describedby={hintId}
      onPointerDown={onGrab}
      onKeyDown={moveByKey}
    >
      <GripVertical size={16} aria-hidden />
    </Handle>
  );
}

const Handle = styled.button`
  ${centered}
  ${textStyle({ width: '32px', height: '36px', round: 'md', tone: 'muted' })}
  cursor: grab;
  touch-action: none;

  &:hover {
    ${textStyle({ ground: 'hover', tone: 'text' })}
  }

  [data-dragging] & {
    cursor: grabbing;
  }

  ${media.phone} {
    ${boxStyle({ width: '40px', height: '44px' })}
  }
`;
