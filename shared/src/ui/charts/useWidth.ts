import { useCallback, useState } from 'react';

/**
 * The width of an element in px, updated as it changes. Measured before the first paint, so nothing moves; without
 * layout (jsdom) it is `assumed`.
 */
export function useWidth(assumed: number) {
  const [width, setWidth] = useState(assumed);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    measure();
    if (typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
