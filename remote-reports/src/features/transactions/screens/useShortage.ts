import { useEffect, useState, type RefObject } from 'react';

/**
 * How many of the widths (pixels, the largest first) the element does not reach, whatever takes the room: the window, a
 * menu, the panel.
 */
export function useShortage(element: RefObject<HTMLElement | null>, widths: readonly number[]): number {
  const [shortage, setShortage] = useState(0);
  useEffect(() => {
    // jsdom has no ResizeObserver.
    if (!element.current || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? Infinity;
      setShortage(widths.filter((wanted) => width < wanted).length);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, widths]);
  return shortage;
}
