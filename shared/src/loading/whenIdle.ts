/** Milliseconds after which the work starts even on a page that is still loading or never rests. */
export const idleTimeout = 2_000;

/**
 * Runs `work` when the page has loaded and the browser has nothing better to do; returns how to call it off. A file that
 * hangs holds up the page's load event, but not this for longer than `patience`.
 */
export function whenIdle(work: () => void): () => void {
  if (document.readyState === 'complete') return whenQuiet(work);
  let cancel: () => void = () => undefined;
  const start = () => {
    window.removeEventListener('load', start);
    clearTimeout(timer);
    cancel = whenQuiet(work);
  };
  const timer = setTimeout(start, idleTimeout);
  window.addEventListener('load', start);
  return () => {
    window.removeEventListener('load', start);
    clearTimeout(timer);
    cancel();
  };
}

function whenQuiet(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: idleTimeout });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 200);
  return () => clearTimeout(timer);
}
