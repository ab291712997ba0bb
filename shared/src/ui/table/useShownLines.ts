import { useVirtualizer } from 'react-window';
import type { Lines } from './lines';

interface Options {
  /** Pixels. */
  readonly rowHeight: number;
  /** Pixels assumed before the frame is measured. */
  readonly defaultHeight: number;
  /** Pixels the frame is scrolled by at first. */
  readonly scrollTop: number | undefined;
}

/**
 * The first and the last line to render. The virtualizer counts slots of one row's height, which costs it nothing for
 * any number of rows; `lines` knows which lines lie in the slots in view.
 */
export function useShownLines(frame: HTMLElement | null, lines: Lines, options: Options) {
  const { rowHeight, defaultHeight, scrollTop = 0 } = options;
  // Offsets count from the top of the frame, not from below the head; the overscan is larger than that difference.
  const { items } = useVirtualizer({
    count: Math.ceil(lines.height / rowHeight),
    itemSize: rowHeight,
    element: frame,
    defaultSize: defaultHeight,
    defaultScrollOffset: scrollTop,
    overscanCount: 6,
  });
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  return { first: lines.indexAt(first * rowHeight), last: lines.indexAt((last + 1) * rowHeight - 1) };
}
