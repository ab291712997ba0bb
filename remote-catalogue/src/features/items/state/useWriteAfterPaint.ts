import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { afterPaint } from '@back-office/shared/loading';

/**
 * Writes a text when what it changed on the screen has been drawn, of several the last one. A change of the address draws
 * the screen once more, for which the rows of a long list would wait. A page that is left does not wait.
 */
export function useWriteAfterPaint(write: (text: string) => void) {
  const latest = useRef(write);
  useLayoutEffect(() => {
    latest.current = write;
  });
  const waiting = useRef<string>(undefined);
  const late = useMemo(() => {
    function flush() {
      if (waiting.current !== undefined) latest.current(waiting.current);
      waiting.current = undefined;
    }
    return {
      flush,
      write(text: string) {
        if (waiting.current === undefined) void afterPaint().then(flush);
        waiting.current = text;
      },
      /** Another change writes the text. */
      cancel() {
        waiting.current = undefined;
      },
    };
  }, []);
  useEffect(() => {
    window.addEventListener('pagehide', late.flush);
    return () => {
      window.removeEventListener('pagehide', late.flush);
      late.cancel();
    };
  }, [late]);
  return late;
}
