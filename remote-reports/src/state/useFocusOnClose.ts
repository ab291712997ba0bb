import { useEffect, useRef } from 'react';

/**
 * Focuses the line, marked by `data-line`, whose drill-down was closed. The dialog itself returns the focus to the
 * element that opened it; this covers dialogs opened by a link, or by another dialog that is closed.
 */
export function useFocusOnClose(line: string | undefined): void {
  const previous = useRef(line);
  useEffect(() => {
    const closed = previous.current;
    previous.current = line;
    if (line || !closed) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(`[data-line="${closed}"]`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [line]);
}
