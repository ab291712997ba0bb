import { useEffect } from 'react';

/** Runs `work` once, when the page has painted and has nothing else to do. `work` must keep its identity. */
export function useIdle(work: () => void) {
  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = window.setTimeout(work, 300);
      return () => window.clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(work, { timeout: 2_000 });
    return () => window.cancelIdleCallback(handle);
  }, [work]);
}
