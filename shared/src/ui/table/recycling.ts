import { useMemo, useState } from 'react';
import type { Scroller } from './scroller';
import { useScrollEnd } from './useScrollEnd';

/** The elements that show one line of the body, and the key of that line. */
interface RowElement {
  readonly id: number;
  readonly key: string;
}

interface RecyclingOptions {
  /** New lines take over the elements of lines that are gone. */
  readonly isRecycling: boolean;
  /** Elements keep their order in the document instead of the order of the lines, so that none is moved. */
  readonly keepsOrder: boolean;
  /** The line whose elements no other line takes over. */
  readonly reservedKey: string | undefined;
}

/**
 * Decides which elements show which line. Creating and moving elements is what costs most while scrolling, so a new
 * line gets elements that are free, if it may. A line that stays keeps its elements, unless most lines are new: then
 * the elements stay in order and are assigned again from top to bottom.
 */
export function assignRowElements(
  previous: readonly RowElement[],
  keys: readonly string[],
  options: RecyclingOptions,
): readonly RowElement[] {
  const { isRecycling, keepsOrder, reservedKey } = options;
  const positions = new Map(keys.map((key, position) => [key, position]));
  const staying = previous.filter(({ key }) => positions.has(key));
  const isNewList = isRecycling && !keepsOrder && staying.length < keys.length / 2;
  const kept = new Set((isNewList ? staying.filter(({ key }) => key === reservedKey) : staying).map(({ key }) => key));
  const newKeys = keys.filter((key) => !kept.has(key));
  const reused = previous.flatMap((element): RowElement[] => {
    if (kept.has(element.key)) return [element];
    const key = isRecycling && element.key !== reservedKey ? newKeys.shift() : undefined;
    return key === undefined ? [] : [{ id: element.id, key }];
  });
  const nextId = 1 + Math.max(-1, ...previous.map(({ id }) => id));
  const all = [...reused, ...newKeys.map((key, index) => ({ id: nextId + index, key }))];
  const positionOf = ({ key }: RowElement) => positions.get(key) ?? 0;
  return keepsOrder ? all : all.sort((one, other) => positionOf(one) - positionOf(other));
}

interface Drawn {
  readonly scroller: Scroller | null;
  readonly rows: readonly unknown[];
  /** The lines to draw by key, top to bottom; the same map as long as the lines are the same. */
  readonly drawn: ReadonlyMap<string, unknown>;
  readonly isPrinting: boolean;
  readonly hasFocus: boolean;
  /** The row that has the focus or had it last. */
  readonly lastFocusedKey: string | undefined;
}

/**
 * The row elements in the order of the document. While the list scrolls they keep that order. When the scrolling ends
 * or the rows change they are put in the order of the lines, for Tab and screen readers; while a row has the focus
 * they always are in that order. The elements of the row that had the focus last are not recycled, because a closing
 * dialog may return the focus to them.
 */
export function useRowElements({ scroller, rows, drawn, isPrinting, hasFocus, lastFocusedKey }: Drawn) {
  const [scrollEnds, setScrollEnds] = useState(0);
  useScrollEnd(scroller, () => setScrollEnds((count) => count + 1));
  // A new array whenever the elements must be put in order.
  const order = useMemo(() => [rows, isPrinting, scrollEnds], [rows, isPrinting, scrollEnds]);

  const [last, setLast] = useState(() => ({
    drawn,
    order,
    elements: assignRowElements([], [...drawn.keys()], {
      isRecycling: false,
      keepsOrder: false,
      reservedKey: lastFocusedKey,
    }),
  }));
  if (last.drawn === drawn && last.order === order) return last.elements;

  const isScrolling = last.order === order;
  const elements = assignRowElements(last.elements, [...drawn.keys()], {
    isRecycling: !hasFocus,
    keepsOrder: isScrolling && !hasFocus,
    reservedKey: lastFocusedKey,
  });
  setLast({ drawn, order, elements });
  return elements;
}
