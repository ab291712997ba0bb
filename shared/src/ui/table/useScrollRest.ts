import { useEffect } from 'react';
import { useLatest } from './useLatest';

/** Milliseconds without scrolling; Safari has no `scrollend` yet. */
const restAfter = 150;

/** Tells where the scrolling of the frame came to rest. */
export function useScrollRest(frame: HTMLElement | null, onRest: ((top: number) => void) | undefined) {
  const latest = useLatest(onRest);
  const isAsked = onRest !== undefined;
  useEffect(() => {
    if (!frame || !isAsked) return undefined;
    let timer: number | undefined;
    const rest = () => {
      // Not under a pressed pointer: what moves in the document then is never clicked.
      if (frame.matches(':active')) onScroll();
      else latest.current?.(frame.scrollTop);
    };
    const onScroll = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(rest, restAfter);
    };
    frame.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.clearTimeout(timer);
      frame.removeEventListener('scroll', onScroll);
    };
  }, [frame, isAsked, latest]);
}
