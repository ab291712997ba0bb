import { useLayoutEffect, useMemo } from 'react';
import type { Line, Lines } from './lines';
import { keyAt } from './rowDom';
import type { Scroller } from './scroller';
import { useSlicesInView } from './useSlicesInView';

/** Rows that are printed, in view or not: about two dozen pages. For more there is the export. */
export const maxPrintedRows = 1_000;

/**
 * Slices that are drawn above and below those in view. More than the head is high: what is in view counts from the top of
 * the frame, not from below the head.
 */
const overscan = 6;

export interface DrawnLine {
  readonly index: number;
  readonly line: Line;
}

interface VisibleLinesOptions<Row> {
  /** The frame of the table, once it is there. */
  readonly frame: HTMLElement | null;
  /** What scrolls the rows: the frame or something around it. */
  readonly scroller: Scroller | null;
  readonly lines: Lines;
  readonly rows: readonly (Row | undefined)[];
  readonly rowKey: (row: Row) => string;
  /** Pixels, as in `lines`. */
  readonly rowHeight: number;
  /** Pixels assumed before the frame is measured. */
  readonly defaultHeight: number;
  /** Initial scroll position of the frame, in pixels. */
  readonly scrollTop: number | undefined;
  /** Draws the first `maxPrintedRows` rows instead of those in view. */
  readonly isPrinting: boolean;
  /** Indexes of rows that are drawn even when they are out of view; -1 for none. */
  readonly pinned: readonly [number, number];
  readonly onRowsInView: ((first: number, last: number) => void) | undefined;
}

/**
 * The lines to draw, by key: those in view, then the pinned rows. The map stays the same until the lines change.
 * What is in view is counted in slices of one row's height, which costs nothing for any number of rows; `lines` knows
 * which lines are in these slices.
 */
export function useVisibleLines<Row>(options: VisibleLinesOptions<Row>): ReadonlyMap<string, DrawnLine> {
  const { frame, scroller, lines, rows, rowKey, rowHeight, defaultHeight, scrollTop = 0, isPrinting, pinned } = options;
  const { onRowsInView } = options;
  const inView = useSlicesInView({ frame, scroller, sliceHeight: rowHeight, defaultHeight, scrollTop });
  const lastOfAll = Math.ceil(lines.height / rowHeight) - 1;
  const firstSlice = Math.max(0, Math.min(inView.first, lastOfAll) - overscan);
  const lastSlice = Math.min(inView.last + overscan, lastOfAll);
  const first = isPrinting ? 0 : lines.indexAt(firstSlice * rowHeight);
  const last = isPrinting
    ? lines.indexOfRow(Math.min(rows.length, maxPrintedRows) - 1)
    : lines.indexAt((lastSlice + 1) * rowHeight - 1);
  // Before the picture, so that rows that are there at once are in it.
  useLayoutEffect(() => {
    onRowsInView?.(rowAt(lines, first), rowAt(lines, last));
  }, [onRowsInView, lines, first, last]);
  const [pinnedRow, otherPinnedRow] = isPrinting ? [-1, -1] : pinned;

  return useMemo(() => {
    const drawn = new Map<string, DrawnLine>();
    const add = (index: number) => {
      const line = lines.line(index);
      if ('group' in line) drawn.set(`group ${index} ${line.group.key}`, { index, line });
      else {
        drawn.set(keyAt(rows, rowKey, line.row), { index, line });
      }
    };
    for (let index = first; index <= last; index += 1) add(index);
    for (const row of [pinnedRow, otherPinnedRow]) if (row >= 0) add(lines.indexOfRow(row));
    return drawn;
  }, [lines, first, last, pinnedRow, otherPinnedRow, rows, rowKey]);
}

/** The row of a line, or the first row of a group. */
function rowAt(lines: Lines, index: number): number {
  const line = lines.line(index);
  if ('row' in line) return line.row;
  const next = lines.line(index + 1);
  return 'row' in next ? next.row : 0;
}
