import { useEffect, useEffectEvent } from 'react';
import { listenToScroll, type Scroller } from './scroller';

/** Milliseconds without scrolling; Safari has no `scrollend` event yet. */
const quietPeriod = 150;

/** Calls `onEnd` with the scroll position whenever the scrolling has ended. */
export function useScrollEnd(scroller: Scroller | null, onEnd: ((top: number) => void) | undefined) {
  const isNeeded = onEnd !== undefined;
  const report = useEffectEvent((top: number) => onEnd?.(top));
  useEffect(() => {
    if (!scroller || !isNeeded) return undefined;
    const element = scroller === 'window' ? document.documentElement : scroller;
    let timer: number | undefined;
    const end = () => {
      // Not while the pointer is down: an element that moves in the document then never gets its click.
      if (element.matches(':active')) onScroll();
      else report(element.scrollTop);
    };
    const onScroll = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(end, quietPeriod);
    };
    const stop = listenToScroll(scroller, onScroll);
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [scroller, isNeeded]);
}
