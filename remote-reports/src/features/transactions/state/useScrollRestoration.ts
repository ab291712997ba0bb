import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from '@back-office/shared/router';

/** Scroll positions in pixels by history entry, until the page is reloaded. */
const positions = new Map<string, number>();
const maxPositions = 100;

function store(entry: string, top: number) {
  positions.delete(entry);
  positions.set(entry, top);
  const [oldest] = positions.keys();
  if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest);
}

/**
 * Restores the scroll position of the table in `container` when the merchant goes back. `listed` identifies the rows
 * and their order: when it changes, a new history entry starts at the top. Other changes of the address do not scroll.
 */
export function useScrollRestoration(container: RefObject<HTMLElement | null>, listed: string) {
  const entry = useLocation().key;
  const [scrollTop] = useState(() => positions.get(entry) ?? 0);
  const latest = useRef({ entry, listed, top: scrollTop });

  useEffect(() => {
    const previous = latest.current;
    const isOtherList = previous.listed !== listed;
    if (previous.entry === entry && !isOtherList) return;
    const stored = previous.entry === entry ? undefined : positions.get(entry);
    const top = stored ?? (isOtherList ? 0 : previous.top);
    latest.current = { entry, listed, top };
    store(entry, top);
    // jsdom has no scrollTo.
    if (isOtherList) container.current?.querySelector('[role="table"]')?.scrollTo?.({ top });
  }, [container, entry, listed]);

  const onScrollTop = useCallback(
    (top: number) => {
      latest.current = { ...latest.current, top };
      store(entry, top);
    },
    [entry],
  );
  return { scrollTop, onScrollTop };
}
