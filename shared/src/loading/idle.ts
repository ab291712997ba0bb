import { useEffect } from 'react';

/** Milliseconds after which the work starts even on a page that is busy or still loading. */
export const idleTimeout = 2_000;

/** Safari has no `requestIdleCallback`: there the work starts after this many milliseconds. */
const fallbackPause = 300;

/** Runs `work` when the browser is idle. Returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, fallbackPause);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: idleTimeout });
  return () => window.cancelIdleCallback(handle);
}

/**
 * Like `whenIdle`, but waits for the page's load event first. A file that hangs delays that event, but not the work for
 * longer than `idleTimeout`.
 */
export function whenLoadedAndIdle(work: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(work);
  let cancelIdle: (() => void) | undefined;
  const start = () => {
    stopWaiting();
    cancelIdle = whenIdle(work);
  };
  const timer = setTimeout(start, idleTimeout);
  const stopWaiting = () => {
    window.removeEventListener('load', start);
    clearTimeout(timer);
  };
  window.addEventListener('load', start);
  return () => {
    stopWaiting();
    cancelIdle?.();
  };
}

/** Runs `work` once, when the screen has been drawn and the browser is idle. `work` must keep its identity. */
export function useIdle(work: () => void) {
  useEffect(() => whenIdle(work), [work]);
}
