import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from '@back-office/shared/router';

/** Pixels scrolled, by entry of the browser's history. They last as long as the page. */
const places = new Map<string, number>();
const mostPlaces = 100;

function keep(entry: string, top: number) {
  places.delete(entry);
  places.set(entry, top);
  const [oldest] = places.keys();
  if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest);
}

/**
 * Back comes to the same place of the list. `listed` says what is listed and how: when that changes the list starts
 * from the top, unless the entry of the history was there before. What else moves the address leaves the list alone.
 */
export function useListPlace(around: RefObject<HTMLElement | null>, listed: string) {
  const entry = useLocation().key;
  const [scrollTop] = useState(() => places.get(entry) ?? 0);
  const known = useRef({ entry, listed, top: scrollTop });

  useEffect(() => {
    const before = known.current;
    const isOther = before.listed !== listed;
    if (before.entry === entry && !isOther) return;
    const kept = before.entry === entry ? undefined : places.get(entry);
    const top = kept ?? (isOther ? 0 : before.top);
    known.current = { entry, listed, top };
    keep(entry, top);
    // jsdom has no scrollTo.
    if (isOther) around.current?.querySelector('[role="table"]')?.scrollTo?.({ top });
  }, [around, entry, listed]);

  const onScrollTop = useCallback(
    (top: number) => {
      known.current = { ...known.current, top };
      keep(entry, top);
    },
    [entry],
  );
  return { scrollTop, onScrollTop };
}
