/**
 * Calls `run` each time a lost connection may be back: the browser is online again, or the merchant returns to the tab
 * while it is. Returns a function that stops it.
 */
export function onReconnect(run: () => void): () => void {
  const runIfShown = () => {
    if (!document.hidden && navigator.onLine) run();
  };
  window.addEventListener('online', run);
  document.addEventListener('visibilitychange', runIfShown);
  return () => {
    window.removeEventListener('online', run);
    document.removeEventListener('visibilitychange', runIfShown);
  };
}
