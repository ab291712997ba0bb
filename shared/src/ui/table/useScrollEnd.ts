import { useEffect, useEffectEvent } from 'react';

/** Milliseconds without scrolling; Safari has no `scrollend` event yet. */
const quietPeriod = 150;

/** Calls `onEnd` with the scroll position whenever the frame has stopped scrolling. */
export function useScrollEnd(frame: HTMLElement | null, onEnd: ((top: number) => void) | undefined) {
  const isNeeded = onEnd !== undefined;
  const report = useEffectEvent((top: number) => onEnd?.(top));
  useEffect(() => {
    if (!frame || !isNeeded) return undefined;
    let timer: number | undefined;
    const end = () => {
      // Not while the pointer is down: an element that moves in the document then never gets its click.
      if (frame.matches(':active')) onScroll();
      else report(frame.scrollTop);
    };
    const onScroll = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(end, quietPeriod);
    };
    frame.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.clearTimeout(timer);
      frame.removeEventListener('scroll', onScroll);
    };
  }, [frame, isNeeded]);
}
